// Attributes as nodes, NamedNodeMap, DOMTokenList and `dataset`.
import { HTML, NAMESPACES, showAs, tokensOf } from '../dom.js';
import { INVALID_CHARACTER, changeWithText, changeWithTexts, domException, throwIf } from './changes.js';
import { indexed } from './lists.js';

/** An attribute: either of an element, which then holds its value, or detached. */
export class Attr {
  // `number`: the number of the attribute's name in the element's document.
  constructor(document, element, number, detached = null) {
    this._document = document;
    this.ownerElement = element;
    this._number = number;
    this._detached = detached;
  }
  _details() {
    if (this._detached !== null) return this._detached;
    const { ownerElement: element, _number: number } = this;
    const store = element._store;
    const known = (store.attributeDetails ??= new Map()).get(number);
    if (known !== undefined) return known;
    const { instance, handle, surrogates } = store.native();
    const namespace = instance.call.attribute_details(handle, element._id, element._indexOf(number));
    const localName = instance.result(surrogates);
    const name = store.attributeName(number);
    const prefix = name.length > localName.length ? name.slice(0, name.length - localName.length - 1) : null;
    const details = { name, localName, prefix, namespaceURI: NAMESPACES[namespace] };
    store.attributeDetails.set(number, details);
    return details;
  }
  get name() { return this._details().name; }
  get localName() { return this._details().localName; }
  get prefix() { return this._details().prefix; }
  get namespaceURI() { return this._details().namespaceURI; }
  get value() {
    const { ownerElement: element } = this;
    return element === null ? this._detached.value : element._store.text(element._recordOf(this._number) + 1);
  }
  set value(value) {
    if (this.ownerElement === null) this._detached.value = String(value);
    else this.ownerElement._setValue(this, String(value));
  }
  get nodeType() { return 2; }
  get nodeName() { return this.name; }
  get nodeValue() { return this.value; }
  set nodeValue(value) { this.value = value ?? ''; }
  get textContent() { return this.value; }
  set textContent(value) { this.value = value ?? ''; }
  get specified() { return true; }
  get baseURI() { return this.ownerDocument.baseURI; }
  get ownerDocument() { return this.ownerElement?._document ?? this._document; }
  cloneNode() { return new Attr(this.ownerDocument, null, -1, { ...this._details(), value: this.value }); }
  isEqualNode(other) {
    return other instanceof Attr && this.namespaceURI === other.namespaceURI && this.localName === other.localName && this.value === other.value;
  }
  isSameNode(other) { return this === other; }
  toJSON() { return `${this.name}="${this.value}"`; }
  // Called before the attribute leaves its element.
  _detach() {
    this._detached = { ...this._details(), value: this.value };
    this._document = this.ownerElement._document;
    this.ownerElement = null;
  }
}
showAs(Attr, (attribute) => attribute.toJSON());

/** The attributes of an element, live. */
export class NamedNodeMap {
  #element;
  constructor(element) {
    this.#element = element;
  }
  get _isList() { return #element in this; }
  get _items() { return this.#element._attributeNodes(); }
  get length() { return this.#element._store.count(this.#element._id); }
  item(index) { return this._items[index >>> 0] ?? null; }
  getNamedItem(name) { return this.#element.getAttributeNode(name); }
  getNamedItemNS(namespace, name) { return this.#element.getAttributeNodeNS(namespace, name); }
  setNamedItem(attribute) { return this.#element.setAttributeNode(attribute); }
  setNamedItemNS(attribute) { return this.#element.setAttributeNode(attribute); }
  removeNamedItem(name) { return removed(this.#element, this.#element.getAttributeNode(name)); }
  removeNamedItemNS(namespace, name) { return removed(this.#element, this.#element.getAttributeNodeNS(namespace, name)); }
  _named(name) { return this.#element.getAttributeNode(name); }
  *[Symbol.iterator]() {
    for (let i = 0, items; i < (items = this._items).length; i++) yield items[i];
  }
  get [Symbol.toStringTag]() { return 'NamedNodeMap'; }
}
indexed(NamedNodeMap);

function removed(element, attribute) {
  if (attribute === null) throw domException('NotFoundError', 'the element has no such attribute');
  return element.removeAttributeNode(attribute);
}

function checkToken(token) {
  if (token === '') throw domException('SyntaxError', 'a token must not be empty');
  if (/[\t\n\f\r ]/.test(token)) throw domException('InvalidCharacterError', 'a token must not contain white space');
  return token;
}

/** An attribute as a set of tokens. */
export class DOMTokenList {
  #element;
  #name;
  constructor(element, name) {
    this.#element = element;
    this.#name = name;
  }
  get _isList() { return #element in this; }
  get _items() { return tokensOf(this.#element.getAttribute(this.#name)); }
  // https://dom.spec.whatwg.org/#concept-dtl-update
  _update(tokens) {
    if (tokens.length > 0 || this.#element.hasAttribute(this.#name)) this.#element.setAttribute(this.#name, tokens.join(' '));
  }
  get length() { return this._items.length; }
  item(index) { return this._items[index >>> 0] ?? null; }
  contains(token) { return this._items.includes(String(token)); }
  add(...tokens) { this._update([...new Set([...this._items, ...tokens.map((token) => checkToken(String(token)))])]); }
  remove(...tokens) {
    const given = tokens.map((token) => checkToken(String(token)));
    this._update(this._items.filter((token) => !given.includes(token)));
  }
  toggle(token, force) {
    const text = checkToken(String(token));
    const has = this._items.includes(text);
    if (has && force !== true) this._update(this._items.filter((one) => one !== text));
    else if (!has && force !== false) this._update([...this._items, text]);
    return has ? force === true : force !== false;
  }
  replace(token, other) {
    const [old, now] = [String(token), String(other)];
    for (const one of [old, now]) if (one === '') checkToken(one);
    checkToken(old);
    checkToken(now);
    const items = this._items;
    if (!items.includes(old)) return false;
    this._update([...new Set(items.map((one) => (one === old ? now : one)))]);
    return true;
  }
  supports() { throw new TypeError('this attribute has no set of supported tokens'); }
  get value() { return this.#element.getAttribute(this.#name) ?? ''; }
  set value(value) { this.#element.setAttribute(this.#name, value); }
  toString() { return this.value; }
  forEach(callback, self) { this._items.forEach((token, index) => callback.call(self, token, index, this)); }
  keys() { return this._items.keys(); }
  values() { return this._items.values(); }
  entries() { return this._items.entries(); }
  [Symbol.iterator]() { return this._items.values(); }
  toJSON() { return this._items; }
  get [Symbol.toStringTag]() { return 'DOMTokenList'; }
}
indexed(DOMTokenList);
for (const list of [DOMTokenList, NamedNodeMap]) showAs(list, (object) => object._items);

// https://html.spec.whatwg.org/multipage/dom.html#dom-dataset
const dataName = (name) => `data-${String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
/** The object that `dataset` returns: a live property for each `data-` attribute. */
export class DOMStringMap {
  get [Symbol.toStringTag]() { return 'DOMStringMap'; }
}
showAs(DOMStringMap, (map) => ({ ...map }));
export function datasetOf(element) {
  const names = () => element.getAttributeNames().filter((name) => /^data-[^A-Z]*$/.test(name)).map((name) => name.slice(5).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()));
  const isData = (name) => typeof name === 'string' && !/-[a-z]/.test(name) && element.hasAttribute(dataName(name));
  return new Proxy(Object.create(DOMStringMap.prototype), {
    get: (target, name) => (isData(name) ? element.getAttribute(dataName(name)) : Reflect.get(target, name)),
    has: (target, name) => isData(name) || name in target,
    set(_, name, value) {
      if (typeof name !== 'string') throw new TypeError('the name of a data attribute must be a string');
      if (/-[a-z]/.test(name)) throw domException('SyntaxError', 'a hyphen must not come before a lowercase letter');
      element.setAttribute(dataName(name), value);
      return true;
    },
    deleteProperty(_, name) {
      if (isData(name)) element.removeAttribute(dataName(name));
      return true;
    },
    ownKeys: names,
    getOwnPropertyDescriptor: (_, name) => (isData(name) ? { value: element.getAttribute(dataName(name)), writable: true, enumerable: true, configurable: true } : undefined),
  });
}

const NAMESPACE = new Map(NAMESPACES.map((uri, number) => [uri, number]));
// Converts a namespace argument: an empty string means none.
export const namespaceOf = (given) => (given === undefined || given === '' ? null : given);
// Returns the number of a namespace; undefined if the parser never puts elements or attributes into it.
export const namespaceNumber = (given) => NAMESPACE.get(namespaceOf(given));

// https://dom.spec.whatwg.org/#valid-attribute-local-name
export function checkAttributeName(name) {
  if (name === '' || /[\t\n\f\r \0/=>]/.test(name)) throwIf(INVALID_CHARACTER);
}

/** The members of Element for attributes. */
export const attributeMembers = {
  // Created when they are first needed.
  _attrs: null,
  _map: null,
  _classList: null,
  _dataset: null,
  _isHtml() { return this._store.namespace(this._id) === HTML; },
  // Return the index of the attribute with that name, or -1 if there is none; and the word where its record begins.
  _indexOf(number) {
    const store = this._store;
    const record = store.record(this._id);
    for (let i = 0, count = store.count(this._id); i < count; i++) if (store.i32[record + 3 * i] === number) return i;
    return -1;
  },
  _recordOf(number) { return this._store.record(this._id) + 3 * this._indexOf(number); },
  // Returns the object for an attribute that the element has.
  _attributeNode(number) {
    const nodes = (this._attrs ??= new Map());
    let node = nodes.get(number);
    if (node === undefined) nodes.set(number, (node = new Attr(null, this, number)));
    return node;
  },
  _attributeNodes() {
    const store = this._store;
    const record = store.record(this._id);
    return Array.from({ length: store.count(this._id) }, (_, index) => this._attributeNode(store.i32[record + 3 * index]));
  },
  // Return the number of the name of the attribute with that qualified name, or -1; and the attribute with that namespace and local
  // name, or null.
  _find(qualifiedName) {
    const store = this._store;
    let record = store.record(this._id);
    for (let left = store.count(this._id); left > 0; left--, record += 3)
      if (store.attributeName(store.i32[record]) === qualifiedName) return store.i32[record];
    return -1;
  },
  _findNS(namespace, localName) {
    const uri = namespaceOf(namespace);
    return this._attributeNodes().find((node) => node.localName === localName && node.namespaceURI === uri) ?? null;
  },
  // Detaches the object of an attribute, if there is one, before the attribute is removed.
  _letGo(number) {
    const node = this._attrs?.get(number);
    if (node === undefined) return;
    node._detach();
    this._attrs.delete(number);
  },
  // Called after the element has been adopted, which changes the numbers of its attributes. `store`, `id`: where the element was.
  _moveAttributes(store, id) {
    if (this._attrs === null) return;
    const attributes = this._attrs;
    this._attrs = new Map();
    const [before, now] = [store.record(id), this._store.record(this._id)];
    for (let i = 0; i < store.count(id); i++) {
      const node = attributes.get(store.i32[before + 3 * i]);
      if (node === undefined) continue;
      node._number = this._store.i32[now + 3 * i];
      this._attrs.set(node._number, node);
    }
  },
  _setValue(node, value) {
    const { namespaceURI, name } = node._details();
    const namespace = namespaceNumber(namespaceURI);
    const error = changeWithTexts(this._document, name, value, (call, handle, nameSize, valueSize) =>
      namespace === 0 ? call.set_attribute(handle, this._id, nameSize, valueSize) : call.set_attribute_ns(handle, this._id, namespace, nameSize, valueSize));
    throwIf(error);
  },

  get attributes() { return (this._map ??= new NamedNodeMap(this)); },
  getAttributeNode(name) {
    const number = this._find(this._attributeName(name));
    return number < 0 ? null : this._attributeNode(number);
  },
  getAttributeNodeNS(namespace, localName) { return this._findNS(namespace, String(localName)); },
  getAttributeNS(namespace, localName) { return this._findNS(namespace, String(localName))?.value ?? null; },
  hasAttribute(name) { return this._find(this._attributeName(name)) >= 0; },
  hasAttributeNS(namespace, localName) { return this._findNS(namespace, String(localName)) !== null; },

  setAttribute(name, value) {
    if (value === undefined && arguments.length < 2) throw new TypeError('setAttribute() takes a name and a value');
    throwIf(changeWithTexts(this._document, this._attributeName(name), String(value), (call, handle, nameSize, valueSize) => call.set_attribute(handle, this._id, nameSize, valueSize)));
  },
  setAttributeNS(namespace, name, value) {
    const number = namespaceNumber(namespace);
    // An invalid name is reported first, whatever the namespace.
    throwIf(changeWithTexts(this._document, String(name), String(value), (call, handle, nameSize, valueSize) => call.set_attribute_ns(handle, this._id, number ?? 1, nameSize, valueSize)));
  },
  removeAttribute(name) {
    const text = this._attributeName(name);
    const number = this._find(text);
    if (number < 0) return;
    this._letGo(number);
    throwIf(changeWithText(this._document, text, (call, handle, size) => call.remove_attribute(handle, this._id, size)));
  },
  removeAttributeNS(namespace, localName) {
    const node = this._findNS(namespace, String(localName));
    if (node !== null) this.removeAttributeNode(node);
  },
  removeAttributeNode(node) {
    if (node?.ownerElement !== this) throw domException('NotFoundError', 'the element does not have this attribute');
    const { namespaceURI, localName, name } = node._details();
    this._letGo(node._number);
    const namespace = namespaceNumber(namespaceURI);
    throwIf(changeWithText(this._document, namespace === 0 ? name : localName, (call, handle, size) =>
      namespace === 0 ? call.remove_attribute(handle, this._id, size) : call.remove_attribute_ns(handle, this._id, namespace, size)));
    return node;
  },
  setAttributeNode(node) {
    if (!(node instanceof Attr)) throw new TypeError('setAttributeNode() takes an attribute');
    if (node.ownerElement === this) return node;
    if (node.ownerElement !== null) throw domException('InUseAttributeError', 'the attribute belongs to another element');
    const { namespaceURI, localName, name, value } = node._detached;
    const old = this._findNS(namespaceURI, localName);
    if (old !== null) this._letGo(old._number);
    this._setValue(node, value);
    node._number = namespaceURI === null ? this._find(name) : this._findNS(namespaceURI, localName)._number;
    (this._attrs ??= new Map()).set(node._number, node);
    node._detached = null;
    node.ownerElement = this;
    return old;
  },
  setAttributeNodeNS(node) { return this.setAttributeNode(node); },
  toggleAttribute(name, force) {
    const text = this._attributeName(name);
    const has = this._find(text) >= 0;
    if (has) {
      if (force === undefined || !force) this.removeAttribute(text);
      return force === undefined ? false : Boolean(force);
    }
    if (force === undefined || force) {
      this.setAttribute(text, '');
      return true;
    }
    checkAttributeName(text);
    return false;
  },

  get classList() { return (this._classList ??= new DOMTokenList(this, 'class')); },
  set classList(value) { this.classList.value = value; },
  get dataset() { return (this._dataset ??= datasetOf(this)); },
};
