// The conditions that depend on other elements.
#include "select/html_conditions.h"

#include "tables/known_names.h"

namespace lockstep::detail {

bool HtmlConditions::is_default_button() const {
  const NodeId form = context_.controls.form_owner(element_);
  return form != kNoNode && context_.controls.default_button(form) == element_;
}

bool HtmlConditions::is_checked() const {
  if (!has(attr::checked)) return false;
  return !type_is_one_of(kRadioTypes) || context_.controls.checked_radio_button(element_) == element_;
}

bool HtmlConditions::no_radio_button_of_the_group_is_checked() const {
  return context_.controls.checked_radio_button(element_) == kNoNode;
}

bool HtmlConditions::is_selected() const {
  const NodeId select = context_.controls.nearest_ancestor_select(element_);
  if (select == kNoNode || elements_.has_attribute(select, attr::multiple)) return has(attr::selected);
  return context_.controls.selected_option(select) == element_;
}

// https://dom.spec.whatwg.org/#concept-element-defined, without a custom element registry.
bool HtmlConditions::is_defined() const {
  return !has(attr::is) && !(name() >= kKnownTagNames && elements_.may_be_custom(name()));
}

// https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled
bool HtmlConditions::is_disabled() const {
  if (has(attr::disabled)) return true;
  if (name() != tag::option && name() != tag::optgroup)
    return context_.controls.has_disabled_fieldset(element_);
  if (name() == tag::option && context_.controls.is_disabled_option(element_)) return true;
  const NodeId select = context_.controls.nearest_ancestor_select(element_);
  return select != kNoNode && HtmlConditions(context_, select).is_disabled();
}

}  // namespace lockstep::detail
