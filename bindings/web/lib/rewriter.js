// The module that rewrites pages while they arrive.
import { Library } from './library.js';
import { makeRewriter } from './rewriting.js';

const library = new Library(() => new URL('./lockstep-rewriter.wasm', import.meta.url));

export const init = (options) => library.init(options);
export const HTMLRewriter = makeRewriter(library);
export { SelectorError } from './selectors.js';
export { OutOfMemoryError } from './instance.js';
