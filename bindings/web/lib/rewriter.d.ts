import type { PlatformReadableStream, PlatformResponse } from './platform.js';
import type { EncodingOptions, InitOptions, Limits } from './shared.js';
export { OutOfMemoryError, SelectorError } from './shared.js';
export type { EncodingOptions, InitOptions, Limits } from './shared.js';

export interface ContentOptions {
  /** Insert the content as HTML. By default it is text, which is escaped. */
  html?: boolean;
}
/** What handlers get: valid until the handler returns or, if it is async, until its promise is settled. */
interface Content {
  readonly removed: boolean;
  /** Later calls insert after earlier ones. */
  before(content: string, options?: ContentOptions): this;
  /** Later calls insert before earlier ones. */
  after(content: string, options?: ContentOptions): this;
  replace(content: string, options?: ContentOptions): this;
  remove(): this;
}
/** An element, when its start tag has been read. */
export interface Element extends Content {
  /** In the case of the DOM's `localName`. Assign to it to rename the element. */
  tagName: string;
  readonly namespaceURI: string;
  readonly attributes: IterableIterator<[name: string, value: string]>;
  /** Whether the element can have contents, and so an end tag. */
  readonly canHaveContent: boolean;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): this;
  removeAttribute(name: string): this;
  /** Inserts after the start tag: later calls before earlier ones. */
  prepend(content: string, options?: ContentOptions): this;
  /** Inserts before the end tag. */
  append(content: string, options?: ContentOptions): this;
  setInnerContent(content: string, options?: ContentOptions): this;
  /** Removes the tags, and keeps what is between them. */
  removeAndKeepContent(): this;
  /** Calls the handler where the element ends, even without an end tag. @throws TypeError if the element cannot have contents */
  onEndTag(handler: (end: EndTag) => unknown): void;
}
export interface EndTag {
  name: string;
  before(content: string, options?: ContentOptions): this;
  after(content: string, options?: ContentOptions): this;
  remove(): this;
}
/** A piece of a text. */
export interface TextChunk extends Content {
  readonly text: string;
  /** Whether it is the last piece of its text node, which may be empty. */
  readonly lastInTextNode: boolean;
}
export interface Comment extends Content {
  text: string;
}
export interface Doctype {
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
}

/** Rewrites pages while they arrive, with the interface of Cloudflare Workers and Bun. Bytes that no handler changes stay. */
export class HTMLRewriter {
  constructor(options?: RewriterOptions);
  /**
   * Registers handlers, which are called in this order. Selectors must be decided at the start tag: `:last-child` and `:has()`
   * are not.
   * @throws SelectorError
   */
  on(selector: string, handlers: ElementHandlers): this;
  /** Handlers of the document are called after those of elements. */
  onDocument(handlers: DocumentHandlers): this;
  /**
   * Rewrites a page. The encoding is that of the Content-Type of a Response, or is found as for parse(). For a
   * Response or a stream, the result arrives while the page does, and fails if a handler throws. Strings and bytes are
   * rewritten at once.
   * @throws what a handler throws; TypeError if a handler returns a promise, for strings and bytes
   */
  transform(input: PlatformResponse): PlatformResponse;
  transform(input: PlatformReadableStream): PlatformReadableStream;
  transform(input: string): string;
  transform(input: ArrayBuffer): ArrayBuffer;
  transform(input: ArrayBufferView): Uint8Array;
}

/** Compiles the module. Await it before you make an HTMLRewriter. */
export function init(options?: InitOptions): Promise<void>;
