// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The feedback of tree construction to the tokenizer, for a token stream without a tree. See
// runtime/src/tree/feedback.h for the statements.
#ifndef LOCKSTEP_GENERATED_PARSER_FEEDBACK_H
#define LOCKSTEP_GENERATED_PARSER_FEEDBACK_H

#include <array>
#include <initializer_list>

#include "parser/branches.h"
#include "parser/rules.h"
#include "parser/sets.h"
#include "parser/states.h"
#include "edition/day.h"
#include "tables/known_names.h"
#include "tree/feedback.h"

namespace lockstep::parser {

using namespace lockstep::detail;  // the runtime's operations and tables

// What a start tag in HTML content does: derived from the rows of "in body" and of the modes whose rules it
// uses.
inline constexpr auto tag_feedback = [] {
  std::array<TagFeedback<State>, kTagClasses> table;
  const auto set = [&table](std::initializer_list<NameId> names, const TagFeedback<State>& feedback) {
    for (const NameId name : names) table[name] = feedback;
  };
  table.fill({.opens = Namespace::html});  // all others
  set({tag::address, tag::article, tag::aside,  tag::blockquote, tag::center, tag::dd,       tag::details,
       tag::dialog,  tag::dir,     tag::div,    tag::dl,         tag::dt,     tag::fieldset, tag::figcaption,
       tag::figure,  tag::footer,  tag::form,   tag::h1,         tag::h2,     tag::h3,       tag::h4,
       tag::h5,      tag::h6,      tag::header, tag::hgroup,     tag::li,     tag::listing,  tag::main,
       tag::menu,    tag::nav,     tag::ol,     tag::p,          tag::pre,    tag::search,   tag::section,
       tag::summary, tag::table,   tag::ul},
      {.opens = Namespace::html, .closes_p = true});
  set({tag::area, tag::base, tag::basefont, tag::bgsound, tag::br, tag::col, tag::embed, tag::frame,
       tag::image, tag::img, tag::input, tag::keygen, tag::link, tag::meta, tag::param, tag::source,
       tag::track, tag::wbr},
      {.acknowledged = true});
  set({tag::body, tag::caption, tag::colgroup, tag::head, tag::html, tag::tbody, tag::td, tag::tfoot, tag::th,
       tag::thead, tag::tr},
      {});
  set({tag::hr}, {.acknowledged = true, .closes_p = true});
  set({tag::iframe, tag::noembed, tag::noframes, tag::style}, {.state = State::rawtext});
  set({tag::math}, {.opens = Namespace::mathml});
  set({tag::noscript}, {.state = State::rawtext, .unless_disabled = true, .opens = Namespace::html});
  set({tag::plaintext}, {.state = State::plaintext, .closes_p = true});
  set({tag::script}, {.state = State::script_data});
  set({tag::svg}, {.opens = Namespace::svg});
  set({tag::textarea, tag::title}, {.state = State::rcdata});
  set({tag::xmp}, {.state = State::rawtext, .closes_p = true});
  return table;
}();

template <class EditionData>
struct FeedbackRules {
  using State = parser::State;
  using Mode = parser::Mode;
  using NameSet = parser::NameSet;
  static constexpr NameSet special = sets::set_special;
  static constexpr NameSet formatting = sets::set_formatting;
  static constexpr NameSet table_parts = sets::set_insertion_mode_deciders;
  static constexpr NameSet scope = sets::scope_base;
  static constexpr NameSet button_scope = sets::scope_button;
  static constexpr NameSet table_scope = sets::scope_table;
  static std::uint64_t sets_of(Namespace element_namespace, NameId name) {
    return EditionData::sets_of(element_namespace, name);
  }
  static const TagFeedback<State>& feedback_of(NameId name) { return tag_feedback[tag_class(name)]; }
  static unsigned tag_token_class(bool is_start_tag, NameId name) {
    return (is_start_tag ? token_class::start_tag : token_class::end_tag) + tag_class(name);
  }
};

// The dispatcher and the rules for tags in foreign content, which use only the names of elements.
template <class EditionData>
class ForeignContent {
  static constexpr Day edition = EditionData::day;

 public:
  using Edition = FeedbackRules<EditionData>;
  using Element = const OpenName*;

  ForeignContent(NameTable& tag_names, std::span<const OpenForeignElement> open) : stack(tag_names, open) {}

  // The parts, in runtime/src/tree/feedback.h.
  StreamToken<Edition> token;
  NameStack<Edition> stack;
  [[no_unique_address]] NamelessState<Edition> state;
  [[no_unique_address]] NamedElements<Edition> nodes;
  [[no_unique_address]] IgnoredErrors errors;
  [[no_unique_address]] IgnoredScripts scripts;

  // Processes the current token, a tag, using the rules for foreign content. Returns Outcome::reprocess if
  // they leave the token to the insertion mode.
  [[gnu::cold, gnu::noinline]] Outcome process_in_foreign_content() {
    switch (EditionData::dispatch(Mode::foreign_content, token.token_class)) {
      case Rule::foreign_content_any_other_start_tag: return foreign_content_any_other_start_tag();
      case Rule::foreign_content_start_tag_b: return foreign_content_start_tag_b();
      case Rule::foreign_content_choose_start_tag_font: return foreign_content_choose_start_tag_font();
      case Rule::foreign_content_any_other_end_tag: return foreign_content_any_other_end_tag();
      case Rule::foreign_content_choose_end_tag_script: return foreign_content_choose_end_tag_script();
      default: return Outcome::done;
    }
  }
  UnwatchedRule enter(Branch) const { return {}; }
  void insert_a_foreign_element_for_in(const TreeToken& tag, Namespace element_namespace) {
    stack.push_foreign(tag, element_namespace);
  }
  Outcome process_using(Mode) { return Outcome::reprocess; }

  // the rules for HTML content apply
  // #tree-construction-dispatcher, spec/tree/dispatcher.rules
  bool the_rules_for_html_content_apply() {
    const auto at = enter(Branch::the_rules_for_html_content_apply);
    // if the stack of open elements is empty
    if (at(1, stack.empty())) return true;
    // if the adjusted current node is in the HTML namespace
    if (at(2, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::html))) [[likely]]
      return true;
    // if the adjusted current node is a MathML text integration point, and the token is a start tag not named
    // mglyph malignmark
    if (at(3, at.part(0, nodes.is_in_set(the_adjusted_current_node(),
                                         sets::set_mathml_text_integration_points)) &&
                  at.part(1, token.kind == TokenKind::start_tag &&
                                 !token.is_named(sets::tags_mglyph_malignmark))))
      return true;
    // if the adjusted current node is a MathML text integration point, and the token is a character
    if (at(4, at.part(0, nodes.is_in_set(the_adjusted_current_node(),
                                         sets::set_mathml_text_integration_points)) &&
                  at.part(1, token.is_character())))
      return true;
    // if the adjusted current node is a MathML annotation-xml element, and the token is a start tag named svg
    if (at(5, at.part(0, nodes.is_element_of(Namespace::mathml, the_adjusted_current_node(),
                                             tag::annotation_xml)) &&
                  at.part(1, token.kind == TokenKind::start_tag && token.name == tag::svg)))
      return true;
    // if the adjusted current node is an HTML integration point, and the token is a start tag
    if (at(6, at.part(0, is_an_html_integration_point(the_adjusted_current_node())) &&
                  at.part(1, token.kind == TokenKind::start_tag)))
      return true;
    // if the adjusted current node is an HTML integration point, and the token is a character
    if (at(7, at.part(0, is_an_html_integration_point(the_adjusted_current_node())) &&
                  at.part(1, token.is_character())))
      return true;
    // if the token is an end-of-file
    if (at(8, token.kind == TokenKind::end_of_file)) return true;
    return false;
  }

  // foreign content: any other start tag
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_any_other_start_tag() {
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

  // foreign content: start tag b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 …
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_start_tag_b() {
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

  // foreign content: of the rows for start tag font, the first whose guard holds
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_choose_start_tag_font() {
    // when the token has an attribute named color, or the token has an attribute named face, or the token has
    // an attribute named size
    if (token.attribute(attr::color) != nullptr || token.attribute(attr::face) != nullptr ||
        token.attribute(attr::size) != nullptr)
      return foreign_content_start_tag_font();
    return foreign_content_any_other_start_tag();
  }

  // foreign content: any other end tag
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_any_other_end_tag() {
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

  // foreign content: of the rows for end tag script, the first whose guard holds
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_choose_end_tag_script() {
    // when the current node is an SVG script element
    if (nodes.is_element_of(Namespace::svg, stack.current(), tag::script))
      return foreign_content_end_tag_script();
    return foreign_content_any_other_end_tag();
  }

  // the adjusted current node
  // #adjusted-current-node, spec/tree/algorithms.rules
  Element the_adjusted_current_node() {
    const auto at = enter(Branch::the_adjusted_current_node);
    // if the fragment context element is not null, and the stack of open elements has only one node
    if (at(1, at.part(0, !nodes.is_null(state.fragment_context_element())) && at.part(1, stack.size() == 1)))
        [[unlikely]]
      return state.fragment_context_element();
    return stack.current();
  }

  // {node: element} is an HTML integration point
  // spec/tree/algorithms.rules
  bool is_an_html_integration_point(Element node) {
    const auto at = enter(Branch::is_an_html_integration_point);
    // if node is in the set HTML integration points by name
    if (at(1, nodes.is_in_set(node, sets::set_html_integration_points_by_name))) return true;
    // if node is a MathML annotation-xml element
    if (at(2, nodes.is_element_of(Namespace::mathml, node, tag::annotation_xml))) {
      // if the encoding attribute of node is "text/html" ignoring case
      if (at(3, equals_ignoring_case(nodes.encoding_attribute(node), "text/html"))) return true;
      // if the encoding attribute of node is "application/xhtml+xml" ignoring case
      if (at(4, equals_ignoring_case(nodes.encoding_attribute(node), "application/xhtml+xml"))) return true;
    }
    return false;
  }

  // foreign content: end tag script when the current node is an SVG script element
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_end_tag_script() {
    enter(Branch::foreign_content_end_tag_script);
    Element script = stack.current();
    stack.pop();
    scripts.run_after_this_token(EndedScript::svg, script);
    return Outcome::done;
  }

  // adjust MathML attributes for the token
  // #adjust-mathml-attributes, spec/tree/algorithms.rules
  void adjust_mathml_attributes_for_the_token() {
    enter(Branch::adjust_mathml_attributes_for_the_token);
    token.adjust_attributes(adjusted_mathml_attribute);
  }

  // adjust SVG attributes for the token
  // #adjust-svg-attributes, spec/tree/algorithms.rules
  void adjust_svg_attributes_for_the_token() {
    enter(Branch::adjust_svg_attributes_for_the_token);
    token.adjust_attributes(adjusted_svg_attribute);
  }

  // adjust foreign attributes for the token
  // #adjust-foreign-attributes, spec/tree/algorithms.rules
  void adjust_foreign_attributes_for_the_token() {
    enter(Branch::adjust_foreign_attributes_for_the_token);
    token.adjust_attributes(adjusted_foreign_attribute);
  }

  // foreign content: start tag font when the token has an attribute named color, or the token has an …
  // #parsing-main-inforeign, spec/tree/foreign-content.rules
  Outcome foreign_content_start_tag_font() {
    enter(Branch::foreign_content_start_tag_font);
    return foreign_content_start_tag_b();
  }
};

}  // namespace lockstep::parser

#endif
