#include "input/input_stream.h"

#include <cstring>

#include "tokenizer/text_buffer.h"

namespace lockstep::detail {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// One sequence at `p`: its length when it is well-formed; else 0, with in `bad` the bytes to replace, and
// `cut` when the end of the input came before its fault.
struct Sequence {
  std::size_t length = 0;
  std::size_t bad = 0;
  bool cut = false;
};

Sequence read_sequence(const unsigned char* p, const unsigned char* end, bool wobbly) {
  const unsigned char lead = *p;
  std::size_t needed;
  unsigned char low = 0x80, high = 0xBF;
  if (lead < 0x80) return {1};
  if (lead >= 0xC2 && lead <= 0xDF) {
    needed = 2;
  } else if (lead >= 0xE0 && lead <= 0xEF) {
    needed = 3;
    if (lead == 0xE0) low = 0xA0;
    if (lead == 0xED && !wobbly) high = 0x9F;
  } else if (lead >= 0xF0 && lead <= 0xF4) {
    needed = 4;
    if (lead == 0xF0) low = 0x90;
    if (lead == 0xF4) high = 0x8F;
  } else {
    return {0, 1, false};
  }
  for (std::size_t i = 1; i < needed; ++i) {
    if (p + i == end) return {0, i, true};
    if (p[i] < low || p[i] > high) return {0, i, false};
    low = 0x80;
    high = 0xBF;
  }
  return {needed};
}

}  // namespace

std::size_t well_formed_prefix(std::string_view text, bool wobbly) {
  const auto* const start = reinterpret_cast<const unsigned char*>(text.data());
  const unsigned char* const end = start + text.size();
  const unsigned char* p = start;
  while (p != end) {
#if LOCKSTEP_SSE2
    // ASCII by the block: most of most pages.
    while (end - p >= 64) {
      const char* const block = reinterpret_cast<const char*>(p);
      const __m128i high = _mm_or_si128(_mm_or_si128(load_16(block), load_16(block + 16)),
                                        _mm_or_si128(load_16(block + 32), load_16(block + 48)));
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
    if (p == end) break;
    const Sequence sequence = read_sequence(p, end, wobbly);
    if (sequence.length == 0) break;
    p += sequence.length;
  }
  return static_cast<std::size_t>(p - start);
}

std::size_t append_repaired(std::string& out, std::string_view text, bool wobbly, bool last) {
  for (;;) {
    const std::size_t good = well_formed_prefix(text, wobbly);
    out.append(text.substr(0, good));
    text.remove_prefix(good);
    if (text.empty()) return 0;
    const auto* p = reinterpret_cast<const unsigned char*>(text.data());
    const Sequence sequence = read_sequence(p, p + text.size(), wobbly);
    if (sequence.cut && !last) return text.size();
    out.append(kReplacement);
    text.remove_prefix(sequence.bad);
  }
}

void find_input_stream_errors(std::string_view text, std::size_t from, std::vector<ParseError>& errors) {
  const auto add = [&](ParseErrorCode code, std::size_t at) { errors.push_back({code, 0, at, 0, 0}); };
  for (std::size_t i = from; i < text.size();) {
#if LOCKSTEP_SSE2
    // Blocks of printable ASCII and newlines hold none.
    while (text.size() - i >= 16) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + i));
      const __m128i odd = _mm_or_si128(_mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)),
                                       _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F)));
      const __m128i fine = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\n')),
                                        _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\t')));
      if (_mm_movemask_epi8(_mm_andnot_si128(fine, odd)) != 0) break;
      i += 16;
    }
    if (i == text.size()) break;
#endif
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

// The first LF at or behind at_, or the end of the text. Each byte is looked at once, however often the
// question comes.
std::size_t PositionFinder::next_newline(std::string_view text) {
  if (newline_ < at_ || newline_ == searched_) {
    const std::size_t from = newline_ < at_ ? at_ : searched_;
    const void* const found = std::memchr(text.data() + from, '\n', text.size() - from);
    searched_ = text.size();
    newline_ = found == nullptr ? searched_
                                : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
  }
  return newline_;
}

void PositionFinder::locate(std::string_view text, ParseError& error) {
  const auto offset = static_cast<std::size_t>(error.offset);
  if (offset < at_) {
    if (offset < line_start_) *this = PositionFinder();
    at_ = line_start_;
    column_ = 1;
  }
  while (at_ < offset) {
    // To the end of the line, or to the offset; a lone CR ends a line too.
    const char* const from = text.data() + at_;
    const std::size_t newline = next_newline(text);
    std::size_t stop = newline < offset ? newline : offset;
    const auto* carriage_return = static_cast<const char*>(std::memchr(from, '\r', stop - at_));
    bool ends_line = newline < offset;
    if (carriage_return != nullptr) {
      const auto at = static_cast<std::size_t>(carriage_return - text.data());
      if (at + 1 == text.size() || text[at + 1] != '\n') {
        stop = at;
        ends_line = true;
      }
    }
    if (ends_line) {
      ++line_;
      column_ = 1;
      at_ = line_start_ = stop + 1;
      continue;
    }
    std::uint32_t characters = 0;
    for (std::size_t i = at_; i < stop; ++i)
      characters += (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80;
    // A CR belongs to the LF that follows it, which is where the offset points then.
    if (carriage_return != nullptr) --characters;
    column_ += characters;
    at_ = stop;
  }
  error.line = line_;
  error.column = column_;
}

bool InputStream::write(std::string_view chunk, bool wobbly) {
  // Only ill-formed bytes take more room than before: three for one.
  const std::size_t size = carry_.size() + chunk.size();
  if (text_.size() + size > kLongestInput) return false;
  if (text_.size() + 3 * size > kLongestInput && well_formed_prefix(chunk, wobbly) != chunk.size())
    return false;
  if (carry_.empty()) {
    append(chunk, wobbly, false);
  } else {
    const std::string joined = carry_.append(chunk);
    carry_.clear();
    append(joined, wobbly, false);
  }
  return true;
}

void InputStream::finish(bool wobbly) {
  const std::string rest = std::move(carry_);
  carry_.clear();
  append(rest, wobbly, true);
}

void InputStream::append(std::string_view bytes, bool wobbly, bool last) {
  if (!started_) {
    // A BOM belongs to the encoding, not to the text; text that may hold surrogates is decoded already.
    if (!wobbly && !last && bytes.size() < kByteOrderMark.size() && kByteOrderMark.starts_with(bytes)) {
      carry_ = bytes;
      return;
    }
    if (!wobbly && bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
    started_ = !bytes.empty() || last;
  }
  const std::size_t rest = append_repaired(text_, bytes, wobbly, last);
  carry_ = bytes.substr(bytes.size() - rest);
}

}  // namespace lockstep::detail
