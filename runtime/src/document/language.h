// The language of a node.
#ifndef LOCKSTEP_DOCUMENT_LANGUAGE_H
#define LOCKSTEP_DOCUMENT_LANGUAGE_H

#include <string_view>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// Returns the attribute with which an element sets its language, or null.
const AttributeRecord* own_language(const Tree& tree, NodeId element);
// Returns the language of a node; empty if it is unknown. O(depth), and O(nodes) if no ancestor sets it.
// https://html.spec.whatwg.org/multipage/dom.html#language
std::string_view language(const Tree& tree, NodeId node);

}  // namespace lockstep::detail

#endif
