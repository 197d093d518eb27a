// The public interface of selectors.
#include "lockstep/selector.h"

#include "document/access.h"
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

Selection Node::select(std::string_view css) const {
  const SelectorResult selector = Selector::parse(css);
  return selector ? Selection(selector->select(*this)) : Selection(selector.error());
}

Node Node::select_first(std::string_view css) const { return Selector::parse(css)->select_first(*this); }

bool Node::matches(std::string_view css) const { return Selector::parse(css)->matches(*this); }

Node Node::closest(std::string_view css) const { return Selector::parse(css)->closest(*this); }

}  // namespace lockstep
