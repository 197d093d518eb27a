// parse5's interface, over the smallest module. Its types can be assigned to those of parse5 8, except the classes.
import type { ParserErrorHandler } from './parse5/errors.js';
import type * as DefaultTreeAdapterTypes from './parse5/tree.js';
import type { DefaultTreeAdapterMap, TreeAdapter, TreeAdapterTypeMap } from './parse5/tree.js';
import type { InitOptions, Limits } from './shared.js';

export { InsertionMode, type TokenHandler, Tokenizer, TokenizerMode, type TokenizerOptions } from './parse5/classes.js';
export { ErrorCodes, type ParserError, type ParserErrorHandler } from './parse5/errors.js';
export * as foreignContent from './parse5/foreign_content.js';
export * as html from './parse5/html.js';
export * as Token from './parse5/token.js';
export { type DefaultTreeAdapterMap, type ElementCreationContext, type TreeAdapter, type TreeAdapterTypeMap, defaultTreeAdapter } from './parse5/tree.js';
export type { DefaultTreeAdapterTypes };
// Other names of the same types, which parse5 does not have.
export type {
  ElementLocation, Location, TreeAttribute, TreeChild, TreeComment, TreeDocument, TreeDocumentType, TreeElement, TreeFragment, TreeText,
} from './shared.js';

/** As in parse5, unknown options have no effect. */
export interface ParserOptions<T extends TreeAdapterTypeMap> {
  /** Whether the content of `noscript` is text; true by default. */
  scriptingEnabled?: boolean;
  /** Whether nodes have locations, in UTF-16 code units; false by default. */
  sourceCodeLocationInfo?: boolean;
  treeAdapter?: TreeAdapter<T>;
  /** Called for each error that parse5 has a name for, before the tree is built. Nodes then have locations, too. */
  onParseError?: ParserErrorHandler | null;
  /** The package's limits, which parse5 does not have. */
  limits?: Limits;
}
export interface SerializerOptions<T extends TreeAdapterTypeMap> {
  treeAdapter?: TreeAdapter<T>;
  /** Whether the content of `noscript` is written unchanged; true by default. */
  scriptingEnabled?: boolean;
}

/** Compiles the module. In Node, Deno and Bun this is not needed: the module is read when it is first used. */
export function init(options?: InitOptions): Promise<void>;
/** Parses a document. O(input), like all functions here. */
export function parse<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(html: string, options?: ParserOptions<T>): T['document'];
/** Parses a fragment as in a `template`, or in the element that is given. */
export function parseFragment<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(
  fragmentContext: T['parentNode'] | null,
  html: string,
  options?: ParserOptions<T>,
): T['documentFragment'];
export function parseFragment<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(html: string, options?: ParserOptions<T>): T['documentFragment'];
/** Serializes the contents of a node. */
export function serialize<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(node: T['parentNode'], options?: SerializerOptions<T>): string;
/** Serializes a node and its contents. */
export function serializeOuter<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(node: T['node'], options?: SerializerOptions<T>): string;

/**
 * Only `Parser.parse()`, which is `parse()`. Lockstep parses whole inputs, not tokens: in JavaScript, `new Parser()` and
 * `Parser.getFragmentParser()` throw an `Error`. The package lockstep-html-parse5 exports parse5's own class.
 */
export class Parser<T extends TreeAdapterTypeMap> {
  private constructor();
  static parse<T extends TreeAdapterTypeMap>(html: string, options?: ParserOptions<T>): T['document'];
}
