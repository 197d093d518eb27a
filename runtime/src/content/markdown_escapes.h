// Writing texts so that Markdown has them as they are.
#ifndef LOCKSTEP_CONTENT_MARKDOWN_ESCAPES_H
#define LOCKSTEP_CONTENT_MARKDOWN_ESCAPES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::detail {

constexpr bool is_ascii_punctuation(char c) {
  return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
}

// What a character is for the rules of emphasis
// (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run). `unknown`: a character outside ASCII
// that may be punctuation, about which versions of CommonMark differ.
enum class CharacterClass : std::uint8_t { space, punctuation, letter, unknown };
CharacterClass first_class(std::string_view text);
CharacterClass last_class(std::string_view text);

// Where a text is.
struct TextPlace {
  bool gfm = true;
  bool in_link = false;      // or in the alternative text of an image
  bool before_link = false;  // a link follows
};

// Appends a text. Beginnings of lines are left to beginning_escape().
void append_escaped(std::string& out, std::string_view text, TextPlace place);
void append_code_span(std::string& out, std::string_view code);
// Appends a text of a table of HTML. No line is blank, as that would end the table: `&#10;` is written
// instead.
void append_html_text(std::string& out, std::string_view text);
// Appends ` name="value"`, on one line.
void append_html_attribute(std::string& out, std::string_view name, std::string_view value);
// Appends the address of a link, and its title if there is one.
void append_destination(std::string& out, std::string_view address, std::string_view title);
// Whether `<address>` is a link to it with that text.
bool is_automatic_link(std::string_view address);

// Where a backslash must be inserted in a line of a paragraph so that it does not begin another block; npos:
// nowhere. `continues`: whether the paragraph has a line before it.
std::size_t beginning_escape(std::string_view line, bool continues);

// The text with line feeds instead of carriage returns.
std::string with_line_feeds(std::string_view text);

// The longest run of a character in a text.
std::size_t longest_run(std::string_view text, char c);

}  // namespace lockstep::detail

#endif
