// Text between ASCII whitespace: https://infra.spec.whatwg.org/#ascii-whitespace
#ifndef LOCKSTEP_TEXT_SPACES_H
#define LOCKSTEP_TEXT_SPACES_H

#include <string_view>

#include "text/byte_scan.h"

namespace lockstep::detail {

inline constexpr std::string_view kAsciiWhitespace = "\t\n\f\r ";
constexpr bool is_ascii_space(char c) { return is_ascii_whitespace(static_cast<unsigned char>(c)); }

// Returns the text without those characters at its start and end for which `is_around` is true.
template <class IsAround>
std::string_view without_around(std::string_view text, IsAround is_around) {
  while (!text.empty() && is_around(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_around(text.back())) text.remove_suffix(1);
  return text;
}
inline std::string_view without_spaces_around(std::string_view text) {
  return without_around(text, is_ascii_space);
}
inline bool is_blank(std::string_view text) { return without_spaces_around(text).empty(); }

// Whether `is_wanted` is true for any of the nonempty parts between spaces.
template <class IsWanted>
bool any_token(std::string_view text, const IsWanted& is_wanted) {
  for (;;) {
    const std::size_t begin = text.find_first_not_of(kAsciiWhitespace);
    if (begin == std::string_view::npos) return false;
    text.remove_prefix(begin);
    const std::string_view token = text.substr(0, text.find_first_of(kAsciiWhitespace));
    if (is_wanted(token)) return true;
    text.remove_prefix(token.size());
  }
}

}  // namespace lockstep::detail

#endif
