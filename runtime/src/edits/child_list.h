// The children of a node as parsed, and as edited.
#ifndef LOCKSTEP_EDITS_CHILD_LIST_H
#define LOCKSTEP_EDITS_CHILD_LIST_H

#include <cstddef>
#include <optional>
#include <vector>

#include "edits/node_extents.h"

namespace lockstep::detail {

// A child as parsed, or a tag of a removed element that was replaced by its children.
struct ParsedChild {
  enum class Kind : std::uint8_t { whole, start_tag, end_tag };
  Kind kind;
  Node node;  // the node in the parsed tree
  Extent extent;
  std::size_t kept_as;  // the index among the edited children, or kRemoved

  bool is_kept() const { return kept_as != kRemoved; }
  static constexpr std::size_t kRemoved = static_cast<std::size_t>(-1);
};

// The parsed and the edited children, and which of them are the same in the same order. As few children as
// possible count as moved.
struct ChildList {
  std::vector<ParsedChild> parsed;
  std::vector<Node> edited;
};

// Returns the indexes of the members of a longest increasing subsequence. O(n * log(n))
std::vector<std::size_t> longest_increasing(const std::vector<std::size_t>& numbers);

}  // namespace lockstep::detail

#endif
