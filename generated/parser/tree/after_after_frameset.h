// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "after after frameset" (#the-after-after-frameset-insertion-mode).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_AFTER_AFTER_FRAMESET_H
#define LOCKSTEP_GENERATED_PARSER_TREE_AFTER_AFTER_FRAMESET_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// after after frameset: comment
// #the-after-after-frameset-insertion-mode, spec/tree/after-after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_frameset_comment() {
  enter(Branch::after_after_frameset_comment);
  insert_a_comment_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// after after frameset: processing instruction
// #the-after-after-frameset-insertion-mode, spec/tree/after-after-frameset.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_frameset_processing_instruction() {
  enter(Branch::after_after_frameset_processing_instruction);
  insert_a_processing_instruction_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// after after frameset: end-of-file
// #the-after-after-frameset-insertion-mode, spec/tree/after-after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_frameset_end_of_file() {
  enter(Branch::after_after_frameset_end_of_file);
  stop_parsing();
  return Outcome::done;
}

// after after frameset: anything else
// #the-after-after-frameset-insertion-mode, spec/tree/after-after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_after_frameset_anything_else() {
  enter(Branch::after_after_frameset_anything_else);
  errors.add(TreeError::after_after_frameset_content_not_allowed);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
