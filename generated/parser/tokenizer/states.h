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
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths() && !next_is('<')) {
      const char* const run_end = skip_run<runs::data>(input(), input_end(), input_begin());
      if (run_end != input())
        take_run_before_tag(run_end);
      else if (skip_return())
        continue;
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::data_eof);
      return emit_end_of_file();
    }
    // Derived: a whole tag at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag_in_data()) {
      if (state_ == State::data) continue;
      return Flow::next;
    }
    switch (current()) {
      case '&':
        enter(Branch::data_ampersand);
        set_return_state(State::data);
        return advance_to(State::character_reference);
      case '<': enter(Branch::data_less_than_sign); return advance_to(State::tag_open);
      case '\0':
        enter(Branch::data_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_current_input_character();
        advance();
        continue;
    }
    enter(Branch::data_anything_else);
    emit_current_input_character();
    advance();
  }
}

// RCDATA state
// #rcdata-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) emit_run(skip_run<runs::rcdata>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::rcdata_eof);
      return emit_end_of_file();
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '&':
        enter(Branch::rcdata_ampersand);
        set_return_state(State::rcdata);
        return advance_to(State::character_reference);
      case '<': enter(Branch::rcdata_less_than_sign); return advance_to(State::rcdata_less_than_sign);
      case '\0':
        enter(Branch::rcdata_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        continue;
    }
    enter(Branch::rcdata_anything_else);
    emit_current_input_character();
  }
}

// RAWTEXT state
// #rawtext-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) emit_run(skip_run<runs::rawtext>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::rawtext_eof);
      return emit_end_of_file();
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '<': enter(Branch::rawtext_less_than_sign); return advance_to(State::rawtext_less_than_sign);
      case '\0':
        enter(Branch::rawtext_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        continue;
    }
    enter(Branch::rawtext_anything_else);
    emit_current_input_character();
  }
}

// script data state
// #script-data-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) emit_run(skip_run<runs::script_data>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::script_data_eof);
      return emit_end_of_file();
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '<':
        enter(Branch::script_data_less_than_sign);
        return advance_to(State::script_data_less_than_sign);
      case '\0':
        enter(Branch::script_data_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        continue;
    }
    enter(Branch::script_data_anything_else);
    emit_current_input_character();
  }
}

// PLAINTEXT state
// #plaintext-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::plaintext_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) emit_run(skip_run<runs::plaintext>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::plaintext_eof);
      return emit_end_of_file();
    }
    if (current() == '\0') {
      enter(Branch::plaintext_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      emit_character(U'\uFFFD');
      continue;
    }
    enter(Branch::plaintext_anything_else);
    emit_current_input_character();
  }
}

// tag open state
// #tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::tag_open_eof);
    parse_error(ParseErrorCode::eof_before_tag_name);
    emit_character(U'<');
    return emit_end_of_file();
  }
  switch (current()) {
    case '!': enter(Branch::tag_open_exclamation_mark); return advance_to(State::markup_declaration_open);
    case '/': enter(Branch::tag_open_solidus); return advance_to(State::end_tag_open);
    case '?':
      enter(Branch::tag_open_question_mark);
      if constexpr (edition < Day{2026, 6, 25}) {
        parse_error(ParseErrorCode::unexpected_question_mark_instead_of_tag_name);
        create_comment();
        return reconsume_in(State::bogus_comment);
      } else {
        clear(temporary_buffer());
        return advance_to(State::processing_instruction_open);
      }
  }
  if (is_ascii_alpha(current())) {
    enter(Branch::tag_open_ascii_alpha);
    create_start_tag();
    return reconsume_in(State::tag_name);
  }
  enter(Branch::tag_open_anything_else);
  parse_error(ParseErrorCode::invalid_first_character_of_tag_name);
  emit_character(U'<');
  return reconsume_in(State::data);
}

// end tag open state
// #end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::end_tag_open_eof);
    parse_error(ParseErrorCode::eof_before_tag_name);
    emit_character(U'<');
    emit_character(U'/');
    return emit_end_of_file();
  }
  if (current() == '>') {
    enter(Branch::end_tag_open_greater_than_sign);
    parse_error(ParseErrorCode::missing_end_tag_name);
    return advance_to(State::data);
  }
  if (is_ascii_alpha(current())) {
    enter(Branch::end_tag_open_ascii_alpha);
    create_end_tag();
    return reconsume_in(State::tag_name);
  }
  enter(Branch::end_tag_open_anything_else);
  parse_error(ParseErrorCode::invalid_first_character_of_tag_name);
  create_comment();
  return reconsume_in(State::bogus_comment);
}

// tag name state
// #tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::tag_name_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(tag_name(), skip_run<runs::tag_name>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::tag_name_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': enter(Branch::tag_name_tab); return advance_to(State::before_attribute_name);
      case '/': enter(Branch::tag_name_solidus); return advance_to(State::self_closing_start_tag);
      case '>':
        enter(Branch::tag_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::tag_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(tag_name(), U'\uFFFD');
        continue;
    }
    if (is_ascii_upper_alpha(current())) {
      enter(Branch::tag_name_ascii_upper_alpha);
      append_lowercase(tag_name());
      continue;
    }
    enter(Branch::tag_name_anything_else);
    append_current_input_character(tag_name());
  }
}

// RCDATA less-than sign state
// #rcdata-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_less_than_sign_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '/') {
    enter(Branch::rcdata_less_than_sign_solidus);
    clear(temporary_buffer());
    return advance_to(State::rcdata_end_tag_open);
  }
  enter(Branch::rcdata_less_than_sign_anything_else);
  emit_character(U'<');
  return reconsume_in(State::rcdata);
}

// RCDATA end tag open state
// #rcdata-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_end_tag_open_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && is_ascii_alpha(current())) {
    enter(Branch::rcdata_end_tag_open_ascii_alpha);
    create_end_tag();
    return reconsume_in(State::rcdata_end_tag_name);
  }
  enter(Branch::rcdata_end_tag_open_anything_else);
  emit_character(U'<');
  emit_character(U'/');
  return reconsume_in(State::rcdata);
}

// RCDATA end tag name state
// #rcdata-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_end_tag_name_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
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
            advance();
            return Flow::next;
          }
          break;
      }
      if (is_ascii_upper_alpha(current())) {
        enter(Branch::rcdata_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
      if (is_ascii_lower_alpha(current())) {
        enter(Branch::rcdata_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
    }
    enter(Branch::rcdata_end_tag_name_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    emit_from_temporary_buffer(temporary_buffer().view());
    return reconsume_in(State::rcdata);
  }
}

// RAWTEXT less-than sign state
// #rawtext-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_less_than_sign_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '/') {
    enter(Branch::rawtext_less_than_sign_solidus);
    clear(temporary_buffer());
    return advance_to(State::rawtext_end_tag_open);
  }
  enter(Branch::rawtext_less_than_sign_anything_else);
  emit_character(U'<');
  return reconsume_in(State::rawtext);
}

// RAWTEXT end tag open state
// #rawtext-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_end_tag_open_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && is_ascii_alpha(current())) {
    enter(Branch::rawtext_end_tag_open_ascii_alpha);
    create_end_tag();
    return reconsume_in(State::rawtext_end_tag_name);
  }
  enter(Branch::rawtext_end_tag_open_anything_else);
  emit_character(U'<');
  emit_character(U'/');
  return reconsume_in(State::rawtext);
}

// RAWTEXT end tag name state
// #rawtext-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_end_tag_name_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
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
            advance();
            return Flow::next;
          }
          break;
      }
      if (is_ascii_upper_alpha(current())) {
        enter(Branch::rawtext_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
      if (is_ascii_lower_alpha(current())) {
        enter(Branch::rawtext_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
    }
    enter(Branch::rawtext_end_tag_name_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    emit_from_temporary_buffer(temporary_buffer().view());
    return reconsume_in(State::rawtext);
  }
}

// script data less-than sign state
// #script-data-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_less_than_sign_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end()) {
    switch (current()) {
      case '/':
        enter(Branch::script_data_less_than_sign_solidus);
        clear(temporary_buffer());
        return advance_to(State::script_data_end_tag_open);
      case '!':
        enter(Branch::script_data_less_than_sign_exclamation_mark);
        switch_to(State::script_data_escape_start);
        emit_character(U'<');
        emit_character(U'!');
        advance();
        return Flow::next;
    }
  }
  enter(Branch::script_data_less_than_sign_anything_else);
  emit_character(U'<');
  return reconsume_in(State::script_data);
}

// script data end tag open state
// #script-data-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_end_tag_open_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && is_ascii_alpha(current())) {
    enter(Branch::script_data_end_tag_open_ascii_alpha);
    create_end_tag();
    return reconsume_in(State::script_data_end_tag_name);
  }
  enter(Branch::script_data_end_tag_open_anything_else);
  emit_character(U'<');
  emit_character(U'/');
  return reconsume_in(State::script_data);
}

// script data end tag name state
// #script-data-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_end_tag_name_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
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
            advance();
            return Flow::next;
          }
          break;
      }
      if (is_ascii_upper_alpha(current())) {
        enter(Branch::script_data_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
      if (is_ascii_lower_alpha(current())) {
        enter(Branch::script_data_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
    }
    enter(Branch::script_data_end_tag_name_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    emit_from_temporary_buffer(temporary_buffer().view());
    return reconsume_in(State::script_data);
  }
}

// script data escape start state
// #script-data-escape-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escape_start_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '-') {
    enter(Branch::script_data_escape_start_hyphen_minus);
    switch_to(State::script_data_escape_start_dash);
    emit_character(U'-');
    advance();
    return Flow::next;
  }
  enter(Branch::script_data_escape_start_anything_else);
  return reconsume_in(State::script_data);
}

// script data escape start dash state
// #script-data-escape-start-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escape_start_dash_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '-') {
    enter(Branch::script_data_escape_start_dash_hyphen_minus);
    switch_to(State::script_data_escaped_dash_dash);
    emit_character(U'-');
    advance();
    return Flow::next;
  }
  enter(Branch::script_data_escape_start_dash_anything_else);
  return reconsume_in(State::script_data);
}

// script data escaped state
// #script-data-escaped-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      emit_run(skip_run<runs::script_data_escaped>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::script_data_escaped_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      return emit_end_of_file();
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '-':
        enter(Branch::script_data_escaped_hyphen_minus);
        switch_to(State::script_data_escaped_dash);
        emit_character(U'-');
        advance();
        return Flow::next;
      case '<':
        enter(Branch::script_data_escaped_less_than_sign);
        return advance_to(State::script_data_escaped_less_than_sign);
      case '\0':
        enter(Branch::script_data_escaped_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        continue;
    }
    enter(Branch::script_data_escaped_anything_else);
    emit_current_input_character();
  }
}

// script data escaped dash state
// #script-data-escaped-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::script_data_escaped_dash_eof);
    parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
    return emit_end_of_file();
  }
  // Derived: the end tag that ends the text at once.
  if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
  switch (current()) {
    case '-':
      enter(Branch::script_data_escaped_dash_hyphen_minus);
      switch_to(State::script_data_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    case '<':
      enter(Branch::script_data_escaped_dash_less_than_sign);
      return advance_to(State::script_data_escaped_less_than_sign);
    case '\0':
      enter(Branch::script_data_escaped_dash_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_escaped);
      emit_character(U'\uFFFD');
      advance();
      return Flow::next;
  }
  enter(Branch::script_data_escaped_dash_anything_else);
  switch_to(State::script_data_escaped);
  emit_current_input_character();
  advance();
  return Flow::next;
}

// script data escaped dash dash state
// #script-data-escaped-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_dash_dash_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::script_data_escaped_dash_dash_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      return emit_end_of_file();
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '-':
        enter(Branch::script_data_escaped_dash_dash_hyphen_minus);
        emit_character(U'-');
        continue;
      case '<':
        enter(Branch::script_data_escaped_dash_dash_less_than_sign);
        return advance_to(State::script_data_escaped_less_than_sign);
      case '>':
        enter(Branch::script_data_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        emit_character(U'>');
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::script_data_escaped_dash_dash_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_escaped);
        emit_character(U'\uFFFD');
        advance();
        return Flow::next;
    }
    enter(Branch::script_data_escaped_dash_dash_anything_else);
    switch_to(State::script_data_escaped);
    emit_current_input_character();
    advance();
    return Flow::next;
  }
}

// script data escaped less-than sign state
// #script-data-escaped-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_less_than_sign_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end()) {
    if (current() == '/') {
      enter(Branch::script_data_escaped_less_than_sign_solidus);
      clear(temporary_buffer());
      return advance_to(State::script_data_escaped_end_tag_open);
    }
    if (is_ascii_alpha(current())) {
      enter(Branch::script_data_escaped_less_than_sign_ascii_alpha);
      clear(temporary_buffer());
      emit_character(U'<');
      return reconsume_in(State::script_data_double_escape_start);
    }
  }
  enter(Branch::script_data_escaped_less_than_sign_anything_else);
  emit_character(U'<');
  return reconsume_in(State::script_data_escaped);
}

// script data escaped end tag open state
// #script-data-escaped-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_end_tag_open_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && is_ascii_alpha(current())) {
    enter(Branch::script_data_escaped_end_tag_open_ascii_alpha);
    create_end_tag();
    return reconsume_in(State::script_data_escaped_end_tag_name);
  }
  enter(Branch::script_data_escaped_end_tag_open_anything_else);
  emit_character(U'<');
  emit_character(U'/');
  return reconsume_in(State::script_data_escaped);
}

// script data escaped end tag name state
// #script-data-escaped-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_end_tag_name_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
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
            advance();
            return Flow::next;
          }
          break;
      }
      if (is_ascii_upper_alpha(current())) {
        enter(Branch::script_data_escaped_end_tag_name_ascii_upper_alpha);
        append_lowercase(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
      if (is_ascii_lower_alpha(current())) {
        enter(Branch::script_data_escaped_end_tag_name_ascii_lower_alpha);
        append_current_input_character(tag_name());
        append_current_input_character(temporary_buffer());
        continue;
      }
    }
    enter(Branch::script_data_escaped_end_tag_name_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    emit_from_temporary_buffer(temporary_buffer().view());
    return reconsume_in(State::script_data_escaped);
  }
}

// script data double escape start state
// #script-data-double-escape-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escape_start_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
        case '/':
        case '>':
          const auto at = enter(Branch::script_data_double_escape_start_tab);
          // if the temporary buffer is "script"
          if (at(1, temporary_buffer().view() == "script")) {
            switch_to(State::script_data_double_escaped);
          } else {
            switch_to(State::script_data_escaped);
          }
          emit_current_input_character();
          advance();
          return Flow::next;
      }
      if (is_ascii_upper_alpha(current())) {
        enter(Branch::script_data_double_escape_start_ascii_upper_alpha);
        append_lowercase(temporary_buffer());
        emit_current_input_character();
        continue;
      }
      if (is_ascii_lower_alpha(current())) {
        enter(Branch::script_data_double_escape_start_ascii_lower_alpha);
        append_current_input_character(temporary_buffer());
        emit_current_input_character();
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
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      emit_run(skip_run<runs::script_data_double_escaped>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::script_data_double_escaped_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      return emit_end_of_file();
    }
    switch (current()) {
      case '-':
        enter(Branch::script_data_double_escaped_hyphen_minus);
        switch_to(State::script_data_double_escaped_dash);
        emit_character(U'-');
        advance();
        return Flow::next;
      case '<':
        enter(Branch::script_data_double_escaped_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        emit_character(U'<');
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::script_data_double_escaped_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        continue;
    }
    enter(Branch::script_data_double_escaped_anything_else);
    emit_current_input_character();
  }
}

// script data double escaped dash state
// #script-data-double-escaped-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::script_data_double_escaped_dash_eof);
    parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
    return emit_end_of_file();
  }
  switch (current()) {
    case '-':
      enter(Branch::script_data_double_escaped_dash_hyphen_minus);
      switch_to(State::script_data_double_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    case '<':
      enter(Branch::script_data_double_escaped_dash_less_than_sign);
      switch_to(State::script_data_double_escaped_less_than_sign);
      emit_character(U'<');
      advance();
      return Flow::next;
    case '\0':
      enter(Branch::script_data_double_escaped_dash_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_double_escaped);
      emit_character(U'\uFFFD');
      advance();
      return Flow::next;
  }
  enter(Branch::script_data_double_escaped_dash_anything_else);
  switch_to(State::script_data_double_escaped);
  emit_current_input_character();
  advance();
  return Flow::next;
}

// script data double escaped dash dash state
// #script-data-double-escaped-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_dash_dash_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::script_data_double_escaped_dash_dash_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      return emit_end_of_file();
    }
    switch (current()) {
      case '-':
        enter(Branch::script_data_double_escaped_dash_dash_hyphen_minus);
        emit_character(U'-');
        continue;
      case '<':
        enter(Branch::script_data_double_escaped_dash_dash_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        emit_character(U'<');
        advance();
        return Flow::next;
      case '>':
        enter(Branch::script_data_double_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        emit_character(U'>');
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::script_data_double_escaped_dash_dash_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_double_escaped);
        emit_character(U'\uFFFD');
        advance();
        return Flow::next;
    }
    enter(Branch::script_data_double_escaped_dash_dash_anything_else);
    switch_to(State::script_data_double_escaped);
    emit_current_input_character();
    advance();
    return Flow::next;
  }
}

// script data double escaped less-than sign state
// #script-data-double-escaped-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_less_than_sign_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '/') {
    enter(Branch::script_data_double_escaped_less_than_sign_solidus);
    clear(temporary_buffer());
    switch_to(State::script_data_double_escape_end);
    emit_character(U'/');
    advance();
    return Flow::next;
  }
  enter(Branch::script_data_double_escaped_less_than_sign_anything_else);
  return reconsume_in(State::script_data_double_escaped);
}

// script data double escape end state
// #script-data-double-escape-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escape_end_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
        case '\t':
        case '\n':
        case '\f':
        case ' ':
        case '/':
        case '>':
          const auto at = enter(Branch::script_data_double_escape_end_tab);
          // if the temporary buffer is "script"
          if (at(1, temporary_buffer().view() == "script")) {
            switch_to(State::script_data_escaped);
          } else {
            switch_to(State::script_data_double_escaped);
          }
          emit_current_input_character();
          advance();
          return Flow::next;
      }
      if (is_ascii_upper_alpha(current())) {
        enter(Branch::script_data_double_escape_end_ascii_upper_alpha);
        append_lowercase(temporary_buffer());
        emit_current_input_character();
        continue;
      }
      if (is_ascii_lower_alpha(current())) {
        enter(Branch::script_data_double_escape_end_ascii_lower_alpha);
        append_current_input_character(temporary_buffer());
        emit_current_input_character();
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
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::before_attribute_name_solidus);
      return reconsume_in(State::after_attribute_name);
    }
    switch (current()) {
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
        parse_error(ParseErrorCode::unexpected_equals_sign_before_attribute_name);
        start_attribute();
        clear(attribute_name());
        append_current_input_character(attribute_name());
        return advance_to(State::attribute_name);
    }
    enter(Branch::before_attribute_name_anything_else);
    start_attribute();
    return reconsume_in(State::attribute_name);
  }
}

// attribute name state
// #attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_name_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(attribute_name(), skip_run<runs::attribute_name>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::attribute_name_tab);
      leave_the_attribute_name_state();
      return reconsume_in(State::after_attribute_name);
    }
    switch (current()) {
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
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_name(), U'\uFFFD');
        continue;
      case '"':
      case '\'':
      case '<':
        enter(Branch::attribute_name_quotation_mark);
        parse_error(ParseErrorCode::unexpected_character_in_attribute_name);
        append_current_input_character(attribute_name());
        continue;
    }
    if (is_ascii_upper_alpha(current())) {
      enter(Branch::attribute_name_ascii_upper_alpha);
      append_lowercase(attribute_name());
      continue;
    }
    enter(Branch::attribute_name_anything_else);
    append_current_input_character(attribute_name());
  }
}

// after attribute name state
// #after-attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_attribute_name_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::after_attribute_name_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      return emit_end_of_file();
    }
    switch (current()) {
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
        advance();
        return Flow::next;
    }
    enter(Branch::after_attribute_name_anything_else);
    start_attribute();
    return reconsume_in(State::attribute_name);
  }
}

// before attribute value state
// #before-attribute-value-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_attribute_value_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
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
          parse_error(ParseErrorCode::missing_attribute_value);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
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
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(attribute_value(),
                 skip_run<runs::attribute_value_double_quoted>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::attribute_value_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      return emit_end_of_file();
    }
    switch (current()) {
      case '"':
        enter(Branch::attribute_value_double_quoted_quotation_mark);
        return advance_to(State::after_attribute_value_quoted);
      case '&':
        enter(Branch::attribute_value_double_quoted_ampersand);
        set_return_state(State::attribute_value_double_quoted);
        return advance_to(State::character_reference);
      case '\0':
        enter(Branch::attribute_value_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        continue;
    }
    enter(Branch::attribute_value_double_quoted_anything_else);
    append_current_input_character(attribute_value());
  }
}

// attribute value (single-quoted) state
// #attribute-value-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_single_quoted_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(attribute_value(),
                 skip_run<runs::attribute_value_single_quoted>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::attribute_value_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      return emit_end_of_file();
    }
    switch (current()) {
      case '\'':
        enter(Branch::attribute_value_single_quoted_apostrophe);
        return advance_to(State::after_attribute_value_quoted);
      case '&':
        enter(Branch::attribute_value_single_quoted_ampersand);
        set_return_state(State::attribute_value_single_quoted);
        return advance_to(State::character_reference);
      case '\0':
        enter(Branch::attribute_value_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        continue;
    }
    enter(Branch::attribute_value_single_quoted_anything_else);
    append_current_input_character(attribute_value());
  }
}

// attribute value (unquoted) state
// #attribute-value-(unquoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_unquoted_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(attribute_value(),
                 skip_run<runs::attribute_value_unquoted>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::attribute_value_unquoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': enter(Branch::attribute_value_unquoted_tab); return advance_to(State::before_attribute_name);
      case '&':
        enter(Branch::attribute_value_unquoted_ampersand);
        set_return_state(State::attribute_value_unquoted);
        return advance_to(State::character_reference);
      case '>':
        enter(Branch::attribute_value_unquoted_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::attribute_value_unquoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        continue;
      case '"':
      case '\'':
      case '<':
      case '=':
      case '`':
        enter(Branch::attribute_value_unquoted_quotation_mark);
        parse_error(ParseErrorCode::unexpected_character_in_unquoted_attribute_value);
        append_current_input_character(attribute_value());
        continue;
    }
    enter(Branch::attribute_value_unquoted_anything_else);
    append_current_input_character(attribute_value());
  }
}

// after attribute value (quoted) state
// #after-attribute-value-(quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_attribute_value_quoted_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::after_attribute_value_quoted_eof);
    parse_error(ParseErrorCode::eof_in_tag);
    return emit_end_of_file();
  }
  // Derived: the rest of a tag at once.
  if (takes_fast_paths() && scan_tag()) return Flow::next;
  switch (current()) {
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
      advance();
      return Flow::next;
  }
  enter(Branch::after_attribute_value_quoted_anything_else);
  parse_error(ParseErrorCode::missing_whitespace_between_attributes);
  return reconsume_in(State::before_attribute_name);
}

// self-closing start tag state
// #self-closing-start-tag-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::self_closing_start_tag_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::self_closing_start_tag_eof);
    parse_error(ParseErrorCode::eof_in_tag);
    return emit_end_of_file();
  }
  if (current() == '>') {
    enter(Branch::self_closing_start_tag_greater_than_sign);
    set_self_closing();
    switch_to(State::data);
    emit_the_current_tag_token();
    advance();
    return Flow::next;
  }
  enter(Branch::self_closing_start_tag_anything_else);
  parse_error(ParseErrorCode::unexpected_solidus_in_tag);
  return reconsume_in(State::before_attribute_name);
}

// bogus comment state
// #bogus-comment-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::bogus_comment_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(comment_data(), skip_run<runs::bogus_comment>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::bogus_comment_eof);
      emit_comment();
      return emit_end_of_file();
    }
    switch (current()) {
      case '>':
        enter(Branch::bogus_comment_greater_than_sign);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::bogus_comment_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(comment_data(), U'\uFFFD');
        continue;
    }
    enter(Branch::bogus_comment_anything_else);
    append_current_input_character(comment_data());
  }
}

// markup declaration open state
// #markup-declaration-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::markup_declaration_open_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  const KeywordMatch keyword = match_markup_declaration_open(input(), input_end());
  if (keyword.cut && more_to_come()) return Flow::suspend;
  switch (keyword.index) {
    // "--"
    case 1:
      enter(Branch::markup_declaration_open_hyphen_minus_hyphen_minus);
      advance(keyword.length - 1);
      create_comment();
      return advance_to(State::comment_start);
    // "DOCTYPE" ignoring case
    case 2:
      enter(Branch::markup_declaration_open_doctype);
      advance(keyword.length - 1);
      return advance_to(State::doctype);
    // "[CDATA["
    case 3:
      const auto at = enter(Branch::markup_declaration_open_cdata);
      advance(keyword.length - 1);
      // if there is an adjusted current node, and the adjusted current node is not in the HTML namespace
      if (at(1, has_adjusted_current_node() && !adjusted_current_node_is_html())) {
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
  if (!at_end()) {
  }
  enter(Branch::markup_declaration_open_anything_else);
  parse_error(ParseErrorCode::incorrectly_opened_comment);
  create_comment();
  return reconsume_in(State::bogus_comment);
}

// comment start state
// #comment-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_start_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end()) {
    switch (current()) {
      case '-': enter(Branch::comment_start_hyphen_minus); return advance_to(State::comment_start_dash);
      case '>':
        enter(Branch::comment_start_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_closing_of_empty_comment);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
    }
  }
  enter(Branch::comment_start_anything_else);
  return reconsume_in(State::comment);
}

// comment start dash state
// #comment-start-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_start_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::comment_start_dash_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    return emit_end_of_file();
  }
  switch (current()) {
    case '-': enter(Branch::comment_start_dash_hyphen_minus); return advance_to(State::comment_end);
    case '>':
      enter(Branch::comment_start_dash_greater_than_sign);
      parse_error(ParseErrorCode::abrupt_closing_of_empty_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
  }
  enter(Branch::comment_start_dash_anything_else);
  append_character(comment_data(), U'-');
  return reconsume_in(State::comment);
}

// comment state
// #comment-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(comment_data(), skip_run<runs::comment>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::comment_eof);
      parse_error(ParseErrorCode::eof_in_comment);
      emit_comment();
      return emit_end_of_file();
    }
    switch (current()) {
      case '<':
        enter(Branch::comment_less_than_sign);
        append_current_input_character(comment_data());
        return advance_to(State::comment_less_than_sign);
      case '-': enter(Branch::comment_hyphen_minus); return advance_to(State::comment_end_dash);
      case '\0':
        enter(Branch::comment_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(comment_data(), U'\uFFFD');
        continue;
    }
    enter(Branch::comment_anything_else);
    append_current_input_character(comment_data());
  }
}

// comment less-than sign state
// #comment-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
        case '!':
          enter(Branch::comment_less_than_sign_exclamation_mark);
          append_current_input_character(comment_data());
          return advance_to(State::comment_less_than_sign_bang);
        case '<':
          enter(Branch::comment_less_than_sign_less_than_sign);
          append_current_input_character(comment_data());
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
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '-') {
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
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == '-') {
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
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
    return reconsume_in(State::comment_end);
  }
  if (current() == '>') {
    enter(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
    return reconsume_in(State::comment_end);
  }
  enter(Branch::comment_less_than_sign_bang_dash_dash_anything_else);
  parse_error(ParseErrorCode::nested_comment);
  return reconsume_in(State::comment_end);
}

// comment end dash state
// #comment-end-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::comment_end_dash_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    return emit_end_of_file();
  }
  if (current() == '-') {
    enter(Branch::comment_end_dash_hyphen_minus);
    return advance_to(State::comment_end);
  }
  enter(Branch::comment_end_dash_anything_else);
  append_character(comment_data(), U'-');
  return reconsume_in(State::comment);
}

// comment end state
// #comment-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::comment_end_eof);
      parse_error(ParseErrorCode::eof_in_comment);
      emit_comment();
      return emit_end_of_file();
    }
    switch (current()) {
      case '>':
        enter(Branch::comment_end_greater_than_sign);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
      case '!': enter(Branch::comment_end_exclamation_mark); return advance_to(State::comment_end_bang);
      case '-':
        enter(Branch::comment_end_hyphen_minus);
        append_character(comment_data(), U'-');
        continue;
    }
    enter(Branch::comment_end_anything_else);
    append(comment_data(), "--");
    return reconsume_in(State::comment);
  }
}

// comment end bang state
// #comment-end-bang-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_bang_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::comment_end_bang_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    return emit_end_of_file();
  }
  switch (current()) {
    case '-':
      enter(Branch::comment_end_bang_hyphen_minus);
      append(comment_data(), "--!");
      return advance_to(State::comment_end_dash);
    case '>':
      enter(Branch::comment_end_bang_greater_than_sign);
      parse_error(ParseErrorCode::incorrectly_closed_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
  }
  enter(Branch::comment_end_bang_anything_else);
  append(comment_data(), "--!");
  return reconsume_in(State::comment);
}

// DOCTYPE state
// #doctype-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::doctype_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    create_doctype();
    set_force_quirks();
    emit_doctype();
    return emit_end_of_file();
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': enter(Branch::doctype_tab); return advance_to(State::before_doctype_name);
    case '>': enter(Branch::doctype_greater_than_sign); return reconsume_in(State::before_doctype_name);
  }
  enter(Branch::doctype_anything_else);
  parse_error(ParseErrorCode::missing_whitespace_before_doctype_name);
  return reconsume_in(State::before_doctype_name);
}

// before DOCTYPE name state
// #before-doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_name_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::before_doctype_name_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      create_doctype();
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_doctype_name_tab);
        // ignore the character
        continue;
      case '\0':
        enter(Branch::before_doctype_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        create_doctype();
        clear(doctype_name());
        append_character(doctype_name(), U'\uFFFD');
        return advance_to(State::doctype_name);
      case '>':
        enter(Branch::before_doctype_name_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_name);
        create_doctype();
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    if (is_ascii_upper_alpha(current())) {
      enter(Branch::before_doctype_name_ascii_upper_alpha);
      create_doctype();
      clear(doctype_name());
      append_lowercase(doctype_name());
      return advance_to(State::doctype_name);
    }
    enter(Branch::before_doctype_name_anything_else);
    create_doctype();
    clear(doctype_name());
    append_current_input_character(doctype_name());
    return advance_to(State::doctype_name);
  }
}

// DOCTYPE name state
// #doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_name_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(doctype_name(), skip_run<runs::doctype_name>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::doctype_name_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': enter(Branch::doctype_name_tab); return advance_to(State::after_doctype_name);
      case '>':
        enter(Branch::doctype_name_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::doctype_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_name(), U'\uFFFD');
        continue;
    }
    if (is_ascii_upper_alpha(current())) {
      enter(Branch::doctype_name_ascii_upper_alpha);
      append_lowercase(doctype_name());
      continue;
    }
    enter(Branch::doctype_name_anything_else);
    append_current_input_character(doctype_name());
  }
}

// after DOCTYPE name state
// #after-doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_name_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::after_doctype_name_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    const KeywordMatch keyword = match_after_doctype_name(input(), input_end());
    if (keyword.cut && more_to_come()) return Flow::suspend;
    switch (keyword.index) {
      // "PUBLIC" ignoring case
      case 1:
        enter(Branch::after_doctype_name_public_);
        advance(keyword.length - 1);
        return advance_to(State::after_doctype_public_keyword);
      // "SYSTEM" ignoring case
      case 2:
        enter(Branch::after_doctype_name_system);
        advance(keyword.length - 1);
        return advance_to(State::after_doctype_system_keyword);
    }
    switch (current()) {
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
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::after_doctype_name_anything_else);
    parse_error(ParseErrorCode::invalid_character_sequence_after_doctype_name);
    set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// after DOCTYPE public keyword state
// #after-doctype-public-keyword-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_public_keyword_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::after_doctype_public_keyword_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    set_force_quirks();
    emit_doctype();
    return emit_end_of_file();
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_doctype_public_keyword_tab);
      return advance_to(State::before_doctype_public_identifier);
    case '"':
      enter(Branch::after_doctype_public_keyword_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      set_public_identifier_present();
      return advance_to(State::doctype_public_identifier_double_quoted);
    case '\'':
      enter(Branch::after_doctype_public_keyword_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      set_public_identifier_present();
      return advance_to(State::doctype_public_identifier_single_quoted);
    case '>':
      enter(Branch::after_doctype_public_keyword_greater_than_sign);
      parse_error(ParseErrorCode::missing_doctype_public_identifier);
      set_force_quirks();
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
  }
  enter(Branch::after_doctype_public_keyword_anything_else);
  parse_error(ParseErrorCode::missing_quote_before_doctype_public_identifier);
  set_force_quirks();
  return reconsume_in(State::bogus_doctype);
}

// before DOCTYPE public identifier state
// #before-doctype-public-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_public_identifier_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::before_doctype_public_identifier_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_doctype_public_identifier_tab);
        // ignore the character
        continue;
      case '"':
        enter(Branch::before_doctype_public_identifier_quotation_mark);
        set_public_identifier_present();
        return advance_to(State::doctype_public_identifier_double_quoted);
      case '\'':
        enter(Branch::before_doctype_public_identifier_apostrophe);
        set_public_identifier_present();
        return advance_to(State::doctype_public_identifier_single_quoted);
      case '>':
        enter(Branch::before_doctype_public_identifier_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::before_doctype_public_identifier_anything_else);
    parse_error(ParseErrorCode::missing_quote_before_doctype_public_identifier);
    set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// DOCTYPE public identifier (double-quoted) state
// #doctype-public-identifier-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_public_identifier_double_quoted_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(doctype_public_identifier(), skip_run<runs::doctype_public_identifier_double_quoted>(
                                                  input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::doctype_public_identifier_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '"':
        enter(Branch::doctype_public_identifier_double_quoted_quotation_mark);
        return advance_to(State::after_doctype_public_identifier);
      case '\0':
        enter(Branch::doctype_public_identifier_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_public_identifier(), U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_public_identifier_double_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::doctype_public_identifier_double_quoted_anything_else);
    append_current_input_character(doctype_public_identifier());
  }
}

// DOCTYPE public identifier (single-quoted) state
// #doctype-public-identifier-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_public_identifier_single_quoted_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(doctype_public_identifier(), skip_run<runs::doctype_public_identifier_single_quoted>(
                                                  input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::doctype_public_identifier_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '\'':
        enter(Branch::doctype_public_identifier_single_quoted_apostrophe);
        return advance_to(State::after_doctype_public_identifier);
      case '\0':
        enter(Branch::doctype_public_identifier_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_public_identifier(), U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_public_identifier_single_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::doctype_public_identifier_single_quoted_anything_else);
    append_current_input_character(doctype_public_identifier());
  }
}

// after DOCTYPE public identifier state
// #after-doctype-public-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_public_identifier_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::after_doctype_public_identifier_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    set_force_quirks();
    emit_doctype();
    return emit_end_of_file();
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_doctype_public_identifier_tab);
      return advance_to(State::between_doctype_public_and_system_identifiers);
    case '>':
      enter(Branch::after_doctype_public_identifier_greater_than_sign);
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    case '"':
      enter(Branch::after_doctype_public_identifier_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      set_system_identifier_present();
      return advance_to(State::doctype_system_identifier_double_quoted);
    case '\'':
      enter(Branch::after_doctype_public_identifier_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      set_system_identifier_present();
      return advance_to(State::doctype_system_identifier_single_quoted);
  }
  enter(Branch::after_doctype_public_identifier_anything_else);
  parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
  set_force_quirks();
  return reconsume_in(State::bogus_doctype);
}

// between DOCTYPE public and system identifiers state
// #between-doctype-public-and-system-identifiers-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::between_doctype_public_and_system_identifiers_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::between_doctype_public_and_system_identifiers_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
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
        emit_doctype();
        advance();
        return Flow::next;
      case '"':
        enter(Branch::between_doctype_public_and_system_identifiers_quotation_mark);
        set_system_identifier_present();
        return advance_to(State::doctype_system_identifier_double_quoted);
      case '\'':
        enter(Branch::between_doctype_public_and_system_identifiers_apostrophe);
        set_system_identifier_present();
        return advance_to(State::doctype_system_identifier_single_quoted);
    }
    enter(Branch::between_doctype_public_and_system_identifiers_anything_else);
    parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
    set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// after DOCTYPE system keyword state
// #after-doctype-system-keyword-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_system_keyword_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::after_doctype_system_keyword_eof);
    parse_error(ParseErrorCode::eof_in_doctype);
    set_force_quirks();
    emit_doctype();
    return emit_end_of_file();
  }
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ':
      enter(Branch::after_doctype_system_keyword_tab);
      return advance_to(State::before_doctype_system_identifier);
    case '"':
      enter(Branch::after_doctype_system_keyword_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      set_system_identifier_present();
      return advance_to(State::doctype_system_identifier_double_quoted);
    case '\'':
      enter(Branch::after_doctype_system_keyword_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      set_system_identifier_present();
      return advance_to(State::doctype_system_identifier_single_quoted);
    case '>':
      enter(Branch::after_doctype_system_keyword_greater_than_sign);
      parse_error(ParseErrorCode::missing_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
  }
  enter(Branch::after_doctype_system_keyword_anything_else);
  parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
  set_force_quirks();
  return reconsume_in(State::bogus_doctype);
}

// before DOCTYPE system identifier state
// #before-doctype-system-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_system_identifier_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::before_doctype_system_identifier_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
        enter(Branch::before_doctype_system_identifier_tab);
        // ignore the character
        continue;
      case '"':
        enter(Branch::before_doctype_system_identifier_quotation_mark);
        set_system_identifier_present();
        return advance_to(State::doctype_system_identifier_double_quoted);
      case '\'':
        enter(Branch::before_doctype_system_identifier_apostrophe);
        set_system_identifier_present();
        return advance_to(State::doctype_system_identifier_single_quoted);
      case '>':
        enter(Branch::before_doctype_system_identifier_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::before_doctype_system_identifier_anything_else);
    parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
    set_force_quirks();
    return reconsume_in(State::bogus_doctype);
  }
}

// DOCTYPE system identifier (double-quoted) state
// #doctype-system-identifier-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_system_identifier_double_quoted_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(doctype_system_identifier(), skip_run<runs::doctype_system_identifier_double_quoted>(
                                                  input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::doctype_system_identifier_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '"':
        enter(Branch::doctype_system_identifier_double_quoted_quotation_mark);
        return advance_to(State::after_doctype_system_identifier);
      case '\0':
        enter(Branch::doctype_system_identifier_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_system_identifier(), U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_system_identifier_double_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::doctype_system_identifier_double_quoted_anything_else);
    append_current_input_character(doctype_system_identifier());
  }
}

// DOCTYPE system identifier (single-quoted) state
// #doctype-system-identifier-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_system_identifier_single_quoted_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(doctype_system_identifier(), skip_run<runs::doctype_system_identifier_single_quoted>(
                                                  input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::doctype_system_identifier_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '\'':
        enter(Branch::doctype_system_identifier_single_quoted_apostrophe);
        return advance_to(State::after_doctype_system_identifier);
      case '\0':
        enter(Branch::doctype_system_identifier_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_system_identifier(), U'\uFFFD');
        continue;
      case '>':
        enter(Branch::doctype_system_identifier_single_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::doctype_system_identifier_single_quoted_anything_else);
    append_current_input_character(doctype_system_identifier());
  }
}

// after DOCTYPE system identifier state
// #after-doctype-system-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_system_identifier_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::after_doctype_system_identifier_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
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
        emit_doctype();
        advance();
        return Flow::next;
    }
    enter(Branch::after_doctype_system_identifier_anything_else);
    parse_error(ParseErrorCode::unexpected_character_after_doctype_system_identifier);
    return reconsume_in(State::bogus_doctype);
  }
}

// bogus DOCTYPE state
// #bogus-doctype-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::bogus_doctype_state() {
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) ignore_run(skip_run<runs::bogus_doctype>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::bogus_doctype_eof);
      emit_doctype();
      return emit_end_of_file();
    }
    switch (current()) {
      case '>':
        enter(Branch::bogus_doctype_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      case '\0':
        enter(Branch::bogus_doctype_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
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
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) emit_run(skip_run<runs::cdata_section>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::cdata_section_eof);
      parse_error(ParseErrorCode::eof_in_cdata);
      return emit_end_of_file();
    }
    if (current() == ']') {
      enter(Branch::cdata_section_right_square_bracket);
      return advance_to(State::cdata_section_bracket);
    }
    enter(Branch::cdata_section_anything_else);
    emit_current_input_character();
  }
}

// CDATA section bracket state
// #cdata-section-bracket-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_bracket_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && current() == ']') {
    enter(Branch::cdata_section_bracket_right_square_bracket);
    return advance_to(State::cdata_section_end);
  }
  enter(Branch::cdata_section_bracket_anything_else);
  emit_character(U']');
  return reconsume_in(State::cdata_section);
}

// CDATA section end state
// #cdata-section-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_end_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
        case ']':
          enter(Branch::cdata_section_end_right_square_bracket);
          emit_character(U']');
          continue;
        case '>': enter(Branch::cdata_section_end_greater_than_sign); return advance_to(State::data);
      }
    }
    enter(Branch::cdata_section_end_anything_else);
    emit_character(U']');
    emit_character(U']');
    return reconsume_in(State::cdata_section);
  }
}

// processing instruction open state
// #processing-instruction-open-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::processing_instruction_open_eof);
    parse_error(ParseErrorCode::eof_in_processing_instruction);
    return emit_end_of_file();
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
    case '_':
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
    case 'z':
      enter(Branch::processing_instruction_open_ascii_alpha);
      return reconsume_in(State::processing_instruction_target);
  }
  enter(Branch::processing_instruction_open_anything_else);
  parse_error(ParseErrorCode::invalid_first_character_of_processing_instruction_target);
  convert_the_temporary_buffer_to_a_comment();
  return reconsume_in(State::bogus_comment);
}

// processing instruction target state
// #processing-instruction-target-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_target_state() {
  for (;; advance()) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::processing_instruction_target_eof);
      parse_error(ParseErrorCode::eof_in_processing_instruction);
      return emit_end_of_file();
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ':
      case '>':
      case '?': {
        const auto at = enter(Branch::processing_instruction_target_tab);
        std::string_view target = temporary_buffer().view();
        // if target is "xml" ignoring case, or target is "xml-stylesheet" ignoring case
        if (at(1, equals_ignoring_case(target, "xml") || equals_ignoring_case(target, "xml-stylesheet"))) {
          parse_error(ParseErrorCode::disallowed_processing_instruction_target);
          convert_the_temporary_buffer_to_a_comment();
          switch_to(State::bogus_comment);
        } else {
          create_processing_instruction();
          clear(processing_instruction_target());
          append_from_temporary_buffer(processing_instruction_target(), target);
          switch_to(State::after_processing_instruction_target);
        }
        return Flow::next;
      }
      case '-':
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
      case '_':
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
      case 'z':
        enter(Branch::processing_instruction_target_ascii_alphanumeric);
        append_current_input_character(temporary_buffer());
        continue;
    }
    enter(Branch::processing_instruction_target_anything_else);
    parse_error(ParseErrorCode::invalid_processing_instruction_target);
    convert_the_temporary_buffer_to_a_comment();
    return reconsume_in(State::bogus_comment);
  }
}

// after processing instruction target state
// #after-processing-instruction-target-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_processing_instruction_target_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      switch (current()) {
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
  for (;; advance()) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths())
      append_run(processing_instruction_data(),
                 skip_run<runs::processing_instruction_data>(input(), input_end(), input_begin()));
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::processing_instruction_data_eof);
      parse_error(ParseErrorCode::eof_in_processing_instruction);
      return emit_end_of_file();
    }
    switch (current()) {
      case '?':
        enter(Branch::processing_instruction_data_question_mark);
        return advance_to(State::processing_instruction_questionable);
      case '>':
        enter(Branch::processing_instruction_data_greater_than_sign);
        switch_to(State::data);
        emit_processing_instruction();
        advance();
        return Flow::next;
    }
    enter(Branch::processing_instruction_data_anything_else);
    append_current_input_character(processing_instruction_data());
  }
}

// processing instruction questionable state
// #processing-instruction-questionable-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_questionable_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::processing_instruction_questionable_eof);
    parse_error(ParseErrorCode::eof_in_processing_instruction);
    return emit_end_of_file();
  }
  if (current() == '>') {
    enter(Branch::processing_instruction_questionable_greater_than_sign);
    switch_to(State::data);
    emit_processing_instruction();
    advance();
    return Flow::next;
  }
  enter(Branch::processing_instruction_questionable_anything_else);
  append_character(processing_instruction_data(), U'?');
  return reconsume_in(State::processing_instruction_data);
}

// character reference state
// #character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::character_reference_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  enter(Branch::character_reference_on_entry);
  clear(temporary_buffer());
  append_character(temporary_buffer(), U'&');
  if (!at_end()) {
    if (current() == '#') {
      enter(Branch::character_reference_number_sign);
      append_current_input_character(temporary_buffer());
      return advance_to(State::numeric_character_reference);
    }
    if (is_ascii_alphanumeric(current())) {
      enter(Branch::character_reference_ascii_alphanumeric);
      return reconsume_in(State::named_character_reference);
    }
  }
  enter(Branch::character_reference_anything_else);
  flush_code_points_consumed_as_a_character_reference();
  return reconsume_in(return_state());
}

// named character reference state
// #named-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::named_character_reference_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  const auto at = enter(Branch::named_character_reference_always);
  if (!consume_longest_named_character_reference()) return Flow::suspend;
  append(temporary_buffer(), consumed_reference());
  // if a named character reference matched
  if (at(1, reference_matched())) {
    // if the character reference was consumed as part of an attribute, and the last character matched is not
    // ';', and the next input character is any of '=' ASCII alphanumeric
    if (at(2, the_character_reference_was_consumed_as_part_of_an_attribute() &&
                  !last_character_matched_is(U';') && next_input_character_is([](unsigned char c) {
                    return (c >= '0' && c <= '9') || c == '=' || (c >= 'A' && c <= 'Z') ||
                           (c >= 'a' && c <= 'z');
                  }))) {
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
    } else {
      // if the last character matched is not ';'
      if (at(3, !last_character_matched_is(U';'))) {
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
// #ambiguous-ampersand-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::ambiguous_ampersand_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      if (current() == ';') {
        enter(Branch::ambiguous_ampersand_semicolon);
        parse_error(ParseErrorCode::unknown_named_character_reference);
        return reconsume_in(return_state());
      }
      if (is_ascii_alphanumeric(current())) {
        const auto at = enter(Branch::ambiguous_ampersand_ascii_alphanumeric);
        // if the character reference was consumed as part of an attribute
        if (at(1, the_character_reference_was_consumed_as_part_of_an_attribute())) {
          append_current_input_character(attribute_value());
        } else {
          emit_current_input_character();
        }
        continue;
      }
    }
    enter(Branch::ambiguous_ampersand_anything_else);
    return reconsume_in(return_state());
  }
}

// numeric character reference state
// #numeric-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::numeric_character_reference_state() {
  if constexpr (edition < Day{2026, 7, 19}) {
    if (at_end() && more_to_come()) return Flow::suspend;
    enter(Branch::numeric_character_reference_on_entry);
    set_character_reference_code(0);
    if (!at_end()) {
      switch (current()) {
        case 'X':
        case 'x':
          enter(Branch::numeric_character_reference_latin_small_letter_x);
          append_current_input_character(temporary_buffer());
          return advance_to(State::hexadecimal_character_reference_start);
      }
    }
    enter(Branch::numeric_character_reference_anything_else);
    return reconsume_in(State::decimal_character_reference_start);
  } else {
    if (at_end() && more_to_come()) return Flow::suspend;
    enter(Branch::numeric_character_reference_on_entry);
    set_character_reference_code(0);
    if (!at_end()) {
      switch (current()) {
        case 'X':
        case 'x':
          enter(Branch::numeric_character_reference_latin_small_letter_x);
          append_current_input_character(temporary_buffer());
          return advance_to(State::hexadecimal_character_reference_start);
      }
      if (is_ascii_digit(current())) {
        enter(Branch::numeric_character_reference_ascii_digit);
        return reconsume_in(State::decimal_character_reference);
      }
    }
    enter(Branch::numeric_character_reference_anything_else);
    parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
    flush_code_points_consumed_as_a_character_reference();
    return reconsume_in(return_state());
  }
}

// hexadecimal character reference start state
// #hexadecimal-character-reference-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::hexadecimal_character_reference_start_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && is_ascii_hex_digit(current())) {
    enter(Branch::hexadecimal_character_reference_start_ascii_hex_digit);
    return reconsume_in(State::hexadecimal_character_reference);
  }
  enter(Branch::hexadecimal_character_reference_start_anything_else);
  parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
  flush_code_points_consumed_as_a_character_reference();
  return reconsume_in(return_state());
}

// decimal character reference start state
// #decimal-character-reference-start-state, spec/tokenizer.rules  [until 2026-07-19]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::decimal_character_reference_start_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  if (!at_end() && is_ascii_digit(current())) {
    enter(Branch::decimal_character_reference_start_ascii_digit);
    return reconsume_in(State::decimal_character_reference);
  }
  enter(Branch::decimal_character_reference_start_anything_else);
  parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
  flush_code_points_consumed_as_a_character_reference();
  return reconsume_in(return_state());
}

// hexadecimal character reference state
// #hexadecimal-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::hexadecimal_character_reference_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      if (current() == ';') {
        enter(Branch::hexadecimal_character_reference_semicolon);
        return advance_to(State::numeric_character_reference_end);
      }
      if (is_ascii_digit(current())) {
        enter(Branch::hexadecimal_character_reference_ascii_digit);
        multiply_character_reference_code(16);
        add_to_character_reference_code(0x30);
        continue;
      }
      if (is_ascii_upper_hex_digit(current())) {
        enter(Branch::hexadecimal_character_reference_ascii_upper_hex_digit);
        multiply_character_reference_code(16);
        add_to_character_reference_code(0x37);
        continue;
      }
      if (is_ascii_lower_hex_digit(current())) {
        enter(Branch::hexadecimal_character_reference_ascii_lower_hex_digit);
        multiply_character_reference_code(16);
        add_to_character_reference_code(0x57);
        continue;
      }
    }
    enter(Branch::hexadecimal_character_reference_anything_else);
    parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
    return reconsume_in(State::numeric_character_reference_end);
  }
}

// decimal character reference state
// #decimal-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::decimal_character_reference_state() {
  for (;; advance()) {
    if (at_end() && more_to_come()) return Flow::suspend;
    if (!at_end()) {
      if (current() == ';') {
        enter(Branch::decimal_character_reference_semicolon);
        return advance_to(State::numeric_character_reference_end);
      }
      if (is_ascii_digit(current())) {
        enter(Branch::decimal_character_reference_ascii_digit);
        multiply_character_reference_code(10);
        add_to_character_reference_code(0x30);
        continue;
      }
    }
    enter(Branch::decimal_character_reference_anything_else);
    parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
    return reconsume_in(State::numeric_character_reference_end);
  }
}

// numeric character reference end state
// #numeric-character-reference-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::numeric_character_reference_end_state() {
  if (at_end() && more_to_come()) return Flow::suspend;
  const auto at = enter(Branch::numeric_character_reference_end_always);
  // if the character reference code is 0x00
  if (at(1, character_reference_code() == 0x00)) {
    parse_error(ParseErrorCode::null_character_reference);
    set_character_reference_code(0xFFFD);
  }
  // if the character reference code is greater than 0x10FFFF
  if (at(2, character_reference_code() > 0x10FFFF)) {
    parse_error(ParseErrorCode::character_reference_outside_unicode_range);
    set_character_reference_code(0xFFFD);
  }
  // if the character reference code is a surrogate
  if (at(3, is_surrogate(character_reference_code()))) {
    parse_error(ParseErrorCode::surrogate_character_reference);
    set_character_reference_code(0xFFFD);
  }
  // if the character reference code is a noncharacter
  if (at(4, is_noncharacter(character_reference_code()))) {
    parse_error(ParseErrorCode::noncharacter_character_reference);
  }
  // if the character reference code is 0x0D, or the character reference code is a control that is not ASCII
  // whitespace
  if (at(5, character_reference_code() == 0x0D || is_control_not_whitespace(character_reference_code()))) {
    parse_error(ParseErrorCode::control_character_reference);
    // if the character reference code is in the numeric character reference replacement table
    if (at(6, numeric_reference_replacement(character_reference_code()) != 0)) {
      set_character_reference_code(numeric_reference_replacement(character_reference_code()));
    }
  }
  clear(temporary_buffer());
  append_code_point(temporary_buffer(), character_reference_code());
  flush_code_points_consumed_as_a_character_reference();
  switch_to(return_state());
  return Flow::next;
}

}  // namespace lockstep::parser

#endif
