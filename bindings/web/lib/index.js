// The package: the newest edition of the Standard, with selectors and the sanitizer.
import { Document, makeDOMParser } from './dom/classes.js';
import { makeFunctions } from './functions.js';
import { Library } from './library.js';
import { makeSanitizer } from './sanitizer.js';

const library = new Library(() => new URL('./lockstep.wasm', import.meta.url), Document);

export const {
  charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5, parseFragment, sniff,
  version,
} = makeFunctions(library);
export const { Sanitizer, sanitize, sanitizeUnsafe, parseHTML, parseHTMLUnsafe } = makeSanitizer(library);
export { SanitizeError, SanitizerError } from './sanitizer.js';
export const DOMParser = makeDOMParser(library);
export * from './dom/exported.js';
