// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "text" (#parsing-main-incdata).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_TEXT_H
#define LOCKSTEP_GENERATED_PARSER_TREE_TEXT_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// text: character
// #parsing-main-incdata, spec/tree/text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::text_character() {
  enter(Branch::text_character);
  insert_the_character();
  return Outcome::done;
}

// text: end-of-file
// #parsing-main-incdata, spec/tree/text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::text_end_of_file() {
  const auto at = enter(Branch::text_end_of_file);
  errors.add(TreeError::text_end_of_file);
  // if the current node is a script element
  if (at(1, nodes.is_html_element(stack.current(), tag::script)))
    tree.set_script_flag(node_of(stack.current()), ScriptFlag::already_started);
  stack.pop();
  state.return_to_original_insertion_mode();
  return Outcome::reprocess;
}

// text: end tag script
// #parsing-main-incdata, spec/tree/text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::text_end_tag_script() {
  enter(Branch::text_end_tag_script);
  scripts.perform_microtask_checkpoint();
  Element script = stack.current();
  stack.pop();
  state.return_to_original_insertion_mode();
  scripts.run_after_this_token(EndedScript::html, script);
  return Outcome::done;
}

// text: any other end tag
// #parsing-main-incdata, spec/tree/text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::text_any_other_end_tag() {
  enter(Branch::text_any_other_end_tag);
  stack.pop();
  state.return_to_original_insertion_mode();
  return Outcome::done;
}

// text: anything else
// #parsing-main-incdata, spec/tree/text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::text_anything_else() {
  enter(Branch::text_anything_else);
  return unreachable();
}

}  // namespace lockstep::parser

#endif
