// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "after after body" (#the-after-after-body-insertion-mode).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_AFTER_AFTER_BODY_H
#define LOCKSTEP_GENERATED_PARSER_TREE_AFTER_AFTER_BODY_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// after after body: comment
// #the-after-after-body-insertion-mode, spec/tree/after-after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_body_comment() {
  enter(Branch::after_after_body_comment);
  insert_a_comment_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// after after body: processing instruction
// #the-after-after-body-insertion-mode, spec/tree/after-after-body.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_body_processing_instruction() {
  enter(Branch::after_after_body_processing_instruction);
  insert_a_processing_instruction_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// after after body: end-of-file
// #the-after-after-body-insertion-mode, spec/tree/after-after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_body_end_of_file() {
  enter(Branch::after_after_body_end_of_file);
  stop_parsing();
  return Outcome::done;
}

// after after body: anything else
// #the-after-after-body-insertion-mode, spec/tree/after-after-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_body_anything_else() {
  enter(Branch::after_after_body_anything_else);
  errors.add(TreeError::after_after_body_content_after_html);
  state.set_insertion_mode(Mode::in_body);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
