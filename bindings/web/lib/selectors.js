// Compiles selectors in the module and keeps them.

const MOST_KEPT = 64;

// Some JavaScript environments have no DOMException.
const SyntaxException = globalThis.DOMException ?? class extends SyntaxError {
  constructor(message, name) {
    super(message);
    Object.assign(this, { name, code: 12 });
  }
};

/** The error in a selector or an expression. `column` counts code points from 1; `suggestion` may be empty. */
export class ErrorInText extends SyntaxException {
  constructor({ message, column, suggestion }) {
    super(message, 'SyntaxError');
    Object.defineProperty(this, 'message', { value: message, enumerable: true }); // so that copies for other threads keep it
    this.column = column;
    this.suggestion = suggestion;
  }
}

/** Thrown for an invalid selector. */
export class SelectorError extends ErrorInText {}

// Throws if the module, such as the smallest one, lacks a function.
export function needs(instance, name, what = 'selectors') {
  if (instance.call[name] === undefined) throw new Error(`lockstep-html/parser has no ${what}: import lockstep-html`);
}

// Returns the result of `compile` for a key. The map keeps the last MOST_KEPT results; `free` is called with each one dropped.
export function kept(map, key, compile, free) {
  const known = map.get(key);
  if (known !== undefined) return known;
  const handle = compile();
  if (map.size === MOST_KEPT) {
    const [oldest, its] = map.entries().next().value;
    map.delete(oldest);
    free(its);
  }
  map.set(key, handle);
  return handle;
}

// Returns the compiled form of a selector.
export function compiled(instance, css) {
  needs(instance, 'selector');
  const text = String(css);
  return kept(instance.selectors, text, () => {
    const handle = instance.call.selector(instance.scratch(text));
    if (handle === 0) throw new SelectorError(JSON.parse(instance.result()));
    return handle;
  }, instance.call.selector_free);
}
