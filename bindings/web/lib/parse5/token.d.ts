// parse5's `Token`.
import type { TAG_ID } from './html.js';

export enum TokenType {
  CHARACTER = 0, NULL_CHARACTER = 1, WHITESPACE_CHARACTER = 2, START_TAG = 3, END_TAG = 4, COMMENT = 5, DOCTYPE = 6,
  EOF = 7, HIBERNATION = 8,
}

/** Lines and columns from 1, offsets from 0, in UTF-16 code units; the end is after the last character. */
export interface Location {
  startLine: number;
  startCol: number;
  startOffset: number;
  endLine: number;
  endCol: number;
  endOffset: number;
}
export interface LocationWithAttributes extends Location {
  attrs?: Record<string, Location>;
}
export interface ElementLocation extends LocationWithAttributes {
  startTag?: LocationWithAttributes;
  /** Absent if the element has no end tag. */
  endTag?: Location;
}
export interface Attribute {
  name: string;
  value: string;
  /** For attributes such as `xlink:href`, with the prefix. */
  namespace?: string;
  prefix?: string;
}

interface TokenBase {
  readonly type: TokenType;
  location: Location | null;
}
export interface DoctypeToken extends TokenBase {
  readonly type: TokenType.DOCTYPE;
  name: string | null;
  forceQuirks: boolean;
  publicId: string | null;
  systemId: string | null;
}
export interface TagToken extends TokenBase {
  readonly type: TokenType.START_TAG | TokenType.END_TAG;
  tagName: string;
  tagID: TAG_ID;
  selfClosing: boolean;
  ackSelfClosing: boolean;
  attrs: Attribute[];
  location: LocationWithAttributes | null;
}
export interface CommentToken extends TokenBase {
  readonly type: TokenType.COMMENT;
  data: string;
}
export interface EOFToken extends TokenBase {
  readonly type: TokenType.EOF;
}
export interface CharacterToken extends TokenBase {
  type: TokenType.CHARACTER | TokenType.NULL_CHARACTER | TokenType.WHITESPACE_CHARACTER;
  chars: string;
}
export type Token = DoctypeToken | TagToken | CommentToken | EOFToken | CharacterToken;

/** Returns the value of a token's attribute; null if there is none. */
export function getTokenAttr(token: TagToken, attrName: string): string | null;
export {};
