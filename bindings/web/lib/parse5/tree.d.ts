// The nodes of parse5's default tree adapter, plain objects, and the interface of tree adapters.
import type { DOCUMENT_MODE, NS } from './html.js';
import type { Attribute, ElementLocation, Location } from './token.js';

export interface Document {
  nodeName: '#document';
  mode: DOCUMENT_MODE;
  childNodes: ChildNode[];
  sourceCodeLocation?: Location | null;
}
export interface DocumentFragment {
  nodeName: '#document-fragment';
  childNodes: ChildNode[];
  sourceCodeLocation?: Location | null;
}
export interface Element {
  nodeName: string;
  tagName: string;
  attrs: Attribute[];
  namespaceURI: NS;
  sourceCodeLocation?: ElementLocation | null;
  parentNode: ParentNode | null;
  childNodes: ChildNode[];
}
export interface Template extends Element {
  nodeName: 'template';
  tagName: 'template';
  content: DocumentFragment;
}
export interface CommentNode {
  nodeName: '#comment';
  parentNode: ParentNode | null;
  data: string;
  sourceCodeLocation?: Location | null;
}
export interface TextNode {
  nodeName: '#text';
  parentNode: ParentNode | null;
  value: string;
  sourceCodeLocation?: Location | null;
}
export interface DocumentType {
  nodeName: '#documentType';
  parentNode: ParentNode | null;
  name: string;
  publicId: string;
  systemId: string;
  sourceCodeLocation?: Location | null;
}
export type ParentNode = Document | DocumentFragment | Element | Template;
export type ChildNode = Element | Template | CommentNode | TextNode | DocumentType;
export type Node = ParentNode | ChildNode;

/** The types of the nodes of a tree adapter. */
export interface TreeAdapterTypeMap<
  Node = unknown, ParentNode = unknown, ChildNode = unknown, Document = unknown, DocumentFragment = unknown, Element = unknown, CommentNode = unknown,
  TextNode = unknown, Template = unknown, DocumentType = unknown,
> {
  node: Node;
  parentNode: ParentNode;
  childNode: ChildNode;
  document: Document;
  documentFragment: DocumentFragment;
  element: Element;
  commentNode: CommentNode;
  textNode: TextNode;
  template: Template;
  documentType: DocumentType;
}
export type DefaultTreeAdapterMap = TreeAdapterTypeMap<
  Node, ParentNode, ChildNode, Document, DocumentFragment, Element, CommentNode, TextNode, Template, DocumentType
>;

/** What `onElementCreated` receives in addition to an element. */
export interface ElementCreationContext<T extends TreeAdapterTypeMap = TreeAdapterTypeMap> {
  /** The parent of the element in the finished tree; in parse5, the parent into which it is first inserted. */
  intendedParent: T['parentNode'];
  /** The form that the parser had open when it created the element, or null. */
  formElement: T['element'] | null;
  /** Whether the element is in the contents of a `template`. */
  isInTemplate: boolean;
}
/**
 * The functions that build and read a tree, as in parse5. Each node is built in tree order at its final place: `detachNode`,
 * `insertBefore`, `insertTextBefore`, `adoptAttributes` and `updateNodeSourceCodeLocation` are not called. Exceptions thrown by a function propagate from parsing.
 */
export interface TreeAdapter<T extends TreeAdapterTypeMap = TreeAdapterTypeMap> {
  createDocument(): T['document'];
  createDocumentFragment(): T['documentFragment'];
  createElement(tagName: string, namespaceURI: NS, attrs: Attribute[]): T['element'];
  createCommentNode(data: string): T['commentNode'];
  createTextNode(value: string): T['textNode'];
  appendChild(parentNode: T['parentNode'], newNode: T['childNode']): void;
  insertBefore(parentNode: T['parentNode'], newNode: T['childNode'], referenceNode: T['childNode']): void;
  setTemplateContent(templateElement: T['template'], contentElement: T['documentFragment']): void;
  getTemplateContent(templateElement: T['template']): T['documentFragment'];
  setDocumentType(document: T['document'], name: string, publicId: string, systemId: string): void;
  setDocumentMode(document: T['document'], mode: DOCUMENT_MODE): void;
  getDocumentMode(document: T['document']): DOCUMENT_MODE;
  detachNode(node: T['childNode']): void;
  insertText(parentNode: T['parentNode'], text: string): void;
  insertTextBefore(parentNode: T['parentNode'], text: string, referenceNode: T['childNode']): void;
  adoptAttributes(recipient: T['element'], attrs: Attribute[]): void;
  getFirstChild(node: T['parentNode']): T['childNode'] | null;
  getChildNodes(node: T['parentNode']): T['childNode'][];
  getParentNode(node: T['node']): T['parentNode'] | null;
  getAttrList(element: T['element']): Attribute[];
  getTagName(element: T['element']): string;
  getNamespaceURI(element: T['element']): NS;
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
export const defaultTreeAdapter: TreeAdapter<DefaultTreeAdapterMap>;
