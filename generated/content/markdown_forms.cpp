// Generated from spec/content/markdown.tsv by the generator. Edit the table, then run scripts/generate.
#include "content/markdown_forms.h"

#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

constexpr MarkdownRow markdown_rows[] = {
    {},
    {MarkdownForm::heading_1, 0, ""},
    {MarkdownForm::heading_2, 0, ""},
    {MarkdownForm::heading_3, 0, ""},
    {MarkdownForm::heading_4, 0, ""},
    {MarkdownForm::heading_5, 0, ""},
    {MarkdownForm::heading_6, 0, ""},
    {MarkdownForm::paragraph, 0, ""},
    {MarkdownForm::quote, 0, ""},
    {MarkdownForm::list, 0, ""},
    {MarkdownForm::list, 0, ""},
    {MarkdownForm::list, 0, ""},
    {MarkdownForm::numbered_list, 0, ""},
    {MarkdownForm::item, 0, ""},
    {MarkdownForm::code_block, 0, ""},
    {MarkdownForm::code_block, 0, ""},
    {MarkdownForm::code_block, 0, ""},
    {MarkdownForm::code_block, 0, ""},
    {MarkdownForm::thematic_break, 0, ""},
    {MarkdownForm::table, 0, ""},
    {MarkdownForm::caption, 0, ""},
    {MarkdownForm::row, 0, ""},
    {MarkdownForm::cell, 0, ""},
    {MarkdownForm::header_cell, 0, ""},
    {MarkdownForm::emphasis, 0, ""},
    {MarkdownForm::emphasis, 0, ""},
    {MarkdownForm::strong, 0, ""},
    {MarkdownForm::strong, 0, ""},
    {MarkdownForm::strikethrough, 0, ""},
    {MarkdownForm::strikethrough, 0, ""},
    {MarkdownForm::strikethrough, 0, ""},
    {MarkdownForm::code, 0, ""},
    {MarkdownForm::code, 0, ""},
    {MarkdownForm::code, 0, ""},
    {MarkdownForm::code, 0, ""},
    {MarkdownForm::link, attr::href, ""},
    {MarkdownForm::image, 0, ""},
    {MarkdownForm::line_break, 0, ""},
    {MarkdownForm::checkbox, attr::type, "checkbox"},
    {MarkdownForm::quotation_marks, 0, ""},
    {MarkdownForm::embedded_content, 0, ""},
    {MarkdownForm::embedded_content, 0, ""},
    {MarkdownForm::embedded_content, 0, ""},
    {MarkdownForm::embedded_content, 0, ""},
    {MarkdownForm::embedded_content, 0, ""},
    {MarkdownForm::embedded_content, 0, ""},
    {MarkdownForm::raised_or_lowered_text, 0, ""},
    {MarkdownForm::raised_or_lowered_text, 0, ""},
};

// By name of the element: an index into `markdown_rows`.
struct MarkdownIndexes {
  std::uint8_t by_name[kKnownTagNames] = {};
};
constexpr MarkdownIndexes markdown_indexes = [] {
  MarkdownIndexes found;
  found.by_name[tag::h1] = 1;
  found.by_name[tag::h2] = 2;
  found.by_name[tag::h3] = 3;
  found.by_name[tag::h4] = 4;
  found.by_name[tag::h5] = 5;
  found.by_name[tag::h6] = 6;
  found.by_name[tag::p] = 7;
  found.by_name[tag::blockquote] = 8;
  found.by_name[tag::dir] = 9;
  found.by_name[tag::menu] = 10;
  found.by_name[tag::ul] = 11;
  found.by_name[tag::ol] = 12;
  found.by_name[tag::li] = 13;
  found.by_name[tag::listing] = 14;
  found.by_name[tag::plaintext] = 15;
  found.by_name[tag::pre] = 16;
  found.by_name[tag::xmp] = 17;
  found.by_name[tag::hr] = 18;
  found.by_name[tag::table] = 19;
  found.by_name[tag::caption] = 20;
  found.by_name[tag::tr] = 21;
  found.by_name[tag::td] = 22;
  found.by_name[tag::th] = 23;
  found.by_name[tag::em] = 24;
  found.by_name[tag::i] = 25;
  found.by_name[tag::b] = 26;
  found.by_name[tag::strong] = 27;
  found.by_name[tag::del] = 28;
  found.by_name[tag::s] = 29;
  found.by_name[tag::strike] = 30;
  found.by_name[tag::code] = 31;
  found.by_name[tag::kbd] = 32;
  found.by_name[tag::samp] = 33;
  found.by_name[tag::tt] = 34;
  found.by_name[tag::a] = 35;
  found.by_name[tag::img] = 36;
  found.by_name[tag::br] = 37;
  found.by_name[tag::input] = 38;
  found.by_name[tag::q] = 39;
  found.by_name[tag::audio] = 40;
  found.by_name[tag::canvas] = 41;
  found.by_name[tag::embed] = 42;
  found.by_name[tag::iframe] = 43;
  found.by_name[tag::object] = 44;
  found.by_name[tag::video] = 45;
  found.by_name[tag::sub] = 46;
  found.by_name[tag::sup] = 47;
  return found;
}();

}  // namespace

const MarkdownRow& markdown_row(Namespace element_namespace, NameId name) {
  return markdown_rows[element_namespace == Namespace::html && name < kKnownTagNames
                           ? markdown_indexes.by_name[name]
                           : 0];
}

}  // namespace lockstep::detail
