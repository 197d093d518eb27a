// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The insertion mode "before html" (#the-before-html-insertion-mode).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_BEFORE_HTML_H
#define LOCKSTEP_GENERATED_PARSER_TREE_BEFORE_HTML_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// before html: DOCTYPE
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_doctype() {
  enter(Branch::before_html_doctype);
  errors.add(TreeError::before_html_second_doctype);
  // ignore the token
  return Outcome::done;
}

// before html: comment
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_comment() {
  enter(Branch::before_html_comment);
  insert_a_comment_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// before html: processing instruction
// #the-before-html-insertion-mode, spec/tree/before-html.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_processing_instruction() {
  enter(Branch::before_html_processing_instruction);
  insert_a_processing_instruction_at(Location{tree.document(), Tree::null()});
  return Outcome::done;
}

// before html: whitespace
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_whitespace() {
  enter(Branch::before_html_whitespace);
  // ignore the token
  return Outcome::done;
}

// before html: start tag html
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_start_tag_html() {
  enter(Branch::before_html_start_tag_html);
  Element root = a_new_element_for_in_with_intended_parent(token, Namespace::html, tree.document());
  // if the parser's sanitizer configuration is not null
  if (sanitizer.sanitizes()) {
    if constexpr (kSanitizes) {
      enter(SanitizerBranch::while_parsing_before_html_start_tag_html);
      insert_an_element_at_the_adjusted_insertion_location_given(root,
                                                                 Location{tree.document(), Tree::null()});
    }
  } else {
    if constexpr (edition < Day{2026, 8, 20}) {  // [until 2026-08-20]
      insertion.append(root, tree.document());
    } else {  // [since 2026-08-20]
      insert_an_element_at_the_adjusted_insertion_location_given(root,
                                                                 Location{tree.document(), Tree::null()});
    }
  }
  stack.push(root);
  state.set_insertion_mode(Mode::before_head);
  return Outcome::done;
}

// before html: end tag head body html br
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_end_tag_head() {
  enter(Branch::before_html_end_tag_head);
  return before_html_anything_else();
}

// before html: any other end tag
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_any_other_end_tag() {
  enter(Branch::before_html_any_other_end_tag);
  errors.add(TreeError::before_html_end_tag_not_open);
  // ignore the token
  return Outcome::done;
}

// before html: anything else
// #the-before-html-insertion-mode, spec/tree/before-html.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::before_html_anything_else() {
  enter(Branch::before_html_anything_else);
  Element root = insertion.create_element(Namespace::html, start_tag_without_attributes(tag::html));
  // if the parser's sanitizer configuration is not null
  if (sanitizer.sanitizes()) {
    if constexpr (kSanitizes) {
      enter(SanitizerBranch::while_parsing_before_html_anything_else);
      insert_an_element_at_the_adjusted_insertion_location_given(root,
                                                                 Location{tree.document(), Tree::null()});
    }
  } else {
    insertion.append(root, tree.document());
  }
  stack.push(root);
  state.set_insertion_mode(Mode::before_head);
  return Outcome::reprocess;
}

}  // namespace lockstep::parser

#endif
