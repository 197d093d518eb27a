#include "encoding/ascii.h"

namespace lockstep::detail {

std::size_t ascii_prefix(std::string_view text) {
  const char* const start = text.data();
  const char* const end = start + text.size();
  const char* p = start;
#if LOCKSTEP_SSE2
  while (end - p >= 64) {
    const __m128i high = _mm_or_si128(_mm_or_si128(load_16(p), load_16(p + 16)),
                                      _mm_or_si128(load_16(p + 32), load_16(p + 48)));
    if (_mm_movemask_epi8(high) != 0) break;
    p += 64;
  }
#endif
  while (end - p >= 8) {
    std::uint64_t word;
    std::memcpy(&word, p, 8);
    if ((word & 0x8080808080808080u) != 0) break;
    p += 8;
  }
  while (p != end && static_cast<unsigned char>(*p) < 0x80) ++p;
  return static_cast<std::size_t>(p - start);
}

}  // namespace lockstep::detail
