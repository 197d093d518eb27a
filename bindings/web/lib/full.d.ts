import type { EncodingOptions, Input, ParseOptions, Range } from './shared.js';
export * from './index.js';

/** Explains a parse, as `lockstep explain --json` does: `lockstep help explain` documents the object. */
export interface Explanation {
  edition: string;
  file: string;
  encoding: { name: string; confidence: string; source: string } | null;
  /** The context of a fragment: 'td', 'svg path'; null for a document. */
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
/** `first`, `count`: which steps; all by default. */
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
/** Where two editions (by default the last two) first parse the input differently, and by which rules. */
export function compareEditions(input: Input, options?: Omit<ParseOptions, 'edition'> & EncodingOptions & { old?: string; new?: string }): EditionDifference;

/**
 * What to do with the elements that match `select`. They are selected in the result of the earlier edits; then each is changed,
 * in the order of the members, until it is removed or replaced. Template contents and shadow roots are not searched.
 */
export interface SourceEdit {
  select: string;
  /** Attribute names are used as written. */
  setAttributes?: Record<string, string>;
  removeAttributes?: string[];
  /** From the old name to the new one. Attributes that an element does not have are skipped. */
  renameAttributes?: Record<string, string>;
  /** The new name of the elements. */
  rename?: string;
  /** Replaces the children with text, or with the parsed HTML; of a `template`, `html` replaces the contents. */
  text?: string;
  html?: string;
  /** HTML in place of the elements, or before, inside at the beginning, inside at the end, and after them. */
  replace?: string;
  before?: string;
  prepend?: string;
  append?: string;
  after?: string;
  /** Replaces the elements with their children. */
  unwrap?: boolean;
  remove?: boolean;
}
/** A range of the source that was replaced, empty where something was inserted; and the range of the result that replaces it. */
export interface SourceChange {
  source: Range;
  result: Range;
}
export interface EditedSource<T> {
  result: T;
  /** What was replaced, in order: in UTF-16 code units of a string, or in bytes. Everything else is the same in both. */
  changes: SourceChange[];
}
/**
 * Changes elements in a page, as `lockstep edit` does, and keeps every byte that the changes do not concern: case, quotation
 * marks, white space, references, newlines, the encoding. The result is parsed and compared with the edited document. A string
 * gives a string, bytes give bytes in the same encoding.
 * @throws SourceEditError if HTML cannot express the result; SelectorError
 */
export function editSource(source: string, edits: SourceEdit[], options?: ParseOptions & EncodingOptions): EditedSource<string>;
export function editSource(
  source: Exclude<Input, string>, edits: SourceEdit[], options?: ParseOptions & EncodingOptions,
): EditedSource<Uint8Array>;
/** Nothing is written. `reason`: the DOM refuses a change, or the source reaches a limit, or HTML cannot express the result. */
export class SourceEditError extends Error {
  reason: 'invalid change' | 'incomplete' | 'inexpressible' | 'wrong source';
  /** Where the node is, in the units of the source, whose edit cannot be written; null if unknown. */
  offset: number | null;
}
