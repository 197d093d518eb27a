// Tokens without a tree, from input that arrives in pieces: one by one, as a stream, or as calls to handlers.
import { FLAG, splitPair } from './instance.js';
import { bytesOf } from './library.js';
import { NAMESPACE_URIS, optionsOf, readOptions } from './options.js';
import { partsOf } from './part.js';

const HTML = NAMESPACE_URIS[1];
// https://html.spec.whatwg.org/multipage/syntax.html#void-elements, and elements that are parsed like them.
const VOID = new Set('area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(' '));
const LIMITS = ['inputBytes', 'attributes', 'memoryBytes'];
const PIECE = 1 << 16; // the piece size for a whole input, so that its tokens are not all created at once
const NONE = 0xffffffff;

// Reads the tokens written by src/tokens.cpp: words, some of which are lengths of strings, and those strings. A name is a number,
// followed by its string when it is new.
function tokensOf(words, texts, tagNames, attributeNames) {
  const tokens = [];
  let i = 0;
  let at = 0;
  const text = () => texts.slice(at, (at += words[i++]));
  const textOrNull = () => (words[i] === NONE ? (i++, null) : text());
  const name = (names) => {
    const word = words[i++];
    return (word & 1) === 0 ? names[word >>> 1] : (names[word >>> 1] = text());
  };
  while (i < words.length) {
    const word = words[i];
    const start = words[i + 1] + words[i + 2] * 2 ** 32;
    const end = start + words[i + 3];
    i += 4;
    const namespaceURI = NAMESPACE_URIS[word >>> 4];
    switch (word & 7) { // TokenType in runtime/include/lockstep/token_reader.h
      case 0: {
        const tag = { type: 'startTag', name: name(tagNames), attributes: Object.create(null), selfClosing: (word & 8) !== 0, namespaceURI, start, end };
        for (let count = words[i++]; count > 0; count--) tag.attributes[name(attributeNames)] = text();
        tokens.push(tag);
        break;
      }
      case 1:
        tokens.push({ type: 'endTag', name: name(tagNames), namespaceURI, start, end });
        break;
      case 2:
        tokens.push({ type: 'text', data: text(), start, end });
        break;
      case 3:
        tokens.push({ type: 'comment', data: text(), start, end });
        break;
      case 4:
        tokens.push({ type: 'processingInstruction', target: text(), data: text(), start, end });
        break;
      default:
        tokens.push({ type: 'doctype', name: textOrNull(), publicId: textOrNull(), systemId: textOrNull(), start, end });
    }
  }
  return tokens;
}

const quoted = (text) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const identifiers = (publicId, systemId) => {
  const system = systemId === null ? '' : ` ${quoted(systemId)}`;
  return publicId !== null ? ` PUBLIC ${quoted(publicId)}${system}` : system && ` SYSTEM${system}`;
};

export function makeTokenizer(library) {
  const encoder = new TextEncoder();
  // An input; the type of its first piece determines whether it is text.
  class Reader extends partsOf(library, 'tokens_close') {
    constructor(options, by) {
      super();
      const given = optionsOf(options, by);
      for (const name of typeof given.limits === 'object' && given.limits !== null ? Object.keys(given.limits) : [])
        if (!LIMITS.includes(name) && given.limits[name] !== undefined) throw new TypeError(`limits.${name} has no effect on tokens; choose from: ${LIMITS.join(', ')}`);
      readOptions(library.started(), given); // throws if an option is wrong
      this.options = given;
      this.isText = true;
      this.hasEnded = false;
      this.carry = ''; // the first half of a surrogate pair
      this.status = 'ok';
      this.tagNames = [];
      this.attributeNames = [];
    }
    guard(act) {
      try {
        return super.guard(act);
      } catch (error) {
        this.hasEnded = true;
        throw error;
      }
    }
    open(isText) {
      const instance = (this.instance = library.started());
      this.isText = isText;
      if (!isText) this.guard(() => library.loadTables());
      const flags = readOptions(instance, this.options) | (isText ? 0 : FLAG.bytes);
      this.hold(() => instance.call.tokens_open(flags));
    }
    close() {
      if (this.handle !== 0) this.readStatus();
      super.close();
      this.hasEnded = true;
    }
    readStatus() {
      this.instance.call.tokens_status(this.handle);
      this.status = this.instance.result();
    }
    // Takes a piece: a string or bytes.
    write(piece) {
      if (this.hasEnded) throw new Error('the input has ended');
      const isText = typeof piece === 'string';
      let bytes = isText ? null : bytesOf(piece);
      if (this.handle === 0) this.open(isText);
      if (isText !== this.isText) throw new TypeError('all pieces of an input must be strings, or all must be bytes');
      if (isText) {
        const [text, carry] = splitPair(this.carry + piece);
        this.carry = carry;
        bytes = encoder.encode(text);
      }
      this.take(bytes);
    }
    end() {
      if (this.hasEnded) throw new Error('the input has ended');
      this.hasEnded = true;
      if (this.handle === 0) return;
      if (this.carry !== '') this.take(encoder.encode(this.carry));
      this.guard(() => this.instance.call.tokens_finish(this.handle));
    }
    take(bytes) {
      const { instance } = this;
      this.guard(() => {
        const at = instance.room(bytes.length); // may move the memory
        instance.u8.set(bytes, at);
        instance.call.tokens_write(this.handle, bytes.length);
      });
    }
    // Returns the next tokens as an array; null if there are none until more is written. After the last token, the input is closed.
    next() {
      if (this.handle === 0) return null;
      const { instance } = this;
      const { call } = instance;
      this.guard(() => call.tokens_read(this.handle));
      if (!this.isText && !instance.tablesLoaded) this.closeIfFails(() => library.mustServe(call.tokens_encoding(this.handle), instance));
      const words = instance.words();
      if (words.length > 0) {
        call.tokens_text(this.handle);
        return tokensOf(words, instance.result(), this.tagNames, this.attributeNames);
      }
      if (this.hasEnded) this.close();
      else this.readStatus();
      return null;
    }
    // Closes the input after an exception, because the remaining tokens would be missing.
    closeIfFails(act) {
      try {
        return act();
      } catch (error) {
        this.close();
        throw error;
      }
    }
  }

  function* tokenize(input, options) {
    const reader = new Reader(options, 'tokenize');
    try {
      const whole = typeof input === 'string' ? input : bytesOf(input);
      for (let at = 0; !reader.hasEnded; at += PIECE) {
        if (at >= whole.length || reader.status !== 'ok') reader.end();
        else reader.write(typeof whole === 'string' ? whole.slice(at, at + PIECE) : whole.subarray(at, at + PIECE));
        for (let tokens; (tokens = reader.next()) !== null; ) for (let i = 0; i < tokens.length; i++) yield tokens[i];
      }
      return reader.status;
    } finally {
      reader.close();
    }
  }

  class TokenStream {
    #reader;
    constructor(options) {
      const reader = (this.#reader = new Reader(options, 'TokenStream'));
      const pass = (take, controller) =>
        reader.closeIfFails(() => {
          take();
          for (let tokens; (tokens = reader.next()) !== null; ) for (const token of tokens) controller.enqueue(token);
        });
      const { readable, writable } = new TransformStream({
        transform: (piece, controller) => pass(() => reader.write(piece), controller),
        flush: (controller) => pass(() => reader.end(), controller),
        cancel: () => reader.close(),
      });
      Object.assign(this, { readable, writable });
    }
    get status() { return this.#reader.status; }
  }

  class Parser {
    #handlers;
    #options;
    #reader;
    constructor(handlers, options) {
      this.#handlers = handlers ?? Object.create(null);
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
    // Calls the handlers that htmlparser2 would call for a token, until a handler begins another input.
    #event(token, reader) {
      const handlers = this.#handlers;
      const { type, name } = token;
      if (type === 'startTag') {
        const { attributes } = token;
        handlers.onopentagname?.(name);
        if (handlers.onattribute)
          for (const attribute of Object.keys(attributes)) if (this.#reader === reader) handlers.onattribute(attribute, attributes[attribute], undefined);
        if (this.#reader === reader) handlers.onopentag?.(name, attributes, false);
        if (this.#reader === reader && (token.namespaceURI === HTML ? VOID.has(name) : token.selfClosing)) handlers.onclosetag?.(name, true);
      } else if (type === 'endTag') {
        handlers.onclosetag?.(name, false);
      } else if (type === 'text') {
        handlers.ontext?.(token.data);
      } else if (type === 'comment') {
        handlers.oncomment?.(token.data);
        if (this.#reader === reader) handlers.oncommentend?.();
      } else if (type === 'doctype') {
        handlers.onprocessinginstruction?.('!doctype', `!doctype${name === null ? '' : ` ${name}`}${identifiers(token.publicId, token.systemId)}`);
      } else {
        const { target, data } = token;
        handlers.onprocessinginstruction?.(`?${target}`, `?${target}${data && ' '}${data}`);
      }
    }
    #pass() {
      const reader = this.#reader;
      reader.closeIfFails(() => {
        for (let tokens; this.#reader === reader && (tokens = reader.next()) !== null; )
          for (const token of tokens) {
            this.startIndex = token.start;
            this.endIndex = token.end - 1;
            this.#event(token, reader);
            if (this.#reader !== reader) return;
          }
      });
    }
    write(piece) {
      this.#reader.write(piece);
      this.#pass();
    }
    end(piece) {
      const reader = this.#reader;
      if (piece !== undefined && piece !== null) this.write(piece);
      if (this.#reader !== reader) return;
      reader.end();
      this.#pass();
      if (this.#reader === reader) this.#call('onend');
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
