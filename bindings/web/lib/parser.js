// The small module: one edition of the Standard, without the sanitizer and explanations.
import { Library, StreamParser } from './library.js';
import { makeParse5 } from './parse5.js';

const library = new Library(new URL('./lockstep-parser.wasm', import.meta.url));

export const init = (options) => library.init(options);
export const parse = (input, options) => library.parse(input, options);
export const parseFragment = (input, options) => library.parseFragment(input, options);
export const createStreamParser = (options) => new StreamParser(library, options);
export const sniff = (bytes, options) => library.sniff(bytes, options);
export const decode = (bytes, label) => library.decode(bytes, label);
export const encodingOf = (label) => library.encodingOf(label);
export const charsetOfContentType = (value) => library.charsetOfContentType(value);
export const editions = () => library.editions();
export const version = () => library.version();
export const memoryBytes = () => library.started().memory.buffer.byteLength;
export const parse5 = makeParse5(library);
export {
  Attr, CharacterData, Comment, Document, DocumentFragment, DocumentType, Element, Node, ProcessingInstruction, SelectorError,
  Text,
} from './dom.js';
export { OutOfMemoryError } from './instance.js';
