// Finding the first difference between two traces, and the rules that caused it.
#include "trace/difference.h"

#include <algorithm>

#include "serialize/walk.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

bool same_attributes(Node a, Node b) {
  if (a.attribute_count() != b.attribute_count()) return false;
  for (std::size_t i = 0; i < a.attribute_count(); ++i) {
    const Attribute one = a.attribute(i);
    bool found = false;
    for (std::size_t k = 0; k < b.attribute_count() && !found; ++k) {
      // The order is usually the same.
      const Attribute other = b.attribute((i + k) % b.attribute_count());
      found = one.qualified_name() == other.qualified_name() && one.value() == other.value() &&
              one.attribute_namespace() == other.attribute_namespace();
    }
    if (!found) return false;
  }
  return true;
}

// The data of a text node and of those after it, and the sibling after them.
std::string joined_data(Node text) {
  std::string data;
  for (; text.type() == NodeType::text; text = text.next_sibling()) data += text.data();
  return data;
}
Node after_texts(Node node) {
  while (node.type() == NodeType::text) node = node.next_sibling();
  return node;
}

// The node, or the next sibling that is compared.
Node first_compared(Node node, Texts texts) {
  const bool is_skipped = texts == Texts::joined_without_white_space && node.type() == NodeType::text &&
                          joined_data(node).find_first_not_of(" \t\n\f\r") == std::string::npos;
  return is_skipped ? after_texts(node) : node;
}
Node next_compared(Node node, Texts texts) {
  const bool is_joined = texts != Texts::separate && node.type() == NodeType::text;
  return first_compared(is_joined ? after_texts(node) : node.next_sibling(), texts);
}

bool alike(Node a, Node b, Texts texts) {
  if (a.type() != b.type()) return false;
  switch (a.type()) {
    case NodeType::none:
    case NodeType::document:
    case NodeType::document_fragment:
      return true;
    case NodeType::doctype:
      return a.name() == b.name() && a.public_identifier() == b.public_identifier() &&
             a.system_identifier() == b.system_identifier();
    case NodeType::element:
      return a.element_namespace() == b.element_namespace() && a.local_name() == b.local_name() &&
             same_attributes(a, b);
    case NodeType::text:
      if (texts != Texts::separate) return joined_data(a) == joined_data(b);
      return a.data() == b.data();
    case NodeType::comment:
      return a.data() == b.data();
    case NodeType::processing_instruction:
      return a.target() == b.target() && a.data() == b.data();
  }
  return false;
}

}  // namespace

NodeDifference first_difference(Node a, Node b, Texts texts) {
  // Pairs to compare: each node itself, what is under it, and its next siblings.
  std::vector<std::pair<Node, Node>> waiting{{a, b}};
  while (!waiting.empty()) {
    std::tie(a, b) = waiting.back();
    waiting.pop_back();
    if (!a && !b) continue;
    if (!a || !b || !alike(a, b, texts)) {
      NodeDifference found{a, b, a, b};
      for (; !waiting.empty() && !(found.next_a && found.next_b); waiting.pop_back()) {
        if (!found.next_a) found.next_a = waiting.back().first;
        if (!found.next_b) found.next_b = waiting.back().second;
      }
      return found;
    }
    waiting.emplace_back(next_compared(a, texts), next_compared(b, texts));
    waiting.emplace_back(first_compared(a.first_child(), texts), first_compared(b.first_child(), texts));
    if (!a.is_element()) continue;
    waiting.emplace_back(a.template_contents(), b.template_contents());
    waiting.emplace_back(a.shadow_root(), b.shadow_root());
  }
  return {};
}

namespace {

// The index of the step that inserted a node.
std::optional<std::size_t> step_of(const Trace& trace, Node node) {
  if (!node) return std::nullopt;
  const std::optional<TraceOrigin> origin = trace.origin(NodeAccess::id(node));
  return origin ? std::optional(origin->step) : std::nullopt;
}

// The step that made the text of a node longer than `size`.
std::optional<std::size_t> step_beyond(const Trace& trace, Node text, std::size_t size) {
  const NodeId id = NodeAccess::id(text);
  for (std::size_t i = 0; i < trace.steps().size(); ++i)
    for (const TraceEvent& event : trace.events(trace.steps()[i]))
      if (event.kind == TraceKind::tree && event.node == id && event.size > size &&
          event.branch == static_cast<unsigned>(TreeChange::text))
        return i;
  return std::nullopt;
}

// For two texts with a common prefix: the step that added to this one after that prefix.
std::optional<std::size_t> step_that_parts(const Trace& trace, Node text, std::size_t alike) {
  return text.data().size() > alike ? step_beyond(trace, text, alike) : step_of(trace, text.next_sibling());
}

// How the rules of tree construction processed the token at that offset.
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

// Whether two editions processed the token in the same way, by rules with the same text.
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
  // The first of them that the editions process differently.
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
