// Functions of the C interface that only forward to C++: node. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/node.interface: edit that, then run scripts/generate.
#include "c/handles.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_node lockstep_node_parent(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.parent());
}

lockstep_node lockstep_node_first_child(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.first_child());
}

lockstep_node lockstep_node_last_child(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.last_child());
}

lockstep_node lockstep_node_next_sibling(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.next_sibling());
}

lockstep_node lockstep_node_previous_sibling(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.previous_sibling());
}

lockstep_node lockstep_node_next_element_sibling(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.next_element_sibling());
}

lockstep_node lockstep_node_previous_element_sibling(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.previous_element_sibling());
}

lockstep_node lockstep_node_first_element_child(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.first_element_child());
}

lockstep_node lockstep_node_last_element_child(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.last_element_child());
}

size_t lockstep_node_child_element_count(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return 0;
  return self.child_element_count();
}

lockstep_node lockstep_node_root(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.root());
}

bool lockstep_node_contains(const lockstep_document* document, lockstep_node node, lockstep_node other) {
  const Node self = node_of(document, node);
  if (!self) return false;
  return self.contains(node_of(document, other));
}

bool lockstep_node_is_connected(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return false;
  return self.is_connected();
}

lockstep_node lockstep_node_form_owner(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.form_owner());
}

lockstep_node lockstep_node_following(const lockstep_document* document, lockstep_node node,
                                      lockstep_node root) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(node_of(document, root) ? self.following(node_of(document, root)) : Node());
}

lockstep_node lockstep_node_following_skipping_children(const lockstep_document* document, lockstep_node node,
                                                        lockstep_node root) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(node_of(document, root) ? self.following_skipping_children(node_of(document, root)) : Node());
}

lockstep_node lockstep_node_template_contents(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.template_contents());
}

lockstep_node lockstep_node_shadow_root(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_NO_NODE;
  return to_c(self.shadow_root());
}

int32_t lockstep_node_namespace(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return 0;
  return static_cast<int32_t>(self.is_element() ? self.element_namespace() : Namespace::none);
}

lockstep_status lockstep_node_text_content(const lockstep_document* document, lockstep_node node,
                                           lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_BAD_ARGUMENT;
  return fill(text, [&] { return self.text_content(); });
}

lockstep_string lockstep_node_language(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  return present(self.language());
}

size_t lockstep_node_attribute_count(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  if (!self) return 0;
  return self.attribute_count();
}

lockstep_string lockstep_node_attribute_name(const lockstep_document* document, lockstep_node node,
                                             size_t index) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  const auto& it = self.attribute(index);
  if (!it) return {nullptr, 0};
  return present(it.qualified_name());
}

lockstep_string lockstep_node_attribute_local_name(const lockstep_document* document, lockstep_node node,
                                                   size_t index) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  const auto& it = self.attribute(index);
  if (!it) return {nullptr, 0};
  return present(it.local_name());
}

lockstep_string lockstep_node_attribute_prefix(const lockstep_document* document, lockstep_node node,
                                               size_t index) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  const auto& it = self.attribute(index);
  if (!it) return {nullptr, 0};
  return present(it.prefix());
}

lockstep_string lockstep_node_attribute_value(const lockstep_document* document, lockstep_node node,
                                              size_t index) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  const auto& it = self.attribute(index);
  if (!it) return {nullptr, 0};
  return present(it.value());
}

int32_t lockstep_node_attribute_namespace(const lockstep_document* document, lockstep_node node,
                                          size_t index) {
  const Node self = node_of(document, node);
  if (!self) return 0;
  const auto& it = self.attribute(index);
  if (!it) return 0;
  return static_cast<int32_t>(it.attribute_namespace());
}

lockstep_string lockstep_node_attribute(const lockstep_document* document, lockstep_node node,
                                        const char* qualified_name) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  return present(self.attribute(or_empty(qualified_name)));
}

lockstep_string lockstep_node_attribute_ns(const lockstep_document* document, lockstep_node node,
                                           int32_t attribute_namespace, const char* local_name) {
  const Node self = node_of(document, node);
  if (!self) return {nullptr, 0};
  if (!is_namespace(attribute_namespace)) return {nullptr, 0};
  return present(self.attribute(static_cast<Namespace>(attribute_namespace), or_empty(local_name)));
}

bool lockstep_node_has_token(const lockstep_document* document, lockstep_node node,
                             const char* qualified_name, const char* token) {
  const Node self = node_of(document, node);
  if (!self) return false;
  return self.has_token(or_empty(qualified_name), or_empty(token));
}

bool lockstep_node_has_class(const lockstep_document* document, lockstep_node node, const char* name) {
  const Node self = node_of(document, node);
  if (!self) return false;
  return self.has_class(or_empty(name));
}

lockstep_node lockstep_find_by_id(const lockstep_document* document, lockstep_node root, const char* id) {
  return to_c(node_of(document, root).find_by_id(or_empty(id)));
}

}  // extern "C"
