// The branches of the editions, in a form that compresses well: tools/branch_tables.py writes it.
#ifndef LOCKSTEP_WEB_BRANCH_TABLE_H
#define LOCKSTEP_WEB_BRANCH_TABLE_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "trace/observed_edition.h"

namespace lockstep::web {

// The branches that any edition has. Columns of numbers are differences from the number above.
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

// The same as in the generated tables, but for `owner`.
const std::vector<detail::BranchInfo>& all_branches();

template <std::size_t kBranches>
struct BranchTable {
  // `numbers`: in branch_columns, as differences.
  explicit BranchTable(const std::int16_t (&numbers)[kBranches]) {
    const std::vector<detail::BranchInfo>& all = all_branches();
    std::uint16_t owner = 0;
    std::size_t number = 0;
    for (std::size_t i = 0; i < kBranches; ++i) {
      number += static_cast<std::size_t>(numbers[i]);
      rows[i] = all[number];
      if (rows[i].kind <= detail::BranchKind::algorithm) owner = static_cast<std::uint16_t>(i);
      rows[i].owner = owner;
    }
  }
  detail::BranchInfo rows[kBranches];
};

}  // namespace lockstep::web

#endif
