// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// Which rule applies to each token in each insertion mode.
#ifndef LOCKSTEP_GENERATED_PARSER_DISPATCH_H
#define LOCKSTEP_GENERATED_PARSER_DISPATCH_H

#include "edition/day.h"
#include "parser/rules.h"
#include "tables/known_names.h"

namespace lockstep::parser {

// A row that only uses the rules of another mode is replaced by the row of that mode. A later row takes
// precedence.
template <class EditionData>
constexpr DispatchTable<EditionData::kModes> make_dispatch_table() {
  namespace tag = detail::tag;
  using detail::Day;
  using enum Rule;
  constexpr Day edition = EditionData::day;
  DispatchTable<EditionData::kModes> table{};

  const auto initial = table.rows_of(Mode::initial);
  initial.on({token_class::null_character, token_class::character, token_class::end_of_file},
             initial_anything_else);
  initial.on({token_class::whitespace}, initial_whitespace);
  initial.on({token_class::comment}, initial_comment);
  initial.on({token_class::processing_instruction},
             edition < Day{2026, 6, 25} ? initial_anything_else : initial_processing_instruction);
  initial.on({token_class::doctype}, initial_doctype);
  initial.on_any_start_tag(initial_anything_else);
  initial.on_any_end_tag(initial_anything_else);

  const auto before_html = table.rows_of(Mode::before_html);
  before_html.on({token_class::null_character, token_class::character, token_class::end_of_file},
                 before_html_anything_else);
  before_html.on({token_class::whitespace}, before_html_whitespace);
  before_html.on({token_class::comment}, before_html_comment);
  before_html.on({token_class::processing_instruction},
                 edition < Day{2026, 6, 25} ? before_html_anything_else : before_html_processing_instruction);
  before_html.on({token_class::doctype}, before_html_doctype);
  before_html.on_any_start_tag(before_html_anything_else);
  before_html.on_start_tags({tag::html}, before_html_start_tag_html);
  before_html.on_any_end_tag(before_html_any_other_end_tag);
  before_html.on_end_tags({tag::body, tag::br, tag::head, tag::html}, before_html_end_tag_head);

  const auto before_head = table.rows_of(Mode::before_head);
  before_head.on({token_class::null_character, token_class::character, token_class::end_of_file},
                 before_head_anything_else);
  before_head.on({token_class::whitespace}, before_head_whitespace);
  before_head.on({token_class::comment}, before_head_comment);
  before_head.on({token_class::processing_instruction},
                 edition < Day{2026, 6, 25} ? before_head_anything_else : before_head_processing_instruction);
  before_head.on({token_class::doctype}, before_head_doctype);
  before_head.on_any_start_tag(before_head_anything_else);
  before_head.on_start_tags({tag::head}, before_head_start_tag_head);
  before_head.on_start_tags({tag::html}, in_body_start_tag_html);
  before_head.on_any_end_tag(before_head_any_other_end_tag);
  before_head.on_end_tags({tag::body, tag::br, tag::head, tag::html}, before_head_end_tag_head);

  const auto in_head = table.rows_of(Mode::in_head);
  in_head.on({token_class::null_character, token_class::character, token_class::end_of_file},
             in_head_anything_else);
  in_head.on({token_class::whitespace}, in_head_whitespace);
  in_head.on({token_class::comment}, in_head_comment);
  in_head.on({token_class::processing_instruction},
             edition < Day{2026, 6, 25} ? in_head_anything_else : in_head_processing_instruction);
  in_head.on({token_class::doctype}, in_head_doctype);
  in_head.on_any_start_tag(in_head_anything_else);
  in_head.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link}, in_head_start_tag_base);
  in_head.on_start_tags({tag::head}, in_head_start_tag_head);
  in_head.on_start_tags({tag::html}, in_body_start_tag_html);
  in_head.on_start_tags({tag::meta}, in_head_start_tag_meta);
  in_head.on_start_tags({tag::noframes, tag::style}, in_head_start_tag_noframes);
  in_head.on_start_tags({tag::noscript}, in_head_choose_start_tag_noscript);
  in_head.on_start_tags({tag::script}, in_head_start_tag_script);
  in_head.on_start_tags({tag::template_}, in_head_start_tag_template);
  in_head.on_start_tags({tag::title}, in_head_start_tag_title);
  in_head.on_any_end_tag(in_head_start_tag_head);
  in_head.on_end_tags({tag::body, tag::br, tag::html}, in_head_end_tag_body);
  in_head.on_end_tags({tag::head}, in_head_end_tag_head);
  in_head.on_end_tags({tag::template_}, in_head_end_tag_template);

  const auto in_head_noscript = table.rows_of(Mode::in_head_noscript);
  in_head_noscript.on({token_class::null_character, token_class::character, token_class::end_of_file},
                      in_head_noscript_anything_else);
  in_head_noscript.on({token_class::whitespace}, in_head_whitespace);
  in_head_noscript.on({token_class::comment}, in_head_comment);
  in_head_noscript.on({token_class::processing_instruction}, edition < Day{2026, 7, 13}
                                                                 ? in_head_noscript_anything_else
                                                                 : in_head_processing_instruction);
  in_head_noscript.on({token_class::doctype}, in_head_noscript_doctype);
  in_head_noscript.on_any_start_tag(in_head_noscript_anything_else);
  in_head_noscript.on_start_tags({tag::basefont, tag::bgsound, tag::link}, in_head_start_tag_base);
  in_head_noscript.on_start_tags({tag::head, tag::noscript}, in_head_noscript_start_tag_head);
  in_head_noscript.on_start_tags({tag::html}, in_body_start_tag_html);
  in_head_noscript.on_start_tags({tag::meta}, in_head_start_tag_meta);
  in_head_noscript.on_start_tags({tag::noframes, tag::style}, in_head_start_tag_noframes);
  in_head_noscript.on_any_end_tag(in_head_noscript_start_tag_head);
  in_head_noscript.on_end_tags({tag::br}, in_head_noscript_end_tag_br);
  in_head_noscript.on_end_tags({tag::noscript}, in_head_noscript_end_tag_noscript);

  const auto after_head = table.rows_of(Mode::after_head);
  after_head.on({token_class::null_character, token_class::character, token_class::end_of_file},
                after_head_anything_else);
  after_head.on({token_class::whitespace}, after_head_whitespace);
  after_head.on({token_class::comment}, after_head_comment);
  after_head.on({token_class::processing_instruction},
                edition < Day{2026, 6, 25} ? after_head_anything_else : after_head_processing_instruction);
  after_head.on({token_class::doctype}, after_head_doctype);
  after_head.on_any_start_tag(after_head_anything_else);
  after_head.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link, tag::meta, tag::noframes,
                            tag::script, tag::style, tag::template_, tag::title},
                           after_head_start_tag_base);
  after_head.on_start_tags({tag::body}, after_head_start_tag_body);
  after_head.on_start_tags({tag::frameset}, after_head_start_tag_frameset);
  after_head.on_start_tags({tag::head}, after_head_start_tag_head);
  after_head.on_start_tags({tag::html}, in_body_start_tag_html);
  after_head.on_any_end_tag(after_head_start_tag_head);
  after_head.on_end_tags({tag::body, tag::br, tag::html}, after_head_end_tag_body);
  after_head.on_end_tags({tag::template_}, in_head_end_tag_template);

  const auto in_body = table.rows_of(Mode::in_body);
  in_body.on({token_class::null_character}, in_body_nul);
  in_body.on({token_class::whitespace}, in_body_whitespace);
  in_body.on({token_class::character}, in_body_character);
  in_body.on({token_class::comment}, in_body_comment);
  in_body.on({token_class::processing_instruction},
             edition < Day{2026, 6, 25} ? in_body_anything_else : in_body_processing_instruction);
  in_body.on({token_class::doctype}, in_body_doctype);
  in_body.on({token_class::end_of_file}, in_body_end_of_file);
  in_body.on_any_start_tag(in_body_any_other_start_tag);
  in_body.on_start_tags({tag::a}, in_body_start_tag_a);
  in_body.on_start_tags(
      {tag::address, tag::article, tag::aside,   tag::blockquote, tag::center,     tag::details, tag::dialog,
       tag::dir,     tag::div,     tag::dl,      tag::fieldset,   tag::figcaption, tag::figure,  tag::footer,
       tag::header,  tag::hgroup,  tag::main,    tag::menu,       tag::nav,        tag::ol,      tag::p,
       tag::search,  tag::section, tag::summary, tag::ul},
      in_body_start_tag_address);
  in_body.on_start_tags({tag::applet, tag::marquee, tag::object}, in_body_start_tag_applet);
  in_body.on_start_tags({tag::area, tag::br, tag::embed, tag::img, tag::keygen, tag::wbr},
                        in_body_start_tag_area);
  in_body.on_start_tags({tag::b, tag::big, tag::code, tag::em, tag::font, tag::i, tag::s, tag::small,
                         tag::strike, tag::strong, tag::tt, tag::u},
                        in_body_start_tag_b);
  in_body.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link}, in_head_start_tag_base);
  in_body.on_start_tags({tag::body}, in_body_start_tag_body);
  in_body.on_start_tags({tag::button}, in_body_start_tag_button);
  in_body.on_start_tags({tag::caption, tag::col, tag::colgroup, tag::frame, tag::head, tag::tbody, tag::td,
                         tag::tfoot, tag::th, tag::thead, tag::tr},
                        in_body_start_tag_caption);
  in_body.on_start_tags({tag::dd, tag::dt}, in_body_start_tag_dd);
  in_body.on_start_tags({tag::form}, in_body_start_tag_form);
  in_body.on_start_tags({tag::frameset}, in_body_start_tag_frameset);
  in_body.on_start_tags({tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6}, in_body_start_tag_h1);
  in_body.on_start_tags({tag::hr}, in_body_start_tag_hr);
  in_body.on_start_tags({tag::html}, in_body_start_tag_html);
  in_body.on_start_tags({tag::iframe}, in_body_start_tag_iframe);
  in_body.on_start_tags({tag::image}, in_body_start_tag_image);
  in_body.on_start_tags({tag::input}, in_body_start_tag_input);
  in_body.on_start_tags({tag::li}, in_body_start_tag_li);
  in_body.on_start_tags({tag::listing, tag::pre}, in_body_start_tag_pre);
  in_body.on_start_tags({tag::math}, in_body_start_tag_math);
  in_body.on_start_tags({tag::meta}, in_head_start_tag_meta);
  in_body.on_start_tags({tag::nobr}, in_body_start_tag_nobr);
  in_body.on_start_tags({tag::noembed}, in_body_start_tag_noembed);
  in_body.on_start_tags({tag::noframes, tag::style}, in_head_start_tag_noframes);
  in_body.on_start_tags({tag::noscript}, in_body_choose_start_tag_noscript);
  in_body.on_start_tags({tag::optgroup}, in_body_start_tag_optgroup);
  in_body.on_start_tags({tag::option}, in_body_start_tag_option);
  in_body.on_start_tags({tag::param, tag::source, tag::track}, in_body_start_tag_param);
  in_body.on_start_tags({tag::plaintext}, in_body_start_tag_plaintext);
  in_body.on_start_tags({tag::rb, tag::rtc}, in_body_start_tag_rb);
  in_body.on_start_tags({tag::rp, tag::rt}, in_body_start_tag_rp);
  in_body.on_start_tags({tag::script}, in_head_start_tag_script);
  in_body.on_start_tags({tag::select}, in_body_start_tag_select);
  in_body.on_start_tags({tag::svg}, in_body_start_tag_svg);
  in_body.on_start_tags({tag::table}, in_body_start_tag_table);
  in_body.on_start_tags({tag::template_}, in_head_start_tag_template);
  in_body.on_start_tags({tag::textarea}, in_body_start_tag_textarea);
  in_body.on_start_tags({tag::title}, in_head_start_tag_title);
  in_body.on_start_tags({tag::xmp}, in_body_start_tag_xmp);
  in_body.on_any_end_tag(in_body_any_other_end_tag);
  in_body.on_end_tags({tag::a, tag::b, tag::big, tag::code, tag::em, tag::font, tag::i, tag::nobr, tag::s,
                       tag::small, tag::strike, tag::strong, tag::tt, tag::u},
                      in_body_end_tag_a);
  in_body.on_end_tags(
      {tag::address, tag::article, tag::aside,  tag::blockquote, tag::button,   tag::center,     tag::details,
       tag::dialog,  tag::dir,     tag::div,    tag::dl,         tag::fieldset, tag::figcaption, tag::figure,
       tag::footer,  tag::header,  tag::hgroup, tag::listing,    tag::main,     tag::menu,       tag::nav,
       tag::ol,      tag::pre,     tag::search, tag::section,    tag::summary,  tag::ul},
      in_body_end_tag_address);
  in_body.on_end_tags({tag::applet, tag::marquee, tag::object}, in_body_end_tag_applet);
  in_body.on_end_tags({tag::body}, in_body_end_tag_body);
  in_body.on_end_tags({tag::br}, in_body_end_tag_br);
  in_body.on_end_tags({tag::dd, tag::dt}, in_body_end_tag_dd);
  in_body.on_end_tags({tag::form}, in_body_end_tag_form);
  in_body.on_end_tags({tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6}, in_body_end_tag_h1);
  in_body.on_end_tags({tag::html}, in_body_end_tag_html);
  in_body.on_end_tags({tag::li}, in_body_end_tag_li);
  in_body.on_end_tags({tag::p}, in_body_end_tag_p);
  in_body.on_end_tags({tag::sarcasm}, in_body_end_tag_sarcasm);
  in_body.on_end_tags({tag::select},
                      edition < Day{2025, 7, 21} ? in_body_any_other_end_tag : in_body_end_tag_select);
  in_body.on_end_tags({tag::template_}, in_head_end_tag_template);

  const auto text = table.rows_of(Mode::text);
  text.on({token_class::null_character, token_class::whitespace, token_class::character}, text_character);
  text.on({token_class::comment, token_class::processing_instruction, token_class::doctype},
          text_anything_else);
  text.on({token_class::end_of_file}, text_end_of_file);
  text.on_any_start_tag(text_anything_else);
  text.on_any_end_tag(text_any_other_end_tag);
  text.on_end_tags({tag::script}, text_end_tag_script);

  const auto in_table = table.rows_of(Mode::in_table);
  in_table.on({token_class::null_character, token_class::whitespace, token_class::character},
              in_table_choose_character);
  in_table.on({token_class::comment}, in_table_comment);
  in_table.on({token_class::processing_instruction},
              edition < Day{2026, 6, 25} ? in_table_anything_else : in_table_processing_instruction);
  in_table.on({token_class::doctype}, in_table_doctype);
  in_table.on({token_class::end_of_file}, in_body_end_of_file);
  in_table.on_any_start_tag(in_table_anything_else);
  in_table.on_start_tags({tag::caption}, in_table_start_tag_caption);
  in_table.on_start_tags({tag::col}, in_table_start_tag_col);
  in_table.on_start_tags({tag::colgroup}, in_table_start_tag_colgroup);
  in_table.on_start_tags({tag::form}, in_table_start_tag_form);
  in_table.on_start_tags({tag::input}, in_table_start_tag_input);
  in_table.on_start_tags({tag::script}, in_head_start_tag_script);
  in_table.on_start_tags({tag::style}, in_head_start_tag_noframes);
  in_table.on_start_tags({tag::table}, in_table_start_tag_table);
  in_table.on_start_tags({tag::tbody, tag::tfoot, tag::thead}, in_table_start_tag_tbody);
  in_table.on_start_tags({tag::td, tag::th, tag::tr}, in_table_start_tag_td);
  in_table.on_start_tags({tag::template_}, in_head_start_tag_template);
  in_table.on_any_end_tag(in_table_anything_else);
  in_table.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::tbody, tag::td,
                        tag::tfoot, tag::th, tag::thead, tag::tr},
                       in_table_end_tag_body);
  in_table.on_end_tags({tag::table}, in_table_end_tag_table);
  in_table.on_end_tags({tag::template_}, in_head_end_tag_template);

  const auto in_table_text = table.rows_of(Mode::in_table_text);
  in_table_text.on({token_class::null_character}, in_table_text_nul);
  in_table_text.on({token_class::whitespace, token_class::character}, in_table_text_character);
  in_table_text.on({token_class::comment, token_class::processing_instruction, token_class::doctype,
                    token_class::end_of_file},
                   in_table_text_anything_else);
  in_table_text.on_any_start_tag(in_table_text_anything_else);
  in_table_text.on_any_end_tag(in_table_text_anything_else);

  const auto in_caption = table.rows_of(Mode::in_caption);
  in_caption.begin_as(Mode::in_body);
  in_caption.on_start_tags(
      {tag::caption, tag::col, tag::colgroup, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
      in_caption_start_tag_caption);
  in_caption.on_end_tags({tag::body, tag::col, tag::colgroup, tag::html, tag::tbody, tag::td, tag::tfoot,
                          tag::th, tag::thead, tag::tr},
                         in_caption_end_tag_body);
  in_caption.on_end_tags({tag::caption}, in_caption_end_tag_caption);
  in_caption.on_end_tags({tag::table}, in_caption_start_tag_caption);

  const auto in_column_group = table.rows_of(Mode::in_column_group);
  in_column_group.on({token_class::null_character, token_class::character}, in_column_group_anything_else);
  in_column_group.on({token_class::whitespace}, in_column_group_whitespace);
  in_column_group.on({token_class::comment}, in_column_group_comment);
  in_column_group.on({token_class::processing_instruction}, edition < Day{2026, 6, 25}
                                                                ? in_column_group_anything_else
                                                                : in_column_group_processing_instruction);
  in_column_group.on({token_class::doctype}, in_column_group_doctype);
  in_column_group.on({token_class::end_of_file}, in_body_end_of_file);
  in_column_group.on_any_start_tag(in_column_group_anything_else);
  in_column_group.on_start_tags({tag::col}, in_column_group_start_tag_col);
  in_column_group.on_start_tags({tag::html}, in_body_start_tag_html);
  in_column_group.on_start_tags({tag::template_}, in_head_start_tag_template);
  in_column_group.on_any_end_tag(in_column_group_anything_else);
  in_column_group.on_end_tags({tag::col}, in_column_group_end_tag_col);
  in_column_group.on_end_tags({tag::colgroup}, in_column_group_end_tag_colgroup);
  in_column_group.on_end_tags({tag::template_}, in_head_end_tag_template);

  const auto in_table_body = table.rows_of(Mode::in_table_body);
  in_table_body.begin_as(Mode::in_table);
  in_table_body.on_start_tags({tag::caption, tag::col, tag::colgroup, tag::tbody, tag::tfoot, tag::thead},
                              in_table_body_start_tag_caption);
  in_table_body.on_start_tags({tag::td, tag::th}, in_table_body_start_tag_th);
  in_table_body.on_start_tags({tag::tr}, in_table_body_start_tag_tr);
  in_table_body.on_end_tags(
      {tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::td, tag::th, tag::tr},
      in_table_body_end_tag_body);
  in_table_body.on_end_tags({tag::table}, in_table_body_start_tag_caption);
  in_table_body.on_end_tags({tag::tbody, tag::tfoot, tag::thead}, in_table_body_end_tag_tbody);

  const auto in_row = table.rows_of(Mode::in_row);
  in_row.begin_as(Mode::in_table);
  in_row.on_start_tags({tag::caption, tag::col, tag::colgroup, tag::tbody, tag::tfoot, tag::thead, tag::tr},
                       in_row_start_tag_caption);
  in_row.on_start_tags({tag::td, tag::th}, in_row_start_tag_th);
  in_row.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html, tag::td, tag::th},
                     in_row_end_tag_body);
  in_row.on_end_tags({tag::table}, in_row_start_tag_caption);
  in_row.on_end_tags({tag::tbody, tag::tfoot, tag::thead}, in_row_end_tag_tbody);
  in_row.on_end_tags({tag::tr}, in_row_end_tag_tr);

  const auto in_cell = table.rows_of(Mode::in_cell);
  in_cell.begin_as(Mode::in_body);
  in_cell.on_start_tags(
      {tag::caption, tag::col, tag::colgroup, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
      in_cell_start_tag_caption);
  in_cell.on_end_tags({tag::body, tag::caption, tag::col, tag::colgroup, tag::html}, in_cell_end_tag_body);
  in_cell.on_end_tags({tag::table, tag::tbody, tag::tfoot, tag::thead, tag::tr}, in_cell_end_tag_table);
  in_cell.on_end_tags({tag::td, tag::th}, in_cell_end_tag_td);

  const auto in_template = table.rows_of(Mode::in_template);
  in_template.on({token_class::null_character}, in_body_nul);
  in_template.on({token_class::whitespace}, in_body_whitespace);
  in_template.on({token_class::character}, in_body_character);
  in_template.on({token_class::comment}, in_body_comment);
  in_template.on({token_class::processing_instruction},
                 edition < Day{2026, 6, 25} ? in_template_anything_else : in_body_processing_instruction);
  in_template.on({token_class::doctype}, in_body_doctype);
  in_template.on({token_class::end_of_file}, in_template_end_of_file);
  in_template.on_any_start_tag(in_template_any_other_start_tag);
  in_template.on_start_tags({tag::base, tag::basefont, tag::bgsound, tag::link}, in_head_start_tag_base);
  in_template.on_start_tags({tag::caption, tag::colgroup, tag::tbody, tag::tfoot, tag::thead},
                            in_template_start_tag_caption);
  in_template.on_start_tags({tag::col}, in_template_start_tag_col);
  in_template.on_start_tags({tag::meta}, in_head_start_tag_meta);
  in_template.on_start_tags({tag::noframes, tag::style}, in_head_start_tag_noframes);
  in_template.on_start_tags({tag::script}, in_head_start_tag_script);
  in_template.on_start_tags({tag::td, tag::th}, in_template_start_tag_td);
  in_template.on_start_tags({tag::template_}, in_head_start_tag_template);
  in_template.on_start_tags({tag::title}, in_head_start_tag_title);
  in_template.on_start_tags({tag::tr}, in_template_start_tag_tr);
  in_template.on_any_end_tag(in_template_any_other_end_tag);
  in_template.on_end_tags({tag::template_}, in_head_end_tag_template);

  const auto after_body = table.rows_of(Mode::after_body);
  after_body.on({token_class::null_character, token_class::character}, after_body_anything_else);
  after_body.on({token_class::whitespace}, in_body_whitespace);
  after_body.on({token_class::comment}, after_body_comment);
  after_body.on({token_class::processing_instruction},
                edition < Day{2026, 6, 25} ? after_body_anything_else : after_body_processing_instruction);
  after_body.on({token_class::doctype}, after_body_doctype);
  after_body.on({token_class::end_of_file}, after_body_end_of_file);
  after_body.on_any_start_tag(after_body_anything_else);
  after_body.on_start_tags({tag::html}, in_body_start_tag_html);
  after_body.on_any_end_tag(after_body_anything_else);
  after_body.on_end_tags({tag::html}, after_body_end_tag_html);

  const auto in_frameset = table.rows_of(Mode::in_frameset);
  in_frameset.on({token_class::null_character, token_class::character}, in_frameset_anything_else);
  in_frameset.on({token_class::whitespace}, in_frameset_whitespace);
  in_frameset.on({token_class::comment}, in_frameset_comment);
  in_frameset.on({token_class::processing_instruction},
                 edition < Day{2026, 6, 25} ? in_frameset_anything_else : in_frameset_processing_instruction);
  in_frameset.on({token_class::doctype}, in_frameset_doctype);
  in_frameset.on({token_class::end_of_file}, in_frameset_end_of_file);
  in_frameset.on_any_start_tag(in_frameset_anything_else);
  in_frameset.on_start_tags({tag::frame}, in_frameset_start_tag_frame);
  in_frameset.on_start_tags({tag::frameset}, in_frameset_start_tag_frameset);
  in_frameset.on_start_tags({tag::html}, in_body_start_tag_html);
  in_frameset.on_start_tags({tag::noframes}, in_head_start_tag_noframes);
  in_frameset.on_any_end_tag(in_frameset_anything_else);
  in_frameset.on_end_tags({tag::frameset}, in_frameset_end_tag_frameset);

  const auto after_frameset = table.rows_of(Mode::after_frameset);
  after_frameset.on({token_class::null_character, token_class::character}, after_frameset_anything_else);
  after_frameset.on({token_class::whitespace}, after_frameset_whitespace);
  after_frameset.on({token_class::comment}, after_frameset_comment);
  after_frameset.on({token_class::processing_instruction}, edition < Day{2026, 6, 25}
                                                               ? after_frameset_anything_else
                                                               : after_frameset_processing_instruction);
  after_frameset.on({token_class::doctype}, after_frameset_doctype);
  after_frameset.on({token_class::end_of_file}, after_frameset_end_of_file);
  after_frameset.on_any_start_tag(after_frameset_anything_else);
  after_frameset.on_start_tags({tag::html}, in_body_start_tag_html);
  after_frameset.on_start_tags({tag::noframes}, in_head_start_tag_noframes);
  after_frameset.on_any_end_tag(after_frameset_anything_else);
  after_frameset.on_end_tags({tag::html}, after_frameset_end_tag_html);

  const auto after_after_body = table.rows_of(Mode::after_after_body);
  after_after_body.on({token_class::null_character, token_class::character}, after_after_body_anything_else);
  after_after_body.on({token_class::whitespace}, in_body_whitespace);
  after_after_body.on({token_class::comment}, after_after_body_comment);
  after_after_body.on({token_class::processing_instruction}, edition < Day{2026, 6, 25}
                                                                 ? after_after_body_anything_else
                                                                 : after_after_body_processing_instruction);
  after_after_body.on({token_class::doctype}, in_body_doctype);
  after_after_body.on({token_class::end_of_file}, after_after_body_end_of_file);
  after_after_body.on_any_start_tag(after_after_body_anything_else);
  after_after_body.on_start_tags({tag::html}, in_body_start_tag_html);
  after_after_body.on_any_end_tag(after_after_body_anything_else);

  const auto after_after_frameset = table.rows_of(Mode::after_after_frameset);
  after_after_frameset.on({token_class::null_character, token_class::character},
                          after_after_frameset_anything_else);
  after_after_frameset.on({token_class::whitespace}, in_body_whitespace);
  after_after_frameset.on({token_class::comment}, after_after_frameset_comment);
  after_after_frameset.on({token_class::processing_instruction},
                          edition < Day{2026, 6, 25} ? after_after_frameset_anything_else
                                                     : after_after_frameset_processing_instruction);
  after_after_frameset.on({token_class::doctype}, in_body_doctype);
  after_after_frameset.on({token_class::end_of_file}, after_after_frameset_end_of_file);
  after_after_frameset.on_any_start_tag(after_after_frameset_anything_else);
  after_after_frameset.on_start_tags({tag::html}, in_body_start_tag_html);
  after_after_frameset.on_start_tags({tag::noframes}, in_head_start_tag_noframes);
  after_after_frameset.on_any_end_tag(after_after_frameset_anything_else);

  const auto foreign_content = table.rows_of(Mode::foreign_content);
  foreign_content.on({token_class::null_character}, foreign_content_nul);
  foreign_content.on({token_class::whitespace}, foreign_content_whitespace);
  foreign_content.on({token_class::character}, foreign_content_character);
  foreign_content.on({token_class::comment}, foreign_content_comment);
  foreign_content.on({token_class::processing_instruction}, edition < Day{2026, 6, 25}
                                                                ? foreign_content_anything_else
                                                                : foreign_content_processing_instruction);
  foreign_content.on({token_class::doctype}, foreign_content_doctype);
  foreign_content.on({token_class::end_of_file}, foreign_content_anything_else);
  foreign_content.on_any_start_tag(foreign_content_any_other_start_tag);
  foreign_content.on_start_tags(
      {tag::b,      tag::big,    tag::blockquote, tag::body,    tag::br,    tag::center, tag::code,
       tag::dd,     tag::div,    tag::dl,         tag::dt,      tag::em,    tag::embed,  tag::h1,
       tag::h2,     tag::h3,     tag::h4,         tag::h5,      tag::h6,    tag::head,   tag::hr,
       tag::i,      tag::img,    tag::li,         tag::listing, tag::menu,  tag::meta,   tag::nobr,
       tag::ol,     tag::p,      tag::pre,        tag::ruby,    tag::s,     tag::small,  tag::span,
       tag::strike, tag::strong, tag::sub,        tag::sup,     tag::table, tag::tt,     tag::u,
       tag::ul,     tag::var},
      foreign_content_start_tag_b);
  foreign_content.on_start_tags({tag::font}, foreign_content_choose_start_tag_font);
  foreign_content.on_any_end_tag(foreign_content_any_other_end_tag);
  foreign_content.on_end_tags({tag::br, tag::p}, foreign_content_start_tag_b);
  foreign_content.on_end_tags({tag::script}, foreign_content_choose_end_tag_script);

  if constexpr (edition < Day{2025, 7, 21}) {  // [until 2025-07-21]
    const auto in_select = table.rows_of(Mode::in_select);
    in_select.on({token_class::null_character}, in_select_nul);
    in_select.on({token_class::whitespace, token_class::character}, in_select_character);
    in_select.on({token_class::comment}, in_select_comment);
    in_select.on({token_class::processing_instruction}, in_select_anything_else);
    in_select.on({token_class::doctype}, in_select_doctype);
    in_select.on({token_class::end_of_file}, in_body_end_of_file);
    in_select.on_any_start_tag(in_select_anything_else);
    in_select.on_start_tags({tag::hr}, in_select_start_tag_hr);
    in_select.on_start_tags({tag::html}, in_body_start_tag_html);
    in_select.on_start_tags({tag::input, tag::keygen, tag::textarea}, in_select_start_tag_input);
    in_select.on_start_tags({tag::optgroup}, in_select_start_tag_optgroup);
    in_select.on_start_tags({tag::option}, in_select_start_tag_option);
    in_select.on_start_tags({tag::script}, in_head_start_tag_script);
    in_select.on_start_tags({tag::select}, in_select_start_tag_select);
    in_select.on_start_tags({tag::template_}, in_head_start_tag_template);
    in_select.on_any_end_tag(in_select_anything_else);
    in_select.on_end_tags({tag::optgroup}, in_select_end_tag_optgroup);
    in_select.on_end_tags({tag::option}, in_select_end_tag_option);
    in_select.on_end_tags({tag::select}, in_select_end_tag_select);
    in_select.on_end_tags({tag::template_}, in_head_end_tag_template);

    const auto in_select_in_table = table.rows_of(Mode::in_select_in_table);
    in_select_in_table.begin_as(Mode::in_select);
    in_select_in_table.on_start_tags(
        {tag::caption, tag::table, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
        in_select_in_table_start_tag_caption);
    in_select_in_table.on_end_tags(
        {tag::caption, tag::table, tag::tbody, tag::td, tag::tfoot, tag::th, tag::thead, tag::tr},
        in_select_in_table_end_tag_caption);
  }

  return table;
}

}  // namespace lockstep::parser

#endif
