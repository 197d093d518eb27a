// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in template" (#parsing-main-intemplate).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_TEMPLATE_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_TEMPLATE_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in template: start tag caption colgroup tbody tfoot thead
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_start_tag_caption() {
  enter(Branch::in_template_start_tag_caption);
  state.pop_template_insertion_mode();
  state.push_template_insertion_mode(Mode::in_table);
  state.set_insertion_mode(Mode::in_table);
  return Outcome::reprocess;
}

// in template: start tag col
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_start_tag_col() {
  enter(Branch::in_template_start_tag_col);
  state.pop_template_insertion_mode();
  state.push_template_insertion_mode(Mode::in_column_group);
  state.set_insertion_mode(Mode::in_column_group);
  return Outcome::reprocess;
}

// in template: start tag tr
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_start_tag_tr() {
  enter(Branch::in_template_start_tag_tr);
  state.pop_template_insertion_mode();
  state.push_template_insertion_mode(Mode::in_table_body);
  state.set_insertion_mode(Mode::in_table_body);
  return Outcome::reprocess;
}

// in template: start tag td th
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_start_tag_td() {
  enter(Branch::in_template_start_tag_td);
  state.pop_template_insertion_mode();
  state.push_template_insertion_mode(Mode::in_row);
  state.set_insertion_mode(Mode::in_row);
  return Outcome::reprocess;
}

// in template: any other start tag
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_any_other_start_tag() {
  enter(Branch::in_template_any_other_start_tag);
  state.pop_template_insertion_mode();
  state.push_template_insertion_mode(Mode::in_body);
  state.set_insertion_mode(Mode::in_body);
  return Outcome::reprocess;
}

// in template: any other end tag
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_any_other_end_tag() {
  enter(Branch::in_template_any_other_end_tag);
  errors.add(TreeError::in_template_misplaced_end_tag);
  // ignore the token
  return Outcome::done;
}

// in template: end-of-file
// #parsing-main-intemplate, spec/tree/in-template.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_end_of_file() {
  const auto at = enter(Branch::in_template_end_of_file);
  // if there is no template element on the stack of open elements
  if (at(1, stack.bottommost(tag::template_) == nullptr)) {
    stop_parsing();
    return Outcome::done;
  }
  errors.add(TreeError::in_template_end_of_file);
  stack.pop_until(tag::template_);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.pop_template_insertion_mode();
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

// in template: anything else
// #parsing-main-intemplate, spec/tree/in-template.rules  [until 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_template_anything_else() {
  enter(Branch::in_template_anything_else);
  return unreachable();
}

}  // namespace lockstep::parser

#endif
