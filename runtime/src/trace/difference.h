// Finds where two editions parse an input differently, and which rules cause it.
#ifndef LOCKSTEP_TRACE_DIFFERENCE_H
#define LOCKSTEP_TRACE_DIFFERENCE_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "document/tree_difference.h"
#include "lockstep/document.h"
#include "trace/trace.h"

namespace lockstep::detail {

// A row that processed a token, or a condition in a row.
struct RuleUsed {
  unsigned branch;
  bool holds;  // the result of a condition
};

// How an edition processed the token that caused the difference.
struct SideOfDifference {
  Node node;                    // as in first_difference()
  std::vector<RuleUsed> rules;  // in order of execution
};

struct Difference {
  SideOfDifference old_side, new_side;
  Node parent;        // the node's parent: in the new tree or, if it has no such node, in the old one
  std::string token;  // as written in the text, at most 60 bytes
  TracePlace place;   // the token's place
};

// Returns where two editions' traces of the same text diverge; nullopt if the trees are equal.
std::optional<Difference> difference(const Trace& old_trace, const Trace& new_trace);

}  // namespace lockstep::detail

#endif
