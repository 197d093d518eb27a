// The import of the content module, which lib/extracting.js defines. Emscripten reports all other undefined functions.
mergeInto(LibraryManager.library, { resolve_address: function () {} });
