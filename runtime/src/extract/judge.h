// Decides which text blocks are main content.
#ifndef LOCKSTEP_EXTRACT_JUDGE_H
#define LOCKSTEP_EXTRACT_JUDGE_H

#include <array>
#include <cstdint>
#include <vector>

#include "extract/features.h"
#include "lockstep/main_content.h"

namespace lockstep::detail {

struct Judgement {
  PageKind kind = PageKind::article;
  std::vector<bool> chosen;  // for each block
  double expected = 0;       // the expected F1 score
};

// `data`: see PageFeatures. O(blocks + elements)
Judgement judge(const PageBlocks& page, std::uint32_t data);

}  // namespace lockstep::detail

#endif
