// The conditions that depend on other elements.
#include "select/html_conditions.h"

#include <algorithm>

#include "tables/known_names.h"
#include "text/spaces.h"

namespace lockstep::detail {

namespace {

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number
bool is_valid_floating_point_number(std::string_view text) {
  const auto skip_one_of = [&](std::string_view characters) {
    const bool found = !text.empty() && characters.find(text.front()) != std::string_view::npos;
    if (found) text.remove_prefix(1);
    return found;
  };
  const auto skip_digits = [&] {
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(count);
    return count != 0;
  };
  skip_one_of("-");
  const bool has_integer = skip_digits();
  const bool has_point = skip_one_of(".");
  if (has_point ? !skip_digits() : !has_integer) return false;
  if (skip_one_of("eE")) {
    skip_one_of("+-");
    if (!skip_digits()) return false;
  }
  return text.empty();
}

}  // namespace

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

// https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm
bool HtmlConditions::sanitized_value_is_empty() const {
  const std::string_view written = value(attr::value);
  if (type_is_one_of(kNumberTypes)) return !is_valid_floating_point_number(written);
  if (type_is_one_of(kTrimmedTypes)) return is_blank(written);
  return written.find_first_not_of("\n\r") == std::string_view::npos;
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
