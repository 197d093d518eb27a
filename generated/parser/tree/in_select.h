// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in select" (#parsing-main-inselect).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_SELECT_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_SELECT_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in select: NUL
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_nul() {
  enter(Branch::in_select_nul);
  errors.add(TreeError::in_select_null_character);
  // ignore the token
  return Outcome::done;
}

// in select: character
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_character() {
  enter(Branch::in_select_character);
  insert_the_character();
  return Outcome::done;
}

// in select: comment
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_comment() {
  enter(Branch::in_select_comment);
  insert_a_comment();
  return Outcome::done;
}

// in select: DOCTYPE
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_doctype() {
  enter(Branch::in_select_doctype);
  errors.add(TreeError::in_select_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in select: start tag option
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_start_tag_option() {
  const auto at = enter(Branch::in_select_start_tag_option);
  // if the current node is an option element
  if (at(1, nodes.is_html_element(stack.current(), tag::option))) stack.pop();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in select: start tag optgroup
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_start_tag_optgroup() {
  const auto at = enter(Branch::in_select_start_tag_optgroup);
  // if the current node is an option element
  if (at(1, nodes.is_html_element(stack.current(), tag::option))) stack.pop();
  // if the current node is an optgroup element
  if (at(2, nodes.is_html_element(stack.current(), tag::optgroup))) stack.pop();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in select: start tag hr
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_start_tag_hr() {
  const auto at = enter(Branch::in_select_start_tag_hr);
  // if the current node is an option element
  if (at(1, nodes.is_html_element(stack.current(), tag::option))) stack.pop();
  // if the current node is an optgroup element
  if (at(2, nodes.is_html_element(stack.current(), tag::optgroup))) stack.pop();
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  return Outcome::done;
}

// in select: end tag optgroup
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_end_tag_optgroup() {
  const auto at = enter(Branch::in_select_end_tag_optgroup);
  // if the current node is an option element
  if (at(1, nodes.is_html_element(stack.current(), tag::option))) {
    Element node = stack.current()->above;
    at.element("node", node);
    // if node is an optgroup element
    if (at(2, nodes.is_html_element(node, tag::optgroup))) stack.pop();
  }
  // if the current node is not an optgroup element
  if (at(3, !nodes.is_html_element(stack.current(), tag::optgroup))) [[unlikely]] {
    errors.add(TreeError::in_select_end_tag_optgroup_not_open);
    // ignore the token
    return Outcome::done;
  }
  stack.pop();
  return Outcome::done;
}

// in select: end tag option
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_end_tag_option() {
  const auto at = enter(Branch::in_select_end_tag_option);
  // if the current node is not an option element
  if (at(1, !nodes.is_html_element(stack.current(), tag::option))) [[unlikely]] {
    errors.add(TreeError::in_select_end_tag_option_not_open);
    // ignore the token
    return Outcome::done;
  }
  stack.pop();
  return Outcome::done;
}

// in select: end tag select
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_end_tag_select() {
  const auto at = enter(Branch::in_select_end_tag_select);
  // if a select element is not in select scope
  if (at(1, !a_select_element_is_in_select_scope())) [[unlikely]] {
    errors.add(TreeError::in_select_end_tag_select_not_open);
    // ignore the token
    return Outcome::done;
  }
  stack.pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::done;
}

// in select: start tag select
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_start_tag_select() {
  const auto at = enter(Branch::in_select_start_tag_select);
  errors.add(TreeError::in_select_nested_select);
  // if a select element is not in select scope
  if (at(1, !a_select_element_is_in_select_scope())) {
    // ignore the token
    return Outcome::done;
  }
  stack.pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::done;
}

// in select: start tag input keygen textarea
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_start_tag_input() {
  const auto at = enter(Branch::in_select_start_tag_input);
  errors.add(TreeError::in_select_form_control);
  // if a select element is not in select scope
  if (at(1, !a_select_element_is_in_select_scope())) {
    // ignore the token
    return Outcome::done;
  }
  stack.pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

// in select: anything else
// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_anything_else() {
  enter(Branch::in_select_anything_else);
  errors.add(TreeError::in_select_content_not_allowed);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
