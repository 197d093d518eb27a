// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in select in table" (#parsing-main-inselectintable).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_SELECT_IN_TABLE_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_SELECT_IN_TABLE_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in select in table: start tag caption table tbody tfoot thead tr td th
// #parsing-main-inselectintable, spec/tree/in-select-in-table.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_in_table_start_tag_caption() {
  enter(Branch::in_select_in_table_start_tag_caption);
  errors.add(TreeError::in_select_in_table_start_tag);
  stack.pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

// in select in table: end tag caption table tbody tfoot thead tr td th
// #parsing-main-inselectintable, spec/tree/in-select-in-table.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_select_in_table_end_tag_caption() {
  const auto at = enter(Branch::in_select_in_table_end_tag_caption);
  errors.add(TreeError::in_select_in_table_end_tag);
  // if the stack of open elements does not have an HTML element named the token's tag name in table scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_table))) {
    // ignore the token
    return Outcome::done;
  }
  stack.pop_until(tag::select);
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
