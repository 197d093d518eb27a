// Where two editions parse an input differently, and which rules made the difference.
#ifndef LOCKSTEP_TRACE_DIFFERENCE_H
#define LOCKSTEP_TRACE_DIFFERENCE_H

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "lockstep/document.h"
#include "trace/trace.h"

namespace lockstep::detail {

// The first two nodes in tree order, shadow roots and template contents included, that are not alike; one of
// them is null where a tree has nothing more. Null both: the trees are the same. O(nodes)
std::pair<Node, Node> first_difference(Node a, Node b);

// A row that a token went through, or a condition in one.
struct RuleUsed {
  unsigned branch;
  bool holds;  // of a condition
};

// What an edition did with the token that the difference comes from.
struct SideOfDifference {
  Node node;                    // as in first_difference()
  std::vector<RuleUsed> rules;  // in order
};

struct Difference {
  SideOfDifference old_side, new_side;
  Node parent;        // of the node, in the tree that has it
  std::string token;  // as it stands in the text, at most some 60 bytes of it
  TracePlace place;   // of the token
};

// Where the traces of one text by two editions differ in what they made; none if it is the same tree.
std::optional<Difference> difference(const Trace& old_trace, const Trace& new_trace);

}  // namespace lockstep::detail

#endif
