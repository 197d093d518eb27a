// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in frameset" (#parsing-main-inframeset).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_FRAMESET_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_FRAMESET_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in frameset: whitespace
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_whitespace() {
  enter(Branch::in_frameset_whitespace);
  insert_the_character();
  return Outcome::done;
}

// in frameset: comment
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_comment() {
  enter(Branch::in_frameset_comment);
  insert_a_comment();
  return Outcome::done;
}

// in frameset: processing instruction
// #parsing-main-inframeset, spec/tree/in-frameset.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_processing_instruction() {
  enter(Branch::in_frameset_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// in frameset: DOCTYPE
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_doctype() {
  enter(Branch::in_frameset_doctype);
  errors.add(TreeError::in_frameset_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in frameset: start tag frameset
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_start_tag_frameset() {
  enter(Branch::in_frameset_start_tag_frameset);
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in frameset: end tag frameset
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_end_tag_frameset() {
  const auto at = enter(Branch::in_frameset_end_tag_frameset);
  // if the current node is the first element on the stack of open elements
  if (at(1, stack.current() == stack.first())) [[unlikely]] {
    errors.add(TreeError::in_frameset_end_tag_frameset_not_open);
    // ignore the token
    return Outcome::done;
  }
  stack.pop();
  // if the fragment context element is null, and the current node is not a frameset element
  if (at(2, at.part(0, nodes.is_null(state.fragment_context_element())) &&
                at.part(1, !nodes.is_html_element(stack.current(), tag::frameset))))
    state.set_insertion_mode(Mode::after_frameset);
  return Outcome::done;
}

// in frameset: start tag frame
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_start_tag_frame() {
  enter(Branch::in_frameset_start_tag_frame);
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  return Outcome::done;
}

// in frameset: end-of-file
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_end_of_file() {
  const auto at = enter(Branch::in_frameset_end_of_file);
  // if the current node is not the first element on the stack of open elements
  if (at(1, stack.current() != stack.first())) [[unlikely]]
    errors.add(TreeError::in_frameset_end_of_file);
  stop_parsing();
  return Outcome::done;
}

// in frameset: anything else
// #parsing-main-inframeset, spec/tree/in-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_frameset_anything_else() {
  enter(Branch::in_frameset_anything_else);
  errors.add(TreeError::in_frameset_content_not_allowed);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
