// The C interface of inner_text(). In a separate file because it links the style sheet.
#include "c/handles.h"
#include "lockstep/options.h"

using namespace lockstep::c;

extern "C" lockstep_status lockstep_node_inner_text(const lockstep_document* document, lockstep_node node,
                                                    bool scripting, lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  const lockstep::Node of = node_of(document, node);
  if (!of) return LOCKSTEP_BAD_ARGUMENT;
  return fill(text, [&] { return of.inner_text({.scripting = scripting}); });
}
