// Generated from spec/tokenizer.rules by the generator. Edit the rules, then run scripts/generate.
// The states (#tokenization), in the Standard's order.
#ifndef LOCKSTEP_GENERATED_PARSER_TOKENIZER_STATES_H
#define LOCKSTEP_GENERATED_PARSER_TOKENIZER_STATES_H

#include "parser/tokenizer.h"

namespace lockstep::parser {

// data state
// #data-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::data_state() {
  for (;;) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths() && !input.next_is('<')) {
      const char* const run_end = input.end_of_run<runs::data>();
      if (run_end != input.here())
        characters.emit_run_before_tag(run_end);
      else if (input.skip_return())
        continue;
    }
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::data_eof);
      return output.emit_end_of_file();
    }
    // Fast path: a complete tag.
    if (takes_fast_paths() && *input.here() == '<' && scan_tag()) {
      if (state_ == State::data) continue;
      return Flow::next;
    }
    switch (input.current()) {
      case '&':
        enter(Branch::data_ampersand);
        reference.set_return_state(State::data);
        return advance_to(State::character_reference);
      case '<': enter(Branch::data_less_than_sign); return advance_to(State::tag_open);
      case '\0':
        enter(Branch::data_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        characters.emit_current();
        input.advance();
        continue;
    }
    enter(Branch::data_anything_else);
    characters.emit_current();
    input.advance();
  }
}

// RCDATA state
// #rcdata-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::rcdata>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::rcdata_eof);
      return output.emit_end_of_file();
    }
    // Fast path: the complete end tag that ends the text.
    if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;
    switch (input.current()) {
      case '&':
        enter(Branch::rcdata_ampersand);
        reference.set_return_state(State::rcdata);
        return advance_to(State::character_reference);
      case '<': enter(Branch::rcdata_less_than_sign); return advance_to(State::rcdata_less_than_sign);
      case '\0':
        enter(Branch::rcdata_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        characters.emit(U'\uFFFD');
        continue;
    }
    enter(Branch::rcdata_anything_else);
    characters.emit_current();
  }
}

// RAWTEXT state
// #rawtext-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::rawtext>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::rawtext_eof);
      return output.emit_end_of_file();
    }
    // Fast path: the complete end tag that ends the text.
    if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;
    switch (input.current()) {
      case '<': enter(Branch::rawtext_less_than_sign); return advance_to(State::rawtext_less_than_sign);
      case '\0':
        enter(Branch::rawtext_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        characters.emit(U'\uFFFD');
        continue;
    }
    enter(Branch::rawtext_anything_else);
    characters.emit_current();
  }
}

// script data state
// #script-data-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::script_data>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::script_data_eof);
      return output.emit_end_of_file();
    }
    // Fast path: the complete end tag that ends the text.
    if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;
    switch (input.current()) {
      case '<':
        enter(Branch::script_data_less_than_sign);
        return advance_to(State::script_data_less_than_sign);
      case '\0':
        enter(Branch::script_data_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        characters.emit(U'\uFFFD');
        continue;
    }
    enter(Branch::script_data_anything_else);
    characters.emit_current();
  }
}

// PLAINTEXT state
// #plaintext-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::plaintext_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::plaintext>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::plaintext_eof);
      return output.emit_end_of_file();
    }
    if (input.current() == '\0') {
      enter(Branch::plaintext_nul);
      errors.report(ParseErrorCode::unexpected_null_character);
      characters.emit(U'\uFFFD');
      continue;
    }
    enter(Branch::plaintext_anything_else);
    characters.emit_current();
  }
}

// tag open state
// #tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::tag_open_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::tag_open_eof);
    errors.report(ParseErrorCode::eof_before_tag_name);
    characters.emit(U'<');
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '!': enter(Branch::tag_open_exclamation_mark); return advance_to(State::markup_declaration_open);
    case '/': enter(Branch::tag_open_solidus); return advance_to(State::end_tag_open);
    case '?':
      enter(Branch::tag_open_question_mark);
      if constexpr (edition < Day{2026, 6, 25}) {
        errors.report(ParseErrorCode::unexpected_question_mark_instead_of_tag_name);
        comment.create();
        return reconsume_in(State::bogus_comment);
      } else {
        temporary_buffer.clear();
        return advance_to(State::processing_instruction_open);
      }
  }
  if (is_ascii_alpha(input.current())) {
    enter(Branch::tag_open_ascii_alpha);
    tag.create_start();
    return reconsume_in(State::tag_name);
  }
  enter(Branch::tag_open_anything_else);
  errors.report(ParseErrorCode::invalid_first_character_of_tag_name);
  characters.emit(U'<');
  return reconsume_in(State::data);
}

// end tag open state
// #end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::end_tag_open_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::end_tag_open_eof);
    errors.report(ParseErrorCode::eof_before_tag_name);
    characters.emit(U'<');
    characters.emit(U'/');
    return output.emit_end_of_file();
  }
  if (input.current() == '>') {
    enter(Branch::end_tag_open_greater_than_sign);
    errors.report(ParseErrorCode::missing_end_tag_name);
    return advance_to(State::data);
  }
  if (is_ascii_alpha(input.current())) {
    enter(Branch::end_tag_open_ascii_alpha);
    tag.create_end();
    return reconsume_in(State::tag_name);
  }
  enter(Branch::end_tag_open_anything_else);
  errors.report(ParseErrorCode::invalid_first_character_of_tag_name);
  comment.create();
  return reconsume_in(State::bogus_comment);
}

// tag name state
// #tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::tag_name_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) tag.name.append(input.take_until(input.end_of_run<runs::tag_name>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::tag_name_eof);
      errors.report(ParseErrorCode::eof_in_tag);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': enter(Branch::tag_name_tab); return advance_to(State::before_attribute_name);
      case '/': enter(Branch::tag_name_solidus); return advance_to(State::self_closing_start_tag);
      case '>':
        enter(Branch::tag_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        return advance();
      case '\0':
        enter(Branch::tag_name_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(tag.name, U'\uFFFD');
        continue;
    }
    if (is_ascii_upper_alpha(input.current())) {
      enter(Branch::tag_name_ascii_upper_alpha);
      input.append_lowercase_to(tag.name);
      continue;
    }
    enter(Branch::tag_name_anything_else);
    input.append_character_to(tag.name);
  }
}

// RCDATA less-than sign state
// #rcdata-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_less_than_sign_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '/') {
    enter(Branch::rcdata_less_than_sign_solidus);
    temporary_buffer.clear();
    return advance_to(State::rcdata_end_tag_open);
  }
  enter(Branch::rcdata_less_than_sign_anything_else);
  characters.emit(U'<');
  return reconsume_in(State::rcdata);
}

// RCDATA end tag open state
// #rcdata-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_end_tag_open_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && is_ascii_alpha(input.current())) {
    enter(Branch::rcdata_end_tag_open_ascii_alpha);
    tag.create_end();
    return reconsume_in(State::rcdata_end_tag_name);
  }
  enter(Branch::rcdata_end_tag_open_anything_else);
  characters.emit(U'<');
  characters.emit(U'/');
  return reconsume_in(State::rcdata);
}

// RCDATA end tag name state
// #rcdata-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_end_tag_name_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
          // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::rcdata_end_tag_name_tab);
            return advance_to(State::before_attribute_name);
          }
          break;
        case '/':
          // '/' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::rcdata_end_tag_name_solidus);
            return advance_to(State::self_closing_start_tag);
          }
          break;
        case '>':
          // '>' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::rcdata_end_tag_name_greater_than_sign);
            switch_to(State::data);
            emit_the_current_tag_token();
            return advance();
          }
          break;
      }
      if (is_ascii_upper_alpha(input.current())) {
        enter(Branch::rcdata_end_tag_name_ascii_upper_alpha);
        input.append_lowercase_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
      if (is_ascii_lower_alpha(input.current())) {
        enter(Branch::rcdata_end_tag_name_ascii_lower_alpha);
        input.append_character_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
    }
    enter(Branch::rcdata_end_tag_name_anything_else);
    characters.emit(U'<');
    characters.emit(U'/');
    characters.emit_part_of(temporary_buffer, temporary_buffer.view());
    return reconsume_in(State::rcdata);
  }
}

// RAWTEXT less-than sign state
// #rawtext-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_less_than_sign_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '/') {
    enter(Branch::rawtext_less_than_sign_solidus);
    temporary_buffer.clear();
    return advance_to(State::rawtext_end_tag_open);
  }
  enter(Branch::rawtext_less_than_sign_anything_else);
  characters.emit(U'<');
  return reconsume_in(State::rawtext);
}

// RAWTEXT end tag open state
// #rawtext-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_end_tag_open_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && is_ascii_alpha(input.current())) {
    enter(Branch::rawtext_end_tag_open_ascii_alpha);
    tag.create_end();
    return reconsume_in(State::rawtext_end_tag_name);
  }
  enter(Branch::rawtext_end_tag_open_anything_else);
  characters.emit(U'<');
  characters.emit(U'/');
  return reconsume_in(State::rawtext);
}

// RAWTEXT end tag name state
// #rawtext-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_end_tag_name_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
          // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::rawtext_end_tag_name_tab);
            return advance_to(State::before_attribute_name);
          }
          break;
        case '/':
          // '/' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::rawtext_end_tag_name_solidus);
            return advance_to(State::self_closing_start_tag);
          }
          break;
        case '>':
          // '>' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::rawtext_end_tag_name_greater_than_sign);
            switch_to(State::data);
            emit_the_current_tag_token();
            return advance();
          }
          break;
      }
      if (is_ascii_upper_alpha(input.current())) {
        enter(Branch::rawtext_end_tag_name_ascii_upper_alpha);
        input.append_lowercase_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
      if (is_ascii_lower_alpha(input.current())) {
        enter(Branch::rawtext_end_tag_name_ascii_lower_alpha);
        input.append_character_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
    }
    enter(Branch::rawtext_end_tag_name_anything_else);
    characters.emit(U'<');
    characters.emit(U'/');
    characters.emit_part_of(temporary_buffer, temporary_buffer.view());
    return reconsume_in(State::rawtext);
  }
}

// script data less-than sign state
// #script-data-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_less_than_sign_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end()) {
    switch (input.current()) {
      case '/':
        enter(Branch::script_data_less_than_sign_solidus);
        temporary_buffer.clear();
        return advance_to(State::script_data_end_tag_open);
      case '!':
        enter(Branch::script_data_less_than_sign_exclamation_mark);
        switch_to(State::script_data_escape_start);
        characters.emit(U'<');
        characters.emit(U'!');
        return advance();
    }
  }
  enter(Branch::script_data_less_than_sign_anything_else);
  characters.emit(U'<');
  return reconsume_in(State::script_data);
}

// script data end tag open state
// #script-data-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_end_tag_open_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && is_ascii_alpha(input.current())) {
    enter(Branch::script_data_end_tag_open_ascii_alpha);
    tag.create_end();
    return reconsume_in(State::script_data_end_tag_name);
  }
  enter(Branch::script_data_end_tag_open_anything_else);
  characters.emit(U'<');
  characters.emit(U'/');
  return reconsume_in(State::script_data);
}

// script data end tag name state
// #script-data-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_end_tag_name_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
          // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::script_data_end_tag_name_tab);
            return advance_to(State::before_attribute_name);
          }
          break;
        case '/':
          // '/' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::script_data_end_tag_name_solidus);
            return advance_to(State::self_closing_start_tag);
          }
          break;
        case '>':
          // '>' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::script_data_end_tag_name_greater_than_sign);
            switch_to(State::data);
            emit_the_current_tag_token();
            return advance();
          }
          break;
      }
      if (is_ascii_upper_alpha(input.current())) {
        enter(Branch::script_data_end_tag_name_ascii_upper_alpha);
        input.append_lowercase_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
      if (is_ascii_lower_alpha(input.current())) {
        enter(Branch::script_data_end_tag_name_ascii_lower_alpha);
        input.append_character_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
    }
    enter(Branch::script_data_end_tag_name_anything_else);
    characters.emit(U'<');
    characters.emit(U'/');
    characters.emit_part_of(temporary_buffer, temporary_buffer.view());
    return reconsume_in(State::script_data);
  }
}

// script data escape start state
// #script-data-escape-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escape_start_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '-') {
    enter(Branch::script_data_escape_start_hyphen_minus);
    switch_to(State::script_data_escape_start_dash);
    characters.emit(U'-');
    return advance();
  }
  enter(Branch::script_data_escape_start_anything_else);
  return reconsume_in(State::script_data);
}

// script data escape start dash state
// #script-data-escape-start-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escape_start_dash_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '-') {
    enter(Branch::script_data_escape_start_dash_hyphen_minus);
    switch_to(State::script_data_escaped_dash_dash);
    characters.emit(U'-');
    return advance();
  }
  enter(Branch::script_data_escape_start_dash_anything_else);
  return reconsume_in(State::script_data);
}

// script data escaped state
// #script-data-escaped-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::script_data_escaped>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::script_data_escaped_eof);
      errors.report(ParseErrorCode::eof_in_script_html_comment_like_text);
      return output.emit_end_of_file();
    }
    // Fast path: the complete end tag that ends the text.
    if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;
    switch (input.current()) {
      case '-':
        enter(Branch::script_data_escaped_hyphen_minus);
        switch_to(State::script_data_escaped_dash);
        characters.emit(U'-');
        return advance();
      case '<':
        enter(Branch::script_data_escaped_less_than_sign);
        return advance_to(State::script_data_escaped_less_than_sign);
      case '\0':
        enter(Branch::script_data_escaped_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        characters.emit(U'\uFFFD');
        continue;
    }
    enter(Branch::script_data_escaped_anything_else);
    characters.emit_current();
  }
}

// script data escaped dash state
// #script-data-escaped-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_dash_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::script_data_escaped_dash_eof);
    errors.report(ParseErrorCode::eof_in_script_html_comment_like_text);
    return output.emit_end_of_file();
  }
  // Fast path: the complete end tag that ends the text.
  if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;
  switch (input.current()) {
    case '-':
      enter(Branch::script_data_escaped_dash_hyphen_minus);
      switch_to(State::script_data_escaped_dash_dash);
      characters.emit(U'-');
      return advance();
    case '<':
      enter(Branch::script_data_escaped_dash_less_than_sign);
      return advance_to(State::script_data_escaped_less_than_sign);
    case '\0':
      enter(Branch::script_data_escaped_dash_nul);
      errors.report(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_escaped);
      characters.emit(U'\uFFFD');
      return advance();
  }
  enter(Branch::script_data_escaped_dash_anything_else);
  switch_to(State::script_data_escaped);
  characters.emit_current();
  return advance();
}

// script data escaped dash dash state
// #script-data-escaped-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_dash_dash_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::script_data_escaped_dash_dash_eof);
      errors.report(ParseErrorCode::eof_in_script_html_comment_like_text);
      return output.emit_end_of_file();
    }
    // Fast path: the complete end tag that ends the text.
    if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;
    switch (input.current()) {
      case '-':
        enter(Branch::script_data_escaped_dash_dash_hyphen_minus);
        characters.emit(U'-');
        continue;
      case '<':
        enter(Branch::script_data_escaped_dash_dash_less_than_sign);
        return advance_to(State::script_data_escaped_less_than_sign);
      case '>':
        enter(Branch::script_data_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        characters.emit(U'>');
        return advance();
      case '\0':
        enter(Branch::script_data_escaped_dash_dash_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_escaped);
        characters.emit(U'\uFFFD');
        return advance();
    }
    enter(Branch::script_data_escaped_dash_dash_anything_else);
    switch_to(State::script_data_escaped);
    characters.emit_current();
    return advance();
  }
}

// script data escaped less-than sign state
// #script-data-escaped-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_less_than_sign_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end()) {
    if (input.current() == '/') {
      enter(Branch::script_data_escaped_less_than_sign_solidus);
      temporary_buffer.clear();
      return advance_to(State::script_data_escaped_end_tag_open);
    }
    if (is_ascii_alpha(input.current())) {
      enter(Branch::script_data_escaped_less_than_sign_ascii_alpha);
      temporary_buffer.clear();
      characters.emit(U'<');
      return reconsume_in(State::script_data_double_escape_start);
    }
  }
  enter(Branch::script_data_escaped_less_than_sign_anything_else);
  characters.emit(U'<');
  return reconsume_in(State::script_data_escaped);
}

// script data escaped end tag open state
// #script-data-escaped-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_end_tag_open_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && is_ascii_alpha(input.current())) {
    enter(Branch::script_data_escaped_end_tag_open_ascii_alpha);
    tag.create_end();
    return reconsume_in(State::script_data_escaped_end_tag_name);
  }
  enter(Branch::script_data_escaped_end_tag_open_anything_else);
  characters.emit(U'<');
  characters.emit(U'/');
  return reconsume_in(State::script_data_escaped);
}

// script data escaped end tag name state
// #script-data-escaped-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_end_tag_name_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
          // TAB LF FF SPACE when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::script_data_escaped_end_tag_name_tab);
            return advance_to(State::before_attribute_name);
          }
          break;
        case '/':
          // '/' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::script_data_escaped_end_tag_name_solidus);
            return advance_to(State::self_closing_start_tag);
          }
          break;
        case '>':
          // '>' when the current end tag token is an appropriate end tag token
          if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
            enter(Branch::script_data_escaped_end_tag_name_greater_than_sign);
            switch_to(State::data);
            emit_the_current_tag_token();
            return advance();
          }
          break;
      }
      if (is_ascii_upper_alpha(input.current())) {
        enter(Branch::script_data_escaped_end_tag_name_ascii_upper_alpha);
        input.append_lowercase_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
      if (is_ascii_lower_alpha(input.current())) {
        enter(Branch::script_data_escaped_end_tag_name_ascii_lower_alpha);
        input.append_character_to(tag.name);
        input.append_character_to(temporary_buffer);
        continue;
      }
    }
    enter(Branch::script_data_escaped_end_tag_name_anything_else);
    characters.emit(U'<');
    characters.emit(U'/');
    characters.emit_part_of(temporary_buffer, temporary_buffer.view());
    return reconsume_in(State::script_data_escaped);
  }
}

// script data double escape start state
// #script-data-double-escape-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escape_start_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
        case '/':
        case '>':
          const auto at = enter(Branch::script_data_double_escape_start_tab);
          // if the temporary buffer is "script"
          if (at(1, temporary_buffer.view() == "script")) {
            switch_to(State::script_data_double_escaped);
          } else {
            switch_to(State::script_data_escaped);
          }
          characters.emit_current();
          return advance();
      }
      if (is_ascii_upper_alpha(input.current())) {
        enter(Branch::script_data_double_escape_start_ascii_upper_alpha);
        input.append_lowercase_to(temporary_buffer);
        characters.emit_current();
        continue;
      }
      if (is_ascii_lower_alpha(input.current())) {
        enter(Branch::script_data_double_escape_start_ascii_lower_alpha);
        input.append_character_to(temporary_buffer);
        characters.emit_current();
        continue;
      }
    }
    enter(Branch::script_data_double_escape_start_anything_else);
    return reconsume_in(State::script_data_escaped);
  }
}

// script data double escaped state
// #script-data-double-escaped-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::script_data_double_escaped>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::script_data_double_escaped_eof);
      errors.report(ParseErrorCode::eof_in_script_html_comment_like_text);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '-':
        enter(Branch::script_data_double_escaped_hyphen_minus);
        switch_to(State::script_data_double_escaped_dash);
        characters.emit(U'-');
        return advance();
      case '<':
        enter(Branch::script_data_double_escaped_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        characters.emit(U'<');
        return advance();
      case '\0':
        enter(Branch::script_data_double_escaped_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        characters.emit(U'\uFFFD');
        continue;
    }
    enter(Branch::script_data_double_escaped_anything_else);
    characters.emit_current();
  }
}

// script data double escaped dash state
// #script-data-double-escaped-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_dash_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::script_data_double_escaped_dash_eof);
    errors.report(ParseErrorCode::eof_in_script_html_comment_like_text);
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '-':
      enter(Branch::script_data_double_escaped_dash_hyphen_minus);
      switch_to(State::script_data_double_escaped_dash_dash);
      characters.emit(U'-');
      return advance();
    case '<':
      enter(Branch::script_data_double_escaped_dash_less_than_sign);
      switch_to(State::script_data_double_escaped_less_than_sign);
      characters.emit(U'<');
      return advance();
    case '\0':
      enter(Branch::script_data_double_escaped_dash_nul);
      errors.report(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_double_escaped);
      characters.emit(U'\uFFFD');
      return advance();
  }
  enter(Branch::script_data_double_escaped_dash_anything_else);
  switch_to(State::script_data_double_escaped);
  characters.emit_current();
  return advance();
}

// script data double escaped dash dash state
// #script-data-double-escaped-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_dash_dash_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::script_data_double_escaped_dash_dash_eof);
      errors.report(ParseErrorCode::eof_in_script_html_comment_like_text);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '-':
        enter(Branch::script_data_double_escaped_dash_dash_hyphen_minus);
        characters.emit(U'-');
        continue;
      case '<':
        enter(Branch::script_data_double_escaped_dash_dash_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        characters.emit(U'<');
        return advance();
      case '>':
        enter(Branch::script_data_double_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        characters.emit(U'>');
        return advance();
      case '\0':
        enter(Branch::script_data_double_escaped_dash_dash_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_double_escaped);
        characters.emit(U'\uFFFD');
        return advance();
    }
    enter(Branch::script_data_double_escaped_dash_dash_anything_else);
    switch_to(State::script_data_double_escaped);
    characters.emit_current();
    return advance();
  }
}

// script data double escaped less-than sign state
// #script-data-double-escaped-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_less_than_sign_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '/') {
    enter(Branch::script_data_double_escaped_less_than_sign_solidus);
    temporary_buffer.clear();
    switch_to(State::script_data_double_escape_end);
    characters.emit(U'/');
    return advance();
  }
  enter(Branch::script_data_double_escaped_less_than_sign_anything_else);
  return reconsume_in(State::script_data_double_escaped);
}

// script data double escape end state
// #script-data-double-escape-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escape_end_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
        case '/':
        case '>':
          const auto at = enter(Branch::script_data_double_escape_end_tab);
          // if the temporary buffer is "script"
          if (at(1, temporary_buffer.view() == "script")) {
            switch_to(State::script_data_escaped);
          } else {
            switch_to(State::script_data_double_escaped);
          }
          characters.emit_current();
          return advance();
      }
      if (is_ascii_upper_alpha(input.current())) {
        enter(Branch::script_data_double_escape_end_ascii_upper_alpha);
        input.append_lowercase_to(temporary_buffer);
        characters.emit_current();
        continue;
      }
      if (is_ascii_lower_alpha(input.current())) {
        enter(Branch::script_data_double_escape_end_ascii_lower_alpha);
        input.append_character_to(temporary_buffer);
        characters.emit_current();
        continue;
      }
    }
    enter(Branch::script_data_double_escape_end_anything_else);
    return reconsume_in(State::script_data_double_escaped);
  }
}

// before attribute name state
// #before-attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_attribute_name_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::before_attribute_name_solidus);
      return reconsume_in(State::after_attribute_name);
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_attribute_name_tab);
        // ignore the character
        continue;
      case '/':
      case '>':
        enter(Branch::before_attribute_name_solidus);
        return reconsume_in(State::after_attribute_name);
      case '=':
        enter(Branch::before_attribute_name_equals_sign);
        errors.report(ParseErrorCode::unexpected_equals_sign_before_attribute_name);
        attribute.start();
        attribute.name.clear();
        input.append_character_to(attribute.name);
        return advance_to(State::attribute_name);
    }
    enter(Branch::before_attribute_name_anything_else);
    attribute.start();
    return reconsume_in(State::attribute_name);
  }
}

// attribute name state
// #attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_name_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) attribute.name.append(input.take_until(input.end_of_run<runs::attribute_name>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::attribute_name_tab);
      leave_the_attribute_name_state();
      return reconsume_in(State::after_attribute_name);
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
      case '/':
      case '>':
        enter(Branch::attribute_name_tab);
        leave_the_attribute_name_state();
        return reconsume_in(State::after_attribute_name);
      case '=':
        enter(Branch::attribute_name_equals_sign);
        leave_the_attribute_name_state();
        return advance_to(State::before_attribute_value);
      case '\0':
        enter(Branch::attribute_name_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(attribute.name, U'\uFFFD');
        continue;
      case '"':
      case '\'':
      case '<':
        enter(Branch::attribute_name_quotation_mark);
        errors.report(ParseErrorCode::unexpected_character_in_attribute_name);
        input.append_character_to(attribute.name);
        continue;
    }
    if (is_ascii_upper_alpha(input.current())) {
      enter(Branch::attribute_name_ascii_upper_alpha);
      input.append_lowercase_to(attribute.name);
      continue;
    }
    enter(Branch::attribute_name_anything_else);
    input.append_character_to(attribute.name);
  }
}

// after attribute name state
// #after-attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_attribute_name_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::after_attribute_name_eof);
      errors.report(ParseErrorCode::eof_in_tag);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::after_attribute_name_tab);
        // ignore the character
        continue;
      case '/': enter(Branch::after_attribute_name_solidus); return advance_to(State::self_closing_start_tag);
      case '=':
        enter(Branch::after_attribute_name_equals_sign);
        return advance_to(State::before_attribute_value);
      case '>':
        enter(Branch::after_attribute_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        return advance();
    }
    enter(Branch::after_attribute_name_anything_else);
    attribute.start();
    return reconsume_in(State::attribute_name);
  }
}

// before attribute value state
// #before-attribute-value-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_attribute_value_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
          enter(Branch::before_attribute_value_tab);
          // ignore the character
          continue;
        case '"':
          enter(Branch::before_attribute_value_quotation_mark);
          return advance_to(State::attribute_value_double_quoted);
        case '\'':
          enter(Branch::before_attribute_value_apostrophe);
          return advance_to(State::attribute_value_single_quoted);
        case '>':
          enter(Branch::before_attribute_value_greater_than_sign);
          errors.report(ParseErrorCode::missing_attribute_value);
          switch_to(State::data);
          emit_the_current_tag_token();
          return advance();
      }
    }
    enter(Branch::before_attribute_value_anything_else);
    return reconsume_in(State::attribute_value_unquoted);
  }
}

// attribute value (double-quoted) state
// #attribute-value-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_double_quoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      attribute.value.append(input.take_until(input.end_of_run<runs::attribute_value_double_quoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::attribute_value_double_quoted_eof);
      errors.report(ParseErrorCode::eof_in_tag);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '"':
        enter(Branch::attribute_value_double_quoted_quotation_mark);
        return advance_to(State::after_attribute_value_quoted);
      case '&':
        enter(Branch::attribute_value_double_quoted_ampersand);
        reference.set_return_state(State::attribute_value_double_quoted);
        return advance_to(State::character_reference);
      case '\0':
        enter(Branch::attribute_value_double_quoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(attribute.value, U'\uFFFD');
        continue;
    }
    enter(Branch::attribute_value_double_quoted_anything_else);
    input.append_character_to(attribute.value);
  }
}

// attribute value (single-quoted) state
// #attribute-value-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_single_quoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      attribute.value.append(input.take_until(input.end_of_run<runs::attribute_value_single_quoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::attribute_value_single_quoted_eof);
      errors.report(ParseErrorCode::eof_in_tag);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\'':
        enter(Branch::attribute_value_single_quoted_apostrophe);
        return advance_to(State::after_attribute_value_quoted);
      case '&':
        enter(Branch::attribute_value_single_quoted_ampersand);
        reference.set_return_state(State::attribute_value_single_quoted);
        return advance_to(State::character_reference);
      case '\0':
        enter(Branch::attribute_value_single_quoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(attribute.value, U'\uFFFD');
        continue;
    }
    enter(Branch::attribute_value_single_quoted_anything_else);
    input.append_character_to(attribute.value);
  }
}

// attribute value (unquoted) state
// #attribute-value-(unquoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_unquoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      attribute.value.append(input.take_until(input.end_of_run<runs::attribute_value_unquoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::attribute_value_unquoted_eof);
      errors.report(ParseErrorCode::eof_in_tag);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': enter(Branch::attribute_value_unquoted_tab); return advance_to(State::before_attribute_name);
      case '&':
        enter(Branch::attribute_value_unquoted_ampersand);
        reference.set_return_state(State::attribute_value_unquoted);
        return advance_to(State::character_reference);
      case '>':
        enter(Branch::attribute_value_unquoted_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        return advance();
      case '\0':
        enter(Branch::attribute_value_unquoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(attribute.value, U'\uFFFD');
        continue;
      case '"':
      case '\'':
      case '<':
      case '=':
      case '`':
        enter(Branch::attribute_value_unquoted_quotation_mark);
        errors.report(ParseErrorCode::unexpected_character_in_unquoted_attribute_value);
        input.append_character_to(attribute.value);
        continue;
    }
    enter(Branch::attribute_value_unquoted_anything_else);
    input.append_character_to(attribute.value);
  }
}

// after attribute value (quoted) state
// #after-attribute-value-(quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_attribute_value_quoted_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::after_attribute_value_quoted_eof);
    errors.report(ParseErrorCode::eof_in_tag);
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_attribute_value_quoted_tab);
      return advance_to(State::before_attribute_name);
    case '/':
      enter(Branch::after_attribute_value_quoted_solidus);
      return advance_to(State::self_closing_start_tag);
    case '>':
      enter(Branch::after_attribute_value_quoted_greater_than_sign);
      switch_to(State::data);
      emit_the_current_tag_token();
      return advance();
  }
  enter(Branch::after_attribute_value_quoted_anything_else);
  errors.report(ParseErrorCode::missing_whitespace_between_attributes);
  return reconsume_in(State::before_attribute_name);
}

// self-closing start tag state
// #self-closing-start-tag-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::self_closing_start_tag_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::self_closing_start_tag_eof);
    errors.report(ParseErrorCode::eof_in_tag);
    return output.emit_end_of_file();
  }
  if (input.current() == '>') {
    enter(Branch::self_closing_start_tag_greater_than_sign);
    tag.set_self_closing();
    switch_to(State::data);
    emit_the_current_tag_token();
    return advance();
  }
  enter(Branch::self_closing_start_tag_anything_else);
  errors.report(ParseErrorCode::unexpected_solidus_in_tag);
  return reconsume_in(State::before_attribute_name);
}

// bogus comment state
// #bogus-comment-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::bogus_comment_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) comment.data.append(input.take_until(input.end_of_run<runs::bogus_comment>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::bogus_comment_eof);
      comment.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '>':
        enter(Branch::bogus_comment_greater_than_sign);
        switch_to(State::data);
        comment.emit();
        return advance();
      case '\0':
        enter(Branch::bogus_comment_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(comment.data, U'\uFFFD');
        continue;
    }
    enter(Branch::bogus_comment_anything_else);
    input.append_character_to(comment.data);
  }
}

// markup declaration open state
// #markup-declaration-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::markup_declaration_open_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  const KeywordMatch keyword = match_markup_declaration_open(input.here(), input.end());
  if (keyword.cut && input.more_to_come()) return Flow::suspend;
  switch (keyword.index) {
    // "--"
    case 1:
      enter(Branch::markup_declaration_open_hyphen_minus_hyphen_minus);
      input.advance(keyword.length - 1);
      comment.create();
      return advance_to(State::comment_start);
    // "DOCTYPE" ignoring case
    case 2:
      enter(Branch::markup_declaration_open_doctype);
      input.advance(keyword.length - 1);
      return advance_to(State::doctype);
    // "[CDATA["
    case 3:
      const auto at = enter(Branch::markup_declaration_open_cdata);
      input.advance(keyword.length - 1);
      // if there is an adjusted current node, and the adjusted current node is not in the HTML namespace
      if (at(1, output.has_adjusted_current_node() && !output.adjusted_current_node_is_html())) {
        switch_to(State::cdata_section);
      } else {
        errors.report(ParseErrorCode::cdata_in_html_content);
        comment.create();
        comment.data.append("[CDATA[");
        switch_to(State::bogus_comment);
      }
      return advance();
  }
  enter(Branch::markup_declaration_open_anything_else);
  errors.report(ParseErrorCode::incorrectly_opened_comment);
  comment.create();
  return reconsume_in(State::bogus_comment);
}

// comment start state
// #comment-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_start_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end()) {
    switch (input.current()) {
      case '-': enter(Branch::comment_start_hyphen_minus); return advance_to(State::comment_start_dash);
      case '>':
        enter(Branch::comment_start_greater_than_sign);
        errors.report(ParseErrorCode::abrupt_closing_of_empty_comment);
        switch_to(State::data);
        comment.emit();
        return advance();
    }
  }
  enter(Branch::comment_start_anything_else);
  return reconsume_in(State::comment);
}

// comment start dash state
// #comment-start-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_start_dash_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::comment_start_dash_eof);
    errors.report(ParseErrorCode::eof_in_comment);
    comment.emit();
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '-': enter(Branch::comment_start_dash_hyphen_minus); return advance_to(State::comment_end);
    case '>':
      enter(Branch::comment_start_dash_greater_than_sign);
      errors.report(ParseErrorCode::abrupt_closing_of_empty_comment);
      switch_to(State::data);
      comment.emit();
      return advance();
  }
  enter(Branch::comment_start_dash_anything_else);
  input.append_spelled_to(comment.data, U'-');
  return reconsume_in(State::comment);
}

// comment state
// #comment-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) comment.data.append(input.take_until(input.end_of_run<runs::comment>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::comment_eof);
      errors.report(ParseErrorCode::eof_in_comment);
      comment.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '<':
        enter(Branch::comment_less_than_sign);
        input.append_character_to(comment.data);
        return advance_to(State::comment_less_than_sign);
      case '-': enter(Branch::comment_hyphen_minus); return advance_to(State::comment_end_dash);
      case '\0':
        enter(Branch::comment_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(comment.data, U'\uFFFD');
        continue;
    }
    enter(Branch::comment_anything_else);
    input.append_character_to(comment.data);
  }
}

// comment less-than sign state
// #comment-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '!':
          enter(Branch::comment_less_than_sign_exclamation_mark);
          input.append_character_to(comment.data);
          return advance_to(State::comment_less_than_sign_bang);
        case '<':
          enter(Branch::comment_less_than_sign_less_than_sign);
          input.append_character_to(comment.data);
          continue;
      }
    }
    enter(Branch::comment_less_than_sign_anything_else);
    return reconsume_in(State::comment);
  }
}

// comment less-than sign bang state
// #comment-less-than-sign-bang-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_bang_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '-') {
    enter(Branch::comment_less_than_sign_bang_hyphen_minus);
    return advance_to(State::comment_less_than_sign_bang_dash);
  }
  enter(Branch::comment_less_than_sign_bang_anything_else);
  return reconsume_in(State::comment);
}

// comment less-than sign bang dash state
// #comment-less-than-sign-bang-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_bang_dash_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == '-') {
    enter(Branch::comment_less_than_sign_bang_dash_hyphen_minus);
    return advance_to(State::comment_less_than_sign_bang_dash_dash);
  }
  enter(Branch::comment_less_than_sign_bang_dash_anything_else);
  return reconsume_in(State::comment_end_dash);
}

// comment less-than sign bang dash dash state
// #comment-less-than-sign-bang-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_bang_dash_dash_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
    return reconsume_in(State::comment_end);
  }
  if (input.current() == '>') {
    enter(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
    return reconsume_in(State::comment_end);
  }
  enter(Branch::comment_less_than_sign_bang_dash_dash_anything_else);
  errors.report(ParseErrorCode::nested_comment);
  return reconsume_in(State::comment_end);
}

// comment end dash state
// #comment-end-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_dash_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::comment_end_dash_eof);
    errors.report(ParseErrorCode::eof_in_comment);
    comment.emit();
    return output.emit_end_of_file();
  }
  if (input.current() == '-') {
    enter(Branch::comment_end_dash_hyphen_minus);
    return advance_to(State::comment_end);
  }
  enter(Branch::comment_end_dash_anything_else);
  input.append_spelled_to(comment.data, U'-');
  return reconsume_in(State::comment);
}

// comment end state
// #comment-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::comment_end_eof);
      errors.report(ParseErrorCode::eof_in_comment);
      comment.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '>':
        enter(Branch::comment_end_greater_than_sign);
        switch_to(State::data);
        comment.emit();
        return advance();
      case '!': enter(Branch::comment_end_exclamation_mark); return advance_to(State::comment_end_bang);
      case '-':
        enter(Branch::comment_end_hyphen_minus);
        input.append_spelled_to(comment.data, U'-');
        continue;
    }
    enter(Branch::comment_end_anything_else);
    comment.data.append("--");
    return reconsume_in(State::comment);
  }
}

// comment end bang state
// #comment-end-bang-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_bang_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::comment_end_bang_eof);
    errors.report(ParseErrorCode::eof_in_comment);
    comment.emit();
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '-':
      enter(Branch::comment_end_bang_hyphen_minus);
      comment.data.append("--!");
      return advance_to(State::comment_end_dash);
    case '>':
      enter(Branch::comment_end_bang_greater_than_sign);
      errors.report(ParseErrorCode::incorrectly_closed_comment);
      switch_to(State::data);
      comment.emit();
      return advance();
  }
  enter(Branch::comment_end_bang_anything_else);
  comment.data.append("--!");
  return reconsume_in(State::comment);
}

// DOCTYPE state
// #doctype-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::doctype_eof);
    errors.report(ParseErrorCode::eof_in_doctype);
    doctype.create();
    doctype.set_force_quirks();
    doctype.emit();
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': enter(Branch::doctype_tab); return advance_to(State::before_doctype_name);
    case '>': enter(Branch::doctype_greater_than_sign); return reconsume_in(State::before_doctype_name);
  }
  enter(Branch::doctype_anything_else);
  errors.report(ParseErrorCode::missing_whitespace_before_doctype_name);
  return reconsume_in(State::before_doctype_name);
}

// before DOCTYPE name state
// #before-doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_name_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::before_doctype_name_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.create();
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_doctype_name_tab);
        // ignore the character
        continue;
      case '\0':
        enter(Branch::before_doctype_name_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        doctype.create();
        doctype.name.clear();
        input.append_spelled_to(doctype.name, U'\uFFFD');
        return advance_to(State::doctype_name);
      case '>':
        enter(Branch::before_doctype_name_greater_than_sign);
        errors.report(ParseErrorCode::missing_doctype_name);
        doctype.create();
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    if (is_ascii_upper_alpha(input.current())) {
      enter(Branch::before_doctype_name_ascii_upper_alpha);
      doctype.create();
      doctype.name.clear();
      input.append_lowercase_to(doctype.name);
      return advance_to(State::doctype_name);
    }
    enter(Branch::before_doctype_name_anything_else);
    doctype.create();
    doctype.name.clear();
    input.append_character_to(doctype.name);
    return advance_to(State::doctype_name);
  }
}

// DOCTYPE name state
// #doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_name_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) doctype.name.append(input.take_until(input.end_of_run<runs::doctype_name>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::doctype_name_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': enter(Branch::doctype_name_tab); return advance_to(State::after_doctype_name);
      case '>':
        enter(Branch::doctype_name_greater_than_sign);
        switch_to(State::data);
        doctype.emit();
        return advance();
      case '\0':
        enter(Branch::doctype_name_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(doctype.name, U'\uFFFD');
        continue;
    }
    if (is_ascii_upper_alpha(input.current())) {
      enter(Branch::doctype_name_ascii_upper_alpha);
      input.append_lowercase_to(doctype.name);
      continue;
    }
    enter(Branch::doctype_name_anything_else);
    input.append_character_to(doctype.name);
  }
}

// after DOCTYPE name state
// #after-doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_name_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::after_doctype_name_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    const KeywordMatch keyword = match_after_doctype_name(input.here(), input.end());
    if (keyword.cut && input.more_to_come()) return Flow::suspend;
    switch (keyword.index) {
      // "PUBLIC" ignoring case
      case 1:
        enter(Branch::after_doctype_name_public_);
        input.advance(keyword.length - 1);
        return advance_to(State::after_doctype_public_keyword);
      // "SYSTEM" ignoring case
      case 2:
        enter(Branch::after_doctype_name_system);
        input.advance(keyword.length - 1);
        return advance_to(State::after_doctype_system_keyword);
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::after_doctype_name_tab);
        // ignore the character
        continue;
      case '>':
        enter(Branch::after_doctype_name_greater_than_sign);
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::after_doctype_name_anything_else);
    errors.report(ParseErrorCode::invalid_character_sequence_after_doctype_name);
    doctype.set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// after DOCTYPE public keyword state
// #after-doctype-public-keyword-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_public_keyword_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::after_doctype_public_keyword_eof);
    errors.report(ParseErrorCode::eof_in_doctype);
    doctype.set_force_quirks();
    doctype.emit();
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_doctype_public_keyword_tab);
      return advance_to(State::before_doctype_public_identifier);
    case '"':
      enter(Branch::after_doctype_public_keyword_quotation_mark);
      errors.report(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      doctype.begin_public_identifier();
      return advance_to(State::doctype_public_identifier_double_quoted);
    case '\'':
      enter(Branch::after_doctype_public_keyword_apostrophe);
      errors.report(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      doctype.begin_public_identifier();
      return advance_to(State::doctype_public_identifier_single_quoted);
    case '>':
      enter(Branch::after_doctype_public_keyword_greater_than_sign);
      errors.report(ParseErrorCode::missing_doctype_public_identifier);
      doctype.set_force_quirks();
      switch_to(State::data);
      doctype.emit();
      return advance();
  }
  enter(Branch::after_doctype_public_keyword_anything_else);
  errors.report(ParseErrorCode::missing_quote_before_doctype_public_identifier);
  doctype.set_force_quirks();
  return reconsume_in(State::bogus_doctype);
}

// before DOCTYPE public identifier state
// #before-doctype-public-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_public_identifier_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::before_doctype_public_identifier_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_doctype_public_identifier_tab);
        // ignore the character
        continue;
      case '"':
        enter(Branch::before_doctype_public_identifier_quotation_mark);
        doctype.begin_public_identifier();
        return advance_to(State::doctype_public_identifier_double_quoted);
      case '\'':
        enter(Branch::before_doctype_public_identifier_apostrophe);
        doctype.begin_public_identifier();
        return advance_to(State::doctype_public_identifier_single_quoted);
      case '>':
        enter(Branch::before_doctype_public_identifier_greater_than_sign);
        errors.report(ParseErrorCode::missing_doctype_public_identifier);
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::before_doctype_public_identifier_anything_else);
    errors.report(ParseErrorCode::missing_quote_before_doctype_public_identifier);
    doctype.set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// DOCTYPE public identifier (double-quoted) state
// #doctype-public-identifier-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_public_identifier_double_quoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      doctype.public_identifier.append(
          input.take_until(input.end_of_run<runs::doctype_public_identifier_double_quoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::doctype_public_identifier_double_quoted_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '"':
        enter(Branch::doctype_public_identifier_double_quoted_quotation_mark);
        return advance_to(State::after_doctype_public_identifier);
      case '\0':
        enter(Branch::doctype_public_identifier_double_quoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(doctype.public_identifier, U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_public_identifier_double_quoted_greater_than_sign);
        errors.report(ParseErrorCode::abrupt_doctype_public_identifier);
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::doctype_public_identifier_double_quoted_anything_else);
    input.append_character_to(doctype.public_identifier);
  }
}

// DOCTYPE public identifier (single-quoted) state
// #doctype-public-identifier-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_public_identifier_single_quoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      doctype.public_identifier.append(
          input.take_until(input.end_of_run<runs::doctype_public_identifier_single_quoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::doctype_public_identifier_single_quoted_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\'':
        enter(Branch::doctype_public_identifier_single_quoted_apostrophe);
        return advance_to(State::after_doctype_public_identifier);
      case '\0':
        enter(Branch::doctype_public_identifier_single_quoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(doctype.public_identifier, U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_public_identifier_single_quoted_greater_than_sign);
        errors.report(ParseErrorCode::abrupt_doctype_public_identifier);
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::doctype_public_identifier_single_quoted_anything_else);
    input.append_character_to(doctype.public_identifier);
  }
}

// after DOCTYPE public identifier state
// #after-doctype-public-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_public_identifier_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::after_doctype_public_identifier_eof);
    errors.report(ParseErrorCode::eof_in_doctype);
    doctype.set_force_quirks();
    doctype.emit();
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_doctype_public_identifier_tab);
      return advance_to(State::between_doctype_public_and_system_identifiers);
    case '>':
      enter(Branch::after_doctype_public_identifier_greater_than_sign);
      switch_to(State::data);
      doctype.emit();
      return advance();
    case '"':
      enter(Branch::after_doctype_public_identifier_quotation_mark);
      errors.report(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      doctype.begin_system_identifier();
      return advance_to(State::doctype_system_identifier_double_quoted);
    case '\'':
      enter(Branch::after_doctype_public_identifier_apostrophe);
      errors.report(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      doctype.begin_system_identifier();
      return advance_to(State::doctype_system_identifier_single_quoted);
  }
  enter(Branch::after_doctype_public_identifier_anything_else);
  errors.report(ParseErrorCode::missing_quote_before_doctype_system_identifier);
  doctype.set_force_quirks();
  return reconsume_in(State::bogus_doctype);
}

// between DOCTYPE public and system identifiers state
// #between-doctype-public-and-system-identifiers-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::between_doctype_public_and_system_identifiers_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::between_doctype_public_and_system_identifiers_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::between_doctype_public_and_system_identifiers_tab);
        // ignore the character
        continue;
      case '>':
        enter(Branch::between_doctype_public_and_system_identifiers_greater_than_sign);
        switch_to(State::data);
        doctype.emit();
        return advance();
      case '"':
        enter(Branch::between_doctype_public_and_system_identifiers_quotation_mark);
        doctype.begin_system_identifier();
        return advance_to(State::doctype_system_identifier_double_quoted);
      case '\'':
        enter(Branch::between_doctype_public_and_system_identifiers_apostrophe);
        doctype.begin_system_identifier();
        return advance_to(State::doctype_system_identifier_single_quoted);
    }
    enter(Branch::between_doctype_public_and_system_identifiers_anything_else);
    errors.report(ParseErrorCode::missing_quote_before_doctype_system_identifier);
    doctype.set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// after DOCTYPE system keyword state
// #after-doctype-system-keyword-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_system_keyword_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::after_doctype_system_keyword_eof);
    errors.report(ParseErrorCode::eof_in_doctype);
    doctype.set_force_quirks();
    doctype.emit();
    return output.emit_end_of_file();
  }
  switch (input.current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_doctype_system_keyword_tab);
      return advance_to(State::before_doctype_system_identifier);
    case '"':
      enter(Branch::after_doctype_system_keyword_quotation_mark);
      errors.report(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      doctype.begin_system_identifier();
      return advance_to(State::doctype_system_identifier_double_quoted);
    case '\'':
      enter(Branch::after_doctype_system_keyword_apostrophe);
      errors.report(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      doctype.begin_system_identifier();
      return advance_to(State::doctype_system_identifier_single_quoted);
    case '>':
      enter(Branch::after_doctype_system_keyword_greater_than_sign);
      errors.report(ParseErrorCode::missing_doctype_system_identifier);
      doctype.set_force_quirks();
      switch_to(State::data);
      doctype.emit();
      return advance();
  }
  enter(Branch::after_doctype_system_keyword_anything_else);
  errors.report(ParseErrorCode::missing_quote_before_doctype_system_identifier);
  doctype.set_force_quirks();
  return reconsume_in(State::bogus_doctype);
}

// before DOCTYPE system identifier state
// #before-doctype-system-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_system_identifier_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::before_doctype_system_identifier_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_doctype_system_identifier_tab);
        // ignore the character
        continue;
      case '"':
        enter(Branch::before_doctype_system_identifier_quotation_mark);
        doctype.begin_system_identifier();
        return advance_to(State::doctype_system_identifier_double_quoted);
      case '\'':
        enter(Branch::before_doctype_system_identifier_apostrophe);
        doctype.begin_system_identifier();
        return advance_to(State::doctype_system_identifier_single_quoted);
      case '>':
        enter(Branch::before_doctype_system_identifier_greater_than_sign);
        errors.report(ParseErrorCode::missing_doctype_system_identifier);
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::before_doctype_system_identifier_anything_else);
    errors.report(ParseErrorCode::missing_quote_before_doctype_system_identifier);
    doctype.set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// DOCTYPE system identifier (double-quoted) state
// #doctype-system-identifier-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_system_identifier_double_quoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      doctype.system_identifier.append(
          input.take_until(input.end_of_run<runs::doctype_system_identifier_double_quoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::doctype_system_identifier_double_quoted_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '"':
        enter(Branch::doctype_system_identifier_double_quoted_quotation_mark);
        return advance_to(State::after_doctype_system_identifier);
      case '\0':
        enter(Branch::doctype_system_identifier_double_quoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(doctype.system_identifier, U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_system_identifier_double_quoted_greater_than_sign);
        errors.report(ParseErrorCode::abrupt_doctype_system_identifier);
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::doctype_system_identifier_double_quoted_anything_else);
    input.append_character_to(doctype.system_identifier);
  }
}

// DOCTYPE system identifier (single-quoted) state
// #doctype-system-identifier-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_system_identifier_single_quoted_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      doctype.system_identifier.append(
          input.take_until(input.end_of_run<runs::doctype_system_identifier_single_quoted>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::doctype_system_identifier_single_quoted_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\'':
        enter(Branch::doctype_system_identifier_single_quoted_apostrophe);
        return advance_to(State::after_doctype_system_identifier);
      case '\0':
        enter(Branch::doctype_system_identifier_single_quoted_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        input.append_spelled_to(doctype.system_identifier, U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_system_identifier_single_quoted_greater_than_sign);
        errors.report(ParseErrorCode::abrupt_doctype_system_identifier);
        doctype.set_force_quirks();
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::doctype_system_identifier_single_quoted_anything_else);
    input.append_character_to(doctype.system_identifier);
  }
}

// after DOCTYPE system identifier state
// #after-doctype-system-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_system_identifier_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::after_doctype_system_identifier_eof);
      errors.report(ParseErrorCode::eof_in_doctype);
      doctype.set_force_quirks();
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::after_doctype_system_identifier_tab);
        // ignore the character
        continue;
      case '>':
        enter(Branch::after_doctype_system_identifier_greater_than_sign);
        switch_to(State::data);
        doctype.emit();
        return advance();
    }
    enter(Branch::after_doctype_system_identifier_anything_else);
    errors.report(ParseErrorCode::unexpected_character_after_doctype_system_identifier);
    return reconsume_in(State::bogus_doctype);
  }
}

// bogus DOCTYPE state
// #bogus-doctype-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::bogus_doctype_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) input.move_to(input.end_of_run<runs::bogus_doctype>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::bogus_doctype_eof);
      doctype.emit();
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '>':
        enter(Branch::bogus_doctype_greater_than_sign);
        switch_to(State::data);
        doctype.emit();
        return advance();
      case '\0':
        enter(Branch::bogus_doctype_nul);
        errors.report(ParseErrorCode::unexpected_null_character);
        // ignore the character
        continue;
    }
    enter(Branch::bogus_doctype_anything_else);
    // ignore the character
  }
}

// CDATA section state
// #cdata-section-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths()) characters.emit_run(input.end_of_run<runs::cdata_section>());
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::cdata_section_eof);
      errors.report(ParseErrorCode::eof_in_cdata);
      return output.emit_end_of_file();
    }
    if (input.current() == ']') {
      enter(Branch::cdata_section_right_square_bracket);
      return advance_to(State::cdata_section_bracket);
    }
    enter(Branch::cdata_section_anything_else);
    characters.emit_current();
  }
}

// CDATA section bracket state
// #cdata-section-bracket-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_bracket_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && input.current() == ']') {
    enter(Branch::cdata_section_bracket_right_square_bracket);
    return advance_to(State::cdata_section_end);
  }
  enter(Branch::cdata_section_bracket_anything_else);
  characters.emit(U']');
  return reconsume_in(State::cdata_section);
}

// CDATA section end state
// #cdata-section-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_end_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case ']':
          enter(Branch::cdata_section_end_right_square_bracket);
          characters.emit(U']');
          continue;
        case '>': enter(Branch::cdata_section_end_greater_than_sign); return advance_to(State::data);
      }
    }
    enter(Branch::cdata_section_end_anything_else);
    characters.emit(U']');
    characters.emit(U']');
    return reconsume_in(State::cdata_section);
  }
}

// processing instruction open state
// #processing-instruction-open-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_open_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::processing_instruction_open_eof);
    errors.report(ParseErrorCode::eof_in_processing_instruction);
    return output.emit_end_of_file();
  }
  if (is_ascii_alpha(input.current()) || input.current() == '_') {
    enter(Branch::processing_instruction_open_ascii_alpha);
    return reconsume_in(State::processing_instruction_target);
  }
  enter(Branch::processing_instruction_open_anything_else);
  errors.report(ParseErrorCode::invalid_first_character_of_processing_instruction_target);
  convert_the_temporary_buffer_to_a_comment();
  return reconsume_in(State::bogus_comment);
}

// processing instruction target state
// #processing-instruction-target-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_target_state() {
  for (;; input.advance()) {
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::processing_instruction_target_eof);
      errors.report(ParseErrorCode::eof_in_processing_instruction);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
      case '>':
      case '?': {
        const auto at = enter(Branch::processing_instruction_target_tab);
        std::string_view target = temporary_buffer.view();
        // if target is "xml" ignoring case, or target is "xml-stylesheet" ignoring case
        if (at(1, equals_ignoring_case(target, "xml") || equals_ignoring_case(target, "xml-stylesheet"))) {
          errors.report(ParseErrorCode::disallowed_processing_instruction_target);
          convert_the_temporary_buffer_to_a_comment();
          switch_to(State::bogus_comment);
        } else {
          processing_instruction.create();
          processing_instruction.target.clear();
          processing_instruction.target.append_part_of(temporary_buffer, target);
          switch_to(State::after_processing_instruction_target);
        }
        return Flow::next;
      }
    }
    if (is_ascii_alphanumeric(input.current()) || input.current() == '-' || input.current() == '_') {
      enter(Branch::processing_instruction_target_ascii_alphanumeric);
      input.append_character_to(temporary_buffer);
      continue;
    }
    enter(Branch::processing_instruction_target_anything_else);
    errors.report(ParseErrorCode::invalid_processing_instruction_target);
    convert_the_temporary_buffer_to_a_comment();
    return reconsume_in(State::bogus_comment);
  }
}

// after processing instruction target state
// #after-processing-instruction-target-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_processing_instruction_target_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      switch (input.current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
          enter(Branch::after_processing_instruction_target_tab);
          // ignore the character
          continue;
      }
    }
    enter(Branch::after_processing_instruction_target_anything_else);
    return reconsume_in(State::processing_instruction_data);
  }
}

// processing instruction data state
// #processing-instruction-data-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_data_state() {
  for (;; input.advance()) {
    // Fast path: a run of characters that only the last row matches.
    if (takes_fast_paths())
      processing_instruction.data.append(
          input.take_until(input.end_of_run<runs::processing_instruction_data>()));
    if (input.at_end()) {
      if (input.more_to_come()) return Flow::suspend;
      enter(Branch::processing_instruction_data_eof);
      errors.report(ParseErrorCode::eof_in_processing_instruction);
      return output.emit_end_of_file();
    }
    switch (input.current()) {
      case '?':
        enter(Branch::processing_instruction_data_question_mark);
        return advance_to(State::processing_instruction_questionable);
      case '>':
        enter(Branch::processing_instruction_data_greater_than_sign);
        switch_to(State::data);
        processing_instruction.emit();
        return advance();
    }
    enter(Branch::processing_instruction_data_anything_else);
    input.append_character_to(processing_instruction.data);
  }
}

// processing instruction questionable state
// #processing-instruction-questionable-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_questionable_state() {
  if (input.at_end()) {
    if (input.more_to_come()) return Flow::suspend;
    enter(Branch::processing_instruction_questionable_eof);
    errors.report(ParseErrorCode::eof_in_processing_instruction);
    return output.emit_end_of_file();
  }
  if (input.current() == '>') {
    enter(Branch::processing_instruction_questionable_greater_than_sign);
    switch_to(State::data);
    processing_instruction.emit();
    return advance();
  }
  enter(Branch::processing_instruction_questionable_anything_else);
  input.append_spelled_to(processing_instruction.data, U'?');
  return reconsume_in(State::processing_instruction_data);
}

// character reference state
// #character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::character_reference_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  enter(Branch::character_reference_on_entry);
  temporary_buffer.clear();
  input.append_spelled_to(temporary_buffer, U'&');
  if (!input.at_end()) {
    if (input.current() == '#') {
      enter(Branch::character_reference_number_sign);
      input.append_character_to(temporary_buffer);
      return advance_to(State::numeric_character_reference);
    }
    if (is_ascii_alphanumeric(input.current())) {
      enter(Branch::character_reference_ascii_alphanumeric);
      return reconsume_in(State::named_character_reference);
    }
  }
  enter(Branch::character_reference_anything_else);
  flush_code_points_consumed_as_a_character_reference();
  return reconsume_in(reference.return_state());
}

// named character reference state
// #named-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::named_character_reference_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  const auto at = enter(Branch::named_character_reference_always);
  if (!reference.consume_longest_name()) return Flow::suspend;
  temporary_buffer.append(reference.consumed());
  // if a named character reference matched
  if (at(1, reference.is_matched())) {
    // if the character reference was consumed as part of an attribute, and the last character matched is not
    // ';', and the next input character is any of '=' ASCII alphanumeric
    if (at(2,
           the_character_reference_was_consumed_as_part_of_an_attribute() && !reference.ends_with(U';') &&
               input.next_is_any_of([](unsigned char c) { return is_ascii_alphanumeric(c) || c == '='; }))) {
      flush_code_points_consumed_as_a_character_reference();
      switch_to(reference.return_state());
    } else {
      // if the last character matched is not ';'
      if (at(3, !reference.ends_with(U';')))
        errors.report(ParseErrorCode::missing_semicolon_after_character_reference);
      temporary_buffer.clear();
      temporary_buffer.append(reference.characters());
      flush_code_points_consumed_as_a_character_reference();
      switch_to(reference.return_state());
    }
  } else {
    flush_code_points_consumed_as_a_character_reference();
    switch_to(State::ambiguous_ampersand);
  }
  return Flow::next;
}

// ambiguous ampersand state
// #ambiguous-ampersand-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::ambiguous_ampersand_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      if (input.current() == ';') {
        enter(Branch::ambiguous_ampersand_semicolon);
        errors.report(ParseErrorCode::unknown_named_character_reference);
        return reconsume_in(reference.return_state());
      }
      if (is_ascii_alphanumeric(input.current())) {
        const auto at = enter(Branch::ambiguous_ampersand_ascii_alphanumeric);
        // if the character reference was consumed as part of an attribute
        if (at(1, the_character_reference_was_consumed_as_part_of_an_attribute())) {
          input.append_character_to(attribute.value);
        } else {
          characters.emit_current();
        }
        continue;
      }
    }
    enter(Branch::ambiguous_ampersand_anything_else);
    return reconsume_in(reference.return_state());
  }
}

// numeric character reference state
// #numeric-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::numeric_character_reference_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  enter(Branch::numeric_character_reference_on_entry);
  reference.set_code(0);
  if constexpr (edition < Day{2026, 7, 19}) {
    if (!input.at_end()) {
      switch (input.current()) {
        case 'X':
        case 'x':
          enter(Branch::numeric_character_reference_latin_small_letter_x);
          input.append_character_to(temporary_buffer);
          return advance_to(State::hexadecimal_character_reference_start);
      }
    }
    enter(Branch::numeric_character_reference_anything_else);
    return reconsume_in(State::decimal_character_reference_start);
  } else {
    if (!input.at_end()) {
      switch (input.current()) {
        case 'X':
        case 'x':
          enter(Branch::numeric_character_reference_latin_small_letter_x);
          input.append_character_to(temporary_buffer);
          return advance_to(State::hexadecimal_character_reference_start);
      }
      if (is_ascii_digit(input.current())) {
        enter(Branch::numeric_character_reference_ascii_digit);
        return reconsume_in(State::decimal_character_reference);
      }
    }
    enter(Branch::numeric_character_reference_anything_else);
    errors.report(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
    flush_code_points_consumed_as_a_character_reference();
    return reconsume_in(reference.return_state());
  }
}

// hexadecimal character reference start state
// #hexadecimal-character-reference-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::hexadecimal_character_reference_start_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && is_ascii_hex_digit(input.current())) {
    enter(Branch::hexadecimal_character_reference_start_ascii_hex_digit);
    return reconsume_in(State::hexadecimal_character_reference);
  }
  enter(Branch::hexadecimal_character_reference_start_anything_else);
  errors.report(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
  flush_code_points_consumed_as_a_character_reference();
  return reconsume_in(reference.return_state());
}

// decimal character reference start state
// #decimal-character-reference-start-state, spec/tokenizer.rules  [until 2026-07-19]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::decimal_character_reference_start_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  if (!input.at_end() && is_ascii_digit(input.current())) {
    enter(Branch::decimal_character_reference_start_ascii_digit);
    return reconsume_in(State::decimal_character_reference);
  }
  enter(Branch::decimal_character_reference_start_anything_else);
  errors.report(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
  flush_code_points_consumed_as_a_character_reference();
  return reconsume_in(reference.return_state());
}

// hexadecimal character reference state
// #hexadecimal-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::hexadecimal_character_reference_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      if (input.current() == ';') {
        enter(Branch::hexadecimal_character_reference_semicolon);
        return advance_to(State::numeric_character_reference_end);
      }
      if (is_ascii_digit(input.current())) {
        enter(Branch::hexadecimal_character_reference_ascii_digit);
        reference.multiply_code(16);
        reference.add_to_code(0x30);
        continue;
      }
      if (is_ascii_upper_hex_digit(input.current())) {
        enter(Branch::hexadecimal_character_reference_ascii_upper_hex_digit);
        reference.multiply_code(16);
        reference.add_to_code(0x37);
        continue;
      }
      if (is_ascii_lower_hex_digit(input.current())) {
        enter(Branch::hexadecimal_character_reference_ascii_lower_hex_digit);
        reference.multiply_code(16);
        reference.add_to_code(0x57);
        continue;
      }
    }
    enter(Branch::hexadecimal_character_reference_anything_else);
    errors.report(ParseErrorCode::missing_semicolon_after_character_reference);
    return reconsume_in(State::numeric_character_reference_end);
  }
}

// decimal character reference state
// #decimal-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::decimal_character_reference_state() {
  for (;; input.advance()) {
    if (input.at_end() && input.more_to_come()) return Flow::suspend;
    if (!input.at_end()) {
      if (input.current() == ';') {
        enter(Branch::decimal_character_reference_semicolon);
        return advance_to(State::numeric_character_reference_end);
      }
      if (is_ascii_digit(input.current())) {
        enter(Branch::decimal_character_reference_ascii_digit);
        reference.multiply_code(10);
        reference.add_to_code(0x30);
        continue;
      }
    }
    enter(Branch::decimal_character_reference_anything_else);
    errors.report(ParseErrorCode::missing_semicolon_after_character_reference);
    return reconsume_in(State::numeric_character_reference_end);
  }
}

// numeric character reference end state
// #numeric-character-reference-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::numeric_character_reference_end_state() {
  if (input.at_end() && input.more_to_come()) return Flow::suspend;
  const auto at = enter(Branch::numeric_character_reference_end_always);
  // if the character reference code is 0x00
  if (at(1, reference.code() == 0x00)) {
    errors.report(ParseErrorCode::null_character_reference);
    reference.set_code(0xFFFD);
  }
  // if the character reference code is greater than 0x10FFFF
  if (at(2, reference.code() > 0x10FFFF)) {
    errors.report(ParseErrorCode::character_reference_outside_unicode_range);
    reference.set_code(0xFFFD);
  }
  // if the character reference code is a surrogate
  if (at(3, is_surrogate(reference.code()))) {
    errors.report(ParseErrorCode::surrogate_character_reference);
    reference.set_code(0xFFFD);
  }
  // if the character reference code is a noncharacter
  if (at(4, is_noncharacter(reference.code())))
    errors.report(ParseErrorCode::noncharacter_character_reference);
  // if the character reference code is 0x0D, or the character reference code is a control that is not ASCII
  // whitespace
  if (at(5, reference.code() == 0x0D || is_control_not_whitespace(reference.code()))) {
    errors.report(ParseErrorCode::control_character_reference);
    // if the character reference code is in the numeric character reference replacement table
    if (at(6, numeric_reference_replacement(reference.code()) != 0))
      reference.set_code(numeric_reference_replacement(reference.code()));
  }
  temporary_buffer.clear();
  temporary_buffer.append_code_point(reference.code());
  flush_code_points_consumed_as_a_character_reference();
  switch_to(reference.return_state());
  return Flow::next;
}

}  // namespace lockstep::parser

#endif
