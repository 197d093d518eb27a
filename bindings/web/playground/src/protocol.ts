// The messages between the page and its worker.
import type { MainContent, MarkdownOptions } from "lockstep-html/content";
import type { Severity } from "lockstep-html/validator";

export type Quirks = "no-quirks" | "limited-quirks" | "quirks";

/** How to parse, the same for all tabs. */
export interface Options {
  /** Empty for a document; otherwise an element: "td", "svg path", "math mi". */
  context: string;
  /** The quirks mode of the context element's document. */
  quirks: Quirks;
  scripting: boolean;
  shadowRoots: boolean;
  srcdoc: boolean;
  edition: string;
}

export interface Place {
  start: number;
  end: number;
  line: number;
  column: number;
}
/** An error or a finding, with its place in the text. */
export interface Marked extends Place {
  /** A place that explains the error or finding. */
  second?: Place & { note: string };
}
export interface ErrorMark extends Marked {
  code: string;
  explanation: string;
  anchor: string;
  /** Whether the name is Lockstep's own, since the Standard defines no code. */
  own: boolean;
}

export const enum Kind {
  document,
  doctype,
  element,
  text,
  comment,
  instruction,
  content,
  shadow,
}

/** A tree as a list of rows in tree order. Its arrays are transferred between threads without copying. */
export interface Tree {
  kinds: Uint8Array;
  depths: Uint32Array;
  /** The row after each row's last descendant. */
  ends: Uint32Array;
  /**
   * The places of each node in the text, in UTF-16 code units: the begin and end of the start tag or the node, then of the end tag;
   * -1 if there is none.
   */
  places: Int32Array;
  /** The payloads, one after the other, as JSON in UTF-8. */
  text: Uint8Array;
  offsets: Uint32Array;
}
const decoder = new TextDecoder();
/** The name, the namespace if it is not HTML's, the attributes and the data. */
export type Payload = [name: string, namespace: string, attributes: [string, string][], data: string];

export const payloadText = (tree: Tree, row: number): string => decoder.decode(tree.text.subarray(tree.offsets[row], tree.offsets[row + 1]));
export const payload = (tree: Tree, row: number): Payload => JSON.parse(payloadText(tree, row));

export interface Parsed {
  tree: Tree;
  errors: ErrorMark[];
  errorCount: number;
  quirks: string;
  status: string;
  flattened: boolean;
  bytes: number;
  milliseconds: number;
}

/** The list of the steps in a part of the explanation. */
export interface Explained {
  first: number;
  stepsInAll: number;
  /** The indexes in the text where each token begins and ends. */
  starts: Uint32Array;
  stops: Uint32Array;
  errors: Uint8Array;
  kinds: string[];
  notExplained: string;
  /** For each row of the tree, the step that inserted it, or -1. Empty if not all steps are included. */
  stepOfRow: Int32Array;
  /** For each step, the first row of the final tree that it inserted, or -1. */
  rowOfStep: Int32Array;
  milliseconds: number;
}

export interface RuleLink {
  anchor: string;
  /** The name of the branch in spec/. */
  name: string;
}
export interface Item {
  kind: string;
  sort: "row" | "algorithm" | "loop" | "variable" | "condition" | "error" | "plus" | "minus" | "change" | "run";
  text: string;
  more: string;
  link?: RuleLink;
  file?: string;
  holds?: boolean;
  fostered?: boolean;
  replayed: boolean;
  /** Whether the item is shown only if all algorithms and conditions are. `brief` items are shown only if they are not. */
  detail: boolean;
  brief?: boolean;
  /** The step that created the node. */
  step: number;
}
export interface Entry {
  text: string;
  change: "" | "new" | "gone";
  step: number;
}
export interface TreeLine {
  depth: number;
  kind: string;
  text: string;
  attributes: [string, string][];
  change: "" | "new" | "changed";
  open: boolean;
  step: number;
}
export interface StepView {
  index: number;
  start: number;
  stop: number;
  line: number;
  column: number;
  about: string;
  attributes: [string, string][];
  states: { name: string; count: number; anchor: string; branch: string }[];
  items: Item[];
  tree: TreeLine[];
  treeBefore: number;
  treeAfter: number;
  mode: string;
  modeBefore: string;
  stack: Entry[];
  list: Entry[];
  row: number;
}

export interface Selected {
  /** The rows in the tree. */
  rows: number[];
  total: number;
  error?: { message: string; column: number; suggestion: string };
}

export interface Removal {
  what: string;
  why: string;
  /** The removed ranges of the text, in order; empty if the removed content was not in the text. */
  ranges: [number, number][];
  link: string;
}
export interface Sanitized {
  html: string;
  removed: Removal[];
  error: string;
  configuration: string;
}

export interface FindingMark extends Marked {
  rule: string;
  severity: Severity;
  message: string;
  link: string;
}
export interface Validated {
  /** The first findings, in the order of the text. */
  findings: FindingMark[];
  /** How many findings there are of each severity, including those not in `findings`. */
  counts: Record<Severity, number>;
}

export interface Rendered {
  markdown: string;
  /** Sanitized HTML of the first `characters` code units of the Markdown. */
  html: string;
  characters: number;
}

/** How the tree is serialized. */
export type Format = "html" | "json" | "dump";

export interface EditionSide {
  edition: string;
  node?: string;
  value?: string;
  rules?: { name: string; rule: string; anchor: string; file: string; condition?: string; holds?: boolean }[];
}
export interface Compared {
  same: boolean;
  what: string;
  parent: string;
  token: string;
  line: number;
  column: number;
  old: EditionSide;
  new: EditionSide;
  oldTree: Tree;
  newTree: Tree;
  /** The first row that differs. */
  row: number;
}

export interface Sniffed {
  name: string;
  confidence: string;
  source: string;
  text: string;
  size: number;
}

export interface Difference {
  same: boolean;
  line: number;
  path: string;
  ours: string;
  theirs: string;
  around: { ours: string[]; theirs: string[]; from: number };
}

/** For each call, by its name, what is sent to the worker. Answers has what comes back. */
export interface Calls {
  start: { module: ArrayBuffer; tables: ArrayBuffer | null };
  content: { module: ArrayBuffer };
  validator: { module: ArrayBuffer };
  parse: { text: string; options: Options };
  serialize: { format: Format };
  preview: Record<string, never>;
  dump: Record<string, never>;
  text: Record<string, never>;
  explain: { first: number };
  step: { index: number };
  ruleStep: { rule: string };
  select: { selector: string };
  sanitize: { config: string; method: string };
  editions: { old: string; new: string };
  sniff: { bytes: ArrayBuffer; transport: string };
  difference: { dump: string };
  markdown: { choices: MarkdownOptions };
  mainContent: Record<string, never>;
  validate: Record<string, never>;
}
export interface Answers {
  start: { version: string; editions: { date: string; covers: string }[] };
  content: void;
  validator: void;
  parse: Parsed;
  serialize: { text: string };
  preview: { html: string; cut: boolean };
  dump: { dump: string };
  text: { inner: string; content: string };
  explain: Explained;
  step: StepView;
  ruleStep: { index: number };
  select: Selected;
  sanitize: Sanitized;
  editions: Compared;
  sniff: Sniffed;
  difference: Difference;
  markdown: Rendered;
  mainContent: MainContent;
  validate: Validated;
}

/** The calls to the worker of other parsers. */
export interface OtherCalls {
  parse5: Pick<Options, "context" | "scripting"> & { text: string };
  htmlparser2: OtherCalls["parse5"];
}
export interface OtherAnswers {
  parse5: { dump: string };
  htmlparser2: { dump: string };
}
