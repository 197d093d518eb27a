// The text of an open file, and positions in it.
#include "cli/lsp/open_text.h"

#include <algorithm>

#include "text/characters.h"
#include "text/utf_16.h"

namespace lockstep::cli {

void OpenText::find_lines() {
  lines_.assign(1, 0);
  char last = '\0';
  for (std::size_t at = 0; at < text_.size(); ++at) {
    const char c = text_[at];
    if (last == '\r' && c != '\n') lines_.push_back(at);
    if (c == '\n') lines_.push_back(at + 1);
    last = c;
  }
  if (last == '\r') lines_.push_back(text_.size());
}

std::size_t OpenText::end_of_line(std::size_t line) const {
  if (line + 1 == lines_.size()) return text_.size();
  std::size_t end = lines_[line + 1] - 1;
  if (text_[end] == '\n' && end > lines_[line] && text_[end - 1] == '\r') --end;
  return end;
}

std::size_t OpenText::offset(Position position) const {
  if (position.line >= lines_.size()) return text_.size();
  const std::size_t end = end_of_line(position.line);
  std::size_t at = lines_[position.line];
  if (units_ == PositionUnits::utf_8) {
    at += std::min(position.character, end - at);
    while (at < end && detail::is_continuation_byte(text_[at])) ++at;
    return at;
  }
  for (std::size_t units = 0; at < end; ++at) {
    if (units >= position.character && !detail::is_continuation_byte(text_[at])) break;
    units += detail::utf_16_units(text_[at]);
  }
  return at;
}

Position OpenText::position(std::size_t offset) const {
  const auto next = std::upper_bound(lines_.begin(), lines_.end(), offset);
  const auto line = static_cast<std::size_t>(next - lines_.begin()) - 1;
  const std::string_view before = std::string_view(text_).substr(0, offset).substr(lines_[line]);
  return {line, units_ == PositionUnits::utf_8 ? before.size() : detail::utf_16_length(before)};
}

void OpenText::replace(std::size_t begin, std::size_t end, std::string_view with) {
  text_.replace(begin, end - begin, with);
  find_lines();
}

}  // namespace lockstep::cli
