// The lists of the DOM. Static ones are arrays. Live ones are updated when the document has changed.
import { showAs } from '../dom.js';

// An array index, which is less than 2^32 - 1.
const isIndex = (key) => typeof key === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(key) && key < 4294967295;

/**
 * Makes `list[0]` and, if the class has `_named()`, `list.name` work: the last object of the prototype chain is a Proxy, which is
 * reached only by properties that no other object in the chain has. So methods and `length` are as fast as in any class.
 */
export function indexed({ prototype }) {
  const behind = new Proxy(Object.create(Object.getPrototypeOf(prototype)), {
    get(target, key, list) {
      if (typeof key !== 'string' || key.startsWith('_') || key in target) return Reflect.get(target, key, list);
      if (!list._isList) return undefined; // a prototype
      return (isIndex(key) ? list._items[key] : list._named?.(key)) ?? undefined;
    },
    // `Array.prototype.map.call(list, …)` calls this, only for indices below `length`.
    has: (target, key) => isIndex(key) || key in target,
    set: (target, key, value, list) => !isIndex(key) && Reflect.set(target, key, value, list),
  });
  Object.setPrototypeOf(prototype, behind);
}

/** The array that querySelectorAll() returns, with the methods of the DOM. */
export class NodeList extends Array {
  static get [Symbol.species]() { return Array; }
  static [Symbol.hasInstance](value) { return Object.prototype.isPrototypeOf.call(NodeList.prototype, value) || value instanceof LiveNodeList; }
  item(index) { return this[index >>> 0] ?? null; }
  get [Symbol.toStringTag]() { return 'NodeList'; }
}
export function nodeListOf(document, ids) {
  const list = new NodeList(ids.length);
  for (let i = 0; i < ids.length; i++) list[i] = document._node(ids[i]);
  return list;
}

class LiveList {
  #version = -1;
  #found = null;
  #root;
  #read;
  #argument;
  // `read` returns the contents as an array, given a node and an argument.
  constructor(root, read, argument) {
    this.#root = root;
    this.#read = read;
    this.#argument = argument;
  }
  get _isList() { return #root in this; }
  get _root() { return this.#root; }
  // Whether the contents depend on nothing but the tree.
  get _isCached() { return true; }
  get _items() {
    const document = this.#root._document;
    document._open();
    if (document._version !== this.#version || !this._isCached) {
      this.#found = this.#read(this.#root, this.#argument);
      this.#version = document._version;
    }
    return this.#found;
  }
  get length() { return this._items.length; }
  item(index) { return this._items[index >>> 0] ?? null; }
  *[Symbol.iterator]() {
    for (let i = 0, items; i < (items = this._items).length; i++) yield items[i];
  }
}
showAs(LiveList, (list) => [...list._items]);
indexed(LiveList);

export class LiveNodeList extends LiveList {
  forEach(callback, self) {
    for (let i = 0, items; i < (items = this._items).length; i++) callback.call(self, items[i], i, this);
  }
  *keys() {
    for (let i = 0; i < this.length; i++) yield i;
  }
  values() { return this[Symbol.iterator](); }
  *entries() {
    for (let i = 0, items; i < (items = this._items).length; i++) yield [i, items[i]];
  }
  get [Symbol.toStringTag]() { return 'NodeList'; }
}

const isNamed = (element, name) => element.id === name || (element._isHtml() && element.getAttribute('name') === name);

/** A live list of elements. */
export class HTMLCollection extends LiveList {
  namedItem(name) {
    const text = String(name);
    if (text === '') return null;
    return this._items.find((element) => isNamed(element, text)) ?? null;
  }
  _named(name) { return this.namedItem(name); }
  get [Symbol.toStringTag]() { return 'HTMLCollection'; }
}

/** The controls of a form or fieldset. */
export class HTMLFormControlsCollection extends HTMLCollection {
  /** The control with this id or name; a RadioNodeList if there are several. */
  namedItem(name) {
    const text = String(name);
    if (text === '') return null;
    const found = named(this, text);
    return found.length > 1 ? new RadioNodeList(this, named, text) : found[0] ?? null;
  }
  get _document() { return this._root._document; }
  get [Symbol.toStringTag]() { return 'HTMLFormControlsCollection'; }
}
const named = (controls, name) => controls._items.filter((element) => isNamed(element, name));

/** Controls of the same name. */
export class RadioNodeList extends LiveNodeList {
  /** The value of the checked radio button; "" if none is checked. */
  get value() { return this._items.find((element) => element.type === 'radio' && element.checked)?.value ?? ''; }
  set value(value) {
    const match = this._items.find((element) => element.type === 'radio' && element.value === String(value));
    if (match !== undefined) match.checked = true;
  }
  get [Symbol.toStringTag]() { return 'RadioNodeList'; }
}

/** The options of a select. */
export class HTMLOptionsCollection extends HTMLCollection {
  get length() { return this._items.length; }
  set length(value) {
    const select = this._root;
    for (const option of this._items.slice(value >>> 0)) option.remove();
    for (let missing = Math.min(value >>> 0, 100_000) - this._items.length; missing > 0; --missing) select.appendChild(select._document.createElement('option'));
  }
  /** Inserts an option or optgroup before an element or index; at the end without one. */
  add(element, before = null) { this._root.add(element, before); }
  remove(index) { this._items[index]?.remove(); }
  get selectedIndex() { return this._root.selectedIndex; }
  set selectedIndex(index) { this._root.selectedIndex = index; }
  get [Symbol.toStringTag]() { return 'HTMLOptionsCollection'; }
}

/** The selected options of a select, which also depend on properties that scripts set. */
export class SelectedOptions extends HTMLCollection {
  get _isCached() { return false; }
}
