// The conditions of spec/selectors/html-pseudo-classes.tsv, and the form controls that belong together.
#include "select/html_conditions.h"

#include <algorithm>
#include <span>

#include "tables/known_names.h"
#include "text/characters.h"
#include "text/code_points.h"
#include "text/select_size.h"

namespace lockstep::detail {

namespace {

// The type of an input without a known one is text.
InputTypes type_of(std::string_view type) {
  const InputTypes known = input_type(type);
  return known != 0 ? known : input_type("text");
}

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
    const Strength found = strength(code.value);
    if (found != Strength::neutral) return found;
    text.remove_prefix(code.size);
  }
  return Strength::neutral;
}

// Whether the value of a `dir` attribute is a state, and for ltr and rtl, which.
enum class DirState : std::uint8_t { none, ltr, rtl, automatic };
DirState dir_state(std::string_view value) {
  if (equals_ignoring_case(value, "ltr")) return DirState::ltr;
  if (equals_ignoring_case(value, "rtl")) return DirState::rtl;
  return equals_ignoring_case(value, "auto") ? DirState::automatic : DirState::none;
}

}  // namespace

bool HtmlConditions::type_is_one_of(InputTypes types) const {
  return (type_of(value(attr::type)) & types) != 0;
}

bool HtmlConditions::is_submit_button() const {
  const std::string_view type = value(attr::type);
  return !equals_ignoring_case(type, "reset") && !equals_ignoring_case(type, "button");
}

bool HtmlConditions::is_default_button() const {
  const NodeId form = query_.form_owner(element_);
  return form != kNoNode && query_.default_button(form) == element_;
}

bool HtmlConditions::is_checked() const {
  if (!has(attr::checked)) return false;
  return !type_is_one_of(kRadioTypes) || query_.checked_radio_button(element_) == element_;
}

bool HtmlConditions::no_radio_button_of_the_group_is_checked() const {
  return query_.checked_radio_button(element_) == kNoNode;
}

bool HtmlConditions::is_selected() const {
  const NodeId select = query_.nearest_ancestor_select(element_);
  if (select == kNoNode || query_.has_attribute(select, attr::multiple)) return has(attr::selected);
  return query_.selected_option(select) == element_;
}

// https://dom.spec.whatwg.org/#concept-element-defined, without a custom element registry.
bool HtmlConditions::is_defined() const {
  return !has(attr::is) && !(name() >= kKnownTagNames && query_.may_be_custom_element(name()));
}

// https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled
bool HtmlConditions::is_disabled_option() const {
  return has(attr::disabled) || query_.has_disabled_optgroup(element_);
}

// https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled
bool HtmlConditions::is_disabled() const {
  if (has(attr::disabled)) return true;
  if (name() != tag::option && name() != tag::optgroup) return query_.has_disabled_fieldset(element_);
  if (name() == tag::option && is_disabled_option()) return true;
  const NodeId select = query_.nearest_ancestor_select(element_);
  return select != kNoNode && HtmlConditions(query_, select).is_disabled();
}

bool HtmlConditions::is_editable() const { return query_.is_editable(element_); }

bool HtmlConditions::text_is_empty() const { return !query_.has_contents(element_, false); }

// --- What elements inherit

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled
bool SelectorQuery::has_disabled_fieldset(NodeId element) {
  const auto own = [&](NodeId node) {
    const NodeId parent = parent_element(node);
    const bool is_disabled =
        parent != kNoNode && is_html(parent, tag::fieldset) && has_attribute(parent, attr::disabled);
    return is_disabled && first_legend(parent) != node ? yes : unknown;
  };
  return inherited(disabled_fieldset_, element, no, own) == yes;
}

NodeId SelectorQuery::first_legend(NodeId fieldset) {
  const auto [known, is_new] = first_legends_.try_emplace(fieldset, kNoNode);
  if (!is_new) return known->second;
  NodeId child = tree_.first_child(fieldset);
  while (child != kNoNode && !is_html(child, tag::legend)) child = tree_.next_sibling(child);
  return known->second = child;
}

bool SelectorQuery::has_disabled_optgroup(NodeId option) {
  const auto own = [&](NodeId node) {
    const NodeId parent = parent_element(node);
    if (parent == kNoNode || is_html(parent, tag::select)) return no;
    if (!is_html(parent, tag::optgroup)) return unknown;
    return has_attribute(parent, attr::disabled) ? yes : no;
  };
  return inherited(disabled_optgroup_, option, no, own) == yes;
}

NodeId SelectorQuery::nearest_ancestor_select(NodeId option) {
  return nearest_ancestor_select(option, is_html(option, tag::optgroup));
}

NodeId SelectorQuery::nearest_ancestor_select(NodeId option, bool in_optgroup) {
  constexpr NodeId kNone = kDocumentNode;
  const auto own = [&](NodeId node) -> NodeId {
    const NodeId parent = parent_element(node);
    if (parent == kNoNode) return kNone;
    if (is_html(parent, tag::select)) return parent;
    if (is_html(parent, tag::datalist) || is_html(parent, tag::hr) || is_html(parent, tag::option))
      return kNone;
    if (!is_html(parent, tag::optgroup)) return kNoNode;
    if (in_optgroup) return kNone;
    const NodeId found = nearest_ancestor_select(parent, true);
    return found == kNoNode ? kNone : found;
  };
  const NodeId found = inherited(select_[in_optgroup ? 1 : 0], option, kNone, own);
  return found == kNone ? kNoNode : found;
}

bool SelectorQuery::is_editable(NodeId element) {
  const auto own = [&](NodeId node) {
    const NodeRecord& record = tree_.nodes[node];
    if (record.element_namespace != Namespace::html)
      return record.name == tag::svg || record.name == tag::math ? unknown : no;
    if (!has_attribute(node, attr::contenteditable)) return unknown;
    const std::string_view state = attribute_value(node, attr::contenteditable);
    if (state.empty() || equals_ignoring_case(state, "true") || equals_ignoring_case(state, "plaintext-only"))
      return yes;
    return equals_ignoring_case(state, "false") ? no : unknown;
  };
  return inherited(editable_, element, no, own) == yes;
}

Direction SelectorQuery::direction(NodeId element) {
  const auto own = [&](NodeId node) { return own_direction(node); };
  return inherited(right_to_left_, element, no, own) == yes ? Direction::rtl : Direction::ltr;
}

// Whether an element is from right to left, if that does not depend on its parent.
SelectorQuery::Known SelectorQuery::own_direction(NodeId element) {
  if (tree_.nodes[element].element_namespace != Namespace::html) return unknown;
  switch (dir_state(attribute_value(element, attr::dir))) {
    case DirState::ltr:
      return no;
    case DirState::rtl:
      return yes;
    case DirState::automatic:
      return is_right_to_left_by_text(element) ? yes : no;
    case DirState::none:
      break;
  }
  if (is_html(element, tag::bdi)) return is_right_to_left_by_text(element) ? yes : no;
  const bool is_telephone =
      is_html(element, tag::input) && equals_ignoring_case(attribute_value(element, attr::type), "tel");
  return is_telephone ? no : unknown;
}

// https://html.spec.whatwg.org/multipage/dom.html#auto-directionality
bool SelectorQuery::is_right_to_left_by_text(NodeId element) {
  const auto [known, is_new] = right_to_left_by_text_.try_emplace(element, false);
  if (!is_new) return known->second;
  Strength found = Strength::neutral;
  if (is_html(element, tag::input)) {
    if (HtmlConditions(*this, element).type_is_one_of(kAutoDirectionTypes))
      found = first_strong(attribute_value(element, attr::value));
  } else {
    NodeId node = tree_.following(element, element);
    while (node != kNoNode && found == Strength::neutral) {
      const bool skipped = is_html(node, tag::bdi) || is_html(node, tag::script) ||
                           is_html(node, tag::style) || is_html(node, tag::textarea) ||
                           (is_element(node) && tree_.nodes[node].element_namespace == Namespace::html &&
                            dir_state(attribute_value(node, attr::dir)) != DirState::none);
      if (tree_.type(node) == NodeType::text) found = first_strong(tree_.text(tree_.nodes[node].payload));
      node = skipped ? tree_.following_skipping_children(node, element) : tree_.following(node, element);
    }
  }
  return known->second = found == Strength::right_to_left;
}

// --- Form controls that belong together

NodeId SelectorQuery::form_owner(NodeId control) {
  if (has_attribute(control, attr::form) && root_ == kDocumentNode) {
    const auto [known, is_new] = forms_by_attribute_.try_emplace(control, kNoNode);
    if (!is_new) return known->second;
    if (!ids_found_) {
      ids_found_ = true;
      for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_))
        if (is_element(node) && has_attribute(node, attr::id))
          ids_.try_emplace(std::string(attribute_value(node, attr::id)), node);
    }
    const std::string id(attribute_value(control, attr::form));
    const auto found = id.empty() ? ids_.end() : ids_.find(id);
    if (found != ids_.end() && is_html(found->second, tag::form)) known->second = found->second;
    return known->second;
  }
  const auto own = [&](NodeId node) { return is_html(node, tag::form) ? node : kNoNode; };
  const NodeId found = inherited(form_, control, kDocumentNode, own);
  return found == kDocumentNode ? kNoNode : found;
}

// Empty for a button that is alone.
std::string SelectorQuery::radio_group(NodeId button) {
  const std::string_view name = attribute_value(button, attr::name);
  if (name.empty()) return {};
  return std::to_string(form_owner(button)) + ' ' + std::string(name);
}

NodeId SelectorQuery::checked_radio_button(NodeId button) {
  if (!radio_groups_found_) {
    radio_groups_found_ = true;
    for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_)) {
      if (!is_html(node, tag::input) || !has_attribute(node, attr::checked)) continue;
      if (!HtmlConditions(*this, node).type_is_one_of(kRadioTypes)) continue;
      // Checking a button unchecks the others of its group, so the last one stays checked.
      const std::string group = radio_group(node);
      if (!group.empty()) checked_in_group_[group] = node;
    }
  }
  const auto known = checked_radio_buttons_.find(button);
  if (known != checked_radio_buttons_.end()) return known->second;
  const std::string group = radio_group(button);
  NodeId checked = kNoNode;
  if (group.empty()) {
    if (has_attribute(button, attr::checked)) checked = button;
  } else {
    const auto found = checked_in_group_.find(group);
    if (found != checked_in_group_.end()) checked = found->second;
  }
  checked_radio_buttons_.emplace(button, checked);
  return checked;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
NodeId SelectorQuery::selected_option(NodeId select) {
  if (!options_found_) {
    options_found_ = true;
    for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_)) {
      if (!is_html(node, tag::option)) continue;
      const NodeId owner = nearest_ancestor_select(node);
      if (owner == kNoNode) continue;
      Options& options = options_[owner];
      if (has_attribute(node, attr::selected)) options.selected = node;
      if (options.first_enabled == kNoNode && !HtmlConditions(*this, node).is_disabled_option())
        options.first_enabled = node;
    }
  }
  const auto found = options_.find(select);
  if (found == options_.end()) return kNoNode;
  Options& options = found->second;
  if (options.selected != kNoNode) return options.selected;
  // Like browsers, which take 0 for no size.
  if (options.shows_one == unknown)
    options.shows_one = select_size(attribute_value(select, attr::size), 1) <= 1 ? yes : no;
  return options.shows_one == yes ? options.first_enabled : kNoNode;
}

NodeId SelectorQuery::default_button(NodeId form) {
  if (!default_buttons_found_) {
    default_buttons_found_ = true;
    for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_)) {
      const HtmlConditions control(*this, node);
      const bool submits = (is_html(node, tag::button) && control.is_submit_button()) ||
                           (is_html(node, tag::input) && control.type_is_one_of(kSubmitTypes));
      if (submits) default_buttons_.try_emplace(form_owner(node), node);
    }
  }
  const auto found = default_buttons_.find(form);
  return found == default_buttons_.end() ? kNoNode : found->second;
}

}  // namespace lockstep::detail
