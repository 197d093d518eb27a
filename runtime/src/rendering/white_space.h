// Finding white space that collapses: https://drafts.csswg.org/css-text/#white-space-processing.
#ifndef LOCKSTEP_RENDERING_WHITE_SPACE_H
#define LOCKSTEP_RENDERING_WHITE_SPACE_H

#include <bit>
#include <string_view>

#include "text/byte_scan.h"

namespace lockstep::detail {

// CSS Text's document white space characters, and U+000D, which is treated as a space.
constexpr bool is_collapsible(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

inline bool is_only_white_space(std::string_view text) {
  for (const char c : text)
    if (!is_collapsible(c)) return false;
  return true;
}

// Whether a run of text ends at this byte: at white space, unless it is a single space followed by another
// character.
constexpr bool ends_run(const char* at, const char* end) {
  return is_collapsible(*at) && (*at != ' ' || end - at == 1 || is_collapsible(at[1]));
}

#if LOCKSTEP_SSE2
// Loads eight bytes; the other eight are zero.
inline __m128i load_8(const char* p) { return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)); }

// Returns 0xFF for each collapsible byte.
inline __m128i collapsible_16(__m128i bytes) {
  const auto is = [&](char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
  return _mm_or_si128(_mm_or_si128(is(' '), is('\n')), _mm_or_si128(is('\t'), is('\r')));
}
#endif

// Returns the end of the run of text that begins at `at`, which may contain single spaces between words.
inline const char* end_of_run(const char* at, const char* end) {
#if LOCKSTEP_SSE2
  // Returns a bit for each byte at which a run ends; `next` contains the byte after each.
  const auto ends_in = [](__m128i bytes, __m128i next) {
    const __m128i single = _mm_andnot_si128(collapsible_16(next), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')));
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_andnot_si128(single, collapsible_16(bytes))));
  };
  for (; end - at > 16; at += 16)
    if (const unsigned ends = ends_in(load_16(at), load_16(at + 1)); ends != 0)
      return at + std::countr_zero(ends);
  if (end - at > 8) {
    // The other eight are zero, which is not a space.
    if (const unsigned ends = ends_in(load_8(at), load_8(at + 1)); ends != 0)
      return at + std::countr_zero(ends);
    at += 8;
  }
#endif
  while (at != end && !ends_run(at, end)) ++at;
  return at;
}

// Skips white space, and records whether it contains a line feed.
inline const char* skip_white_space(const char* at, const char* end, bool& line_feed) {
#if LOCKSTEP_SSE2
  for (; end - at >= 16; at += 16) {
    const __m128i bytes = load_16(at);
    const auto feeds = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n'))));
    const auto others = ~static_cast<unsigned>(_mm_movemask_epi8(collapsible_16(bytes))) & 0xFFFFU;
    if (others != 0) {
      line_feed |= (feeds & (others - 1) & ~others) != 0;  // line feeds before the first other byte
      return at + std::countr_zero(others);
    }
    line_feed |= feeds != 0;
  }
  if (end - at >= 8) {
    const __m128i bytes = load_8(at);
    const auto feeds = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n'))));
    const auto others = ~static_cast<unsigned>(_mm_movemask_epi8(collapsible_16(bytes)));  // the ninth bit is
                                                                                           // 1
    line_feed |= (feeds & (others - 1) & ~others) != 0;
    const int count = std::countr_zero(others);
    at += count;
    if (count != 8) return at;
  }
#endif
  for (; at != end && is_collapsible(*at); ++at) line_feed |= *at == '\n';
  return at;
}

}  // namespace lockstep::detail

#endif
