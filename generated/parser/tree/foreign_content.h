// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The rules for tokens in foreign content (#parsing-main-inforeign).
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_FOREIGN_CONTENT_H
#define LOCKSTEP_GENERATED_PARSER_TREE_FOREIGN_CONTENT_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// foreign content: NUL
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_nul() {
  enter(Branch::foreign_content_nul);
  errors.add(TreeError::foreign_content_null_character);
  insert_u_fffd();
  return Outcome::done;
}

// foreign content: whitespace
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_whitespace() {
  enter(Branch::foreign_content_whitespace);
  insert_the_character();
  return Outcome::done;
}

// foreign content: character
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_character() {
  enter(Branch::foreign_content_character);
  insert_the_character();
  state.set_frameset_ok(false);
  return Outcome::done;
}

// foreign content: comment
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_comment() {
  enter(Branch::foreign_content_comment);
  insert_a_comment();
  return Outcome::done;
}

// foreign content: processing instruction
// #parsing-main-inforeign, spec/tree/foreign-content.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_processing_instruction() {
  enter(Branch::foreign_content_processing_instruction);
  insert_a_processing_instruction();
  return Outcome::done;
}

// foreign content: DOCTYPE
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_doctype() {
  enter(Branch::foreign_content_doctype);
  errors.add(TreeError::foreign_content_misplaced_doctype);
  // ignore the token
  return Outcome::done;
}

// foreign content: start tag b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 …
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_start_tag_b() {
  const auto at = enter(Branch::foreign_content_start_tag_b);
  errors.add(TreeError::foreign_content_html_tag);
  // while the current node is not a MathML text integration point, and the current node is not an HTML
  // integration point, and the current node is not in the HTML namespace
  while (at(1, at.part(0, !nodes.is_in_set(stack.current(), sets::set_mathml_text_integration_points)) &&
                   at.part(1, !is_an_html_integration_point(stack.current())) &&
                   at.part(2, !nodes.is_in_namespace(stack.current(), Namespace::html))))
    stack.pop();
  return process_using(state.insertion_mode());
}

// foreign content: start tag font when the token has an attribute named color, or the token has an …
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_start_tag_font() {
  enter(Branch::foreign_content_start_tag_font);
  return foreign_content_start_tag_b();
}

// foreign content: any other start tag
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_any_other_start_tag() {
  const auto at = enter(Branch::foreign_content_any_other_start_tag);
  // if the adjusted current node is in the MathML namespace
  if (at(1, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::mathml)))
    adjust_mathml_attributes_for_the_token();
  // if the adjusted current node is in the SVG namespace
  if (at(2, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::svg)))
    token.rename(adjusted_svg_tag(token.name));
  // if the adjusted current node is in the SVG namespace
  if (at(3, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::svg)))
    adjust_svg_attributes_for_the_token();
  adjust_foreign_attributes_for_the_token();
  insert_a_foreign_element_for_in(token, the_adjusted_current_node()->element_namespace);
  // if the token's self-closing flag is set
  if (at(4, token.self_closing)) {
    // if the token's tag name is script, and the current node is in the SVG namespace
    if (at(5, at.part(0, token.name == tag::script) &&
                  at.part(1, nodes.is_in_namespace(stack.current(), Namespace::svg)))) {
      token.self_closing_acknowledged = true;
      return foreign_content_end_tag_script();
    } else {
      stack.pop();
      token.self_closing_acknowledged = true;
    }
  }
  return Outcome::done;
}

// foreign content: end tag script when the current node is an SVG script element
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_end_tag_script() {
  enter(Branch::foreign_content_end_tag_script);
  Element script = stack.current();
  stack.pop();
  scripts.run_after_this_token(EndedScript::svg, script);
  return Outcome::done;
}

// foreign content: any other end tag
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_any_other_end_tag() {
  const auto at = enter(Branch::foreign_content_any_other_end_tag);
  Element node = stack.current();
  at.element("node", node);
  // if the lowercase tag name of node is not the token's tag name
  if (at(1, node->token_name != token.name)) [[unlikely]]
    errors.add(TreeError::foreign_content_end_tag_mismatched);
  // if node is the first element on the stack of open elements
  if (at(2, node == stack.first())) return Outcome::done;
  node = stack.lower(stack.bottommost_foreign(token.name), stack.bottommost(sets::html_namespace));
  at.element("node", node);
  // if node is in the HTML namespace
  if (at(3, nodes.is_in_namespace(node, Namespace::html))) {
    return process_using(state.insertion_mode());
  } else {
    stack.pop_through(node);
  }
  return Outcome::done;
}

// foreign content: anything else
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_anything_else() {
  enter(Branch::foreign_content_anything_else);
  return unreachable();
}

}  // namespace lockstep::parser

#endif
