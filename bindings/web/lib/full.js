// The largest module: all editions of the Standard, sanitizing while parsing, explanations, and edits in place.
import { makeEditing } from './editing.js';
import { Document, makeDOMParser } from './dom/classes.js';
import { makeFunctions } from './functions.js';
import { Library } from './library.js';
import { makeSanitizer } from './sanitizer.js';

const library = new Library(() => new URL('./lockstep-full.wasm', import.meta.url), Document);

export const {
  charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5, parseFragment, sniff,
  version,
} = makeFunctions(library);
export const { Sanitizer, sanitize, sanitizeUnsafe, parseHTML, parseHTMLUnsafe } = makeSanitizer(library);
export const explain = (input, options) => library.explain(input, options);
export const compareEditions = (input, options) => library.compareEditions(input, options);
export const editSource = makeEditing(library);
export { SourceEditError } from './editing.js';
export { SanitizeError, SanitizerError } from './sanitizer.js';
export const DOMParser = makeDOMParser(library);
export * from './dom/exported.js';
