// Writes text so that Markdown renders it unchanged.
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

// The class of a character in the rules for emphasis
// (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run). `unknown`: a character outside ASCII
// that may be punctuation, on which versions of CommonMark disagree.
enum class CharacterClass : std::uint8_t { space, punctuation, letter, unknown };
CharacterClass first_class(std::string_view text);
CharacterClass last_class(std::string_view text);

// The context of a text.
struct TextPlace {
  bool gfm = true;
  bool in_link = false;      // or the alternative text of an image
  bool before_link = false;  // whether a link follows
};

// Appends a text. The beginnings of lines are handled by beginning_escape().
void append_escaped(std::string& out, std::string_view text, TextPlace place);
void append_code_span(std::string& out, std::string_view code);
// Appends text in an HTML table. No line is left blank, because a blank line would end the table: a line feed
// before a blank line is written as `&#10;`.
void append_html_text(std::string& out, std::string_view text);
// Appends ` name="value"`, on one line.
void append_html_attribute(std::string& out, std::string_view name, std::string_view value);
// Appends the address of a link, and its title if there is one.
void append_destination(std::string& out, std::string_view address, std::string_view title);
// Whether `<address>` is a link to the address that shows it as text.
bool is_automatic_link(std::string_view address);

// Returns where to insert a backslash in a line of a paragraph so that the line does not begin another block;
// npos: nowhere. `continues`: whether the paragraph has a line before this one.
std::size_t beginning_escape(std::string_view line, bool continues);

// Returns the text with a line feed instead of each carriage return and the line feed that may follow it.
std::string with_line_feeds(std::string_view text);

// The length of the longest run of a character in a text.
std::size_t longest_run(std::string_view text, char c);

}  // namespace lockstep::detail

#endif
