// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in table" (#parsing-main-intable).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_TABLE_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_TABLE_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in table: character when the current node is a table tbody template tfoot thead tr element
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_character() {
  enter(Branch::in_table_character);
  table_text.clear();
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::in_table_text);
  return Outcome::reprocess;
}

// in table: comment
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_comment() {
  enter(Branch::in_table_comment);
  insert_a_comment();
  return Outcome::done;
}

// in table: processing instruction
// #parsing-main-intable, spec/tree/in-table.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_processing_instruction() {
  enter(Branch::in_table_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// in table: DOCTYPE
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_doctype() {
  enter(Branch::in_table_doctype);
  errors.add(TreeError::in_table_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in table: start tag caption
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_caption() {
  enter(Branch::in_table_start_tag_caption);
  clear_the_stack_back_to_a_table_context();
  formatting.add_marker();
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_caption);
  return Outcome::done;
}

// in table: start tag colgroup
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_colgroup() {
  enter(Branch::in_table_start_tag_colgroup);
  clear_the_stack_back_to_a_table_context();
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_column_group);
  return Outcome::done;
}

// in table: start tag col
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_col() {
  enter(Branch::in_table_start_tag_col);
  clear_the_stack_back_to_a_table_context();
  insert_an_html_element_for(start_tag_without_attributes(tag::colgroup));
  state.set_insertion_mode(Mode::in_column_group);
  return Outcome::reprocess;
}

// in table: start tag tbody tfoot thead
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_tbody() {
  enter(Branch::in_table_start_tag_tbody);
  clear_the_stack_back_to_a_table_context();
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_table_body);
  return Outcome::done;
}

// in table: start tag td th tr
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_td() {
  enter(Branch::in_table_start_tag_td);
  clear_the_stack_back_to_a_table_context();
  insert_an_html_element_for(start_tag_without_attributes(tag::tbody));
  state.set_insertion_mode(Mode::in_table_body);
  return Outcome::reprocess;
}

// in table: start tag table
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_table() {
  const auto at = enter(Branch::in_table_start_tag_table);
  errors.add(TreeError::in_table_nested_table);
  // if the stack of open elements does not have a table element in table scope
  if (at(1, !stack.has_in_scope(tag::table, sets::scope_table))) {
    // ignore the token
    return Outcome::done;
  }
  stack.pop_until(tag::table);
  reset_the_insertion_mode_appropriately();
  return Outcome::reprocess;
}

// in table: end tag table
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_end_tag_table() {
  const auto at = enter(Branch::in_table_end_tag_table);
  // if the stack of open elements does not have a table element in table scope
  if (at(1, !stack.has_in_scope(tag::table, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_table_end_tag_table_not_open);
    // ignore the token
    return Outcome::done;
  }
  stack.pop_until(tag::table);
  reset_the_insertion_mode_appropriately();
  return Outcome::done;
}

// in table: end tag body caption col colgroup html tbody td tfoot th thead tr
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_end_tag_body() {
  enter(Branch::in_table_end_tag_body);
  errors.add(TreeError::in_table_misplaced_end_tag);
  // ignore the token
  return Outcome::done;
}

// in table: start tag input
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_input() {
  const auto at = enter(Branch::in_table_start_tag_input);
  // if the token does not have an attribute named type, or the token's type attribute is not "hidden"
  // ignoring case
  if (at(1, at.part(0, token.attribute(attr::type) == nullptr) ||
                at.part(1, !token.attribute_is(attr::type, "hidden"))))
    return in_table_anything_else();
  errors.add(TreeError::in_table_hidden_input);
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  return Outcome::done;
}

// in table: start tag form
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_start_tag_form() {
  const auto at = enter(Branch::in_table_start_tag_form);
  errors.add(TreeError::in_table_form);
  if constexpr (edition < Day{2026, 9, 6}) {  // [until 2026-09-06]
    // if the form element pointer is not null, or there is a template element on the stack of open elements
    if (at(3, at.part(0, !nodes.is_null(state.form_element_pointer())) ||
                  at.part(1, stack.bottommost(tag::template_) != nullptr))) {
      // ignore the token
      return Outcome::done;
    }
  } else {  // [since 2026-09-06]
    // if the form element pointer is not null, and the parser is not parsing template contents
    if (at(1, at.part(0, !nodes.is_null(state.form_element_pointer())) &&
                  at.part(1, the_parser_is_not_parsing_template_contents()))) [[unlikely]] {
      // ignore the token
      return Outcome::done;
    }
  }
  insert_an_html_element_for(token);
  if constexpr (edition < Day{2026, 9, 6}) {  // [until 2026-09-06]
    state.set_form_element_pointer(stack.current());
  } else {  // [since 2026-09-06]
    // if the parser is not parsing template contents
    if (at(2, the_parser_is_not_parsing_template_contents())) state.set_form_element_pointer(stack.current());
  }
  stack.pop();
  return Outcome::done;
}

// in table: anything else
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_anything_else() {
  enter(Branch::in_table_anything_else);
  errors.add(TreeError::in_table_content_outside_cell);
  state.set_foster_parenting(true);
  const Outcome outcome = process_using(Mode::in_body);
  state.set_foster_parenting(false);
  return outcome;
}

}  // namespace lockstep::parser

#endif
