// The C interface of nodes: the functions that do more than forward calls.
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

// Returns the next matching element after `after`; LOCKSTEP_NO_NODE if there is none.
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
using lockstep::Node;

extern "C" {

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

int32_t lockstep_node_type(const lockstep_document* document, lockstep_node node) {
  return node_type(node_of(document, node));
}

int32_t lockstep_node_shadow_root_properties(const lockstep_document* document, lockstep_node node) {
  const auto* properties = node_of(document, node).shadow_root_properties();
  if (properties == nullptr) return -1;
  return flags_of(*properties);
}

lockstep_string lockstep_node_name(const lockstep_document* document, lockstep_node node) {
  return node_name(node_of(document, node));
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

}  // extern "C"
