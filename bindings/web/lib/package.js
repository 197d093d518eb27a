// The common part of the modules with selectors, changes and the sanitizer: index.js, full.js, inline.js, xpath.js.
import { Document, makeDOMParser } from './dom/classes.js';
import { makeFunctions } from './functions.js';
import { Library } from './library.js';
import { makeSanitizer } from './sanitizer.js';

// `address` returns the location of the module, or its bytes. `Class` is the class of its documents.
export const makePackage = (address, Class = Document) => {
  const library = new Library(address, Class);
  return { library, ...makeFunctions(library), ...makeSanitizer(library), DOMParser: makeDOMParser(library) };
};
