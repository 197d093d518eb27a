// Builds the blocks of Markdown from a tree. The walk decides what is rendered and what is a block.
#include "content/markdown_builder.h"

#include <algorithm>
#include <utility>

#include "document/access.h"
#include "rendering/inner_text.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/spaces.h"

namespace lockstep::detail {

namespace {

// Returns the integer at the beginning of an attribute value, or `otherwise`.
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers
std::int64_t leading_integer(std::string_view text, std::int64_t otherwise) {
  constexpr std::int64_t kMost = 10'000'000'000;
  std::size_t at = 0;
  while (at < text.size() && (is_collapsible(text[at]) || text[at] == '\f')) ++at;
  const bool negative = at < text.size() && text[at] == '-';
  if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
  if (at == text.size() || text[at] < '0' || text[at] > '9') return otherwise;
  std::int64_t value = 0;
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
    value = std::min(value * 10 + (text[at] - '0'), kMost);
  return negative ? -value : value;
}

// The number of columns or rows that a cell spans.
std::uint32_t span_of(std::string_view value, std::int64_t most) {
  return static_cast<std::uint32_t>(std::clamp<std::int64_t>(leading_integer(value, 1), 1, most));
}

// The number of rows that a cell spans in an HTML table, where 0 means the rest of the row group.
std::uint32_t html_rows_of(std::string_view value, std::int64_t most) {
  return leading_integer(value, 1) == 0 ? 0 : span_of(value, most);
}

CellScope scope_of(std::string_view value) {
  constexpr std::pair<std::string_view, CellScope> kScopes[] = {{"row", CellScope::row},
                                                                {"col", CellScope::column},
                                                                {"rowgroup", CellScope::row_group},
                                                                {"colgroup", CellScope::column_group}};
  for (const auto& [name, scope] : kScopes)
    if (equals_ignoring_case(value, name)) return scope;
  return CellScope::none;
}

constexpr std::int64_t kLargestNumber = 999'999'999;  // https://spec.commonmark.org/0.31.2/#list-items

bool is_language_character(char c) {
  return is_ascii_alphanumeric(c) || c == '+' || c == '-' || c == '#' || c == '.' || c == '_';
}

// Returns "c" for "line-numbers language-c"; empty if no class names a language that can be the info string
// of a code block. https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element
std::string_view language_in(std::string_view classes) {
  constexpr std::string_view kPrefix = "language-";
  std::string_view language;
  any_token(classes, [&](std::string_view word) {
    if (!word.starts_with(kPrefix) || word.size() == kPrefix.size()) return false;
    word.remove_prefix(kPrefix.size());
    if (!std::all_of(word.begin(), word.end(), is_language_character)) return false;
    language = word;
    return true;
  });
  return language;
}

// The characters that the URL parser removes from addresses.
constexpr ByteSet kRemoved{'\t', '\n', '\r'};

}  // namespace

void Marks::add(Mark mark) {
  if (has(mark)) return;
  // Code cannot contain other marks.
  if (count != 0 && order[count - 1] == Mark::code) {
    order[count - 1] = mark;
    mark = Mark::code;
  }
  order[count++] = mark;
}

void Marks::remove(Mark mark) {
  Mark* const end = std::remove(order, order + count, mark);
  count = static_cast<std::uint8_t>(end - order);
}

std::size_t Marks::common_with(const Marks& other) const {
  std::size_t same = 0;
  while (same < count && same < other.count && order[same] == other.order[same] &&
         (order[same] != Mark::link || link == other.link) &&
         (order[same] != Mark::code || code == other.code))
    ++same;
  return same;
}

Marks Marks::in_order_of(const Marks& other) const {
  if (count < 2 || count != other.count || link != other.link) return *this;
  for (std::size_t i = 0; i != count; ++i)
    if (!other.has(order[i])) return *this;
  Marks same = other;
  same.code = code;
  return same;
}

bool Marks::continue_as(const Marks& other) const {
  const std::size_t same = common_with(other);
  return count == other.count && (same == count || (same + 1 == count && order[same] == Mark::code &&
                                                    other.order[same] == Mark::code));
}

MarkdownBuilder::MarkdownBuilder(const Tree& tree, const MarkdownOptions& options)
    : RenderedWalk(tree, options.scripting), options_(options) {
  blocks.links.emplace_back();
}

void MarkdownBuilder::build(NodeId root) {
  if (tree_.type(root) == NodeType::document || tree_.type(root) == NodeType::document_fragment) {
    collect_children(root);
  } else if (visit(root)) {
    collect_children(root);
    leave(root);
  }
  close_leaf();
  while (!open_blocks_.empty()) close();
}

// --- Functions called by the walk

void MarkdownBuilder::add_text(NodeId node, std::string_view text, bool /*preserved*/) {
  const bool is_in_html = is_in_html_table();
  if (options_.flavor == MarkdownFlavor::gfm && text.find('@') != text.npos && !marks_.has(Mark::code) &&
      !is_in_html)
    lose(MarkdownLossKind::automatic_link, node);
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    if (is_collapsible(*at)) {
      bool line_feed = false;
      at = skip_white_space(at, end, line_feed);
      space_ = space_ || leaf_ != kNone;
      continue;
    }
    const char* const begin = at;
    at = end_of_run(at, end);
    put({begin, static_cast<std::size_t>(at - begin)});
  }
}

void MarkdownBuilder::add_line_break() {
  if (leaf_ != kNone) ++breaks_;
}

void MarkdownBuilder::add_replaced(NodeId node, const Style& style) {
  if (is_dropped(node)) return;
  if (is_block(node, style)) {
    if (heading_ != kNoNode) {
      break_line();
    } else if (style.position == Position::in_flow) {
      close_leaf();
    }
  }
  switch (form_of(node)) {
    case MarkdownForm::image:
      return put_image(node);
    case MarkdownForm::embedded_content:
      return lose(MarkdownLossKind::embedded_content, node);
    case MarkdownForm::checkbox: {
      const bool begins_item = leaf_ == kNone && !open_blocks_.empty() &&
                               open_blocks_.back().kind == BlockKind::item && !open_blocks_.back().left &&
                               open_blocks_.back().index + 1 == blocks.blocks.size();
      if (!begins_item || options_.flavor != MarkdownFlavor::gfm)
        return lose(MarkdownLossKind::checkbox, node);
      MarkdownBlock& item = blocks.blocks.back();
      if (item.task != Task::none) return lose(MarkdownLossKind::checkbox, node);
      item.task = tree_.attribute(node, attr::checked) != nullptr ? Task::done : Task::open;
      return;
    }
    default:
      return;
  }
}

void MarkdownBuilder::begin_box(NodeId node, const Style& style) {
  if (is_block(node, style)) return begin_block(node);
  // A space separates the cells and rows of MathML tables.
  if (style.display == Display::table_cell || style.display == Display::table_row) space_ = leaf_ != kNone;
  begin_inline(node);
}

void MarkdownBuilder::end_box(NodeId node, const Style& style) {
  if (!is_block(node, style)) return end_inline(node);
  if (heading_ != kNoNode && heading_ != node) return break_line();
  close_leaf();
  if (heading_ == node) heading_ = kNoNode;
  in_paragraph_ = false;
  if (open_blocks_.empty()) return;
  close_anonymous_in(node);
  // A finished item is closed by whatever follows it.
  const OpenBlock& last = open_blocks_.back();
  if (last.kind == BlockKind::item && last.left && open_blocks_.size() > 1 &&
      open_blocks_[open_blocks_.size() - 2].node == node)
    close();
  if (open_blocks_.back().node != node) return;
  if (open_blocks_.back().kind == BlockKind::item) {
    open_blocks_.back().left = true;
  } else {
    close();
  }
}

void MarkdownBuilder::begin_inline(NodeId node) {
  const MarkdownForm form = form_of(node);
  if (form == MarkdownForm::none || is_block_form(form)) return;
  if (form == MarkdownForm::quotation_marks) return put_quotation_mark();
  if (form == MarkdownForm::raised_or_lowered_text) return lose(MarkdownLossKind::raised_text, node);
  if (form == MarkdownForm::embedded_content) return lose(MarkdownLossKind::embedded_content, node);
  Marks inside = marks_;
  switch (form) {
    case MarkdownForm::emphasis:
      inside.add(Mark::emphasis);
      break;
    case MarkdownForm::strong:
      inside.add(Mark::strong);
      break;
    case MarkdownForm::strikethrough:
      inside.add(Mark::strikethrough);
      break;
    case MarkdownForm::code:
      if (!inside.has(Mark::code)) inside.code = node;
      inside.add(Mark::code);
      break;
    case MarkdownForm::link:
      if (inside.has(Mark::link)) lose(MarkdownLossKind::nested_link, node);
      inside.remove(Mark::link);
      inside.add(Mark::link);
      inside.link = add_link(node, attr::href, value_of(node, attr::title));
      break;
    default:
      return;
  }
  open_marks_.push_back({node, marks_});
  marks_ = inside;
}

void MarkdownBuilder::end_inline(NodeId node) {
  if (!open_marks_.empty() && open_marks_.back().node == node) {
    marks_ = open_marks_.back().outside;
    open_marks_.pop_back();
  } else if (form_of(node) == MarkdownForm::quotation_marks) {
    put_quotation_mark();
  }
}

void MarkdownBuilder::put_quotation_mark() {
  if (shows_text()) put("\"");
}

bool MarkdownBuilder::writes_itself(NodeId node, const Style& style) {
  const bool dropped = is_dropped(node);
  if (!dropped && (form_of(node) != MarkdownForm::code_block || !shows_text())) return false;
  if (!is_block(node, style)) return dropped;
  if (heading_ != kNoNode) {
    break_line();
    return dropped;
  }
  close_leaf();
  if (!dropped) add_code_block(node);
  return true;
}

// --- Blocks

// By its default style, every MathML element is a block; in Markdown, only a whole formula can be one.
bool MarkdownBuilder::is_block(NodeId node, const Style& style) const {
  if (is_inline_box(style.display) || is_atomic(style.display)) return false;
  return tree_.element_namespace(node) != Namespace::mathml || tree_.nodes[node].name == tag::math;
}

void MarkdownBuilder::begin_block(NodeId node) {
  const MarkdownForm form = form_of(node);
  if (heading_ != kNoNode) {
    break_line();
    if (!heading_has_blocks_) lose(MarkdownLossKind::blocks_in_heading, node);
    heading_has_blocks_ = true;
    return;
  }
  close_leaf();
  in_paragraph_ = form == MarkdownForm::paragraph;
  switch (form) {
    case MarkdownForm::quote:
      if (depth_ >= kMarkdownDepth) return lose(MarkdownLossKind::too_deep, node);
      prepare_for(BlockKind::quote);
      return open(BlockKind::quote, node);
    case MarkdownForm::list:
    case MarkdownForm::numbered_list:
      return begin_list(node, form == MarkdownForm::numbered_list);
    case MarkdownForm::item:
      return begin_item(node);
    case MarkdownForm::thematic_break:
      prepare_for(BlockKind::thematic_break);
      ++leaves_;
      blocks.blocks.push_back({.kind = BlockKind::thematic_break});
      return;
    case MarkdownForm::table:
      prepare_for(BlockKind::table);
      open(BlockKind::table, node);
      blocks.blocks.back().as_text = !writes_html() && (options_.tables == MarkdownTables::text ||
                                                        options_.flavor == MarkdownFlavor::commonmark);
      tables_.push_back(open_blocks_.back().index);
      return;
    case MarkdownForm::caption:
      close_anonymous();
      if (is_in(BlockKind::table)) open(BlockKind::caption, node);
      return;
    case MarkdownForm::row:
      close_anonymous();
      if (is_in(BlockKind::table)) begin_row(node);
      return;
    case MarkdownForm::cell:
    case MarkdownForm::header_cell:
      return begin_cell(node, form == MarkdownForm::header_cell);
    default:
      if (form < MarkdownForm::heading_1 || form > MarkdownForm::heading_6) return;
      heading_ = node;
      heading_level_ =
          static_cast<std::uint8_t>(static_cast<int>(form) - static_cast<int>(MarkdownForm::none));
      heading_has_blocks_ = false;
  }
}

void MarkdownBuilder::begin_list(NodeId node, bool numbered) {
  if (depth_ >= kMarkdownDepth) return lose(MarkdownLossKind::too_deep, node);
  prepare_for(BlockKind::list);
  open(BlockKind::list, node);
  std::int64_t start = leading_integer(value_of(node, attr::start), 1);
  if (numbered && (start < 0 || start > kLargestNumber || tree_.attribute(node, attr::reversed) != nullptr)) {
    lose(MarkdownLossKind::list_number, node);
    start = 1;
  }
  open_blocks_.back().next = start;
  blocks.blocks.back().numbered = numbered;
  blocks.blocks.back().number = static_cast<std::uint32_t>(start);
}

void MarkdownBuilder::begin_item(NodeId node) {
  if (!open_blocks_.empty() && open_blocks_.back().left) close();
  if (open_blocks_.empty() || open_blocks_.back().kind != BlockKind::list) return;
  OpenBlock& list = open_blocks_.back();
  const std::int64_t number = leading_integer(value_of(node, attr::value), list.next);
  MarkdownBlock& block = blocks.blocks[list.index];
  if (block.numbered && number != list.next) {
    if (list.index + 1 == blocks.blocks.size() && number >= 0 && number <= kLargestNumber) {
      block.number = static_cast<std::uint32_t>(number);
      list.next = number;
    } else {
      lose(MarkdownLossKind::list_number, node);
    }
  }
  ++list.next;
  ++leaves_;
  open(BlockKind::item, node);
}

void MarkdownBuilder::begin_row(NodeId node) {
  OpenBlock& table = open_blocks_.back();
  const NodeId group = node == kNoNode ? kNoNode : tree_.parent(node);
  const bool begins_group = !table.has_rows || table.group != group;
  table.has_rows = true;
  table.group = group;
  open(BlockKind::row, node);
  MarkdownBlock& row = blocks.blocks.back();
  row.begins_group = begins_group;
  if (group == kNoNode) return;
  if (is_html(group, tag::thead)) row.group = RowGroup::head;
  if (is_html(group, tag::tfoot)) row.group = RowGroup::foot;
}

void MarkdownBuilder::begin_cell(NodeId node, bool header) {
  if (!open_blocks_.empty() && open_blocks_.back().is_anonymous() && is_in(BlockKind::cell)) close();
  if (writes_html() && is_in(BlockKind::table)) begin_row(kNoNode);
  if (!is_in(BlockKind::row)) return;
  OpenBlock& row = open_blocks_.back();
  (header ? row.header_cells : row.ordinary_cells) = true;
  open(BlockKind::cell, node);
  MarkdownBlock& cell = blocks.blocks.back();
  cell.header = header;
  cell.columns = span_of(value_of(node, attr::colspan), 1000);
  const std::string_view rows = value_of(node, attr::rowspan);
  cell.rows = writes_html() ? html_rows_of(rows, 65534) : span_of(rows, 65534);
  if (header) cell.scope = scope_of(value_of(node, attr::scope));
  if (cell.columns > 1 || cell.rows > 1) open_blocks_[open_blocks_.size() - 2].merged_cells = true;
}

void MarkdownBuilder::open(BlockKind kind, NodeId node) {
  open_blocks_.push_back({.kind = kind, .index = blocks.blocks.size(), .node = node, .leaves = leaves_});
  if (kind == BlockKind::quote || kind == BlockKind::item) ++depth_;
  blocks.blocks.push_back({.kind = kind, .node = node});
}

// Closes the cell and row that do not exist in the page.
void MarkdownBuilder::close_anonymous() {
  while (!open_blocks_.empty() && open_blocks_.back().is_anonymous()) close();
}

// Closes the anonymous cell and row at the end of the table or row that contains them.
void MarkdownBuilder::close_anonymous_in(NodeId node) {
  std::size_t outer = open_blocks_.size() - 1;
  while (outer != 0 && open_blocks_[outer].is_anonymous()) --outer;
  if (open_blocks_[outer].node == node) close_anonymous();
}

// Closes the innermost container, and removes it if it is invisible.
void MarkdownBuilder::close() {
  const OpenBlock block = open_blocks_.back();
  open_blocks_.pop_back();
  if (block.kind == BlockKind::quote || block.kind == BlockKind::item) --depth_;
  MarkdownBlock& closed = blocks.blocks[block.index];
  closed.end = blocks.blocks.size();
  const bool is_empty = block.leaves == leaves_, is_childless = closed.end == block.index + 1;
  switch (block.kind) {
    case BlockKind::item:
      // In GFM, a checkbox requires a paragraph.
      if (closed.task != Task::none &&
          (is_childless ||
           (!is_in_html_table() && blocks.blocks[block.index + 1].kind != BlockKind::paragraph))) {
        closed.task = Task::none;
        lose(MarkdownLossKind::checkbox, block.node);
      }
      // The item itself is visible, unless it was created for invisible content.
      if (block.node != kNoNode || !is_childless) return;
      --leaves_;
      blocks.blocks.resize(block.index);
      return;
    case BlockKind::cell:
      if (closed.end > block.index + 2 && !writes_html() && !blocks.blocks[tables_.back()].as_text)
        lose(MarkdownLossKind::blocks_in_cell, block.node);
      return;
    case BlockKind::row:
      return close_row(block);
    case BlockKind::table:
      tables_.pop_back();
      if (!is_empty) return close_table(block);
      break;
    default:
      break;
  }
  if (is_empty) blocks.blocks.resize(block.index);
}

// Only the first row of a table can be its header.
void MarkdownBuilder::close_row(const OpenBlock& row) {
  if (writes_html()) return;  // HTML keeps empty rows, which cells may span
  if (blocks.blocks.size() == row.index + 1) return blocks.blocks.pop_back();
  OpenBlock& table = open_blocks_.back();
  const bool in_head = tree_.nodes[tree_.parent(row.node)].name == tag::thead;
  const bool is_header = !table.has_shown_rows && row.header_cells && (in_head || !row.ordinary_cells);
  blocks.blocks[row.index].header = is_header;
  table.has_shown_rows = true;
  table.merged_cells = table.merged_cells || row.merged_cells;
  table.header_cells = table.header_cells || (row.header_cells && !is_header);
}

void MarkdownBuilder::close_table(const OpenBlock& table) {
  if (writes_html()) return;
  if (blocks.blocks[table.index].as_text) return lose(MarkdownLossKind::table_as_text, table.node);
  if (table.merged_cells) lose(MarkdownLossKind::merged_cells, table.node);
  if (table.header_cells) lose(MarkdownLossKind::header_cells, table.node);
}

// Opens containers, if needed, so that the innermost one can contain a block of this kind.
void MarkdownBuilder::prepare_for(BlockKind kind) {
  if (open_blocks_.empty()) return;
  const OpenBlock last = open_blocks_.back();
  if (last.kind == BlockKind::list) {
    lose(MarkdownLossKind::content_outside_item, last.node);
    open_blocks_.back().next++;
    ++leaves_;
    open(BlockKind::item, kNoNode);
    open_blocks_.back().left = open_blocks_.back().has_more = true;
  } else if (last.left && !last.has_more) {
    lose(MarkdownLossKind::content_outside_item, last.node);
    open_blocks_.back().has_more = true;
  }
  if (!tables_.empty()) prepare_table_for(kind);
}

// In an HTML table, content outside cells gets a cell. Any other table is written as text if it contains such
// content, or a block other than a paragraph.
void MarkdownBuilder::prepare_table_for(BlockKind kind) {
  if (writes_html()) {
    if (is_in(BlockKind::table)) begin_row(kNoNode);
    if (is_in(BlockKind::row)) open(BlockKind::cell, kNoNode);
    return;
  }
  const bool is_in_table = is_in(BlockKind::table) || is_in(BlockKind::row);
  if (kind != BlockKind::paragraph || is_in_table) blocks.blocks[tables_.back()].as_text = true;
}

void MarkdownBuilder::add_code_block(NodeId node) {
  const std::string code = rendered_text_below(tree_, node, scripting_);
  if (is_only_white_space(code)) return;
  prepare_for(BlockKind::code);
  ++leaves_;
  const auto stored = [&](std::string_view text) {
    const std::size_t begin = blocks.text.size();
    blocks.text += text;
    return TextSpan{begin, blocks.text.size()};
  };
  MarkdownBlock block{.kind = BlockKind::code, .node = node};
  block.text = stored(code);
  block.language = stored(language_of(node));
  blocks.blocks.push_back(block);
  find_losses_in_code(node);
}

void MarkdownBuilder::find_losses_in_code(NodeId pre) {
  if (marks_.has(Mark::link)) return lose(MarkdownLossKind::markup_in_code, pre);
  for (NodeId node = tree_.following(pre, pre); node != kNoNode; node = tree_.following(node, pre)) {
    if (tree_.type(node) != NodeType::element) continue;
    const MarkdownForm form = form_of(node);
    if (form != MarkdownForm::none && form != MarkdownForm::code && form != MarkdownForm::line_break &&
        form != MarkdownForm::code_block)
      return lose(MarkdownLossKind::markup_in_code, pre);
  }
}

std::string_view MarkdownBuilder::language_of(NodeId pre) const {
  const std::string_view language = language_in(value_of(pre, attr::class_));
  if (!language.empty()) return language;
  NodeId child = tree_.first_child(pre);
  while (child != kNoNode && tree_.type(child) != NodeType::element) child = tree_.next_sibling(child);
  return child != kNoNode && is_html(child, tag::code) ? language_in(value_of(child, attr::class_))
                                                       : std::string_view();
}

// --- Leaves

void MarkdownBuilder::open_leaf() {
  if (leaf_ != kNone) return;
  const BlockKind kind = heading_ != kNoNode ? BlockKind::heading : BlockKind::paragraph;
  prepare_for(kind);
  leaf_ = blocks.blocks.size();
  ++leaves_;
  MarkdownBlock leaf{.kind = kind, .level = heading_level_, .loose = in_paragraph_};
  leaf.first_piece = leaf.end_piece = blocks.pieces.size();
  blocks.blocks.push_back(leaf);
  in_paragraph_ = false;
}

void MarkdownBuilder::close_leaf() {
  if (leaf_ != kNone) blocks.blocks[leaf_].end_piece = blocks.pieces.size();
  leaf_ = kNone;
  space_ = false;
  breaks_ = 0;
}

// Called when a block begins or ends in a heading, where line breaks separate blocks.
void MarkdownBuilder::break_line() {
  if (leaf_ != kNone) breaks_ = std::max(breaks_, 1u);
}

void MarkdownBuilder::put(std::string_view run) {
  open_leaf();
  const Marks marks = marks_of_text();
  put_pending(marks);
  const std::size_t begin = blocks.text.size();
  blocks.text += run;
  add_piece(PieceKind::text, marks, {begin, blocks.text.size()});
}

// Returns the marks of the next text, in the order of the piece before it: from `<b><i>` to `<i><b>`, no mark
// ends or begins.
Marks MarkdownBuilder::marks_of_text() const {
  if (blocks.pieces.size() == blocks.blocks[leaf_].first_piece) return marks_;
  return marks_.in_order_of(blocks.pieces.back().marks);
}

// Adds the space or line breaks that were held back, with the outermost marks common to the text before them
// and to `after`.
void MarkdownBuilder::put_pending(const Marks& after) {
  if (!space_ && breaks_ == 0) return;
  const Marks& before = blocks.pieces.back().marks;
  const Marks shared = before.outermost(before.common_with(after));
  if (breaks_ == 0) {
    const std::size_t begin = blocks.text.size();
    blocks.text += ' ';
    add_piece(PieceKind::text, shared, {begin, begin + 1});
  }
  Marks without_code = shared;
  without_code.remove(Mark::code);
  for (; breaks_ != 0; --breaks_) add_piece(PieceKind::line_break, without_code, {});
  space_ = false;
}

void MarkdownBuilder::put_image(NodeId node) {
  const AttributeRecord* const alt = tree_.attribute(node, attr::alt);
  const std::string_view text = alt == nullptr ? std::string_view() : tree_.text(alt->value);
  if (options_.images == MarkdownImages::dropped) return lose(MarkdownLossKind::image_dropped, node);
  if (options_.images == MarkdownImages::alt) {
    lose(MarkdownLossKind::image_dropped, node);
    return add_text(node, text, false);
  }
  open_leaf();
  put_pending(marks_);
  const std::size_t begin = blocks.text.size();
  blocks.text += text;
  Marks marks = marks_;
  marks.remove(Mark::code);
  add_piece(PieceKind::image, marks, {begin, blocks.text.size()});
  blocks.pieces.back().image = add_link(node, attr::src, value_of(node, attr::title));
}

void MarkdownBuilder::add_piece(PieceKind kind, const Marks& marks, TextSpan text) {
  if (marks.has(Mark::link) && kind != PieceKind::line_break) {
    Link& link = blocks.links[marks.link];
    const auto leaf = static_cast<std::uint32_t>(leaf_ + 1);
    if (link.leaf != 0 && link.leaf != leaf && !link.split) {
      lose(MarkdownLossKind::link_split, link.node);
      blocks.links[marks.link].split = true;
    }
    blocks.links[marks.link].leaf = leaf;
  }
  if (kind == PieceKind::text && blocks.pieces.size() != blocks.blocks[leaf_].first_piece) {
    Piece& last = blocks.pieces.back();
    if (last.kind == PieceKind::text && last.text.end == text.begin && last.marks.continue_as(marks)) {
      last.text.end = text.end;
      last.marks = marks;
      return;
    }
  }
  blocks.pieces.push_back({.kind = kind, .marks = marks, .text = text});
}

// --- Attributes

std::uint32_t MarkdownBuilder::add_link(NodeId node, NameId address, std::string_view title) {
  Link link;
  link.address = address_of(value_of(node, address));
  link.title = title;
  link.node = node;
  blocks.links.push_back(std::move(link));
  return static_cast<std::uint32_t>(blocks.links.size() - 1);
}

// Returns the address without the characters that the URL parser strips, as changed by
// MarkdownOptions::address: https://url.spec.whatwg.org/#concept-basic-url-parser, steps 1 to 3.
std::string MarkdownBuilder::address_of(std::string_view value) const {
  const auto is_stripped = [](char c) { return static_cast<unsigned char>(c) <= 0x20; };
  std::string address(without_around(value, is_stripped));
  const char* const end = address.data() + address.size();
  if (skip_run<kRemoved>(address.data(), end) != end)
    std::erase_if(address, [](char c) { return kRemoved[c]; });
  return options_.address == nullptr ? address : options_.address(address, options_.address_user_data);
}

MarkdownForm MarkdownBuilder::form_of(NodeId node) const {
  const NodeRecord& record = tree_.nodes[node];
  const MarkdownRow& row = markdown_row(record.element_namespace, record.name);
  if (row.attribute == 0) return row.form;
  const AttributeRecord* const attribute = tree_.attribute(node, row.attribute);
  const bool applies = attribute != nullptr &&
                       (row.word.empty() || equals_ignoring_case(tree_.text(attribute->value), row.word));
  return applies ? row.form : MarkdownForm::none;
}

std::string_view MarkdownBuilder::value_of(NodeId node, NameId name) const {
  const AttributeRecord* const attribute = tree_.attribute(node, name);
  return attribute == nullptr ? std::string_view() : tree_.text(attribute->value);
}

bool MarkdownBuilder::is_dropped(NodeId node) const {
  if (options_.drop.empty()) return false;
  const std::string_view name = tree_.local_name(node).text();
  return std::find(options_.drop.begin(), options_.drop.end(), name) != options_.drop.end();
}

void MarkdownBuilder::lose(MarkdownLossKind kind, NodeId node) {
  losses.push_back({kind, NodeAccess::at(tree_, node)});
}

}  // namespace lockstep::detail
