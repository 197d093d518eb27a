// Trees of plain objects in the form of parse5's default tree adapter, with its locations.
import { COMMENT, DOCTYPE, DOCUMENT, ELEMENT, PROCESSING_INSTRUCTION, TEXT } from './store.js';
import { FLAG } from './instance.js';
import { optionsOf, trueOrFalse } from './options.js';

const NAMESPACES = [
  '', 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML', 'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/',
];
const MODES = ['no-quirks', 'limited-quirks', 'quirks'];
const PLACE_WORDS = 5;
// Names of SVG and MathML, which have been given capitals, as they are in the tag.
const CAPITAL = /[A-Z]/;
const inTag = (name) => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const ATTRIBUTE_PREFIX = /^(xlink|xml|xmlns):/;

// Lines and columns of offsets in a text, counted in UTF-16 code units.
class Lines {
  constructor(text) {
    this.starts = [0];
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) this.starts.push(i + 1);
    this.line = 0;
  }
  // The index of the line; offsets are mostly near the one before.
  find(offset) {
    const { starts } = this;
    let { line } = this;
    if (offset < starts[line] || (line + 8 < starts.length && offset >= starts[line + 8])) {
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if (starts[middle] <= offset) low = middle;
        else high = middle;
      }
      line = low;
    } else {
      while (line + 1 < starts.length && starts[line + 1] <= offset) line++;
    }
    return (this.line = line);
  }
  location(start, end) {
    const startLine = this.find(start);
    const startCol = start - this.starts[startLine] + 1;
    const endLine = this.find(end);
    return {
      startLine: startLine + 1, startCol, startOffset: start,
      endLine: endLine + 1, endCol: end - this.starts[endLine] + 1, endOffset: end,
    };
  }
}

class Builder {
  ends = new Map(); // of elements without tags: where what they contain ends

  constructor(store, locations) {
    this.store = store;
    this.places = null;
    // Now: to make it may move the module's memory, which is read below.
    if (!store.ascii && store.table === null) store.makeTable();
    if (locations) {
      store.instance.call.places(store.handle);
      this.places = store.instance.words();
      this.lines = new Lines(store.input);
    }
  }

  // Builds the tree below a document or a fragment: no recursion, as trees may be deep.
  build(root) {
    const { store } = this;
    const { i32, nodes } = store;
    const top = this.make(root, null);
    const templates = []; // whose contents are being built: the element, its node, and what it is in
    let fragment = root;
    let inside = root;
    let parent = top;
    let id = i32[nodes + (root << 3) + 1];
    for (;;) {
      let record;
      let node;
      if (id !== 0) {
        record = nodes + (id << 3);
        node = this.make(id, parent);
        parent.childNodes.push(node);
        if ((i32[record + 4] & 255) !== ELEMENT) {
          id = i32[record + 2];
          continue;
        }
        const contents = store.contents(id);
        if (contents !== 0) {
          templates.push([id, node, fragment, inside]);
          parent = node.content = this.make(contents, null);
          fragment = inside = contents;
          id = i32[nodes + (contents << 3) + 1];
          continue;
        }
      } else if (inside !== fragment) {
        if (this.places !== null) this.finish(inside, parent);
        id = i32[nodes + (inside << 3) + 2];
        inside = i32[nodes + (inside << 3)];
        parent = parent.parentNode;
        continue;
      } else if (templates.length > 0) {
        [id, node, fragment, inside] = templates.pop();
        record = nodes + (id << 3);
        parent = node.parentNode;
      } else {
        return top;
      }
      const first = i32[record + 1];
      if (first !== 0) {
        inside = id;
        parent = node;
        id = first;
        continue;
      }
      if (this.places !== null) this.finish(id, node);
      id = i32[record + 2];
    }
  }

  make(id, parentNode) {
    const { store } = this;
    const { i32 } = store;
    const record = store.nodes + (id << 3);
    let node;
    switch (i32[record + 4] & 255) {
      case ELEMENT: {
        const tagName = store.tagName(id);
        node = {
          nodeName: tagName, tagName, attrs: this.attributes(id, record), namespaceURI: NAMESPACES[(i32[record + 4] >> 8) & 255],
          childNodes: [], parentNode,
        };
        break;
      }
      case TEXT:
        node = { nodeName: '#text', value: store.text(record + 6), parentNode };
        break;
      case COMMENT:
        node = { nodeName: '#comment', data: store.text(record + 6), parentNode };
        break;
      case PROCESSING_INSTRUCTION: {
        // parse5 has no nodes for them: as before 2026, they are comments.
        const word = store.instructions + 4 * i32[record + 5];
        const data = store.text(word + 2);
        node = { nodeName: '#comment', data: `?${store.text(word)}${data === '' ? '' : ` ${data}`}`, parentNode };
        break;
      }
      case DOCTYPE: {
        const word = store.doctypes + 6 * i32[record + 5];
        node = {
          nodeName: '#documentType', name: store.text(word), publicId: store.text(word + 2), systemId: store.text(word + 4),
          parentNode,
        };
        break;
      }
      case DOCUMENT:
        return { nodeName: '#document', mode: MODES[(store.state >> 12) & 3], childNodes: [] };
      default:
        node = { nodeName: '#document-fragment', childNodes: [] };
        if (this.places !== null) node.sourceCodeLocation = null;
        return node;
    }
    if (this.places !== null) node.sourceCodeLocation = this.location(id, record, node);
    return node;
  }

  attributes(id, record) {
    const { store } = this;
    const { i32 } = store;
    const count = i32[record + 7];
    if (count === 0) return [];
    const attrs = [];
    const foreign = ((i32[record + 4] >> 8) & 255) !== 1;
    let word = store.attributes + 3 * i32[record + 6];
    for (let index = 0; index < count; index++, word += 3) {
      const name = store.attributeName(i32[word]);
      const value = store.text(word + 1);
      attrs.push(foreign && (name === 'xmlns' || ATTRIBUTE_PREFIX.test(name)) ? this.foreign(id, index, name, value) : { name, value });
    }
    return attrs;
  }
  foreign(id, index, qualified, value) {
    const { instance, handle } = this.store;
    const namespace = instance.call.attribute_details(handle, id, index);
    const name = instance.result();
    if (namespace === 0) return { name: qualified, value };
    return { name, value, prefix: qualified.length > name.length ? qualified.slice(0, -name.length - 1) : '', namespace: NAMESPACES[namespace] };
  }

  location(id, record, node) {
    const { places, lines } = this;
    const place = id * PLACE_WORDS;
    const end = places[place + 1];
    if (end === 0) return null;
    const location = lines.location(places[place], end);
    if (node.tagName === undefined) return location;
    const startTag = { ...location };
    let word = places[place + 4];
    if (word !== 0) {
      const { store } = this;
      const attrs = {};
      const count = places[word++];
      for (let index = 0; index < count; index++, word += 2) {
        const name = store.attributeName(store.i32[store.attributes + 3 * (store.i32[record + 6] + index)]);
        if (places[word + 1] === 0) continue;
        const range = lines.location(places[word], places[word + 1]);
        if (name === '__proto__') Object.defineProperty(attrs, name, { value: range, enumerable: true, configurable: true, writable: true });
        else attrs[CAPITAL.test(name) ? inTag(name) : name] = range;
      }
      location.attrs = attrs;
      startTag.attrs = { ...attrs };
    }
    location.startTag = startTag;
    return location;
  }

  // The end of an element: that of its end tag or, if that is implied, of what it contains.
  finish(id, node) {
    const location = node.sourceCodeLocation;
    const { childNodes } = node.content ?? node;
    let inner = 0; // the end of the last one that is in the input
    for (let i = childNodes.length - 1; i >= 0 && inner === 0; i--)
      inner = childNodes[i].sourceCodeLocation?.endOffset ?? this.ends.get(childNodes[i]) ?? 0;
    if (location === null) {
      if (inner !== 0) this.ends.set(node, inner);
      return;
    }
    const place = id * PLACE_WORDS;
    const { places, lines } = this;
    let end = places[place + 3];
    if (end !== 0) {
      location.endTag = lines.location(places[place + 2], end);
    } else {
      end = Math.max(location.endOffset, inner);
    }
    const line = lines.find(end);
    location.endLine = line + 1;
    location.endCol = end - lines.starts[line] + 1;
    location.endOffset = end;
  }
}

export function makeParse5(library) {
  const run = (html, given, by, context) => {
    const options = optionsOf(given, by);
    const { sourceCodeLocationInfo = false, scriptingEnabled = true, onParseError, treeAdapter } = options;
    if (treeAdapter !== undefined) throw new TypeError('only the default tree adapter is supported');
    let more = trueOrFalse(scriptingEnabled, 'scriptingEnabled') ? FLAG.scripting : 0;
    if (trueOrFalse(sourceCodeLocationInfo, 'sourceCodeLocationInfo')) more |= FLAG.positions;
    if (onParseError) more |= FLAG.collectErrors;
    if (context !== undefined) options.context = context;
    const store = library.store(String(html), options, more);
    try {
      store.input ??= '';
      const tree = library.guard(() => new Builder(store, sourceCodeLocationInfo).build(store.result));
      if (onParseError) report(library, store, onParseError);
      return tree;
    } finally {
      store.free();
    }
  };
  return {
    /** Parses a document: parse5's function of that name. */
    parse: (html, options) => run(html, options, 'parse5.parse'),
    /** Parses a fragment; an element of such a tree may come first, as the context. */
    parseFragment(first, second, third) {
      if (typeof first === 'string') return run(first, second, 'parse5.parseFragment', 'template');
      const context = first === null || first === undefined ? 'template' : contextOf(first);
      return run(second, third, 'parse5.parseFragment', context);
    },
  };
}

function contextOf(element) {
  let insideForm = false;
  for (let node = element; node; node = node.parentNode) insideForm ||= node.tagName === 'form';
  const encoding = element.attrs.find((attribute) => attribute.name === 'encoding')?.value ?? '';
  return { localName: element.tagName, namespace: element.namespaceURI, insideForm, encoding };
}

function report(library, store, onParseError) {
  const { instance, handle, input } = store;
  const errors = library.guard(() => {
    instance.call.errors(handle);
    return JSON.parse(instance.result());
  });
  const lines = new Lines(input);
  for (const { code, reported } of errors) onParseError({ code, ...lines.location(reported, reported) });
}

