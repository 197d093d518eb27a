import type { EncodingOptions, Input, ParseOptions } from './shared.js';
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
