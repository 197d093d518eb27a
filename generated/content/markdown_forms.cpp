// Generated from spec/content/markdown.tsv by the generator. Edit the table, then run scripts/generate.
#include "content/markdown_forms.h"

#include <initializer_list>

#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

constexpr MarkdownRow markdown_rows[] = {
    {},
    {MarkdownForm::heading_1},
    {MarkdownForm::heading_2},
    {MarkdownForm::heading_3},
    {MarkdownForm::heading_4},
    {MarkdownForm::heading_5},
    {MarkdownForm::heading_6},
    {MarkdownForm::paragraph},
    {MarkdownForm::quote},
    {MarkdownForm::list},
    {MarkdownForm::numbered_list},
    {MarkdownForm::item},
    {MarkdownForm::code_block},
    {MarkdownForm::thematic_break},
    {MarkdownForm::table},
    {MarkdownForm::caption},
    {MarkdownForm::row},
    {MarkdownForm::cell},
    {MarkdownForm::header_cell},
    {MarkdownForm::emphasis},
    {MarkdownForm::strong},
    {MarkdownForm::strikethrough},
    {MarkdownForm::code},
    {MarkdownForm::link, attr::href},
    {MarkdownForm::image},
    {MarkdownForm::line_break},
    {MarkdownForm::checkbox, attr::type, "checkbox"},
    {MarkdownForm::quotation_marks},
    {MarkdownForm::embedded_content},
    {MarkdownForm::raised_or_lowered_text},
};

// By name of the element: an index into `markdown_rows`.
struct MarkdownIndexes {
  std::uint8_t by_name[kKnownTagNames] = {};
};
constexpr MarkdownIndexes markdown_indexes = [] {
  MarkdownIndexes indexes;
  const auto set = [&indexes](std::initializer_list<NameId> names, std::uint8_t index) {
    for (const NameId name : names) indexes.by_name[name] = index;
  };
  set({tag::h1}, 1);
  set({tag::h2}, 2);
  set({tag::h3}, 3);
  set({tag::h4}, 4);
  set({tag::h5}, 5);
  set({tag::h6}, 6);
  set({tag::p}, 7);
  set({tag::blockquote}, 8);
  set({tag::dir, tag::menu, tag::ul}, 9);
  set({tag::ol}, 10);
  set({tag::li}, 11);
  set({tag::listing, tag::plaintext, tag::pre, tag::xmp}, 12);
  set({tag::hr}, 13);
  set({tag::table}, 14);
  set({tag::caption}, 15);
  set({tag::tr}, 16);
  set({tag::td}, 17);
  set({tag::th}, 18);
  set({tag::em, tag::i}, 19);
  set({tag::b, tag::strong}, 20);
  set({tag::del, tag::s, tag::strike}, 21);
  set({tag::code, tag::kbd, tag::samp, tag::tt}, 22);
  set({tag::a}, 23);
  set({tag::img}, 24);
  set({tag::br}, 25);
  set({tag::input}, 26);
  set({tag::q}, 27);
  set({tag::audio, tag::canvas, tag::embed, tag::iframe, tag::object, tag::video}, 28);
  set({tag::sub, tag::sup}, 29);
  return indexes;
}();

}  // namespace

const MarkdownRow& markdown_row(Namespace element_namespace, NameId name) {
  return markdown_rows[element_namespace == Namespace::html && name < kKnownTagNames
                           ? markdown_indexes.by_name[name]
                           : 0];
}

}  // namespace lockstep::detail
