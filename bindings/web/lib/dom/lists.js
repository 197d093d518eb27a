// The lists of the DOM. Static ones are arrays. Live ones are read again when the document has changed.
import { showAs } from '../dom.js';

// An array index, which is less than 2^32 - 1.
const isIndex = (key) => typeof key === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(key) && key < 4294967295;

/**
 * Makes `list[0]` and, if the class has namedItem(), `list.name` work: the last object of the prototype chain is a Proxy, which
 * only properties reach that no other object has. So methods and `length` cost what they cost in any class.
 */
export function indexed(theClass) {
  const named = theClass.prototype.namedItem !== undefined;
  const { prototype } = theClass;
  const behind = new Proxy(Object.create(Object.getPrototypeOf(prototype)), {
    get(target, key, list) {
      if (typeof key !== 'string' || key in target || list === prototype) return Reflect.get(target, key, list);
      if (isIndex(key)) return list._items[key];
      return (named && !key.startsWith('_') && list.namedItem(key)) || undefined;
    },
    // `Array.prototype.map.call(list, …)` asks for it, below `length` alone.
    has: (target, key) => isIndex(key) || key in target,
    set: (target, key, value, list) => !isIndex(key) && Reflect.set(target, key, value, list),
  });
  Object.setPrototypeOf(prototype, behind);
}

/** What querySelectorAll() returns: an array with the methods of the DOM. */
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
  // `read` returns what is in it, as an array, for a node and an argument.
  _version = -1;
  _found = null;
  _root;
  _read;
  _argument;
  constructor(root, read, argument) {
    this._root = root;
    this._read = read;
    this._argument = argument;
  }
  get _items() {
    const document = this._root._document;
    document._open();
    if (document._version !== this._version) {
      this._found = this._read(this._root, this._argument);
      this._version = document._version;
    }
    return this._found;
  }
  get length() { return this._items.length; }
  item(index) { return this._items[index >>> 0] ?? null; }
  *[Symbol.iterator]() {
    for (let i = 0, items; i < (items = this._items).length; i++) yield items[i];
  }
}
showAs(LiveList, (list) => [...list._items]);

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
indexed(LiveNodeList);

/** A live list of elements. */
export class HTMLCollection extends LiveList {
  namedItem(name) {
    const text = String(name);
    if (text === '') return null;
    return this._items.find((element) => element.id === text || (element._isHtml() && element.getAttribute('name') === text)) ?? null;
  }
  get [Symbol.toStringTag]() { return 'HTMLCollection'; }
}
indexed(HTMLCollection);
