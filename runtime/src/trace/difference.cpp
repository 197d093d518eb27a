// Finding the first difference between two traces, and the rules that caused it.
#include "trace/difference.h"

#include <algorithm>

#include "document/access.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

// Returns the index of the step that inserted a node.
std::optional<std::size_t> step_of(const Trace& trace, Node node) {
  if (!node) return std::nullopt;
  const std::optional<TraceOrigin> origin = trace.origin(NodeAccess::id(node));
  return origin ? std::optional(origin->step) : std::nullopt;
}

// Returns the step that made a node's text longer than `size`.
std::optional<std::size_t> step_beyond(const Trace& trace, Node text, std::size_t size) {
  const NodeId id = NodeAccess::id(text);
  for (std::size_t i = 0; i < trace.steps().size(); ++i)
    for (const TraceEvent& event : trace.events(trace.steps()[i]))
      if (event.kind == TraceKind::tree && event.node == id && event.size > size &&
          event.branch == static_cast<unsigned>(TreeChange::text))
        return i;
  return std::nullopt;
}

// Returns the step that extended this text beyond the prefix that it has in common with the other text or, if
// it has no more text, the step that inserted its next sibling.
std::optional<std::size_t> step_that_parts(const Trace& trace, Node text, std::size_t alike) {
  return text.data().size() > alike ? step_beyond(trace, text, alike) : step_of(trace, text.next_sibling());
}

// Returns the rules of tree construction that processed the token at that offset.
std::vector<RuleUsed> rules_at(const Trace& trace, std::uint32_t offset) {
  std::vector<RuleUsed> rules;
  const std::size_t index = trace.first_step_at(std::uint64_t{offset});
  if (index == trace.steps().size()) return rules;
  const std::span<const BranchInfo> branches = trace.edition().branches;
  for (const TraceEvent& event : trace.events(trace.steps()[index])) {
    if (event.kind == TraceKind::row)
      rules.push_back({event.branch, true});
    else if (event.kind == TraceKind::condition &&
             branches[branches[event.branch].owner].kind == BranchKind::row)
      rules.push_back({event.branch, event.flag});
  }
  return rules;
}

// Whether two editions processed the token in the same way, using rules with the same text.
bool alike(const Trace& a, const std::vector<RuleUsed>& of_a, const Trace& b,
           const std::vector<RuleUsed>& of_b) {
  return std::equal(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(), [&](RuleUsed one, RuleUsed other) {
    const BranchInfo &info = a.edition().branches[one.branch],
                     &other_info = b.edition().branches[other.branch];
    return one.holds == other.holds && info.text == other_info.text && info.rule == other_info.rule;
  });
}

}  // namespace

std::optional<Difference> difference(const Trace& old_trace, const Trace& new_trace) {
  const NodeDifference nodes = first_difference(old_trace.document().result(), new_trace.document().result());
  const Node old_node = nodes.a, new_node = nodes.b;
  if (!old_node && !new_node) return std::nullopt;
  Difference found;
  found.old_side.node = old_node;
  found.new_side.node = new_node;
  found.parent = new_node ? new_node.parent() : old_node.parent();

  // The tokens that may have caused the difference.
  std::vector<TraceStep> steps;
  const auto consider = [&](const Trace& trace, std::optional<std::size_t> step) {
    if (step) steps.push_back(trace.steps()[*step]);
  };
  if (old_node && new_node && old_node.type() == NodeType::text && new_node.type() == NodeType::text) {
    const std::string_view a = old_node.data(), b = new_node.data();
    std::size_t alike = 0;
    while (alike < a.size() && alike < b.size() && a[alike] == b[alike]) ++alike;
    consider(old_trace, step_that_parts(old_trace, old_node, alike));
    consider(new_trace, step_that_parts(new_trace, new_node, alike));
  } else {
    consider(old_trace, step_of(old_trace, old_node));
    consider(new_trace, step_of(new_trace, new_node));
  }
  // Find the first token that the editions process differently.
  std::sort(steps.begin(), steps.end(),
            [](const TraceStep& a, const TraceStep& b) { return a.start.offset < b.start.offset; });
  for (const TraceStep& step : steps) {
    found.place = step.start;
    const std::string_view token =
        new_trace.text().substr(step.start.offset, step.end.offset - step.start.offset);
    found.token = whole_characters(token, 60);
    found.old_side.rules = rules_at(old_trace, step.start.offset);
    found.new_side.rules = rules_at(new_trace, step.start.offset);
    if (!alike(old_trace, found.old_side.rules, new_trace, found.new_side.rules)) break;
  }
  return found;
}

}  // namespace lockstep::detail
