// Selectors that the module has compiled.

const MOST_SELECTORS = 64; // compiled ones that are kept

/** Thrown for an invalid selector. `column` counts code points from 1; `suggestion` may be empty. */
export class SelectorError extends SyntaxError {
  constructor({ message, column, suggestion }) {
    super(message);
    this.name = 'SelectorError';
    this.column = column;
    this.suggestion = suggestion;
  }
}

// The smallest module lacks some functions.
export function needs(instance, name) {
  if (instance.call[name] === undefined) throw new Error(`lockstep-html/parser has no ${name === 'json' ? 'JSON' : 'selectors'}: import lockstep-html`);
}

// The compiled form of a selector.
export function compiled(instance, css) {
  needs(instance, 'selector');
  const text = String(css);
  const known = instance.selectors.get(text);
  if (known !== undefined) return known;
  const handle = instance.call.selector(instance.scratch(text));
  if (handle === 0) throw new SelectorError(JSON.parse(instance.result()));
  if (instance.selectors.size === MOST_SELECTORS) {
    const [oldest, its] = instance.selectors.entries().next().value;
    instance.selectors.delete(oldest);
    instance.call.selector_free(its);
  }
  instance.selectors.set(text, handle);
  return handle;
}
