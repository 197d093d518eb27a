// The package's functions for one module; index.js, parser.js and the others each create their own.
import { whenCollected } from './collected.js';
import { FLAG, Instance, OutOfMemoryError, encodeSurrogates, encodeText, needsSurrogates, splitPair, writeLarge } from './instance.js';
import { compile, isA, load, loadNow } from './load.js';
import { describeEncoding, editionNumber, encodingNumber, listEditions, optionsOf, readOptions, wholeNumber, writeOptions } from './options.js';
import { Store } from './store.js';

// A function, because bundles that are not modules have no address; there, init() receives the files.
const tablesAddress = () => new URL('./encodings.bin', import.meta.url);
const LARGE = 1 << 14; // code units: for longer strings, three bytes per code unit are not reserved

export class Library {
  // `address`: returns the module's location. `Document`: the class of documents, for modules that have them.
  constructor(address, Document) {
    this.address = address;
    this.Document = Document;
    this.instance = null;
    this.starting = null;
    this.tables = null;
  }

  // Compiles the module; compiles it again only after a failure.
  async init(options) {
    const { wasm, encodings } = optionsOf(options, 'init');
    this.starting ??= compile(wasm ?? this.address())
      .then((module) => {
        this.instance ??= new Instance(module, this); // it may have been started in the meantime
      })
      .catch((error) => {
        this.starting = null;
        throw error;
      });
    await this.starting;
    if (encodings) this.useTables(bytesOf(await load(encodings === true ? tablesAddress() : encodings)));
  }

  // Gives the module the tables of Chinese, Japanese and Korean encodings.
  useTables(bytes, instance = this.instance) {
    const at = instance.room(bytes.length); // may move the memory
    instance.u8.set(bytes, at);
    if (instance.call.load_tables(bytes.length) === 0) throw new Error(`these ${bytes.length} bytes are not the encodings.bin of this package`);
    this.tables = bytes;
    instance.tablesLoaded = true;
  }
  // Whether the module has the tables that the encoding needs, if any; false if the tables have just been loaded, because a context
  // in the memory is then overwritten.
  tablesServe(encoding) {
    const { instance } = this;
    if (instance.tablesLoaded || instance.call.needs_tables(encoding & 255) === 0) return true;
    const bytes = this.tables ?? loadNow(tablesAddress);
    if (bytes === null) throw noTables(instance, encoding);
    this.useTables(bytes);
    return false;
  }

  // Loads the tables into the module if this is possible synchronously, before it is known whether they are needed: a stream cannot
  // be parsed again.
  loadTables(instance = this.instance) {
    if (instance.tablesLoaded) return;
    const tables = this.tables ?? loadNow(tablesAddress);
    if (tables !== null) this.useTables(tables, instance);
  }
  // Throws if the module needs tables for that encoding but does not have them.
  mustServe(encoding, instance = this.instance) {
    if (!instance.tablesLoaded && instance.call.needs_tables(encoding & 255) !== 0) throw noTables(instance, encoding);
  }

  // Whether this is the module with all functions.
  get isFull() {
    return this.started().call.explain !== undefined;
  }

  // Starts the module when it is first needed, if files can be read here.
  started() {
    if (this.instance === null) {
      const bytes = loadNow(this.address);
      if (bytes === null) throw new Error('call init() first, and await it: await init()');
      this.instance = new Instance(new WebAssembly.Module(bytes), this);
    }
    return this.instance;
  }

  // Replaces a stopped instance of the module with a new one. Open documents are set aside.
  replace() {
    const old = this.instance;
    this.instance = new Instance(old.module, this);
    this.instance.mostStored = old.mostStored;
    for (const store of [...old.stores]) {
      // A stream's document cannot be created again: it remains in the old instance's memory, which is kept with it.
      if (store.recipe === null) continue;
      try {
        store.putAside();
      } catch {
        // There is no memory for a copy, so the document remains too.
      }
    }
    if (this.tables !== null) this.useTables(this.tables);
  }

  // Calls the function, which uses that instance. If the instance stops because it is out of memory, it is replaced.
  guard(act, instance = this.instance) {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof OutOfMemoryError)) throw error;
      if (instance === this.instance) this.replace();
      throw error instanceof OutOfMemoryError ? error : new OutOfMemoryError(`the module has stopped: ${error.message}`);
    }
  }

  // Puts the input into a document's buffer, and calls `use` with the instance, the document, the size and further flags.
  withInput(input, use) {
    const instance = this.started();
    return this.guard(() => {
      let handle;
      let size;
      let flags = 0;
      if (typeof input === 'string') {
        if (needsSurrogates(input)) {
          const bytes = encodeSurrogates(input);
          size = bytes.length;
          handle = instance.prepare(size);
          instance.u8.set(bytes, instance.buffer(handle));
          flags = FLAG.surrogates;
        } else if (input.length > LARGE) {
          let ascii;
          [handle, size, ascii] = writeLarge(instance, input);
          if (ascii) flags = FLAG.ascii;
        } else {
          handle = instance.prepare(3 * input.length);
          size = instance.write(input, instance.buffer(handle));
          if (instance.sawAscii) flags = FLAG.ascii;
        }
      } else {
        const bytes = bytesOf(input);
        size = bytes.length;
        handle = instance.prepare(size);
        instance.u8.set(bytes, instance.buffer(handle));
        flags = FLAG.bytes;
      }
      return use(instance, handle, size, flags);
    });
  }

  // Parses the first bytes of a document's buffer, with the tables that their encoding needs.
  parseBuffer(its, handle, size, flags) {
    const { optionWords, optionContext } = its;
    its.call.parse(handle, size, flags);
    if ((flags & FLAG.bytes) === 0 || this.tablesServe(its.u32[(handle >>> 2) + 13])) return;
    writeOptions(its, optionWords, optionContext);
    its.call.parse(handle, size, flags);
  }

  // Parses the input and returns the flat tree. `options`: the result of optionsOf(), or undefined.
  store(input, options, more = 0) {
    const instance = this.started();
    let flags = options === undefined ? more : readOptions(instance, options) | more;
    return this.withInput(input, (its, handle, size, inputFlags) => {
      flags |= inputFlags;
      try {
        this.parseBuffer(its, handle, size, flags);
      } catch (error) {
        if (its === this.instance) its.call.close(handle);
        throw error;
      }
      const recipe = { size, flags, words: options === undefined ? null : its.optionWords, context: options === undefined ? null : its.optionContext };
      return new Store(its, handle, typeof input === 'string' ? input : null, (flags & FLAG.surrogates) !== 0, recipe);
    });
  }

  parse(input, options) {
    const given = options === undefined ? undefined : optionsOf(options, 'parse');
    return new this.Document(this.store(input, given), given);
  }

  parseFragment(input, options) {
    const given = optionsOf(options, 'parseFragment');
    given.context ??= 'body';
    return new this.Document(this.store(input, given), given);
  }

  // Calls `use` with a text in the buffer, for explain() and compareEditions().
  withText(input, options, use) {
    const instance = this.started();
    let text = input;
    // First, because this uses the memory that a context is written to.
    if (typeof text !== 'string') text = this.decode(text, this.find(text, options).name);
    const flags = readOptions(instance, options);
    return this.withInput(text, (its, handle, size) => {
      use(its, handle, size, flags);
      const result = JSON.parse(its.result(true));
      its.call.close(handle);
      return result;
    });
  }

  explain(input, options) {
    const given = optionsOf(options, 'explain');
    const [first, count] = ['first', 'count'].map((name) => wholeNumber(given[name] ?? 0, name));
    return this.withText(input, given, (its, handle, size, flags) => its.call.explain(handle, size, flags, first, count));
  }

  compareEditions(input, options) {
    const instance = this.started();
    const given = optionsOf(options, 'compareEditions');
    const known = listEditions(instance);
    const older = editionNumber(instance, given.old ?? known.at(-2)?.date);
    const newer = editionNumber(instance, given.new ?? known.at(-1).date);
    return this.withText(input, given, (its, handle, size, flags) => its.call.compare_editions(handle, size, flags, older, newer));
  }

  sniff(bytes, options) {
    return this.find(bytes, optionsOf(options, 'sniff'));
  }
  // Finds the encoding of bytes.
  find(bytes, options) {
    const flags = readOptions(this.started(), options);
    return this.withInput(bytesOf(bytes, ONLY_BYTES), (its, handle, size) => {
      const word = its.call.sniff(handle, size, flags);
      its.call.close(handle);
      return describeEncoding(its, word);
    });
  }

  decode(bytes, label = 'utf-8') {
    const number = encodingNumber(this.started(), label);
    this.tablesServe(number);
    return this.withInput(bytesOf(bytes, ONLY_BYTES), (its, handle, size) => {
      its.call.decode(handle, size, number);
      its.call.close(handle);
      return its.result();
    });
  }

  encodingOf(label) {
    const instance = this.started();
    const number = instance.call.encoding_of(instance.scratch(String(label)));
    return this.encodingNamed(number);
  }
  charsetOfContentType(value) {
    const instance = this.started();
    return this.encodingNamed(instance.call.charset_of(instance.scratch(String(value))));
  }
  encodingNamed(number) {
    if (number === 0) return null;
    this.instance.call.encoding_name(number - 1);
    return this.instance.result();
  }

  editions() {
    return listEditions(this.started()).map((edition) => ({ ...edition }));
  }
  version() {
    this.started().call.version();
    return this.instance.result();
  }
}

const ONLY_BYTES = 'a Uint8Array or an ArrayBuffer';

// Returns the bytes of an ArrayBuffer, possibly from another realm, or of a view of one. `kinds`: the accepted types, for the error
// message.
export function bytesOf(input, kinds = `a string, ${ONLY_BYTES}`) {
  if (input instanceof Uint8Array) return input;
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (isA(input, 'ArrayBuffer') || isA(input, 'SharedArrayBuffer')) return new Uint8Array(input);
  throw new TypeError(`the input must be ${kinds}`);
}

function noTables(instance, encoding) {
  instance.call.encoding_name(encoding & 255);
  return new Error(`the tables for ${instance.result()} are not loaded: await init({ encodings: true })`);
}

// Frees a stream in the module. An instance that was replaced is freed as a whole.
function closeStream({ instance, handle }) {
  if (instance === instance.library.instance) instance.call.stream_close(handle);
}
const streams = whenCollected(closeStream);
const ignore = () => {}; // defined here, where it captures no stream

/**
 * A parser for an input that arrives in pieces, strings or bytes: call `write()` for each and then `end()`, or pipe a stream to
 * `writable` and wait for `document`.
 */
export class StreamParser {
  constructor(library, options) {
    this._library = library;
    this._options = optionsOf(options, 'createStreamParser');
    this._instance = library.started();
    readOptions(this._instance, this._options); // throws if an option is wrong
    this._handle = 0;
    this._kind = null;
    this._hasTables = false;
    this._carry = ''; // the first half of a surrogate pair
    this.document = new Promise((resolve, reject) => {
      this._resolve = resolve;
      this._reject = reject;
    });
    this.document.catch(ignore); // if `document` is never awaited, a failure is not an unhandled rejection
    // A stream does not call abort() after its own exception.
    const last = (act) => {
      try {
        act();
      } catch (error) {
        this.abort(error);
        throw error;
      }
    };
    this.writable = new WritableStream({
      write: (chunk) => last(() => this.write(chunk)),
      close: () => last(() => this.end()),
      abort: (reason) => {
        this.abort(reason);
      },
    });
  }

  // Starts with the first chunk, whose type determines whether the input is text.
  _start(kind) {
    if (this._kind === 'ended') throw new Error('the stream has ended');
    if (this._kind === null) {
      const library = this._library;
      const instance = (this._instance = library.started()); // the instance may have been replaced
      const flags = readOptions(instance, this._options) | (kind === 'bytes' ? FLAG.bytes : 0);
      this._handle = this._call(() => instance.call.stream_open(flags));
      if (this._handle === 0) throw new OutOfMemoryError();
      streams.register(this, { instance, handle: this._handle }, this);
      this._kind = kind;
      if (kind === 'bytes') this._call(() => library.loadTables());
      this._hasTables = instance.tablesLoaded === true;
    }
    if (this._kind !== kind) throw new TypeError('all chunks of a stream must be strings, or all must be bytes');
  }

  // Calls the module. If the module stops, the stream ends.
  _call(act) {
    try {
      return this._library.guard(act, this._instance);
    } catch (error) {
      this._kind = 'ended';
      this._reject(error);
      throw error;
    }
  }

  /** Parses a chunk: a string or bytes. Returns false once a limit has been reached. */
  write(chunk) {
    const text = typeof chunk === 'string';
    let bytes = text ? null : bytesOf(chunk);
    this._start(text ? 'text' : 'bytes');
    if (text) {
      const [whole, carry] = splitPair(this._carry + chunk);
      this._carry = carry;
      bytes = encodeText(whole);
    }
    return this._write(bytes);
  }
  _write(bytes) {
    return this._call(() => {
      const at = this._instance.room(bytes.length);
      this._instance.u8.set(bytes, at);
      return this._instance.call.stream_write(this._handle, bytes.length) === 0;
    });
  }

  /** Ends the input and returns the document. */
  end() {
    if (this._kind === 'ended') throw new Error('the stream has ended');
    if (this._kind === null) this._start('text');
    if (this._carry !== '') this._write(encodeSurrogates(this._carry));
    const { _instance: instance } = this;
    const bytes = this._kind === 'bytes';
    const handle = this._call(() => {
      const made = instance.call.stream_finish(this._handle);
      if (made === 0) throw new OutOfMemoryError();
      return made;
    });
    streams.unregister(this);
    this._kind = 'ended';
    const encoding = instance.u32[(handle >>> 2) + 13];
    if (bytes && !this._hasTables && instance.call.needs_tables(encoding & 255) !== 0) {
      instance.call.close(handle);
      const error = noTables(instance, encoding);
      this._reject(error);
      throw error;
    }
    const document = new this._library.Document(new Store(instance, handle, null, true), this._options);
    this._resolve(document);
    return document;
  }

  /** Ends the input without a document. */
  abort(reason) {
    if (this._kind === 'text' || this._kind === 'bytes') closeStream({ instance: this._instance, handle: this._handle });
    streams.unregister(this);
    this._kind = 'ended';
    this._reject(reason ?? new Error('the stream has been aborted'));
  }
}
