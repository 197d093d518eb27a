// parse5's `foreignContent`: what the Standard does with the tokens of SVG and MathML.
import type { NS, TAG_ID } from './html.js';
import type { Attribute, TagToken } from './token.js';

/** From the names of SVG elements in lower case to their spelling in trees. */
export const SVG_TAG_NAMES_ADJUSTMENT_MAP: Map<string, string>;
/** Returns whether a start tag ends foreign content. */
export function causesExit(startTagToken: TagToken): boolean;
export function adjustTokenMathMLAttrs(token: TagToken): void;
export function adjustTokenSVGAttrs(token: TagToken): void;
export function adjustTokenXMLAttrs(token: TagToken): void;
export function adjustTokenSVGTagName(token: TagToken): void;
/** Returns whether an element is an integration point, of the kind that `foreignNS` names or of either. */
export function isIntegrationPoint(tn: TAG_ID, ns: NS, attrs: readonly Attribute[], foreignNS?: NS): boolean;
