import type { PlatformReadableStream, PlatformResponse } from './platform.js';
import type { EncodingOptions, InitOptions, Limits } from './shared.js';
export { OutOfMemoryError, SelectorError } from './shared.js';
export type { EncodingOptions, InitOptions, Limits } from './shared.js';

export interface ContentOptions {
  /** Insert the content as HTML. By default it is text, which is escaped. */
  html?: boolean;
}
interface Token {
  /** A copy of the token's bytes as they are in the page, without changes. */
  readonly bytes: Uint8Array;
}
/** What handlers receive: valid until the handler returns or, if it is async, until its promise is settled. */
interface Content extends Token {
  readonly removed: boolean;
  /** Inserts the content before the token or element, after that of earlier calls. */
  before(content: string, options?: ContentOptions): this;
  /** Inserts the content after the token or element, before that of earlier calls. */
  after(content: string, options?: ContentOptions): this;
  replace(content: string, options?: ContentOptions): this;
  remove(): this;
}
/** An element whose start tag has been read. */
export interface Element extends Content {
  /** The name, in the case of the DOM's `localName`. Assigning to it renames the element, but does not make it void. */
  tagName: string;
  readonly namespaceURI: string;
  readonly attributes: IterableIterator<[name: string, value: string]>;
  /** Whether the element can have contents, and therefore an end tag. */
  readonly canHaveContent: boolean;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): this;
  removeAttribute(name: string): this;
  /** Inserts the content after the start tag, before that of earlier calls. */
  prepend(content: string, options?: ContentOptions): this;
  /** Inserts the content before the end tag. */
  append(content: string, options?: ContentOptions): this;
  setInnerContent(content: string, options?: ContentOptions): this;
  /** Removes the tags but keeps the content between them. */
  removeAndKeepContent(): this;
  /** Calls the handler where the element ends, even without an end tag, with the element as `this`. @throws TypeError if the element cannot have contents */
  onEndTag(handler: (end: EndTag) => unknown): void;
}
export interface EndTag extends Token {
  name: string;
  before(content: string, options?: ContentOptions): this;
  after(content: string, options?: ContentOptions): this;
  remove(): this;
}
/** A piece of a text node. */
export interface TextChunk extends Content {
  readonly text: string;
  /** Whether this is the last piece of the text node; it may be empty. */
  readonly lastInTextNode: boolean;
}
export interface Comment extends Content {
  text: string;
}
export interface Doctype extends Token {
  readonly name: string | null;
  readonly publicId: string | null;
  readonly systemId: string | null;
  readonly removed: boolean;
  remove(): this;
}
export interface DocumentEnd {
  append(content: string, options?: ContentOptions): this;
}

/** Handlers may be async. They are called with this object as `this`. */
export interface ElementHandlers {
  element?(element: Element): unknown;
  /** Comments and text in the element, at any depth. */
  comments?(comment: Comment): unknown;
  text?(text: TextChunk): unknown;
}
export interface DocumentHandlers {
  doctype?(doctype: Doctype): unknown;
  comments?(comment: Comment): unknown;
  text?(text: TextChunk): unknown;
  end?(end: DocumentEnd): unknown;
}
export interface RewriterOptions extends EncodingOptions {
  scripting?: boolean;
  iframeSrcdoc?: boolean;
  cannotChangeTheMode?: boolean;
  /** At a limit, rewriting ends and the rest of the page is passed on unchanged. */
  limits?: Limits;
  /**
   * The maximum number of bytes of a tag or comment that handlers are called for; by default 1,048,576. A longer one is passed on
   * unchanged, and rewriting continues after it.
   */
  tokenBytes?: number;
  /** Called at the end of a page if handlers were not called for all of it. `status` is the limit that ended it, or 'ok'. */
  onLimit?(reached: { status: string; skippedTokens: number }): void;
}

/** Rewrites pages while they arrive, with the interface of Cloudflare Workers and Bun. Bytes that no handler changes are kept. */
export class HTMLRewriter {
  constructor(options?: RewriterOptions);
  /**
   * Registers handlers, which are called in the order of registration. A selector must be decidable at the start tag;
   * `:last-child` and `:has()` are not.
   * @throws SelectorError
   */
  on(selector: string, handlers: ElementHandlers): this;
  /** Document handlers are called after element handlers. */
  onDocument(handlers: DocumentHandlers): this;
  /**
   * Rewrites a page. The encoding comes from a Response's Content-Type, or is detected as in parse(). For a Response or a stream,
   * the result arrives as the page does, and fails if a handler throws. Strings and bytes are rewritten synchronously.
   * @throws any exception of a handler; for strings and bytes, TypeError if a handler returns a promise
   */
  transform(input: PlatformResponse): PlatformResponse;
  transform(input: PlatformReadableStream): PlatformReadableStream;
  transform(input: string): string;
  transform(input: ArrayBuffer): ArrayBuffer;
  transform(input: ArrayBufferView): Uint8Array;
}

/** Compiles the module. Await it before you make an HTMLRewriter. */
export function init(options?: InitOptions): Promise<void>;
