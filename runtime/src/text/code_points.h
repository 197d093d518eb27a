// Reading code points from UTF-8, and sets of code points as ranges.
#ifndef LOCKSTEP_TEXT_CODE_POINTS_H
#define LOCKSTEP_TEXT_CODE_POINTS_H

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace lockstep::detail {

struct CodePoint {
  char32_t value;
  std::size_t size;  // in bytes
};

// Returns the first code point of a nonempty text; a byte that does not begin a sequence counts as U+FFFD.
inline CodePoint first_code_point(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {0xFFFD, 1};
  char32_t value = lead & (0xFFu >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0u) != 0x80) return {0xFFFD, 1};
    value = value << 6 | (byte(i) & 0x3Fu);
  }
  const char32_t least = size == 2 ? 0x80 : size == 3 ? 0x800 : 0x10000;
  if (value < least || value > 0x10FFFF) return {0xFFFD, 1};
  return {value, size};
}

// Whether the code point is a U+FFFD that represents an ill-formed byte, rather than one in the text.
inline bool is_ill_formed(const CodePoint& code) { return code.value == 0xFFFD && code.size == 1; }

struct CodePointRange {
  char32_t first, last;
};

// The ranges must be in order.
template <std::size_t size>
bool is_in_ranges(char32_t code, const CodePointRange (&ranges)[size]) {
  const auto range = std::lower_bound(std::begin(ranges), std::end(ranges), code,
                                      [](const CodePointRange& r, char32_t c) { return r.last < c; });
  return range != std::end(ranges) && range->first <= code;
}

}  // namespace lockstep::detail

#endif
