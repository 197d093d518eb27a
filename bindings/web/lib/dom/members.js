// The members that the DOM's interfaces and mixins share, for the classes in classes.js.
import * as reader from '../dom.js';
import { DOCUMENT, DOCTYPE, ELEMENT, FRAGMENT, TEXT } from '../store.js';
import {
  INVALID_CHARACTER, NAMESPACE_ERROR, NOT_FOUND, change, changeWithText, domException, insert, leaving, leavingChildren, madeNode, mustHave, remove, replace,
  throwIf,
} from './changes.js';
import { namespaceOf } from './attributes.js';
import { HTMLCollection, LiveNodeList, nodeListOf } from './lists.js';

/**
 * Copies members, with their getters and setters, to the prototype of a class. The class's own members take precedence, then those
 * of earlier sources.
 */
export function mix({ prototype }, ...sources) {
  for (const source of sources)
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(source)))
      if (!Object.hasOwn(prototype, name)) Object.defineProperty(prototype, name, { ...member, enumerable: false });
}

export function mustBeNode(value, by) {
  if (!(value instanceof reader.Node)) throw new TypeError(`${by}: ${value === null || typeof value !== 'object' ? String(value) : 'this object'} is not a node`);
  return value;
}

function readChildren(node) {
  const document = node._document;
  const store = node._store;
  const found = [];
  for (let id = store.first(node._id); id !== 0; id = store.next(id)) found.push(document._node(id));
  return found;
}
function readElements(node) {
  const document = node._document;
  const store = node._store;
  const found = [];
  for (let id = store.first(node._id); id !== 0; id = store.next(id)) if (store.type(id) === ELEMENT) found.push(document._node(id));
  return found;
}
const readSelected = (node, css) => (css === '' ? [] : Array.from(node._select(css), (id) => node._document._node(id)));
const readNamespaced = (node, [namespace, localName]) =>
  node._document._elements(node._selectorRoot).filter((element) => (namespace === '*' || element.namespaceURI === namespace) && (localName === '*' || element.localName === localName));

// Sets the data of a node.
function setData(node, data) {
  throwIf(changeWithText(node._document, data, (call, handle, size) => call.set_data(handle, node._id, size)));
}

// Returns the ids on the path from the root to the node.
function pathOf(node) {
  const store = node._store;
  const path = [];
  for (let id = node._id; id !== 0; id = store.parent(id)) path.push(id);
  return path.reverse();
}

const SAME = {
  [DOCTYPE]: ['name', 'publicId', 'systemId'], [ELEMENT]: ['namespaceURI', 'localName'], [TEXT]: ['data'], 6: ['data'], 7: ['target', 'data'],
};
function sameButForChildren(a, b) {
  if (a.nodeType !== b.nodeType) return false;
  for (const name of SAME[a._store.type(a._id)] ?? []) if (a[name] !== b[name]) return false;
  if (a.nodeType !== 1) return true;
  const [its, others] = [a._attributeNodes(), b._attributeNodes()];
  return its.length === others.length && its.every((one) => others.some((other) => one.isEqualNode(other)));
}

// Copies the state of controls that users can change:
// https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-node-clone-ext
function copyStates(from, to, deep) {
  const pairs = deep ? [from.descendants(), to.descendants()] : [[], []];
  const copies = [to, ...pairs[1]];
  for (const [index, node] of [from, ...pairs[0]].entries()) {
    if (node._value !== undefined) copies[index]._value = node._value;
    if (node._checked !== undefined) copies[index]._checked = node._checked;
  }
  to._document._hasState = true;
}

export const nodeMembers = {
  _childNodes: null,
  get childNodes() { return (this._childNodes ??= new LiveNodeList(this, readChildren)); },
  get nodeValue() { return null; },
  set nodeValue(_) {},
  get isConnected() { return this.getRootNode({ composed: true })._id === DOCUMENT; },
  get baseURI() { return this._document._baseURL(); },

  appendChild(node) {
    insert(this, mustBeNode(node, 'appendChild()'), null);
    return node;
  },
  insertBefore(node, child) {
    if (arguments.length < 2) throw new TypeError('insertBefore() takes a node, and a child or null');
    insert(this, mustBeNode(node, 'insertBefore()'), child === undefined || child === null ? null : mustBeNode(child, 'insertBefore()'));
    return node;
  },
  replaceChild(node, child) {
    replace(this, mustBeNode(node, 'replaceChild()'), mustBeNode(child, 'replaceChild()'));
    return child;
  },
  removeChild(child) {
    if (mustBeNode(child, 'removeChild()').parentNode !== this) throwIf(NOT_FOUND);
    remove(child);
    return child;
  },
  cloneNode(deep = false) { return this._copied(this._document, deep); },
  // Returns a copy of the node in that document.
  _copied(document, deep) {
    const store = document._open().edit(document);
    const { handle, instance, surrogates } = this._document._native();
    if (surrogates) store.surrogates = true;
    if (this.mode) throw domException('NotSupportedError', 'a shadow root cannot be copied');
    if (instance !== store.instance) throw domException('NotSupportedError', 'the documents belong to different modules');
    const id = change(document, (call, its) => call.clone_node(its, document === this._document ? its : handle, this._id, deep ? 1 : 0));
    const copy = document._node(id);
    if (this._document._hasState) copyStates(this, copy, deep);
    return copy;
  },
  normalize() {
    const document = this._document;
    const ids = [];
    for (const node of this.descendants()) if (node.nodeType === 3) ids.push(node._id);
    // When a text node is reached, the text nodes before it in its parent have been joined.
    let last = 0;
    let data = [];
    const finish = () => {
      if (data.length > 1) setData(document._node(last), data.join(''));
      last = 0;
      data = [];
    };
    for (const id of ids) {
      const node = document._node(id);
      const store = node._store;
      if (last !== 0 && store.previous(id) === last) {
        if (node.length > 0) data.push(node.data);
        remove(node);
        continue;
      }
      finish();
      if (node.length === 0) remove(node);
      else {
        last = id;
        data = [node.data];
      }
    }
    finish();
  },

  getRootNode(options) {
    let root = inherited.getRootNode.call(this);
    while (options?.composed && root.mode) root = inherited.getRootNode.call(root.host);
    return root;
  },
  isSameNode(other) { return this === other; },
  isEqualNode(other) {
    if (other === null || other === undefined) return false;
    const left = [[this, mustBeNode(other, 'isEqualNode()')]];
    for (let pair; (pair = left.pop()) !== undefined; ) {
      const [a, b] = pair;
      if (a === b) continue;
      if (!sameButForChildren(a, b)) return false;
      let [one, its] = [a.firstChild, b.firstChild];
      for (; one !== null && its !== null; one = one.nextSibling, its = its.nextSibling) left.push([one, its]);
      if (one !== its) return false;
    }
    return true;
  },
  // https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
  compareDocumentPosition(other) {
    if (this === mustBeNode(other, 'compareDocumentPosition()')) return 0;
    const [its, others] = [pathOf(this), pathOf(other)];
    if (this._document !== other._document || its[0] !== others[0])
      return 1 | 32 | ((this._document === other._document ? other._id < this._id : other._document._number < this._document._number) ? 2 : 4);
    let depth = 0;
    while (depth < its.length && its[depth] === others[depth]) depth++;
    if (depth === others.length) return 8 | 2;
    if (depth === its.length) return 16 | 4;
    const store = this._store;
    let id = others[depth];
    while (id !== 0 && id !== its[depth]) id = store.next(id);
    return id === 0 ? 4 : 2;
  },
  lookupNamespaceURI(prefix) {
    const element = this.nodeType === 9 ? this.documentElement : this.nodeType === 1 ? this : this.parentElement;
    if (element === null) return null;
    if (prefix === 'xml') return reader.NAMESPACES[5];
    if (prefix === 'xmlns') return reader.NAMESPACES[6];
    return prefix === null || prefix === undefined || prefix === '' ? element.namespaceURI : null;
  },
  isDefaultNamespace(namespace) { return this.lookupNamespaceURI(null) === (namespace || null); },
  lookupPrefix() { return null; },
};

// Converts nodes and strings into one node: https://dom.spec.whatwg.org/#converting-nodes-into-a-node
function oneNode(document, given) {
  const nodes = given.map((one) => (one instanceof reader.Node ? one : document.createTextNode(one)));
  if (nodes.length === 1) return nodes[0];
  const fragment = document.createDocumentFragment();
  for (const node of nodes) insert(fragment, node, null);
  return fragment;
}

export const parentNodeMembers = {
  _children: null,
  get children() { return (this._children ??= new HTMLCollection(this, readElements)); },
  get childElementCount() { return this.children.length; },
  append(...nodes) { insert(this, oneNode(this._document, nodes), null); },
  prepend(...nodes) {
    const node = oneNode(this._document, nodes);
    insert(this, node, this.firstChild);
  },
  replaceChildren(...nodes) {
    const node = oneNode(this._document, nodes);
    const after = leavingChildren(this);
    const kept = node.nodeType === 11 ? [...node.childNodes] : [node];
    insert(this, node, null); // throws if the node cannot be inserted there
    for (let child = this.firstChild; child !== null && child !== kept[0]; ) {
      const next = child.nextSibling;
      remove(child);
      child = next;
    }
    if (kept.length === 0) while (this.lastChild !== null) remove(this.lastChild);
    after?.();
  },
  querySelectorAll(css) { return nodeListOf(this._document, this._select(css)); },
  getElementsByTagName(name) {
    const text = String(name);
    return new HTMLCollection(this, readSelected, text === '*' || text === '' ? text : reader.escaped(text));
  },
  getElementsByTagNameNS(namespace, localName) {
    return new HTMLCollection(this, readNamespaced, [namespaceOf(namespace), String(localName)]);
  },
  getElementsByClassName(names) {
    return new HTMLCollection(this, readSelected, reader.tokensOf(String(names)).map((token) => `.${reader.escaped(token)}`).join(''));
  },
  get innerHTML() { return inherited.innerHTML.call(this); },
  set innerHTML(html) {
    const document = this._document;
    const after = leavingChildren(document._node(this._store.contents(this._id)) ?? this); // `content` of a `meta` is a string
    const text = html === null ? '' : String(html);
    throwIf(changeWithText(document, text, (call, handle, size) => call.set_inner_html(handle, this._id, size, document.scripting ? 1 : 0)));
    after?.();
  },
  get textContent() { return inherited.textContent.call(this); },
  set textContent(text) {
    const after = leavingChildren(this);
    throwIf(changeWithText(this._document, String(text ?? ''), (call, handle, size) => call.set_text_content(handle, this._id, size)));
    after?.();
  },
};
const getterOf = (name) => Object.getOwnPropertyDescriptor(reader.Node.prototype, name).get;
const inherited = { getRootNode: reader.Node.prototype.getRootNode, innerHTML: getterOf('innerHTML'), textContent: getterOf('textContent'), innerText: getterOf('innerText'), outerHTML: getterOf('outerHTML') };

// Returns the nearest sibling that is not among the nodes.
function viable(node, which, nodes) {
  let at = node[which];
  while (at !== null && nodes.includes(at)) at = at[which];
  return at;
}

export const childNodeMembers = {
  before(...nodes) {
    const parent = this.parentNode;
    if (parent === null) return;
    const previous = viable(this, 'previousSibling', nodes);
    const node = oneNode(this._document, nodes);
    insert(parent, node, previous === null ? parent.firstChild : previous.nextSibling);
  },
  after(...nodes) {
    const parent = this.parentNode;
    if (parent === null) return;
    const next = viable(this, 'nextSibling', nodes);
    insert(parent, oneNode(this._document, nodes), next);
  },
  replaceWith(...nodes) {
    const parent = this.parentNode;
    if (parent === null) return;
    const next = viable(this, 'nextSibling', nodes);
    const node = oneNode(this._document, nodes);
    if (this.parentNode === parent) replace(parent, node, this);
    else insert(parent, node, next);
  },
  // With an index, a select removes an option.
  remove(index) {
    if (arguments.length > 0 && this.localName === 'select' && this._isHtml()) this.options.remove(index);
    else remove(this);
  },
};

// Converts an offset in the data as Web IDL does; returns it and the end of the range.
function range(node, offset, count) {
  const { length } = node;
  const start = offset >>> 0;
  if (start > length) throw domException('IndexSizeError', `the offset ${start} is beyond the data, which has ${length} units`);
  return [start, Math.min(start + (count >>> 0), length)];
}
export const characterDataMembers = {
  get nodeValue() { return this.data; },
  set nodeValue(value) { setData(this, String(value ?? '')); },
  get textContent() { return this.data; },
  set textContent(value) { setData(this, String(value ?? '')); },
  substringData(offset, count) {
    mustHave(arguments, 2, 'substringData');
    return this.data.slice(...range(this, offset, count));
  },
  appendData(data) {
    mustHave(arguments, 1, 'appendData');
    setData(this, this.data + data);
  },
  insertData(offset, data) {
    mustHave(arguments, 2, 'insertData');
    this.replaceData(offset, 0, data);
  },
  deleteData(offset, count) {
    mustHave(arguments, 2, 'deleteData');
    this.replaceData(offset, count, '');
  },
  replaceData(offset, count, data) {
    mustHave(arguments, 3, 'replaceData');
    const [start, end] = range(this, offset, count);
    const old = this.data;
    setData(this, old.slice(0, start) + data + old.slice(end));
  },
};
export const dataAccessor = (getter) => ({
  get data() { return getter.call(this); },
  set data(value) { setData(this, value === null ? '' : String(value)); },
});

export const textMembers = {
  splitText(offset) {
    const [at] = range(this, offset, 0);
    const { data } = this;
    const rest = this._document.createTextNode(data.slice(at));
    const parent = this.parentNode;
    if (parent !== null) insert(parent, rest, this.nextSibling);
    setData(this, data.slice(0, at));
    return rest;
  },
  get wholeText() {
    let first = this;
    while (first.previousSibling?.nodeType === 3) first = first.previousSibling;
    let text = '';
    for (let node = first; node !== null && node.nodeType === 3; node = node.nextSibling) text += node.data;
    return text;
  },
};

const PLACES = ['beforebegin', 'afterbegin', 'beforeend', 'afterend'];
function placeOf(where) {
  const position = PLACES.indexOf(String(where).toLowerCase());
  if (position < 0) throw domException('SyntaxError', `“${where}” is not one of ${PLACES.join(', ')}`);
  return position;
}
function insertAdjacent(element, position, node) {
  if (position === 1) insert(element, node, element.firstChild);
  else if (position === 2) insert(element, node, null);
  else {
    const parent = element.parentNode;
    if (parent === null) return null;
    insert(parent, node, position === 0 ? element : element.nextSibling);
  }
  return node;
}

// https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment
function textFragment(document, value) {
  const fragment = document.createDocumentFragment();
  for (const [index, line] of (value === null ? '' : String(value)).split(/\r\n?|\n/).entries()) {
    if (index > 0) fragment.appendChild(document.createElement('br'));
    if (line !== '') fragment.appendChild(document.createTextNode(line));
  }
  return fragment;
}
function joinNext(text) {
  const next = text?.nextSibling;
  if (text?.nodeType !== 3 || next?.nodeType !== 3) return;
  setData(text, text.data + next.data);
  remove(next);
}

export const elementMembers = {
  get prefix() { return null; },
  get outerHTML() { return inherited.outerHTML.call(this); },
  set outerHTML(html) {
    const document = this._document;
    if (this.parentNode === null) return;
    const after = leaving(document, this._id, this._id);
    throwIf(changeWithText(document, html === null ? '' : String(html), (call, handle, size) => call.set_outer_html(handle, this._id, size, document.scripting ? 1 : 0)));
    after?.();
  },
  get innerText() { return inherited.innerText.call(this); },
  set innerText(value) { this.replaceChildren(textFragment(this._document, value)); },
  get outerText() { return this.innerText; },
  // https://html.spec.whatwg.org/multipage/dom.html#dom-outertext
  set outerText(value) {
    const { parentNode: parent, previousSibling: previous, nextSibling: next } = this;
    if (parent === null) throw domException('NoModificationAllowedError', 'the element has no parent');
    const fragment = textFragment(this._document, value);
    if (fragment.firstChild === null) fragment.append('');
    replace(parent, fragment, this);
    joinNext(next?.previousSibling);
    joinNext(previous);
  },
  insertAdjacentElement(where, element) {
    if (mustBeNode(element, 'insertAdjacentElement()').nodeType !== 1) throw new TypeError('insertAdjacentElement() takes an element');
    return insertAdjacent(this, placeOf(where), element);
  },
  insertAdjacentText(where, text) { insertAdjacent(this, placeOf(where), this._document.createTextNode(text)); },
  insertAdjacentHTML(where, html) {
    const document = this._document;
    const position = placeOf(where);
    throwIf(changeWithText(document, String(html), (call, handle, size) => call.insert_adjacent_html(handle, this._id, position, size, document.scripting ? 1 : 0)));
  },
};

// The namespaces in which elements can be created: HTML, MathML and SVG.
const MADE = new Map([[reader.NAMESPACES[1], 1], [reader.NAMESPACES[2], 2], [reader.NAMESPACES[3], 3]]);

export const documentMembers = {
  createElement(name) {
    const text = String(name);
    return madeNode(this, changeWithText(this, /[A-Z]/.test(text) ? reader.lowercase(text) : text, (call, handle, size) => call.create_element(handle, size, 1)));
  },
  createElementNS(namespace, name) {
    const text = String(name);
    const uri = namespaceOf(namespace);
    const number = MADE.get(uri);
    // An invalid name is reported first, whatever the namespace.
    const colon = text.indexOf(':');
    const localName = colon > 0 ? text.slice(colon + 1) : text;
    const id = changeWithText(this, localName, (call, handle, size) => call.create_element(handle, size, number ?? 1));
    if (id === 0) throwIf(INVALID_CHARACTER);
    const prefix = colon > 0 ? text.slice(0, colon) : null;
    if (prefix !== null && /[\t\n\f\r \0/>]/.test(prefix)) throwIf(INVALID_CHARACTER);
    const isXmlns = prefix === 'xmlns' || text === 'xmlns';
    if ((prefix !== null && uri === null) || (prefix === 'xml' && uri !== reader.NAMESPACES[5]) || isXmlns !== (uri === reader.NAMESPACES[6])) throwIf(NAMESPACE_ERROR);
    if (number === undefined || prefix !== null) throw domException('NotSupportedError', 'only elements of HTML, SVG and MathML without a prefix are supported');
    return this._node(id);
  },
  createTextNode(data) { return madeNode(this, changeWithText(this, String(data), (call, handle, size) => call.create_text(handle, size))); },
  createComment(data) { return madeNode(this, changeWithText(this, String(data), (call, handle, size) => call.create_comment(handle, size))); },
  createDocumentFragment() { return madeNode(this, change(this, (call, handle) => call.create_fragment(handle))); },
  createCDATASection() { throw domException('NotSupportedError', 'an HTML document has no CDATA sections'); },
};
