// The indexes of the Encoding Standard (https://encoding.spec.whatwg.org/#indexes), as stored in the
// generated tables.
#ifndef LOCKSTEP_ENCODING_INDEX_H
#define LOCKSTEP_ENCODING_INDEX_H

#include <cstddef>
#include <cstdint>

namespace lockstep::detail {

// The code points for the pointers from `first` on; 0 for none.
template <std::uint32_t first, std::size_t size>
struct Index {
  static constexpr std::uint32_t first_pointer = first;
  std::uint16_t code_points[size];

  std::uint32_t operator[](std::uint32_t pointer) const {
    pointer -= first;  // wraps around if it is too small
    return pointer < size ? code_points[pointer] : 0;
  }
};

// For each byte from 0x80 on, its UTF-8: the first byte in the lowest eight bits, and the number of bytes in
// the highest eight; 0 if there is no code point.
struct SingleByteIndex {
  std::uint32_t utf_8[128];

  constexpr explicit SingleByteIndex(const std::uint16_t (&code_points)[128]) : utf_8() {
    for (int i = 0; i < 128; ++i) {
      const std::uint32_t code = code_points[i];
      if (code >= 0x800)
        utf_8[i] =
            3u << 24 | (0x80 | (code & 0x3F)) << 16 | (0x80 | (code >> 6 & 0x3F)) << 8 | (0xE0 | code >> 12);
      else if (code != 0)
        utf_8[i] = 2u << 24 | (0x80 | (code & 0x3F)) << 8 | (0xC0 | code >> 6);
    }
  }
};

}  // namespace lockstep::detail

#endif
