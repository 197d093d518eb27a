// The whole package: all editions, the sanitizer and explanations.
import { Library, StreamParser } from './library.js';
import { makeSanitizer } from './sanitizer.js';
import { makeParse5 } from './parse5.js';

const library = new Library(new URL('./lockstep.wasm', import.meta.url));

export const init = (options) => library.init(options);
export const parse = (input, options) => library.parse(input, options);
export const parseFragment = (input, options) => library.parseFragment(input, options);
export const createStreamParser = (options) => new StreamParser(library, options);
export const explain = (input, options) => library.explain(input, options);
export const compareEditions = (input, options) => library.compareEditions(input, options);
export const sniff = (bytes, options) => library.sniff(bytes, options);
export const decode = (bytes, label) => library.decode(bytes, label);
export const encodingOf = (label) => library.encodingOf(label);
export const charsetOfContentType = (value) => library.charsetOfContentType(value);
export const editions = () => library.editions();
export const version = () => library.version();
export const memoryBytes = () => library.started().memory.buffer.byteLength;
export const { Sanitizer, sanitize, sanitizeUnsafe, parseHTML, parseHTMLUnsafe } = makeSanitizer(library);
export const parse5 = makeParse5(library);
export { SanitizeError, SanitizerError } from './sanitizer.js';
export {
  Attr, CharacterData, Comment, Document, DocumentFragment, DocumentType, Element, Node, ProcessingInstruction, SelectorError,
  Text,
} from './dom.js';
export { OutOfMemoryError } from './instance.js';
