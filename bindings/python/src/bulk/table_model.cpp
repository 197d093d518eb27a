// The algorithm for forming a table: https://html.spec.whatwg.org/multipage/tables.html#forming-a-table
#include "bulk/table_model.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "lockstep/ranges.h"

namespace lockstep::python::bulk {

namespace {

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r'; }

// The algorithm for forming a table. Its steps about `col` and `colgroup` are left out, since they add no
// slot with a cell.
class TableFormer {
 public:
  TableFormer(TableModel& model, std::size_t max_slots) : model_(model), max_slots_(max_slots) {}

  void form(Node table) {
    std::vector<Node> pending_tfoot;
    for (const Node child : table.child_elements()) {
      if (child.is_html("caption")) {
        if (!model_.caption) model_.caption = child;
      } else if (child.is_html("tr")) {
        process_row(child);
      } else if (child.is_html("tfoot")) {
        end_row_group();
        pending_tfoot.push_back(child);
      } else if (child.is_html("thead") || child.is_html("tbody")) {
        process_row_group(child);
      }
    }
    for (const Node tfoot : pending_tfoot) process_row_group(tfoot);
    if (model_.width * std::uint64_t{model_.rows.size()} > max_slots_) model_.too_large = true;
    if (!model_.too_large) return;
    model_.rows.clear();
    model_.slots.clear();
    model_.cells.clear();
  }

 private:
  static constexpr std::uint64_t kToTheEnd = std::numeric_limits<std::uint64_t>::max();

  // The cell from this row or an earlier one that covers a column.
  struct Cover {
    std::uint64_t end = 0;    // the first row that it does not cover
    std::uint32_t group = 0;  // the row group, which no cell extends beyond
    std::uint32_t cell = TableModel::kNoCell;
  };

  bool is_covered(std::size_t column) const {
    return covers_[column].group == group_ && covers_[column].end > row_;
  }

  void process_row_group(Node group) {
    end_row_group();
    for (const Node child : group.child_elements())
      if (child.is_html("tr")) process_row(child);
    end_row_group();
  }

  // Ends a row group, and the spans in it. The rows without a `tr` that longer spans cover are not in the
  // model.
  void end_row_group() { ++group_; }

  // The algorithm for processing rows.
  void process_row(Node tr) {
    if (model_.too_large) return;
    std::size_t column = 0;
    for (const Node element : tr.child_elements()) {
      if (!element.is_html("td") && !element.is_html("th")) continue;
      while (column < covers_.size() && is_covered(column)) ++column;
      const std::uint32_t colspan = span(element, "colspan", 1000, 1);
      const std::uint32_t rowspan = span(element, "rowspan", 65534, 0);
      if (column + colspan > max_slots_) {
        model_.too_large = true;
        return;
      }
      if (covers_.size() < column + colspan) covers_.resize(column + colspan);
      const auto cell = static_cast<std::uint32_t>(model_.cells.size());
      model_.cells.push_back({element, static_cast<std::uint32_t>(row_), static_cast<std::uint32_t>(column)});
      const std::uint64_t end = rowspan == 0 ? kToTheEnd : row_ + rowspan;
      for (const std::size_t last = column + colspan; column != last; ++column)
        if (!is_covered(column) || covers_[column].end < end) covers_[column] = {end, group_, cell};
    }
    add_row();
  }

  void add_row() {
    std::size_t width = covers_.size();
    while (width != 0 && !is_covered(width - 1)) --width;
    work_ += covers_.size() + 1;
    if (work_ > max_slots_) {
      model_.too_large = true;
      return;
    }
    model_.rows.push_back(model_.slots.size());
    for (std::size_t column = 0; column != width; ++column)
      model_.slots.push_back(is_covered(column) ? covers_[column].cell : TableModel::kNoCell);
    model_.width = std::max(model_.width, static_cast<std::uint32_t>(width));
    ++row_;
  }

  // Returns the value of an attribute that is a span. `least` is the smallest value; errors give 1.
  static std::uint32_t span(Node cell, std::string_view attribute, std::uint32_t most, std::uint32_t least) {
    const std::optional<std::string_view> value = cell.attribute(attribute);
    if (!value) return 1;
    const std::optional<std::uint32_t> number = parse_non_negative_integer(*value);
    if (!number || *number < least) return 1;
    return std::min(*number, most);
  }

  TableModel& model_;
  std::size_t max_slots_, work_ = 0;
  std::uint64_t row_ = 0;
  std::uint32_t group_ = 1;
  std::vector<Cover> covers_;  // for each column
};

}  // namespace

std::optional<std::uint32_t> parse_non_negative_integer(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && is_space(text[at])) ++at;
  const bool negative = at < text.size() && text[at] == '-';
  if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
  if (at == text.size() || text[at] < '0' || text[at] > '9') return std::nullopt;
  constexpr std::uint32_t kMost = 1'000'000;
  std::uint32_t number = 0;
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
    number = std::min(kMost, number * 10 + static_cast<std::uint32_t>(text[at] - '0'));
  if (negative && number != 0) return std::nullopt;
  return number;
}

TableModel form_table(Node table, std::size_t max_slots) {
  TableModel model;
  TableFormer(model, max_slots).form(table);
  return model;
}

}  // namespace lockstep::python::bulk
