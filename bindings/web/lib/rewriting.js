// HTMLRewriter, with the interface of Cloudflare Workers and Bun: calls handlers for the parts that selectors match while a page
// arrives.
import { SelectorError } from './selectors.js';
import { bytesOf } from './library.js';
import { isResponse } from './load.js';
import { NAMESPACE_URIS, optionsOf, readOptions, unknown, wholeNumber } from './options.js';
import { partsOf } from './part.js';

// RewriteType and RewriteKinds in runtime/include/lockstep/rewriter.h.
const START_TAG = 0;
const END_TAG = 1;
const NAMES = ['element', 'end tag', 'text', 'comments', 'doctype', 'end']; // the handler's name for each type
const KINDS = { element: 1, text: 2, comments: 4, doctype: 8, end: 16 };
// The numbers that token_text(), token_change() and token_insert() in src/rewriting.cpp accept.
const TEXTS = { name: 0, text: 1, publicId: 2, systemId: 3, bytes: 4 };
const CHANGES = { name: 0, text: 1, setAttribute: 2, removeAttribute: 3, remove: 4, removeAndKeepContent: 5, watchEndTag: 6 };
const MOST_TOKEN_BYTES = 1 << 20; // the default
const PLACES = { before: 0, after: 1, prepend: 2, append: 3, replace: 4, setInnerContent: 5 };

// A token as handlers see it, valid only until they finish.
class Token {
  #instance;
  #handle;
  constructor(instance, handle) {
    this.#instance = instance;
    this.#handle = handle;
  }
  // Returns the instance and the handle of the token in it.
  static use(token) {
    if (token.#handle === 0) throw new Error('a token can be used only until its handler returns or, if it is async, until its promise is settled');
    return [token.#instance, token.#handle];
  }
  static end(token) {
    token.#handle = 0;
  }
  /** The bytes of the token as they are in the page. */
  get bytes() {
    const [instance, handle] = Token.use(this);
    instance.call.token_text(handle, TEXTS.bytes);
    return instance.bytes();
  }
}

function textOf(token, which) {
  const [instance, handle] = Token.use(token);
  instance.call.token_text(handle, TEXTS[which]);
  return instance.result();
}
const stateOf = (token) => {
  const [instance, handle] = Token.use(token);
  return instance.call.token_state(handle);
};

// Changes a token with up to two strings. Returns whether the change was possible.
function change(token, what, first = '', second = '') {
  const [instance, handle] = Token.use(token);
  const at = instance.room(3 * (first.length + second.length));
  const size = instance.write(first, at);
  return instance.call.token_change(handle, CHANGES[what], size, instance.write(second, at + size)) !== 0;
}

// `refused`: the error message if the insertion is impossible; by default, an impossible insertion is ignored, as in the runtimes.
function insert(token, place, content, options, refused) {
  if (typeof content === 'object' && content !== null)
    throw new TypeError(`${place}() takes a string: read a Response or a stream first`);
  for (const name of Object.keys(options ?? {})) if (name !== 'html') throw unknown('option', name, ['html'], ` of ${place}()`);
  const [instance, handle] = Token.use(token);
  const done = instance.call.token_insert(handle, PLACES[place], instance.scratch(String(content)), options?.html === true ? 1 : 0);
  if (done === 0 && refused !== undefined) throw new TypeError(refused);
  return token;
}

// The members common to all tokens of the page except end tags, the doctype and the end.
class Content extends Token {
  get removed() { return (stateOf(this) & 1) !== 0; }
  before(content, options) { return insert(this, 'before', content, options); }
  after(content, options) { return insert(this, 'after', content, options); }
  replace(content, options) { return insert(this, 'replace', content, options); }
  remove() {
    change(this, 'remove');
    return this;
  }
}

class Element extends Content {
  #endTagHandlers = null;
  static takeEndTagHandlers(element) {
    return element.#endTagHandlers;
  }
  get tagName() { return textOf(this, 'name'); }
  set tagName(name) {
    if (!change(this, 'name', String(name))) throw new TypeError(`<${this.tagName}> cannot be renamed “${name}”`);
  }
  get namespaceURI() { return NAMESPACE_URIS[stateOf(this) >>> 8]; }
  /** An iterator of [name, value]. */
  get attributes() {
    const [instance, handle] = Token.use(this);
    instance.call.token_attributes(handle);
    return JSON.parse(instance.result())[Symbol.iterator]();
  }
  get canHaveContent() { return (stateOf(this) & 2) !== 0; }
  getAttribute(name) {
    const [instance, handle] = Token.use(this);
    return instance.call.token_attribute(handle, instance.scratch(String(name).toLowerCase())) === 0 ? null : instance.result();
  }
  hasAttribute(name) {
    const [instance, handle] = Token.use(this);
    return instance.call.token_attribute(handle, instance.scratch(String(name).toLowerCase())) !== 0;
  }
  setAttribute(name, value) {
    if (!change(this, 'setAttribute', String(name).toLowerCase(), String(value))) throw new TypeError(`“${name}” is not the name of an attribute`);
    return this;
  }
  removeAttribute(name) {
    change(this, 'removeAttribute', String(name).toLowerCase());
    return this;
  }
  prepend(content, options) { return insert(this, 'prepend', content, options); }
  append(content, options) { return insert(this, 'append', content, options); }
  setInnerContent(content, options) { return insert(this, 'setInnerContent', content, options); }
  removeAndKeepContent() {
    change(this, 'removeAndKeepContent');
    return this;
  }
  /** Calls the handler where the element ends. */
  onEndTag(handler) {
    if (typeof handler !== 'function') throw new TypeError('onEndTag() takes a function');
    if (!change(this, 'watchEndTag')) throw new TypeError(`<${this.tagName}> has no end tag`);
    (this.#endTagHandlers ??= []).push({ element: this, handler });
  }
}

class EndTag extends Token {
  get name() { return textOf(this, 'name'); }
  set name(name) {
    if (!change(this, 'name', String(name))) throw new TypeError(`</${this.name}> cannot be renamed “${name}”`);
  }
  before(content, options) { return insert(this, 'before', content, options); }
  after(content, options) { return insert(this, 'after', content, options); }
  remove() {
    change(this, 'remove');
    return this;
  }
}

class TextChunk extends Content {
  get text() { return textOf(this, 'text'); }
  get lastInTextNode() { return (stateOf(this) & 4) !== 0; }
}

class Comment extends Content {
  get text() { return textOf(this, 'text'); }
  set text(text) {
    if (!change(this, 'text', String(text))) throw new TypeError('a comment cannot contain this text');
  }
}

class Doctype extends Token {
  get name() { return textOf(this, 'name') || null; }
  get publicId() { return textOf(this, 'publicId') || null; }
  get systemId() { return textOf(this, 'systemId') || null; }
  get removed() { return (stateOf(this) & 1) !== 0; }
  remove() {
    change(this, 'remove');
    return this;
  }
}

class DocumentEnd extends Token {
  append(content, options) { return insert(this, 'append', content, options); }
}

const CLASSES = [Element, EndTag, TextChunk, Comment, Doctype, DocumentEnd];

const isThenable = (value) => typeof value?.then === 'function';
const isStream = (value) => typeof value?.getReader === 'function';

// Checks the handlers, and returns them with the bits of the kinds they handle. A handler class has its functions in its prototype.
function handlersOf(given, names, where) {
  if (typeof given !== 'object' || given === null) throw new TypeError(`${where} takes an object with the functions ${names.join(', ')}`);
  const kinds = names.filter((name) => {
    if (given[name] !== undefined && given[name] !== null && typeof given[name] !== 'function') throw new TypeError(`${name} must be a function`);
    return typeof given[name] === 'function';
  });
  const other = kinds.length === 0 && Object.keys(given).find((name) => typeof given[name] === 'function');
  if (other) throw unknown('handler', other, names, ` of ${where}`);
  return { given, kinds: kinds.reduce((all, name) => all | KINDS[name], 0) };
}

// Reads the error of a selector from the module's result.
const selectorError = (instance) => new SelectorError(JSON.parse(instance.result()));

export function makeRewriter(library) {
  const encoder = new TextEncoder();

  // A page that is being rewritten.
  class Page extends partsOf(library, 'rewriter_close') {
    constructor(rewriter, encoding) {
      super();
      this.rewriter = rewriter;
      const instance = (this.instance = library.started());
      this.guard(() => library.loadTables());
      const options = Object.assign(Object.create(null), rewriter.options, encoding);
      const flags = readOptions(instance, options);
      const tokenBytes = wholeNumber(options.tokenBytes ?? MOST_TOKEN_BYTES, 'tokenBytes');
      this.hold(() => instance.call.rewriter_open(flags, tokenBytes));
      this.isWaiting = false; // for an async handler
      this.isCancelled = false;
      this.endTagHandlers = new Map(); // by the number of the element
      this.selected = [...rewriter.selected];
      this.documents = [...rewriter.documents];
      for (const { css, kinds } of this.selected)
        if (instance.call.rewriter_watch(this.handle, instance.scratch(css), kinds) === 0) throw this.closed(selectorError(instance));
      const kinds = this.documents.reduce((all, one) => all | one.kinds, 0);
      if (kinds !== 0) instance.call.rewriter_watch_document(this.handle, kinds);
    }

    closed(error) {
      this.close();
      return error;
    }

    // Returns the handlers for the token whose type, element and selectors the module has returned.
    handlers([type, element, ...matches], token) {
      if (type === END_TAG) {
        const handlers = this.endTagHandlers.get(element) ?? [];
        this.endTagHandlers.delete(element);
        return handlers.map(({ element, handler }) => () => handler.call(element, token));
      }
      const name = NAMES[type];
      const all = type === START_TAG ? [] : this.documents;
      return [...matches.map((index) => this.selected[index]), ...all]
        .filter(({ kinds }) => (kinds & KINDS[name]) !== 0)
        .map(({ given }) => () => given[name](token));
    }

    // Takes bytes, or null at the end. Yields any promise that a handler returns; returns the bytes to write.
    *rewrite(bytes) {
      const { instance } = this;
      const { call } = instance;
      this.guard(() => {
        if (bytes === null) return call.rewriter_finish(this.handle);
        const at = instance.room(bytes.length);
        instance.u8.set(bytes, at);
        return call.rewriter_write(this.handle, bytes.length);
      });
      for (;;) {
        const handle = this.guard(() => call.rewriter_next(this.handle));
        if (!instance.tablesLoaded) library.mustServe(call.rewriter_encoding(this.handle), instance);
        if (handle === 0) break;
        const words = instance.words();
        const token = new CLASSES[words[0]](instance, handle);
        try {
          for (const handler of this.handlers(words, token)) {
            const result = handler();
            if (isThenable(result)) yield result;
          }
          if (words[0] === START_TAG) {
            const handlers = Element.takeEndTagHandlers(token);
            if (handlers !== null) this.endTagHandlers.set(words[1], handlers);
          }
        } finally {
          Token.end(token);
        }
      }
      if (bytes === null) this.report();
      call.rewriter_output(this.handle);
      return instance.bytes();
    }

    // Calls onLimit() if a part of the page was passed on without its handlers.
    report() {
      const { instance, rewriter } = this;
      const skippedTokens = instance.call.rewriter_status(this.handle);
      const status = instance.result();
      if (status !== 'ok' || skippedTokens !== 0) rewriter.options.onLimit?.({ status, skippedTokens });
    }

    now(bytes) {
      const { value, done } = this.rewrite(bytes).next();
      if (done) return value;
      value.then(undefined, () => {}); // its failure is not an unhandled rejection
      throw new TypeError('a handler returned a promise: await transform() of a Response or a ReadableStream instead');
    }
    // Returns null if the reader was canceled in the meantime.
    async later(bytes) {
      const steps = this.rewrite(bytes);
      this.isWaiting = true;
      try {
        for (;;) {
          const { value, done } = steps.next();
          if (done) return value;
          await value;
          if (this.isCancelled) return null;
        }
      } finally {
        steps.return(); // ends the token
        this.isWaiting = false;
        if (this.isCancelled) this.close();
      }
    }
    // Closes the page. While a handler may still use its token, this is left to later().
    cancel() {
      this.isCancelled = true;
      if (!this.isWaiting) this.close();
    }
  }

  const whole = (page, bytes) => {
    try {
      const first = page.now(bytes);
      const rest = page.now(null);
      const all = new Uint8Array(first.length + rest.length);
      all.set(first);
      all.set(rest, first.length);
      return all;
    } finally {
      page.close();
    }
  };

  // Returns a stream of the output. The source is read no faster than the output is consumed.
  const streamed = (rewriter, encoding, source) => {
    if (source.locked) throw new TypeError('the stream has a reader already');
    const page = new Page(rewriter, encoding);
    const reader = source.getReader();
    return new ReadableStream({
      async pull(controller) {
        try {
          for (;;) {
            const { value, done } = await reader.read();
            const bytes = done ? null : typeof value === 'string' ? encoder.encode(value) : bytesOf(value);
            const written = await page.later(bytes);
            if (written === null) return;
            if (written.length > 0) controller.enqueue(written);
            if (done) {
              page.close();
              controller.close();
            }
            if (done || written.length > 0) return;
          }
        } catch (error) {
          page.close();
          reader.cancel(error).catch(() => {});
          throw error;
        }
      },
      cancel(reason) {
        page.cancel();
        return reader.cancel(reason);
      },
    }, { highWaterMark: 0 });
  };

  return class HTMLRewriter {
    constructor(options) {
      library.started();
      this.options = optionsOf(options, 'HTMLRewriter');
      const { onLimit } = this.options;
      if (onLimit !== undefined && typeof onLimit !== 'function') throw new TypeError('onLimit must be a function');
      this.selected = [];
      this.documents = [];
    }
    /** Registers handlers for the elements that match, and for the text and comments in them. */
    on(selector, handlers) {
      const { given, kinds } = handlersOf(handlers, ['element', 'comments', 'text'], 'on()');
      this.selected.push({ css: String(selector), given, kinds });
      try {
        new Page(this, {}).close(); // throws if the selector is invalid
      } catch (error) {
        this.selected.pop();
        throw error;
      }
      return this;
    }
    /** Registers handlers for the whole document. */
    onDocument(handlers) {
      this.documents.push(handlersOf(handlers, ['doctype', 'comments', 'text', 'end'], 'onDocument()'));
      return this;
    }
    /** Rewrites a page: a Response, a ReadableStream, a string or bytes. The result has the same type. */
    transform(input) {
      if (typeof input === 'string') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(whole(new Page(this, { encoding: 'utf-8' }), encoder.encode(input)));
      if (isStream(input)) return streamed(this, {}, input);
      if (isResponse(input)) {
        if (input.body === null) return input;
        const charset = library.charsetOfContentType(input.headers.get('content-type') ?? '');
        const response = new Response(streamed(this, charset === null ? {} : { transportEncoding: charset }, input.body), input);
        response.headers.delete('content-length');
        return response;
      }
      const bytes = whole(new Page(this, {}), bytesOf(input, 'a Response, a ReadableStream, a string, a Uint8Array or an ArrayBuffer'));
      return ArrayBuffer.isView(input) ? bytes : bytes.buffer;
    }
  };
}
