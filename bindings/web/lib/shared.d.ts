// Types common to all modules.
/// <reference lib="esnext.disposable" />
import type { EncodingOptions, Limits, ParseOptions } from './option-tables.js';
import type { ParserErrorHandler } from './parse5/errors.js';
import type { Attribute } from './parse5/token.js';
import type * as Tree from './parse5/tree.js';
import type { PlatformModule, PlatformResponse, PlatformURL, PlatformWritableStream } from './platform.js';

export type { EncodingOptions, Limits, ParseOptions };

export interface ContextDescription {
  /** The name as in the DOM, such as 'div' or 'foreignObject'. */
  localName?: string;
  /** 'html', 'svg', 'math' or the URL of one of these namespaces. */
  namespace?: string;
  /** For `annotation-xml`: the value of its encoding attribute. */
  encoding?: string;
  quirksMode?: QuirksMode;
  insideForm?: boolean;
  scriptsWillRun?: boolean;
}

/** The context of a fragment, such as 'div', 'svg path' or 'math mi', a description, or an element. */
export type Context = string | ContextDescription | { readonly nodeType: number; readonly localName: string; readonly namespaceURI: string | null };
export type QuirksMode = 'no-quirks' | 'limited-quirks' | 'quirks';
export type Input = string | Uint8Array | ArrayBuffer | ArrayBufferView;

/** The options of functions that return a document. */
export interface DocumentOptions extends ParseOptions {
  /** The address of the page, against which relative addresses are resolved: document.URL. 'about:blank' by default. */
  url?: string | PlatformURL;
}

export interface ParseError {
  /** The Standard's code, or Lockstep's own name: see `named`. */
  code: string;
  /** From 1. */
  line: number;
  /** From 1, in code points. */
  column: number;
  /** Where the fault begins, in the units of the input: UTF-16 code units for a string, bytes for an array. */
  offset: number;
  /** Where it ends; equal to `offset` at the end of the input. */
  end: number;
  /** Where the Standard's algorithm reports the error, which may be after the fault: for comparing parsers. */
  reported: number;
  /** What is wrong, naming the tag, element or attribute. Empty in the small module. */
  explanation: string;
  /** A place that explains the error, such as where an element was opened. */
  second?: {
    /** From 1. */
    line: number;
    /** From 1, in code points. */
    column: number;
    offset: number;
    /** Equal to `offset` if the parser implied the element there. */
    end: number;
    /** What is there: '<div> is opened here'. Empty in the small module. */
    note: string;
  };
  /** The clause of the Standard: '#parse-error-eof-in-tag'. */
  anchor: string;
  /** Whether the Standard gives this error a code. */
  named: boolean;
}

export interface EncodingUsed {
  /** The Standard's name, such as 'windows-1252'. */
  name: string;
  confidence: 'tentative' | 'certain' | 'irrelevant';
  /** How the encoding was found: 'prescan', 'byte order mark', 'transport layer' and so on. */
  source: string;
}

/** A range of the input: see Node.position. */
export interface Range {
  start: number;
  end: number;
}
export interface Position extends Range {
  /** For text: whether its range contains anything else, such as an ignored tag or a dropped U+0000. */
  gaps: boolean;
  /** Only for elements; null if the tag is implied. */
  startTag?: Range | null;
  endTag?: Range | null;
}

/** Thrown for an invalid selector. */
export class SelectorError extends Error {
  readonly name: 'SyntaxError';
  readonly code: 12;
  column: number;
  suggestion: string;
}
/** Thrown when the module runs out of memory; `limits.memoryBytes` prevents this. */
export class OutOfMemoryError extends Error {}

export interface InitOptions {
  /** The module, if it is not next to the script: a URL as for fetch(), a Response, bytes, or a compiled module. */
  wasm?: string | PlatformURL | PlatformResponse | Promise<PlatformResponse> | ArrayBuffer | ArrayBufferView | PlatformModule;
  /**
   * The tables of Chinese, Japanese and Korean encodings: true to load `encodings.bin` now, or its location.
   * Node, Deno and Bun load it when it is first needed.
   */
  encodings?: boolean | string | PlatformURL | PlatformResponse | Promise<PlatformResponse> | ArrayBuffer | ArrayBufferView;
}

/**
 * Parses chunks, strings or bytes: `write()` and `end()`, or pipe into `writable` and await `document`. A
 * parser that is neither ended nor aborted keeps its memory until it is garbage-collected.
 */
export interface StreamParser<Document> {
  /** Returns false once a limit is reached. */
  write(chunk: Input): boolean;
  end(): Document;
  abort(reason?: unknown): void;
  readonly writable: PlatformWritableStream;
  readonly document: Promise<Document>;
}

// parse5's default tree: other names of the types of lockstep-html/parse5.

export type { ElementLocation, Location } from './parse5/token.js';
export type TreeAttribute = Attribute;
export type TreeDocument = Tree.Document;
export type TreeFragment = Tree.DocumentFragment;
export type TreeElement = Tree.Element & { content?: TreeFragment };
export type TreeText = Tree.TextNode;
export type TreeComment = Tree.CommentNode;
export type TreeDocumentType = Tree.DocumentType;
export type TreeParent = Tree.ParentNode;
export type TreeChild = Tree.ChildNode;
export interface Parse5Options extends Omit<ParseOptions, 'allowDeclarativeShadowRoots'> {
  sourceCodeLocationInfo?: boolean;
  /** True by default, as in parse5. */
  scriptingEnabled?: boolean;
  /** Called for each error that parse5 has a name for; nodes then have locations too. */
  onParseError?: ParserErrorHandler | null;
  /** A tree adapter other than the default: see lockstep-html/parse5. */
  treeAdapter?: object;
}
/** Two of parse5's functions; lockstep-html/parse5 has its whole interface. */
export interface Parse5 {
  parse(html: string, options?: Parse5Options): TreeDocument;
  parseFragment(html: string, options?: Parse5Options): TreeFragment;
  parseFragment(context: TreeElement | null, html: string, options?: Parse5Options): TreeFragment;
}

/**
 * Compiles the module. In browsers and workers, call it once and await it: everything else is synchronous. In Node, Deno and Bun it
 * is not needed: the first function called reads the module from its file, and init() has no effect after that. Further calls wait
 * for the first.
 */
export function init(options?: InitOptions): Promise<void>;
/** Finds the encoding of a page from its first bytes. */
export function sniff(bytes: Exclude<Input, string>, options?: EncodingOptions & { edition?: string }): EncodingUsed;
/** Decodes bytes; a byte order mark overrides the label. */
export function decode(bytes: Exclude<Input, string>, label?: string): string;
/** Returns the name of the encoding with that label; null if there is none. */
export function encodingOf(label: string): string | null;
/** Returns the name of the encoding that the value of a Content-Type header names; null if it names none. */
export function charsetOfContentType(value: string): string | null;
/** Returns the editions in this module, the oldest first. */
export function editions(): { date: string; covers: string }[];
export function version(): string;
/** Returns the size of the module's memory. It grows but never shrinks; closing documents makes room in it. */
export function memoryBytes(): number;
export const parse5: Parse5;
