// A table's cells in a grid, formed as in the HTML Standard.
#ifndef LOCKSTEP_PYTHON_BULK_TABLE_MODEL_H
#define LOCKSTEP_PYTHON_BULK_TABLE_MODEL_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/document.h"

namespace lockstep::python::bulk {

// A `td` or `th`, and the slot where it begins.
struct TableCell {
  Node element;
  std::uint32_t row = 0, column = 0;
};

// A table as a grid of slots. The Standard's grid is larger where a span reaches beyond the table: rows
// without a `tr` and columns without cells are left out here.
struct TableModel {
  static constexpr std::uint32_t kNoCell = 0xFFFF'FFFF;

  // Returns the cell that covers a slot, or kNoCell.
  std::uint32_t at(std::size_t row, std::size_t column) const {
    const std::size_t begin = rows[row], end = row + 1 == rows.size() ? slots.size() : rows[row + 1];
    return column < end - begin ? slots[begin + column] : kNoCell;
  }

  Node caption;                      // null if there is none
  std::uint32_t width = 0;           // columns
  std::vector<TableCell> cells;      // in the order of the rows
  std::vector<std::size_t> rows;     // the index of each row's first slot
  std::vector<std::uint32_t> slots;  // indexes of cells; a row ends after its last covered slot
  bool too_large = false;            // whether there are more than `max_slots`; if so, there are no rows
};

// Forms the table. If several cells cover a slot, which is an error, the slot holds the cell that extends
// furthest down. O(children of its rows + slots)
// https://html.spec.whatwg.org/multipage/tables.html#forming-a-table
TableModel form_table(Node table, std::size_t max_slots);

// Implements the rules for parsing non-negative integers; nullopt for an error. Values above 1,000,000 become
// 1,000,000.
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers
std::optional<std::uint32_t> parse_non_negative_integer(std::string_view text);

}  // namespace lockstep::python::bulk

#endif
