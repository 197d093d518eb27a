// The text of a file that is open in an editor.
#ifndef LOCKSTEP_CLI_LSP_OPEN_TEXT_H
#define LOCKSTEP_CLI_LSP_OPEN_TEXT_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::cli {

// The unit in which Position::character counts.
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind
enum class PositionUnits : std::uint8_t { utf_8, utf_16 };

// A position as the protocol specifies it; lines and characters are counted from 0.
struct Position {
  std::size_t line = 0, character = 0;
};

class OpenText {
 public:
  // The text is UTF-8; surrogates are three bytes each.
  OpenText(std::string text, PositionUnits units) : text_(std::move(text)), units_(units) { find_lines(); }

  std::string_view text() const { return text_; }
  // Returns the offset in bytes. A position after the end of its line or the text means that end. O(line)
  std::size_t offset(Position position) const;
  // Returns the position at an offset in bytes. O(log(lines) + line)
  Position position(std::size_t offset) const;
  // Replaces the bytes from `begin` to `end`. O(text)
  void replace(std::size_t begin, std::size_t end, std::string_view with);

 private:
  void find_lines();
  std::size_t end_of_line(std::size_t line) const;

  std::string text_;
  std::vector<std::size_t> lines_;  // the offset at which each line begins
  PositionUnits units_;
};

}  // namespace lockstep::cli

#endif
