// Functions of the C interface that only forward to C++: position. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/position.interface: edit that, then run scripts/generate.
#include "c/handles.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_range lockstep_node_range(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return kNoRange;
  return range_in_c(self.position().range);
}

lockstep_range lockstep_node_end_tag_range(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return kNoRange;
  return range_in_c(self.position().end_tag);
}

bool lockstep_node_range_has_gaps(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return false;
  return self.position().has_gaps;
}

}  // extern "C"
