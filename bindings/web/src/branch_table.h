// The branches of all editions, in a form that compresses well: tools/branch_tables.py writes it. They take
// the place of generated/observed/branches.cpp.
#ifndef LOCKSTEP_WEB_BRANCH_TABLE_H
#define LOCKSTEP_WEB_BRANCH_TABLE_H

#include <cstddef>
#include <cstdint>

#include "trace/observed_edition.h"

namespace lockstep::web {

// Each row or algorithm with the conditions and loops in it. Columns of numbers are differences from the
// number above.
struct BranchColumns {
  std::size_t branches;
  std::size_t owners;  // the rows and algorithms among them
  std::size_t texts;
  const char* text;           // the texts, each ended by a null character
  const std::uint8_t* kinds;  // and the depth, times 4
  const std::int16_t* text_numbers;
  const std::int16_t* owner_numbers;  // four columns: the end of the name, the place, the anchor, the file
};
extern const BranchColumns branch_columns;

}  // namespace lockstep::web

#endif
