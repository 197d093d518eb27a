// Errors under parse5's names. Tokenizer errors have the Standard's names; in tree construction, parse5 names only these.

const CODES = `control-character-in-input-stream noncharacter-in-input-stream surrogate-in-input-stream
  non-void-html-element-start-tag-with-trailing-solidus end-tag-with-attributes end-tag-with-trailing-solidus
  unexpected-solidus-in-tag unexpected-null-character unexpected-question-mark-instead-of-tag-name
  invalid-first-character-of-tag-name unexpected-equals-sign-before-attribute-name missing-end-tag-name
  unexpected-character-in-attribute-name unknown-named-character-reference missing-semicolon-after-character-reference
  unexpected-character-after-doctype-system-identifier unexpected-character-in-unquoted-attribute-value eof-before-tag-name
  eof-in-tag missing-attribute-value missing-whitespace-between-attributes missing-whitespace-after-doctype-public-keyword
  missing-whitespace-between-doctype-public-and-system-identifiers missing-whitespace-after-doctype-system-keyword
  missing-quote-before-doctype-public-identifier missing-quote-before-doctype-system-identifier
  missing-doctype-public-identifier missing-doctype-system-identifier abrupt-doctype-public-identifier
  abrupt-doctype-system-identifier cdata-in-html-content incorrectly-opened-comment eof-in-script-html-comment-like-text
  eof-in-doctype nested-comment abrupt-closing-of-empty-comment eof-in-comment incorrectly-closed-comment eof-in-cdata
  absence-of-digits-in-numeric-character-reference null-character-reference surrogate-character-reference
  character-reference-outside-unicode-range control-character-reference noncharacter-character-reference
  missing-whitespace-before-doctype-name missing-doctype-name invalid-character-sequence-after-doctype-name
  duplicate-attribute non-conforming-doctype missing-doctype misplaced-doctype end-tag-without-matching-open-element
  closing-of-element-with-open-child-elements disallowed-content-in-noscript-in-head open-elements-left-after-eof
  abandoned-head-element-child misplaced-start-tag-for-head-element nested-noscript-in-head
  eof-in-element-that-can-contain-only-text`.split(/\s+/);

const inCamelCase = (code) => code.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** parse5's error codes by their names in parse5: `ErrorCodes.eofInTag` is 'eof-in-tag'. */
export const ErrorCodes = Object.freeze(Object.fromEntries(CODES.map((code) => [inCamelCase(code), code])));

const MISPLACED = ['misplaced-start-tag-for-head-element', 'end-tag-without-matching-open-element'];
const known = new Map(CODES.map((code) => [code, code]));
// Our names for tree construction errors; a pair is for start tags and for end tags. parse5 has no names for the others.
const tree = new Map(Object.entries({
  'initial-doctype-not-standard': 'non-conforming-doctype',
  'initial-missing-doctype': 'missing-doctype',
  'before-head-misplaced-doctype': 'misplaced-doctype',
  'in-head-misplaced-doctype': 'misplaced-doctype',
  'in-head-noscript-misplaced-doctype': 'misplaced-doctype',
  'after-head-misplaced-doctype': 'misplaced-doctype',
  'before-head-end-tag-not-open': MISPLACED[1],
  'in-head-end-tag-template-not-open': MISPLACED[1],
  'in-head-end-tag-template-unclosed-elements': 'closing-of-element-with-open-child-elements',
  'in-head-misplaced-tag': MISPLACED,
  'in-head-noscript-misplaced-tag': ['nested-noscript-in-head', MISPLACED[1]],
  'in-head-noscript-content-not-allowed': 'disallowed-content-in-noscript-in-head',
  'after-head-head-element-too-late': 'abandoned-head-element-child',
  'after-head-misplaced-tag': MISPLACED,
  'text-end-of-file': 'eof-in-element-that-can-contain-only-text',
}));
// The token error that parse5 reports at the whole tag.
const TAG = 'non-void-html-element-start-tag-with-trailing-solidus';

// Matches text that is one token in parse5.
const TEXT = /[^\0\t\n\f\r <]*/y;

// Returns parse5's report of an error, and `when`, an offset that orders the reports: the tree's errors come after a token's, and
// the error TAG comes last. Null if parse5 has no name for the error. parse5 reports tokenizer errors where the Standard does, and
// tree construction errors at the token.
export function inParse5({ code: name, offset, end, reported }, input) {
  const code = known.get(name);
  if (code !== undefined) return code === TAG ? { code, start: offset, end, when: end + 0.75 } : { code, start: reported, end: reported, when: reported };
  const ours = tree.get(name);
  if (ours === undefined) return null;
  // Errors of text come after the errors of the tag that ends it.
  const next = input.indexOf('>', offset) + 1;
  const when = (input[offset] === '<' ? end : next > 0 ? next : input.length) + 0.5;
  if (name === 'initial-missing-doctype') return { code: ours, start: offset, end: offset, when };
  if (name === 'in-head-noscript-content-not-allowed') {
    if (offset === input.length) return { code: 'open-elements-left-after-eof', start: offset, end, when };
    TEXT.lastIndex = offset;
    return { code: ours, start: offset, end: Math.max(end, offset + TEXT.exec(input)[0].length), when };
  }
  if (typeof ours === 'string') return { code: ours, start: offset, end, when };
  if (input[offset + 1] === '/') return { code: ours[1], start: offset, end, when };
  return { code: /^<head/i.test(input.slice(offset, offset + 5)) ? MISPLACED[0] : ours[0], start: offset, end, when };
}
