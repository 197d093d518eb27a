// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// Derived: lanes, rules specialized for the usual case, in which Stack::plain_current() is not null. A lane
// checks all other conditions before it changes anything. It returns false if a check fails, or if it has
// only done the part of the rule before the token is reprocessed; the rules do the rest.
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_LANES_H
#define LOCKSTEP_GENERATED_PARSER_TREE_LANES_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// whether this does nothing: reconstruct the active formatting elements
// #reconstruct-the-active-formatting-elements, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::reconstruct_the_active_formatting_elements_does_nothing() {
  // 1 if the list of active formatting elements is empty
  if (formatting.empty()) return true;
  Entry entry = formatting.last();
  // 2 if entry is a marker
  if (formatting.is_marker(entry)) return true;
  // if the element of entry is on the stack of open elements
  if (stack.contains(entry->element)) return true;
  return false;
}

// The lane of before_head_start_tag_head
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_before_head_start_tag_head(TagToken& tag_token,
                                                                            Element current) {
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.set_head_element_pointer(stack.current());
  state.set_insertion_mode(Mode::in_head);
  return true;
}

// The lane of in_head_start_tag_base, in_body_start_tag_param, in_column_group_start_tag_col,
// in_frameset_start_tag_frame
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_start_tag_base(TagToken& tag_token,
                                                                        Element current) {
  begin_lane(tag_token);
  tag_token.self_closing_acknowledged = true;
  return stack.append_leaf(tag_token, current);
}

// The lane of in_head_start_tag_meta
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_start_tag_meta(TagToken& tag_token,
                                                                        Element current) {
  if (input_encoding.is_tentative()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  tag_token.self_closing_acknowledged = true;
  return stack.append_leaf(tag_token, current);
}

// The lane of in_head_start_tag_noframes, in_body_start_tag_noembed
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_start_tag_noframes(TagToken& tag_token,
                                                                            Element current) {
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.switch_tokenizer_to(State::rawtext);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return true;
}

// The lane of in_head_start_tag_script
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_start_tag_script(TagToken& tag_token,
                                                                          Element current) {
  if constexpr (edition <= Day{2024, 9, 12}) {
    if (!nodes.is_null(state.fragment_context_element())) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.append_element(tag_token, current);
    tree.set_script_flag(node_of(stack.current()), ScriptFlag::parser_document);
    tree.clear_force_async(node_of(stack.current()));
  } else {
    begin_lane(tag_token);
    stack.append_element(tag_token, current);
    if (state.scripting_mode() != ScriptingMode::fragment)
      tree.set_script_flag(node_of(stack.current()), ScriptFlag::parser_document);
    tree.clear_force_async(node_of(stack.current()));
    if (state.scripting_mode() == ScriptingMode::inert)
      tree.set_script_flag(node_of(stack.current()), ScriptFlag::already_started);
  }
  state.switch_tokenizer_to(State::script_data);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return true;
}

// The lane of in_head_start_tag_title
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_start_tag_title(TagToken& tag_token,
                                                                         Element current) {
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.switch_tokenizer_to(State::rcdata);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return true;
}

// The lane of in_head_end_tag_head
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_end_tag_head(NameId tag_name, Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  state.set_insertion_mode(Mode::after_head);
  return true;
}

// The lane of in_head_noscript_end_tag_noscript
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_head_noscript_end_tag_noscript(NameId tag_name,
                                                                                   Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  state.set_insertion_mode(Mode::in_head);
  return true;
}

// The lane of after_head_start_tag_body
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_after_head_start_tag_body(TagToken& tag_token,
                                                                           Element current) {
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_body);
  return true;
}

// The lane of after_head_start_tag_frameset
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_after_head_start_tag_frameset(TagToken& tag_token,
                                                                               Element current) {
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_frameset);
  return true;
}

// The lane of in_body_any_other_start_tag
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_any_other_start_tag(TagToken& tag_token,
                                                                             Element current) {
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_a
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_a(TagToken& tag_token, Element current) {
  if (!nodes.is_null(formatting.last_named(tag::a))) [[unlikely]]
    return false;
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  push_onto_the_list_of_active_formatting_elements(stack.current());
  return true;
}

// The lane of in_body_start_tag_address
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_address(TagToken& tag_token,
                                                                           Element current) {
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_address(tag_token, current);
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_applet
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_applet(TagToken& tag_token,
                                                                          Element current) {
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  formatting.add_marker();
  return true;
}

// The lane of in_body_start_tag_area
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_area(TagToken& tag_token,
                                                                        Element current) {
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  tag_token.self_closing_acknowledged = true;
  state.set_frameset_ok(false);
  return stack.append_leaf(tag_token, current);
}

// The lane of in_body_start_tag_b
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_b(TagToken& tag_token, Element current) {
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  push_onto_the_list_of_active_formatting_elements(stack.current());
  return true;
}

// The lane of in_body_start_tag_button
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_button(TagToken& tag_token,
                                                                          Element current) {
  if (stack.has_in_scope(tag::button, sets::scope_base)) [[unlikely]]
    return false;
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_dd
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_dd(TagToken& tag_token, Element current) {
  if (nodes.is_html_element(stack.lower(stack.bottommost(sets::tags_dd_dt),
                                        stack.bottommost(sets::set_special_besides_address_div_and_p)),
                            tag::dd)) [[unlikely]]
    return variants_in_body_start_tag_dd(tag_token, current);
  if (nodes.is_html_element(stack.lower(stack.bottommost(sets::tags_dd_dt),
                                        stack.bottommost(sets::set_special_besides_address_div_and_p)),
                            tag::dt)) [[unlikely]]
    return variants_in_body_start_tag_dd(tag_token, current);
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_dd(tag_token, current);
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_h1
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_h1(TagToken& tag_token, Element current) {
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_h1(tag_token, current);
  if (nodes.is_in_set(current, sets::set_headings)) [[unlikely]]
    return variants_in_body_start_tag_h1(tag_token, current);
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_hr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_hr(TagToken& tag_token, Element current) {
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_hr(tag_token, current);
  if constexpr (edition > Day{2024, 9, 12}) {
    if (stack.has_in_scope(tag::select, sets::scope_base)) [[unlikely]]
      return variants_in_body_start_tag_hr(tag_token, current);
  }
  begin_lane(tag_token);
  tag_token.self_closing_acknowledged = true;
  state.set_frameset_ok(false);
  return stack.append_leaf(tag_token, current);
}

// The lane of in_body_start_tag_iframe
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_iframe(TagToken& tag_token,
                                                                          Element current) {
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  state.switch_tokenizer_to(State::rawtext);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return true;
}

// The lane of in_body_start_tag_li
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_li(TagToken& tag_token, Element current) {
  if (nodes.is_html_element(stack.lower(stack.bottommost(tag::li),
                                        stack.bottommost(sets::set_special_besides_address_div_and_p)),
                            tag::li)) [[unlikely]]
    return variants_in_body_start_tag_li(tag_token, current);
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_li(tag_token, current);
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_pre
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_pre(TagToken& tag_token, Element current) {
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_pre(tag_token, current);
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  token.ignore_next_line_feed();
  return true;
}

// The lane of in_body_start_tag_math
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_math(TagToken& tag_token,
                                                                        Element current) {
  if (LOCKSTEP_SMALL_TABLES) return false;  // see plain_foreign_current()
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  if (errors.reports_xmlns_attribute(tag_token)) [[unlikely]]
    return false;
  if (tag_token.self_closing) [[unlikely]]
    return false;
  begin_lane(tag_token);
  adjust_attributes(tag_token, adjusted_mathml_attribute);
  adjust_attributes(tag_token, adjusted_foreign_attribute);
  return stack.append_foreign_element(Namespace::mathml, tag_token.name, tag_token, current);
}

// The lane of in_body_start_tag_nobr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_nobr(TagToken& tag_token,
                                                                        Element current) {
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  if (stack.has_in_scope(tag::nobr, sets::scope_base)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  push_onto_the_list_of_active_formatting_elements(stack.current());
  return true;
}

// The lane of in_body_start_tag_optgroup, in_body_start_tag_option
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_optgroup(TagToken& tag_token,
                                                                            Element current) {
  if constexpr (edition <= Day{2024, 9, 12}) {
    if (nodes.is_html_element(current, tag::option)) [[unlikely]]
      return false;
  } else {
    if (stack.has_in_scope(tag::select, sets::scope_base)) [[unlikely]]
      return false;
  }
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_plaintext
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_plaintext(TagToken& tag_token,
                                                                             Element current) {
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return variants_in_body_start_tag_plaintext(tag_token, current);
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.switch_tokenizer_to(State::plaintext);
  return true;
}

// The lane of in_body_start_tag_rb
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_rb(TagToken& tag_token, Element current) {
  if (stack.has_in_scope(tag::ruby, sets::scope_base)) [[unlikely]]
    return false;
  if (!nodes.is_html_element(current, tag::ruby)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_rp
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_rp(TagToken& tag_token, Element current) {
  if (stack.has_in_scope(tag::ruby, sets::scope_base)) [[unlikely]]
    return false;
  if (!nodes.is_html_element(current, sets::tags_rtc_ruby)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_select
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_select(TagToken& tag_token,
                                                                          Element current) {
  if (nodes.is_html_element(state.fragment_context_element(), tag::select)) [[unlikely]]
    return false;
  if (stack.has_in_scope(tag::select, sets::scope_base)) [[unlikely]]
    return false;
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  return stack.append_element(tag_token, current);
}

// The lane of in_body_start_tag_svg
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_svg(TagToken& tag_token, Element current) {
  if (LOCKSTEP_SMALL_TABLES) return false;  // see plain_foreign_current()
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  if (errors.reports_xmlns_attribute(tag_token)) [[unlikely]]
    return false;
  if (tag_token.self_closing) [[unlikely]]
    return false;
  begin_lane(tag_token);
  adjust_attributes(tag_token, adjusted_svg_attribute);
  adjust_attributes(tag_token, adjusted_foreign_attribute);
  return stack.append_foreign_element(Namespace::svg, tag_token.name, tag_token, current);
}

// The lane of in_body_start_tag_table
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_table(TagToken& tag_token,
                                                                         Element current) {
  if (state.quirks_mode() != QuirksMode::quirks && stack.has_in_scope(tag::p, sets::scope_button))
      [[unlikely]]
    return false;
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_table);
  return true;
}

// The lane of in_body_start_tag_textarea
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_textarea(TagToken& tag_token,
                                                                            Element current) {
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  token.ignore_next_line_feed();
  state.switch_tokenizer_to(State::rcdata);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return true;
}

// The lane of in_body_start_tag_xmp
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_start_tag_xmp(TagToken& tag_token, Element current) {
  if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
    return false;
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  begin_lane(tag_token);
  state.set_frameset_ok(false);
  stack.append_element(tag_token, current);
  state.switch_tokenizer_to(State::rawtext);
  state.set_original_insertion_mode();
  state.set_insertion_mode(Mode::text);
  return true;
}

// The lane of in_body_any_other_end_tag, in_select_end_tag_option, in_body_end_tag_address,
// in_body_end_tag_dd, in_body_end_tag_h1, in_body_end_tag_li, in_body_end_tag_p, in_select_end_tag_optgroup
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_in_body_any_other_end_tag(NameId tag_name,
                                                                                  Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  return true;
}

// The lane of in_body_end_tag_a
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_end_tag_a(NameId tag_name, Element current) {
  if (current->formatting == nullptr) [[unlikely]]
    return false;
  if (formatting.last_named(tag_name) != current) [[unlikely]]
    return false;
  begin_lane(tag_name);
  formatting.pop_plain(current);
  return true;
}

// The lane of in_body_end_tag_applet
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_end_tag_applet(NameId tag_name, Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  return true;
}

// The lane of in_body_end_tag_body
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_end_tag_body(NameId tag_name) {
  if (stack.bottommost(sets::not_in_set_allowed_open_at_the_end) != nullptr) [[unlikely]]
    return false;
  begin_lane(tag_name);
  state.set_insertion_mode(Mode::after_body);
  return true;
}

// The lane of a tag that is then reprocessed: in_body_end_tag_html
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_body_end_tag_html() {
  if (!stack.has_in_scope(tag::body, sets::scope_base)) [[unlikely]]
    return false;
  if (stack.bottommost(sets::not_in_set_allowed_open_at_the_end) != nullptr) [[unlikely]]
    return false;
  state.set_insertion_mode(Mode::after_body);
  return true;
}

// The lane of text_any_other_end_tag, text_end_tag_script
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_text_any_other_end_tag(NameId tag_name, Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  state.return_to_original_insertion_mode();
  return true;
}

// The lane of in_table_start_tag_caption
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_table_start_tag_caption(TagToken& tag_token,
                                                                            Element current) {
  if (!nodes.is_in_set(current, sets::set_table_context)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  formatting.add_marker();
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_caption);
  return true;
}

// The lane of in_table_start_tag_colgroup
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_table_start_tag_colgroup(TagToken& tag_token,
                                                                             Element current) {
  if (!nodes.is_in_set(current, sets::set_table_context)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_column_group);
  return true;
}

// The lane of in_table_start_tag_tbody
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_table_start_tag_tbody(TagToken& tag_token,
                                                                          Element current) {
  if (!nodes.is_in_set(current, sets::set_table_context)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_table_body);
  return true;
}

// The lane of in_table_end_tag_table, in_select_end_tag_select
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_table_end_tag_table(NameId tag_name, Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  reset_the_insertion_mode_appropriately();
  return true;
}

// The lane of a tag that is then reprocessed: in_table_text_anything_else
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_table_text_anything_else() {
  if (table_text.is_not_whitespace()) [[unlikely]]
    return false;
  table_text.for_each_run([this] { insert_the_character(); });
  state.return_to_original_insertion_mode();
  return true;
}

// The lane of in_caption_end_tag_caption
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_caption_end_tag_caption(NameId tag_name,
                                                                            Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.set_insertion_mode(Mode::in_table);
  return true;
}

// The lane of in_column_group_end_tag_colgroup, in_table_body_end_tag_tbody
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_column_group_end_tag_colgroup(NameId tag_name,
                                                                                  Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  state.set_insertion_mode(Mode::in_table);
  return true;
}

// The lane of in_table_body_start_tag_tr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_table_body_start_tag_tr(TagToken& tag_token,
                                                                            Element current) {
  if (!nodes.is_in_set(current, sets::set_table_body_context)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_row);
  return true;
}

// The lane of in_row_start_tag_th
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_row_start_tag_th(TagToken& tag_token, Element current) {
  if (!nodes.is_in_set(current, sets::set_table_row_context)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  stack.append_element(tag_token, current);
  state.set_insertion_mode(Mode::in_cell);
  formatting.add_marker();
  return true;
}

// The lane of in_row_end_tag_tbody
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_row_end_tag_tbody(NameId tag_name) {
  if (stack.has_in_scope(tag::tr, sets::scope_table)) [[unlikely]]
    return false;
  begin_lane(tag_name);
  return true;
}

// The lane of in_row_end_tag_tr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_row_end_tag_tr(NameId tag_name, Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  state.set_insertion_mode(Mode::in_table_body);
  return true;
}

// The lane of in_cell_end_tag_td
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_cell_end_tag_td(NameId tag_name, Element current) {
  begin_lane(tag_name);
  stack.pop_plain(current);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  state.set_insertion_mode(Mode::in_row);
  return true;
}

// The lane of in_select_start_tag_hr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_select_start_tag_hr(TagToken& tag_token,
                                                                        Element current) {
  if (nodes.is_html_element(current, tag::option)) [[unlikely]]
    return variants_in_select_start_tag_hr(tag_token, current);
  if (nodes.is_html_element(current, tag::optgroup)) [[unlikely]]
    return variants_in_select_start_tag_hr(tag_token, current);
  begin_lane(tag_token);
  tag_token.self_closing_acknowledged = true;
  return stack.append_leaf(tag_token, current);
}

// The lane of in_select_start_tag_optgroup
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_select_start_tag_optgroup(TagToken& tag_token,
                                                                              Element current) {
  if (nodes.is_html_element(current, tag::option)) [[unlikely]]
    return variants_in_select_start_tag_optgroup(tag_token, current);
  if (nodes.is_html_element(current, tag::optgroup)) [[unlikely]]
    return variants_in_select_start_tag_optgroup(tag_token, current);
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of in_select_start_tag_option
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_select_start_tag_option(TagToken& tag_token,
                                                                            Element current) {
  if (nodes.is_html_element(current, tag::option)) [[unlikely]]
    return variants_in_select_start_tag_option(tag_token, current);
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of after_body_end_tag_html
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_after_body_end_tag_html(NameId tag_name) {
  if (!nodes.is_null(state.fragment_context_element())) [[unlikely]]
    return false;
  begin_lane(tag_name);
  state.set_insertion_mode(Mode::after_after_body);
  return true;
}

// The lane of in_frameset_start_tag_frameset
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_in_frameset_start_tag_frameset(TagToken& tag_token,
                                                                                Element current) {
  begin_lane(tag_token);
  return stack.append_element(tag_token, current);
}

// The lane of after_frameset_end_tag_html
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_after_frameset_end_tag_html(NameId tag_name) {
  begin_lane(tag_name);
  state.set_insertion_mode(Mode::after_after_frameset);
  return true;
}

// The lane of text: text_initial, text_before_html, text_before_head
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_text_initial(std::string_view data) {
  return source.is_whitespace(data);
}

// The lane of text: text_in_head, text_in_head_noscript, text_after_head, text_in_column_group,
// text_in_frameset, text_after_frameset
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_text_in_head(std::string_view data, Element current) {
  if (!source.is_whitespace(data)) return false;
  stack.append_text(data, current);
  return true;
}

// The lane of text: text_in_body, text_in_caption, text_in_cell, text_in_template
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_text_in_body(std::string_view data, Element current) {
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  stack.append_text(data, current);
  if (state.frameset_ok() && !source.is_whitespace(data)) state.set_frameset_ok(false);
  return true;
}

// The lane of text: text_text, text_in_select, text_in_select_in_table
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_text_text(std::string_view data, Element current) {
  stack.append_text(data, current);
  return true;
}

// The lane of text: text_after_body, text_after_after_body, text_after_after_frameset
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::lane_text_after_body(std::string_view data, Element current) {
  if (!source.is_whitespace(data)) return false;
  if (!reconstruct_the_active_formatting_elements_does_nothing()) [[unlikely]]
    return false;
  stack.append_text(data, current);
  return true;
}

// Variants of in_body_start_tag_address
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_address(TagToken& tag_token,
                                                                               Element current) {
  if (current->name == tag::p) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  return false;
}

// Variants of in_body_start_tag_dd
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_dd(TagToken& tag_token,
                                                                          Element current) {
  if (current->name == tag::p &&
      (nodes.is_html_element(current->above, tag::dd) || nodes.is_html_element(current->above, tag::dt))) {
    const Element above = current->above;
    const Element parent = above->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (stack.has_element_in_scope(current->same_above, sets::scope_button)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    state.set_frameset_ok(false);
    stack.close_plain(current);
    stack.close_plain(above);
    stack.append_element(tag_token, parent);
    return true;
  }
  if (current->name == tag::dd || current->name == tag::dt) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    state.set_frameset_ok(false);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  if (current->name == tag::p) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (nodes.is_html_element(stack.lower(stack.bottommost(sets::tags_dd_dt),
                                          stack.bottommost(sets::set_special_besides_address_div_and_p)),
                              tag::dd)) [[unlikely]]
      return false;
    if (nodes.is_html_element(stack.lower(stack.bottommost(sets::tags_dd_dt),
                                          stack.bottommost(sets::set_special_besides_address_div_and_p)),
                              tag::dt)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    state.set_frameset_ok(false);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  return false;
}

// Variants of in_body_start_tag_h1
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_h1(TagToken& tag_token,
                                                                          Element current) {
  if (current->name == tag::p) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (nodes.is_in_set(parent, sets::set_headings)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  return false;
}

// Variants of in_body_start_tag_hr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_hr(TagToken& tag_token,
                                                                          Element current) {
  if constexpr (edition <= Day{2024, 9, 12}) {
    if (current->name == tag::p) {
      const Element parent = current->above;
      if (!stack.is_plain(parent)) [[unlikely]]
        return false;
      begin_lane(tag_token);
      stack.close_plain(current);
      stack.append_leaf(tag_token, parent);
      tag_token.self_closing_acknowledged = true;
      state.set_frameset_ok(false);
      return true;
    }
  } else {
    if (current->name == tag::optgroup && nodes.is_html_element(current->above, tag::p)) {
      const Element above = current->above;
      const Element parent = above->above;
      if (!stack.is_plain(parent)) [[unlikely]]
        return false;
      if (stack.has_in_scope(tag::select, sets::scope_base)) [[unlikely]]
        return false;
      begin_lane(tag_token);
      stack.close_plain(current);
      stack.close_plain(above);
      stack.append_leaf(tag_token, parent);
      tag_token.self_closing_acknowledged = true;
      state.set_frameset_ok(false);
      return true;
    }
    if (current->name == tag::p) {
      const Element parent = current->above;
      if (!stack.is_plain(parent)) [[unlikely]]
        return false;
      if (stack.has_in_scope(tag::select, sets::scope_base)) [[unlikely]]
        return false;
      begin_lane(tag_token);
      stack.close_plain(current);
      stack.append_leaf(tag_token, parent);
      tag_token.self_closing_acknowledged = true;
      state.set_frameset_ok(false);
      return true;
    }
  }
  return false;
}

// Variants of in_body_start_tag_li
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_li(TagToken& tag_token,
                                                                          Element current) {
  if (current->name == tag::p && nodes.is_html_element(current->above, tag::li)) {
    const Element above = current->above;
    const Element parent = above->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (stack.has_element_in_scope(current->same_above, sets::scope_button)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    state.set_frameset_ok(false);
    stack.close_plain(current);
    stack.close_plain(above);
    stack.append_element(tag_token, parent);
    return true;
  }
  if (current->name == tag::li) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (stack.has_in_scope(tag::p, sets::scope_button)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    state.set_frameset_ok(false);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  if (current->name == tag::p) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (nodes.is_html_element(stack.lower(stack.bottommost(tag::li),
                                          stack.bottommost(sets::set_special_besides_address_div_and_p)),
                              tag::li)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    state.set_frameset_ok(false);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  return false;
}

// Variants of in_body_start_tag_pre
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_pre(TagToken& tag_token,
                                                                           Element current) {
  if (current->name == tag::p) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    token.ignore_next_line_feed();
    state.set_frameset_ok(false);
    return true;
  }
  return false;
}

// Variants of in_body_start_tag_plaintext
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_start_tag_plaintext(TagToken& tag_token,
                                                                                 Element current) {
  if (current->name == tag::p) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    state.switch_tokenizer_to(State::plaintext);
    return true;
  }
  return false;
}

// Variants of in_body_end_tag_address, in_body_end_tag_dd, in_body_end_tag_h1, in_body_end_tag_li,
// in_body_end_tag_p, where the tag names `above`
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_end_tag_address(NameId tag_name, Element current,
                                                                             Element above) {
  if (nodes.is_in_set(current, sets::set_implied_end_tags)) {
    begin_lane(tag_name);
    stack.close_plain(current);
    stack.close_plain(above);
    return true;
  }
  return false;
}

// Variants of in_body_end_tag_applet, where the tag names `above`
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_body_end_tag_applet(NameId tag_name, Element current,
                                                                            Element above) {
  if (nodes.is_in_set(current, sets::set_implied_end_tags)) {
    begin_lane(tag_name);
    stack.close_plain(current);
    stack.close_plain(above);
    clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
    return true;
  }
  return false;
}

// Variants of in_caption_start_tag_caption
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_caption_start_tag_caption(Element current) {
  if (current->name == tag::caption) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    stack.close_plain(current);
    clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
    state.set_insertion_mode(Mode::in_table);
    return true;
  }
  return false;
}

// Variants of in_caption_end_tag_caption, where the tag names `above`
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_caption_end_tag_caption(NameId tag_name,
                                                                                Element current,
                                                                                Element above) {
  if (nodes.is_in_set(current, sets::set_implied_end_tags)) {
    begin_lane(tag_name);
    stack.close_plain(current);
    stack.close_plain(above);
    clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
    state.set_insertion_mode(Mode::in_table);
    return true;
  }
  return false;
}

// Variants of in_column_group_anything_else
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_column_group_anything_else(Element current) {
  if (current->name == tag::colgroup) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    stack.close_plain(current);
    state.set_insertion_mode(Mode::in_table);
    return true;
  }
  return false;
}

// Variants of in_table_body_start_tag_caption
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_table_body_start_tag_caption(Element current) {
  if (nodes.is_in_set(current, sets::set_table_sections)) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    stack.close_plain(current);
    state.set_insertion_mode(Mode::in_table);
    return true;
  }
  return false;
}

// Variants of in_row_start_tag_caption
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_row_start_tag_caption(Element current) {
  if (current->name == tag::tr) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    stack.close_plain(current);
    state.set_insertion_mode(Mode::in_table_body);
    return true;
  }
  return false;
}

// Variants of in_cell_start_tag_caption
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_cell_start_tag_caption(Element current) {
  if (current->name == tag::td || current->name == tag::th) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    stack.close_plain(current);
    clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
    state.set_insertion_mode(Mode::in_row);
    return true;
  }
  return false;
}

// Variants of in_cell_end_tag_td, where the tag names `above`
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_cell_end_tag_td(NameId tag_name, Element current,
                                                                        Element above) {
  if (nodes.is_in_set(current, sets::set_implied_end_tags)) {
    begin_lane(tag_name);
    stack.close_plain(current);
    stack.close_plain(above);
    clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
    state.set_insertion_mode(Mode::in_row);
    return true;
  }
  return false;
}

// Variants of in_select_start_tag_hr
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_select_start_tag_hr(TagToken& tag_token,
                                                                            Element current) {
  if (current->name == tag::option && nodes.is_html_element(current->above, tag::optgroup)) {
    const Element above = current->above;
    const Element parent = above->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.close_plain(above);
    stack.append_leaf(tag_token, parent);
    tag_token.self_closing_acknowledged = true;
    return true;
  }
  if (current->name == tag::optgroup) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_leaf(tag_token, parent);
    tag_token.self_closing_acknowledged = true;
    return true;
  }
  if (current->name == tag::option) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (nodes.is_html_element(parent, tag::optgroup)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_leaf(tag_token, parent);
    tag_token.self_closing_acknowledged = true;
    return true;
  }
  return false;
}

// Variants of in_select_start_tag_optgroup
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_select_start_tag_optgroup(TagToken& tag_token,
                                                                                  Element current) {
  if (current->name == tag::option && nodes.is_html_element(current->above, tag::optgroup)) {
    const Element above = current->above;
    const Element parent = above->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.close_plain(above);
    stack.append_element(tag_token, parent);
    return true;
  }
  if (current->name == tag::optgroup) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  if (current->name == tag::option) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    if (nodes.is_html_element(parent, tag::optgroup)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  return false;
}

// Variants of in_select_start_tag_option
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_select_start_tag_option(TagToken& tag_token,
                                                                                Element current) {
  if (current->name == tag::option) {
    const Element parent = current->above;
    if (!stack.is_plain(parent)) [[unlikely]]
      return false;
    begin_lane(tag_token);
    stack.close_plain(current);
    stack.append_element(tag_token, parent);
    return true;
  }
  return false;
}

// Variants of in_select_end_tag_optgroup, where the tag names `above`
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::variants_in_select_end_tag_optgroup(NameId tag_name,
                                                                                Element current,
                                                                                Element above) {
  if (current->name == tag::option) {
    if (!nodes.is_html_element(current->above, tag::optgroup)) [[unlikely]]
      return false;
    begin_lane(tag_name);
    stack.close_plain(current);
    stack.close_plain(above);
    return true;
  }
  return false;
}

// The lane of foreign_content_any_other_start_tag, MathML, not self-closing
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_foreign_content_any_other_start_tag_mathml(
    TagToken& tag_token, Element current) {
  if (errors.reports_xmlns_attribute(tag_token)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  adjust_attributes(tag_token, adjusted_mathml_attribute);
  adjust_attributes(tag_token, adjusted_foreign_attribute);
  stack.append_foreign_element(Namespace::mathml, tag_token.name, tag_token, current);
  return true;
}

// The lane of foreign_content_any_other_start_tag, MathML, self-closing
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_foreign_content_any_other_start_tag_mathml_closed(
    TagToken& tag_token, Element current) {
  if (errors.reports_xmlns_attribute(tag_token)) [[unlikely]]
    return false;
  if (tag_token.name == tag::script) [[unlikely]]
    return false;
  begin_lane(tag_token);
  adjust_attributes(tag_token, adjusted_mathml_attribute);
  adjust_attributes(tag_token, adjusted_foreign_attribute);
  stack.append_foreign_leaf(Namespace::mathml, tag_token.name, tag_token, current);
  tag_token.self_closing_acknowledged = true;
  return true;
}

// The lane of foreign_content_any_other_start_tag, SVG, not self-closing
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_foreign_content_any_other_start_tag_svg(
    TagToken& tag_token, Element current) {
  if (errors.reports_xmlns_attribute(tag_token)) [[unlikely]]
    return false;
  begin_lane(tag_token);
  adjust_attributes(tag_token, adjusted_svg_attribute);
  adjust_attributes(tag_token, adjusted_foreign_attribute);
  stack.append_foreign_element(Namespace::svg, adjusted_svg_tag(tag_token.name), tag_token, current);
  return true;
}

// The lane of foreign_content_any_other_start_tag, SVG, self-closing
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_foreign_content_any_other_start_tag_svg_closed(
    TagToken& tag_token, Element current) {
  if (errors.reports_xmlns_attribute(tag_token)) [[unlikely]]
    return false;
  if (tag_token.name == tag::script) [[unlikely]]
    return false;
  begin_lane(tag_token);
  adjust_attributes(tag_token, adjusted_svg_attribute);
  adjust_attributes(tag_token, adjusted_foreign_attribute);
  stack.append_foreign_leaf(Namespace::svg, adjusted_svg_tag(tag_token.name), tag_token, current);
  tag_token.self_closing_acknowledged = true;
  return true;
}

// The lane of foreign_content_any_other_end_tag
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_foreign_content_any_other_end_tag(NameId tag_name,
                                                                                          Element current) {
  begin_lane(tag_name);
  stack.pop_foreign(current);
  return true;
}

// The lane of text_foreign_content
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::lane_text_foreign_content(std::string_view data,
                                                                             Element current) {
  stack.append_text(data, current);
  if (state.frameset_ok() && !source.is_whitespace(data)) state.set_frameset_ok(false);
  return true;
}

// In foreign content, where the current node is one of TreeRules<EditionData>::plain_foreign.
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_foreign_start_tag_lane(TagToken& tag_token) {
  const Element current = stack.plain_foreign_current();
  if (current == nullptr) return false;
  const Rule rule = EditionData::dispatch(Mode::foreign_content,
                                          TreeRules<EditionData>::tag_token_class(true, tag_token.name));
  if (rule == Rule::foreign_content_any_other_start_tag) {
    if (current->element_namespace == Namespace::mathml && !tag_token.self_closing)
      return lane_foreign_content_any_other_start_tag_mathml(tag_token, current);
    if (current->element_namespace == Namespace::mathml && tag_token.self_closing)
      return lane_foreign_content_any_other_start_tag_mathml_closed(tag_token, current);
    if (current->element_namespace == Namespace::svg && !tag_token.self_closing)
      return lane_foreign_content_any_other_start_tag_svg(tag_token, current);
    if (current->element_namespace == Namespace::svg && tag_token.self_closing)
      return lane_foreign_content_any_other_start_tag_svg_closed(tag_token, current);
  }
  return false;
}

// In foreign content, where the current node is one of TreeRules<EditionData>::plain_foreign.
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_foreign_end_tag_lane(NameId tag_name) {
  const Element current = stack.plain_foreign_current();
  if (current == nullptr || current->token_name != tag_name) return false;
  const Rule rule =
      EditionData::dispatch(Mode::foreign_content, TreeRules<EditionData>::tag_token_class(false, tag_name));
  if (rule == Rule::foreign_content_any_other_end_tag) {
    return lane_foreign_content_any_other_end_tag(tag_name, current);
  }
  return false;
}

template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_foreign_text_lane(std::string_view data) {
  const Element current = stack.plain_foreign_current();
  return current != nullptr && lane_text_foreign_content(data, current);
}

template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_start_tag_lane(TagToken& tag_token) {
  const Element current = stack.plain_current();
  if (current == nullptr) [[unlikely]]
    return take_foreign_start_tag_lane(tag_token);
  if (!stack.is_plain(tag_token)) [[unlikely]]
    return false;
  const Lane lane = lane_of_tag(true, tag_token.name);
  switch (lane) {
    case Lane::before_head_start_tag_head: return lane_before_head_start_tag_head(tag_token, current);
    case Lane::in_head_start_tag_base: return lane_in_head_start_tag_base(tag_token, current);
    case Lane::in_head_start_tag_meta: return lane_in_head_start_tag_meta(tag_token, current);
    case Lane::in_head_start_tag_noframes: return lane_in_head_start_tag_noframes(tag_token, current);
    case Lane::in_head_start_tag_script: return lane_in_head_start_tag_script(tag_token, current);
    case Lane::in_head_start_tag_title: return lane_in_head_start_tag_title(tag_token, current);
    case Lane::after_head_start_tag_body: return lane_after_head_start_tag_body(tag_token, current);
    case Lane::after_head_start_tag_frameset: return lane_after_head_start_tag_frameset(tag_token, current);
    case Lane::in_body_any_other_start_tag: return lane_in_body_any_other_start_tag(tag_token, current);
    case Lane::in_body_start_tag_a: return lane_in_body_start_tag_a(tag_token, current);
    case Lane::in_body_start_tag_address: return lane_in_body_start_tag_address(tag_token, current);
    case Lane::in_body_start_tag_applet: return lane_in_body_start_tag_applet(tag_token, current);
    case Lane::in_body_start_tag_area: return lane_in_body_start_tag_area(tag_token, current);
    case Lane::in_body_start_tag_b: return lane_in_body_start_tag_b(tag_token, current);
    case Lane::in_body_start_tag_button: return lane_in_body_start_tag_button(tag_token, current);
    case Lane::in_body_start_tag_dd: return lane_in_body_start_tag_dd(tag_token, current);
    case Lane::in_body_start_tag_h1: return lane_in_body_start_tag_h1(tag_token, current);
    case Lane::in_body_start_tag_hr: return lane_in_body_start_tag_hr(tag_token, current);
    case Lane::in_body_start_tag_iframe: return lane_in_body_start_tag_iframe(tag_token, current);
    case Lane::in_body_start_tag_li: return lane_in_body_start_tag_li(tag_token, current);
    case Lane::in_body_start_tag_pre: return lane_in_body_start_tag_pre(tag_token, current);
    case Lane::in_body_start_tag_math: return lane_in_body_start_tag_math(tag_token, current);
    case Lane::in_body_start_tag_nobr: return lane_in_body_start_tag_nobr(tag_token, current);
    case Lane::in_body_start_tag_optgroup: return lane_in_body_start_tag_optgroup(tag_token, current);
    case Lane::in_body_start_tag_plaintext: return lane_in_body_start_tag_plaintext(tag_token, current);
    case Lane::in_body_start_tag_rb: return lane_in_body_start_tag_rb(tag_token, current);
    case Lane::in_body_start_tag_rp: return lane_in_body_start_tag_rp(tag_token, current);
    case Lane::in_body_start_tag_select:
      if constexpr (edition > Day{2024, 9, 12}) return lane_in_body_start_tag_select(tag_token, current);
      return false;
    case Lane::in_body_start_tag_svg: return lane_in_body_start_tag_svg(tag_token, current);
    case Lane::in_body_start_tag_table: return lane_in_body_start_tag_table(tag_token, current);
    case Lane::in_body_start_tag_textarea: return lane_in_body_start_tag_textarea(tag_token, current);
    case Lane::in_body_start_tag_xmp: return lane_in_body_start_tag_xmp(tag_token, current);
    case Lane::in_table_start_tag_caption: return lane_in_table_start_tag_caption(tag_token, current);
    case Lane::in_table_start_tag_colgroup: return lane_in_table_start_tag_colgroup(tag_token, current);
    case Lane::in_table_start_tag_tbody: return lane_in_table_start_tag_tbody(tag_token, current);
    case Lane::in_table_body_start_tag_tr: return lane_in_table_body_start_tag_tr(tag_token, current);
    case Lane::in_row_start_tag_th: return lane_in_row_start_tag_th(tag_token, current);
    case Lane::in_select_start_tag_hr:
      if constexpr (edition <= Day{2024, 9, 12}) return lane_in_select_start_tag_hr(tag_token, current);
      return false;
    case Lane::in_select_start_tag_optgroup:
      if constexpr (edition <= Day{2024, 9, 12}) return lane_in_select_start_tag_optgroup(tag_token, current);
      return false;
    case Lane::in_select_start_tag_option:
      if constexpr (edition <= Day{2024, 9, 12}) return lane_in_select_start_tag_option(tag_token, current);
      return false;
    case Lane::in_frameset_start_tag_frameset: return lane_in_frameset_start_tag_frameset(tag_token, current);
    case Lane::in_body_end_tag_html:
    case Lane::in_table_text_anything_else:
    case Lane::in_caption_start_tag_caption:
    case Lane::in_column_group_anything_else:
    case Lane::in_table_body_start_tag_caption:
    case Lane::in_row_start_tag_caption:
    case Lane::in_cell_start_tag_caption: return take_reprocessed_start_tag_lane(tag_token, current, lane);
    default: return false;
  }
}

// For lanes after which the token is reprocessed in another mode. If the token has a lane there, it takes
// that lane; no mode is reached twice.
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_reprocessed_start_tag_lane(TagToken& tag_token,
                                                                            Element current, Lane lane) {
  begin_lane(tag_token);
  switch (lane) {
    case Lane::in_body_end_tag_html: return lane_in_body_end_tag_html() && take_start_tag_lane(tag_token);
    case Lane::in_table_text_anything_else:
      return lane_in_table_text_anything_else() && take_start_tag_lane(tag_token);
    case Lane::in_caption_start_tag_caption:
      return variants_in_caption_start_tag_caption(current) && take_start_tag_lane(tag_token);
    case Lane::in_column_group_anything_else:
      return variants_in_column_group_anything_else(current) && take_start_tag_lane(tag_token);
    case Lane::in_table_body_start_tag_caption:
      return variants_in_table_body_start_tag_caption(current) && take_start_tag_lane(tag_token);
    case Lane::in_row_start_tag_caption:
      return variants_in_row_start_tag_caption(current) && take_start_tag_lane(tag_token);
    case Lane::in_cell_start_tag_caption:
      return variants_in_cell_start_tag_caption(current) && take_start_tag_lane(tag_token);
    default: return false;
  }
}

// There is a lane only if the tag names the current node or the element above it.
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_end_tag_lane(NameId tag_name) {
  const Element current = stack.plain_current();
  if (current == nullptr) [[unlikely]]
    return take_foreign_end_tag_lane(tag_name);
  if (current->name != tag_name) [[unlikely]]
    return take_variant_end_tag_lane(tag_name, current);
  const Lane lane = lane_of_tag(false, tag_name);
  if (lane == Lane::in_body_any_other_end_tag || lane == Lane::in_body_end_tag_address ||
      lane == Lane::in_body_end_tag_li || lane == Lane::in_body_end_tag_p ||
      (edition <= Day{2024, 9, 12} && lane == Lane::in_select_end_tag_optgroup))
    return lane_in_body_any_other_end_tag(tag_name, current);
  switch (lane) {
    case Lane::in_head_end_tag_head: return lane_in_head_end_tag_head(tag_name, current);
    case Lane::in_head_noscript_end_tag_noscript:
      return lane_in_head_noscript_end_tag_noscript(tag_name, current);
    case Lane::in_body_end_tag_a: return lane_in_body_end_tag_a(tag_name, current);
    case Lane::in_body_end_tag_applet: return lane_in_body_end_tag_applet(tag_name, current);
    case Lane::in_body_end_tag_body: return lane_in_body_end_tag_body(tag_name);
    case Lane::text_any_other_end_tag: return lane_text_any_other_end_tag(tag_name, current);
    case Lane::in_table_end_tag_table: return lane_in_table_end_tag_table(tag_name, current);
    case Lane::in_caption_end_tag_caption: return lane_in_caption_end_tag_caption(tag_name, current);
    case Lane::in_column_group_end_tag_colgroup:
      return lane_in_column_group_end_tag_colgroup(tag_name, current);
    case Lane::in_row_end_tag_tbody: return lane_in_row_end_tag_tbody(tag_name);
    case Lane::in_row_end_tag_tr: return lane_in_row_end_tag_tr(tag_name, current);
    case Lane::in_cell_end_tag_td: return lane_in_cell_end_tag_td(tag_name, current);
    case Lane::after_body_end_tag_html: return lane_after_body_end_tag_html(tag_name);
    case Lane::after_frameset_end_tag_html: return lane_after_frameset_end_tag_html(tag_name);
    case Lane::in_body_end_tag_html:
    case Lane::in_table_text_anything_else: return take_reprocessed_end_tag_lane(tag_name, lane);
    default: return false;
  }
}

// For lanes after which the token is reprocessed in another mode. If the token has a lane there, it takes
// that lane; no mode is reached twice.
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_reprocessed_end_tag_lane(NameId tag_name, Lane lane) {
  begin_lane(tag_name);
  switch (lane) {
    case Lane::in_body_end_tag_html: return lane_in_body_end_tag_html() && take_end_tag_lane(tag_name);
    case Lane::in_table_text_anything_else:
      return lane_in_table_text_anything_else() && take_end_tag_lane(tag_name);
    default: return false;
  }
}

// There is a lane only if the tag names the element above the current node.
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_variant_end_tag_lane(NameId tag_name, Element current) {
  const Element above = current->above;
  if (!nodes.is_html_element(above, tag_name) || !stack.is_plain(above)) return false;
  switch (lane_of_tag(false, tag_name)) {
    case Lane::in_body_end_tag_address:
    case Lane::in_body_end_tag_li:
    case Lane::in_body_end_tag_p: return variants_in_body_end_tag_address(tag_name, current, above);
    case Lane::in_body_end_tag_applet: return variants_in_body_end_tag_applet(tag_name, current, above);
    case Lane::in_caption_end_tag_caption:
      return variants_in_caption_end_tag_caption(tag_name, current, above);
    case Lane::in_cell_end_tag_td: return variants_in_cell_end_tag_td(tag_name, current, above);
    case Lane::in_select_end_tag_optgroup:
      if constexpr (edition <= Day{2024, 9, 12})
        return variants_in_select_end_tag_optgroup(tag_name, current, above);
      return false;
    default: return false;
  }
}

template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::take_text_lane(std::string_view data) {
  const Element current = stack.plain_current();
  if (current == nullptr) [[unlikely]]
    return take_foreign_text_lane(data);
  const Lane lane = EditionData::text_lanes[static_cast<unsigned>(state.insertion_mode())];
  if (lane == Lane::text_in_body) [[likely]]
    return lane_text_in_body(data, current);
  switch (lane) {
    case Lane::text_initial: return lane_text_initial(data);
    case Lane::text_in_head: return lane_text_in_head(data, current);
    case Lane::text_text: return lane_text_text(data, current);
    case Lane::text_after_body: return lane_text_after_body(data, current);
    default: return false;
  }
}

}  // namespace lockstep::parser

#endif
