// Matching the children of a node as parsed with those as edited.
#include "edits/child_list.h"

#include <algorithm>

namespace lockstep::detail {

std::vector<std::size_t> longest_increasing(const std::vector<std::size_t>& numbers) {
  // For each length, the index of the smallest number that ends a subsequence of that length; for each
  // number, the index of its predecessor.
  std::vector<std::size_t> ends, before(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto at =
        std::lower_bound(ends.begin(), ends.end(), numbers[i],
                         [&](std::size_t end, std::size_t number) { return numbers[end] < number; });
    before[i] = at == ends.begin() ? i : *(at - 1);
    if (at == ends.end())
      ends.push_back(i);
    else
      *at = i;
  }
  std::vector<std::size_t> found(ends.size());
  for (std::size_t i = found.size(), at = found.empty() ? 0 : ends.back(); i-- > 0; at = before[at])
    found[i] = at;
  return found;
}

}  // namespace lockstep::detail
