// Replaying a trace: the parser's state between any two steps.
#ifndef LOCKSTEP_TRACE_REPLAY_H
#define LOCKSTEP_TRACE_REPLAY_H

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "trace/trace.h"

namespace lockstep::detail {

// The insertion mode, the stack of open elements, the list of active formatting elements, and the tree
// between two steps.
class TraceReplay {
 public:
  explicit TraceReplay(const Trace& trace);

  // Applies the next step.
  void advance();
  std::size_t step() const { return step_; }  // the next step

  std::string_view mode() const { return mode_; }
  std::span<const NodeId> stack() const { return stack_; }
  std::span<const NodeId> formatting() const { return formatting_; }
  // The tree so far, which consists of nodes with ids below nodes(). The functions return kNoNode if there is
  // no such node.
  NodeId nodes() const { return static_cast<NodeId>(links_.size()); }
  NodeId parent(NodeId node) const { return links_[node].parent; }
  NodeId first_child(NodeId node) const { return links_[node].first; }
  NodeId next_sibling(NodeId node) const { return links_[node].next; }
  // The current size of a Text node in bytes, or number of attributes of an element; kAll for a node that has
  // not been inserted.
  std::uint32_t size(NodeId node) const { return links_[node].size; }

  static constexpr std::uint32_t kAll = std::numeric_limits<std::uint32_t>::max();

 private:
  struct Links {
    NodeId parent = kNoNode, first = kNoNode, last = kNoNode, previous = kNoNode, next = kNoNode;
    std::uint32_t size = kAll;
  };
  void apply(const TraceEvent& event);
  void insert(NodeId node, NodeId parent, NodeId next);
  void remove(NodeId node);
  static void change(std::vector<NodeId>& list, const TraceEvent& event);

  const Trace& trace_;
  std::size_t step_ = 0;
  std::string_view mode_;
  std::vector<NodeId> stack_, formatting_;
  std::vector<Links> links_;
};

}  // namespace lockstep::detail

#endif
