// Validating UTF-8 in blocks of 64 bytes with AVX2. Whether the processor supports it is detected at run
// time.
#ifndef LOCKSTEP_TEXT_UTF_8_AVX2_H
#define LOCKSTEP_TEXT_UTF_8_AVX2_H

#include "text/avx2.h"

#if LOCKSTEP_AVX2
#include <array>
#include <cstdint>

namespace lockstep::detail {

// Two bytes that do not follow each other in well-formed text: the sets of values of the first byte's first
// four bits, its last four, and the second byte's first four. Bit n of a set represents n.
struct ForbiddenPair {
  unsigned first_high, first_low, second_high;
};
constexpr unsigned from_to(unsigned first, unsigned last) { return (2u << last) - (1u << first); }
inline constexpr unsigned kAny = from_to(0, 15), kContinuation = from_to(8, 11);
inline constexpr ForbiddenPair kForbiddenPairs[8] = {
    {from_to(0, 7), kAny, kContinuation},                     // a continuation byte after ASCII
    {from_to(12, 15), kAny, kAny & ~kContinuation},           // no continuation byte after a lead byte
    {from_to(12, 12), from_to(0, 1), kContinuation},          // overlong: C0 and C1
    {from_to(14, 14), from_to(0, 0), from_to(8, 9)},          // overlong: E0 80 to E0 9F
    {from_to(14, 14), from_to(13, 13), from_to(10, 11)},      // surrogates: ED A0 to ED BF
    {from_to(15, 15), kAny & ~from_to(1, 4), from_to(8, 8)},  // overlong: F0 80 to F0 8F; F5 80 and above
    {from_to(15, 15), from_to(4, 15), from_to(9, 11)},        // above U+10FFFF: F4 90 and above
    {kContinuation, kAny, kContinuation},                     // allowed only as a third or fourth byte
};
inline constexpr int kSurrogate = 1 << 4, kTwoContinuations = 1 << 7;

// For each value of four bits, the pairs whose set contains it.
template <unsigned ForbiddenPair::*set>
inline constexpr std::array<char, 16> pairs_with = [] {
  std::array<char, 16> table{};
  for (unsigned i = 0; i < 16; ++i) {
    unsigned pairs = 0;
    for (unsigned k = 0; k < 8; ++k) pairs |= (kForbiddenPairs[k].*set >> i & 1) << k;
    table[i] = static_cast<char>(pairs);
  }
  return table;
}();

// Looks up each of 32 four-bit values, in the low halves of bytes, in the table.
[[gnu::target("avx2")]] inline __m256i look_up(const std::array<char, 16>& table, __m256i halves) {
  return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(load_16(table.data())),
                             _mm256_and_si256(halves, _mm256_set1_epi8(0x0F)));
}

[[gnu::target("avx2")]] inline bool are_ascii(__m256i a, __m256i b) {
  return _mm256_movemask_epi8(_mm256_or_si256(a, b)) == 0;
}

// Returns, for each of the 32 bytes at `p`, the forbidden pairs that end with it. Three bytes before `p` must
// be readable.
[[gnu::target("avx2")]] inline __m256i forbidden_pairs(const char* p) {
  const __m256i second = load_32(p), first = load_32(p - 1);
  const __m256i pairs = _mm256_and_si256(
      _mm256_and_si256(look_up(pairs_with<&ForbiddenPair::first_high>, _mm256_srli_epi16(first, 4)),
                       look_up(pairs_with<&ForbiddenPair::first_low>, first)),
      look_up(pairs_with<&ForbiddenPair::second_high>, _mm256_srli_epi16(second, 4)));
  // Sets the highest bit if E0 or above is two bytes before, or F0 or above three bytes before.
  const __m256i due = _mm256_or_si256(_mm256_subs_epu8(load_32(p - 2), _mm256_set1_epi8(0xE0 - 0x80)),
                                      _mm256_subs_epu8(load_32(p - 3), _mm256_set1_epi8(0xF0 - 0x80)));
  const auto two = static_cast<char>(kTwoContinuations);
  return _mm256_xor_si256(pairs, _mm256_and_si256(due, _mm256_set1_epi8(two)));
}

// Skips well-formed blocks, given that the three bytes before them are well-formed.
[[gnu::target("avx2")]] inline const char* skip_well_formed_64(const char* p, const char* end,
                                                               bool allow_surrogates) {
  const __m256i allowed = _mm256_set1_epi8(allow_surrogates ? kSurrogate : 0);
  for (; end - p >= 64; p += 64) {
    if (are_ascii(_mm256_or_si256(load_32(p - 1), load_32(p)), load_32(p + 32))) {
      // Runs of ASCII are mostly long.
      while (end - p >= 192 && are_ascii(_mm256_or_si256(load_32(p + 64), load_32(p + 96)),
                                         _mm256_or_si256(load_32(p + 128), load_32(p + 160))))
        p += 128;
      continue;
    }
    const __m256i pairs = _mm256_or_si256(forbidden_pairs(p), forbidden_pairs(p + 32));
    if (_mm256_testc_si256(allowed, pairs) == 0) break;
  }
  return p;
}

}  // namespace lockstep::detail
#endif

#endif
