// The C interface for modifying documents: the functions that do more than forward calls.
#include "c/changing.h"

using namespace lockstep::c;
using lockstep::Document;
using lockstep::Node;

extern "C" {

lockstep_status lockstep_document_create_element(lockstep_document* document, const char* local_name,
                                                 int32_t element_namespace, lockstep_node* element) {
  const bool valid = local_name != nullptr && element_namespace >= LOCKSTEP_NAMESPACE_HTML &&
                     element_namespace <= LOCKSTEP_NAMESPACE_SVG;
  return create_node(document, element, valid, LOCKSTEP_INVALID_CHARACTER, [=](Document& owner) {
    return owner.create_element(local_name, static_cast<lockstep::Namespace>(element_namespace));
  });
}
lockstep_status lockstep_document_clone(lockstep_document* document, const lockstep_document* from,
                                        lockstep_node node, bool subtree, lockstep_node* copy) {
  const Node original = node_of(from, node);
  return create_node(document, copy, !original.is_null(), LOCKSTEP_HIERARCHY_REQUEST,
                     [=](Document& owner) { return owner.clone(original, subtree); });
}
lockstep_status lockstep_document_adopt(lockstep_document* document, lockstep_document* from,
                                        lockstep_node node, lockstep_node* adopted) {
  const Node original = node_of(from, node);
  return create_node(document, adopted, !original.is_null(), LOCKSTEP_HIERARCHY_REQUEST,
                     [=](Document& owner) { return owner.adopt(from_c(from), original); });
}

lockstep_status lockstep_node_adopt_before(lockstep_document* document, lockstep_node parent,
                                           lockstep_document* from, lockstep_node child,
                                           lockstep_node reference, lockstep_node* inserted) {
  if (inserted != nullptr) *inserted = LOCKSTEP_NO_NODE;
  const Node original = node_of(from, child), before = node_of(document, reference);
  const bool valid = original && (before || reference == LOCKSTEP_NO_NODE);
  return change_node(document, parent, valid, [=](Document& owner, Node into) {
    const Node last = before ? before.previous_sibling() : into.last_child();
    const lockstep::DomError error = owner.insert_before(into, original, before);
    const Node now = before ? before.previous_sibling() : into.last_child();
    if (error == lockstep::DomError::none && inserted != nullptr && now != last) *inserted = to_c(now);
    return error;
  });
}

}  // extern "C"
