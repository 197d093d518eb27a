// The operations of the tree that each node takes part in, inline for the tree builder.
#ifndef LOCKSTEP_DOCUMENT_TREE_INLINE_H
#define LOCKSTEP_DOCUMENT_TREE_INLINE_H

#include <cstring>

#include "lockstep/detail/tree.h"
#include "tables/known_names.h"

namespace lockstep::detail {

inline NodeId Tree::create(NodeType type) {
  if (nodes.size() >= UINT32_MAX) out_of_memory();
  const auto id = static_cast<NodeId>(nodes.size());
  NodeRecord& record = *nodes.extend(1);
  record = NodeRecord{};
  record.type = type;
  return id;
}

inline TextRef Tree::store(std::string_view text) {
  if (is_in_source(text))
    return {static_cast<std::uint32_t>(text.data() - source), static_cast<std::uint32_t>(text.size())};
  if (text.empty()) return {};
  const std::size_t start = arena_text.size();
  if (start + text.size() > UINT32_MAX || text.size() >= kInArena) out_of_memory();
  std::memcpy(arena_text.extend(text.size()), text.data(), text.size());
  return {static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(text.size()) | kInArena};
}

inline void Tree::store_attributes(AttributeRecord* to, const TokenAttribute* from, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) to[i] = {from[i].name, store(from[i].value)};
}

inline NodeId Tree::create_element(Namespace element_namespace, NameId local_name,
                                   const TokenAttribute* attributes, std::size_t attribute_count) {
  const NodeId id = create(NodeType::element);
  NodeRecord& record = nodes[id];
  record.element_namespace = element_namespace;
  record.name = local_name;
  if (attribute_count != 0) {
    record.payload = {static_cast<std::uint32_t>(attribute_records.size()),
                      static_cast<std::uint32_t>(attribute_count)};
    store_attributes(attribute_records.extend(attribute_count), attributes, attribute_count);
  }
  if (element_namespace == Namespace::html && local_name == tag::template_) {
    record.flags |= kHasContents;
    create(NodeType::document_fragment);  // the next node; may move `record`
  }
  return id;
}

inline void Tree::insert_before(Node parent, Node child, Node reference) {
  NodeRecord& parent_record = nodes[parent];
  NodeRecord& record = nodes[child];
  record.parent = parent;
  const NodeId first = parent_record.first_child;
  if (first == kNoNode) {
    parent_record.first_child = child;
    record.previous = child;
    record.next = kNoNode;
    return;
  }
  if (reference == kNoNode) {
    const NodeId last = nodes[first].previous;
    record.previous = last;
    record.next = kNoNode;
    nodes[last].next = child;
    nodes[first].previous = child;
    return;
  }
  const NodeId previous = nodes[reference].previous;
  record.previous = previous;
  record.next = reference;
  nodes[reference].previous = child;
  if (reference == first) {
    parent_record.first_child = child;
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
