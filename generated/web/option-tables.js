// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
// The bits and words of web/options.h, and the options that they hold.
// Of two bits, the first.
export const FLAG = {
  scripting: 1 << 0, collectErrors: 1 << 1, allowDeclarativeShadowRoots: 1 << 2, iframeSrcdoc: 1 << 3,
  cannotChangeTheMode: 1 << 4, positions: 1 << 5, ignoreLateMeta: 1 << 6, noDetectUtf8: 1 << 7, moreOptions: 1 << 8,
  fragment: 1 << 9, bytes: 1 << 10, surrogates: 1 << 11, insideForm: 1 << 12, scriptsWillRun: 1 << 13, ascii: 1 << 14,
  contextNamespace: 1 << 15, contextQuirks: 1 << 17,
};
export const SHARED = {
  result: 0, resultSize: 1, edition: 2, maxErrors: 3, inputBytes: 4, nodes: 5, depth: 6, attributes: 7, errors: 8,
  memoryBytes: 9, copiedNodes: 10, encoding: 11, transportEncoding: 12, prescanBytes: 13, containerEncoding: 14,
  likelyEncoding: 15, defaultEncoding: 16, contextNameSize: 17, contextEncodingSize: 18, count: 19,
};
export const BOOLEANS = {
  scripting: FLAG.scripting, errors: FLAG.collectErrors, allowDeclarativeShadowRoots: FLAG.allowDeclarativeShadowRoots,
  iframeSrcdoc: FLAG.iframeSrcdoc, cannotChangeTheMode: FLAG.cannotChangeTheMode, positions: FLAG.positions,
  ignoreLateMeta: FLAG.ignoreLateMeta,
};
export const LIMITS = {
  inputBytes: SHARED.inputBytes, nodes: SHARED.nodes, depth: SHARED.depth, attributes: SHARED.attributes,
  errors: SHARED.errors, memoryBytes: SHARED.memoryBytes, copiedNodes: SHARED.copiedNodes,
};
export const ENCODINGS = {
  encoding: SHARED.encoding, transportEncoding: SHARED.transportEncoding, containerEncoding: SHARED.containerEncoding,
  likelyEncoding: SHARED.likelyEncoding, defaultEncoding: SHARED.defaultEncoding,
};
export const NUMBERS = {
  maxErrors: SHARED.maxErrors, prescanBytes: SHARED.prescanBytes,
};
// On by default: the bit turns it off.
export const INVERTED = {
  detectUtf8: FLAG.noDetectUtf8,
};
// The names of the options for parsing, and of those for bytes.
export const PARSE = [
  'edition', 'scripting', 'errors', 'allowDeclarativeShadowRoots', 'iframeSrcdoc', 'cannotChangeTheMode', 'positions',
  'maxErrors', 'limits', 'context',
];
export const BYTES = [
  'encoding', 'transportEncoding', 'prescanBytes', 'containerEncoding', 'likelyEncoding', 'defaultEncoding', 'ignoreLateMeta',
  'detectUtf8',
];
