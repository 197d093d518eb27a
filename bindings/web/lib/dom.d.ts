// The documents of the smallest module, which are read-only.
import type { DocumentOptions, EncodingOptions, EncodingUsed, Input, ParseError, Position, QuirksMode, Range, StreamParser } from './shared.js';

/** A node of a document. The same node is always the same object. Arrays are copies. Nodes cannot be changed. */
export class Node implements Iterable<Node> {
  protected constructor();
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly ownerDocument: Document | null;
  readonly parentNode: Node | null;
  readonly parentElement: Element | null;
  readonly firstChild: Node | null;
  readonly lastChild: Node | null;
  readonly nextSibling: Node | null;
  readonly previousSibling: Node | null;
  hasChildNodes(): boolean;
  readonly nextElementSibling: Element | null;
  readonly previousElementSibling: Element | null;
  readonly firstElementChild: Element | null;
  readonly lastElementChild: Element | null;
  readonly childElementCount: number;
  readonly childNodes: Node[];
  readonly children: Element[];
  /** Iterates over the children. */
  [Symbol.iterator](): Iterator<Node>;
  /** Iterates over the descendants, in tree order, without template contents and shadow roots. */
  descendants(): Generator<Node>;
  contains(other: Node | null): boolean;
  getRootNode(): Node;
  readonly textContent: string | null;
  /** The text as a browser renders it. */
  readonly innerText: string;
  /**
   * Returns the same text as `innerText`, and where its parts come from: the text from `start` to `end` is the text of `node` from
   * `offset` on. With `sourceOffset()`, a search can show its matches in the input.
   */
  renderedText(): { text: string; runs: { start: number; end: number; node: Text; offset: number }[] };
  readonly innerHTML: string;
  readonly outerHTML: string;
  /**
   * The HTML of the children. `indent`: the number of spaces per level; 0 adds no white space. `roundTrip`: also write what the
   * Standard's serializer leaves out (identifiers of the DOCTYPE, first newlines, carriage returns, shadow roots), so that a
   * document parses to the same document, if HTML can express its tree.
   */
  getHTML(options?: { serializableShadowRoots?: boolean; roundTrip?: boolean; indent?: number }): string;
  /** The tree in the format of the html5lib tests. */
  dump(): string;
  /** @throws SelectorError */
  querySelector(css: string): Element | null;
  /** @throws SelectorError */
  querySelectorAll(css: string): Element[];
  getElementById(id: string): Element | null;
  getElementsByTagName(name: string): Element[];
  getElementsByClassName(names: string): Element[];
  /** Returns the start tag of an element, for JSON. */
  toJSON(): unknown;
  /** Where the node is in the input, with the option `positions`; null if it is implied. */
  readonly position: Position | null;
}

export class Attr {
  protected constructor();
  readonly ownerElement: Element;
  readonly name: string;
  readonly value: string;
  readonly localName: string;
  readonly prefix: string | null;
  readonly namespaceURI: string | null;
}

export class Element extends Node {
  readonly localName: string;
  /** The tag's name, in uppercase for HTML elements. */
  readonly tagName: string;
  readonly namespaceURI: string;
  readonly attributes: Attr[];
  getAttributeNames(): string[];
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  hasAttributes(): boolean;
  readonly id: string;
  readonly className: string;
  readonly classList: string[];
  matches(css: string): boolean;
  closest(css: string): Element | null;
  /** The contents of a `template`. */
  readonly content: DocumentFragment | null;
  /** The shadow root, open or closed. */
  readonly shadowRoot: DocumentFragment | null;
  /** The positions of the attributes, in the order of `attributes`. */
  readonly attributePositions: { name: Range | null; value: Range | null }[];
}

export class CharacterData extends Node {
  readonly data: string;
  readonly length: number;
}
export class Text extends CharacterData {
  /**
   * Returns where the character at an index of `data` is in the input, with the option `positions`, in the same units as
   * `position`: for a character reference, its `&`; for the length of `data`, the end of the text. Null if this is not known: for
   * text with gaps, for changed text, and beyond the end.
   */
  sourceOffset(index: number): number | null;
  /** Returns the offsets for several indexes, in one pass over the text. Null if one of the offsets is not known. */
  sourceOffsets(indexes: Iterable<number>): number[] | null;
}
export class Comment extends CharacterData {}
export class ProcessingInstruction extends CharacterData {
  readonly target: string;
}
export class DocumentType extends Node {
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
}
/** A fragment, the contents of a `template`, or a shadow root. */
export class DocumentFragment extends Node {
  readonly host: Element | null;
  /** Null unless this is a shadow root. */
  readonly mode: 'open' | 'closed' | null;
  readonly delegatesFocus: boolean;
  readonly clonable: boolean;
  readonly serializable: boolean;
}

/** A parsed document or fragment. Close it when you no longer need it: `using document = parse(html)`. */
export class Document extends Node {
  close(): void;
  [Symbol.dispose](): void;
  /** The fragment that was parsed; null for a document. */
  readonly fragment: DocumentFragment | null;
  /** The parsed fragment, or the document itself. */
  readonly result: Document | DocumentFragment;
  readonly doctype: DocumentType | null;
  readonly documentElement: Element | null;
  readonly head: Element | null;
  readonly body: Element | null;
  readonly title: string;
  readonly compatMode: 'BackCompat' | 'CSS1Compat';
  readonly quirksMode: QuirksMode;
  readonly scripting: boolean;
  /** 'ok', or the limit that was reached, such as 'too many nodes'. */
  readonly status: string;
  readonly flattened: boolean;
  readonly edition: string;
  readonly encoding: EncodingUsed & { parsedAgain: boolean };
  readonly characterSet: string;
  /** The value of the option `url`. */
  readonly URL: string;
  readonly errors: ParseError[];
  readonly errorsTruncated: boolean;
  readonly nodeCount: number;
  /** Returns the object that `lockstep parse --format json` writes. */
  toJSON(): object;
}

/** Parses a document, or a fragment if there is a `context`. A string is text; the encoding of bytes is detected. */
export function parse(input: Input, options?: DocumentOptions & EncodingOptions): Document;
/** Parses a fragment; the context is `body` by default. The result is Document.fragment. */
export function parseFragment(input: Input, options?: DocumentOptions & EncodingOptions): Document;
export function createStreamParser(options?: DocumentOptions & EncodingOptions): StreamParser<Document>;
