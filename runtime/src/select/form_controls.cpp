// Finds the form controls that belong together, all of one kind in one pass.
#include "select/form_controls.h"

#include <string_view>

#include "document/forms.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "text/select_size.h"

namespace lockstep::detail {

bool input_type_is_one_of(const Elements& elements, NodeId input, InputTypes types) {
  const InputTypes type = input_type(elements.attribute_value(input, attr::type));
  // An input without a known type has the type text.
  return ((type != 0 ? type : input_type("text")) & types) != 0;
}

bool is_submit_button(const Elements& elements, NodeId button) {
  const std::string_view type = elements.attribute_value(button, attr::type);
  return !equals_ignoring_case(type, "reset") && !equals_ignoring_case(type, "button");
}

NodeId FormControls::form_owner(NodeId control) {
  const Tree& tree = elements_.tree();
  if (elements_.has_attribute(control, attr::form)) {
    if (tree.is_connected(elements_.root())) return form_by_attribute(control);
  } else if (const NodeId form = form_of_parser(tree, control); form != kNoNode) {
    return form;
  }
  const auto own = [&](NodeId node) { return elements_.is_html(node, tag::form) ? node : kNoNode; };
  const NodeId form = memo_.inherited(form_, control, kDocumentNode, own);
  return form == kDocumentNode ? kNoNode : form;
}

NodeId FormControls::form_by_attribute(NodeId control) {
  const auto [known, is_new] = forms_by_attribute_.try_emplace(control, kNoNode);
  if (!is_new) return known->second;
  if (!ids_found_) {
    ids_found_ = true;
    elements_.for_each([&](NodeId node) {
      if (elements_.is_element(node) && elements_.has_attribute(node, attr::id))
        ids_.try_emplace(std::string(elements_.attribute_value(node, attr::id)), node);
    });
  }
  const std::string id(elements_.attribute_value(control, attr::form));
  const auto form = id.empty() ? ids_.end() : ids_.find(id);
  if (form != ids_.end() && elements_.is_html(form->second, tag::form)) known->second = form->second;
  return known->second;
}

NodeId FormControls::default_button(NodeId form) {
  if (!default_buttons_found_) find_default_buttons();
  const auto button = default_buttons_.find(form);
  return button == default_buttons_.end() ? kNoNode : button->second;
}

void FormControls::find_default_buttons() {
  default_buttons_found_ = true;
  elements_.for_each([&](NodeId node) {
    const bool submits =
        (elements_.is_html(node, tag::button) && is_submit_button(elements_, node)) ||
        (elements_.is_html(node, tag::input) && input_type_is_one_of(elements_, node, kSubmitTypes));
    if (submits) default_buttons_.try_emplace(form_owner(node), node);
  });
}

// Returns an empty string for a button without a group.
std::string FormControls::radio_group(NodeId button) {
  const std::string_view name = elements_.attribute_value(button, attr::name);
  if (name.empty()) return {};
  return std::to_string(form_owner(button)) + ' ' + std::string(name);
}

NodeId FormControls::checked_radio_button(NodeId button) {
  if (!radio_groups_found_) find_checked_radio_buttons();
  const auto known = checked_radio_buttons_.find(button);
  if (known != checked_radio_buttons_.end()) return known->second;
  const std::string group = radio_group(button);
  NodeId checked = kNoNode;
  if (group.empty()) {
    if (elements_.has_attribute(button, attr::checked)) checked = button;
  } else {
    const auto in_group = checked_in_group_.find(group);
    if (in_group != checked_in_group_.end()) checked = in_group->second;
  }
  checked_radio_buttons_.emplace(button, checked);
  return checked;
}

void FormControls::find_checked_radio_buttons() {
  radio_groups_found_ = true;
  elements_.for_each([&](NodeId node) {
    if (!elements_.is_html(node, tag::input) || !elements_.has_attribute(node, attr::checked)) return;
    if (!input_type_is_one_of(elements_, node, kRadioTypes)) return;
    // Checking a button unchecks the others in its group, so the last one remains checked.
    const std::string group = radio_group(node);
    if (!group.empty()) checked_in_group_[group] = node;
  });
}

// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
NodeId FormControls::selected_option(NodeId select) {
  if (!options_found_) find_options();
  const auto known = options_.find(select);
  if (known == options_.end()) return kNoNode;
  Options& options = known->second;
  if (options.selected != kNoNode) return options.selected;
  // As in browsers, a size of 0 is treated like no size.
  if (options.shows_one == unknown)
    options.shows_one = select_size(elements_.attribute_value(select, attr::size), 1) <= 1 ? yes : no;
  return options.shows_one == yes ? options.first_enabled : kNoNode;
}

void FormControls::find_options() {
  options_found_ = true;
  elements_.for_each([&](NodeId node) {
    if (!elements_.is_html(node, tag::option)) return;
    const NodeId select = nearest_ancestor_select(node);
    if (select == kNoNode) return;
    Options& options = options_[select];
    if (elements_.has_attribute(node, attr::selected)) options.selected = node;
    if (options.first_enabled == kNoNode && !is_disabled_option(node)) options.first_enabled = node;
  });
}

NodeId FormControls::nearest_ancestor_select(NodeId option) {
  return nearest_ancestor_select(option, elements_.is_html(option, tag::optgroup));
}

NodeId FormControls::nearest_ancestor_select(NodeId option, bool in_optgroup) {
  constexpr NodeId kNone = kDocumentNode;
  const auto own = [&](NodeId node) -> NodeId {
    const NodeId parent = elements_.parent(node);
    if (parent == kNoNode) return kNone;
    if (elements_.is_html(parent, tag::select)) return parent;
    if (elements_.is_html(parent, tag::datalist) || elements_.is_html(parent, tag::hr) ||
        elements_.is_html(parent, tag::option))
      return kNone;
    if (!elements_.is_html(parent, tag::optgroup)) return kNoNode;
    if (in_optgroup) return kNone;
    const NodeId select = nearest_ancestor_select(parent, true);
    return select == kNoNode ? kNone : select;
  };
  const NodeId select = memo_.inherited(select_[in_optgroup ? 1 : 0], option, kNone, own);
  return select == kNone ? kNoNode : select;
}

bool FormControls::is_disabled_option(NodeId option) {
  return elements_.has_attribute(option, attr::disabled) || has_disabled_optgroup(option);
}

// Whether the nearest optgroup around an option has the attribute `disabled`, unless a select is nearer.
bool FormControls::has_disabled_optgroup(NodeId option) {
  const auto own = [&](NodeId node) {
    const NodeId parent = elements_.parent(node);
    if (parent == kNoNode || elements_.is_html(parent, tag::select)) return no;
    if (!elements_.is_html(parent, tag::optgroup)) return unknown;
    return elements_.has_attribute(parent, attr::disabled) ? yes : no;
  };
  return memo_.inherited(disabled_optgroup_, option, no, own) == yes;
}

bool FormControls::has_disabled_fieldset(NodeId element) {
  const auto own = [&](NodeId node) {
    const NodeId parent = elements_.parent(node);
    const bool is_disabled = parent != kNoNode && elements_.is_html(parent, tag::fieldset) &&
                             elements_.has_attribute(parent, attr::disabled);
    return is_disabled && first_legend(parent) != node ? yes : unknown;
  };
  return memo_.inherited(disabled_fieldset_, element, no, own) == yes;
}

NodeId FormControls::first_legend(NodeId fieldset) {
  const auto [known, is_new] = first_legends_.try_emplace(fieldset, kNoNode);
  if (!is_new) return known->second;
  const Tree& tree = elements_.tree();
  NodeId child = tree.first_child(fieldset);
  while (child != kNoNode && !elements_.is_html(child, tag::legend)) child = tree.next_sibling(child);
  return known->second = child;
}

}  // namespace lockstep::detail
