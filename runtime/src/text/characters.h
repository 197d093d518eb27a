// The character tests used in the rules, and encoding a code point as UTF-8.
#ifndef LOCKSTEP_TEXT_CHARACTERS_H
#define LOCKSTEP_TEXT_CHARACTERS_H

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep::detail {

// Writes a code point from U+0080 on as UTF-8. Surrogates become three bytes each, so that they are
// preserved.
inline void write_utf_8(char*& out, char32_t code) {
  const auto put = [&](char32_t byte) { *out++ = static_cast<char>(byte); };
  if (code < 0x800) {
    put(0xC0 | code >> 6);
  } else {
    if (code < 0x10000) {
      put(0xE0 | code >> 12);
    } else {
      put(0xF0 | code >> 18);
      put(0x80 | (code >> 12 & 0x3F));
    }
    put(0x80 | (code >> 6 & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}
// Writes any code point and returns its length in bytes.
inline std::size_t encode_utf8(char32_t code, char* to) {
  char* end = to;
  if (code < 0x80)
    *end++ = static_cast<char>(code);
  else
    write_utf_8(end, code);
  return static_cast<std::size_t>(end - to);
}

// Whether a byte of UTF-8 is not the first of its character.
constexpr bool is_continuation_byte(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Returns the longest prefix of whole characters with at most `most` bytes. The text must be well-formed.
inline std::string_view whole_characters(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && is_continuation_byte(text[most])) --most;
  return text.substr(0, most);
}

// https://infra.spec.whatwg.org/#surrogate
constexpr bool is_surrogate(char32_t code) { return code >= 0xD800 && code <= 0xDFFF; }
// https://infra.spec.whatwg.org/#noncharacter
constexpr bool is_noncharacter(char32_t code) {
  return (code >= 0xFDD0 && code <= 0xFDEF) || (code & 0xFFFE) == 0xFFFE;
}
// https://infra.spec.whatwg.org/#control, except https://infra.spec.whatwg.org/#ascii-whitespace
constexpr bool is_control_not_whitespace(char32_t code) {
  return (code <= 0x1F && code != 0x09 && code != 0x0A && code != 0x0C && code != 0x0D) ||
         (code >= 0x7F && code <= 0x9F);
}
constexpr char ascii_lowercase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }
// Returns the value of a hexadecimal digit; -1 for other characters.
constexpr int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char lower = ascii_lowercase(c);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}
inline std::string in_ascii_lowercase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = ascii_lowercase(c);
  return lower;
}
inline bool contains_ignoring_case(std::string_view text, std::string_view wanted) {
  const auto same = [](char a, char b) { return ascii_lowercase(a) == ascii_lowercase(b); };
  return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), same) != text.end();
}
inline bool equals_ignoring_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (ascii_lowercase(a[i]) != ascii_lowercase(b[i])) return false;
  return true;
}

}  // namespace lockstep::detail

#endif
