// XPath: document.evaluate(), which returns the DOM's results, and xpath(), which returns JavaScript values.
// https://dom.spec.whatwg.org/#xpath
import { Node } from './dom.js';
import { Attr, namespaceNumber } from './dom/attributes.js';
import { domException } from './dom/changes.js';
import { Document } from './dom/classes.js';
import { mix } from './dom/members.js';
import { optionsOf, trueOrFalse } from './options.js';
import { ErrorInText, kept } from './selectors.js';

/** Thrown for an expression that is invalid or cannot be evaluated. */
export class XPathError extends ErrorInText {}

// The types of values, which also name conversions, and the options of expressions; src/evaluating.cpp has the same lists.
const WANTED = { any: 0, nodes: 1, string: 2, number: 3, boolean: 4, first: 5 };
const EXTENSIONS = 1;
const ANY_NAMESPACE = 2;
const NO_ELEMENTS = 6; // the number of a namespace without elements, for namespaces that the parser does not know

// Writes two strings to the scratch memory. Returns the size of the first one, and the total size.
function scratchBoth(instance, first, second) {
  const at = instance.room(3 * (first.length + second.length));
  const size = instance.write(first, at);
  return [size, size + instance.write(second, at + size)];
}

// An expression for any document. Each instance of the module compiles it separately.
class Expression {
  // `namespaces`: pairs of a prefix and a namespace.
  constructor(text, namespaces = [], choices = 0) {
    this.text = text;
    this.namespaces = namespaces;
    this.choices = choices;
    this.key = JSON.stringify([text, choices, namespaces]);
  }

  compiled(instance) {
    return kept((instance.expressions ??= new Map()), this.key, () => {
      for (const [prefix, uri] of this.namespaces) instance.call.xpath_prefix(instance.scratch(prefix), namespaceNumber(uri) ?? NO_ELEMENTS);
      const handle = instance.call.xpath(instance.scratch(this.text), this.choices);
      if (handle === 0) throw new XPathError(JSON.parse(instance.result()));
      return handle;
    }, instance.call.xpath_free);
  }

  // Returns the value for a context node: a string, a number, a boolean, or an array of nodes.
  value(context, variables = [], wanted = WANTED.any) {
    const document = documentOf(context);
    // The document of a fragment is empty; its `result` is the fragment.
    const [id, attribute] = context === document ? [document._selectorRoot, 0] : numbersOf(context);
    const passed = variables.map((variable) => variableOf(document, variable));
    return document._call(({ instance, handle, surrogates }) => {
      const compiled = this.compiled(instance);
      for (const variable of passed) passVariable(instance, handle, variable);
      const type = instance.call.xpath_evaluate(handle, id, attribute, compiled, wanted);
      if (type === 0) throw new XPathError(JSON.parse(instance.result()));
      if (type === WANTED.string) return instance.result(surrogates);
      const words = instance.words();
      if (type === WANTED.number) return new Float64Array(words.buffer)[0];
      return type === WANTED.boolean ? words[0] !== 0 : nodesOf(document, words);
    });
  }
}

function nodesOf(document, words) {
  return Array.from({ length: words.length / 2 }, (_, index) => {
    const node = document._node(words[2 * index]);
    const attribute = words[2 * index + 1];
    return attribute === 0 ? node : node.attributes.item(attribute - 1);
  });
}

// Converts a variable to the module's format. Nodes are passed as the bytes of their ids.
function variableOf(document, [name, value]) {
  const type = WANTED[typeof value] ?? WANTED.nodes;
  if (type !== WANTED.nodes) return { type, name, value };
  const numbers = Array.from(isNode(value) ? [value] : value, (node) => {
    if (!isNode(node) || node.ownerDocument !== document) throw new TypeError(`the variable “${name}” contains something other than nodes and attributes of the document`);
    return numbersOf(node);
  });
  return { type, name, value: new Uint8Array(new Uint32Array(numbers.flat()).buffer) };
}

function passVariable(instance, handle, { type, name, value }) {
  const pass = (sizes, number = 0) => instance.call.xpath_variable(handle, type, ...sizes, number);
  if (type === WANTED.string) return pass(scratchBoth(instance, name, value));
  if (type !== WANTED.nodes) return pass(scratchBoth(instance, name, ''), Number(value));
  const at = instance.room(3 * name.length + value.length);
  const size = instance.write(name, at);
  instance.u8.set(value, at + size);
  return pass([size, size + value.length]);
}

const isNode = (value) => value instanceof Node || value instanceof Attr;
// Returns a node's number and 0 or, for an attribute, its element's number and its index + 1.
const numbersOf = (node) => (node instanceof Attr ? [node.ownerElement._id, node.ownerElement._indexOf(node._number) + 1] : [node._id, 0]);
const documentOf = (node) => (node instanceof Attr ? node.ownerElement : node)._document;

function contextOf(node) {
  if (!isNode(node)) throw new TypeError('the context node must be a node of a document');
  if (node instanceof Attr && node.ownerElement === null) throw domException('NotSupportedError', 'an attribute without an element cannot be the context node');
  if (node.nodeType === 10) throw domException('NotSupportedError', 'a DOCTYPE cannot be the context node');
  return node;
}

/**
 * Evaluates an XPath 1.0 expression on a node: returns an array of nodes and attributes in document order, a string, a number or
 * a boolean.
 */
export function xpath(node, expression, options) {
  const { namespaces = {}, variables = {}, extensions = false, anyNamespace = false } = optionsOf(options, 'xpath');
  const choices = (trueOrFalse(extensions, 'extensions') ? EXTENSIONS : 0) | (trueOrFalse(anyNamespace, 'anyNamespace') ? ANY_NAMESPACE : 0);
  const pairs = Object.entries(namespaces).map((pair) => pair.map(String));
  return new Expression(String(expression), pairs, choices).value(contextOf(node), Object.entries(variables));
}

// Finds the prefixes to resolve: names before a colon, outside string literals. A resolver's result is converted to a string.
const PREFIX = /([\p{L}_][\p{L}\p{N}\p{M}_.\-·]*):(?!:)/gu;
function prefixesOf(expression, resolver) {
  if (resolver === null || resolver === undefined) return [];
  const names = new Set(Array.from(expression.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(PREFIX), (match) => match[1]));
  const resolve = typeof resolver === 'function' ? resolver : (prefix) => resolver.lookupNamespaceURI(prefix);
  return [...names].map((prefix) => [prefix, resolve(prefix)]).filter(([, uri]) => uri !== null && uri !== undefined).map(([prefix, uri]) => [prefix, `${uri}`]);
}

const TYPES = [
  'ANY_TYPE', 'NUMBER_TYPE', 'STRING_TYPE', 'BOOLEAN_TYPE', 'UNORDERED_NODE_ITERATOR_TYPE', 'ORDERED_NODE_ITERATOR_TYPE',
  'UNORDERED_NODE_SNAPSHOT_TYPE', 'ORDERED_NODE_SNAPSHOT_TYPE', 'ANY_UNORDERED_NODE_TYPE', 'FIRST_ORDERED_NODE_TYPE',
];
const [ANY, NUMBER_TYPE, STRING_TYPE, BOOLEAN_TYPE, UNORDERED_ITERATOR, ORDERED_ITERATOR, UNORDERED_SNAPSHOT, ORDERED_SNAPSHOT, ANY_NODE] = TYPES.keys();

// The result type to use when ANY_TYPE was requested.
const typeOf = (value) => ({ number: NUMBER_TYPE, string: STRING_TYPE, boolean: BOOLEAN_TYPE })[typeof value] ?? UNORDERED_ITERATOR;

/** The result of document.evaluate(). https://dom.spec.whatwg.org/#interface-xpathresult */
export class XPathResult {
  constructor(document, type, value) {
    this.resultType = type;
    this._document = document;
    this._value = value;
    this._version = document._version;
    this._next = 0;
  }
  // Returns the value if the result has one of these types, and throws otherwise.
  _as(what, ...types) {
    if (!types.includes(this.resultType)) throw new TypeError(`the result is not ${what}: its type is ${TYPES[this.resultType]}`);
    return this._value;
  }
  get numberValue() { return this._as('a number', NUMBER_TYPE); }
  get stringValue() { return this._as('a string', STRING_TYPE); }
  get booleanValue() { return this._as('a boolean', BOOLEAN_TYPE); }
  get singleNodeValue() { return this._as('a single node', ANY_NODE, ANY_NODE + 1)[0] ?? null; }
  get invalidIteratorState() { return this._isIterator() && this._document._version !== this._version; }
  _isIterator() { return this.resultType === UNORDERED_ITERATOR || this.resultType === ORDERED_ITERATOR; }
  iterateNext() {
    const nodes = this._as('an iterator', UNORDERED_ITERATOR, ORDERED_ITERATOR);
    if (this.invalidIteratorState) throw domException('InvalidStateError', 'the document has changed since the expression was evaluated');
    return nodes[this._next++] ?? null;
  }
  get snapshotLength() { return this._as('a snapshot', UNORDERED_SNAPSHOT, ORDERED_SNAPSHOT).length; }
  snapshotItem(index) { return this._as('a snapshot', UNORDERED_SNAPSHOT, ORDERED_SNAPSHOT)[index >>> 0] ?? null; }
  get [Symbol.toStringTag]() { return 'XPathResult'; }
}
TYPES.forEach((name, value) => {
  for (const target of [XPathResult, XPathResult.prototype]) Object.defineProperty(target, name, { value, enumerable: true });
});

// The conversion for each type of result, in the order of TYPES.
const CONVERSIONS = [WANTED.any, WANTED.number, WANTED.string, WANTED.boolean, WANTED.any, WANTED.any, WANTED.any, WANTED.any, WANTED.first, WANTED.first];

/** A compiled expression. https://dom.spec.whatwg.org/#interface-xpathexpression */
export class XPathExpression {
  constructor(expression) {
    this._expression = expression;
  }
  evaluate(contextNode, type = ANY) {
    const context = contextOf(contextNode);
    const wanted = type >>> 0;
    if (wanted >= TYPES.length) throw domException('NotSupportedError', `${type} is not a result type`);
    const value = this._expression.value(context, [], CONVERSIONS[wanted]);
    if (wanted >= UNORDERED_ITERATOR && !Array.isArray(value)) throw new TypeError(`the value of “${this._expression.text}” is a ${typeof value}, not nodes`);
    return new XPathResult(documentOf(context), wanted === ANY ? typeOf(value) : wanted, value);
  }
}

const UNDECLARED = /^the namespace prefix .* is not declared/; // how the module's message begins

// The members of documents and evaluators. https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase
const evaluatorMembers = {
  createExpression(expression, resolver = null) {
    const text = String(expression);
    const made = new Expression(text, prefixesOf(text, resolver));
    try {
      made.compiled(this._library().started()); // throws if the expression is invalid
    } catch (error) {
      if (error instanceof XPathError && UNDECLARED.test(error.message)) throw domException('NamespaceError', error.message);
      throw error;
    }
    return new XPathExpression(made);
  },
  createNSResolver(nodeResolver) { return nodeResolver; },
  evaluate(expression, contextNode, resolver = null, type = ANY) { return this.createExpression(expression, resolver).evaluate(contextNode, type); },
};

/** A document with XPath. */
export class XPathDocument extends Document {
  _library() { return this._open().instance.library; }
}
mix(XPathDocument, evaluatorMembers);

/** Returns the class `XPathEvaluator` of a module of the package. */
export const makeXPathEvaluator = (library) => {
  class XPathEvaluator {
    _library() { return library; }
  }
  mix(XPathEvaluator, evaluatorMembers);
  return XPathEvaluator;
};
