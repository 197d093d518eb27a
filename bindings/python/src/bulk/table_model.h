// The cells of a table in a grid, as the HTML Standard forms it.
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

  // The cell of a slot, or kNoCell.
  std::uint32_t at(std::size_t row, std::size_t column) const {
    const std::size_t begin = rows[row], end = row + 1 == rows.size() ? slots.size() : rows[row + 1];
    return column < end - begin ? slots[begin + column] : kNoCell;
  }

  Node caption;                      // null if there is none
  std::uint32_t width = 0;           // columns
  std::vector<TableCell> cells;      // in the order of the rows
  std::vector<std::size_t> rows;     // for each row, where its slots begin
  std::vector<std::uint32_t> slots;  // indexes of cells; rows end early where no cell follows
  bool too_large = false;            // more than `max_slots`: there are no rows
};

// Forms the table. A slot that several cells cover, which is an error, holds the one that reaches furthest
// down. O(children of its rows + slots) https://html.spec.whatwg.org/multipage/tables.html#forming-a-table
TableModel form_table(Node table, std::size_t max_slots);

// Rules for parsing non-negative integers; nullopt for an error. Values above 1,000,000 become 1,000,000.
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers
std::optional<std::uint32_t> parse_non_negative_integer(std::string_view text);

}  // namespace lockstep::python::bulk

#endif
