import type { Attr, Document, Node } from './dom/classes.js';
export * from './index.js';

/** Thrown for an expression that is invalid or cannot be evaluated. `column` counts code points from 1; `suggestion` may be empty. */
export class XPathError extends Error {
  readonly name: 'SyntaxError';
  readonly code: 12;
  column: number;
  suggestion: string;
}

/** The value of an expression; nodes are in document order. */
export type XPathValue = string | number | boolean | (Node | Attr)[];

export interface XPathOptions {
  /** The namespace of each prefix: `{ svg: 'http://www.w3.org/2000/svg' }`. */
  namespaces?: Record<string, string>;
  /** The values of `$name`. Pass untrusted text as a variable instead of quoting it into the expression. Nodes must belong to the document. */
  variables?: Record<string, string | number | boolean | Node | Attr | Iterable<Node | Attr>>;
  /** Adds `ends-with()`, `has-class()`, `lower-case()`, `string-join()` and `upper-case()`. */
  extensions?: boolean;
  /** Lets element names without a prefix match in any namespace, so that `//svg` and `//path` find elements. */
  anyNamespace?: boolean;
}
/**
 * Evaluates an XPath 1.0 expression on a node or an attribute; on a document from parseFragment(), on the fragment. Names without a prefix match
 * HTML elements in any case. Template contents and shadow roots are separate trees.
 * @throws XPathError
 */
export function xpath(node: Node | Attr, expression: string, options?: XPathOptions): XPathValue;

/** Maps prefixes to namespaces: a function, or an object with `lookupNamespaceURI()`, such as a node. */
export type XPathNSResolver = ((prefix: string) => string | null) | { lookupNamespaceURI(prefix: string): string | null };

/** https://dom.spec.whatwg.org/#interface-xpathresult */
export class XPathResult {
  protected constructor();
  static readonly ANY_TYPE: 0;
  static readonly NUMBER_TYPE: 1;
  static readonly STRING_TYPE: 2;
  static readonly BOOLEAN_TYPE: 3;
  static readonly UNORDERED_NODE_ITERATOR_TYPE: 4;
  static readonly ORDERED_NODE_ITERATOR_TYPE: 5;
  static readonly UNORDERED_NODE_SNAPSHOT_TYPE: 6;
  static readonly ORDERED_NODE_SNAPSHOT_TYPE: 7;
  static readonly ANY_UNORDERED_NODE_TYPE: 8;
  static readonly FIRST_ORDERED_NODE_TYPE: 9;
  readonly resultType: number;
  /** This and the other value getters throw a TypeError if the result has another type. */
  readonly numberValue: number;
  readonly stringValue: string;
  readonly booleanValue: boolean;
  readonly singleNodeValue: Node | Attr | null;
  readonly snapshotLength: number;
  snapshotItem(index: number): Node | Attr | null;
  /** Throws an InvalidStateError if the document has changed since the evaluation. */
  iterateNext(): Node | Attr | null;
  readonly invalidIteratorState: boolean;
}

/** https://dom.spec.whatwg.org/#interface-xpathexpression */
export class XPathExpression {
  protected constructor();
  /** The context node may be an attribute of an element, or any node except a DOCTYPE. */
  evaluate(contextNode: Node | Attr, type?: number): XPathResult;
}

interface Evaluator {
  /** @throws XPathError */
  createExpression(expression: string, resolver?: XPathNSResolver | null): XPathExpression;
  createNSResolver(nodeResolver: Node): Node;
  /** @throws XPathError */
  evaluate(expression: string, contextNode: Node | Attr, resolver?: XPathNSResolver | null, type?: number): XPathResult;
}

/** https://dom.spec.whatwg.org/#interface-xpathevaluator */
export class XPathEvaluator {}
export interface XPathEvaluator extends Evaluator {}

// Only documents of this module have these members.
declare module './dom/classes.js' {
  interface Document extends Evaluator {}
}
export type { Document };
