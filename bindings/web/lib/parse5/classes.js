// parse5's classes, as far as a parser of whole inputs can be them, and the numbers of their states and modes.
import { ofNumbers, words } from './enumerations.js';

export const InsertionMode = /* @__PURE__ */ ofNumbers(/* @__PURE__ */ words(`INITIAL BEFORE_HTML BEFORE_HEAD IN_HEAD IN_HEAD_NO_SCRIPT AFTER_HEAD
  IN_BODY TEXT IN_TABLE IN_TABLE_TEXT IN_CAPTION IN_COLUMN_GROUP IN_TABLE_BODY IN_ROW IN_CELL IN_SELECT IN_SELECT_IN_TABLE
  IN_TEMPLATE AFTER_BODY IN_FRAMESET AFTER_FRAMESET AFTER_AFTER_BODY AFTER_AFTER_FRAMESET`));
export const TokenizerMode = /* @__PURE__ */ Object.freeze({ DATA: 0, RCDATA: 1, RAWTEXT: 2, SCRIPT_DATA: 3, PLAINTEXT: 4, CDATA_SECTION: 68 });

const lacks = (name, instead) => new Error(`lockstep-html/parse5 has no ${name}, because it parses whole inputs, not tokens: use ${instead}parse5's own, which lockstep-html-parse5 exports`);

export function makeParser(parse) {
  return class Parser {
    constructor() {
      throw lacks('new Parser()', 'parse(), or ');
    }
    static parse(html, options) {
      return parse(html, options);
    }
    static getFragmentParser() {
      throw lacks('Parser.getFragmentParser()', 'parseFragment(), or ');
    }
  };
}
export class Tokenizer {
  constructor() {
    throw lacks('Tokenizer', 'lockstep-html/tokens, or ');
  }
}
