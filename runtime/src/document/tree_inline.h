// The tree operations used for every node, inline for the tree builder.
#ifndef LOCKSTEP_DOCUMENT_TREE_INLINE_H
#define LOCKSTEP_DOCUMENT_TREE_INLINE_H

#include <cstring>

#include "lockstep/detail/tree.h"
#include "tables/known_names.h"

namespace lockstep::detail {

inline NodeId Tree::create(NodeType type) {
  if (nodes.size() == nodes.capacity()) [[unlikely]]
    make_room_for_a_node();
  const auto id = static_cast<NodeId>(nodes.size());
  NodeRecord& record = *nodes.extend(1);
  record = NodeRecord{};
  record.type = type;
  return id;
}

inline TextRef Tree::store(std::string_view text) {
  if (is_in_source(text))
    return {static_cast<std::uint32_t>(text.data() - source), static_cast<std::uint32_t>(text.size())};
  return store_copy(text);
}

inline TextRef Tree::store_foreign(std::string_view text) {
  return source_changes ? store_copy(text) : store(text);
}

[[gnu::always_inline]] inline TextRef Tree::store_parsed(std::string_view text) {
  const std::uintptr_t offset =
      reinterpret_cast<std::uintptr_t>(text.data()) - reinterpret_cast<std::uintptr_t>(source);
  if (offset < source_size) [[likely]]
    return {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(text.size())};
  return store_copy(text);
}

inline void Tree::store_attributes(AttributeRecord* to, const SinkAttributes& attributes) {
  const TokenAttribute* const from = attributes.first_;
  for (std::size_t i = 0, count = attributes.size(); i < count; ++i)
    to[i] = {from[i].name, store(from[i].value)};
}

inline NodeId Tree::create_element(Namespace element_namespace, LocalName local_name,
                                   const SinkAttributes& attributes) {
  const NodeId id = create(NodeType::element);
  NodeRecord& record = nodes[id];
  record.element_namespace = element_namespace;
  record.name = local_name.id();
  if (!attributes.empty()) {
    record.payload = {static_cast<std::uint32_t>(attribute_records.size()),
                      static_cast<std::uint32_t>(attributes.size())};
    store_attributes(attribute_records.extend(attributes.size()), attributes);
  }
  if (element_namespace == Namespace::html && local_name.id() == tag::template_) {
    create(NodeType::document_fragment);  // has the next id
    nodes[id].flags |= kHasContents;      // set after creating it, as memory may run out
  }
  return id;
}

// Whether a node is its parent's first child is hard to predict, so appending does not branch on it.
inline void Tree::append(Node parent, Node child) {
  NodeRecord* const all = nodes.data();
  const NodeId first = all[parent].first_child;
  const NodeId if_only = child & (0 - static_cast<NodeId>(first == kNoNode));
  const NodeId head = first | if_only;
  const NodeId last = all[first].previous | if_only;  // nodes[0] has no previous
  all[parent].first_child = head;
  all[last].next = child;
  all[child].parent = parent;
  all[child].next = kNoNode;
  all[child].previous = last;
  all[head].previous = child;
}

// Combines create() and append(), writing the whole record at once. `first` and `before` are the first and
// the last child of the parent so far, or null.
[[gnu::always_inline]] inline NodeId Tree::append_record(Node parent, Node first, Node before, NodeType type,
                                                         Namespace element_namespace, NameId name,
                                                         TextRef payload) {
  if (nodes.size() == nodes.capacity()) [[unlikely]]
    make_room_for_a_node();
  const auto id = static_cast<NodeId>(nodes.size());
  nodes.extend(1);
  NodeRecord* const all = nodes.data();
  const NodeId if_only = id & (0 - static_cast<NodeId>(first == kNoNode));
  const NodeId head = first | if_only;
  const NodeId last = before | if_only;
  NodeRecord record{};
  record.parent = parent;
  record.previous = last;
  record.type = type;
  record.element_namespace = element_namespace;
  record.name = name;
  record.payload = payload;
  all[id] = record;
  all[parent].first_child = head;
  all[last].next = id;
  all[id].next = kNoNode;  // `last` is the node itself if it is an only child
  all[head].previous = id;
  return id;
}

[[gnu::always_inline]] inline NodeId Tree::append_element(Node parent, NameId name,
                                                          const TokenAttribute* attributes, std::size_t count,
                                                          Namespace element_namespace) {
  TextRef payload{};
  // Done before the element is in the tree, because memory may run out.
  if (count != 0) {
    payload = {static_cast<std::uint32_t>(attribute_records.size()), static_cast<std::uint32_t>(count)};
    AttributeRecord* to = attribute_records.extend(count);
    for (const TokenAttribute* const end = attributes + count; attributes != end; ++attributes, ++to)
      *to = {attributes->name, store_parsed(attributes->value)};
  }
  const Node first = first_child(parent);
  return append_record(parent, first, nodes[first].previous, NodeType::element, element_namespace, name,
                       payload);
}

[[gnu::always_inline]] inline void Tree::append_text(Node parent, std::string_view text) {
  const Node first = first_child(parent);
  const Node before = nodes[first].previous;
  // The null node is not text, so this needs no hard-to-predict test for whether there is a child.
  if (nodes[before].type == NodeType::text) [[unlikely]] {
    append_to_text(before, text);
    return;
  }
  append_record(parent, first, before, NodeType::text, Namespace::none, 0, store_parsed(text));
}

inline void Tree::insert_before(Node parent, Node child, Node reference) {
  if (reference == kNoNode) [[likely]] {
    append(parent, child);
    return;
  }
  order.forget();
  const NodeId previous = nodes[reference].previous;
  nodes[child].parent = parent;
  nodes[child].previous = previous;
  nodes[child].next = reference;
  nodes[reference].previous = child;
  if (nodes[parent].first_child == reference) {
    nodes[parent].first_child = child;
  } else {
    nodes[previous].next = child;
  }
}

inline void Tree::insert_text(Node parent, Node reference, std::string_view text) {
  const Node before = reference == kNoNode ? last_child(parent) : previous_sibling(reference);
  if (before != kNoNode && nodes[before].type == NodeType::text) {
    append_to_text(before, text);
    return;
  }
  const TextRef ref = store(text);
  const NodeId id = create(NodeType::text);
  nodes[id].payload = ref;
  insert_before(parent, id, reference);
}

}  // namespace lockstep::detail

#endif
