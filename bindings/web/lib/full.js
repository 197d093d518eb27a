// The largest module: all editions of the Standard, sanitizing while parsing, explanations and editing in place.
import { makeEditing } from './editing.js';
import { makePackage } from './package.js';

const made = makePackage(() => new URL('./lockstep-full.wasm', import.meta.url));

export const {
  DOMParser, Sanitizer, charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5,
  parseFragment, parseHTML, parseHTMLUnsafe, sanitize, sanitizeUnsafe, sniff, version,
} = made;
export const explain = (input, options) => made.library.explain(input, options);
export const compareEditions = (input, options) => made.library.compareEditions(input, options);
export const editSource = makeEditing(made.library);
export { SourceEditError } from './editing.js';
export { SanitizeError, SanitizerError } from './sanitizer.js';
export * from './dom/exported.js';
