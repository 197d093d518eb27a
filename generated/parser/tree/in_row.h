// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in row" (#parsing-main-intr).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_ROW_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_ROW_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in row: start tag th td
// #parsing-main-intr, spec/tree/in-row.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_row_start_tag_th() {
  enter(Branch::in_row_start_tag_th);
  clear_the_stack_back_to_a_table_row_context();
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_cell);
  formatting.add_marker();
  return Outcome::done;
}

// in row: end tag tr
// #parsing-main-intr, spec/tree/in-row.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_row_end_tag_tr() {
  const auto at = enter(Branch::in_row_end_tag_tr);
  // if the stack of open elements does not have a tr element in table scope
  if (at(1, !stack.has_in_scope(tag::tr, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_row_end_tag_tr_not_open);
    // ignore the token
    return Outcome::done;
  }
  clear_the_stack_back_to_a_table_row_context();
  stack.pop();
  state.set_insertion_mode(Mode::in_table_body);
  return Outcome::done;
}

// in row: start tag caption col colgroup tbody tfoot thead tr, end tag table
// #parsing-main-intr, spec/tree/in-row.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_row_start_tag_caption() {
  const auto at = enter(Branch::in_row_start_tag_caption);
  // if the stack of open elements does not have a tr element in table scope
  if (at(1, !stack.has_in_scope(tag::tr, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_row_table_tag_not_open);
    // ignore the token
    return Outcome::done;
  }
  clear_the_stack_back_to_a_table_row_context();
  stack.pop();
  state.set_insertion_mode(Mode::in_table_body);
  return Outcome::reprocess;
}

// in row: end tag tbody tfoot thead
// #parsing-main-intr, spec/tree/in-row.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_row_end_tag_tbody() {
  const auto at = enter(Branch::in_row_end_tag_tbody);
  // if the stack of open elements does not have an HTML element named the token's tag name in table scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_row_end_tag_section_not_open);
    // ignore the token
    return Outcome::done;
  }
  // if the stack of open elements does not have a tr element in table scope
  if (at(2, !stack.has_in_scope(tag::tr, sets::scope_table))) {
    // ignore the token
    return Outcome::done;
  }
  clear_the_stack_back_to_a_table_row_context();
  stack.pop();
  state.set_insertion_mode(Mode::in_table_body);
  return Outcome::reprocess;
}

// in row: end tag body caption col colgroup html td th
// #parsing-main-intr, spec/tree/in-row.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_row_end_tag_body() {
  enter(Branch::in_row_end_tag_body);
  errors.add(TreeError::in_row_misplaced_end_tag);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
