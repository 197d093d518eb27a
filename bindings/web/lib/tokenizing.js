// Tokens without a tree, of an input that arrives in pieces: one by one, as a stream, or as calls of handlers.
import { whenCollected } from './collected.js';
import { FLAG, OutOfMemoryError } from './instance.js';
import { bytesOf } from './library.js';
import { optionsOf, readOptions } from './options.js';

// TokenType in runtime/include/lockstep/token_reader.h, and what src/tokens.cpp writes of each.
const TYPES = ['startTag', 'endTag', 'text', 'comment', 'processingInstruction', 'doctype'];
const NAMESPACES = [null, 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML', 'http://www.w3.org/2000/svg'];
const HTML = NAMESPACES[1];
// https://html.spec.whatwg.org/multipage/syntax.html#void-elements, and those that are parsed like them.
const VOID = new Set('area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '));
const LIMITS = ['inputBytes', 'attributes', 'memoryBytes'];
const PIECE = 1 << 16; // of a whole input, so that not all of its tokens are made at once

function tokenOf([number, start, end, first, second, third, ...attributes]) {
  const type = TYPES[number];
  if (number === 0) {
    const record = Object.create(null);
    for (let i = 0; i < attributes.length; i += 2) record[attributes[i]] = attributes[i + 1];
    return { type, name: first, attributes: record, selfClosing: second === 1, namespaceURI: NAMESPACES[third], start, end };
  }
  if (number === 1) return { type, name: first, namespaceURI: NAMESPACES[third], start, end };
  if (number === 4) return { type, target: first, data: second, start, end };
  if (number === 5) return { type, name: first, publicId: second, systemId: third, start, end };
  return { type, data: first, start, end };
}

const quoted = (text) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const identifiers = (publicId, systemId) => {
  const system = systemId === null ? '' : ` ${quoted(systemId)}`;
  return publicId !== null ? ` PUBLIC ${quoted(publicId)}${system}` : system && ` SYSTEM${system}`;
};
// The handlers of htmlparser2 that are called for a token, and with what.
const EVENTS = {
  startTag: ({ name, attributes, selfClosing, namespaceURI }) => [
    ['onopentagname', name],
    ...Object.keys(attributes).map((attribute) => ['onattribute', attribute, attributes[attribute], undefined]),
    ['onopentag', name, attributes, false],
    ...((namespaceURI === HTML ? VOID.has(name) : selfClosing) ? [['onclosetag', name, true]] : []),
  ],
  endTag: ({ name }) => [['onclosetag', name, false]],
  text: ({ data }) => [['ontext', data]],
  comment: ({ data }) => [['oncomment', data], ['oncommentend']],
  processingInstruction: ({ target, data }) => [['onprocessinginstruction', `?${target}`, `?${target}${data && ' '}${data}`]],
  doctype: ({ name, publicId, systemId }) => [['onprocessinginstruction', '!doctype', `!doctype${name === null ? '' : ` ${name}`}${identifiers(publicId, systemId)}`]],
};

const isHigh = (unit) => unit >= 0xd800 && unit < 0xdc00;

export function makeTokenizer(library) {
  const encoder = new TextEncoder();
  const forgotten = whenCollected(({ instance, handle }) => {
    if (instance === library.instance) instance.call.tokens_close(handle);
  });

  // An input, whose first piece tells whether it is text.
  class Reader {
    constructor(options, by) {
      const given = optionsOf(options, by);
      for (const name of Object.keys(given.limits ?? {}))
        if (!LIMITS.includes(name)) throw new TypeError(`limits.${name} has no effect on tokens, which have the limits ${LIMITS.join(', ')}`);
      readOptions(library.started(), given); // throws if something is wrong with them
      this.options = given;
      this.instance = null;
      this.handle = 0;
      this.isText = true;
      this.hasEnded = false;
      this.carry = ''; // the first half of a surrogate pair
      this.status = 'ok';
    }
    // An instance that has stopped is of no more use.
    guard(act) {
      try {
        return library.guard(act, this.instance);
      } catch (error) {
        forgotten.unregister(this);
        this.handle = 0;
        this.hasEnded = true;
        throw error;
      }
    }
    open(isText) {
      const instance = (this.instance = library.started());
      this.isText = isText;
      if (!isText) this.guard(() => library.loadTables());
      const flags = readOptions(instance, this.options) | (isText ? 0 : FLAG.bytes);
      this.handle = this.guard(() => instance.call.tokens_open(flags));
      if (this.handle === 0) throw new OutOfMemoryError();
      forgotten.register(this, { instance, handle: this.handle }, this);
    }
    close() {
      forgotten.unregister(this);
      if (this.handle !== 0) this.instance.call.tokens_close(this.handle);
      this.handle = 0;
      this.hasEnded = true;
    }
    // The tokens that a piece, a string or bytes, completes.
    *write(piece) {
      if (this.hasEnded) throw new Error('the input has ended');
      const isText = typeof piece === 'string';
      let bytes = isText ? null : bytesOf(piece);
      if (this.handle === 0) this.open(isText);
      if (isText !== this.isText) throw new TypeError('all pieces of an input must be strings, or all must be bytes');
      if (isText) {
        let text = this.carry + piece;
        this.carry = isHigh(text.charCodeAt(text.length - 1)) ? text.at(-1) : '';
        if (this.carry !== '') text = text.slice(0, -1);
        bytes = encoder.encode(text);
      }
      yield* this.read(bytes);
    }
    *end() {
      if (this.hasEnded) throw new Error('the input has ended');
      this.hasEnded = true;
      if (this.handle === 0) return;
      try {
        if (this.carry !== '') yield* this.read(encoder.encode(this.carry));
        this.guard(() => this.instance.call.tokens_finish(this.handle));
        yield* this.read(null);
      } finally {
        this.close();
      }
    }
    *read(bytes) {
      const { instance } = this;
      const { call } = instance;
      if (bytes !== null)
        this.guard(() => {
          instance.u8.set(bytes, instance.room(bytes.length));
          call.tokens_write(this.handle, bytes.length);
        });
      for (;;) {
        const tokens = this.guard(() => (call.tokens_read(this.handle) === 0 ? null : JSON.parse(instance.result())));
        if (!this.isText && !instance.tablesLoaded) library.mustServe(call.tokens_encoding(this.handle), instance);
        if (tokens === null) break;
        for (const token of tokens) yield tokenOf(token);
        if (this.handle === 0) return; // a handler has closed it
      }
      call.tokens_status(this.handle);
      this.status = instance.result();
    }
  }

  function* tokenize(input, options) {
    const reader = new Reader(options, 'tokenize');
    try {
      const whole = typeof input === 'string' ? input : bytesOf(input);
      for (let at = 0; at < whole.length; at += PIECE) yield* reader.write(typeof whole === 'string' ? whole.slice(at, at + PIECE) : whole.subarray(at, at + PIECE));
      yield* reader.end();
    } finally {
      reader.close();
    }
  }

  class TokenStream {
    constructor(options) {
      const reader = new Reader(options, 'TokenStream');
      const pass = (tokens, controller) => {
        try {
          for (const token of tokens) controller.enqueue(token);
        } catch (error) {
          reader.close();
          throw error;
        }
      };
      const { readable, writable } = new TransformStream({
        transform: (piece, controller) => pass(reader.write(piece), controller),
        flush: (controller) => pass(reader.end(), controller),
        cancel: () => reader.close(),
      });
      Object.assign(this, { readable, writable });
    }
  }

  class Parser {
    #handlers;
    #options;
    #reader;
    constructor(handlers, options) {
      this.#handlers = handlers ?? {};
      this.#options = options;
      this.#begin();
      this.#call('onparserinit', this);
    }
    #begin() {
      this.#reader = new Reader(this.#options, 'Parser');
      this.startIndex = 0;
      this.endIndex = 0;
    }
    #call(name, ...values) {
      this.#handlers[name]?.(...values);
    }
    #pass(tokens) {
      for (const token of tokens) {
        this.startIndex = token.start;
        this.endIndex = token.end - 1;
        for (const [name, ...values] of EVENTS[token.type](token)) this.#call(name, ...values);
      }
    }
    write(piece) { this.#pass(this.#reader.write(piece)); }
    end(piece) {
      if (piece !== undefined && piece !== null) this.write(piece);
      this.#pass(this.#reader.end());
      this.#call('onend');
    }
    reset() {
      this.#reader.close();
      this.#begin();
      this.#call('onreset');
      this.#call('onparserinit', this);
    }
    parseComplete(input) {
      this.reset();
      this.end(input);
    }
    get status() { return this.#reader.status; }
  }
  return { tokenize, TokenStream, Parser };
}
