import type { Attr, Document, Node } from './dom/classes.js';
export * from './index.js';

/** An invalid expression, or one that cannot be evaluated. `column` counts code points from 1; `suggestion` may be empty. */
export class XPathError extends SyntaxError {
  column: number;
  suggestion: string;
}

/** What may be a variable, and what an expression may yield; nodes in document order. */
export type XPathValue = string | number | boolean | (Node | Attr)[];

export interface XPathOptions {
  /** From prefixes to namespaces: `{ svg: 'http://www.w3.org/2000/svg' }`. */
  namespaces?: Record<string, string>;
  /** The values of `$name`: use them for text from outside. Nodes must be those of the document. */
  variables?: Record<string, string | number | boolean | Node | Attr | Iterable<Node | Attr>>;
  /** Whether there are `ends-with()`, `has-class()`, `lower-case()`, `string-join()` and `upper-case()`. */
  extensions?: boolean;
  /** Whether names of elements without a prefix are names in any namespace: `//svg` and `//path` are found then. */
  anyNamespace?: boolean;
}
/**
 * Evaluates an XPath 1.0 expression on a node; in a document that parseFragment() made, on the fragment. Names are those of HTML
 * elements, and are compared in lowercase; template contents and shadow roots are trees of their own.
 * @throws XPathError
 */
export function xpath(node: Node, expression: string, options?: XPathOptions): XPathValue;

/** A function from prefixes to namespaces, or an object with that method; nodes have it. */
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
  /** These throw a TypeError if the result has another type. */
  readonly numberValue: number;
  readonly stringValue: string;
  readonly booleanValue: boolean;
  readonly singleNodeValue: Node | Attr | null;
  readonly snapshotLength: number;
  snapshotItem(index: number): Node | Attr | null;
  /** Throws an InvalidStateError if the document has been changed. */
  iterateNext(): Node | Attr | null;
  readonly invalidIteratorState: boolean;
}

/** https://dom.spec.whatwg.org/#interface-xpathexpression */
export class XPathExpression {
  protected constructor();
  /** A context node is any node but a DOCTYPE. */
  evaluate(contextNode: Node, type?: number): XPathResult;
}

interface Evaluator {
  /** @throws XPathError */
  createExpression(expression: string, resolver?: XPathNSResolver | null): XPathExpression;
  createNSResolver(nodeResolver: Node): Node;
  /** @throws XPathError */
  evaluate(expression: string, contextNode: Node, resolver?: XPathNSResolver | null, type?: number): XPathResult;
}

/** https://dom.spec.whatwg.org/#interface-xpathevaluator */
export class XPathEvaluator {}
export interface XPathEvaluator extends Evaluator {}

// The documents of this module alone have these members.
declare module './dom/classes.js' {
  interface Document extends Evaluator {}
}
export type { Document };
