// Finds the ASCII prefix of a text, one block at a time.
#include "text/ascii.h"

namespace lockstep::detail {

std::size_t ascii_prefix(std::string_view text) {
  const char* const start = text.data();
  const char* const end = start + text.size();
  const char* p = start;
#if LOCKSTEP_SSE2
  while (end - p >= 64 && is_ascii_64(p)) p += 64;
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
