// The Standard's sanitizer.
import { Document } from './dom.js';
import { FLAG, repaired } from './instance.js';
import { allOptions, readOptions, writeOptions } from './options.js';
import { Store } from './store.js';

const METHODS = [
  'allowElement', 'removeElement', 'replaceElementWithChildren', 'allowAttribute', 'removeAttribute',
  'allowProcessingInstruction', 'removeProcessingInstruction',
];
const HOW = {
  unsafe: 1, whileParsing: 2, report: 4, document: 8, dropComments: 16, dropNoscript: 32, dropForeign: 64, dropRawText: 128,
  dropIfUnsettled: 256,
};
const OPTIONS = ['sanitizer', 'method', 'onRemoval', 'places', 'maxRounds', ...Object.keys(HOW)];

/** Thrown for an invalid configuration: `path` is where in it, `anchor` the clause of the Standard. */
export class SanitizerError extends TypeError {
  constructor({ message, path, anchor }) {
    super(message);
    this.name = 'SanitizerError';
    this.path = path;
    this.anchor = anchor;
  }
}

/** Thrown by sanitize() if the text does not settle: parsed again, it would always change. */
export class SanitizeError extends Error {
  constructor(message) {
    super(message);
    this.name = 'SanitizeError';
  }
}

// Functions and symbols have no JSON.
const jsonOf = (value) => JSON.stringify(value) ?? 'null';

export function makeSanitizer(library) {
  const registry = new FinalizationRegistry(({ instance, handle }) => instance.call.sanitizer_free(handle));

  // A native sanitizer.
  const create = (instance, config, removed) => {
    const handle = library.guard(() => instance.call.sanitizer(config === undefined ? 0 : instance.scratch(jsonOf(config)), removed ? 1 : 0), instance);
    if (handle === 0) throw new SanitizerError(JSON.parse(instance.result()));
    return handle;
  };

  /** A configuration of the sanitizer, with the methods of the Web. */
  class Sanitizer {
    constructor(config = 'default') {
      this._config = config;
      this._native(); // throws if it is invalid
    }
    // The handle in the current instance.
    _native() {
      const instance = library.started();
      if (this._instance !== instance) {
        this._handle = create(instance, this._config, false);
        this._instance = instance;
        registry.register(this, { instance, handle: this._handle });
      }
      return this._handle;
    }
    /** The configuration, its lists sorted. */
    get() {
      library.started().call.sanitizer_json(this._native());
      return JSON.parse(library.instance.result());
    }
    _change(method, argument) {
      const handle = this._native();
      const { instance } = library;
      const given = method >= METHODS.length ? Number(argument) : instance.scratch(jsonOf(argument));
      const changed = instance.call.sanitizer_change(handle, method, given);
      if (changed === 2) throw new SanitizerError(JSON.parse(instance.result()));
      if (changed === 1) this._config = this.get();
      return changed === 1;
    }
    setComments(allow) { return this._change(7, Boolean(allow)); }
    setDataAttributes(allow) { return this._change(8, Boolean(allow)); }
    setJavascriptURLs(allow) { return this._change(9, Boolean(allow)); }
    removeUnsafe() { return this._change(10, true); }
  }
  for (const [index, name] of METHODS.entries())
    Object.defineProperty(Sanitizer.prototype, name, {
      value(argument) { return this._change(index, argument); },
      writable: true, configurable: true,
    });

  // Calls `use` with a native sanitizer for the option `sanitizer`, and the flags.
  const withSanitizer = (options, unsafe, use) => {
    const instance = library.started();
    const { sanitizer, method = 'filter-tree', onRemoval } = options;
    if (method !== 'filter-tree' && method !== 'while-parsing') throw new TypeError("method must be 'filter-tree' or 'while-parsing'");
    if (method === 'while-parsing' && !library.isFull) throw new Error("lockstep-html does not sanitize while parsing: import lockstep-html/full");
    let how = (unsafe ? HOW.unsafe : 0) | (method === 'while-parsing' ? HOW.whileParsing : 0) | (onRemoval ? HOW.report : 0);
    for (const name of ['document', 'dropComments', 'dropNoscript', 'dropForeign', 'dropRawText', 'dropIfUnsettled'])
      if (options[name]) how |= HOW[name];
    // As on the Web, a method without a configuration takes the default if it is safe, and keeps everything if not.
    const own = !(sanitizer instanceof Sanitizer);
    const handle = own ? create(instance, sanitizer ?? (unsafe ? {} : undefined), !unsafe) : sanitizer._native();
    try {
      return use(instance, handle, how);
    } finally {
      if (own && library.instance === instance) instance.call.sanitizer_free(handle);
    }
  };
  const reportTo = (instance, onRemoval) => {
    if (!onRemoval) return;
    instance.call.removals();
    for (const removal of JSON.parse(instance.result(true))) onRemoval(removal);
  };

  const parseHtml = (html, options, unsafe) =>
    withSanitizer(options, unsafe, (instance, handle, how) => {
      // First, as a long result ends the memory that a context is written to.
      instance.call.sanitizer_json(handle);
      const config = JSON.parse(instance.result());
      const { scripting = (options.context ?? null) !== null, allowDeclarativeShadowRoots = true } = options;
      const flags = readOptions(instance, { ...options, scripting, allowDeclarativeShadowRoots }, OPTIONS);
      return library.withInput(repaired(String(html)), (its, document, size, inputFlags) => {
        its.call.parse_sanitized(document, size, flags | inputFlags, handle, how);
        const recipe = {
          size, flags: flags | inputFlags, words: its.optionWords, context: its.optionContext,
          // With the configuration as it was.
          parse(instance, again, bytes) {
            const made = create(instance, config, false);
            // Reading the configuration has used the scratch memory.
            writeOptions(instance, recipe.words, recipe.context);
            instance.call.parse_sanitized(again, bytes, recipe.flags, made, how & ~HOW.report);
            instance.call.sanitizer_free(made);
          },
        };
        const made = new Document(new Store(its, document, null, false, recipe), (flags & FLAG.scripting) !== 0);
        try {
          reportTo(its, options.onRemoval);
        } catch (error) {
          made.close();
          throw error;
        }
        return made;
      });
    });

  const sanitize = (html, options, unsafe) =>
    withSanitizer(options, unsafe, (instance, handle, how) => {
      const { scripting = true } = options;
      if ((options.context ?? null) !== null) throw new TypeError('sanitize() has no context: name the elements that the result may land in as places');
      const flags = readOptions(instance, { ...options, scripting }, OPTIONS);
      const { places: given = [] } = options;
      if (!Array.isArray(given) || given.some((place) => typeof place !== 'string' || /^$|[\t\n\f\r:]| .* /.test(place)))
        throw new TypeError("places must be an array of the names of elements: 'td', 'svg svg'");
      const places = given.map((place) => place.replace(' ', ':')).join(' ');
      return library.withInput(repaired(String(html)), (its, document, size) => {
        const placesSize = places === '' ? 0 : its.scratch(places);
        const failed = its.call.sanitize_text(document, size, flags, handle, how, placesSize, options.maxRounds ?? 4);
        const text = its.result();
        its.call.close(document);
        if (failed !== 0) throw new SanitizeError(text);
        reportTo(its, options.onRemoval);
        return text;
      });
    });

  // The second argument: options or a Sanitizer.
  const optionsOf = (given) => (given instanceof Sanitizer ? { sanitizer: given } : allOptions(given));
  return {
    Sanitizer,
    sanitize: (html, options) => sanitize(html, optionsOf(options), false),
    sanitizeUnsafe: (html, options) => sanitize(html, optionsOf(options), true),
    parseHTML: (html, options) => parseHtml(html, optionsOf(options), false),
    parseHTMLUnsafe: (html, options) => parseHtml(html, optionsOf(options), true),
  };
}
