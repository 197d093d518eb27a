// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// The tokenizer (#tokenization): one function per state, in tokenizer/states.h. Statements name a part of the
// tokenizer, and what it does.
#ifndef LOCKSTEP_GENERATED_PARSER_TOKENIZER_H
#define LOCKSTEP_GENERATED_PARSER_TOKENIZER_H

#include "parser/branches.h"
#include "parser/states.h"
#include "edition/day.h"
#include "observer/attachments.h"
#include "tokenizer/characters.h"
#include "tokenizer/current_attribute.h"
#include "tokenizer/current_tag.h"
#include "tokenizer/cursor.h"
#include "tokenizer/markup_tokens.h"
#include "tokenizer/reference.h"
#include "tokenizer/tag_scan.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/token_output.h"
#include "tokenizer/tokenizer_errors.h"
#include "tokenizer/tokenizer_types.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's operations and tables

// Which of a state's keyword rows matches the beginning of the input: 1 for the first, 0 for none. `cut`: the
// input ended too early to decide.
struct KeywordMatch {
  int index = 0;
  std::size_t length = 0;
  bool cut = false;
};
LOCKSTEP_EXPORT KeywordMatch match_markup_declaration_open(const char* p, const char* end);
LOCKSTEP_EXPORT KeywordMatch match_after_doctype_name(const char* p, const char* end);

// The parts of a tokenizer, which the rules name, and the rules.
template <class EditionData, class SinkType, Build build>
class Tokenizer {
  static constexpr Day edition = EditionData::day;

 public:
  using Sink = SinkType;
  using Types = TokenizerTypes<Tokenizer, Sink, State, build>;

  Tokenizer(Sink& sink_, NameTable& tag_names, NameTable& attribute_names, const Attachments& attachments)
      : sink(sink_), attached(attachments), tag(tag_names), attribute(attribute_names) {}

  // Consumes all available input. Returns true when the end-of-file token has been emitted.
  bool run();

  // The state for the next call to run(), or for the next character.
  State state() const { return state_; }
  State* state_address() { return &state_; }
  void switch_to(State state) { state_ = state; }

  // For TagScan, which reads values.
  [[gnu::noinline]] ReferenceScan scan_reference();

  // The parts, in runtime/src/tokenizer/. Each finds the others by its own offset in this class.
  Sink& sink;  // takes the tokens
  [[no_unique_address]] Attached<build> attached;

 private:
  State state_{};

 public:
  Cursor input;
  Characters<Types> characters;  // character tokens
  TokenOutput<Types> output;
  TokenizerErrors<Types> errors;
  CurrentTag<Types> tag;
  CurrentAttribute<Types> attribute;
  TagScan<Types> scan;
  TextBuffer temporary_buffer;
  Reference<Types> reference;  // character reference
  CurrentComment<Types> comment;
  CurrentDoctype<Types> doctype;
  CurrentProcessingInstruction<Types> processing_instruction;

 private:
  // Whether fast paths are used. A constant in builds that cannot be observed.
  bool takes_fast_paths() const { return !LOCKSTEP_PLAIN_RULES && !attached.watches(); }
  // Tells a watcher that a row or an algorithm is entered, and which of its branches are taken.
  auto enter(Branch branch) const {
    return enter_rule(attached, branch, [this](auto& watcher, unsigned entered) {
      watcher.stepped(entered, input.position());
    });
  }
  // The current input character is consumed; the next one is for the state that has been switched to.
  Flow advance() {
    input.advance();
    return Flow::next;
  }
  // The same, with another state.
  Flow advance_to(State state) {
    switch_to(state);
    return advance();
  }
  // The current input character is for another state.
  Flow reconsume_in(State state) {
    switch_to(state);
    return Flow::next;
  }

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
  LOCKSTEP_INLINE_IF_LARGE bool scan_tag();
  [[gnu::noinline]] bool scan_end_of_text();
  [[gnu::always_inline]] inline bool emit_scanned(const char* p);
  [[gnu::noinline]] bool scan_doctype(const char* p);
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
    characters.flush();
    return flow == Flow::stop;
  }
}

}  // namespace lockstep::parser

#include "parser/tokenizer/scan.h"
#include "parser/tokenizer/algorithms.h"
#include "parser/tokenizer/states.h"

#endif
