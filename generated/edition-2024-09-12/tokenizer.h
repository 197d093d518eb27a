// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// The tokenizer (#tokenization): one function per state. See runtime/src/tokenizer/operations.h for the
// statements.
#ifndef LOCKSTEP_GENERATED_EDITION_2024_09_12_TOKENIZER_H
#define LOCKSTEP_GENERATED_EDITION_2024_09_12_TOKENIZER_H

#include "edition-2024-09-12/branches.h"
#include "edition-2024-09-12/states.h"
#include "tokenizer/operations.h"

namespace lockstep::edition_2024_09_12 {

using namespace lockstep::detail;  // the runtime's operations and tables

// Which keyword row of a state the input begins with: 1 for the first, 0 for none. `cut`: the input ended too
// early to tell.
struct KeywordMatch {
  int index = 0;
  std::size_t length = 0;
  bool cut = false;
};
LOCKSTEP_EXPORT KeywordMatch match_markup_declaration_open(const char* p, const char* end);
LOCKSTEP_EXPORT KeywordMatch match_after_doctype_name(const char* p, const char* end);

// For each state whose last row only appends, emits or drops the character: the bytes that end a run of such
// characters.
namespace runs {
inline constexpr ByteSet data = [] {
  ByteSet set{};
  for (const int c : {0, 13, 38, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet rcdata = [] {
  ByteSet set{};
  for (const int c : {0, 13, 38, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet rawtext = [] {
  ByteSet set{};
  for (const int c : {0, 13, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet script_data = [] {
  ByteSet set{};
  for (const int c : {0, 13, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet plaintext = [] {
  ByteSet set{};
  for (const int c : {0, 13}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet tag_name = [] {
  ByteSet set{};
  for (const int c : {0,  9,  10, 12, 13, 32, 47, 62, 65, 66, 67, 68, 69, 70, 71, 72, 73,
                      74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90})
    set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet script_data_escaped = [] {
  ByteSet set{};
  for (const int c : {0, 13, 45, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet script_data_double_escaped = [] {
  ByteSet set{};
  for (const int c : {0, 13, 45, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet attribute_name = [] {
  ByteSet set{};
  for (const int c : {0,  9,  10, 12, 13, 32, 34, 39, 47, 60, 61, 62, 65, 66, 67, 68, 69, 70, 71,
                      72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90})
    set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet attribute_value_double_quoted = [] {
  ByteSet set{};
  for (const int c : {0, 13, 34, 38}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet attribute_value_single_quoted = [] {
  ByteSet set{};
  for (const int c : {0, 13, 38, 39}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet attribute_value_unquoted = [] {
  ByteSet set{};
  for (const int c : {0, 9, 10, 12, 13, 32, 34, 38, 39, 60, 61, 62, 96}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet bogus_comment = [] {
  ByteSet set{};
  for (const int c : {0, 13, 62}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet comment = [] {
  ByteSet set{};
  for (const int c : {0, 13, 45, 60}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet doctype_name = [] {
  ByteSet set{};
  for (const int c : {0,  9,  10, 12, 13, 32, 62, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
                      75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90})
    set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet doctype_public_identifier_double_quoted = [] {
  ByteSet set{};
  for (const int c : {0, 13, 34, 62}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet doctype_public_identifier_single_quoted = [] {
  ByteSet set{};
  for (const int c : {0, 13, 39, 62}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet doctype_system_identifier_double_quoted = [] {
  ByteSet set{};
  for (const int c : {0, 13, 34, 62}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet doctype_system_identifier_single_quoted = [] {
  ByteSet set{};
  for (const int c : {0, 13, 39, 62}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet bogus_doctype = [] {
  ByteSet set{};
  for (const int c : {0, 13, 62}) set.add(c);
  set.find_ranges();
  return set;
}();
inline constexpr ByteSet cdata_section = [] {
  ByteSet set{};
  for (const int c : {0, 13, 93}) set.add(c);
  set.find_ranges();
  return set;
}();
}  // namespace runs

template <class Sink, class Observer>
class Tokenizer : public TokenizerOperations<Sink, State, Observer> {
  using Operations = TokenizerOperations<Sink, State, Observer>;

 public:
  using Operations::Operations;
  using Operations::switch_to;

  // Consumes the input that there is. Returns true when the end-of-file token has been emitted.
  bool run();

 private:
  using Operations::add_to_character_reference_code;
  using Operations::adjusted_current_node_is_html;
  using Operations::advance;
  using Operations::append;
  using Operations::append_character;
  using Operations::append_code_point;
  using Operations::append_current_input_character;
  using Operations::append_from_temporary_buffer;
  using Operations::append_lowercase;
  using Operations::append_run;
  using Operations::at_end;
  using Operations::attribute_is_duplicate;
  using Operations::attribute_name;
  using Operations::attribute_value;
  using Operations::begin_scan;
  using Operations::character_reference_code;
  using Operations::clear;
  using Operations::comment_data;
  using Operations::consume_longest_named_character_reference;
  using Operations::consumed_reference;
  using Operations::create_comment;
  using Operations::create_doctype;
  using Operations::create_end_tag;
  using Operations::create_start_tag;
  using Operations::current;
  using Operations::current_tag_has_attributes;
  using Operations::current_tag_is_start_tag;
  using Operations::doctype_name;
  using Operations::doctype_public_identifier;
  using Operations::doctype_system_identifier;
  using Operations::emit_character;
  using Operations::emit_comment;
  using Operations::emit_current_input_character;
  using Operations::emit_doctype;
  using Operations::emit_end_of_file;
  using Operations::emit_from_temporary_buffer;
  using Operations::emit_run;
  using Operations::entered;
  using Operations::finish_scan;
  using Operations::flush_characters;
  using Operations::give_up_scan;
  using Operations::hand_over_tag;
  using Operations::has_adjusted_current_node;
  using Operations::holds;
  using Operations::input;
  using Operations::input_end;
  using Operations::kFastPaths;
  using Operations::last_character_matched_is;
  using Operations::leave_scan_in_value;
  using Operations::matched_reference;
  using Operations::more_to_come;
  using Operations::multiply_character_reference_code;
  using Operations::next_input_character_is;
  using Operations::parse_error;
  using Operations::reference_matched;
  using Operations::remember_start_tag;
  using Operations::remove_attribute;
  using Operations::resume_scan;
  using Operations::return_state;
  using Operations::scan_attribute_name;
  using Operations::scan_attribute_value;
  using Operations::scan_tag_name;
  using Operations::self_closing;
  using Operations::self_closing_acknowledged;
  using Operations::set_character_reference_code;
  using Operations::set_force_quirks;
  using Operations::set_public_identifier_present;
  using Operations::set_return_state;
  using Operations::set_self_closing;
  using Operations::set_system_identifier_present;
  using Operations::start_attribute;
  using Operations::start_tag_emitted;
  using Operations::state_;
  using Operations::tag_name;
  using Operations::tag_name_is_last_start_tag;
  using Operations::temporary_buffer;

  [[gnu::flatten, gnu::noinline]] void emit_the_current_tag_token();
  bool the_current_end_tag_token_is_an_appropriate_end_tag_token();
  bool the_character_reference_was_consumed_as_part_of_an_attribute();
  void flush_code_points_consumed_as_a_character_reference();
  void leave_the_attribute_name_state();
  [[gnu::flatten, gnu::noinline]] Flow data_state();
  Flow rcdata_state();
  Flow rawtext_state();
  Flow script_data_state();
  Flow plaintext_state();
  Flow tag_open_state();
  Flow end_tag_open_state();
  Flow tag_name_state();
  Flow rcdata_less_than_sign_state();
  Flow rcdata_end_tag_open_state();
  Flow rcdata_end_tag_name_state();
  Flow rawtext_less_than_sign_state();
  Flow rawtext_end_tag_open_state();
  Flow rawtext_end_tag_name_state();
  Flow script_data_less_than_sign_state();
  Flow script_data_end_tag_open_state();
  Flow script_data_end_tag_name_state();
  Flow script_data_escape_start_state();
  Flow script_data_escape_start_dash_state();
  Flow script_data_escaped_state();
  Flow script_data_escaped_dash_state();
  Flow script_data_escaped_dash_dash_state();
  Flow script_data_escaped_less_than_sign_state();
  Flow script_data_escaped_end_tag_open_state();
  Flow script_data_escaped_end_tag_name_state();
  Flow script_data_double_escape_start_state();
  Flow script_data_double_escaped_state();
  Flow script_data_double_escaped_dash_state();
  Flow script_data_double_escaped_dash_dash_state();
  Flow script_data_double_escaped_less_than_sign_state();
  Flow script_data_double_escape_end_state();
  Flow before_attribute_name_state();
  Flow attribute_name_state();
  Flow after_attribute_name_state();
  Flow before_attribute_value_state();
  [[gnu::flatten, gnu::noinline]] Flow attribute_value_double_quoted_state();
  Flow attribute_value_single_quoted_state();
  Flow attribute_value_unquoted_state();
  Flow after_attribute_value_quoted_state();
  Flow self_closing_start_tag_state();
  Flow bogus_comment_state();
  Flow markup_declaration_open_state();
  Flow comment_start_state();
  Flow comment_start_dash_state();
  Flow comment_state();
  Flow comment_less_than_sign_state();
  Flow comment_less_than_sign_bang_state();
  Flow comment_less_than_sign_bang_dash_state();
  Flow comment_less_than_sign_bang_dash_dash_state();
  Flow comment_end_dash_state();
  Flow comment_end_state();
  Flow comment_end_bang_state();
  Flow doctype_state();
  Flow before_doctype_name_state();
  Flow doctype_name_state();
  Flow after_doctype_name_state();
  Flow after_doctype_public_keyword_state();
  Flow before_doctype_public_identifier_state();
  Flow doctype_public_identifier_double_quoted_state();
  Flow doctype_public_identifier_single_quoted_state();
  Flow after_doctype_public_identifier_state();
  Flow between_doctype_public_and_system_identifiers_state();
  Flow after_doctype_system_keyword_state();
  Flow before_doctype_system_identifier_state();
  Flow doctype_system_identifier_double_quoted_state();
  Flow doctype_system_identifier_single_quoted_state();
  Flow after_doctype_system_identifier_state();
  Flow bogus_doctype_state();
  Flow cdata_section_state();
  Flow cdata_section_bracket_state();
  Flow cdata_section_end_state();
  [[gnu::flatten, gnu::noinline]] Flow character_reference_state();
  [[gnu::flatten, gnu::noinline]] Flow named_character_reference_state();
  Flow ambiguous_ampersand_state();
  Flow numeric_character_reference_state();
  Flow hexadecimal_character_reference_start_state();
  Flow decimal_character_reference_start_state();
  Flow hexadecimal_character_reference_state();
  Flow decimal_character_reference_state();
  Flow numeric_character_reference_end_state();
  [[gnu::flatten, gnu::noinline]] bool scan_tag();
};

template <class Sink, class Observer>
bool Tokenizer<Sink, Observer>::run() {
  for (;;) {
    Flow flow = Flow::next;
    switch (state_) {
      case State::data:
        flow = data_state();
        break;
      case State::rcdata:
        flow = rcdata_state();
        break;
      case State::rawtext:
        flow = rawtext_state();
        break;
      case State::script_data:
        flow = script_data_state();
        break;
      case State::plaintext:
        flow = plaintext_state();
        break;
      case State::tag_open:
        flow = tag_open_state();
        break;
      case State::end_tag_open:
        flow = end_tag_open_state();
        break;
      case State::tag_name:
        flow = tag_name_state();
        break;
      case State::rcdata_less_than_sign:
        flow = rcdata_less_than_sign_state();
        break;
      case State::rcdata_end_tag_open:
        flow = rcdata_end_tag_open_state();
        break;
      case State::rcdata_end_tag_name:
        flow = rcdata_end_tag_name_state();
        break;
      case State::rawtext_less_than_sign:
        flow = rawtext_less_than_sign_state();
        break;
      case State::rawtext_end_tag_open:
        flow = rawtext_end_tag_open_state();
        break;
      case State::rawtext_end_tag_name:
        flow = rawtext_end_tag_name_state();
        break;
      case State::script_data_less_than_sign:
        flow = script_data_less_than_sign_state();
        break;
      case State::script_data_end_tag_open:
        flow = script_data_end_tag_open_state();
        break;
      case State::script_data_end_tag_name:
        flow = script_data_end_tag_name_state();
        break;
      case State::script_data_escape_start:
        flow = script_data_escape_start_state();
        break;
      case State::script_data_escape_start_dash:
        flow = script_data_escape_start_dash_state();
        break;
      case State::script_data_escaped:
        flow = script_data_escaped_state();
        break;
      case State::script_data_escaped_dash:
        flow = script_data_escaped_dash_state();
        break;
      case State::script_data_escaped_dash_dash:
        flow = script_data_escaped_dash_dash_state();
        break;
      case State::script_data_escaped_less_than_sign:
        flow = script_data_escaped_less_than_sign_state();
        break;
      case State::script_data_escaped_end_tag_open:
        flow = script_data_escaped_end_tag_open_state();
        break;
      case State::script_data_escaped_end_tag_name:
        flow = script_data_escaped_end_tag_name_state();
        break;
      case State::script_data_double_escape_start:
        flow = script_data_double_escape_start_state();
        break;
      case State::script_data_double_escaped:
        flow = script_data_double_escaped_state();
        break;
      case State::script_data_double_escaped_dash:
        flow = script_data_double_escaped_dash_state();
        break;
      case State::script_data_double_escaped_dash_dash:
        flow = script_data_double_escaped_dash_dash_state();
        break;
      case State::script_data_double_escaped_less_than_sign:
        flow = script_data_double_escaped_less_than_sign_state();
        break;
      case State::script_data_double_escape_end:
        flow = script_data_double_escape_end_state();
        break;
      case State::before_attribute_name:
        flow = before_attribute_name_state();
        break;
      case State::attribute_name:
        flow = attribute_name_state();
        break;
      case State::after_attribute_name:
        flow = after_attribute_name_state();
        break;
      case State::before_attribute_value:
        flow = before_attribute_value_state();
        break;
      case State::attribute_value_double_quoted:
        flow = attribute_value_double_quoted_state();
        break;
      case State::attribute_value_single_quoted:
        flow = attribute_value_single_quoted_state();
        break;
      case State::attribute_value_unquoted:
        flow = attribute_value_unquoted_state();
        break;
      case State::after_attribute_value_quoted:
        flow = after_attribute_value_quoted_state();
        break;
      case State::self_closing_start_tag:
        flow = self_closing_start_tag_state();
        break;
      case State::bogus_comment:
        flow = bogus_comment_state();
        break;
      case State::markup_declaration_open:
        flow = markup_declaration_open_state();
        break;
      case State::comment_start:
        flow = comment_start_state();
        break;
      case State::comment_start_dash:
        flow = comment_start_dash_state();
        break;
      case State::comment:
        flow = comment_state();
        break;
      case State::comment_less_than_sign:
        flow = comment_less_than_sign_state();
        break;
      case State::comment_less_than_sign_bang:
        flow = comment_less_than_sign_bang_state();
        break;
      case State::comment_less_than_sign_bang_dash:
        flow = comment_less_than_sign_bang_dash_state();
        break;
      case State::comment_less_than_sign_bang_dash_dash:
        flow = comment_less_than_sign_bang_dash_dash_state();
        break;
      case State::comment_end_dash:
        flow = comment_end_dash_state();
        break;
      case State::comment_end:
        flow = comment_end_state();
        break;
      case State::comment_end_bang:
        flow = comment_end_bang_state();
        break;
      case State::doctype:
        flow = doctype_state();
        break;
      case State::before_doctype_name:
        flow = before_doctype_name_state();
        break;
      case State::doctype_name:
        flow = doctype_name_state();
        break;
      case State::after_doctype_name:
        flow = after_doctype_name_state();
        break;
      case State::after_doctype_public_keyword:
        flow = after_doctype_public_keyword_state();
        break;
      case State::before_doctype_public_identifier:
        flow = before_doctype_public_identifier_state();
        break;
      case State::doctype_public_identifier_double_quoted:
        flow = doctype_public_identifier_double_quoted_state();
        break;
      case State::doctype_public_identifier_single_quoted:
        flow = doctype_public_identifier_single_quoted_state();
        break;
      case State::after_doctype_public_identifier:
        flow = after_doctype_public_identifier_state();
        break;
      case State::between_doctype_public_and_system_identifiers:
        flow = between_doctype_public_and_system_identifiers_state();
        break;
      case State::after_doctype_system_keyword:
        flow = after_doctype_system_keyword_state();
        break;
      case State::before_doctype_system_identifier:
        flow = before_doctype_system_identifier_state();
        break;
      case State::doctype_system_identifier_double_quoted:
        flow = doctype_system_identifier_double_quoted_state();
        break;
      case State::doctype_system_identifier_single_quoted:
        flow = doctype_system_identifier_single_quoted_state();
        break;
      case State::after_doctype_system_identifier:
        flow = after_doctype_system_identifier_state();
        break;
      case State::bogus_doctype:
        flow = bogus_doctype_state();
        break;
      case State::cdata_section:
        flow = cdata_section_state();
        break;
      case State::cdata_section_bracket:
        flow = cdata_section_bracket_state();
        break;
      case State::cdata_section_end:
        flow = cdata_section_end_state();
        break;
      case State::character_reference:
        flow = character_reference_state();
        break;
      case State::named_character_reference:
        flow = named_character_reference_state();
        break;
      case State::ambiguous_ampersand:
        flow = ambiguous_ampersand_state();
        break;
      case State::numeric_character_reference:
        flow = numeric_character_reference_state();
        break;
      case State::hexadecimal_character_reference_start:
        flow = hexadecimal_character_reference_start_state();
        break;
      case State::decimal_character_reference_start:
        flow = decimal_character_reference_start_state();
        break;
      case State::hexadecimal_character_reference:
        flow = hexadecimal_character_reference_state();
        break;
      case State::decimal_character_reference:
        flow = decimal_character_reference_state();
        break;
      case State::numeric_character_reference_end:
        flow = numeric_character_reference_end_state();
        break;
    }
    if (flow == Flow::next) continue;
    flush_characters();
    return flow == Flow::stop;
  }
}

// emit the current tag token
// #acknowledge-self-closing-flag; spec/tokenizer.rules: algorithm emit the current tag token
template <class Sink, class Observer>
void Tokenizer<Sink, Observer>::emit_the_current_tag_token() {
  entered(Branch::emit_the_current_tag_token);
  // if the current tag token is a start tag token
  if (holds(Branch::emit_the_current_tag_token_1, current_tag_is_start_tag())) {
    remember_start_tag();
    hand_over_tag();
    // if the current tag token's self-closing flag is set, and the current tag token's self-closing flag is
    // not acknowledged
    if (holds(Branch::emit_the_current_tag_token_2, self_closing() && !self_closing_acknowledged())) {
      parse_error(ParseErrorCode::non_void_html_element_start_tag_with_trailing_solidus);
    }
  } else {
    // if the current tag token has attributes
    if (holds(Branch::emit_the_current_tag_token_3, current_tag_has_attributes())) {
      parse_error(ParseErrorCode::end_tag_with_attributes);
    }
    // if the current tag token's self-closing flag is set
    if (holds(Branch::emit_the_current_tag_token_4, self_closing())) {
      parse_error(ParseErrorCode::end_tag_with_trailing_solidus);
    }
    hand_over_tag();
  }
}

// the current end tag token is an appropriate end tag token
// #appropriate-end-tag-token; spec/tokenizer.rules: algorithm the current end tag token is an appropriate end
// tag token
template <class Sink, class Observer>
bool Tokenizer<Sink, Observer>::the_current_end_tag_token_is_an_appropriate_end_tag_token() {
  entered(Branch::the_current_end_tag_token_is_an_appropriate_end_tag_token);
  // if a start tag token has been emitted, and the current tag token's tag name is that of the last start tag
  // token emitted
  if (holds(Branch::the_current_end_tag_token_is_an_appropriate_end_tag_token_1,
            start_tag_emitted() && tag_name_is_last_start_tag())) {
    return true;
  }
  return false;
}

// the character reference was consumed as part of an attribute
// #charref-in-attribute; spec/tokenizer.rules: algorithm the character reference was consumed as part of an
// attribute
template <class Sink, class Observer>
bool Tokenizer<Sink, Observer>::the_character_reference_was_consumed_as_part_of_an_attribute() {
  entered(Branch::the_character_reference_was_consumed_as_part_of_an_attribute);
  // if the return state is attribute value (double-quoted)
  if (holds(Branch::the_character_reference_was_consumed_as_part_of_an_attribute_1,
            return_state() == State::attribute_value_double_quoted)) {
    return true;
  }
  // if the return state is attribute value (single-quoted)
  if (holds(Branch::the_character_reference_was_consumed_as_part_of_an_attribute_2,
            return_state() == State::attribute_value_single_quoted)) {
    return true;
  }
  // if the return state is attribute value (unquoted)
  if (holds(Branch::the_character_reference_was_consumed_as_part_of_an_attribute_3,
            return_state() == State::attribute_value_unquoted)) {
    return true;
  }
  return false;
}

// flush code points consumed as a character reference
// #flush-code-points-consumed-as-a-character-reference; spec/tokenizer.rules: algorithm flush code points
// consumed as a character reference
template <class Sink, class Observer>
void Tokenizer<Sink, Observer>::flush_code_points_consumed_as_a_character_reference() {
  entered(Branch::flush_code_points_consumed_as_a_character_reference);
  // for each code point in the temporary buffer
  for (const std::string_view code_point : CodePoints(temporary_buffer().view())) {
    entered(Branch::flush_code_points_consumed_as_a_character_reference_1);
    // if the character reference was consumed as part of an attribute
    if (holds(Branch::flush_code_points_consumed_as_a_character_reference_2,
              the_character_reference_was_consumed_as_part_of_an_attribute())) {
      append_from_temporary_buffer(attribute_value(), code_point);
    } else {
      emit_from_temporary_buffer(code_point);
    }
  }
}

// leave the attribute name state
// spec/tokenizer.rules: algorithm leave the attribute name state
template <class Sink, class Observer>
void Tokenizer<Sink, Observer>::leave_the_attribute_name_state() {
  entered(Branch::leave_the_attribute_name_state);
  // if another attribute of the current tag token has the current attribute's name
  if (holds(Branch::leave_the_attribute_name_state_1, attribute_is_duplicate())) {
    parse_error(ParseErrorCode::duplicate_attribute);
    remove_attribute();
  }
}

// data state
// #data-state; spec/tokenizer.rules: state data
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::data_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::data>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::data_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: a whole tag at once.
    if (kFastPaths && *input() == '<' && scan_tag()) {
      if (state_ == State::data) continue;
      return Flow::next;
    }
    switch (current()) {
      case '&': {
        // '&'
        entered(Branch::data_ampersand);
        set_return_state(State::data);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '<': {
        // '<'
        entered(Branch::data_less_than_sign);
        switch_to(State::tag_open);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::data_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_current_input_character();
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::data_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// RCDATA state
// #rcdata-state; spec/tokenizer.rules: state RCDATA
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rcdata_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::rcdata>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::rcdata_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '&': {
        // '&'
        entered(Branch::rcdata_ampersand);
        set_return_state(State::rcdata);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '<': {
        // '<'
        entered(Branch::rcdata_less_than_sign);
        switch_to(State::rcdata_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::rcdata_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::rcdata_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// RAWTEXT state
// #rawtext-state; spec/tokenizer.rules: state RAWTEXT
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rawtext_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::rawtext>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::rawtext_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '<': {
        // '<'
        entered(Branch::rawtext_less_than_sign);
        switch_to(State::rawtext_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::rawtext_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::rawtext_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// script data state
// #script-data-state; spec/tokenizer.rules: state script data
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::script_data>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::script_data_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '<': {
        // '<'
        entered(Branch::script_data_less_than_sign);
        switch_to(State::script_data_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::script_data_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// PLAINTEXT state
// #plaintext-state; spec/tokenizer.rules: state PLAINTEXT
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::plaintext_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::plaintext>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::plaintext_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\0': {
        // NUL
        entered(Branch::plaintext_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::plaintext_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// tag open state
// #tag-open-state; spec/tokenizer.rules: state tag open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::tag_open_eof);
    parse_error(ParseErrorCode::eof_before_tag_name);
    emit_character(U'<');
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '!': {
      // '!'
      entered(Branch::tag_open_exclamation_mark);
      switch_to(State::markup_declaration_open);
      advance();
      return Flow::next;
    }
    case '/': {
      // '/'
      entered(Branch::tag_open_solidus);
      switch_to(State::end_tag_open);
      advance();
      return Flow::next;
    }
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::tag_open_ascii_alpha);
      create_start_tag();
      switch_to(State::tag_name);
      return Flow::next;
    }
    case '?': {
      // '?'
      entered(Branch::tag_open_question_mark);
      parse_error(ParseErrorCode::unexpected_question_mark_instead_of_tag_name);
      create_comment();
      switch_to(State::bogus_comment);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::tag_open_anything_else);
      parse_error(ParseErrorCode::invalid_first_character_of_tag_name);
      emit_character(U'<');
      switch_to(State::data);
      return Flow::next;
    }
  }
}

// end tag open state
// #end-tag-open-state; spec/tokenizer.rules: state end tag open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::end_tag_open_eof);
    parse_error(ParseErrorCode::eof_before_tag_name);
    emit_character(U'<');
    emit_character(U'/');
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::end_tag_open_ascii_alpha);
      create_end_tag();
      switch_to(State::tag_name);
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::end_tag_open_greater_than_sign);
      parse_error(ParseErrorCode::missing_end_tag_name);
      switch_to(State::data);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::end_tag_open_anything_else);
      parse_error(ParseErrorCode::invalid_first_character_of_tag_name);
      create_comment();
      switch_to(State::bogus_comment);
      return Flow::next;
    }
  }
}

// tag name state
// #tag-name-state; spec/tokenizer.rules: state tag name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::tag_name_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::tag_name>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(tag_name(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::tag_name_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::tag_name_tab);
        switch_to(State::before_attribute_name);
        advance();
        return Flow::next;
      }
      case '/': {
        // '/'
        entered(Branch::tag_name_solidus);
        switch_to(State::self_closing_start_tag);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::tag_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        advance();
        continue;
      }
      case '\0': {
        // NUL
        entered(Branch::tag_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(tag_name(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::tag_name_anything_else);
        append_current_input_character(tag_name());
        advance();
        continue;
      }
    }
  }
}

// RCDATA less-than sign state
// #rcdata-less-than-sign-state; spec/tokenizer.rules: state RCDATA less-than sign
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rcdata_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::rcdata_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::rcdata);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      // '/'
      entered(Branch::rcdata_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::rcdata_end_tag_open);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::rcdata_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::rcdata);
      return Flow::next;
    }
  }
}

// RCDATA end tag open state
// #rcdata-end-tag-open-state; spec/tokenizer.rules: state RCDATA end tag open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rcdata_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::rcdata_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::rcdata);
    return Flow::next;
  }
  switch (current()) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::rcdata_end_tag_open_ascii_alpha);
      create_end_tag();
      switch_to(State::rcdata_end_tag_name);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::rcdata_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::rcdata);
      return Flow::next;
    }
  }
}

// RCDATA end tag name state
// #rcdata-end-tag-name-state; spec/tokenizer.rules: state RCDATA end tag name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rcdata_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::rcdata_end_tag_name_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      emit_from_temporary_buffer(temporary_buffer().view());
      switch_to(State::rcdata);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::rcdata_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::rcdata_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::rcdata_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::rcdata_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII lower alpha
        entered(Branch::rcdata_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
    }
  }
}

// RAWTEXT less-than sign state
// #rawtext-less-than-sign-state; spec/tokenizer.rules: state RAWTEXT less-than sign
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rawtext_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::rawtext_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::rawtext);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      // '/'
      entered(Branch::rawtext_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::rawtext_end_tag_open);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::rawtext_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::rawtext);
      return Flow::next;
    }
  }
}

// RAWTEXT end tag open state
// #rawtext-end-tag-open-state; spec/tokenizer.rules: state RAWTEXT end tag open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rawtext_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::rawtext_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::rawtext);
    return Flow::next;
  }
  switch (current()) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::rawtext_end_tag_open_ascii_alpha);
      create_end_tag();
      switch_to(State::rawtext_end_tag_name);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::rawtext_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::rawtext);
      return Flow::next;
    }
  }
}

// RAWTEXT end tag name state
// #rawtext-end-tag-name-state; spec/tokenizer.rules: state RAWTEXT end tag name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::rawtext_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::rawtext_end_tag_name_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      emit_from_temporary_buffer(temporary_buffer().view());
      switch_to(State::rawtext);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::rawtext_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::rawtext_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::rawtext_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::rawtext_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII lower alpha
        entered(Branch::rawtext_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
    }
  }
}

// script data less-than sign state
// #script-data-less-than-sign-state; spec/tokenizer.rules: state script data less-than sign
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      // '/'
      entered(Branch::script_data_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::script_data_end_tag_open);
      advance();
      return Flow::next;
    }
    case '!': {
      // '!'
      entered(Branch::script_data_less_than_sign_exclamation_mark);
      switch_to(State::script_data_escape_start);
      emit_character(U'<');
      emit_character(U'!');
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data end tag open state
// #script-data-end-tag-open-state; spec/tokenizer.rules: state script data end tag open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::script_data_end_tag_open_ascii_alpha);
      create_end_tag();
      switch_to(State::script_data_end_tag_name);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data end tag name state
// #script-data-end-tag-name-state; spec/tokenizer.rules: state script data end tag name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::script_data_end_tag_name_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      emit_from_temporary_buffer(temporary_buffer().view());
      switch_to(State::script_data);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::script_data_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::script_data_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::script_data_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::script_data_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII lower alpha
        entered(Branch::script_data_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
    }
  }
}

// script data escape start state
// #script-data-escape-start-state; spec/tokenizer.rules: state script data escape start
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escape_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_escape_start_anything_else);
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::script_data_escape_start_hyphen_minus);
      switch_to(State::script_data_escape_start_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_escape_start_anything_else);
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data escape start dash state
// #script-data-escape-start-dash-state; spec/tokenizer.rules: state script data escape start dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escape_start_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_escape_start_dash_anything_else);
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::script_data_escape_start_dash_hyphen_minus);
      switch_to(State::script_data_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_escape_start_dash_anything_else);
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data escaped state
// #script-data-escaped-state; spec/tokenizer.rules: state script data escaped
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escaped_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::script_data_escaped>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::script_data_escaped_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '-': {
        // '-'
        entered(Branch::script_data_escaped_hyphen_minus);
        switch_to(State::script_data_escaped_dash);
        emit_character(U'-');
        advance();
        return Flow::next;
      }
      case '<': {
        // '<'
        entered(Branch::script_data_escaped_less_than_sign);
        switch_to(State::script_data_escaped_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::script_data_escaped_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_escaped_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// script data escaped dash state
// #script-data-escaped-dash-state; spec/tokenizer.rules: state script data escaped dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escaped_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::script_data_escaped_dash_eof);
    parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::script_data_escaped_dash_hyphen_minus);
      switch_to(State::script_data_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    case '<': {
      // '<'
      entered(Branch::script_data_escaped_dash_less_than_sign);
      switch_to(State::script_data_escaped_less_than_sign);
      advance();
      return Flow::next;
    }
    case '\0': {
      // NUL
      entered(Branch::script_data_escaped_dash_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_escaped);
      emit_character(U'\uFFFD');
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_escaped_dash_anything_else);
      switch_to(State::script_data_escaped);
      emit_current_input_character();
      advance();
      return Flow::next;
    }
  }
}

// script data escaped dash dash state
// #script-data-escaped-dash-dash-state; spec/tokenizer.rules: state script data escaped dash dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escaped_dash_dash_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::script_data_escaped_dash_dash_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '-': {
        // '-'
        entered(Branch::script_data_escaped_dash_dash_hyphen_minus);
        emit_character(U'-');
        advance();
        continue;
      }
      case '<': {
        // '<'
        entered(Branch::script_data_escaped_dash_dash_less_than_sign);
        switch_to(State::script_data_escaped_less_than_sign);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::script_data_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        emit_character(U'>');
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::script_data_escaped_dash_dash_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_escaped);
        emit_character(U'\uFFFD');
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::script_data_escaped_dash_dash_anything_else);
        switch_to(State::script_data_escaped);
        emit_current_input_character();
        advance();
        return Flow::next;
      }
    }
  }
}

// script data escaped less-than sign state
// #script-data-escaped-less-than-sign-state; spec/tokenizer.rules: state script data escaped less-than sign
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escaped_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_escaped_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::script_data_escaped);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      // '/'
      entered(Branch::script_data_escaped_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::script_data_escaped_end_tag_open);
      advance();
      return Flow::next;
    }
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::script_data_escaped_less_than_sign_ascii_alpha);
      clear(temporary_buffer());
      emit_character(U'<');
      switch_to(State::script_data_double_escape_start);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_escaped_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::script_data_escaped);
      return Flow::next;
    }
  }
}

// script data escaped end tag open state
// #script-data-escaped-end-tag-open-state; spec/tokenizer.rules: state script data escaped end tag open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escaped_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_escaped_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::script_data_escaped);
    return Flow::next;
  }
  switch (current()) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      entered(Branch::script_data_escaped_end_tag_open_ascii_alpha);
      create_end_tag();
      switch_to(State::script_data_escaped_end_tag_name);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_escaped_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::script_data_escaped);
      return Flow::next;
    }
  }
}

// script data escaped end tag name state
// #script-data-escaped-end-tag-name-state; spec/tokenizer.rules: state script data escaped end tag name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_escaped_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::script_data_escaped_end_tag_name_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      emit_from_temporary_buffer(temporary_buffer().view());
      switch_to(State::script_data_escaped);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::script_data_escaped_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::script_data_escaped_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          entered(Branch::script_data_escaped_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        // else
        entered(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::script_data_escaped_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII lower alpha
        entered(Branch::script_data_escaped_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
    }
  }
}

// script data double escape start state
// #script-data-double-escape-start-state; spec/tokenizer.rules: state script data double escape start
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_double_escape_start_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::script_data_double_escape_start_anything_else);
      switch_to(State::script_data_escaped);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
      case '/':
      case '>': {
        // TAB LF FF SPACE '/' '>'
        entered(Branch::script_data_double_escape_start_tab);
        // if the temporary buffer is "script"
        if (holds(Branch::script_data_double_escape_start_tab_1, temporary_buffer().view() == "script")) {
          switch_to(State::script_data_double_escaped);
        } else {
          switch_to(State::script_data_escaped);
        }
        emit_current_input_character();
        advance();
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::script_data_double_escape_start_ascii_upper_alpha);
        append_lowercase(temporary_buffer());
        emit_current_input_character();
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII lower alpha
        entered(Branch::script_data_double_escape_start_ascii_lower_alpha);
        append_current_input_character(temporary_buffer());
        emit_current_input_character();
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_double_escape_start_anything_else);
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
    }
  }
}

// script data double escaped state
// #script-data-double-escaped-state; spec/tokenizer.rules: state script data double escaped
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_double_escaped_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::script_data_double_escaped>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::script_data_double_escaped_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '-': {
        // '-'
        entered(Branch::script_data_double_escaped_hyphen_minus);
        switch_to(State::script_data_double_escaped_dash);
        emit_character(U'-');
        advance();
        return Flow::next;
      }
      case '<': {
        // '<'
        entered(Branch::script_data_double_escaped_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        emit_character(U'<');
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::script_data_double_escaped_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_double_escaped_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// script data double escaped dash state
// #script-data-double-escaped-dash-state; spec/tokenizer.rules: state script data double escaped dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_double_escaped_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::script_data_double_escaped_dash_eof);
    parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::script_data_double_escaped_dash_hyphen_minus);
      switch_to(State::script_data_double_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    case '<': {
      // '<'
      entered(Branch::script_data_double_escaped_dash_less_than_sign);
      switch_to(State::script_data_double_escaped_less_than_sign);
      emit_character(U'<');
      advance();
      return Flow::next;
    }
    case '\0': {
      // NUL
      entered(Branch::script_data_double_escaped_dash_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_double_escaped);
      emit_character(U'\uFFFD');
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_double_escaped_dash_anything_else);
      switch_to(State::script_data_double_escaped);
      emit_current_input_character();
      advance();
      return Flow::next;
    }
  }
}

// script data double escaped dash dash state
// #script-data-double-escaped-dash-dash-state; spec/tokenizer.rules: state script data double escaped dash
// dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_double_escaped_dash_dash_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::script_data_double_escaped_dash_dash_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '-': {
        // '-'
        entered(Branch::script_data_double_escaped_dash_dash_hyphen_minus);
        emit_character(U'-');
        advance();
        continue;
      }
      case '<': {
        // '<'
        entered(Branch::script_data_double_escaped_dash_dash_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        emit_character(U'<');
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::script_data_double_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        emit_character(U'>');
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::script_data_double_escaped_dash_dash_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_double_escaped);
        emit_character(U'\uFFFD');
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::script_data_double_escaped_dash_dash_anything_else);
        switch_to(State::script_data_double_escaped);
        emit_current_input_character();
        advance();
        return Flow::next;
      }
    }
  }
}

// script data double escaped less-than sign state
// #script-data-double-escaped-less-than-sign-state; spec/tokenizer.rules: state script data double escaped
// less-than sign
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_double_escaped_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::script_data_double_escaped_less_than_sign_anything_else);
    switch_to(State::script_data_double_escaped);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      // '/'
      entered(Branch::script_data_double_escaped_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::script_data_double_escape_end);
      emit_character(U'/');
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::script_data_double_escaped_less_than_sign_anything_else);
      switch_to(State::script_data_double_escaped);
      return Flow::next;
    }
  }
}

// script data double escape end state
// #script-data-double-escape-end-state; spec/tokenizer.rules: state script data double escape end
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::script_data_double_escape_end_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::script_data_double_escape_end_anything_else);
      switch_to(State::script_data_double_escaped);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
      case '/':
      case '>': {
        // TAB LF FF SPACE '/' '>'
        entered(Branch::script_data_double_escape_end_tab);
        // if the temporary buffer is "script"
        if (holds(Branch::script_data_double_escape_end_tab_1, temporary_buffer().view() == "script")) {
          switch_to(State::script_data_escaped);
        } else {
          switch_to(State::script_data_double_escaped);
        }
        emit_current_input_character();
        advance();
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::script_data_double_escape_end_ascii_upper_alpha);
        append_lowercase(temporary_buffer());
        emit_current_input_character();
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII lower alpha
        entered(Branch::script_data_double_escape_end_ascii_lower_alpha);
        append_current_input_character(temporary_buffer());
        emit_current_input_character();
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::script_data_double_escape_end_anything_else);
        switch_to(State::script_data_double_escaped);
        return Flow::next;
      }
    }
  }
}

// before attribute name state
// #before-attribute-name-state; spec/tokenizer.rules: state before attribute name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::before_attribute_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // '/' '>' EOF
      entered(Branch::before_attribute_name_solidus);
      switch_to(State::after_attribute_name);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::before_attribute_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '/':
      case '>': {
        // '/' '>' EOF
        entered(Branch::before_attribute_name_solidus);
        switch_to(State::after_attribute_name);
        return Flow::next;
      }
      case '=': {
        // '='
        entered(Branch::before_attribute_name_equals_sign);
        parse_error(ParseErrorCode::unexpected_equals_sign_before_attribute_name);
        start_attribute();
        clear(attribute_name());
        append_current_input_character(attribute_name());
        switch_to(State::attribute_name);
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::before_attribute_name_anything_else);
        start_attribute();
        switch_to(State::attribute_name);
        return Flow::next;
      }
    }
  }
}

// attribute name state
// #attribute-name-state; spec/tokenizer.rules: state attribute name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::attribute_name_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::attribute_name>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_name(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // TAB LF FF SPACE '/' '>' EOF
      entered(Branch::attribute_name_tab);
      leave_the_attribute_name_state();
      switch_to(State::after_attribute_name);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
      case '/':
      case '>': {
        // TAB LF FF SPACE '/' '>' EOF
        entered(Branch::attribute_name_tab);
        leave_the_attribute_name_state();
        switch_to(State::after_attribute_name);
        return Flow::next;
      }
      case '=': {
        // '='
        entered(Branch::attribute_name_equals_sign);
        leave_the_attribute_name_state();
        switch_to(State::before_attribute_value);
        advance();
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::attribute_name_ascii_upper_alpha);
        append_lowercase(attribute_name());
        advance();
        continue;
      }
      case '\0': {
        // NUL
        entered(Branch::attribute_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_name(), U'\uFFFD');
        advance();
        continue;
      }
      case '"':
      case '\'':
      case '<': {
        // '"' ''' '<'
        entered(Branch::attribute_name_quotation_mark);
        parse_error(ParseErrorCode::unexpected_character_in_attribute_name);
        append_current_input_character(attribute_name());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::attribute_name_anything_else);
        append_current_input_character(attribute_name());
        advance();
        continue;
      }
    }
  }
}

// after attribute name state
// #after-attribute-name-state; spec/tokenizer.rules: state after attribute name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_attribute_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::after_attribute_name_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::after_attribute_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '/': {
        // '/'
        entered(Branch::after_attribute_name_solidus);
        switch_to(State::self_closing_start_tag);
        advance();
        return Flow::next;
      }
      case '=': {
        // '='
        entered(Branch::after_attribute_name_equals_sign);
        switch_to(State::before_attribute_value);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::after_attribute_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::after_attribute_name_anything_else);
        start_attribute();
        switch_to(State::attribute_name);
        return Flow::next;
      }
    }
  }
}

// before attribute value state
// #before-attribute-value-state; spec/tokenizer.rules: state before attribute value
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::before_attribute_value_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::before_attribute_value_anything_else);
      switch_to(State::attribute_value_unquoted);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::before_attribute_value_tab);
        // ignore the character
        advance();
        continue;
      }
      case '"': {
        // '"'
        entered(Branch::before_attribute_value_quotation_mark);
        switch_to(State::attribute_value_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        // '''
        entered(Branch::before_attribute_value_apostrophe);
        switch_to(State::attribute_value_single_quoted);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::before_attribute_value_greater_than_sign);
        parse_error(ParseErrorCode::missing_attribute_value);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::before_attribute_value_anything_else);
        switch_to(State::attribute_value_unquoted);
        return Flow::next;
      }
    }
  }
}

// attribute value (double-quoted) state
// #attribute-value-(double-quoted)-state; spec/tokenizer.rules: state attribute value (double-quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::attribute_value_double_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::attribute_value_double_quoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_value(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::attribute_value_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '"': {
        // '"'
        entered(Branch::attribute_value_double_quoted_quotation_mark);
        switch_to(State::after_attribute_value_quoted);
        advance();
        return Flow::next;
      }
      case '&': {
        // '&'
        entered(Branch::attribute_value_double_quoted_ampersand);
        set_return_state(State::attribute_value_double_quoted);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::attribute_value_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::attribute_value_double_quoted_anything_else);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
    }
  }
}

// attribute value (single-quoted) state
// #attribute-value-(single-quoted)-state; spec/tokenizer.rules: state attribute value (single-quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::attribute_value_single_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::attribute_value_single_quoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_value(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::attribute_value_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\'': {
        // '''
        entered(Branch::attribute_value_single_quoted_apostrophe);
        switch_to(State::after_attribute_value_quoted);
        advance();
        return Flow::next;
      }
      case '&': {
        // '&'
        entered(Branch::attribute_value_single_quoted_ampersand);
        set_return_state(State::attribute_value_single_quoted);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::attribute_value_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::attribute_value_single_quoted_anything_else);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
    }
  }
}

// attribute value (unquoted) state
// #attribute-value-(unquoted)-state; spec/tokenizer.rules: state attribute value (unquoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::attribute_value_unquoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::attribute_value_unquoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_value(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::attribute_value_unquoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::attribute_value_unquoted_tab);
        switch_to(State::before_attribute_name);
        advance();
        return Flow::next;
      }
      case '&': {
        // '&'
        entered(Branch::attribute_value_unquoted_ampersand);
        set_return_state(State::attribute_value_unquoted);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::attribute_value_unquoted_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::attribute_value_unquoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        advance();
        continue;
      }
      case '"':
      case '\'':
      case '<':
      case '=':
      case '`': {
        // '"' ''' '<' '=' '`'
        entered(Branch::attribute_value_unquoted_quotation_mark);
        parse_error(ParseErrorCode::unexpected_character_in_unquoted_attribute_value);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::attribute_value_unquoted_anything_else);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
    }
  }
}

// after attribute value (quoted) state
// #after-attribute-value-(quoted)-state; spec/tokenizer.rules: state after attribute value (quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_attribute_value_quoted_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::after_attribute_value_quoted_eof);
    parse_error(ParseErrorCode::eof_in_tag);
    emit_end_of_file();
    return Flow::stop;
  }
  // Derived: the rest of a tag at once.
  if (kFastPaths && scan_tag()) return Flow::next;
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      entered(Branch::after_attribute_value_quoted_tab);
      switch_to(State::before_attribute_name);
      advance();
      return Flow::next;
    }
    case '/': {
      // '/'
      entered(Branch::after_attribute_value_quoted_solidus);
      switch_to(State::self_closing_start_tag);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::after_attribute_value_quoted_greater_than_sign);
      switch_to(State::data);
      emit_the_current_tag_token();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::after_attribute_value_quoted_anything_else);
      parse_error(ParseErrorCode::missing_whitespace_between_attributes);
      switch_to(State::before_attribute_name);
      return Flow::next;
    }
  }
}

// self-closing start tag state
// #self-closing-start-tag-state; spec/tokenizer.rules: state self-closing start tag
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::self_closing_start_tag_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::self_closing_start_tag_eof);
    parse_error(ParseErrorCode::eof_in_tag);
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '>': {
      // '>'
      entered(Branch::self_closing_start_tag_greater_than_sign);
      set_self_closing();
      switch_to(State::data);
      emit_the_current_tag_token();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::self_closing_start_tag_anything_else);
      parse_error(ParseErrorCode::unexpected_solidus_in_tag);
      switch_to(State::before_attribute_name);
      return Flow::next;
    }
  }
}

// bogus comment state
// #bogus-comment-state; spec/tokenizer.rules: state bogus comment
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::bogus_comment_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::bogus_comment>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(comment_data(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::bogus_comment_eof);
      emit_comment();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '>': {
        // '>'
        entered(Branch::bogus_comment_greater_than_sign);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::bogus_comment_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(comment_data(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::bogus_comment_anything_else);
        append_current_input_character(comment_data());
        advance();
        continue;
      }
    }
  }
}

// markup declaration open state
// #markup-declaration-open-state; spec/tokenizer.rules: state markup declaration open
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::markup_declaration_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::markup_declaration_open_anything_else);
    parse_error(ParseErrorCode::incorrectly_opened_comment);
    create_comment();
    switch_to(State::bogus_comment);
    return Flow::next;
  }
  const KeywordMatch keyword = match_markup_declaration_open(input(), input_end());
  if (keyword.cut && more_to_come()) return Flow::suspend;
  switch (keyword.index) {
    // "--"
    case 1: {
      entered(Branch::markup_declaration_open_hyphen_minus_hyphen_minus);
      advance(keyword.length - 1);
      create_comment();
      switch_to(State::comment_start);
      advance();
      return Flow::next;
    }
    // "DOCTYPE" ignoring case
    case 2: {
      entered(Branch::markup_declaration_open_doctype);
      advance(keyword.length - 1);
      switch_to(State::doctype);
      advance();
      return Flow::next;
    }
    // "[CDATA["
    case 3: {
      entered(Branch::markup_declaration_open_cdata);
      advance(keyword.length - 1);
      // if there is an adjusted current node, and the adjusted current node is not in the HTML namespace
      if (holds(Branch::markup_declaration_open_cdata_1,
                has_adjusted_current_node() && !adjusted_current_node_is_html())) {
        switch_to(State::cdata_section);
      } else {
        parse_error(ParseErrorCode::cdata_in_html_content);
        create_comment();
        append(comment_data(), "[CDATA[");
        switch_to(State::bogus_comment);
      }
      advance();
      return Flow::next;
    }
    default:
      break;
  }
  switch (current()) {
    default: {
      // else
      entered(Branch::markup_declaration_open_anything_else);
      parse_error(ParseErrorCode::incorrectly_opened_comment);
      create_comment();
      switch_to(State::bogus_comment);
      return Flow::next;
    }
  }
}

// comment start state
// #comment-start-state; spec/tokenizer.rules: state comment start
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::comment_start_anything_else);
    switch_to(State::comment);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::comment_start_hyphen_minus);
      switch_to(State::comment_start_dash);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::comment_start_greater_than_sign);
      parse_error(ParseErrorCode::abrupt_closing_of_empty_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_start_anything_else);
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment start dash state
// #comment-start-dash-state; spec/tokenizer.rules: state comment start dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_start_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::comment_start_dash_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::comment_start_dash_hyphen_minus);
      switch_to(State::comment_end);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::comment_start_dash_greater_than_sign);
      parse_error(ParseErrorCode::abrupt_closing_of_empty_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_start_dash_anything_else);
      append_character(comment_data(), U'-');
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment state
// #comment-state; spec/tokenizer.rules: state comment
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::comment>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(comment_data(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::comment_eof);
      parse_error(ParseErrorCode::eof_in_comment);
      emit_comment();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '<': {
        // '<'
        entered(Branch::comment_less_than_sign);
        append_current_input_character(comment_data());
        switch_to(State::comment_less_than_sign);
        advance();
        return Flow::next;
      }
      case '-': {
        // '-'
        entered(Branch::comment_hyphen_minus);
        switch_to(State::comment_end_dash);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::comment_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(comment_data(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::comment_anything_else);
        append_current_input_character(comment_data());
        advance();
        continue;
      }
    }
  }
}

// comment less-than sign state
// #comment-less-than-sign-state; spec/tokenizer.rules: state comment less-than sign
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_less_than_sign_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::comment_less_than_sign_anything_else);
      switch_to(State::comment);
      return Flow::next;
    }
    switch (current()) {
      case '!': {
        // '!'
        entered(Branch::comment_less_than_sign_exclamation_mark);
        append_current_input_character(comment_data());
        switch_to(State::comment_less_than_sign_bang);
        advance();
        return Flow::next;
      }
      case '<': {
        // '<'
        entered(Branch::comment_less_than_sign_less_than_sign);
        append_current_input_character(comment_data());
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::comment_less_than_sign_anything_else);
        switch_to(State::comment);
        return Flow::next;
      }
    }
  }
}

// comment less-than sign bang state
// #comment-less-than-sign-bang-state; spec/tokenizer.rules: state comment less-than sign bang
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_less_than_sign_bang_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::comment_less_than_sign_bang_anything_else);
    switch_to(State::comment);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::comment_less_than_sign_bang_hyphen_minus);
      switch_to(State::comment_less_than_sign_bang_dash);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_less_than_sign_bang_anything_else);
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment less-than sign bang dash state
// #comment-less-than-sign-bang-dash-state; spec/tokenizer.rules: state comment less-than sign bang dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_less_than_sign_bang_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::comment_less_than_sign_bang_dash_anything_else);
    switch_to(State::comment_end_dash);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::comment_less_than_sign_bang_dash_hyphen_minus);
      switch_to(State::comment_less_than_sign_bang_dash_dash);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_less_than_sign_bang_dash_anything_else);
      switch_to(State::comment_end_dash);
      return Flow::next;
    }
  }
}

// comment less-than sign bang dash dash state
// #comment-less-than-sign-bang-dash-dash-state; spec/tokenizer.rules: state comment less-than sign bang dash
// dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_less_than_sign_bang_dash_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // '>' EOF
    entered(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
    switch_to(State::comment_end);
    return Flow::next;
  }
  switch (current()) {
    case '>': {
      // '>' EOF
      entered(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
      switch_to(State::comment_end);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_less_than_sign_bang_dash_dash_anything_else);
      parse_error(ParseErrorCode::nested_comment);
      switch_to(State::comment_end);
      return Flow::next;
    }
  }
}

// comment end dash state
// #comment-end-dash-state; spec/tokenizer.rules: state comment end dash
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_end_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::comment_end_dash_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::comment_end_dash_hyphen_minus);
      switch_to(State::comment_end);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_end_dash_anything_else);
      append_character(comment_data(), U'-');
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment end state
// #comment-end-state; spec/tokenizer.rules: state comment end
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_end_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::comment_end_eof);
      parse_error(ParseErrorCode::eof_in_comment);
      emit_comment();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '>': {
        // '>'
        entered(Branch::comment_end_greater_than_sign);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
      }
      case '!': {
        // '!'
        entered(Branch::comment_end_exclamation_mark);
        switch_to(State::comment_end_bang);
        advance();
        return Flow::next;
      }
      case '-': {
        // '-'
        entered(Branch::comment_end_hyphen_minus);
        append_character(comment_data(), U'-');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::comment_end_anything_else);
        append(comment_data(), "--");
        switch_to(State::comment);
        return Flow::next;
      }
    }
  }
}

// comment end bang state
// #comment-end-bang-state; spec/tokenizer.rules: state comment end bang
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::comment_end_bang_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::comment_end_bang_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      // '-'
      entered(Branch::comment_end_bang_hyphen_minus);
      append(comment_data(), "--!");
      switch_to(State::comment_end_dash);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::comment_end_bang_greater_than_sign);
      parse_error(ParseErrorCode::incorrectly_closed_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::comment_end_bang_anything_else);
      append(comment_data(), "--!");
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// DOCTYPE state
// #doctype-state; spec/tokenizer.rules: state DOCTYPE
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::doctype_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::doctype_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    create_doctype();
    set_force_quirks();
    emit_doctype();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      entered(Branch::doctype_tab);
      switch_to(State::before_doctype_name);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::doctype_greater_than_sign);
      switch_to(State::before_doctype_name);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::doctype_anything_else);
      parse_error(ParseErrorCode::missing_whitespace_before_doctype_name);
      switch_to(State::before_doctype_name);
      return Flow::next;
    }
  }
}

// before DOCTYPE name state
// #before-doctype-name-state; spec/tokenizer.rules: state before DOCTYPE name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::before_doctype_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::before_doctype_name_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      create_doctype();
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::before_doctype_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::before_doctype_name_ascii_upper_alpha);
        create_doctype();
        clear(doctype_name());
        append_lowercase(doctype_name());
        switch_to(State::doctype_name);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::before_doctype_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        create_doctype();
        clear(doctype_name());
        append_character(doctype_name(), U'\uFFFD');
        switch_to(State::doctype_name);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::before_doctype_name_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_name);
        create_doctype();
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::before_doctype_name_anything_else);
        create_doctype();
        clear(doctype_name());
        append_current_input_character(doctype_name());
        switch_to(State::doctype_name);
        advance();
        return Flow::next;
      }
    }
  }
}

// DOCTYPE name state
// #doctype-name-state; spec/tokenizer.rules: state DOCTYPE name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::doctype_name_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::doctype_name>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_name(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::doctype_name_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::doctype_name_tab);
        switch_to(State::after_doctype_name);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::doctype_name_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z': {
        // ASCII upper alpha
        entered(Branch::doctype_name_ascii_upper_alpha);
        append_lowercase(doctype_name());
        advance();
        continue;
      }
      case '\0': {
        // NUL
        entered(Branch::doctype_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_name(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::doctype_name_anything_else);
        append_current_input_character(doctype_name());
        advance();
        continue;
      }
    }
  }
}

// after DOCTYPE name state
// #after-doctype-name-state; spec/tokenizer.rules: state after DOCTYPE name
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_doctype_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::after_doctype_name_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    const KeywordMatch keyword = match_after_doctype_name(input(), input_end());
    if (keyword.cut && more_to_come()) return Flow::suspend;
    switch (keyword.index) {
      // "PUBLIC" ignoring case
      case 1: {
        entered(Branch::after_doctype_name_public_);
        advance(keyword.length - 1);
        switch_to(State::after_doctype_public_keyword);
        advance();
        return Flow::next;
      }
      // "SYSTEM" ignoring case
      case 2: {
        entered(Branch::after_doctype_name_system);
        advance(keyword.length - 1);
        switch_to(State::after_doctype_system_keyword);
        advance();
        return Flow::next;
      }
      default:
        break;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::after_doctype_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::after_doctype_name_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::after_doctype_name_anything_else);
        parse_error(ParseErrorCode::invalid_character_sequence_after_doctype_name);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// after DOCTYPE public keyword state
// #after-doctype-public-keyword-state; spec/tokenizer.rules: state after DOCTYPE public keyword
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_doctype_public_keyword_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::after_doctype_public_keyword_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    set_force_quirks();
    emit_doctype();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      entered(Branch::after_doctype_public_keyword_tab);
      switch_to(State::before_doctype_public_identifier);
      advance();
      return Flow::next;
    }
    case '"': {
      // '"'
      entered(Branch::after_doctype_public_keyword_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      set_public_identifier_present();
      switch_to(State::doctype_public_identifier_double_quoted);
      advance();
      return Flow::next;
    }
    case '\'': {
      // '''
      entered(Branch::after_doctype_public_keyword_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      set_public_identifier_present();
      switch_to(State::doctype_public_identifier_single_quoted);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::after_doctype_public_keyword_greater_than_sign);
      parse_error(ParseErrorCode::missing_doctype_public_identifier);
      set_force_quirks();
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::after_doctype_public_keyword_anything_else);
      parse_error(ParseErrorCode::missing_quote_before_doctype_public_identifier);
      set_force_quirks();
      switch_to(State::bogus_doctype);
      return Flow::next;
    }
  }
}

// before DOCTYPE public identifier state
// #before-doctype-public-identifier-state; spec/tokenizer.rules: state before DOCTYPE public identifier
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::before_doctype_public_identifier_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::before_doctype_public_identifier_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::before_doctype_public_identifier_tab);
        // ignore the character
        advance();
        continue;
      }
      case '"': {
        // '"'
        entered(Branch::before_doctype_public_identifier_quotation_mark);
        set_public_identifier_present();
        switch_to(State::doctype_public_identifier_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        // '''
        entered(Branch::before_doctype_public_identifier_apostrophe);
        set_public_identifier_present();
        switch_to(State::doctype_public_identifier_single_quoted);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::before_doctype_public_identifier_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::before_doctype_public_identifier_anything_else);
        parse_error(ParseErrorCode::missing_quote_before_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// DOCTYPE public identifier (double-quoted) state
// #doctype-public-identifier-(double-quoted)-state; spec/tokenizer.rules: state DOCTYPE public identifier
// (double-quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::doctype_public_identifier_double_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end =
          skip_run<runs::doctype_public_identifier_double_quoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_public_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::doctype_public_identifier_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '"': {
        // '"'
        entered(Branch::doctype_public_identifier_double_quoted_quotation_mark);
        switch_to(State::after_doctype_public_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::doctype_public_identifier_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_public_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::doctype_public_identifier_double_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::doctype_public_identifier_double_quoted_anything_else);
        append_current_input_character(doctype_public_identifier());
        advance();
        continue;
      }
    }
  }
}

// DOCTYPE public identifier (single-quoted) state
// #doctype-public-identifier-(single-quoted)-state; spec/tokenizer.rules: state DOCTYPE public identifier
// (single-quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::doctype_public_identifier_single_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end =
          skip_run<runs::doctype_public_identifier_single_quoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_public_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::doctype_public_identifier_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\'': {
        // '''
        entered(Branch::doctype_public_identifier_single_quoted_apostrophe);
        switch_to(State::after_doctype_public_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::doctype_public_identifier_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_public_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::doctype_public_identifier_single_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::doctype_public_identifier_single_quoted_anything_else);
        append_current_input_character(doctype_public_identifier());
        advance();
        continue;
      }
    }
  }
}

// after DOCTYPE public identifier state
// #after-doctype-public-identifier-state; spec/tokenizer.rules: state after DOCTYPE public identifier
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_doctype_public_identifier_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::after_doctype_public_identifier_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    set_force_quirks();
    emit_doctype();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      entered(Branch::after_doctype_public_identifier_tab);
      switch_to(State::between_doctype_public_and_system_identifiers);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::after_doctype_public_identifier_greater_than_sign);
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    }
    case '"': {
      // '"'
      entered(Branch::after_doctype_public_identifier_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_double_quoted);
      advance();
      return Flow::next;
    }
    case '\'': {
      // '''
      entered(Branch::after_doctype_public_identifier_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_single_quoted);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::after_doctype_public_identifier_anything_else);
      parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::bogus_doctype);
      return Flow::next;
    }
  }
}

// between DOCTYPE public and system identifiers state
// #between-doctype-public-and-system-identifiers-state; spec/tokenizer.rules: state between DOCTYPE public
// and system identifiers
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::between_doctype_public_and_system_identifiers_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::between_doctype_public_and_system_identifiers_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::between_doctype_public_and_system_identifiers_tab);
        // ignore the character
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::between_doctype_public_and_system_identifiers_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      case '"': {
        // '"'
        entered(Branch::between_doctype_public_and_system_identifiers_quotation_mark);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        // '''
        entered(Branch::between_doctype_public_and_system_identifiers_apostrophe);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_single_quoted);
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::between_doctype_public_and_system_identifiers_anything_else);
        parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// after DOCTYPE system keyword state
// #after-doctype-system-keyword-state; spec/tokenizer.rules: state after DOCTYPE system keyword
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_doctype_system_keyword_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    entered(Branch::after_doctype_system_keyword_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    set_force_quirks();
    emit_doctype();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      entered(Branch::after_doctype_system_keyword_tab);
      switch_to(State::before_doctype_system_identifier);
      advance();
      return Flow::next;
    }
    case '"': {
      // '"'
      entered(Branch::after_doctype_system_keyword_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_double_quoted);
      advance();
      return Flow::next;
    }
    case '\'': {
      // '''
      entered(Branch::after_doctype_system_keyword_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_single_quoted);
      advance();
      return Flow::next;
    }
    case '>': {
      // '>'
      entered(Branch::after_doctype_system_keyword_greater_than_sign);
      parse_error(ParseErrorCode::missing_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::after_doctype_system_keyword_anything_else);
      parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::bogus_doctype);
      return Flow::next;
    }
  }
}

// before DOCTYPE system identifier state
// #before-doctype-system-identifier-state; spec/tokenizer.rules: state before DOCTYPE system identifier
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::before_doctype_system_identifier_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::before_doctype_system_identifier_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::before_doctype_system_identifier_tab);
        // ignore the character
        advance();
        continue;
      }
      case '"': {
        // '"'
        entered(Branch::before_doctype_system_identifier_quotation_mark);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        // '''
        entered(Branch::before_doctype_system_identifier_apostrophe);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_single_quoted);
        advance();
        return Flow::next;
      }
      case '>': {
        // '>'
        entered(Branch::before_doctype_system_identifier_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::before_doctype_system_identifier_anything_else);
        parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// DOCTYPE system identifier (double-quoted) state
// #doctype-system-identifier-(double-quoted)-state; spec/tokenizer.rules: state DOCTYPE system identifier
// (double-quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::doctype_system_identifier_double_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end =
          skip_run<runs::doctype_system_identifier_double_quoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_system_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::doctype_system_identifier_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '"': {
        // '"'
        entered(Branch::doctype_system_identifier_double_quoted_quotation_mark);
        switch_to(State::after_doctype_system_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::doctype_system_identifier_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_system_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::doctype_system_identifier_double_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::doctype_system_identifier_double_quoted_anything_else);
        append_current_input_character(doctype_system_identifier());
        advance();
        continue;
      }
    }
  }
}

// DOCTYPE system identifier (single-quoted) state
// #doctype-system-identifier-(single-quoted)-state; spec/tokenizer.rules: state DOCTYPE system identifier
// (single-quoted)
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::doctype_system_identifier_single_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end =
          skip_run<runs::doctype_system_identifier_single_quoted>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_system_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::doctype_system_identifier_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\'': {
        // '''
        entered(Branch::doctype_system_identifier_single_quoted_apostrophe);
        switch_to(State::after_doctype_system_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::doctype_system_identifier_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_system_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::doctype_system_identifier_single_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::doctype_system_identifier_single_quoted_anything_else);
        append_current_input_character(doctype_system_identifier());
        advance();
        continue;
      }
    }
  }
}

// after DOCTYPE system identifier state
// #after-doctype-system-identifier-state; spec/tokenizer.rules: state after DOCTYPE system identifier
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::after_doctype_system_identifier_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::after_doctype_system_identifier_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        // TAB LF FF SPACE
        entered(Branch::after_doctype_system_identifier_tab);
        // ignore the character
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::after_doctype_system_identifier_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::after_doctype_system_identifier_anything_else);
        parse_error(ParseErrorCode::unexpected_character_after_doctype_system_identifier);
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// bogus DOCTYPE state
// #bogus-doctype-state; spec/tokenizer.rules: state bogus DOCTYPE
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::bogus_doctype_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::bogus_doctype>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::bogus_doctype_eof);
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '>': {
        // '>'
        entered(Branch::bogus_doctype_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      case '\0': {
        // NUL
        entered(Branch::bogus_doctype_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        // ignore the character
        advance();
        continue;
      }
      default: {
        // else
        entered(Branch::bogus_doctype_anything_else);
        // ignore the character
        advance();
        continue;
      }
    }
  }
}

// CDATA section state
// #cdata-section-state; spec/tokenizer.rules: state CDATA section
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::cdata_section_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if constexpr (kFastPaths) {
      const char* const run_end = skip_run<runs::cdata_section>(input(), input_end());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      entered(Branch::cdata_section_eof);
      parse_error(ParseErrorCode::eof_in_cdata);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case ']': {
        // ']'
        entered(Branch::cdata_section_right_square_bracket);
        switch_to(State::cdata_section_bracket);
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::cdata_section_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// CDATA section bracket state
// #cdata-section-bracket-state; spec/tokenizer.rules: state CDATA section bracket
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::cdata_section_bracket_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::cdata_section_bracket_anything_else);
    emit_character(U']');
    switch_to(State::cdata_section);
    return Flow::next;
  }
  switch (current()) {
    case ']': {
      // ']'
      entered(Branch::cdata_section_bracket_right_square_bracket);
      switch_to(State::cdata_section_end);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::cdata_section_bracket_anything_else);
      emit_character(U']');
      switch_to(State::cdata_section);
      return Flow::next;
    }
  }
}

// CDATA section end state
// #cdata-section-end-state; spec/tokenizer.rules: state CDATA section end
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::cdata_section_end_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::cdata_section_end_anything_else);
      emit_character(U']');
      emit_character(U']');
      switch_to(State::cdata_section);
      return Flow::next;
    }
    switch (current()) {
      case ']': {
        // ']'
        entered(Branch::cdata_section_end_right_square_bracket);
        emit_character(U']');
        advance();
        continue;
      }
      case '>': {
        // '>'
        entered(Branch::cdata_section_end_greater_than_sign);
        switch_to(State::data);
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::cdata_section_end_anything_else);
        emit_character(U']');
        emit_character(U']');
        switch_to(State::cdata_section);
        return Flow::next;
      }
    }
  }
}

// character reference state
// #character-reference-state; spec/tokenizer.rules: state character reference
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::character_reference_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    entered(Branch::character_reference_on_entry);
    clear(temporary_buffer());
    append_character(temporary_buffer(), U'&');
    // else
    entered(Branch::character_reference_anything_else);
    flush_code_points_consumed_as_a_character_reference();
    switch_to(return_state());
    return Flow::next;
  }
  entered(Branch::character_reference_on_entry);
  clear(temporary_buffer());
  append_character(temporary_buffer(), U'&');
  switch (current()) {
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alphanumeric
      entered(Branch::character_reference_ascii_alphanumeric);
      switch_to(State::named_character_reference);
      return Flow::next;
    }
    case '#': {
      // '#'
      entered(Branch::character_reference_number_sign);
      append_current_input_character(temporary_buffer());
      switch_to(State::numeric_character_reference);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::character_reference_anything_else);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
  }
}

// named character reference state
// #named-character-reference-state; spec/tokenizer.rules: state named character reference
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::named_character_reference_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  entered(Branch::named_character_reference_always);
  if (!consume_longest_named_character_reference()) return Flow::suspend;
  append(temporary_buffer(), consumed_reference());
  // if a named character reference matched
  if (holds(Branch::named_character_reference_always_1, reference_matched())) {
    // if the character reference was consumed as part of an attribute, and the last character matched is not
    // ';', and the next input character is any of '=' ASCII alphanumeric
    if (holds(Branch::named_character_reference_always_2,
              the_character_reference_was_consumed_as_part_of_an_attribute() &&
                  !last_character_matched_is(U';') && (next_input_character_is([](unsigned char c) {
                    return (c >= '0' && c <= '9') || c == '=' || (c >= 'A' && c <= 'Z') ||
                           (c >= 'a' && c <= 'z');
                  })))) {
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
    } else {
      // if the last character matched is not ';'
      if (holds(Branch::named_character_reference_always_3, !last_character_matched_is(U';'))) {
        parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
      }
      clear(temporary_buffer());
      append(temporary_buffer(), matched_reference());
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
    }
  } else {
    flush_code_points_consumed_as_a_character_reference();
    switch_to(State::ambiguous_ampersand);
  }
  return Flow::next;
}

// ambiguous ampersand state
// #ambiguous-ampersand-state; spec/tokenizer.rules: state ambiguous ampersand
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::ambiguous_ampersand_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::ambiguous_ampersand_anything_else);
      switch_to(return_state());
      return Flow::next;
    }
    switch (current()) {
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7':
      case '8':
      case '9':
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F':
      case 'G':
      case 'H':
      case 'I':
      case 'J':
      case 'K':
      case 'L':
      case 'M':
      case 'N':
      case 'O':
      case 'P':
      case 'Q':
      case 'R':
      case 'S':
      case 'T':
      case 'U':
      case 'V':
      case 'W':
      case 'X':
      case 'Y':
      case 'Z':
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f':
      case 'g':
      case 'h':
      case 'i':
      case 'j':
      case 'k':
      case 'l':
      case 'm':
      case 'n':
      case 'o':
      case 'p':
      case 'q':
      case 'r':
      case 's':
      case 't':
      case 'u':
      case 'v':
      case 'w':
      case 'x':
      case 'y':
      case 'z': {
        // ASCII alphanumeric
        entered(Branch::ambiguous_ampersand_ascii_alphanumeric);
        // if the character reference was consumed as part of an attribute
        if (holds(Branch::ambiguous_ampersand_ascii_alphanumeric_1,
                  the_character_reference_was_consumed_as_part_of_an_attribute())) {
          append_current_input_character(attribute_value());
        } else {
          emit_current_input_character();
        }
        advance();
        continue;
      }
      case ';': {
        // ';'
        entered(Branch::ambiguous_ampersand_semicolon);
        parse_error(ParseErrorCode::unknown_named_character_reference);
        switch_to(return_state());
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::ambiguous_ampersand_anything_else);
        switch_to(return_state());
        return Flow::next;
      }
    }
  }
}

// numeric character reference state
// #numeric-character-reference-state; spec/tokenizer.rules: state numeric character reference
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::numeric_character_reference_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    entered(Branch::numeric_character_reference_on_entry);
    set_character_reference_code(0);
    // else
    entered(Branch::numeric_character_reference_anything_else);
    switch_to(State::decimal_character_reference_start);
    return Flow::next;
  }
  entered(Branch::numeric_character_reference_on_entry);
  set_character_reference_code(0);
  switch (current()) {
    case 'X':
    case 'x': {
      // 'x' 'X'
      entered(Branch::numeric_character_reference_latin_small_letter_x);
      append_current_input_character(temporary_buffer());
      switch_to(State::hexadecimal_character_reference_start);
      advance();
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::numeric_character_reference_anything_else);
      switch_to(State::decimal_character_reference_start);
      return Flow::next;
    }
  }
}

// hexadecimal character reference start state
// #hexadecimal-character-reference-start-state; spec/tokenizer.rules: state hexadecimal character reference
// start
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::hexadecimal_character_reference_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::hexadecimal_character_reference_start_anything_else);
    parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
    flush_code_points_consumed_as_a_character_reference();
    switch_to(return_state());
    return Flow::next;
  }
  switch (current()) {
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f': {
      // ASCII hex digit
      entered(Branch::hexadecimal_character_reference_start_ascii_hex_digit);
      switch_to(State::hexadecimal_character_reference);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::hexadecimal_character_reference_start_anything_else);
      parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
  }
}

// decimal character reference start state
// #decimal-character-reference-start-state; spec/tokenizer.rules: state decimal character reference start
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::decimal_character_reference_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    entered(Branch::decimal_character_reference_start_anything_else);
    parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
    flush_code_points_consumed_as_a_character_reference();
    switch_to(return_state());
    return Flow::next;
  }
  switch (current()) {
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9': {
      // ASCII digit
      entered(Branch::decimal_character_reference_start_ascii_digit);
      switch_to(State::decimal_character_reference);
      return Flow::next;
    }
    default: {
      // else
      entered(Branch::decimal_character_reference_start_anything_else);
      parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
  }
}

// hexadecimal character reference state
// #hexadecimal-character-reference-state; spec/tokenizer.rules: state hexadecimal character reference
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::hexadecimal_character_reference_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::hexadecimal_character_reference_anything_else);
      parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
      switch_to(State::numeric_character_reference_end);
      return Flow::next;
    }
    switch (current()) {
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7':
      case '8':
      case '9': {
        // ASCII digit
        entered(Branch::hexadecimal_character_reference_ascii_digit);
        multiply_character_reference_code(16);
        add_to_character_reference_code(0x30);
        advance();
        continue;
      }
      case 'A':
      case 'B':
      case 'C':
      case 'D':
      case 'E':
      case 'F': {
        // ASCII upper hex digit
        entered(Branch::hexadecimal_character_reference_ascii_upper_hex_digit);
        multiply_character_reference_code(16);
        add_to_character_reference_code(0x37);
        advance();
        continue;
      }
      case 'a':
      case 'b':
      case 'c':
      case 'd':
      case 'e':
      case 'f': {
        // ASCII lower hex digit
        entered(Branch::hexadecimal_character_reference_ascii_lower_hex_digit);
        multiply_character_reference_code(16);
        add_to_character_reference_code(0x57);
        advance();
        continue;
      }
      case ';': {
        // ';'
        entered(Branch::hexadecimal_character_reference_semicolon);
        switch_to(State::numeric_character_reference_end);
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::hexadecimal_character_reference_anything_else);
        parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
        switch_to(State::numeric_character_reference_end);
        return Flow::next;
      }
    }
  }
}

// decimal character reference state
// #decimal-character-reference-state; spec/tokenizer.rules: state decimal character reference
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::decimal_character_reference_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      entered(Branch::decimal_character_reference_anything_else);
      parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
      switch_to(State::numeric_character_reference_end);
      return Flow::next;
    }
    switch (current()) {
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7':
      case '8':
      case '9': {
        // ASCII digit
        entered(Branch::decimal_character_reference_ascii_digit);
        multiply_character_reference_code(10);
        add_to_character_reference_code(0x30);
        advance();
        continue;
      }
      case ';': {
        // ';'
        entered(Branch::decimal_character_reference_semicolon);
        switch_to(State::numeric_character_reference_end);
        advance();
        return Flow::next;
      }
      default: {
        // else
        entered(Branch::decimal_character_reference_anything_else);
        parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
        switch_to(State::numeric_character_reference_end);
        return Flow::next;
      }
    }
  }
}

// numeric character reference end state
// #numeric-character-reference-end-state; spec/tokenizer.rules: state numeric character reference end
template <class Sink, class Observer>
Flow Tokenizer<Sink, Observer>::numeric_character_reference_end_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  entered(Branch::numeric_character_reference_end_always);
  // if the character reference code is 0x00
  if (holds(Branch::numeric_character_reference_end_always_1, character_reference_code() == 0x00)) {
    parse_error(ParseErrorCode::null_character_reference);
    set_character_reference_code(0xFFFD);
  }
  // if the character reference code is greater than 0x10FFFF
  if (holds(Branch::numeric_character_reference_end_always_2, character_reference_code() > 0x10FFFF)) {
    parse_error(ParseErrorCode::character_reference_outside_unicode_range);
    set_character_reference_code(0xFFFD);
  }
  // if the character reference code is a surrogate
  if (holds(Branch::numeric_character_reference_end_always_3, is_surrogate(character_reference_code()))) {
    parse_error(ParseErrorCode::surrogate_character_reference);
    set_character_reference_code(0xFFFD);
  }
  // if the character reference code is a noncharacter
  if (holds(Branch::numeric_character_reference_end_always_4, is_noncharacter(character_reference_code()))) {
    parse_error(ParseErrorCode::noncharacter_character_reference);
  }
  // if the character reference code is 0x0D, or the character reference code is a control that is not ASCII
  // whitespace
  if (holds(Branch::numeric_character_reference_end_always_5,
            character_reference_code() == 0x0D || is_control_not_whitespace(character_reference_code()))) {
    parse_error(ParseErrorCode::control_character_reference);
    // if the character reference code is in the numeric character reference replacement table
    if (holds(Branch::numeric_character_reference_end_always_6,
              numeric_reference_replacement(character_reference_code()) != 0)) {
      set_character_reference_code(numeric_reference_replacement(character_reference_code()));
    }
  }
  clear(temporary_buffer());
  append_code_point(temporary_buffer(), character_reference_code());
  flush_code_points_consumed_as_a_character_reference();
  switch_to(return_state());
  return Flow::next;
}

// Derived: a whole tag, or the rest of one behind a value, whose rows do nothing but look, remember and go
// on, in one function. Returns false, with nothing done, when some other row is met: the states then
// start again.
template <class Sink, class Observer>
bool Tokenizer<Sink, Observer>::scan_tag() {
  const char* p = input();
  const char* const end = input_end();
  const char* begin = p;
  std::size_t before = 0;  // attributes that the tag has already
  if (state_ == State::after_attribute_value_quoted) {
    before = resume_scan();
    goto after_attribute_value_quoted;
  }
  ++p;  // behind the <
  // tag open state, #tag-open-state
  if (p == end) return false;
  switch (*p) {
    case '/': {
      // '/'
      ++p;
      goto end_tag_open;
    }
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      begin_scan(true);
      goto tag_name;
    }
    default: {
      return false;
    }
  }
// end tag open state, #end-tag-open-state
end_tag_open:
  if (p == end) return false;
  switch (*p) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
    case 'E':
    case 'F':
    case 'G':
    case 'H':
    case 'I':
    case 'J':
    case 'K':
    case 'L':
    case 'M':
    case 'N':
    case 'O':
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
    case 'T':
    case 'U':
    case 'V':
    case 'W':
    case 'X':
    case 'Y':
    case 'Z':
    case 'a':
    case 'b':
    case 'c':
    case 'd':
    case 'e':
    case 'f':
    case 'g':
    case 'h':
    case 'i':
    case 'j':
    case 'k':
    case 'l':
    case 'm':
    case 'n':
    case 'o':
    case 'p':
    case 'q':
    case 'r':
    case 's':
    case 't':
    case 'u':
    case 'v':
    case 'w':
    case 'x':
    case 'y':
    case 'z': {
      // ASCII alpha
      begin_scan(false);
      goto tag_name;
    }
    default: {
      return false;
    }
  }
// tag name state, #tag-name-state
tag_name:
  begin = p;
  p = skip_run<runs::tag_name>(p, end);
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      scan_tag_name(begin, p);
      ++p;
      goto before_attribute_name;
    }
    case '/': {
      // '/'
      scan_tag_name(begin, p);
      ++p;
      goto self_closing_start_tag;
    }
    case '>': {
      // '>'
      scan_tag_name(begin, p);
      goto emit;
    }
    default: {
      return give_up_scan(before);
    }
  }
// before attribute name state, #before-attribute-name-state
before_attribute_name:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      ++p;
      goto before_attribute_name;
    }
    case '/':
    case '>': {
      // '/' '>' EOF
      goto after_attribute_name;
    }
    case '\r':
    case '=':
      return give_up_scan(before);
    default: {
      goto attribute_name;
    }
  }
// self-closing start tag state, #self-closing-start-tag-state
self_closing_start_tag:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '>': {
      // '>'
      set_self_closing();
      goto emit;
    }
    default: {
      return give_up_scan(before);
    }
  }
// after attribute name state, #after-attribute-name-state
after_attribute_name:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      ++p;
      goto after_attribute_name;
    }
    case '/': {
      // '/'
      ++p;
      goto self_closing_start_tag;
    }
    case '=': {
      // '='
      ++p;
      goto before_attribute_value;
    }
    case '>': {
      // '>'
      goto emit;
    }
    case '\r':
      return give_up_scan(before);
    default: {
      goto attribute_name;
    }
  }
// attribute name state, #attribute-name-state
attribute_name:
  begin = p;
  p = skip_run<runs::attribute_name>(p, end);
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
    case '/':
    case '>': {
      // TAB LF FF SPACE '/' '>' EOF
      if (!scan_attribute_name(begin, p)) return give_up_scan(before);
      goto after_attribute_name;
    }
    case '=': {
      // '='
      if (!scan_attribute_name(begin, p)) return give_up_scan(before);
      ++p;
      goto before_attribute_value;
    }
    default: {
      return give_up_scan(before);
    }
  }
// before attribute value state, #before-attribute-value-state
before_attribute_value:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      ++p;
      goto before_attribute_value;
    }
    case '"': {
      // '"'
      ++p;
      goto attribute_value_double_quoted;
    }
    case '\'': {
      // '''
      ++p;
      goto attribute_value_single_quoted;
    }
    case '\r':
    case '>':
      return give_up_scan(before);
    default: {
      goto attribute_value_unquoted;
    }
  }
// attribute value (double-quoted) state, #attribute-value-(double-quoted)-state
attribute_value_double_quoted:
  begin = p;
  p = skip_run<runs::attribute_value_double_quoted>(p, end);
  if (p == end) return leave_scan_in_value(State::attribute_value_double_quoted, begin, p);
  switch (*p) {
    case '"': {
      // '"'
      scan_attribute_value(begin, p);
      ++p;
      goto after_attribute_value_quoted;
    }
    default: {
      return leave_scan_in_value(State::attribute_value_double_quoted, begin, p);
    }
  }
// attribute value (single-quoted) state, #attribute-value-(single-quoted)-state
attribute_value_single_quoted:
  begin = p;
  p = skip_run<runs::attribute_value_single_quoted>(p, end);
  if (p == end) return leave_scan_in_value(State::attribute_value_single_quoted, begin, p);
  switch (*p) {
    case '\'': {
      // '''
      scan_attribute_value(begin, p);
      ++p;
      goto after_attribute_value_quoted;
    }
    default: {
      return leave_scan_in_value(State::attribute_value_single_quoted, begin, p);
    }
  }
// attribute value (unquoted) state, #attribute-value-(unquoted)-state
attribute_value_unquoted:
  begin = p;
  p = skip_run<runs::attribute_value_unquoted>(p, end);
  if (p == end) return leave_scan_in_value(State::attribute_value_unquoted, begin, p);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      scan_attribute_value(begin, p);
      ++p;
      goto before_attribute_name;
    }
    case '>': {
      // '>'
      scan_attribute_value(begin, p);
      goto emit;
    }
    default: {
      return leave_scan_in_value(State::attribute_value_unquoted, begin, p);
    }
  }
// after attribute value (quoted) state, #after-attribute-value-(quoted)-state
after_attribute_value_quoted:
  if (p == end) return give_up_scan(before);
  switch (*p) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      // TAB LF FF SPACE
      ++p;
      goto before_attribute_name;
    }
    case '/': {
      // '/'
      ++p;
      goto self_closing_start_tag;
    }
    case '>': {
      // '>'
      goto emit;
    }
    default: {
      return give_up_scan(before);
    }
  }
// All rows that end the tag
emit:
  finish_scan(p);
  switch_to(State::data);
  emit_the_current_tag_token();
  advance();
  return true;
}

}  // namespace lockstep::edition_2024_09_12

#endif
