// The module that reads tokens, without trees.
import { Library } from './library.js';
import { makeTokenizer } from './tokenizing.js';

const library = new Library(() => new URL('./lockstep-tokens.wasm', import.meta.url));

export const init = (options) => library.init(options);
export const { tokenize, TokenStream, Parser } = makeTokenizer(library);
export const version = () => library.version();
export { OutOfMemoryError } from './instance.js';
