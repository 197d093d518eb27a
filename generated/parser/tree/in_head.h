// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in head" (#parsing-main-inhead).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_HEAD_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_HEAD_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in head: whitespace
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_whitespace() {
  enter(Branch::in_head_whitespace);
  insert_the_character();
  return Outcome::done;
}

// in head: comment
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_comment() {
  enter(Branch::in_head_comment);
  insert_a_comment();
  return Outcome::done;
}

// in head: processing instruction
// #parsing-main-inhead, spec/tree/in-head.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_processing_instruction() {
  enter(Branch::in_head_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// in head: DOCTYPE
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_doctype() {
  enter(Branch::in_head_doctype);
  errors.add(TreeError::in_head_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in head: start tag base basefont bgsound link
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_base() {
  enter(Branch::in_head_start_tag_base);
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  return Outcome::done;
}

// in head: start tag meta
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_meta() {
  const auto at = enter(Branch::in_head_start_tag_meta);
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  // if the confidence is tentative
  if (at(1, input_encoding.is_tentative())) {
    MaybeEncoding encoding = input_encoding.labelled_by(attr::charset);
    // if encoding is not known, and the token's http-equiv attribute is "content-type" ignoring case
    if (at(2, at.part(0, !encoding.has_value()) &&
                  at.part(1, token.attribute_is(attr::http_equiv, "content-type"))))
      encoding = input_encoding.extracted_from(attr::content);
    // if encoding is known
    if (at(3, encoding.has_value())) input_encoding.change_to(encoding);
  }
  return Outcome::done;
}

// in head: start tag title
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_title() {
  enter(Branch::in_head_start_tag_title);
  follow_the_generic_rcdata_element_parsing_algorithm();
  return Outcome::done;
}

// in head: start tag noscript when the scripting mode is not Disabled
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_noscript() {
  enter(Branch::in_head_start_tag_noscript);
  follow_the_generic_raw_text_element_parsing_algorithm();
  return Outcome::done;
}

// in head: start tag noframes style
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_noframes() {
  enter(Branch::in_head_start_tag_noframes);
  follow_the_generic_raw_text_element_parsing_algorithm();
  return Outcome::done;
}

// in head: start tag noscript when the scripting mode is Disabled
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_noscript_otherwise() {
  enter(Branch::in_head_start_tag_noscript_otherwise);
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_head_noscript);
  return Outcome::done;
}

// in head: start tag script
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_script() {
  const auto at = enter(Branch::in_head_start_tag_script);
  Location adjusted_insertion_location = the_appropriate_place_for_inserting_a_node();
  Element script =
      a_new_element_for_in_with_intended_parent(token, Namespace::html, adjusted_insertion_location.parent);
  at.element("script", script);
  if constexpr (edition < Day{2026, 3, 12}) {  // [until 2026-03-12]
    tree.set_script_flag(node_of(script), ScriptFlag::parser_document);
  } else {  // [since 2026-03-12]
    // if the scripting mode is not Fragment
    if (at(1, state.scripting_mode() != ScriptingMode::fragment))
      tree.set_script_flag(node_of(script), ScriptFlag::parser_document);
  }
  tree.clear_force_async(node_of(script));
  if constexpr (edition < Day{2026, 3, 12}) {  // [until 2026-03-12]
    // if the fragment context element is not null
    if (at(3, !nodes.is_null(state.fragment_context_element()))) [[unlikely]]
      tree.set_script_flag(node_of(script), ScriptFlag::already_started);
  } else {  // [since 2026-03-12]
    // if the scripting mode is Inert
    if (at(2, state.scripting_mode() == ScriptingMode::inert))
      tree.set_script_flag(node_of(script), ScriptFlag::already_started);
  }
  insert_an_element_at_the_adjusted_insertion_location_given(script, adjusted_insertion_location);
  stack.push(script);
  state.switch_tokenizer_to(State::script_data);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return Outcome::done;
}

// in head: end tag head
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_end_tag_head() {
  enter(Branch::in_head_end_tag_head);
  stack.pop();
  state.set_insertion_mode(Mode::after_head);
  return Outcome::done;
}

// in head: end tag body html br
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_end_tag_body() {
  enter(Branch::in_head_end_tag_body);
  return in_head_anything_else();
}

// in head: start tag template
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_template() {
  enter(Branch::in_head_start_tag_template);
  formatting.add_marker();
  state.set_frameset_ok(false);
  state.set_insertion_mode(Mode::in_template);
  state.push_template_insertion_mode(Mode::in_template);
  start_a_template_for_the_token();
  return Outcome::done;
}

// in head: end tag template
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_end_tag_template() {
  const auto at = enter(Branch::in_head_end_tag_template);
  // if there is no template element on the stack of open elements
  if (at(1, stack.bottommost(tag::template_) == nullptr)) [[unlikely]] {
    errors.add(TreeError::in_head_end_tag_template_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_all_implied_end_tags_thoroughly();
  // if the current node is not a template element
  if (at(2, !nodes.is_html_element(stack.current(), tag::template_))) [[unlikely]]
    errors.add(TreeError::in_head_end_tag_template_unclosed_elements);
  if constexpr (edition >= Day{2026, 8, 20}) {  // [since 2026-08-20]
    remove_the_insertion_markers_of_the_last_template_element_on_the_stack();
  }
  stack.pop_until(tag::template_);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.pop_template_insertion_mode();
  reset_the_insertion_mode_appropriately();
  return Outcome::done;
}

// in head: start tag head, any other end tag
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_start_tag_head() {
  enter(Branch::in_head_start_tag_head);
  errors.add(TreeError::in_head_misplaced_tag);
  // ignore the token
  return Outcome::done;
}

// in head: anything else
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_anything_else() {
  enter(Branch::in_head_anything_else);
  stack.pop();
  state.set_insertion_mode(Mode::after_head);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
