// Converts trees to Markdown: CommonMark 0.31, with the tables, strikethrough and task lists of GitHub
// Flavored Markdown.
//
// One property is guaranteed: any CommonMark or GFM renderer turns the result into a page with the same
// visible text and the same structure as the tree (headings with their levels, lists with their nesting and
// numbers, quotes, code with its exact text, links with their addresses, images, emphasis, table cells).
// Markdown::losses lists the exceptions, which Markdown cannot express.
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

// The flavor of Markdown to write. `gfm` has tables, `~~strikethrough~~` and task lists; `commonmark` writes
// tables as text (see MarkdownTables) and strikethrough as `<del>`, and leaves out checkboxes.
enum class MarkdownFlavor : std::uint8_t { gfm, commonmark };
// How headings are written: `# Title`, or underlined with `===` or `---` (levels 1 and 2 only).
enum class MarkdownHeadings : std::uint8_t { atx, setext };
// Where the address of a link or image is written: `[text](address)`, or `[text][1]` with a list of addresses
// at the end.
enum class MarkdownLinks : std::uint8_t { inlined, referenced };
// How images are written: `![alt](address)`, only the alternative text, or not at all.
enum class MarkdownImages : std::uint8_t { kept, alt, dropped };
// How tables are written: as GFM tables; as the text of their cells, in paragraphs and other blocks; or, in
// either flavor, as HTML tables, which can have merged cells, header cells and blocks in cells.
enum class MarkdownTables : std::uint8_t { gfm, text, html };

// Options for markdown().
struct MarkdownOptions {
  MarkdownFlavor flavor = MarkdownFlavor::gfm;        // the flavor of Markdown to write
  MarkdownHeadings headings = MarkdownHeadings::atx;  // how headings are written
  MarkdownLinks links = MarkdownLinks::inlined;       // where addresses are written
  MarkdownImages images = MarkdownImages::kept;       // how images are written
  MarkdownTables tables = MarkdownTables::gfm;        // how tables are written
  // The marker of bulleted lists: '-', '*' or '+'; any other value means '-'. A different marker is used
  // where two lists would otherwise become one, and where nested lists begin on the same line.
  char bullet = '-';
  // The delimiter of emphasis, doubled for strong emphasis: '*' or '_'; any other value means '*'. Where the
  // delimiter does not work, such as `_` inside a word, `*` or a tag (`<em>`) is written.
  char emphasis = '*';
  // The maximum number of characters in a line of a paragraph, without the markers of quotes and list items.
  // Longer lines are broken at spaces; a longer word is not broken. 0: no line is broken.
  std::size_t width = 0;
  // The local names of elements to leave out with their contents: {"nav", "footer"}. The names must stay
  // valid during the call.
  std::span<const std::string_view> drop = {};
  // Called with the address of each link or image; returns the address to write, such as an absolute URL.
  // Null: addresses are written unchanged. The library itself has no URL parser.
  std::string (*address)(std::string_view url, void* user_data) = nullptr;
  void* address_user_data = nullptr;  // passed to `address`
  // Hide `noscript` and the fallback content of `canvas`, which is correct for a page parsed with scripting.
  bool scripting = false;
};

// What Markdown cannot express. HTML tables cause none of the first four losses.
enum class MarkdownLossKind : std::uint8_t {
  merged_cells,          // a cell that spans columns or rows: the other cells that it covers are empty
  table_as_text,         // a table written as text: by option, or because a cell contains a list or the like
  header_cells,          // header cells outside the header row became ordinary cells
  blocks_in_cell,        // paragraphs in a cell became lines
  blocks_in_heading,     // blocks in a heading became lines
  link_split,            // a link with blocks in it became several links
  nested_link,           // a link in a link: the inner link applies to its text
  list_number,           // a reversed list; an item number that is out of range or not the next one
  content_outside_item,  // list content outside the items: it became part of an item
  markup_in_code,        // links, images and the like in a code block, or a link around it
  embedded_content,      // video, frames and the like
  image_dropped,         // an image that MarkdownOptions::images leaves out
  raised_text,           // `sub` and `sup`
  too_deep,              // quotes and lists nested deeper than kMarkdownDepth
  automatic_link,        // text with `@`: GFM turns an email address into a link
  checkbox,              // a checkbox that is not at the beginning of an item; in `commonmark`, any checkbox
};

// The maximum number of quotes and list items around a block; deeper ones are written without their markers.
inline constexpr std::size_t kMarkdownDepth = 32;

// Something that is in the tree, but not in the Markdown.
struct MarkdownLoss {
  MarkdownLossKind kind;  // what cannot be expressed
  Node node;              // the element; for automatic_link, the text node; null from main_markdown()
};

// Returns the name of the kind, as in the documentation: "merged cells".
LOCKSTEP_EXPORT std::string_view markdown_loss_name(MarkdownLossKind kind);

// The Markdown of a node, and what it leaves out.
struct Markdown {
  std::string text;                  // ends with a line feed, unless it is empty
  std::vector<MarkdownLoss> losses;  // mostly in tree order; they refer to nodes of the document
};

// Returns the Markdown of a node and its contents. The rules of Node::inner_text() determine which nodes are
// rendered and which are blocks; a node that is not rendered has no text. The Markdown is not sanitized: a
// link may have any address. Iterative, so depth is unlimited. Takes O(tree) time and memory.
LOCKSTEP_EXPORT Markdown markdown(Node root, const MarkdownOptions& options = {});
// Passes the text to a sink (lockstep/serialize.h) in pieces, and returns the losses.
LOCKSTEP_EXPORT std::vector<MarkdownLoss> markdown(Node root, Sink sink, const MarkdownOptions& options = {});

}  // namespace lockstep

#endif
