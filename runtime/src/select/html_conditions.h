// The conditions of spec/selectors/html-pseudo-classes.tsv, for one element.
#ifndef LOCKSTEP_SELECT_HTML_CONDITIONS_H
#define LOCKSTEP_SELECT_HTML_CONDITIONS_H

#include <string_view>

#include "select/elements.h"
#include "select/form_controls.h"
#include "select/inheritance.h"
#include "select/memo.h"

namespace lockstep::detail {

// The data that the conditions need in addition to the page's tree.
struct HtmlContext {
  HtmlContext(Elements& of_tree, Memo& memo)
      : elements(of_tree), controls(of_tree, memo), inheritance(of_tree, memo) {}

  Elements& elements;
  FormControls controls;
  Inheritance inheritance;
};

class HtmlConditions {
 public:
  HtmlConditions(HtmlContext& context, NodeId element)
      : context_(context), elements_(context.elements), element_(element) {}

  bool is_in(Namespace name_space) const { return record().element_namespace == name_space; }
  NameId name() const { return record().name; }
  bool has(NameId attribute) const { return elements_.has_attribute(element_, attribute); }
  // Returns an empty string if there is no such attribute.
  std::string_view value(NameId attribute) const { return elements_.attribute_value(element_, attribute); }
  // For an input element.
  bool type_is_one_of(InputTypes types) const { return input_type_is_one_of(elements_, element_, types); }

  bool is_submit_button() const { return detail::is_submit_button(elements_, element_); }
  bool is_default_button() const;  // for a submit button
  bool is_checked() const;         // for an input element
  bool is_selected() const;        // for an option element
  bool no_radio_button_of_the_group_is_checked() const;
  bool is_defined() const;
  bool is_disabled() const;  // for elements that can be disabled
  bool is_editable() const { return context_.inheritance.is_editable(element_); }
  bool sanitized_value_is_empty() const;  // for an input element with a placeholder
  bool text_is_empty() const { return !elements_.has_contents(element_, false); }

 private:
  const NodeRecord& record() const { return elements_.tree().nodes[element_]; }

  HtmlContext& context_;
  Elements& elements_;
  NodeId element_;
};

}  // namespace lockstep::detail

#endif
