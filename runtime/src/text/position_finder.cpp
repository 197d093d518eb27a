// Counts line ends and characters, with SSE2 in blocks of 64 bytes.
#include "text/position_finder.h"

#include <algorithm>
#include <bit>

#include "text/byte_scan.h"
#include "text/small_tables.h"

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
  // A CR and the LF after it are one newline, even if the offset is at the LF.
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

namespace {

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

#if LOCKSTEP_SSE2
// Returns the number of continuation bytes among 64 bytes.
std::uint32_t continuations_in_64(const char* p) {
  const __m128i first_lead = _mm_set1_epi8(static_cast<char>(0xC0));
  __m128i counts = _mm_setzero_si128();
  for (int i = 0; i < 64; i += 16) counts = _mm_sub_epi8(counts, _mm_cmplt_epi8(load_16(p + i), first_lead));
  return sum_of_bytes(counts);
}

// Advances the place by that many bytes, at most 16. At least 17 must be readable.
[[gnu::always_inline]] inline void move_over_few(const char* p, unsigned size, LineColumn& place) {
  const __m128i bytes = load_16(p);
  const auto mask = [](__m128i found) { return static_cast<unsigned>(_mm_movemask_epi8(found)); };
  const unsigned read = (1u << size) - 1;
  const unsigned line_feeds = mask(equal(bytes, '\n')), returns = mask(equal(bytes, '\r'));
  unsigned ends = line_feeds & read;
  if (returns != 0) [[unlikely]]
    ends |= returns & read & ~(line_feeds >> 1 | (p[16] == '\n' ? 1u << 15 : 0));
  unsigned others = mask(_mm_cmplt_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xC0)))) & read;
  if (ends != 0) {
    const auto begin = static_cast<unsigned>(std::bit_width(ends));
    others >>= begin;
    size -= begin;
    place.column = 1;
    do ++place.line;
    while ((ends &= ends - 1) != 0);
  }
  place.column += size;
  if (others != 0) [[unlikely]]
    place.column -= static_cast<std::uint32_t>(std::popcount(others));
}
#endif

// Advances the place over text[from, to).
[[gnu::noinline]] void move_over(std::string_view text, std::size_t from, std::size_t to, LineColumn& place) {
  constexpr std::size_t kMany = 256;
  if (to - from >= kMany) {
    if (const std::uint32_t lines = line_ends(text, from, to); lines != 0) {
      place.line += lines;
      place.column = 1;
      from = to;
      while (!ends_line(text, from - 1)) --from;
    }
#if LOCKSTEP_SSE2
    // The rest contains no line ends.
    for (; to - from >= 64; from += 64) place.column += 64 - continuations_in_64(text.data() + from);
#endif
  }
#if LOCKSTEP_SSE2
  for (; from < to && text.size() - from > 16; from += 16)
    move_over_few(text.data() + from, static_cast<unsigned>(std::min<std::size_t>(to - from, 16)), place);
#endif
  for (; from < to; ++from) {
    if (ends_line(text, from)) {
      ++place.line;
      place.column = 1;
    } else {
      place.column += !continues_character(text[from]);
    }
  }
}

// Whether the offset points to the LF of a CR LF, which is one newline.
bool is_after_return(std::string_view text, std::size_t offset) {
  return offset != 0 && offset < text.size() && text[offset] == '\n' && text[offset - 1] == '\r';
}

// Returns the place of an offset, derived from the place of another one.
LineColumn moved(std::string_view text, std::size_t from, LineColumn place, std::size_t offset) {
#if LOCKSTEP_SSE2 && !LOCKSTEP_SMALL_TABLES
  if (offset - from <= 16 && text.size() - from > 16)
    move_over_few(text.data() + from, static_cast<unsigned>(offset - from), place);
  else
#endif
    move_over(text, from, offset, place);
  place.column -= is_after_return(text, offset);
  return place;
}

// Returns the last checkpoint before the offset, or the beginning. `step`: the binary logarithm of the
// distance between checkpoints.
std::size_t checkpoint_before(std::size_t offset, unsigned step) {
  return offset == 0 ? 0 : (offset - 1) >> step << step;
}

}  // namespace

LineCheckpoints::LineCheckpoints(std::size_t distance)
    : step_(static_cast<unsigned>(std::bit_width(std::clamp(distance, kShortestStep, kLongestStep) - 1))) {}

// A checkpoint has a byte after it, which shows whether a CR before it ends a line.
void LineCheckpoints::extend(std::string_view text, std::size_t offset) {
  const std::size_t step = std::size_t{1} << step_;
  for (std::size_t begin; (begin = places_.size() << step_) + step < offset;) {
    LineColumn place = places_.empty() ? LineColumn{} : places_.back();
    move_over(text, begin, begin + step, place);
    places_.push_back(place);
  }
}

LineColumn LineCheckpoints::find(std::string_view text, std::uint64_t at) const {
  const auto offset = static_cast<std::size_t>(at);
  const std::size_t begin = checkpoint_before(offset, step_);
  return moved(text, begin, begin == 0 ? LineColumn{} : places_[(begin >> step_) - 1], offset);
}

LineColumn LineCheckpoints::find_after(std::string_view text, std::uint64_t before, LineColumn place,
                                       std::uint64_t offset) const {
  if (before < checkpoint_before(static_cast<std::size_t>(offset), step_) ||
      is_after_return(text, static_cast<std::size_t>(before)))
    return find(text, offset);
  return moved(text, static_cast<std::size_t>(before), place, static_cast<std::size_t>(offset));
}

}  // namespace lockstep::detail
