// Writes the blocks of Markdown as text.
#include "content/markdown_writer.h"

#include <algorithm>

#include "content/markdown_html_table.h"
#include "text/utf_8.h"

namespace lockstep::detail {

namespace {

// Returns a line without trailing spaces.
std::string_view without_trailing_spaces(std::string_view line) {
  while (line.ends_with(' ')) line.remove_suffix(1);
  return line;
}

}  // namespace

void MarkdownWriter::write() {
  find_loose_lists();
  open_.assign(1, Open());
  open_.back().end = blocks_.blocks.size();
  for (std::size_t i = 0; i != blocks_.blocks.size();) {
    while (open_.back().end == i) close();
    const MarkdownBlock& block = blocks_.blocks[i];
    if (is_transparent(i)) {
      ++i;
    } else if (is_leaf(block.kind)) {
      write_leaf(i++);
    } else if (block.kind == BlockKind::table) {
      write_table(i);
      i = block.end;
    } else {
      open(i++);
    }
  }
  while (open_.size() > 1) close();
  if (const std::string definitions = inlines_.definitions(); !definitions.empty()) {
    separate();
    write_lines(definitions);
  }
}

// --- Containers

// Whether only the contents of a block are written.
bool MarkdownWriter::is_transparent(std::size_t index) const {
  const MarkdownBlock& block = blocks_.blocks[index];
  return block.kind == BlockKind::caption || block.kind == BlockKind::row || block.kind == BlockKind::cell ||
         (block.kind == BlockKind::table && block.as_text);
}

// A list is loose if one of its items contains a `p`, or two blocks that only a blank line can separate.
void MarkdownWriter::find_loose_lists() {
  std::vector<Open> open(1);
  open.back().end = blocks_.blocks.size();
  for (std::size_t i = 0; i != blocks_.blocks.size(); ++i) {
    while (open.back().end == i) open.pop_back();
    MarkdownBlock& block = blocks_.blocks[i];
    if (is_transparent(i)) continue;
    Open& parent = open.back();
    if (parent.kind == BlockKind::item) {
      MarkdownBlock& list = blocks_.blocks[open[open.size() - 2].index];
      if ((block.kind == BlockKind::paragraph && block.loose) ||
          (parent.has_blocks && need_blank_line(blocks_.blocks[parent.last], i)))
        list.loose = true;
    }
    parent.has_blocks = true;
    parent.last = i;
    if (block.kind == BlockKind::table) {
      i = block.end - 1;
    } else if (!is_leaf(block.kind)) {
      open.push_back({.kind = block.kind, .index = i, .end = block.end});
    }
  }
}

bool MarkdownWriter::need_blank_line(const MarkdownBlock& before, std::size_t index) const {
  const MarkdownBlock& after = blocks_.blocks[index];
  switch (before.kind) {
    case BlockKind::paragraph:
      if (after.kind == BlockKind::heading) return !heading_underline(after).empty();
      if (after.kind != BlockKind::list)
        return after.kind == BlockKind::paragraph || after.kind == BlockKind::table;
      // https://spec.commonmark.org/0.31.2/#list-items: what can interrupt a paragraph.
      return (after.numbered && after.number != 1) || begins_empty(index + 1);
    case BlockKind::quote:
      return after.kind == BlockKind::paragraph || after.kind == BlockKind::quote ||
             after.kind == BlockKind::table || !heading_underline(after).empty();
    case BlockKind::table:
      // Only a blank line ends an HTML table.
      if (options_.tables == MarkdownTables::html) return true;
      [[fallthrough]];
    case BlockKind::list:
      return after.kind != BlockKind::code && after.kind != BlockKind::thematic_break;
    default:
      return false;
  }
}

// Whether the first line of an item consists only of its marker: see open().
bool MarkdownWriter::begins_empty(std::size_t item) const {
  if (blocks_.blocks[item].end == item + 1) return true;
  return blocks_.blocks[item + 1].kind == BlockKind::list && blocks_.blocks[item + 2].task != Task::none;
}

void MarkdownWriter::open(std::size_t index) {
  const MarkdownBlock& block = blocks_.blocks[index];
  separate();
  Open& parent = open_.back();
  Open inner{.kind = block.kind, .index = index, .end = block.end, .prefix = prefix_.size()};
  switch (block.kind) {
    case BlockKind::list:
      inner.marker = marker_of(block, parent);
      // A task is recognized only if its marker is the first on its line.
      if (blocks_.blocks[index + 1].task != Task::none && has_first_prefix_ && parent.kind == BlockKind::item)
        write_line("");
      inner.number = block.number;
      inner.tight = !block.loose;
      parent.last_list = inner.marker;
      break;
    case BlockKind::item:
      inner.tight = parent.tight;
      begin_item(block);
      ++parent.number;
      break;
    default:
      parent.last_list = '\0';
      if (!has_first_prefix_) first_prefix_ = prefix_;
      has_first_prefix_ = true;
      first_prefix_ += "> ";
      prefix_ += "> ";
      break;
  }
  open_.push_back(inner);
}

void MarkdownWriter::begin_item(const MarkdownBlock& item) {
  constexpr std::size_t kLargestNumber = 999'999'999;
  const Open& list = open_.back();
  std::string marker;
  if (blocks_.blocks[list.index].numbered) marker = std::to_string(std::min(list.number, kLargestNumber));
  marker += list.marker;
  marker += ' ';
  if (!has_first_prefix_) first_prefix_ = prefix_;
  has_first_prefix_ = true;
  first_prefix_ += marker;
  if (item.task != Task::none) first_prefix_ += item.task == Task::done ? "[x] " : "[ ] ";
  prefix_.append(marker.size(), ' ');
}

// Adjacent lists need different markers. So do nested lists where three of them would make a thematic break
// (`- - -`).
char MarkdownWriter::marker_of(const MarkdownBlock& list, const Open& parent) const {
  if (list.numbered) return parent.last_list == '.' ? ')' : '.';
  const char preferred = options_.bullet == '*' || options_.bullet == '+' ? options_.bullet : '-';
  const bool begins_item = parent.kind == BlockKind::item && has_first_prefix_;
  const char outer = begins_item ? open_[open_.size() - 2].marker : '\0';
  for (const char marker : {preferred, '-', '*', '+'})
    if (marker != parent.last_list && marker != outer) return marker;
  return preferred;
}

void MarkdownWriter::close() {
  const Open closed = open_.back();
  open_.pop_back();
  if (closed.kind == BlockKind::item && has_first_prefix_ && !closed.has_blocks) write_line("");
  prefix_.resize(closed.prefix);
}

// --- Lines

// Called before each block of the innermost container.
void MarkdownWriter::separate() {
  Open& parent = open_.back();
  if (parent.has_blocks && !parent.tight) out_.append(without_trailing_spaces(prefix_)).append("\n");
  parent.has_blocks = true;
}

void MarkdownWriter::write_line(std::string_view line) {
  const std::string_view prefix = has_first_prefix_ ? first_prefix_ : prefix_;
  if (line.empty()) {
    out_.append(without_trailing_spaces(prefix));
  } else {
    // Readers drop a byte order mark at the beginning.
    if (!has_begun_ && prefix.empty() && line.starts_with(kUtf8ByteOrderMark)) {
      out_.append("&#65279;");
      line.remove_prefix(kUtf8ByteOrderMark.size());
    }
    out_.append(prefix).append(line);
  }
  has_begun_ = true;
  has_first_prefix_ = false;
  out_.append("\n");
}

void MarkdownWriter::write_lines(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    write_line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// --- Leaves

std::string_view MarkdownWriter::heading_underline(const MarkdownBlock& block) const {
  if (block.kind != BlockKind::heading || options_.headings != MarkdownHeadings::setext) return {};
  return block.level == 1 ? "===" : block.level == 2 ? "---" : "";
}

void MarkdownWriter::write_leaf(std::size_t index) {
  const MarkdownBlock& block = blocks_.blocks[index];
  separate();
  open_.back().last_list = '\0';
  switch (block.kind) {
    case BlockKind::heading: {
      const std::string_view underline = heading_underline(block);
      const std::string_view text =
          inlines_.write(block, underline.empty() ? LinePlace::heading : LinePlace::underlined);
      if (underline.empty()) {
        std::string line(block.level, '#');
        write_line(line.append(" ").append(text));
      } else {
        write_line(text);
        write_line(underline);
      }
      return;
    }
    case BlockKind::code:
      return write_code(block);
    case BlockKind::thematic_break:
      // In an item, `---` would turn a paragraph directly before it into a heading; directly after the marker
      // `-`, it would make the marker part of the break.
      return write_line(open_.back().kind == BlockKind::item ? "___" : "---");
    default:
      return write_lines(inlines_.write(block, LinePlace::paragraph));
  }
}

void MarkdownWriter::write_code(const MarkdownBlock& code) {
  std::string text = with_line_feeds(blocks_.view(code.text));
  if (!text.ends_with('\n')) text += '\n';
  // cmark does not read longer fences.
  constexpr std::size_t kLongestFence = 255;
  const char mark = longest_run(text, '`') < kLongestFence ? '`' : '~';
  const std::string fence(std::max<std::size_t>(longest_run(text, mark) + 1, 3), mark);
  std::string first = fence;
  write_line(first.append(blocks_.view(code.language)));
  write_lines(text);
  write_line(fence);
}

// --- Tables

void MarkdownWriter::write_table_as_html(std::size_t index) {
  separate();
  open_.back().last_list = '\0';
  write_lines(MarkdownHtmlTable(blocks_, inlines_).write(index));
}

void MarkdownWriter::write_table(std::size_t index) {
  if (options_.tables == MarkdownTables::html) return write_table_as_html(index);
  const MarkdownBlock& table = blocks_.blocks[index];
  bool has_contents = false;
  for (std::size_t i = index + 1; i != table.end; ++i) {
    const MarkdownBlock& block = blocks_.blocks[i];
    if (block.kind == BlockKind::cell && block.end != i + 1) has_contents = true;
    if (block.kind != BlockKind::caption) continue;
    for (std::size_t inside = i + 1; inside != block.end; ++inside) write_leaf(inside);
  }
  if (!has_contents) return;
  lay_out(index);
  separate();
  open_.back().last_list = '\0';
  std::size_t columns = 0, begin = 0;
  for (const std::size_t end : row_ends_) {
    columns = std::max(columns, end - begin);
    begin = end;
  }
  std::size_t first_row = index + 1;
  while (blocks_.blocks[first_row].kind != BlockKind::row) ++first_row;
  const bool has_header = blocks_.blocks[first_row].header;
  if (!has_header) write_row(0, 0, columns);
  begin = 0;
  for (std::size_t row = 0; row <= row_ends_.size(); ++row) {
    if (row == (has_header ? 1u : 0u)) {
      std::string line = "|";
      for (std::size_t i = 0; i != columns; ++i) line += " --- |";
      write_line(line);
    }
    if (row == row_ends_.size()) break;
    write_row(begin, row_ends_[row], row == 0 && has_header ? columns : 0);
    begin = row_ends_[row];
  }
}

// Puts the cells in columns: https://html.spec.whatwg.org/multipage/tables.html#forming-a-table. The other
// places that a cell spans stay empty, unless empty cells would far outnumber the others.
void MarkdownWriter::lay_out(std::size_t table) {
  cells_.clear();
  row_ends_.clear();
  const std::size_t end = blocks_.blocks[table].end;
  std::size_t cells = 0, row_cells = 0, most = 0;
  for (std::size_t i = table + 1; i != end; ++i) {
    if (blocks_.blocks[i].kind == BlockKind::row) row_cells = 0;
    if (blocks_.blocks[i].kind != BlockKind::cell) continue;
    ++cells;
    most = std::max(most, ++row_cells);
  }
  std::size_t allowance = 2 * cells + 64;
  std::vector<std::uint32_t> rows_left;  // by column: the number of further rows in which it is occupied
  std::size_t column = 0;
  const auto pad = [&] {
    --allowance;
    cells_.push_back(kNoCell);
    ++column;
  };
  const auto skip_taken = [&] {
    while (allowance != 0 && column < rows_left.size() && rows_left[column] != 0) {
      --rows_left[column];
      pad();
    }
  };
  bool in_row = false;
  const auto end_row = [&] {
    if (!in_row) return;
    for (std::size_t i = column; i < rows_left.size(); ++i) rows_left[i] -= rows_left[i] != 0 ? 1 : 0;
    row_ends_.push_back(cells_.size());
  };
  for (std::size_t i = table + 1; i != end; ++i) {
    const MarkdownBlock& block = blocks_.blocks[i];
    if (block.kind == BlockKind::row) {
      end_row();
      in_row = true;
      column = 0;
    }
    if (block.kind != BlockKind::cell) continue;
    skip_taken();
    const std::size_t first = column;
    cells_.push_back(i);
    ++column;
    const std::size_t span = std::min<std::size_t>(block.columns, most);
    for (std::size_t extra = 1; extra < span && allowance != 0; ++extra) pad();
    if (block.rows > 1) {
      if (rows_left.size() < column) rows_left.resize(column);
      for (std::size_t taken = first; taken != column; ++taken) rows_left[taken] = block.rows - 1;
    }
  }
  end_row();
}

// Writes a row; empty cells fill it up to that number of columns.
void MarkdownWriter::write_row(std::size_t begin, std::size_t end, std::size_t columns) {
  std::string row = "|";
  for (std::size_t i = begin; i != end; ++i) {
    if (cells_[i] != kNoCell) append_cell(row, cells_[i]);
    row += cells_[i] != kNoCell ? " |" : "  |";
  }
  for (std::size_t i = end - begin; i < columns; ++i) row += "  |";
  write_line(row);
}

// Appends a cell, whose paragraphs become lines.
void MarkdownWriter::append_cell(std::string& row, std::size_t index) {
  row += ' ';
  for (std::size_t i = index + 1; i != blocks_.blocks[index].end; ++i) {
    if (i != index + 1) row += "<br>";
    row += inlines_.write(blocks_.blocks[i], LinePlace::cell);
  }
}

}  // namespace lockstep::detail
