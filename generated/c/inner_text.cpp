// Functions of the C interface that only forward to C++: inner text. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/node.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/options.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_node_inner_text(const lockstep_document* document, lockstep_node node,
                                         bool scripting, lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_BAD_ARGUMENT;
  return fill(text, [&] { return self.inner_text({.scripting = scripting}); });
}

}  // extern "C"
