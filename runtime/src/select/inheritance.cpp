// Language, directionality and editability, found at the nearest ancestor that sets them.
#include "select/inheritance.h"

#include <algorithm>
#include <span>

#include "document/language.h"
#include "select/form_controls.h"
#include "selectors/selector_tables.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "text/code_points.h"

namespace lockstep::detail {

namespace {

enum class Strength : std::uint8_t { neutral, left_to_right, right_to_left };

Strength strength(char32_t code) {
  const std::span<const BidiRow> rows = bidi_rows();
  const auto row = std::lower_bound(rows.begin(), rows.end(), code,
                                    [](const BidiRow& r, char32_t c) { return r.last < c; });
  if (row == rows.end() || row->first > code) return Strength::left_to_right;
  return row->right_to_left ? Strength::right_to_left : Strength::neutral;
}

Strength first_strong(std::string_view text) {
  while (!text.empty()) {
    const CodePoint code = first_code_point(text);
    const Strength of_code = strength(code.value);
    if (of_code != Strength::neutral) return of_code;
    text.remove_prefix(code.size);
  }
  return Strength::neutral;
}

// The state of a `dir` attribute; none if its value is invalid.
enum class DirState : std::uint8_t { none, ltr, rtl, automatic };
DirState dir_state(std::string_view value) {
  if (equals_ignoring_case(value, "ltr")) return DirState::ltr;
  if (equals_ignoring_case(value, "rtl")) return DirState::rtl;
  return equals_ignoring_case(value, "auto") ? DirState::automatic : DirState::none;
}

}  // namespace

// Like detail::language(), but caches the owner.
Inheritance::Language Inheritance::language(NodeId element) {
  const Tree& tree = elements_.tree();
  const auto own = [&](NodeId node) { return own_language(tree, node) != nullptr ? node : kNoNode; };
  const NodeId owner = memo_.inherited(language_, element, kDocumentNode, own);
  // The document may have been changed since the owner was cached.
  const AttributeRecord* const set = owner == kDocumentNode ? nullptr : own_language(tree, owner);
  if (set != nullptr) return {owner, tree.text(set->value)};
  if (!default_language_) default_language_ = detail::language(tree, elements_.root());
  return {owner, *default_language_};
}

bool Inheritance::is_editable(NodeId element) {
  const auto own = [&](NodeId node) {
    const NodeRecord& record = elements_.tree().nodes[node];
    if (record.element_namespace != Namespace::html)
      return record.name == tag::svg || record.name == tag::math ? unknown : no;
    if (!elements_.has_attribute(node, attr::contenteditable)) return unknown;
    const std::string_view state = elements_.attribute_value(node, attr::contenteditable);
    if (state.empty() || equals_ignoring_case(state, "true") || equals_ignoring_case(state, "plaintext-only"))
      return yes;
    return equals_ignoring_case(state, "false") ? no : unknown;
  };
  return memo_.inherited(editable_, element, no, own) == yes;
}

Direction Inheritance::direction(NodeId element) {
  const auto own = [&](NodeId node) { return own_direction(node); };
  return memo_.inherited(right_to_left_, element, no, own) == yes ? Direction::rtl : Direction::ltr;
}

// Whether an element is right-to-left; unknown if this depends on its parent.
Memo::Known Inheritance::own_direction(NodeId element) {
  if (elements_.tree().nodes[element].element_namespace != Namespace::html) return unknown;
  switch (dir_state(elements_.attribute_value(element, attr::dir))) {
    case DirState::ltr:
      return no;
    case DirState::rtl:
      return yes;
    case DirState::automatic:
      return is_right_to_left_by_text(element) ? yes : no;
    case DirState::none:
      break;
  }
  if (elements_.is_html(element, tag::bdi)) return is_right_to_left_by_text(element) ? yes : no;
  const bool is_telephone = elements_.is_html(element, tag::input) &&
                            equals_ignoring_case(elements_.attribute_value(element, attr::type), "tel");
  return is_telephone ? no : unknown;
}

// https://html.spec.whatwg.org/multipage/dom.html#auto-directionality
bool Inheritance::is_right_to_left_by_text(NodeId element) {
  const auto [known, is_new] = right_to_left_by_text_.try_emplace(element, false);
  if (!is_new) return known->second;
  Strength first = Strength::neutral;
  if (elements_.is_html(element, tag::input)) {
    if (input_type_is_one_of(elements_, element, kAutoDirectionTypes))
      first = first_strong(elements_.attribute_value(element, attr::value));
  } else {
    const Tree& tree = elements_.tree();
    NodeId node = tree.following(element, element);
    while (node != kNoNode && first == Strength::neutral) {
      const bool skipped =
          elements_.is_html(node, tag::bdi) || elements_.is_html(node, tag::script) ||
          elements_.is_html(node, tag::style) || elements_.is_html(node, tag::textarea) ||
          (elements_.is_element(node) && tree.nodes[node].element_namespace == Namespace::html &&
           dir_state(elements_.attribute_value(node, attr::dir)) != DirState::none);
      if (tree.type(node) == NodeType::text) first = first_strong(tree.text(tree.nodes[node].payload));
      node = skipped ? tree.following_skipping_children(node, element) : tree.following(node, element);
    }
  }
  return known->second = first == Strength::right_to_left;
}

}  // namespace lockstep::detail
