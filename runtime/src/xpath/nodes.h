// A tree as XPath sees it: https://www.w3.org/TR/1999/REC-xpath-19991116/#data-model. Attributes are nodes,
// doctypes are not, and adjacent text nodes are one node, which the first of them represents.
#ifndef LOCKSTEP_XPATH_NODES_H
#define LOCKSTEP_XPATH_NODES_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// A node of the tree or, if `attribute` is not 0, the attribute with the index `attribute` - 1.
struct XPathNodeId {
  NodeId node = kNoNode;
  std::uint32_t attribute = 0;
  friend bool operator==(XPathNodeId, XPathNodeId) = default;
};

// Nodes without duplicates.
struct NodeSet {
  std::vector<XPathNodeId> nodes;
  bool is_ordered = true;  // whether they are known to be in document order,
  bool is_flat = true;     // and whether it is known that none is an ancestor of another

  void clear() {
    nodes.clear();
    is_ordered = is_flat = true;
  }
};

enum class Visited : std::uint8_t { passed, kept, stop };

class XPathTree {
 public:
  // The tree that `node` is in.
  XPathTree(const Tree& tree, NodeId node);

  const Tree& tree() const { return tree_; }
  NodeId root() const { return root_; }
  const NodeRecord& record(NodeId node) const { return tree_.nodes[node]; }

  bool is_text(NodeId node) const { return record(node).type == NodeType::text; }
  // Whether XPath sees the node: it is neither a doctype nor a text node after another one.
  bool is_visible(NodeId node) const {
    const NodeType type = record(node).type;
    if (type != NodeType::text) return type != NodeType::doctype;
    const NodeId before = tree_.previous_sibling(node);
    return before == kNoNode || !is_text(before);
  }
  // Returns the first text node in a run of adjacent ones; other nodes unchanged.
  NodeId first_of_texts(NodeId node) const;
  NodeId parent(XPathNodeId node) const { return node.attribute != 0 ? node.node : record(node.node).parent; }

  // Calls visit(node) for the descendants in document order, including invisible ones, until it returns
  // Visited::stop. Returns true only if no node that `visit` kept is inside another.
  template <class Visit>
  bool for_each_descendant(NodeId of, const Visit& visit) const;
  // Returns the last descendant in document order, or the node itself if it has none.
  NodeId last_inside(NodeId node) const;
  // Returns the previous node in document order: the last one inside the previous sibling, or the parent.
  NodeId preceding(NodeId node) const;

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-string-value: a view of the document, or of `buffer`.
  std::string_view string_value(XPathNodeId node, std::string& buffer) const;
  // Whether XPath sees the attribute: namespace declarations are not attributes.
  bool is_attribute(const AttributeRecord& attribute) const {
    return AttributeName(tree_.attribute_names, attribute.name).attribute_namespace() != Namespace::xmlns;
  }

  // Return a node's number, which grows in document order, and the number after the numbers of the nodes
  // inside it. The first call may take O(nodes of the tree).
  std::uint64_t place(XPathNodeId node) const {
    find_order();
    const NodeId at = is_in_order_ ? node.node : places_[node.node];
    return static_cast<std::uint64_t>(at) << 32 | node.attribute;
  }
  std::uint64_t end_place(NodeId node) const;
  // Puts the nodes in document order. O(n log n)
  void sort(NodeSet& set) const;
  // Sorts as sort() does, and removes duplicates.
  void sort_and_unite(NodeSet& set) const;

 private:
  void find_order() const;

  const Tree& tree_;
  NodeId root_;
  // Found when first needed: whether node IDs grow in document order; if not, the places where nodes begin;
  // and the places where they end.
  mutable bool has_order_ = false;
  mutable bool is_in_order_ = false;
  mutable std::vector<std::uint32_t> places_, ends_;
};

template <class Visit>
bool XPathTree::for_each_descendant(NodeId of, const Visit& visit) const {
  const NodeRecord* const nodes = tree_.nodes.data();
  if (of == kDocumentNode && tree_.order.is_known(tree_.nodes.size())) {
    const auto end = static_cast<NodeId>(tree_.nodes.size());
    for (NodeId node = of + 1; node < end; ++node)
      if (visit(node) == Visited::stop) break;
    return false;
  }
  const std::uint32_t moves = tree_.order.moves();
  bool in_order = of == kDocumentNode;  // whether the node IDs have grown so far
  bool is_flat = true;
  NodeId outer = kNoNode;  // the kept node that contains this one
  for (NodeId node = of;;) {
    const NodeId before = node;
    if (nodes[node].first_child != kNoNode) {
      node = nodes[node].first_child;
    } else {
      for (; node != of && nodes[node].next == kNoNode; node = nodes[node].parent)
        if (node == outer) outer = kNoNode;
      if (node == of) {
        if (in_order && before + 1 == tree_.nodes.size()) tree_.order.found(tree_.nodes.size(), moves);
        return is_flat;
      }
      if (node == outer) outer = kNoNode;
      node = nodes[node].next;
    }
    in_order = in_order && node == before + 1;
    const Visited result = visit(node);
    if (result == Visited::stop) return is_flat;
    if (result == Visited::passed) continue;
    if (outer == kNoNode)
      outer = node;
    else
      is_flat = false;
  }
}

}  // namespace lockstep::detail

#endif
