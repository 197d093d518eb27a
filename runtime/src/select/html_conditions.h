// The conditions of spec/selectors/html-pseudo-classes.tsv, for one element.
#ifndef LOCKSTEP_SELECT_HTML_CONDITIONS_H
#define LOCKSTEP_SELECT_HTML_CONDITIONS_H

#include <string_view>

#include "select/selector_query.h"

namespace lockstep::detail {

class HtmlConditions {
 public:
  HtmlConditions(SelectorQuery& query, NodeId element)
      : query_(query), tree_(query.tree()), element_(element) {}

  bool is_in(Namespace name_space) const { return tree_.nodes[element_].element_namespace == name_space; }
  NameId name() const { return tree_.nodes[element_].name; }
  bool has(NameId attribute) const { return query_.has_attribute(element_, attribute); }
  // Empty if there is none.
  std::string_view value(NameId attribute) const { return query_.attribute_value(element_, attribute); }
  // Of an input element.
  bool type_is_one_of(InputTypes types) const;

  bool is_submit_button() const;   // of a button element
  bool is_default_button() const;  // of a submit button
  bool is_checked() const;         // of an input element
  bool is_selected() const;        // of an option element
  bool no_radio_button_of_the_group_is_checked() const;
  bool is_defined() const;
  bool is_disabled() const;         // of elements that can be disabled
  bool is_disabled_option() const;  // by itself or its optgroup, not by its select
  bool is_editable() const;
  bool text_is_empty() const;

 private:
  SelectorQuery& query_;
  const Tree& tree_;
  NodeId element_;
};

}  // namespace lockstep::detail

#endif
