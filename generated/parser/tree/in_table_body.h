// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in table body" (#parsing-main-intbody).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_TABLE_BODY_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_TABLE_BODY_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in table body: start tag tr
// #parsing-main-intbody, spec/tree/in-table-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_body_start_tag_tr() {
  enter(Branch::in_table_body_start_tag_tr);
  clear_the_stack_back_to_a_table_body_context();
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_row);
  return Outcome::done;
}

// in table body: start tag th td
// #parsing-main-intbody, spec/tree/in-table-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_body_start_tag_th() {
  enter(Branch::in_table_body_start_tag_th);
  errors.add(TreeError::in_table_body_cell_without_row);
  clear_the_stack_back_to_a_table_body_context();
  insert_an_html_element_for(start_tag_without_attributes(tag::tr));
  state.set_insertion_mode(Mode::in_row);
  return Outcome::reprocess;
}

// in table body: end tag tbody tfoot thead
// #parsing-main-intbody, spec/tree/in-table-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_body_end_tag_tbody() {
  const auto at = enter(Branch::in_table_body_end_tag_tbody);
  // if the stack of open elements does not have an HTML element named the token's tag name in table scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_table_body_end_tag_not_open);
    // ignore the token
    return Outcome::done;
  }
  clear_the_stack_back_to_a_table_body_context();
  stack.pop();
  state.set_insertion_mode(Mode::in_table);
  return Outcome::done;
}

// in table body: start tag caption col colgroup tbody tfoot thead, end tag table
// #parsing-main-intbody, spec/tree/in-table-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_body_start_tag_caption() {
  const auto at = enter(Branch::in_table_body_start_tag_caption);
  // if the stack of open elements does not have a tbody thead tfoot element in table scope
  if (at(1, !stack.has_in_scope(sets::tags_tbody_thead_tfoot, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_table_body_table_tag_not_open);
    // ignore the token
    return Outcome::done;
  }
  clear_the_stack_back_to_a_table_body_context();
  stack.pop();
  state.set_insertion_mode(Mode::in_table);
  return Outcome::reprocess;
}

// in table body: end tag body caption col colgroup html td th tr
// #parsing-main-intbody, spec/tree/in-table-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_body_end_tag_body() {
  enter(Branch::in_table_body_end_tag_body);
  errors.add(TreeError::in_table_body_misplaced_end_tag);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
