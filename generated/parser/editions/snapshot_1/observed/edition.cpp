// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
// The edition with an observer, and what can be observed.
#include <array>

#include "parse/edition_entry.h"
#include "parser/editions/snapshot_1/data.h"
#include "parser/edition.h"
#include "tables/known_names.h"
#include "trace/observed_edition.h"

namespace lockstep::parser {
extern const std::array<detail::BranchInfo, kBranches> branch_infos;  // observed/branches.cpp
}

namespace lockstep::snapshot_1 {

namespace {

using namespace parser;

// Lists of the rows that only name another mode, which tokens pass on the way to the row that is called.
template <Branch... rows>
constexpr std::uint16_t list[] = {static_cast<std::uint16_t>(rows)...};
constexpr std::span<const std::uint16_t> passed_lists[] = {
    {},                                                                                  // 0
    list<Branch::before_head_start_tag_html>,                                            // 1
    list<Branch::in_head_start_tag_html>,                                                // 2
    list<Branch::in_head_noscript_whitespace>,                                           // 3
    list<Branch::in_head_noscript_start_tag_basefont>,                                   // 4
    list<Branch::in_head_noscript_start_tag_html>,                                       // 5
    list<Branch::after_head_start_tag_html>,                                             // 6
    list<Branch::after_head_end_tag_template>,                                           // 7
    list<Branch::in_body_start_tag_base>,                                                // 8
    list<Branch::in_table_end_of_file>,                                                  // 9
    list<Branch::in_table_start_tag_style>,                                              // 10
    list<Branch::in_caption_anything_else>,                                              // 11
    list<Branch::in_caption_anything_else, Branch::in_body_start_tag_base>,              // 12
    list<Branch::in_column_group_end_of_file>,                                           // 13
    list<Branch::in_column_group_start_tag_html>,                                        // 14
    list<Branch::in_column_group_start_tag_template>,                                    // 15
    list<Branch::in_table_body_anything_else>,                                           // 16
    list<Branch::in_table_body_anything_else, Branch::in_table_end_of_file>,             // 17
    list<Branch::in_table_body_anything_else, Branch::in_table_start_tag_style>,         // 18
    list<Branch::in_row_anything_else>,                                                  // 19
    list<Branch::in_row_anything_else, Branch::in_table_end_of_file>,                    // 20
    list<Branch::in_row_anything_else, Branch::in_table_start_tag_style>,                // 21
    list<Branch::in_cell_anything_else>,                                                 // 22
    list<Branch::in_cell_anything_else, Branch::in_body_start_tag_base>,                 // 23
    list<Branch::in_select_end_of_file>,                                                 // 24
    list<Branch::in_select_start_tag_html>,                                              // 25
    list<Branch::in_select_start_tag_script>,                                            // 26
    list<Branch::in_select_in_table_anything_else>,                                      // 27
    list<Branch::in_select_in_table_anything_else, Branch::in_select_end_of_file>,       // 28
    list<Branch::in_select_in_table_anything_else, Branch::in_select_start_tag_html>,    // 29
    list<Branch::in_select_in_table_anything_else, Branch::in_select_start_tag_script>,  // 30
    list<Branch::in_template_character>,                                                 // 31
    list<Branch::in_template_doctype>,                                                   // 32
    list<Branch::in_template_start_tag_base>,                                            // 33
    list<Branch::after_body_whitespace>,                                                 // 34
    list<Branch::after_body_start_tag_html>,                                             // 35
    list<Branch::in_frameset_start_tag_html>,                                            // 36
    list<Branch::in_frameset_start_tag_noframes>,                                        // 37
    list<Branch::after_frameset_start_tag_html>,                                         // 38
    list<Branch::after_frameset_start_tag_noframes>,                                     // 39
    list<Branch::after_after_body_doctype>,                                              // 40
    list<Branch::after_after_frameset_doctype>,                                          // 41
    list<Branch::after_after_frameset_start_tag_noframes>,                               // 42
};

// By mode and class of token, the number of the list.
constexpr auto passed = [] {
  namespace tag = detail::tag;
  ModeTable<std::uint8_t, Snapshot1::kModes> table{};

  const auto before_head = table.rows_of(Mode::before_head);
  before_head.on_start_tags({tag::html}, 1);

  const auto in_head = table.rows_of(Mode::in_head);
  in_head.on_start_tags({tag::html}, 2);

  const auto in_head_noscript = table.rows_of(Mode::in_head_noscript);
  in_head_noscript.on({token_class::whitespace, token_class::comment}, 3);
  in_head_noscript.on_start_tags(
      {tag::basefont, tag::bgsound, tag::link, tag::meta, tag::noframes, tag::style}, 4);
  in_head_noscript.on_start_tags({tag::html}, 5);

  const auto after_head = table.rows_of(Mode::after_head);
  after_head.on_start_tags({tag::html}, 6);
  after_head.on_end_tags({tag::template_}, 7);

  const auto in_body = table.rows_of(Mode::in_body);
  in_body.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link, tag::meta, tag::noframes,
                         tag::script, tag::style, tag::template_, tag::title},
                        8);
  in_body.on_end_tags({tag::template_}, 8);

  const auto in_table = table.rows_of(Mode::in_table);
  in_table.on({token_class::end_of_file}, 9);
  in_table.on_start_tags({tag::script, tag::style, tag::template_}, 10);
  in_table.on_end_tags({tag::template_}, 10);

  const auto in_caption = table.rows_of(Mode::in_caption);
  in_caption.on(
      {token_class::null_character, token_class::whitespace, token_class::character, token_class::comment,
       token_class::processing_instruction, token_class::doctype, token_class::end_of_file},
      11);
  in_caption.on_any_start_tag(11);
  in_caption.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link, tag::meta, tag::noframes,
                            tag::script, tag::style, tag::template_, tag::title},
                           12);
  in_caption.on_start_tags(
      {tag::caption, tag::col, tag::colgroup, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
      0);
  in_caption.on_any_end_tag(11);
  in_caption.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::table, tag::tbody,
                          tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
                         0);
  in_caption.on_end_tags({tag::template_}, 12);

  const auto in_column_group = table.rows_of(Mode::in_column_group);
  in_column_group.on({token_class::end_of_file}, 13);
  in_column_group.on_start_tags({tag::html}, 14);
  in_column_group.on_start_tags({tag::template_}, 15);
  in_column_group.on_end_tags({tag::template_}, 15);

  const auto in_table_body = table.rows_of(Mode::in_table_body);
  in_table_body.on({token_class::null_character, token_class::whitespace, token_class::character,
                    token_class::comment, token_class::processing_instruction, token_class::doctype},
                   16);
  in_table_body.on({token_class::end_of_file}, 17);
  in_table_body.on_any_start_tag(16);
  in_table_body.on_start_tags(
      {tag::caption, tag::col, tag::colgroup, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
      0);
  in_table_body.on_start_tags({tag::script, tag::style, tag::template_}, 18);
  in_table_body.on_any_end_tag(16);
  in_table_body.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::table,
                             tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
                            0);
  in_table_body.on_end_tags({tag::template_}, 18);

  const auto in_row = table.rows_of(Mode::in_row);
  in_row.on({token_class::null_character, token_class::whitespace, token_class::character,
             token_class::comment, token_class::processing_instruction, token_class::doctype},
            19);
  in_row.on({token_class::end_of_file}, 20);
  in_row.on_any_start_tag(19);
  in_row.on_start_tags(
      {tag::caption, tag::col, tag::colgroup, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
      0);
  in_row.on_start_tags({tag::script, tag::style, tag::template_}, 21);
  in_row.on_any_end_tag(19);
  in_row.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::table, tag::tbody,
                      tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
                     0);
  in_row.on_end_tags({tag::template_}, 21);

  const auto in_cell = table.rows_of(Mode::in_cell);
  in_cell.on(
      {token_class::null_character, token_class::whitespace, token_class::character, token_class::comment,
       token_class::processing_instruction, token_class::doctype, token_class::end_of_file},
      22);
  in_cell.on_any_start_tag(22);
  in_cell.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link, tag::meta, tag::noframes,
                         tag::script, tag::style, tag::template_, tag::title},
                        23);
  in_cell.on_start_tags(
      {tag::caption, tag::col, tag::colgroup, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
      0);
  in_cell.on_any_end_tag(22);
  in_cell.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::table, tag::tbody,
                       tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
                      0);
  in_cell.on_end_tags({tag::template_}, 23);

  const auto in_select = table.rows_of(Mode::in_select);
  in_select.on({token_class::end_of_file}, 24);
  in_select.on_start_tags({tag::html}, 25);
  in_select.on_start_tags({tag::script, tag::template_}, 26);
  in_select.on_end_tags({tag::template_}, 26);

  const auto in_select_in_table = table.rows_of(Mode::in_select_in_table);
  in_select_in_table.on({token_class::null_character, token_class::whitespace, token_class::character,
                         token_class::comment, token_class::processing_instruction, token_class::doctype},
                        27);
  in_select_in_table.on({token_class::end_of_file}, 28);
  in_select_in_table.on_any_start_tag(27);
  in_select_in_table.on_start_tags(
      {tag::caption, tag::table, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr}, 0);
  in_select_in_table.on_start_tags({tag::html}, 29);
  in_select_in_table.on_start_tags({tag::script, tag::template_}, 30);
  in_select_in_table.on_any_end_tag(27);
  in_select_in_table.on_end_tags(
      {tag::caption, tag::table, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr}, 0);
  in_select_in_table.on_end_tags({tag::template_}, 30);

  const auto in_template = table.rows_of(Mode::in_template);
  in_template.on(
      {token_class::null_character, token_class::whitespace, token_class::character, token_class::comment},
      31);
  in_template.on({token_class::doctype}, 32);
  in_template.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link, tag::meta, tag::noframes,
                             tag::script, tag::style, tag::template_, tag::title},
                            33);
  in_template.on_end_tags({tag::template_}, 33);

  const auto after_body = table.rows_of(Mode::after_body);
  after_body.on({token_class::whitespace}, 34);
  after_body.on_start_tags({tag::html}, 35);

  const auto in_frameset = table.rows_of(Mode::in_frameset);
  in_frameset.on_start_tags({tag::html}, 36);
  in_frameset.on_start_tags({tag::noframes}, 37);

  const auto after_frameset = table.rows_of(Mode::after_frameset);
  after_frameset.on_start_tags({tag::html}, 38);
  after_frameset.on_start_tags({tag::noframes}, 39);

  const auto after_after_body = table.rows_of(Mode::after_after_body);
  after_after_body.on({token_class::whitespace, token_class::doctype}, 40);
  after_after_body.on_start_tags({tag::html}, 40);

  const auto after_after_frameset = table.rows_of(Mode::after_after_frameset);
  after_after_frameset.on({token_class::whitespace, token_class::doctype}, 41);
  after_after_frameset.on_start_tags({tag::html}, 41);
  after_after_frameset.on_start_tags({tag::noframes}, 42);

  return table;
}();

constexpr std::string_view formatting[] = {
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
};

std::span<const std::uint16_t> rows_passed(unsigned mode, unsigned token) {
  return passed_lists[passed.at(static_cast<Mode>(mode), token)];
}

}  // namespace

extern const detail::ObservedEdition observed;
constexpr detail::ObservedEdition observed = {
    detail::entry_for<parser::Rules<parser::Snapshot1>, detail::Build{.watch = true}>(), branch_infos,
    std::span(mode_names).first(24), formatting, rows_passed};

}  // namespace lockstep::snapshot_1
