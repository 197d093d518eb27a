import type { PlatformReadableStream, PlatformWritableStream } from './platform.js';
import type { EncodingOptions, InitOptions, Input } from './shared.js';

/** The position of a token in the input: in UTF-16 code units for strings, in bytes for byte arrays. */
interface Range {
  start: number;
  /** The offset after the last character. */
  end: number;
}
export interface StartTag extends Range {
  type: 'startTag';
  /** The tag's name, in lowercase, even in SVG. */
  name: string;
  /** Values by name; the first of duplicates. The object has no prototype; names that are integers come first. */
  attributes: Record<string, string>;
  selfClosing: boolean;
  /** The namespace of the element that the tag opens, as far as this is known without a tree. */
  namespaceURI: string;
}
export interface EndTag extends Range {
  type: 'endTag';
  name: string;
  namespaceURI: string;
}
/** Text, or part of it, with character references decoded. */
export interface Text extends Range {
  type: 'text';
  data: string;
}
export interface Comment extends Range {
  type: 'comment';
  data: string;
}
export interface ProcessingInstruction extends Range {
  type: 'processingInstruction';
  target: string;
  data: string;
}
export interface Doctype extends Range {
  type: 'doctype';
  name: string | null;
  publicId: string | null;
  systemId: string | null;
}
export type Token = StartTag | EndTag | Text | Comment | ProcessingInstruction | Doctype;

export interface TokenOptions extends EncodingOptions {
  /** Tokenize `noscript` as a browser with scripting does. No script runs. */
  scripting?: boolean;
  /** Tokenizing stops at the limit. */
  limits?: { inputBytes?: number; attributes?: number; memoryBytes?: number };
}

/**
 * The tokens of the Standard's tokenizer, in the order of the input. The input is read lazily. A string is text;
 * the encoding of bytes is detected. Returns 'ok', or the limit that was reached.
 */
export function tokenize(input: Input, options?: TokenOptions): Generator<Token, string, undefined>;

/** A stream of tokens: `response.body.pipeThrough(new TokenStream())`. Accepts strings or bytes. */
export class TokenStream {
  constructor(options?: TokenOptions);
  readonly readable: PlatformReadableStream;
  readonly writable: PlatformWritableStream;
  /** 'ok', or the limit that was reached. */
  readonly status: string;
}

/** The handlers that `Parser` calls, with htmlparser2's names and arguments. */
export interface Handlers {
  onparserinit?(parser: Parser): void;
  onreset?(): void;
  onend?(): void;
  onopentagname?(name: string): void;
  onattribute?(name: string, value: string, quote?: undefined): void;
  onopentag?(name: string, attributes: Record<string, string>, isImplied: boolean): void;
  /** `isImplied`: true after the start tag of a void element, or of a self-closing SVG or MathML element. */
  onclosetag?(name: string, isImplied: boolean): void;
  ontext?(data: string): void;
  oncomment?(data: string): void;
  oncommentend?(): void;
  /** Also called for a doctype, with the `name` '!doctype'. */
  onprocessinginstruction?(name: string, data: string): void;
}

/**
 * Calls handlers for tokens. As there is no tree, events correspond to the tags in the input: an element without an end tag is not
 * closed, and an end tag without an element is reported. After an exception in a handler, only reset() can be called.
 */
export class Parser {
  constructor(handlers?: Handlers | null, options?: TokenOptions);
  /** Where the event's token begins, and its last code unit or byte. */
  startIndex: number;
  endIndex: number;
  /** 'ok', or the limit that was reached. */
  readonly status: string;
  write(piece: Input): void;
  end(piece?: Input): void;
  /** Discards the input and prepares for a new one. */
  reset(): void;
  /** Calls reset(), then end(input). */
  parseComplete(input: Input): void;
}

/** Needed in browsers and workers: see `init()` of lockstep-html. */
export function init(options?: InitOptions): Promise<void>;
export function version(): string;
/** Thrown when the module runs out of memory; `limits.memoryBytes` prevents this. */
export class OutOfMemoryError extends Error {}
