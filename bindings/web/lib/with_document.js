// Parses an input for one call: the functions that return no document.
import { readOptions } from './options.js';

// Calls `use` with the instance, the document and the flags. `more`: flags besides those of the options.
export function withDocument(library, input, options, more, use) {
  const given = readOptions(library.started(), options) | more;
  return library.withInput(input, (its, handle, size, inputFlags) => {
    const flags = given | inputFlags;
    try {
      library.parseBuffer(its, handle, size, flags);
      return use(its, handle, flags);
    } finally {
      if (its === library.instance) its.call.close(handle);
    }
  });
}
