// parse5's `Token`.
import { ofNumbers, words } from './enumerations.js';

export const TokenType = /* @__PURE__ */ ofNumbers(/* @__PURE__ */ words('CHARACTER NULL_CHARACTER WHITESPACE_CHARACTER START_TAG END_TAG COMMENT DOCTYPE EOF HIBERNATION'));

/** Returns the value of a token's attribute, the last one of that name; null if there is none. */
export const getTokenAttr = (token, attrName) => token.attrs.findLast(({ name }) => name === attrName)?.value ?? null;
