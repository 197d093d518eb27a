// Where two editions parse an input differently, and which rules cause it.
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

// How text nodes are compared: each by itself; adjacent ones together, since a parser would make one of them;
// or so, except for those of nothing but white space.
enum class Texts : std::uint8_t { separate, joined, joined_without_white_space };

// Two nodes in the same place of two trees that differ. One is null if its tree has none there; both are null
// if the trees are equal. `next_` is the node, or the next one in tree order, null at the end of the tree.
struct NodeDifference {
  Node a, b;
  Node next_a, next_b;
};

// Returns the first two nodes in tree order, including shadow roots and template contents, that differ.
// O(nodes)
NodeDifference first_difference(Node a, Node b, Texts texts = Texts::separate);

// A row that processed a token, or a condition in one.
struct RuleUsed {
  unsigned branch;
  bool holds;  // of a condition
};

// How an edition processed the token that caused the difference.
struct SideOfDifference {
  Node node;                    // as in first_difference()
  std::vector<RuleUsed> rules;  // in order
};

struct Difference {
  SideOfDifference old_side, new_side;
  Node parent;        // the parent of the node, in the tree that has it
  std::string token;  // as it is in the text, at most about 60 bytes of it
  TracePlace place;   // of the token
};

// Returns where the traces of one text by two editions diverge; nullopt if the trees are equal.
std::optional<Difference> difference(const Trace& old_trace, const Trace& new_trace);

}  // namespace lockstep::detail

#endif
