// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12: the data with which the templates in parser/ are instantiated.
#ifndef LOCKSTEP_GENERATED_PARSER_EDITIONS_SNAPSHOT_1_DATA_H
#define LOCKSTEP_GENERATED_PARSER_EDITIONS_SNAPSHOT_1_DATA_H

#include <array>
#include <cstdint>
#include <span>

#include "edition/day.h"
#include "edition/entry.h"
#include "lockstep/detail/names.h"
#include "lockstep/export.h"
#include "parser/rules.h"
#include "parser/sets.h"
#include "parser/states.h"
#include "tables/known_names.h"

namespace lockstep::parser {

struct Snapshot1 {
  static constexpr detail::Day day{2024, 9, 12};

  // The numbers of modes and of rules, up to the last one that this edition has.
  static constexpr unsigned kModes = 24;
  static constexpr unsigned kRules = 222;

  static constexpr bool has(State state) {
    switch (state) {
      case State::processing_instruction_open:
      case State::processing_instruction_target:
      case State::after_processing_instruction_target:
      case State::processing_instruction_data:
      case State::processing_instruction_questionable: return false;
      default: return true;
    }
  }

  LOCKSTEP_EXPORT static const DispatchTable<kModes> dispatch_table;
  static Rule dispatch(Mode mode, unsigned token) { return dispatch_table.at(mode, token); }

  LOCKSTEP_EXPORT static const std::array<std::uint64_t, detail::kKnownTagNames> html_sets;
  LOCKSTEP_EXPORT static std::uint64_t foreign_sets_of(Namespace element_namespace, detail::NameId name);
  // The sets that an HTML element with an unknown name is in.
  static constexpr std::uint64_t kOtherHtmlSets =
      bits_of({sets::not_in_set_allowed_open_at_the_end, sets::html_namespace, sets::plain});
  // The sets that an element is in, one bit each.
  static std::uint64_t sets_of(Namespace element_namespace, detail::NameId name) {
    if (element_namespace != Namespace::html) return foreign_sets_of(element_namespace, name);
    return name < detail::kKnownTagNames ? html_sets[name] : kOtherHtmlSets;
  }
  // The HTML elements of a set.
  LOCKSTEP_EXPORT static std::span<const detail::NameId> html_members(NameSet set);

  // The lanes of the rules that have one.
  static constexpr LaneTable<kRules> lanes{
      {Rule::before_head_start_tag_head, Lane::before_head_start_tag_head},
      {Rule::in_head_start_tag_base, Lane::in_head_start_tag_base},
      {Rule::in_head_start_tag_meta, Lane::in_head_start_tag_meta},
      {Rule::in_head_start_tag_noframes, Lane::in_head_start_tag_noframes},
      {Rule::in_head_start_tag_script, Lane::in_head_start_tag_script},
      {Rule::in_head_start_tag_title, Lane::in_head_start_tag_title},
      {Rule::in_head_end_tag_head, Lane::in_head_end_tag_head},
      {Rule::in_head_noscript_end_tag_noscript, Lane::in_head_noscript_end_tag_noscript},
      {Rule::after_head_start_tag_body, Lane::after_head_start_tag_body},
      {Rule::after_head_start_tag_frameset, Lane::after_head_start_tag_frameset},
      {Rule::in_body_any_other_start_tag, Lane::in_body_any_other_start_tag},
      {Rule::in_body_start_tag_a, Lane::in_body_start_tag_a},
      {Rule::in_body_start_tag_address, Lane::in_body_start_tag_address},
      {Rule::in_body_start_tag_applet, Lane::in_body_start_tag_applet},
      {Rule::in_body_start_tag_area, Lane::in_body_start_tag_area},
      {Rule::in_body_start_tag_b, Lane::in_body_start_tag_b},
      {Rule::in_body_start_tag_button, Lane::in_body_start_tag_button},
      {Rule::in_body_start_tag_dd, Lane::in_body_start_tag_dd},
      {Rule::in_body_start_tag_h1, Lane::in_body_start_tag_h1},
      {Rule::in_body_start_tag_hr, Lane::in_body_start_tag_hr},
      {Rule::in_body_start_tag_iframe, Lane::in_body_start_tag_iframe},
      {Rule::in_body_start_tag_li, Lane::in_body_start_tag_li},
      {Rule::in_body_start_tag_pre, Lane::in_body_start_tag_pre},
      {Rule::in_body_start_tag_math, Lane::in_body_start_tag_math},
      {Rule::in_body_start_tag_nobr, Lane::in_body_start_tag_nobr},
      {Rule::in_body_start_tag_noembed, Lane::in_head_start_tag_noframes},
      {Rule::in_body_start_tag_optgroup, Lane::in_body_start_tag_optgroup},
      {Rule::in_body_start_tag_option, Lane::in_body_start_tag_optgroup},
      {Rule::in_body_start_tag_param, Lane::in_head_start_tag_base},
      {Rule::in_body_start_tag_plaintext, Lane::in_body_start_tag_plaintext},
      {Rule::in_body_start_tag_rb, Lane::in_body_start_tag_rb},
      {Rule::in_body_start_tag_rp, Lane::in_body_start_tag_rp},
      {Rule::in_body_start_tag_svg, Lane::in_body_start_tag_svg},
      {Rule::in_body_start_tag_table, Lane::in_body_start_tag_table},
      {Rule::in_body_start_tag_textarea, Lane::in_body_start_tag_textarea},
      {Rule::in_body_start_tag_xmp, Lane::in_body_start_tag_xmp},
      {Rule::in_body_any_other_end_tag, Lane::in_body_any_other_end_tag},
      {Rule::in_body_end_tag_a, Lane::in_body_end_tag_a},
      {Rule::in_body_end_tag_address, Lane::in_body_end_tag_address},
      {Rule::in_body_end_tag_applet, Lane::in_body_end_tag_applet},
      {Rule::in_body_end_tag_body, Lane::in_body_end_tag_body},
      {Rule::in_body_end_tag_dd, Lane::in_body_end_tag_address},
      {Rule::in_body_end_tag_h1, Lane::in_body_end_tag_address},
      {Rule::in_body_end_tag_html, Lane::in_body_end_tag_html},
      {Rule::in_body_end_tag_li, Lane::in_body_end_tag_li},
      {Rule::in_body_end_tag_p, Lane::in_body_end_tag_p},
      {Rule::text_any_other_end_tag, Lane::text_any_other_end_tag},
      {Rule::text_end_tag_script, Lane::text_any_other_end_tag},
      {Rule::in_table_start_tag_caption, Lane::in_table_start_tag_caption},
      {Rule::in_table_start_tag_colgroup, Lane::in_table_start_tag_colgroup},
      {Rule::in_table_start_tag_tbody, Lane::in_table_start_tag_tbody},
      {Rule::in_table_end_tag_table, Lane::in_table_end_tag_table},
      {Rule::in_table_text_anything_else, Lane::in_table_text_anything_else},
      {Rule::in_caption_start_tag_caption, Lane::in_caption_start_tag_caption},
      {Rule::in_caption_end_tag_caption, Lane::in_caption_end_tag_caption},
      {Rule::in_column_group_anything_else, Lane::in_column_group_anything_else},
      {Rule::in_column_group_start_tag_col, Lane::in_head_start_tag_base},
      {Rule::in_column_group_end_tag_colgroup, Lane::in_column_group_end_tag_colgroup},
      {Rule::in_table_body_start_tag_caption, Lane::in_table_body_start_tag_caption},
      {Rule::in_table_body_start_tag_tr, Lane::in_table_body_start_tag_tr},
      {Rule::in_table_body_end_tag_tbody, Lane::in_column_group_end_tag_colgroup},
      {Rule::in_row_start_tag_caption, Lane::in_row_start_tag_caption},
      {Rule::in_row_start_tag_th, Lane::in_row_start_tag_th},
      {Rule::in_row_end_tag_tbody, Lane::in_row_end_tag_tbody},
      {Rule::in_row_end_tag_tr, Lane::in_row_end_tag_tr},
      {Rule::in_cell_start_tag_caption, Lane::in_cell_start_tag_caption},
      {Rule::in_cell_end_tag_td, Lane::in_cell_end_tag_td},
      {Rule::after_body_end_tag_html, Lane::after_body_end_tag_html},
      {Rule::in_frameset_start_tag_frame, Lane::in_head_start_tag_base},
      {Rule::in_frameset_start_tag_frameset, Lane::in_frameset_start_tag_frameset},
      {Rule::after_frameset_end_tag_html, Lane::after_frameset_end_tag_html},
      {Rule::in_select_start_tag_hr, Lane::in_select_start_tag_hr},
      {Rule::in_select_start_tag_optgroup, Lane::in_select_start_tag_optgroup},
      {Rule::in_select_start_tag_option, Lane::in_select_start_tag_option},
      {Rule::in_select_end_tag_optgroup, Lane::in_select_end_tag_optgroup},
      {Rule::in_select_end_tag_option, Lane::in_body_any_other_end_tag},
      {Rule::in_select_end_tag_select, Lane::in_table_end_tag_table},
  };
  // The lanes for text, by insertion mode.
  static constexpr Lane text_lanes[kModes] = {
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
      Lane::text_in_body,     // in template
      Lane::text_after_body,  // after body
      Lane::text_in_head,     // in frameset
      Lane::text_in_head,     // after frameset
      Lane::text_after_body,  // after after body
      Lane::text_after_body,  // after after frameset
      Lane::none,             // foreign content
      Lane::text_text,        // in select
      Lane::text_text,        // in select in table
  };
  // Derived: by insertion mode, whether a run of characters without NUL may be processed as a whole, by the
  // row for its first character that is not whitespace.
  static constexpr bool treats_text_alike[kModes] = {
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
      true,   // in template
      false,  // after body
      false,  // in frameset
      false,  // after frameset
      false,  // after after body
      false,  // after after frameset
      true,   // foreign content
      true,   // in select
      true,   // in select in table
  };

  // spec/tables/serialization.tsv
  static constexpr detail::SerializationRules serialization = {
      .escape_angle_brackets_in_attributes = false,
      .question_mark_ends_processing_instruction = false,
      .slot_assignment_attribute = false,
      .custom_element_registry_attribute = false,
  };

  // In locating.cpp.
  static detail::Engine* make_locating_engine(void* storage, detail::Tree& tree, const ParseOptions& options);
};

}  // namespace lockstep::parser

#endif
