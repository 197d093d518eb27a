// Writes a table and its contents as an HTML block.
#include "content/markdown_html_table.h"

#include <utility>

#include "content/markdown_escapes.h"

namespace lockstep::detail {

std::string MarkdownHtmlTable::write(std::size_t table) {
  const std::size_t after = blocks_.blocks[table].end;
  for (std::size_t i = table; i != after; ++i) {
    while (!open_.empty() && open_.back().end == i) end();
    std::size_t last = kNone;
    if (!open_.empty()) last = std::exchange(open_.back().last, i);
    if (const MarkdownBlock& block = blocks_.blocks[i]; is_leaf(block.kind)) {
      write_leaf(block, last);
    } else {
      begin(i);
    }
  }
  while (!open_.empty()) end();
  return std::move(out_);
}

// --- Containers

void MarkdownHtmlTable::begin(std::size_t index) {
  const MarkdownBlock& block = blocks_.blocks[index];
  Open inner{.index = index, .end = block.end};
  switch (block.kind) {
    case BlockKind::table:
      inner.has_groups = has_groups(index);
      if (!out_.empty() && out_.back() != '\n') out_ += '\n';
      out_ += "<table>\n";
      break;
    case BlockKind::caption:
      end_group(open_.back());
      out_ += "<caption>";
      break;
    case BlockKind::row:
      begin_row(block, open_.back());
      break;
    case BlockKind::cell:
      begin_cell(block);
      break;
    default:
      begin_tag(name_of(block));
      if (block.kind == BlockKind::list && block.numbered && block.number != 1)
        append_html_attribute(out_, "start", std::to_string(block.number));
      out_ += '>';
      if (block.task != Task::none)
        out_ += block.task == Task::done ? "<input type=\"checkbox\" checked disabled> "
                                         : "<input type=\"checkbox\" disabled> ";
      break;
  }
  open_.push_back(inner);
}

void MarkdownHtmlTable::end() {
  const MarkdownBlock& block = blocks_.blocks[open_.back().index];
  if (block.kind == BlockKind::table) end_group(open_.back());
  end_tag(name_of(block));
  if (block.kind == BlockKind::table || block.kind == BlockKind::caption || block.kind == BlockKind::row)
    out_ += '\n';
  open_.pop_back();
}

void MarkdownHtmlTable::begin_row(const MarkdownBlock& row, Open& table) {
  constexpr std::string_view kGroups[] = {"thead", "tbody", "tfoot"};
  if (row.begins_group) end_group(table);
  if (table.has_groups && table.group.empty()) {
    table.group = kGroups[static_cast<std::size_t>(row.group)];
    begin_tag(table.group);
    out_ += ">\n";
  }
  out_ += "<tr>";
}

void MarkdownHtmlTable::begin_cell(const MarkdownBlock& cell) {
  constexpr std::string_view kScopes[] = {"", "row", "col", "rowgroup", "colgroup"};
  begin_tag(name_of(cell));
  if (cell.columns != 1) append_html_attribute(out_, "colspan", std::to_string(cell.columns));
  if (cell.rows != 1) append_html_attribute(out_, "rowspan", std::to_string(cell.rows));
  if (cell.scope != CellScope::none)
    append_html_attribute(out_, "scope", kScopes[static_cast<std::size_t>(cell.scope)]);
  out_ += '>';
}

void MarkdownHtmlTable::end_group(Open& table) {
  if (table.group.empty()) return;
  end_tag(table.group);
  out_ += '\n';
  table.group = {};
}

// A table with only one `tbody` is written without row groups.
bool MarkdownHtmlTable::has_groups(std::size_t table) const {
  bool has_rows = false;
  for (std::size_t i = table + 1; i != blocks_.blocks[table].end; i = blocks_.blocks[i].end) {
    const MarkdownBlock& block = blocks_.blocks[i];
    if (block.kind != BlockKind::row) continue;
    if (block.group != RowGroup::body || (has_rows && block.begins_group)) return true;
    has_rows = true;
  }
  return false;
}

std::string_view MarkdownHtmlTable::name_of(const MarkdownBlock& block) const {
  switch (block.kind) {
    case BlockKind::quote:
      return "blockquote";
    case BlockKind::list:
      return block.numbered ? "ol" : "ul";
    case BlockKind::item:
      return "li";
    case BlockKind::table:
      return "table";
    case BlockKind::caption:
      return "caption";
    case BlockKind::row:
      return "tr";
    default:
      return block.header ? "th" : "td";
  }
}

// --- Leaves

// Writes a leaf. `last`: the block before it in the same container. A paragraph gets a tag if it is a `p`, or
// follows a paragraph without a tag.
void MarkdownHtmlTable::write_leaf(const MarkdownBlock& block, std::size_t last) {
  constexpr std::string_view kHeadings[] = {"h1", "h2", "h3", "h4", "h5", "h6"};
  std::string_view name;
  switch (block.kind) {
    case BlockKind::thematic_break:
      out_ += "<hr>";
      return;
    case BlockKind::code:
      out_ += "<pre><code";
      if (block.language.begin != block.language.end)
        append_html_attribute(out_, "class", "language-" + std::string(blocks_.view(block.language)));
      out_ += '>';
      append_html_text(out_, with_line_feeds(blocks_.view(block.text)));
      out_ += "</code></pre>";
      return;
    case BlockKind::heading:
      name = kHeadings[block.level - 1];
      break;
    default:
      if (block.loose) {
        name = "p";
      } else if (last != kNone && blocks_.blocks[last].kind == BlockKind::paragraph &&
                 !blocks_.blocks[last].loose) {
        name = "div";
      }
      break;
  }
  if (!name.empty()) out_.append("<").append(name).append(">");
  out_ += inlines_.write(block, LinePlace::html);
  if (!name.empty()) end_tag(name);
}

}  // namespace lockstep::detail
