// The tree walk that all serializers share.
#ifndef LOCKSTEP_SERIALIZE_WALK_H
#define LOCKSTEP_SERIALIZE_WALK_H

#include <cstdint>
#include <vector>

#include "document/access.h"
#include "lockstep/document.h"

namespace lockstep::detail {

// The parts of a node that contain other nodes, in the order in which they are visited.
enum class Part : std::uint8_t { template_contents, shadow_root, children };

// Visits `root` and its descendants, template contents and shadow roots in tree order. It does not recurse,
// which would overflow the stack on deep trees: it moves up through the parents, and remembers only the
// owners of the parts that have no parent. The visitor has:
//
//   void enter(Node)                     before everything under the node
//   bool enter_part(Part, Node, Node)    before a part: which one, its owner, the node that contains its
//                                        nodes; returns false to skip it
//   void leave_part(Part, Node)          after a part that was entered
//   void leave(Node)
//
// Every document, fragment and element has the part `children`, even if it is empty.
template <class Visitor>
class Walk {
 public:
  explicit Walk(Visitor& visitor) : visitor_(visitor) {}

  void run(Node root) {
    if (!root) {
      visitor_.enter(root);
      visitor_.leave(root);
      return;
    }
    const Tree& tree = NodeAccess::tree(root);
    Node node = root;
    for (;;) {
      visitor_.enter(node);
      const NodeRecord& record = tree.nodes[NodeAccess::id(node)];
      Node next;
      if (can_have_children(record.type)) {
        next = (record.flags & (kHasContents | kRedirectedContents | kHasShadowRoot)) != 0
                   ? enter_parts(node, Part::template_contents)
                   : enter_children(node);
      }
      while (!next) {
        visitor_.leave(node);
        if (node == root) return;
        next = node.next_sibling();
        if (!next) next = leave_part_that_ends_with(node);
      }
      node = next;
    }
  }

 private:
  struct OpenPart {
    Part part;
    Node owner, container;
  };

  // Enters the parts of `node` from `part` on, until one contains a node, and returns that node; null if none
  // does.
  Node enter_parts(Node node, Part part) {
    switch (part) {
      case Part::template_contents:
        if (const Node first =
                enter_detached(part, node, node.is_element() ? node.template_contents() : Node()))
          return first;
        [[fallthrough]];
      case Part::shadow_root:
        if (const Node first =
                enter_detached(Part::shadow_root, node, node.is_element() ? node.shadow_root() : Node()))
          return first;
        [[fallthrough]];
      case Part::children:
        break;
    }
    return enter_children(node);
  }

  static bool can_have_children(NodeType type) {
    return type == NodeType::element || type == NodeType::document || type == NodeType::document_fragment;
  }
  Node enter_children(Node node) {
    if (!visitor_.enter_part(Part::children, node, node)) return {};
    const Node first = node.first_child();
    if (!first) visitor_.leave_part(Part::children, node);
    return first;
  }

  Node enter_detached(Part part, Node owner, Node container) {
    if (!container || !visitor_.enter_part(part, owner, container)) return {};
    const Node first = container.first_child();
    if (first) {
      detached_.push_back({part, owner, container});
    } else {
      visitor_.leave_part(part, owner);
    }
    return first;
  }

  // Leaves the part whose last node is `node`. Returns the next node to visit; null if `node`, which is now
  // the owner of the part, is finished.
  Node leave_part_that_ends_with(Node& node) {
    const Node container = node.parent();
    if (detached_.empty() || !(container == detached_.back().container)) {
      node = container;
      visitor_.leave_part(Part::children, node);
      return {};
    }
    const OpenPart open = detached_.back();
    detached_.pop_back();
    node = open.owner;
    visitor_.leave_part(open.part, node);
    return enter_parts(node, open.part == Part::template_contents ? Part::shadow_root : Part::children);
  }

  Visitor& visitor_;
  std::vector<OpenPart> detached_;
};

}  // namespace lockstep::detail

#endif
