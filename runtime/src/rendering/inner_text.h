// The rendered text of an element, for walks that know that it is rendered.
#ifndef LOCKSTEP_RENDERING_INNER_TEXT_H
#define LOCKSTEP_RENDERING_INNER_TEXT_H

#include <string>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// Returns what Node::inner_text() would return if the element had no ancestors. O(tree below)
std::string rendered_text_below(const Tree& tree, NodeId element, bool scripting);

}  // namespace lockstep::detail

#endif
