// Generated from spec/sets.rules and the rules that use the sets, by the generator. Edit the rules, then run
// scripts/generate.
#ifndef LOCKSTEP_GENERATED_PARSER_SETS_H
#define LOCKSTEP_GENERATED_PARSER_SETS_H

#include <cstdint>

namespace lockstep::parser {

// The bit of a set of element names. Which sets a name is in depends on the edition: sets_of().
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
// set table body context
inline constexpr NameSet set_table_body_context{17};
// set table row context
inline constexpr NameSet set_table_row_context{18};
// set implied end tags
inline constexpr NameSet set_implied_end_tags{19};
// set all implied end tags
inline constexpr NameSet set_all_implied_end_tags{20};
// set allowed open at the end
inline constexpr NameSet set_allowed_open_at_the_end{21};
// set foster-parent targets
inline constexpr NameSet set_foster_parent_targets{22};
// set raw text contexts
inline constexpr NameSet set_raw_text_contexts{23};
// set raw text when serialized
inline constexpr NameSet set_raw_text_when_serialized{24};
// set void elements
inline constexpr NameSet set_void_elements{25};
// set serializes as void
inline constexpr NameSet set_serializes_as_void{26};
// set shadow hosts
inline constexpr NameSet set_shadow_hosts{27};
// set reserved custom element names
inline constexpr NameSet set_reserved_custom_element_names{28};
// set listed elements
inline constexpr NameSet set_listed_elements{29};
// set form-associated elements
inline constexpr NameSet set_form_associated_elements{30};
// set option barriers
inline constexpr NameSet set_option_barriers{31};
// set option ancestors
inline constexpr NameSet set_option_ancestors{32};
// set selectedcontent ancestors
inline constexpr NameSet set_selectedcontent_ancestors{33};
// set select parts
inline constexpr NameSet set_select_parts{34};
// dd dt
inline constexpr NameSet tags_dd_dt{35};
// h1 h2 h3 h4 h5 h6
inline constexpr NameSet tags_h1_h2_h3_and_3_more{36};
// optgroup option
inline constexpr NameSet tags_option_optgroup{37};
// rtc ruby
inline constexpr NameSet tags_rtc_ruby{38};
// table tbody template tfoot thead tr
inline constexpr NameSet tags_table_tbody_template_and_3_more{39};
// tbody tfoot thead
inline constexpr NameSet tags_tbody_thead_tfoot{40};
// table template
inline constexpr NameSet tags_template_table{41};
// textarea title
inline constexpr NameSet tags_title_textarea{42};
// malignmark mglyph
inline constexpr NameSet tags_mglyph_malignmark{43};
// td th
inline constexpr NameSet tags_td_th{44};
// plain HTML elements
inline constexpr NameSet plain{45};
// plain foreign elements
inline constexpr NameSet plain_foreign{46};
// set passed over in select scope
inline constexpr NameSet set_passed_over_in_select_scope{47};
}  // namespace sets

// The first sets are followed down the stack of open elements (see ElementRecord::nearest).
inline constexpr unsigned kFollowed = 8;

}  // namespace lockstep::parser

#endif
