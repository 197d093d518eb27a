// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in caption" (#parsing-main-incaption).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_CAPTION_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_CAPTION_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in caption: end tag caption
// #parsing-main-incaption, spec/tree/in-caption.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_caption_end_tag_caption() {
  const auto at = enter(Branch::in_caption_end_tag_caption);
  // if the stack of open elements does not have a caption element in table scope
  if (at(1, !stack.has_in_scope(tag::caption, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_caption_end_tag_caption_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags();
  // if the current node is not a caption element
  if (at(2, !nodes.is_html_element(stack.current(), tag::caption))) [[unlikely]]
    errors.add(TreeError::in_caption_end_tag_caption_unclosed_elements);
  stack.pop_until(tag::caption);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.set_insertion_mode(Mode::in_table);
  return Outcome::done;
}

// in caption: start tag caption col colgroup tbody td tfoot th thead tr, end tag table
// #parsing-main-incaption, spec/tree/in-caption.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_caption_start_tag_caption() {
  const auto at = enter(Branch::in_caption_start_tag_caption);
  // if the stack of open elements does not have a caption element in table scope
  if (at(1, !stack.has_in_scope(tag::caption, sets::scope_table))) [[unlikely]] {
    errors.add(TreeError::in_caption_table_tag_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags();
  // if the current node is not a caption element
  if (at(2, !nodes.is_html_element(stack.current(), tag::caption))) [[unlikely]]
    errors.add(TreeError::in_caption_table_tag_unclosed_elements);
  stack.pop_until(tag::caption);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.set_insertion_mode(Mode::in_table);
  return Outcome::reprocess;
}

// in caption: end tag body col colgroup html tbody td tfoot th thead tr
// #parsing-main-incaption, spec/tree/in-caption.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_caption_end_tag_body() {
  enter(Branch::in_caption_end_tag_body);
  errors.add(TreeError::in_caption_misplaced_end_tag);
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::parser

#endif
