// The form that the parser associates with an element.
#ifndef LOCKSTEP_DOCUMENT_FORMS_H
#define LOCKSTEP_DOCUMENT_FORMS_H

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// The form with which the parser may have associated the element, or null: it did so (step 15 of
// #create-an-element-for-the-token) if the two have the same moved_root(). O(log forms)
NodeId form_of_parser(const Tree& tree, NodeId element);

// Whether the node is not where the parser inserted it, or is the root of its tree.
inline bool is_moved_root(const Tree& tree, NodeId node) {
  const NodeRecord& record = tree.nodes[node];
  return record.parent == kNoNode || (record.flags & kMovedOrCopied) != 0;
}
// The nearest inclusive ancestor for which that is so. If it is the same for two elements, they have been in
// one tree since the parser inserted them. O(depth)
NodeId moved_root(const Tree& tree, NodeId node);

}  // namespace lockstep::detail

#endif
