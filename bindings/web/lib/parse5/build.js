// parse5's functions, which build trees by calling a tree adapter.
import { FLAG } from '../instance.js';
import { COMMENT, DOCTYPE, ELEMENT, PROCESSING_INSTRUCTION, TEXT } from '../store.js';
import { optionsOf, trueOrFalse } from '../options.js';
import { defaultTreeAdapter } from './adapter.js';
import { Creation } from './creation.js';
import { inParse5 } from './errors.js';
import { NS } from './html.js';
import { Lines, Locations } from './locations.js';
import { VOID } from './serialize.js';

const NAMESPACES = ['', NS.HTML, NS.MATHML, NS.SVG, NS.XLINK, NS.XML, NS.XMLNS];
const MODES = ['no-quirks', 'limited-quirks', 'quirks'];
const ATTRIBUTE_PREFIX = /^(xlink|xml|xmlns):/;
const FORM = /<form/i;

// The store may move whenever the adapter is called, because the adapter may parse something else.
class Builder {
  mode = undefined; // the document's mode, until it is set

  // `creation`: calls the adapter's onElementCreated; null if the adapter has none.
  constructor(store, adapter, locations, creation) {
    this.store = store;
    this.adapter = adapter;
    // Now, because making the table may move the module's memory.
    if (!store.ascii && store.table === null) store.makeTable();
    this.locations = locations ? new Locations(store) : null;
    this.creation = creation;
  }

  document() {
    const document = this.adapter.createDocument();
    this.mode = MODES[(this.store.state >> 12) & 3];
    return this.below(this.store.result, document);
  }
  fragment() {
    return this.below(this.store.result, this.adapter.createDocumentFragment());
  }

  // Builds the descendants of a document or fragment, in tree order. No recursion, as trees may be deep.
  below(root, top) {
    const { store, adapter, locations, creation } = this;
    const pushes = typeof adapter.onItemPush === 'function'; // optional, and Object.prototype may have anything
    const pops = typeof adapter.onItemPop === 'function';
    // The elements whose children are being built: their ids, their nodes, and where their siblings are appended.
    const ids = [];
    const elements = [];
    const parents = [];
    let parent = top;
    let isFirst = true;
    let id = store.first(root);
    for (;;) {
      if (id === 0) {
        if (ids.length === 0) return top;
        id = ids.pop();
        const element = elements.pop();
        if (creation !== null) creation.left(id);
        if (pops) adapter.onItemPop(element, elements.length > 0 ? elements[elements.length - 1] : top);
        parent = parents.pop();
        isFirst = false;
        id = store.next(id);
        continue;
      }
      const record = store.nodes + (id << 3);
      const word = store.i32[record + 4];
      if ((word & 255) === TEXT && locations === null) {
        adapter.insertText(parent, store.text(record + 6));
        id = store.next(id);
        continue;
      }
      if ((word & 255) !== ELEMENT) {
        this.leaf(id, word & 255, parent, ids.length > 0 ? ids[ids.length - 1] : 0, isFirst);
        isFirst = false;
        id = store.next(id);
        continue;
      }
      if (this.mode !== undefined) this.setMode(top);
      const contents = word >>> 16 === 0 ? 0 : store.contents(id);
      const first = store.first(contents === 0 ? id : contents);
      const tagName = store.tagName(id);
      const isVoid = first === 0 && VOID.has(tagName) && ((word >> 8) & 255) === 1;
      const element = this.element(id, tagName, (word >> 8) & 255, contents, parent, isVoid);
      if (isVoid) {
        isFirst = false;
        id = store.next(id);
        continue;
      }
      if (pushes) adapter.onItemPush(element);
      ids.push(id);
      elements.push(element);
      parents.push(parent);
      parent = element;
      if (contents !== 0) {
        parent = adapter.getTemplateContent(element);
        if (creation !== null) creation.templates++;
        if (locations !== null) adapter.setNodeSourceCodeLocation(parent, null);
      }
      isFirst = true;
      id = first;
    }
  }

  setMode(document) {
    this.adapter.setDocumentMode(document, this.mode);
    this.mode = undefined;
  }

  element(id, tagName, namespace, contents, parent, isVoid) {
    const { adapter, locations, creation } = this;
    const element = adapter.createElement(tagName, NAMESPACES[namespace], this.attributes(id, namespace));
    if (creation !== null) creation.created(id, element, parent);
    if (contents !== 0) adapter.setTemplateContent(element, adapter.createDocumentFragment());
    if (locations !== null) {
      const location = locations.element(id, isVoid);
      if (location !== undefined) adapter.setNodeSourceCodeLocation(element, location);
    }
    adapter.appendChild(parent, element);
    if (creation !== null) creation.appended(id, element);
    return element;
  }

  leaf(id, type, parent, parentId, isFirst) {
    const { store, adapter, locations } = this;
    let node;
    if (type === TEXT) {
      adapter.insertText(parent, store.data(id));
      if (locations === null) return;
      node = adapter.getChildNodes(parent).at(-1);
    } else if (type === DOCTYPE) {
      const word = store.doctypes + 6 * store.i32[store.nodes + (id << 3) + 5];
      adapter.setDocumentType(parent, store.text(word), store.text(word + 2), store.text(word + 4));
      this.setMode(parent);
      if (locations === null) return;
      node = adapter.getChildNodes(parent).find((child) => adapter.isDocumentTypeNode(child));
    } else {
      node = adapter.createCommentNode(type === COMMENT ? store.data(id) : this.instruction(id));
      adapter.appendChild(parent, node);
      if (locations === null) return;
    }
    if (node !== undefined) adapter.setNodeSourceCodeLocation(node, locations.leaf(id, parentId, isFirst && type === TEXT));
  }
  // parse5 has no processing instructions: as before 2026, they are comments.
  instruction(id) {
    const { store } = this;
    const word = store.instructions + 4 * store.i32[store.nodes + (id << 3) + 5];
    const data = store.text(word + 2);
    return `?${store.text(word)}${data === '' ? '' : ` ${data}`}`;
  }

  attributes(id, namespace) {
    const { store } = this;
    const count = store.count(id);
    const attrs = [];
    const foreign = namespace !== 1;
    for (let index = 0, word = store.record(id); index < count; index++, word += 3) {
      const name = store.attributeName(store.i32[word]);
      const value = store.text(word + 1);
      attrs.push(foreign && (name === 'xmlns' || ATTRIBUTE_PREFIX.test(name)) ? this.foreign(id, index, name, value) : { name, value });
    }
    return attrs;
  }
  foreign(id, index, qualified, value) {
    const namespace = this.store.ask('attribute_details', id, index);
    const name = this.store.instance.result();
    if (namespace === 0) return { name: qualified, value };
    return { name, value, prefix: qualified.length > name.length ? qualified.slice(0, -name.length - 1) : '', namespace: NAMESPACES[namespace] };
  }
}

// Returns the form that an adapter's element is or is in; null if there is none.
function formAround(element, adapter) {
  for (let node = element; node; node = adapter.getParentNode(node))
    if (adapter.getTagName(node) === 'form' && adapter.getNamespaceURI(node) === NS.HTML) return node;
  return null;
}

// Describes an adapter's element as a context.
function contextOf(element, adapter) {
  const localName = adapter.getTagName(element);
  const namespace = adapter.getNamespaceURI(element);
  const encoding = adapter.getAttrList(element)?.find(({ name }) => name === 'encoding')?.value ?? '';
  let root = element;
  for (let node = element; node; node = adapter.getParentNode(node)) root = node;
  const mode = adapter.getDocumentMode?.(root);
  // Elements in other namespaces, and values that are not elements, are treated like a div.
  const isKnown = typeof localName === 'string' && /^[^\t\n\f\r />\0]+$/.test(localName) && NAMESPACES.indexOf(namespace) > 0 && NAMESPACES.indexOf(namespace) < 4;
  return {
    localName: isKnown ? localName : 'div', namespace: isKnown ? namespace : NS.HTML, encoding, insideForm: formAround(element, adapter) !== null,
    quirksMode: MODES.includes(mode) ? mode : 'no-quirks',
  };
}

// Reads options of the package's functions, which refuse unknown ones. `others`: the parsing options, or undefined.
function strictly(given, by) {
  const { scriptingEnabled = true, sourceCodeLocationInfo = false, treeAdapter = defaultTreeAdapter, onParseError = null, ...others } = optionsOf(given, by);
  trueOrFalse(scriptingEnabled, 'scriptingEnabled');
  trueOrFalse(sourceCodeLocationInfo, 'sourceCodeLocationInfo');
  return { scriptingEnabled, sourceCodeLocationInfo, treeAdapter, onParseError, others: { __proto__: null, ...others } };
}

export function makeParse5(library, read = strictly) {
  // `element`: the context, if it is an adapter's element.
  const run = (html, options, context, element) => {
    const { scriptingEnabled, treeAdapter, onParseError, others } = options;
    const text = String(html);
    // As in parse5, errors come with locations.
    const locations = options.sourceCodeLocationInfo || Boolean(onParseError);
    const reports = typeof treeAdapter.onElementCreated === 'function';
    const form = reports ? formAround(element, treeAdapter) : null;
    const hasForms = reports && (form !== null || FORM.test(text));
    let flags = scriptingEnabled ? FLAG.scripting : 0;
    if (locations || hasForms) flags |= FLAG.positions;
    if (onParseError || hasForms) flags |= FLAG.collectErrors;
    const given = context === undefined ? others : { __proto__: null, ...others, context };
    const store = library.store(text, given, flags);
    try {
      store.input ??= '';
      const errors = onParseError || hasForms ? errorsOf(library, store) : null;
      if (onParseError) report(errors, store.input, onParseError);
      return library.guard(() => {
        const creation = reports ? new Creation(store, treeAdapter, hasForms ? errors : null, form) : null;
        const builder = new Builder(store, treeAdapter, locations, creation);
        return given?.context ? builder.fragment() : builder.document();
      });
    } finally {
      store.free();
    }
  };
  return {
    /** Parses a document: parse5's function of that name. */
    parse: (html, options) => run(html, read(options, 'parse5.parse')),
    /** Parses a fragment; an element may come first, as the context. */
    parseFragment(first, second, third) {
      if (typeof first === 'string') return run(first, read(second, 'parse5.parseFragment'), 'template');
      const options = read(third, 'parse5.parseFragment');
      return run(second, options, first === null || first === undefined ? 'template' : contextOf(first, options.treeAdapter), first);
    },
  };
}

function errorsOf(library, store) {
  return library.guard(() => {
    store.instance.call.errors(store.handle);
    return JSON.parse(store.instance.result());
  });
}

function report(errors, input, onParseError) {
  const lines = new Lines(input);
  const told = errors.map((error) => inParse5(error, input)).filter((error) => error !== null);
  told.sort((one, other) => one.when - other.when); // parse5 finds the errors of a token before those of the tree
  for (const { code, start, end } of told) onParseError({ code, ...lines.location(start, end) });
}
