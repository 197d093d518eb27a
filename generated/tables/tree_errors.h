// Generated from spec/tables/tree-errors.tsv and error-places.tsv by the generator. Edit them, then run
// scripts/generate.
// The parse errors of tree construction: the places in the rules that raise one. Those of the newest edition
// come first, then those that only older editions have.
#ifndef LOCKSTEP_GENERATED_TABLES_TREE_ERRORS_H
#define LOCKSTEP_GENERATED_TABLES_TREE_ERRORS_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tables/known_names.h"
#include "text/error_kinds.h"

namespace lockstep::detail {

enum class TreeError : std::uint8_t {
  initial_doctype_not_standard,
  initial_missing_doctype,
  before_html_second_doctype,
  before_html_end_tag_not_open,
  before_head_misplaced_doctype,
  before_head_end_tag_not_open,
  in_head_misplaced_doctype,
  in_head_end_tag_template_not_open,
  in_head_end_tag_template_unclosed_elements,
  in_head_misplaced_tag,
  in_head_noscript_misplaced_doctype,
  in_head_noscript_misplaced_tag,
  in_head_noscript_content_not_allowed,
  after_head_misplaced_doctype,
  after_head_head_element_too_late,
  after_head_misplaced_tag,
  in_body_null_character,
  in_body_misplaced_doctype,
  in_body_second_html,
  in_body_second_body,
  in_body_start_tag_frameset,
  in_body_end_of_file_unclosed_elements,
  in_body_end_tag_body_not_open,
  in_body_end_tag_body_unclosed_elements,
  in_body_end_tag_html_not_open,
  in_body_end_tag_html_unclosed_elements,
  in_body_nested_heading,
  in_body_nested_form,
  in_body_start_tag_li_unclosed_elements,
  in_body_start_tag_dd_unclosed_elements,
  in_body_start_tag_dt_unclosed_elements,
  in_body_nested_button,
  in_body_end_tag_block_not_open,
  in_body_end_tag_block_unclosed_elements,
  in_body_end_tag_form_not_open,
  in_body_end_tag_form_unclosed_elements,
  in_body_end_tag_form_not_open_in_template,
  in_body_end_tag_form_unclosed_elements_in_template,
  in_body_end_tag_p_not_open,
  in_body_end_tag_li_not_open,
  in_body_end_tag_li_unclosed_elements,
  in_body_end_tag_dd_not_open,
  in_body_end_tag_dd_unclosed_elements,
  in_body_end_tag_heading_not_open,
  in_body_end_tag_heading_mismatched,
  in_body_nested_a,
  in_body_nested_nobr,
  in_body_end_tag_object_not_open,
  in_body_end_tag_object_unclosed_elements,
  in_body_end_tag_br,
  in_body_input_in_select_fragment,
  in_body_input_in_select,
  in_body_hr_in_option,
  in_body_start_tag_image,
  in_body_nested_select_in_fragment,
  in_body_nested_select,
  in_body_nested_option,
  in_body_nested_optgroup,
  in_body_rb_outside_ruby,
  in_body_rt_outside_ruby,
  in_body_misplaced_start_tag,
  in_body_end_tag_unclosed_elements,
  in_body_end_tag_not_open,
  text_end_of_file,
  in_table_misplaced_doctype,
  in_table_nested_table,
  in_table_end_tag_table_not_open,
  in_table_misplaced_end_tag,
  in_table_hidden_input,
  in_table_form,
  in_table_content_outside_cell,
  in_table_text_null_character,
  in_table_text_outside_cell,
  in_caption_end_tag_caption_not_open,
  in_caption_end_tag_caption_unclosed_elements,
  in_caption_table_tag_not_open,
  in_caption_table_tag_unclosed_elements,
  in_caption_misplaced_end_tag,
  in_column_group_misplaced_doctype,
  in_column_group_end_tag_colgroup_not_open,
  in_column_group_end_tag_col,
  in_column_group_content_not_allowed,
  in_table_body_cell_without_row,
  in_table_body_end_tag_not_open,
  in_table_body_table_tag_not_open,
  in_table_body_misplaced_end_tag,
  in_row_end_tag_tr_not_open,
  in_row_table_tag_not_open,
  in_row_end_tag_section_not_open,
  in_row_misplaced_end_tag,
  in_cell_end_tag_cell_not_open,
  in_cell_end_tag_cell_unclosed_elements,
  in_cell_misplaced_end_tag,
  in_cell_end_tag_table_part_not_open,
  in_template_misplaced_end_tag,
  in_template_end_of_file,
  after_body_misplaced_doctype,
  after_body_end_tag_html_in_fragment,
  after_body_content_after_body,
  in_frameset_misplaced_doctype,
  in_frameset_end_tag_frameset_not_open,
  in_frameset_end_of_file,
  in_frameset_content_not_allowed,
  after_frameset_misplaced_doctype,
  after_frameset_content_not_allowed,
  after_after_body_content_after_html,
  after_after_frameset_content_not_allowed,
  foreign_content_null_character,
  foreign_content_misplaced_doctype,
  foreign_content_html_tag,
  foreign_content_end_tag_mismatched,
  create_an_element_xmlns_mismatch,
  create_an_element_xmlns_xlink_mismatch,
  adoption_agency_element_closed,
  adoption_agency_element_out_of_scope,
  adoption_agency_misnested,
  close_a_p_element_unclosed_elements,
  close_the_cell_unclosed_elements,
  in_select_null_character,
  in_select_misplaced_doctype,
  in_select_end_tag_optgroup_not_open,
  in_select_end_tag_option_not_open,
  in_select_end_tag_select_not_open,
  in_select_nested_select,
  in_select_form_control,
  in_select_content_not_allowed,
  in_select_in_table_start_tag,
  in_select_in_table_end_tag,
};

inline constexpr std::size_t kTreeErrors = 128;

struct TreeErrorInfo {
  std::string_view name;    // "in-body-end-tag-p-not-open"
  std::string_view anchor;  // of the clause that raises the error
  std::string_view explanation;
  std::string_view message;  // the explanation with placeholders; empty if it has none
  std::string_view note;     // on the second place; empty if the error has none
};

// Empty if no edition in this build has the error. The views end with a NUL. O(text)
TreeErrorInfo tree_error_info(TreeError error);

inline constexpr TreeErrorPlaces tree_error_places[] = {
    {TreeFault::token, TreeSecond::none},                  // initial-doctype-not-standard
    {TreeFault::token, TreeSecond::none},                  // initial-missing-doctype
    {TreeFault::token, TreeSecond::first_doctype},         // before-html-second-doctype
    {TreeFault::token, TreeSecond::none},                  // before-html-end-tag-not-open
    {TreeFault::token, TreeSecond::none},                  // before-head-misplaced-doctype
    {TreeFault::token, TreeSecond::none},                  // before-head-end-tag-not-open
    {TreeFault::token, TreeSecond::none},                  // in-head-misplaced-doctype
    {TreeFault::token, TreeSecond::none},                  // in-head-end-tag-template-not-open
    {TreeFault::token, TreeSecond::current_node},          // in-head-end-tag-template-unclosed-elements
    {TreeFault::token, TreeSecond::head_element_pointer},  // in-head-misplaced-tag
    {TreeFault::token, TreeSecond::none},                  // in-head-noscript-misplaced-doctype
    {TreeFault::token, TreeSecond::current_node},          // in-head-noscript-misplaced-tag
    {TreeFault::token, TreeSecond::current_node},          // in-head-noscript-content-not-allowed
    {TreeFault::token, TreeSecond::none},                  // after-head-misplaced-doctype
    {TreeFault::token, TreeSecond::end_of_head},           // after-head-head-element-too-late
    {TreeFault::token, TreeSecond::end_of_head},           // after-head-misplaced-tag
    {TreeFault::token, TreeSecond::none},                  // in-body-null-character
    {TreeFault::token, TreeSecond::first_doctype},         // in-body-misplaced-doctype
    {TreeFault::token, TreeSecond::first_on_stack},        // in-body-second-html
    {TreeFault::token, TreeSecond::last_of, tag::body},    // in-body-second-body
    {TreeFault::token, TreeSecond::last_of, tag::body},    // in-body-start-tag-frameset
    {TreeFault::token, TreeSecond::passed},                // in-body-end-of-file-unclosed-elements
    {TreeFault::token, TreeSecond::none},                  // in-body-end-tag-body-not-open
    {TreeFault::token, TreeSecond::passed},                // in-body-end-tag-body-unclosed-elements
    {TreeFault::token, TreeSecond::none},                  // in-body-end-tag-html-not-open
    {TreeFault::token, TreeSecond::passed},                // in-body-end-tag-html-unclosed-elements
    {TreeFault::token, TreeSecond::current_node},          // in-body-nested-heading
    {TreeFault::token, TreeSecond::form_element_pointer},  // in-body-nested-form
    {TreeFault::token, TreeSecond::current_node},          // in-body-start-tag-li-unclosed-elements
    {TreeFault::token, TreeSecond::current_node},          // in-body-start-tag-dd-unclosed-elements
    {TreeFault::token, TreeSecond::current_node},          // in-body-start-tag-dt-unclosed-elements
    {TreeFault::token, TreeSecond::last_of, tag::button},  // in-body-nested-button
    {TreeFault::token, TreeSecond::last_closing},          // in-body-end-tag-block-not-open
    {TreeFault::token, TreeSecond::current_node},          // in-body-end-tag-block-unclosed-elements
    {TreeFault::token, TreeSecond::last_closing},          // in-body-end-tag-form-not-open
    {TreeFault::token, TreeSecond::current_node},          // in-body-end-tag-form-unclosed-elements
    {TreeFault::token, TreeSecond::none},                  // in-body-end-tag-form-not-open-in-template
    {TreeFault::token, TreeSecond::current_node},        // in-body-end-tag-form-unclosed-elements-in-template
    {TreeFault::token, TreeSecond::last_closing},        // in-body-end-tag-p-not-open
    {TreeFault::token, TreeSecond::last_closing},        // in-body-end-tag-li-not-open
    {TreeFault::token, TreeSecond::current_node},        // in-body-end-tag-li-unclosed-elements
    {TreeFault::token, TreeSecond::last_closing},        // in-body-end-tag-dd-not-open
    {TreeFault::token, TreeSecond::current_node},        // in-body-end-tag-dd-unclosed-elements
    {TreeFault::token, TreeSecond::last_closing},        // in-body-end-tag-heading-not-open
    {TreeFault::token, TreeSecond::current_node},        // in-body-end-tag-heading-mismatched
    {TreeFault::token, TreeSecond::passed},              // in-body-nested-a
    {TreeFault::token, TreeSecond::last_of, tag::nobr},  // in-body-nested-nobr
    {TreeFault::token, TreeSecond::last_closing},        // in-body-end-tag-object-not-open
    {TreeFault::token, TreeSecond::current_node},        // in-body-end-tag-object-unclosed-elements
    {TreeFault::token, TreeSecond::none},                // in-body-end-tag-br
    {TreeFault::token, TreeSecond::none},                // in-body-input-in-select-fragment
    {TreeFault::token, TreeSecond::last_of, tag::select},                 // in-body-input-in-select
    {TreeFault::token, TreeSecond::last_of, tag::option, tag::optgroup},  // in-body-hr-in-option
    {TreeFault::token, TreeSecond::none},                                 // in-body-start-tag-image
    {TreeFault::token, TreeSecond::none},                                 // in-body-nested-select-in-fragment
    {TreeFault::token, TreeSecond::last_of, tag::select},                 // in-body-nested-select
    {TreeFault::token, TreeSecond::last_of, tag::option},                 // in-body-nested-option
    {TreeFault::token, TreeSecond::last_of, tag::option, tag::optgroup},  // in-body-nested-optgroup
    {TreeFault::token, TreeSecond::current_node},                         // in-body-rb-outside-ruby
    {TreeFault::token, TreeSecond::current_node},                         // in-body-rt-outside-ruby
    {TreeFault::token, TreeSecond::none},                                 // in-body-misplaced-start-tag
    {TreeFault::token, TreeSecond::current_node},                         // in-body-end-tag-unclosed-elements
    {TreeFault::token, TreeSecond::last_closing},                         // in-body-end-tag-not-open
    {TreeFault::token, TreeSecond::current_node},                         // text-end-of-file
    {TreeFault::token, TreeSecond::none},                                 // in-table-misplaced-doctype
    {TreeFault::token, TreeSecond::last_of, tag::table},                  // in-table-nested-table
    {TreeFault::token, TreeSecond::last_closing},                         // in-table-end-tag-table-not-open
    {TreeFault::token, TreeSecond::last_closing},                         // in-table-misplaced-end-tag
    {TreeFault::token, TreeSecond::last_of, tag::table},                  // in-table-hidden-input
    {TreeFault::token, TreeSecond::last_of, tag::table},                  // in-table-form
    {TreeFault::token, TreeSecond::last_of, tag::table},                  // in-table-content-outside-cell
    {TreeFault::token, TreeSecond::none},                                 // in-table-text-null-character
    {TreeFault::pending_table_characters, TreeSecond::last_of, tag::table},  // in-table-text-outside-cell
    {TreeFault::token, TreeSecond::last_closing},             // in-caption-end-tag-caption-not-open
    {TreeFault::token, TreeSecond::current_node},             // in-caption-end-tag-caption-unclosed-elements
    {TreeFault::token, TreeSecond::none},                     // in-caption-table-tag-not-open
    {TreeFault::token, TreeSecond::current_node},             // in-caption-table-tag-unclosed-elements
    {TreeFault::token, TreeSecond::last_closing},             // in-caption-misplaced-end-tag
    {TreeFault::token, TreeSecond::none},                     // in-column-group-misplaced-doctype
    {TreeFault::token, TreeSecond::none},                     // in-column-group-end-tag-colgroup-not-open
    {TreeFault::token, TreeSecond::none},                     // in-column-group-end-tag-col
    {TreeFault::token, TreeSecond::current_node},             // in-column-group-content-not-allowed
    {TreeFault::token, TreeSecond::none},                     // in-table-body-cell-without-row
    {TreeFault::token, TreeSecond::last_closing},             // in-table-body-end-tag-not-open
    {TreeFault::token, TreeSecond::none},                     // in-table-body-table-tag-not-open
    {TreeFault::token, TreeSecond::last_closing},             // in-table-body-misplaced-end-tag
    {TreeFault::token, TreeSecond::last_closing},             // in-row-end-tag-tr-not-open
    {TreeFault::token, TreeSecond::none},                     // in-row-table-tag-not-open
    {TreeFault::token, TreeSecond::last_closing},             // in-row-end-tag-section-not-open
    {TreeFault::token, TreeSecond::last_closing},             // in-row-misplaced-end-tag
    {TreeFault::token, TreeSecond::last_closing},             // in-cell-end-tag-cell-not-open
    {TreeFault::token, TreeSecond::current_node},             // in-cell-end-tag-cell-unclosed-elements
    {TreeFault::token, TreeSecond::last_closing},             // in-cell-misplaced-end-tag
    {TreeFault::token, TreeSecond::last_closing},             // in-cell-end-tag-table-part-not-open
    {TreeFault::token, TreeSecond::last_closing},             // in-template-misplaced-end-tag
    {TreeFault::token, TreeSecond::last_of, tag::template_},  // in-template-end-of-file
    {TreeFault::token, TreeSecond::none},                     // after-body-misplaced-doctype
    {TreeFault::token, TreeSecond::none},                     // after-body-end-tag-html-in-fragment
    {TreeFault::token, TreeSecond::end_of_body},              // after-body-content-after-body
    {TreeFault::token, TreeSecond::none},                     // in-frameset-misplaced-doctype
    {TreeFault::token, TreeSecond::none},                     // in-frameset-end-tag-frameset-not-open
    {TreeFault::token, TreeSecond::current_node},             // in-frameset-end-of-file
    {TreeFault::token, TreeSecond::current_node},             // in-frameset-content-not-allowed
    {TreeFault::token, TreeSecond::none},                     // after-frameset-misplaced-doctype
    {TreeFault::token, TreeSecond::end_of_frameset},          // after-frameset-content-not-allowed
    {TreeFault::token, TreeSecond::end_of_html},              // after-after-body-content-after-html
    {TreeFault::token, TreeSecond::end_of_html},              // after-after-frameset-content-not-allowed
    {TreeFault::token, TreeSecond::none},                     // foreign-content-null-character
    {TreeFault::token, TreeSecond::none},                     // foreign-content-misplaced-doctype
    {TreeFault::token, TreeSecond::current_node},             // foreign-content-html-tag
    {TreeFault::token, TreeSecond::current_node},             // foreign-content-end-tag-mismatched
    {TreeFault::token, TreeSecond::none},                     // create-an-element-xmlns-mismatch
    {TreeFault::token, TreeSecond::none},                     // create-an-element-xmlns-xlink-mismatch
    {TreeFault::token, TreeSecond::passed},                   // adoption-agency-element-closed
    {TreeFault::token, TreeSecond::passed},                   // adoption-agency-element-out-of-scope
    {TreeFault::token, TreeSecond::current_node},             // adoption-agency-misnested
    {TreeFault::token, TreeSecond::current_node},             // close-a-p-element-unclosed-elements
    {TreeFault::token, TreeSecond::current_node},             // close-the-cell-unclosed-elements
    {TreeFault::token, TreeSecond::none},                     // in-select-null-character
    {TreeFault::token, TreeSecond::none},                     // in-select-misplaced-doctype
    {TreeFault::token, TreeSecond::last_closing},             // in-select-end-tag-optgroup-not-open
    {TreeFault::token, TreeSecond::last_closing},             // in-select-end-tag-option-not-open
    {TreeFault::token, TreeSecond::none},                     // in-select-end-tag-select-not-open
    {TreeFault::token, TreeSecond::last_of, tag::select},     // in-select-nested-select
    {TreeFault::token, TreeSecond::last_of, tag::select},     // in-select-form-control
    {TreeFault::token, TreeSecond::current_node},             // in-select-content-not-allowed
    {TreeFault::token, TreeSecond::last_of, tag::select},     // in-select-in-table-start-tag
    {TreeFault::token, TreeSecond::last_of, tag::select},     // in-select-in-table-end-tag
};

}  // namespace lockstep::detail

#endif
