// Options in the module's format: a word of flags, and the words of `Shared`.
import { BOOLEANS, BYTES, ENCODINGS, FLAG, INVERTED, LIMITS, NUMBERS, PARSE, SHARED } from './option-tables.js';

const INPUT = [...PARSE, ...BYTES];
const TREE = [...INPUT, 'url'];
const SANITIZE = [...PARSE, 'sanitizer', 'method', 'onRemoval', 'onlyStandardEventHandlers', 'anyJavascriptScheme'];
const TO_TEXT = [
  ...SANITIZE.filter((name) => name !== 'anyJavascriptScheme'), 'document', 'places', 'dropComments', 'dropNoscript', 'dropForeign', 'dropRawText', 'dropIfUnsettled',
  'maxRounds',
];
const PARSE5 = [...PARSE.filter((name) => name !== 'allowDeclarativeShadowRoots'), 'sourceCodeLocationInfo', 'scriptingEnabled', 'onParseError', 'treeAdapter'];
const PAGE = ['scripting', 'allowDeclarativeShadowRoots', 'iframeSrcdoc', 'cannotChangeTheMode', 'limits', ...BYTES];
const TOKENS = ['scripting', 'limits', ...BYTES];

// The options of each function.
const OPTIONS = {
  init: ['wasm', 'encodings'],
  parse: TREE, parseFragment: TREE, createStreamParser: TREE,
  sniff: [...BYTES, 'edition'],
  explain: [...INPUT, 'first', 'count'],
  compareEditions: [...INPUT.filter((name) => name !== 'edition'), 'old', 'new'],
  parseHTML: [...SANITIZE, 'url'], parseHTMLUnsafe: [...SANITIZE, 'url'],
  sanitize: TO_TEXT, sanitizeUnsafe: TO_TEXT,
  editSource: INPUT,
  validate: [...PAGE, 'maxErrors', 'parseErrors', 'conformance'],
  mainContent: [...PAGE, 'url', 'positions'], readability: [...PAGE, 'url'],
  markdown: [...PAGE, 'url', 'flavor', 'headings', 'links', 'images', 'tables', 'bullet', 'emphasis', 'width', 'drop'],
  xpath: ['namespaces', 'variables', 'extensions', 'anyNamespace'],
  HTMLRewriter: ['scripting', 'iframeSrcdoc', 'cannotChangeTheMode', 'limits', 'tokenBytes', 'onLimit', ...BYTES],
  tokenize: TOKENS, TokenStream: TOKENS, Parser: TOKENS,
  'parse5.parse': PARSE5, 'parse5.parseFragment': PARSE5,
  getHTML: ['serializableShadowRoots', 'roundTrip', 'indent'],
};
const CONTEXT = ['localName', 'namespace', 'namespaceURI', 'encoding', 'quirksMode', 'insideForm', 'scriptsWillRun'];
const QUIRKS = { 'no-quirks': 0, 'limited-quirks': FLAG.contextQuirks, quirks: 2 * FLAG.contextQuirks };
// The namespaces of elements, by their numbers in the module.
export const NAMESPACE_URIS = [null, 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML', 'http://www.w3.org/2000/svg'];
const [, XHTML, MATHML, SVG] = NAMESPACE_URIS;
const ONE = FLAG.contextNamespace;
const NAMESPACES = { html: 0, svg: 2 * ONE, math: ONE, [XHTML]: 0, [SVG]: 2 * ONE, [MATHML]: ONE };
const MOST = 0xffffffff;

const shown = (value) => (typeof value === 'string' ? `“${value}”` : String(value));

export function wholeNumber(value, name) {
  if (!Number.isInteger(value) || value < 0 || value > MOST) throw new RangeError(`${name} must be a whole number from 0 to ${MOST}`);
  return value;
}
export function trueOrFalse(value, name) {
  if (typeof value !== 'boolean') throw new TypeError(`${name} must be true or false, not ${shown(value)}`);
  return value;
}

// The least number of letters to add, remove or replace to change one word into the other.
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(row[j] + (one[i] === other[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1));
    row = next;
  }
  return row[other.length];
}

// Returns the error for an unknown name. It suggests the most similar known name, even if the unknown name is written in another
// language's style.
export function unknown(what, name, names, more = '') {
  const plain = (text) => text.toLowerCase().replace(/[-_]/g, '');
  const asked = plain(name.slice(0, 64));
  const [best, nearest] = names
    .map((known) => [distance(asked, plain(known)), known])
    .reduce((least, one) => (one[0] < least[0] ? one : least));
  const choose = best <= nearest.length / 2 ? `; did you mean “${nearest}”? Choose from` : '; choose from';
  return new TypeError(`unknown ${what} “${name}”${more}${choose}: ${names.join(', ')}`);
}

// A copy of an object's own properties, never inherited ones: any script may add properties to Object.prototype.
export function ownProperties(object, what) {
  const copy = Object.create(null);
  for (const name of Object.keys(object)) copy[name] = object[name];
  let from = Object.getPrototypeOf(object);
  for (let next; from !== null && (next = Object.getPrototypeOf(from)) !== null; from = next)
    for (const name of Object.keys(from)) throw new TypeError(`${what} has “${name}” from its prototype, which is ignored: make it an own property`);
  return copy;
}

// Returns a copy of the options given to that function of the package. Throws if the function does not have one of them.
export function optionsOf(options, by) {
  if (options === undefined || options === null) return Object.create(null);
  if (typeof options !== 'object') throw new TypeError(`the options must be an object, not ${shown(options)}`);
  const copy = ownProperties(options, 'the object of options');
  const known = OPTIONS[by];
  for (const name in copy) {
    if (known.includes(name)) continue;
    const others = Object.keys(OPTIONS).filter((other) => OPTIONS[other].includes(name));
    throw unknown('option', name, known, ` of ${by}()${others.length > 0 ? `, one of ${others.map((other) => `${other}()`).join(', ')}` : ''}`);
  }
  return copy;
}

// Reads the parsing options from a copy made by optionsOf(), writes to the shared memory those that belong there, and returns the
// flags.
export function readOptions(instance, options) {
  instance.optionWords = null;
  instance.optionContext = null;
  let flags = 0;
  let shared = null;
  const set = (index, value) => {
    if (shared === null) {
      shared = new Uint32Array(SHARED.count);
      shared[SHARED.prescanBytes] = 1024;
      shared[SHARED.copiedNodes] = 500000;
    }
    shared[index] = value;
  };
  for (const name in options) {
    const value = options[name];
    if (value === undefined) continue;
    if (name === 'url') {
      options.url = new URL(value).href; // throws if it is not a URL
    } else if (Object.hasOwn(INVERTED, name)) {
      if (!trueOrFalse(value, name)) flags |= INVERTED[name];
    } else if (Object.hasOwn(BOOLEANS, name)) {
      if (trueOrFalse(value, name)) flags |= BOOLEANS[name];
    } else if (Object.hasOwn(ENCODINGS, name)) {
      set(ENCODINGS[name], encodingNumber(instance, value) + 1);
    } else if (name === 'edition') {
      set(SHARED.edition, editionNumber(instance, value));
    } else if (Object.hasOwn(NUMBERS, name)) {
      set(NUMBERS[name], wholeNumber(value, name));
    } else if (name === 'limits') {
      if (typeof value !== 'object' || value === null) throw new TypeError(`limits must be an object, not ${shown(value)}`);
      const limits = ownProperties(value, 'limits');
      for (const limit in limits) {
        if (!Object.hasOwn(LIMITS, limit)) throw unknown('limit', limit, Object.keys(LIMITS));
        if (limits[limit] !== undefined) set(LIMITS[limit], wholeNumber(limits[limit], `limits.${limit}`));
      }
    }
  }
  // Last, because it uses the scratch memory that encodings need.
  const context = options.context;
  if (context !== undefined && context !== null) flags |= readContext(instance, context, set);
  instance.optionWords = shared;
  if (shared === null) return flags;
  instance.u32.set(shared.subarray(SHARED.edition), instance.shared + SHARED.edition);
  return flags | FLAG.moreOptions;
}

// Also true for a browser's node, whose class has the property. A plain object may have it from Object.prototype.
const isNode = (object) => Object.getPrototypeOf(Object.getPrototypeOf(object) ?? {}) !== null && object.nodeType !== undefined;

// Reads a context: 'div', 'svg path', an object { localName, namespace, encoding, quirksMode, insideForm, scriptsWillRun }, or an
// Element.
function readContext(instance, context, set) {
  let given = context;
  if (typeof given === 'string') {
    const [, namespace = 'html', localName] = /^(?:(svg|math) )?(.*)$/s.exec(given);
    given = { __proto__: null, localName, namespace };
  } else if (typeof given !== 'object') {
    throw new TypeError(`a context must be a name, a description or an element, not ${shown(given)}`);
  } else if (isNode(given)) {
    given = describeElement(given);
  } else {
    given = ownProperties(given, 'the context');
    for (const name in given) if (!CONTEXT.includes(name)) throw unknown('member', name, CONTEXT, ' of a context');
  }
  const { localName = 'body', encoding = '', quirksMode = 'no-quirks', insideForm = false, scriptsWillRun = false } = given;
  const namespace = given.namespace ?? given.namespaceURI ?? 'html';
  if (!Object.hasOwn(NAMESPACES, namespace)) throw new TypeError(`the namespace of a context must be html, svg or math, not “${namespace}”`);
  if (!Object.hasOwn(QUIRKS, quirksMode)) throw new TypeError(`the quirks mode must be ${Object.keys(QUIRKS).join(', ')}, not “${quirksMode}”`);
  if (typeof localName !== 'string' || localName === '' || /[\t\n\f\r />\0]/.test(localName))
    throw new TypeError(`“${localName}” cannot be the name of a context`);
  if (typeof encoding !== 'string') throw new TypeError(`the encoding of a context must be a string, not ${shown(encoding)}`);
  instance.optionContext = localName + encoding;
  const [nameSize, encodingSize] = writeContext(instance, localName, encoding);
  set(SHARED.contextNameSize, nameSize);
  set(SHARED.contextEncodingSize, encodingSize);
  let flags = FLAG.fragment | NAMESPACES[namespace] | QUIRKS[quirksMode];
  if (trueOrFalse(insideForm, 'insideForm of a context')) flags |= FLAG.insideForm;
  if (trueOrFalse(scriptsWillRun, 'scriptsWillRun of a context')) flags |= FLAG.scriptsWillRun;
  return flags;
}

// Describes an element, from a document of the package or of the browser, as a context.
function describeElement(element) {
  if (element.nodeType !== 1) throw new TypeError(`a context must be an element, not ${element.nodeName}`);
  const { localName, namespaceURI: namespace, ownerDocument } = element;
  let root = element;
  let insideForm = false;
  for (let node = element; node; node = node.parentNode) {
    insideForm ||= node.localName === 'form' && node.namespaceURI === XHTML;
    root = node;
  }
  while (root.mode && root.host) root = root.host.getRootNode(); // a shadow root
  let quirksMode = ownerDocument.quirksMode ?? (ownerDocument.compatMode === 'BackCompat' ? 'quirks' : 'no-quirks');
  if (root.host) quirksMode = 'no-quirks'; // template contents belong to a separate document, which is in no-quirks mode
  return { __proto__: null, localName, namespace, encoding: element.getAttribute('encoding') ?? '', quirksMode, insideForm };
}

function writeContext(instance, localName, encoding) {
  const at = instance.room(3 * (localName.length + encoding.length));
  const size = instance.write(localName, at);
  return [size, instance.write(encoding, at + size)];
}

// Writes options again that were read before: the former instance.optionWords and optionContext.
export function writeOptions(instance, words, context) {
  if (context !== null) writeContext(instance, context, '');
  if (words !== null) instance.u32.set(words.subarray(SHARED.edition), instance.shared + SHARED.edition);
}

export function encodingNumber(instance, label) {
  const number = instance.call.encoding_of(instance.scratch(String(label)));
  if (number === 0) throw new RangeError(`“${label}” is not an encoding`);
  return number - 1;
}

export function editionNumber(instance, date) {
  const editions = listEditions(instance);
  if (date === 'living') date = editions.at(-1).date;
  if (!editions.some((edition) => edition.date === date))
    throw new RangeError(
      `there is no edition “${date}”; choose from: ${editions.map((edition) => edition.date).join(', ')}${editions.length === 1 ? '; others: import lockstep-html/full' : ''}`,
    );
  return Number(date.replaceAll('-', ''));
}

export function listEditions(instance) {
  if (instance.editions === undefined) {
    instance.call.editions_json();
    instance.editions = JSON.parse(instance.result());
  }
  return instance.editions;
}

// Decodes a word in which the module describes an encoding.
export function describeEncoding(instance, word) {
  const ask = (name, value) => {
    instance.call[name](value);
    return instance.result();
  };
  return {
    name: ask('encoding_name', word & 255),
    confidence: ask('encoding_confidence', word),
    source: ask('encoding_source', word),
  };
}
