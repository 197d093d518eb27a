// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "after head" (#the-after-head-insertion-mode).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_AFTER_HEAD_H
#define LOCKSTEP_GENERATED_PARSER_TREE_AFTER_HEAD_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// after head: whitespace
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_whitespace() {
  enter(Branch::after_head_whitespace);
  insert_the_character();
  return Outcome::done;
}

// after head: comment
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_comment() {
  enter(Branch::after_head_comment);
  insert_a_comment();
  return Outcome::done;
}

// after head: processing instruction
// #the-after-head-insertion-mode, spec/tree/after-head.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_processing_instruction() {
  enter(Branch::after_head_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// after head: DOCTYPE
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_doctype() {
  enter(Branch::after_head_doctype);
  errors.add(TreeError::after_head_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// after head: start tag body
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_start_tag_body() {
  enter(Branch::after_head_start_tag_body);
  insert_an_html_element_for(token);
  state.set_frameset_ok(false);
  state.set_insertion_mode(Mode::in_body);
  return Outcome::done;
}

// after head: start tag frameset
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_start_tag_frameset() {
  enter(Branch::after_head_start_tag_frameset);
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_frameset);
  return Outcome::done;
}

// after head: start tag base basefont bgsound link meta noframes script style template title
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_start_tag_base() {
  enter(Branch::after_head_start_tag_base);
  errors.add(TreeError::after_head_head_element_too_late);
  stack.push(state.head_element_pointer());
  const Outcome outcome = process_using(Mode::in_head);
  stack.remove(state.head_element_pointer());
  return outcome;
}

// after head: end tag body html br
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_end_tag_body() {
  enter(Branch::after_head_end_tag_body);
  return after_head_anything_else();
}

// after head: start tag head, any other end tag
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_start_tag_head() {
  enter(Branch::after_head_start_tag_head);
  errors.add(TreeError::after_head_misplaced_tag);
  // ignore the token
  return Outcome::done;
}

// after head: anything else
// #the-after-head-insertion-mode, spec/tree/after-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_head_anything_else() {
  enter(Branch::after_head_anything_else);
  insert_an_html_element_for(start_tag_without_attributes(tag::body));
  if constexpr (edition >= Day{2026, 9, 5}) {  // [since 2026-09-05]
    state.set_frameset_ok(true);
  }
  state.set_insertion_mode(Mode::in_body);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
