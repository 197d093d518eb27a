// What markdown() writes for an element, as spec/content/markdown.tsv declares it.
#ifndef LOCKSTEP_CONTENT_MARKDOWN_FORMS_H
#define LOCKSTEP_CONTENT_MARKDOWN_FORMS_H

#include <cstdint>
#include <string_view>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

enum class MarkdownForm : std::uint8_t {
  none,
  // Forms of blocks.
  heading_1,
  heading_2,
  heading_3,
  heading_4,
  heading_5,
  heading_6,
  paragraph,
  quote,
  list,
  numbered_list,
  item,
  code_block,
  thematic_break,
  table,
  caption,
  row,
  cell,
  header_cell,
  // Inline forms.
  emphasis,
  strong,
  strikethrough,
  code,
  link,
  image,
  line_break,
  checkbox,
  quotation_marks,
  embedded_content,
  raised_or_lowered_text,
};
constexpr bool is_block_form(MarkdownForm form) {
  return form >= MarkdownForm::heading_1 && form <= MarkdownForm::header_cell;
}

struct MarkdownRow {
  MarkdownForm form = MarkdownForm::none;
  NameId attribute = 0;        // an attribute that the element must have; 0: none
  std::string_view word = {};  // the required value, ignoring ASCII case; empty: any
};

// Generated: the row of an element. Its form is `none` if there is no row.
const MarkdownRow& markdown_row(Namespace element_namespace, NameId name);

}  // namespace lockstep::detail

#endif
