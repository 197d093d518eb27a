// Generated from spec/sets.rules and the rules that use the sets, by the generator. Edit the rules, then run
// scripts/generate.
// The sets of element names that the rules use, as bits.
#ifndef LOCKSTEP_GENERATED_PARSER_SETS_H
#define LOCKSTEP_GENERATED_PARSER_SETS_H

#include <cstdint>
#include <initializer_list>

namespace lockstep::parser {

// Sets of element names. Which sets a name is in depends on the edition: sets_of().
enum class NameSet : std::uint8_t {
  scope_base,
  scope_list_item,
  scope_button,
  set_special,
  set_special_besides_address_div_and_p,
  set_insertion_mode_deciders,
  not_in_set_allowed_open_at_the_end,  // not in the set allowed open at the end
  html_namespace,                      // every HTML element
  scope_table,
  set_headings,
  set_table_sections,
  set_mathml_text_integration_points,
  set_mathml_integration_candidates,
  set_html_integration_points_by_name,
  set_formatting,
  set_table_cells,
  set_table_context,
  set_table_body_context,
  set_table_row_context,
  set_implied_end_tags,
  set_all_implied_end_tags,
  set_allowed_open_at_the_end,
  set_foster_parent_targets,
  set_raw_text_contexts,
  set_raw_text_when_serialized,
  set_void_elements,
  set_serializes_as_void,
  set_shadow_hosts,
  set_reserved_custom_element_names,
  set_listed_elements,
  set_form_associated_elements,
  set_option_barriers,
  set_option_ancestors,
  set_selectedcontent_ancestors,
  set_select_parts,
  tags_dd_dt,                            // dd dt
  tags_h1_h2_h3_and_3_more,              // h1 h2 h3 h4 h5 h6
  tags_option_optgroup,                  // optgroup option
  tags_rtc_ruby,                         // rtc ruby
  tags_table_tbody_template_and_3_more,  // table tbody template tfoot thead tr
  tags_tbody_thead_tfoot,                // tbody tfoot thead
  tags_template_table,                   // table template
  tags_title_textarea,                   // textarea title
  tags_mglyph_malignmark,                // malignmark mglyph
  tags_td_th,                            // td th
  plain,                                 // plain HTML elements
  plain_foreign,                         // plain foreign elements
  set_passed_over_in_select_scope,
};
inline constexpr unsigned kSets = 48;
namespace sets {
using enum NameSet;
}

// Some sets as bits.
constexpr std::uint64_t bits_of(std::initializer_list<NameSet> some) {
  std::uint64_t bits = 0;
  for (const NameSet set : some) bits |= std::uint64_t{1} << static_cast<unsigned>(set);
  return bits;
}

// The number of sets, from the first, that are tracked along the stack of open elements: see
// ElementRecord::nearest.
inline constexpr unsigned kFollowed = 8;

}  // namespace lockstep::parser

#endif
