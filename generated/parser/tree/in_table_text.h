// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "in table text" (#parsing-main-intabletext).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_IN_TABLE_TEXT_H
#define LOCKSTEP_GENERATED_PARSER_TREE_IN_TABLE_TEXT_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// in table text: NUL
// #parsing-main-intabletext, spec/tree/in-table-text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_text_nul() {
  enter(Branch::in_table_text_nul);
  errors.add(TreeError::in_table_text_null_character);
  // ignore the token
  return Outcome::done;
}

// in table text: character
// #parsing-main-intabletext, spec/tree/in-table-text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_text_character() {
  enter(Branch::in_table_text_character);
  table_text.add_token();
  return Outcome::done;
}

// in table text: anything else
// #parsing-main-intabletext, spec/tree/in-table-text.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_text_anything_else() {
  const auto at = enter(Branch::in_table_text_anything_else);
  // if the pending table character tokens have a character that is not ASCII whitespace
  if (at(1, table_text.is_not_whitespace())) [[unlikely]] {
    errors.add(TreeError::in_table_text_outside_cell);
    table_text.for_each_run([this] { in_table_anything_else(); });
  } else {
    table_text.for_each_run([this] { insert_the_character(); });
  }
  state.return_to_original_insertion_mode();
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
