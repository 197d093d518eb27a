// Replaying a trace.
#include "trace/replay.h"

#include <algorithm>
#include <utility>

#include "observer/observer.h"

namespace lockstep::detail {

TraceReplay::TraceReplay(const Trace& trace) : trace_(trace), mode_(trace.edition().modes[0]) {}

void TraceReplay::advance() {
  for (const TraceEvent& event : trace_.events(trace_.steps()[step_])) apply(event);
  ++step_;
}

void TraceReplay::apply(const TraceEvent& event) {
  switch (event.kind) {
    case TraceKind::switched:
      if (event.branch == static_cast<std::uint16_t>(Switch::insertion_mode)) mode_ = trace_.name(event.size);
      return;
    case TraceKind::stack:
      change(stack_, event);
      return;
    case TraceKind::formatting:
      change(formatting_, event);
      return;
    case TraceKind::tree:
      break;
    default:
      return;
  }
  const NodeId most = std::max({event.node, event.parent, event.next, event.old_parent});
  if (most >= links_.size()) links_.resize(std::max<std::size_t>(most + 1, links_.size() * 2));
  switch (static_cast<TreeChange>(event.branch)) {
    case TreeChange::insert:
      remove(event.node);
      links_[event.node].size = event.size;
      insert(event.node, event.parent, event.next);
      break;
    case TreeChange::remove:
      remove(event.node);
      break;
    case TreeChange::text:
      if (links_[event.node].parent == kNoNode) insert(event.node, event.parent, event.next);
      links_[event.node].size = event.size;
      break;
    case TreeChange::attributes:
      links_[event.node].size = event.size;
      break;
    case TreeChange::move_children:
      while (const NodeId child = links_[event.old_parent].first) {
        remove(child);
        insert(child, event.parent, kNoNode);
      }
      break;
    case TreeChange::shadow_root:
      break;
  }
}

void TraceReplay::insert(NodeId node, NodeId parent, NodeId next) {
  Links& own = links_[node];
  Links& above = links_[parent];
  own.parent = parent;
  own.next = next;
  NodeId& before_next = next == kNoNode ? above.last : links_[next].previous;
  own.previous = before_next;
  before_next = node;
  (own.previous == kNoNode ? above.first : links_[own.previous].next) = node;
}

void TraceReplay::remove(NodeId node) {
  Links& own = links_[node];
  if (own.parent == kNoNode) return;
  Links& above = links_[own.parent];
  (own.previous == kNoNode ? above.first : links_[own.previous].next) = own.next;
  (own.next == kNoNode ? above.last : links_[own.next].previous) = own.previous;
  own.parent = own.previous = own.next = kNoNode;
}

void TraceReplay::change(std::vector<NodeId>& list, const TraceEvent& event) {
  const auto find = [&](NodeId node) {
    return list.begin() + (list.rend() - std::find(list.rbegin(), list.rend(), node)) - 1;
  };
  switch (static_cast<ListChange>(event.branch)) {
    case ListChange::add:
      list.push_back(event.node);
      break;
    case ListChange::insert:
      list.insert(find(event.parent) + 1, event.node);
      break;
    case ListChange::replace:
      *find(event.parent) = event.node;
      break;
    case ListChange::remove:
      list.erase(find(event.node));
      break;
  }
}

}  // namespace lockstep::detail
