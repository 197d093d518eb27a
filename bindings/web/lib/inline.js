// Same as index.js, but with the module embedded in a script: nothing else is loaded, and init() is not needed.
import module from './inline/module.js';
import { makePackage } from './package.js';

const bytes = () => Uint8Array.from(atob(module), (character) => character.charCodeAt(0));

export const {
  DOMParser, Sanitizer, charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5,
  parseFragment, parseHTML, parseHTMLUnsafe, sanitize, sanitizeUnsafe, sniff, version,
} = makePackage(bytes);
export { SanitizeError, SanitizerError } from './sanitizer.js';
export * from './dom/exported.js';
