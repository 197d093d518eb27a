// Facts about elements that are expensive to compute and therefore cached.
#include "select/elements.h"

#include "text/custom_element_names.h"

namespace lockstep::detail {

bool Elements::has_contents(NodeId element, bool elements_count) {
  const auto counts = [&](NodeId child) {
    return (elements_count && is_element(child)) ||
           (tree_.nodes[child].type == NodeType::text && tree_.text_size(child) != 0);
  };
  NodeId child = tree_.nodes[element].first_child;
  for (int passed = 0; child != kNoNode && passed < kFewNodes; child = tree_.nodes[child].next, ++passed)
    if (counts(child)) return true;
  if (child == kNoNode) return false;
  const auto [known, is_new] = contents_[elements_count ? 1 : 0].try_emplace(element, false);
  if (!is_new) return known->second;
  while (child != kNoNode && !counts(child)) child = tree_.nodes[child].next;
  return known->second = child != kNoNode;
}

// Long runs of nodes between two elements are skipped only once. If nodes have moved, the cache is not used,
// because outdated neighbors could make a walk endless.
NodeId Elements::beyond(NodeId node, bool forwards) {
  const auto find = [&] {
    NodeId at = node;
    do at = forwards ? tree_.nodes[at].next : tree_.previous_sibling(at);
    while (at != kNoNode && !is_element(at));
    return at;
  };
  if (tree_.order.moves() != moves_) return find();
  const auto [known, is_new] = beyond_[forwards ? 1 : 0].try_emplace(node, kNoNode);
  if (is_new) known->second = find();
  return known->second;
}

bool Elements::may_be_custom(NameId name) {
  const std::string_view text = tree_.tag_names.name(name);
  if (text.size() <= kLongValue) return may_be_custom_element_name(text);
  const auto [known, is_new] = custom_names_.try_emplace(name, false);
  if (is_new) known->second = may_be_custom_element_name(text);
  return known->second;
}

}  // namespace lockstep::detail
