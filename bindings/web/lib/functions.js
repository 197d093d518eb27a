// The functions that every module of the package has, for that module's library.
import { StreamParser } from './library.js';
import { makeParse5 } from './parse5/build.js';

export const makeFunctions = (library) => ({
  init: (options) => library.init(options),
  parse: (input, options) => library.parse(input, options),
  parseFragment: (input, options) => library.parseFragment(input, options),
  createStreamParser: (options) => new StreamParser(library, options),
  sniff: (bytes, options) => library.sniff(bytes, options),
  decode: (bytes, label) => library.decode(bytes, label),
  encodingOf: (label) => library.encodingOf(label),
  charsetOfContentType: (value) => library.charsetOfContentType(value),
  editions: () => library.editions(),
  version: () => library.version(),
  memoryBytes: () => library.started().memory.buffer.byteLength,
  parse5: makeParse5(library),
});
