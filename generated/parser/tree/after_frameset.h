// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "after frameset" (#parsing-main-afterframeset).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_AFTER_FRAMESET_H
#define LOCKSTEP_GENERATED_PARSER_TREE_AFTER_FRAMESET_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// after frameset: whitespace
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_whitespace() {
  enter(Branch::after_frameset_whitespace);
  insert_the_character();
  return Outcome::done;
}

// after frameset: comment
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_comment() {
  enter(Branch::after_frameset_comment);
  insert_a_comment();
  return Outcome::done;
}

// after frameset: processing instruction
// #parsing-main-afterframeset, spec/tree/after-frameset.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_processing_instruction() {
  enter(Branch::after_frameset_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// after frameset: DOCTYPE
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_doctype() {
  enter(Branch::after_frameset_doctype);
  errors.add(TreeError::after_frameset_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// after frameset: end tag html
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_end_tag_html() {
  enter(Branch::after_frameset_end_tag_html);
  state.set_insertion_mode(Mode::after_after_frameset);
  return Outcome::done;
}

// after frameset: end-of-file
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_end_of_file() {
  enter(Branch::after_frameset_end_of_file);
  stop_parsing();
  return Outcome::done;
}

// after frameset: anything else
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::after_frameset_anything_else() {
  enter(Branch::after_frameset_anything_else);
  errors.add(TreeError::after_frameset_content_not_allowed);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
