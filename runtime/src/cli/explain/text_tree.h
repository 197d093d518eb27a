// lockstep explain: the changes that a step made to the tree, stack, list and mode, and the final tree, as
// lines of text.
#ifndef LOCKSTEP_CLI_EXPLAIN_TEXT_TREE_H
#define LOCKSTEP_CLI_EXPLAIN_TEXT_TREE_H

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/explain/text_layout.h"
#include "trace/replay.h"

namespace lockstep::cli {

class TreeText {
 public:
  TreeText(const Explanation& explanation, TextLayout& layout) : trace_(explanation.trace), layout_(layout) {}

  // Writes the mode, the stack and the list.
  void state(const detail::TraceReplay& replay);
  // Writes the changes to the tree, and the switches.
  void changes(const detail::TraceStep& step);
  // Writes the step's changes to the stack, the list and the mode; `after` has replayed the step.
  void lists(const detail::TraceStep& step, std::string_view mode_before, const detail::TraceReplay& after);
  void final_tree();

 private:
  struct TextChange;

  void text_line(const TextChange& change);
  void switched(const detail::TraceEvent& event);
  void list_line(std::string_view name, std::span<const detail::NodeId> list,
                 const std::set<detail::NodeId>& added, const std::vector<detail::NodeId>& removed);
  std::string label(detail::NodeId id) const;
  std::string where(const detail::TraceEvent& event) const;
  std::string entry(detail::NodeId node) const;

  const detail::Trace& trace_;
  TextLayout& layout_;
};

// Returns a label such as "<b>" or "the Document"; "none" for kNoNode.
std::string label_of(const detail::Trace& trace, detail::NodeId node);

}  // namespace lockstep::cli

#endif
