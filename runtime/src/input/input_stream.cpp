// Checking, repairing and storing the input.
#include "input/input_stream.h"

#include <algorithm>
#include <cstdint>

#include "text/avx2.h"
#include "text/byte_scan.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

#if LOCKSTEP_SSE2
bool are_at_most(__m128i bytes, int most) {
  return _mm_movemask_epi8(equal(_mm_max_epu8(bytes, _mm_set1_epi8(static_cast<char>(most))), most)) ==
         0xFFFF;
}

// Maps TAB and LF to 0, and any other byte to itself minus 0x20, modulo 256. The result is at most 0x5E for
// printable ASCII, and larger for all other bytes; it is largest for the controls below 0x20.
__m128i rank(const char* p) {
  const __m128i bytes = load_16(p);
  // The average with LF, rounded up, is LF only for TAB and LF.
  const __m128i line_feed = _mm_set1_epi8('\n');
  const __m128i tab_or_line_feed = _mm_cmpeq_epi8(_mm_avg_epu8(bytes, line_feed), line_feed);
  return _mm_andnot_si128(tab_or_line_feed, _mm_sub_epi8(bytes, _mm_set1_epi8(0x20)));
}
constexpr int rank_of(unsigned char byte) { return static_cast<unsigned char>(byte - 0x20); }

// Whether none of the 64 bytes, whose ranks are given, can begin an error.
bool none_begins_an_error(__m128i a, __m128i b, __m128i c, __m128i d) {
  __m128i greatest = _mm_setzero_si128(), found = _mm_setzero_si128();
  for (__m128i ranks : {a, b, c, d}) {
    ranks = _mm_andnot_si128(equal(ranks, rank_of('\r')), ranks);
    greatest = _mm_max_epu8(greatest, ranks);
    // U+0080 to U+009F begin with C2.
    found = _mm_or_si128(found, _mm_or_si128(equal(ranks, rank_of(0x7F)), equal(ranks, rank_of(0xC2))));
  }
  // Surrogates and noncharacters begin with ED or above.
  return _mm_movemask_epi8(found) == 0 && are_at_most(greatest, rank_of(0xEC));
}

// Returns nonzero for each of the 16 bytes that is an ASCII control character other than TAB, LF and CR, or
// the byte by which a multi-byte error is recognized. The byte before them must be readable.
__m128i suspects(const char* p) {
  const __m128i bytes = load_16(p), before = load_16(p - 1), ranks = rank(p);
  const __m128i high = _mm_cmplt_epi8(bytes, _mm_setzero_si128());
  const __m128i below_A0 = _mm_cmplt_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xA0)));
  const __m128i plain = _mm_cmpeq_epi8(_mm_min_epu8(ranks, _mm_set1_epi8(rank_of('~'))), ranks);
  const __m128i fine = _mm_or_si128(_mm_or_si128(plain, high), equal(bytes, '\r'));
  // U+0080 to U+009F are C2 80 to C2 9F, surrogates ED A0 80 to ED BF BF.
  const __m128i control = _mm_and_si128(equal(before, 0xC2), below_A0);
  const __m128i surrogate = _mm_andnot_si128(below_A0, equal(before, 0xED));
  // Noncharacters are EF B7 90 to EF B7 AF, and sequences that end with BF BE or BF BF.
  const __m128i in_row = _mm_and_si128(equal(before, 0xEF), equal(bytes, 0xB7));
  const __m128i at_end_of_plane =
      _mm_and_si128(equal(before, 0xBF), equal(_mm_or_si128(bytes, _mm_set1_epi8(1)), 0xBF));
  return _mm_or_si128(_mm_or_si128(_mm_or_si128(control, surrogate), _mm_or_si128(in_row, at_end_of_plane)),
                      _mm_andnot_si128(fine, _mm_set1_epi8(-1)));
}
#endif

constexpr std::size_t kSkippedBytes = 64;

#if LOCKSTEP_AVX2
// See rank().
[[gnu::target("avx2")]] __m256i rank_32(const char* p) {
  const __m256i bytes = load_32(p), line_feed = _mm256_set1_epi8('\n');
  const __m256i tab_or_line_feed = _mm256_cmpeq_epi8(_mm256_avg_epu8(bytes, line_feed), line_feed);
  return _mm256_andnot_si256(tab_or_line_feed, _mm256_sub_epi8(bytes, _mm256_set1_epi8(0x20)));
}

// See skip_plain().
[[gnu::target("avx2")]] std::size_t skip_plain_avx2(std::string_view text, std::size_t i) {
  const __m256i most = _mm256_set1_epi8(rank_of('~'));
  for (; text.size() - i >= kSkippedBytes; i += kSkippedBytes) {
    const char* const p = text.data() + i;
    const __m256i greatest = _mm256_max_epu8(_mm256_max_epu8(rank_32(p), rank_32(p + 32)), most);
    if (_mm256_testc_si256(most, greatest) == 0) break;
  }
  return i;
}
#endif

// Skips blocks of printable ASCII, TAB and LF.
std::size_t skip_plain([[maybe_unused]] std::string_view text, std::size_t i) {
#if LOCKSTEP_AVX2
  if (has_avx2()) return skip_plain_avx2(text, i);
#endif
#if LOCKSTEP_SSE2
  for (; text.size() - i >= kSkippedBytes; i += kSkippedBytes) {
    const char* const p = text.data() + i;
    const __m128i greatest =
        _mm_max_epu8(_mm_max_epu8(rank(p), rank(p + 16)), _mm_max_epu8(rank(p + 32), rank(p + 48)));
    if (!are_at_most(greatest, rank_of('~'))) break;
  }
#endif
  return i;
}

// Skips blocks without errors, which make up the bulk of most pages, starting at the beginning of any
// character but the first one. The result may be inside a character, which may be an error.
std::size_t skip_fine([[maybe_unused]] std::string_view text, std::size_t i) {
#if LOCKSTEP_SSE2
  bool may_be_inside = false;  // whether `i` may be inside a character that may be an error
  for (i = skip_plain(text, i); text.size() - i >= kSkippedBytes; i += kSkippedBytes) {
    const char* const p = text.data() + i;
    const __m128i a = rank(p), b = rank(p + 16), c = rank(p + 32), d = rank(p + 48);
    if (are_at_most(_mm_max_epu8(_mm_max_epu8(a, b), _mm_max_epu8(c, d)), rank_of('~'))) {
      i = skip_plain(text, i + kSkippedBytes) - kSkippedBytes;
      continue;
    }
    may_be_inside = may_be_inside && is_continuation_byte(*p);
    if (!may_be_inside && none_begins_an_error(a, b, c, d)) continue;
    may_be_inside = true;
    const __m128i found = _mm_or_si128(_mm_or_si128(suspects(p), suspects(p + 16)),
                                       _mm_or_si128(suspects(p + 32), suspects(p + 48)));
    if (_mm_movemask_epi8(equal(found, 0)) != 0xFFFF) return i;
  }
  while (text.size() - i >= 16 && _mm_movemask_epi8(equal(suspects(text.data() + i), 0)) == 0xFFFF) i += 16;
#endif
  return i;
}

}  // namespace

void find_input_stream_errors(std::string_view text, std::size_t from,
                              const std::function<void(ParseErrorCode, ByteRange)>& found) {
  const auto add = [&](ParseErrorCode code, std::size_t at) {
    std::size_t end = at;
    do ++end;
    while (end < text.size() && is_continuation_byte(text[end]));
    found(code, {at, end});
  };
  std::size_t block_end = from;  // the end of a block with an error, whose characters are examined one by one
  for (std::size_t i = from; i < text.size();) {
    if (i != 0 && i >= block_end) {
      i = skip_fine(text, i);
      if (i == text.size()) break;
      block_end = i + kSkippedBytes;
      while (is_continuation_byte(text[i])) --i;
    }
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x80) {
      // NUL is left to the tokenizer (#control-character-in-input-stream).
      if (c != 0 && is_control_not_whitespace(c)) add(ParseErrorCode::control_character_in_input_stream, i);
      ++i;
      continue;
    }
    char32_t code;
    std::size_t length;
    const auto byte = [&](std::size_t k) {
      return static_cast<char32_t>(static_cast<unsigned char>(text[i + k]) & 0x3F);
    };
    if (c < 0xE0) {
      length = 2;
      code = static_cast<char32_t>((c & 0x1F) << 6) | byte(1);
    } else if (c < 0xF0) {
      length = 3;
      code = static_cast<char32_t>((c & 0x0F) << 12) | byte(1) << 6 | byte(2);
    } else {
      length = 4;
      code = static_cast<char32_t>((c & 0x07) << 18) | byte(1) << 12 | byte(2) << 6 | byte(3);
    }
    if (is_surrogate(code)) {
      add(ParseErrorCode::surrogate_in_input_stream, i);
    } else if (is_noncharacter(code)) {
      add(ParseErrorCode::noncharacter_in_input_stream, i);
    } else if (is_control_not_whitespace(code)) {
      add(ParseErrorCode::control_character_in_input_stream, i);
    }
    i += length;
  }
}

CheckedText check_text(std::string_view text, bool allow_surrogates, bool find_errors) {
  if (!find_errors) return {well_formed_prefix(text, allow_surrogates), 0};
  constexpr std::size_t kPiece = 1024;  // read twice if not skipped, the second time from the cache
  std::size_t i = 0, first_error = SIZE_MAX;
  const auto found = [&](ParseErrorCode, ByteRange place) {
    first_error = std::min(first_error, static_cast<std::size_t>(place.begin));
  };
  while (first_error == SIZE_MAX) {
    i = skip_plain(text, i);
    const std::size_t good = well_formed_prefix(text.substr(i, kPiece), allow_surrogates);
    if (good == 0) return {i, i};
    find_input_stream_errors(text.substr(0, i + good), i, found);
    i += good;
  }
  return {i + well_formed_prefix(text.substr(i), allow_surrogates), first_error};
}

bool InputStream::write(std::string_view chunk, bool allow_surrogates) {
  do {
    // Replacing ill-formed bytes makes them longer, three bytes for one. Near the maximum length, text is
    // added byte by byte.
    const std::size_t sure = (kLongestInput - text_.size()) / 3;
    const std::size_t size = sure > carry_.size() ? sure - carry_.size() : 1;
    const std::string_view piece = chunk.substr(0, size);
    chunk.remove_prefix(piece.size());
    const std::size_t before = text_.size();
    if (carry_.empty()) {
      append(piece, allow_surrogates, false);
    } else {
      const std::string joined = carry_.append(piece);
      carry_.clear();
      append(joined, allow_surrogates, false);
    }
    if (text_.size() > kLongestInput) {
      text_.resize(before);
      return false;
    }
  } while (!chunk.empty());
  return true;
}

void InputStream::finish(bool allow_surrogates, bool cut) {
  const std::string rest = cut ? std::string() : std::move(carry_);
  carry_.clear();
  append(rest, allow_surrogates, true);
}

void InputStream::append(std::string_view bytes, bool allow_surrogates, bool last) {
  if (!started_) {
    // A byte order mark is part of the encoding, not of the text. Text that may contain surrogates has
    // already been decoded.
    if (!allow_surrogates && !last && bytes.size() < kUtf8ByteOrderMark.size() &&
        kUtf8ByteOrderMark.starts_with(bytes)) {
      carry_ = bytes;
      return;
    }
    started_ = !bytes.empty() || last;  // a later byte order mark is text
    if (!allow_surrogates && bytes.starts_with(kUtf8ByteOrderMark)) {
      bytes.remove_prefix(kUtf8ByteOrderMark.size());
      offsets_.skip(kUtf8ByteOrderMark.size());
    }
  }
  const std::size_t rest =
      append_repaired(text_, bytes, allow_surrogates, last, with_offsets_ ? &offsets_ : nullptr);
  carry_ = bytes.substr(bytes.size() - rest);
}

}  // namespace lockstep::detail
