// Counts line ends and characters, blocks of 64 bytes at a time where the processor can.
#include "text/position_finder.h"

#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

// An LF ends a line, and so does a CR without a following LF.
bool ends_line(std::string_view text, std::size_t at) {
  return text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'));
}

std::uint32_t line_ends(std::string_view text, std::size_t from, std::size_t to) {
  std::uint32_t count = 0;
#if LOCKSTEP_SSE2
  for (; to - from >= 64 && text.size() - from > 64; from += 64) {
    const char* const p = text.data() + from;
    count += static_cast<std::uint32_t>(count_in_64(p, '\n'));
    const __m128i line_feed = _mm_set1_epi8('\n');
    const __m128i carriage_return = _mm_set1_epi8('\r');
    __m128i returns = _mm_setzero_si128();
    for (int i = 0; i < 64; i += 16)
      returns = _mm_or_si128(returns, _mm_cmpeq_epi8(load_16(p + i), carriage_return));
    if (_mm_movemask_epi8(returns) == 0) continue;
    __m128i counts = _mm_setzero_si128();
    for (int i = 0; i < 64; i += 16)
      counts = _mm_sub_epi8(counts, _mm_andnot_si128(_mm_cmpeq_epi8(load_16(p + i + 1), line_feed),
                                                     _mm_cmpeq_epi8(load_16(p + i), carriage_return)));
    count += sum_of_bytes(counts);
  }
#endif
  for (; from != to; ++from) count += ends_line(text, from);
  return count;
}

}  // namespace

LineColumn PositionFinder::find(std::string_view text, std::uint64_t at) {
  const auto offset = static_cast<std::size_t>(at);
  const auto begins_character = [&](std::size_t at) {
    return (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80;
  };
  if (offset < line_start_) {
    line_ -= line_ends(text, offset, line_start_);
    line_start_ = offset;
    while (line_start_ != 0 && !ends_line(text, line_start_ - 1)) --line_start_;
    at_ = line_start_;
    column_ = 1;
  }
  while (at_ > offset) column_ -= begins_character(--at_);
  if (const std::uint32_t lines = line_ends(text, at_, offset); lines != 0) {
    line_ += lines;
    column_ = 1;
    line_start_ = offset;
    while (!ends_line(text, line_start_ - 1)) --line_start_;
    at_ = line_start_;
  }
  for (; at_ < offset; ++at_) column_ += begins_character(at_);
  // The offset points to the LF, but a CR and the LF after it are one newline.
  const bool after_return =
      offset != 0 && offset < text.size() && text[offset] == '\n' && text[offset - 1] == '\r';
  return {line_, column_ - after_return};
}

void PositionFinder::locate(std::string_view text, ParseError& error) {
  const LineColumn place = find(text, error.offset);
  error.line = place.line;
  error.column = place.column;
  LineColumn reported = place;
  if (error.reported.offset != error.offset)
    reported = PositionFinder(*this).find(text, error.reported.offset);
  error.reported.line = reported.line;
  error.reported.column = reported.column;
}

void PositionFinder::forget(std::string_view text, std::size_t count) {
  if (at_ < count) find(text, count);
  at_ -= count;
  line_start_ = line_start_ > count ? line_start_ - count : 0;
}

}  // namespace lockstep::detail
