// Generated from spec/selectors/html-pseudo-classes.tsv by the generator. Edit the table, then run
// scripts/generate.
// Whether an element matches a pseudo-class of HTML.
#ifndef LOCKSTEP_GENERATED_SELECTORS_HTML_PSEUDO_CLASSES_H
#define LOCKSTEP_GENERATED_SELECTORS_HTML_PSEUDO_CLASSES_H

#include "lockstep/types.h"
#include "selectors/selector_tables.h"
#include "tables/known_names.h"

namespace lockstep::detail {

// :any-link
template <class Element>
bool matches_any_link(const Element& element) {
  // a area: has href
  if (element.is_in(Namespace::html) && (element.name() == tag::a || element.name() == tag::area) &&
      element.has(attr::href))
    return true;
  // svg a: has href
  if (element.is_in(Namespace::svg) && element.name() == tag::a && element.has(attr::href)) return true;
  // svg a: has xlink:href
  return element.is_in(Namespace::svg) && element.name() == tag::a &&
         element.has(attr::namespaced_xlink_href);
}

// :link
template <class Element>
bool matches_link(const Element& element) {
  // *: matches any-link
  if (element.is_in(Namespace::html) && matches_any_link(element)) return true;
  // svg a: matches any-link
  return element.is_in(Namespace::svg) && element.name() == tag::a && matches_any_link(element);
}

// :checked
template <class Element>
bool matches_checked(const Element& element) {
  // input: type is checkable, is checked
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kCheckableTypes) && element.is_checked())
    return true;
  // option: is selected
  return element.is_in(Namespace::html) && element.name() == tag::option && element.is_selected();
}

// :indeterminate
template <class Element>
bool matches_indeterminate(const Element& element) {
  // input: type is radio, no radio button of the group is checked
  if (element.is_in(Namespace::html) && element.name() == tag::input && element.type_is_one_of(kRadioTypes) &&
      element.no_radio_button_of_the_group_is_checked())
    return true;
  // progress: lacks value
  return element.is_in(Namespace::html) && element.name() == tag::progress && !element.has(attr::value);
}

// :default
template <class Element>
bool matches_default(const Element& element) {
  // button: is a submit button, is the default button
  if (element.is_in(Namespace::html) && element.name() == tag::button && element.is_submit_button() &&
      element.is_default_button())
    return true;
  // input: type is submit, is the default button
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kSubmitTypes) && element.is_default_button())
    return true;
  // input: type is checkable, has checked
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kCheckableTypes) && element.has(attr::checked))
    return true;
  // option: has selected
  return element.is_in(Namespace::html) && element.name() == tag::option && element.has(attr::selected);
}

// :placeholder-shown
template <class Element>
bool matches_placeholder_shown(const Element& element) {
  // input: type is placeholder, placeholder is given, sanitized value is empty
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kPlaceholderTypes) && !element.value(attr::placeholder).empty() &&
      element.sanitized_value_is_empty())
    return true;
  // textarea: placeholder is given, text is empty
  return element.is_in(Namespace::html) && element.name() == tag::textarea &&
         !element.value(attr::placeholder).empty() && element.text_is_empty();
}

// :disabled
template <class Element>
bool matches_disabled(const Element& element) {
  // button fieldset input optgroup option select textarea: is disabled
  return element.is_in(Namespace::html) &&
         (element.name() == tag::button || element.name() == tag::fieldset || element.name() == tag::input ||
          element.name() == tag::optgroup || element.name() == tag::option || element.name() == tag::select ||
          element.name() == tag::textarea) &&
         element.is_disabled();
}

// :enabled
template <class Element>
bool matches_enabled(const Element& element) {
  // button fieldset input optgroup option select textarea: is not disabled
  return element.is_in(Namespace::html) &&
         (element.name() == tag::button || element.name() == tag::fieldset || element.name() == tag::input ||
          element.name() == tag::optgroup || element.name() == tag::option || element.name() == tag::select ||
          element.name() == tag::textarea) &&
         !element.is_disabled();
}

// :required
template <class Element>
bool matches_required(const Element& element) {
  // input: type is requirable, has required
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kRequirableTypes) && element.has(attr::required))
    return true;
  // select textarea: has required
  return element.is_in(Namespace::html) &&
         (element.name() == tag::select || element.name() == tag::textarea) && element.has(attr::required);
}

// :optional
template <class Element>
bool matches_optional(const Element& element) {
  // input: type is requirable, lacks required
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kRequirableTypes) && !element.has(attr::required))
    return true;
  // select textarea: lacks required
  return element.is_in(Namespace::html) &&
         (element.name() == tag::select || element.name() == tag::textarea) && !element.has(attr::required);
}

// :read-write
template <class Element>
bool matches_read_write(const Element& element) {
  // input: type is read-only, lacks readonly, is not disabled
  if (element.is_in(Namespace::html) && element.name() == tag::input &&
      element.type_is_one_of(kReadOnlyTypes) && !element.has(attr::readonly) && !element.is_disabled())
    return true;
  // textarea: lacks readonly, is not disabled
  if (element.is_in(Namespace::html) && element.name() == tag::textarea && !element.has(attr::readonly) &&
      !element.is_disabled())
    return true;
  // * besides input textarea: is editable
  return element.is_in(Namespace::html) &&
         !(element.name() == tag::input || element.name() == tag::textarea) && element.is_editable();
}

// :read-only
template <class Element>
bool matches_read_only(const Element& element) {
  // *: does not match read-write
  return element.is_in(Namespace::html) && !matches_read_write(element);
}

// :defined
template <class Element>
bool matches_defined(const Element& element) {
  // *: is defined
  if (element.is_in(Namespace::html) && element.is_defined()) return true;
  // svg *
  if (element.is_in(Namespace::svg)) return true;
  // mathml *
  return element.is_in(Namespace::mathml);
}

// :heading
template <class Element>
bool matches_heading(const Element& element) {
  // h1 h2 h3 h4 h5 h6
  return element.is_in(Namespace::html) &&
         (element.name() == tag::h1 || element.name() == tag::h2 || element.name() == tag::h3 ||
          element.name() == tag::h4 || element.name() == tag::h5 || element.name() == tag::h6);
}

// :open
template <class Element>
bool matches_open(const Element& element) {
  // details dialog: has open
  return element.is_in(Namespace::html) &&
         (element.name() == tag::details || element.name() == tag::dialog) && element.has(attr::open);
}

// :muted
template <class Element>
bool matches_muted(const Element& element) {
  // audio video: has muted
  return element.is_in(Namespace::html) && (element.name() == tag::audio || element.name() == tag::video) &&
         element.has(attr::muted);
}

// :paused
template <class Element>
bool matches_paused(const Element& element) {
  // audio video
  return element.is_in(Namespace::html) && (element.name() == tag::audio || element.name() == tag::video);
}

// Whether an element matches a pseudo-class whose kind is PseudoKind::html.
template <class Element>
bool matches_html(PseudoClass pseudo_class, const Element& element) {
  switch (pseudo_class) {
    case PseudoClass::any_link: return matches_any_link(element);
    case PseudoClass::link: return matches_link(element);
    case PseudoClass::checked: return matches_checked(element);
    case PseudoClass::indeterminate: return matches_indeterminate(element);
    case PseudoClass::default_: return matches_default(element);
    case PseudoClass::placeholder_shown: return matches_placeholder_shown(element);
    case PseudoClass::disabled: return matches_disabled(element);
    case PseudoClass::enabled: return matches_enabled(element);
    case PseudoClass::required: return matches_required(element);
    case PseudoClass::optional: return matches_optional(element);
    case PseudoClass::read_write: return matches_read_write(element);
    case PseudoClass::read_only: return matches_read_only(element);
    case PseudoClass::defined: return matches_defined(element);
    case PseudoClass::heading: return matches_heading(element);
    case PseudoClass::open: return matches_open(element);
    case PseudoClass::muted: return matches_muted(element);
    case PseudoClass::paused: return matches_paused(element);
    default: return false;
  }
}

}  // namespace lockstep::detail

#endif
