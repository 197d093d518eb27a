// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// Derived: what the tokenizer reads at once, namely runs of characters and whole tags.
#ifndef LOCKSTEP_GENERATED_PARSER_TOKENIZER_SCAN_H
#define LOCKSTEP_GENERATED_PARSER_TOKENIZER_SCAN_H

#include "parser/tokenizer.h"

namespace lockstep::parser {

// For each state whose last row only appends, emits or drops the character: the bytes that end a run of such
// characters.
namespace runs {
inline constexpr ByteSet data{'\0', '\r', '&', '<'};
inline constexpr const ByteSet& rcdata = data;
inline constexpr ByteSet rawtext{'\0', '\r', '<'};
inline constexpr const ByteSet& script_data = rawtext;
inline constexpr ByteSet plaintext{'\0', '\r'};
inline constexpr ByteSet tag_name{'\0', '\t', '\n', '\f', '\r', ' ', '/', '>', 'A', 'B', 'C', 'D',
                                  'E',  'F',  'G',  'H',  'I',  'J', 'K', 'L', 'M', 'N', 'O', 'P',
                                  'Q',  'R',  'S',  'T',  'U',  'V', 'W', 'X', 'Y', 'Z'};
inline constexpr ByteSet script_data_escaped{'\0', '\r', '-', '<'};
inline constexpr const ByteSet& script_data_double_escaped = script_data_escaped;
inline constexpr ByteSet attribute_name{'\0', '\t', '\n', '\f', '\r', ' ', '"', '\'', '/', '<', '=', '>', 'A',
                                        'B',  'C',  'D',  'E',  'F',  'G', 'H', 'I',  'J', 'K', 'L', 'M', 'N',
                                        'O',  'P',  'Q',  'R',  'S',  'T', 'U', 'V',  'W', 'X', 'Y', 'Z'};
inline constexpr ByteSet attribute_value_double_quoted{'\0', '\r', '"', '&'};
inline constexpr ByteSet attribute_value_single_quoted{'\0', '\r', '&', '\''};
inline constexpr ByteSet attribute_value_unquoted{'\0', '\t', '\n', '\f', '\r', ' ', '"',
                                                  '&',  '\'', '<',  '=',  '>',  '`'};
inline constexpr ByteSet bogus_comment{'\0', '\r', '>'};
inline constexpr const ByteSet& comment = script_data_escaped;
inline constexpr ByteSet doctype_name{'\0', '\t', '\n', '\f', '\r', ' ', '>', 'A', 'B', 'C', 'D',
                                      'E',  'F',  'G',  'H',  'I',  'J', 'K', 'L', 'M', 'N', 'O',
                                      'P',  'Q',  'R',  'S',  'T',  'U', 'V', 'W', 'X', 'Y', 'Z'};
inline constexpr ByteSet doctype_public_identifier_double_quoted{'\0', '\r', '"', '>'};
inline constexpr ByteSet doctype_public_identifier_single_quoted{'\0', '\r', '\'', '>'};
inline constexpr const ByteSet& doctype_system_identifier_double_quoted =
    doctype_public_identifier_double_quoted;
inline constexpr const ByteSet& doctype_system_identifier_single_quoted =
    doctype_public_identifier_single_quoted;
inline constexpr const ByteSet& bogus_doctype = bogus_comment;
inline constexpr ByteSet cdata_section{'\0', '\r', ']'};
inline constexpr ByteSet processing_instruction_data{'\r', '>', '?'};
}  // namespace runs

// Reads a whole tag in the data state, by the rows that only look, remember and continue. Returns false and
// changes nothing if another row applies: the states then read the tag from its beginning.
template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::scan_tag() {
  const char* p = input.here() + 1;  // after the <
  const char* const end = input.end();
  const char* begin = p;
  std::uint64_t key = 0;           // of the last name, if it is short
  TokenAttribute* last = nullptr;  // the last attribute
  // tag open state, #tag-open-state
  if (p == end) return false;
  switch (*p) {
    case '!': return scan_doctype(p + 1);
    case '/': ++p; goto end_tag_open;
  }
  if (is_ascii_alpha(*p)) {
    scan.begin(true);
    goto tag_name;
  }
  return false;
// end tag open state, #end-tag-open-state
end_tag_open:
  // The bare end tag of the current node.
  if (scan.take_expected_end_tag(p)) return true;
  if (p == end) return false;
  if (is_ascii_alpha(*p)) {
    scan.begin(false);
    goto tag_name;
  }
  return false;
// tag name state, #tag-name-state
tag_name:
  begin = p;
  p = skip_name<runs::tag_name>(p, end, input.begin(), key);
  if (!LOCKSTEP_SMALL_TABLES && p != end && *p == '>') {
    tag.scan_name(begin, p, key);
    goto emit;
  }
  if (!LOCKSTEP_SMALL_TABLES && end - p >= 2 && *p == ' ' && static_cast<unsigned char>(p[1]) > '>') {
    tag.scan_name(begin, p, key);
    ++p;
    goto attribute_name;
  }
  if (p == end) return scan.give_up();
  if (is_ascii_upper_alpha(*p)) [[unlikely]] {
    p = scan.template folded_tag_name<runs::tag_name>(begin);
    if (p == nullptr || p == end) return scan.give_up();
  } else {
    tag.scan_name(begin, p, key);
  }
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_name;
    case '/': ++p; goto self_closing_start_tag;
    case '>': goto emit;
  }
  return scan.give_up();
// before attribute name state, #before-attribute-name-state
before_attribute_name:
  if (p == end) return scan.give_up();
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_name;
    case '/':
    case '>': goto after_attribute_name;
    case '=': return scan.give_up();
  }
  goto attribute_name;
// attribute name state, #attribute-name-state
attribute_name:
  begin = p;
  p = skip_name<runs::attribute_name>(p, end, input.begin(), key);
  if (!LOCKSTEP_SMALL_TABLES && end - p >= 2 && *p == '=' && p[1] == '"') {
    if ((last = attribute.scan_name(begin, p, key)) == nullptr) return scan.give_up();
    p += 2;
    goto attribute_value_double_quoted;
  }
  if (p == end) return scan.give_up();
  if (is_ascii_upper_alpha(*p)) [[unlikely]] {
    p = scan.template folded_attribute_name<runs::attribute_name>(begin);
    if (p == nullptr || p == end) return scan.give_up();
    last = attribute.last();
  } else if ((last = attribute.scan_name(begin, p, key)) == nullptr) {
    return scan.give_up();
  }
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '/':
    case '>':
    case '\r': goto after_attribute_name;
    case '=': ++p; goto before_attribute_value;
  }
  return scan.give_up();
// self-closing start tag state, #self-closing-start-tag-state
self_closing_start_tag:
  if (p == end) return scan.give_up();
  if (*p == '>') {
    tag.set_self_closing();
    goto emit;
  }
  return scan.give_up();
// after attribute name state, #after-attribute-name-state
after_attribute_name:
  if (p == end) return scan.give_up();
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto after_attribute_name;
    case '/': ++p; goto self_closing_start_tag;
    case '=': ++p; goto before_attribute_value;
    case '>': goto emit;
  }
  goto attribute_name;
// before attribute value state, #before-attribute-value-state
before_attribute_value:
  if (p == end) return scan.give_up();
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_value;
    case '"': ++p; goto attribute_value_double_quoted;
    case '\'': ++p; goto attribute_value_single_quoted;
    case '>': return scan.give_up();
  }
  goto attribute_value_unquoted;
// attribute value (double-quoted) state, #attribute-value-(double-quoted)-state
attribute_value_double_quoted:
  begin = p;
  p = input.end_of_run<runs::attribute_value_double_quoted>(p);
  if (p == end) return scan.leave_in_value(State::attribute_value_double_quoted, begin, p);
  switch (*p) {
    case '&': goto attribute_value_double_quoted_references;
    case '"':
      attribute.scan_value(*last, begin, p);
      ++p;
      goto after_attribute_value_quoted;
  }
  return scan.leave_in_value(State::attribute_value_double_quoted, begin, p);
// With character references.
attribute_value_double_quoted_references:
  p = scan.template references<runs::attribute_value_double_quoted>(begin, p);
  if (p == end) return scan.leave_in_rest_of_value(State::attribute_value_double_quoted, p);
  if (*p == '"') {
    attribute.take_scanned_value(*last);
    ++p;
    goto after_attribute_value_quoted;
  }
  return scan.leave_in_rest_of_value(State::attribute_value_double_quoted, p);
// attribute value (single-quoted) state, #attribute-value-(single-quoted)-state
attribute_value_single_quoted:
  begin = p;
  p = input.end_of_run<runs::attribute_value_single_quoted>(p);
  if (p == end) return scan.leave_in_value(State::attribute_value_single_quoted, begin, p);
  switch (*p) {
    case '&': goto attribute_value_single_quoted_references;
    case '\'':
      attribute.scan_value(*last, begin, p);
      ++p;
      goto after_attribute_value_quoted;
  }
  return scan.leave_in_value(State::attribute_value_single_quoted, begin, p);
// With character references.
attribute_value_single_quoted_references:
  p = scan.template references<runs::attribute_value_single_quoted>(begin, p);
  if (p == end) return scan.leave_in_rest_of_value(State::attribute_value_single_quoted, p);
  if (*p == '\'') {
    attribute.take_scanned_value(*last);
    ++p;
    goto after_attribute_value_quoted;
  }
  return scan.leave_in_rest_of_value(State::attribute_value_single_quoted, p);
// attribute value (unquoted) state, #attribute-value-(unquoted)-state
attribute_value_unquoted:
  begin = p;
  p = input.end_of_run<runs::attribute_value_unquoted>(p);
  if (p == end) return scan.leave_in_value(State::attribute_value_unquoted, begin, p);
  switch (*p) {
    case '&': goto attribute_value_unquoted_references;
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r':
      attribute.scan_value(*last, begin, p);
      ++p;
      goto before_attribute_name;
    case '>': attribute.scan_value(*last, begin, p); goto emit;
  }
  return scan.leave_in_value(State::attribute_value_unquoted, begin, p);
// With character references.
attribute_value_unquoted_references:
  p = scan.template references<runs::attribute_value_unquoted>(begin, p);
  if (p == end) return scan.leave_in_rest_of_value(State::attribute_value_unquoted, p);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r':
      attribute.take_scanned_value(*last);
      ++p;
      goto before_attribute_name;
    case '>': attribute.take_scanned_value(*last); goto emit;
  }
  return scan.leave_in_rest_of_value(State::attribute_value_unquoted, p);
// after attribute value (quoted) state, #after-attribute-value-(quoted)-state
after_attribute_value_quoted:
  if (!LOCKSTEP_SMALL_TABLES && end - p >= 2 && *p == ' ' && static_cast<unsigned char>(p[1]) > '>') {
    ++p;
    goto attribute_name;
  }
  if (!LOCKSTEP_SMALL_TABLES && p != end && *p == '>') goto emit;
  if (p == end) return scan.give_up();
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_name;
    case '/': ++p; goto self_closing_start_tag;
    case '>': goto emit;
  }
  return scan.give_up();
emit:
  return emit_scanned(p);
}

// Reads the bare end tag that ends text.
template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::scan_end_of_text() {
  const char* const p = scan.end_of_text(input.here());
  if (p == nullptr) return false;
  switch_to(State::data);
  return emit_scanned(p);
}

// Performs the rows that end a tag, whose `>` is at `p`.
template <class EditionData, class Sink, Build build>
inline bool Tokenizer<EditionData, Sink, build>::emit_scanned(const char* p) {
  input.move_to(p);
  // if the current tag token is a start tag token
  if (tag.is_start()) {
    tag.remember_scanned();
    tag.hand_over_scanned();
    // if the current tag token's self-closing flag is set, and the current tag token's self-closing flag is
    // not acknowledged
    if (tag.is_self_closing() && !tag.is_acknowledged())
      errors.report(ParseErrorCode::non_void_html_element_start_tag_with_trailing_solidus);
  } else {
    // if the current tag token has attributes
    if (tag.has_attributes()) errors.report(ParseErrorCode::end_tag_with_attributes);
    // if the current tag token's self-closing flag is set
    if (tag.is_self_closing()) errors.report(ParseErrorCode::end_tag_with_trailing_solidus);
    tag.hand_over_scanned();
  }
  input.advance();
  return true;
}

// Reads the doctype that nearly all pages have, `<!doctype html>`; `p` is after its `<!`. Returns false and
// changes nothing for any other doctype.
template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::scan_doctype(const char* p) {
  // The residual of the rows of these states: DOCTYPE, before DOCTYPE name, DOCTYPE name.
  if (!input.follows_ignoring_case(p, "doctype", " html>")) return false;
  input.advance(10);
  doctype.create();
  doctype.name.clear();
  doctype.name.append(input.take_until(input.here() + 4));
  doctype.emit();
  input.advance();
  return true;
}

// Returns what a character reference in an attribute's value appends to the value. The reference begins
// before the current character. Undecided where there would be a parse error.
template <class EditionData, class Sink, Build build>
ReferenceScan Tokenizer<EditionData, Sink, build>::scan_reference() {
  // character reference state, #character-reference-state
  if (input.at_end()) return ReferenceScan::undecided;
  switch (*input.here()) {
    case '\r': return ReferenceScan::undecided;
    case '#': input.advance(); goto numeric_character_reference;
  }
  if (is_ascii_alphanumeric(*input.here())) goto named_character_reference;
  return ReferenceScan::written;
// named character reference state, #named-character-reference-state
named_character_reference:
  if (!reference.consume_longest_name()) return ReferenceScan::undecided;
  if (reference.is_matched()) {
    if (!reference.ends_with(U';') &&
        input.next_is_any_of([](unsigned char c) { return is_ascii_alphanumeric(c) || c == '='; }))
      return ReferenceScan::written;
    if (!reference.ends_with(U';')) return ReferenceScan::undecided;
    return ReferenceScan::match;
  }
  goto ambiguous_ampersand;
// numeric character reference state, #numeric-character-reference-state
numeric_character_reference:
  reference.set_code(0);
  if (input.at_end()) return ReferenceScan::undecided;
  switch (*input.here()) {
    case 'X':
    case 'x': input.advance(); goto hexadecimal_character_reference_start;
  }
  if (is_ascii_digit(*input.here())) goto decimal_character_reference;
  return ReferenceScan::undecided;
// ambiguous ampersand state, #ambiguous-ampersand-state
ambiguous_ampersand:
  if (input.at_end()) return ReferenceScan::undecided;
  switch (*input.here()) {
    case '\r': return ReferenceScan::undecided;
    case ';': return ReferenceScan::undecided;
  }
  if (is_ascii_alphanumeric(*input.here())) {
    input.advance();
    goto ambiguous_ampersand;
  }
  return ReferenceScan::written;
// hexadecimal character reference start state, #hexadecimal-character-reference-start-state
hexadecimal_character_reference_start:
  if (input.at_end()) return ReferenceScan::undecided;
  if (is_ascii_hex_digit(*input.here())) goto hexadecimal_character_reference;
  return ReferenceScan::undecided;
// decimal character reference state, #decimal-character-reference-state
decimal_character_reference:
  if (input.at_end()) return ReferenceScan::undecided;
  if (*input.here() == ';') {
    input.advance();
    goto numeric_character_reference_end;
  }
  if (is_ascii_digit(*input.here())) {
    reference.multiply_code(10);
    reference.add_to_code(0x30);
    input.advance();
    goto decimal_character_reference;
  }
  return ReferenceScan::undecided;
// hexadecimal character reference state, #hexadecimal-character-reference-state
hexadecimal_character_reference:
  if (input.at_end()) return ReferenceScan::undecided;
  if (*input.here() == ';') {
    input.advance();
    goto numeric_character_reference_end;
  }
  if (is_ascii_digit(*input.here())) {
    reference.multiply_code(16);
    reference.add_to_code(0x30);
    input.advance();
    goto hexadecimal_character_reference;
  }
  if (is_ascii_upper_hex_digit(*input.here())) {
    reference.multiply_code(16);
    reference.add_to_code(0x37);
    input.advance();
    goto hexadecimal_character_reference;
  }
  if (is_ascii_lower_hex_digit(*input.here())) {
    reference.multiply_code(16);
    reference.add_to_code(0x57);
    input.advance();
    goto hexadecimal_character_reference;
  }
  return ReferenceScan::undecided;
// numeric character reference end state, #numeric-character-reference-end-state
numeric_character_reference_end:
  if (reference.code() == 0x00) return ReferenceScan::undecided;
  if (reference.code() > 0x10FFFF) return ReferenceScan::undecided;
  if (is_surrogate(reference.code())) return ReferenceScan::undecided;
  if (is_noncharacter(reference.code())) return ReferenceScan::undecided;
  if (reference.code() == 0x0D || is_control_not_whitespace(reference.code()))
    return ReferenceScan::undecided;
  return ReferenceScan::code;
}

}  // namespace lockstep::parser

#endif
