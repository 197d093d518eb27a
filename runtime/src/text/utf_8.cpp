// Validating and repairing UTF-8.
#include "text/utf_8.h"

#include "text/ascii.h"
#include "text/offset_map.h"
#include "text/utf_8_avx2.h"

namespace lockstep::detail {

namespace {

// The sequence at `p`: its length if it is well-formed; otherwise 0, and the ill-formed part.
struct Utf8Sequence {
  std::size_t length = 0;
  IllFormed bad = {0, false};
};

Utf8Sequence read_sequence(const unsigned char* p, const unsigned char* end, bool allow_surrogates) {
  const unsigned char lead = *p;
  std::size_t needed;
  unsigned char low = 0x80, high = 0xBF;
  if (lead < 0x80) return {1};
  if (lead >= 0xC2 && lead <= 0xDF) {
    needed = 2;
  } else if (lead >= 0xE0 && lead <= 0xEF) {
    needed = 3;
    if (lead == 0xE0) low = 0xA0;
    if (lead == 0xED && !allow_surrogates) high = 0x9F;
  } else if (lead >= 0xF0 && lead <= 0xF4) {
    needed = 4;
    if (lead == 0xF0) low = 0x90;
    if (lead == 0xF4) high = 0x8F;
  } else {
    return {0, {1, false}};
  }
  for (std::size_t i = 1; i < needed; ++i) {
    if (p + i == end) return {0, {i, true}};
    if (p[i] < low || p[i] > high) return {0, {i, false}};
    low = 0x80;
    high = 0xBF;
  }
  return {needed};
}

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

#if LOCKSTEP_SSE2
// Returns nonzero for the bytes that are at least `least`.
__m128i at_least(__m128i bytes, int least) {
  return _mm_subs_epu8(bytes, _mm_set1_epi8(static_cast<char>(least - 1)));
}

// Whether the sixteen bytes at `p` are well-formed, given that the three bytes before them are well-formed.
bool is_well_formed_block(const char* p, bool allow_surrogates) {
  const __m128i bytes = load_16(p), before = load_16(p - 1);
  const __m128i zero = _mm_setzero_si128();
  // A byte must be a continuation byte if and only if a lead byte of sufficient length precedes it.
  const __m128i due = _mm_or_si128(
      at_least(before, 0xC0), _mm_or_si128(at_least(load_16(p - 2), 0xE0), at_least(load_16(p - 3), 0xF0)));
  const __m128i not_due = _mm_cmpeq_epi8(due, zero);
  const __m128i is_one = _mm_cmplt_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xC0)));
  __m128i wrong = _mm_cmpeq_epi8(not_due, is_one);
  // Bytes that occur in no sequence.
  wrong = _mm_or_si128(wrong, at_least(bytes, 0xF5));
  wrong = _mm_or_si128(wrong, equal(_mm_and_si128(bytes, _mm_set1_epi8(static_cast<char>(0xFE))), 0xC0));
  // Second bytes that would make an overlong form, a surrogate, or a code point above U+10FFFF.
  const __m128i low_90 = _mm_cmplt_epi8(bytes, _mm_set1_epi8(static_cast<char>(0x90)));
  const __m128i low_A0 = _mm_cmplt_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xA0)));
  wrong = _mm_or_si128(wrong, _mm_and_si128(equal(before, 0xE0), low_A0));
  wrong = _mm_or_si128(wrong, _mm_and_si128(equal(before, 0xF0), low_90));
  wrong = _mm_or_si128(wrong, _mm_andnot_si128(low_90, equal(before, 0xF4)));
  if (!allow_surrogates) wrong = _mm_or_si128(wrong, _mm_andnot_si128(low_A0, equal(before, 0xED)));
  return _mm_movemask_epi8(_mm_cmpeq_epi8(wrong, zero)) == 0xFFFF;
}

// Returns the start of a sequence cut off by the end of [from, p); `p` if there is none. A sequence must
// start at `from`.
const char* start_of_cut_sequence(const char* from, const char* p) {
  for (int back = 1; back <= 3 && p - from >= back; ++back) {
    const auto byte = static_cast<unsigned char>(p[-back]);
    if (byte < 0x80) break;
    if (byte < 0xC0) continue;
    const int length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    return length > back ? p - back : p;
  }
  return p;
}

// Skips well-formed blocks and returns the start of a sequence whose next 16 bytes are ill-formed or reach
// beyond the text. `p` must be the start of a sequence, after three readable bytes.
const char* skip_well_formed_blocks(const char* p, const char* end, bool allow_surrogates) {
  const char* const from = p;
#if LOCKSTEP_AVX2
  if (end - p >= 64 && has_avx2())
    p = start_of_cut_sequence(from, skip_well_formed_64(p, end, allow_surrogates));
#endif
  while (end - p >= 16) {
    const bool ascii = _mm_movemask_epi8(load_16(p)) == 0;
    if (ascii && static_cast<signed char>(p[-1]) >= 0) {
      p += 16;
      while (end - p >= 64 && is_ascii_64(p)) p += 64;
      continue;
    }
    if (!is_well_formed_block(p, allow_surrogates)) break;
    p += 16;
  }
  return start_of_cut_sequence(from, p);
}
#endif

}  // namespace

// Not inlined into the two forms of append_repaired(), which would take twice the code.
[[gnu::noinline]] std::size_t well_formed_prefix(std::string_view text, bool allow_surrogates) {
  const char* const start = text.data();
  const char* const end = start + text.size();
  const char* p = start + ascii_prefix(text.substr(0, 64));
  [[maybe_unused]] bool may_skip = true;
  for (;;) {
#if LOCKSTEP_SSE2
    if (may_skip && p - start >= 3) {
      p = skip_well_formed_blocks(p, end, allow_surrogates);
      may_skip = false;
    }
#endif
    p += ascii_prefix({p, static_cast<std::size_t>(end - p)});
    if (p == end) break;
    const Utf8Sequence sequence =
        read_sequence(reinterpret_cast<const unsigned char*>(p), reinterpret_cast<const unsigned char*>(end),
                      allow_surrogates);
    if (sequence.length == 0) break;
    p += sequence.length;
  }
  return static_cast<std::size_t>(p - start);
}

IllFormed ill_formed_sequence(std::string_view text, bool allow_surrogates) {
  return read_sequence(bytes_of(text), bytes_of(text) + text.size(), allow_surrogates).bad;
}

// If the output has room, the text is copied in blocks, which are still in the cache after being validated.
// Otherwise the output grows once.
constexpr std::size_t kCopiedAtOnce = 32768;

template <class Output>
std::size_t append_repaired(Output& out, std::string_view text, bool allow_surrogates, bool last,
                            OffsetMap* offsets) {
  const std::size_t most = out.capacity() - out.size() < text.size() ? text.size() : kCopiedAtOnce;
  for (;;) {
    const std::size_t good = well_formed_prefix(text.substr(0, most), allow_surrogates);
    out.append(text.substr(0, good));
    if (offsets != nullptr) offsets->add_same(good);
    text.remove_prefix(good);
    if (text.empty()) return 0;
    if (good > kCopiedAtOnce - 4) continue;  // the block may have ended inside a sequence
    const IllFormed bad = ill_formed_sequence(text, allow_surrogates);
    if (bad.cut && !last) return text.size();
    out.append(kReplacement);
    if (offsets != nullptr) offsets->add(1, kReplacement.size(), static_cast<std::uint8_t>(bad.length));
    text.remove_prefix(bad.length);
  }
}
template std::size_t append_repaired(std::string&, std::string_view, bool, bool, OffsetMap*);
template std::size_t append_repaired(TextStore&, std::string_view, bool, bool, OffsetMap*);

}  // namespace lockstep::detail
