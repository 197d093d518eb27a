// mainContent() and markdown(): what a page is about, and pages as Markdown.
import { optionsOf, readOptions, unknown, wholeNumber } from './options.js';

// Two bits for each, in the order of src/extracting.cpp; the first is the default.
const CHOICES = {
  flavor: ['gfm', 'commonmark'],
  headings: ['atx', 'setext'],
  links: ['inline', 'referenced'],
  images: ['keep', 'alt', 'drop'],
  tables: ['gfm', 'text'],
  bullet: ['-', '*', '+'],
  emphasis: ['*', '_'],
};

// Parses, and calls `use` with the instance, the document and the flags.
function withDocument(library, input, options, use) {
  const given = readOptions(library.started(), options);
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

export const makeMainContent = (library) => (input, options) =>
  withDocument(library, input, optionsOf(options, 'mainContent'), (its, handle, flags) => {
    its.call.main_content(handle, flags);
    return JSON.parse(its.result(true));
  });

export const makeMarkdown = (library) => (input, options) => {
  const given = optionsOf(options, 'markdown');
  let choices = 0;
  Object.entries(CHOICES).forEach(([name, values], i) => {
    const index = given[name] === undefined ? 0 : values.indexOf(given[name]);
    if (index < 0) throw unknown(name, String(given[name]), values);
    choices |= index << (2 * i);
  });
  const width = wholeNumber(given.width ?? 0, 'width');
  const drop = given.drop ?? [];
  if (!Array.isArray(drop) || drop.some((name) => typeof name !== 'string' || name === '' || name.includes('\n')))
    throw new TypeError('drop must be an array of names of elements');
  const names = drop.map((name) => `${name}\n`).join('');
  return withDocument(library, input, given, (its, handle, flags) => {
    its.call.markdown(handle, flags, choices, width, its.scratch(names));
    return its.result(true);
  });
};
