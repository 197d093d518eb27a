// The module that extracts main content and writes Markdown.
import { makeMainContent, makeMarkdown, makeReadability } from './extracting.js';
import { Library } from './library.js';

const library = new Library(() => new URL('./lockstep-content.wasm', import.meta.url));

export const init = (options) => library.init(options);
export const mainContent = makeMainContent(library);
export const readability = makeReadability(library);
export const markdown = makeMarkdown(library);
export const version = () => library.version();
export { OutOfMemoryError } from './instance.js';
