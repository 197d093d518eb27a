// Reads a value from left to right.
#ifndef LOCKSTEP_VALIDATE_VALUES_SCANNER_H
#define LOCKSTEP_VALIDATE_VALUES_SCANNER_H

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/spaces.h"
#include "validate/values/value.h"

namespace lockstep::detail::authoring {

constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// Returns the end of the character that begins at `at`.
inline std::size_t end_of_character(std::string_view text, std::size_t at) {
  std::size_t end = std::min(at + 1, text.size());
  while (end < text.size() && is_continuation_byte(text[end])) ++end;
  return end;
}

// Returns the text in quotation marks, shortened if it is long; control characters are named: “U+000A”.
std::string quoted_value(std::string_view text);
// Returns a fault in the characters from `begin` to `end`.
inline ValueFault fault_at(std::size_t begin, std::size_t end, std::string sentence) {
  return {std::move(sentence), begin, end};
}
// Returns a fault that was found in a part of a value, with its range in the whole value.
inline std::optional<ValueFault> moved(std::optional<ValueFault> fault, std::size_t by) {
  if (fault) {
    fault->begin += by;
    fault->end += by;
  }
  return fault;
}

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::string_view text() const { return text_; }
  std::size_t at() const { return at_; }
  bool is_done() const { return at_ == text_.size(); }
  // Returns a zero byte at the end.
  char next() const { return is_done() ? '\0' : text_[at_]; }
  std::string_view rest() const { return text_.substr(at_); }
  std::string_view since(std::size_t begin) const { return text_.substr(begin, at_ - begin); }
  void skip(std::size_t count = 1) { at_ += std::min(count, text_.size() - at_); }
  bool take(char c) {
    if (is_done() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  template <class Test>
  std::string_view take_while(Test test) {
    const std::size_t begin = at_;
    while (!is_done() && test(text_[at_])) ++at_;
    return since(begin);
  }
  // Returns whether there were any.
  bool skip_spaces() { return !take_while(is_ascii_space).empty(); }
  // Returns the text before the next `separator` or the end, and stops there.
  std::string_view take_until(char separator) {
    return take_while([=](char c) { return c != separator; });
  }
  // Returns a fault in the next character or, at the end, in the whole value.
  ValueFault unexpected(std::string_view what_to_write) const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace lockstep::detail::authoring

#endif
