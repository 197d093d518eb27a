// The imports of the modules, which lib/instance.js and lib/extracting.js define. Emscripten reports all other undefined functions.
mergeInto(LibraryManager.library, { read_number: function () {}, write_number: function () {}, resolve_address: function () {} });
