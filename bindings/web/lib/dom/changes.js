// Changes documents: calls the module, which decides what the DOM allows, and keeps the objects of nodes up to date.
import { OutOfMemoryError, encodeSurrogates, needsSurrogates } from '../instance.js';
import { DOCUMENT, FRAGMENT } from '../store.js';

const LARGE = 1 << 16; // characters: the module's scratch memory is freed after longer strings

// The errors, in the order of DomError in lockstep/document.h.
const ERRORS = [
  null,
  ['HierarchyRequestError', 'the tree cannot contain the node at this place'],
  ['NotFoundError', 'the node is not a child of this node'],
  ['WrongDocumentError', 'the node belongs to another document'],
  ['InvalidCharacterError', 'the name has a character that is not allowed'],
  ['InvalidNodeTypeError', 'the operation does not apply to this kind of node'],
  ['NoModificationAllowedError', 'markup cannot replace a child of the document or be inserted next to it'],
  ['NamespaceError', 'the prefix does not belong to the namespace'],
  ['NotSupportedError', 'an attribute in a namespace must have a name that the parser can give it'],
  ['QuotaExceededError', 'a limit has been reached'],
];
export const [, HIERARCHY_REQUEST, NOT_FOUND, , INVALID_CHARACTER, , , NAMESPACE_ERROR, NOT_SUPPORTED] = ERRORS.keys();

// Throws if a method has fewer arguments than Web IDL requires.
export const mustHave = (given, count, name) => {
  if (given.length < count) throw new TypeError(`${name}() takes ${count} argument${count === 1 ? '' : 's'}, not ${given.length}`);
};

export const domException = (name, message) => new DOMException(message, name);
export function throwIf(error) {
  if (error !== 0) throw domException(...ERRORS[error]);
}

let changes = 0; // counts changes to any document; data read from a document is valid until its `_version` changes
export function noteChange(document) {
  document._version = ++changes;
}

/** Calls `act` with the module's functions, the document's handle in it and the store; returns the result of `act`. */
export function change(document, act) {
  const store = document._open().edit(document);
  const { instance } = store;
  if (instance.call.insert_before === undefined) throw new Error('lockstep-html/parser cannot change documents: import lockstep-html');
  let result;
  try {
    result = instance.library.guard(() => act(instance.call, store.handle, store), instance);
  } catch (error) {
    // The steps done so far may have moved the tree.
    if (error instanceof OutOfMemoryError) {
      instance.call.update(store.handle);
      store.update();
      noteChange(document);
    }
    throw error;
  }
  store.update();
  noteChange(document);
  return result;
}

/** Writes a string into the scratch memory at a place with enough room; returns its size. */
function write(store, text, at) {
  const { instance } = store;
  if (!needsSurrogates(text)) return instance.write(text, at);
  store.surrogates = true;
  const bytes = encodeSurrogates(text);
  instance.u8.set(bytes, at);
  return bytes.length;
}

/** Makes a change with one or two strings in the scratch memory; `act` also receives their sizes. */
export function changeWithText(document, text, act) {
  return change(document, (call, handle, store) => {
    const size = write(store, text, store.instance.room(3 * text.length));
    const result = act(call, handle, size);
    if (text.length > LARGE) call.tidy();
    return result;
  });
}
export function changeWithTexts(document, first, second, act) {
  return change(document, (call, handle, store) => {
    const at = store.instance.room(3 * (first.length + second.length));
    const size = write(store, first, at);
    const result = act(call, handle, size, write(store, second, at + size));
    if (second.length > LARGE) call.tidy();
    return result;
  });
}

/** Returns the new node; throws if its id is 0, because its name is not allowed. */
export function madeNode(document, id) {
  if (id === 0) throwIf(INVALID_CHARACTER);
  return document._node(id);
}

// Updates the objects in a subtree that another document has adopted: sets their new document and ids. Not recursive, as trees may
// be deep. Both trees have the same shape, as the old one remains as a copy.
function moveObjects(from, oldRoot, to, newRoot) {
  const a = from._open();
  const b = to._open();
  if (a.surrogates) b.surrogates = true;
  // Iterators over the nodes must see removals in both documents.
  if (from._iterators !== null) to._iterators = new Set([...(to._iterators ?? []), ...from._iterators]);
  const left = [[oldRoot, newRoot]];
  for (let pair; (pair = left.pop()) !== undefined; ) {
    const [old, now] = pair;
    const node = from._known(old);
    if (node !== undefined) {
      from._forget(old);
      node._document = to;
      node._id = now;
      to._keep(now, node);
      node._moveAttributes?.(a, old);
    }
    const contents = a.contents(old);
    if (contents !== 0) left.push([contents, b.contents(now)]);
    const shadow = a.shadowRoot(old);
    if (shadow !== 0) left.push([shadow, b.shadowRoot(now)]);
    for (let child = a.first(old), its = b.first(now); child !== 0; child = a.next(child), its = b.next(its)) left.push([child, its]);
  }
}

// Calls `act` to put a node of another document into this one, before the node with that id or at the end of the parent.
function adoptInto(to, parent, next, node, act) {
  const from = node._document;
  const old = from._open().edit(from);
  const store = to._open().edit(to);
  if (old.instance !== store.instance) throw domException('NotSupportedError', 'the documents belong to different modules');
  const roots = [];
  if (old.type(node._id) !== FRAGMENT) roots.push(node._id);
  else for (let child = old.first(node._id); child !== 0; child = old.next(child)) roots.push(child);
  throwIf(change(to, (call, handle) => act(call, handle, old.handle)));
  old.update();
  noteChange(from);
  let at = next !== 0 ? store.previous(next) : roots.length > 0 ? store.last(parent._id) : 0;
  for (const root of roots.reverse()) {
    const before = store.previous(at);
    moveObjects(from, root, to, at);
    at = before;
  }
}

/** Inserts the node before a child, or at the end: https://dom.spec.whatwg.org/#concept-node-pre-insert */
export function insert(parent, node, reference) {
  const document = parent._document;
  // If the reference belongs to another document, pass a node that is not a child of the parent, so that other errors are reported
  // first.
  const next = reference === null ? 0 : reference._document === document ? reference._id : parent._id;
  const after = leavingAll(node);
  if (node._document === document) throwIf(change(document, (call, handle) => call.insert_before(handle, parent._id, handle, node._id, next)));
  else adoptInto(document, parent, next, node, (call, handle, from) => call.insert_before(handle, parent._id, from, node._id, next));
  after?.();
}

/** https://dom.spec.whatwg.org/#concept-node-replace */
export function replace(parent, node, child) {
  const document = parent._document;
  const store = document._open();
  if (child._document !== document || store.parent(child._id) !== parent._id) {
    insert(parent, node, parent); // throws the error
    return;
  }
  const next = store.next(child._id);
  const afterChild = leaving(document, child._id, child._id);
  const after = leavingAll(node);
  if (node._document === document) throwIf(change(document, (call, handle) => call.replace(handle, child._id, handle, node._id)));
  else adoptInto(document, parent, next, node, (call, handle, from) => call.replace(handle, child._id, from, node._id));
  after?.();
  afterChild?.();
}

export function remove(node) {
  const document = node._document;
  if (document._open().parent(node._id) === 0) return;
  const after = leaving(document, node._id, node._id);
  throwIf(change(document, (call, handle) => call.remove_node(handle, node._id)));
  after?.();
}

/** https://dom.spec.whatwg.org/#dom-document-adoptnode */
export function adopt(document, node) {
  const from = node._document;
  if (node._id === DOCUMENT) throw domException('NotSupportedError', 'a document cannot be adopted');
  if (from === document) {
    remove(node);
    return;
  }
  const after = leavingAll(node);
  const old = from._open().edit(from);
  if (old.instance !== document._open().edit(document).instance) throw domException('NotSupportedError', 'the documents belong to different modules');
  const id = change(document, (call, handle) => call.adopt(handle, old.handle, node._id));
  if (id === 0) {
    if (node.mode !== null) throwIf(HIERARCHY_REQUEST);
    return; // the contents of a template are not moved
  }
  old.update();
  noteChange(from);
  moveObjects(from, node._id, document, id);
  after?.();
}

// Prepares iterators for the removal of nodes. Returns null, or a function to call after the removal.
function leavingAll(node) {
  const document = node._document;
  if (document._iterators === null) return null;
  const store = document._open();
  if (store.type(node._id) !== FRAGMENT) return store.parent(node._id) === 0 ? null : leaving(document, node._id, node._id);
  return leavingChildren(node);
}
export function leavingChildren(node) {
  const document = node._document;
  if (document._iterators === null) return null;
  const store = document._open();
  return store.first(node._id) === 0 ? null : leaving(document, store.first(node._id), store.last(node._id));
}
// Prepares iterators for the removal of the siblings from the first to the last.
export function leaving(document, first, last) {
  if (document._iterators === null) return null;
  const moves = [];
  for (const held of document._iterators) {
    const iterator = held.deref();
    if (iterator === undefined) document._iterators.delete(held);
    else {
      const move = iterator._beforeRemoval(document, first, last);
      if (move !== null) moves.push(move);
    }
  }
  return moves.length === 0 ? null : () => moves.forEach((move) => move());
}
