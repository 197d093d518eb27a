// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion modes, the rules, and which rule a token meets in which mode.
#ifndef LOCKSTEP_GENERATED_EDITION_2024_09_12_RULES_H
#define LOCKSTEP_GENERATED_EDITION_2024_09_12_RULES_H

#include <cstdint>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/detail/names.h"
#include "lockstep/export.h"

namespace lockstep::edition_2024_09_12 {

// The insertion modes (#insertion-mode), and foreign content, which is none but has rules of the same form.
enum class Mode : std::uint8_t {
  initial,
  before_html,
  before_head,
  in_head,
  in_head_noscript,
  after_head,
  in_body,
  text,
  in_table,
  in_table_text,
  in_caption,
  in_column_group,
  in_table_body,
  in_row,
  in_cell,
  in_select,
  in_select_in_table,
  in_template,
  after_body,
  in_frameset,
  after_frameset,
  after_after_body,
  after_after_frameset,
  foreign_content,
};
inline constexpr unsigned kModes = 24;

inline constexpr std::string_view mode_names[] = {
    "initial",
    "before html",
    "before head",
    "in head",
    "in head noscript",
    "after head",
    "in body",
    "text",
    "in table",
    "in table text",
    "in caption",
    "in column group",
    "in table body",
    "in row",
    "in cell",
    "in select",
    "in select in table",
    "in template",
    "after body",
    "in frameset",
    "after frameset",
    "after after body",
    "after after frameset",
    "foreign content",
};

// The rules that tokens are dispatched to: rows of modes, choices between rows.
enum class Rule : std::uint8_t {
  initial_anything_else,
  initial_whitespace,
  initial_comment,
  initial_doctype,
  before_html_anything_else,
  before_html_whitespace,
  before_html_comment,
  before_html_doctype,
  before_html_start_tag_html,
  before_html_any_other_end_tag,
  before_html_end_tag_head,
  before_head_anything_else,
  before_head_whitespace,
  before_head_comment,
  before_head_doctype,
  before_head_start_tag_head,
  in_body_start_tag_html,
  before_head_any_other_end_tag,
  before_head_end_tag_head,
  in_head_anything_else,
  in_head_whitespace,
  in_head_comment,
  in_head_doctype,
  in_head_start_tag_base,
  in_head_start_tag_head,
  in_head_start_tag_meta,
  in_head_start_tag_noframes,
  in_head_choose_start_tag_noscript,
  in_head_start_tag_script,
  in_head_start_tag_template,
  in_head_start_tag_title,
  in_head_end_tag_body,
  in_head_end_tag_head,
  in_head_end_tag_template,
  in_head_noscript_anything_else,
  in_head_noscript_doctype,
  in_head_noscript_start_tag_head,
  in_head_noscript_end_tag_br,
  in_head_noscript_end_tag_noscript,
  after_head_anything_else,
  after_head_whitespace,
  after_head_comment,
  after_head_doctype,
  after_head_start_tag_base,
  after_head_start_tag_body,
  after_head_start_tag_frameset,
  after_head_start_tag_head,
  after_head_end_tag_body,
  in_body_nul,
  in_body_whitespace,
  in_body_character,
  in_body_comment,
  in_body_anything_else,
  in_body_doctype,
  in_body_end_of_file,
  in_body_any_other_start_tag,
  in_body_start_tag_a,
  in_body_start_tag_address,
  in_body_start_tag_applet,
  in_body_start_tag_area,
  in_body_start_tag_b,
  in_body_start_tag_body,
  in_body_start_tag_button,
  in_body_start_tag_caption,
  in_body_start_tag_dd,
  in_body_start_tag_form,
  in_body_start_tag_frameset,
  in_body_start_tag_h1,
  in_body_start_tag_hr,
  in_body_start_tag_iframe,
  in_body_start_tag_image,
  in_body_start_tag_input,
  in_body_start_tag_li,
  in_body_start_tag_pre,
  in_body_start_tag_math,
  in_body_start_tag_nobr,
  in_body_start_tag_noembed,
  in_body_choose_start_tag_noscript,
  in_body_start_tag_optgroup,
  in_body_start_tag_option,
  in_body_start_tag_param,
  in_body_start_tag_plaintext,
  in_body_start_tag_rb,
  in_body_start_tag_rp,
  in_body_start_tag_select,
  in_body_start_tag_svg,
  in_body_start_tag_table,
  in_body_start_tag_textarea,
  in_body_start_tag_xmp,
  in_body_any_other_end_tag,
  in_body_end_tag_a,
  in_body_end_tag_address,
  in_body_end_tag_applet,
  in_body_end_tag_body,
  in_body_end_tag_br,
  in_body_end_tag_dd,
  in_body_end_tag_form,
  in_body_end_tag_h1,
  in_body_end_tag_html,
  in_body_end_tag_li,
  in_body_end_tag_p,
  in_body_end_tag_sarcasm,
  text_character,
  text_anything_else,
  text_end_of_file,
  text_any_other_end_tag,
  text_end_tag_script,
  in_table_choose_character,
  in_table_comment,
  in_table_anything_else,
  in_table_doctype,
  in_table_start_tag_caption,
  in_table_start_tag_col,
  in_table_start_tag_colgroup,
  in_table_start_tag_form,
  in_table_start_tag_input,
  in_table_start_tag_table,
  in_table_start_tag_tbody,
  in_table_start_tag_td,
  in_table_end_tag_body,
  in_table_end_tag_table,
  in_table_text_nul,
  in_table_text_character,
  in_table_text_anything_else,
  in_caption_start_tag_caption,
  in_caption_end_tag_body,
  in_caption_end_tag_caption,
  in_column_group_anything_else,
  in_column_group_whitespace,
  in_column_group_comment,
  in_column_group_doctype,
  in_column_group_start_tag_col,
  in_column_group_end_tag_col,
  in_column_group_end_tag_colgroup,
  in_table_body_start_tag_caption,
  in_table_body_start_tag_th,
  in_table_body_start_tag_tr,
  in_table_body_end_tag_body,
  in_table_body_end_tag_tbody,
  in_row_start_tag_caption,
  in_row_start_tag_th,
  in_row_end_tag_body,
  in_row_end_tag_tbody,
  in_row_end_tag_tr,
  in_cell_start_tag_caption,
  in_cell_end_tag_body,
  in_cell_end_tag_table,
  in_cell_end_tag_td,
  in_select_nul,
  in_select_character,
  in_select_comment,
  in_select_anything_else,
  in_select_doctype,
  in_select_start_tag_hr,
  in_select_start_tag_input,
  in_select_start_tag_optgroup,
  in_select_start_tag_option,
  in_select_start_tag_select,
  in_select_end_tag_optgroup,
  in_select_end_tag_option,
  in_select_end_tag_select,
  in_select_in_table_start_tag_caption,
  in_select_in_table_end_tag_caption,
  in_template_anything_else,
  in_template_end_of_file,
  in_template_any_other_start_tag,
  in_template_start_tag_caption,
  in_template_start_tag_col,
  in_template_start_tag_td,
  in_template_start_tag_tr,
  in_template_any_other_end_tag,
  after_body_anything_else,
  after_body_comment,
  after_body_doctype,
  after_body_end_of_file,
  after_body_end_tag_html,
  in_frameset_anything_else,
  in_frameset_whitespace,
  in_frameset_comment,
  in_frameset_doctype,
  in_frameset_end_of_file,
  in_frameset_start_tag_frame,
  in_frameset_start_tag_frameset,
  in_frameset_end_tag_frameset,
  after_frameset_anything_else,
  after_frameset_whitespace,
  after_frameset_comment,
  after_frameset_doctype,
  after_frameset_end_of_file,
  after_frameset_end_tag_html,
  after_after_body_anything_else,
  after_after_body_comment,
  after_after_body_end_of_file,
  after_after_frameset_anything_else,
  after_after_frameset_comment,
  after_after_frameset_end_of_file,
  foreign_content_nul,
  foreign_content_whitespace,
  foreign_content_character,
  foreign_content_comment,
  foreign_content_anything_else,
  foreign_content_doctype,
  foreign_content_any_other_start_tag,
  foreign_content_start_tag_b,
  foreign_content_choose_start_tag_font,
  foreign_content_any_other_end_tag,
  foreign_content_choose_end_tag_script,
};
inline constexpr unsigned kRules = 207;

// The parse errors of tree construction: the places in the rules that raise one
// (spec/tables/tree-errors.tsv).
enum class TreeError : std::uint8_t {
  initial_doctype_not_standard,
  initial_missing_doctype,
  before_html_second_doctype,
  before_html_end_tag_not_open,
  before_head_misplaced_doctype,
  before_head_end_tag_not_open,
  in_head_misplaced_doctype,
  in_head_end_tag_template_not_open,
  in_head_end_tag_template_unclosed_elements,
  in_head_misplaced_tag,
  in_head_noscript_misplaced_doctype,
  in_head_noscript_misplaced_tag,
  in_head_noscript_content_not_allowed,
  after_head_misplaced_doctype,
  after_head_head_element_too_late,
  after_head_misplaced_tag,
  in_body_null_character,
  in_body_misplaced_doctype,
  in_body_second_html,
  in_body_second_body,
  in_body_start_tag_frameset,
  in_body_end_of_file_unclosed_elements,
  in_body_end_tag_body_not_open,
  in_body_end_tag_body_unclosed_elements,
  in_body_end_tag_html_not_open,
  in_body_end_tag_html_unclosed_elements,
  in_body_nested_heading,
  in_body_nested_form,
  in_body_start_tag_li_unclosed_elements,
  in_body_start_tag_dd_unclosed_elements,
  in_body_start_tag_dt_unclosed_elements,
  in_body_nested_button,
  in_body_end_tag_block_not_open,
  in_body_end_tag_block_unclosed_elements,
  in_body_end_tag_form_not_open,
  in_body_end_tag_form_unclosed_elements,
  in_body_end_tag_form_not_open_in_template,
  in_body_end_tag_form_unclosed_elements_in_template,
  in_body_end_tag_p_not_open,
  in_body_end_tag_li_not_open,
  in_body_end_tag_li_unclosed_elements,
  in_body_end_tag_dd_not_open,
  in_body_end_tag_dd_unclosed_elements,
  in_body_end_tag_heading_not_open,
  in_body_end_tag_heading_mismatched,
  in_body_nested_a,
  in_body_nested_nobr,
  in_body_end_tag_object_not_open,
  in_body_end_tag_object_unclosed_elements,
  in_body_end_tag_br,
  in_body_start_tag_image,
  in_body_rb_outside_ruby,
  in_body_rt_outside_ruby,
  in_body_misplaced_start_tag,
  in_body_end_tag_unclosed_elements,
  in_body_end_tag_not_open,
  text_end_of_file,
  in_table_misplaced_doctype,
  in_table_nested_table,
  in_table_end_tag_table_not_open,
  in_table_misplaced_end_tag,
  in_table_hidden_input,
  in_table_form,
  in_table_content_outside_cell,
  in_table_text_null_character,
  in_table_text_outside_cell,
  in_caption_end_tag_caption_not_open,
  in_caption_end_tag_caption_unclosed_elements,
  in_caption_table_tag_not_open,
  in_caption_table_tag_unclosed_elements,
  in_caption_misplaced_end_tag,
  in_column_group_misplaced_doctype,
  in_column_group_end_tag_colgroup_not_open,
  in_column_group_end_tag_col,
  in_column_group_content_not_allowed,
  in_table_body_cell_without_row,
  in_table_body_end_tag_not_open,
  in_table_body_table_tag_not_open,
  in_table_body_misplaced_end_tag,
  in_row_end_tag_tr_not_open,
  in_row_table_tag_not_open,
  in_row_end_tag_section_not_open,
  in_row_misplaced_end_tag,
  in_cell_end_tag_cell_not_open,
  in_cell_end_tag_cell_unclosed_elements,
  in_cell_misplaced_end_tag,
  in_cell_end_tag_table_part_not_open,
  in_select_null_character,
  in_select_misplaced_doctype,
  in_select_end_tag_optgroup_not_open,
  in_select_end_tag_option_not_open,
  in_select_end_tag_select_not_open,
  in_select_nested_select,
  in_select_form_control,
  in_select_content_not_allowed,
  in_select_in_table_start_tag,
  in_select_in_table_end_tag,
  in_template_misplaced_end_tag,
  in_template_end_of_file,
  after_body_misplaced_doctype,
  after_body_end_tag_html_in_fragment,
  after_body_content_after_body,
  in_frameset_misplaced_doctype,
  in_frameset_end_tag_frameset_not_open,
  in_frameset_end_of_file,
  in_frameset_content_not_allowed,
  after_frameset_misplaced_doctype,
  after_frameset_content_not_allowed,
  after_after_body_content_after_html,
  after_after_frameset_content_not_allowed,
  foreign_content_null_character,
  foreign_content_misplaced_doctype,
  foreign_content_html_tag,
  foreign_content_end_tag_mismatched,
  create_an_element_xmlns_mismatch,
  create_an_element_xmlns_xlink_mismatch,
  adoption_agency_element_closed,
  adoption_agency_element_out_of_scope,
  adoption_agency_misnested,
  close_a_p_element_unclosed_elements,
  close_the_cell_unclosed_elements,
};
inline constexpr unsigned kTreeErrors = 121;

extern const detail::TreeErrorInfo tree_errors[kTreeErrors];

// Tokens by class: the kinds that are not tags, then start tags and end tags by name: class 0 is for all
// names that are not known.
inline constexpr unsigned kTagClasses = 310;
namespace token_class {
inline constexpr unsigned null_character = 0;
inline constexpr unsigned whitespace = 1;
inline constexpr unsigned character = 2;
inline constexpr unsigned comment = 3;
inline constexpr unsigned processing_instruction = 4;
inline constexpr unsigned doctype = 5;
inline constexpr unsigned end_of_file = 6;
inline constexpr unsigned start_tag = 7;
inline constexpr unsigned end_tag = start_tag + kTagClasses;
inline constexpr unsigned count = end_tag + kTagClasses;
}  // namespace token_class

// The class of a tag name, to be added to start_tag or end_tag.
inline unsigned tag_class(detail::NameId name) { return name < kTagClasses ? name : 0; }

struct DispatchTable {
  Rule rules[kModes][token_class::count];
  constexpr DispatchTable();
};
LOCKSTEP_EXPORT extern const DispatchTable dispatch_table;
inline Rule dispatch(unsigned mode, unsigned token) { return dispatch_table.rules[mode][token]; }

// Derived: lanes, what rules come to for nearly every token. tree/lanes.h has a function for each, named
// after the first rule that has it. `none`: the rule has no lane.
enum class Lane : std::uint8_t {
  none,
  before_head_start_tag_head,
  in_head_start_tag_base,
  in_head_start_tag_meta,
  in_head_start_tag_noframes,
  in_head_start_tag_script,
  in_head_start_tag_title,
  in_head_end_tag_head,
  in_head_noscript_end_tag_noscript,
  after_head_start_tag_body,
  after_head_start_tag_frameset,
  in_body_any_other_start_tag,
  in_body_start_tag_a,
  in_body_start_tag_address,
  in_body_start_tag_applet,
  in_body_start_tag_area,
  in_body_start_tag_b,
  in_body_start_tag_button,
  in_body_start_tag_dd,
  in_body_start_tag_h1,
  in_body_start_tag_hr,
  in_body_start_tag_iframe,
  in_body_start_tag_li,
  in_body_start_tag_pre,
  in_body_start_tag_math,
  in_body_start_tag_nobr,
  in_body_start_tag_optgroup,
  in_body_start_tag_plaintext,
  in_body_start_tag_rb,
  in_body_start_tag_rp,
  in_body_start_tag_svg,
  in_body_start_tag_table,
  in_body_start_tag_textarea,
  in_body_start_tag_xmp,
  in_body_any_other_end_tag,
  in_body_end_tag_a,
  in_body_end_tag_address,
  in_body_end_tag_applet,
  in_body_end_tag_body,
  in_body_end_tag_html,
  in_body_end_tag_li,
  in_body_end_tag_p,
  text_any_other_end_tag,
  in_table_start_tag_caption,
  in_table_start_tag_colgroup,
  in_table_start_tag_tbody,
  in_table_end_tag_table,
  in_table_text_anything_else,
  in_caption_start_tag_caption,
  in_caption_end_tag_caption,
  in_column_group_anything_else,
  in_column_group_end_tag_colgroup,
  in_table_body_start_tag_caption,
  in_table_body_start_tag_tr,
  in_row_start_tag_caption,
  in_row_start_tag_th,
  in_row_end_tag_tbody,
  in_row_end_tag_tr,
  in_cell_start_tag_caption,
  in_cell_end_tag_td,
  in_select_start_tag_hr,
  in_select_start_tag_optgroup,
  in_select_start_tag_option,
  in_select_end_tag_optgroup,
  after_body_end_tag_html,
  in_frameset_start_tag_frameset,
  after_frameset_end_tag_html,
  text_initial,
  text_in_head,
  text_in_body,
  text_text,
  text_after_body,
};
inline constexpr Lane lanes[kRules] = {
    Lane::none,                               // initial_anything_else
    Lane::none,                               // initial_whitespace
    Lane::none,                               // initial_comment
    Lane::none,                               // initial_doctype
    Lane::none,                               // before_html_anything_else
    Lane::none,                               // before_html_whitespace
    Lane::none,                               // before_html_comment
    Lane::none,                               // before_html_doctype
    Lane::none,                               // before_html_start_tag_html
    Lane::none,                               // before_html_any_other_end_tag
    Lane::none,                               // before_html_end_tag_head
    Lane::none,                               // before_head_anything_else
    Lane::none,                               // before_head_whitespace
    Lane::none,                               // before_head_comment
    Lane::none,                               // before_head_doctype
    Lane::before_head_start_tag_head,         // before_head_start_tag_head
    Lane::none,                               // in_body_start_tag_html
    Lane::none,                               // before_head_any_other_end_tag
    Lane::none,                               // before_head_end_tag_head
    Lane::none,                               // in_head_anything_else
    Lane::none,                               // in_head_whitespace
    Lane::none,                               // in_head_comment
    Lane::none,                               // in_head_doctype
    Lane::in_head_start_tag_base,             // in_head_start_tag_base
    Lane::none,                               // in_head_start_tag_head
    Lane::in_head_start_tag_meta,             // in_head_start_tag_meta
    Lane::in_head_start_tag_noframes,         // in_head_start_tag_noframes
    Lane::none,                               // in_head_choose_start_tag_noscript
    Lane::in_head_start_tag_script,           // in_head_start_tag_script
    Lane::none,                               // in_head_start_tag_template
    Lane::in_head_start_tag_title,            // in_head_start_tag_title
    Lane::none,                               // in_head_end_tag_body
    Lane::in_head_end_tag_head,               // in_head_end_tag_head
    Lane::none,                               // in_head_end_tag_template
    Lane::none,                               // in_head_noscript_anything_else
    Lane::none,                               // in_head_noscript_doctype
    Lane::none,                               // in_head_noscript_start_tag_head
    Lane::none,                               // in_head_noscript_end_tag_br
    Lane::in_head_noscript_end_tag_noscript,  // in_head_noscript_end_tag_noscript
    Lane::none,                               // after_head_anything_else
    Lane::none,                               // after_head_whitespace
    Lane::none,                               // after_head_comment
    Lane::none,                               // after_head_doctype
    Lane::none,                               // after_head_start_tag_base
    Lane::after_head_start_tag_body,          // after_head_start_tag_body
    Lane::after_head_start_tag_frameset,      // after_head_start_tag_frameset
    Lane::none,                               // after_head_start_tag_head
    Lane::none,                               // after_head_end_tag_body
    Lane::none,                               // in_body_nul
    Lane::none,                               // in_body_whitespace
    Lane::none,                               // in_body_character
    Lane::none,                               // in_body_comment
    Lane::none,                               // in_body_anything_else
    Lane::none,                               // in_body_doctype
    Lane::none,                               // in_body_end_of_file
    Lane::in_body_any_other_start_tag,        // in_body_any_other_start_tag
    Lane::in_body_start_tag_a,                // in_body_start_tag_a
    Lane::in_body_start_tag_address,          // in_body_start_tag_address
    Lane::in_body_start_tag_applet,           // in_body_start_tag_applet
    Lane::in_body_start_tag_area,             // in_body_start_tag_area
    Lane::in_body_start_tag_b,                // in_body_start_tag_b
    Lane::none,                               // in_body_start_tag_body
    Lane::in_body_start_tag_button,           // in_body_start_tag_button
    Lane::none,                               // in_body_start_tag_caption
    Lane::in_body_start_tag_dd,               // in_body_start_tag_dd
    Lane::none,                               // in_body_start_tag_form
    Lane::none,                               // in_body_start_tag_frameset
    Lane::in_body_start_tag_h1,               // in_body_start_tag_h1
    Lane::in_body_start_tag_hr,               // in_body_start_tag_hr
    Lane::in_body_start_tag_iframe,           // in_body_start_tag_iframe
    Lane::none,                               // in_body_start_tag_image
    Lane::none,                               // in_body_start_tag_input
    Lane::in_body_start_tag_li,               // in_body_start_tag_li
    Lane::in_body_start_tag_pre,              // in_body_start_tag_pre
    Lane::in_body_start_tag_math,             // in_body_start_tag_math
    Lane::in_body_start_tag_nobr,             // in_body_start_tag_nobr
    Lane::in_head_start_tag_noframes,         // in_body_start_tag_noembed
    Lane::none,                               // in_body_choose_start_tag_noscript
    Lane::in_body_start_tag_optgroup,         // in_body_start_tag_optgroup
    Lane::in_body_start_tag_optgroup,         // in_body_start_tag_option
    Lane::in_head_start_tag_base,             // in_body_start_tag_param
    Lane::in_body_start_tag_plaintext,        // in_body_start_tag_plaintext
    Lane::in_body_start_tag_rb,               // in_body_start_tag_rb
    Lane::in_body_start_tag_rp,               // in_body_start_tag_rp
    Lane::none,                               // in_body_start_tag_select
    Lane::in_body_start_tag_svg,              // in_body_start_tag_svg
    Lane::in_body_start_tag_table,            // in_body_start_tag_table
    Lane::in_body_start_tag_textarea,         // in_body_start_tag_textarea
    Lane::in_body_start_tag_xmp,              // in_body_start_tag_xmp
    Lane::in_body_any_other_end_tag,          // in_body_any_other_end_tag
    Lane::in_body_end_tag_a,                  // in_body_end_tag_a
    Lane::in_body_end_tag_address,            // in_body_end_tag_address
    Lane::in_body_end_tag_applet,             // in_body_end_tag_applet
    Lane::in_body_end_tag_body,               // in_body_end_tag_body
    Lane::none,                               // in_body_end_tag_br
    Lane::in_body_end_tag_address,            // in_body_end_tag_dd
    Lane::none,                               // in_body_end_tag_form
    Lane::in_body_end_tag_address,            // in_body_end_tag_h1
    Lane::in_body_end_tag_html,               // in_body_end_tag_html
    Lane::in_body_end_tag_li,                 // in_body_end_tag_li
    Lane::in_body_end_tag_p,                  // in_body_end_tag_p
    Lane::none,                               // in_body_end_tag_sarcasm
    Lane::none,                               // text_character
    Lane::none,                               // text_anything_else
    Lane::none,                               // text_end_of_file
    Lane::text_any_other_end_tag,             // text_any_other_end_tag
    Lane::text_any_other_end_tag,             // text_end_tag_script
    Lane::none,                               // in_table_choose_character
    Lane::none,                               // in_table_comment
    Lane::none,                               // in_table_anything_else
    Lane::none,                               // in_table_doctype
    Lane::in_table_start_tag_caption,         // in_table_start_tag_caption
    Lane::none,                               // in_table_start_tag_col
    Lane::in_table_start_tag_colgroup,        // in_table_start_tag_colgroup
    Lane::none,                               // in_table_start_tag_form
    Lane::none,                               // in_table_start_tag_input
    Lane::none,                               // in_table_start_tag_table
    Lane::in_table_start_tag_tbody,           // in_table_start_tag_tbody
    Lane::none,                               // in_table_start_tag_td
    Lane::none,                               // in_table_end_tag_body
    Lane::in_table_end_tag_table,             // in_table_end_tag_table
    Lane::none,                               // in_table_text_nul
    Lane::none,                               // in_table_text_character
    Lane::in_table_text_anything_else,        // in_table_text_anything_else
    Lane::in_caption_start_tag_caption,       // in_caption_start_tag_caption
    Lane::none,                               // in_caption_end_tag_body
    Lane::in_caption_end_tag_caption,         // in_caption_end_tag_caption
    Lane::in_column_group_anything_else,      // in_column_group_anything_else
    Lane::none,                               // in_column_group_whitespace
    Lane::none,                               // in_column_group_comment
    Lane::none,                               // in_column_group_doctype
    Lane::in_head_start_tag_base,             // in_column_group_start_tag_col
    Lane::none,                               // in_column_group_end_tag_col
    Lane::in_column_group_end_tag_colgroup,   // in_column_group_end_tag_colgroup
    Lane::in_table_body_start_tag_caption,    // in_table_body_start_tag_caption
    Lane::none,                               // in_table_body_start_tag_th
    Lane::in_table_body_start_tag_tr,         // in_table_body_start_tag_tr
    Lane::none,                               // in_table_body_end_tag_body
    Lane::in_column_group_end_tag_colgroup,   // in_table_body_end_tag_tbody
    Lane::in_row_start_tag_caption,           // in_row_start_tag_caption
    Lane::in_row_start_tag_th,                // in_row_start_tag_th
    Lane::none,                               // in_row_end_tag_body
    Lane::in_row_end_tag_tbody,               // in_row_end_tag_tbody
    Lane::in_row_end_tag_tr,                  // in_row_end_tag_tr
    Lane::in_cell_start_tag_caption,          // in_cell_start_tag_caption
    Lane::none,                               // in_cell_end_tag_body
    Lane::none,                               // in_cell_end_tag_table
    Lane::in_cell_end_tag_td,                 // in_cell_end_tag_td
    Lane::none,                               // in_select_nul
    Lane::none,                               // in_select_character
    Lane::none,                               // in_select_comment
    Lane::none,                               // in_select_anything_else
    Lane::none,                               // in_select_doctype
    Lane::in_select_start_tag_hr,             // in_select_start_tag_hr
    Lane::none,                               // in_select_start_tag_input
    Lane::in_select_start_tag_optgroup,       // in_select_start_tag_optgroup
    Lane::in_select_start_tag_option,         // in_select_start_tag_option
    Lane::none,                               // in_select_start_tag_select
    Lane::in_select_end_tag_optgroup,         // in_select_end_tag_optgroup
    Lane::in_body_any_other_end_tag,          // in_select_end_tag_option
    Lane::in_table_end_tag_table,             // in_select_end_tag_select
    Lane::none,                               // in_select_in_table_start_tag_caption
    Lane::none,                               // in_select_in_table_end_tag_caption
    Lane::none,                               // in_template_anything_else
    Lane::none,                               // in_template_end_of_file
    Lane::none,                               // in_template_any_other_start_tag
    Lane::none,                               // in_template_start_tag_caption
    Lane::none,                               // in_template_start_tag_col
    Lane::none,                               // in_template_start_tag_td
    Lane::none,                               // in_template_start_tag_tr
    Lane::none,                               // in_template_any_other_end_tag
    Lane::none,                               // after_body_anything_else
    Lane::none,                               // after_body_comment
    Lane::none,                               // after_body_doctype
    Lane::none,                               // after_body_end_of_file
    Lane::after_body_end_tag_html,            // after_body_end_tag_html
    Lane::none,                               // in_frameset_anything_else
    Lane::none,                               // in_frameset_whitespace
    Lane::none,                               // in_frameset_comment
    Lane::none,                               // in_frameset_doctype
    Lane::none,                               // in_frameset_end_of_file
    Lane::in_head_start_tag_base,             // in_frameset_start_tag_frame
    Lane::in_frameset_start_tag_frameset,     // in_frameset_start_tag_frameset
    Lane::none,                               // in_frameset_end_tag_frameset
    Lane::none,                               // after_frameset_anything_else
    Lane::none,                               // after_frameset_whitespace
    Lane::none,                               // after_frameset_comment
    Lane::none,                               // after_frameset_doctype
    Lane::none,                               // after_frameset_end_of_file
    Lane::after_frameset_end_tag_html,        // after_frameset_end_tag_html
    Lane::none,                               // after_after_body_anything_else
    Lane::none,                               // after_after_body_comment
    Lane::none,                               // after_after_body_end_of_file
    Lane::none,                               // after_after_frameset_anything_else
    Lane::none,                               // after_after_frameset_comment
    Lane::none,                               // after_after_frameset_end_of_file
    Lane::none,                               // foreign_content_nul
    Lane::none,                               // foreign_content_whitespace
    Lane::none,                               // foreign_content_character
    Lane::none,                               // foreign_content_comment
    Lane::none,                               // foreign_content_anything_else
    Lane::none,                               // foreign_content_doctype
    Lane::none,                               // foreign_content_any_other_start_tag
    Lane::none,                               // foreign_content_start_tag_b
    Lane::none,                               // foreign_content_choose_start_tag_font
    Lane::none,                               // foreign_content_any_other_end_tag
    Lane::none,                               // foreign_content_choose_end_tag_script
};
// Of text, by insertion mode.
inline constexpr Lane text_lanes[] = {
    Lane::text_initial,     // initial
    Lane::text_initial,     // before html
    Lane::text_initial,     // before head
    Lane::text_in_head,     // in head
    Lane::text_in_head,     // in head noscript
    Lane::text_in_head,     // after head
    Lane::text_in_body,     // in body
    Lane::text_text,        // text
    Lane::none,             // in table
    Lane::none,             // in table text
    Lane::text_in_body,     // in caption
    Lane::text_in_head,     // in column group
    Lane::none,             // in table body
    Lane::none,             // in row
    Lane::text_in_body,     // in cell
    Lane::text_text,        // in select
    Lane::text_text,        // in select in table
    Lane::text_in_body,     // in template
    Lane::text_after_body,  // after body
    Lane::text_in_head,     // in frameset
    Lane::text_in_head,     // after frameset
    Lane::text_after_body,  // after after body
    Lane::text_after_body,  // after after frameset
    Lane::none,             // foreign content
};

// Derived: in these modes a run of characters without NUL may be processed as a whole, by the row of its
// first character that is not whitespace.
inline constexpr bool treats_text_alike[] = {
    false,  // initial
    false,  // before html
    false,  // before head
    false,  // in head
    false,  // in head noscript
    false,  // after head
    true,   // in body
    true,   // text
    false,  // in table
    true,   // in table text
    true,   // in caption
    false,  // in column group
    false,  // in table body
    false,  // in row
    true,   // in cell
    true,   // in select
    true,   // in select in table
    true,   // in template
    false,  // after body
    false,  // in frameset
    false,  // after frameset
    false,  // after after body
    false,  // after after frameset
    true,   // foreign content
};

}  // namespace lockstep::edition_2024_09_12

#endif
