// Reads CSS tokens from text: https://drafts.csswg.org/css-syntax/#tokenization. It reads only the tokens
// that selectors consist of.
#ifndef LOCKSTEP_SELECT_CSS_READER_H
#define LOCKSTEP_SELECT_CSS_READER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::detail {

// Returns the text with its ASCII letters in lowercase.
std::string lowercase(std::string_view text);

class CssReader {
 public:
  explicit CssReader(std::string_view text) : text_(text) {}

  std::size_t offset() const { return at_; }
  void go_to(std::size_t offset) { at_ = offset; }
  std::string_view text() const { return text_; }
  bool at_end() const { return at_ >= text_.size(); }
  // Returns the byte `ahead` bytes after the next one; 0 past the end.
  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  void skip(std::size_t bytes = 1) { at_ += bytes; }
  bool take(char c) {
    if (at_end() || peek() != c) return false;
    ++at_;
    return true;
  }

  void skip_comments();
  // Skips white space and comments; returns whether there was white space.
  bool skip_space();
  // https://drafts.csswg.org/css-syntax/#would-start-an-identifier
  bool at_identifier() const { return starts_identifier(at_); }
  // Whether a name continues here: after `#`, or after an identifier.
  bool at_name() const { return is_name_character(peek()) || starts_escape(at_); }
  // Reads an identifier; requires at_identifier().
  std::string identifier();
  // Reads a quoted string; requires a quotation mark here. Returns false if the line ends inside the string.
  bool string(std::string& out);
  // Reads An+B (https://drafts.csswg.org/css-syntax/#anb-microsyntax). Numbers are clamped.
  bool an_plus_b(std::int32_t& a, std::int32_t& b);
  // Reads digits with an optional sign.
  bool integer(std::int32_t& number);
  // Skips to the next comma or `)` outside any block opened from here on, or to the end.
  // https://drafts.csswg.org/css-syntax/#consume-simple-block
  void skip_argument();

 private:
  static bool is_name_start(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  bool is_name_character(char c) const {
    return !at_end() && (is_name_start(c) || is_digit(c) || c == '-' || c == '\0');
  }
  char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\0'; }
  bool starts_escape(std::size_t i) const;
  bool starts_identifier(std::size_t i) const;
  void escape(std::string& out);
  std::int32_t digits();

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace lockstep::detail

#endif
