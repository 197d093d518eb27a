// One instance of the module: its memory, its functions, and the state that its documents share.

import { FLAG, SHARED } from './option-tables.js';

export { FLAG, SHARED };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const PAGE = 65536;
const SMALL = 48; // code units: strings of at most this length are encoded in JavaScript, where a call would cost more than it saves

/** Thrown when the module has no memory left. */
export class OutOfMemoryError extends Error {
  constructor(message = 'out of memory') {
    super(message);
    this.name = 'OutOfMemoryError';
  }
}

export class Instance {
  // `library`: the library that the instance belongs to until it is replaced.
  constructor(module, library) {
    this.module = module;
    this.library = library;
    let notify = () => {};
    const stop = (code) => {
      throw new OutOfMemoryError(`the module has stopped (${code}), most likely because it ran out of memory`);
    };
    const imports = {};
    // The C library's imports, of which only the one that ends the program is ever called, and those in tools/imports.js.
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
      imports[from] ??= {};
      if (kind !== 'function') continue;
      imports[from][name] =
        name === 'emscripten_notify_memory_growth' ? () => notify() : name === 'proc_exit' || name === 'abort' ? stop : (...words) => this[name]?.(...words) ?? 52;
    }
    const { exports } = new WebAssembly.Instance(module, imports);
    this.call = exports;
    this.memory = exports.memory;
    this.stores = new Set(); // the open documents in the module's memory, the oldest first
    this.storedBytes = 0;
    this.mostStored = 64 << 20;
    this.ring = []; // the stores of the most recently parsed small documents, or null
    this.nextInRing = 0;
    this.optionWords = null; // the options that were read last
    this.optionContext = null;
    this.refresh();
    notify = () => this.refresh();
    exports._initialize?.();
    this.shared = exports.shared_memory() >>> 2;
    this.tagNames = [];
    this.attributeNames = [];
    this.knownTags = exports.known_tag_names?.(); // the module of HTMLRewriter has no trees
    this.knownAttributes = exports.known_attribute_names?.();
    this.selectors = new Map();
    this.sanitizers = new Set(); // records of lib/sanitizer.js not in use, the least recently used first
  }

  // Makes the views again after the module's memory has grown.
  refresh() {
    const { buffer } = this.memory;
    this.u8 = new Uint8Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.i32 = new Int32Array(buffer);
    for (const store of this.stores) store.look(this.u8, this.i32);
  }

  // Writes a string as UTF-8 to memory with room for three bytes for each of its code units. Returns the size, and sets
  // `sawAscii`.
  write(text, at) {
    const { length } = text;
    if (length <= SMALL) {
      const { u8 } = this;
      let i = 0;
      for (; i < length; i++) {
        const unit = text.charCodeAt(i);
        if (unit > 127) break;
        u8[at + i] = unit;
      }
      if (i === length) {
        this.sawAscii = true;
        return length;
      }
    }
    const { written } = encoder.encodeInto(text, this.u8.subarray(at, at + 3 * length));
    this.sawAscii = written === length;
    return written;
  }

  // Returns the address of the scratch memory, with room for that many bytes. WebAssembly returns addresses beyond 2 GB as negative
  // numbers.
  room(size) {
    return this.call.scratch(size) >>> 0;
  }

  // Modules import these to read and write numbers; see src/text/decimal.cpp of the runtime.
  read_number(at, size) {
    return Number(decode(this.u8, at >>> 0, size));
  }
  write_number(value, at) {
    return this.write(value.toExponential(), at >>> 0);
  }

  // Writes a string to the scratch memory, after `before` bytes.
  scratch(text, before = 0) {
    const at = this.room(before + 3 * text.length);
    return this.write(text, at + before);
  }

  // Creates a document for an input, with a buffer of that size.
  prepare(size) {
    const handle = this.call.prepare(size);
    if (handle === 0) throw new OutOfMemoryError();
    return handle;
  }

  buffer(handle) {
    return this.u32[(handle >>> 2) + 15];
  }

  // Returns the result of the last function that has one, as a string.
  result(surrogates = false) {
    const at = this.u32[this.shared];
    const size = this.u32[this.shared + 1];
    const text = surrogates ? decodeSurrogates(this.u8, at, at + size) : decode(this.u8, at, size);
    if (size > PAGE) this.call.tidy();
    return text;
  }

  // Returns that result as bytes.
  bytes() {
    const at = this.u32[this.shared];
    const size = this.u32[this.shared + 1];
    const copy = this.u8.slice(at, at + size);
    if (size > PAGE) this.call.tidy();
    return copy;
  }

  // Returns that result as words.
  words() {
    const at = this.u32[this.shared] >>> 2;
    return this.u32.slice(at, at + (this.u32[this.shared + 1] >>> 2));
  }
}

/** Decodes UTF-8. */
export function decode(u8, at, size) {
  if (size <= 24) {
    let text = '';
    const end = at + size;
    for (let i = at; i < end; i++) {
      const byte = u8[i];
      if (byte > 127) return decoder.decode(u8.subarray(at, end));
      text += String.fromCharCode(byte);
    }
    return text;
  }
  return decoder.decode(u8.subarray(at, at + size));
}

/** Decodes UTF-8 in which each surrogate is encoded as three bytes. */
export function decodeSurrogates(u8, at, end) {
  let text = '';
  let start = at;
  // ED A0 … ED BF encode a surrogate.
  for (let i = at; i + 2 < end; i++) {
    if (u8[i] !== 0xed || u8[i + 1] < 0xa0) continue;
    text += decode(u8, start, i - start);
    text += String.fromCharCode(0xd000 | ((u8[i + 1] & 0x3f) << 6) | (u8[i + 2] & 0x3f));
    i += 2;
    start = i + 1;
  }
  return text + decode(u8, start, end - start);
}

/** Encodes a string with lone surrogates, three bytes for each. Returns bytes. */
export function encodeSurrogates(text) {
  const bytes = new Uint8Array(3 * text.length);
  let at = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code >= 0xd800 && code <= 0xdfff) {
      bytes[at++] = 0xe0 | (code >> 12);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
      bytes[at++] = 0x80 | (code & 0x3f);
    } else {
      at += encoder.encodeInto(character, bytes.subarray(at)).written;
    }
  }
  return bytes.subarray(0, at);
}

/** Splits a text before the first half of a surrogate pair at its end; returns the text without it, and that half. */
export function splitPair(text) {
  const last = text.charCodeAt(text.length - 1);
  const size = text.length - (last >= 0xd800 && last < 0xdc00 ? 1 : 0);
  return [text.slice(0, size), text.slice(size)];
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether the string must be parsed unchanged: it has lone surrogates, or begins with a byte order mark that is a character. */
export function needsSurrogates(text) {
  if (text.charCodeAt(0) === 0xfeff) return true;
  return text.isWellFormed ? !text.isWellFormed() : LONE_SURROGATE.test(text);
}

/** Encodes a string that may have lone surrogates. */
export const encodeText = (text) => (needsSurrogates(text) ? encodeSurrogates(text) : encoder.encode(text));

/**
 * Returns the string for the sanitizer and for editing, which accept UTF-8: U+FFFD replaces lone surrogates, and a byte order mark,
 * which is a character here, is preceded by another one, which will be dropped.
 */
export function repaired(text) {
  if (!needsSurrogates(text)) return text;
  const whole = text.toWellFormed ? text.toWellFormed() : decoder.decode(encoder.encode(text));
  return whole[0] === '\ufeff' ? `\ufeff${whole}` : whole;
}

/** Encodes a large string straight into a document's buffer. Returns [handle, size, ascii]. */
export function writeLarge(instance, text) {
  let capacity = text.length + (text.length >>> 3) + 64;
  let handle = instance.prepare(capacity);
  const at = instance.buffer(handle);
  const { read, written } = encoder.encodeInto(text, instance.u8.subarray(at, at + capacity));
  if (read === text.length) return [handle, written, written === read];
  // The rest did not fit: count the size first.
  instance.call.close(handle);
  const bytes = encoder.encode(text);
  handle = instance.prepare(bytes.length);
  instance.u8.set(bytes, instance.buffer(handle));
  return [handle, bytes.length, false];
}
