// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "after body" (#parsing-main-afterbody).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_AFTER_BODY_H
#define LOCKSTEP_GENERATED_PARSER_TREE_AFTER_BODY_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// after body: comment
// #parsing-main-afterbody, spec/tree/after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_body_comment() {
  enter(Branch::after_body_comment);
  insert_a_comment_at(Location{node_of(stack.first()), Tree::null()});
  return Outcome::done;
}

// after body: processing instruction
// #parsing-main-afterbody, spec/tree/after-body.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_body_processing_instruction() {
  enter(Branch::after_body_processing_instruction);
  insert_a_processing_instruction_at(Location{node_of(stack.first()), Tree::null()});
  return Outcome::done;
}

// after body: DOCTYPE
// #parsing-main-afterbody, spec/tree/after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_body_doctype() {
  enter(Branch::after_body_doctype);
  errors.add(TreeError::after_body_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// after body: end tag html
// #parsing-main-afterbody, spec/tree/after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_body_end_tag_html() {
  const auto at = enter(Branch::after_body_end_tag_html);
  // if the fragment context element is not null
  if (at(1, !nodes.is_null(state.fragment_context_element()))) [[unlikely]] {
    errors.add(TreeError::after_body_end_tag_html_in_fragment);
    // ignore the token
    return Outcome::done;
  }
  state.set_insertion_mode(Mode::after_after_body);
  return Outcome::done;
}

// after body: end-of-file
// #parsing-main-afterbody, spec/tree/after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_body_end_of_file() {
  enter(Branch::after_body_end_of_file);
  stop_parsing();
  return Outcome::done;
}

// after body: anything else
// #parsing-main-afterbody, spec/tree/after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_body_anything_else() {
  enter(Branch::after_body_anything_else);
  errors.add(TreeError::after_body_content_after_body);
  state.set_insertion_mode(Mode::in_body);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
