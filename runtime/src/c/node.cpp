// The C interface of nodes.
#include <string_view>
#include <utility>

#include "c/handles.h"

namespace lockstep::c {

namespace {

int32_t node_type(Node node) {
  switch (node.type()) {
    case NodeType::none:
      break;
    case NodeType::document:
      return LOCKSTEP_NODE_DOCUMENT;
    case NodeType::document_fragment:
      return LOCKSTEP_NODE_DOCUMENT_FRAGMENT;
    case NodeType::doctype:
      return LOCKSTEP_NODE_DOCTYPE;
    case NodeType::element:
      return LOCKSTEP_NODE_ELEMENT;
    case NodeType::text:
      return LOCKSTEP_NODE_TEXT;
    case NodeType::comment:
      return LOCKSTEP_NODE_COMMENT;
    case NodeType::processing_instruction:
      return LOCKSTEP_NODE_PROCESSING_INSTRUCTION;
  }
  return LOCKSTEP_NODE_NONE;
}

lockstep_string node_name(Node node) {
  switch (node_type(node)) {
    case LOCKSTEP_NODE_ELEMENT:
      return present(node.local_name());
    case LOCKSTEP_NODE_DOCTYPE:
      return present(node.name());
    case LOCKSTEP_NODE_PROCESSING_INSTRUCTION:
      return present(node.target());
    default:
      return {nullptr, 0};
  }
}

lockstep_string node_data(Node node) {
  switch (node_type(node)) {
    case LOCKSTEP_NODE_TEXT:
    case LOCKSTEP_NODE_COMMENT:
    case LOCKSTEP_NODE_PROCESSING_INSTRUCTION:
      return present(node.data());
    default:
      return {nullptr, 0};
  }
}

// Returns what `ask` returns for the attribute; none if there is no such attribute.
template <class Ask>
lockstep_string ask_attribute(const lockstep_document* document, lockstep_node node, size_t index, Ask ask) {
  const Node element = node_of(document, node);
  const Attribute attribute = element.attribute(index);
  return attribute ? present(ask(attribute)) : lockstep_string{nullptr, 0};
}

// Returns the node that `ask` returns for the node.
template <class Ask>
lockstep_node ask_node(const lockstep_document* document, lockstep_node node, Ask ask) {
  return to_c(ask(node_of(document, node)));
}

// Returns the next matching element after `after`.
template <class Fits>
lockstep_node find_next(const lockstep_document* document, lockstep_node root, lockstep_node after,
                        Fits fits) {
  const Node inside = node_of(document, root);
  Node node = node_of(document, after);
  if (!inside || !node) return LOCKSTEP_NO_NODE;
  do {
    node = node.following(inside);
  } while (node && !(node.is_element() && fits(node)));
  return to_c(node);
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;
using lockstep::Attribute;
using lockstep::Node;

extern "C" {

// --- Neighbours, and attributes with a namespace or of tokens

lockstep_node lockstep_node_next_element_sibling(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.next_element_sibling(); });
}
lockstep_node lockstep_node_previous_element_sibling(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.previous_element_sibling(); });
}
lockstep_node lockstep_node_first_element_child(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.first_element_child(); });
}
lockstep_node lockstep_node_last_element_child(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.last_element_child(); });
}
size_t lockstep_node_child_element_count(const lockstep_document* document, lockstep_node node) {
  return node_of(document, node).child_element_count();
}
lockstep_node lockstep_node_root(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.root(); });
}
bool lockstep_node_contains(const lockstep_document* document, lockstep_node node, lockstep_node other) {
  return node_of(document, node).contains(node_of(document, other));
}
bool lockstep_node_is_connected(const lockstep_document* document, lockstep_node node) {
  return node_of(document, node).is_connected();
}
lockstep_string lockstep_node_language(const lockstep_document* document, lockstep_node node) {
  const Node self = node_of(document, node);
  return self ? present(self.language()) : lockstep_string{nullptr, 0};
}
lockstep_string lockstep_node_attribute_ns(const lockstep_document* document, lockstep_node node,
                                           int32_t attribute_namespace, const char* local_name) {
  if (!is_namespace(attribute_namespace)) return {nullptr, 0};
  return present(node_of(document, node)
                     .attribute(static_cast<lockstep::Namespace>(attribute_namespace), or_empty(local_name)));
}
lockstep_status lockstep_node_token_list(const lockstep_document* document, lockstep_node node,
                                         const char* qualified_name, lockstep_buffer* tokens) {
  if (tokens == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *tokens = {nullptr, 0};
  const Node element = node_of(document, node);
  if (!element.is_element()) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    GrowingBuffer buffer;
    std::string_view separator;
    for (const std::string_view token : element.token_list(or_empty(qualified_name))) {
      buffer.append(std::exchange(separator, " "));
      buffer.append(token);
    }
    return buffer.release(tokens);
  });
}
bool lockstep_node_has_token(const lockstep_document* document, lockstep_node node,
                             const char* qualified_name, const char* token) {
  return node_of(document, node).has_token(or_empty(qualified_name), or_empty(token));
}
lockstep_node lockstep_find_ns(const lockstep_document* document, lockstep_node root, lockstep_node after,
                               int32_t element_namespace, const char* local_name) {
  if (!is_namespace(element_namespace)) return LOCKSTEP_NO_NODE;
  const auto wanted = static_cast<lockstep::Namespace>(element_namespace);
  const std::string_view name = or_empty(local_name);
  return find_next(document, root, after, [=](Node element) {
    return element.local_name() == name &&
           (wanted == lockstep::Namespace::none || element.element_namespace() == wanted);
  });
}
// --- Nodes

int32_t lockstep_node_type(const lockstep_document* document, lockstep_node node) {
  return node_type(node_of(document, node));
}

lockstep_node lockstep_node_parent(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.parent(); });
}
lockstep_node lockstep_node_first_child(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.first_child(); });
}
lockstep_node lockstep_node_last_child(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.last_child(); });
}
lockstep_node lockstep_node_next_sibling(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.next_sibling(); });
}
lockstep_node lockstep_node_previous_sibling(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.previous_sibling(); });
}
lockstep_node lockstep_node_following(const lockstep_document* document, lockstep_node node,
                                      lockstep_node root) {
  const Node inside = node_of(document, root);
  if (!inside) return LOCKSTEP_NO_NODE;
  return ask_node(document, node, [inside](Node self) { return self.following(inside); });
}
lockstep_node lockstep_node_following_skipping_children(const lockstep_document* document, lockstep_node node,
                                                        lockstep_node root) {
  const Node inside = node_of(document, root);
  if (!inside) return LOCKSTEP_NO_NODE;
  return ask_node(document, node, [inside](Node self) { return self.following_skipping_children(inside); });
}
lockstep_node lockstep_node_template_contents(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.template_contents(); });
}
lockstep_node lockstep_node_shadow_root(const lockstep_document* document, lockstep_node node) {
  return ask_node(document, node, [](Node self) { return self.shadow_root(); });
}

int32_t lockstep_node_shadow_root_properties(const lockstep_document* document, lockstep_node node) {
  const auto* properties = node_of(document, node).shadow_root_properties();
  if (properties == nullptr) return -1;
  return flags_of(*properties);
}

lockstep_string lockstep_node_name(const lockstep_document* document, lockstep_node node) {
  return node_name(node_of(document, node));
}
int32_t lockstep_node_namespace(const lockstep_document* document, lockstep_node node) {
  const Node element = node_of(document, node);
  return element && element.is_element() ? static_cast<int32_t>(element.element_namespace())
                                         : LOCKSTEP_NAMESPACE_NONE;
}
lockstep_string lockstep_node_data(const lockstep_document* document, lockstep_node node) {
  return node_data(node_of(document, node));
}
lockstep_string lockstep_node_public_identifier(const lockstep_document* document, lockstep_node node) {
  const Node doctype = node_of(document, node);
  if (node_type(doctype) != LOCKSTEP_NODE_DOCTYPE) return {nullptr, 0};
  return present(doctype.public_identifier());
}
lockstep_string lockstep_node_system_identifier(const lockstep_document* document, lockstep_node node) {
  const Node doctype = node_of(document, node);
  if (node_type(doctype) != LOCKSTEP_NODE_DOCTYPE) return {nullptr, 0};
  return present(doctype.system_identifier());
}

lockstep_status lockstep_node_text_content(const lockstep_document* document, lockstep_node node,
                                           lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  const Node self = node_of(document, node);
  if (!self) return LOCKSTEP_BAD_ARGUMENT;
  return fill(text, [&] { return self.text_content(); });
}

// --- Attributes

size_t lockstep_node_attribute_count(const lockstep_document* document, lockstep_node node) {
  const Node element = node_of(document, node);
  return element ? element.attribute_count() : 0;
}
lockstep_string lockstep_node_attribute_name(const lockstep_document* document, lockstep_node node,
                                             size_t index) {
  return ask_attribute(document, node, index, [](const Attribute& self) { return self.qualified_name(); });
}
lockstep_string lockstep_node_attribute_local_name(const lockstep_document* document, lockstep_node node,
                                                   size_t index) {
  return ask_attribute(document, node, index, [](const Attribute& self) { return self.local_name(); });
}
lockstep_string lockstep_node_attribute_prefix(const lockstep_document* document, lockstep_node node,
                                               size_t index) {
  return ask_attribute(document, node, index, [](const Attribute& self) { return self.prefix(); });
}
lockstep_string lockstep_node_attribute_value(const lockstep_document* document, lockstep_node node,
                                              size_t index) {
  return ask_attribute(document, node, index, [](const Attribute& self) { return self.value(); });
}
int32_t lockstep_node_attribute_namespace(const lockstep_document* document, lockstep_node node,
                                          size_t index) {
  return static_cast<int32_t>(node_of(document, node).attribute(index).attribute_namespace());
}
lockstep_string lockstep_node_attribute(const lockstep_document* document, lockstep_node node,
                                        const char* qualified_name) {
  if (qualified_name == nullptr) return {nullptr, 0};
  return present(node_of(document, node).attribute(qualified_name));
}
bool lockstep_node_has_class(const lockstep_document* document, lockstep_node node, const char* name) {
  return node_of(document, node).has_class(or_empty(name));
}

// --- Finding elements

lockstep_node lockstep_find(const lockstep_document* document, lockstep_node root, lockstep_node after,
                            const char* local_name) {
  const std::string_view name = or_empty(local_name);
  return find_next(document, root, after, [name](Node element) { return element.local_name() == name; });
}
lockstep_node lockstep_find_by_class(const lockstep_document* document, lockstep_node root,
                                     lockstep_node after, const char* name) {
  const std::string_view wanted = or_empty(name);
  return find_next(document, root, after, [wanted](Node element) { return element.has_class(wanted); });
}
lockstep_node lockstep_find_by_attribute(const lockstep_document* document, lockstep_node root,
                                         lockstep_node after, const char* qualified_name, const char* value) {
  const std::string_view name = or_empty(qualified_name), wanted = or_empty(value);
  const bool any = value == nullptr;
  return find_next(document, root, after, [name, wanted, any](Node element) {
    const std::optional<std::string_view> found = element.attribute(name);
    return found && (any || *found == wanted);
  });
}
lockstep_node lockstep_find_by_id(const lockstep_document* document, lockstep_node root, const char* id) {
  return ask_node(document, root, [id](Node self) { return self.find_by_id(or_empty(id)); });
}

}  // extern "C"
