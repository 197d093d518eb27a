// The package with XPath.
import { XPathDocument, makeXPathEvaluator } from './evaluating.js';
import { makePackage } from './package.js';

const made = makePackage(() => new URL('./lockstep-xpath.wasm', import.meta.url), XPathDocument);

export const {
  DOMParser, Sanitizer, charsetOfContentType, createStreamParser, decode, editions, encodingOf, init, memoryBytes, parse, parse5,
  parseFragment, parseHTML, parseHTMLUnsafe, sanitize, sanitizeUnsafe, sniff, version,
} = made;
export const XPathEvaluator = makeXPathEvaluator(made.library);
export { XPathError, XPathExpression, XPathResult, xpath } from './evaluating.js';
export { SanitizeError, SanitizerError } from './sanitizer.js';
export * from './dom/exported.js';
export { XPathDocument as Document } from './evaluating.js';
