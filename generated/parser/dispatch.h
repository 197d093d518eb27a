// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// Which rule each token meets in each insertion mode.
#ifndef LOCKSTEP_GENERATED_PARSER_DISPATCH_H
#define LOCKSTEP_GENERATED_PARSER_DISPATCH_H

#include <initializer_list>

#include "edition/day.h"
#include "parser/rules.h"
#include "tables/known_names.h"

namespace lockstep::parser {

namespace dispatching {

using namespace lockstep::detail;

struct Row {
  unsigned token;  // its class; for tags, all of them or those with one name
  Rule rule;
};

constexpr unsigned any_start_tag = token_class::count;
constexpr unsigned any_end_tag = token_class::count + 1;
constexpr unsigned start_tag(NameId name) { return token_class::start_tag + name; }
constexpr unsigned end_tag(NameId name) { return token_class::end_tag + name; }

// A later row takes the place of an earlier one.
constexpr void fill(Rule (&rules)[token_class::count], std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
    const unsigned first = row.token == any_start_tag ? token_class::start_tag
                           : row.token == any_end_tag ? token_class::end_tag
                                                      : row.token;
    const unsigned count = row.token >= token_class::count ? kTagClasses : 1;
    for (unsigned token = first; token < first + count; ++token) rules[token] = row.rule;
  }
}

}  // namespace dispatching

// One column for each name that is known: what a tag leads to waits for its name, so one look-up is better
// than two.
template <class EditionData>
constexpr DispatchTable<EditionData::kModes> make_dispatch_table() {
  using namespace dispatching;
  constexpr Day edition = EditionData::day;
  DispatchTable<EditionData::kModes> table{};
  const auto in = [&table](Mode mode) -> auto& { return table.rules[static_cast<unsigned>(mode)]; };
  fill(in(Mode::initial), {
                              {token_class::null_character, Rule::initial_anything_else},
                              {token_class::whitespace, Rule::initial_whitespace},
                              {token_class::character, Rule::initial_anything_else},
                              {token_class::comment, Rule::initial_comment},
                              {token_class::doctype, Rule::initial_doctype},
                              {token_class::end_of_file, Rule::initial_anything_else},
                              {any_start_tag, Rule::initial_anything_else},
                              {any_end_tag, Rule::initial_anything_else},
                          });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::initial), {
                                {token_class::processing_instruction, Rule::initial_anything_else},
                            });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::initial), {
                                {token_class::processing_instruction, Rule::initial_processing_instruction},
                            });
  }
  fill(in(Mode::before_html), {
                                  {token_class::null_character, Rule::before_html_anything_else},
                                  {token_class::whitespace, Rule::before_html_whitespace},
                                  {token_class::character, Rule::before_html_anything_else},
                                  {token_class::comment, Rule::before_html_comment},
                                  {token_class::doctype, Rule::before_html_doctype},
                                  {token_class::end_of_file, Rule::before_html_anything_else},
                                  {any_start_tag, Rule::before_html_anything_else},
                                  {start_tag(tag::html), Rule::before_html_start_tag_html},
                                  {any_end_tag, Rule::before_html_any_other_end_tag},
                                  {end_tag(tag::body), Rule::before_html_end_tag_head},
                                  {end_tag(tag::br), Rule::before_html_end_tag_head},
                                  {end_tag(tag::head), Rule::before_html_end_tag_head},
                                  {end_tag(tag::html), Rule::before_html_end_tag_head},
                              });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::before_html), {
                                    {token_class::processing_instruction, Rule::before_html_anything_else},
                                });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::before_html),
         {
             {token_class::processing_instruction, Rule::before_html_processing_instruction},
         });
  }
  fill(in(Mode::before_head), {
                                  {token_class::null_character, Rule::before_head_anything_else},
                                  {token_class::whitespace, Rule::before_head_whitespace},
                                  {token_class::character, Rule::before_head_anything_else},
                                  {token_class::comment, Rule::before_head_comment},
                                  {token_class::doctype, Rule::before_head_doctype},
                                  {token_class::end_of_file, Rule::before_head_anything_else},
                                  {any_start_tag, Rule::before_head_anything_else},
                                  {start_tag(tag::head), Rule::before_head_start_tag_head},
                                  {start_tag(tag::html), Rule::in_body_start_tag_html},
                                  {any_end_tag, Rule::before_head_any_other_end_tag},
                                  {end_tag(tag::body), Rule::before_head_end_tag_head},
                                  {end_tag(tag::br), Rule::before_head_end_tag_head},
                                  {end_tag(tag::head), Rule::before_head_end_tag_head},
                                  {end_tag(tag::html), Rule::before_head_end_tag_head},
                              });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::before_head), {
                                    {token_class::processing_instruction, Rule::before_head_anything_else},
                                });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::before_head),
         {
             {token_class::processing_instruction, Rule::before_head_processing_instruction},
         });
  }
  fill(in(Mode::in_head), {
                              {token_class::null_character, Rule::in_head_anything_else},
                              {token_class::whitespace, Rule::in_head_whitespace},
                              {token_class::character, Rule::in_head_anything_else},
                              {token_class::comment, Rule::in_head_comment},
                              {token_class::doctype, Rule::in_head_doctype},
                              {token_class::end_of_file, Rule::in_head_anything_else},
                              {any_start_tag, Rule::in_head_anything_else},
                              {start_tag(tag::base), Rule::in_head_start_tag_base},
                              {start_tag(tag::basefont), Rule::in_head_start_tag_base},
                              {start_tag(tag::bgsound), Rule::in_head_start_tag_base},
                              {start_tag(tag::head), Rule::in_head_start_tag_head},
                              {start_tag(tag::html), Rule::in_body_start_tag_html},
                              {start_tag(tag::link), Rule::in_head_start_tag_base},
                              {start_tag(tag::meta), Rule::in_head_start_tag_meta},
                              {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                              {start_tag(tag::noscript), Rule::in_head_choose_start_tag_noscript},
                              {start_tag(tag::script), Rule::in_head_start_tag_script},
                              {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                              {start_tag(tag::template_), Rule::in_head_start_tag_template},
                              {start_tag(tag::title), Rule::in_head_start_tag_title},
                              {any_end_tag, Rule::in_head_start_tag_head},
                              {end_tag(tag::body), Rule::in_head_end_tag_body},
                              {end_tag(tag::br), Rule::in_head_end_tag_body},
                              {end_tag(tag::head), Rule::in_head_end_tag_head},
                              {end_tag(tag::html), Rule::in_head_end_tag_body},
                              {end_tag(tag::template_), Rule::in_head_end_tag_template},
                          });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_head), {
                                {token_class::processing_instruction, Rule::in_head_anything_else},
                            });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_head), {
                                {token_class::processing_instruction, Rule::in_head_processing_instruction},
                            });
  }
  fill(in(Mode::in_head_noscript), {
                                       {token_class::null_character, Rule::in_head_noscript_anything_else},
                                       {token_class::whitespace, Rule::in_head_whitespace},
                                       {token_class::character, Rule::in_head_noscript_anything_else},
                                       {token_class::comment, Rule::in_head_comment},
                                       {token_class::doctype, Rule::in_head_noscript_doctype},
                                       {token_class::end_of_file, Rule::in_head_noscript_anything_else},
                                       {any_start_tag, Rule::in_head_noscript_anything_else},
                                       {start_tag(tag::basefont), Rule::in_head_start_tag_base},
                                       {start_tag(tag::bgsound), Rule::in_head_start_tag_base},
                                       {start_tag(tag::head), Rule::in_head_noscript_start_tag_head},
                                       {start_tag(tag::html), Rule::in_body_start_tag_html},
                                       {start_tag(tag::link), Rule::in_head_start_tag_base},
                                       {start_tag(tag::meta), Rule::in_head_start_tag_meta},
                                       {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                                       {start_tag(tag::noscript), Rule::in_head_noscript_start_tag_head},
                                       {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                                       {any_end_tag, Rule::in_head_noscript_start_tag_head},
                                       {end_tag(tag::br), Rule::in_head_noscript_end_tag_br},
                                       {end_tag(tag::noscript), Rule::in_head_noscript_end_tag_noscript},
                                   });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_head_noscript),
         {
             {token_class::processing_instruction, Rule::in_head_noscript_anything_else},
         });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_head_noscript),
         {
             {token_class::processing_instruction, Rule::in_head_processing_instruction},
         });
  }
  fill(in(Mode::after_head), {
                                 {token_class::null_character, Rule::after_head_anything_else},
                                 {token_class::whitespace, Rule::after_head_whitespace},
                                 {token_class::character, Rule::after_head_anything_else},
                                 {token_class::comment, Rule::after_head_comment},
                                 {token_class::doctype, Rule::after_head_doctype},
                                 {token_class::end_of_file, Rule::after_head_anything_else},
                                 {any_start_tag, Rule::after_head_anything_else},
                                 {start_tag(tag::base), Rule::after_head_start_tag_base},
                                 {start_tag(tag::basefont), Rule::after_head_start_tag_base},
                                 {start_tag(tag::bgsound), Rule::after_head_start_tag_base},
                                 {start_tag(tag::body), Rule::after_head_start_tag_body},
                                 {start_tag(tag::frameset), Rule::after_head_start_tag_frameset},
                                 {start_tag(tag::head), Rule::after_head_start_tag_head},
                                 {start_tag(tag::html), Rule::in_body_start_tag_html},
                                 {start_tag(tag::link), Rule::after_head_start_tag_base},
                                 {start_tag(tag::meta), Rule::after_head_start_tag_base},
                                 {start_tag(tag::noframes), Rule::after_head_start_tag_base},
                                 {start_tag(tag::script), Rule::after_head_start_tag_base},
                                 {start_tag(tag::style), Rule::after_head_start_tag_base},
                                 {start_tag(tag::template_), Rule::after_head_start_tag_base},
                                 {start_tag(tag::title), Rule::after_head_start_tag_base},
                                 {any_end_tag, Rule::after_head_start_tag_head},
                                 {end_tag(tag::body), Rule::after_head_end_tag_body},
                                 {end_tag(tag::br), Rule::after_head_end_tag_body},
                                 {end_tag(tag::html), Rule::after_head_end_tag_body},
                                 {end_tag(tag::template_), Rule::in_head_end_tag_template},
                             });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::after_head), {
                                   {token_class::processing_instruction, Rule::after_head_anything_else},
                               });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::after_head),
         {
             {token_class::processing_instruction, Rule::after_head_processing_instruction},
         });
  }
  fill(in(Mode::in_body), {
                              {token_class::null_character, Rule::in_body_nul},
                              {token_class::whitespace, Rule::in_body_whitespace},
                              {token_class::character, Rule::in_body_character},
                              {token_class::comment, Rule::in_body_comment},
                              {token_class::doctype, Rule::in_body_doctype},
                              {token_class::end_of_file, Rule::in_body_end_of_file},
                              {any_start_tag, Rule::in_body_any_other_start_tag},
                              {start_tag(tag::a), Rule::in_body_start_tag_a},
                              {start_tag(tag::address), Rule::in_body_start_tag_address},
                              {start_tag(tag::applet), Rule::in_body_start_tag_applet},
                              {start_tag(tag::area), Rule::in_body_start_tag_area},
                              {start_tag(tag::article), Rule::in_body_start_tag_address},
                              {start_tag(tag::aside), Rule::in_body_start_tag_address},
                              {start_tag(tag::b), Rule::in_body_start_tag_b},
                              {start_tag(tag::base), Rule::in_head_start_tag_base},
                              {start_tag(tag::basefont), Rule::in_head_start_tag_base},
                              {start_tag(tag::bgsound), Rule::in_head_start_tag_base},
                              {start_tag(tag::big), Rule::in_body_start_tag_b},
                              {start_tag(tag::blockquote), Rule::in_body_start_tag_address},
                              {start_tag(tag::body), Rule::in_body_start_tag_body},
                              {start_tag(tag::br), Rule::in_body_start_tag_area},
                              {start_tag(tag::button), Rule::in_body_start_tag_button},
                              {start_tag(tag::caption), Rule::in_body_start_tag_caption},
                              {start_tag(tag::center), Rule::in_body_start_tag_address},
                              {start_tag(tag::code), Rule::in_body_start_tag_b},
                              {start_tag(tag::col), Rule::in_body_start_tag_caption},
                              {start_tag(tag::colgroup), Rule::in_body_start_tag_caption},
                              {start_tag(tag::dd), Rule::in_body_start_tag_dd},
                              {start_tag(tag::details), Rule::in_body_start_tag_address},
                              {start_tag(tag::dialog), Rule::in_body_start_tag_address},
                              {start_tag(tag::dir), Rule::in_body_start_tag_address},
                              {start_tag(tag::div), Rule::in_body_start_tag_address},
                              {start_tag(tag::dl), Rule::in_body_start_tag_address},
                              {start_tag(tag::dt), Rule::in_body_start_tag_dd},
                              {start_tag(tag::em), Rule::in_body_start_tag_b},
                              {start_tag(tag::embed), Rule::in_body_start_tag_area},
                              {start_tag(tag::fieldset), Rule::in_body_start_tag_address},
                              {start_tag(tag::figcaption), Rule::in_body_start_tag_address},
                              {start_tag(tag::figure), Rule::in_body_start_tag_address},
                              {start_tag(tag::font), Rule::in_body_start_tag_b},
                              {start_tag(tag::footer), Rule::in_body_start_tag_address},
                              {start_tag(tag::form), Rule::in_body_start_tag_form},
                              {start_tag(tag::frame), Rule::in_body_start_tag_caption},
                              {start_tag(tag::frameset), Rule::in_body_start_tag_frameset},
                              {start_tag(tag::h1), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h2), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h3), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h4), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h5), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h6), Rule::in_body_start_tag_h1},
                              {start_tag(tag::head), Rule::in_body_start_tag_caption},
                              {start_tag(tag::header), Rule::in_body_start_tag_address},
                              {start_tag(tag::hgroup), Rule::in_body_start_tag_address},
                              {start_tag(tag::hr), Rule::in_body_start_tag_hr},
                              {start_tag(tag::html), Rule::in_body_start_tag_html},
                              {start_tag(tag::i), Rule::in_body_start_tag_b},
                              {start_tag(tag::iframe), Rule::in_body_start_tag_iframe},
                              {start_tag(tag::image), Rule::in_body_start_tag_image},
                              {start_tag(tag::img), Rule::in_body_start_tag_area},
                              {start_tag(tag::input), Rule::in_body_start_tag_input},
                              {start_tag(tag::keygen), Rule::in_body_start_tag_area},
                              {start_tag(tag::li), Rule::in_body_start_tag_li},
                              {start_tag(tag::link), Rule::in_head_start_tag_base},
                              {start_tag(tag::listing), Rule::in_body_start_tag_pre},
                              {start_tag(tag::main), Rule::in_body_start_tag_address},
                              {start_tag(tag::marquee), Rule::in_body_start_tag_applet},
                              {start_tag(tag::math), Rule::in_body_start_tag_math},
                              {start_tag(tag::menu), Rule::in_body_start_tag_address},
                              {start_tag(tag::meta), Rule::in_head_start_tag_meta},
                              {start_tag(tag::nav), Rule::in_body_start_tag_address},
                              {start_tag(tag::nobr), Rule::in_body_start_tag_nobr},
                              {start_tag(tag::noembed), Rule::in_body_start_tag_noembed},
                              {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                              {start_tag(tag::noscript), Rule::in_body_choose_start_tag_noscript},
                              {start_tag(tag::object), Rule::in_body_start_tag_applet},
                              {start_tag(tag::ol), Rule::in_body_start_tag_address},
                              {start_tag(tag::optgroup), Rule::in_body_start_tag_optgroup},
                              {start_tag(tag::option), Rule::in_body_start_tag_option},
                              {start_tag(tag::p), Rule::in_body_start_tag_address},
                              {start_tag(tag::param), Rule::in_body_start_tag_param},
                              {start_tag(tag::plaintext), Rule::in_body_start_tag_plaintext},
                              {start_tag(tag::pre), Rule::in_body_start_tag_pre},
                              {start_tag(tag::rb), Rule::in_body_start_tag_rb},
                              {start_tag(tag::rp), Rule::in_body_start_tag_rp},
                              {start_tag(tag::rt), Rule::in_body_start_tag_rp},
                              {start_tag(tag::rtc), Rule::in_body_start_tag_rb},
                              {start_tag(tag::s), Rule::in_body_start_tag_b},
                              {start_tag(tag::script), Rule::in_head_start_tag_script},
                              {start_tag(tag::search), Rule::in_body_start_tag_address},
                              {start_tag(tag::section), Rule::in_body_start_tag_address},
                              {start_tag(tag::select), Rule::in_body_start_tag_select},
                              {start_tag(tag::small), Rule::in_body_start_tag_b},
                              {start_tag(tag::source), Rule::in_body_start_tag_param},
                              {start_tag(tag::strike), Rule::in_body_start_tag_b},
                              {start_tag(tag::strong), Rule::in_body_start_tag_b},
                              {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                              {start_tag(tag::summary), Rule::in_body_start_tag_address},
                              {start_tag(tag::svg), Rule::in_body_start_tag_svg},
                              {start_tag(tag::table), Rule::in_body_start_tag_table},
                              {start_tag(tag::tbody), Rule::in_body_start_tag_caption},
                              {start_tag(tag::td), Rule::in_body_start_tag_caption},
                              {start_tag(tag::template_), Rule::in_head_start_tag_template},
                              {start_tag(tag::textarea), Rule::in_body_start_tag_textarea},
                              {start_tag(tag::tfoot), Rule::in_body_start_tag_caption},
                              {start_tag(tag::th), Rule::in_body_start_tag_caption},
                              {start_tag(tag::thead), Rule::in_body_start_tag_caption},
                              {start_tag(tag::title), Rule::in_head_start_tag_title},
                              {start_tag(tag::tr), Rule::in_body_start_tag_caption},
                              {start_tag(tag::track), Rule::in_body_start_tag_param},
                              {start_tag(tag::tt), Rule::in_body_start_tag_b},
                              {start_tag(tag::u), Rule::in_body_start_tag_b},
                              {start_tag(tag::ul), Rule::in_body_start_tag_address},
                              {start_tag(tag::wbr), Rule::in_body_start_tag_area},
                              {start_tag(tag::xmp), Rule::in_body_start_tag_xmp},
                              {any_end_tag, Rule::in_body_any_other_end_tag},
                              {end_tag(tag::a), Rule::in_body_end_tag_a},
                              {end_tag(tag::address), Rule::in_body_end_tag_address},
                              {end_tag(tag::applet), Rule::in_body_end_tag_applet},
                              {end_tag(tag::article), Rule::in_body_end_tag_address},
                              {end_tag(tag::aside), Rule::in_body_end_tag_address},
                              {end_tag(tag::b), Rule::in_body_end_tag_a},
                              {end_tag(tag::big), Rule::in_body_end_tag_a},
                              {end_tag(tag::blockquote), Rule::in_body_end_tag_address},
                              {end_tag(tag::body), Rule::in_body_end_tag_body},
                              {end_tag(tag::br), Rule::in_body_end_tag_br},
                              {end_tag(tag::button), Rule::in_body_end_tag_address},
                              {end_tag(tag::center), Rule::in_body_end_tag_address},
                              {end_tag(tag::code), Rule::in_body_end_tag_a},
                              {end_tag(tag::dd), Rule::in_body_end_tag_dd},
                              {end_tag(tag::details), Rule::in_body_end_tag_address},
                              {end_tag(tag::dialog), Rule::in_body_end_tag_address},
                              {end_tag(tag::dir), Rule::in_body_end_tag_address},
                              {end_tag(tag::div), Rule::in_body_end_tag_address},
                              {end_tag(tag::dl), Rule::in_body_end_tag_address},
                              {end_tag(tag::dt), Rule::in_body_end_tag_dd},
                              {end_tag(tag::em), Rule::in_body_end_tag_a},
                              {end_tag(tag::fieldset), Rule::in_body_end_tag_address},
                              {end_tag(tag::figcaption), Rule::in_body_end_tag_address},
                              {end_tag(tag::figure), Rule::in_body_end_tag_address},
                              {end_tag(tag::font), Rule::in_body_end_tag_a},
                              {end_tag(tag::footer), Rule::in_body_end_tag_address},
                              {end_tag(tag::form), Rule::in_body_end_tag_form},
                              {end_tag(tag::h1), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h2), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h3), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h4), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h5), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h6), Rule::in_body_end_tag_h1},
                              {end_tag(tag::header), Rule::in_body_end_tag_address},
                              {end_tag(tag::hgroup), Rule::in_body_end_tag_address},
                              {end_tag(tag::html), Rule::in_body_end_tag_html},
                              {end_tag(tag::i), Rule::in_body_end_tag_a},
                              {end_tag(tag::li), Rule::in_body_end_tag_li},
                              {end_tag(tag::listing), Rule::in_body_end_tag_address},
                              {end_tag(tag::main), Rule::in_body_end_tag_address},
                              {end_tag(tag::marquee), Rule::in_body_end_tag_applet},
                              {end_tag(tag::menu), Rule::in_body_end_tag_address},
                              {end_tag(tag::nav), Rule::in_body_end_tag_address},
                              {end_tag(tag::nobr), Rule::in_body_end_tag_a},
                              {end_tag(tag::object), Rule::in_body_end_tag_applet},
                              {end_tag(tag::ol), Rule::in_body_end_tag_address},
                              {end_tag(tag::p), Rule::in_body_end_tag_p},
                              {end_tag(tag::pre), Rule::in_body_end_tag_address},
                              {end_tag(tag::s), Rule::in_body_end_tag_a},
                              {end_tag(tag::sarcasm), Rule::in_body_end_tag_sarcasm},
                              {end_tag(tag::search), Rule::in_body_end_tag_address},
                              {end_tag(tag::section), Rule::in_body_end_tag_address},
                              {end_tag(tag::small), Rule::in_body_end_tag_a},
                              {end_tag(tag::strike), Rule::in_body_end_tag_a},
                              {end_tag(tag::strong), Rule::in_body_end_tag_a},
                              {end_tag(tag::summary), Rule::in_body_end_tag_address},
                              {end_tag(tag::template_), Rule::in_head_end_tag_template},
                              {end_tag(tag::tt), Rule::in_body_end_tag_a},
                              {end_tag(tag::u), Rule::in_body_end_tag_a},
                              {end_tag(tag::ul), Rule::in_body_end_tag_address},
                          });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_body), {
                                {token_class::processing_instruction, Rule::in_body_anything_else},
                            });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_body), {
                                {token_class::processing_instruction, Rule::in_body_processing_instruction},
                            });
  }
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    fill(in(Mode::in_body), {
                                {end_tag(tag::select), Rule::in_body_end_tag_select},
                            });
  }
  fill(in(Mode::text), {
                           {token_class::null_character, Rule::text_character},
                           {token_class::whitespace, Rule::text_character},
                           {token_class::character, Rule::text_character},
                           {token_class::comment, Rule::text_anything_else},
                           {token_class::processing_instruction, Rule::text_anything_else},
                           {token_class::doctype, Rule::text_anything_else},
                           {token_class::end_of_file, Rule::text_end_of_file},
                           {any_start_tag, Rule::text_anything_else},
                           {any_end_tag, Rule::text_any_other_end_tag},
                           {end_tag(tag::script), Rule::text_end_tag_script},
                       });
  fill(in(Mode::in_table), {
                               {token_class::null_character, Rule::in_table_choose_character},
                               {token_class::whitespace, Rule::in_table_choose_character},
                               {token_class::character, Rule::in_table_choose_character},
                               {token_class::comment, Rule::in_table_comment},
                               {token_class::doctype, Rule::in_table_doctype},
                               {token_class::end_of_file, Rule::in_body_end_of_file},
                               {any_start_tag, Rule::in_table_anything_else},
                               {start_tag(tag::caption), Rule::in_table_start_tag_caption},
                               {start_tag(tag::col), Rule::in_table_start_tag_col},
                               {start_tag(tag::colgroup), Rule::in_table_start_tag_colgroup},
                               {start_tag(tag::form), Rule::in_table_start_tag_form},
                               {start_tag(tag::input), Rule::in_table_start_tag_input},
                               {start_tag(tag::script), Rule::in_head_start_tag_script},
                               {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                               {start_tag(tag::table), Rule::in_table_start_tag_table},
                               {start_tag(tag::tbody), Rule::in_table_start_tag_tbody},
                               {start_tag(tag::td), Rule::in_table_start_tag_td},
                               {start_tag(tag::template_), Rule::in_head_start_tag_template},
                               {start_tag(tag::tfoot), Rule::in_table_start_tag_tbody},
                               {start_tag(tag::th), Rule::in_table_start_tag_td},
                               {start_tag(tag::thead), Rule::in_table_start_tag_tbody},
                               {start_tag(tag::tr), Rule::in_table_start_tag_td},
                               {any_end_tag, Rule::in_table_anything_else},
                               {end_tag(tag::body), Rule::in_table_end_tag_body},
                               {end_tag(tag::caption), Rule::in_table_end_tag_body},
                               {end_tag(tag::col), Rule::in_table_end_tag_body},
                               {end_tag(tag::colgroup), Rule::in_table_end_tag_body},
                               {end_tag(tag::html), Rule::in_table_end_tag_body},
                               {end_tag(tag::table), Rule::in_table_end_tag_table},
                               {end_tag(tag::tbody), Rule::in_table_end_tag_body},
                               {end_tag(tag::td), Rule::in_table_end_tag_body},
                               {end_tag(tag::template_), Rule::in_head_end_tag_template},
                               {end_tag(tag::tfoot), Rule::in_table_end_tag_body},
                               {end_tag(tag::th), Rule::in_table_end_tag_body},
                               {end_tag(tag::thead), Rule::in_table_end_tag_body},
                               {end_tag(tag::tr), Rule::in_table_end_tag_body},
                           });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_table), {
                                 {token_class::processing_instruction, Rule::in_table_anything_else},
                             });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_table), {
                                 {token_class::processing_instruction, Rule::in_table_processing_instruction},
                             });
  }
  fill(in(Mode::in_table_text), {
                                    {token_class::null_character, Rule::in_table_text_nul},
                                    {token_class::whitespace, Rule::in_table_text_character},
                                    {token_class::character, Rule::in_table_text_character},
                                    {token_class::comment, Rule::in_table_text_anything_else},
                                    {token_class::processing_instruction, Rule::in_table_text_anything_else},
                                    {token_class::doctype, Rule::in_table_text_anything_else},
                                    {token_class::end_of_file, Rule::in_table_text_anything_else},
                                    {any_start_tag, Rule::in_table_text_anything_else},
                                    {any_end_tag, Rule::in_table_text_anything_else},
                                });
  fill(in(Mode::in_caption), {
                                 {token_class::null_character, Rule::in_body_nul},
                                 {token_class::whitespace, Rule::in_body_whitespace},
                                 {token_class::character, Rule::in_body_character},
                                 {token_class::comment, Rule::in_body_comment},
                                 {token_class::doctype, Rule::in_body_doctype},
                                 {token_class::end_of_file, Rule::in_body_end_of_file},
                                 {any_start_tag, Rule::in_body_any_other_start_tag},
                                 {start_tag(tag::a), Rule::in_body_start_tag_a},
                                 {start_tag(tag::address), Rule::in_body_start_tag_address},
                                 {start_tag(tag::applet), Rule::in_body_start_tag_applet},
                                 {start_tag(tag::area), Rule::in_body_start_tag_area},
                                 {start_tag(tag::article), Rule::in_body_start_tag_address},
                                 {start_tag(tag::aside), Rule::in_body_start_tag_address},
                                 {start_tag(tag::b), Rule::in_body_start_tag_b},
                                 {start_tag(tag::base), Rule::in_head_start_tag_base},
                                 {start_tag(tag::basefont), Rule::in_head_start_tag_base},
                                 {start_tag(tag::bgsound), Rule::in_head_start_tag_base},
                                 {start_tag(tag::big), Rule::in_body_start_tag_b},
                                 {start_tag(tag::blockquote), Rule::in_body_start_tag_address},
                                 {start_tag(tag::body), Rule::in_body_start_tag_body},
                                 {start_tag(tag::br), Rule::in_body_start_tag_area},
                                 {start_tag(tag::button), Rule::in_body_start_tag_button},
                                 {start_tag(tag::caption), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::center), Rule::in_body_start_tag_address},
                                 {start_tag(tag::code), Rule::in_body_start_tag_b},
                                 {start_tag(tag::col), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::colgroup), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::dd), Rule::in_body_start_tag_dd},
                                 {start_tag(tag::details), Rule::in_body_start_tag_address},
                                 {start_tag(tag::dialog), Rule::in_body_start_tag_address},
                                 {start_tag(tag::dir), Rule::in_body_start_tag_address},
                                 {start_tag(tag::div), Rule::in_body_start_tag_address},
                                 {start_tag(tag::dl), Rule::in_body_start_tag_address},
                                 {start_tag(tag::dt), Rule::in_body_start_tag_dd},
                                 {start_tag(tag::em), Rule::in_body_start_tag_b},
                                 {start_tag(tag::embed), Rule::in_body_start_tag_area},
                                 {start_tag(tag::fieldset), Rule::in_body_start_tag_address},
                                 {start_tag(tag::figcaption), Rule::in_body_start_tag_address},
                                 {start_tag(tag::figure), Rule::in_body_start_tag_address},
                                 {start_tag(tag::font), Rule::in_body_start_tag_b},
                                 {start_tag(tag::footer), Rule::in_body_start_tag_address},
                                 {start_tag(tag::form), Rule::in_body_start_tag_form},
                                 {start_tag(tag::frame), Rule::in_body_start_tag_caption},
                                 {start_tag(tag::frameset), Rule::in_body_start_tag_frameset},
                                 {start_tag(tag::h1), Rule::in_body_start_tag_h1},
                                 {start_tag(tag::h2), Rule::in_body_start_tag_h1},
                                 {start_tag(tag::h3), Rule::in_body_start_tag_h1},
                                 {start_tag(tag::h4), Rule::in_body_start_tag_h1},
                                 {start_tag(tag::h5), Rule::in_body_start_tag_h1},
                                 {start_tag(tag::h6), Rule::in_body_start_tag_h1},
                                 {start_tag(tag::head), Rule::in_body_start_tag_caption},
                                 {start_tag(tag::header), Rule::in_body_start_tag_address},
                                 {start_tag(tag::hgroup), Rule::in_body_start_tag_address},
                                 {start_tag(tag::hr), Rule::in_body_start_tag_hr},
                                 {start_tag(tag::html), Rule::in_body_start_tag_html},
                                 {start_tag(tag::i), Rule::in_body_start_tag_b},
                                 {start_tag(tag::iframe), Rule::in_body_start_tag_iframe},
                                 {start_tag(tag::image), Rule::in_body_start_tag_image},
                                 {start_tag(tag::img), Rule::in_body_start_tag_area},
                                 {start_tag(tag::input), Rule::in_body_start_tag_input},
                                 {start_tag(tag::keygen), Rule::in_body_start_tag_area},
                                 {start_tag(tag::li), Rule::in_body_start_tag_li},
                                 {start_tag(tag::link), Rule::in_head_start_tag_base},
                                 {start_tag(tag::listing), Rule::in_body_start_tag_pre},
                                 {start_tag(tag::main), Rule::in_body_start_tag_address},
                                 {start_tag(tag::marquee), Rule::in_body_start_tag_applet},
                                 {start_tag(tag::math), Rule::in_body_start_tag_math},
                                 {start_tag(tag::menu), Rule::in_body_start_tag_address},
                                 {start_tag(tag::meta), Rule::in_head_start_tag_meta},
                                 {start_tag(tag::nav), Rule::in_body_start_tag_address},
                                 {start_tag(tag::nobr), Rule::in_body_start_tag_nobr},
                                 {start_tag(tag::noembed), Rule::in_body_start_tag_noembed},
                                 {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                                 {start_tag(tag::noscript), Rule::in_body_choose_start_tag_noscript},
                                 {start_tag(tag::object), Rule::in_body_start_tag_applet},
                                 {start_tag(tag::ol), Rule::in_body_start_tag_address},
                                 {start_tag(tag::optgroup), Rule::in_body_start_tag_optgroup},
                                 {start_tag(tag::option), Rule::in_body_start_tag_option},
                                 {start_tag(tag::p), Rule::in_body_start_tag_address},
                                 {start_tag(tag::param), Rule::in_body_start_tag_param},
                                 {start_tag(tag::plaintext), Rule::in_body_start_tag_plaintext},
                                 {start_tag(tag::pre), Rule::in_body_start_tag_pre},
                                 {start_tag(tag::rb), Rule::in_body_start_tag_rb},
                                 {start_tag(tag::rp), Rule::in_body_start_tag_rp},
                                 {start_tag(tag::rt), Rule::in_body_start_tag_rp},
                                 {start_tag(tag::rtc), Rule::in_body_start_tag_rb},
                                 {start_tag(tag::s), Rule::in_body_start_tag_b},
                                 {start_tag(tag::script), Rule::in_head_start_tag_script},
                                 {start_tag(tag::search), Rule::in_body_start_tag_address},
                                 {start_tag(tag::section), Rule::in_body_start_tag_address},
                                 {start_tag(tag::select), Rule::in_body_start_tag_select},
                                 {start_tag(tag::small), Rule::in_body_start_tag_b},
                                 {start_tag(tag::source), Rule::in_body_start_tag_param},
                                 {start_tag(tag::strike), Rule::in_body_start_tag_b},
                                 {start_tag(tag::strong), Rule::in_body_start_tag_b},
                                 {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                                 {start_tag(tag::summary), Rule::in_body_start_tag_address},
                                 {start_tag(tag::svg), Rule::in_body_start_tag_svg},
                                 {start_tag(tag::table), Rule::in_body_start_tag_table},
                                 {start_tag(tag::tbody), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::td), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::template_), Rule::in_head_start_tag_template},
                                 {start_tag(tag::textarea), Rule::in_body_start_tag_textarea},
                                 {start_tag(tag::tfoot), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::th), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::thead), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::title), Rule::in_head_start_tag_title},
                                 {start_tag(tag::tr), Rule::in_caption_start_tag_caption},
                                 {start_tag(tag::track), Rule::in_body_start_tag_param},
                                 {start_tag(tag::tt), Rule::in_body_start_tag_b},
                                 {start_tag(tag::u), Rule::in_body_start_tag_b},
                                 {start_tag(tag::ul), Rule::in_body_start_tag_address},
                                 {start_tag(tag::wbr), Rule::in_body_start_tag_area},
                                 {start_tag(tag::xmp), Rule::in_body_start_tag_xmp},
                                 {any_end_tag, Rule::in_body_any_other_end_tag},
                                 {end_tag(tag::a), Rule::in_body_end_tag_a},
                                 {end_tag(tag::address), Rule::in_body_end_tag_address},
                                 {end_tag(tag::applet), Rule::in_body_end_tag_applet},
                                 {end_tag(tag::article), Rule::in_body_end_tag_address},
                                 {end_tag(tag::aside), Rule::in_body_end_tag_address},
                                 {end_tag(tag::b), Rule::in_body_end_tag_a},
                                 {end_tag(tag::big), Rule::in_body_end_tag_a},
                                 {end_tag(tag::blockquote), Rule::in_body_end_tag_address},
                                 {end_tag(tag::body), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::br), Rule::in_body_end_tag_br},
                                 {end_tag(tag::button), Rule::in_body_end_tag_address},
                                 {end_tag(tag::caption), Rule::in_caption_end_tag_caption},
                                 {end_tag(tag::center), Rule::in_body_end_tag_address},
                                 {end_tag(tag::code), Rule::in_body_end_tag_a},
                                 {end_tag(tag::col), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::colgroup), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::dd), Rule::in_body_end_tag_dd},
                                 {end_tag(tag::details), Rule::in_body_end_tag_address},
                                 {end_tag(tag::dialog), Rule::in_body_end_tag_address},
                                 {end_tag(tag::dir), Rule::in_body_end_tag_address},
                                 {end_tag(tag::div), Rule::in_body_end_tag_address},
                                 {end_tag(tag::dl), Rule::in_body_end_tag_address},
                                 {end_tag(tag::dt), Rule::in_body_end_tag_dd},
                                 {end_tag(tag::em), Rule::in_body_end_tag_a},
                                 {end_tag(tag::fieldset), Rule::in_body_end_tag_address},
                                 {end_tag(tag::figcaption), Rule::in_body_end_tag_address},
                                 {end_tag(tag::figure), Rule::in_body_end_tag_address},
                                 {end_tag(tag::font), Rule::in_body_end_tag_a},
                                 {end_tag(tag::footer), Rule::in_body_end_tag_address},
                                 {end_tag(tag::form), Rule::in_body_end_tag_form},
                                 {end_tag(tag::h1), Rule::in_body_end_tag_h1},
                                 {end_tag(tag::h2), Rule::in_body_end_tag_h1},
                                 {end_tag(tag::h3), Rule::in_body_end_tag_h1},
                                 {end_tag(tag::h4), Rule::in_body_end_tag_h1},
                                 {end_tag(tag::h5), Rule::in_body_end_tag_h1},
                                 {end_tag(tag::h6), Rule::in_body_end_tag_h1},
                                 {end_tag(tag::header), Rule::in_body_end_tag_address},
                                 {end_tag(tag::hgroup), Rule::in_body_end_tag_address},
                                 {end_tag(tag::html), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::i), Rule::in_body_end_tag_a},
                                 {end_tag(tag::li), Rule::in_body_end_tag_li},
                                 {end_tag(tag::listing), Rule::in_body_end_tag_address},
                                 {end_tag(tag::main), Rule::in_body_end_tag_address},
                                 {end_tag(tag::marquee), Rule::in_body_end_tag_applet},
                                 {end_tag(tag::menu), Rule::in_body_end_tag_address},
                                 {end_tag(tag::nav), Rule::in_body_end_tag_address},
                                 {end_tag(tag::nobr), Rule::in_body_end_tag_a},
                                 {end_tag(tag::object), Rule::in_body_end_tag_applet},
                                 {end_tag(tag::ol), Rule::in_body_end_tag_address},
                                 {end_tag(tag::p), Rule::in_body_end_tag_p},
                                 {end_tag(tag::pre), Rule::in_body_end_tag_address},
                                 {end_tag(tag::s), Rule::in_body_end_tag_a},
                                 {end_tag(tag::sarcasm), Rule::in_body_end_tag_sarcasm},
                                 {end_tag(tag::search), Rule::in_body_end_tag_address},
                                 {end_tag(tag::section), Rule::in_body_end_tag_address},
                                 {end_tag(tag::small), Rule::in_body_end_tag_a},
                                 {end_tag(tag::strike), Rule::in_body_end_tag_a},
                                 {end_tag(tag::strong), Rule::in_body_end_tag_a},
                                 {end_tag(tag::summary), Rule::in_body_end_tag_address},
                                 {end_tag(tag::table), Rule::in_caption_start_tag_caption},
                                 {end_tag(tag::tbody), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::td), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::template_), Rule::in_head_end_tag_template},
                                 {end_tag(tag::tfoot), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::th), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::thead), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::tr), Rule::in_caption_end_tag_body},
                                 {end_tag(tag::tt), Rule::in_body_end_tag_a},
                                 {end_tag(tag::u), Rule::in_body_end_tag_a},
                                 {end_tag(tag::ul), Rule::in_body_end_tag_address},
                             });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_caption), {
                                   {token_class::processing_instruction, Rule::in_body_anything_else},
                               });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_caption),
         {
             {token_class::processing_instruction, Rule::in_body_processing_instruction},
         });
  }
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    fill(in(Mode::in_caption), {
                                   {end_tag(tag::select), Rule::in_body_end_tag_select},
                               });
  }
  fill(in(Mode::in_column_group), {
                                      {token_class::null_character, Rule::in_column_group_anything_else},
                                      {token_class::whitespace, Rule::in_column_group_whitespace},
                                      {token_class::character, Rule::in_column_group_anything_else},
                                      {token_class::comment, Rule::in_column_group_comment},
                                      {token_class::doctype, Rule::in_column_group_doctype},
                                      {token_class::end_of_file, Rule::in_body_end_of_file},
                                      {any_start_tag, Rule::in_column_group_anything_else},
                                      {start_tag(tag::col), Rule::in_column_group_start_tag_col},
                                      {start_tag(tag::html), Rule::in_body_start_tag_html},
                                      {start_tag(tag::template_), Rule::in_head_start_tag_template},
                                      {any_end_tag, Rule::in_column_group_anything_else},
                                      {end_tag(tag::col), Rule::in_column_group_end_tag_col},
                                      {end_tag(tag::colgroup), Rule::in_column_group_end_tag_colgroup},
                                      {end_tag(tag::template_), Rule::in_head_end_tag_template},
                                  });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_column_group),
         {
             {token_class::processing_instruction, Rule::in_column_group_anything_else},
         });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_column_group),
         {
             {token_class::processing_instruction, Rule::in_column_group_processing_instruction},
         });
  }
  fill(in(Mode::in_table_body), {
                                    {token_class::null_character, Rule::in_table_choose_character},
                                    {token_class::whitespace, Rule::in_table_choose_character},
                                    {token_class::character, Rule::in_table_choose_character},
                                    {token_class::comment, Rule::in_table_comment},
                                    {token_class::doctype, Rule::in_table_doctype},
                                    {token_class::end_of_file, Rule::in_body_end_of_file},
                                    {any_start_tag, Rule::in_table_anything_else},
                                    {start_tag(tag::caption), Rule::in_table_body_start_tag_caption},
                                    {start_tag(tag::col), Rule::in_table_body_start_tag_caption},
                                    {start_tag(tag::colgroup), Rule::in_table_body_start_tag_caption},
                                    {start_tag(tag::form), Rule::in_table_start_tag_form},
                                    {start_tag(tag::input), Rule::in_table_start_tag_input},
                                    {start_tag(tag::script), Rule::in_head_start_tag_script},
                                    {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                                    {start_tag(tag::table), Rule::in_table_start_tag_table},
                                    {start_tag(tag::tbody), Rule::in_table_body_start_tag_caption},
                                    {start_tag(tag::td), Rule::in_table_body_start_tag_th},
                                    {start_tag(tag::template_), Rule::in_head_start_tag_template},
                                    {start_tag(tag::tfoot), Rule::in_table_body_start_tag_caption},
                                    {start_tag(tag::th), Rule::in_table_body_start_tag_th},
                                    {start_tag(tag::thead), Rule::in_table_body_start_tag_caption},
                                    {start_tag(tag::tr), Rule::in_table_body_start_tag_tr},
                                    {any_end_tag, Rule::in_table_anything_else},
                                    {end_tag(tag::body), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::caption), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::col), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::colgroup), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::html), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::table), Rule::in_table_body_start_tag_caption},
                                    {end_tag(tag::tbody), Rule::in_table_body_end_tag_tbody},
                                    {end_tag(tag::td), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::template_), Rule::in_head_end_tag_template},
                                    {end_tag(tag::tfoot), Rule::in_table_body_end_tag_tbody},
                                    {end_tag(tag::th), Rule::in_table_body_end_tag_body},
                                    {end_tag(tag::thead), Rule::in_table_body_end_tag_tbody},
                                    {end_tag(tag::tr), Rule::in_table_body_end_tag_body},
                                });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_table_body), {
                                      {token_class::processing_instruction, Rule::in_table_anything_else},
                                  });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_table_body),
         {
             {token_class::processing_instruction, Rule::in_table_processing_instruction},
         });
  }
  fill(in(Mode::in_row), {
                             {token_class::null_character, Rule::in_table_choose_character},
                             {token_class::whitespace, Rule::in_table_choose_character},
                             {token_class::character, Rule::in_table_choose_character},
                             {token_class::comment, Rule::in_table_comment},
                             {token_class::doctype, Rule::in_table_doctype},
                             {token_class::end_of_file, Rule::in_body_end_of_file},
                             {any_start_tag, Rule::in_table_anything_else},
                             {start_tag(tag::caption), Rule::in_row_start_tag_caption},
                             {start_tag(tag::col), Rule::in_row_start_tag_caption},
                             {start_tag(tag::colgroup), Rule::in_row_start_tag_caption},
                             {start_tag(tag::form), Rule::in_table_start_tag_form},
                             {start_tag(tag::input), Rule::in_table_start_tag_input},
                             {start_tag(tag::script), Rule::in_head_start_tag_script},
                             {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                             {start_tag(tag::table), Rule::in_table_start_tag_table},
                             {start_tag(tag::tbody), Rule::in_row_start_tag_caption},
                             {start_tag(tag::td), Rule::in_row_start_tag_th},
                             {start_tag(tag::template_), Rule::in_head_start_tag_template},
                             {start_tag(tag::tfoot), Rule::in_row_start_tag_caption},
                             {start_tag(tag::th), Rule::in_row_start_tag_th},
                             {start_tag(tag::thead), Rule::in_row_start_tag_caption},
                             {start_tag(tag::tr), Rule::in_row_start_tag_caption},
                             {any_end_tag, Rule::in_table_anything_else},
                             {end_tag(tag::body), Rule::in_row_end_tag_body},
                             {end_tag(tag::caption), Rule::in_row_end_tag_body},
                             {end_tag(tag::col), Rule::in_row_end_tag_body},
                             {end_tag(tag::colgroup), Rule::in_row_end_tag_body},
                             {end_tag(tag::html), Rule::in_row_end_tag_body},
                             {end_tag(tag::table), Rule::in_row_start_tag_caption},
                             {end_tag(tag::tbody), Rule::in_row_end_tag_tbody},
                             {end_tag(tag::td), Rule::in_row_end_tag_body},
                             {end_tag(tag::template_), Rule::in_head_end_tag_template},
                             {end_tag(tag::tfoot), Rule::in_row_end_tag_tbody},
                             {end_tag(tag::th), Rule::in_row_end_tag_body},
                             {end_tag(tag::thead), Rule::in_row_end_tag_tbody},
                             {end_tag(tag::tr), Rule::in_row_end_tag_tr},
                         });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_row), {
                               {token_class::processing_instruction, Rule::in_table_anything_else},
                           });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_row), {
                               {token_class::processing_instruction, Rule::in_table_processing_instruction},
                           });
  }
  fill(in(Mode::in_cell), {
                              {token_class::null_character, Rule::in_body_nul},
                              {token_class::whitespace, Rule::in_body_whitespace},
                              {token_class::character, Rule::in_body_character},
                              {token_class::comment, Rule::in_body_comment},
                              {token_class::doctype, Rule::in_body_doctype},
                              {token_class::end_of_file, Rule::in_body_end_of_file},
                              {any_start_tag, Rule::in_body_any_other_start_tag},
                              {start_tag(tag::a), Rule::in_body_start_tag_a},
                              {start_tag(tag::address), Rule::in_body_start_tag_address},
                              {start_tag(tag::applet), Rule::in_body_start_tag_applet},
                              {start_tag(tag::area), Rule::in_body_start_tag_area},
                              {start_tag(tag::article), Rule::in_body_start_tag_address},
                              {start_tag(tag::aside), Rule::in_body_start_tag_address},
                              {start_tag(tag::b), Rule::in_body_start_tag_b},
                              {start_tag(tag::base), Rule::in_head_start_tag_base},
                              {start_tag(tag::basefont), Rule::in_head_start_tag_base},
                              {start_tag(tag::bgsound), Rule::in_head_start_tag_base},
                              {start_tag(tag::big), Rule::in_body_start_tag_b},
                              {start_tag(tag::blockquote), Rule::in_body_start_tag_address},
                              {start_tag(tag::body), Rule::in_body_start_tag_body},
                              {start_tag(tag::br), Rule::in_body_start_tag_area},
                              {start_tag(tag::button), Rule::in_body_start_tag_button},
                              {start_tag(tag::caption), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::center), Rule::in_body_start_tag_address},
                              {start_tag(tag::code), Rule::in_body_start_tag_b},
                              {start_tag(tag::col), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::colgroup), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::dd), Rule::in_body_start_tag_dd},
                              {start_tag(tag::details), Rule::in_body_start_tag_address},
                              {start_tag(tag::dialog), Rule::in_body_start_tag_address},
                              {start_tag(tag::dir), Rule::in_body_start_tag_address},
                              {start_tag(tag::div), Rule::in_body_start_tag_address},
                              {start_tag(tag::dl), Rule::in_body_start_tag_address},
                              {start_tag(tag::dt), Rule::in_body_start_tag_dd},
                              {start_tag(tag::em), Rule::in_body_start_tag_b},
                              {start_tag(tag::embed), Rule::in_body_start_tag_area},
                              {start_tag(tag::fieldset), Rule::in_body_start_tag_address},
                              {start_tag(tag::figcaption), Rule::in_body_start_tag_address},
                              {start_tag(tag::figure), Rule::in_body_start_tag_address},
                              {start_tag(tag::font), Rule::in_body_start_tag_b},
                              {start_tag(tag::footer), Rule::in_body_start_tag_address},
                              {start_tag(tag::form), Rule::in_body_start_tag_form},
                              {start_tag(tag::frame), Rule::in_body_start_tag_caption},
                              {start_tag(tag::frameset), Rule::in_body_start_tag_frameset},
                              {start_tag(tag::h1), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h2), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h3), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h4), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h5), Rule::in_body_start_tag_h1},
                              {start_tag(tag::h6), Rule::in_body_start_tag_h1},
                              {start_tag(tag::head), Rule::in_body_start_tag_caption},
                              {start_tag(tag::header), Rule::in_body_start_tag_address},
                              {start_tag(tag::hgroup), Rule::in_body_start_tag_address},
                              {start_tag(tag::hr), Rule::in_body_start_tag_hr},
                              {start_tag(tag::html), Rule::in_body_start_tag_html},
                              {start_tag(tag::i), Rule::in_body_start_tag_b},
                              {start_tag(tag::iframe), Rule::in_body_start_tag_iframe},
                              {start_tag(tag::image), Rule::in_body_start_tag_image},
                              {start_tag(tag::img), Rule::in_body_start_tag_area},
                              {start_tag(tag::input), Rule::in_body_start_tag_input},
                              {start_tag(tag::keygen), Rule::in_body_start_tag_area},
                              {start_tag(tag::li), Rule::in_body_start_tag_li},
                              {start_tag(tag::link), Rule::in_head_start_tag_base},
                              {start_tag(tag::listing), Rule::in_body_start_tag_pre},
                              {start_tag(tag::main), Rule::in_body_start_tag_address},
                              {start_tag(tag::marquee), Rule::in_body_start_tag_applet},
                              {start_tag(tag::math), Rule::in_body_start_tag_math},
                              {start_tag(tag::menu), Rule::in_body_start_tag_address},
                              {start_tag(tag::meta), Rule::in_head_start_tag_meta},
                              {start_tag(tag::nav), Rule::in_body_start_tag_address},
                              {start_tag(tag::nobr), Rule::in_body_start_tag_nobr},
                              {start_tag(tag::noembed), Rule::in_body_start_tag_noembed},
                              {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                              {start_tag(tag::noscript), Rule::in_body_choose_start_tag_noscript},
                              {start_tag(tag::object), Rule::in_body_start_tag_applet},
                              {start_tag(tag::ol), Rule::in_body_start_tag_address},
                              {start_tag(tag::optgroup), Rule::in_body_start_tag_optgroup},
                              {start_tag(tag::option), Rule::in_body_start_tag_option},
                              {start_tag(tag::p), Rule::in_body_start_tag_address},
                              {start_tag(tag::param), Rule::in_body_start_tag_param},
                              {start_tag(tag::plaintext), Rule::in_body_start_tag_plaintext},
                              {start_tag(tag::pre), Rule::in_body_start_tag_pre},
                              {start_tag(tag::rb), Rule::in_body_start_tag_rb},
                              {start_tag(tag::rp), Rule::in_body_start_tag_rp},
                              {start_tag(tag::rt), Rule::in_body_start_tag_rp},
                              {start_tag(tag::rtc), Rule::in_body_start_tag_rb},
                              {start_tag(tag::s), Rule::in_body_start_tag_b},
                              {start_tag(tag::script), Rule::in_head_start_tag_script},
                              {start_tag(tag::search), Rule::in_body_start_tag_address},
                              {start_tag(tag::section), Rule::in_body_start_tag_address},
                              {start_tag(tag::select), Rule::in_body_start_tag_select},
                              {start_tag(tag::small), Rule::in_body_start_tag_b},
                              {start_tag(tag::source), Rule::in_body_start_tag_param},
                              {start_tag(tag::strike), Rule::in_body_start_tag_b},
                              {start_tag(tag::strong), Rule::in_body_start_tag_b},
                              {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                              {start_tag(tag::summary), Rule::in_body_start_tag_address},
                              {start_tag(tag::svg), Rule::in_body_start_tag_svg},
                              {start_tag(tag::table), Rule::in_body_start_tag_table},
                              {start_tag(tag::tbody), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::td), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::template_), Rule::in_head_start_tag_template},
                              {start_tag(tag::textarea), Rule::in_body_start_tag_textarea},
                              {start_tag(tag::tfoot), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::th), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::thead), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::title), Rule::in_head_start_tag_title},
                              {start_tag(tag::tr), Rule::in_cell_start_tag_caption},
                              {start_tag(tag::track), Rule::in_body_start_tag_param},
                              {start_tag(tag::tt), Rule::in_body_start_tag_b},
                              {start_tag(tag::u), Rule::in_body_start_tag_b},
                              {start_tag(tag::ul), Rule::in_body_start_tag_address},
                              {start_tag(tag::wbr), Rule::in_body_start_tag_area},
                              {start_tag(tag::xmp), Rule::in_body_start_tag_xmp},
                              {any_end_tag, Rule::in_body_any_other_end_tag},
                              {end_tag(tag::a), Rule::in_body_end_tag_a},
                              {end_tag(tag::address), Rule::in_body_end_tag_address},
                              {end_tag(tag::applet), Rule::in_body_end_tag_applet},
                              {end_tag(tag::article), Rule::in_body_end_tag_address},
                              {end_tag(tag::aside), Rule::in_body_end_tag_address},
                              {end_tag(tag::b), Rule::in_body_end_tag_a},
                              {end_tag(tag::big), Rule::in_body_end_tag_a},
                              {end_tag(tag::blockquote), Rule::in_body_end_tag_address},
                              {end_tag(tag::body), Rule::in_cell_end_tag_body},
                              {end_tag(tag::br), Rule::in_body_end_tag_br},
                              {end_tag(tag::button), Rule::in_body_end_tag_address},
                              {end_tag(tag::caption), Rule::in_cell_end_tag_body},
                              {end_tag(tag::center), Rule::in_body_end_tag_address},
                              {end_tag(tag::code), Rule::in_body_end_tag_a},
                              {end_tag(tag::col), Rule::in_cell_end_tag_body},
                              {end_tag(tag::colgroup), Rule::in_cell_end_tag_body},
                              {end_tag(tag::dd), Rule::in_body_end_tag_dd},
                              {end_tag(tag::details), Rule::in_body_end_tag_address},
                              {end_tag(tag::dialog), Rule::in_body_end_tag_address},
                              {end_tag(tag::dir), Rule::in_body_end_tag_address},
                              {end_tag(tag::div), Rule::in_body_end_tag_address},
                              {end_tag(tag::dl), Rule::in_body_end_tag_address},
                              {end_tag(tag::dt), Rule::in_body_end_tag_dd},
                              {end_tag(tag::em), Rule::in_body_end_tag_a},
                              {end_tag(tag::fieldset), Rule::in_body_end_tag_address},
                              {end_tag(tag::figcaption), Rule::in_body_end_tag_address},
                              {end_tag(tag::figure), Rule::in_body_end_tag_address},
                              {end_tag(tag::font), Rule::in_body_end_tag_a},
                              {end_tag(tag::footer), Rule::in_body_end_tag_address},
                              {end_tag(tag::form), Rule::in_body_end_tag_form},
                              {end_tag(tag::h1), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h2), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h3), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h4), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h5), Rule::in_body_end_tag_h1},
                              {end_tag(tag::h6), Rule::in_body_end_tag_h1},
                              {end_tag(tag::header), Rule::in_body_end_tag_address},
                              {end_tag(tag::hgroup), Rule::in_body_end_tag_address},
                              {end_tag(tag::html), Rule::in_cell_end_tag_body},
                              {end_tag(tag::i), Rule::in_body_end_tag_a},
                              {end_tag(tag::li), Rule::in_body_end_tag_li},
                              {end_tag(tag::listing), Rule::in_body_end_tag_address},
                              {end_tag(tag::main), Rule::in_body_end_tag_address},
                              {end_tag(tag::marquee), Rule::in_body_end_tag_applet},
                              {end_tag(tag::menu), Rule::in_body_end_tag_address},
                              {end_tag(tag::nav), Rule::in_body_end_tag_address},
                              {end_tag(tag::nobr), Rule::in_body_end_tag_a},
                              {end_tag(tag::object), Rule::in_body_end_tag_applet},
                              {end_tag(tag::ol), Rule::in_body_end_tag_address},
                              {end_tag(tag::p), Rule::in_body_end_tag_p},
                              {end_tag(tag::pre), Rule::in_body_end_tag_address},
                              {end_tag(tag::s), Rule::in_body_end_tag_a},
                              {end_tag(tag::sarcasm), Rule::in_body_end_tag_sarcasm},
                              {end_tag(tag::search), Rule::in_body_end_tag_address},
                              {end_tag(tag::section), Rule::in_body_end_tag_address},
                              {end_tag(tag::small), Rule::in_body_end_tag_a},
                              {end_tag(tag::strike), Rule::in_body_end_tag_a},
                              {end_tag(tag::strong), Rule::in_body_end_tag_a},
                              {end_tag(tag::summary), Rule::in_body_end_tag_address},
                              {end_tag(tag::table), Rule::in_cell_end_tag_table},
                              {end_tag(tag::tbody), Rule::in_cell_end_tag_table},
                              {end_tag(tag::td), Rule::in_cell_end_tag_td},
                              {end_tag(tag::template_), Rule::in_head_end_tag_template},
                              {end_tag(tag::tfoot), Rule::in_cell_end_tag_table},
                              {end_tag(tag::th), Rule::in_cell_end_tag_td},
                              {end_tag(tag::thead), Rule::in_cell_end_tag_table},
                              {end_tag(tag::tr), Rule::in_cell_end_tag_table},
                              {end_tag(tag::tt), Rule::in_body_end_tag_a},
                              {end_tag(tag::u), Rule::in_body_end_tag_a},
                              {end_tag(tag::ul), Rule::in_body_end_tag_address},
                          });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_cell), {
                                {token_class::processing_instruction, Rule::in_body_anything_else},
                            });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_cell), {
                                {token_class::processing_instruction, Rule::in_body_processing_instruction},
                            });
  }
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    fill(in(Mode::in_cell), {
                                {end_tag(tag::select), Rule::in_body_end_tag_select},
                            });
  }
  fill(in(Mode::in_template), {
                                  {token_class::null_character, Rule::in_body_nul},
                                  {token_class::whitespace, Rule::in_body_whitespace},
                                  {token_class::character, Rule::in_body_character},
                                  {token_class::comment, Rule::in_body_comment},
                                  {token_class::doctype, Rule::in_body_doctype},
                                  {token_class::end_of_file, Rule::in_template_end_of_file},
                                  {any_start_tag, Rule::in_template_any_other_start_tag},
                                  {start_tag(tag::base), Rule::in_head_start_tag_base},
                                  {start_tag(tag::basefont), Rule::in_head_start_tag_base},
                                  {start_tag(tag::bgsound), Rule::in_head_start_tag_base},
                                  {start_tag(tag::caption), Rule::in_template_start_tag_caption},
                                  {start_tag(tag::col), Rule::in_template_start_tag_col},
                                  {start_tag(tag::colgroup), Rule::in_template_start_tag_caption},
                                  {start_tag(tag::link), Rule::in_head_start_tag_base},
                                  {start_tag(tag::meta), Rule::in_head_start_tag_meta},
                                  {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                                  {start_tag(tag::script), Rule::in_head_start_tag_script},
                                  {start_tag(tag::style), Rule::in_head_start_tag_noframes},
                                  {start_tag(tag::tbody), Rule::in_template_start_tag_caption},
                                  {start_tag(tag::td), Rule::in_template_start_tag_td},
                                  {start_tag(tag::template_), Rule::in_head_start_tag_template},
                                  {start_tag(tag::tfoot), Rule::in_template_start_tag_caption},
                                  {start_tag(tag::th), Rule::in_template_start_tag_td},
                                  {start_tag(tag::thead), Rule::in_template_start_tag_caption},
                                  {start_tag(tag::title), Rule::in_head_start_tag_title},
                                  {start_tag(tag::tr), Rule::in_template_start_tag_tr},
                                  {any_end_tag, Rule::in_template_any_other_end_tag},
                                  {end_tag(tag::template_), Rule::in_head_end_tag_template},
                              });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_template), {
                                    {token_class::processing_instruction, Rule::in_template_anything_else},
                                });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_template),
         {
             {token_class::processing_instruction, Rule::in_body_processing_instruction},
         });
  }
  fill(in(Mode::after_body), {
                                 {token_class::null_character, Rule::after_body_anything_else},
                                 {token_class::whitespace, Rule::in_body_whitespace},
                                 {token_class::character, Rule::after_body_anything_else},
                                 {token_class::comment, Rule::after_body_comment},
                                 {token_class::doctype, Rule::after_body_doctype},
                                 {token_class::end_of_file, Rule::after_body_end_of_file},
                                 {any_start_tag, Rule::after_body_anything_else},
                                 {start_tag(tag::html), Rule::in_body_start_tag_html},
                                 {any_end_tag, Rule::after_body_anything_else},
                                 {end_tag(tag::html), Rule::after_body_end_tag_html},
                             });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::after_body), {
                                   {token_class::processing_instruction, Rule::after_body_anything_else},
                               });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::after_body),
         {
             {token_class::processing_instruction, Rule::after_body_processing_instruction},
         });
  }
  fill(in(Mode::in_frameset), {
                                  {token_class::null_character, Rule::in_frameset_anything_else},
                                  {token_class::whitespace, Rule::in_frameset_whitespace},
                                  {token_class::character, Rule::in_frameset_anything_else},
                                  {token_class::comment, Rule::in_frameset_comment},
                                  {token_class::doctype, Rule::in_frameset_doctype},
                                  {token_class::end_of_file, Rule::in_frameset_end_of_file},
                                  {any_start_tag, Rule::in_frameset_anything_else},
                                  {start_tag(tag::frame), Rule::in_frameset_start_tag_frame},
                                  {start_tag(tag::frameset), Rule::in_frameset_start_tag_frameset},
                                  {start_tag(tag::html), Rule::in_body_start_tag_html},
                                  {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                                  {any_end_tag, Rule::in_frameset_anything_else},
                                  {end_tag(tag::frameset), Rule::in_frameset_end_tag_frameset},
                              });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::in_frameset), {
                                    {token_class::processing_instruction, Rule::in_frameset_anything_else},
                                });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::in_frameset),
         {
             {token_class::processing_instruction, Rule::in_frameset_processing_instruction},
         });
  }
  fill(in(Mode::after_frameset), {
                                     {token_class::null_character, Rule::after_frameset_anything_else},
                                     {token_class::whitespace, Rule::after_frameset_whitespace},
                                     {token_class::character, Rule::after_frameset_anything_else},
                                     {token_class::comment, Rule::after_frameset_comment},
                                     {token_class::doctype, Rule::after_frameset_doctype},
                                     {token_class::end_of_file, Rule::after_frameset_end_of_file},
                                     {any_start_tag, Rule::after_frameset_anything_else},
                                     {start_tag(tag::html), Rule::in_body_start_tag_html},
                                     {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
                                     {any_end_tag, Rule::after_frameset_anything_else},
                                     {end_tag(tag::html), Rule::after_frameset_end_tag_html},
                                 });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::after_frameset),
         {
             {token_class::processing_instruction, Rule::after_frameset_anything_else},
         });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::after_frameset),
         {
             {token_class::processing_instruction, Rule::after_frameset_processing_instruction},
         });
  }
  fill(in(Mode::after_after_body), {
                                       {token_class::null_character, Rule::after_after_body_anything_else},
                                       {token_class::whitespace, Rule::in_body_whitespace},
                                       {token_class::character, Rule::after_after_body_anything_else},
                                       {token_class::comment, Rule::after_after_body_comment},
                                       {token_class::doctype, Rule::in_body_doctype},
                                       {token_class::end_of_file, Rule::after_after_body_end_of_file},
                                       {any_start_tag, Rule::after_after_body_anything_else},
                                       {start_tag(tag::html), Rule::in_body_start_tag_html},
                                       {any_end_tag, Rule::after_after_body_anything_else},
                                   });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::after_after_body),
         {
             {token_class::processing_instruction, Rule::after_after_body_anything_else},
         });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::after_after_body),
         {
             {token_class::processing_instruction, Rule::after_after_body_processing_instruction},
         });
  }
  fill(in(Mode::after_after_frameset),
       {
           {token_class::null_character, Rule::after_after_frameset_anything_else},
           {token_class::whitespace, Rule::in_body_whitespace},
           {token_class::character, Rule::after_after_frameset_anything_else},
           {token_class::comment, Rule::after_after_frameset_comment},
           {token_class::doctype, Rule::in_body_doctype},
           {token_class::end_of_file, Rule::after_after_frameset_end_of_file},
           {any_start_tag, Rule::after_after_frameset_anything_else},
           {start_tag(tag::html), Rule::in_body_start_tag_html},
           {start_tag(tag::noframes), Rule::in_head_start_tag_noframes},
           {any_end_tag, Rule::after_after_frameset_anything_else},
       });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::after_after_frameset),
         {
             {token_class::processing_instruction, Rule::after_after_frameset_anything_else},
         });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::after_after_frameset),
         {
             {token_class::processing_instruction, Rule::after_after_frameset_processing_instruction},
         });
  }
  fill(in(Mode::foreign_content), {
                                      {token_class::null_character, Rule::foreign_content_nul},
                                      {token_class::whitespace, Rule::foreign_content_whitespace},
                                      {token_class::character, Rule::foreign_content_character},
                                      {token_class::comment, Rule::foreign_content_comment},
                                      {token_class::doctype, Rule::foreign_content_doctype},
                                      {token_class::end_of_file, Rule::foreign_content_anything_else},
                                      {any_start_tag, Rule::foreign_content_any_other_start_tag},
                                      {start_tag(tag::b), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::big), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::blockquote), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::body), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::br), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::center), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::code), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::dd), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::div), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::dl), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::dt), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::em), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::embed), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::font), Rule::foreign_content_choose_start_tag_font},
                                      {start_tag(tag::h1), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::h2), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::h3), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::h4), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::h5), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::h6), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::head), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::hr), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::i), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::img), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::li), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::listing), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::menu), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::meta), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::nobr), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::ol), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::p), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::pre), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::ruby), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::s), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::small), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::span), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::strike), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::strong), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::sub), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::sup), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::table), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::tt), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::u), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::ul), Rule::foreign_content_start_tag_b},
                                      {start_tag(tag::var), Rule::foreign_content_start_tag_b},
                                      {any_end_tag, Rule::foreign_content_any_other_end_tag},
                                      {end_tag(tag::br), Rule::foreign_content_start_tag_b},
                                      {end_tag(tag::p), Rule::foreign_content_start_tag_b},
                                      {end_tag(tag::script), Rule::foreign_content_choose_end_tag_script},
                                  });
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    fill(in(Mode::foreign_content),
         {
             {token_class::processing_instruction, Rule::foreign_content_anything_else},
         });
  }
  if constexpr (edition >= Day{2026, 6, 25}) {  // [since 2026-06-25]
    fill(in(Mode::foreign_content),
         {
             {token_class::processing_instruction, Rule::foreign_content_processing_instruction},
         });
  }
  if constexpr (edition <= Day{2024, 9, 12}) {
    fill(in(Mode::in_select), {
                                  {token_class::null_character, Rule::in_select_nul},
                                  {token_class::whitespace, Rule::in_select_character},
                                  {token_class::character, Rule::in_select_character},
                                  {token_class::comment, Rule::in_select_comment},
                                  {token_class::processing_instruction, Rule::in_select_anything_else},
                                  {token_class::doctype, Rule::in_select_doctype},
                                  {token_class::end_of_file, Rule::in_body_end_of_file},
                                  {any_start_tag, Rule::in_select_anything_else},
                                  {start_tag(tag::hr), Rule::in_select_start_tag_hr},
                                  {start_tag(tag::html), Rule::in_body_start_tag_html},
                                  {start_tag(tag::input), Rule::in_select_start_tag_input},
                                  {start_tag(tag::keygen), Rule::in_select_start_tag_input},
                                  {start_tag(tag::optgroup), Rule::in_select_start_tag_optgroup},
                                  {start_tag(tag::option), Rule::in_select_start_tag_option},
                                  {start_tag(tag::script), Rule::in_head_start_tag_script},
                                  {start_tag(tag::select), Rule::in_select_start_tag_select},
                                  {start_tag(tag::template_), Rule::in_head_start_tag_template},
                                  {start_tag(tag::textarea), Rule::in_select_start_tag_input},
                                  {any_end_tag, Rule::in_select_anything_else},
                                  {end_tag(tag::optgroup), Rule::in_select_end_tag_optgroup},
                                  {end_tag(tag::option), Rule::in_select_end_tag_option},
                                  {end_tag(tag::select), Rule::in_select_end_tag_select},
                                  {end_tag(tag::template_), Rule::in_head_end_tag_template},
                              });
  }
  if constexpr (edition <= Day{2024, 9, 12}) {
    fill(in(Mode::in_select_in_table),
         {
             {token_class::null_character, Rule::in_select_nul},
             {token_class::whitespace, Rule::in_select_character},
             {token_class::character, Rule::in_select_character},
             {token_class::comment, Rule::in_select_comment},
             {token_class::processing_instruction, Rule::in_select_anything_else},
             {token_class::doctype, Rule::in_select_doctype},
             {token_class::end_of_file, Rule::in_body_end_of_file},
             {any_start_tag, Rule::in_select_anything_else},
             {start_tag(tag::caption), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::hr), Rule::in_select_start_tag_hr},
             {start_tag(tag::html), Rule::in_body_start_tag_html},
             {start_tag(tag::input), Rule::in_select_start_tag_input},
             {start_tag(tag::keygen), Rule::in_select_start_tag_input},
             {start_tag(tag::optgroup), Rule::in_select_start_tag_optgroup},
             {start_tag(tag::option), Rule::in_select_start_tag_option},
             {start_tag(tag::script), Rule::in_head_start_tag_script},
             {start_tag(tag::select), Rule::in_select_start_tag_select},
             {start_tag(tag::table), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::tbody), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::td), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::template_), Rule::in_head_start_tag_template},
             {start_tag(tag::textarea), Rule::in_select_start_tag_input},
             {start_tag(tag::tfoot), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::th), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::thead), Rule::in_select_in_table_start_tag_caption},
             {start_tag(tag::tr), Rule::in_select_in_table_start_tag_caption},
             {any_end_tag, Rule::in_select_anything_else},
             {end_tag(tag::caption), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::optgroup), Rule::in_select_end_tag_optgroup},
             {end_tag(tag::option), Rule::in_select_end_tag_option},
             {end_tag(tag::select), Rule::in_select_end_tag_select},
             {end_tag(tag::table), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::tbody), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::td), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::template_), Rule::in_head_end_tag_template},
             {end_tag(tag::tfoot), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::th), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::thead), Rule::in_select_in_table_end_tag_caption},
             {end_tag(tag::tr), Rule::in_select_in_table_end_tag_caption},
         });
  }
  return table;
}

}  // namespace lockstep::parser

#endif
