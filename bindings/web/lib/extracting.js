// mainContent() extracts a page's main content; markdown() converts pages to Markdown.
import { decodeSurrogates } from './instance.js';
import { optionsOf, unknown, wholeNumber } from './options.js';
import { withDocument } from './with_document.js';

// Two bits for each choice, in the order of src/extracting.cpp; the first value is the default.
const CHOICES = {
  flavor: ['gfm', 'commonmark'],
  headings: ['atx', 'setext'],
  links: ['inline', 'referenced'],
  images: ['keep', 'alt', 'drop'],
  tables: ['gfm', 'text', 'html'],
  bullet: ['-', '*', '+'],
  emphasis: ['*', '_'],
};

// Returns the absolute form of an address; an invalid one is returned unchanged.
function absolute(address, base) {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}

// Makes the module resolve addresses as in a page at that URL. Returns the page's document base URL.
function resolveBy(its, handle, url) {
  its.call.base_address(handle);
  let base = url;
  try {
    base = new URL(its.result(true), url).href;
  } catch {
    // A base element with an invalid address is ignored.
  }
  if (/^(data|javascript):/.test(base)) base = url; // #set-the-frozen-base-url
  its.resolve_address = (at, size) => its.scratch(absolute(decodeSurrogates(its.u8, at >>> 0, (at >>> 0) + size), base));
  return base;
}

export const makeMainContent = (library) => (input, options) => {
  const given = optionsOf(options, 'mainContent');
  return withDocument(library, input, given, 0, (its, handle, flags) => {
    const base = given.url && resolveBy(its, handle, given.url);
    its.call.main_content(handle, flags, base ? 1 : 0);
    const content = JSON.parse(its.result(true));
    if (base) for (const name of ['canonical', 'image']) content.facts[name] &&= absolute(content.facts[name], base);
    return content;
  });
};

// Makes readability(), whose result has the members of Mozilla's Readability.
export const makeReadability = (library) => {
  const mainContent = makeMainContent(library);
  return (input, options) => {
    const { facts, text, html } = mainContent(input, optionsOf(options, 'readability'));
    if (text === '') return null;
    return {
      title: facts.title ?? '',
      content: html,
      textContent: text,
      length: text.length,
      excerpt: facts.description ?? text.split('\n', 1)[0],
      byline: facts.author,
      dir: null,
      siteName: facts.site,
      lang: facts.language,
      publishedTime: facts.published,
    };
  };
};

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
  return withDocument(library, input, given, 0, (its, handle, flags) => {
    const base = given.url && resolveBy(its, handle, given.url);
    its.call.markdown(handle, flags, choices, width, base ? 1 : 0, its.scratch(names));
    return its.result(true);
  });
};
