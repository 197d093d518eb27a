// Shared by functions that parse an input but return no document.
import { readOptions } from './options.js';

// Parses the input, calls `use` with the instance, the document and the flags, and closes the document. `more`: flags to add to the
// options' flags.
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
