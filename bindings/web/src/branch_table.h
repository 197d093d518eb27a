// The branches of all editions in a form that compresses well, written by tools/branch_tables.py. It replaces
// generated/observed/branches.cpp.
#ifndef LOCKSTEP_WEB_BRANCH_TABLE_H
#define LOCKSTEP_WEB_BRANCH_TABLE_H

#include <cstddef>
#include <cstdint>

#include "trace/observed_edition.h"

namespace lockstep::web {

// Each row or algorithm with the conditions and loops in it. Each number in a column is the difference from
// the previous number.
struct BranchColumns {
  std::size_t branches;
  std::size_t owners;  // the number of rows and algorithms among them
  std::size_t texts;
  const char* text;           // the texts, each terminated by a null character
  const std::uint8_t* kinds;  // each kind plus 4 times its depth
  const std::int16_t* text_numbers;
  const std::int16_t* owner_numbers;  // four columns: the end of the name, the place, the anchor, the file
};
extern const BranchColumns branch_columns;

}  // namespace lockstep::web

#endif
