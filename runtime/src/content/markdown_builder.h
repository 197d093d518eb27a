// Builds the blocks of Markdown from a tree.
#ifndef LOCKSTEP_CONTENT_MARKDOWN_BUILDER_H
#define LOCKSTEP_CONTENT_MARKDOWN_BUILDER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/markdown_blocks.h"
#include "content/markdown_forms.h"
#include "lockstep/markdown.h"
#include "rendering/rendered_walk.h"

namespace lockstep::detail {

class MarkdownBuilder : public RenderedWalk<MarkdownBuilder> {
 public:
  static constexpr bool kSeesInlines = true;

  MarkdownBuilder(const Tree& tree, const MarkdownOptions& options);
  // O(tree)
  void build(NodeId root);

  MarkdownBlocks blocks;
  std::vector<MarkdownLoss> losses;

 private:
  friend class RenderedWalk<MarkdownBuilder>;

  // A container whose end has not been reached.
  struct OpenBlock {
    BlockKind kind;
    std::size_t index;
    NodeId node;            // null: an item, row or cell that does not exist in the page
    std::size_t leaves;     // the number of leaves before it
    std::int64_t next = 1;  // list: the number of the next item
    bool left = false;      // item: its element has ended; the next item, or the end of the list, closes it
    bool has_more = false;  // item: has content from outside its element
    bool header_cells = false, ordinary_cells = false, merged_cells = false;  // row, table
    bool has_rows = false, has_shown_rows = false;                            // table
    NodeId group = kNoNode;  // table: the parent of the last row
    bool is_anonymous() const {
      return node == kNoNode && (kind == BlockKind::row || kind == BlockKind::cell);
    }
  };
  struct OpenMarks {
    NodeId node;
    Marks outside;
  };

  // Functions called by the walk.
  void add_text(NodeId node, std::string_view text, bool preserved);
  void add_line_break();
  void skip_invisible() {}
  void add_replaced(NodeId node, const Style& style);
  void begin_box(NodeId node, const Style& style);
  void end_box(NodeId node, const Style& style);
  void begin_inline(NodeId node);
  void end_inline(NodeId node);
  bool writes_itself(NodeId node, const Style& style);

  // Blocks.
  bool is_in(BlockKind kind) const { return !open_blocks_.empty() && open_blocks_.back().kind == kind; }
  bool is_block(NodeId node, const Style& style) const;
  void begin_block(NodeId node);
  void begin_list(NodeId node, bool numbered);
  void begin_item(NodeId node);
  void begin_row(NodeId node);
  void begin_cell(NodeId node, bool header);
  void open(BlockKind kind, NodeId node);
  void close();
  void close_anonymous();
  void close_anonymous_in(NodeId node);
  void close_row(const OpenBlock& row);
  void close_table(const OpenBlock& table);
  void prepare_for(BlockKind kind);
  void prepare_table_for(BlockKind kind);
  void add_code_block(NodeId node);
  void find_losses_in_code(NodeId pre);
  std::string_view language_of(NodeId pre) const;

  // Leaves.
  void open_leaf();
  void close_leaf();
  void break_line();
  void put(std::string_view run);
  void put_quotation_mark();
  void put_pending(const Marks& after);
  Marks marks_of_text() const;
  void put_image(NodeId node);
  void add_piece(PieceKind kind, const Marks& marks, TextSpan text);

  std::uint32_t add_link(NodeId node, NameId address, std::string_view text);
  std::string address_of(std::string_view value) const;
  MarkdownForm form_of(NodeId node) const;
  std::string_view value_of(NodeId node, NameId name) const;
  bool is_dropped(NodeId node) const;
  bool writes_html() const { return options_.tables == MarkdownTables::html; }
  bool is_in_html_table() const { return writes_html() && !tables_.empty(); }
  void lose(MarkdownLossKind kind, NodeId node);

  const MarkdownOptions& options_;
  std::vector<OpenBlock> open_blocks_;
  std::vector<OpenMarks> open_marks_;
  std::vector<std::size_t> tables_;  // the open tables, as indexes into blocks
  Marks marks_;
  std::size_t leaf_ = kNone;  // the open leaf
  std::size_t leaves_ = 0;    // the number of leaves and items so far
  std::size_t depth_ = 0;     // the number of open quotes and items
  NodeId heading_ = kNoNode;  // the open heading, in which blocks become lines
  std::uint8_t heading_level_ = 0;
  bool heading_has_blocks_ = false;
  bool in_paragraph_ = false;  // whether a `p` has just begun
  bool space_ = false;         // whether a space is held back
  unsigned breaks_ = 0;        // the number of line breaks held back

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
};

}  // namespace lockstep::detail

#endif
