// parse5's classes. Lockstep parses whole inputs, not tokens, so nothing can create these: lockstep-html-parse5 exports parse5's own.
import type { ParserErrorHandler } from './errors.js';
import type { CharacterToken, CommentToken, DoctypeToken, EOFToken, TagToken } from './token.js';

export enum InsertionMode {
  INITIAL = 0, BEFORE_HTML = 1, BEFORE_HEAD = 2, IN_HEAD = 3, IN_HEAD_NO_SCRIPT = 4, AFTER_HEAD = 5, IN_BODY = 6, TEXT = 7,
  IN_TABLE = 8, IN_TABLE_TEXT = 9, IN_CAPTION = 10, IN_COLUMN_GROUP = 11, IN_TABLE_BODY = 12, IN_ROW = 13, IN_CELL = 14,
  IN_SELECT = 15, IN_SELECT_IN_TABLE = 16, IN_TEMPLATE = 17, AFTER_BODY = 18, IN_FRAMESET = 19, AFTER_FRAMESET = 20,
  AFTER_AFTER_BODY = 21, AFTER_AFTER_FRAMESET = 22,
}
export const TokenizerMode: {
  readonly DATA: 0;
  readonly RCDATA: 1;
  readonly RAWTEXT: 2;
  readonly SCRIPT_DATA: 3;
  readonly PLAINTEXT: 4;
  readonly CDATA_SECTION: 68;
};
export interface TokenizerOptions {
  sourceCodeLocationInfo?: boolean;
}
export interface TokenHandler {
  onComment(token: CommentToken): void;
  onDoctype(token: DoctypeToken): void;
  onStartTag(token: TagToken): void;
  onEndTag(token: TagToken): void;
  onEof(token: EOFToken): void;
  onCharacter(token: CharacterToken): void;
  onNullCharacter(token: CharacterToken): void;
  onWhitespaceCharacter(token: CharacterToken): void;
  onParseError?: ParserErrorHandler | null;
}
/** In JavaScript, `new Tokenizer()` throws an `Error`. For tokens without a tree, see lockstep-html/tokens. */
export class Tokenizer {
  private constructor();
}
