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
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        take_run_before_tag(size);
      } else if (skip_return()) {
        continue;
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::data_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: a whole tag at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag_in_data()) {
      if (state_ == State::data) continue;
      return Flow::next;
    }
    switch (current()) {
      case '&': {
        enter(Branch::data_ampersand);
        set_return_state(State::data);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '<': {
        enter(Branch::data_less_than_sign);
        switch_to(State::tag_open);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::data_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_current_input_character();
        advance();
        continue;
      }
      default: {
        enter(Branch::data_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// RCDATA state
// #rcdata-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::rcdata>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::rcdata_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '&': {
        enter(Branch::rcdata_ampersand);
        set_return_state(State::rcdata);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '<': {
        enter(Branch::rcdata_less_than_sign);
        switch_to(State::rcdata_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::rcdata_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::rcdata_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// RAWTEXT state
// #rawtext-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::rawtext>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::rawtext_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '<': {
        enter(Branch::rawtext_less_than_sign);
        switch_to(State::rawtext_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::rawtext_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::rawtext_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// script data state
// #script-data-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::script_data>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::script_data_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '<': {
        enter(Branch::script_data_less_than_sign);
        switch_to(State::script_data_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::script_data_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::script_data_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// PLAINTEXT state
// #plaintext-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::plaintext_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::plaintext>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::plaintext_eof);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\0': {
        enter(Branch::plaintext_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::plaintext_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// tag open state
// #tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::tag_open_eof);
    parse_error(ParseErrorCode::eof_before_tag_name);
    emit_character(U'<');
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '!': {
      enter(Branch::tag_open_exclamation_mark);
      switch_to(State::markup_declaration_open);
      advance();
      return Flow::next;
    }
    case '/': {
      enter(Branch::tag_open_solidus);
      switch_to(State::end_tag_open);
      advance();
      return Flow::next;
    }
    case '?': {
      enter(Branch::tag_open_question_mark);
      if constexpr (edition < Day{2026, 6, 25}) {
        parse_error(ParseErrorCode::unexpected_question_mark_instead_of_tag_name);
        create_comment();
        switch_to(State::bogus_comment);
        return Flow::next;
      } else {
        clear(temporary_buffer());
        switch_to(State::processing_instruction_open);
        advance();
        return Flow::next;
      }
    }
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::tag_open_ascii_alpha);
        create_start_tag();
        switch_to(State::tag_name);
        return Flow::next;
      }
      enter(Branch::tag_open_anything_else);
      parse_error(ParseErrorCode::invalid_first_character_of_tag_name);
      emit_character(U'<');
      switch_to(State::data);
      return Flow::next;
    }
  }
}

// end tag open state
// #end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::end_tag_open_eof);
    parse_error(ParseErrorCode::eof_before_tag_name);
    emit_character(U'<');
    emit_character(U'/');
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '>': {
      enter(Branch::end_tag_open_greater_than_sign);
      parse_error(ParseErrorCode::missing_end_tag_name);
      switch_to(State::data);
      advance();
      return Flow::next;
    }
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::end_tag_open_ascii_alpha);
        create_end_tag();
        switch_to(State::tag_name);
        return Flow::next;
      }
      enter(Branch::end_tag_open_anything_else);
      parse_error(ParseErrorCode::invalid_first_character_of_tag_name);
      create_comment();
      switch_to(State::bogus_comment);
      return Flow::next;
    }
  }
}

// tag name state
// #tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::tag_name_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::tag_name>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(tag_name(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::tag_name_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        enter(Branch::tag_name_tab);
        switch_to(State::before_attribute_name);
        advance();
        return Flow::next;
      }
      case '/': {
        enter(Branch::tag_name_solidus);
        switch_to(State::self_closing_start_tag);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::tag_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::tag_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(tag_name(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::tag_name_ascii_upper_alpha);
          append_lowercase(tag_name());
          advance();
          continue;
        }
        enter(Branch::tag_name_anything_else);
        append_current_input_character(tag_name());
        advance();
        continue;
      }
    }
  }
}

// RCDATA less-than sign state
// #rcdata-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::rcdata_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::rcdata);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      enter(Branch::rcdata_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::rcdata_end_tag_open);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::rcdata_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::rcdata);
      return Flow::next;
    }
  }
}

// RCDATA end tag open state
// #rcdata-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::rcdata_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::rcdata);
    return Flow::next;
  }
  switch (current()) {
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::rcdata_end_tag_open_ascii_alpha);
        create_end_tag();
        switch_to(State::rcdata_end_tag_name);
        return Flow::next;
      }
      enter(Branch::rcdata_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::rcdata);
      return Flow::next;
    }
  }
}

// RCDATA end tag name state
// #rcdata-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rcdata_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::rcdata_end_tag_name_anything_else);
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
          enter(Branch::rcdata_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        enter(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::rcdata_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        enter(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::rcdata_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        enter(Branch::rcdata_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rcdata);
        return Flow::next;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::rcdata_end_tag_name_ascii_upper_alpha);
          append_lowercase(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        if (is_ascii_lower_alpha(current())) {
          enter(Branch::rcdata_end_tag_name_ascii_lower_alpha);
          append_current_input_character(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        enter(Branch::rcdata_end_tag_name_anything_else);
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
// #rawtext-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::rawtext_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::rawtext);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      enter(Branch::rawtext_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::rawtext_end_tag_open);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::rawtext_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::rawtext);
      return Flow::next;
    }
  }
}

// RAWTEXT end tag open state
// #rawtext-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::rawtext_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::rawtext);
    return Flow::next;
  }
  switch (current()) {
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::rawtext_end_tag_open_ascii_alpha);
        create_end_tag();
        switch_to(State::rawtext_end_tag_name);
        return Flow::next;
      }
      enter(Branch::rawtext_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::rawtext);
      return Flow::next;
    }
  }
}

// RAWTEXT end tag name state
// #rawtext-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::rawtext_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::rawtext_end_tag_name_anything_else);
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
          enter(Branch::rawtext_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        enter(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::rawtext_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        enter(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::rawtext_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        enter(Branch::rawtext_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::rawtext);
        return Flow::next;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::rawtext_end_tag_name_ascii_upper_alpha);
          append_lowercase(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        if (is_ascii_lower_alpha(current())) {
          enter(Branch::rawtext_end_tag_name_ascii_lower_alpha);
          append_current_input_character(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        enter(Branch::rawtext_end_tag_name_anything_else);
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
// #script-data-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      enter(Branch::script_data_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::script_data_end_tag_open);
      advance();
      return Flow::next;
    }
    case '!': {
      enter(Branch::script_data_less_than_sign_exclamation_mark);
      switch_to(State::script_data_escape_start);
      emit_character(U'<');
      emit_character(U'!');
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::script_data_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data end tag open state
// #script-data-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::script_data_end_tag_open_ascii_alpha);
        create_end_tag();
        switch_to(State::script_data_end_tag_name);
        return Flow::next;
      }
      enter(Branch::script_data_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data end tag name state
// #script-data-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::script_data_end_tag_name_anything_else);
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
          enter(Branch::script_data_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        enter(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::script_data_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        enter(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::script_data_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        enter(Branch::script_data_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data);
        return Flow::next;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::script_data_end_tag_name_ascii_upper_alpha);
          append_lowercase(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        if (is_ascii_lower_alpha(current())) {
          enter(Branch::script_data_end_tag_name_ascii_lower_alpha);
          append_current_input_character(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        enter(Branch::script_data_end_tag_name_anything_else);
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
// #script-data-escape-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escape_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_escape_start_anything_else);
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      enter(Branch::script_data_escape_start_hyphen_minus);
      switch_to(State::script_data_escape_start_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::script_data_escape_start_anything_else);
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data escape start dash state
// #script-data-escape-start-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escape_start_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_escape_start_dash_anything_else);
    switch_to(State::script_data);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      enter(Branch::script_data_escape_start_dash_hyphen_minus);
      switch_to(State::script_data_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::script_data_escape_start_dash_anything_else);
      switch_to(State::script_data);
      return Flow::next;
    }
  }
}

// script data escaped state
// #script-data-escaped-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::script_data_escaped>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::script_data_escaped_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '-': {
        enter(Branch::script_data_escaped_hyphen_minus);
        switch_to(State::script_data_escaped_dash);
        emit_character(U'-');
        advance();
        return Flow::next;
      }
      case '<': {
        enter(Branch::script_data_escaped_less_than_sign);
        switch_to(State::script_data_escaped_less_than_sign);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::script_data_escaped_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::script_data_escaped_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// script data escaped dash state
// #script-data-escaped-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::script_data_escaped_dash_eof);
    parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
    emit_end_of_file();
    return Flow::stop;
  }
  // Derived: the end tag that ends the text at once.
  if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
  switch (current()) {
    case '-': {
      enter(Branch::script_data_escaped_dash_hyphen_minus);
      switch_to(State::script_data_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    case '<': {
      enter(Branch::script_data_escaped_dash_less_than_sign);
      switch_to(State::script_data_escaped_less_than_sign);
      advance();
      return Flow::next;
    }
    case '\0': {
      enter(Branch::script_data_escaped_dash_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_escaped);
      emit_character(U'\uFFFD');
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::script_data_escaped_dash_anything_else);
      switch_to(State::script_data_escaped);
      emit_current_input_character();
      advance();
      return Flow::next;
    }
  }
}

// script data escaped dash dash state
// #script-data-escaped-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_dash_dash_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::script_data_escaped_dash_dash_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    // Derived: the end tag that ends the text at once.
    if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;
    switch (current()) {
      case '-': {
        enter(Branch::script_data_escaped_dash_dash_hyphen_minus);
        emit_character(U'-');
        advance();
        continue;
      }
      case '<': {
        enter(Branch::script_data_escaped_dash_dash_less_than_sign);
        switch_to(State::script_data_escaped_less_than_sign);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::script_data_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        emit_character(U'>');
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::script_data_escaped_dash_dash_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_escaped);
        emit_character(U'\uFFFD');
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::script_data_escaped_dash_dash_anything_else);
        switch_to(State::script_data_escaped);
        emit_current_input_character();
        advance();
        return Flow::next;
      }
    }
  }
}

// script data escaped less-than sign state
// #script-data-escaped-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_escaped_less_than_sign_anything_else);
    emit_character(U'<');
    switch_to(State::script_data_escaped);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      enter(Branch::script_data_escaped_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::script_data_escaped_end_tag_open);
      advance();
      return Flow::next;
    }
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::script_data_escaped_less_than_sign_ascii_alpha);
        clear(temporary_buffer());
        emit_character(U'<');
        switch_to(State::script_data_double_escape_start);
        return Flow::next;
      }
      enter(Branch::script_data_escaped_less_than_sign_anything_else);
      emit_character(U'<');
      switch_to(State::script_data_escaped);
      return Flow::next;
    }
  }
}

// script data escaped end tag open state
// #script-data-escaped-end-tag-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_end_tag_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_escaped_end_tag_open_anything_else);
    emit_character(U'<');
    emit_character(U'/');
    switch_to(State::script_data_escaped);
    return Flow::next;
  }
  switch (current()) {
    default: {
      if (is_ascii_alpha(current())) {
        enter(Branch::script_data_escaped_end_tag_open_ascii_alpha);
        create_end_tag();
        switch_to(State::script_data_escaped_end_tag_name);
        return Flow::next;
      }
      enter(Branch::script_data_escaped_end_tag_open_anything_else);
      emit_character(U'<');
      emit_character(U'/');
      switch_to(State::script_data_escaped);
      return Flow::next;
    }
  }
}

// script data escaped end tag name state
// #script-data-escaped-end-tag-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_escaped_end_tag_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::script_data_escaped_end_tag_name_anything_else);
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
          enter(Branch::script_data_escaped_end_tag_name_tab);
          switch_to(State::before_attribute_name);
          advance();
          return Flow::next;
        }
        enter(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
      case '/': {
        // '/' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::script_data_escaped_end_tag_name_solidus);
          switch_to(State::self_closing_start_tag);
          advance();
          return Flow::next;
        }
        enter(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
      case '>': {
        // '>' when the current end tag token is an appropriate end tag token
        if (the_current_end_tag_token_is_an_appropriate_end_tag_token()) {
          enter(Branch::script_data_escaped_end_tag_name_greater_than_sign);
          switch_to(State::data);
          emit_the_current_tag_token();
          advance();
          return Flow::next;
        }
        enter(Branch::script_data_escaped_end_tag_name_anything_else);
        emit_character(U'<');
        emit_character(U'/');
        emit_from_temporary_buffer(temporary_buffer().view());
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::script_data_escaped_end_tag_name_ascii_upper_alpha);
          append_lowercase(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        if (is_ascii_lower_alpha(current())) {
          enter(Branch::script_data_escaped_end_tag_name_ascii_lower_alpha);
          append_current_input_character(tag_name());
          append_current_input_character(temporary_buffer());
          advance();
          continue;
        }
        enter(Branch::script_data_escaped_end_tag_name_anything_else);
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
// #script-data-double-escape-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escape_start_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::script_data_double_escape_start_anything_else);
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
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::script_data_double_escape_start_ascii_upper_alpha);
          append_lowercase(temporary_buffer());
          emit_current_input_character();
          advance();
          continue;
        }
        if (is_ascii_lower_alpha(current())) {
          enter(Branch::script_data_double_escape_start_ascii_lower_alpha);
          append_current_input_character(temporary_buffer());
          emit_current_input_character();
          advance();
          continue;
        }
        enter(Branch::script_data_double_escape_start_anything_else);
        switch_to(State::script_data_escaped);
        return Flow::next;
      }
    }
  }
}

// script data double escaped state
// #script-data-double-escaped-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::script_data_double_escaped>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::script_data_double_escaped_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '-': {
        enter(Branch::script_data_double_escaped_hyphen_minus);
        switch_to(State::script_data_double_escaped_dash);
        emit_character(U'-');
        advance();
        return Flow::next;
      }
      case '<': {
        enter(Branch::script_data_double_escaped_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        emit_character(U'<');
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::script_data_double_escaped_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        emit_character(U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::script_data_double_escaped_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// script data double escaped dash state
// #script-data-double-escaped-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::script_data_double_escaped_dash_eof);
    parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      enter(Branch::script_data_double_escaped_dash_hyphen_minus);
      switch_to(State::script_data_double_escaped_dash_dash);
      emit_character(U'-');
      advance();
      return Flow::next;
    }
    case '<': {
      enter(Branch::script_data_double_escaped_dash_less_than_sign);
      switch_to(State::script_data_double_escaped_less_than_sign);
      emit_character(U'<');
      advance();
      return Flow::next;
    }
    case '\0': {
      enter(Branch::script_data_double_escaped_dash_nul);
      parse_error(ParseErrorCode::unexpected_null_character);
      switch_to(State::script_data_double_escaped);
      emit_character(U'\uFFFD');
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::script_data_double_escaped_dash_anything_else);
      switch_to(State::script_data_double_escaped);
      emit_current_input_character();
      advance();
      return Flow::next;
    }
  }
}

// script data double escaped dash dash state
// #script-data-double-escaped-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_dash_dash_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::script_data_double_escaped_dash_dash_eof);
      parse_error(ParseErrorCode::eof_in_script_html_comment_like_text);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '-': {
        enter(Branch::script_data_double_escaped_dash_dash_hyphen_minus);
        emit_character(U'-');
        advance();
        continue;
      }
      case '<': {
        enter(Branch::script_data_double_escaped_dash_dash_less_than_sign);
        switch_to(State::script_data_double_escaped_less_than_sign);
        emit_character(U'<');
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::script_data_double_escaped_dash_dash_greater_than_sign);
        switch_to(State::script_data);
        emit_character(U'>');
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::script_data_double_escaped_dash_dash_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        switch_to(State::script_data_double_escaped);
        emit_character(U'\uFFFD');
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::script_data_double_escaped_dash_dash_anything_else);
        switch_to(State::script_data_double_escaped);
        emit_current_input_character();
        advance();
        return Flow::next;
      }
    }
  }
}

// script data double escaped less-than sign state
// #script-data-double-escaped-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escaped_less_than_sign_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::script_data_double_escaped_less_than_sign_anything_else);
    switch_to(State::script_data_double_escaped);
    return Flow::next;
  }
  switch (current()) {
    case '/': {
      enter(Branch::script_data_double_escaped_less_than_sign_solidus);
      clear(temporary_buffer());
      switch_to(State::script_data_double_escape_end);
      emit_character(U'/');
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::script_data_double_escaped_less_than_sign_anything_else);
      switch_to(State::script_data_double_escaped);
      return Flow::next;
    }
  }
}

// script data double escape end state
// #script-data-double-escape-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::script_data_double_escape_end_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::script_data_double_escape_end_anything_else);
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
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::script_data_double_escape_end_ascii_upper_alpha);
          append_lowercase(temporary_buffer());
          emit_current_input_character();
          advance();
          continue;
        }
        if (is_ascii_lower_alpha(current())) {
          enter(Branch::script_data_double_escape_end_ascii_lower_alpha);
          append_current_input_character(temporary_buffer());
          emit_current_input_character();
          advance();
          continue;
        }
        enter(Branch::script_data_double_escape_end_anything_else);
        switch_to(State::script_data_double_escaped);
        return Flow::next;
      }
    }
  }
}

// before attribute name state
// #before-attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_attribute_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // '/' '>' EOF
      enter(Branch::before_attribute_name_solidus);
      switch_to(State::after_attribute_name);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        enter(Branch::before_attribute_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '/':
      case '>': {
        enter(Branch::before_attribute_name_solidus);
        switch_to(State::after_attribute_name);
        return Flow::next;
      }
      case '=': {
        enter(Branch::before_attribute_name_equals_sign);
        parse_error(ParseErrorCode::unexpected_equals_sign_before_attribute_name);
        start_attribute();
        clear(attribute_name());
        append_current_input_character(attribute_name());
        switch_to(State::attribute_name);
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::before_attribute_name_anything_else);
        start_attribute();
        switch_to(State::attribute_name);
        return Flow::next;
      }
    }
  }
}

// attribute name state
// #attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_name_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::attribute_name>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_name(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // TAB LF FF SPACE '/' '>' EOF
      enter(Branch::attribute_name_tab);
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
        enter(Branch::attribute_name_tab);
        leave_the_attribute_name_state();
        switch_to(State::after_attribute_name);
        return Flow::next;
      }
      case '=': {
        enter(Branch::attribute_name_equals_sign);
        leave_the_attribute_name_state();
        switch_to(State::before_attribute_value);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::attribute_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_name(), U'\uFFFD');
        advance();
        continue;
      }
      case '"':
      case '\'':
      case '<': {
        enter(Branch::attribute_name_quotation_mark);
        parse_error(ParseErrorCode::unexpected_character_in_attribute_name);
        append_current_input_character(attribute_name());
        advance();
        continue;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::attribute_name_ascii_upper_alpha);
          append_lowercase(attribute_name());
          advance();
          continue;
        }
        enter(Branch::attribute_name_anything_else);
        append_current_input_character(attribute_name());
        advance();
        continue;
      }
    }
  }
}

// after attribute name state
// #after-attribute-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_attribute_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::after_attribute_name_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        enter(Branch::after_attribute_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '/': {
        enter(Branch::after_attribute_name_solidus);
        switch_to(State::self_closing_start_tag);
        advance();
        return Flow::next;
      }
      case '=': {
        enter(Branch::after_attribute_name_equals_sign);
        switch_to(State::before_attribute_value);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::after_attribute_name_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::after_attribute_name_anything_else);
        start_attribute();
        switch_to(State::attribute_name);
        return Flow::next;
      }
    }
  }
}

// before attribute value state
// #before-attribute-value-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_attribute_value_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::before_attribute_value_anything_else);
      switch_to(State::attribute_value_unquoted);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        enter(Branch::before_attribute_value_tab);
        // ignore the character
        advance();
        continue;
      }
      case '"': {
        enter(Branch::before_attribute_value_quotation_mark);
        switch_to(State::attribute_value_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        enter(Branch::before_attribute_value_apostrophe);
        switch_to(State::attribute_value_single_quoted);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::before_attribute_value_greater_than_sign);
        parse_error(ParseErrorCode::missing_attribute_value);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::before_attribute_value_anything_else);
        switch_to(State::attribute_value_unquoted);
        return Flow::next;
      }
    }
  }
}

// attribute value (double-quoted) state
// #attribute-value-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_double_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::attribute_value_double_quoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_value(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::attribute_value_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '"': {
        enter(Branch::attribute_value_double_quoted_quotation_mark);
        switch_to(State::after_attribute_value_quoted);
        advance();
        return Flow::next;
      }
      case '&': {
        enter(Branch::attribute_value_double_quoted_ampersand);
        set_return_state(State::attribute_value_double_quoted);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::attribute_value_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::attribute_value_double_quoted_anything_else);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
    }
  }
}

// attribute value (single-quoted) state
// #attribute-value-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_single_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::attribute_value_single_quoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_value(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::attribute_value_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\'': {
        enter(Branch::attribute_value_single_quoted_apostrophe);
        switch_to(State::after_attribute_value_quoted);
        advance();
        return Flow::next;
      }
      case '&': {
        enter(Branch::attribute_value_single_quoted_ampersand);
        set_return_state(State::attribute_value_single_quoted);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::attribute_value_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(attribute_value(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::attribute_value_single_quoted_anything_else);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
    }
  }
}

// attribute value (unquoted) state
// #attribute-value-(unquoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::attribute_value_unquoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::attribute_value_unquoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(attribute_value(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::attribute_value_unquoted_eof);
      parse_error(ParseErrorCode::eof_in_tag);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        enter(Branch::attribute_value_unquoted_tab);
        switch_to(State::before_attribute_name);
        advance();
        return Flow::next;
      }
      case '&': {
        enter(Branch::attribute_value_unquoted_ampersand);
        set_return_state(State::attribute_value_unquoted);
        switch_to(State::character_reference);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::attribute_value_unquoted_greater_than_sign);
        switch_to(State::data);
        emit_the_current_tag_token();
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::attribute_value_unquoted_nul);
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
        enter(Branch::attribute_value_unquoted_quotation_mark);
        parse_error(ParseErrorCode::unexpected_character_in_unquoted_attribute_value);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
      default: {
        enter(Branch::attribute_value_unquoted_anything_else);
        append_current_input_character(attribute_value());
        advance();
        continue;
      }
    }
  }
}

// after attribute value (quoted) state
// #after-attribute-value-(quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_attribute_value_quoted_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::after_attribute_value_quoted_eof);
    parse_error(ParseErrorCode::eof_in_tag);
    emit_end_of_file();
    return Flow::stop;
  }
  // Derived: the rest of a tag at once.
  if (takes_fast_paths() && scan_tag()) return Flow::next;
  switch (current()) {
    case '\t':
    case '\n':
    case '\f':
    case ' ': {
      enter(Branch::after_attribute_value_quoted_tab);
      switch_to(State::before_attribute_name);
      advance();
      return Flow::next;
    }
    case '/': {
      enter(Branch::after_attribute_value_quoted_solidus);
      switch_to(State::self_closing_start_tag);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::after_attribute_value_quoted_greater_than_sign);
      switch_to(State::data);
      emit_the_current_tag_token();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::after_attribute_value_quoted_anything_else);
      parse_error(ParseErrorCode::missing_whitespace_between_attributes);
      switch_to(State::before_attribute_name);
      return Flow::next;
    }
  }
}

// self-closing start tag state
// #self-closing-start-tag-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::self_closing_start_tag_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::self_closing_start_tag_eof);
    parse_error(ParseErrorCode::eof_in_tag);
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '>': {
      enter(Branch::self_closing_start_tag_greater_than_sign);
      set_self_closing();
      switch_to(State::data);
      emit_the_current_tag_token();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::self_closing_start_tag_anything_else);
      parse_error(ParseErrorCode::unexpected_solidus_in_tag);
      switch_to(State::before_attribute_name);
      return Flow::next;
    }
  }
}

// bogus comment state
// #bogus-comment-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::bogus_comment_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::bogus_comment>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(comment_data(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::bogus_comment_eof);
      emit_comment();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '>': {
        enter(Branch::bogus_comment_greater_than_sign);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::bogus_comment_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(comment_data(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::bogus_comment_anything_else);
        append_current_input_character(comment_data());
        advance();
        continue;
      }
    }
  }
}

// markup declaration open state
// #markup-declaration-open-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::markup_declaration_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::markup_declaration_open_anything_else);
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
      enter(Branch::markup_declaration_open_hyphen_minus_hyphen_minus);
      advance(keyword.length - 1);
      create_comment();
      switch_to(State::comment_start);
      advance();
      return Flow::next;
    }
    // "DOCTYPE" ignoring case
    case 2: {
      enter(Branch::markup_declaration_open_doctype);
      advance(keyword.length - 1);
      switch_to(State::doctype);
      advance();
      return Flow::next;
    }
    // "[CDATA["
    case 3: {
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
    default:
      break;
  }
  switch (current()) {
    default: {
      enter(Branch::markup_declaration_open_anything_else);
      parse_error(ParseErrorCode::incorrectly_opened_comment);
      create_comment();
      switch_to(State::bogus_comment);
      return Flow::next;
    }
  }
}

// comment start state
// #comment-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::comment_start_anything_else);
    switch_to(State::comment);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      enter(Branch::comment_start_hyphen_minus);
      switch_to(State::comment_start_dash);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::comment_start_greater_than_sign);
      parse_error(ParseErrorCode::abrupt_closing_of_empty_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::comment_start_anything_else);
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment start dash state
// #comment-start-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_start_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::comment_start_dash_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      enter(Branch::comment_start_dash_hyphen_minus);
      switch_to(State::comment_end);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::comment_start_dash_greater_than_sign);
      parse_error(ParseErrorCode::abrupt_closing_of_empty_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::comment_start_dash_anything_else);
      append_character(comment_data(), U'-');
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment state
// #comment-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::comment>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(comment_data(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::comment_eof);
      parse_error(ParseErrorCode::eof_in_comment);
      emit_comment();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '<': {
        enter(Branch::comment_less_than_sign);
        append_current_input_character(comment_data());
        switch_to(State::comment_less_than_sign);
        advance();
        return Flow::next;
      }
      case '-': {
        enter(Branch::comment_hyphen_minus);
        switch_to(State::comment_end_dash);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::comment_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(comment_data(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        enter(Branch::comment_anything_else);
        append_current_input_character(comment_data());
        advance();
        continue;
      }
    }
  }
}

// comment less-than sign state
// #comment-less-than-sign-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::comment_less_than_sign_anything_else);
      switch_to(State::comment);
      return Flow::next;
    }
    switch (current()) {
      case '!': {
        enter(Branch::comment_less_than_sign_exclamation_mark);
        append_current_input_character(comment_data());
        switch_to(State::comment_less_than_sign_bang);
        advance();
        return Flow::next;
      }
      case '<': {
        enter(Branch::comment_less_than_sign_less_than_sign);
        append_current_input_character(comment_data());
        advance();
        continue;
      }
      default: {
        enter(Branch::comment_less_than_sign_anything_else);
        switch_to(State::comment);
        return Flow::next;
      }
    }
  }
}

// comment less-than sign bang state
// #comment-less-than-sign-bang-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_bang_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::comment_less_than_sign_bang_anything_else);
    switch_to(State::comment);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      enter(Branch::comment_less_than_sign_bang_hyphen_minus);
      switch_to(State::comment_less_than_sign_bang_dash);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::comment_less_than_sign_bang_anything_else);
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment less-than sign bang dash state
// #comment-less-than-sign-bang-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_bang_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::comment_less_than_sign_bang_dash_anything_else);
    switch_to(State::comment_end_dash);
    return Flow::next;
  }
  switch (current()) {
    case '-': {
      enter(Branch::comment_less_than_sign_bang_dash_hyphen_minus);
      switch_to(State::comment_less_than_sign_bang_dash_dash);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::comment_less_than_sign_bang_dash_anything_else);
      switch_to(State::comment_end_dash);
      return Flow::next;
    }
  }
}

// comment less-than sign bang dash dash state
// #comment-less-than-sign-bang-dash-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_less_than_sign_bang_dash_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // '>' EOF
    enter(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
    switch_to(State::comment_end);
    return Flow::next;
  }
  switch (current()) {
    case '>': {
      enter(Branch::comment_less_than_sign_bang_dash_dash_greater_than_sign);
      switch_to(State::comment_end);
      return Flow::next;
    }
    default: {
      enter(Branch::comment_less_than_sign_bang_dash_dash_anything_else);
      parse_error(ParseErrorCode::nested_comment);
      switch_to(State::comment_end);
      return Flow::next;
    }
  }
}

// comment end dash state
// #comment-end-dash-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_dash_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::comment_end_dash_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      enter(Branch::comment_end_dash_hyphen_minus);
      switch_to(State::comment_end);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::comment_end_dash_anything_else);
      append_character(comment_data(), U'-');
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// comment end state
// #comment-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::comment_end_eof);
      parse_error(ParseErrorCode::eof_in_comment);
      emit_comment();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '>': {
        enter(Branch::comment_end_greater_than_sign);
        switch_to(State::data);
        emit_comment();
        advance();
        return Flow::next;
      }
      case '!': {
        enter(Branch::comment_end_exclamation_mark);
        switch_to(State::comment_end_bang);
        advance();
        return Flow::next;
      }
      case '-': {
        enter(Branch::comment_end_hyphen_minus);
        append_character(comment_data(), U'-');
        advance();
        continue;
      }
      default: {
        enter(Branch::comment_end_anything_else);
        append(comment_data(), "--");
        switch_to(State::comment);
        return Flow::next;
      }
    }
  }
}

// comment end bang state
// #comment-end-bang-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::comment_end_bang_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::comment_end_bang_eof);
    parse_error(ParseErrorCode::eof_in_comment);
    emit_comment();
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '-': {
      enter(Branch::comment_end_bang_hyphen_minus);
      append(comment_data(), "--!");
      switch_to(State::comment_end_dash);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::comment_end_bang_greater_than_sign);
      parse_error(ParseErrorCode::incorrectly_closed_comment);
      switch_to(State::data);
      emit_comment();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::comment_end_bang_anything_else);
      append(comment_data(), "--!");
      switch_to(State::comment);
      return Flow::next;
    }
  }
}

// DOCTYPE state
// #doctype-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::doctype_eof);
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
      enter(Branch::doctype_tab);
      switch_to(State::before_doctype_name);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::doctype_greater_than_sign);
      switch_to(State::before_doctype_name);
      return Flow::next;
    }
    default: {
      enter(Branch::doctype_anything_else);
      parse_error(ParseErrorCode::missing_whitespace_before_doctype_name);
      switch_to(State::before_doctype_name);
      return Flow::next;
    }
  }
}

// before DOCTYPE name state
// #before-doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::before_doctype_name_eof);
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
        enter(Branch::before_doctype_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '\0': {
        enter(Branch::before_doctype_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        create_doctype();
        clear(doctype_name());
        append_character(doctype_name(), U'\uFFFD');
        switch_to(State::doctype_name);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::before_doctype_name_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_name);
        create_doctype();
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::before_doctype_name_ascii_upper_alpha);
          create_doctype();
          clear(doctype_name());
          append_lowercase(doctype_name());
          switch_to(State::doctype_name);
          advance();
          return Flow::next;
        }
        enter(Branch::before_doctype_name_anything_else);
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
// #doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_name_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::doctype_name>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_name(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::doctype_name_eof);
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
        enter(Branch::doctype_name_tab);
        switch_to(State::after_doctype_name);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::doctype_name_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::doctype_name_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_name(), U'\uFFFD');
        advance();
        continue;
      }
      default: {
        if (is_ascii_upper_alpha(current())) {
          enter(Branch::doctype_name_ascii_upper_alpha);
          append_lowercase(doctype_name());
          advance();
          continue;
        }
        enter(Branch::doctype_name_anything_else);
        append_current_input_character(doctype_name());
        advance();
        continue;
      }
    }
  }
}

// after DOCTYPE name state
// #after-doctype-name-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_name_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::after_doctype_name_eof);
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
        enter(Branch::after_doctype_name_public_);
        advance(keyword.length - 1);
        switch_to(State::after_doctype_public_keyword);
        advance();
        return Flow::next;
      }
      // "SYSTEM" ignoring case
      case 2: {
        enter(Branch::after_doctype_name_system);
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
        enter(Branch::after_doctype_name_tab);
        // ignore the character
        advance();
        continue;
      }
      case '>': {
        enter(Branch::after_doctype_name_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::after_doctype_name_anything_else);
        parse_error(ParseErrorCode::invalid_character_sequence_after_doctype_name);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// after DOCTYPE public keyword state
// #after-doctype-public-keyword-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_public_keyword_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::after_doctype_public_keyword_eof);
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
      enter(Branch::after_doctype_public_keyword_tab);
      switch_to(State::before_doctype_public_identifier);
      advance();
      return Flow::next;
    }
    case '"': {
      enter(Branch::after_doctype_public_keyword_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      set_public_identifier_present();
      switch_to(State::doctype_public_identifier_double_quoted);
      advance();
      return Flow::next;
    }
    case '\'': {
      enter(Branch::after_doctype_public_keyword_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_public_keyword);
      set_public_identifier_present();
      switch_to(State::doctype_public_identifier_single_quoted);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::after_doctype_public_keyword_greater_than_sign);
      parse_error(ParseErrorCode::missing_doctype_public_identifier);
      set_force_quirks();
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::after_doctype_public_keyword_anything_else);
      parse_error(ParseErrorCode::missing_quote_before_doctype_public_identifier);
      set_force_quirks();
      switch_to(State::bogus_doctype);
      return Flow::next;
    }
  }
}

// before DOCTYPE public identifier state
// #before-doctype-public-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_public_identifier_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::before_doctype_public_identifier_eof);
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
        enter(Branch::before_doctype_public_identifier_tab);
        // ignore the character
        advance();
        continue;
      }
      case '"': {
        enter(Branch::before_doctype_public_identifier_quotation_mark);
        set_public_identifier_present();
        switch_to(State::doctype_public_identifier_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        enter(Branch::before_doctype_public_identifier_apostrophe);
        set_public_identifier_present();
        switch_to(State::doctype_public_identifier_single_quoted);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::before_doctype_public_identifier_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::before_doctype_public_identifier_anything_else);
        parse_error(ParseErrorCode::missing_quote_before_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// DOCTYPE public identifier (double-quoted) state
// #doctype-public-identifier-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_public_identifier_double_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::doctype_public_identifier_double_quoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_public_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::doctype_public_identifier_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '"': {
        enter(Branch::doctype_public_identifier_double_quoted_quotation_mark);
        switch_to(State::after_doctype_public_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::doctype_public_identifier_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_public_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        enter(Branch::doctype_public_identifier_double_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::doctype_public_identifier_double_quoted_anything_else);
        append_current_input_character(doctype_public_identifier());
        advance();
        continue;
      }
    }
  }
}

// DOCTYPE public identifier (single-quoted) state
// #doctype-public-identifier-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_public_identifier_single_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::doctype_public_identifier_single_quoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_public_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::doctype_public_identifier_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\'': {
        enter(Branch::doctype_public_identifier_single_quoted_apostrophe);
        switch_to(State::after_doctype_public_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::doctype_public_identifier_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_public_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        enter(Branch::doctype_public_identifier_single_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_public_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::doctype_public_identifier_single_quoted_anything_else);
        append_current_input_character(doctype_public_identifier());
        advance();
        continue;
      }
    }
  }
}

// after DOCTYPE public identifier state
// #after-doctype-public-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_public_identifier_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::after_doctype_public_identifier_eof);
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
      enter(Branch::after_doctype_public_identifier_tab);
      switch_to(State::between_doctype_public_and_system_identifiers);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::after_doctype_public_identifier_greater_than_sign);
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    }
    case '"': {
      enter(Branch::after_doctype_public_identifier_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_double_quoted);
      advance();
      return Flow::next;
    }
    case '\'': {
      enter(Branch::after_doctype_public_identifier_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_between_doctype_public_and_system_identifiers);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_single_quoted);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::after_doctype_public_identifier_anything_else);
      parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::bogus_doctype);
      return Flow::next;
    }
  }
}

// between DOCTYPE public and system identifiers state
// #between-doctype-public-and-system-identifiers-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::between_doctype_public_and_system_identifiers_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::between_doctype_public_and_system_identifiers_eof);
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
        enter(Branch::between_doctype_public_and_system_identifiers_tab);
        // ignore the character
        advance();
        continue;
      }
      case '>': {
        enter(Branch::between_doctype_public_and_system_identifiers_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      case '"': {
        enter(Branch::between_doctype_public_and_system_identifiers_quotation_mark);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        enter(Branch::between_doctype_public_and_system_identifiers_apostrophe);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_single_quoted);
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::between_doctype_public_and_system_identifiers_anything_else);
        parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// after DOCTYPE system keyword state
// #after-doctype-system-keyword-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_system_keyword_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::after_doctype_system_keyword_eof);
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
      enter(Branch::after_doctype_system_keyword_tab);
      switch_to(State::before_doctype_system_identifier);
      advance();
      return Flow::next;
    }
    case '"': {
      enter(Branch::after_doctype_system_keyword_quotation_mark);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_double_quoted);
      advance();
      return Flow::next;
    }
    case '\'': {
      enter(Branch::after_doctype_system_keyword_apostrophe);
      parse_error(ParseErrorCode::missing_whitespace_after_doctype_system_keyword);
      set_system_identifier_present();
      switch_to(State::doctype_system_identifier_single_quoted);
      advance();
      return Flow::next;
    }
    case '>': {
      enter(Branch::after_doctype_system_keyword_greater_than_sign);
      parse_error(ParseErrorCode::missing_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::data);
      emit_doctype();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::after_doctype_system_keyword_anything_else);
      parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
      set_force_quirks();
      switch_to(State::bogus_doctype);
      return Flow::next;
    }
  }
}

// before DOCTYPE system identifier state
// #before-doctype-system-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::before_doctype_system_identifier_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::before_doctype_system_identifier_eof);
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
        enter(Branch::before_doctype_system_identifier_tab);
        // ignore the character
        advance();
        continue;
      }
      case '"': {
        enter(Branch::before_doctype_system_identifier_quotation_mark);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_double_quoted);
        advance();
        return Flow::next;
      }
      case '\'': {
        enter(Branch::before_doctype_system_identifier_apostrophe);
        set_system_identifier_present();
        switch_to(State::doctype_system_identifier_single_quoted);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::before_doctype_system_identifier_greater_than_sign);
        parse_error(ParseErrorCode::missing_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::before_doctype_system_identifier_anything_else);
        parse_error(ParseErrorCode::missing_quote_before_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// DOCTYPE system identifier (double-quoted) state
// #doctype-system-identifier-(double-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_system_identifier_double_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::doctype_system_identifier_double_quoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_system_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::doctype_system_identifier_double_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '"': {
        enter(Branch::doctype_system_identifier_double_quoted_quotation_mark);
        switch_to(State::after_doctype_system_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::doctype_system_identifier_double_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_system_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        enter(Branch::doctype_system_identifier_double_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::doctype_system_identifier_double_quoted_anything_else);
        append_current_input_character(doctype_system_identifier());
        advance();
        continue;
      }
    }
  }
}

// DOCTYPE system identifier (single-quoted) state
// #doctype-system-identifier-(single-quoted)-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::doctype_system_identifier_single_quoted_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::doctype_system_identifier_single_quoted>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(doctype_system_identifier(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::doctype_system_identifier_single_quoted_eof);
      parse_error(ParseErrorCode::eof_in_doctype);
      set_force_quirks();
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '\'': {
        enter(Branch::doctype_system_identifier_single_quoted_apostrophe);
        switch_to(State::after_doctype_system_identifier);
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::doctype_system_identifier_single_quoted_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        append_character(doctype_system_identifier(), U'\uFFFD');
        advance();
        continue;
      }
      case '>': {
        enter(Branch::doctype_system_identifier_single_quoted_greater_than_sign);
        parse_error(ParseErrorCode::abrupt_doctype_system_identifier);
        set_force_quirks();
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::doctype_system_identifier_single_quoted_anything_else);
        append_current_input_character(doctype_system_identifier());
        advance();
        continue;
      }
    }
  }
}

// after DOCTYPE system identifier state
// #after-doctype-system-identifier-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_doctype_system_identifier_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::after_doctype_system_identifier_eof);
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
        enter(Branch::after_doctype_system_identifier_tab);
        // ignore the character
        advance();
        continue;
      }
      case '>': {
        enter(Branch::after_doctype_system_identifier_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::after_doctype_system_identifier_anything_else);
        parse_error(ParseErrorCode::unexpected_character_after_doctype_system_identifier);
        switch_to(State::bogus_doctype);
        return Flow::next;
      }
    }
  }
}

// bogus DOCTYPE state
// #bogus-doctype-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::bogus_doctype_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::bogus_doctype>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::bogus_doctype_eof);
      emit_doctype();
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '>': {
        enter(Branch::bogus_doctype_greater_than_sign);
        switch_to(State::data);
        emit_doctype();
        advance();
        return Flow::next;
      }
      case '\0': {
        enter(Branch::bogus_doctype_nul);
        parse_error(ParseErrorCode::unexpected_null_character);
        // ignore the character
        advance();
        continue;
      }
      default: {
        enter(Branch::bogus_doctype_anything_else);
        // ignore the character
        advance();
        continue;
      }
    }
  }
}

// CDATA section state
// #cdata-section-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end = skip_run<runs::cdata_section>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        emit_run(size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::cdata_section_eof);
      parse_error(ParseErrorCode::eof_in_cdata);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case ']': {
        enter(Branch::cdata_section_right_square_bracket);
        switch_to(State::cdata_section_bracket);
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::cdata_section_anything_else);
        emit_current_input_character();
        advance();
        continue;
      }
    }
  }
}

// CDATA section bracket state
// #cdata-section-bracket-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_bracket_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::cdata_section_bracket_anything_else);
    emit_character(U']');
    switch_to(State::cdata_section);
    return Flow::next;
  }
  switch (current()) {
    case ']': {
      enter(Branch::cdata_section_bracket_right_square_bracket);
      switch_to(State::cdata_section_end);
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::cdata_section_bracket_anything_else);
      emit_character(U']');
      switch_to(State::cdata_section);
      return Flow::next;
    }
  }
}

// CDATA section end state
// #cdata-section-end-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::cdata_section_end_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::cdata_section_end_anything_else);
      emit_character(U']');
      emit_character(U']');
      switch_to(State::cdata_section);
      return Flow::next;
    }
    switch (current()) {
      case ']': {
        enter(Branch::cdata_section_end_right_square_bracket);
        emit_character(U']');
        advance();
        continue;
      }
      case '>': {
        enter(Branch::cdata_section_end_greater_than_sign);
        switch_to(State::data);
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::cdata_section_end_anything_else);
        emit_character(U']');
        emit_character(U']');
        switch_to(State::cdata_section);
        return Flow::next;
      }
    }
  }
}

// processing instruction open state
// #processing-instruction-open-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_open_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::processing_instruction_open_eof);
    parse_error(ParseErrorCode::eof_in_processing_instruction);
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
    case 'z': {
      enter(Branch::processing_instruction_open_ascii_alpha);
      switch_to(State::processing_instruction_target);
      return Flow::next;
    }
    default: {
      enter(Branch::processing_instruction_open_anything_else);
      parse_error(ParseErrorCode::invalid_first_character_of_processing_instruction_target);
      convert_the_temporary_buffer_to_a_comment();
      switch_to(State::bogus_comment);
      return Flow::next;
    }
  }
}

// processing instruction target state
// #processing-instruction-target-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_target_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::processing_instruction_target_eof);
      parse_error(ParseErrorCode::eof_in_processing_instruction);
      emit_end_of_file();
      return Flow::stop;
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
      case 'z': {
        enter(Branch::processing_instruction_target_ascii_alphanumeric);
        append_current_input_character(temporary_buffer());
        advance();
        continue;
      }
      default: {
        enter(Branch::processing_instruction_target_anything_else);
        parse_error(ParseErrorCode::invalid_processing_instruction_target);
        convert_the_temporary_buffer_to_a_comment();
        switch_to(State::bogus_comment);
        return Flow::next;
      }
    }
  }
}

// after processing instruction target state
// #after-processing-instruction-target-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::after_processing_instruction_target_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::after_processing_instruction_target_anything_else);
      switch_to(State::processing_instruction_data);
      return Flow::next;
    }
    switch (current()) {
      case '\t':
      case '\n':
      case '\f':
      case ' ': {
        enter(Branch::after_processing_instruction_target_tab);
        // ignore the character
        advance();
        continue;
      }
      default: {
        enter(Branch::after_processing_instruction_target_anything_else);
        switch_to(State::processing_instruction_data);
        return Flow::next;
      }
    }
  }
}

// processing instruction data state
// #processing-instruction-data-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_data_state() {
  for (;;) {
    // Derived: a run of characters that all meet the last row.
    if (takes_fast_paths()) {
      const char* const run_end =
          skip_run<runs::processing_instruction_data>(input(), input_end(), input_begin());
      if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {
        append_run(processing_instruction_data(), size);
        advance(size);
      }
    }
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // EOF
      enter(Branch::processing_instruction_data_eof);
      parse_error(ParseErrorCode::eof_in_processing_instruction);
      emit_end_of_file();
      return Flow::stop;
    }
    switch (current()) {
      case '?': {
        enter(Branch::processing_instruction_data_question_mark);
        switch_to(State::processing_instruction_questionable);
        advance();
        return Flow::next;
      }
      case '>': {
        enter(Branch::processing_instruction_data_greater_than_sign);
        switch_to(State::data);
        emit_processing_instruction();
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::processing_instruction_data_anything_else);
        append_current_input_character(processing_instruction_data());
        advance();
        continue;
      }
    }
  }
}

// processing instruction questionable state
// #processing-instruction-questionable-state, spec/tokenizer.rules  [since 2026-06-25]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::processing_instruction_questionable_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // EOF
    enter(Branch::processing_instruction_questionable_eof);
    parse_error(ParseErrorCode::eof_in_processing_instruction);
    emit_end_of_file();
    return Flow::stop;
  }
  switch (current()) {
    case '>': {
      enter(Branch::processing_instruction_questionable_greater_than_sign);
      switch_to(State::data);
      emit_processing_instruction();
      advance();
      return Flow::next;
    }
    default: {
      enter(Branch::processing_instruction_questionable_anything_else);
      append_character(processing_instruction_data(), U'?');
      switch_to(State::processing_instruction_data);
      return Flow::next;
    }
  }
}

// character reference state
// #character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::character_reference_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    enter(Branch::character_reference_on_entry);
    clear(temporary_buffer());
    append_character(temporary_buffer(), U'&');
    // else
    enter(Branch::character_reference_anything_else);
    flush_code_points_consumed_as_a_character_reference();
    switch_to(return_state());
    return Flow::next;
  }
  enter(Branch::character_reference_on_entry);
  clear(temporary_buffer());
  append_character(temporary_buffer(), U'&');
  switch (current()) {
    case '#': {
      enter(Branch::character_reference_number_sign);
      append_current_input_character(temporary_buffer());
      switch_to(State::numeric_character_reference);
      advance();
      return Flow::next;
    }
    default: {
      if (is_ascii_alphanumeric(current())) {
        enter(Branch::character_reference_ascii_alphanumeric);
        switch_to(State::named_character_reference);
        return Flow::next;
      }
      enter(Branch::character_reference_anything_else);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
  }
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
                  !last_character_matched_is(U';') && (next_input_character_is([](unsigned char c) {
                    return (c >= '0' && c <= '9') || c == '=' || (c >= 'A' && c <= 'Z') ||
                           (c >= 'a' && c <= 'z');
                  })))) {
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
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::ambiguous_ampersand_anything_else);
      switch_to(return_state());
      return Flow::next;
    }
    switch (current()) {
      case ';': {
        enter(Branch::ambiguous_ampersand_semicolon);
        parse_error(ParseErrorCode::unknown_named_character_reference);
        switch_to(return_state());
        return Flow::next;
      }
      default: {
        if (is_ascii_alphanumeric(current())) {
          const auto at = enter(Branch::ambiguous_ampersand_ascii_alphanumeric);
          // if the character reference was consumed as part of an attribute
          if (at(1, the_character_reference_was_consumed_as_part_of_an_attribute())) {
            append_current_input_character(attribute_value());
          } else {
            emit_current_input_character();
          }
          advance();
          continue;
        }
        enter(Branch::ambiguous_ampersand_anything_else);
        switch_to(return_state());
        return Flow::next;
      }
    }
  }
}

// numeric character reference state
// #numeric-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::numeric_character_reference_state() {
  if constexpr (edition < Day{2026, 7, 19}) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::numeric_character_reference_on_entry);
      set_character_reference_code(0);
      // else
      enter(Branch::numeric_character_reference_anything_else);
      switch_to(State::decimal_character_reference_start);
      return Flow::next;
    }
    enter(Branch::numeric_character_reference_on_entry);
    set_character_reference_code(0);
    switch (current()) {
      case 'X':
      case 'x': {
        enter(Branch::numeric_character_reference_latin_small_letter_x);
        append_current_input_character(temporary_buffer());
        switch_to(State::hexadecimal_character_reference_start);
        advance();
        return Flow::next;
      }
      default: {
        enter(Branch::numeric_character_reference_anything_else);
        switch_to(State::decimal_character_reference_start);
        return Flow::next;
      }
    }
  } else {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      enter(Branch::numeric_character_reference_on_entry);
      set_character_reference_code(0);
      // else
      enter(Branch::numeric_character_reference_anything_else);
      parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
    enter(Branch::numeric_character_reference_on_entry);
    set_character_reference_code(0);
    switch (current()) {
      case 'X':
      case 'x': {
        enter(Branch::numeric_character_reference_latin_small_letter_x);
        append_current_input_character(temporary_buffer());
        switch_to(State::hexadecimal_character_reference_start);
        advance();
        return Flow::next;
      }
      default: {
        if (is_ascii_digit(current())) {
          enter(Branch::numeric_character_reference_ascii_digit);
          switch_to(State::decimal_character_reference);
          return Flow::next;
        }
        enter(Branch::numeric_character_reference_anything_else);
        parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
        flush_code_points_consumed_as_a_character_reference();
        switch_to(return_state());
        return Flow::next;
      }
    }
  }
}

// hexadecimal character reference start state
// #hexadecimal-character-reference-start-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::hexadecimal_character_reference_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::hexadecimal_character_reference_start_anything_else);
    parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
    flush_code_points_consumed_as_a_character_reference();
    switch_to(return_state());
    return Flow::next;
  }
  switch (current()) {
    default: {
      if (is_ascii_hex_digit(current())) {
        enter(Branch::hexadecimal_character_reference_start_ascii_hex_digit);
        switch_to(State::hexadecimal_character_reference);
        return Flow::next;
      }
      enter(Branch::hexadecimal_character_reference_start_anything_else);
      parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
  }
}

// decimal character reference start state
// #decimal-character-reference-start-state, spec/tokenizer.rules  [until 2026-07-19]
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::decimal_character_reference_start_state() {
  if (at_end()) {
    if (more_to_come()) return Flow::suspend;
    // else
    enter(Branch::decimal_character_reference_start_anything_else);
    parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
    flush_code_points_consumed_as_a_character_reference();
    switch_to(return_state());
    return Flow::next;
  }
  switch (current()) {
    default: {
      if (is_ascii_digit(current())) {
        enter(Branch::decimal_character_reference_start_ascii_digit);
        switch_to(State::decimal_character_reference);
        return Flow::next;
      }
      enter(Branch::decimal_character_reference_start_anything_else);
      parse_error(ParseErrorCode::absence_of_digits_in_numeric_character_reference);
      flush_code_points_consumed_as_a_character_reference();
      switch_to(return_state());
      return Flow::next;
    }
  }
}

// hexadecimal character reference state
// #hexadecimal-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::hexadecimal_character_reference_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::hexadecimal_character_reference_anything_else);
      parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
      switch_to(State::numeric_character_reference_end);
      return Flow::next;
    }
    switch (current()) {
      case ';': {
        enter(Branch::hexadecimal_character_reference_semicolon);
        switch_to(State::numeric_character_reference_end);
        advance();
        return Flow::next;
      }
      default: {
        if (is_ascii_digit(current())) {
          enter(Branch::hexadecimal_character_reference_ascii_digit);
          multiply_character_reference_code(16);
          add_to_character_reference_code(0x30);
          advance();
          continue;
        }
        if (is_ascii_upper_hex_digit(current())) {
          enter(Branch::hexadecimal_character_reference_ascii_upper_hex_digit);
          multiply_character_reference_code(16);
          add_to_character_reference_code(0x37);
          advance();
          continue;
        }
        if (is_ascii_lower_hex_digit(current())) {
          enter(Branch::hexadecimal_character_reference_ascii_lower_hex_digit);
          multiply_character_reference_code(16);
          add_to_character_reference_code(0x57);
          advance();
          continue;
        }
        enter(Branch::hexadecimal_character_reference_anything_else);
        parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
        switch_to(State::numeric_character_reference_end);
        return Flow::next;
      }
    }
  }
}

// decimal character reference state
// #decimal-character-reference-state, spec/tokenizer.rules
template <class EditionData, class Sink, Build build>
Flow Tokenizer<EditionData, Sink, build>::decimal_character_reference_state() {
  for (;;) {
    if (at_end()) {
      if (more_to_come()) return Flow::suspend;
      // else
      enter(Branch::decimal_character_reference_anything_else);
      parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
      switch_to(State::numeric_character_reference_end);
      return Flow::next;
    }
    switch (current()) {
      case ';': {
        enter(Branch::decimal_character_reference_semicolon);
        switch_to(State::numeric_character_reference_end);
        advance();
        return Flow::next;
      }
      default: {
        if (is_ascii_digit(current())) {
          enter(Branch::decimal_character_reference_ascii_digit);
          multiply_character_reference_code(10);
          add_to_character_reference_code(0x30);
          advance();
          continue;
        }
        enter(Branch::decimal_character_reference_anything_else);
        parse_error(ParseErrorCode::missing_semicolon_after_character_reference);
        switch_to(State::numeric_character_reference_end);
        return Flow::next;
      }
    }
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
