// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// The tokenizer (#tokenization): one function per state, in tokenizer/states.h. See
// runtime/src/tokenizer/operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_PARSER_TOKENIZER_H
#define LOCKSTEP_GENERATED_PARSER_TOKENIZER_H

#include "parser/branches.h"
#include "parser/states.h"
#include "edition/day.h"
#include "tokenizer/operations.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's operations and tables

// Which keyword row of a state the input begins with: 1 for the first, 0 for none. `cut`: the input ended too
// early to decide.
struct KeywordMatch {
  int index = 0;
  std::size_t length = 0;
  bool cut = false;
};
LOCKSTEP_EXPORT KeywordMatch match_markup_declaration_open(const char* p, const char* end);
LOCKSTEP_EXPORT KeywordMatch match_after_doctype_name(const char* p, const char* end);

template <class EditionData, class Sink, Build build>
class Tokenizer : public TokenizerOperations<Sink, State, build> {
  using Operations = TokenizerOperations<Sink, State, build>;
  static constexpr Day edition = EditionData::day;

 public:
  using Operations::Operations;
  using Operations::switch_to;

  // Consumes the input that there is. Returns true when the end-of-file token has been emitted.
  bool run();

 private:
  using Operations::add_to_character_reference_code;
  using Operations::adjusted_current_node_is_html;
  using Operations::advance;
  using Operations::advance_to;
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
  using Operations::create_processing_instruction;
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
  using Operations::emit_processing_instruction;
  using Operations::emit_run;
  using Operations::enter;
  using Operations::finish_scan;
  using Operations::flush_characters;
  using Operations::follows_ignoring_case;
  using Operations::give_up_scan;
  using Operations::hand_over_scanned_tag;
  using Operations::hand_over_tag;
  using Operations::has_adjusted_current_node;
  using Operations::ignore_run;
  using Operations::input;
  using Operations::input_begin;
  using Operations::input_end;
  using Operations::last_attribute;
  using Operations::last_character_matched_is;
  using Operations::leave_scan_in_rest_of_value;
  using Operations::leave_scan_in_value;
  using Operations::matched_reference;
  using Operations::more_to_come;
  using Operations::multiply_character_reference_code;
  using Operations::next_input_character_is;
  using Operations::next_is;
  using Operations::parse_error;
  using Operations::processing_instruction_data;
  using Operations::processing_instruction_target;
  using Operations::reconsume_in;
  using Operations::reference_matched;
  using Operations::remember_scanned_start_tag;
  using Operations::remember_start_tag;
  using Operations::remove_attribute;
  using Operations::resume_scan;
  using Operations::return_state;
  using Operations::scan_attribute_name;
  using Operations::scan_attribute_value;
  using Operations::scan_attribute_value_with_references;
  using Operations::scan_end_of_text;
  using Operations::scan_folded_attribute_name;
  using Operations::scan_folded_tag_name;
  using Operations::scan_tag_name;
  using Operations::self_closing;
  using Operations::self_closing_acknowledged;
  using Operations::set_character_reference_code;
  using Operations::set_force_quirks;
  using Operations::set_public_identifier_present;
  using Operations::set_return_state;
  using Operations::set_self_closing;
  using Operations::set_system_identifier_present;
  using Operations::skip_return;
  using Operations::start_attribute;
  using Operations::start_tag_emitted;
  using Operations::state_;
  using Operations::tag_name;
  using Operations::tag_name_is_last_start_tag;
  using Operations::take_expected_end_tag;
  using Operations::take_run_before_tag;
  using Operations::takes_fast_paths;
  using Operations::temporary_buffer;

  void emit_the_current_tag_token();
  bool the_current_end_tag_token_is_an_appropriate_end_tag_token();
  bool the_character_reference_was_consumed_as_part_of_an_attribute();
  void flush_code_points_consumed_as_a_character_reference();
  void convert_the_temporary_buffer_to_a_comment();
  void leave_the_attribute_name_state();
  [[gnu::flatten, gnu::noinline, gnu::hot]] Flow data_state();
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
  [[gnu::flatten, gnu::noinline, gnu::hot]] Flow attribute_value_double_quoted_state();
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
  Flow processing_instruction_open_state();
  Flow processing_instruction_target_state();
  Flow after_processing_instruction_target_state();
  Flow processing_instruction_data_state();
  Flow processing_instruction_questionable_state();
  [[gnu::flatten, gnu::noinline, gnu::hot]] Flow character_reference_state();
  [[gnu::flatten, gnu::noinline, gnu::hot]] Flow named_character_reference_state();
  Flow ambiguous_ampersand_state();
  Flow numeric_character_reference_state();
  Flow hexadecimal_character_reference_start_state();
  Flow decimal_character_reference_start_state();
  Flow hexadecimal_character_reference_state();
  Flow decimal_character_reference_state();
  Flow numeric_character_reference_end_state();
  // The scan is a part of the data state's loop; other states call it.
  template <bool in_data>
  [[gnu::always_inline]] inline bool scan_tag_from();
  // From the data state. Programs that are loaded over a network have the code once.
  [[gnu::always_inline]] inline bool scan_tag_in_data() {
    if constexpr (LOCKSTEP_SMALL_TABLES) return scan_tag();
    return this->template scan_tag_from<true>();
  }
  [[gnu::noinline]] bool scan_tag();
  [[gnu::noinline]] bool scan_doctype(const char* p);
  [[gnu::noinline]] ReferenceScan scan_reference();
};

template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::run() {
  for (;;) {
    Flow flow = Flow::next;
    switch (state_) {
      case State::data: flow = data_state(); break;
      case State::rcdata: flow = rcdata_state(); break;
      case State::rawtext: flow = rawtext_state(); break;
      case State::script_data: flow = script_data_state(); break;
      case State::plaintext: flow = plaintext_state(); break;
      case State::tag_open: flow = tag_open_state(); break;
      case State::end_tag_open: flow = end_tag_open_state(); break;
      case State::tag_name: flow = tag_name_state(); break;
      case State::rcdata_less_than_sign: flow = rcdata_less_than_sign_state(); break;
      case State::rcdata_end_tag_open: flow = rcdata_end_tag_open_state(); break;
      case State::rcdata_end_tag_name: flow = rcdata_end_tag_name_state(); break;
      case State::rawtext_less_than_sign: flow = rawtext_less_than_sign_state(); break;
      case State::rawtext_end_tag_open: flow = rawtext_end_tag_open_state(); break;
      case State::rawtext_end_tag_name: flow = rawtext_end_tag_name_state(); break;
      case State::script_data_less_than_sign: flow = script_data_less_than_sign_state(); break;
      case State::script_data_end_tag_open: flow = script_data_end_tag_open_state(); break;
      case State::script_data_end_tag_name: flow = script_data_end_tag_name_state(); break;
      case State::script_data_escape_start: flow = script_data_escape_start_state(); break;
      case State::script_data_escape_start_dash: flow = script_data_escape_start_dash_state(); break;
      case State::script_data_escaped: flow = script_data_escaped_state(); break;
      case State::script_data_escaped_dash: flow = script_data_escaped_dash_state(); break;
      case State::script_data_escaped_dash_dash: flow = script_data_escaped_dash_dash_state(); break;
      case State::script_data_escaped_less_than_sign:
        flow = script_data_escaped_less_than_sign_state();
        break;
      case State::script_data_escaped_end_tag_open: flow = script_data_escaped_end_tag_open_state(); break;
      case State::script_data_escaped_end_tag_name: flow = script_data_escaped_end_tag_name_state(); break;
      case State::script_data_double_escape_start: flow = script_data_double_escape_start_state(); break;
      case State::script_data_double_escaped: flow = script_data_double_escaped_state(); break;
      case State::script_data_double_escaped_dash: flow = script_data_double_escaped_dash_state(); break;
      case State::script_data_double_escaped_dash_dash:
        flow = script_data_double_escaped_dash_dash_state();
        break;
      case State::script_data_double_escaped_less_than_sign:
        flow = script_data_double_escaped_less_than_sign_state();
        break;
      case State::script_data_double_escape_end: flow = script_data_double_escape_end_state(); break;
      case State::before_attribute_name: flow = before_attribute_name_state(); break;
      case State::attribute_name: flow = attribute_name_state(); break;
      case State::after_attribute_name: flow = after_attribute_name_state(); break;
      case State::before_attribute_value: flow = before_attribute_value_state(); break;
      case State::attribute_value_double_quoted: flow = attribute_value_double_quoted_state(); break;
      case State::attribute_value_single_quoted: flow = attribute_value_single_quoted_state(); break;
      case State::attribute_value_unquoted: flow = attribute_value_unquoted_state(); break;
      case State::after_attribute_value_quoted: flow = after_attribute_value_quoted_state(); break;
      case State::self_closing_start_tag: flow = self_closing_start_tag_state(); break;
      case State::bogus_comment: flow = bogus_comment_state(); break;
      case State::markup_declaration_open: flow = markup_declaration_open_state(); break;
      case State::comment_start: flow = comment_start_state(); break;
      case State::comment_start_dash: flow = comment_start_dash_state(); break;
      case State::comment: flow = comment_state(); break;
      case State::comment_less_than_sign: flow = comment_less_than_sign_state(); break;
      case State::comment_less_than_sign_bang: flow = comment_less_than_sign_bang_state(); break;
      case State::comment_less_than_sign_bang_dash: flow = comment_less_than_sign_bang_dash_state(); break;
      case State::comment_less_than_sign_bang_dash_dash:
        flow = comment_less_than_sign_bang_dash_dash_state();
        break;
      case State::comment_end_dash: flow = comment_end_dash_state(); break;
      case State::comment_end: flow = comment_end_state(); break;
      case State::comment_end_bang: flow = comment_end_bang_state(); break;
      case State::doctype: flow = doctype_state(); break;
      case State::before_doctype_name: flow = before_doctype_name_state(); break;
      case State::doctype_name: flow = doctype_name_state(); break;
      case State::after_doctype_name: flow = after_doctype_name_state(); break;
      case State::after_doctype_public_keyword: flow = after_doctype_public_keyword_state(); break;
      case State::before_doctype_public_identifier: flow = before_doctype_public_identifier_state(); break;
      case State::doctype_public_identifier_double_quoted:
        flow = doctype_public_identifier_double_quoted_state();
        break;
      case State::doctype_public_identifier_single_quoted:
        flow = doctype_public_identifier_single_quoted_state();
        break;
      case State::after_doctype_public_identifier: flow = after_doctype_public_identifier_state(); break;
      case State::between_doctype_public_and_system_identifiers:
        flow = between_doctype_public_and_system_identifiers_state();
        break;
      case State::after_doctype_system_keyword: flow = after_doctype_system_keyword_state(); break;
      case State::before_doctype_system_identifier: flow = before_doctype_system_identifier_state(); break;
      case State::doctype_system_identifier_double_quoted:
        flow = doctype_system_identifier_double_quoted_state();
        break;
      case State::doctype_system_identifier_single_quoted:
        flow = doctype_system_identifier_single_quoted_state();
        break;
      case State::after_doctype_system_identifier: flow = after_doctype_system_identifier_state(); break;
      case State::bogus_doctype: flow = bogus_doctype_state(); break;
      case State::cdata_section: flow = cdata_section_state(); break;
      case State::cdata_section_bracket: flow = cdata_section_bracket_state(); break;
      case State::cdata_section_end: flow = cdata_section_end_state(); break;
      case State::processing_instruction_open:
        if constexpr (edition >= Day{2026, 6, 25}) flow = processing_instruction_open_state();
        break;
      case State::processing_instruction_target:
        if constexpr (edition >= Day{2026, 6, 25}) flow = processing_instruction_target_state();
        break;
      case State::after_processing_instruction_target:
        if constexpr (edition >= Day{2026, 6, 25}) flow = after_processing_instruction_target_state();
        break;
      case State::processing_instruction_data:
        if constexpr (edition >= Day{2026, 6, 25}) flow = processing_instruction_data_state();
        break;
      case State::processing_instruction_questionable:
        if constexpr (edition >= Day{2026, 6, 25}) flow = processing_instruction_questionable_state();
        break;
      case State::character_reference: flow = character_reference_state(); break;
      case State::named_character_reference: flow = named_character_reference_state(); break;
      case State::ambiguous_ampersand: flow = ambiguous_ampersand_state(); break;
      case State::numeric_character_reference: flow = numeric_character_reference_state(); break;
      case State::hexadecimal_character_reference_start:
        flow = hexadecimal_character_reference_start_state();
        break;
      case State::hexadecimal_character_reference: flow = hexadecimal_character_reference_state(); break;
      case State::decimal_character_reference: flow = decimal_character_reference_state(); break;
      case State::numeric_character_reference_end: flow = numeric_character_reference_end_state(); break;
      case State::decimal_character_reference_start:
        if constexpr (edition < Day{2026, 7, 19}) flow = decimal_character_reference_start_state();
        break;
    }
    if (flow == Flow::next) continue;
    flush_characters();
    return flow == Flow::stop;
  }
}

}  // namespace lockstep::parser

#include "parser/tokenizer/scan.h"
#include "parser/tokenizer/algorithms.h"
#include "parser/tokenizer/states.h"

#endif
