// Collecting, ordering and reporting parse errors.
#include "tree/error_log.h"

#include <algorithm>
#include <cstdint>

namespace lockstep::detail {

namespace {

bool is_of_the_input_stream(ParseErrorCode code) {
  return code == ParseErrorCode::control_character_in_input_stream ||
         code == ParseErrorCode::noncharacter_in_input_stream ||
         code == ParseErrorCode::surrogate_in_input_stream;
}

// In the order of the text. At the same position, errors of the input stream come first, then those that are
// reported first, and then those that were found first.
bool is_earlier(const ParseError& a, const ParseError& b) {
  if (a.offset != b.offset) return a.offset < b.offset;
  const bool a_is_of_stream = is_of_the_input_stream(a.code);
  if (a_is_of_stream != is_of_the_input_stream(b.code)) return a_is_of_stream;
  if (a.reported.offset != b.reported.offset) return a.reported.offset < b.reported.offset;
  return a.line < b.line;
}

}  // namespace

void ErrorLog::read(std::string_view text, bool more) {
  text_ = text;
  std::size_t end = text.size();
  // The last character may be incomplete.
  if (more && end > examined_ && static_cast<unsigned char>(text[end - 1]) >= 0x80) do
      --end;
    while (end > examined_ && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80);
  examine(end);
}

void ErrorLog::examine(std::size_t end) {
  find_input_stream_errors(text_.substr(0, end), examined_, [this](const ParseError& error) { add(error); });
  examined_ = std::max(examined_, end);
}

void ErrorLog::add(const ParseError& error) {
  ++found_;
  if (reached_limit()) return;
  if (on_error_ != nullptr) {
    ParseError located = error;
    finder_.locate(text_, located);
    if (located.second) locate_earlier(*located.second);
    on_error_(located, user_data_);
  }
  if (!collect_) return;
  if (error.offset > last_) {
    truncated_ = true;
    return;
  }
  errors_.push_back(error);
  errors_.back().line = number_++;
  // Sorting rarely, many errors at once, costs little per error.
  constexpr std::size_t kFewest = 256;
  if (most_ != 0 && errors_.size() > most_ && errors_.size() - most_ >= std::max(most_, kFewest)) sort();
}

// Sorts the errors and drops those beyond the maximum.
void ErrorLog::sort() {
  // In place: a stable sort would allocate.
  if (!std::is_sorted(errors_.begin(), errors_.end(), is_earlier))
    std::sort(errors_.begin(), errors_.end(), is_earlier);
  if (most_ == 0 || errors_.size() <= most_) return;
  errors_.resize(most_);
  truncated_ = true;
  last_ = errors_.back().offset;
}

// A second place may be far before its error, and many errors may have the same: finds it from the nearest of
// places that are a fixed distance apart.
void ErrorLog::locate_earlier(SecondPlace& second) {
  constexpr std::uint64_t kStep = 1024;
  const std::uint64_t offset = second.range.begin;
  while (checkpoints_.size() <= offset / kStep) {
    PositionFinder finder = checkpoints_.empty() ? PositionFinder() : checkpoints_.back();
    finder.find(text_, checkpoints_.size() * kStep);
    checkpoints_.push_back(finder);
  }
  PositionFinder finder = checkpoints_[static_cast<std::size_t>(offset / kStep)];
  const LineColumn place = finder.find(text_, offset);
  second.line = place.line;
  second.column = place.column;
}

PodVector<ParseError> ErrorLog::finish() {
  sort();
  // All places in the order of the text, so that it is read once.
  struct Later {
    std::uint64_t offset;
    std::size_t error;
  };
  PodVector<Later> seconds;
  for (std::size_t i = 0; i < errors_.size(); ++i)
    if (errors_[i].second) seconds.push_back({errors_[i].second->range.begin, i});
  std::sort(seconds.begin(), seconds.end(),
            [](const Later& a, const Later& b) { return a.offset < b.offset; });
  PositionFinder finder;
  const Later* next = seconds.begin();
  const auto locate_seconds = [&](std::uint64_t end) {
    for (; next != seconds.end() && next->offset <= end; ++next) {
      const LineColumn place = finder.find(text_, next->offset);
      errors_[next->error].second->line = place.line;
      errors_[next->error].second->column = place.column;
    }
  };
  for (ParseError& error : errors_) {
    locate_seconds(error.offset);
    finder.locate(text_, error);
  }
  locate_seconds(UINT64_MAX);
  return std::move(errors_);
}

void move_to_input(ParseError& error, const OffsetMap& offsets) {
  const auto moved = [&](std::uint64_t begin, std::uint64_t end) {
    const std::uint64_t first = offsets.input_begin(begin);
    return ByteRange{first, end == begin ? first : offsets.input_end(end)};
  };
  error.reported.offset = offsets.input_begin(error.reported.offset);
  const ByteRange fault = moved(error.offset, error.end);
  error.offset = fault.begin;
  error.end = fault.end;
  if (error.second) error.second->range = moved(error.second->range.begin, error.second->range.end);
}

}  // namespace lockstep::detail
