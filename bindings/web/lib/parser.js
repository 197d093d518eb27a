// The smallest module: parsing with the newest edition of the Standard; without selectors and the sanitizer.
import { Document } from './dom.js';
import { makeFunctions } from './functions.js';
import { Library } from './library.js';

const library = new Library(() => new URL('./lockstep-parser.wasm', import.meta.url), Document);

export const {
  charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5, parseFragment, sniff,
  version,
} = makeFunctions(library);
export * from './classes.js';
