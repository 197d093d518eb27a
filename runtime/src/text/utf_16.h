// The length of UTF-8 text in UTF-16 code units.
#ifndef LOCKSTEP_TEXT_UTF_16_H
#define LOCKSTEP_TEXT_UTF_16_H

#include <cstddef>
#include <string_view>

#include "text/characters.h"

namespace lockstep::detail {

// Returns the number of code units of a character, given its first byte; 0 for its other bytes.
constexpr std::size_t utf_16_units(char byte) {
  return std::size_t{!is_continuation_byte(byte)} + std::size_t{static_cast<unsigned char>(byte) >= 0xF0};
}
// O(text)
constexpr std::size_t utf_16_length(std::string_view text) {
  std::size_t units = 0;
  for (const char byte : text) units += utf_16_units(byte);
  return units;
}

}  // namespace lockstep::detail

#endif
