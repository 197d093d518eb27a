// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
// The dispatch table and the sets of the snapshot of 2024-09-12.
#include "parser/editions/snapshot_1/data.h"

#include "parser/dispatch.h"

namespace lockstep::parser {

using namespace lockstep::detail;

constexpr DispatchTable<Snapshot1::kModes> Snapshot1::dispatch_table = make_dispatch_table<Snapshot1>();

namespace snapshot_1 {

constexpr NameId members_of_scope_base[] = {
    tag::applet, tag::caption, tag::html,   tag::table,     tag::td,
    tag::th,     tag::marquee, tag::object, tag::template_,
};
constexpr NameId members_of_scope_list_item[] = {
    tag::applet,  tag::caption, tag::html,      tag::table, tag::td, tag::th,
    tag::marquee, tag::object,  tag::template_, tag::ol,    tag::ul,
};
constexpr NameId members_of_scope_button[] = {
    tag::applet, tag::caption, tag::html,   tag::table,     tag::td,
    tag::th,     tag::marquee, tag::object, tag::template_, tag::button,
};
constexpr NameId members_of_set_special[] = {
    tag::address,    tag::applet,   tag::area,       tag::article,  tag::aside,   tag::base,
    tag::basefont,   tag::bgsound,  tag::blockquote, tag::body,     tag::br,      tag::button,
    tag::caption,    tag::center,   tag::col,        tag::colgroup, tag::dd,      tag::details,
    tag::dir,        tag::div,      tag::dl,         tag::dt,       tag::embed,   tag::fieldset,
    tag::figcaption, tag::figure,   tag::footer,     tag::form,     tag::frame,   tag::frameset,
    tag::head,       tag::header,   tag::hgroup,     tag::hr,       tag::html,    tag::iframe,
    tag::img,        tag::input,    tag::keygen,     tag::li,       tag::link,    tag::listing,
    tag::main,       tag::marquee,  tag::menu,       tag::meta,     tag::nav,     tag::noembed,
    tag::noframes,   tag::noscript, tag::object,     tag::ol,       tag::p,       tag::param,
    tag::plaintext,  tag::pre,      tag::script,     tag::search,   tag::section, tag::select,
    tag::source,     tag::style,    tag::summary,    tag::table,    tag::td,      tag::template_,
    tag::textarea,   tag::th,       tag::title,      tag::tr,       tag::track,   tag::ul,
    tag::wbr,        tag::xmp,      tag::h1,         tag::h2,       tag::h3,      tag::h4,
    tag::h5,         tag::h6,       tag::tbody,      tag::tfoot,    tag::thead,
};
constexpr NameId members_of_set_special_besides_address_div_and_p[] = {
    tag::applet,  tag::area,       tag::article,   tag::aside,     tag::base,       tag::basefont,
    tag::bgsound, tag::blockquote, tag::body,      tag::br,        tag::button,     tag::caption,
    tag::center,  tag::col,        tag::colgroup,  tag::dd,        tag::details,    tag::dir,
    tag::dl,      tag::dt,         tag::embed,     tag::fieldset,  tag::figcaption, tag::figure,
    tag::footer,  tag::form,       tag::frame,     tag::frameset,  tag::head,       tag::header,
    tag::hgroup,  tag::hr,         tag::html,      tag::iframe,    tag::img,        tag::input,
    tag::keygen,  tag::li,         tag::link,      tag::listing,   tag::main,       tag::marquee,
    tag::menu,    tag::meta,       tag::nav,       tag::noembed,   tag::noframes,   tag::noscript,
    tag::object,  tag::ol,         tag::param,     tag::plaintext, tag::pre,        tag::script,
    tag::search,  tag::section,    tag::select,    tag::source,    tag::style,      tag::summary,
    tag::table,   tag::td,         tag::template_, tag::textarea,  tag::th,         tag::title,
    tag::tr,      tag::track,      tag::ul,        tag::wbr,       tag::xmp,        tag::h1,
    tag::h2,      tag::h3,         tag::h4,        tag::h5,        tag::h6,         tag::tbody,
    tag::tfoot,   tag::thead,
};
constexpr NameId members_of_set_insertion_mode_deciders[] = {
    tag::td,    tag::th,        tag::tbody, tag::tfoot, tag::thead,    tag::tr,   tag::caption, tag::colgroup,
    tag::table, tag::template_, tag::head,  tag::body,  tag::frameset, tag::html, tag::select,
};
constexpr NameId members_of_scope_table[] = {
    tag::html,
    tag::table,
    tag::template_,
};
constexpr NameId members_of_set_headings[] = {
    tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6,
};
constexpr NameId members_of_set_table_sections[] = {
    tag::tbody,
    tag::tfoot,
    tag::thead,
};
constexpr NameId members_of_set_formatting[] = {
    tag::a,    tag::b, tag::big,   tag::code,   tag::em,     tag::font, tag::i,
    tag::nobr, tag::s, tag::small, tag::strike, tag::strong, tag::tt,   tag::u,
};
constexpr NameId members_of_set_table_cells[] = {
    tag::td,
    tag::th,
};
constexpr NameId members_of_set_table_context[] = {
    tag::html,
    tag::table,
    tag::template_,
};
constexpr NameId members_of_set_passed_over_in_select_scope[] = {
    tag::optgroup,
    tag::option,
};
constexpr NameId members_of_set_table_body_context[] = {
    tag::tbody, tag::tfoot, tag::thead, tag::html, tag::template_,
};
constexpr NameId members_of_set_table_row_context[] = {
    tag::html,
    tag::template_,
    tag::tr,
};
constexpr NameId members_of_set_implied_end_tags[] = {
    tag::dd, tag::dt, tag::li, tag::optgroup, tag::option, tag::p, tag::rb, tag::rp, tag::rt, tag::rtc,
};
constexpr NameId members_of_set_all_implied_end_tags[] = {
    tag::dd,    tag::dt, tag::li, tag::optgroup, tag::option,   tag::p,
    tag::rb,    tag::rp, tag::rt, tag::rtc,      tag::tbody,    tag::tfoot,
    tag::thead, tag::td, tag::th, tag::caption,  tag::colgroup, tag::tr,
};
constexpr NameId members_of_set_allowed_open_at_the_end[] = {
    tag::dd,  tag::dt,    tag::li,    tag::optgroup, tag::option, tag::p,  tag::rb, tag::rp,   tag::rt,
    tag::rtc, tag::tbody, tag::tfoot, tag::thead,    tag::td,     tag::th, tag::tr, tag::body, tag::html,
};
constexpr NameId members_of_set_foster_parent_targets[] = {
    tag::tbody, tag::tfoot, tag::thead, tag::table, tag::tr,
};
constexpr NameId members_of_set_raw_text_contexts[] = {
    tag::iframe, tag::noembed, tag::noframes, tag::style, tag::xmp,
};
constexpr NameId members_of_set_raw_text_when_serialized[] = {
    tag::iframe, tag::noembed, tag::noframes, tag::style, tag::xmp, tag::plaintext, tag::script,
};
constexpr NameId members_of_set_void_elements[] = {
    tag::area,  tag::base, tag::br,   tag::col,    tag::embed, tag::hr,  tag::img,
    tag::input, tag::link, tag::meta, tag::source, tag::track, tag::wbr,
};
constexpr NameId members_of_set_serializes_as_void[] = {
    tag::area, tag::base,     tag::br,      tag::col,   tag::embed,  tag::hr,
    tag::img,  tag::input,    tag::link,    tag::meta,  tag::source, tag::track,
    tag::wbr,  tag::basefont, tag::bgsound, tag::frame, tag::keygen, tag::param,
};
constexpr NameId members_of_set_shadow_hosts[] = {
    tag::h1,      tag::h2,    tag::h3,         tag::h4,   tag::h5,      tag::h6,
    tag::article, tag::aside, tag::blockquote, tag::body, tag::div,     tag::footer,
    tag::header,  tag::main,  tag::nav,        tag::p,    tag::section, tag::span,
};
constexpr NameId members_of_set_reserved_custom_element_names[] = {
    tag::annotation_xml, tag::color_profile,    tag::font_face,      tag::font_face_src,
    tag::font_face_uri,  tag::font_face_format, tag::font_face_name, tag::missing_glyph,
};
constexpr NameId members_of_set_listed_elements[] = {
    tag::button, tag::fieldset, tag::input, tag::object, tag::output, tag::select, tag::textarea,
};
constexpr NameId members_of_set_form_associated_elements[] = {
    tag::img, tag::button, tag::fieldset, tag::input, tag::object, tag::output, tag::select, tag::textarea,
};
constexpr NameId members_of_tags_dd_dt[] = {
    tag::dd,
    tag::dt,
};
constexpr NameId members_of_tags_rtc_ruby[] = {
    tag::rtc,
    tag::ruby,
};
constexpr NameId members_of_tags_table_tbody_template_and_3_more[] = {
    tag::table, tag::tbody, tag::template_, tag::tfoot, tag::thead, tag::tr,
};
constexpr NameId members_of_tags_template_table[] = {
    tag::table,
    tag::template_,
};
constexpr NameId members_of_tags_title_textarea[] = {
    tag::textarea,
    tag::title,
};
constexpr NameId members_of_tags_mglyph_malignmark[] = {
    tag::malignmark,
    tag::mglyph,
};
constexpr NameId members_of_plain[] = {
    tag::template_,
};
// The HTML elements of the sets.
struct Members {
  NameSet set;
  std::span<const NameId> names;
};
constexpr Members members[] = {
    {sets::scope_base, members_of_scope_base},
    {sets::scope_list_item, members_of_scope_list_item},
    {sets::scope_button, members_of_scope_button},
    {sets::set_special, members_of_set_special},
    {sets::set_special_besides_address_div_and_p, members_of_set_special_besides_address_div_and_p},
    {sets::set_insertion_mode_deciders, members_of_set_insertion_mode_deciders},
    {sets::scope_table, members_of_scope_table},
    {sets::set_headings, members_of_set_headings},
    {sets::set_table_sections, members_of_set_table_sections},
    {sets::set_formatting, members_of_set_formatting},
    {sets::set_table_cells, members_of_set_table_cells},
    {sets::set_table_context, members_of_set_table_context},
    {sets::set_passed_over_in_select_scope, members_of_set_passed_over_in_select_scope},
    {sets::set_table_body_context, members_of_set_table_body_context},
    {sets::set_table_row_context, members_of_set_table_row_context},
    {sets::set_implied_end_tags, members_of_set_implied_end_tags},
    {sets::set_all_implied_end_tags, members_of_set_all_implied_end_tags},
    {sets::set_allowed_open_at_the_end, members_of_set_allowed_open_at_the_end},
    {sets::set_foster_parent_targets, members_of_set_foster_parent_targets},
    {sets::set_raw_text_contexts, members_of_set_raw_text_contexts},
    {sets::set_raw_text_when_serialized, members_of_set_raw_text_when_serialized},
    {sets::set_void_elements, members_of_set_void_elements},
    {sets::set_serializes_as_void, members_of_set_serializes_as_void},
    {sets::set_shadow_hosts, members_of_set_shadow_hosts},
    {sets::set_reserved_custom_element_names, members_of_set_reserved_custom_element_names},
    {sets::set_listed_elements, members_of_set_listed_elements},
    {sets::set_form_associated_elements, members_of_set_form_associated_elements},
    {sets::tags_dd_dt, members_of_tags_dd_dt},
    {sets::tags_h1_h2_h3_and_3_more, members_of_set_headings},
    {sets::tags_rtc_ruby, members_of_tags_rtc_ruby},
    {sets::tags_table_tbody_template_and_3_more, members_of_tags_table_tbody_template_and_3_more},
    {sets::tags_tbody_thead_tfoot, members_of_set_table_sections},
    {sets::tags_template_table, members_of_tags_template_table},
    {sets::tags_title_textarea, members_of_tags_title_textarea},
    {sets::tags_mglyph_malignmark, members_of_tags_mglyph_malignmark},
    {sets::tags_td_th, members_of_set_table_cells},
};
constexpr auto lists = [] {
  std::array<std::span<const NameId>, kSets> found{};
  for (const Members& of : members) found[static_cast<unsigned>(of.set)] = of.names;
  return found;
}();
// For sets that contain all HTML elements except these.
constexpr Members others[] = {
    {sets::not_in_set_allowed_open_at_the_end, members_of_set_allowed_open_at_the_end},
    {sets::plain, members_of_plain},
};

}  // namespace snapshot_1

constexpr std::array<std::uint64_t, kKnownTagNames> Snapshot1::html_sets = [] {
  std::array<std::uint64_t, kKnownTagNames> bits;
  bits.fill(kOtherHtmlSets);
  for (const snapshot_1::Members& of : snapshot_1::members)
    for (const NameId name : of.names) bits[name] |= bits_of({of.set});
  for (const snapshot_1::Members& of : snapshot_1::others)
    for (const NameId name : of.names) bits[name] &= ~bits_of({of.set});
  return bits;
}();

std::uint64_t Snapshot1::foreign_sets_of(Namespace element_namespace, NameId name) {
  if (element_namespace == Namespace::mathml) {
    switch (name) {
      case tag::annotation_xml:
        return bits_of({sets::scope_base, sets::scope_list_item, sets::scope_button, sets::set_special,
                        sets::set_special_besides_address_div_and_p, sets::not_in_set_allowed_open_at_the_end,
                        sets::set_mathml_integration_candidates});
      case tag::mi:
      case tag::mn:
      case tag::mo:
      case tag::ms:
      case tag::mtext:
        return bits_of({sets::scope_base, sets::scope_list_item, sets::scope_button, sets::set_special,
                        sets::set_special_besides_address_div_and_p, sets::not_in_set_allowed_open_at_the_end,
                        sets::set_mathml_text_integration_points, sets::set_mathml_integration_candidates});
      default: break;
    }
  }
  if (element_namespace == Namespace::svg) {
    switch (name) {
      case tag::script: return bits_of({sets::not_in_set_allowed_open_at_the_end});
      case tag::title:
      case tag::desc:
      case tag::svg_foreignObject:
        return bits_of({sets::scope_base, sets::scope_list_item, sets::scope_button, sets::set_special,
                        sets::set_special_besides_address_div_and_p, sets::not_in_set_allowed_open_at_the_end,
                        sets::set_html_integration_points_by_name});
      default: break;
    }
  }
  return bits_of({sets::not_in_set_allowed_open_at_the_end, sets::plain_foreign});
}

std::span<const NameId> Snapshot1::html_members(NameSet set) {
  return snapshot_1::lists[static_cast<unsigned>(set)];
}

}  // namespace lockstep::parser
