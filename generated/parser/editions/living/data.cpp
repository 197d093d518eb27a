// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
#include "parser/editions/living/data.h"

#include "parser/dispatch.h"

namespace lockstep::parser {

using namespace lockstep::detail;

constexpr DispatchTable<Living::kModes> Living::dispatch_table = make_dispatch_table<Living>();

const std::uint64_t Living::html_sets[kKnownTagNames] = {
    0x2000000000c0, 0x2000000040c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c8, 0x2000000000df,
    0x2000060000d8, 0x2000080000d8, 0x2000080000d8, 0x2000000000c0, 0x2000000040c0, 0x2000060000d8,
    0x2000040000d8, 0x2000000000c0, 0x2000000000c0, 0x2000040000d8, 0x2000000040c0, 0x2000000000c0,
    0x2000080000d8, 0x2000082000b8, 0x2000060000d8, 0x2000600000dc, 0x2000000000c0, 0x2000001000ff,
    0x2000000000d8, 0x2000000000c0, 0x2000000040c0, 0x2000060000d8, 0x2000001000f8, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2001800000c0, 0x200800380098, 0x2000000000c0, 0x2000000000d8,
    0x2000000000c0, 0x2000000000c0, 0x2000000000d8, 0x2000080000c8, 0x2000000000d8, 0x200800380098,
    0x2000000040c0, 0x2000060000d8, 0x2000600000d8, 0x2000000000d8, 0x2000000000d8, 0x2000000040c0,
    0x2000080000d8, 0x2000000000d8, 0x2000040000d8, 0x2000000000f8, 0x2010080002d8, 0x2010080002d8,
    0x2010080002d8, 0x2010080002d8, 0x2010080002d8, 0x2010080002d8, 0x2000000000f8, 0x2000080000d8,
    0x2000000000d8, 0x2001860000d8, 0x2000002701bf, 0x2000000040c0, 0x2000018000d8, 0x2000000000c0,
    0x2000000000c0, 0x2000460000d8, 0x2000660000d8, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000040000d8, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x200000380098, 0x2000060000d8,
    0x2000000000d8, 0x2000080000d8, 0x2000000000c0, 0x2000000000c0, 0x2000000000df, 0x2000000000d8,
    0x2000000000c0, 0x2000060000d8, 0x2000000000c0, 0x2000000000c0, 0x2000080000d8, 0x2000000000c0,
    0x2000000040c0, 0x2000018000d8, 0x2000018000d8, 0x2000000000c0, 0x2000000000d8, 0x2000600000df,
    0x2000000000da, 0x202100380080, 0x2780380080,   0x2000600000c0, 0x200008380088, 0x2000040000d8,
    0x2000000000c0, 0x2000010000d8, 0x2000000000c0, 0x2000000000d8, 0x2000000000c0, 0x2000000000c0,
    0x200000380080, 0x200000380080, 0x200000380080, 0x204000380080, 0x2040000000c0, 0x2000000040c0,
    0x2000000000c0, 0x2000000000c0, 0x2000010000d8, 0x2000000000d8, 0x2000080000d8, 0x2003600000df,
    0x6000000c0,    0x2000000000c0, 0x2000000000c0, 0x2000000040c0, 0x2000060000d8, 0x2000000000c0,
    0x2000080000c0, 0x2000000040c0, 0x2000000040c0, 0x2000018000d8, 0x2000000000c0, 0x2000000000d8,
    0x2000000000c0, 0x2280004101ff, 0x2180007204b8, 0x3000003080bf, 0x280000701ff,  0x2400600000d8,
    0x2180007204b8, 0x3000003080bf, 0x2180007204b8, 0x2000000000c0, 0x2400000000d8, 0x2080007400b8,
    0x2000060000d8, 0x2000000040c0, 0x2000000040c0, 0x2000000000da, 0x2000000000c0, 0x2000000000c0,
    0x2000060000d8, 0x2000018000d8, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000100000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000100000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000100000c0, 0x2000100000c0, 0x2000100000c0,
    0x2000100000c0, 0x2000100000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2800000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2800000000c0, 0x2000000000c0, 0x2000100000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0,
    0x2000000000c0, 0x2000000000c0, 0x2000000000c0, 0x2000000000c0};

namespace living {

constexpr NameId members_of_scope_base[] = {
    tag::applet, tag::caption, tag::html,   tag::table,     tag::td,
    tag::th,     tag::marquee, tag::object, tag::template_, tag::select,
};
constexpr NameId members_of_scope_list_item[] = {
    tag::applet,  tag::caption, tag::html,      tag::table,  tag::td, tag::th,
    tag::marquee, tag::object,  tag::template_, tag::select, tag::ol, tag::ul,
};
constexpr NameId members_of_scope_button[] = {
    tag::applet,  tag::caption, tag::html,      tag::table,  tag::td,     tag::th,
    tag::marquee, tag::object,  tag::template_, tag::select, tag::button,
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
    tag::td,       tag::th,    tag::tbody,     tag::tfoot, tag::thead, tag::tr,       tag::caption,
    tag::colgroup, tag::table, tag::template_, tag::head,  tag::body,  tag::frameset, tag::html,
};
constexpr NameId members_of_not_in_set_allowed_open_at_the_end[] = {
    tag::dd,  tag::dt,    tag::li,    tag::optgroup, tag::option, tag::p,  tag::rb, tag::rp,   tag::rt,
    tag::rtc, tag::tbody, tag::tfoot, tag::thead,    tag::td,     tag::th, tag::tr, tag::body, tag::html,
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
constexpr NameId members_of_set_option_barriers[] = {
    tag::datalist,
    tag::hr,
    tag::option,
};
constexpr NameId members_of_set_option_ancestors[] = {
    tag::datalist, tag::hr, tag::option, tag::optgroup, tag::select,
};
constexpr NameId members_of_set_selectedcontent_ancestors[] = {
    tag::option,
    tag::select,
    tag::selectedcontent,
};
constexpr NameId members_of_set_select_parts[] = {
    tag::option,
    tag::selectedcontent,
};
constexpr NameId members_of_tags_dd_dt[] = {
    tag::dd,
    tag::dt,
};
constexpr NameId members_of_tags_h1_h2_h3_and_3_more[] = {
    tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6,
};
constexpr NameId members_of_tags_option_optgroup[] = {
    tag::optgroup,
    tag::option,
};
constexpr NameId members_of_tags_rtc_ruby[] = {
    tag::rtc,
    tag::ruby,
};
constexpr NameId members_of_tags_table_tbody_template_and_3_more[] = {
    tag::table, tag::tbody, tag::template_, tag::tfoot, tag::thead, tag::tr,
};
constexpr NameId members_of_tags_tbody_thead_tfoot[] = {
    tag::tbody,
    tag::tfoot,
    tag::thead,
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
constexpr NameId members_of_tags_td_th[] = {
    tag::td,
    tag::th,
};

}  // namespace living

std::uint64_t Living::foreign_sets_of(Namespace element_namespace, NameId name) {
  if (element_namespace == Namespace::mathml) {
    switch (name) {
      case 160:  // annotation-xml
        return 0x105f;
      case 219:  // mi
        return 0x185f;
      case 224:  // mn
        return 0x185f;
      case 225:  // mo
        return 0x185f;
      case 233:  // ms
        return 0x185f;
      case 248:  // mtext
        return 0x185f;
      default: break;
    }
  }
  if (element_namespace == Namespace::svg) {
    switch (name) {
      case 116:  // script
        return 0x40;
      case 142:  // title
        return 0x205f;
      case 166:  // desc
        return 0x205f;
      case 305:  // foreignObject
        return 0x205f;
      default: break;
    }
  }
  return 0x400000000040;
}

std::span<const NameId> Living::html_members(NameSet set) {
  switch (set) {
    case sets::scope_base: return living::members_of_scope_base;
    case sets::scope_list_item: return living::members_of_scope_list_item;
    case sets::scope_button: return living::members_of_scope_button;
    case sets::set_special: return living::members_of_set_special;
    case sets::set_special_besides_address_div_and_p:
      return living::members_of_set_special_besides_address_div_and_p;
    case sets::set_insertion_mode_deciders: return living::members_of_set_insertion_mode_deciders;
    case sets::not_in_set_allowed_open_at_the_end:
      return living::members_of_not_in_set_allowed_open_at_the_end;
    case sets::scope_table: return living::members_of_scope_table;
    case sets::set_headings: return living::members_of_set_headings;
    case sets::set_table_sections: return living::members_of_set_table_sections;
    case sets::set_formatting: return living::members_of_set_formatting;
    case sets::set_table_cells: return living::members_of_set_table_cells;
    case sets::set_table_context: return living::members_of_set_table_context;
    case sets::set_table_body_context: return living::members_of_set_table_body_context;
    case sets::set_table_row_context: return living::members_of_set_table_row_context;
    case sets::set_implied_end_tags: return living::members_of_set_implied_end_tags;
    case sets::set_all_implied_end_tags: return living::members_of_set_all_implied_end_tags;
    case sets::set_allowed_open_at_the_end: return living::members_of_set_allowed_open_at_the_end;
    case sets::set_foster_parent_targets: return living::members_of_set_foster_parent_targets;
    case sets::set_raw_text_contexts: return living::members_of_set_raw_text_contexts;
    case sets::set_raw_text_when_serialized: return living::members_of_set_raw_text_when_serialized;
    case sets::set_void_elements: return living::members_of_set_void_elements;
    case sets::set_serializes_as_void: return living::members_of_set_serializes_as_void;
    case sets::set_shadow_hosts: return living::members_of_set_shadow_hosts;
    case sets::set_reserved_custom_element_names: return living::members_of_set_reserved_custom_element_names;
    case sets::set_listed_elements: return living::members_of_set_listed_elements;
    case sets::set_form_associated_elements: return living::members_of_set_form_associated_elements;
    case sets::set_option_barriers: return living::members_of_set_option_barriers;
    case sets::set_option_ancestors: return living::members_of_set_option_ancestors;
    case sets::set_selectedcontent_ancestors: return living::members_of_set_selectedcontent_ancestors;
    case sets::set_select_parts: return living::members_of_set_select_parts;
    case sets::tags_dd_dt: return living::members_of_tags_dd_dt;
    case sets::tags_h1_h2_h3_and_3_more: return living::members_of_tags_h1_h2_h3_and_3_more;
    case sets::tags_option_optgroup: return living::members_of_tags_option_optgroup;
    case sets::tags_rtc_ruby: return living::members_of_tags_rtc_ruby;
    case sets::tags_table_tbody_template_and_3_more:
      return living::members_of_tags_table_tbody_template_and_3_more;
    case sets::tags_tbody_thead_tfoot: return living::members_of_tags_tbody_thead_tfoot;
    case sets::tags_template_table: return living::members_of_tags_template_table;
    case sets::tags_title_textarea: return living::members_of_tags_title_textarea;
    case sets::tags_mglyph_malignmark: return living::members_of_tags_mglyph_malignmark;
    case sets::tags_td_th: return living::members_of_tags_td_th;
    default: return {};
  }
}

}  // namespace lockstep::parser
