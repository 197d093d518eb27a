// Generated from spec/sets.rules and the rules that use the sets, by the generator. Edit the rules, then run
// scripts/generate.
#ifndef LOCKSTEP_GENERATED_EDITION_2024_09_12_SETS_H
#define LOCKSTEP_GENERATED_EDITION_2024_09_12_SETS_H

#include <cstdint>
#include <span>

#include "lockstep/export.h"
#include "tables/known_names.h"

namespace lockstep::edition_2024_09_12 {

using lockstep::detail::kKnownTagNames;
using lockstep::detail::NameId;

// The bit of a set of element names.
enum class NameSet : std::uint8_t {};

namespace sets {
// scope base
inline constexpr NameSet scope_base{0};
// scope list item
inline constexpr NameSet scope_list_item{1};
// scope button
inline constexpr NameSet scope_button{2};
// set special
inline constexpr NameSet set_special{3};
// set special besides address, div and p
inline constexpr NameSet set_special_besides_address_div_and_p{4};
// set insertion mode deciders
inline constexpr NameSet set_insertion_mode_deciders{5};
// not in the set allowed open at the end
inline constexpr NameSet not_in_set_allowed_open_at_the_end{6};
// every HTML element
inline constexpr NameSet html_namespace{7};
// scope table
inline constexpr NameSet scope_table{8};
// set headings
inline constexpr NameSet set_headings{9};
// set table sections
inline constexpr NameSet set_table_sections{10};
// set MathML text integration points
inline constexpr NameSet set_mathml_text_integration_points{11};
// set MathML integration candidates
inline constexpr NameSet set_mathml_integration_candidates{12};
// set HTML integration points by name
inline constexpr NameSet set_html_integration_points_by_name{13};
// set formatting
inline constexpr NameSet set_formatting{14};
// set table cells
inline constexpr NameSet set_table_cells{15};
// set table context
inline constexpr NameSet set_table_context{16};
// set passed over in select scope
inline constexpr NameSet set_passed_over_in_select_scope{17};
// set table body context
inline constexpr NameSet set_table_body_context{18};
// set table row context
inline constexpr NameSet set_table_row_context{19};
// set implied end tags
inline constexpr NameSet set_implied_end_tags{20};
// set all implied end tags
inline constexpr NameSet set_all_implied_end_tags{21};
// set allowed open at the end
inline constexpr NameSet set_allowed_open_at_the_end{22};
// set foster-parent targets
inline constexpr NameSet set_foster_parent_targets{23};
// set raw text contexts
inline constexpr NameSet set_raw_text_contexts{24};
// set raw text when serialized
inline constexpr NameSet set_raw_text_when_serialized{25};
// set void elements
inline constexpr NameSet set_void_elements{26};
// set serializes as void
inline constexpr NameSet set_serializes_as_void{27};
// set shadow hosts
inline constexpr NameSet set_shadow_hosts{28};
// set reserved custom element names
inline constexpr NameSet set_reserved_custom_element_names{29};
// set listed elements
inline constexpr NameSet set_listed_elements{30};
// set form-associated elements
inline constexpr NameSet set_form_associated_elements{31};
// dd dt
inline constexpr NameSet tags_dd_dt{32};
// h1 h2 h3 h4 h5 h6
inline constexpr NameSet tags_h1_h2_h3_and_3_more{33};
// rtc ruby
inline constexpr NameSet tags_rtc_ruby{34};
// table tbody template tfoot thead tr
inline constexpr NameSet tags_table_tbody_template_and_3_more{35};
// tbody tfoot thead
inline constexpr NameSet tags_tbody_thead_tfoot{36};
// table template
inline constexpr NameSet tags_template_table{37};
// textarea title
inline constexpr NameSet tags_title_textarea{38};
// malignmark mglyph
inline constexpr NameSet tags_mglyph_malignmark{39};
// td th
inline constexpr NameSet tags_td_th{40};
// HTML elements but template
inline constexpr NameSet plain{41};
// foreign elements but MathML annotation-xml, MathML mi, MathML mn, MathML mo, MathML ms, MathML mtext, SVG
// desc, SVG foreignObject, SVG script, SVG title
inline constexpr NameSet plain_foreign{42};
}  // namespace sets

// The first sets are followed down the stack of open elements (see ElementRecord::nearest).
inline constexpr unsigned kFollowed = 8;

LOCKSTEP_EXPORT extern const std::uint64_t html_sets[kKnownTagNames];
LOCKSTEP_EXPORT std::uint64_t foreign_sets_of(Namespace element_namespace, NameId name);
// The sets that an element is in, a bit each.
inline std::uint64_t sets_of(Namespace element_namespace, NameId name) {
  if (element_namespace != Namespace::html) return foreign_sets_of(element_namespace, name);
  return name < kKnownTagNames ? html_sets[name] : 0x200000000c0;
}
// The HTML elements of a set.
LOCKSTEP_EXPORT std::span<const NameId> html_members(NameSet set);

}  // namespace lockstep::edition_2024_09_12

#endif
