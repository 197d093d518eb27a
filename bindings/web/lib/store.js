// The flat tree of a document: nodes of eight words and attributes of three, linked by index, and strings as offsets. A store reads
// the tree in place: in the module's memory, or in a copy.
import { whenCollected } from './collected.js';
import { decode, decodeSurrogates, encodeText } from './instance.js';
import { writeOptions } from './options.js';

// Node types, as in lockstep/types.h.
export const DOCUMENT = 1;
export const FRAGMENT = 2;
export const DOCTYPE = 3;
export const ELEMENT = 4;
export const TEXT = 5;
export const COMMENT = 6;
export const PROCESSING_INSTRUCTION = 7;

// Flags of nodes, as in lockstep/detail/tree.h.
const HAS_SHADOW_ROOT = 8;
const HAS_CONTENTS = 16;
const REDIRECTED_CONTENTS = 32;

const STEP = 64; // bytes per entry in the table of code units

const UNITS = new Uint8Array(256); // the number of UTF-16 code units that begin at a byte
for (let i = 0; i < 256; i++) UNITS[i] = (i & 0xc0) === 0x80 ? 0 : i >= 0xf0 ? 2 : 1;

// Returns a table of the numbers of code units before each multiple of STEP bytes of UTF-8.
function tableOf(u8, at, size) {
  const table = new Uint32Array(Math.floor(size / STEP) + 1);
  let units = 0;
  for (let i = 0; i < size; i++) {
    if (i % STEP === 0) table[i / STEP] = units;
    units += UNITS[u8[at + i]];
  }
  if (size % STEP === 0) table[size / STEP] = units;
  return table;
}

const LARGE = 1 << 16; // bytes
const RING = 64; // documents

// Frees the memory of documents that were collected before they were closed. The engine calls it only between tasks, and its
// records keep their stores until then. A store that has left the module is therefore not registered: the garbage collector frees
// it.
const forgotten = whenCollected((store) => store.free());

export class Store {
  // `input`: the string that was parsed; null if it was bytes. `recipe`: how to parse it again, an object with the `size` of the
  // bytes in the buffer, the options in the module's format, and optionally `parse`, which calls a function other than `parse`;
  // null if this is impossible.
  constructor(instance, handle, input, surrogates, recipe = null) {
    this.instance = instance;
    this.input = input;
    this.surrogates = surrogates;
    this.recipe = recipe;
    this.table = null;
    this.tags = null;
    this.names = null;
    this.lastByte = 0;
    this.lastUnit = 0;
    this.isText = input !== null;
    this.aside = null; // the bytes of the input, while the document is not in the module; null if the string is kept instead
    this.watched = false;
    this.droppable = false;
    this.dropped = false; // whether only the input is left, without a tree to read
    this.place = -1; // its place in the ring of small documents
    this.attach(handle);
  }

  // Arranges for the store to be freed after the document that owns it, which has just been parsed. Small documents soon leave the
  // module, which costs less than registering them. Documents from streams cannot be parsed again.
  watch(document) {
    this.droppable = this.recipe !== null;
    if (this.droppable && this.bytes <= LARGE) this.enterRing();
    else this.register(document);
    this.makeRoom(true);
  }
  register(document) {
    forgotten.register(document, this, this);
    this.watched = true;
  }
  // Replaces the oldest small document, which is dropped, in the ring.
  enterRing() {
    const { instance } = this;
    const { ring, nextInRing: place } = instance;
    const oldest = ring[place];
    ring[place] = this;
    this.place = place;
    instance.nextInRing = (place + 1) % RING;
    if (!oldest) return;
    oldest.place = -1;
    if (oldest.recipe !== null) oldest.drop(); // null once the document has been changed
  }
  leaveRing() {
    const { instance, place } = this;
    if (place === -1) return;
    instance.ring[place] = null;
    // If the document is closed before the next one is parsed, its place in the ring is reused.
    if ((place + 1) % RING === instance.nextInRing) instance.nextInRing = place;
    this.place = -1;
  }
  // Removes the oldest documents from the module while its documents take too much memory. `mayDrop`: whether no tree is being
  // read, so that trees may be dropped; otherwise they are copied into JavaScript memory, which the garbage collector manages.
  makeRoom(mayDrop) {
    const { instance } = this;
    if (instance.storedBytes <= instance.mostStored) return;
    for (const old of instance.stores) {
      if (old === this || old.recipe === null) continue;
      if (mayDrop && old.droppable) old.drop();
      else old.putAside();
      if (instance.storedBytes <= instance.mostStored / 2) break;
    }
  }

  // Reads the header of the document in the module's memory.
  attach(handle) {
    const { instance } = this;
    const { u32 } = instance;
    const header = handle >>> 2;
    this.handle = handle;
    this.u8 = instance.u8;
    this.i32 = instance.i32;
    this.source = u32[header + 4];
    this.sourceSize = u32[header + 5];
    this.result = u32[header + 10];
    this.state = u32[header + 11];
    this.errorCount = u32[header + 12];
    this.encoding = u32[header + 13];
    this.edition = u32[header + 14];
    this.ascii = (this.state & 1024) !== 0;
    this.attachTree();
    instance.stores.add(this);
    instance.storedBytes += this.bytes;
  }

  // Returns the store for a change to `document`, the object that owns it. After the change, parsing the input again no longer
  // gives this document, so it cannot be set aside.
  edit(document) {
    const store = this.native();
    if (store.recipe === null) return store;
    store.recipe = null;
    if (!store.watched) store.register(document);
    return store;
  }

  // Reads the part of the header that changes with the tree.
  attachTree() {
    const { u32 } = this.instance;
    const header = this.handle >>> 2;
    this.nodes = u32[header] >>> 2;
    this.nodeCount = u32[header + 1];
    this.attributes = u32[header + 2] >>> 2;
    this.attributeCount = u32[header + 3];
    this.arena = u32[header + 6];
    this.arenaSize = u32[header + 7];
    this.doctypes = u32[header + 8] >>> 2;
    this.instructions = u32[header + 9] >>> 2;
    // The approximate memory that the document takes in the module.
    this.bytes = 512 + 40 * this.nodeCount + 12 * this.attributeCount + this.arenaSize + u32[header + 16];
  }

  // Reads the header again after a change.
  update() {
    const { bytes } = this;
    this.attachTree();
    this.instance.storedBytes += this.bytes - bytes;
  }

  // Sets the views after the module's memory has moved.
  look(u8, i32) {
    this.u8 = u8;
    this.i32 = i32;
  }

  free() {
    this.aside = null;
    if (this.handle !== 0) this.leave();
  }

  // Frees the document in the module.
  leave() {
    if (this.watched) forgotten.unregister(this);
    this.watched = false;
    this.leaveRing();
    const { instance } = this;
    if (instance.stores.delete(this)) instance.storedBytes -= this.bytes;
    instance.call.close(this.handle);
    this.handle = 0;
  }

  // Frees the document in the module and keeps only the input, which is parsed again if the document is needed again. After that,
  // the document can only be set aside. Must not be called while anything reads the tree.
  drop() {
    if (!this.isText) {
      const at = this.instance.buffer(this.handle);
      this.aside = this.u8.slice(at, at + this.recipe.size);
    }
    this.dropped = true;
    this.leave();
  }

  // Copies the document out of the module and frees it there. The copy is read from then on.
  putAside() {
    const { instance, handle, recipe } = this;
    if (!this.ascii) this.table ??= tableOf(this.u8, this.source, this.sourceSize); // not in the module, which may be out of memory
    const header = instance.u32.subarray(handle >>> 2, (handle >>> 2) + 21);
    this.tags ??= new Map();
    this.names ??= new Map();
    for (let id = instance.knownTags; id < header[19]; id++) this.tags.has(id) || this.nameOf('tag_name', id, this.tags);
    for (let id = instance.knownAttributes; id < header[20]; id++)
      this.names.has(id) || this.nameOf('attribute_name', id, this.names);
    const { u8 } = instance;
    const buffer = header[15];
    const isInput = this.source >= buffer && this.source + this.sourceSize <= buffer + recipe.size; // copy the source only once
    const parts = [
      [this.nodes << 2, this.nodeCount << 5], [this.attributes << 2, 12 * this.attributeCount], [this.doctypes << 2, 24 * header[17]],
      [this.instructions << 2, 16 * header[18]], [this.arena, this.arenaSize], [this.source, isInput ? 0 : this.sourceSize], [buffer, recipe.size],
    ];
    const room = (size) => (size + 3) & ~3;
    const copy = new Uint8Array(parts.reduce((sum, [, size]) => sum + room(size), 0));
    let end = 0;
    const [nodes, attributes, doctypes, instructions, arena, source, input] = parts.map(([at, size]) => {
      const begin = end;
      copy.set(u8.subarray(at >>> 0, (at >>> 0) + size), begin);
      end += room(size);
      return begin;
    });
    this.aside = copy.subarray(input, input + recipe.size);
    this.u8 = copy;
    this.i32 = new Int32Array(copy.buffer);
    this.nodes = nodes >>> 2;
    this.attributes = attributes >>> 2;
    this.doctypes = doctypes >>> 2;
    this.instructions = instructions >>> 2;
    this.arena = arena;
    this.source = isInput ? input + this.source - buffer : source;
    this.leave();
  }

  // Brings the document back into the module if it was removed from it: parsing the same input gives the same tree.
  native() {
    if (this.handle !== 0) return this;
    const { library } = this.instance; // the instance may have been replaced
    return library.guard(() => this.restore(library.instance));
  }
  restore(instance) {
    const { recipe, nodeCount } = this;
    this.instance = instance;
    const bytes = this.aside ?? encodeText(this.input);
    const handle = instance.prepare(bytes.length);
    instance.u8.set(bytes, instance.buffer(handle));
    writeOptions(instance, recipe.words, recipe.context);
    if (recipe.parse) recipe.parse(instance, handle, bytes.length);
    else instance.call.parse(handle, bytes.length, recipe.flags);
    this.aside = null;
    this.dropped = this.droppable = false;
    this.attach(handle);
    this.makeRoom(false);
    if (this.nodeCount !== nodeCount) throw new Error('the document could not be restored');
    return this;
  }

  // The words of a node.
  parent(id) { return this.i32[this.nodes + (id << 3)]; }
  first(id) { return this.i32[this.nodes + (id << 3) + 1]; }
  next(id) { return this.i32[this.nodes + (id << 3) + 2]; }
  previous(id) {
    const record = this.nodes + (id << 3);
    const parent = this.i32[record];
    return parent === 0 || this.first(parent) === id ? 0 : this.i32[record + 3];
  }
  // A first child's "previous" is the last child.
  last(id) { return this.i32[this.nodes + (this.first(id) << 3) + 3]; }
  type(id) { return this.i32[this.nodes + (id << 3) + 4] & 255; }
  namespace(id) { return (this.i32[this.nodes + (id << 3) + 4] >> 8) & 255; }
  contents(id) {
    const flags = this.i32[this.nodes + (id << 3) + 4] >>> 16;
    if ((flags & REDIRECTED_CONTENTS) !== 0) return this.ask('template_contents', id);
    return (flags & HAS_CONTENTS) !== 0 ? id + 1 : 0;
  }
  shadowRoot(id) {
    const flags = this.i32[this.nodes + (id << 3) + 4] >>> 16;
    return (flags & HAS_SHADOW_ROOT) !== 0 ? this.ask('shadow_root', id) : 0;
  }
  // Calls a function of the module, after creating the document there again if it was set aside.
  ask(name, ...numbers) {
    const { handle } = this.native();
    return this.instance.call[name](handle, ...numbers);
  }

  tagName(id) {
    const number = this.i32[this.nodes + (id << 3) + 5];
    const { instance } = this;
    if (number < instance.knownTags) return instance.tagNames[number] ?? this.nameOf('tag_name', number, instance.tagNames);
    return (this.tags ??= new Map()).get(number) ?? this.nameOf('tag_name', number, this.tags);
  }
  attributeName(number) {
    const { instance } = this;
    if (number < instance.knownAttributes)
      return instance.attributeNames[number] ?? this.nameOf('attribute_name', number, instance.attributeNames);
    return (this.names ??= new Map()).get(number) ?? this.nameOf('attribute_name', number, this.names);
  }
  nameOf(kind, number, cache) {
    this.ask(kind, number);
    const name = this.instance.result(this.surrogates);
    if (cache instanceof Map) cache.set(number, name);
    else cache[number] = name;
    return name;
  }

  // Returns the number of attributes of an element; their records begin at the word that record() returns.
  count(id) { return this.i32[this.nodes + (id << 3) + 7]; }
  record(id) { return this.attributes + 3 * this.i32[this.nodes + (id << 3) + 6]; }

  // Returns the string whose offset and size are at that word.
  text(word) {
    const offset = this.i32[word];
    const size = this.i32[word + 1];
    if (size === 0) return '';
    if (size < 0) {
      const at = this.arena + offset;
      const bytes = size & 0x7fffffff;
      return this.surrogates ? decodeSurrogates(this.u8, at, at + bytes) : decode(this.u8, at, bytes);
    }
    const input = this.input ?? this.decodeSource();
    if (this.ascii) return input.substring(offset, offset + size);
    const begin = this.unit(offset);
    return input.substring(begin, this.unit(offset + size));
  }
  data(id) { return this.text(this.nodes + (id << 3) + 6); }

  // Decodes the whole source into a string, so that strings are slices of it, which cost nothing.
  decodeSource() {
    const { u8, source, sourceSize } = this;
    return (this.input = this.surrogates ? decodeSurrogates(u8, source, source + sourceSize) : decode(u8, source, sourceSize));
  }

  // Returns the number of code units before that byte of the source.
  unit(byte) {
    let at = this.lastByte;
    let unit = this.lastUnit;
    if (byte < at || byte - at > STEP) {
      const table = this.table ?? this.makeTable();
      const index = Math.floor(byte / STEP);
      at = index * STEP;
      unit = table[index];
    }
    const { u8, source } = this; // after making the table, which may move the module's memory
    for (; at < byte; at++) unit += UNITS[u8[source + at]];
    this.lastByte = byte;
    this.lastUnit = unit;
    return unit;
  }
  makeTable() {
    this.ask('code_units');
    return (this.table = this.instance.words());
  }
}
