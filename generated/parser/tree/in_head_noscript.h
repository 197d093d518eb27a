// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in head noscript" (#parsing-main-inheadnoscript).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_HEAD_NOSCRIPT_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_HEAD_NOSCRIPT_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in head noscript: DOCTYPE
// #parsing-main-inheadnoscript, spec/tree/in-head-noscript.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_noscript_doctype() {
  enter(Branch::in_head_noscript_doctype);
  errors.add(TreeError::in_head_noscript_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in head noscript: end tag noscript
// #parsing-main-inheadnoscript, spec/tree/in-head-noscript.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_noscript_end_tag_noscript() {
  enter(Branch::in_head_noscript_end_tag_noscript);
  stack.pop();
  state.set_insertion_mode(Mode::in_head);
  return Outcome::done;
}

// in head noscript: end tag br
// #parsing-main-inheadnoscript, spec/tree/in-head-noscript.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_noscript_end_tag_br() {
  enter(Branch::in_head_noscript_end_tag_br);
  return in_head_noscript_anything_else();
}

// in head noscript: start tag head noscript, any other end tag
// #parsing-main-inheadnoscript, spec/tree/in-head-noscript.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_noscript_start_tag_head() {
  enter(Branch::in_head_noscript_start_tag_head);
  errors.add(TreeError::in_head_noscript_misplaced_tag);
  // ignore the token
  return Outcome::done;
}

// in head noscript: anything else
// #parsing-main-inheadnoscript, spec/tree/in-head-noscript.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_noscript_anything_else() {
  enter(Branch::in_head_noscript_anything_else);
  errors.add(TreeError::in_head_noscript_content_not_allowed);
  stack.pop();
  state.set_insertion_mode(Mode::in_head);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
