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
    this.lookAt();
    this.gapStart = this.gapEnd = -1; // the last result of nextTag()
  }

  // Records where the tags that can close an element begin, and which elements the adoption agency algorithm has created again.
  lookAt() {
    const { store, places } = this;
    const begins = (this.begins = new Uint8Array(this.size + 1));
    const again = []; // elements that begin at an earlier element's tag
    let last = 0;
    for (let id = 1, at = PLACE_WORDS; id < store.nodeCount; id++, at += PLACE_WORDS) {
      const start = places[at];
      if (places[at + 1] !== 0) {
        if (start < last && begins[start] === 1 && store.type(id) === ELEMENT) again.push(id);
        else last = start;
        begins[start] = 1;
      }
      if (places[at + 3] !== 0) begins[places[at + 2]] = 1;
    }
    this.clones = null;
    this.closed = null; // where the algorithm closed elements that have no end tags
    if (again.length > 0) this.lookAtClones(again);
    // The end tags of html and body close nothing.
    this.html = this.body = 0;
    if (store.type(store.result) === ELEMENT) return;
    for (let id = store.first(store.result); id !== 0; id = store.next(id)) if (store.type(id) === ELEMENT && store.tagName(id) === 'html') this.html = id;
    if (this.html === 0) return;
    for (let id = store.first(this.html); id !== 0; id = store.next(id)) if (store.type(id) === ELEMENT && store.tagName(id) === 'body') this.body = id;
    for (const id of [this.html, this.body]) if (this.endTagOf(id) !== 0) begins[places[id * PLACE_WORDS + 2]] = 0;
  }
  endTagOf(id) {
    return this.places[id * PLACE_WORDS + 3];
  }
  end(id) {
    return this.places[id * PLACE_WORDS + 1];
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

  // Returns the location of an element: up to its end tag or, if it has none, up to the end of the start tag for now. Null if the
  // parser implied it; undefined if the adoption agency algorithm created it again, as parse5 does not locate such elements.
  element(id) {
    const { places, lines } = this;
    const at = id * PLACE_WORDS;
    const end = places[at + 1];
    if (end === 0) return null;
    if (this.clones !== null && this.clones.has(id)) return undefined;
    const tag = lines.location(places[at], end);
    const endTag = places[at + 3] === 0 ? undefined : lines.location(places[at + 2], places[at + 3]);
    const { startLine, startCol, startOffset } = tag;
    const { endLine, endCol, endOffset } = endTag ?? tag;
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
  // An element created again because it was still open contains the nodes that follow. The adoption agency algorithm also creates
  // elements around existing content, or empty ones.
  lookAtClones(again) {
    const { store, places } = this;
    const firsts = new Map(); // the first element created for each tag
    for (let id = store.nodeCount - 1; id > 0; id--) if (store.type(id) === ELEMENT && this.end(id) !== 0) firsts.set(places[id * PLACE_WORDS], id);
    const isAgain = new Set(again);
    this.clones = new Set();
    this.closed = new Map();
    for (const id of again) {
      let inside = id;
      do inside = store.first(inside);
      while (inside !== 0 && places[inside * PLACE_WORDS + 1] === 0);
      if (inside > id) continue;
      this.clones.add(id);
      // The first element created for the tag ends at the start tag with the same name for which the algorithm was run, if there is
      // one. An element that is open between the first element and the furthest block has no end.
      const first = firsts.get(places[id * PLACE_WORDS]);
      let next = id + 1;
      while (isAgain.has(next)) next++;
      const isSubject = next < store.nodeCount && store.type(next) === ELEMENT && store.tagName(next) === store.tagName(id);
      if (!this.closed.has(first)) this.closed.set(first, isSubject ? places[next * PLACE_WORDS] : this.end(first));
    }
  }

  // Returns where an element without an end tag ends: where the tag that closed it begins. `inner`: where its contents end.
  implied(id, inner) {
    if (id === this.html) return this.size;
    if (id === this.body) {
      if (this.endTagOf(this.html) !== 0) return this.places[this.html * PLACE_WORDS + 2];
      return this.end(this.html) === 0 ? this.end(id) : this.size; // the end of body's start tag if html has none
    }
    if (this.closed !== null && this.closed.has(id)) return this.closed.get(id);
    if (inner >= this.gapStart && inner <= this.gapEnd) return this.gapEnd;
    let end = inner;
    while (end < this.size && this.begins[end] === 0) end++;
    this.gapStart = inner;
    return (this.gapEnd = end);
  }
  // Returns an offset as the end of a location.
  endAt(offset) {
    const line = this.lines.find(offset);
    return { endLine: line + 1, endCol: offset - this.lines.starts[line] + 1, endOffset: offset };
  }
}
