// What the module content imports: Emscripten reports other functions that nothing defines. lib/extracting.js defines it.
mergeInto(LibraryManager.library, { resolve_address: function () {} });
