// UTF-8: what is well-formed, and the decoder (https://encoding.spec.whatwg.org/#utf-8-decoder).
#ifndef LOCKSTEP_ENCODING_UTF_8_H
#define LOCKSTEP_ENCODING_UTF_8_H

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::detail {

inline constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// The length of the longest prefix of `text` that is well-formed UTF-8. With `wobbly`, surrogates count as
// well-formed.
std::size_t well_formed_prefix(std::string_view text, bool wobbly);

// The ill-formed sequence that `text` begins with: how many bytes one U+FFFD takes the place of. `cut`: all
// of them are right, and the text ended where another was due.
struct IllFormed {
  std::size_t length;
  bool cut;
};
IllFormed ill_formed_sequence(std::string_view text, bool wobbly);

// Appends `text` to `out` with every ill-formed sequence replaced by U+FFFD. Returns how many bytes at the
// end were not used because more bytes could complete them (none if `last`).
std::size_t append_repaired(std::string& out, std::string_view text, bool wobbly, bool last);

// Writes a code point from U+0080 on.
inline void write_utf_8(char*& out, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { *out++ = static_cast<char>(byte); };
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

}  // namespace lockstep::detail

#endif
