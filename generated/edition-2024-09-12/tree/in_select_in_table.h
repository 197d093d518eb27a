// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The rules for in select in table, #parsing-main-inselectintable.
#ifndef LOCKSTEP_GENERATED_EDITION_2024_09_12_TREE_IN_SELECT_IN_TABLE_H
#define LOCKSTEP_GENERATED_EDITION_2024_09_12_TREE_IN_SELECT_IN_TABLE_H

#include "edition-2024-09-12/tree_builder.h"

namespace lockstep::edition_2024_09_12 {

// in select in table: start tag caption table tbody tfoot thead tr td th
// #parsing-main-inselectintable, spec/tree/in-select-in-table.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::in_select_in_table_start_tag_caption() {
  enter(Branch::in_select_in_table_start_tag_caption);
  parse_error(TreeError::in_select_in_table_start_tag, [&] { return bottommost(tag::select); });
  pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

// in select in table: end tag caption table tbody tfoot thead tr td th
// #parsing-main-inselectintable, spec/tree/in-select-in-table.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::in_select_in_table_end_tag_caption() {
  const auto at = enter(Branch::in_select_in_table_end_tag_caption);
  parse_error(TreeError::in_select_in_table_end_tag, [&] { return bottommost(tag::select); });
  // if the stack of open elements does not have an HTML element named the token's tag name in table scope
  if (at(1, !has_in_scope(token().name, sets::scope_table))) {
    // ignore the token
    return Outcome::done;
  }
  pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

// in select in table: anything else
// #parsing-main-inselectintable, spec/tree/in-select-in-table.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::in_select_in_table_anything_else() {
  enter(Branch::in_select_in_table_anything_else);
  return process_using(Mode::in_select);
}

}  // namespace lockstep::edition_2024_09_12

#endif
