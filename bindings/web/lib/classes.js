// The classes that each module of the package exports.
export {
  Attr, CharacterData, Comment, Document, DocumentFragment, DocumentType, Element, Node, ProcessingInstruction, SelectorError,
  Text,
} from './dom.js';
export { OutOfMemoryError } from './instance.js';
