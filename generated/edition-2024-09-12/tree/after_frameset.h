// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The rules for after frameset, #parsing-main-afterframeset.
#ifndef LOCKSTEP_GENERATED_EDITION_2024_09_12_TREE_AFTER_FRAMESET_H
#define LOCKSTEP_GENERATED_EDITION_2024_09_12_TREE_AFTER_FRAMESET_H

#include "edition-2024-09-12/tree_builder.h"

namespace lockstep::edition_2024_09_12 {

// after frameset: whitespace
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_whitespace() {
  enter(Branch::after_frameset_whitespace);
  insert_the_character();
  return Outcome::done;
}

// after frameset: comment
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_comment() {
  enter(Branch::after_frameset_comment);
  insert_a_comment();
  return Outcome::done;
}

// after frameset: DOCTYPE
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_doctype() {
  enter(Branch::after_frameset_doctype);
  parse_error(TreeError::after_frameset_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// after frameset: start tag html
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_start_tag_html() {
  enter(Branch::after_frameset_start_tag_html);
  return process_using(Mode::in_body);
}

// after frameset: end tag html
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_end_tag_html() {
  enter(Branch::after_frameset_end_tag_html);
  set_insertion_mode(Mode::after_after_frameset);
  return Outcome::done;
}

// after frameset: start tag noframes
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_start_tag_noframes() {
  enter(Branch::after_frameset_start_tag_noframes);
  return process_using(Mode::in_head);
}

// after frameset: end-of-file
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_end_of_file() {
  enter(Branch::after_frameset_end_of_file);
  stop_parsing();
  return Outcome::done;
}

// after frameset: anything else
// #parsing-main-afterframeset, spec/tree/after-frameset.rules
template <class Tree, class Observer>
Outcome TreeBuilder<Tree, Observer>::after_frameset_anything_else() {
  enter(Branch::after_frameset_anything_else);
  parse_error(TreeError::after_frameset_content_not_allowed,
              [&] { return this->place_of_end(Mode::after_frameset); });
  // ignore the token
  return Outcome::done;
}

}  // namespace lockstep::edition_2024_09_12

#endif
