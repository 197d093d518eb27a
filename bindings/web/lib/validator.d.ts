import type { EncodingOptions, InitOptions, Input, Limits } from './shared.js';

/**
 * The severity of a finding. error: the Standard says "must"; warning: it says "should", or a feature is obsolete but conforming;
 * info: a hint.
 */
export type Severity = 'error' | 'warning' | 'info';

/** A part of the input. */
export interface Place {
  /** From 1. */
  line: number;
  /** From 1, in code points. */
  column: number;
  /** The line one past the last character. */
  endLine: number;
  endColumn: number;
  /** The offset in the units of the input: UTF-16 code units for a string, bytes for an array. */
  offset: number;
  /** Equal to `offset` where the parser implied something. */
  end: number;
}

/** Something that does not conform to the HTML Standard, or should be different. */
export interface Finding extends Place {
  /** Its name: 'attribute-not-allowed', or the name of a parse error. */
  rule: string;
  severity: Severity;
  /** What is wrong and what to do, for the author of the page. */
  message: string;
  /** A place that explains the finding; `note` is what is there: '<span> is opened here'. */
  second?: Place & { note: string };
  /** The address of the clause of the Standard. */
  link: string;
}

/** Describes the findings with one name. */
export interface FindingRule {
  name: string;
  /** Its usual severity. */
  severity: Severity;
  /** The message, with words in braces for the parts that vary. */
  sentence: string;
  /** The address of the clause of the Standard; empty if it varies. */
  link: string;
}

export interface ValidateOptions extends EncodingOptions {
  /** Whether parse errors are among the findings; true by default. */
  parseErrors?: boolean;
  /** Whether all other findings are reported; true by default. */
  conformance?: boolean;
  /** Parse `noscript` as a browser with scripting does. No script runs. */
  scripting?: boolean;
  /** The maximum number of parse errors. */
  maxErrors?: number;
  allowDeclarativeShadowRoots?: boolean;
  iframeSrcdoc?: boolean;
  cannotChangeTheMode?: boolean;
  /** At a limit the input ends; the rest is not checked. */
  limits?: Limits;
}

/** Needed in browsers and workers: see `init()` of lockstep-html. */
export function init(options?: InitOptions): Promise<void>;
/** Finds what does not conform in a page, in the order of the input. A string is text; the encoding of bytes is detected. */
export function validate(input: Input, options?: ValidateOptions): Finding[];
/** Returns the kinds of findings, except parse errors. */
export function findingRules(): FindingRule[];
export function version(): string;
/** Thrown when the module runs out of memory; `limits.memoryBytes` prevents this. */
export class OutOfMemoryError extends Error {}
