// lockstep explain: the nodes, the tree before the first step, and the changes to it, as JSON.
#ifndef LOCKSTEP_CLI_EXPLAIN_JSON_TREE_H
#define LOCKSTEP_CLI_EXPLAIN_JSON_TREE_H

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "cli/explain/json_writer.h"
#include "trace/replay.h"

namespace lockstep::cli {

class TreeJson {
 public:
  // Replays the steps before the first one to show.
  TreeJson(const Explanation& explanation, JsonWriter& json);

  // Writes the member "nodes": the nodes that the steps refer to.
  void nodes();
  // Writes the member "before": the mode, the stack, the list and the tree.
  void before();
  // Write the members of an event: a change to the tree, to the stack, or to the list.
  void change(const detail::TraceEvent& event);
  void stack_change(const detail::TraceEvent& event);
  void formatting_change(const detail::TraceEvent& event);

 private:
  void find_used(const Explanation& explanation);
  void use(detail::NodeId node);
  void node(const Node& node);
  void ids(std::string_view name, std::span<const detail::NodeId> list);
  void inserted(detail::NodeId id, detail::NodeId parent, detail::NodeId next, std::uint32_t size);
  void list_change(std::span<const std::string_view, 4> types, const detail::TraceEvent& event);

  const detail::Trace& trace_;
  JsonWriter& json_;
  detail::TraceReplay before_;
  std::vector<bool> used_;  // by node
};

}  // namespace lockstep::cli

#endif
