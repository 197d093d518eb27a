import type { EncodingOptions, Input, ParseOptions, Range } from './shared.js';
export * from './index.js';

/** Explains a parse, as `lockstep explain --json` does: `lockstep help explain` documents the object. */
export interface Explanation {
  edition: string;
  file: string;
  encoding: { name: string; confidence: string; source: string } | null;
  /** The context of a fragment, such as 'td' or 'svg path'; null for a document. */
  fragment: string | null;
  scripting: boolean;
  standard: string;
  source: string;
  rules: (object | null)[];
  modes: string[];
  nodes: (object | null)[];
  before: object;
  stepsInAll: number;
  notExplained: { from: object; message: string } | null;
  repairs: object[];
  steps: object[];
  tree: object | null;
}
/** `first`, `count`: the range of steps to return; all by default. */
export function explain(input: Input, options?: ParseOptions & EncodingOptions & { first?: number; count?: number }): Explanation;

export interface EditionDifference {
  same: boolean;
  what?: 'tree' | 'quirks mode';
  old?: { edition: string; node?: string; value?: string; rules?: object[] };
  new?: { edition: string; node?: string; value?: string; rules?: object[] };
  parent?: string;
  token?: string;
  line?: number;
  column?: number;
}
/** Finds where two editions (by default the last two) first parse the input differently, and by which rules. */
export function compareEditions(input: Input, options?: Omit<ParseOptions, 'edition'> & EncodingOptions & { old?: string; new?: string }): EditionDifference;

/**
 * What to do with the elements that match `select`. Selection uses the result of the earlier edits; then each element is changed,
 * in the order of the members, until it is removed or replaced. Template contents and shadow roots are not searched.
 */
export interface SourceEdit {
  select: string;
  /** Attribute names are used as written. */
  setAttributes?: Record<string, string>;
  removeAttributes?: string[];
  /** Maps each old name to the new one. Attributes that an element does not have are skipped. */
  renameAttributes?: Record<string, string>;
  /** The new name of the elements. */
  rename?: string;
  /** Replaces the children with text, or with parsed HTML; for a `template`, `html` replaces the contents. */
  text?: string;
  html?: string;
  /** HTML that replaces the elements, or is inserted before them, at the beginning or the end of their contents, or after them. */
  replace?: string;
  before?: string;
  prepend?: string;
  append?: string;
  after?: string;
  /** Replaces the elements with their children. */
  unwrap?: boolean;
  remove?: boolean;
}
/** A range of the source that was replaced, empty for an insertion, and the range of the result that replaces it. */
export interface SourceChange {
  source: Range;
  result: Range;
}
export interface EditedSource<T> {
  result: T;
  /**
   * The replacements, in order: in UTF-16 code units for a string, in bytes otherwise. Everything else is the same in source and
   * result.
   */
  changes: SourceChange[];
}
/**
 * Changes elements in a page, as `lockstep edit` does, and keeps every byte that the changes do not affect: case, quotation marks,
 * white space, references, newlines, the encoding. The result is parsed and compared with the edited document. The result of a
 * string is a string; that of bytes is bytes in the same encoding.
 * @throws SourceEditError if the source cannot be edited; SelectorError
 */
export function editSource(source: string, edits: SourceEdit[], options?: ParseOptions & EncodingOptions): EditedSource<string>;
export function editSource(
  source: Exclude<Input, string>, edits: SourceEdit[], options?: ParseOptions & EncodingOptions,
): EditedSource<Uint8Array>;
/**
 * Thrown if nothing was written. `reason`: the DOM refuses a change, the source reaches a limit, HTML cannot express the result, or
 * the edits belong to another source.
 */
export class SourceEditError extends Error {
  reason: 'invalid change' | 'incomplete' | 'inexpressible' | 'wrong source';
  /** The position of the node whose edit cannot be written, in the units of the source; null if unknown. */
  offset: number | null;
}
