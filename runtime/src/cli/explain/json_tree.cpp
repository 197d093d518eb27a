// lockstep explain: nodes and their changes as JSON.
#include "cli/explain/json_tree.h"

#include <algorithm>

#include "document/access.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::kNoNode;
using detail::ListChange;
using detail::NodeAccess;
using detail::NodeId;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TreeChange;

namespace {

std::string_view namespace_name(Namespace name_space) {
  return name_space == Namespace::svg ? "svg" : name_space == Namespace::mathml ? "mathml" : "html";
}

}  // namespace

TreeJson::TreeJson(const Explanation& explanation, JsonWriter& json)
    : trace_(explanation.trace), json_(json), before_(explanation.trace) {
  while (before_.step() < explanation.first) before_.advance();
  find_used(explanation);
}

void TreeJson::use(NodeId node) {
  if (node == kNoNode) return;
  if (node >= used_.size()) used_.resize(std::max<std::size_t>(node + 1, 2 * used_.size()));
  used_[node] = true;
}

void TreeJson::find_used(const Explanation& explanation) {
  used_.resize(2);
  for (std::size_t i = explanation.first; i < explanation.end; ++i)
    for (const TraceEvent& event : trace_.events(trace_.steps()[i]))
      if (event.kind == TraceKind::tree || event.kind == TraceKind::stack ||
          event.kind == TraceKind::formatting)
        for (const NodeId node : {event.node, event.parent, event.next, event.old_parent}) use(node);
      else if (event.kind == TraceKind::variable)
        use(event.node);
  for (NodeId node = 1; node < before_.nodes(); ++node)
    if (before_.parent(node) != kNoNode) use(node), use(before_.parent(node));
  for (const NodeId node : before_.stack()) use(node);
  for (const NodeId node : before_.formatting()) use(node);
  // The contents of a template or shadow host are shown under it.
  for (NodeId node = 1; node < used_.size(); ++node) {
    if (!used_[node]) continue;
    const Node element = trace_.node(node);
    if (!element.is_element()) continue;
    use(NodeAccess::id(element.template_contents()));
    use(NodeAccess::id(element.shadow_root()));
  }
}

void TreeJson::nodes() {
  json_.raw(",\"nodes\":[");
  for (NodeId id = 0; id < used_.size(); ++id) {
    json_.comma();
    if (!used_[id]) {
      json_.raw("null");
      continue;
    }
    json_.raw("\n{");
    node(trace_.node(id));
    json_.raw("}");
    json_.item_ends();
  }
  json_.raw("]\n");
}

void TreeJson::node(const Node& node) {
  switch (node.type()) {
    case NodeType::none:
      break;
    case NodeType::document:
      json_.member("type", "document");
      break;
    case NodeType::document_fragment:
      json_.member("type", node.shadow_root_properties() != nullptr ? "shadowRoot" : "documentFragment");
      break;
    case NodeType::doctype:
      json_.member("type", "doctype");
      json_.member("name", node.name());
      json_.member("publicId", node.public_identifier());
      json_.member("systemId", node.system_identifier());
      break;
    case NodeType::element:
      json_.member("type", "element");
      json_.member("name", node.local_name());
      json_.member("namespace", namespace_name(node.element_namespace()));
      if (node.attribute_count() != 0) {
        json_.raw(R"(,"attributes":[)");
        for (std::size_t i = 0; i < node.attribute_count(); ++i)
          json_.attribute(node.attribute(i).qualified_name(), node.attribute(i).value());
        json_.raw("]");
      }
      if (const Node contents = node.template_contents()) json_.number("content", NodeAccess::id(contents));
      if (const Node shadow = node.shadow_root()) json_.number("shadowRoot", NodeAccess::id(shadow));
      break;
    case NodeType::text:
      json_.member("type", "text");
      break;
    case NodeType::comment:
      json_.member("type", "comment");
      json_.member("data", node.data());
      break;
    case NodeType::processing_instruction:
      json_.member("type", "processingInstruction");
      json_.member("target", node.target());
      json_.member("data", node.data());
      break;
  }
}

void TreeJson::ids(std::string_view name, std::span<const NodeId> list) {
  json_.key(name);
  json_.raw("[");
  for (const NodeId node : list) json_.item(node);
  json_.raw("]");
}

void TreeJson::before() {
  json_.raw(",\"before\":{");
  json_.member("mode", before_.mode());
  ids("stack", before_.stack());
  ids("list", before_.formatting());
  json_.raw(",\"nodes\":[");
  for (NodeId root = 1; root < before_.nodes(); ++root) {
    if (before_.parent(root) != kNoNode) continue;
    for (NodeId node = before_.first_child(root); node != kNoNode;) {
      json_.comma();
      json_.raw("{");
      inserted(node, before_.parent(node), kNoNode, before_.size(node));
      json_.raw("}");
      json_.item_ends();
      NodeId next = before_.first_child(node);
      for (; next == kNoNode && node != root; node = before_.parent(node)) next = before_.next_sibling(node);
      node = next;
    }
  }
  json_.raw("]}\n");
}

void TreeJson::inserted(NodeId id, NodeId parent, NodeId next, std::uint32_t size) {
  const Node node = trace_.node(id);
  json_.member("type", "insert");
  json_.number("node", id);
  json_.number("parent", parent);
  json_.number("before", next);
  if (node.type() == NodeType::text) json_.member("data", node.data().substr(0, size));
  if (node.is_element() && size < node.attribute_count()) json_.number("attributes", size);
}

void TreeJson::change(const TraceEvent& event) {
  switch (static_cast<TreeChange>(event.branch)) {
    case TreeChange::insert:
      inserted(event.node, event.parent, event.next, event.size);
      if (event.old_parent != kNoNode) json_.number("movedFrom", event.old_parent);
      break;
    case TreeChange::remove:
      json_.member("type", "remove");
      json_.number("node", event.node);
      json_.number("parent", event.old_parent);
      break;
    case TreeChange::text:
      if (event.old_size == 0) {
        inserted(event.node, event.parent, event.next, event.size);
      } else {
        const std::string_view data = trace_.node(event.node).data();
        json_.member("type", "text");
        json_.number("node", event.node);
        json_.member("data", data.substr(event.old_size, event.size - event.old_size));
      }
      break;
    case TreeChange::attributes:
      json_.member("type", "attributes");
      json_.number("node", event.node);
      json_.number("count", event.size);
      break;
    case TreeChange::move_children:
      json_.member("type", "move-children");
      json_.number("from", event.old_parent);
      json_.number("to", event.parent);
      break;
    case TreeChange::shadow_root:
      json_.member("type", "shadow-root");
      json_.number("node", event.node);
      json_.number("host", event.parent);
      break;
  }
  if (event.flag) json_.flag("fosterParented", true);
}

// `types` names the types of the changes, in the order of ListChange.
void TreeJson::list_change(std::span<const std::string_view, 4> types, const TraceEvent& event) {
  const auto change = static_cast<ListChange>(event.branch);
  json_.member("type", types[event.branch]);
  json_.number("node", event.node);
  if (change == ListChange::insert) json_.number("place", event.parent);
  if (change == ListChange::replace) json_.number("old", event.parent);
}

void TreeJson::stack_change(const TraceEvent& event) {
  static constexpr std::string_view kTypes[] = {"push", "insert-below", "replace", "pop"};
  list_change(kTypes, event);
}

void TreeJson::formatting_change(const TraceEvent& event) {
  static constexpr std::string_view kTypes[] = {"list-add", "list-insert-after", "list-replace",
                                                "list-remove"};
  list_change(kTypes, event);
}

}  // namespace lockstep::cli
