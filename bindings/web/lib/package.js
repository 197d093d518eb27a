// What the modules with selectors, changes and the sanitizer have: index.js, full.js, inline.js.
import { Document, makeDOMParser } from './dom/classes.js';
import { makeFunctions } from './functions.js';
import { Library } from './library.js';
import { makeSanitizer } from './sanitizer.js';

// `address`: returns where the module is, or its bytes.
export const makePackage = (address) => {
  const library = new Library(address, Document);
  return { library, ...makeFunctions(library), ...makeSanitizer(library), DOMParser: makeDOMParser(library) };
};
