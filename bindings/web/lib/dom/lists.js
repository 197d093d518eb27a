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
  get _items() {
    const document = this.#root._document;
    document._open();
    if (document._version !== this.#version) {
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

/** A live list of elements. */
export class HTMLCollection extends LiveList {
  namedItem(name) {
    const text = String(name);
    if (text === '') return null;
    return this._items.find((element) => element.id === text || (element._isHtml() && element.getAttribute('name') === text)) ?? null;
  }
  _named(name) { return this.namedItem(name); }
  get [Symbol.toStringTag]() { return 'HTMLCollection'; }
}
