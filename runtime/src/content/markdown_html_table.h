// Writes a table and its contents as an HTML block (https://spec.commonmark.org/0.31.2/#html-blocks).
#ifndef LOCKSTEP_CONTENT_MARKDOWN_HTML_TABLE_H
#define LOCKSTEP_CONTENT_MARKDOWN_HTML_TABLE_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "content/markdown_blocks.h"
#include "content/markdown_inlines.h"

namespace lockstep::detail {

class MarkdownHtmlTable {
 public:
  MarkdownHtmlTable(const MarkdownBlocks& blocks, MarkdownInlines& inlines)
      : blocks_(blocks), inlines_(inlines) {}

  // Returns the lines, none of which is blank. O(blocks and text in the table)
  std::string write(std::size_t table);

 private:
  // A container whose end has not been written.
  struct Open {
    std::size_t index = 0, end = 0;
    std::size_t last = kNone;  // the last block in it
    bool has_groups = false;   // table: whether its row groups are written
    std::string_view group{};  // table: the open row group
  };

  void begin(std::size_t index);
  void end();
  void begin_row(const MarkdownBlock& row, Open& table);
  void begin_cell(const MarkdownBlock& cell);
  void end_group(Open& table);
  void write_leaf(const MarkdownBlock& block, std::size_t last);
  bool has_groups(std::size_t table) const;
  std::string_view name_of(const MarkdownBlock& block) const;
  void begin_tag(std::string_view name) { out_.append("<").append(name); }
  void end_tag(std::string_view name) { out_.append("</").append(name).append(">"); }

  const MarkdownBlocks& blocks_;
  MarkdownInlines& inlines_;
  std::string out_;
  std::vector<Open> open_;

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
};

}  // namespace lockstep::detail

#endif
