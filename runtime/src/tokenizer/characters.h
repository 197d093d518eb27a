// The character tokens that the tokenizer emits, as runs: views of the input wherever possible.
#ifndef LOCKSTEP_TOKENIZER_CHARACTERS_H
#define LOCKSTEP_TOKENIZER_CHARACTERS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "lockstep/types.h"
#include "text/part_of.h"
#include "tokenizer/text_buffer.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class Characters {
 public:
  using Rules = typename Types::Rules;
  using Sink = typename Types::Sink;

  // --- Operations of the rules
  [[gnu::noinline]] void emit_current() {
    auto& input = rules().input;
    const unsigned char c = input.current();
    if (c == '\0') {
      flush();
      place_ = {input.position(), input.position() + 1};
      rules().sink.null_character();
      return;
    }
    if (*input.here() == '\r')
      emit_in_place_of_current({&ascii_strings.text[0x0A], 1});
    else
      append({input.here(), 1});
  }
  void emit(char32_t c) {
    if (c >= 0x80)
      emit_in_place_of_current(rules().input.spelled(c, pending_));
    else
      append(locates_ ? spelled_in_place(c) : rules().input.spelled(c, pending_));
  }
  void emit_part_of(const TextBuffer& buffer, std::string_view text) {
    if (locates_) begin_piece(rules(), text);
    pending_.append_part_of(buffer, text);
  }

  // --- Operations of derived code
  // Consumes and emits the characters up to `end`, if any.
  void emit_run(const char* end) {
    auto& input = rules().input;
    const auto size = static_cast<std::size_t>(end - input.here());
    if (size == 0) return;
    if (locates_) begin_run_piece(size);
    pending_.append(input.here(), size);
    input.move_to(end);
  }
  // Emits at least one character. If a tag follows, or seems to follow, the sink may take the characters
  // immediately.
  void emit_run_before_tag(const char* end) {
    if constexpr (kTakesText || kTakesRuns) {
      auto& input = rules().input;
      const std::string_view run = input.take_until(end);
      if (!holds_ && pending_.empty() && input.next_is('<')) [[likely]] {
        if (locates_) place_ = {input.offset_of(run.data()), input.position()};
        if constexpr (kTakesText) {
          if (rules().sink.take_text(run)) [[likely]]
            return;
        } else if (input.begins_tag(input.here()) && rules().sink.takes_runs_at_once()) {
          const char* const end_of_input = input.end();
          rules().sink.characters(run);
          if (input.end() != end_of_input) input.end_here();  // the sink has stopped the tokenizer
          return;
        }
      }
      input.move_to(run.data());
    }
    emit_run(end);
  }

  // --- For other parts: pending characters are flushed before the next token, and before queries about the
  // tree
  void flush() {
    if (!pending_.empty()) hand_over(rules());
  }
  bool empty() const { return pending_.empty(); }
  const TextBuffer& pending() const { return pending_; }
  TextBuffer& pending() { return pending_; }

  // --- Their positions
  // See TokenizerControl.
  const ByteRange& place() const { return place_; }
  // `each_piece`: also records where each piece of a run begins, which errors in a run require; otherwise
  // only the end of a run is recorded.
  void set_locates(bool locates, bool each_piece) {
    locates_ = locates;
    locates_pieces_ = each_piece;
  }
  bool locates_pieces() const { return locates_pieces_; }
  // Makes the sink receive characters with the next token, so that the sink may stop the tokenizer after
  // them. Otherwise the sink may receive them when the next tag begins.
  void set_hold() { holds_ = true; }
  void continue_after(const Characters& other) {
    place_ = other.place_;
    locates_ = other.locates_;
    locates_pieces_ = other.locates_pieces_;
    holds_ = other.holds_;
  }

 private:
  LOCKSTEP_PART_OF(Rules, characters)
  static constexpr bool kTakesText = requires(Sink & sink) { sink.take_text(std::string_view()); };
  static constexpr bool kTakesRuns = requires(Sink & sink) { sink.takes_runs_at_once(); };

  // A run that is not contiguous in the input, because it contains a character reference, is emitted as a
  // copy: an additional token would cost more than copying the piece. Errors have the positions of the
  // pieces.
  void append(std::string_view text) {
    if (locates_) begin_piece(rules(), text);
    pending_.append(text);
  }
  // Emits a newline or U+FFFD.
  void emit_in_place_of_current(std::string_view text) {
    const auto& input = rules().input;
    if (locates_pieces_) {
      flush();
      place_.begin = input.position();
    }
    place_.end = input.position() + 1;
    pending_.append(text);
  }
  // Begins a piece with the characters from the current one on.
  void begin_run_piece(std::size_t size) {
    auto& input = rules().input;
    if (locates_pieces_) {
      if (pending_.empty()) [[likely]]
        place_ = {input.position(), input.position() + size};
      else
        begin_piece(rules(), {input.here(), size});
      // The whole run is consumed, even if the pending characters stopped the tokenizer.
      input.extend_to(input.here() + size);
    } else {
      place_.end = input.position() + size;
    }
  }
  // The next functions are called from states that run in registers: passing the whole object costs them no
  // register, while passing a part would. This one records the position of a piece of pending characters: in
  // the input, or at its reference.
  [[gnu::noinline]] static void begin_piece(Rules& rules, std::string_view text) {
    const auto& input = rules.input;
    TextBuffer& pending = rules.characters.pending_;
    ByteRange& place = rules.characters.place_;
    const bool in_input = input.contains(text.data());
    if (rules.characters.locates_pieces_) {
      const std::uint64_t begin = in_input ? input.offset_of(text.data()) : input.offset_of_last('&');
      // In the table of references, the characters of one reference are adjacent; so may be those of two
      // references.
      const bool continues_text =
          !pending.owned() && pending.end() == text.data() && (in_input || begin == place.begin);
      if (!continues_text) {
        rules.characters.flush();
        place.begin = begin;
      }
    }
    place.end = in_input ? input.offset_of(text.data()) + text.size() : input.end_of_consumed();
  }
  [[gnu::noinline, gnu::hot]] static void hand_over(Rules& rules) {
    Characters& self = rules.characters;
    if constexpr (kTakesText) {
      if (rules.sink.take_text(self.pending_.view())) [[likely]]
        return self.pending_.clear();
      self.hand_over_to_rules();
    } else {
      self.hand_over_all();
    }
  }
  // Returns an ASCII character being emitted, at its position in the input. This is the current character,
  // unless `c` was consumed earlier and has not been emitted yet; then it is the last `c` consumed or, if
  // there are several in a row, the first of these.
  std::string_view spelled_in_place(char32_t c) const {
    const auto& input = rules().input;
    const char ascii = static_cast<char>(c);
    const char* const emitted = input.begin() + (std::max(place_.end, input.origin()) - input.origin());
    const char* at = input.here();
    while (at > emitted && at[-1] != ascii) --at;
    if (at <= emitted) return {input.here(), 1};
    while (at > emitted && at[-1] == ascii) --at;
    return {at, 1};
  }
  [[gnu::noinline]] void hand_over_to_rules() {
    rules().sink.characters(pending_.view());
    pending_.clear();
  }
  // For a sink that takes all text through this function: everything is inlined.
  [[gnu::flatten, gnu::noinline]] void hand_over_all() {
    rules().sink.characters(pending_.view());
    pending_.clear();
  }

  TextBuffer pending_;  // characters not emitted yet
  ByteRange place_;     // the range of the pending characters, or of the last ones
  bool locates_ = false;
  bool locates_pieces_ = false;
  bool holds_ = false;
};

}  // namespace lockstep::detail

#endif
