// Generated from spec/authoring/findings.tsv by the generator. Edit the table, then run scripts/generate.
// The rules that findings are about.
#ifndef LOCKSTEP_GENERATED_AUTHORING_FINDING_RULES_H
#define LOCKSTEP_GENERATED_AUTHORING_FINDING_RULES_H

#include <cstddef>
#include <cstdint>

namespace lockstep::detail::authoring {

// What a finding is about.
enum class FindingRule : std::uint16_t {
  element_not_allowed,
  element_in_wrong_place,
  element_missing,
  text_not_allowed,
  descendant_not_allowed,
  unknown_element,
  obsolete_element,
  obsolete_attribute,
  attribute_not_allowed,
  attribute_not_applicable,
  attribute_missing,
  attribute_value,
  title_missing,
  title_empty,
  base_second,
  base_too_late,
  meta_empty,
  meta_charset_second,
  meta_charset_too_late,
  meta_description_second,
  link_modulepreload_as,
  link_preload_as,
  link_alternate_stylesheet_title,
  link_imagesizes_missing,
  style_type,
  main_second,
  heading_skips_level,
  lang_differs,
  autofocus_second,
  details_second_open,
  details_nested_in_group,
  dialog_tabindex,
  id_repeated,
  reference_missing,
  aria_reference_missing,
  reference_wrong_kind,
  usemap_missing,
  map_id_differs,
  map_name_repeated,
  area_outside_map,
  img_alt_missing,
  img_ismap_outside_link,
  sizes_missing,
  sizes_without_widths,
  sizes_auto_not_lazy,
  source_never_passed,
  button_in_list_box,
  label_too_many_controls,
  label_for_other_control,
  input_name_isindex,
  input_charset_value,
  length_limits,
  select_second_selected,
  select_placeholder_missing,
  optgroup_label_missing,
  gauge_out_of_order,
  time_text,
  li_value,
  item_attribute_without_itemscope,
  itemid_without_itemtype,
  itemprop_without_value,
  itemprop_outside_item,
  script_language_type,
  script_json,
  import_map,
  speculation_rules,
  table_cells_overlap,
  table_rowspan_too_long,
  table_column_without_cells,
  table_row_without_cells,
  table_headers_not_th,
};
inline constexpr std::size_t kFindingRules = 71;

}  // namespace lockstep::detail::authoring

#endif
