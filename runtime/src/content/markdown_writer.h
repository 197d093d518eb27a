// Writes the blocks of Markdown as text.
#ifndef LOCKSTEP_CONTENT_MARKDOWN_WRITER_H
#define LOCKSTEP_CONTENT_MARKDOWN_WRITER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/markdown_blocks.h"
#include "content/markdown_inlines.h"
#include "lockstep/markdown.h"
#include "serialize/output.h"

namespace lockstep::detail {

class MarkdownWriter {
 public:
  // write() also determines which lists are loose, and sets MarkdownBlock::loose.
  MarkdownWriter(MarkdownBlocks& blocks, const MarkdownOptions& options, Output& out)
      : blocks_(blocks), options_(options), out_(out), inlines_(blocks, options) {}

  // O(blocks and text; each line also has the markers of at most kMarkdownDepth containers)
  void write();

 private:
  // A container whose end has not been written; the first is the document.
  struct Open {
    BlockKind kind = BlockKind::quote;
    std::size_t index = 0, end = 0;
    std::size_t prefix = 0;  // the size of the prefix outside it
    bool tight = false;
    bool has_blocks = false;
    char marker = '\0';      // for a list: such as '-' or '.'
    std::size_t number = 0;  // the number of the next item
    char last_list = '\0';   // the marker of the last block if it was a list; otherwise '\0'
    std::size_t last = 0;    // while finding loose lists: the last block
  };

  void find_loose_lists();
  bool begins_empty(std::size_t item) const;
  bool need_blank_line(const MarkdownBlock& before, std::size_t index) const;
  std::string_view heading_underline(const MarkdownBlock& block) const;
  bool is_transparent(std::size_t index) const;

  void open(std::size_t index);
  void close();
  char marker_of(const MarkdownBlock& list, const Open& parent) const;
  void begin_item(const MarkdownBlock& item);
  void separate();
  void write_line(std::string_view line);
  void write_lines(std::string_view text);
  void write_leaf(std::size_t index);
  void write_code(const MarkdownBlock& code);
  void write_table(std::size_t index);
  void write_table_as_html(std::size_t index);
  void lay_out(std::size_t table);
  void write_row(std::size_t begin, std::size_t end, std::size_t columns);
  void append_cell(std::string& row, std::size_t index);

  MarkdownBlocks& blocks_;
  const MarkdownOptions& options_;
  Output& out_;
  MarkdownInlines inlines_;
  std::vector<Open> open_;
  std::string prefix_;        // the prefix of each line
  std::string first_prefix_;  // the prefix of the next line, if that is a container's first
  bool has_first_prefix_ = false;
  bool has_begun_ = false;  // whether a line has been written
  // The cells of a table, row by row, as indexes of blocks or kNoCell; and the ends of the rows, as indexes
  // into `cells_`.
  std::vector<std::size_t> cells_, row_ends_;

  static constexpr std::size_t kNoCell = static_cast<std::size_t>(-1);
};

}  // namespace lockstep::detail

#endif
