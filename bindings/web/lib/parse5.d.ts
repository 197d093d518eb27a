// parse5's interface, over the smallest module. For parse5's own types, which are enums in places, use lockstep-html-parse5.
import type {
  ElementLocation, InitOptions, Limits, Location, QuirksMode, TreeAttribute, TreeChild, TreeComment, TreeDocument, TreeDocumentType,
  TreeElement, TreeFragment, TreeText,
} from './shared.js';

export type {
  ElementLocation, Location, TreeAttribute, TreeChild, TreeComment, TreeDocument, TreeDocumentType, TreeElement, TreeFragment, TreeText,
} from './shared.js';

/** The types of the nodes of a tree adapter. */
export interface TreeAdapterTypeMap {
  node: unknown;
  parentNode: unknown;
  childNode: unknown;
  document: unknown;
  documentFragment: unknown;
  element: unknown;
  commentNode: unknown;
  textNode: unknown;
  template: unknown;
  documentType: unknown;
}
/** The nodes of the default tree adapter: plain objects. */
export interface DefaultTreeAdapterMap {
  node: TreeDocument | TreeFragment | TreeChild;
  parentNode: TreeDocument | TreeFragment | TreeElement;
  childNode: TreeChild;
  document: TreeDocument;
  documentFragment: TreeFragment;
  element: TreeElement;
  commentNode: TreeComment;
  textNode: TreeText;
  template: TreeElement;
  documentType: TreeDocumentType;
}

/** What `onElementCreated` receives in addition to an element. */
export interface ElementCreationContext<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap> {
  /** The parent of the element in the finished tree; in parse5, the parent into which it is first inserted. */
  intendedParent: T['parentNode'];
  /** The form that the parser had open when it created the element, or null. */
  formElement: T['element'] | null;
  /** Whether the element is in the contents of a `template`. */
  isInTemplate: boolean;
}
/**
 * The functions that build and read a tree, as in parse5. Each node is built in tree order at its final place: `detachNode`,
 * `insertBefore`, `insertTextBefore` and `adoptAttributes` are not called. Exceptions thrown by a function propagate from parsing.
 */
export interface TreeAdapter<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap> {
  createDocument(): T['document'];
  createDocumentFragment(): T['documentFragment'];
  createElement(tagName: string, namespaceURI: string, attrs: TreeAttribute[]): T['element'];
  createCommentNode(data: string): T['commentNode'];
  createTextNode(value: string): T['textNode'];
  appendChild(parentNode: T['parentNode'], newNode: T['childNode']): void;
  insertBefore(parentNode: T['parentNode'], newNode: T['childNode'], referenceNode: T['childNode']): void;
  setTemplateContent(templateElement: T['template'], contentElement: T['documentFragment']): void;
  getTemplateContent(templateElement: T['template']): T['documentFragment'];
  setDocumentType(document: T['document'], name: string, publicId: string, systemId: string): void;
  setDocumentMode(document: T['document'], mode: QuirksMode): void;
  getDocumentMode(document: T['document']): QuirksMode;
  detachNode(node: T['childNode']): void;
  insertText(parentNode: T['parentNode'], text: string): void;
  insertTextBefore(parentNode: T['parentNode'], text: string, referenceNode: T['childNode']): void;
  adoptAttributes(recipient: T['element'], attrs: TreeAttribute[]): void;
  getFirstChild(node: T['parentNode']): T['childNode'] | null;
  getChildNodes(node: T['parentNode']): T['childNode'][];
  getParentNode(node: T['node']): T['parentNode'] | null;
  getAttrList(element: T['element']): TreeAttribute[];
  getTagName(element: T['element']): string;
  getNamespaceURI(element: T['element']): string;
  getTextNodeContent(textNode: T['textNode']): string;
  getCommentNodeContent(commentNode: T['commentNode']): string;
  getDocumentTypeNodeName(doctypeNode: T['documentType']): string;
  getDocumentTypeNodePublicId(doctypeNode: T['documentType']): string;
  getDocumentTypeNodeSystemId(doctypeNode: T['documentType']): string;
  isTextNode(node: T['node']): node is T['textNode'];
  isCommentNode(node: T['node']): node is T['commentNode'];
  isDocumentTypeNode(node: T['node']): node is T['documentType'];
  isElementNode(node: T['node']): node is T['element'];
  setNodeSourceCodeLocation(node: T['node'], location: ElementLocation | null): void;
  getNodeSourceCodeLocation(node: T['node']): ElementLocation | undefined | null;
  updateNodeSourceCodeLocation(node: T['node'], location: Partial<ElementLocation>): void;
  /**
   * Called after an element is created and before it is appended; if the element comes before its form in the tree, after the form
   * is appended.
   */
  onElementCreated?: (element: T['element'], context: ElementCreationContext<T>) => void;
  /** Called after a non-void element is appended. */
  onItemPush?: (element: T['element']) => void;
  /** Called when the contents of an element are complete, also at the end of the input. `newTop` is its parent. */
  onItemPop?: (element: T['element'], newTop: T['parentNode']) => void;
}
export const defaultTreeAdapter: TreeAdapter;

export interface ParserError extends Location {
  /** The error's code, one of `ErrorCodes`. */
  code: string;
}
/** As in parse5, unknown options have no effect. */
export interface ParserOptions<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap> {
  /** Whether the content of `noscript` is text; true by default. */
  scriptingEnabled?: boolean;
  /** Whether nodes have locations, in UTF-16 code units; false by default. */
  sourceCodeLocationInfo?: boolean;
  treeAdapter?: TreeAdapter<T>;
  /** Called for each error that parse5 has a name for, before the tree is built. Nodes then have locations, too. */
  onParseError?: ((error: ParserError) => void) | null;
  /** The package's limits, which parse5 does not have. */
  limits?: Limits;
}
export interface SerializerOptions<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap> {
  treeAdapter?: TreeAdapter<T>;
  /** Whether the content of `noscript` is written unchanged; true by default. */
  scriptingEnabled?: boolean;
}

/** Compiles the module. In Node, Deno and Bun this is not needed: the module is read when it is first used. */
export function init(options?: InitOptions): Promise<void>;
/** Parses a document. O(input), like all functions here. */
export function parse<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(html: string, options?: ParserOptions<T>): T['document'];
/** Parses a fragment as in a `template`, or in the element that is given. */
export function parseFragment<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(html: string, options?: ParserOptions<T>): T['documentFragment'];
export function parseFragment<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(
  fragmentContext: T['parentNode'] | null,
  html: string,
  options?: ParserOptions<T>,
): T['documentFragment'];
/** Serializes the contents of a node. */
export function serialize<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(node: T['parentNode'], options?: SerializerOptions<T>): string;
/** Serializes a node and its contents. */
export function serializeOuter<T extends TreeAdapterTypeMap = DefaultTreeAdapterMap>(node: T['node'], options?: SerializerOptions<T>): string;

/** parse5's error codes by their names in parse5: `ErrorCodes.eofInTag` is 'eof-in-tag'. */
export const ErrorCodes: Readonly<Record<string, string>>;
/** The parts of parse5's `html` that tree adapters use. */
export const html: {
  readonly NS: { readonly HTML: string; readonly MATHML: string; readonly SVG: string; readonly XLINK: string; readonly XML: string; readonly XMLNS: string };
  readonly DOCUMENT_MODE: { readonly NO_QUIRKS: 'no-quirks'; readonly QUIRKS: 'quirks'; readonly LIMITED_QUIRKS: 'limited-quirks' };
  hasUnescapedText(tagName: string, scriptingEnabled: boolean): boolean;
};
