// Options, as the module takes them: a word of flags, and the words of `Shared`.
import { FLAG, SHARED } from './instance.js';

const BOOLEANS = {
  scripting: FLAG.scripting,
  errors: FLAG.collectErrors,
  positions: FLAG.positions,
  allowDeclarativeShadowRoots: FLAG.allowDeclarativeShadowRoots,
  iframeSrcdoc: FLAG.iframeSrcdoc,
  cannotChangeTheMode: FLAG.cannotChangeTheMode,
  ignoreLateMeta: FLAG.ignoreLateMeta,
};
const LIMITS = {
  inputBytes: SHARED.inputBytes, nodes: SHARED.nodes, depth: SHARED.depth, attributes: SHARED.attributes,
  errors: SHARED.errors, memoryBytes: SHARED.memoryBytes,
};
const ENCODINGS = {
  encoding: SHARED.encoding, transportEncoding: SHARED.transportEncoding, containerEncoding: SHARED.containerEncoding,
  likelyEncoding: SHARED.likelyEncoding, defaultEncoding: SHARED.defaultEncoding,
};
const OTHERS = ['edition', 'maxErrors', 'limits', 'prescanBytes', 'detectUtf8', 'context'];
const KNOWN = new Set([...Object.keys(BOOLEANS), ...Object.keys(ENCODINGS), ...OTHERS]);
const QUIRKS = { 'no-quirks': 0, 'limited-quirks': FLAG.limitedQuirks, quirks: FLAG.quirks };
const XHTML = 'http://www.w3.org/1999/xhtml';
const NAMESPACES = {
  html: 0, svg: FLAG.svg, math: FLAG.mathml, [XHTML]: 0, 'http://www.w3.org/2000/svg': FLAG.svg,
  'http://www.w3.org/1998/Math/MathML': FLAG.mathml,
};
const MOST = 0xffffffff;

const shown = (value) => (typeof value === 'string' ? `“${value}”` : String(value));

function size(value, name) {
  if (!Number.isInteger(value) || value < 0 || value > MOST) throw new RangeError(`${name} must be a whole number from 0 to ${MOST}`);
  return value;
}

// A copy of the options, with those that the object inherits.
export function allOptions(options) {
  const copy = {};
  if (options === undefined || options === null) return copy;
  if (typeof options !== 'object') throw new TypeError(`the options must be an object, not ${shown(options)}`);
  for (const name in options) copy[name] = options[name];
  return copy;
}

// Reads options, writes those that need it to the shared memory, and returns the flags. `more`: the names of options that
// the caller reads by itself.
export function readOptions(instance, options, more = []) {
  instance.optionWords = null;
  instance.optionContext = null;
  if (options === undefined || options === null) return 0;
  if (typeof options !== 'object') throw new TypeError(`the options must be an object, not ${shown(options)}`);
  let flags = 0;
  let shared = null;
  const set = (index, value) => {
    if (shared === null) {
      shared = new Uint32Array(SHARED.count);
      shared[SHARED.prescanBytes] = 1024;
    }
    shared[index] = value;
  };
  for (const name in options) {
    const value = options[name];
    if (value === undefined) continue;
    if (Object.hasOwn(BOOLEANS, name) || name === 'detectUtf8') {
      if (typeof value !== 'boolean') throw new TypeError(`${name} must be true or false, not ${shown(value)}`);
      if (name === 'detectUtf8') flags |= value ? 0 : FLAG.ignoreUtf8;
      else if (value) flags |= BOOLEANS[name];
    } else if (Object.hasOwn(ENCODINGS, name)) {
      set(ENCODINGS[name], encodingNumber(instance, value) + 1);
    } else if (name === 'edition') {
      set(SHARED.edition, editionNumber(instance, value));
    } else if (name === 'maxErrors' || name === 'prescanBytes') {
      set(SHARED[name], size(value, name));
    } else if (name === 'limits') {
      if (typeof value !== 'object' || value === null) throw new TypeError(`limits must be an object, not ${shown(value)}`);
      for (const limit in value) {
        if (!Object.hasOwn(LIMITS, limit)) throw new TypeError(`unknown limit “${limit}”; the limits are: ${Object.keys(LIMITS).join(', ')}`);
        if (value[limit] !== undefined) set(LIMITS[limit], size(value[limit], `limits.${limit}`));
      }
    } else if (!KNOWN.has(name) && !more.includes(name)) {
      throw new TypeError(`unknown option “${name}”; the options are: ${[...KNOWN, ...more].join(', ')}`);
    }
  }
  // Last, because it needs the scratch memory that encodings use.
  const context = options.context;
  if (context !== undefined && context !== null) flags |= readContext(instance, context, set);
  instance.optionWords = shared;
  if (shared === null) return flags;
  instance.u32.set(shared.subarray(SHARED.edition), instance.shared + SHARED.edition);
  return flags | FLAG.moreOptions;
}

// 'div', 'svg path', or { localName, namespace, encoding, quirksMode, insideForm, scriptsWillRun }; an Element.
function readContext(instance, context, set) {
  let given = context;
  if (typeof given === 'string') {
    const [, namespace = 'html', localName] = /^(?:(svg|math) )?(.*)$/s.exec(given);
    given = { localName, namespace };
  } else if (typeof given !== 'object') {
    throw new TypeError(`a context is a name, a description or an element, not ${shown(given)}`);
  } else if (given.nodeType !== undefined) {
    given = describeElement(given);
  }
  const { localName = 'body', encoding = '', quirksMode = 'no-quirks', insideForm, scriptsWillRun } = given;
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
  if (insideForm) flags |= FLAG.insideForm;
  if (scriptsWillRun) flags |= FLAG.scriptsWillRun;
  return flags;
}

// What an element, of a document of the package or of the browser, is as a context.
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
  if (root.host) quirksMode = 'no-quirks'; // that of the document of template contents
  return { localName, namespace, encoding: element.getAttribute('encoding') ?? '', quirksMode, insideForm };
}

function writeContext(instance, localName, encoding) {
  const at = instance.room(3 * (localName.length + encoding.length));
  const size = instance.write(localName, at);
  return [size, instance.write(encoding, at + size)];
}

// Writes options again that were read before: instance.optionWords and optionContext as they were.
export function writeOptions(instance, words, context) {
  if (context !== null) writeContext(instance, context, '');
  if (words !== null) instance.u32.set(words.subarray(SHARED.edition), instance.shared + SHARED.edition);
}

export function encodingNumber(instance, label) {
  const number = instance.call.encoding_of(instance.scratch(String(label)));
  if (number === 0) throw new RangeError(`“${label}” is no encoding`);
  return number - 1;
}

export function editionNumber(instance, date) {
  const editions = listEditions(instance);
  if (!editions.some((edition) => edition.date === date))
    throw new RangeError(
      `there is no edition “${date}”; there are: ${editions.map((edition) => edition.date).join(', ')}${editions.length === 1 ? '; others: import lockstep-html/full' : ''}`,
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
