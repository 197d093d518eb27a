#include "observe/difference.h"

#include <algorithm>

#include "serialize/walk.h"

namespace lockstep::detail {

namespace {

bool same_attributes(Node a, Node b) {
  if (a.attribute_count() != b.attribute_count()) return false;
  for (std::size_t i = 0; i < a.attribute_count(); ++i) {
    const Attribute one = a.attribute(i);
    bool found = false;
    for (std::size_t k = 0; k < b.attribute_count() && !found; ++k) {
      // Mostly they stand in the same order.
      const Attribute other = b.attribute((i + k) % b.attribute_count());
      found = one.qualified_name() == other.qualified_name() && one.value() == other.value() &&
              one.attribute_namespace() == other.attribute_namespace();
    }
    if (!found) return false;
  }
  return true;
}

bool alike(Node a, Node b) {
  if (a.type() != b.type()) return false;
  switch (a.type()) {
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
    case NodeType::comment:
      return a.data() == b.data();
    case NodeType::processing_instruction:
      return a.target() == b.target() && a.data() == b.data();
  }
  return false;
}

}  // namespace

std::pair<Node, Node> first_difference(Node a, Node b) {
  // Pairs whose turn comes: of each the node itself, what lies under it, and its next siblings.
  std::vector<std::pair<Node, Node>> waiting{{a, b}};
  while (!waiting.empty()) {
    std::tie(a, b) = waiting.back();
    waiting.pop_back();
    if (!a && !b) continue;
    if (!a || !b || !alike(a, b)) return {a, b};
    waiting.emplace_back(a.next_sibling(), b.next_sibling());
    waiting.emplace_back(a.first_child(), b.first_child());
    if (!a.is_element()) continue;
    waiting.emplace_back(a.template_contents(), b.template_contents());
    waiting.emplace_back(a.shadow_root(), b.shadow_root());
  }
  return {};
}

namespace {

// The step that a node comes from, as an index.
std::optional<std::size_t> step_of(const Trace& trace, Node node) {
  if (!node) return std::nullopt;
  const std::optional<TraceOrigin> origin = trace.origin(node);
  return origin ? std::optional(origin->step) : std::nullopt;
}

// The rows of tree construction that the token at that place went through.
std::vector<unsigned> rules_at(const Trace& trace, std::uint32_t offset) {
  std::vector<unsigned> rules;
  const std::size_t index = trace.first_step_at(std::uint64_t{offset});
  if (index == trace.steps().size()) return rules;
  for (const TraceEvent& event : trace.events(trace.steps()[index]))
    if (event.kind == TraceKind::row) rules.push_back(event.branch);
  return rules;
}

}  // namespace

std::optional<Difference> difference(const Trace& old_trace, const Trace& new_trace) {
  const auto [old_node, new_node] =
      first_difference(old_trace.document().result(), new_trace.document().result());
  if (!old_node && !new_node) return std::nullopt;
  Difference found;
  found.old_side.node = old_node;
  found.new_side.node = new_node;
  found.parent = new_node ? new_node.parent() : old_node.parent();
  // Of the tokens that the two nodes come from, the earlier one.
  const std::optional<std::size_t> old_step = step_of(old_trace, old_node), new_step = step_of(new_trace, new_node);
  const TraceStep* step = nullptr;
  if (old_step) step = &old_trace.steps()[*old_step];
  if (new_step && (step == nullptr || new_trace.steps()[*new_step].start.offset < step->start.offset))
    step = &new_trace.steps()[*new_step];
  if (step == nullptr) return found;
  found.place = step->start;
  constexpr std::size_t kLongest = 60;
  std::size_t size = std::min<std::size_t>(step->end.offset - step->start.offset, kLongest);
  const std::string_view text = new_trace.text().substr(step->start.offset);
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) --size;
  found.token = text.substr(0, size);
  found.old_side.rules = rules_at(old_trace, step->start.offset);
  found.new_side.rules = rules_at(new_trace, step->start.offset);
  return found;
}

}  // namespace lockstep::detail
