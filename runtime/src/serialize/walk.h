// The tree walk used by all serializers.
#ifndef LOCKSTEP_SERIALIZE_WALK_H
#define LOCKSTEP_SERIALIZE_WALK_H

#include <cstdint>
#include <vector>

#include "document/access.h"
#include "lockstep/document.h"

namespace lockstep::detail {

// The parts of a node that contain other nodes, in the order in which they are visited.
enum class Part : std::uint8_t { template_contents, shadow_root, children };

// Visits a node and everything under it, template contents and shadow roots included, in tree order. It does
// not recurse, which would overflow the stack on deep trees: it moves up through the parents, and remembers
// only the owners of the parts that have no parent. It passes a value from call to call, which can therefore
// stay in a register. The visitor has:
//
//   Value enter(Value, NodeId, const NodeRecord&)      before everything under the node
//   bool enter_part(Value&, Part, NodeId, const NodeRecord&, NodeId)
//                                                      before a part: which one, its owner, the node that
//                                                      contains its nodes; returns false to skip it
//   Value leave_part(Value, Part, NodeId)              after a part that was entered
//   Value leave(Value, NodeId, const NodeRecord&)
//
// Every document, fragment and element has the part `children`, even if it is empty.
template <class Visitor, class Value>
class RecordWalk {
 public:
  RecordWalk(Visitor& visitor, const Tree& tree) : visitor_(visitor), tree_(tree) {}

  Value run(NodeId root, Value value) {
    Visitor& visitor = visitor_;  // the compiler must assume that each write may change a member
    const NodeRecord* const nodes = tree_.nodes.data();
    for (NodeId id = root;;) {
      const NodeRecord& record = nodes[id];
      value = visitor.enter(value, id, record);
      NodeId next = kNoNode;
      if (can_have_children(record.type)) {
        if ((record.flags & (kHasContents | kRedirectedContents | kHasShadowRoot)) != 0) [[unlikely]]
          next = enter_parts(value, id, Part::template_contents);
        else
          next = enter_children(visitor, value, id, record);
      }
      while (next == kNoNode) {
        value = visitor.leave(value, id, nodes[id]);
        if (id == root) return value;
        next = nodes[id].next;
        if (next != kNoNode) break;
        id = nodes[id].parent;
        if (!detached_.empty() && id == detached_.back().container) [[unlikely]]
          next = leave_detached(value, id);
        else
          value = visitor.leave_part(value, Part::children, id);
      }
      id = next;
    }
  }

 private:
  struct OpenPart {
    Part part;
    NodeId owner, container;
  };

  static bool can_have_children(NodeType type) {
    return type == NodeType::element || type == NodeType::document || type == NodeType::document_fragment;
  }
  // Enters the parts of `owner` from `part` on, until one contains a node, and returns the first node in that
  // part; null if all are empty.
  [[gnu::noinline]] NodeId enter_parts(Value& value, NodeId owner, Part part) {
    NodeId first = kNoNode;
    if (part == Part::template_contents)
      first = enter_detached(value, part, owner, tree_.template_contents(owner));
    if (first == kNoNode && part != Part::children)
      first = enter_detached(value, Part::shadow_root, owner, tree_.shadow_root(owner));
    return first != kNoNode ? first : enter_children(visitor_, value, owner, tree_.nodes[owner]);
  }
  static NodeId enter_children(Visitor& visitor, Value& value, NodeId owner, const NodeRecord& record) {
    if (!visitor.enter_part(value, Part::children, owner, record, owner)) return kNoNode;
    if (record.first_child == kNoNode) value = visitor.leave_part(value, Part::children, owner);
    return record.first_child;
  }
  NodeId enter_detached(Value& value, Part part, NodeId owner, NodeId container) {
    if (container == kNoNode || !visitor_.enter_part(value, part, owner, tree_.nodes[owner], container))
      return kNoNode;
    const NodeId first = tree_.nodes[container].first_child;
    if (first != kNoNode) {
      detached_.push_back({part, owner, container});
    } else {
      value = visitor_.leave_part(value, part, owner);
    }
    return first;
  }

  // Leaves the last part without a parent: `id` becomes its owner. Returns the first node in the next part;
  // null if there is none.
  [[gnu::noinline]] NodeId leave_detached(Value& value, NodeId& id) {
    const OpenPart open = detached_.back();
    detached_.pop_back();
    id = open.owner;
    value = visitor_.leave_part(value, open.part, id);
    return enter_parts(value, id, open.part == Part::template_contents ? Part::shadow_root : Part::children);
  }

  Visitor& visitor_;
  const Tree& tree_;
  std::vector<OpenPart> detached_;
};

// The same walk for a visitor that takes Nodes; the root may be null:
//
//   void enter(Node)
//   bool enter_part(Part, Node, Node)
//   void leave_part(Part, Node)
//   void leave(Node)
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
    tree_ = &NodeAccess::tree(root);
    RecordWalk<Walk, Nothing>(*this, *tree_).run(NodeAccess::id(root), {});
  }

 private:
  struct Nothing {};
  friend RecordWalk<Walk, Nothing>;

  Nothing enter(Nothing, NodeId id, const NodeRecord&) { return visitor_.enter(node(id)), Nothing(); }
  bool enter_part(Nothing&, Part part, NodeId owner, const NodeRecord&, NodeId container) {
    return visitor_.enter_part(part, node(owner), node(container));
  }
  Nothing leave_part(Nothing, Part part, NodeId owner) {
    return visitor_.leave_part(part, node(owner)), Nothing();
  }
  Nothing leave(Nothing, NodeId id, const NodeRecord&) { return visitor_.leave(node(id)), Nothing(); }
  Node node(NodeId id) const { return NodeAccess::at(*tree_, id); }

  Visitor& visitor_;
  const Tree* tree_ = nullptr;
};

}  // namespace lockstep::detail

#endif
