// The input stream of a parser whose scripts write into it.
#include "input/script_input.h"

#include "text/utf_8.h"

namespace lockstep::detail {

bool ScriptInput::write(std::string_view chunk, bool decoded) {
  return text_.size() + chunk.size() <= kLongestInput && stream_.write(chunk, decoded);
}

void ScriptInput::end(bool cut) {
  stream_.finish(false, cut);
  ended_ = true;
}

bool ScriptInput::read_on() {
  const std::string_view stream = stream_.text();
  if (!points_.empty() || read_ == stream.size()) return false;
  const std::size_t size = stream.size() - read_ < kWindow ? stream.size() - read_ : kWindow;
  text_.append(stream.substr(read_, size));
  read_ += size;
  if (read_ == stream.size()) {
    stream_.text().clear();
    read_ = 0;
  }
  publish();
  return true;
}

std::string ScriptInput::unread(std::size_t position) const {
  std::string rest(text_.view().substr(position));
  for (std::size_t i = points_.size(); i-- != 0;) rest += points_[i].after;
  return rest.append(stream_.text().view().substr(read_));
}

void ScriptInput::discard(std::size_t position) {
  points_.clear();
  text_.resize(position);
  publish();
  stream_.text().clear();
  read_ = 0;
  ended_ = true;
}

void ScriptInput::restore(InsertionPoint point) {
  while (points_.size() > point) {
    text_.append(points_.back().after);
    points_.pop_back();
  }
  publish();
}

bool ScriptInput::insert(std::string_view text) {
  if (text_.size() + 3 * text.size() > kLongestInput) return false;
  std::string copy;
  if (text_.contains(text)) text = copy.assign(text);
  Point& point = points_.back();
  if (!point.split) {
    point.after = text_.view().substr(point.position);
    text_.resize(point.position);
    point.split = true;
  }
  append_repaired(text_, text, true, true);
  publish();
  return true;
}

}  // namespace lockstep::detail
