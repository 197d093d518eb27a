// The branches of an edition, in a form that compresses well: tools/branch_tables.py writes it.
#ifndef LOCKSTEP_WEB_BRANCH_TABLE_H
#define LOCKSTEP_WEB_BRANCH_TABLE_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "trace/observed_edition.h"

namespace lockstep::web {

// The texts of all editions, each ended by a null character.
extern const std::size_t kBranchTexts;
extern const char branch_texts[];

template <std::size_t kBranches>
struct BranchTable {
  // `differences`: by column, the difference from the branch before: the kind, the owner, and the numbers of
  // five texts.
  explicit BranchTable(const std::int16_t (&differences)[7 * kBranches]) {
    std::vector<std::string_view> texts;
    texts.reserve(kBranchTexts);
    for (const char* text = branch_texts; texts.size() < kBranchTexts; text += texts.back().size() + 1)
      texts.emplace_back(text);
    std::size_t numbers[7] = {};
    for (std::size_t i = 0; i < kBranches; ++i) {
      for (std::size_t column = 0; column < 7; ++column)
        numbers[column] += static_cast<std::size_t>(differences[column * kBranches + i]);
      rows[i] = {texts[numbers[2]],
                 static_cast<detail::BranchKind>(numbers[0]),
                 static_cast<std::uint16_t>(numbers[1]),
                 texts[numbers[3]],
                 texts[numbers[4]],
                 texts[numbers[5]],
                 texts[numbers[6]]};
    }
  }
  detail::BranchInfo rows[kBranches];
};

}  // namespace lockstep::web

#endif
