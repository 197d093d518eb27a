// The classes that lockstep-html/parser exports.
export {
  Attr, CharacterData, Comment, Document, DocumentFragment, DocumentType, Element, Node, ProcessingInstruction, Text,
} from './dom.js';
export { SelectorError } from './selectors.js';
export { OutOfMemoryError } from './instance.js';
