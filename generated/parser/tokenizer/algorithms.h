// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// The algorithms that states share.
#ifndef LOCKSTEP_GENERATED_PARSER_TOKENIZER_ALGORITHMS_H
#define LOCKSTEP_GENERATED_PARSER_TOKENIZER_ALGORITHMS_H

#include "parser/tokenizer.h"

namespace lockstep::parser {

// emit the current tag token
// #acknowledge-self-closing-flag, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
void Tokenizer<EditionData, Sink, build>::emit_the_current_tag_token() {
  const auto at = enter(Branch::emit_the_current_tag_token);
  // if the current tag token is a start tag token
  if (at(1, tag.is_start())) {
    tag.remember_as_last_start();
    tag.hand_over();
    // if the current tag token's self-closing flag is set, and the current tag token's self-closing flag is
    // not acknowledged
    if (at(2, tag.is_self_closing() && !tag.is_acknowledged()))
      errors.report(ParseErrorCode::non_void_html_element_start_tag_with_trailing_solidus);
  } else {
    // if the current tag token has attributes
    if (at(3, tag.has_attributes())) errors.report(ParseErrorCode::end_tag_with_attributes);
    // if the current tag token's self-closing flag is set
    if (at(4, tag.is_self_closing())) errors.report(ParseErrorCode::end_tag_with_trailing_solidus);
    tag.hand_over();
  }
}

// the current end tag token is an appropriate end tag token
// #appropriate-end-tag-token, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::the_current_end_tag_token_is_an_appropriate_end_tag_token() {
  const auto at = enter(Branch::the_current_end_tag_token_is_an_appropriate_end_tag_token);
  // if a start tag token has been emitted, and the current tag token's tag name is that of the last start tag
  // token emitted
  if (at(1, tag.follows_start_tag() && tag.is_named_as_last_start())) return true;
  return false;
}

// the character reference was consumed as part of an attribute
// #charref-in-attribute, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
bool Tokenizer<EditionData, Sink, build>::the_character_reference_was_consumed_as_part_of_an_attribute() {
  const auto at = enter(Branch::the_character_reference_was_consumed_as_part_of_an_attribute);
  // if the return state is attribute value (double-quoted)
  if (at(1, reference.return_state() == State::attribute_value_double_quoted)) return true;
  // if the return state is attribute value (single-quoted)
  if (at(2, reference.return_state() == State::attribute_value_single_quoted)) return true;
  // if the return state is attribute value (unquoted)
  if (at(3, reference.return_state() == State::attribute_value_unquoted)) return true;
  return false;
}

// flush code points consumed as a character reference
// #flush-code-points-consumed-as-a-character-reference, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
void Tokenizer<EditionData, Sink, build>::flush_code_points_consumed_as_a_character_reference() {
  const auto at = enter(Branch::flush_code_points_consumed_as_a_character_reference);
  // for each code point in the temporary buffer
  for (const std::string_view code_point : CodePoints(temporary_buffer.view())) {
    at(1);
    // if the character reference was consumed as part of an attribute
    if (at(2, the_character_reference_was_consumed_as_part_of_an_attribute())) {
      attribute.value.append_part_of(temporary_buffer, code_point);
    } else {
      characters.emit_part_of(temporary_buffer, code_point);
    }
  }
}

// convert the temporary buffer to a comment
// #convert-the-temporary-buffer-to-a-comment, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
void Tokenizer<EditionData, Sink, build>::convert_the_temporary_buffer_to_a_comment() {
  enter(Branch::convert_the_temporary_buffer_to_a_comment);
  comment.create();
  input.append_spelled_to(comment.data, U'?');
  comment.data.append_part_of(temporary_buffer, temporary_buffer.view());
}

// leave the attribute name state
// spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
void Tokenizer<EditionData, Sink, build>::leave_the_attribute_name_state() {
  const auto at = enter(Branch::leave_the_attribute_name_state);
  // if another attribute of the current tag token has the current attribute's name
  if (at(1, attribute.is_duplicate())) {
    errors.report(ParseErrorCode::duplicate_attribute);
    attribute.remove();
  }
}

}  // namespace lockstep::parser

#endif
