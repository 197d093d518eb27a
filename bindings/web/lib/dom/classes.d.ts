// The DOM for reading and writing. No events, no layout, no scripts, no Range.
import type { DocumentOptions, EncodingOptions, EncodingUsed, Input, ParseError, Position, QuirksMode, Range, StreamParser } from '../shared.js';

/** A node of a document. The same node is always the same object, even after it has moved to another document. */
export class Node implements Iterable<Node> {
  protected constructor();
  static readonly ELEMENT_NODE: 1;
  static readonly ATTRIBUTE_NODE: 2;
  static readonly TEXT_NODE: 3;
  static readonly PROCESSING_INSTRUCTION_NODE: 7;
  static readonly COMMENT_NODE: 8;
  static readonly DOCUMENT_NODE: 9;
  static readonly DOCUMENT_TYPE_NODE: 10;
  static readonly DOCUMENT_FRAGMENT_NODE: 11;
  static readonly DOCUMENT_POSITION_DISCONNECTED: 1;
  static readonly DOCUMENT_POSITION_PRECEDING: 2;
  static readonly DOCUMENT_POSITION_FOLLOWING: 4;
  static readonly DOCUMENT_POSITION_CONTAINS: 8;
  static readonly DOCUMENT_POSITION_CONTAINED_BY: 16;
  static readonly DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32;
  readonly ELEMENT_NODE: 1;
  readonly ATTRIBUTE_NODE: 2;
  readonly TEXT_NODE: 3;
  readonly PROCESSING_INSTRUCTION_NODE: 7;
  readonly COMMENT_NODE: 8;
  readonly DOCUMENT_NODE: 9;
  readonly DOCUMENT_TYPE_NODE: 10;
  readonly DOCUMENT_FRAGMENT_NODE: 11;
  readonly nodeType: number;
  readonly nodeName: string;
  nodeValue: string | null;
  readonly ownerDocument: Document | null;
  readonly baseURI: string;
  readonly isConnected: boolean;
  readonly parentNode: Node | null;
  readonly parentElement: Element | null;
  readonly firstChild: Node | null;
  readonly lastChild: Node | null;
  readonly nextSibling: Node | null;
  readonly previousSibling: Node | null;
  readonly nextElementSibling: Element | null;
  readonly previousElementSibling: Element | null;
  readonly childNodes: LiveNodeList<Node>;
  hasChildNodes(): boolean;
  /** Iterates over the children. */
  [Symbol.iterator](): Iterator<Node>;
  /** Iterates over the descendants, in tree order, without template contents and shadow roots. */
  descendants(): Generator<Node>;
  contains(other: Node | null): boolean;
  getRootNode(options?: { composed?: boolean }): Node;
  isSameNode(other: Node | null): boolean;
  isEqualNode(other: Node | null): boolean;
  compareDocumentPosition(other: Node): number;
  lookupNamespaceURI(prefix: string | null): string | null;
  isDefaultNamespace(namespace: string | null): boolean;
  lookupPrefix(namespace: string | null): string | null;
  textContent: string | null;
  /**
   * Returns the same text as `innerText`, and where its parts come from: the text from `start` to `end` is the text of `node` from
   * `offset` on. With `sourceOffset()`, a search can show its matches in the input.
   */
  renderedText(): { text: string; runs: { start: number; end: number; node: Text; offset: number }[] };
  /**
   * The HTML of the children. `indent`: the number of spaces per level; 0 adds no white space. `roundTrip`: also write what the
   * Standard's serializer leaves out (identifiers of the DOCTYPE, first newlines, carriage returns, shadow roots), so that a
   * document parses to the same document, if HTML can express its tree.
   */
  getHTML(options?: { serializableShadowRoots?: boolean; roundTrip?: boolean; indent?: number }): string;
  /** The tree in the format of the html5lib tests. */
  dump(): string;
  /** Where the node is in the input, with the option `positions`; null if it is implied or was created later. */
  readonly position: Position | null;
  /** Returns the start tag of an element, for JSON. */
  toJSON(): unknown;

  appendChild<T extends Node>(node: T): T;
  insertBefore<T extends Node>(node: T, child: Node | null): T;
  replaceChild<T extends Node>(node: Node, child: T): T;
  removeChild<T extends Node>(child: T): T;
  cloneNode(deep?: boolean): this;
  normalize(): void;
}

/** Live: changes with the document. */
export interface LiveNodeList<T extends Node> extends Iterable<T> {
  readonly length: number;
  readonly [index: number]: T;
  item(index: number): T | null;
  forEach(callback: (node: T, index: number, list: LiveNodeList<T>) => void, self?: unknown): void;
  keys(): Iterator<number>;
  values(): Iterator<T>;
  entries(): Iterator<[number, T]>;
}
/** Static: the array that querySelectorAll() returns. */
export class NodeList<T extends Node = Node> extends Array<T> {
  protected constructor();
  item(index: number): T | null;
}
/** Live. `forms.login` is the element with that ID or name. */
export class HTMLCollection<T extends Element = Element> implements Iterable<T> {
  protected constructor();
  readonly length: number;
  readonly [index: number]: T;
  item(index: number): T | null;
  namedItem(name: string): T | null;
  [Symbol.iterator](): Iterator<T>;
}

interface ParentNode {
  readonly children: HTMLCollection;
  readonly firstElementChild: Element | null;
  readonly lastElementChild: Element | null;
  readonly childElementCount: number;
  append(...nodes: (Node | string)[]): void;
  prepend(...nodes: (Node | string)[]): void;
  replaceChildren(...nodes: (Node | string)[]): void;
  /** @throws SelectorError */
  querySelector(css: string): Element | null;
  /** @throws SelectorError */
  querySelectorAll(css: string): NodeList<Element>;
  getElementById(id: string): Element | null;
  getElementsByTagName(name: string): HTMLCollection;
  getElementsByTagNameNS(namespace: string | null, localName: string): HTMLCollection;
  getElementsByClassName(names: string): HTMLCollection;
  /** Setting it parses HTML in the context of the element. */
  innerHTML: string;
  readonly outerHTML: string;
  /** The text as a browser renders it. */
  readonly innerText: string;
}
interface ChildNode {
  before(...nodes: (Node | string)[]): void;
  after(...nodes: (Node | string)[]): void;
  replaceWith(...nodes: (Node | string)[]): void;
  remove(): void;
}

export class Attr {
  protected constructor();
  readonly nodeType: 2;
  readonly nodeName: string;
  nodeValue: string;
  textContent: string;
  readonly ownerDocument: Document;
  readonly ownerElement: Element | null;
  readonly specified: true;
  readonly baseURI: string;
  readonly name: string;
  value: string;
  readonly localName: string;
  readonly prefix: string | null;
  readonly namespaceURI: string | null;
  cloneNode(): Attr;
  isEqualNode(other: Attr | Node | null): boolean;
  isSameNode(other: Attr | Node | null): boolean;
  toJSON(): unknown;
}
/** The attributes of an element, live. */
export class NamedNodeMap implements Iterable<Attr> {
  protected constructor();
  readonly length: number;
  readonly [index: number]: Attr;
  item(index: number): Attr | null;
  getNamedItem(name: string): Attr | null;
  getNamedItemNS(namespace: string | null, localName: string): Attr | null;
  setNamedItem(attribute: Attr): Attr | null;
  setNamedItemNS(attribute: Attr): Attr | null;
  removeNamedItem(name: string): Attr;
  removeNamedItemNS(namespace: string | null, localName: string): Attr;
  [Symbol.iterator](): Iterator<Attr>;
}
/** The `data-` attributes of an element, live. */
export class DOMStringMap {
  protected constructor();
  [name: string]: string | undefined;
}
/** An attribute as a set of tokens, live. */
export class DOMTokenList implements Iterable<string> {
  protected constructor();
  readonly length: number;
  readonly [index: number]: string;
  value: string;
  item(index: number): string | null;
  contains(token: string): boolean;
  add(...tokens: string[]): void;
  remove(...tokens: string[]): void;
  toggle(token: string, force?: boolean): boolean;
  replace(token: string, other: string): boolean;
  supports(token: string): boolean;
  forEach(callback: (token: string, index: number, list: DOMTokenList) => void, self?: unknown): void;
  keys(): Iterator<number>;
  values(): Iterator<string>;
  entries(): Iterator<[number, string]>;
  toString(): string;
  toJSON(): string[];
  [Symbol.iterator](): Iterator<string>;
}

export type InsertPosition = 'beforebegin' | 'afterbegin' | 'beforeend' | 'afterend';

/**
 * An element. An element has only the reflecting properties of its interface in the HTML Standard: `href` is undefined for a `div`.
 */
export class Element extends Node {
  readonly localName: string;
  /** The tag's name, in uppercase for HTML elements. */
  readonly tagName: string;
  readonly namespaceURI: string;
  readonly prefix: null;
  readonly attributes: NamedNodeMap;
  getAttributeNames(): string[];
  getAttribute(name: string): string | null;
  getAttributeNS(namespace: string | null, localName: string): string | null;
  getAttributeNode(name: string): Attr | null;
  getAttributeNodeNS(namespace: string | null, localName: string): Attr | null;
  hasAttribute(name: string): boolean;
  hasAttributeNS(namespace: string | null, localName: string): boolean;
  hasAttributes(): boolean;
  setAttribute(name: string, value: unknown): void;
  /** Only for attributes that the parser itself puts into a namespace. */
  setAttributeNS(namespace: string | null, name: string, value: unknown): void;
  setAttributeNode(attribute: Attr): Attr | null;
  setAttributeNodeNS(attribute: Attr): Attr | null;
  removeAttribute(name: string): void;
  removeAttributeNS(namespace: string | null, localName: string): void;
  removeAttributeNode(attribute: Attr): Attr;
  toggleAttribute(name: string, force?: boolean): boolean;
  get classList(): DOMTokenList;
  set classList(value: string | DOMTokenList);
  readonly dataset: DOMStringMap;
  matches(css: string): boolean;
  closest(css: string): Element | null;
  insertAdjacentElement(where: InsertPosition, element: Element): Element | null;
  insertAdjacentText(where: InsertPosition, text: string): void;
  insertAdjacentHTML(where: InsertPosition, html: string): void;
  /** The shadow root, open or closed. */
  readonly shadowRoot: DocumentFragment | null;
  /** The positions of the attributes, in the order of `attributes`. */
  readonly attributePositions: { name: Range | null; value: Range | null }[];

  id: string;
  className: string;
  slot: string;
  title: string;
  lang: string;
  dir: string;
  hidden: boolean | 'until-found';
  tabIndex: number;
  accessKey: string;
  inert: boolean;
  autofocus: boolean;
  nonce: string;
  contentEditable: string;
  draggable: boolean;
  enterKeyHint: string;
  inputMode: string;
  popover: string | null;
  spellcheck: boolean;
  translate: boolean;
  role: string | null;
  // Properties that only some elements have. The `content` of a `template` is its contents, a DocumentFragment.
  abbr: any; accept: any; acceptCharset: any; action: any; add: any; align: any; aLink: any; allow: any; allowFullscreen: any; alt: any; areas: any;
  archive: any; as: any; async: any; autocomplete: any; autoplay: any; axis: any; background: any; behavior: any; bgColor: any;
  border: any; caption: any; cellIndex: any; cellPadding: any; cells: any; cellSpacing: any; ch: any; charset: any; checked: any;
  chOff: any; cite: any; clear: any; code: any; codeBase: any; codeType: any; color: any; cols: any; colSpan: any; compact: any;
  content: any; control: any; controls: any; coords: any; createCaption: any; createTBody: any; createTFoot: any; createTHead: any;
  crossOrigin: any; data: any; dateTime: any; declare: any; decoding: any; default: any; defaultChecked: any; defaultMuted: any;
  defaultSelected: any; defaultValue: any; defer: any; deleteCaption: any; deleteCell: any; deleteRow: any; deleteTFoot: any;
  deleteTHead: any; direction: any; dirName: any; disabled: any; download: any; elements: any; encoding: any; enctype: any; event: any;
  face: any; fetchPriority: any; form: any; formAction: any; formEnctype: any; formMethod: any; formNoValidate: any; formTarget: any;
  frame: any; frameBorder: any; hash: any; headers: any; height: any; high: any; host: any; hostname: any; href: any; hreflang: any;
  hspace: any; htmlFor: any; httpEquiv: any; imageSizes: any; imageSrcset: any; index: any; insertCell: any; insertRow: any;
  integrity: any; isMap: any; item: any; kind: any; label: any; labels: any; length: any; link: any; loading: any; longDesc: any; loop: any; low: any;
  lowsrc: any; marginHeight: any; marginWidth: any; max: any; maxLength: any; media: any; method: any; min: any; minLength: any;
  multiple: any; name: any; namedItem: any; noHref: any; noModule: any; noResize: any; noShade: any; noValidate: any; noWrap: any; open: any;
  optimum: any; options: any; origin: any; password: any; pathname: any; pattern: any; ping: any; placeholder: any; playsInline: any;
  port: any; poster: any; preload: any; protocol: any; readOnly: any; referrerPolicy: any; rel: any; relList: any; required: any;
  rev: any; reversed: any; rowIndex: any; rows: any; rowSpan: any; rules: any; sandbox: any; scheme: any; scope: any; scrollAmount: any;
  scrollDelay: any; scrolling: any; search: any; sectionRowIndex: any; selected: any; selectedIndex: any; selectedOptions: any;
  shape: any; size: any; sizes: any; span: any; src: any; srcdoc: any; srclang: any; srcset: any; standby: any; start: any; step: any;
  summary: any; target: any; tBodies: any; text: any; textLength: any; tFoot: any; tHead: any; trueSpeed: any; type: any; useMap: any;
  username: any; vAlign: any; value: any; valueType: any; version: any; vLink: any; vspace: any; width: any; wrap: any;
  // The ARIA properties.
  ariaAtomic: string | null; ariaAutoComplete: string | null; ariaBrailleLabel: string | null; ariaBrailleRoleDescription: string | null;
  ariaBusy: string | null; ariaChecked: string | null; ariaColCount: string | null; ariaColIndex: string | null;
  ariaColIndexText: string | null; ariaColSpan: string | null; ariaCurrent: string | null; ariaDescription: string | null;
  ariaDisabled: string | null; ariaExpanded: string | null; ariaHasPopup: string | null; ariaHidden: string | null;
  ariaInvalid: string | null; ariaKeyShortcuts: string | null; ariaLabel: string | null; ariaLevel: string | null;
  ariaLive: string | null; ariaModal: string | null; ariaMultiLine: string | null; ariaMultiSelectable: string | null;
  ariaOrientation: string | null; ariaPlaceholder: string | null; ariaPosInSet: string | null; ariaPressed: string | null;
  ariaReadOnly: string | null; ariaRelevant: string | null; ariaRequired: string | null; ariaRoleDescription: string | null;
  ariaRowCount: string | null; ariaRowIndex: string | null; ariaRowIndexText: string | null; ariaRowSpan: string | null;
  ariaSelected: string | null; ariaSetSize: string | null; ariaSort: string | null; ariaValueMax: string | null;
  ariaValueMin: string | null; ariaValueNow: string | null; ariaValueText: string | null;
}
export interface Element extends ParentNode, ChildNode {
  outerHTML: string;
  innerText: string;
  outerText: string;
}

/** Text, a comment or a processing instruction. */
export class CharacterData extends Node {
  data: string;
  readonly length: number;
  substringData(offset: number, count: number): string;
  appendData(data: string): void;
  insertData(offset: number, data: string): void;
  deleteData(offset: number, count: number): void;
  replaceData(offset: number, count: number, data: string): void;
}
export interface CharacterData extends ChildNode {}
export class Text extends CharacterData {
  /**
   * Returns where the character at an index of `data` is in the input, with the option `positions`, in the same units as
   * `position`: for a character reference, its `&`; for the length of `data`, the end of the text. Null if this is not known: for
   * text with gaps, for changed text, and beyond the end.
   */
  sourceOffset(index: number): number | null;
  /** Returns the offsets for several indexes, in one pass over the text. Null if one of the offsets is not known. */
  sourceOffsets(indexes: Iterable<number>): number[] | null;
  splitText(offset: number): Text;
  readonly wholeText: string;
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
export interface DocumentType extends ChildNode {}
/** A fragment, the contents of a `template`, or a shadow root. */
export class DocumentFragment extends Node {
  readonly host: Element | null;
  /** Null unless this is a shadow root. */
  readonly mode: 'open' | 'closed' | null;
  readonly delegatesFocus: boolean;
  readonly clonable: boolean;
  readonly serializable: boolean;
}
export interface DocumentFragment extends ParentNode {}

/** A document, or a fragment together with its document. Close it when you no longer need it: `using document = parse(html)`. */
export class Document extends Node {
  close(): void;
  [Symbol.dispose](): void;
  /** The fragment that was parsed; null for a document. The document's selectors and `getElementsBy…()` search it. */
  readonly fragment: DocumentFragment | null;
  /** The parsed fragment, or the document itself. */
  readonly result: Document | DocumentFragment;
  readonly doctype: DocumentType | null;
  readonly documentElement: Element | null;
  readonly head: Element | null;
  get body(): Element | null;
  set body(element: Element);
  title: string;
  dir: string;
  fgColor: string;
  linkColor: string;
  vlinkColor: string;
  alinkColor: string;
  bgColor: string;
  readonly links: HTMLCollection;
  readonly forms: HTMLCollection;
  readonly images: HTMLCollection;
  readonly scripts: HTMLCollection;
  readonly embeds: HTMLCollection;
  readonly plugins: HTMLCollection;
  readonly anchors: HTMLCollection;
  readonly applets: HTMLCollection;
  getElementsByName(name: string): LiveNodeList<Element>;
  /** The value of the option `url`. */
  readonly URL: string;
  readonly documentURI: string;
  readonly compatMode: 'BackCompat' | 'CSS1Compat';
  readonly quirksMode: QuirksMode;
  readonly contentType: 'text/html';
  readonly readyState: 'complete';
  readonly defaultView: null;
  readonly location: null;
  readonly referrer: '';
  readonly cookie: '';
  readonly charset: string;
  readonly inputEncoding: string;
  readonly scripting: boolean;
  /** 'ok', or the limit that was reached, such as 'too many nodes'. */
  readonly status: string;
  readonly flattened: boolean;
  readonly edition: string;
  readonly encoding: EncodingUsed & { parsedAgain: boolean };
  readonly characterSet: string;
  readonly errors: ParseError[];
  readonly errorsTruncated: boolean;
  readonly nodeCount: number;
  /** Returns the object that `lockstep parse --format json` writes. */
  toJSON(): object;

  createElement(localName: string): Element;
  /** Supported namespaces: HTML, SVG and MathML. */
  createElementNS(namespace: string | null, name: string): Element;
  createTextNode(data: string): Text;
  createComment(data: string): Comment;
  createProcessingInstruction(target: string, data: string): ProcessingInstruction;
  createDocumentFragment(): DocumentFragment;
  createAttribute(name: string): Attr;
  createAttributeNS(namespace: string | null, name: string): Attr;
  importNode<T extends Node>(node: T, deep?: boolean): T;
  adoptNode<T extends Node>(node: T): T;
  createTreeWalker(root: Node, whatToShow?: number, filter?: Filter | null): TreeWalker;
  createNodeIterator(root: Node, whatToShow?: number, filter?: Filter | null): NodeIterator;
  readonly implementation: DOMImplementation;
}
export interface Document extends ParentNode {}

export class DOMImplementation {
  protected constructor();
  createHTMLDocument(title?: string): Document;
  createDocumentType(name: string, publicId: string, systemId: string): DocumentType;
  hasFeature(): true;
}
/** Parses only 'text/html', with scripting disabled. */
export class DOMParser {
  parseFromString(text: string, type: 'text/html'): Document;
}
/** Writes XML, with names and text unchanged, even those that XML does not allow. */
export class XMLSerializer {
  serializeToString(node: Node): string;
}

export type Filter = ((node: Node) => number) | { acceptNode(node: Node): number };
export const NodeFilter: {
  readonly FILTER_ACCEPT: 1;
  readonly FILTER_REJECT: 2;
  readonly FILTER_SKIP: 3;
  readonly SHOW_ALL: number;
  readonly SHOW_ELEMENT: 1;
  readonly SHOW_ATTRIBUTE: 2;
  readonly SHOW_TEXT: 4;
  readonly SHOW_CDATA_SECTION: 8;
  readonly SHOW_PROCESSING_INSTRUCTION: 64;
  readonly SHOW_COMMENT: 128;
  readonly SHOW_DOCUMENT: 256;
  readonly SHOW_DOCUMENT_TYPE: 512;
  readonly SHOW_DOCUMENT_FRAGMENT: 1024;
};
export class TreeWalker {
  protected constructor();
  readonly root: Node;
  readonly whatToShow: number;
  readonly filter: Filter | null;
  currentNode: Node;
  parentNode(): Node | null;
  firstChild(): Node | null;
  lastChild(): Node | null;
  previousSibling(): Node | null;
  nextSibling(): Node | null;
  previousNode(): Node | null;
  nextNode(): Node | null;
}
export class NodeIterator {
  protected constructor();
  readonly root: Node;
  readonly whatToShow: number;
  readonly filter: Filter | null;
  readonly referenceNode: Node;
  readonly pointerBeforeReferenceNode: boolean;
  nextNode(): Node | null;
  previousNode(): Node | null;
  detach(): void;
}

/** Parses a document, or a fragment if there is a `context`. A string is text; the encoding of bytes is detected. */
export function parse(input: Input, options?: DocumentOptions & EncodingOptions): Document;
/** Parses a fragment; the context is `body` by default. The result is Document.fragment. */
export function parseFragment(input: Input, options?: DocumentOptions & EncodingOptions): Document;
export function createStreamParser(options?: DocumentOptions & EncodingOptions): StreamParser<Document>;
