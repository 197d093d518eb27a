// Collecting, ordering and reporting parse errors.
#include "tree/error_log.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <new>
#include <utility>

#include "text/fault.h"

namespace lockstep::detail {

namespace {

bool is_of_the_input_stream(ParseErrorCode code) {
  return code == ParseErrorCode::control_character_in_input_stream ||
         code == ParseErrorCode::noncharacter_in_input_stream ||
         code == ParseErrorCode::surrogate_in_input_stream;
}

// Compares errors at the same position: input stream errors come first, then those with the earlier reported
// offset, and then those found earlier.
bool is_earlier_at_the_same(const FoundError& a, const FoundError& b) {
  const bool a_is_of_stream = is_of_the_input_stream(a.code);
  if (a_is_of_stream != is_of_the_input_stream(b.code)) return a_is_of_stream;
  if (a.reported != b.reported) return a.reported < b.reported;
  return a.number < b.number;
}

bool is_earlier(const FoundError& a, const FoundError& b) {
  return a.offset != b.offset ? a.offset < b.offset : is_earlier_at_the_same(a, b);
}

}  // namespace

void ErrorLog::examine(std::size_t end, bool more) {
  // The last character may be incomplete.
  if (more && end > examined_ && static_cast<unsigned char>(text_[end - 1]) >= 0x80) do
      --end;
    while (end > examined_ && (static_cast<unsigned char>(text_[end]) & 0xC0) == 0x80);
  if (end <= examined_) return;
  find_input_stream_errors(text_.substr(0, end), examined_, [this](ParseErrorCode code, ByteRange place) {
    FoundError error;
    error.code = code;
    error.offset = error.reported = static_cast<std::uint32_t>(place.begin);
    error.end = static_cast<std::uint32_t>(place.end);
    error.names = FoundError::Names::none;
    add(error);
  });
  examined_ = end;
}

void ErrorLog::add(const FoundError& error) {
  ++found_;
  if (reached_limit()) return;
  if (on_error_ != nullptr) report(error);
  if (!collect_) return;
  if (error.offset > last_) {
    truncated_ = true;
    return;
  }
  FoundError& added = *errors_.extend(1);
  added = error;
  added.number = number_++;
  if (errors_.size() > listed_) listed_ = Listed::next_capacity(listed_);
  // Sorting many errors at a time, and rarely, costs little per error.
  constexpr std::size_t kFewest = 256;
  if (most_ != 0 && errors_.size() > most_ && errors_.size() - most_ >= std::max(most_, kFewest)) sort();
}

void ErrorLog::report(const FoundError& error) {
  lines_.extend(text_, std::max({error.offset, error.reported, error.second_begin}));
  ParseError complete_error = complete(error);
  locate(complete_error, nullptr);
  on_error_(complete_error, user_data_);
}

// Sorts the errors and drops those above the maximum.
void ErrorLog::sort() {
  // The errors are nearly in order: few must move, and not far.
  std::size_t moves = 0;
  const std::size_t most_moves = 8 * errors_.size();
  for (std::size_t i = 1; i < errors_.size(); ++i) {
    if (!is_earlier(errors_[i], errors_[i - 1])) [[likely]]
      continue;
    const FoundError error = errors_[i];
    std::size_t at = i;
    do errors_[at] = errors_[at - 1];
    while (--at != 0 && ++moves < most_moves && is_earlier(error, errors_[at - 1]));
    errors_[at] = error;
    if (moves < most_moves) continue;
    // std::sort works in place; a stable sort would allocate.
    std::sort(errors_.begin(), errors_.end(), is_earlier);
    break;
  }
  if (most_ == 0 || errors_.size() <= most_) return;
  errors_.resize(most_);
  truncated_ = true;
  last_ = errors_.back().offset;
}

ParseError ErrorLog::complete(const FoundError& error) const {
  return complete_error(error, text_, 0, tag_names_, attribute_names_);
}

// Fills in lines and columns. Many errors have the same second place as their neighbor.
void ErrorLog::locate(ParseError& error, const ParseError* neighbour) const {
  const LineColumn place = lines_.find(text_, error.offset);
  error.line = error.reported.line = place.line;
  error.column = error.reported.column = place.column;
  if (error.reported.offset != error.offset) {
    const LineColumn reported = lines_.find_after(text_, error.offset, place, error.reported.offset);
    error.reported.line = reported.line;
    error.reported.column = reported.column;
  }
  if (!error.second) return;
  if (neighbour != nullptr && neighbour->second &&
      neighbour->second->range.begin == error.second->range.begin) {
    error.second->line = neighbour->second->line;
    error.second->column = neighbour->second->column;
    return;
  }
  const LineColumn second = lines_.find(text_, error.second->range.begin);
  error.second->line = second.line;
  error.second->column = second.column;
}

PodVector<ParseError> ErrorLog::finish() {
  sort();
  const std::size_t count = errors_.size();
  if (count == 0) return {};
  lines_ = LineCheckpoints(text_.size() / count);
  std::uint32_t end = 0;
  for (const FoundError& error : errors_)
    end = std::max({end, error.offset, error.reported, error.second_begin});
  lines_.extend(text_, end);
  // The list takes over the memory. Its items are larger, so the last error is converted first.
  Listed list(std::move(errors_), count);
  for (std::size_t i = count; i-- != 0;) {
    FoundError error;
    std::memcpy(&error, reinterpret_cast<const unsigned char*>(list.data()) + i * sizeof error, sizeof error);
    ParseError& completed = *new (&list[i]) ParseError(complete(error));
    locate(completed, i + 1 == count ? nullptr : &list[i + 1]);
  }
  return list;
}

void move_to_input(PodVector<ParseError>& errors, const OffsetMap& offsets) {
  if (offsets.is_identity()) return;
  const auto moved = [&](std::uint64_t begin, std::uint64_t end) {
    const std::uint64_t first = offsets.input_begin(begin);
    return ByteRange{first, end == begin ? first : offsets.input_end(end)};
  };
  for (ParseError& error : errors) {
    error.reported.offset = offsets.input_begin(error.reported.offset);
    const ByteRange fault = moved(error.offset, error.end);
    error.offset = fault.begin;
    error.end = fault.end;
    if (error.second) error.second->range = moved(error.second->range.begin, error.second->range.end);
  }
}

}  // namespace lockstep::detail
