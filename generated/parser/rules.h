// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion modes, the rules, and the classes of tokens that are dispatched to them. Those of the newest
// edition come first, then those that only older editions have.
#ifndef LOCKSTEP_GENERATED_PARSER_RULES_H
#define LOCKSTEP_GENERATED_PARSER_RULES_H

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/detail/names.h"
#include "lockstep/export.h"
#include "tables/tree_errors.h"

namespace lockstep::parser {

// The insertion modes (#insertion-mode), and foreign content, whose rules have the same form.
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
  in_template,
  after_body,
  in_frameset,
  after_frameset,
  after_after_body,
  after_after_frameset,
  foreign_content,
  in_select,
  in_select_in_table,
};

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
    "in template",
    "after body",
    "in frameset",
    "after frameset",
    "after after body",
    "after after frameset",
    "foreign content",
    "in select",
    "in select in table",
};

// The rules that tokens are dispatched to: rows of modes, and choices between rows.
enum class Rule : std::uint8_t {
  initial_anything_else,
  initial_whitespace,
  initial_comment,
  initial_processing_instruction,
  initial_doctype,
  before_html_anything_else,
  before_html_whitespace,
  before_html_comment,
  before_html_processing_instruction,
  before_html_doctype,
  before_html_start_tag_html,
  before_html_any_other_end_tag,
  before_html_end_tag_head,
  before_head_anything_else,
  before_head_whitespace,
  before_head_comment,
  before_head_processing_instruction,
  before_head_doctype,
  before_head_start_tag_head,
  in_body_start_tag_html,
  before_head_any_other_end_tag,
  before_head_end_tag_head,
  in_head_anything_else,
  in_head_whitespace,
  in_head_comment,
  in_head_processing_instruction,
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
  after_head_processing_instruction,
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
  in_body_processing_instruction,
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
  in_body_end_tag_select,
  text_character,
  text_anything_else,
  text_end_of_file,
  text_any_other_end_tag,
  text_end_tag_script,
  in_table_choose_character,
  in_table_comment,
  in_table_processing_instruction,
  in_table_doctype,
  in_table_anything_else,
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
  in_column_group_processing_instruction,
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
  in_template_end_of_file,
  in_template_any_other_start_tag,
  in_template_start_tag_caption,
  in_template_start_tag_col,
  in_template_start_tag_td,
  in_template_start_tag_tr,
  in_template_any_other_end_tag,
  after_body_anything_else,
  after_body_comment,
  after_body_processing_instruction,
  after_body_doctype,
  after_body_end_of_file,
  after_body_end_tag_html,
  in_frameset_anything_else,
  in_frameset_whitespace,
  in_frameset_comment,
  in_frameset_processing_instruction,
  in_frameset_doctype,
  in_frameset_end_of_file,
  in_frameset_start_tag_frame,
  in_frameset_start_tag_frameset,
  in_frameset_end_tag_frameset,
  after_frameset_anything_else,
  after_frameset_whitespace,
  after_frameset_comment,
  after_frameset_processing_instruction,
  after_frameset_doctype,
  after_frameset_end_of_file,
  after_frameset_end_tag_html,
  after_after_body_anything_else,
  after_after_body_comment,
  after_after_body_processing_instruction,
  after_after_body_end_of_file,
  after_after_frameset_anything_else,
  after_after_frameset_comment,
  after_after_frameset_processing_instruction,
  after_after_frameset_end_of_file,
  foreign_content_nul,
  foreign_content_whitespace,
  foreign_content_character,
  foreign_content_comment,
  foreign_content_processing_instruction,
  foreign_content_doctype,
  foreign_content_anything_else,
  foreign_content_any_other_start_tag,
  foreign_content_start_tag_b,
  foreign_content_choose_start_tag_font,
  foreign_content_any_other_end_tag,
  foreign_content_choose_end_tag_script,
  in_body_anything_else,
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
};

using detail::TreeError;

// The classes of tokens: the kinds that are not tags, then start tags and end tags by name. Among the latter,
// class 0 is for all unknown names.
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

// A value for each class of tokens in each mode. Each known name has a column, so one look-up finds the rule
// for a tag, without an earlier one for the class of its name.
template <class Value, unsigned modes>
struct ModeTable {
  Value values[modes][token_class::count];

  // Sets the values of a mode.
  struct Rows {
    ModeTable& table;
    Value (&values)[token_class::count];

    // Begins with the values of another mode.
    constexpr void begin_as(Mode mode) const {
      for (unsigned i = 0; i < token_class::count; ++i) values[i] = table.at(mode, i);
    }
    constexpr void on(std::initializer_list<unsigned> tokens, Value value) const {
      for (const unsigned token : tokens) values[token] = value;
    }
    constexpr void on_any_start_tag(Value value) const { on_any_tag(token_class::start_tag, value); }
    constexpr void on_any_end_tag(Value value) const { on_any_tag(token_class::end_tag, value); }
    constexpr void on_start_tags(std::initializer_list<detail::NameId> names, Value value) const {
      for (const detail::NameId name : names) values[token_class::start_tag + name] = value;
    }
    constexpr void on_end_tags(std::initializer_list<detail::NameId> names, Value value) const {
      for (const detail::NameId name : names) values[token_class::end_tag + name] = value;
    }

   private:
    constexpr void on_any_tag(unsigned first, Value value) const {
      for (unsigned i = 0; i < kTagClasses; ++i) values[first + i] = value;
    }
  };
  constexpr Rows rows_of(Mode mode) { return {*this, values[static_cast<unsigned>(mode)]}; }
  constexpr Value at(Mode mode, unsigned token) const { return values[static_cast<unsigned>(mode)][token]; }
};
template <unsigned modes>
using DispatchTable = ModeTable<Rule, modes>;

// Derived: lanes, the rules specialized for nearly every token. tree/lanes.h has a function for each, named
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
  after_body_end_tag_html,
  in_frameset_start_tag_frameset,
  after_frameset_end_tag_html,
  text_initial,
  text_in_head,
  text_in_body,
  text_text,
  text_after_body,
  in_select_start_tag_hr,
  in_select_start_tag_optgroup,
  in_select_start_tag_option,
  in_select_end_tag_optgroup,
};

// The lane of each rule.
template <unsigned rules>
struct LaneTable {
  struct Row {
    Rule rule;
    Lane lane;
  };
  Lane lanes[rules] = {};

  constexpr LaneTable(std::initializer_list<Row> rows) {
    for (const Row& row : rows) lanes[static_cast<unsigned>(row.rule)] = row.lane;
  }
  constexpr Lane operator[](Rule rule) const { return lanes[static_cast<unsigned>(rule)]; }
};

}  // namespace lockstep::parser

#endif
