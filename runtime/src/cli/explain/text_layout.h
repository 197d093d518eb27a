// lockstep explain: the layout of its text, which consists of labeled lines of colored pieces for a terminal
// that is 100 columns wide.
#ifndef LOCKSTEP_CLI_EXPLAIN_TEXT_LAYOUT_H
#define LOCKSTEP_CLI_EXPLAIN_TEXT_LAYOUT_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/explain/explain.h"

namespace lockstep::cli {

// The width of the terminal, and the columns where labels and the text after them begin.
inline constexpr std::size_t kWidth = 100, kLabelIndent = 4, kColumn = 15;

enum class Style : std::uint8_t { plain, strong, dim, added, removed, error, link };

struct Piece {
  Style style;
  std::string text;
};
using Pieces = std::vector<Piece>;

// Returns at most `room` columns of the text; "…" replaces the rest.
std::string cut(std::string_view text, std::size_t room);
// Returns the visible form of the first `room` columns of a text, without processing the rest.
std::string seen(std::string_view text, std::size_t room);
// Returns the result of seen() in quotation marks.
std::string quoted(std::string_view text, std::size_t room);
// Returns a piece for each word; all but the first begin with a space.
Pieces words(std::string_view text, Style style);

// Writes lines to an Output.
class TextLayout {
 public:
  TextLayout(const Explanation& explanation, Output& output)
      : out_(output), colour_(explanation.colour), cuts_(explanation.detail != Detail::verbose) {}

  void put(Style style, std::string_view text);
  void put(std::string_view text) { buffer_ += text; }
  void space(std::size_t columns) { buffer_.append(columns, ' '); }
  void newline();
  // Writes a line with a label in its left column. Pieces are words that may be wrapped onto further lines.
  // The tail, an anchor, is aligned with the right margin.
  void line(std::string_view label, const Pieces& pieces, std::string_view tail = {}, std::size_t indent = 0);
  void flush();

 private:
  // Writes the anchor, as a link to the Standard if the output is colored.
  void link(std::string_view anchor);

  static constexpr std::size_t kFlush = 1 << 16;

  Output& out_;
  const bool colour_;
  const bool cuts_;  // whether to shorten pieces that are wider than a line
  std::string buffer_;
};

}  // namespace lockstep::cli

#endif
