// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// Derived: what the tokenizer takes at once, runs of characters and whole tags.
#ifndef LOCKSTEP_GENERATED_PARSER_TOKENIZER_SCAN_H
#define LOCKSTEP_GENERATED_PARSER_TOKENIZER_SCAN_H

#include "parser/tokenizer.h"

namespace lockstep::parser {

// For each state whose last row only appends, emits or drops the character: the bytes that end a run of such
// characters.
namespace runs {
inline constexpr ByteSet data{'\0', '\r', '&', '<'};
inline constexpr ByteSet rcdata{'\0', '\r', '&', '<'};
inline constexpr ByteSet rawtext{'\0', '\r', '<'};
inline constexpr ByteSet script_data{'\0', '\r', '<'};
inline constexpr ByteSet plaintext{'\0', '\r'};
inline constexpr ByteSet tag_name{'\0', '\t', '\n', '\f', '\r', ' ', '/', '>', 'A', 'B', 'C', 'D',
                                  'E',  'F',  'G',  'H',  'I',  'J', 'K', 'L', 'M', 'N', 'O', 'P',
                                  'Q',  'R',  'S',  'T',  'U',  'V', 'W', 'X', 'Y', 'Z'};
inline constexpr ByteSet script_data_escaped{'\0', '\r', '-', '<'};
inline constexpr ByteSet script_data_double_escaped{'\0', '\r', '-', '<'};
inline constexpr ByteSet attribute_name{'\0', '\t', '\n', '\f', '\r', ' ', '"', '\'', '/', '<', '=', '>', 'A',
                                        'B',  'C',  'D',  'E',  'F',  'G', 'H', 'I',  'J', 'K', 'L', 'M', 'N',
                                        'O',  'P',  'Q',  'R',  'S',  'T', 'U', 'V',  'W', 'X', 'Y', 'Z'};
inline constexpr ByteSet attribute_value_double_quoted{'\0', '\r', '"', '&'};
inline constexpr ByteSet attribute_value_single_quoted{'\0', '\r', '&', '\''};
inline constexpr ByteSet attribute_value_unquoted{'\0', '\t', '\n', '\f', '\r', ' ', '"',
                                                  '&',  '\'', '<',  '=',  '>',  '`'};
inline constexpr ByteSet bogus_comment{'\0', '\r', '>'};
inline constexpr ByteSet comment{'\0', '\r', '-', '<'};
inline constexpr ByteSet doctype_name{'\0', '\t', '\n', '\f', '\r', ' ', '>', 'A', 'B', 'C', 'D',
                                      'E',  'F',  'G',  'H',  'I',  'J', 'K', 'L', 'M', 'N', 'O',
                                      'P',  'Q',  'R',  'S',  'T',  'U', 'V', 'W', 'X', 'Y', 'Z'};
inline constexpr ByteSet doctype_public_identifier_double_quoted{'\0', '\r', '"', '>'};
inline constexpr ByteSet doctype_public_identifier_single_quoted{'\0', '\r', '\'', '>'};
inline constexpr ByteSet doctype_system_identifier_double_quoted{'\0', '\r', '"', '>'};
inline constexpr ByteSet doctype_system_identifier_single_quoted{'\0', '\r', '\'', '>'};
inline constexpr ByteSet bogus_doctype{'\0', '\r', '>'};
inline constexpr ByteSet cdata_section{'\0', '\r', ']'};
inline constexpr ByteSet processing_instruction_data{'\r', '>', '?'};
}  // namespace runs

// A whole tag, or the rest of one after a value, by the rows that only look, remember and continue. Returns
// false, with nothing done, when some other row is met: the states then start again.
template <class EditionData, class Sink, Build build>
template <bool in_data>
inline bool Tokenizer<EditionData, Sink, build>::scan_tag_from() {
  const char* p = input();
  const char* const end = input_end();
  const char* begin = p;
  std::uint64_t key = 0;                // of the last name, if it is short
  std::size_t before = 0;               // attributes that the tag already has
  TokenAttribute* attribute = nullptr;  // the last one
  if (!in_data && state_ != State::data) [[unlikely]] {
    if (state_ == State::after_attribute_value_quoted) {
      before = resume_scan();
      goto after_attribute_value_quoted;
    }
    p = scan_end_of_text(p);
    if (p == nullptr) return false;
    goto emit;
  }
  ++p;  // after the <
  // tag open state, #tag-open-state
  if (p == end) return false;
  switch (*p) {
    case '!': return scan_doctype(p + 1);
    case '/': ++p; goto end_tag_open;
  }
  if (is_ascii_alpha(*p)) {
    begin_scan(true);
    goto tag_name;
  }
  return false;
// end tag open state, #end-tag-open-state
end_tag_open:
  // The bare end tag of the current node.
  if (take_expected_end_tag(p)) return true;
  if (p == end) return false;
  if (is_ascii_alpha(*p)) {
    begin_scan(false);
    goto tag_name;
  }
  return false;
// tag name state, #tag-name-state
tag_name:
  begin = p;
  p = skip_name<runs::tag_name>(p, end, input_begin(), key);
  if (!LOCKSTEP_SMALL_TABLES && p != end && *p == '>') {
    scan_tag_name(begin, p, key);
    goto emit;
  }
  if (!LOCKSTEP_SMALL_TABLES && end - p >= 2 && *p == ' ' && static_cast<unsigned char>(p[1]) > '>') {
    scan_tag_name(begin, p, key);
    ++p;
    goto attribute_name;
  }
  if (p == end) return give_up_scan(before);
  if (is_ascii_upper_alpha(*p)) [[unlikely]] {
    p = this->template scan_folded_tag_name<runs::tag_name>(begin);
    if (p == nullptr || p == end) return give_up_scan(before);
  } else {
    scan_tag_name(begin, p, key);
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
  return give_up_scan(before);
// before attribute name state, #before-attribute-name-state
before_attribute_name:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_name;
    case '/':
    case '>': goto after_attribute_name;
    case '=': return give_up_scan(before);
  }
  goto attribute_name;
// attribute name state, #attribute-name-state
attribute_name:
  begin = p;
  p = skip_name<runs::attribute_name>(p, end, input_begin(), key);
  if (!LOCKSTEP_SMALL_TABLES && end - p >= 2 && *p == '=' && p[1] == '"') {
    if (!scan_attribute_name(begin, p, key, attribute)) return give_up_scan(before);
    p += 2;
    goto attribute_value_double_quoted;
  }
  if (p == end) return give_up_scan(before);
  if (is_ascii_upper_alpha(*p)) [[unlikely]] {
    p = this->template scan_folded_attribute_name<runs::attribute_name>(begin);
    if (p == nullptr || p == end) return give_up_scan(before);
    attribute = last_attribute();
  } else {
    if (!scan_attribute_name(begin, p, key, attribute)) return give_up_scan(before);
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
  return give_up_scan(before);
// self-closing start tag state, #self-closing-start-tag-state
self_closing_start_tag:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '>': set_self_closing(); goto emit;
  }
  return give_up_scan(before);
// after attribute name state, #after-attribute-name-state
after_attribute_name:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto after_attribute_name;
    case '/': ++p; goto self_closing_start_tag;
    case '=': ++p; goto before_attribute_value;
    case '>': goto emit; return give_up_scan(before);
  }
  goto attribute_name;
// before attribute value state, #before-attribute-value-state
before_attribute_value:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_value;
    case '"': ++p; goto attribute_value_double_quoted;
    case '\'': ++p; goto attribute_value_single_quoted;
    case '>': return give_up_scan(before);
  }
  goto attribute_value_unquoted;
// attribute value (double-quoted) state, #attribute-value-(double-quoted)-state
attribute_value_double_quoted:
  begin = p;
  p = skip_run<runs::attribute_value_double_quoted>(p, end, input_begin());
  if (p == end) return leave_scan_in_value(State::attribute_value_double_quoted, begin, p);
  switch (*p) {
    case '&': goto attribute_value_double_quoted_references;
    case '"':
      scan_attribute_value(*attribute, begin, p);
      ++p;
      goto after_attribute_value_quoted;
  }
  return leave_scan_in_value(State::attribute_value_double_quoted, begin, p);
// With character references.
attribute_value_double_quoted_references:
  p = this->template scan_references<runs::attribute_value_double_quoted>(
      begin, p, [this] { return scan_reference(); });
  if (p == end) return leave_scan_in_rest_of_value(State::attribute_value_double_quoted, p);
  switch (*p) {
    case '"':
      scan_attribute_value_with_references(*attribute);
      ++p;
      goto after_attribute_value_quoted;
  }
  return leave_scan_in_rest_of_value(State::attribute_value_double_quoted, p);
// attribute value (single-quoted) state, #attribute-value-(single-quoted)-state
attribute_value_single_quoted:
  begin = p;
  p = skip_run<runs::attribute_value_single_quoted>(p, end, input_begin());
  if (p == end) return leave_scan_in_value(State::attribute_value_single_quoted, begin, p);
  switch (*p) {
    case '&': goto attribute_value_single_quoted_references;
    case '\'':
      scan_attribute_value(*attribute, begin, p);
      ++p;
      goto after_attribute_value_quoted;
  }
  return leave_scan_in_value(State::attribute_value_single_quoted, begin, p);
// With character references.
attribute_value_single_quoted_references:
  p = this->template scan_references<runs::attribute_value_single_quoted>(
      begin, p, [this] { return scan_reference(); });
  if (p == end) return leave_scan_in_rest_of_value(State::attribute_value_single_quoted, p);
  switch (*p) {
    case '\'':
      scan_attribute_value_with_references(*attribute);
      ++p;
      goto after_attribute_value_quoted;
  }
  return leave_scan_in_rest_of_value(State::attribute_value_single_quoted, p);
// attribute value (unquoted) state, #attribute-value-(unquoted)-state
attribute_value_unquoted:
  begin = p;
  p = skip_run<runs::attribute_value_unquoted>(p, end, input_begin());
  if (p == end) return leave_scan_in_value(State::attribute_value_unquoted, begin, p);
  switch (*p) {
    case '&': goto attribute_value_unquoted_references;
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r':
      scan_attribute_value(*attribute, begin, p);
      ++p;
      goto before_attribute_name;
    case '>': scan_attribute_value(*attribute, begin, p); goto emit;
  }
  return leave_scan_in_value(State::attribute_value_unquoted, begin, p);
// With character references.
attribute_value_unquoted_references:
  p = this->template scan_references<runs::attribute_value_unquoted>(begin, p,
                                                                     [this] { return scan_reference(); });
  if (p == end) return leave_scan_in_rest_of_value(State::attribute_value_unquoted, p);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r':
      scan_attribute_value_with_references(*attribute);
      ++p;
      goto before_attribute_name;
    case '>': scan_attribute_value_with_references(*attribute); goto emit;
  }
  return leave_scan_in_rest_of_value(State::attribute_value_unquoted, p);
// after attribute value (quoted) state, #after-attribute-value-(quoted)-state
after_attribute_value_quoted:
  if (!LOCKSTEP_SMALL_TABLES && end - p >= 2 && *p == ' ' && static_cast<unsigned char>(p[1]) > '>') {
    ++p;
    goto attribute_name;
  }
  if (!LOCKSTEP_SMALL_TABLES && p != end && *p == '>') {
    goto emit;
  }
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '\r': ++p; goto before_attribute_name;
    case '/': ++p; goto self_closing_start_tag;
    case '>': goto emit;
  }
  return give_up_scan(before);
// All rows that end the tag
emit:
  finish_scan(p);
  if (!in_data) switch_to(State::data);
  // if the current tag token is a start tag token
  if (current_tag_is_start_tag()) {
    remember_scanned_start_tag();
    hand_over_scanned_tag();
    // if the current tag token's self-closing flag is set, and the current tag token's self-closing flag is
    // not acknowledged
    if (self_closing() && !self_closing_acknowledged()) {
      parse_error(ParseErrorCode::non_void_html_element_start_tag_with_trailing_solidus);
    }
  } else {
    // if the current tag token has attributes
    if (current_tag_has_attributes()) {
      parse_error(ParseErrorCode::end_tag_with_attributes);
    }
    // if the current tag token's self-closing flag is set
    if (self_closing()) {
      parse_error(ParseErrorCode::end_tag_with_trailing_solidus);
    }
    hand_over_scanned_tag();
  }
  advance();
  return true;
}

template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::scan_tag() {
  return this->template scan_tag_from<false>();
}

// The doctype that nearly all pages have, `<!doctype html>`; `p` is after its `<!`. Returns false, with
// nothing done, if it is another one.
template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::scan_doctype(const char* p) {
  // What the rows of these states come to: DOCTYPE, before DOCTYPE name, DOCTYPE name.
  if (!follows_ignoring_case(p, "doctype", " html>")) return false;
  advance(10);
  create_doctype();
  clear(doctype_name());
  append_run(doctype_name(), input() + 4);
  emit_doctype();
  advance();
  return true;
}

// What a character reference in an attribute's value appends to the value; it begins before input().
// Undecided where there would be a parse error.
template <class EditionData, class Sink, Build build>
ReferenceScan Tokenizer<EditionData, Sink, build>::scan_reference() {
  // character reference state, #character-reference-state
  if (at_end()) return ReferenceScan::undecided;
  switch (*input()) {
    case '\r': return ReferenceScan::undecided;
    case '#': advance(); goto numeric_character_reference;
  }
  if (is_ascii_alphanumeric(*input())) {
    goto named_character_reference;
  }
  return ReferenceScan::written;
// named character reference state, #named-character-reference-state
named_character_reference:
  if (!consume_longest_named_character_reference()) return ReferenceScan::undecided;
  if (reference_matched()) {
    if (!last_character_matched_is(U';') && next_input_character_is([](unsigned char c) {
          return (c >= '0' && c <= '9') || c == '=' || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        })) {
      return ReferenceScan::written;
    }
    if (!last_character_matched_is(U';')) {
      return ReferenceScan::undecided;
    }
    return ReferenceScan::match;
  }
  goto ambiguous_ampersand;
// numeric character reference state, #numeric-character-reference-state
numeric_character_reference:
  if constexpr (edition < Day{2026, 7, 19}) {
    set_character_reference_code(0);
    if (at_end()) return ReferenceScan::undecided;
    switch (*input()) {
      case '\r': return ReferenceScan::undecided;
      case 'X':
      case 'x': advance(); goto hexadecimal_character_reference_start;
    }
    goto decimal_character_reference_start;
  } else {
    set_character_reference_code(0);
    if (at_end()) return ReferenceScan::undecided;
    switch (*input()) {
      case '\r': return ReferenceScan::undecided;
      case 'X':
      case 'x': advance(); goto hexadecimal_character_reference_start;
    }
    if (is_ascii_digit(*input())) {
      goto decimal_character_reference;
    }
    return ReferenceScan::undecided;
  }
// ambiguous ampersand state, #ambiguous-ampersand-state
ambiguous_ampersand:
  if (at_end()) return ReferenceScan::undecided;
  switch (*input()) {
    case '\r': return ReferenceScan::undecided;
    case ';': return ReferenceScan::undecided;
  }
  if (is_ascii_alphanumeric(*input())) {
    advance();
    goto ambiguous_ampersand;
  }
  return ReferenceScan::written;
// hexadecimal character reference start state, #hexadecimal-character-reference-start-state
hexadecimal_character_reference_start:
  if (at_end()) return ReferenceScan::undecided;
  switch (*input()) {
    case '\r': return ReferenceScan::undecided;
  }
  if (is_ascii_hex_digit(*input())) {
    goto hexadecimal_character_reference;
  }
  return ReferenceScan::undecided;
  // decimal character reference start state, #decimal-character-reference-start-state
  [[maybe_unused]] decimal_character_reference_start : if constexpr (edition < Day{2026, 7, 19}) {
    if (at_end()) return ReferenceScan::undecided;
    switch (*input()) {
      case '\r': return ReferenceScan::undecided;
    }
    if (is_ascii_digit(*input())) {
      goto decimal_character_reference;
    }
    return ReferenceScan::undecided;
  }
// decimal character reference state, #decimal-character-reference-state
decimal_character_reference:
  if (at_end()) return ReferenceScan::undecided;
  switch (*input()) {
    case '\r': return ReferenceScan::undecided;
    case ';': advance(); goto numeric_character_reference_end;
  }
  if (is_ascii_digit(*input())) {
    multiply_character_reference_code(10);
    add_to_character_reference_code(0x30);
    advance();
    goto decimal_character_reference;
  }
  return ReferenceScan::undecided;
// hexadecimal character reference state, #hexadecimal-character-reference-state
hexadecimal_character_reference:
  if (at_end()) return ReferenceScan::undecided;
  switch (*input()) {
    case '\r': return ReferenceScan::undecided;
    case ';': advance(); goto numeric_character_reference_end;
  }
  if (is_ascii_digit(*input())) {
    multiply_character_reference_code(16);
    add_to_character_reference_code(0x30);
    advance();
    goto hexadecimal_character_reference;
  }
  if (is_ascii_upper_hex_digit(*input())) {
    multiply_character_reference_code(16);
    add_to_character_reference_code(0x37);
    advance();
    goto hexadecimal_character_reference;
  }
  if (is_ascii_lower_hex_digit(*input())) {
    multiply_character_reference_code(16);
    add_to_character_reference_code(0x57);
    advance();
    goto hexadecimal_character_reference;
  }
  return ReferenceScan::undecided;
// numeric character reference end state, #numeric-character-reference-end-state
numeric_character_reference_end:
  if (character_reference_code() == 0x00) {
    return ReferenceScan::undecided;
  }
  if (character_reference_code() > 0x10FFFF) {
    return ReferenceScan::undecided;
  }
  if (is_surrogate(character_reference_code())) {
    return ReferenceScan::undecided;
  }
  if (is_noncharacter(character_reference_code())) {
    return ReferenceScan::undecided;
  }
  if (character_reference_code() == 0x0D || is_control_not_whitespace(character_reference_code())) {
    return ReferenceScan::undecided;
  }
  return ReferenceScan::code;
}

}  // namespace lockstep::parser

#endif
