// The Standard's sanitizer.
import { whenCollected } from './collected.js';
import { repaired } from './instance.js';
import { optionsOf, readOptions, trueOrFalse, wholeNumber, writeOptions } from './options.js';
import { Store } from './store.js';

const METHODS = [
  'allowElement', 'removeElement', 'replaceElementWithChildren', 'allowAttribute', 'removeAttribute',
  'allowProcessingInstruction', 'removeProcessingInstruction',
];
const HOW = {
  unsafe: 1, whileParsing: 2, report: 4, document: 8, dropComments: 16, dropNoscript: 32, dropForeign: 64, dropRawText: 128,
  dropIfUnsettled: 256, onlyStandardEventHandlers: 512,
  anyJavascriptScheme: 1024,
};
const SWITCHES = Object.keys(HOW).slice(3); // the boolean options
const MOST_NATIVE = 256; // the maximum number of sanitizers that the module keeps

/** Thrown for an invalid configuration: `path` is the place in it, `anchor` the clause of the Standard. */
export class SanitizerError extends TypeError {
  constructor({ message, path, anchor }) {
    super(message);
    this.name = 'SanitizerError';
    this.path = path;
    this.anchor = anchor;
  }
}

/**
 * Thrown by sanitize() if there is no text to return: parsing the result again would change it every time or reach a limit, or one of
 * the places cannot contain markup.
 */
export class SanitizeError extends Error {
  constructor(message) {
    super(message);
    this.name = 'SanitizeError';
  }
}

// Functions and symbols cannot be expressed in JSON.
const jsonOf = (value) => JSON.stringify(value) ?? 'null';

function textOf(html) {
  if (ArrayBuffer.isView(html) || html instanceof ArrayBuffer) throw new TypeError('the HTML must be a string: convert bytes with decode()');
  return repaired(String(html));
}

export function makeSanitizer(library) {
  // A record holds an instance and the handle of a sanitizer in it, which is 0 once freed.
  const free = (record) => {
    const { instance, handle } = record;
    instance.sanitizers.delete(record);
    record.handle = 0;
    if (handle !== 0 && instance === instance.library.instance) instance.call.sanitizer_free(handle);
  };
  const forgotten = whenCollected(free);

  // Creates a native sanitizer for a configuration as JSON; without one, for the default.
  const create = (instance, json, removed) => {
    const handle = library.guard(() => instance.call.sanitizer(json === undefined ? 0 : instance.scratch(json), removed ? 1 : 0), instance);
    if (handle === 0) throw new SanitizerError(JSON.parse(instance.result()));
    return handle;
  };

  /** A sanitizer configuration, with the methods that browsers have. */
  class Sanitizer {
    constructor(config = 'default') {
      this._json = jsonOf(config);
      // Throws if it is invalid.
      this.warnings = this._with((handle, instance) => JSON.parse(instance.result()));
    }
    // Calls `act` with the handle in the current instance, where it is created again if it was freed. Meanwhile the record cannot
    // be freed.
    _with(act) {
      const instance = library.started();
      let record = this._record;
      if (record?.instance !== instance || record.handle === 0) {
        record = this._record = { instance, handle: create(instance, this._json, false) };
        forgotten.register(this, record, record);
      }
      const { sanitizers } = instance;
      sanitizers.delete(record);
      try {
        return act(record.handle, instance);
      } finally {
        sanitizers.add(record);
        // The engine frees the sanitizers of collected objects only between tasks, so a long task could create any number.
        if (sanitizers.size > MOST_NATIVE) {
          const [oldest] = sanitizers;
          forgotten.unregister(oldest);
          free(oldest);
        }
      }
    }
    /** Returns the configuration with sorted lists. */
    get() {
      return this._with((handle, instance) => {
        instance.call.sanitizer_json(handle);
        return JSON.parse(instance.result());
      });
    }
    _change(method, argument) {
      return this._with((handle, instance) => this._changeNative(handle, instance, method, argument));
    }
    _changeNative(handle, instance, method, argument) {
      const given = method >= METHODS.length ? Number(argument) : instance.scratch(jsonOf(argument));
      const changed = instance.call.sanitizer_change(handle, method, given);
      if (changed === 2) throw new SanitizerError(JSON.parse(instance.result()));
      if (changed === 1) {
        instance.call.sanitizer_json(handle);
        this._json = instance.result();
      }
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

  // Calls `use` with a native sanitizer for the option `sanitizer`, and with the flags.
  const withSanitizer = (options, unsafe, use) => {
    const instance = library.started();
    const { sanitizer, method = 'filter-tree', onRemoval } = options;
    if (method !== 'filter-tree' && method !== 'while-parsing') throw new TypeError("method must be 'filter-tree' or 'while-parsing'");
    if (method === 'while-parsing' && !library.isFull) throw new Error("lockstep-html does not sanitize while parsing: import lockstep-html/full");
    if (onRemoval !== undefined && typeof onRemoval !== 'function') throw new TypeError('onRemoval must be a function');
    let how = (unsafe ? HOW.unsafe : 0) | (method === 'while-parsing' ? HOW.whileParsing : 0) | (onRemoval ? HOW.report : 0);
    for (const name of SWITCHES) if (trueOrFalse(options[name] ?? false, name)) how |= HOW[name];
    if (sanitizer instanceof Sanitizer) return sanitizer._with((handle) => use(instance, handle, how));
    // As on the Web, without a configuration, a safe method uses the default one and an unsafe method keeps everything.
    const config = sanitizer ?? (unsafe ? {} : undefined);
    const handle = create(instance, config === undefined ? undefined : jsonOf(config), !unsafe);
    try {
      return use(instance, handle, how);
    } finally {
      if (library.instance === instance) instance.call.sanitizer_free(handle);
    }
  };
  const reportTo = (instance, onRemoval) => {
    if (!onRemoval) return;
    instance.call.removals();
    for (const removal of JSON.parse(instance.result(true))) onRemoval(removal);
  };

  const parseHtml = (html, options, unsafe) =>
    withSanitizer(options, unsafe, (instance, handle, how) => {
      // First, because a long result frees the memory that a context is written to.
      instance.call.sanitizer_json(handle);
      const config = instance.result();
      options.scripting ??= (options.context ?? null) !== null;
      options.allowDeclarativeShadowRoots ??= true;
      const flags = readOptions(instance, options);
      return library.withInput(textOf(html), (its, document, size, inputFlags) => {
        its.call.parse_sanitized(document, size, flags | inputFlags, handle, how);
        const recipe = {
          size, flags: flags | inputFlags, words: its.optionWords, context: its.optionContext,
          // Parses again with the original configuration.
          parse(instance, again, bytes) {
            const made = create(instance, config, false);
            // Reading the configuration used the scratch memory.
            writeOptions(instance, recipe.words, recipe.context);
            instance.call.parse_sanitized(again, bytes, recipe.flags, made, how & ~HOW.report);
            instance.call.sanitizer_free(made);
          },
        };
        const made = new library.Document(new Store(its, document, null, false, recipe), options);
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
      if ((options.context ?? null) !== null) throw new TypeError('sanitize() takes no context: pass the elements that may contain the result as places');
      options.scripting ??= true;
      const rounds = wholeNumber(options.maxRounds ?? 4, 'maxRounds');
      const flags = readOptions(instance, options);
      const { places: given = [] } = options;
      if (!Array.isArray(given) || given.some((place) => typeof place !== 'string' || /^$|[\t\n\f\r:]| .* /.test(place)))
        throw new TypeError("places must be an array of element names: 'td', 'svg svg'");
      const places = given.map((place) => place.replace(' ', ':')).join(' ');
      return library.withInput(textOf(html), (its, document, size) => {
        const placesSize = places === '' ? 0 : its.scratch(places);
        const failed = its.call.sanitize_text(document, size, flags, handle, how, placesSize, rounds);
        const text = its.result();
        its.call.close(document);
        if (failed !== 0) throw new SanitizeError(text);
        reportTo(its, options.onRemoval);
        return text;
      });
    });

  // Reads the second argument: options or a Sanitizer.
  const given = (options, by) => optionsOf(options instanceof Sanitizer ? { sanitizer: options } : options, by);
  return {
    Sanitizer,
    sanitize: (html, options) => sanitize(html, given(options, 'sanitize'), false),
    sanitizeUnsafe: (html, options) => sanitize(html, given(options, 'sanitizeUnsafe'), true),
    parseHTML: (html, options) => parseHtml(html, given(options, 'parseHTML'), false),
    parseHTMLUnsafe: (html, options) => parseHtml(html, given(options, 'parseHTMLUnsafe'), true),
  };
}
