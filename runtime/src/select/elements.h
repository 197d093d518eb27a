// The nodes of one tree as selectors see them: elements with sibling elements, attributes and contents.
#ifndef LOCKSTEP_SELECT_ELEMENTS_H
#define LOCKSTEP_SELECT_ELEMENTS_H

#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// Values longer than this are examined once, and the result is cached.
inline constexpr std::size_t kLongValue = 512;
// Elements with more attributes than this are examined once, too.
inline constexpr std::size_t kManyAttributes = 64;

class Elements {
 public:
  // Covers the tree that contains `node`.
  Elements(const Tree& tree, NodeId node) : tree_(tree), root_(node), moves_(tree.order.moves()) {
    while (tree_.nodes[root_].parent != kNoNode) root_ = tree_.nodes[root_].parent;
  }

  const Tree& tree() const { return tree_; }
  NodeId root() const { return root_; }
  // Tree::order.moves() when the query began.
  std::uint32_t moves() const { return moves_; }
  // Calls visit(node) for each node of the tree except the root, in tree order.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_))
      visit(node);
  }

  bool is_element(NodeId node) const { return tree_.nodes[node].type == NodeType::element; }
  bool is_html(NodeId node, NameId name) const {
    const NodeRecord& record = tree_.nodes[node];
    return record.name == name && record.element_namespace == Namespace::html && is_element(node);
  }
  // Return the nearest elements around a node, or null.
  NodeId parent(NodeId node) const {
    const NodeId parent = tree_.nodes[node].parent;
    return is_element(parent) ? parent : kNoNode;
  }
  NodeId previous(NodeId node) {
    for (int passed = 0; passed < kFewNodes; ++passed) {
      node = tree_.previous_sibling(node);
      if (node == kNoNode || is_element(node)) return node;
    }
    return beyond(node, false);
  }
  NodeId next(NodeId node) {
    for (int passed = 0; passed < kFewNodes; ++passed) {
      node = tree_.nodes[node].next;
      if (node == kNoNode || is_element(node)) return node;
    }
    return beyond(node, true);
  }

  bool has_attribute(NodeId element, NameId attribute) const {
    return tree_.attribute(element, attribute) != nullptr;
  }
  // Returns an empty string if there is no such attribute.
  std::string_view attribute_value(NodeId element, NameId attribute) const {
    const AttributeRecord* const record = tree_.attribute(element, attribute);
    return record == nullptr ? std::string_view() : tree_.text(record->value);
  }
  // Whether the element has a child that is a nonempty text node or, if elements count, an element.
  bool has_contents(NodeId element, bool elements_count);
  // Whether an unknown name may be a custom element's.
  bool may_be_custom(NameId name);

 private:
  // After this many siblings or children, results are cached.
  static constexpr int kFewNodes = 16;

  NodeId beyond(NodeId node, bool forwards);

  const Tree& tree_;
  NodeId root_;
  std::uint32_t moves_;
  // Keyed by the node at which a search among siblings became long: the nearest elements before and after it.
  std::unordered_map<NodeId, NodeId> beyond_[2];
  std::unordered_map<NodeId, bool> contents_[2];   // see has_contents()
  std::unordered_map<NameId, bool> custom_names_;  // only long names
};

}  // namespace lockstep::detail

#endif
