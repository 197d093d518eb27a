// The documents of the smallest module, for reading.
import type { DocumentOptions, EncodingOptions, EncodingUsed, Input, ParseError, Position, QuirksMode, Range, StreamParser } from './shared.js';

/** A node of a document; the same object whenever you ask for it. Arrays are copies. Nodes cannot be changed. */
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
  /** Iterates over the nodes below, in tree order, without template contents and shadow roots. */
  descendants(): Generator<Node>;
  contains(other: Node | null): boolean;
  getRootNode(): Node;
  readonly textContent: string | null;
  /** The text as a browser renders it. */
  readonly innerText: string;
  /**
   * The same text as `innerText`, and where its parts come from: from `start` to `end`, the text is that of `node` from `offset` on.
   * With `sourceOffset()`, a search can show what it has found in the input.
   */
  renderedText(): { text: string; runs: { start: number; end: number; node: Text; offset: number }[] };
  readonly innerHTML: string;
  readonly outerHTML: string;
  /**
   * The HTML of the children. `indent`: the number of spaces per level; 0: unchanged. `roundTrip`: also write what the
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
  /** The start tag of an element, for JSON. */
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
  /** In uppercase for elements of HTML. */
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
  /** Where the attributes are, in their order. */
  readonly attributePositions: { name: Range | null; value: Range | null }[];
}

export class CharacterData extends Node {
  readonly data: string;
  readonly length: number;
}
export class Text extends CharacterData {
  /**
   * Where the character at an index of `data` is in the input, with the option `positions`, in the same units as `position`: for a
   * character reference, its `&`; for the length of `data`, the end of the text. Null if it is not known: for text with gaps,
   * text that was changed, and beyond the end.
   */
  sourceOffset(index: number): number | null;
  /** The same for several indexes at once, in one pass over the text. Null if one of them is not known. */
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
  /** For a shadow root. */
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
  /** The fragment, or the document itself. */
  readonly result: Document | DocumentFragment;
  readonly doctype: DocumentType | null;
  readonly documentElement: Element | null;
  readonly head: Element | null;
  readonly body: Element | null;
  readonly title: string;
  readonly compatMode: 'BackCompat' | 'CSS1Compat';
  readonly quirksMode: QuirksMode;
  readonly scripting: boolean;
  /** 'ok', or the limit that was reached: 'too many nodes'. */
  readonly status: string;
  readonly flattened: boolean;
  readonly edition: string;
  readonly encoding: EncodingUsed & { parsedAgain: boolean };
  readonly characterSet: string;
  /** The option `url`. */
  readonly URL: string;
  readonly errors: ParseError[];
  readonly errorsTruncated: boolean;
  readonly nodeCount: number;
  /** As `lockstep parse --format json` writes it. */
  toJSON(): object;
}

/** Parses a document, or a fragment if there is a `context`. A string is text; the encoding of bytes is detected. */
export function parse(input: Input, options?: DocumentOptions & EncodingOptions): Document;
/** Parses a fragment; the context is `body` by default. The result is Document.fragment. */
export function parseFragment(input: Input, options?: DocumentOptions & EncodingOptions): Document;
export function createStreamParser(options?: DocumentOptions & EncodingOptions): StreamParser<Document>;
