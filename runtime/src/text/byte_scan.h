// Scanning for bytes: the loops that process most bytes of a page. They handle sixteen bytes at a time
// with SSE2, which every x86-64 has, and one at a time on other machines and in the build without fast paths.
#ifndef LOCKSTEP_TEXT_BYTE_SCAN_H
#define LOCKSTEP_TEXT_BYTE_SCAN_H

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#if (defined(__SSE2__) || defined(_M_X64)) && !LOCKSTEP_PLAIN_RULES
#define LOCKSTEP_SSE2 1
#include <emmintrin.h>
#else
#define LOCKSTEP_SSE2 0
#endif

namespace lockstep::detail {

constexpr bool is_ascii_whitespace(unsigned char c) {
  constexpr std::uint64_t kWhite =
      std::uint64_t{1} << ' ' | 1u << '\t' | 1u << '\n' | 1u << '\f' | 1u << '\r';
  return c <= ' ' && ((kWhite >> c) & 1) != 0;
}

// Classes of bytes. Each takes an int, so that a char may be signed or unsigned.
constexpr bool is_between(int first, int last, int c) {
  return static_cast<unsigned>(c - first) <= static_cast<unsigned>(last - first);
}
constexpr bool is_ascii_upper_alpha(int c) { return is_between('A', 'Z', c); }
constexpr bool is_ascii_lower_alpha(int c) { return is_between('a', 'z', c); }
constexpr bool is_ascii_alpha(int c) { return is_between('a', 'z', c | 0x20); }
constexpr bool is_ascii_digit(int c) { return is_between('0', '9', c); }
constexpr bool is_ascii_alphanumeric(int c) { return is_ascii_alpha(c) || is_ascii_digit(c); }
constexpr bool is_ascii_upper_hex_digit(int c) { return is_between('A', 'F', c); }
constexpr bool is_ascii_lower_hex_digit(int c) { return is_between('a', 'f', c); }
constexpr bool is_ascii_hex_digit(int c) { return is_ascii_digit(c) || is_between('a', 'f', c | 0x20); }

// A set of bytes, as 256 flags and as ranges.
struct ByteSet {
  struct Range {
    unsigned char first = 0, last = 0;
  };
  static constexpr int kMost = 8;
  bool has[256] = {};
  Range ranges[kMost] = {};
  int count = 0;

  constexpr ByteSet() = default;
  constexpr ByteSet(std::initializer_list<char> bytes) {
    for (const char byte : bytes) has[static_cast<unsigned char>(byte)] = true;
    find_ranges();
  }
  constexpr bool operator[](char c) const { return has[static_cast<unsigned char>(c)]; }
  constexpr void add(int c) { has[c] = true; }
  // The other controls are added to a set that contains all white space. A run may then end too early, at a
  // rare byte, but there are fewer ranges to compare with.
  constexpr void find_ranges() {
    if (has[0x09] && has[0x0A] && has[0x0C] && has[0x0D])
      for (int c = 0; c < ' '; ++c) has[c] = true;
    count = 0;
    for (int c = 0; c < 256; ++c) {
      if (!has[c]) continue;
      if (c == 0 || !has[c - 1]) {
        if (++count > kMost) return;
        ranges[count - 1].first = static_cast<unsigned char>(c);
      }
      ranges[count - 1].last = static_cast<unsigned char>(c);
    }
  }
};

#if LOCKSTEP_SSE2
inline __m128i load_16(const char* p) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p)); }
// Returns 0xFF for each byte that equals `byte`.
inline __m128i equal(__m128i bytes, int byte) {
  return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(static_cast<char>(byte)));
}

// Returns 0xFF for each byte in the set.
template <const ByteSet& set>
inline __m128i members(__m128i bytes) {
  __m128i found = _mm_setzero_si128();
#if defined(__clang__)  // Clang otherwise keeps the loop, and computes its constants for each block
#pragma clang loop unroll(full)
#endif
  for (int i = 0; i < set.count; ++i) {
    const auto first = static_cast<char>(set.ranges[i].first);
    const auto width = static_cast<char>(set.ranges[i].last - set.ranges[i].first);
    // A byte is in a range if its unsigned distance from the start is at most the width.
    const __m128i above = first == 0 ? bytes : _mm_sub_epi8(bytes, _mm_set1_epi8(first));
    found =
        _mm_or_si128(found, width == 0 ? _mm_cmpeq_epi8(bytes, _mm_set1_epi8(first))
                                       : _mm_cmpeq_epi8(_mm_min_epu8(above, _mm_set1_epi8(width)), above));
  }
  return found;
}
#endif

#if LOCKSTEP_SSE2
// Runs are usually either short or long, so four blocks are tested with one branch.
template <const ByteSet& stop>
[[gnu::noinline, gnu::hot]] const char* skip_long_run(const char* p, const char* end, const char* from) {
  while (end - p >= 64) {
    const __m128i found =
        _mm_or_si128(_mm_or_si128(members<stop>(load_16(p)), members<stop>(load_16(p + 16))),
                     _mm_or_si128(members<stop>(load_16(p + 32)), members<stop>(load_16(p + 48))));
    if (_mm_movemask_epi8(found) != 0) break;
    p += 64;
  }
  while (end - p >= 16) {
    const int mask = _mm_movemask_epi8(members<stop>(load_16(p)));
    if (mask != 0) return p + std::countr_zero(static_cast<unsigned>(mask));
    p += 16;
  }
  if (end - from >= 16) {  // the last bytes, together with some before them
    const auto mask = static_cast<unsigned>(_mm_movemask_epi8(members<stop>(load_16(end - 16))));
    const unsigned found = mask >> (16 - (end - p));
    return found != 0 ? p + std::countr_zero(found) : end;
  }
  while (p != end && !stop[*p]) ++p;
  return p;
}
#endif

// Returns the first byte of [p, end) that is in the set, or end. [from, p) is readable.
template <const ByteSet& stop>
inline const char* skip_run(const char* p, const char* end, [[maybe_unused]] const char* from) {
  static_assert(stop.count > 0);
#if LOCKSTEP_SSE2
  if constexpr (stop.count <= ByteSet::kMost) {
    // The length of a run is hard to predict: fewer steps mean fewer mispredictions.
    if (end - p >= 96) {
      if constexpr (stop.count > 4) {
        for (int step = 0; step < 3; ++step, p += 16) {
          const auto mask = static_cast<std::uint32_t>(_mm_movemask_epi8(members<stop>(load_16(p))));
          if (mask != 0) return p + std::countr_zero(mask);
        }
      } else {
        for (int step = 0; step < 3; ++step, p += 32) {
          const auto low = static_cast<std::uint32_t>(_mm_movemask_epi8(members<stop>(load_16(p))));
          const auto high = static_cast<std::uint32_t>(_mm_movemask_epi8(members<stop>(load_16(p + 16))));
          const std::uint32_t mask = low | high << 16;
          if (mask != 0) return p + std::countr_zero(mask);
        }
      }
    }
    return skip_long_run<stop>(p, end, from);
  }
#endif
  while (p != end && !stop[*p]) ++p;
  return p;
}

template <const ByteSet& stop>
inline const char* skip_run(const char* p, const char* end) {
  return skip_run<stop>(p, end, p);
}

#if LOCKSTEP_SSE2
// Returns one bit for each of sixteen bytes: whether it is ASCII whitespace.
inline unsigned whitespace_in_16(const char* p) {
  const __m128i bytes = load_16(p);
  // TAB to CR is a range, except for one byte.
  const __m128i above_tab = _mm_sub_epi8(bytes, _mm_set1_epi8('\t'));
  const __m128i in_range = _mm_cmpeq_epi8(_mm_min_epu8(above_tab, _mm_set1_epi8('\r' - '\t')), above_tab);
  const __m128i white = _mm_or_si128(_mm_andnot_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\v')), in_range),
                                     _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')));
  return static_cast<unsigned>(_mm_movemask_epi8(white));
}
#endif

// Returns the length of the longest prefix that is all ASCII whitespace or contains none. The text must not
// be empty.
inline std::size_t size_of_alike(std::string_view text) {
  const bool white = is_ascii_whitespace(static_cast<unsigned char>(text.front()));
  std::size_t i = 1;
#if LOCKSTEP_SSE2
  for (; text.size() - i >= 16; i += 16) {
    const unsigned others = whitespace_in_16(text.data() + i) ^ (white ? 0xFFFFu : 0u);
    if (others != 0) return i + static_cast<std::size_t>(std::countr_zero(others));
  }
#endif
  while (i < text.size() && is_ascii_whitespace(static_cast<unsigned char>(text[i])) == white) ++i;
  return i;
}

// Whether the text, which must not be empty, is all ASCII whitespace. Many runs are, because pages are
// indented. Memory up to `limit` is readable.
inline bool is_all_whitespace(std::string_view text, [[maybe_unused]] const char* limit) {
  const char* p = text.data();
  const char* const end = p + text.size();
  if (!is_ascii_whitespace(static_cast<unsigned char>(*p)) ||
      !is_ascii_whitespace(static_cast<unsigned char>(end[-1])))
    return false;
#if LOCKSTEP_SSE2
  for (; end - p >= 16; p += 16)
    if (whitespace_in_16(p) != 0xFFFF) return false;
  if (limit - p >= 16) return (~whitespace_in_16(p) & ((1u << (end - p)) - 1)) == 0;
#endif
  for (; p != end; ++p)
    if (!is_ascii_whitespace(static_cast<unsigned char>(*p))) return false;
  return true;
}

#if LOCKSTEP_SSE2
inline std::uint32_t sum_of_bytes(__m128i bytes) {
  const __m128i sums = _mm_sad_epu8(bytes, _mm_setzero_si128());
  return static_cast<std::uint32_t>(_mm_cvtsi128_si32(sums)) +
         static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm_srli_si128(sums, 8)));
}
#endif

// Returns the number of times that the byte occurs in the 64 bytes from `p` on.
inline std::size_t count_in_64(const char* p, char wanted) {
#if LOCKSTEP_SSE2
  __m128i counts = _mm_setzero_si128();
  for (int i = 0; i < 64; i += 16)
    counts = _mm_sub_epi8(counts, _mm_cmpeq_epi8(load_16(p + i), _mm_set1_epi8(wanted)));
  return sum_of_bytes(counts);
#else
  return static_cast<std::size_t>(std::count(p, p + 64, wanted));
#endif
}

}  // namespace lockstep::detail

#endif
