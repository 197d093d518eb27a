// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in cell" (#parsing-main-intd).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_CELL_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_CELL_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in cell: end tag td th
// #parsing-main-intd, spec/tree/in-cell.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_cell_end_tag_td() {
  const auto at = enter(Branch::in_cell_end_tag_td);
  // if the stack of open elements does not have an HTML element named the token's tag name in table scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_cell_end_tag_cell_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags();
  // if the current node is not an HTML element named the token's tag name
  if (at(2, !nodes.is_html_element(stack.current(), token.name))) [[unlikely]]
    errors.add(TreeError::in_cell_end_tag_cell_unclosed_elements);
  stack.pop_until(token.name);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.set_insertion_mode(Mode::in_row);
  return Outcome::done;
}

// in cell: start tag caption col colgroup tbody td tfoot th thead tr
// #parsing-main-intd, spec/tree/in-cell.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_cell_start_tag_caption() {
  enter(Branch::in_cell_start_tag_caption);
  close_the_cell();
  return Outcome::reprocess;
}

// in cell: end tag body caption col colgroup html
// #parsing-main-intd, spec/tree/in-cell.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_cell_end_tag_body() {
  enter(Branch::in_cell_end_tag_body);
  errors.add(TreeError::in_cell_misplaced_end_tag);
  // ignore the token
  return Outcome::done;
}

// in cell: end tag table tbody tfoot thead tr
// #parsing-main-intd, spec/tree/in-cell.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_cell_end_tag_table() {
  const auto at = enter(Branch::in_cell_end_tag_table);
  // if the stack of open elements does not have an HTML element named the token's tag name in table scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_cell_end_tag_table_part_not_open);
    // ignore the token
    return Outcome::done;
  }
  close_the_cell();
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
