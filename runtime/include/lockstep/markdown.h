// Markdown from a tree: CommonMark 0.31, with the tables, strikethrough and task lists of GitHub Flavored
// Markdown.
//
// The result keeps a law: rendered by a CommonMark or GFM renderer, it has the same visible text and the same
// structure as the tree (headings with their level, lists with their nesting and numbers, quotes, code with
// its exact text, links with their address, images, emphasis, cells of tables), except for what Markdown
// cannot express, which is listed in Markdown::losses.
#ifndef LOCKSTEP_MARKDOWN_H
#define LOCKSTEP_MARKDOWN_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/serialize.h"

namespace lockstep {

// Which Markdown is written. `gfm` has tables, `~~strikethrough~~` and task lists; `commonmark` writes a
// table as text, strikethrough as `<del>`, and leaves out checkboxes.
enum class MarkdownFlavor : std::uint8_t { gfm, commonmark };
// How headings are written: `# Title`, or underlined with `===` or `---`, which only the levels 1 and 2 can
// be.
enum class MarkdownHeadings : std::uint8_t { atx, setext };
// Where the address of a link or image is: `[text](address)`, or `[text][1]` and a list at the end.
enum class MarkdownLinks : std::uint8_t { inlined, referenced };
// What becomes of images: `![alt](address)`, the alternative text alone, or nothing.
enum class MarkdownImages : std::uint8_t { kept, alt, dropped };
// What becomes of tables: GFM's tables; the text of their cells as paragraphs and other blocks; or tables of
// HTML, in either flavor, which have merged cells, header cells and blocks in cells.
enum class MarkdownTables : std::uint8_t { gfm, text, html };

// Options of markdown().
struct MarkdownOptions {
  MarkdownFlavor flavor = MarkdownFlavor::gfm;        // which Markdown is written
  MarkdownHeadings headings = MarkdownHeadings::atx;  // how headings are written
  MarkdownLinks links = MarkdownLinks::inlined;       // where addresses are
  MarkdownImages images = MarkdownImages::kept;       // what becomes of images
  MarkdownTables tables = MarkdownTables::gfm;        // what becomes of tables
  // The marker of bulleted lists: '-', '*' or '+'; any other value is '-'. Another one is used where lists
  // would become one.
  char bullet = '-';
  // The mark of emphasis, doubled for strong: '*' or '_'; any other value is '*'. Where it cannot work, as
  // `_` inside a word, the other one or a tag (`<em>`) is written.
  char emphasis = '*';
  // Lines of paragraphs are broken at spaces so that they have at most this many characters, if their words
  // allow it. 0: no line is broken.
  std::size_t width = 0;
  // Elements to leave out with their contents, by local name: {"nav", "footer"}. Must stay valid during the
  // call.
  std::span<const std::string_view> drop = {};
  // Returns the address to write for that of a link or image, such as the absolute one. Null: addresses stay
  // unchanged. The library has no URL parser.
  std::string (*address)(std::string_view url, void* user_data) = nullptr;
  void* address_user_data = nullptr;  // passed to `address`
  // Hide `noscript` and the fallback content of `canvas`, which is correct for a page parsed with scripting.
  bool scripting = false;
};

// What Markdown cannot express. Tables of HTML have none of the first four.
enum class MarkdownLossKind : std::uint8_t {
  merged_cells,          // a cell that spans columns or rows: the others are empty
  table_as_text,         // a table with blocks, such as lists or tables, in its cells: only their contents
  header_cells,          // header cells outside of the first row are ordinary cells
  blocks_in_cell,        // paragraphs in a cell became lines
  blocks_in_heading,     // blocks in a heading became lines
  link_split,            // a link with blocks in it became several links
  nested_link,           // a link in a link: the inner one applies to its text
  list_number,           // an item whose number is not that of the item before it plus one, or out of range
  content_outside_item,  // content of a list outside of its items: it became part of an item
  markup_in_code,        // links, images and emphasis in a code block
  embedded_content,      // video, frames and the like
  image_dropped,         // as MarkdownOptions::images asks for
  raised_text,           // `sub` and `sup`
  too_deep,              // quotes and lists nested deeper than kMarkdownDepth
  automatic_link,        // text with `@`: GFM makes a link of an email address
  checkbox,              // a checkbox that is not at the beginning of an item
};

// How many quotes and list items may contain a block; those inside are written without their marks.
inline constexpr std::size_t kMarkdownDepth = 32;

// Something that is in the tree, but not in the Markdown.
struct MarkdownLoss {
  MarkdownLossKind kind;  // what cannot be expressed
  Node node;              // the element; of automatic_link, the text
};

// The name of a kind, as in the documentation: "merged cells".
LOCKSTEP_EXPORT std::string_view markdown_loss_name(MarkdownLossKind kind);

// The Markdown of a node, and what it leaves out.
struct Markdown {
  std::string text;                  // ends with a line feed, unless it is empty
  std::vector<MarkdownLoss> losses;  // in tree order, mostly; views of the document
};

// Returns the Markdown of a node with its contents. What is rendered, and what is a block, is decided as for
// Node::inner_text(); a node that is not rendered has no text. Text is not sanitized: a link may have any
// address. Iterative, so depth is unlimited. O(tree) and memory of the same order.
LOCKSTEP_EXPORT Markdown markdown(Node root, const MarkdownOptions& options = {});
// Passes the text to a sink (lockstep/serialize.h) in pieces, and returns the losses.
LOCKSTEP_EXPORT std::vector<MarkdownLoss> markdown(Node root, Sink sink, const MarkdownOptions& options = {});

}  // namespace lockstep

#endif
