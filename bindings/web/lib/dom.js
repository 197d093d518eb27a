// The reader: documents and nodes with the DOM's names. The object of a node is created when it is first needed, and only once.
import { decode, decodeSurrogates } from './instance.js';
import { NAMESPACE_URIS, describeEncoding, optionsOf, trueOrFalse, wholeNumber } from './options.js';
import { compiled, needs } from './selectors.js';
import { COMMENT, DOCTYPE, DOCUMENT, ELEMENT, FRAGMENT, PROCESSING_INSTRUCTION, TEXT } from './store.js';

export const NAMESPACES = [
  ...NAMESPACE_URIS,
  'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/',
];
const DOM_TYPES = [0, 9, 11, 10, 1, 3, 8, 7];
export const HTML = 1;

/** A node of a Document. Compare nodes with `===`. */
export class Node {
  constructor(document, id) {
    if (typeof id !== 'number') throw new TypeError('nodes are made by the methods of a document: createElement(), createTextNode() and others');
    this._document = document;
    this._id = id;
  }

  /** Returns the text that consoles and JSON show for a node, such as the start tag of an element. */
  toJSON() { return shown(this); }

  get _store() {
    return this._document._open();
  }
  get nodeType() { return DOM_TYPES[this._store.type(this._id)]; }
  get nodeName() { return ''; }
  get nodeValue() { return null; }
  get ownerDocument() { return this === this._document ? null : this._document; }

  get parentNode() { return this._document._node(this._store.parent(this._id)); }
  get parentElement() {
    const parent = this.parentNode;
    return parent instanceof Element ? parent : null;
  }
  get firstChild() { return this._document._node(this._store.first(this._id)); }
  get lastChild() {
    const store = this._store;
    return store.first(this._id) === 0 ? null : this._document._node(store.last(this._id));
  }
  get nextSibling() { return this._document._node(this._store.next(this._id)); }
  get previousSibling() { return this._document._node(this._store.previous(this._id)); }
  hasChildNodes() { return this._store.first(this._id) !== 0; }

  get nextElementSibling() { return nearest(this, 'nextSibling'); }
  get previousElementSibling() { return nearest(this, 'previousSibling'); }
  get firstElementChild() {
    const store = this._store;
    let id = store.first(this._id);
    while (id !== 0 && store.type(id) !== ELEMENT) id = store.next(id);
    return this._document._node(id);
  }
  get lastElementChild() {
    for (let child = this.lastChild; child !== null; child = child.previousSibling) if (child instanceof Element) return child;
    return null;
  }
  get childElementCount() { return this.children.length; }
  /** The children, as an array. */
  get childNodes() { return [...children(this)]; }
  /** The children that are elements, as an array. */
  get children() { return [...children(this)].filter((child) => child instanceof Element); }
  /** Iterates over the children. */
  [Symbol.iterator]() { return children(this); }

  /** Iterates over the descendants, in tree order. Does not enter template contents or shadow roots. */
  *descendants() {
    const document = this._document;
    const root = this._id;
    let id = root;
    for (;;) {
      const store = this._store;
      let next = store.first(id);
      while (next === 0) {
        if (id === root) return;
        next = store.next(id);
        if (next === 0) id = store.parent(id);
      }
      id = next;
      yield document._node(id);
    }
  }
  contains(other) {
    if (other?._document !== this._document) return false;
    for (let id = other._id; id !== 0; id = this._store.parent(id)) if (id === this._id) return true;
    return false;
  }
  getRootNode() {
    const store = this._store;
    let id = this._id;
    for (let parent; (parent = store.parent(id)) !== 0; ) id = parent;
    return this._document._node(id);
  }

  get textContent() { return this._document._text('text_content', this._id); }
  /** The text as a browser renders it. */
  get innerText() { return this._document._text('inner_text', this._id, this._document.scripting ? 1 : 0); }
  /**
   * Returns `text`, which equals innerText, and `runs`: for each part, from `start` to `end`, the text node that it comes from, and
   * the offset there.
   */
  renderedText() {
    return this._document._call(({ instance, handle, surrogates }) => {
      needs(instance, 'rendered_text', 'renderedText()');
      const count = instance.call.rendered_text(handle, this._id, this._document.scripting ? 1 : 0);
      const words = instance.words();
      const bytes = new Uint8Array(words.buffer);
      const begin = 4 * (1 + 4 * count);
      const text = surrogates ? decodeSurrogates(bytes, begin, begin + words[0]) : decode(bytes, begin, words[0]);
      const runs = Array.from({ length: count }, (_, index) => {
        const [start, end, node, offset] = words.subarray(1 + 4 * index);
        return { start, end, node: this._document._node(node), offset };
      });
      return { text, runs };
    });
  }
  get innerHTML() { return this._document._text('html', this._id, this._document.scripting ? 1 : 0, 0); }
  get outerHTML() { return this._document._text('html', this._id, 4 | (this._document.scripting ? 1 : 0), 0); }
  /**
   * Returns the HTML of the children. `indent`: spaces per level; 0 adds none. `roundTrip`: parsing the result gives the same
   * tree, if HTML can express it.
   */
  getHTML(options) {
    const { serializableShadowRoots = false, roundTrip = false, indent = 0 } = optionsOf(options, 'getHTML');
    const flags = (this._document.scripting ? 1 : 0) | (trueOrFalse(serializableShadowRoots, 'serializableShadowRoots') ? 2 : 0)
      | (trueOrFalse(roundTrip, 'roundTrip') ? 8 : 0);
    return this._document._text('html', this._id, flags, wholeNumber(indent, 'indent'));
  }
  /** The tree in the format of the html5lib tests. */
  dump() { return this._document._text('dump', this._id); }

  querySelector(css) {
    const root = this._selectorRoot;
    return this._document._node(this._document._call(({ instance, handle }) => instance.call.select_first(handle, root, compiled(instance, css))));
  }
  querySelectorAll(css) { return Array.from(this._select(css), (id) => this._document._node(id)); }
  // Returns the ids of the elements that match.
  _select(css) {
    const root = this._selectorRoot;
    return this._document._call(({ instance, handle }) => {
      const selector = compiled(instance, css);
      return instance.call.select_all(handle, root, selector) === 0 ? [] : instance.words();
    });
  }
  // The id of the node whose descendants selectors search.
  get _selectorRoot() { return this._id; }
  getElementById(id) {
    const root = this._selectorRoot;
    return this._document._node(this._document._call(({ instance, handle }) => {
      needs(instance, 'find_by_id');
      return instance.call.find_by_id(handle, root, instance.scratch(String(id)));
    }));
  }
  getElementsByTagName(name) {
    const text = String(name);
    return text === '' ? [] : this.querySelectorAll(text === '*' ? '*' : escaped(text));
  }
  getElementsByClassName(names) {
    const tokens = tokensOf(names);
    return tokens.length === 0 ? [] : this.querySelectorAll(tokens.map((token) => `.${escaped(token)}`).join(''));
  }

  /**
   * Where the node is in the input: `start`, `end`, `startTag` and `endTag` of an element, and `gaps`, true for text whose range
   * contains anything else. Offsets are in the units of the input: UTF-16 code units of a string, bytes of an array. Null without
   * the option `positions`, and for nodes that are not in the input.
   */
  get position() {
    const [found, words] = this._document._call(({ instance, handle }) => [instance.call.position(handle, this._id), instance.words()]);
    if (found === 0) return null;
    const [start, end, endStart, endEnd] = words;
    const range = (found & 1) !== 0 ? { start, end } : null;
    const position = { start: range?.start ?? endStart, end: range?.end ?? endEnd, gaps: (found & 4) !== 0 };
    if (this instanceof Element) {
      position.startTag = range;
      position.endTag = (found & 2) !== 0 ? { start: endStart, end: endEnd } : null;
      if (position.endTag !== null) position.end = endEnd;
    }
    return position;
  }
}

const CONSTANTS = {
  ELEMENT_NODE: 1, ATTRIBUTE_NODE: 2, TEXT_NODE: 3, CDATA_SECTION_NODE: 4, ENTITY_REFERENCE_NODE: 5, ENTITY_NODE: 6,
  PROCESSING_INSTRUCTION_NODE: 7, COMMENT_NODE: 8, DOCUMENT_NODE: 9, DOCUMENT_TYPE_NODE: 10, DOCUMENT_FRAGMENT_NODE: 11, NOTATION_NODE: 12,
  DOCUMENT_POSITION_DISCONNECTED: 1, DOCUMENT_POSITION_PRECEDING: 2, DOCUMENT_POSITION_FOLLOWING: 4, DOCUMENT_POSITION_CONTAINS: 8,
  DOCUMENT_POSITION_CONTAINED_BY: 16, DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32,
};
for (const [name, value] of Object.entries(CONSTANTS))
  for (const target of [Node, Node.prototype]) Object.defineProperty(target, name, { value, enumerable: true });

// Sets the text that the consoles of Node, Bun and Deno show for objects of the class.
export function showAs(theClass, describe) {
  for (const name of ['nodejs.util.inspect.custom', 'Deno.customInspect'])
    Object.defineProperty(theClass.prototype, Symbol.for(name), { value() { return describe(this); } });
}
showAs(Node, (node) => shown(node));

const MOST_SHOWN = 80; // characters of text

// Describes a node: an element by its start tag, other nodes by their name or their data, shortened if it is long.
function shown(node) {
  if (node._document._itsStore === null) return `${node.constructor.name} (closed)`;
  if (node instanceof Element) {
    const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value.replace(/[&"]/g, (found) => (found === '&' ? '&amp;' : '&quot;'))}"`);
    return `<${node.localName}${attributes.join('')}>`;
  }
  if (!(node instanceof CharacterData)) return node.nodeType === 10 ? `<!DOCTYPE ${node.name}>` : node.nodeName;
  const data = node.length > MOST_SHOWN ? `${node.data.slice(0, MOST_SHOWN)}…` : node.data;
  return node.nodeType === 3 ? JSON.stringify(data) : node.nodeType === 8 ? `<!--${data}-->` : `<?${node.target} ${data}?>`;
}

function* children(node) {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) yield child;
}

function nearest(node, which) {
  let at = node[which];
  while (at !== null && !(at instanceof Element)) at = at[which];
  return at;
}

// Changes only ASCII letters.
export const lowercase = (name) => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const uppercase = (name) => (/[^\0-\x7f]/.test(name) ? name.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) : name.toUpperCase());
const WHITESPACE = /[\t\n\f\r ]+/;
export const tokensOf = (value) => [...new Set(String(value ?? '').split(WHITESPACE))].filter((token) => token !== '');
export const quoted = (text) => `"${String(text).replace(/["\\]/g, '\\$&').replace(/[\n\f\r]/g, (found) => `\\${found.charCodeAt(0).toString(16)} `)}"`;
export const escaped = (name) => String(name).replace(/[^-\w\u0080-\uffff]|^-?\d|^-$/g, (found) => [...found].map((character) => `\\${character.codePointAt(0).toString(16)} `).join(''));

/** An attribute of an element. */
export class Attr {
  constructor(element, index) {
    this.ownerElement = element;
    this._index = index;
  }
  get _record() {
    const { _store: store, _id: id } = this.ownerElement;
    return store.record(id) + 3 * this._index;
  }
  get name() {
    const { _store: store } = this.ownerElement;
    return store.attributeName(store.i32[this._record]);
  }
  get value() { return this.ownerElement._store.text(this._record + 1); }
  get localName() { return this._details().localName; }
  get prefix() { return this._details().prefix; }
  get namespaceURI() { return this._details().namespaceURI; }
  _details() {
    const { instance, handle, surrogates } = this.ownerElement._document._native();
    const namespace = instance.call.attribute_details(handle, this.ownerElement._id, this._index);
    const localName = instance.result(surrogates);
    const { name } = this;
    const prefix = name.length > localName.length ? name.slice(0, name.length - localName.length - 1) : null;
    return { localName, prefix, namespaceURI: NAMESPACES[namespace] };
  }
}

/** An element. */
export class Element extends Node {
  get localName() { return this._store.tagName(this._id); }
  /** The tag's name, in uppercase for HTML elements, as in the DOM. */
  get tagName() {
    const name = this.localName;
    return this._store.namespace(this._id) === HTML ? uppercase(name) : name;
  }
  get nodeName() { return this.tagName; }
  get namespaceURI() { return NAMESPACES[this._store.namespace(this._id)]; }

  /** The attributes, as an array of Attr. */
  get attributes() { return Array.from({ length: this._store.count(this._id) }, (_, index) => new Attr(this, index)); }
  getAttributeNames() {
    const store = this._store;
    const record = store.record(this._id);
    return Array.from({ length: store.count(this._id) }, (_, index) => store.attributeName(store.i32[record + 3 * index]));
  }
  /** Returns the value, or null. */
  getAttribute(name) {
    const text = this._attributeName(name);
    const store = this._store;
    let record = store.record(this._id);
    for (let left = store.count(this._id); left > 0; left--, record += 3)
      if (store.attributeName(store.i32[record]) === text) return store.text(record + 1);
    return null;
  }
  hasAttribute(name) { return this.getAttributeNames().includes(this._attributeName(name)); }
  // Returns the name in lowercase for HTML elements.
  _attributeName(name) {
    const text = String(name);
    return /[A-Z]/.test(text) && this._store.namespace(this._id) === HTML ? lowercase(text) : text;
  }
  hasAttributes() { return this._store.count(this._id) > 0; }
  get id() { return this.getAttribute('id') ?? ''; }
  get className() { return this.getAttribute('class') ?? ''; }
  /** The tokens of `class`, as an array without duplicates. */
  get classList() { return tokensOf(this.getAttribute('class')); }

  matches(css) {
    return this._document._call(({ instance, handle }) => instance.call.matches(handle, this._id, compiled(instance, css))) !== 0;
  }
  closest(css) {
    return this._document._node(this._document._call(({ instance, handle }) => instance.call.closest(handle, this._id, compiled(instance, css))));
  }

  /** The contents of a `template`; null for other elements. */
  get content() { return this._document._node(this._store.contents(this._id)); }
  /** The shadow root, open or closed; null if there is none. */
  get shadowRoot() { return this._document._node(this._store.shadowRoot(this._id)); }

  /** Where the attributes are in the input: the `name` and `value` of each, as `start` and `end`, or null. */
  get attributePositions() {
    const [count, words] = this._document._call(({ instance, handle }) => [instance.call.attribute_positions(handle, this._id), instance.words()]);
    return Array.from({ length: count }, (_, index) => {
      const [found, nameStart, nameEnd, start, end] = words.subarray(5 * index, 5 * index + 5);
      return {
        name: (found & 1) !== 0 ? { start: nameStart, end: nameEnd } : null,
        value: (found & 2) !== 0 ? { start, end } : null,
      };
    });
  }
}

/** Text, a comment or a processing instruction. */
export class CharacterData extends Node {
  get data() { return this._store.data(this._id); }
  get nodeValue() { return this.data; }
  get textContent() { return this.data; }
  get length() { return this.data.length; }
}
export class Text extends CharacterData {
  get nodeName() { return '#text'; }
  /** Returns the offset in the input, in its units, of the character at an index of `data`; null if it is not known. */
  sourceOffset(index) { return this.sourceOffsets([index])?.[0] ?? null; }
  /** Returns the offsets for several indexes, in one pass over the text. Null if one of the offsets is not known. */
  sourceOffsets(indexes) {
    const wanted = Uint32Array.from(indexes, (index) => wholeNumber(index, 'index'));
    if (wanted.length === 0) return [];
    return this._document._call(({ instance, handle }) => {
      needs(instance, 'source_offsets', 'sourceOffset()');
      const at = instance.room(wanted.byteLength);
      instance.u8.set(new Uint8Array(wanted.buffer), at);
      return instance.call.source_offsets(handle, this._id, wanted.length) === 0 ? null : [...instance.words()];
    });
  }
}
export class Comment extends CharacterData {
  get nodeName() { return '#comment'; }
}
export class ProcessingInstruction extends CharacterData {
  get _record() { return this._store.instructions + 4 * this._store.i32[this._store.nodes + 8 * this._id + 5]; }
  get target() { return this._store.text(this._record); }
  get data() { return this._store.text(this._record + 2); }
  get nodeName() { return this.target; }
}

export class DocumentType extends Node {
  get _record() { return this._store.doctypes + 6 * this._store.i32[this._store.nodes + 8 * this._id + 5]; }
  get name() { return this._store.text(this._record); }
  get publicId() { return this._store.text(this._record + 2); }
  get systemId() { return this._store.text(this._record + 4); }
  get nodeName() { return this.name; }
  get textContent() { return null; }
}

/** A fragment, the contents of a template, or a shadow root. */
export class DocumentFragment extends Node {
  get nodeName() { return '#document-fragment'; }
  /** The template or the element whose contents or shadow root this is; null for others. */
  get host() {
    const store = this._document._native();
    return this._document._node(store.instance.call.host(store.handle, this._id));
  }
  /** For a shadow root: 'open' or 'closed'; null for others. */
  get mode() { return shadowRootProperties(this)?.mode ?? null; }
  get delegatesFocus() { return shadowRootProperties(this)?.delegatesFocus ?? false; }
  get clonable() { return shadowRootProperties(this)?.clonable ?? false; }
  get serializable() { return shadowRootProperties(this)?.serializable ?? false; }
}

function shadowRootProperties(node) {
  const store = node._document._native();
  const bits = store.instance.call.shadow_root_properties(store.handle, node._id);
  if (bits === 0) return null;
  return {
    mode: (bits & 1) !== 0 ? 'closed' : 'open',
    delegatesFocus: (bits & 2) !== 0,
    clonable: (bits & 4) !== 0,
    serializable: (bits & 8) !== 0,
  };
}

// Returns the classes by node type.
export function classTable({ Comment, DocumentFragment, DocumentType, Element, ProcessingInstruction, Text }) {
  const table = [];
  table[FRAGMENT] = DocumentFragment;
  table[DOCTYPE] = DocumentType;
  table[ELEMENT] = Element;
  table[TEXT] = Text;
  table[COMMENT] = Comment;
  table[PROCESSING_INSTRUCTION] = ProcessingInstruction;
  return table;
}

const QUIRKS = ['no-quirks', 'limited-quirks', 'quirks'];
const MOST_IN_ARRAY = 1 << 16;
const NO_OPTIONS = Object.create(null);

/** A parsed document or fragment, which is also its Document node. Close it when you no longer need it. */
export class Document extends Node {
  // `options`: the options that the document was parsed with, if any.
  constructor(store, { scripting = false, url = 'about:blank' } = NO_OPTIONS) {
    if (store === undefined) throw new TypeError('documents are made by parse()');
    super(null, DOCUMENT);
    this._document = this;
    this._itsStore = store;
    this._nodes = store.nodeCount > MOST_IN_ARRAY ? new Map() : [];
    this._node = store.nodeCount > MOST_IN_ARRAY ? this._nodeInMap : this._nodeInArray;
    /** Whether the document was parsed as in a browser with scripting. */
    this.scripting = scripting;
    /** The address of the page: the value of the option `url`. */
    this.URL = url;
    store.watch(this);
  }

  _open() {
    const store = this._itsStore;
    if (store === null) throw new Error('the document has been closed');
    return store.dropped ? store.native() : store;
  }
  // Returns the store, after bringing the document into the module's memory.
  _native() {
    return this._open().native();
  }
  _nodeInArray(id) {
    return id === 0 ? null : (this._nodes[id] ??= this._make(id));
  }
  _nodeInMap(id) {
    if (id === 0) return null;
    let node = this._nodes.get(id);
    if (node === undefined) this._nodes.set(id, (node = this._make(id)));
    return node;
  }
  _make(id) {
    return id === DOCUMENT ? this : new this._classes[this._open().type(id)](this, id);
  }
  // Calls the function with the store. If the module stops, it is replaced with another instance.
  _call(act) {
    const store = this._open();
    const { library } = store.instance;
    return library.guard(() => act(store.native()), store.handle === 0 ? library.instance : store.instance);
  }
  _text(name, ...args) {
    return this._call(({ instance, handle, surrogates }) => {
      instance.call[name](handle, ...args);
      return instance.result(surrogates);
    });
  }

  /** Frees the document's memory. Its nodes can no longer be used. */
  close() {
    if (this._itsStore === null) return;
    this._itsStore.free();
    this._itsStore = null;
    this._nodes = [];
  }

  get nodeName() { return '#document'; }
  get textContent() { return null; }
  /** The fragment that was parsed; null for a document. */
  get fragment() { return this._open().result === DOCUMENT ? null : this.result; }
  /** The result of parsing: the fragment or the document. */
  get result() { return this._node(this._open().result); }
  // On the document of a fragment, selectors search the fragment.
  get _selectorRoot() { return this._open().result; }
  get doctype() {
    for (const node of children(this)) if (node instanceof DocumentType) return node;
    return null;
  }
  get documentElement() { return this.firstElementChild; }
  get head() { return child(this.documentElement, ['head']); }
  get body() { return child(this.documentElement, ['body', 'frameset']); }
  get title() { return this._text('title'); }
  get compatMode() { return this.quirksMode === 'quirks' ? 'BackCompat' : 'CSS1Compat'; }
  /** 'no-quirks', 'limited-quirks' or 'quirks'. */
  get quirksMode() { return QUIRKS[(this._open().state >> 12) & 3]; }
  /** The limit that ended parsing early, such as 'too many nodes'; 'ok' if all input was parsed. */
  get status() {
    const { instance, state } = this._open();
    instance.call.status_text(state & 255);
    return instance.result();
  }
  /** Whether `limits.depth` moved nodes higher in the tree. */
  get flattened() { return (this._open().state & 256) !== 0; }
  /** The date of the edition. */
  get edition() { return String(this._open().edition).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'); }
  /** The encoding of the bytes: `name`, `confidence`, `source`, `parsedAgain`. */
  get encoding() {
    const { instance, encoding } = this._open();
    return { ...describeEncoding(instance, encoding), parsedAgain: (encoding & 65536) !== 0 };
  }
  get characterSet() { return this.encoding.name; }
  /** The parse errors: see the option `errors`. */
  get errors() {
    return this._open().errorCount === 0 ? [] : JSON.parse(this._text('errors'));
  }
  get errorsTruncated() { return (this._open().state & 512) !== 0; }
  /** The number of nodes created, including those that are not in the tree. */
  get nodeCount() { return this._open().nodeCount - 1; }
  /** The tree as JSON, as `lockstep parse --format json` writes it. */
  toJSON() {
    needs(this._native().instance, 'json', 'JSON');
    return JSON.parse(this._text('json'));
  }
}
Document.prototype._classes = classTable({ Comment, DocumentFragment, DocumentType, Element, ProcessingInstruction, Text });
Document.prototype[Symbol.dispose ?? Symbol.for('Symbol.dispose')] = Document.prototype.close;

function child(parent, names) {
  if (parent === null || parent.localName !== 'html') return null;
  for (const node of children(parent)) if (node instanceof Element && names.includes(node.localName)) return node;
  return null;
}

