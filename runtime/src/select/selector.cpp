// The public interface of selectors.
#include "lockstep/selector.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "document/access.h"
#include "lockstep/xpath.h"
#include "select/matcher.h"
#include "select/selector_parser.h"

namespace lockstep {

namespace detail {

Node SelectedAxis::next(Node node) const {
  if (query == nullptr || !node) return {};
  return NodeAccess::at(node, query->next(NodeAccess::id(node)));
}

}  // namespace detail

SelectorResult Selector::parse(std::string_view css, const SelectorOptions& options) {
  detail::SelectorParser parser(css, options);
  SelectorResult result;
  if (parser.parse())
    result.selector_.code_ = std::make_shared<const detail::CompiledSelector>(std::move(parser.code()));
  else
    result.error_ = std::move(parser.error());
  return result;
}

SelectedRange Selector::select(Node root) const {
  if (code_ == nullptr || !root) return {};
  const detail::SelectedAxis axis{
      std::make_shared<detail::Matcher>(detail::NodeAccess::tree(root), code_, detail::NodeAccess::id(root))};
  return {axis.next(root), axis};
}

Node Selector::select_first(Node root) const { return select(root).front(); }

bool Selector::matches(Node element) const {
  if (code_ == nullptr || !element.is_element()) return false;
  const detail::NodeId id = detail::NodeAccess::id(element);
  return detail::Matcher(detail::NodeAccess::tree(element), code_, id).matches(id);
}

Node Selector::closest(Node element) const {
  if (code_ == nullptr || !element.is_element()) return {};
  detail::Matcher query(detail::NodeAccess::tree(element), code_, detail::NodeAccess::id(element));
  while (element.is_element() && !query.matches(detail::NodeAccess::id(element))) element = element.parent();
  return element.is_element() ? element : Node();
}

namespace {

// A part of a selector that yields one kind of value. `open`: for `::text`, the selected elements that are
// ancestors of the current node.
struct ValueQuery {
  ValueQuery(const detail::Tree& tree, const std::shared_ptr<const detail::CompiledSelector>& code,
             const detail::ValuePart& part, detail::NodeId root)
      : part(part), matcher(tree, code, root, part.list) {}
  const detail::ValuePart& part;
  detail::Matcher matcher;
  std::vector<detail::NodeId> open;
};

// Returns the index of the attribute with the name written in a selector.
std::optional<std::size_t> index_of_attribute(Node element, const detail::SelectorName& name) {
  const std::string& wanted = element.element_namespace() == Namespace::html ? name.lower : name.exact;
  std::size_t index = 0;
  for (const Attribute attribute : element.attributes()) {
    if (attribute.qualified_name() == wanted) return index;
    ++index;
  }
  return std::nullopt;
}

}  // namespace

bool Selector::selects_values() const { return code_ != nullptr && !code_->parts.empty(); }

std::vector<XPathNode> Selector::select_values(Node root) const {
  std::vector<XPathNode> found;
  if (code_ == nullptr || !root) return found;
  if (!selects_values()) {
    if (matches(root)) found.push_back(root);
    for (const Node node : select(root)) found.push_back(node);
    return found;
  }
  const detail::Tree& tree = detail::NodeAccess::tree(root);
  const detail::NodeId scope = detail::NodeAccess::id(root);
  std::deque<ValueQuery> queries;
  for (const detail::ValuePart& part : code_->parts) queries.emplace_back(tree, code_, part, scope);
  std::vector<XPathNode> at_node;
  const auto visit = [&](detail::NodeId id) {
    const Node node = detail::NodeAccess::at(root, id);
    const detail::NodeRecord& record = tree.nodes[id];
    at_node.clear();
    for (ValueQuery& query : queries) {
      if (record.type == NodeType::text && query.part.taken == detail::Taken::text) {
        if (query.open.empty() || query.open.back() != record.parent) continue;
        const detail::NodeId before = tree.previous_sibling(id);
        if (before == detail::kNoNode || tree.nodes[before].type != NodeType::text) found.push_back(node);
      }
      if (record.type != NodeType::element || !query.matcher.matches(id)) continue;
      if (query.part.taken == detail::Taken::text)
        query.open.push_back(id);
      else if (query.part.taken == detail::Taken::element)
        at_node.emplace_back(node);
      else if (const auto index = index_of_attribute(node, query.part.attribute))
        at_node.emplace_back(node, *index);
    }
    // The element comes first, then its attributes, in order.
    std::sort(at_node.begin(), at_node.end(), [](const XPathNode& a, const XPathNode& b) {
      return a.is_attribute() != b.is_attribute()
                 ? b.is_attribute()
                 : a.is_attribute() && a.attribute_index() < b.attribute_index();
    });
    found.insert(found.end(), at_node.begin(), std::unique(at_node.begin(), at_node.end()));
  };
  const auto leave = [&](detail::NodeId id) {
    for (ValueQuery& query : queries)
      if (!query.open.empty() && query.open.back() == id) query.open.pop_back();
  };
  for (detail::NodeId node = scope;;) {
    visit(node);
    if (tree.nodes[node].first_child != detail::kNoNode) {
      node = tree.nodes[node].first_child;
      continue;
    }
    for (leave(node); node != scope && tree.nodes[node].next == detail::kNoNode; leave(node))
      node = tree.nodes[node].parent;
    if (node == scope) return found;
    node = tree.nodes[node].next;
  }
}

Selection Node::select(std::string_view css) const {
  const SelectorResult selector = Selector::parse(css);
  return selector ? Selection(selector->select(*this)) : Selection(selector.error());
}

Node Node::select_first(std::string_view css) const { return Selector::parse(css)->select_first(*this); }

bool Node::matches(std::string_view css) const { return Selector::parse(css)->matches(*this); }

Node Node::closest(std::string_view css) const { return Selector::parse(css)->closest(*this); }

}  // namespace lockstep
