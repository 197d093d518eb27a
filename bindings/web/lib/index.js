// The package: the newest edition of the Standard, with selectors and the sanitizer.
import { makePackage } from './package.js';

export const {
  DOMParser, Sanitizer, charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5,
  parseFragment, parseHTML, parseHTMLUnsafe, sanitize, sanitizeUnsafe, sniff, version,
} = makePackage(() => new URL('./lockstep.wasm', import.meta.url));
export { SanitizeError, SanitizerError } from './sanitizer.js';
export * from './dom/exported.js';
