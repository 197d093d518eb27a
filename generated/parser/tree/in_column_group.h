// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in column group" (#parsing-main-incolgroup).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_COLUMN_GROUP_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_COLUMN_GROUP_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in column group: whitespace
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_whitespace() {
  enter(Branch::in_column_group_whitespace);
  insert_the_character();
  return Outcome::done;
}

// in column group: comment
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_comment() {
  enter(Branch::in_column_group_comment);
  insert_a_comment();
  return Outcome::done;
}

// in column group: processing instruction
// #parsing-main-incolgroup, spec/tree/in-column-group.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_processing_instruction() {
  enter(Branch::in_column_group_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// in column group: DOCTYPE
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_doctype() {
  enter(Branch::in_column_group_doctype);
  errors.add(TreeError::in_column_group_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in column group: start tag col
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_start_tag_col() {
  enter(Branch::in_column_group_start_tag_col);
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  return Outcome::done;
}

// in column group: end tag colgroup
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_end_tag_colgroup() {
  const auto at = enter(Branch::in_column_group_end_tag_colgroup);
  // if the current node is not a colgroup element
  if (at(1, !nodes.is_html_element(stack.current(), tag::colgroup))) [[unlikely]] {
    errors.add(TreeError::in_column_group_end_tag_colgroup_not_open);
    // ignore the token
    return Outcome::done;
  }
  stack.pop();
  state.set_insertion_mode(Mode::in_table);
  return Outcome::done;
}

// in column group: end tag col
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_end_tag_col() {
  enter(Branch::in_column_group_end_tag_col);
  errors.add(TreeError::in_column_group_end_tag_col);
  // ignore the token
  return Outcome::done;
}

// in column group: anything else
// #parsing-main-incolgroup, spec/tree/in-column-group.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_column_group_anything_else() {
  const auto at = enter(Branch::in_column_group_anything_else);
  // if the current node is not a colgroup element
  if (at(1, !nodes.is_html_element(stack.current(), tag::colgroup))) [[unlikely]] {
    errors.add(TreeError::in_column_group_content_not_allowed);
    // ignore the token
    return Outcome::done;
  }
  stack.pop();
  state.set_insertion_mode(Mode::in_table);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
