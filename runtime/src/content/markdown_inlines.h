// Writes paragraphs, headings and cells.
#ifndef LOCKSTEP_CONTENT_MARKDOWN_INLINES_H
#define LOCKSTEP_CONTENT_MARKDOWN_INLINES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "content/markdown_blocks.h"
#include "content/markdown_escapes.h"
#include "lockstep/markdown.h"

namespace lockstep::detail {

// The context of a line of text.
enum class LinePlace : std::uint8_t { paragraph, heading, underlined, cell, html };

class MarkdownInlines {
 public:
  MarkdownInlines(const MarkdownBlocks& blocks, const MarkdownOptions& options)
      : blocks_(blocks), options_(options) {}

  // Returns the text of a leaf; a paragraph's text may have several lines. The view is valid until the next
  // call. O(pieces + text)
  std::string_view write(const MarkdownBlock& leaf, LinePlace place);
  // Returns the definitions of the links so far, one per line, if links use references.
  std::string definitions() const;

 private:
  enum class Form : std::uint8_t { none, asterisk, underscore, tilde, tag, link, automatic_link };
  enum class Kind : std::uint8_t { begin, end, text, code, image, line_break };
  // The parts to write, in order: marks, and the text, code, images and line breaks between them.
  struct Part {
    Kind kind;
    Mark mark = Mark::emphasis;  // for begin, end
    Form form = Form::none;      // for begin, end
    std::uint32_t link = 0;      // for begin, end, image
    std::size_t other = 0;       // for begin, end: the index of the matching end or beginning
    TextSpan text{};
  };

  void make_parts(const MarkdownBlock& leaf);
  void begin_mark(const Piece& piece, std::size_t index);
  void end_mark();
  void choose_automatic_links();
  void choose_forms();
  bool mend_forms();
  bool works(std::size_t first, std::size_t last, std::size_t index) const;
  void use_next_form(std::size_t index);
  CharacterClass seen_past_tildes(CharacterClass beyond) const;
  CharacterClass class_before(std::size_t index) const;
  CharacterClass class_after(std::size_t index) const;
  char delimiter(std::size_t index) const;
  void write_parts();
  void write_mark(const Part& part);
  void write_tag(const Part& part);
  void write_text(std::size_t index);
  void write_image(const Part& part);
  void write_address(std::uint32_t link);
  bool can_be_span(std::string_view code) const;
  void write_code(std::string_view code);
  void write_code_text(std::string_view text);
  void finish_paragraph();
  std::size_t end_of_line(std::size_t begin, std::size_t end, std::size_t& space) const;
  void finish_heading();
  void finish_cell();
  std::size_t reference_to(const Link& link);

  const MarkdownBlocks& blocks_;
  const MarkdownOptions& options_;
  LinePlace place_ = LinePlace::paragraph;
  std::vector<Part> parts_;
  std::vector<std::size_t> open_;     // parts that begin open marks
  std::vector<std::size_t> failing_;  // the beginnings of marks whose delimiters do not work
  bool in_link_ = false;
  std::string out_, finished_;
  std::vector<std::size_t> spaces_;  // where lines may be broken
  std::unordered_map<std::string, std::size_t> references_;
  std::vector<std::string> definitions_;
};

}  // namespace lockstep::detail

#endif
