// TreeWalker and NodeIterator: https://dom.spec.whatwg.org/#traversal
import { domException } from './changes.js';
import { mustBeNode } from './members.js';

export const NodeFilter = Object.freeze({
  FILTER_ACCEPT: 1, FILTER_REJECT: 2, FILTER_SKIP: 3,
  SHOW_ALL: 0xffffffff, SHOW_ELEMENT: 1, SHOW_ATTRIBUTE: 2, SHOW_TEXT: 4, SHOW_CDATA_SECTION: 8, SHOW_ENTITY_REFERENCE: 16, SHOW_ENTITY: 32,
  SHOW_PROCESSING_INSTRUCTION: 64, SHOW_COMMENT: 128, SHOW_DOCUMENT: 256, SHOW_DOCUMENT_TYPE: 512, SHOW_DOCUMENT_FRAGMENT: 1024, SHOW_NOTATION: 2048,
});
const { FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } = NodeFilter;

class Traverser {
  constructor(root, whatToShow = NodeFilter.SHOW_ALL, filter = null) {
    this._root = mustBeNode(root, 'the root');
    this._shown = whatToShow >>> 0;
    this._filtering = filter ?? null;
    this._active = false;
  }
  get root() { return this._root; }
  get whatToShow() { return this._shown; }
  get filter() { return this._filtering; }
  _filter(node) {
    if (this._active) throw domException('InvalidStateError', 'the filter must not use the TreeWalker or NodeIterator that calls it');
    if (((1 << (node.nodeType - 1)) & this._shown) === 0) return FILTER_SKIP;
    const filter = this._filtering;
    if (filter === null) return FILTER_ACCEPT;
    this._active = true;
    try {
      return (typeof filter === 'function' ? filter(node) : filter.acceptNode(node)) & 0xffff;
    } finally {
      this._active = false;
    }
  }
}

const FIRST = ['firstChild', 'nextSibling', 'previousSibling'];
const LAST = ['lastChild', 'previousSibling', 'nextSibling'];

export class TreeWalker extends Traverser {
  constructor(root, whatToShow, filter) {
    super(root, whatToShow, filter);
    this._current = root;
  }
  get [Symbol.toStringTag]() { return 'TreeWalker'; }
  get currentNode() { return this._current; }
  set currentNode(node) { this._current = mustBeNode(node, 'currentNode'); }
  _go(node) {
    this._current = node;
    return node;
  }
  parentNode() {
    let node = this._current;
    while (node !== null && node !== this._root) {
      node = node.parentNode;
      if (node !== null && this._filter(node) === FILTER_ACCEPT) return this._go(node);
    }
    return null;
  }
  firstChild() { return this._child(FIRST); }
  lastChild() { return this._child(LAST); }
  _child([child, sibling]) {
    let node = this._current[child];
    while (node !== null) {
      const result = this._filter(node);
      if (result === FILTER_ACCEPT) return this._go(node);
      if (result === FILTER_SKIP && node[child] !== null) {
        node = node[child];
        continue;
      }
      while (node !== null) {
        if (node[sibling] !== null) {
          node = node[sibling];
          break;
        }
        const parent = node.parentNode;
        if (parent === null || parent === this._root || parent === this._current) return null;
        node = parent;
      }
    }
    return null;
  }
  nextSibling() { return this._sibling(FIRST); }
  previousSibling() { return this._sibling(LAST); }
  _sibling([child, sibling]) {
    let node = this._current;
    if (node === this._root) return null;
    for (;;) {
      let next = node[sibling];
      while (next !== null) {
        node = next;
        const result = this._filter(node);
        if (result === FILTER_ACCEPT) return this._go(node);
        next = node[child];
        if (result === FILTER_REJECT || next === null) next = node[sibling];
      }
      node = node.parentNode;
      if (node === null || node === this._root || this._filter(node) === FILTER_ACCEPT) return null;
    }
  }
  previousNode() {
    let node = this._current;
    while (node !== this._root) {
      let sibling = node.previousSibling;
      while (sibling !== null) {
        node = sibling;
        let result = this._filter(node);
        while (result !== FILTER_REJECT && node.lastChild !== null) {
          node = node.lastChild;
          result = this._filter(node);
        }
        if (result === FILTER_ACCEPT) return this._go(node);
        sibling = node.previousSibling;
      }
      if (node === this._root || node.parentNode === null) return null;
      node = node.parentNode;
      if (this._filter(node) === FILTER_ACCEPT) return this._go(node);
    }
    return null;
  }
  nextNode() {
    let node = this._current;
    let result = FILTER_ACCEPT;
    for (;;) {
      while (result !== FILTER_REJECT && node.firstChild !== null) {
        node = node.firstChild;
        result = this._filter(node);
        if (result === FILTER_ACCEPT) return this._go(node);
      }
      let sibling = null;
      for (let at = node; at !== null; at = at.parentNode) {
        if (at === this._root) return null;
        sibling = at.nextSibling;
        if (sibling !== null) break;
      }
      if (sibling === null) return null;
      node = sibling;
      result = this._filter(node);
      if (result === FILTER_ACCEPT) return this._go(node);
    }
  }
}

function following(node, root) {
  if (node.firstChild !== null) return node.firstChild;
  return followingSubtree(node, root);
}
function followingSubtree(node, root) {
  for (let at = node; at !== null && at !== root; at = at.parentNode) if (at.nextSibling !== null) return at.nextSibling;
  return null;
}
function lastInside(node) {
  let last = node;
  while (last.lastChild !== null) last = last.lastChild;
  return last;
}

const held = (object) => (typeof WeakRef === 'undefined' ? { deref: () => object } : new WeakRef(object));

export class NodeIterator extends Traverser {
  constructor(root, whatToShow, filter) {
    super(root, whatToShow, filter);
    this._reference = root;
    this._before = true;
    (root._document._iterators ??= new Set()).add(held(this));
  }
  get [Symbol.toStringTag]() { return 'NodeIterator'; }
  get referenceNode() { return this._reference; }
  get pointerBeforeReferenceNode() { return this._before; }
  nextNode() { return this._traverse(true); }
  previousNode() { return this._traverse(false); }
  _traverse(forward) {
    let node = this._reference;
    let before = this._before;
    for (;;) {
      if (before === forward) before = !forward;
      else {
        node = forward ? following(node, this._root) : node === this._root ? null : node.previousSibling !== null ? lastInside(node.previousSibling) : node.parentNode;
        if (node === null) return null;
      }
      if (this._filter(node) === FILTER_ACCEPT) break;
    }
    this._reference = node;
    this._before = before;
    return node;
  }
  detach() {}
  // https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps, for the siblings from the first to the last. Returns null, or a
  // function to call after their removal.
  _beforeRemoval(document, first, last) {
    const store = document._open();
    const [firstNode, lastNode] = [document._node(first), document._node(last)];
    let inside = null; // the sibling that contains the reference
    for (let id = this._reference._document === document ? this._reference._id : 0; id !== 0; id = store.parent(id))
      for (let one = first; ; one = store.next(one)) {
        if (one === id) inside = document._node(id);
        if (one === last || one === 0) break;
      }
    if (inside === null || inside.contains(this._root)) return null;
    let reference = null;
    let before = this._before;
    if (before) {
      reference = followingSubtree(lastNode, this._root);
      if (reference === null) before = false;
    }
    if (reference === null) reference = firstNode.previousSibling === null ? firstNode.parentNode : lastInside(firstNode.previousSibling);
    return () => {
      this._reference = reference;
      this._before = before;
    };
  }
}
