// lockstep explain: the layout of its text.
#include "cli/explain/text_layout.h"

#include <algorithm>

#include "cli/shared/terminal.h"
#include "text/characters.h"

namespace lockstep::cli {

namespace {

std::string_view code_of(Style style) {
  static constexpr std::string_view kCodes[] = {"",         "\x1b[1m",  "\x1b[2m", "\x1b[32m",
                                                "\x1b[35m", "\x1b[31m", "\x1b[36m"};
  return kCodes[static_cast<int>(style)];
}

}  // namespace

std::string cut(std::string_view text, std::size_t room) {
  if (text.size() <= room || width_of(text) <= room) return std::string(text);
  std::size_t width = 0, i = 0;
  while (i < text.size()) {
    const std::size_t length = std::min(length_of(text[i]), text.size() - i);
    width += columns_of(text.substr(i, length));
    if (width + 1 > room) break;
    i += length;
  }
  return std::string(text.substr(0, i)) + "…";
}

std::string seen(std::string_view text, std::size_t room) {
  const std::size_t enough = 4 * room + 8;
  const bool more = text.size() > enough;
  const std::string shown = visible(detail::whole_characters(text, enough));
  return cut(more ? shown + "…" : shown, room);
}

std::string quoted(std::string_view text, std::size_t room) {
  return std::string("\"").append(seen(text, room)).append("\"");
}

Pieces words(std::string_view text, Style style) {
  Pieces pieces;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t space = std::min(text.find(' ', i), text.size());
    std::string word(i == 0 ? "" : " ");
    pieces.push_back({style, word.append(text.substr(i, space - i))});
    i = space + 1;
  }
  return pieces;
}

void TextLayout::put(Style style, std::string_view text) {
  if (colour_ && style != Style::plain && !text.empty()) {
    buffer_.append(code_of(style)).append(text).append("\x1b[0m");
  } else {
    buffer_ += text;
  }
}

void TextLayout::newline() {
  buffer_ += '\n';
  if (buffer_.size() > kFlush) flush();
}

void TextLayout::flush() {
  out_.write(buffer_);
  buffer_.clear();
}

void TextLayout::line(std::string_view label, const Pieces& pieces, std::string_view tail,
                      std::size_t indent) {
  const std::size_t left = kColumn + indent;
  std::size_t at = left;
  buffer_.append(kLabelIndent, ' ');
  put(Style::dim, label);
  const std::size_t used = kLabelIndent + width_of(label);
  buffer_.append(used < left ? left - used : 1, ' ');
  bool first = true;
  for (const Piece& piece : pieces) {
    std::string text = piece.text;
    std::size_t width = width_of(text);
    if (!first && at + width > kWidth) {
      while (!buffer_.empty() && buffer_.back() == ' ') buffer_.pop_back();
      newline();
      buffer_.append(left, ' ');
      at = left;
      while (text.starts_with(' ')) text.erase(0, 1), --width;
      if (label.empty()) text.insert(0, "    "), width += 4;
    }
    if (at + width > kWidth && cuts_) {
      text = cut(text, kWidth - at);
      width = width_of(text);
    }
    put(piece.style, text);
    at += width;
    first = false;
  }
  if (!tail.empty()) {
    const std::size_t width = width_of(tail);
    if (at + 2 + width > kWidth) {
      newline();
      at = 0;
    }
    buffer_.append(at + width < kWidth ? kWidth - width - at : 2, ' ');
    link(tail);
  }
  newline();
}

void TextLayout::link(std::string_view anchor) {
  if (!colour_ || !anchor.starts_with('#')) {
    put(Style::link, anchor);
    return;
  }
  buffer_.append("\x1b]8;;").append(kStandardPage).append(anchor).append("\x1b\\");
  put(Style::link, anchor);
  buffer_ += "\x1b]8;;\x1b\\";
}

}  // namespace lockstep::cli
