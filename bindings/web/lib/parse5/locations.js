// The locations of nodes in the input, as in parse5: lines, columns and offsets in UTF-16 code units.
import { ELEMENT } from '../store.js';

export const PLACE_WORDS = 5;
// Matches adjusted SVG and MathML names, which have capitals; the tag may not.
const CAPITAL = /[A-Z]/;
const inTag = (name) => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const SKIPS_NEWLINE = new Set(['pre', 'listing', 'textarea']);

// Converts offsets in a text to lines and columns.
export class Lines {
  constructor(text) {
    this.starts = [0];
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) this.starts.push(i + 1);
    this.line = 0;
  }
  // Returns the index of the line; offsets are usually near the previous one.
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

// Returns `PLACE_WORDS` words for each node of a store that was parsed with positions: the start and end of the node or its start
// tag, those of its end tag, and the index of the word where the places of its attributes begin; then these places.
export function placesOf(store) {
  store.instance.call.places(store.handle);
  return store.instance.words();
}

// Finds the locations of the nodes of a store that was parsed with positions.
export class Locations {
  constructor(store) {
    this.store = store;
    this.places = placesOf(store);
    this.lines = new Lines(store.input);
    this.size = store.input.length;
    this.clones = null;
    this.lookForClones();
    this.html = this.body = 0;
    if (store.type(store.result) !== ELEMENT) this.html = this.childOf(store.result, 'html');
    if (this.html !== 0) this.body = this.childOf(this.html, 'body') || this.childOf(this.html, 'frameset');
  }
  childOf(parent, tagName) {
    const { store } = this;
    let found = 0;
    for (let id = store.first(parent); id !== 0; id = store.next(id)) if (store.type(id) === ELEMENT && store.tagName(id) === tagName) found = id;
    return found;
  }

  // Finds the elements that the adoption agency algorithm has created: they begin at the tag of an earlier element.
  lookForClones() {
    const { store, places } = this;
    const begins = new Uint8Array(this.size + 1);
    let last = 0;
    for (let id = 1, at = PLACE_WORDS; id < store.nodeCount; id++, at += PLACE_WORDS) {
      const start = places[at];
      if (places[at + 1] === 0) continue;
      if (start < last && begins[start] === 1 && store.type(id) === ELEMENT) this.addClone(id, start);
      else last = start;
      begins[start] = 1;
    }
  }
  // An element created again because it was still open contains the nodes that follow. The algorithm creates elements around existing
  // content, or empty ones.
  addClone(id, start) {
    const { store, places } = this;
    let inside = id;
    do {
      inside = store.first(inside);
      if (inside > id) return;
    } while (inside !== 0 && places[inside * PLACE_WORDS + 1] === 0);
    this.clones ??= new Set();
    this.lastClones ??= new Map(); // by the tag
    this.clones.add(id);
    this.lastClones.set(start, id);
  }

  // Returns the location of a node that is not an element, or null. `parent`: its element, or 0; `isFirst`: whether it is the
  // element's first text node.
  leaf(id, parent, isFirst) {
    const at = id * PLACE_WORDS;
    const end = this.places[at + 1];
    if (end === 0) return null;
    let start = this.places[at];
    // A newline after the start tag of an element in SKIPS_NEWLINE is not in the text, but parse5 includes it in the text's
    // location if more white space follows.
    if (isFirst && parent !== 0 && SKIPS_NEWLINE.has(this.store.tagName(parent)) && start > 0 && /[ \t\n\f\r]/.test(this.store.input[start]) && this.store.input[start - 1] === '\n') {
      const tagEnd = this.places[parent * PLACE_WORDS + 1];
      if (tagEnd === start - 1 || (tagEnd === start - 2 && this.store.input[tagEnd] === '\r')) start = tagEnd;
    }
    return this.lines.location(start, end);
  }

  // Returns the location of an element; null if the parser implied it; undefined if the adoption agency algorithm created it again, as
  // parse5 does not locate such elements.
  element(id, isVoid) {
    const { places, lines } = this;
    const at = id * PLACE_WORDS;
    const end = places[at + 1];
    if (end === 0) return null;
    if (this.clones !== null && this.clones.has(id)) return undefined;
    const tag = lines.location(places[at], end);
    const endTag = places[at + 3] === 0 ? undefined : lines.location(places[at + 2], places[at + 3]);
    const { startLine, startCol, startOffset } = tag;
    const { endLine, endCol, endOffset } = endTag ?? (isVoid ? tag : this.endAt(this.endWithoutTag(id)));
    // Written out, because objects of one shape are created fast, and no setter of Object.prototype is called.
    if (places[at + 4] === 0) {
      if (endTag === undefined) return { startLine, startCol, startOffset, endLine, endCol, endOffset, startTag: tag };
      return { startLine, startCol, startOffset, endLine, endCol, endOffset, startTag: tag, endTag };
    }
    const attrs = this.attributes(id, places[at + 4]);
    const startTag = { startLine, startCol, startOffset, endLine: tag.endLine, endCol: tag.endCol, endOffset: tag.endOffset, attrs };
    if (endTag === undefined) return { startLine, startCol, startOffset, endLine, endCol, endOffset, attrs, startTag };
    return { startLine, startCol, startOffset, endLine, endCol, endOffset, attrs, startTag, endTag };
  }
  attributes(id, word) {
    const { store, places, lines } = this;
    const attrs = Object.create(null);
    const count = places[word++];
    for (let index = 0, record = store.record(id); index < count; index++, word += 2, record += 3) {
      if (places[word + 1] === 0) continue;
      const name = store.attributeName(store.i32[record]);
      attrs[CAPITAL.test(name) ? inTag(name) : name] = lines.location(places[word], places[word + 1]);
    }
    return attrs;
  }
  // Returns where an element without an end tag ends: where the token begins that closed it, or the input ends.
  endWithoutTag(id) {
    const { html, places, size } = this;
    const at = id * PLACE_WORDS;
    if (id === html) return size;
    if (id === this.body) {
      // As in parse5: the end of its start tag, if html has no tag.
      if (places[html * PLACE_WORDS + 3] !== 0) return Math.max(places[at + 1], places[html * PLACE_WORDS + 2]);
      return places[html * PLACE_WORDS + 1] === 0 ? places[at + 1] : size;
    }
    // Self-closing elements are closed by their own tags. In parse5, an element ends with its start tag if the adoption agency
    // algorithm puts a clone into its place on the stack.
    if (places[at + 2] !== 0) return Math.max(places[at + 1], places[at + 2]);
    return this.clones !== null && this.lastClones.get(places[at]) > id ? places[at + 1] : size;
  }
  // Returns an offset as the end of a location.
  endAt(offset) {
    const line = this.lines.find(offset);
    return { endLine: line + 1, endCol: offset - this.lines.starts[line] + 1, endOffset: offset };
  }
}
