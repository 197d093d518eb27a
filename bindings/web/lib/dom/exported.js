// The classes that lockstep-html and lockstep-html/full export.
export {
  Attr, Comment, DOMImplementation, DOMStringMap, DOMTokenList, Document, DocumentFragment, DocumentType, Element, HTMLCollection, NamedNodeMap, NodeFilter,
  NodeIterator, NodeList, ProcessingInstruction, Text, TreeWalker, XMLSerializer,
} from './classes.js';
export { CharacterData, Node } from '../dom.js';
export { SelectorError } from '../selectors.js';
export { OutOfMemoryError } from '../instance.js';
