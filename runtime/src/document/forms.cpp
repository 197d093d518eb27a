// The form owner of an element.
#include "document/forms.h"

#include <algorithm>

#include "edition/entry.h"
#include "lockstep/document.h"
#include "tables/known_names.h"

namespace lockstep {

namespace detail {

namespace {

// Returns the root of the tree that has contained the node since the parser created `element`: the nearest
// inclusive ancestor that has no parent or has been moved since.
NodeId root_since(const Tree& tree, NodeId node, NodeId element) {
  const auto* const moved = tree.rare_parts == nullptr ? nullptr : &tree.rare_parts->moved;
  while (tree.nodes[node].parent != kNoNode) {
    if (moved != nullptr)
      if (const auto found = moved->find(node); found != moved->end() && found->second > element) break;
    node = tree.nodes[node].parent;
  }
  return node;
}

}  // namespace

NodeId form_of_parser(const Tree& tree, NodeId element) {
  const PodVector<AssociatingForm, 1>& forms = tree.forms;
  const auto next =
      std::upper_bound(forms.begin(), forms.end(), element,
                       [](NodeId node, const AssociatingForm& form) { return node < form.begin; });
  if (next == forms.begin() || element >= (next - 1)->end) return kNoNode;
  if ((tree.nodes[element].flags & (kCopied | kFormChanged)) != 0) return kNoNode;
  const NodeId form = (next - 1)->form;
  return root_since(tree, form, element) == root_since(tree, element, element) ? form : kNoNode;
}

}  // namespace detail

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner
Node Node::form_owner() const {
  if (!is_element()) return {};
  const detail::EditionEntry& edition = detail::entry_of(tree_->edition);
  const std::uint64_t sets = edition.sets_of(element_namespace(), record().name);
  if ((sets & edition.form_associated_elements) == 0) return {};
  const bool is_named =
      (sets & edition.listed_elements) != 0 && tree_->attribute(id_, detail::attr::form) != nullptr;
  if (is_named && is_connected()) {
    const Node named = root().find_by_id(*attribute("form"));
    return named.is_html("form") ? named : Node();
  }
  if (!is_named)
    if (const detail::NodeId form = detail::form_of_parser(*tree_, id_); form != detail::kNoNode)
      return at(form);
  Node ancestor = parent();
  while (ancestor && !ancestor.is_html("form")) ancestor = ancestor.parent();
  return ancestor;
}

}  // namespace lockstep
