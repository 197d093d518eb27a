// Escaping text as HTML.
#ifndef LOCKSTEP_SERIALIZE_ESCAPE_H
#define LOCKSTEP_SERIALIZE_ESCAPE_H

#include <cstddef>
#include <cstring>
#include <string_view>

#include "serialize/output.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

// The bytes that may have to be replaced. C2 is the first byte of U+00A0 NO-BREAK SPACE.
inline constexpr ByteSet kEscapedInText = {'&', '<', '>', '\xC2'};
inline constexpr ByteSet kEscapedInAttributes = {'&', '<', '>', '"', '\xC2'};
// With SerializeOptions::round_trip, a carriage return is replaced too, because a parser reads it as a
// newline.
inline constexpr ByteSet kEscapedInTextToKeep = {'&', '<', '>', '\xC2', '\r'};
inline constexpr ByteSet kEscapedInAttributesToKeep = {'&', '<', '>', '"', '\xC2', '\r'};

#if LOCKSTEP_SSE2
inline __m128i load_8_twice(const char* first, const char* second) {
  return _mm_unpacklo_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(first)),
                            _mm_loadl_epi64(reinterpret_cast<const __m128i*>(second)));
}
inline __m128i load_4_twice(const char* first, const char* second) {
  int low = 0, high = 0;
  std::memcpy(&low, first, 4);
  std::memcpy(&high, second, 4);
  return _mm_set_epi32(high, low, high, low);
}
inline void store_16(char* to, __m128i bytes) { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), bytes); }

// Copies text of at most Output::kShort bytes in which nothing must be replaced, and returns the end; null if
// anything must be replaced. The last block overlaps the previous one.
template <const ByteSet& stop>
inline char* copy_short_text(char* to, std::string_view text) {
  const auto stops = [](__m128i bytes) { return _mm_movemask_epi8(members<stop>(bytes)) != 0; };
  const char* const from = text.data();
  const std::size_t size = text.size();
  if (size >= 16) {
    for (std::size_t i = 0; i + 16 < size; i += 16) {
      const __m128i bytes = load_16(from + i);
      if (stops(bytes)) return nullptr;
      store_16(to + i, bytes);
    }
    const __m128i bytes = load_16(from + size - 16);
    if (stops(bytes)) return nullptr;
    store_16(to + size - 16, bytes);
    return to + size;
  }
  if (size >= 8   ? stops(load_8_twice(from, from + size - 8))
      : size >= 4 ? stops(load_4_twice(from, from + size - 4))
                  : size != 0 && (stop[from[0]] || stop[from[size / 2]] || stop[from[size - 1]]))
    return nullptr;
  return Output::copy(to, text);
}
#endif

template <const ByteSet& stop>
[[gnu::noinline]] void append_escaping(Output& out, std::string_view text, bool angle_brackets) {
  const char* run = text.data();
  const char* const end = run + text.size();
  const auto replace = [&](const char* at, std::size_t length, std::string_view replacement) {
    out.append(run, at);
    out.append(replacement);
    run = at + length;
  };
  for (const char* p = skip_run<stop>(run, end); p != end; p = skip_run<stop>(p + 1, end)) {
    switch (*p) {
      case '&':
        replace(p, 1, "&amp;");
        break;
      case '<':
        if (angle_brackets) replace(p, 1, "&lt;");
        break;
      case '>':
        if (angle_brackets) replace(p, 1, "&gt;");
        break;
      case '"':
        replace(p, 1, "&quot;");
        break;
      case '\r':
        replace(p, 1, "&#13;");
        break;
      case '\xC2':
        if (p + 1 != end && p[1] == '\xA0') {
          replace(p, 2, "&nbsp;");
          ++p;
        }
        break;
      default:
        break;
    }
  }
  out.append(run, end);
}

[[gnu::noinline]] inline char* append_escaping(Output& out, char* at, std::string_view text,
                                               bool attribute_mode, bool angle_brackets) {
  out.set_at(at);
  if (attribute_mode) {
    append_escaping<kEscapedInAttributes>(out, text, angle_brackets);
  } else {
    append_escaping<kEscapedInText>(out, text, angle_brackets);
  }
  return out.with_room(out.at());
}

// Escapes the text: #escapingString. Appends at `at`, where there must be room for Output::kRoom bytes, and
// returns the end, where there is still room for kRoom - kShort bytes.
[[gnu::always_inline]] inline char* append_escaped(Output& out, char* at, std::string_view text,
                                                   bool attribute_mode, bool angle_brackets) {
#if LOCKSTEP_SSE2
  if (text.size() <= Output::kShort) [[likely]] {
    char* const end = attribute_mode ? copy_short_text<kEscapedInAttributes>(at, text)
                                     : copy_short_text<kEscapedInText>(at, text);
    if (end != nullptr) [[likely]]
      return end;
  }
#endif
  return append_escaping(out, at, text, attribute_mode, angle_brackets);
}

}  // namespace lockstep::detail

#endif
