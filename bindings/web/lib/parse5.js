// parse5's interface, with any tree adapter, over the smallest module.
import { Library } from './library.js';
import { defaultTreeAdapter } from './parse5/adapter.js';
import { makeParse5 } from './parse5/build.js';
import { makeParser } from './parse5/classes.js';

const library = new Library(() => new URL('./lockstep-parser.wasm', import.meta.url));

// As in parse5: own properties count, even if undefined; unknown ones have no effect. `limits` is the package's option.
const DEFAULTS = { scriptingEnabled: true, sourceCodeLocationInfo: false, treeAdapter: defaultTreeAdapter, onParseError: null, limits: undefined };
function leniently(given) {
  const { scriptingEnabled, sourceCodeLocationInfo, treeAdapter, onParseError, limits } = given === undefined ? DEFAULTS : { ...DEFAULTS, ...given };
  return { scriptingEnabled, sourceCodeLocationInfo, treeAdapter, onParseError, others: limits === undefined ? undefined : { __proto__: null, limits } };
}

export const init = (given) => library.init(given);
export const { parse, parseFragment } = makeParse5(library, leniently);
export const Parser = /* @__PURE__ */ makeParser(parse);
export { defaultTreeAdapter };
export { InsertionMode, Tokenizer, TokenizerMode } from './parse5/classes.js';
export { ErrorCodes } from './parse5/errors.js';
export * as foreignContent from './parse5/foreign_content.js';
export * as html from './parse5/html.js';
export { serialize, serializeOuter } from './parse5/serialize.js';
export * as Token from './parse5/token.js';
