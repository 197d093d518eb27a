// The DOM for reading and writing: the reader's classes with the members of the DOM.
import * as reader from '../dom.js';
import { DOCUMENT, ELEMENT } from '../store.js';
import { Attr, attributeMembers, checkAttributeName, namespaceNumber, namespaceOf } from './attributes.js';
import {
  HIERARCHY_REQUEST, INVALID_CHARACTER, NAMESPACE_ERROR, NOT_SUPPORTED, adopt, changeWithText, changeWithTexts, domException, insert, madeNode, throwIf,
} from './changes.js';
import { HTMLCollection, LiveNodeList } from './lists.js';
import {
  characterDataMembers, childNodeMembers, dataAccessor, documentMembers, elementMembers, mix, mustBeNode, nodeMembers,
  parentNodeMembers, textMembers,
} from './members.js';
import { reflectedMembers } from './reflection.js';
import { NodeIterator, TreeWalker } from './traversal.js';

export { Attr };
export { HTMLCollection, NodeList } from './lists.js';
export { DOMStringMap, DOMTokenList, NamedNodeMap } from './attributes.js';
export { NodeFilter, NodeIterator, TreeWalker } from './traversal.js';
export { XMLSerializer } from './xml.js';

export class Element extends reader.Element {
  /** For a link, returns its address. */
  toString() {
    return (this.localName === 'a' || this.localName === 'area') && this._isHtml() ? this.href : Object.prototype.toString.call(this);
  }
}
mix(Element, attributeMembers, elementMembers, nodeMembers, parentNodeMembers, childNodeMembers, reflectedMembers);

const dataOf = (theClass) => dataAccessor(Object.getOwnPropertyDescriptor(theClass.prototype, 'data').get);
export class Text extends reader.Text {}
mix(Text, characterDataMembers, dataOf(reader.CharacterData), textMembers, nodeMembers, childNodeMembers);
export class Comment extends reader.Comment {}
mix(Comment, characterDataMembers, dataOf(reader.CharacterData), nodeMembers, childNodeMembers);
export class ProcessingInstruction extends reader.ProcessingInstruction {}
mix(ProcessingInstruction, characterDataMembers, dataOf(reader.ProcessingInstruction), nodeMembers, childNodeMembers);

export class DocumentType extends reader.DocumentType {}
mix(DocumentType, { get textContent() { return null; }, set textContent(_) {} }, nodeMembers, childNodeMembers);

export class DocumentFragment extends reader.DocumentFragment {}
mix(DocumentFragment, nodeMembers, parentNodeMembers);

// HTML without content that puts a document into each mode.
const EMPTY = { quirks: '', 'limited-quirks': '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN">', 'no-quirks': '<!DOCTYPE html>' };
const LINKS = 'a[href], area[href]';
const elementsNamed = (document, css, List = HTMLCollection) => new List(document, (node) => [...node._document.querySelectorAll(css)].filter((element) => element._isHtml()));
let documents = 0;

/** A document. Close it when you no longer need it. */
export class Document extends reader.Document {
  constructor(store, options) {
    super(store, options);
    this._version = 0;
    this._number = ++documents;
    this._iterators = null;
    this._base = null;
  }

  // Returns the existing object of a node; the objects are in an array or a map.
  _known(id) { return Array.isArray(this._nodes) ? this._nodes[id] : this._nodes.get(id); }
  _keep(id, node) {
    if (Array.isArray(this._nodes)) this._nodes[id] = node;
    else this._nodes.set(id, node);
  }
  _forget(id) {
    if (Array.isArray(this._nodes)) this._nodes[id] = undefined;
    else this._nodes.delete(id);
  }
  // All elements inside a node, in tree order.
  _elements(root) {
    const store = this._open();
    const found = [];
    for (const node of this._node(root).descendants()) if (store.type(node._id) === ELEMENT) found.push(node);
    return found;
  }
  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
  _baseURL() {
    if (this._base?.version !== this._version) {
      let url = this.URL;
      const element = this._elements(DOCUMENT).find((one) => one.localName === 'base' && one._isHtml() && one.hasAttribute('href'));
      if (element !== undefined) {
        try {
          url = new URL(element.getAttribute('href'), url).href;
        } catch {
          // The document's own address remains the base.
        }
      }
      this._base = { version: this._version, url };
    }
    return this._base.url;
  }

  get documentURI() { return this.URL; }
  get charset() { return this.characterSet; }
  get inputEncoding() { return this.characterSet; }
  get contentType() { return 'text/html'; }
  get readyState() { return 'complete'; }
  get defaultView() { return null; }
  get location() { return null; }
  get referrer() { return ''; }
  get cookie() { return ''; }
  get textContent() { return null; }
  set textContent(_) {}

  get title() { return super.title; }
  // https://html.spec.whatwg.org/multipage/dom.html#document.title
  set title(value) {
    const root = this.documentElement;
    if (root === null) return;
    const isSvg = root.localName === 'svg' && !root._isHtml();
    let element = isSvg ? [...root.children].find((child) => child.localName === 'title' && !child._isHtml()) : this._elements(DOCUMENT).find((one) => one.localName === 'title' && one._isHtml());
    if (element === undefined) {
      const parent = isSvg ? root : this.head;
      if (parent === null || (!isSvg && !root._isHtml())) return;
      element = isSvg ? this.createElementNS(root.namespaceURI, 'title') : this.createElement('title');
      insert(parent, element, isSvg ? root.firstChild : null);
    }
    element.textContent = String(value);
  }
  get body() { return super.body; }
  set body(element) {
    if (element !== null && !(element instanceof Element && element._isHtml())) throw new TypeError('document.body must be an HTML element');
    if (element === null || !/^(body|frameset)$/.test(element.localName)) throwIf(HIERARCHY_REQUEST);
    const { body, documentElement: root } = this;
    if (body === element) return;
    if (body !== null) body.replaceWith(element);
    else if (root === null) throwIf(HIERARCHY_REQUEST);
    else root.appendChild(element);
  }
  get dir() { return this.documentElement?.dir ?? ''; }
  set dir(value) {
    if (this.documentElement !== null) this.documentElement.dir = value;
  }

  get links() { return (this._links ??= elementsNamed(this, LINKS)); }
  get forms() { return (this._forms ??= elementsNamed(this, 'form')); }
  get images() { return (this._images ??= elementsNamed(this, 'img')); }
  get scripts() { return (this._scripts ??= elementsNamed(this, 'script')); }
  get embeds() { return (this._embeds ??= elementsNamed(this, 'embed')); }
  get plugins() { return this.embeds; }
  get anchors() { return (this._anchors ??= elementsNamed(this, 'a[name]')); }
  get applets() { return (this._applets ??= new HTMLCollection(this, () => [])); }
  getElementsByName(name) { return elementsNamed(this, `[name=${reader.quoted(name)}]`, LiveNodeList); }

  createProcessingInstruction(target, data) {
    return madeNode(this, changeWithTexts(this, String(target), String(data), (call, handle, targetSize, dataSize) => call.create_instruction(handle, targetSize, dataSize)));
  }
  createAttribute(name) {
    const text = String(name);
    checkAttributeName(text);
    const its = reader.lowercase(text);
    return new Attr(this, null, -1, { name: its, localName: its, prefix: null, namespaceURI: null, value: '' });
  }
  createAttributeNS(namespace, name) {
    const text = String(name);
    const colon = text.indexOf(':');
    const [prefix, localName] = colon < 0 ? [null, text] : [text.slice(0, colon), text.slice(colon + 1)];
    checkAttributeName(localName);
    if (prefix === '') throwIf(INVALID_CHARACTER);
    const uri = namespaceOf(namespace);
    if (prefix !== null && uri === null) throwIf(NAMESPACE_ERROR);
    if (namespaceNumber(uri) === undefined) throwIf(NOT_SUPPORTED);
    return new Attr(this, null, -1, { name: text, localName, prefix, namespaceURI: uri, value: '' });
  }
  importNode(node, deep = false) {
    if (mustBeNode(node, 'importNode()')._id === DOCUMENT) throw domException('NotSupportedError', 'a document cannot be imported');
    return node._copied(this, deep);
  }
  adoptNode(node) {
    adopt(this, mustBeNode(node, 'adoptNode()'));
    return node;
  }
  cloneNode(deep = false) {
    const copy = this._open().instance.library.parse(EMPTY[this.quirksMode], { __proto__: null, scripting: this.scripting, url: this.URL });
    copy.replaceChildren();
    if (deep) for (const child of this.childNodes) copy.appendChild(copy.importNode(child, true));
    return copy;
  }
  createTreeWalker(root, whatToShow, filter) { return new TreeWalker(root, whatToShow, filter); }
  createNodeIterator(root, whatToShow, filter) { return new NodeIterator(root, whatToShow, filter); }
  get implementation() { return (this._implementation ??= new DOMImplementation(this)); }
}
mix(Document, nodeMembers, parentNodeMembers, documentMembers);
// https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor
for (const [property, its] of [['fgColor', 'text'], ['linkColor', 'link'], ['vlinkColor', 'vLink'], ['alinkColor', 'aLink'], ['bgColor', 'bgColor']])
  Object.defineProperty(Document.prototype, property, {
    get() { return this.body?.[its] ?? ''; },
    set(value) {
      if (this.body?.localName === 'body') this.body[its] = value;
    },
    configurable: true,
  });
// https://webidl.spec.whatwg.org/#Unscopable
const [ofParents, ofChildren] = ['append prepend replaceChildren', 'after before remove replaceWith'].map((names) => Object.fromEntries(names.split(' ').map((name) => [name, true])));
for (const [names, ...theClasses] of [
  [ofParents, Document, DocumentFragment], [ofChildren, Comment, DocumentType, ProcessingInstruction, Text], [{ ...ofParents, ...ofChildren, slot: true }, Element],
])
  for (const { prototype } of theClasses) Object.defineProperty(prototype, Symbol.unscopables, { value: { __proto__: null, ...names } });
for (const [name, { prototype }] of Object.entries({ Attr, Comment, Document, DocumentFragment, DocumentType, Element, ProcessingInstruction, Text }))
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
Document.prototype._classes = reader.classTable({ Comment, DocumentFragment, DocumentType, Element, ProcessingInstruction, Text });

/** The class of a document's `implementation`. */
export class DOMImplementation {
  constructor(document) {
    this._document = document;
  }
  createHTMLDocument(title) {
    const document = this._document._open().instance.library.parse('<!DOCTYPE html>');
    if (title !== undefined) document.title = title;
    return document;
  }
  createDocumentType(name, publicId, systemId) {
    const [text, first, second] = [name, publicId, systemId].map(String);
    return madeNode(this._document, changeWithText(this._document, text + first + second, (call, handle) =>
      call.create_doctype(handle, ...[text, first, second].map(sizeOf))));
  }
  hasFeature() { return true; }
}
const encoder = new TextEncoder();
const sizeOf = (text) => encoder.encode(text).length;

/** Makes the class `DOMParser` for a module of the package: it parses only text/html, with scripting disabled. */
export const makeDOMParser = (library) => class DOMParser {
  parseFromString(text, type) {
    if (type !== 'text/html') throw new TypeError(`this DOMParser parses text/html, not “${type}”`);
    return library.parse(String(text));
  }
};
