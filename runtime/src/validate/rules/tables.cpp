#include "validate/rules/tables.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "lockstep/ranges.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

constexpr std::size_t kLargestColspan = 1000, kLargestRowspan = 65534;
// The number of visits to downward-growing cells that each cell of the table adds to the allowed number.
constexpr std::size_t kStepsPerCell = 64;

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers
std::size_t number_of(const Subject& element, NameId attribute, std::size_t otherwise, std::size_t most) {
  Scanner scanner(element.text(attribute));
  scanner.skip_spaces();
  scanner.take('+');
  const std::string_view digits = scanner.take_while(is_ascii_digit);
  if (digits.empty()) return otherwise;
  std::size_t number = most;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return std::min(number, most);
}

// A cell that occupies some columns of this row and of rows below it.
struct Growing {
  std::size_t column, end;  // range of columns
  std::size_t rows;         // the number of rows left, including this one
  Node cell;
};

class TableReader {
 public:
  TableReader(Node table, const Ids& ids, Findings& findings)
      : table_(table), ids_(ids), findings_(findings) {}

  void read() {
    for (const Node child : table_.child_elements()) {
      const Subject element{child};
      if (element.is(tag::colgroup)) {
        read_columns(element);
      } else if (element.is(tag::tr)) {
        read_row(child);
      } else if (element.is(tag::thead) || element.is(tag::tbody) || element.is(tag::tfoot)) {
        end_group();
        is_in_group_ = true;
        for (const Node row : child.child_elements())
          if (Subject(row).is(tag::tr)) read_row(row);
        is_in_group_ = false;
        end_group();
      }
    }
    end_group();
    check_columns();
  }

 private:
  // https://html.spec.whatwg.org/multipage/tables.html#step-first-column-group
  void read_columns(const Subject& group) {
    bool has_columns = false;
    for (const Node column : group.node.child_elements()) {
      if (!Subject(column).is(tag::col)) continue;
      has_columns = true;
      establish(columns_ + number_of(Subject(column), attr::span, 1, kLargestColspan), column);
    }
    if (!has_columns) establish(columns_ + number_of(group, attr::span, 1, kLargestColspan), group.node);
    grouped_columns_ = columns_;
  }
  void establish(std::size_t columns, Node by) {
    if (columns <= columns_) return;
    columns_ = columns;
    widest_ = by;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-processing-rows
  void read_row(Node row) {
    std::size_t column = 0;
    bool has_cells = false;
    next_growing_ = 0;
    began_ = growing_.size();
    for (const Node child : row.child_elements()) {
      const Subject cell{child};
      if (!cell.is(tag::td) && !cell.is(tag::th)) continue;
      has_cells = true;
      column = place(cell, column);
      check_headers(cell);
    }
    if (!has_cells) findings_.add(FindingRule::table_row_without_cells, row, {});
    end_row();
  }

  // Places a cell at the first free column from `column` on. Returns the first column after the cell.
  std::size_t place(const Subject& cell, std::size_t column) {
    while (next_growing_ < began_ && growing_[next_growing_].column <= column) {
      column = std::max(column, growing_[next_growing_++].end);
      ++steps_;
    }
    check_scope(cell, column);
    const std::size_t end =
        column + std::max<std::size_t>(1, number_of(cell, attr::colspan, 1, kLargestColspan));
    if (next_growing_ < began_ && growing_[next_growing_].column < end) report_overlap(cell.node);
    establish(end, cell.node);
    starts_.push_back(column);
    steps_allowed_ += kStepsPerCell;
    const std::size_t rows = number_of(cell, attr::rowspan, 1, kLargestRowspan);
    growing_.push_back({column, end, rows == 0 ? kToTheEnd : rows, cell.node});
    return end;
  }
  void report_overlap(Node cell) {
    Finding& finding = findings_.add(FindingRule::table_cells_overlap, cell, {{"element", tag_of(cell)}});
    findings_.set_second(finding, FindingRule::table_cells_overlap, growing_[next_growing_].cell, {});
  }

  void end_row() {
    for (Growing& one : growing_)
      if (one.rows != kToTheEnd) --one.rows;
    steps_ += began_;
    std::erase_if(growing_, [](const Growing& one) { return one.rows == 0; });
    if (steps_ > steps_allowed_) growing_.clear();
    std::sort(growing_.begin(), growing_.end(),
              [](const Growing& one, const Growing& other) { return one.column < other.column; });
  }

  // Reports the cells that span rows below the last row of the group, in which no cell begins.
  void end_group() {
    for (const Growing& one : growing_)
      if (one.rows != kToTheEnd)
        findings_.add(FindingRule::table_rowspan_too_long, one.cell, {{"element", tag_of(one.cell)}});
    growing_.clear();
  }

  void check_columns() {
    if (starts_.empty()) return;
    std::sort(starts_.begin(), starts_.end());
    std::size_t column = 0;
    for (const std::size_t start : starts_) {
      if (start > column) return report_column(column);
      if (start == column) ++column;
    }
    if (column < columns_) report_column(column);
  }
  void report_column(std::size_t column) {
    findings_.add(FindingRule::table_column_without_cells, widest_ ? widest_ : table_,
                  {{"column", std::to_string(column + 1)}});
  }

  // https://html.spec.whatwg.org/multipage/tables.html#attr-th-scope
  void check_scope(const Subject& cell, std::size_t column) {
    const bool of_columns = cell.is_word(attr::scope, "colgroup") && column >= grouped_columns_;
    if (cell.is(tag::th) && (of_columns || (cell.is_word(attr::scope, "rowgroup") && !is_in_group_)))
      findings_.add_about_attribute(FindingRule::scope_outside_group, cell.node, cell.index(attr::scope),
                                    {{"group", of_columns ? "column group" : "row group"}});
  }

  // https://html.spec.whatwg.org/multipage/tables.html#attr-tdth-headers
  void check_headers(const Subject& cell) {
    Scanner scanner(cell.text(attr::headers));
    for (scanner.skip_spaces(); !scanner.is_done(); scanner.skip_spaces()) {
      const std::string_view id = scanner.take_while([](char c) { return !is_ascii_space(c); });
      const Node header = ids_.find(id);
      if (Subject(header).is(tag::th) && header != cell.node && header.parent().closest("table") == table_)
        continue;
      findings_.add_about_attribute(FindingRule::table_headers_not_th, cell.node, cell.index(attr::headers),
                                    {{"id", quoted(id)}});
    }
  }

  static constexpr std::size_t kToTheEnd = static_cast<std::size_t>(-1);

  Node table_;
  const Ids& ids_;
  Findings& findings_;
  std::vector<Growing> growing_;     // cells from rows above, in column order, then those of this row
  std::size_t next_growing_ = 0;     // the first one that may be to the right of the last cell
  std::size_t began_ = 0;            // the number of cells from rows above
  std::vector<std::size_t> starts_;  // the columns in which cells begin
  std::size_t grouped_columns_ = 0;  // all column groups are before the first cell
  bool is_in_group_ = false;         // a row group
  std::size_t columns_ = 0, steps_ = 0, steps_allowed_ = 100'000;
  Node widest_;
};

}  // namespace

void check_table(Node table, const Ids& ids, Findings& findings) { TableReader(table, ids, findings).read(); }

}  // namespace lockstep::detail::authoring
