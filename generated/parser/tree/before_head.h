// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "before head" (#the-before-head-insertion-mode).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_BEFORE_HEAD_H
#define LOCKSTEP_GENERATED_PARSER_TREE_BEFORE_HEAD_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// before head: whitespace
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_whitespace() {
  enter(Branch::before_head_whitespace);
  // ignore the token
  return Outcome::done;
}

// before head: comment
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_comment() {
  enter(Branch::before_head_comment);
  insert_a_comment();
  return Outcome::done;
}

// before head: processing instruction
// #the-before-head-insertion-mode, spec/tree/before-head.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_processing_instruction() {
  enter(Branch::before_head_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// before head: DOCTYPE
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_doctype() {
  enter(Branch::before_head_doctype);
  errors.add(TreeError::before_head_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// before head: start tag head
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_start_tag_head() {
  enter(Branch::before_head_start_tag_head);
  insert_an_html_element_for(token);
  state.set_head_element_pointer(stack.current());
  state.set_insertion_mode(Mode::in_head);
  return Outcome::done;
}

// before head: end tag head body html br
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_end_tag_head() {
  enter(Branch::before_head_end_tag_head);
  return before_head_anything_else();
}

// before head: any other end tag
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_any_other_end_tag() {
  enter(Branch::before_head_any_other_end_tag);
  errors.add(TreeError::before_head_end_tag_not_open);
  // ignore the token
  return Outcome::done;
}

// before head: anything else
// #the-before-head-insertion-mode, spec/tree/before-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_head_anything_else() {
  enter(Branch::before_head_anything_else);
  insert_an_html_element_for(start_tag_without_attributes(tag::head));
  state.set_head_element_pointer(stack.current());
  state.set_insertion_mode(Mode::in_head);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
