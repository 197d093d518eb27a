// The module that validates pages.
import { Library } from './library.js';
import { makeFindingRules, makeValidate } from './validating.js';

const library = new Library(() => new URL('./lockstep-validator.wasm', import.meta.url));

export const init = (options) => library.init(options);
export const validate = makeValidate(library);
export const findingRules = makeFindingRules(library);
export const version = () => library.version();
export { OutOfMemoryError } from './instance.js';
