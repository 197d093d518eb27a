// Fast paths for ASCII, which is most of the text of most pages in every encoding except UTF-16.
#ifndef LOCKSTEP_TEXT_ASCII_H
#define LOCKSTEP_TEXT_ASCII_H

#include <bit>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "text/byte_scan.h"

namespace lockstep::detail {

#if LOCKSTEP_SSE2
inline bool is_ascii_64(const char* p) {
  return _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(load_16(p), load_16(p + 16)),
                                        _mm_or_si128(load_16(p + 32), load_16(p + 48)))) == 0;
}
#endif

// Returns the length of the longest prefix of `text` that is ASCII.
std::size_t ascii_prefix(std::string_view text);

// Copies the ASCII bytes at the beginning of [p, end), and returns their end. May write up to 16 more bytes
// to `out`, but at most end - p in total.
inline const char* copy_ascii(const char* p, const char* end, char*& out) {
#if LOCKSTEP_SSE2
  while (end - p >= 16) {
    const __m128i bytes = load_16(p);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out), bytes);
    const auto high = static_cast<unsigned>(_mm_movemask_epi8(bytes));
    const int count = high == 0 ? 16 : std::countr_zero(high);
    p += count;
    out += count;
    if (high != 0) return p;
  }
#endif
  while (p != end && static_cast<unsigned char>(*p) < 0x80) *out++ = *p++;
  return p;
}

}  // namespace lockstep::detail

#endif
