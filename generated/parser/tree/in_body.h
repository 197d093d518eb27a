// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in body" (#parsing-main-inbody).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_BODY_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_BODY_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in body: NUL
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_nul() {
  enter(Branch::in_body_nul);
  errors.add(TreeError::in_body_null_character);
  // ignore the token
  return Outcome::done;
}

// in body: whitespace
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_whitespace() {
  enter(Branch::in_body_whitespace);
  reconstruct_the_active_formatting_elements();
  insert_the_character();
  return Outcome::done;
}

// in body: character
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_character() {
  enter(Branch::in_body_character);
  reconstruct_the_active_formatting_elements();
  insert_the_character();
  state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: comment
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_comment() {
  enter(Branch::in_body_comment);
  insert_a_comment();
  return Outcome::done;
}

// in body: processing instruction
// #parsing-main-inbody, spec/tree/in-body.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_processing_instruction() {
  enter(Branch::in_body_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// in body: DOCTYPE
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_doctype() {
  enter(Branch::in_body_doctype);
  errors.add(TreeError::in_body_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// in body: start tag html
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_html() {
  const auto at = enter(Branch::in_body_start_tag_html);
  errors.add(TreeError::in_body_second_html);
  // if there is a template element on the stack of open elements
  if (at(1, stack.bottommost(tag::template_) != nullptr)) {
    // ignore the token
    return Outcome::done;
  }
  insertion.add_missing_attributes(stack.first());
  return Outcome::done;
}

// in body: start tag body
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_body() {
  const auto at = enter(Branch::in_body_start_tag_body);
  errors.add(TreeError::in_body_second_body);
  // if the stack of open elements has only one node, or the second element on the stack of open elements is
  // not a body element, or there is a template element on the stack of open elements
  if (at(1, at.part(0, stack.size() == 1) ||
                at.part(1, !nodes.is_html_element(stack.first()->below, tag::body)) ||
                at.part(2, stack.bottommost(tag::template_) != nullptr))) {
    // ignore the token
    return Outcome::done;
  }
  state.set_frameset_ok(false);
  insertion.add_missing_attributes(stack.first()->below);
  return Outcome::done;
}

// in body: start tag frameset
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_frameset() {
  const auto at = enter(Branch::in_body_start_tag_frameset);
  errors.add(TreeError::in_body_start_tag_frameset);
  // if the stack of open elements has only one node, or the second element on the stack of open elements is
  // not a body element
  if (at(1, at.part(0, stack.size() == 1) ||
                at.part(1, !nodes.is_html_element(stack.first()->below, tag::body)))) {
    // ignore the token
    return Outcome::done;
  }
  // if the frameset-ok flag is "not ok"
  if (at(2, !state.frameset_ok())) {
    // ignore the token
    return Outcome::done;
  }
  insertion.remove_from_parent(stack.first()->below);
  stack.pop_to_root();
  insert_an_html_element_for(token);
  state.set_insertion_mode(Mode::in_frameset);
  return Outcome::done;
}

// in body: end-of-file
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_of_file() {
  const auto at = enter(Branch::in_body_end_of_file);
  // if the stack of template insertion modes is not empty
  if (at(1, state.has_template_insertion_mode())) return process_using(Mode::in_template);
  // if the stack of open elements has a node that is not in the set allowed open at the end
  if (at(2, stack.bottommost(sets::not_in_set_allowed_open_at_the_end) != nullptr)) [[unlikely]]
    errors.add(TreeError::in_body_end_of_file_unclosed_elements,
               stack.bottommost(sets::not_in_set_allowed_open_at_the_end));
  stop_parsing();
  return Outcome::done;
}

// in body: end tag body
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_body() {
  const auto at = enter(Branch::in_body_end_tag_body);
  // if the stack of open elements does not have a body element in scope
  if (at(1, !stack.has_in_scope(tag::body, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_body_not_open);
    // ignore the token
    return Outcome::done;
  }
  // if the stack of open elements has a node that is not in the set allowed open at the end
  if (at(2, stack.bottommost(sets::not_in_set_allowed_open_at_the_end) != nullptr)) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_body_unclosed_elements,
               stack.bottommost(sets::not_in_set_allowed_open_at_the_end));
  state.set_insertion_mode(Mode::after_body);
  return Outcome::done;
}

// in body: end tag html
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_html() {
  const auto at = enter(Branch::in_body_end_tag_html);
  // if the stack of open elements does not have a body element in scope
  if (at(1, !stack.has_in_scope(tag::body, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_html_not_open);
    // ignore the token
    return Outcome::done;
  }
  // if the stack of open elements has a node that is not in the set allowed open at the end
  if (at(2, stack.bottommost(sets::not_in_set_allowed_open_at_the_end) != nullptr)) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_html_unclosed_elements,
               stack.bottommost(sets::not_in_set_allowed_open_at_the_end));
  state.set_insertion_mode(Mode::after_body);
  return Outcome::reprocess;
}

// in body: start tag address article aside blockquote center details dialog dir div dl fieldset figcaption …
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_address() {
  const auto at = enter(Branch::in_body_start_tag_address);
  // if the stack of open elements has a p element in button scope
  if (at(1, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag in the set headings
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_h1() {
  const auto at = enter(Branch::in_body_start_tag_h1);
  // if the stack of open elements has a p element in button scope
  if (at(1, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  // if the current node is in the set headings
  if (at(2, nodes.is_in_set(stack.current(), sets::set_headings))) [[unlikely]] {
    errors.add(TreeError::in_body_nested_heading);
    stack.pop();
  }
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag pre listing
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_pre() {
  const auto at = enter(Branch::in_body_start_tag_pre);
  // if the stack of open elements has a p element in button scope
  if (at(1, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  insert_an_html_element_for(token);
  token.ignore_next_line_feed();
  state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: start tag form
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_form() {
  const auto at = enter(Branch::in_body_start_tag_form);
  // if the form element pointer is not null, and the parser is not parsing template contents
  if (at(1, at.part(0, !nodes.is_null(state.form_element_pointer())) &&
                at.part(1, the_parser_is_not_parsing_template_contents()))) [[unlikely]] {
    errors.add(TreeError::in_body_nested_form);
    // ignore the token
    return Outcome::done;
  }
  // if the stack of open elements has a p element in button scope
  if (at(2, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  insert_an_html_element_for(token);
  // if the parser is not parsing template contents
  if (at(3, the_parser_is_not_parsing_template_contents())) state.set_form_element_pointer(stack.current());
  return Outcome::done;
}

// in body: start tag li
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_li() {
  const auto at = enter(Branch::in_body_start_tag_li);
  state.set_frameset_ok(false);
  Element node =
      stack.lower(stack.bottommost(tag::li), stack.bottommost(sets::set_special_besides_address_div_and_p));
  at.element("node", node);
  // if node is an li element
  if (at(1, nodes.is_html_element(node, tag::li))) {
    generate_implied_end_tags_except_for_elements(tag::li);
    // if the current node is not an li element
    if (at(2, !nodes.is_html_element(stack.current(), tag::li))) [[unlikely]]
      errors.add(TreeError::in_body_start_tag_li_unclosed_elements);
    stack.pop_until(tag::li);
  }
  // if the stack of open elements has a p element in button scope
  if (at(3, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag dd dt
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_dd() {
  const auto at = enter(Branch::in_body_start_tag_dd);
  state.set_frameset_ok(false);
  Element node = stack.lower(stack.bottommost(sets::tags_dd_dt),
                             stack.bottommost(sets::set_special_besides_address_div_and_p));
  at.element("node", node);
  // if node is a dd element
  if (at(1, nodes.is_html_element(node, tag::dd))) {
    generate_implied_end_tags_except_for_elements(tag::dd);
    // if the current node is not a dd element
    if (at(3, !nodes.is_html_element(stack.current(), tag::dd))) [[unlikely]]
      errors.add(TreeError::in_body_start_tag_dd_unclosed_elements);
    stack.pop_until(tag::dd);
  } else if (at(2, nodes.is_html_element(node, tag::dt))) {
    // otherwise if node is a dt element
    generate_implied_end_tags_except_for_elements(tag::dt);
    // if the current node is not a dt element
    if (at(4, !nodes.is_html_element(stack.current(), tag::dt))) [[unlikely]]
      errors.add(TreeError::in_body_start_tag_dt_unclosed_elements);
    stack.pop_until(tag::dt);
  }
  // if the stack of open elements has a p element in button scope
  if (at(5, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag plaintext
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_plaintext() {
  const auto at = enter(Branch::in_body_start_tag_plaintext);
  // if the stack of open elements has a p element in button scope
  if (at(1, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  insert_an_html_element_for(token);
  state.switch_tokenizer_to(State::plaintext);
  return Outcome::done;
}

// in body: start tag button
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_button() {
  const auto at = enter(Branch::in_body_start_tag_button);
  // if the stack of open elements has a button element in scope
  if (at(1, stack.has_in_scope(tag::button, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_nested_button);
    generate_implied_end_tags();
    stack.pop_until(tag::button);
  }
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: end tag address article aside blockquote button center details dialog dir div dl fieldset …
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_address() {
  const auto at = enter(Branch::in_body_end_tag_address);
  // if the stack of open elements does not have an HTML element named the token's tag name in scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_block_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags();
  // if the current node is not an HTML element named the token's tag name
  if (at(2, !nodes.is_html_element(stack.current(), token.name))) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_block_unclosed_elements);
  stack.pop_until(token.name);
  return Outcome::done;
}

// in body: end tag select
// #parsing-main-inbody, spec/tree/in-body.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_select() {
  enter(Branch::in_body_end_tag_select);
  return in_body_end_tag_address();
}

// in body: end tag form
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_form() {
  const auto at = enter(Branch::in_body_end_tag_form);
  // if the parser is not parsing template contents
  if (at(1, the_parser_is_not_parsing_template_contents())) {
    Element node = state.form_element_pointer();
    at.element("node", node);
    state.set_form_element_pointer(nullptr);
    // if node is null, or the stack of open elements does not have node in scope
    if (at(2, at.part(0, nodes.is_null(node)) ||
                  at.part(1, !stack.has_element_in_scope(node, sets::scope_base)))) [[unlikely]] {
      errors.add(TreeError::in_body_end_tag_form_not_open);
      // ignore the token
      return Outcome::done;
    }
    generate_implied_end_tags();
    // if node is not the current node
    if (at(3, node != stack.current())) [[unlikely]]
      errors.add(TreeError::in_body_end_tag_form_unclosed_elements);
    stack.remove(node);
  } else {
    // if the stack of open elements does not have a form element in scope
    if (at(4, !stack.has_in_scope(tag::form, sets::scope_base))) [[unlikely]] {
      errors.add(TreeError::in_body_end_tag_form_not_open_in_template);
      // ignore the token
      return Outcome::done;
    }
    generate_implied_end_tags();
    // if the current node is not a form element
    if (at(5, !nodes.is_html_element(stack.current(), tag::form))) [[unlikely]]
      errors.add(TreeError::in_body_end_tag_form_unclosed_elements_in_template);
    stack.pop_until(tag::form);
  }
  return Outcome::done;
}

// in body: end tag p
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_p() {
  const auto at = enter(Branch::in_body_end_tag_p);
  // if the stack of open elements does not have a p element in button scope
  if (at(1, !stack.has_in_scope(tag::p, sets::scope_button))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_p_not_open);
    insert_an_html_element_for(start_tag_without_attributes(tag::p));
  }
  close_a_p_element();
  return Outcome::done;
}

// in body: end tag li
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_li() {
  const auto at = enter(Branch::in_body_end_tag_li);
  // if the stack of open elements does not have an li element in list item scope
  if (at(1, !stack.has_in_scope(tag::li, sets::scope_list_item))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_li_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags_except_for_elements(tag::li);
  // if the current node is not an li element
  if (at(2, !nodes.is_html_element(stack.current(), tag::li))) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_li_unclosed_elements);
  stack.pop_until(tag::li);
  return Outcome::done;
}

// in body: end tag dd dt
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_dd() {
  const auto at = enter(Branch::in_body_end_tag_dd);
  // if the stack of open elements does not have an HTML element named the token's tag name in scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_dd_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags_except_for_elements(token.name);
  // if the current node is not an HTML element named the token's tag name
  if (at(2, !nodes.is_html_element(stack.current(), token.name))) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_dd_unclosed_elements);
  stack.pop_until(token.name);
  return Outcome::done;
}

// in body: end tag in the set headings
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_h1() {
  const auto at = enter(Branch::in_body_end_tag_h1);
  // if the stack of open elements does not have an h1 h2 h3 h4 h5 h6 element in scope
  if (at(1, !stack.has_in_scope(sets::tags_h1_h2_h3_and_3_more, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_heading_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags();
  // if the current node is not an HTML element named the token's tag name
  if (at(2, !nodes.is_html_element(stack.current(), token.name))) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_heading_mismatched);
  stack.pop_until(sets::tags_h1_h2_h3_and_3_more);
  return Outcome::done;
}

// in body: end tag sarcasm
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_sarcasm() {
  enter(Branch::in_body_end_tag_sarcasm);
  return in_body_any_other_end_tag();
}

// in body: start tag a
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_a() {
  const auto at = enter(Branch::in_body_start_tag_a);
  Element element = formatting.last_named(tag::a);
  at.element("element", element);
  // if element is not null
  if (at(1, !nodes.is_null(element))) [[unlikely]] {
    errors.add(TreeError::in_body_nested_a, element);
    run_the_adoption_agency_algorithm_for_the_token();
    formatting.remove(element);
    stack.remove(element);
  }
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  push_onto_the_list_of_active_formatting_elements(stack.current());
  return Outcome::done;
}

// in body: start tag b big code em font i s small strike strong tt u
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_b() {
  enter(Branch::in_body_start_tag_b);
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  push_onto_the_list_of_active_formatting_elements(stack.current());
  return Outcome::done;
}

// in body: start tag nobr
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_nobr() {
  const auto at = enter(Branch::in_body_start_tag_nobr);
  reconstruct_the_active_formatting_elements();
  // if the stack of open elements has a nobr element in scope
  if (at(1, stack.has_in_scope(tag::nobr, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_nested_nobr);
    run_the_adoption_agency_algorithm_for_the_token();
    reconstruct_the_active_formatting_elements();
  }
  insert_an_html_element_for(token);
  push_onto_the_list_of_active_formatting_elements(stack.current());
  return Outcome::done;
}

// in body: end tag in the set formatting
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_a() {
  enter(Branch::in_body_end_tag_a);
  run_the_adoption_agency_algorithm_for_the_token();
  return Outcome::done;
}

// in body: start tag applet marquee object
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_applet() {
  enter(Branch::in_body_start_tag_applet);
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  formatting.add_marker();
  state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: end tag applet marquee object
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_applet() {
  const auto at = enter(Branch::in_body_end_tag_applet);
  // if the stack of open elements does not have an HTML element named the token's tag name in scope
  if (at(1, !stack.has_in_scope(token.name, sets::scope_base))) [[unlikely]] {
    errors.add(TreeError::in_body_end_tag_object_not_open);
    // ignore the token
    return Outcome::done;
  }
  generate_implied_end_tags();
  // if the current node is not an HTML element named the token's tag name
  if (at(2, !nodes.is_html_element(stack.current(), token.name))) [[unlikely]]
    errors.add(TreeError::in_body_end_tag_object_unclosed_elements);
  stack.pop_until(token.name);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  return Outcome::done;
}

// in body: start tag table
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_table() {
  const auto at = enter(Branch::in_body_start_tag_table);
  // if the Document is not in quirks mode, and the stack of open elements has a p element in button scope
  if (at(1, at.part(0, state.quirks_mode() != QuirksMode::quirks) &&
                at.part(1, stack.has_in_scope(tag::p, sets::scope_button))))
    close_a_p_element();
  insert_an_html_element_for(token);
  state.set_frameset_ok(false);
  state.set_insertion_mode(Mode::in_table);
  return Outcome::done;
}

// in body: end tag br
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_end_tag_br() {
  enter(Branch::in_body_end_tag_br);
  errors.add(TreeError::in_body_end_tag_br);
  token.attribute_count = 0;
  return in_body_start_tag_area();
}

// in body: start tag area br embed img keygen wbr
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_area() {
  enter(Branch::in_body_start_tag_area);
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: start tag input
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_input() {
  const auto at = enter(Branch::in_body_start_tag_input);
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    // if the fragment context element is a select element
    if (at(1, nodes.is_html_element(state.fragment_context_element(), tag::select))) [[unlikely]] {
      errors.add(TreeError::in_body_input_in_select_fragment);
      // ignore the token
      return Outcome::done;
    }
    // if the stack of open elements has a select element in scope
    if (at(2, stack.has_in_scope(tag::select, sets::scope_base))) [[unlikely]] {
      errors.add(TreeError::in_body_input_in_select);
      stack.pop_until(tag::select);
    }
  }
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  // if the token does not have an attribute named type, or the token's type attribute is not "hidden"
  // ignoring case
  if (at(3, at.part(0, token.attribute(attr::type) == nullptr) ||
                at.part(1, !token.attribute_is(attr::type, "hidden"))))
    state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: start tag param source track
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_param() {
  enter(Branch::in_body_start_tag_param);
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  return Outcome::done;
}

// in body: start tag hr
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_hr() {
  const auto at = enter(Branch::in_body_start_tag_hr);
  // if the stack of open elements has a p element in button scope
  if (at(1, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    // if the stack of open elements has a select element in scope
    if (at(2, stack.has_in_scope(tag::select, sets::scope_base))) {
      generate_implied_end_tags();
      // if the stack of open elements has an option optgroup element in scope
      if (at(3, stack.has_in_scope(sets::tags_option_optgroup, sets::scope_base))) [[unlikely]]
        errors.add(TreeError::in_body_hr_in_option);
    }
  }
  insert_an_html_element_for(token);
  stack.pop();
  token.self_closing_acknowledged = true;
  state.set_frameset_ok(false);
  return Outcome::done;
}

// in body: start tag image
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_image() {
  enter(Branch::in_body_start_tag_image);
  errors.add(TreeError::in_body_start_tag_image);
  token.rename(tag::img);
  return Outcome::reprocess;
}

// in body: start tag textarea
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_textarea() {
  enter(Branch::in_body_start_tag_textarea);
  insert_an_html_element_for(token);
  token.ignore_next_line_feed();
  state.switch_tokenizer_to(State::rcdata);
  state.set_original_insertion_mode();
  state.set_frameset_ok(false);
  state.set_insertion_mode(Mode::text);
  return Outcome::done;
}

// in body: start tag xmp
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_xmp() {
  const auto at = enter(Branch::in_body_start_tag_xmp);
  // if the stack of open elements has a p element in button scope
  if (at(1, stack.has_in_scope(tag::p, sets::scope_button))) close_a_p_element();
  reconstruct_the_active_formatting_elements();
  state.set_frameset_ok(false);
  follow_the_generic_raw_text_element_parsing_algorithm();
  return Outcome::done;
}

// in body: start tag iframe
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_iframe() {
  enter(Branch::in_body_start_tag_iframe);
  state.set_frameset_ok(false);
  follow_the_generic_raw_text_element_parsing_algorithm();
  return Outcome::done;
}

// in body: start tag noembed
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_noembed() {
  enter(Branch::in_body_start_tag_noembed);
  follow_the_generic_raw_text_element_parsing_algorithm();
  return Outcome::done;
}

// in body: start tag noscript when the scripting mode is not Disabled
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_noscript() {
  enter(Branch::in_body_start_tag_noscript);
  follow_the_generic_raw_text_element_parsing_algorithm();
  return Outcome::done;
}

// in body: start tag select
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_select() {
  const auto at = enter(Branch::in_body_start_tag_select);
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    // if the fragment context element is a select element
    if (at(1, nodes.is_html_element(state.fragment_context_element(), tag::select))) [[unlikely]] {
      errors.add(TreeError::in_body_nested_select_in_fragment);
      // ignore the token
      return Outcome::done;
    }
    // if the stack of open elements has a select element in scope
    if (at(2, stack.has_in_scope(tag::select, sets::scope_base))) [[unlikely]] {
      errors.add(TreeError::in_body_nested_select);
      // ignore the token
      stack.pop_until(tag::select);
      return Outcome::done;
    }
  }
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  state.set_frameset_ok(false);
  if constexpr (edition < Day{2025, 7, 21}) {  // [until 2025-07-21]
    // if the insertion mode is in table, or the insertion mode is in caption, or the insertion mode is in
    // table body, or the insertion mode is in row, or the insertion mode is in cell
    if (at(3, at.part(0, state.insertion_mode() == Mode::in_table) ||
                  at.part(1, state.insertion_mode() == Mode::in_caption) ||
                  at.part(2, state.insertion_mode() == Mode::in_table_body) ||
                  at.part(3, state.insertion_mode() == Mode::in_row) ||
                  at.part(4, state.insertion_mode() == Mode::in_cell))) {
      state.set_insertion_mode(Mode::in_select_in_table);
    } else {
      state.set_insertion_mode(Mode::in_select);
    }
  }
  return Outcome::done;
}

// in body: start tag option
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_option() {
  const auto at = enter(Branch::in_body_start_tag_option);
  if constexpr (edition < Day{2025, 7, 21}) {  // [until 2025-07-21]
    // if the current node is an option element
    if (at(2, nodes.is_html_element(stack.current(), tag::option))) stack.pop();
  } else {  // [since 2025-07-21]
    // if the stack of open elements has a select element in scope
    if (at(1, stack.has_in_scope(tag::select, sets::scope_base))) {
      generate_implied_end_tags_except_for_elements(tag::optgroup);
      // if the stack of open elements has an option element in scope
      if (at(3, stack.has_in_scope(tag::option, sets::scope_base))) [[unlikely]]
        errors.add(TreeError::in_body_nested_option);
    } else if (at(2, nodes.is_html_element(stack.current(), tag::option))) {
      // otherwise if the current node is an option element
      stack.pop();
    }
  }
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag optgroup
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_optgroup() {
  const auto at = enter(Branch::in_body_start_tag_optgroup);
  if constexpr (edition < Day{2025, 7, 21}) {  // [until 2025-07-21]
    // if the current node is an option element
    if (at(2, nodes.is_html_element(stack.current(), tag::option))) stack.pop();
  } else {  // [since 2025-07-21]
    // if the stack of open elements has a select element in scope
    if (at(1, stack.has_in_scope(tag::select, sets::scope_base))) {
      generate_implied_end_tags();
      // if the stack of open elements has an option optgroup element in scope
      if (at(3, stack.has_in_scope(sets::tags_option_optgroup, sets::scope_base))) [[unlikely]]
        errors.add(TreeError::in_body_nested_optgroup);
    } else if (at(2, nodes.is_html_element(stack.current(), tag::option))) {
      // otherwise if the current node is an option element
      stack.pop();
    }
  }
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag rb rtc
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_rb() {
  const auto at = enter(Branch::in_body_start_tag_rb);
  // if the stack of open elements has a ruby element in scope
  if (at(1, stack.has_in_scope(tag::ruby, sets::scope_base))) generate_implied_end_tags();
  // if the current node is not a ruby element
  if (at(2, !nodes.is_html_element(stack.current(), tag::ruby))) [[unlikely]]
    errors.add(TreeError::in_body_rb_outside_ruby);
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag rp rt
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_rp() {
  const auto at = enter(Branch::in_body_start_tag_rp);
  // if the stack of open elements has a ruby element in scope
  if (at(1, stack.has_in_scope(tag::ruby, sets::scope_base)))
    generate_implied_end_tags_except_for_elements(tag::rtc);
  // if the current node is not a rtc ruby element
  if (at(2, !nodes.is_html_element(stack.current(), sets::tags_rtc_ruby))) [[unlikely]]
    errors.add(TreeError::in_body_rt_outside_ruby);
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: start tag math
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_math() {
  const auto at = enter(Branch::in_body_start_tag_math);
  reconstruct_the_active_formatting_elements();
  adjust_mathml_attributes_for_the_token();
  adjust_foreign_attributes_for_the_token();
  insert_a_foreign_element_for_in(token, Namespace::mathml);
  // if the token's self-closing flag is set
  if (at(1, token.self_closing)) {
    stack.pop();
    token.self_closing_acknowledged = true;
  }
  return Outcome::done;
}

// in body: start tag svg
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_svg() {
  const auto at = enter(Branch::in_body_start_tag_svg);
  reconstruct_the_active_formatting_elements();
  adjust_svg_attributes_for_the_token();
  adjust_foreign_attributes_for_the_token();
  insert_a_foreign_element_for_in(token, Namespace::svg);
  // if the token's self-closing flag is set
  if (at(1, token.self_closing)) {
    stack.pop();
    token.self_closing_acknowledged = true;
  }
  return Outcome::done;
}

// in body: start tag caption col colgroup frame head tbody td tfoot th thead tr
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_start_tag_caption() {
  enter(Branch::in_body_start_tag_caption);
  errors.add(TreeError::in_body_misplaced_start_tag);
  // ignore the token
  return Outcome::done;
}

// in body: any other start tag
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_any_other_start_tag() {
  enter(Branch::in_body_any_other_start_tag);
  reconstruct_the_active_formatting_elements();
  insert_an_html_element_for(token);
  return Outcome::done;
}

// in body: any other end tag
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_any_other_end_tag() {
  const auto at = enter(Branch::in_body_any_other_end_tag);
  Element node = stack.lower(stack.bottommost(token.name), stack.bottommost(sets::set_special));
  at.element("node", node);
  // if node is an HTML element named the token's tag name
  if (at(1, nodes.is_html_element(node, token.name))) {
    generate_implied_end_tags_except_for_elements(token.name);
    // if node is not the current node
    if (at(2, node != stack.current())) [[unlikely]]
      errors.add(TreeError::in_body_end_tag_unclosed_elements);
    stack.pop_through(node);
  } else {
    errors.add(TreeError::in_body_end_tag_not_open);
    // ignore the token
  }
  return Outcome::done;
}

// in body: anything else
// #parsing-main-inbody, spec/tree/in-body.rules  [until 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_anything_else() {
  enter(Branch::in_body_anything_else);
  return unreachable();
}

}  // namespace lockstep::parser

#endif
