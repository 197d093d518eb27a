// Collecting, ordering and reporting parse errors.
#include "tree/error_log.h"

#include <algorithm>

namespace lockstep::detail {

namespace {

bool is_of_the_input_stream(ParseErrorCode code) {
  return code == ParseErrorCode::control_character_in_input_stream ||
         code == ParseErrorCode::noncharacter_in_input_stream ||
         code == ParseErrorCode::surrogate_in_input_stream;
}

// In the order of the text. At the same position, errors of the input stream come first, and then those that
// were found first.
bool is_earlier(const ParseError& a, const ParseError& b) {
  if (a.offset != b.offset) return a.offset < b.offset;
  const bool a_is_of_stream = is_of_the_input_stream(a.code);
  if (a_is_of_stream != is_of_the_input_stream(b.code)) return a_is_of_stream;
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

PodVector<ParseError> ErrorLog::finish() {
  sort();
  PositionFinder finder;
  for (ParseError& error : errors_) finder.locate(text_, error);
  return std::move(errors_);
}

}  // namespace lockstep::detail
