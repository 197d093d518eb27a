// The bytes of the source that the nodes of a parsed tree occupy.
#ifndef LOCKSTEP_EDITS_NODE_EXTENTS_H
#define LOCKSTEP_EDITS_NODE_EXTENTS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "document/access.h"
#include "lockstep/document.h"

namespace lockstep::detail {

// The range from the first to the last byte of some nodes, and the number of points in the nodes: one for
// each tag and each node other than an element, two for text with gaps.
struct Extent {
  std::uint32_t begin = UINT32_MAX;
  std::uint32_t end = 0;
  std::uint32_t points = 0;

  bool is_none() const { return begin > end; }
  void add(const Extent& other) {
    begin = std::min(begin, other.begin);
    end = std::max(end, other.end);
    points += other.points;
  }
  bool overlaps(const Extent& other) const { return begin < other.end && other.begin < end; }
};

inline Extent extent_of(const ByteRange& range, std::uint32_t points) {
  return {static_cast<std::uint32_t>(range.begin), static_cast<std::uint32_t>(range.end), points};
}

// The extents of all nodes. The end tags of `html`, `head` and `body` do not count as points, because text
// after them belongs to nodes before them.
class NodeExtents {
 public:
  // O(nodes * log(nodes))
  explicit NodeExtents(const Document& document) {
    const Node root = document.result();
    extents_.resize(NodeAccess::tree(root).nodes.size());
    parents_.resize(extents_.size(), kNoNode);
    order_.push_back(NodeAccess::id(root));
    // Each node comes before the nodes inside it.
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const Node node = NodeAccess::at(root, order_[i]);
      locate(node);
      const auto add = [&](Node inside) {
        if (!inside) return;
        parents_[NodeAccess::id(inside)] = order_[i];
        order_.push_back(NodeAccess::id(inside));
      };
      add(node.template_contents());
      add(node.shadow_root());
      for (Node child = node.first_child(); child; child = child.next_sibling()) add(child);
    }
    std::sort(points_.begin(), points_.end());
    for (std::size_t i = order_.size(); i-- > 1;) extents_[parents_[order_[i]]].add(extents_[order_[i]]);
  }

  // The number of nodes that the document had after parsing.
  std::size_t size() const { return extents_.size(); }
  // All nodes in the tree, each after its parent.
  const std::vector<NodeId>& order() const { return order_; }
  // The parent, or the owner of template contents or of a shadow root.
  NodeId parent(NodeId node) const { return parents_[node]; }
  // The extent of the node with all nodes inside it.
  const Extent& of(NodeId node) const { return extents_[node]; }
  // The number of points in the range.
  std::size_t count(std::uint64_t begin, std::uint64_t end) const {
    const auto at = [&](std::uint64_t offset) {
      return std::lower_bound(points_.begin(), points_.end(), offset);
    };
    return static_cast<std::size_t>(at(end) - at(begin));
  }
  // Whether the extent contains no parts of other nodes.
  bool is_closed(const Extent& extent) const {
    return !extent.is_none() && count(extent.begin, extent.end) == extent.points;
  }

 private:
  void locate(Node node) {
    const NodePosition position = node.position();
    Extent& extent = extents_[NodeAccess::id(node)];
    const auto add = [&](const ByteRange& range, bool is_point) {
      extent.add(extent_of(range, is_point ? 1 : 0));
      if (is_point) points_.push_back(static_cast<std::uint32_t>(range.begin));
    };
    if (position.range) add(*position.range, true);
    if (position.end_tag)
      add(*position.end_tag, !node.is_html("html") && !node.is_html("head") && !node.is_html("body"));
    if (position.has_gaps) add({position.range->end - 1, position.range->end}, true);
  }

  std::vector<Extent> extents_;          // by NodeId
  std::vector<NodeId> parents_, order_;  // by NodeId; each after its parent
  std::vector<std::uint32_t> points_;    // sorted
};

}  // namespace lockstep::detail

#endif
