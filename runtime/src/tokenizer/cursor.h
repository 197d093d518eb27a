// The tokenizer's input, and the position up to which it has been consumed.
#ifndef LOCKSTEP_TOKENIZER_CURSOR_H
#define LOCKSTEP_TOKENIZER_CURSOR_H

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "text/byte_scan.h"
#include "text/characters.h"
#include "tokenizer/text_buffer.h"

namespace lockstep::detail {

class Cursor {
 public:
  // --- The current input character, with newlines normalized (#preprocessing-the-input-stream). Non-ASCII
  // characters are read byte by byte; no rule distinguishes them.

  // True at the end of the input that has arrived. A CR at the very end counts as not arrived while an LF may
  // follow it.
  bool at_end() const { return p_ == end_ || (*p_ == '\r' && more_ && p_ + 1 == end_); }
  bool more_to_come() const { return more_; }
  unsigned char current() {
    if (*p_ == '\r') {
      if (p_ + 1 == end_ || p_[1] != '\n') return '\n';
      ++p_;
    }
    return static_cast<unsigned char>(*p_);
  }
  // Most characters are part of a run, so these functions are not inlined.
  [[gnu::noinline]] void append_character_to(TextBuffer& string) {
    current();
    string.append(*p_ == '\r' ? &ascii_strings.text[0x0A] : p_, 1);
  }
  // Appends the current input character, an ASCII letter, in lower case.
  [[gnu::noinline]] void append_lowercase_to(TextBuffer& string) const {
    string.append(&ascii_strings.text[static_cast<unsigned char>(ascii_lowercase(*p_))], 1);
  }
  // Appends a character spelled out in a rule.
  [[gnu::noinline]] void append_spelled_to(TextBuffer& string, char32_t c) const {
    string.append(spelled(c, string));
  }
  void advance() { ++p_; }
  void advance(std::size_t count) { p_ += count; }

  // --- The bytes
  const char* here() const { return p_; }
  const char* end() const { return end_; }
  const char* begin() const { return base_; }  // the beginning of the text that has not been dropped
  // Whether the next byte of the input is `c`.
  bool next_is(char c) const { return p_ != end_ && *p_ == c; }
  template <class Test>
  bool next_is_any_of(Test test) const {
    return p_ != end_ && test(static_cast<unsigned char>(*p_));
  }
  // Whether `letters`, which are in lower case, follow at `p` in any case, and then `rest`.
  [[gnu::always_inline]] inline bool follows_ignoring_case(const char* p, std::string_view letters,
                                                           std::string_view rest) const {
    if (static_cast<std::size_t>(end_ - p) < letters.size() + rest.size()) return false;
    for (const char letter : letters)
      if ((*p++ | 0x20) != letter) return false;
    return std::memcmp(p, rest.data(), rest.size()) == 0;
  }
  // Whether a tag begins at the `<` at `at`.
  bool begins_tag(const char* at) const {
    if (end_ - at < 3) return false;
    return is_ascii_alpha(at[1] == '/' ? at[2] : at[1]);
  }
  // If a CR LF follows, moves to its LF, as current() does: a run of characters may begin there.
  bool skip_return() {
    if (end_ - p_ < 2 || p_[0] != '\r' || p_[1] != '\n') return false;
    ++p_;
    return true;
  }
  // These return the first byte in `stop` from the current position or from `p` on, or the end of the input
  // if there is none.
  template <const ByteSet& stop>
  const char* end_of_run() const {
    return end_of_run<stop>(p_);
  }
  template <const ByteSet& stop>
  const char* end_of_run(const char* p) const {
    return skip_run<stop>(p, end_, base_);
  }
  // Consumes the bytes up to `p`.
  void move_to(const char* p) { p_ = p; }
  // Consumes the bytes up to `p` and returns them.
  std::string_view take_until(const char* p) {
    const std::string_view taken(p_, static_cast<std::size_t>(p - p_));
    p_ = p;
    return taken;
  }
  // Returns a character spelled out in a rule as text: if possible, the input bytes that represent it, so
  // that the string to which it is appended stays a view.
  std::string_view spelled(char32_t c, const TextBuffer& string) const {
    if (c < 0x80) {
      const char ascii = static_cast<char>(c);
      if (string.continues_with(ascii, end_)) return {string.end(), 1};
      if (string.empty())
        for (std::ptrdiff_t back = 1; back <= 3 && back <= p_ - base_; ++back)
          if (p_[-back] == ascii) return {p_ - back, 1};
      return {&ascii_strings.text[c], 1};
    }
    return "\xEF\xBF\xBD";  // U+FFFD, the only other character spelled out in rules
  }

  // --- Offsets in the text, in bytes
  std::uint64_t position() const { return offset_of(p_); }
  std::uint64_t offset_of(const char* at) const { return origin_ + static_cast<std::uint64_t>(at - base_); }
  std::uint64_t origin() const { return origin_; }  // the number of bytes dropped
  std::uint64_t end_offset() const { return offset_of(end_); }
  bool contains(const char* at) const { return at >= base_ && at <= end_; }
  // The offset of the last character `c` that has been consumed.
  std::uint64_t offset_of_last(char c) const {
    const char* at = p_;
    do {
      if (at == base_) break;
      --at;
    } while (*at != c);
    return offset_of(at);
  }
  // The offset after the last consumed character. A state that examined a CR LF has moved to its LF; see
  // current().
  std::uint64_t end_of_consumed() const {
    const bool inside_newline = p_ != base_ && p_ != end_ && *p_ == '\n' && p_[-1] == '\r';
    return position() - (inside_newline ? 1 : 0);
  }

  // --- For TokenSource, which supplies the text
  void set(const char* base, std::size_t size, bool more) {
    p_ = base_ == nullptr ? base : base + (p_ - base_);
    base_ = base;
    end_ = base + size;
    more_ = more;
  }
  void forget(std::size_t count) {
    base_ += count;
    origin_ += count;
  }
  void start_after(const Cursor& tag) {
    *this = tag;
    ++p_;
  }
  // Treats input after the current character as if it had not arrived.
  void stop_after_character() {
    const char* stop = p_;
    if (stop != end_) ++stop;
    while (stop != end_ && (static_cast<unsigned char>(*stop) & 0xC0) == 0x80) ++stop;
    end_ = stop;
    more_ = true;
  }
  // The first moves the end of the input to `end`, unless it is beyond `end` already; the second moves it to
  // the current position.
  void extend_to(const char* end) { end_ = end_ < end ? end : end_; }
  void end_here() { end_ = p_; }
  const char* const* address() const { return &p_; }

 private:
  const char* base_ = nullptr;
  const char* p_ = nullptr;
  const char* end_ = nullptr;
  std::uint64_t origin_ = 0;  // the offset of base_
  bool more_ = true;
};

}  // namespace lockstep::detail

#endif
