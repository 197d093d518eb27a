// The blocks of a page in Markdown's terms: the stage between the walk over the tree and the text.
#ifndef LOCKSTEP_CONTENT_MARKDOWN_BLOCKS_H
#define LOCKSTEP_CONTENT_MARKDOWN_BLOCKS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// A range of MarkdownBlocks::text.
struct TextSpan {
  std::size_t begin = 0, end = 0;
};

enum class Mark : std::uint8_t { emphasis, strong, strikethrough, link, code };

// The marks that apply to a piece of text, the outermost first. Each occurs at most once; code comes last.
struct Marks {
  std::uint8_t count = 0;
  Mark order[5] = {};
  std::uint32_t link = 0;  // an index into MarkdownBlocks::links, if one of the marks is a link
  NodeId code = kNoNode;   // the element, if one of the marks is code

  bool has(Mark mark) const {
    for (std::size_t i = 0; i != count; ++i)
      if (order[i] == mark) return true;
    return false;
  }
  void add(Mark mark);
  void remove(Mark mark);
  // The number of marks, from the outermost, that these marks and `other` have in common, with the same link
  // and the same code element.
  std::size_t common_with(const Marks& other) const;
  // Returns these marks in the order of `other`, if `other` has the same set of marks and the same link;
  // otherwise returns them unchanged.
  Marks in_order_of(const Marks& other) const;
  // Whether text with these marks can be joined to text with the marks `other`.
  bool continue_as(const Marks& other) const;
  Marks outermost(std::size_t most) const {
    Marks part = *this;
    if (part.count > most) part.count = static_cast<std::uint8_t>(most);
    return part;
  }
};

struct Link {
  std::string address, title;
  NodeId node = kNoNode;
  std::uint32_t leaf = 0;  // the index of the block that contains its text, plus 1; 0: none yet
  bool split = false;      // whether several blocks contain it
};

enum class PieceKind : std::uint8_t { text, line_break, image };

// A part of a paragraph, heading or cell.
struct Piece {
  PieceKind kind;
  Marks marks;
  TextSpan text{};          // for an image: its alternative text
  std::uint32_t image = 0;  // an index into MarkdownBlocks::links
};

enum class BlockKind : std::uint8_t {
  // Leaves.
  paragraph,
  heading,
  code,
  thematic_break,
  // Containers; the blocks inside a container follow it.
  quote,
  list,
  item,
  table,
  caption,
  row,
  cell,
};
constexpr bool is_leaf(BlockKind kind) { return kind <= BlockKind::thematic_break; }

enum class Task : std::uint8_t { none, open, done };
// The row group of a table row.
enum class RowGroup : std::uint8_t { head, body, foot };
// https://html.spec.whatwg.org/multipage/tables.html#attr-th-scope
enum class CellScope : std::uint8_t { none, row, column, row_group, column_group };

struct MarkdownBlock {
  BlockKind kind;
  std::uint8_t level = 0;     // for a heading
  bool numbered = false;      // for a list
  bool loose = false;         // for a list: blank lines separate its items; for a paragraph: it is a `p`
  bool header = false;        // for a cell or row
  bool as_text = false;       // for a table: only its contents are written
  Task task = Task::none;     // for an item
  bool begins_group = false;  // for a row: it is the first one in its group
  RowGroup group = RowGroup::body;
  CellScope scope = CellScope::none;           // for a header cell
  std::uint32_t number = 1;                    // for a list: the number of its first item
  std::uint32_t columns = 1;                   // the columns that a cell spans
  std::uint32_t rows = 1;                      // the rows that it spans; 0 in an HTML table: up to the end of
                                               // its row group
  std::size_t end = 0;                         // for a container: the index after the last block in it
  std::size_t first_piece = 0, end_piece = 0;  // for a paragraph or heading
  TextSpan text{};                             // for a code block
  TextSpan language{};                         // for a code block
  NodeId node = kNoNode;
};

struct MarkdownBlocks {
  std::vector<MarkdownBlock> blocks;
  std::vector<Piece> pieces;
  std::vector<Link> links;  // [0] is not used
  std::string text;

  std::string_view view(TextSpan range) const {
    return std::string_view(text).substr(range.begin, range.end - range.begin);
  }
};

}  // namespace lockstep::detail

#endif
