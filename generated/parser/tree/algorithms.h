// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
// The algorithms of tree construction, and the choices between rows with guards.
#ifndef LOCKSTEP_GENERATED_PARSER_TREE_ALGORITHMS_H
#define LOCKSTEP_GENERATED_PARSER_TREE_ALGORITHMS_H

#include "parser/tree_builder.h"

namespace lockstep::parser {

// reset the insertion mode appropriately
// #reset-the-insertion-mode-appropriately, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::reset_the_insertion_mode_appropriately() {
  const auto at = enter(Branch::reset_the_insertion_mode_appropriately);
  bool last = false;
  at.boolean("last", last);
  // 2 let node be the bottommost open element that is in the set insertion mode deciders
  Element node = stack.bottommost(sets::set_insertion_mode_deciders);
  at.element("node", node);
  // 3 if node is the first element on the stack of open elements
  if (at(1, node == stack.first())) {
    last = true;
    at.boolean("last", last);
    // if the fragment context element is not null
    if (at(2, !nodes.is_null(state.fragment_context_element()))) [[unlikely]] {
      node = state.fragment_context_element();
      at.element("node", node);
    }
  }
  if constexpr (edition < Day{2025, 7, 21}) {  // [until 2025-07-21]
    // if node is a select element
    if (at(16, nodes.is_html_element(node, tag::select))) {
      // if last is false
      if (at(17, !last)) {
        Element ancestor = stack.bottommost(sets::tags_template_table);
        at.element("ancestor", ancestor);
        // if ancestor is a table element
        if (at(18, nodes.is_html_element(ancestor, tag::table))) {
          state.set_insertion_mode(Mode::in_select_in_table);
          return;
        }
      }
      state.set_insertion_mode(Mode::in_select);
      return;
    }
  }
  // 4 if node is in the set table cells, and last is false
  if (at(3, at.part(0, nodes.is_in_set(node, sets::set_table_cells)) && at.part(1, !last))) {
    state.set_insertion_mode(Mode::in_cell);
    return;
  }
  // 5 if node is a tr element
  if (at(4, nodes.is_html_element(node, tag::tr))) {
    state.set_insertion_mode(Mode::in_row);
    return;
  }
  // 6 if node is in the set table sections
  if (at(5, nodes.is_in_set(node, sets::set_table_sections))) {
    state.set_insertion_mode(Mode::in_table_body);
    return;
  }
  // 7 if node is a caption element
  if (at(6, nodes.is_html_element(node, tag::caption))) {
    state.set_insertion_mode(Mode::in_caption);
    return;
  }
  // 8 if node is a colgroup element
  if (at(7, nodes.is_html_element(node, tag::colgroup))) {
    state.set_insertion_mode(Mode::in_column_group);
    return;
  }
  // 9 if node is a table element
  if (at(8, nodes.is_html_element(node, tag::table))) {
    state.set_insertion_mode(Mode::in_table);
    return;
  }
  // 10 if node is a template element
  if (at(9, nodes.is_html_element(node, tag::template_))) [[unlikely]] {
    state.set_insertion_mode(state.current_template_insertion_mode());
    return;
  }
  // 11 if node is a head element, and last is false
  if (at(10, at.part(0, nodes.is_html_element(node, tag::head)) && at.part(1, !last))) {
    state.set_insertion_mode(Mode::in_head);
    return;
  }
  // 12 if node is a body element
  if (at(11, nodes.is_html_element(node, tag::body))) {
    state.set_insertion_mode(Mode::in_body);
    return;
  }
  // 13 if node is a frameset element
  if (at(12, nodes.is_html_element(node, tag::frameset))) {
    state.set_insertion_mode(Mode::in_frameset);
    return;
  }
  // 14 if node is an html element
  if (at(13, nodes.is_html_element(node, tag::html))) {
    // 1 if the head element pointer is null
    if (at(14, nodes.is_null(state.head_element_pointer()))) {
      state.set_insertion_mode(Mode::before_head);
      return;
    }
    // 2 switch the insertion mode to after head
    state.set_insertion_mode(Mode::after_head);
    return;
  }
  // 15 if last is true
  if (at(15, last)) {
    state.set_insertion_mode(Mode::in_body);
    return;
  }
}

// a select element is in select scope
// #has-an-element-in-select-scope, spec/tree/algorithms.rules  [until 2025-07-21]
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::a_select_element_is_in_select_scope() {
  const auto at = enter(Branch::a_select_element_is_in_select_scope);
  Element node = stack.current();
  at.element("node", node);
  // while node is in the set passed over in select scope
  while (at(1, nodes.is_in_set(node, sets::set_passed_over_in_select_scope))) {
    node = node->above;
    at.element("node", node);
  }
  // if node is a select element
  if (at(2, nodes.is_html_element(node, tag::select))) return true;
  return false;
}

// the adjusted current node
// #adjusted-current-node, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline auto TreeBuilder<EditionData, Tree, build>::the_adjusted_current_node() -> Element {
  const auto at = enter(Branch::the_adjusted_current_node);
  // if the fragment context element is not null, and the stack of open elements has only one node
  if (at(1, at.part(0, !nodes.is_null(state.fragment_context_element())) && at.part(1, stack.size() == 1)))
      [[unlikely]]
    return state.fragment_context_element();
  return stack.current();
}

// the parser is not parsing template contents
// #parsing-template-contents, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline bool TreeBuilder<EditionData, Tree, build>::the_parser_is_not_parsing_template_contents() {
  const auto at = enter(Branch::the_parser_is_not_parsing_template_contents);
  // if there is a template element on the stack of open elements
  if (at(1, stack.bottommost(tag::template_) != nullptr)) return false;
  if constexpr (edition >= Day{2026, 9, 6}) {  // [since 2026-09-06]
    // if the fragment context element is a template element
    if (at(2, nodes.is_html_element(state.fragment_context_element(), tag::template_))) [[unlikely]]
      return false;
  }
  return true;
}

// {node: element} is an HTML integration point
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::is_an_html_integration_point(Element node) {
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

// push {element: element} onto the list of active formatting elements
// #push-onto-the-list-of-active-formatting-elements, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::push_onto_the_list_of_active_formatting_elements(
    Element element) {
  const auto at = enter(Branch::push_onto_the_list_of_active_formatting_elements);
  // 1 let earliest be the earliest of three entries after the last marker with the tag name, namespace and
  // attributes of element
  Element earliest = formatting.earliest_of_three(element);
  at.element("earliest", earliest);
  // if earliest is not null
  if (at(1, !nodes.is_null(earliest))) formatting.remove(earliest);
  // 2 add element at the end of the list of active formatting elements
  formatting.add(element);
}

// reconstruct the active formatting elements
// #reconstruct-the-active-formatting-elements, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::reconstruct_the_active_formatting_elements() {
  const auto at = enter(Branch::reconstruct_the_active_formatting_elements);
  // 1 if the list of active formatting elements is empty
  if (at(1, formatting.empty())) return;
  Entry entry = formatting.last();
  // 2 if entry is a marker
  if (at(2, formatting.is_marker(entry))) return;
  // if the element of entry is on the stack of open elements
  if (at(3, stack.contains(entry->element))) return;
  // 4 repeat
  for (;;) {
    at(4);
    Entry earlier_entry = entry->before;
    // if earlier entry is null
    if (at(5, earlier_entry == nullptr)) break;
    // if earlier entry is a marker
    if (at(6, formatting.is_marker(earlier_entry))) break;
    // if the element of earlier entry is on the stack of open elements
    if (at(7, stack.contains(earlier_entry->element))) break;
    entry = earlier_entry;
  }
  // 8 repeat
  for (;;) {
    at(8);
    insert_an_html_element_for_the_token_for_which_was_created(entry->element);
    // 9 replace the element of entry with the current node
    formatting.replace(entry, stack.current());
    // 10 if entry is the last entry in the list of active formatting elements
    if (at(9, entry == formatting.last())) return;
    entry = entry->after;
  }
}

// clear the list of active formatting elements up to the last marker
// #clear-the-list-of-active-formatting-elements-up-to-the-last-marker, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree,
                 build>::clear_the_list_of_active_formatting_elements_up_to_the_last_marker() {
  const auto at = enter(Branch::clear_the_list_of_active_formatting_elements_up_to_the_last_marker);
  // while the list of active formatting elements is not empty
  while (at(1, !formatting.empty())) {
    // if the last entry in the list of active formatting elements is a marker
    if (at(2, formatting.is_marker(formatting.last()))) {
      formatting.remove_last();
      return;
    }
    formatting.remove_last();
  }
}

// the appropriate place for inserting a node
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline auto TreeBuilder<EditionData, Tree, build>::the_appropriate_place_for_inserting_a_node() -> Location {
  enter(Branch::the_appropriate_place_for_inserting_a_node);
  return the_appropriate_place_for_inserting_a_node_given_override_target(Tree::null());
}

// the appropriate place for inserting a node given override target {override target: node}
// #appropriate-place-for-inserting-a-node, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline auto
TreeBuilder<EditionData, Tree, build>::the_appropriate_place_for_inserting_a_node_given_override_target(
    Node override_target) -> Location {
  const auto at = enter(Branch::the_appropriate_place_for_inserting_a_node_given_override_target);
  Node target_parent = override_target;
  at.node("target parent", target_parent);
  // if target parent is null
  if (at(1, nodes.is_null(target_parent))) {
    target_parent = node_of(stack.current());
    at.node("target parent", target_parent);
  }
  Location place = Location{target_parent, Tree::null()};
  // 3 if foster parenting is enabled, and target parent is in the set foster-parent targets
  if (at(2, at.part(0, state.foster_parenting()) &&
                at.part(1, nodes.is_in_set(target_parent, sets::set_foster_parent_targets)))) [[unlikely]]
    place = the_place_to_foster_parent_a_node();
  // 4 if the target parent of place is a template element
  if (at(3, nodes.is_html_element(place.parent, tag::template_))) [[unlikely]]
    return the_place_inside_the_template(place.parent);
  return place;
}

// the place to foster parent a node
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_place_to_foster_parent_a_node() -> Location {
  const auto at = enter(Branch::the_place_to_foster_parent_a_node);
  // 3.1 let last be the last template table element on the stack of open elements
  Element last = stack.bottommost(sets::tags_template_table);
  at.element("last", last);
  // 3.2 if last is null
  if (at(1, nodes.is_null(last))) return Location{node_of(stack.first()), Tree::null()};
  // 3.3 if last is a template element
  if (at(2, nodes.is_html_element(last, tag::template_))) [[unlikely]]
    return Location{node_of(last), Tree::null()};
  // 3.4 if last has a parent
  if (at(3, nodes.has_parent(node_of(last)))) return Location{tree.parent(node_of(last)), node_of(last)};
  // 3.5 return (the node immediately above last in the stack of open elements, null)
  return Location{node_of(last->above), Tree::null()};
}

// the place inside the template {template: node}
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_place_inside_the_template(Node template_) -> Location {
  const auto at = enter(Branch::the_place_inside_the_template);
  if constexpr (edition >= Day{2026, 8, 20}) {  // [since 2026-08-20]
    Node insertion_target = insertion.find_content_patch(template_).target;
    at.node("insertion target", insertion_target);
    // if insertion target is not null
    if (at(1, !nodes.is_null(insertion_target))) [[unlikely]] {
      Node end_marker = insertion.find_content_patch(template_).end_marker;
      at.node("end marker", end_marker);
      // if end marker is not null
      if (at(2, !nodes.is_null(end_marker))) [[unlikely]] {
        // if the parent of end marker is insertion target
        if (at(3, tree.parent(end_marker) == insertion_target)) return Location{insertion_target, end_marker};
      }
      return Location{insertion_target, Tree::null()};
    }
  }
  return Location{tree.template_contents(template_), Tree::null()};
}

// the adjusted insertion location
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline auto TreeBuilder<EditionData, Tree, build>::the_adjusted_insertion_location() -> Location {
  enter(Branch::the_adjusted_insertion_location);
  return the_adjusted_insertion_location_given(Location{});
}

// the adjusted insertion location given {location: location}
// #adjusted-insertion-location, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
inline auto TreeBuilder<EditionData, Tree, build>::the_adjusted_insertion_location_given(Location location)
    -> Location {
  const auto at = enter(Branch::the_adjusted_insertion_location_given);
  Node override_target = location.parent;
  at.node("override target", override_target);
  Location place = the_appropriate_place_for_inserting_a_node_given_override_target(override_target);
  // if the parser's sanitizer configuration is not null
  if constexpr (kSanitizes) {
    if (sanitizer.sanitizes()) {
      enter(SanitizerBranch::while_parsing_the_adjusted_insertion_location_given);
      place = where_insertions_at_go(place);
    }
  }
  if constexpr (edition >= Day{2026, 7, 9}) {  // [since 2026-07-09]
    // 3 if the root insertion target is not null, and the target parent of place is the first element on the
    // stack of open elements
    if (at(1, at.part(0, !nodes.is_null(state.root_insertion_target())) &&
                  at.part(1, place.parent == node_of(stack.first())))) [[unlikely]]
      return Location{state.root_insertion_target(), Tree::null()};
  }
  return place;
}

// {node: node} can be inserted at {location: location}
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::can_be_inserted_at(Node node, Location location) {
  const auto at = enter(Branch::can_be_inserted_at);
  // if node has a parent
  if (at(1, nodes.has_parent(node))) [[unlikely]]
    return false;
  // if node is a host-including inclusive ancestor of the target parent of location
  if (at(2, tree.is_host_including_inclusive_ancestor(node, location.parent))) [[unlikely]]
    return false;
  // if the target parent of location is a Document with an element child
  if (at(3, nodes.is_document(location.parent) && tree.document_has_child(NodeType::element))) return false;
  // if the reference child of location is not null
  if (at(4, !nodes.is_null(location.reference))) {
    // if the parent of the reference child of location is not the target parent of location
    if (at(5, tree.parent(location.reference) != location.parent)) return false;
  }
  return true;
}

// a new element for {token: token} in {namespace: namespace value} with intended parent {intended parent: …
// #create-an-element-for-the-token, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::a_new_element_for_in_with_intended_parent(const Token& the_token,
                                                                                      Namespace namespace_,
                                                                                      Node intended_parent)
    -> Element {
  const auto at = enter(Branch::a_new_element_for_in_with_intended_parent);
  bool will_execute_script = false;
  at.boolean("will execute script", will_execute_script);
  // if there is a custom element definition for token in namespace with intended parent intended parent
  if (at(1, scripts.has_custom_element_definition(the_token, namespace_, intended_parent))) [[unlikely]] {
    will_execute_script = true;
    at.boolean("will execute script", will_execute_script);
  }
  // 9 if will execute script is true
  if (at(2, will_execute_script)) [[unlikely]]
    scripts.host().custom_element_begins();
  // 10 let new element be a new element in namespace with the tag name and the attributes of token
  Element new_element = insertion.create_element(namespace_, the_token);
  at.element("new element", new_element);
  // 12 if will execute script is true
  if (at(3, will_execute_script)) [[unlikely]]
    scripts.end_custom_element(new_element);
  // 13 if new element has an xmlns attribute in the XMLNS namespace that differs from its namespace
  if (at(4, insertion.xmlns_differs(new_element))) [[unlikely]]
    errors.add(TreeError::create_an_element_xmlns_mismatch);
  // if new element has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace
  if (at(5, insertion.xmlns_xlink_differs(new_element))) [[unlikely]]
    errors.add(TreeError::create_an_element_xmlns_xlink_mismatch);
  // 15 if new element is in the set form-associated elements, and the form element pointer is not null
  if (at(6, at.part(0, nodes.is_in_set(new_element, sets::set_form_associated_elements)) &&
                at.part(1, !nodes.is_null(state.form_element_pointer())))) [[unlikely]] {
    // if the parser is not parsing template contents, and the fragment context element is null
    if (at(7, at.part(0, the_parser_is_not_parsing_template_contents()) &&
                  at.part(1, nodes.is_null(state.fragment_context_element())))) {
      // if new element is not in the set listed elements, or token has no form attribute
      if (at(8, at.part(0, !nodes.is_in_set(new_element, sets::set_listed_elements)) ||
                    at.part(1, the_token.attribute(attr::form) == nullptr))) {
        // if intended parent is in the same tree as the form element pointer
        if (at(9, nodes.are_in_same_tree(intended_parent, node_of(state.form_element_pointer()))))
          scripts.associate_form(new_element, state.form_element_pointer());
      }
    }
  }
  return new_element;
}

// insert an element {new element: element} at the adjusted insertion location
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_an_element_at_the_adjusted_insertion_location(
    Element new_element) {
  enter(Branch::insert_an_element_at_the_adjusted_insertion_location);
  insert_an_element_at_the_adjusted_insertion_location_given(new_element, Location{});
}

// insert an element {new element: element} at the adjusted insertion location given {location: location}
// #insert-an-element-at-the-adjusted-insertion-location, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_an_element_at_the_adjusted_insertion_location_given(
    Element new_element, Location location) {
  const auto at = enter(Branch::insert_an_element_at_the_adjusted_insertion_location_given);
  Location place = the_adjusted_insertion_location_given(location);
  // if the parser's sanitizer configuration is not null
  if constexpr (kSanitizes) {
    if (sanitizer.sanitizes()) {
      const auto sanitizing =
          enter(SanitizerBranch::while_parsing_insert_an_element_at_the_adjusted_insertion_location_given);
      // if the sanitizer removes new element
      if (sanitizing(1, sanitizer.removes(new_element))) return;
      // if the sanitizer replaces new element with its children
      if (sanitizing(2, sanitizer.replaces(new_element))) {
        sanitizer.redirect(new_element, place);
        return;
      }
    }
  }
  // 2 if new element can be inserted at place
  if (at(1, can_be_inserted_at(node_of(new_element), place))) {
    // 5 insert the node new element at place
    insertion.insert(node_of(new_element), place);
    if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
      run_the_insertion_steps_of(new_element);
    }
    scripts.invoke_custom_element_reactions(new_element);
  }
}

// insert a foreign element for {token: token} in {namespace: namespace value}
// #insert-a-foreign-element, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_a_foreign_element_for_in(const Token& the_token,
                                                                            Namespace namespace_) {
  enter(Branch::insert_a_foreign_element_for_in);
  // 1 let place be the appropriate place for inserting a node, which only forms and scripts ask for
  Location place = scripts.ask_for_places() ? the_appropriate_place_for_inserting_a_node() : Location{};
  // 2 let new element be a new element for token in namespace with intended parent the target parent of place
  Element new_element = a_new_element_for_in_with_intended_parent(the_token, namespace_, place.parent);
  insert_an_element_at_the_adjusted_insertion_location(new_element);
  // 4 push new element onto the stack of open elements
  stack.push(new_element);
}

// push a foreign element for {token: token} in {namespace: namespace value} without inserting it
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::push_a_foreign_element_for_in_without_inserting_it(
    const Token& the_token, Namespace namespace_) {
  enter(Branch::push_a_foreign_element_for_in_without_inserting_it);
  // 1 let place be the appropriate place for inserting a node, which only forms and scripts ask for
  Location place = scripts.ask_for_places() ? the_appropriate_place_for_inserting_a_node() : Location{};
  // 2 let new element be a new element for token in namespace with intended parent the target parent of place
  Element new_element = a_new_element_for_in_with_intended_parent(the_token, namespace_, place.parent);
  // 4 push new element onto the stack of open elements
  stack.push(new_element);
}

// insert an HTML element for {token: token}
// #insert-an-html-element, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_an_html_element_for(const Token& the_token) {
  enter(Branch::insert_an_html_element_for);
  // Derived: the residual under the assumptions of lanes.
  if constexpr (kLanes) {
    if (const Element current = stack.plain_current(); current != nullptr && stack.is_plain(the_token)) {
      stack.append_element(the_token, current);
      return;
    }
  }
  insert_a_foreign_element_for_in(the_token, Namespace::html);
}

// insert an HTML element for the token for which {original: element} was created
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_an_html_element_for_the_token_for_which_was_created(
    Element original) {
  enter(Branch::insert_an_html_element_for_the_token_for_which_was_created);
  Location place = scripts.ask_for_places() ? the_appropriate_place_for_inserting_a_node() : Location{};
  Element new_element = insertion.create_element_like(original, place.parent);
  insert_an_element_at_the_adjusted_insertion_location(new_element);
  stack.push(new_element);
}

// adjust MathML attributes for the token
// #adjust-mathml-attributes, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::adjust_mathml_attributes_for_the_token() {
  enter(Branch::adjust_mathml_attributes_for_the_token);
  token.adjust_attributes(adjusted_mathml_attribute);
}

// adjust SVG attributes for the token
// #adjust-svg-attributes, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::adjust_svg_attributes_for_the_token() {
  enter(Branch::adjust_svg_attributes_for_the_token);
  token.adjust_attributes(adjusted_svg_attribute);
}

// adjust foreign attributes for the token
// #adjust-foreign-attributes, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::adjust_foreign_attributes_for_the_token() {
  enter(Branch::adjust_foreign_attributes_for_the_token);
  token.adjust_attributes(adjusted_foreign_attribute);
}

// insert the character
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_the_character() {
  enter(Branch::insert_the_character);
  insert_the_text(token.text);
}

// insert U+FFFD
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_u_fffd() {
  enter(Branch::insert_u_fffd);
  insert_the_text("�");
}

// insert the text {data: string value}
// #insert-a-character, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_the_text(std::string_view data) {
  const auto at = enter(Branch::insert_the_text);
  // Derived: the residual under the assumptions of lanes.
  if constexpr (kLanes) {
    if (const Element current = stack.plain_current(); current != nullptr) {
      stack.append_text(data, current);
      return;
    }
  }
  Location place = the_adjusted_insertion_location();
  // 3 if the target parent of place is a Document
  if (at(1, nodes.is_document(place.parent))) [[unlikely]]
    return;
  // 4 add data to the Text node immediately before place, or insert a new Text node there
  insertion.insert_text(data, place);
}

// insert a comment
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_a_comment() {
  enter(Branch::insert_a_comment);
  insert_a_comment_at(Location{});
}

// insert a comment at {location: location}
// #insert-a-comment, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_a_comment_at(Location location) {
  enter(Branch::insert_a_comment_at);
  // if the parser's sanitizer configuration is not null
  if constexpr (kSanitizes) {
    if (sanitizer.sanitizes()) {
      const auto sanitizing = enter(SanitizerBranch::while_parsing_insert_a_comment_at);
      // if the sanitizer does not keep comments
      if (sanitizing(1, !sanitizer.keeps_comments())) return;
    }
  }
  // 1 let data be the token's data
  std::string_view data = token.text;
  Location place = the_adjusted_insertion_location_given(location);
  // 3 let comment be a new comment node with data data
  Node comment = insertion.create_comment(data);
  // 4 insert the node comment at place
  insertion.insert(comment, place);
}

// insert a processing instruction
// spec/tree/algorithms.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_a_processing_instruction() {
  enter(Branch::insert_a_processing_instruction);
  insert_a_processing_instruction_at(Location{});
}

// insert a processing instruction at {location: location}
// #insert-a-processing-instruction, spec/tree/algorithms.rules  [since 2026-06-25]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::insert_a_processing_instruction_at(Location location) {
  enter(Branch::insert_a_processing_instruction_at);
  // 1 let target be the token's target
  std::string_view target = token.target;
  // if the parser's sanitizer configuration is not null
  if constexpr (kSanitizes) {
    if (sanitizer.sanitizes()) {
      const auto sanitizing = enter(SanitizerBranch::while_parsing_insert_a_processing_instruction_at);
      // if the sanitizer does not keep processing instructions with target target
      if (sanitizing(1, !sanitizer.keeps_processing_instructions(target))) return;
    }
  }
  // 2 let data be the token's data
  std::string_view data = token.text;
  Location place = the_adjusted_insertion_location_given(location);
  // 4 let instruction be a new processing instruction node with target target and data data
  Node instruction = insertion.create_processing_instruction(target, data);
  // 5 insert the node instruction at place
  insertion.insert(instruction, place);
}

// follow the generic raw text element parsing algorithm
// #generic-raw-text-element-parsing-algorithm, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::follow_the_generic_raw_text_element_parsing_algorithm() {
  enter(Branch::follow_the_generic_raw_text_element_parsing_algorithm);
  insert_an_html_element_for(token);
  state.switch_tokenizer_to(State::rawtext);
  // 3 set the original insertion mode to the current insertion mode
  state.set_original_insertion_mode();
  // 4 switch the insertion mode to text
  state.set_insertion_mode(Mode::text);
}

// follow the generic RCDATA element parsing algorithm
// #generic-rcdata-element-parsing-algorithm, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::follow_the_generic_rcdata_element_parsing_algorithm() {
  enter(Branch::follow_the_generic_rcdata_element_parsing_algorithm);
  insert_an_html_element_for(token);
  state.switch_tokenizer_to(State::rcdata);
  // 3 set the original insertion mode to the current insertion mode
  state.set_original_insertion_mode();
  // 4 switch the insertion mode to text
  state.set_insertion_mode(Mode::text);
}

// generate implied end tags
// #generate-implied-end-tags, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::generate_implied_end_tags() {
  const auto at = enter(Branch::generate_implied_end_tags);
  // while the current node is in the set implied end tags
  while (at(1, nodes.is_in_set(stack.current(), sets::set_implied_end_tags))) stack.pop();
}

// generate implied end tags except for {name: tag name} elements
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::generate_implied_end_tags_except_for_elements(NameId name) {
  const auto at = enter(Branch::generate_implied_end_tags_except_for_elements);
  // while the current node is in the set implied end tags
  while (at(1, nodes.is_in_set(stack.current(), sets::set_implied_end_tags))) {
    // if the current node is an HTML element named name
    if (at(2, nodes.is_html_element(stack.current(), name))) return;
    stack.pop();
  }
}

// generate all implied end tags thoroughly
// #generate-all-implied-end-tags-thoroughly, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::generate_all_implied_end_tags_thoroughly() {
  const auto at = enter(Branch::generate_all_implied_end_tags_thoroughly);
  // while the current node is in the set all implied end tags
  while (at(1, nodes.is_in_set(stack.current(), sets::set_all_implied_end_tags))) stack.pop();
}

// run the adoption agency algorithm for the token
// #adoption-agency-algorithm, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_adoption_agency_algorithm_for_the_token() {
  const auto at = enter(Branch::run_the_adoption_agency_algorithm_for_the_token);
  // 1 let subject be the token's tag name
  NameId subject = token.name;
  // 2 if the current node is an HTML element named subject, and the current node is not in the list of active
  // formatting elements
  if (at(1, at.part(0, nodes.is_html_element(stack.current(), subject)) &&
                at.part(1, stack.current()->formatting == nullptr))) {
    stack.pop();
    return;
  }
  // 4 repeat at most 8 times
  for (int round = 0; round < 8; ++round) {
    at(2);
    // 3 let formatting element be the last element named subject in the list of active formatting elements
    // after the last marker
    Element formatting_element = formatting.last_named(subject);
    at.element("formatting element", formatting_element);
    // if formatting element is null
    if (at(3, nodes.is_null(formatting_element))) {
      in_body_any_other_end_tag();
      return;
    }
    // 4 if formatting element is not on the stack of open elements
    if (at(4, !stack.contains(formatting_element))) [[unlikely]] {
      errors.add(TreeError::adoption_agency_element_closed, formatting_element);
      formatting.remove(formatting_element);
      return;
    }
    // 5 if the stack of open elements does not have formatting element in scope
    if (at(5, !stack.has_element_in_scope(formatting_element, sets::scope_base))) [[unlikely]] {
      errors.add(TreeError::adoption_agency_element_out_of_scope, formatting_element);
      return;
    }
    // 6 if formatting element is not the current node
    if (at(6, formatting_element != stack.current())) [[unlikely]]
      errors.add(TreeError::adoption_agency_misnested);
    // 7 let furthest block be the topmost element in the set special below formatting element on the stack of
    // open elements
    Element furthest_block = stack.topmost_below(formatting_element, sets::set_special);
    at.element("furthest block", furthest_block);
    // 8 if furthest block is null
    if (at(7, nodes.is_null(furthest_block))) {
      stack.pop_through(formatting_element);
      formatting.remove(formatting_element);
      return;
    }
    // 9 let common ancestor be the node immediately above formatting element in the stack of open elements
    Element common_ancestor = formatting_element->above;
    at.element("common ancestor", common_ancestor);
    // 10 let bookmark be the position of formatting element in the list of active formatting elements
    Entry bookmark = formatting_element->formatting;
    Element node = furthest_block;
    at.element("node", node);
    Element last_node = furthest_block;
    at.element("last node", last_node);
    int inner_loop_counter = 0;
    at.number("inner loop counter", inner_loop_counter);
    Element node_above = node->above;
    at.element("node above", node_above);
    // 13 repeat
    for (;;) {
      at(8);
      // 1 increment inner loop counter
      ++inner_loop_counter;
      at.number("inner loop counter", inner_loop_counter);
      node = node_above;
      at.element("node", node);
      node_above = node->above;
      at.element("node above", node_above);
      // 3 if node is formatting element
      if (at(9, node == formatting_element)) break;
      // 4 if inner loop counter is greater than 3, and node is in the list of active formatting elements
      if (at(10, at.part(0, inner_loop_counter > 3) && at.part(1, node->formatting != nullptr)))
        formatting.remove(node);
      // 5 if node is not in the list of active formatting elements
      if (at(11, node->formatting == nullptr)) {
        stack.remove(node);
        continue;
      }
      // 6 let new node be a new element for the token for which node was created with intended parent common
      // ancestor
      Element new_node = insertion.create_element_like(node, node_of(common_ancestor));
      at.element("new node", new_node);
      formatting.replace(node->formatting, new_node);
      stack.replace(node, new_node);
      node = new_node;
      at.element("node", node);
      // 7 if last node is furthest block
      if (at(12, last_node == furthest_block)) bookmark = node->formatting;
      // 8 if the parser's sanitizer configuration is not null
      if (sanitizer.sanitizes()) {
        if constexpr (kSanitizes) {
          enter(SanitizerBranch::while_parsing_run_the_adoption_agency_algorithm_for_the_token);
          node->holds |= last_node->holds;
          move_to_if_the_sanitizer_keeps_it(last_node, Location{node_of(node), Tree::null()});
        }
      } else {
        insertion.append(last_node, node);
      }
      last_node = node;
      at.element("last node", last_node);
    }
    Location place = the_adjusted_insertion_location_given(Location{node_of(common_ancestor), Tree::null()});
    // if the parser's sanitizer configuration is not null
    if (sanitizer.sanitizes()) {
      if constexpr (kSanitizes) {
        enter(SanitizerBranch::while_parsing_run_the_adoption_agency_algorithm_for_the_token_2);
        move_to_if_the_sanitizer_keeps_it(last_node, place);
      }
    } else {
      // 15 if last node has a parent
      if (at(13, nodes.has_parent(node_of(last_node)))) insertion.remove_from_parent(last_node);
      // 16 if last node can be inserted at place
      if (at(14, can_be_inserted_at(node_of(last_node), place))) insertion.insert_moved(last_node, place);
    }
    // 17 let new element be a new element for the token for which formatting element was created with
    // intended parent furthest block
    Element new_element = insertion.create_element_like(formatting_element, node_of(furthest_block));
    at.element("new element", new_element);
    // if the parser's sanitizer configuration is not null
    if (sanitizer.sanitizes()) {
      if constexpr (kSanitizes) {
        enter(SanitizerBranch::while_parsing_run_the_adoption_agency_algorithm_for_the_token_3);
        move_the_children_of_into_by_its_sanitizer_action(furthest_block, new_element);
      }
    } else {
      insertion.move_children(furthest_block, new_element);
      insertion.append(new_element, furthest_block);
    }
    // 20 replace formatting element in the list of active formatting elements with new element at bookmark
    formatting.move(formatting_element, new_element, bookmark);
    // 21 remove formatting element from the stack of open elements
    stack.remove(formatting_element);
    stack.insert_below(furthest_block, new_element);
  }
}

// where insertions at {location: location} go
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::where_insertions_at_go(Location location) -> Location {
  const auto at = enter(SanitizerBranch::while_parsing_where_insertions_at_go);
  static_assert(kSanitizes);
  Location place = location;
  // while insertions into the target parent of place are redirected
  while (at(1, sanitizer.redirects(place.parent))) place = sanitizer.place_of(place.parent);
  // if the reference child of place is not null
  if (at(2, !nodes.is_null(place.reference))) {
    // if the parent of the reference child of place is not the target parent of place
    if (at(3, tree.parent(place.reference) != place.parent)) place = Location{place.parent, Tree::null()};
  }
  return place;
}

// move {element: element} to {location: location} if the sanitizer keeps it
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::move_to_if_the_sanitizer_keeps_it(Element element,
                                                                              Location location) {
  const auto at = enter(SanitizerBranch::while_parsing_move_to_if_the_sanitizer_keeps_it);
  static_assert(kSanitizes);
  // if the sanitizer removes element
  if (at(1, sanitizer.removes(element))) return;
  // if the sanitizer replaces element with its children
  if (at(2, sanitizer.replaces(element))) {
    insertion.insert_moved_children(element, location);
    sanitizer.redirect(element, location);
    return;
  }
  // if element has a parent
  if (at(3, nodes.has_parent(node_of(element)))) insertion.remove_from_parent(element);
  // if element can be inserted at location
  if (at(4, can_be_inserted_at(node_of(element), location))) insertion.insert_moved(element, location);
}

// move the children of {furthest block: element} into {new element: element} by its sanitizer action
// spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::move_the_children_of_into_by_its_sanitizer_action(
    Element furthest_block, Element new_element) {
  const auto at = enter(SanitizerBranch::while_parsing_move_the_children_of_into_by_its_sanitizer_action);
  static_assert(kSanitizes);
  Location place = where_insertions_at_go(Location{node_of(furthest_block), Tree::null()});
  // if the sanitizer replaces new element with its children
  if (at(1, sanitizer.replaces(new_element))) {
    sanitizer.redirect(new_element, place);
    return;
  }
  insertion.move_children(furthest_block, new_element);
  // if the sanitizer removes new element
  if (at(2, sanitizer.removes(new_element))) return;
  // if new element can be inserted at place
  if (at(3, can_be_inserted_at(node_of(new_element), place))) insertion.insert_moved(new_element, place);
}

// stop parsing
// #stop-parsing, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::stop_parsing() {
  const auto at = enter(Branch::stop_parsing);
  if constexpr (edition < Day{2026, 7, 9}) {  // [until 2026-07-09]
    // if the fragment context element is not null
    if (at(2, !nodes.is_null(state.fragment_context_element()))) [[unlikely]] {
      Node fragment = tree.create_document_fragment();
      at.node("fragment", fragment);
      insertion.move_children(stack.first(), fragment);
      tree.set_fragment(fragment);
    }
  }
  // 2 set the insertion point to undefined
  scripts.set_insertion_point(InsertionPoint{});
  // 3 update the current document readiness to interactive
  scripts.update_readiness(DocumentReadiness::interactive);
  // 4 while the stack of open elements is not empty
  while (at(1, !stack.empty())) stack.pop();
}

// set up the fragment case for {context: element}
// #html-fragment-parsing-algorithm, spec/tree/algorithms.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::set_up_the_fragment_case_for(Element context) {
  const auto at = enter(Branch::set_up_the_fragment_case_for);
  state.set_fragment_context_element(context);
  // 12 if context is a title textarea element
  if (at(1, nodes.is_html_element(context, sets::tags_title_textarea))) {
    state.switch_tokenizer_to(State::rcdata);
  } else if (at(2, nodes.is_in_set(context, sets::set_raw_text_contexts))) {
    // otherwise if context is in the set raw text contexts
    state.switch_tokenizer_to(State::rawtext);
  } else if (at(3, nodes.is_html_element(context, tag::script))) {
    // otherwise if context is a script element
    state.switch_tokenizer_to(State::script_data);
  } else if (at(4, at.part(0, nodes.is_html_element(context, tag::noscript)) &&
                       at.part(1, state.scripting_mode() != ScriptingMode::disabled))) {
    // otherwise if context is a noscript element, and the scripting mode is not Disabled
    state.switch_tokenizer_to(State::rawtext);
  } else if (at(5, nodes.is_html_element(context, tag::plaintext))) {
    // otherwise if context is a plaintext element
    state.switch_tokenizer_to(State::plaintext);
  } else {
    state.switch_tokenizer_to(State::data);
  }
  // 13 let root be a new html element with node document the Document
  Element root = insertion.create_element(Namespace::html, start_tag_without_attributes(tag::html));
  at.element("root", root);
  insertion.append(root, tree.document());
  // 15 push root onto the stack of open elements
  stack.push(root);
  if constexpr (edition >= Day{2026, 7, 9}) {  // [since 2026-07-09]
    // 16 let fragment be a new DocumentFragment
    Node fragment = tree.create_document_fragment();
    at.node("fragment", fragment);
    state.set_root_insertion_target(fragment);
  }
  // 18 if context is a template element
  if (at(6, nodes.is_html_element(context, tag::template_))) [[unlikely]]
    state.push_template_insertion_mode(Mode::in_template);
  reset_the_insertion_mode_appropriately();
  // 21 set the form element pointer to the nearest form element among context and its ancestors
  state.set_form_element_pointer(state.nearest_form(context));
}

// the rules for HTML content apply
// #tree-construction-dispatcher, spec/tree/dispatcher.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::the_rules_for_html_content_apply() {
  const auto at = enter(Branch::the_rules_for_html_content_apply);
  // if the stack of open elements is empty
  if (at(1, stack.empty())) return true;
  // if the adjusted current node is in the HTML namespace
  if (at(2, nodes.is_in_namespace(the_adjusted_current_node(), Namespace::html))) [[likely]]
    return true;
  // if the adjusted current node is a MathML text integration point, and the token is a start tag not named
  // mglyph malignmark
  if (at(3,
         at.part(0, nodes.is_in_set(the_adjusted_current_node(), sets::set_mathml_text_integration_points)) &&
             at.part(1, token.kind == TokenKind::start_tag && !token.is_named(sets::tags_mglyph_malignmark))))
    return true;
  // if the adjusted current node is a MathML text integration point, and the token is a character
  if (at(4,
         at.part(0, nodes.is_in_set(the_adjusted_current_node(), sets::set_mathml_text_integration_points)) &&
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

// the DOCTYPE token asks for quirks mode
// #quirks-mode-doctypes, spec/tree/initial.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::the_doctype_token_asks_for_quirks_mode() {
  const auto at = enter(Branch::the_doctype_token_asks_for_quirks_mode);
  // if the token's force-quirks flag is set
  if (at(1, token.doctype->force_quirks)) return true;
  // if the token's name is not "html"
  if (at(2, token.doctype->name != "html")) return true;
  // if the token's public identifier is one of the quirks public identifiers
  if (at(3, match_public_identifier(token.doctype->public_identifier) == PublicIdentifier::quirks))
    return true;
  // if the token's system identifier is one of the quirks system identifiers
  if (at(4, match_system_identifier(token.doctype->system_identifier))) return true;
  // if the token's public identifier starts with one of the quirks public identifier prefixes
  if (at(5, match_public_identifier_prefix(token.doctype->public_identifier) == PublicIdentifier::quirks))
    return true;
  if constexpr (edition < Day{2026, 1, 14}) {  // [until 2026-01-14]
    // if the token's system identifier is missing, and the token's public identifier starts with one of the
    // quirks public identifier prefixes for a missing or empty system identifier
    if (at(7, at.part(0, !token.doctype->has_system_identifier) &&
                  at.part(1, match_public_identifier_prefix(token.doctype->public_identifier) ==
                                 PublicIdentifier::conditional)))
      return true;
  } else {  // [since 2026-01-14]
    // if the token's system identifier is missing or the empty string, and the token's public identifier
    // starts with one of the quirks public identifier prefixes for a missing or empty system identifier
    if (at(6, at.part(0, token.doctype->system_identifier.empty()) &&
                  at.part(1, match_public_identifier_prefix(token.doctype->public_identifier) ==
                                 PublicIdentifier::conditional)))
      return true;
  }
  return false;
}

// the DOCTYPE token asks for limited-quirks mode
// spec/tree/initial.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::the_doctype_token_asks_for_limited_quirks_mode() {
  const auto at = enter(Branch::the_doctype_token_asks_for_limited_quirks_mode);
  // if the token's public identifier starts with one of the limited-quirks public identifier prefixes
  if (at(1, match_public_identifier_prefix(token.doctype->public_identifier) ==
                PublicIdentifier::limited_quirks))
    return true;
  if constexpr (edition < Day{2026, 1, 14}) {  // [until 2026-01-14]
    // if the token's system identifier is not missing, and the token's public identifier starts with one of
    // the limited-quirks public identifier prefixes for a present system identifier
    if (at(3, at.part(0, token.doctype->has_system_identifier) &&
                  at.part(1, match_public_identifier_prefix(token.doctype->public_identifier) ==
                                 PublicIdentifier::conditional)))
      return true;
  } else {  // [since 2026-01-14]
    // if the token's system identifier is neither missing nor the empty string, and the token's public
    // identifier starts with one of the limited-quirks public identifier prefixes for a present system
    // identifier
    if (at(2, at.part(0, !token.doctype->system_identifier.empty()) &&
                  at.part(1, match_public_identifier_prefix(token.doctype->public_identifier) ==
                                 PublicIdentifier::conditional)))
      return true;
  }
  return false;
}

// start a template for the token
// spec/tree/template.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::start_a_template_for_the_token() {
  const auto at = enter(Branch::start_a_template_for_the_token);
  // if the parser's sanitizer configuration is not null
  if constexpr (kSanitizes) {
    if (sanitizer.sanitizes()) {
      const auto sanitizing = enter(SanitizerBranch::while_parsing_start_a_template_for_the_token);
      // if the sanitizer does not keep template elements
      if (sanitizing(1, !sanitizer.keeps_templates())) {
        insert_an_html_element_for(token);
        return;
      }
      sanitizer.drop_refused_attributes(Namespace::html, tag::template_);
    }
  }
  Location location = the_appropriate_place_for_inserting_a_node();
  // 7 if the token's shadowrootmode attribute is "open" ignoring case
  if (at(1, token.attribute_is(attr::shadowrootmode, "open"))) {
    start_a_declarative_shadow_root_for_the_token_at(location);
  } else if (at(2, token.attribute_is(attr::shadowrootmode, "closed"))) {
    // otherwise if the token's shadowrootmode attribute is "closed" ignoring case
    start_a_declarative_shadow_root_for_the_token_at(location);
  } else if (edition >= Day{2026, 8, 20} && at(3, token.attribute(attr::for_) != nullptr)) {
    // otherwise if the token has an attribute named for
    start_a_content_patch_for_the_token();
  } else {
    insert_an_html_element_for(token);
  }
}

// start a declarative shadow root for the token at {location: location}
// spec/tree/template.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::start_a_declarative_shadow_root_for_the_token_at(
    Location location) {
  const auto at = enter(Branch::start_a_declarative_shadow_root_for_the_token_at);
  // if the parser's sanitizer configuration is not null
  if constexpr (kSanitizes) {
    if (sanitizer.sanitizes()) {
      const auto sanitizing =
          enter(SanitizerBranch::while_parsing_start_a_declarative_shadow_root_for_the_token_at);
      // if the current node is the first element on the stack of open elements
      if (sanitizing(1, stack.current() == stack.first())) {
        insert_an_html_element_for(token);
        return;
      }
    }
  }
  // 7.1 if the parser does not allow declarative shadow roots
  if (at(1, !state.allows_declarative_shadow_roots())) {
    insert_an_html_element_for(token);
    return;
  }
  // if the adjusted current node is the first element on the stack of open elements
  if (at(2, the_adjusted_current_node() == stack.first())) {
    insert_an_html_element_for(token);
    return;
  }
  Element host = the_adjusted_current_node();
  at.element("host", host);
  push_a_foreign_element_for_in_without_inserting_it(token, Namespace::html);
  Element template_ = stack.current();
  at.element("template", template_);
  bool open = false;
  at.boolean("open", open);
  // if the token's shadowrootmode attribute is "open" ignoring case
  if (at(3, token.attribute_is(attr::shadowrootmode, "open"))) {
    open = true;
    at.boolean("open", open);
  }
  bool delegates_focus = false;
  at.boolean("delegates focus", delegates_focus);
  // if the token has an attribute named shadowrootdelegatesfocus
  if (at(4, token.attribute(attr::shadowrootdelegatesfocus) != nullptr)) {
    delegates_focus = true;
    at.boolean("delegates focus", delegates_focus);
  }
  bool serializable = false;
  at.boolean("serializable", serializable);
  // if the token has an attribute named shadowrootserializable
  if (at(5, token.attribute(attr::shadowrootserializable) != nullptr)) {
    serializable = true;
    at.boolean("serializable", serializable);
  }
  bool manual_slot_assignment = false;
  at.boolean("manual slot assignment", manual_slot_assignment);
  if constexpr (edition >= Day{2026, 4, 15}) {  // [since 2026-04-15]
    // 7.8 if the token's shadowrootslotassignment attribute is "manual" ignoring case
    if (at(6, token.attribute_is(attr::shadowrootslotassignment, "manual"))) {
      manual_slot_assignment = true;
      at.boolean("manual slot assignment", manual_slot_assignment);
    }
  }
  bool clonable = false;
  at.boolean("clonable", clonable);
  // if the token has an attribute named shadowrootclonable
  if (at(7, token.attribute(attr::shadowrootclonable) != nullptr)) {
    clonable = true;
    at.boolean("clonable", clonable);
  }
  // 7.10 if host is a shadow host
  if (at(8, nodes.is_shadow_host(host))) {
    insert_an_element_at_the_adjusted_insertion_location_given(template_, location);
    return;
  }
  bool null_registry = false;
  at.boolean("null registry", null_registry);
  if constexpr (edition >= Day{2025, 4, 14}) {  // [since 2025-04-14]
    // if the token has an attribute named shadowrootcustomelementregistry
    if (at(9, token.attribute(attr::shadowrootcustomelementregistry) != nullptr)) {
      null_registry = true;
      at.boolean("null registry", null_registry);
    }
  }
  // 7.11.2 if host cannot have a shadow root
  if (at(10, cannot_have_a_shadow_root(host))) {
    insert_an_element_at_the_adjusted_insertion_location_given(template_, location);
    return;
  }
  insertion.attach_shadow_root(host, open, delegates_focus, serializable, manual_slot_assignment, clonable,
                               null_registry);
  Node shadow = tree.shadow_root(node_of(host));
  at.node("shadow", shadow);
  tree.set_template_contents(node_of(template_), shadow);
}

// {host: element} cannot have a shadow root
// spec/tree/template.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::cannot_have_a_shadow_root(Element host) {
  const auto at = enter(Branch::cannot_have_a_shadow_root);
  // if host is not in the HTML namespace
  if (at(1, !nodes.is_in_namespace(host, Namespace::html))) return true;
  // if host is in the set shadow hosts
  if (at(2, nodes.is_in_set(host, sets::set_shadow_hosts))) return false;
  // if host is in the set reserved custom element names
  if (at(3, nodes.is_in_set(host, sets::set_reserved_custom_element_names))) return true;
  if constexpr (edition < Day{2025, 8, 1}) {  // [until 2025-08-01]
    // if the tag name of host has the form of a potential custom element name
    if (at(5, nodes.is_potential_custom_element_name(host->name))) return false;
  } else {  // [since 2025-08-01]
    // if the tag name of host has the form of a custom element name
    if (at(4, nodes.is_custom_element_name(host->name))) return false;
  }
  return true;
}

// start a content patch for the token
// spec/tree/template.rules  [since 2026-08-20]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::start_a_content_patch_for_the_token() {
  const auto at = enter(Branch::start_a_content_patch_for_the_token);
  Location place = the_adjusted_insertion_location();
  Node scope = place.parent;
  at.node("scope", scope);
  // 8.2 if scope is a template element
  if (at(1, nodes.is_html_element(scope, tag::template_))) [[unlikely]] {
    scope = tree.template_contents(scope);
    at.node("scope", scope);
  } else if (at(2, nodes.is_body_element(scope))) {
    // otherwise if scope is the body element of its node document
    scope = tree.parent(scope);
    at.node("scope", scope);
  }
  push_a_foreign_element_for_in_without_inserting_it(token, Namespace::html);
  Element template_ = stack.current();
  at.element("template", template_);
  // 8.5 if preparing content patching of template in scope succeeds
  if (at(3, preparing_content_patching_of_in_succeeds(template_, scope))) return;
  // 8.6.2 pop the current node off the stack of open elements
  stack.pop();
  insert_an_element_at_the_adjusted_insertion_location(template_);
  // 8.6.4 push template onto the stack of open elements
  stack.push(template_);
}

// preparing content patching of {template: element} in {scope: node} succeeds
// #prepare-content-patching, spec/tree/template.rules  [since 2026-08-20]
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::preparing_content_patching_of_in_succeeds(Element template_,
                                                                                      Node scope) {
  const auto at = enter(Branch::preparing_content_patching_of_in_succeeds);
  std::string_view marker_name = nodes.attribute_value(node_of(template_), attr::for_);
  // 3 if marker name is ""
  if (at(1, marker_name == "")) return false;
  Node start = the_start_marker_named_in(marker_name, scope);
  at.node("start", start);
  // 5 if start is null
  if (at(2, nodes.is_null(start))) return false;
  Node end = the_end_marker_of(start);
  at.node("end", end);
  insertion.content_patch(template_).target = tree.parent(start);
  insertion.content_patch(template_).start_marker = start;
  insertion.content_patch(template_).end_marker = end;
  // 9 if start is end
  if (at(3, start == end)) return true;
  // 11 for each node in the siblings after start and before end
  for (const Node node : nodes.siblings_between(start, end)) {
    at(4);
    // if node has a parent
    if (at(5, nodes.has_parent(node))) [[unlikely]]
      insertion.remove_from_parent(node);
  }
  return true;
}

// the start marker named {name: string value} in {scope: node}
// spec/tree/template.rules  [since 2026-08-20]
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_start_marker_named_in(std::string_view name, Node scope)
    -> Node {
  enter(Branch::the_start_marker_named_in);
  // 1 let start be the first marker or start instruction named name among the descendants of scope
  Node start = insertion.find_marker(name, scope);
  return start;
}

// the end marker of {start: node}
// spec/tree/template.rules  [since 2026-08-20]
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_end_marker_of(Node start) -> Node {
  const auto at = enter(Branch::the_end_marker_of);
  // if the target of start is "marker"
  if (at(1, tree.processing_instruction_target(start) == "marker")) return start;
  int nesting_level = 0;
  at.number("nesting level", nesting_level);
  Node sibling = tree.next_sibling(start);
  at.node("sibling", sibling);
  // while sibling is not null
  while (at(2, !nodes.is_null(sibling))) {
    // if sibling is a processing instruction
    if (at(3, nodes.is_processing_instruction(sibling))) {
      // if the target of sibling is "start"
      if (at(4, tree.processing_instruction_target(sibling) == "start")) {
        ++nesting_level;
        at.number("nesting level", nesting_level);
      } else if (at(5, tree.processing_instruction_target(sibling) == "end")) {
        // otherwise if the target of sibling is "end"
        // if nesting level is 0
        if (at(6, nesting_level == 0)) return sibling;
        --nesting_level;
        at.number("nesting level", nesting_level);
      }
    }
    sibling = tree.next_sibling(sibling);
    at.node("sibling", sibling);
  }
  return Tree::null();
}

// remove the insertion markers of the last template element on the stack
// spec/tree/template.rules  [since 2026-08-20]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree,
                 build>::remove_the_insertion_markers_of_the_last_template_element_on_the_stack() {
  const auto at = enter(Branch::remove_the_insertion_markers_of_the_last_template_element_on_the_stack);
  Element template_ = stack.bottommost(tag::template_);
  at.element("template", template_);
  // if the insertion target of template is null
  if (at(1, nodes.is_null(insertion.find_content_patch(node_of(template_)).target))) return;
  Node start = insertion.find_content_patch(node_of(template_)).start_marker;
  at.node("start", start);
  Node end = insertion.find_content_patch(node_of(template_)).end_marker;
  at.node("end", end);
  // if start has a parent
  if (at(2, nodes.has_parent(start))) insertion.remove_from_parent(start);
  // if end is not null, and end has a parent
  if (at(3, at.part(0, !nodes.is_null(end)) && at.part(1, nodes.has_parent(end))))
    insertion.remove_from_parent(end);
  insertion.content_patch(template_).target = Tree::null();
  insertion.content_patch(template_).start_marker = Tree::null();
  insertion.content_patch(template_).end_marker = Tree::null();
}

// close a p element
// #close-a-p-element, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::close_a_p_element() {
  const auto at = enter(Branch::close_a_p_element);
  generate_implied_end_tags_except_for_elements(tag::p);
  // 2 if the current node is not a p element
  if (at(1, !nodes.is_html_element(stack.current(), tag::p))) [[unlikely]]
    errors.add(TreeError::close_a_p_element_unclosed_elements);
  // 3 pop elements until a p element has been popped
  stack.pop_until(tag::p);
}

// run the popped steps of {element: element}
// spec/tree/selectedcontent.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_popped_steps_of(Element element) {
  const auto at = enter(Branch::run_the_popped_steps_of);
  if constexpr (edition >= Day{2025, 10, 13}) {  // [since 2025-10-13]
    // if element is an option element
    if (at(1, nodes.is_html_element(element, tag::option))) [[unlikely]]
      maybe_clone_into_selectedcontent(element);
  }
}

// run the insertion steps of {element: element}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_insertion_steps_of(Element element) {
  const auto at = enter(Branch::run_the_insertion_steps_of);
  // if element is an option element
  if (at(1, nodes.is_html_element(element, tag::option))) [[unlikely]] {
    selects.remember_holders(Holds::option);
    run_the_option_insertion_steps_of(element);
  }
  // if element is a selectedcontent element
  if (at(2, nodes.is_html_element(element, tag::selectedcontent))) [[unlikely]] {
    selects.remember_holders(Holds::selectedcontent);
    run_the_selectedcontent_post_connection_steps_of(element);
  }
}

// run the insertion steps of the subtree {node: node}
// spec/tree/selectedcontent.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_insertion_steps_of_the_subtree(Node node) {
  const auto at = enter(Branch::run_the_insertion_steps_of_the_subtree);
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    // 7 for each element in the inclusive descendants of node that are in the set select parts
    for (const Element element : selects.descendants_in(node, sets::set_select_parts)) {
      at(1);
      // if element is an option element
      if (at(2, nodes.is_html_element(element, tag::option))) [[unlikely]]
        run_the_insertion_steps_of_the_moved_option(element);
    }
    // 12 for each element in the inclusive descendants of node that are in the set select parts
    for (const Element element : selects.descendants_in(node, sets::set_select_parts)) {
      at(3);
      // if element is a selectedcontent element
      if (at(4, nodes.is_html_element(element, tag::selectedcontent))) [[unlikely]] {
        selects.forget_first_selectedcontents();
        run_the_selectedcontent_post_connection_steps_of(element);
      }
    }
  }
}

// run the removing steps of the subtree {node: node} for {old select: node}
// spec/tree/selectedcontent.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_removing_steps_of_the_subtree_for(Node node,
                                                                                      Node old_select) {
  const auto at = enter(Branch::run_the_removing_steps_of_the_subtree_for);
  if constexpr (edition >= Day{2025, 7, 21}) {  // [since 2025-07-21]
    // for each option in the inclusive descendants of node that are in the set select parts
    for (const Element option : selects.descendants_in(node, sets::set_select_parts)) {
      at(1);
      // if option is an option element
      if (at(2, nodes.is_html_element(option, tag::option))) {
        Node select = the_nearest_ancestor_select_of(option);
        at.node("select", select);
        // if select is null
        if (at(3, nodes.is_null(select))) selects.set_listed(node_of(option), false);
      }
    }
    // 14 for each element in the inclusive descendants of node that are in the set select parts
    for (const Element element : selects.descendants_in(node, sets::set_select_parts)) {
      at(4);
      // if element is an option element
      if (at(5, nodes.is_html_element(element, tag::option))) [[unlikely]]
        run_the_option_removing_steps_of_for(element, old_select);
      // if element is a selectedcontent element
      if (at(6, nodes.is_html_element(element, tag::selectedcontent))) [[unlikely]] {
        selects.forget_first_selectedcontents();
        run_the_selectedcontent_removing_steps_of_for(element, old_select);
      }
    }
  }
}

// run the option insertion steps of {option: element}
// #update-an-option's-nearest-ancestor-select, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_option_insertion_steps_of(Element option) {
  const auto at = enter(Branch::run_the_option_insertion_steps_of);
  Node select = the_nearest_ancestor_select_of(option);
  at.node("select", select);
  // 3 if select is null, or select has an attribute named multiple
  if (at(1, at.part(0, nodes.is_null(select)) || at.part(1, nodes.has_attribute(select, attr::multiple))))
    return;
  // if the selectedness of option is true
  if (at(2, selects.is_selected(node_of(option)))) {
    select_in(option, select);
    return;
  }
  // if the display size of select is not 1
  if (at(3, nodes.display_size(select) != 1)) return;
  Node selected = the_option_selected_in(select);
  at.node("selected", selected);
  // if selected is not null, or option is a disabled option
  if (at(4, at.part(0, !nodes.is_null(selected)) || at.part(1, is_a_disabled_option(option)))) return;
  select_in(option, select);
}

// run the insertion steps of the moved option {option: element}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_insertion_steps_of_the_moved_option(Element option) {
  const auto at = enter(Branch::run_the_insertion_steps_of_the_moved_option);
  Node select = the_nearest_ancestor_select_of(option);
  at.node("select", select);
  // 3 if select is null, or select has an attribute named multiple
  if (at(1, at.part(0, nodes.is_null(select)) || at.part(1, nodes.has_attribute(select, attr::multiple))))
    return;
  selects.set_listed(node_of(option), true);
  // if the selectedness of option is true
  if (at(2, selects.is_selected(node_of(option)))) {
    select_in(option, select);
    return;
  }
  run_the_selectedness_setting_algorithm_for(select);
}

// run the option removing steps of {option: element} for {old select: node}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_option_removing_steps_of_for(Element option,
                                                                                 Node old_select) {
  const auto at = enter(Branch::run_the_option_removing_steps_of_for);
  Node new_select = the_nearest_ancestor_select_of(option);
  at.node("new select", new_select);
  // 3 if new select is not null
  if (at(1, !nodes.is_null(new_select))) return;
  // if old select is not null
  if (at(2, !nodes.is_null(old_select))) run_the_selectedness_setting_algorithm_for(old_select);
}

// the nearest ancestor select of {option: element}
// #option-element-nearest-ancestor-select, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_nearest_ancestor_select_of(Element option) -> Node {
  const auto at = enter(Branch::the_nearest_ancestor_select_of);
  bool optgroup_seen = false;
  at.boolean("optgroup seen", optgroup_seen);
  // 2 for each ancestor in the ancestors of option that are in the set option ancestors
  for (const Node ancestor : selects.ancestors_in(option, sets::set_option_ancestors)) {
    at(1);
    // if ancestor is in the set option barriers
    if (at(2, nodes.is_in_set(ancestor, sets::set_option_barriers))) return Tree::null();
    // if ancestor is an optgroup element
    if (at(3, nodes.is_html_element(ancestor, tag::optgroup))) {
      // if optgroup seen is true
      if (at(4, optgroup_seen)) return Tree::null();
      optgroup_seen = true;
      at.boolean("optgroup seen", optgroup_seen);
    }
    // if ancestor is a select element
    if (at(5, nodes.is_html_element(ancestor, tag::select))) return ancestor;
  }
  return Tree::null();
}

// {option: element} is a disabled option
// #concept-option-disabled, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::is_a_disabled_option(Element option) {
  const auto at = enter(Branch::is_a_disabled_option);
  // 1 if option has an attribute named disabled
  if (at(1, nodes.has_attribute(node_of(option), attr::disabled))) return true;
  // 2 for each ancestor in the ancestors of option that are in the set option ancestors
  for (const Node ancestor : selects.ancestors_in(option, sets::set_option_ancestors)) {
    at(2);
    // if ancestor is a select element
    if (at(3, nodes.is_html_element(ancestor, tag::select))) return false;
    // if ancestor is in the set option barriers
    if (at(4, nodes.is_in_set(ancestor, sets::set_option_barriers))) return false;
    // if ancestor is an optgroup element
    if (at(5, nodes.is_html_element(ancestor, tag::optgroup))) {
      // if ancestor has an attribute named disabled
      if (at(6, nodes.has_attribute(ancestor, attr::disabled))) return true;
      return false;
    }
  }
  return false;
}

// maybe clone {option: element} into selectedcontent
// #maybe-clone-an-option-into-selectedcontent, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::maybe_clone_into_selectedcontent(Element option) {
  const auto at = enter(Branch::maybe_clone_into_selectedcontent);
  Node select = the_nearest_ancestor_select_of(option);
  at.node("select", select);
  // 2 if select is null
  if (at(1, nodes.is_null(select))) return;
  // if the selectedness of option is false
  if (at(2, !selects.is_selected(node_of(option)))) return;
  Node selectedcontent = the_enabled_selectedcontent_of(select);
  at.node("selectedcontent", selectedcontent);
  // if selectedcontent is null
  if (at(3, nodes.is_null(selectedcontent))) return;
  clone_into_the_selectedcontent(node_of(option), selectedcontent);
}

// run the selectedness setting algorithm for {select: node}
// #selectedness-setting-algorithm, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_selectedness_setting_algorithm_for(Node select) {
  const auto at = enter(Branch::run_the_selectedness_setting_algorithm_for);
  // 1 if select has an attribute named multiple, or the display size of select is not 1
  if (at(1, at.part(0, nodes.has_attribute(select, attr::multiple)) ||
                at.part(1, nodes.display_size(select) != 1)))
    return;
  // if the option selected in select is not null, or no option of select can be selected
  if (at(2, at.part(0, !nodes.is_null(the_option_selected_in(select))) ||
                at.part(1, selects.has_no_candidate(select))))
    return;
  // for each option in the inclusive descendants of select that are in the set select parts
  for (const Element option : selects.descendants_in(select, sets::set_select_parts)) {
    at(3);
    // if option is an option element, and the nearest ancestor select of option is select
    if (at(4, at.part(0, nodes.is_html_element(option, tag::option)) &&
                  at.part(1, the_nearest_ancestor_select_of(option) == select))) {
      // if option is not a disabled option
      if (at(5, !is_a_disabled_option(option))) {
        select_in(option, select);
        return;
      }
    }
  }
  selects.set_no_candidate(select);
}

// select {option: element} in {select: node}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::select_in(Element option, Node select) {
  const auto at = enter(Branch::select_in);
  Node selected = the_option_selected_in(select);
  at.node("selected", selected);
  // if selected is not null
  if (at(1, !nodes.is_null(selected))) selects.set_selectedness(selected, false);
  selects.set_selectedness(node_of(option), true);
  selects.set_selected_option(select, node_of(option));
}

// the option selected in {select: node}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_option_selected_in(Node select) -> Node {
  const auto at = enter(Branch::the_option_selected_in);
  Node option = selects.selected_option(select);
  at.node("option", option);
  // if option is null
  if (at(1, nodes.is_null(option))) return Tree::null();
  // if option has left select
  if (at(2, selects.has_left(option, select))) return Tree::null();
  return option;
}

// update the selectedcontent of {select: node}
// #update-a-select's-selectedcontent, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::update_the_selectedcontent_of(Node select) {
  const auto at = enter(Branch::update_the_selectedcontent_of);
  Node selectedcontent = the_enabled_selectedcontent_of(select);
  at.node("selectedcontent", selectedcontent);
  // 2 if selectedcontent is null
  if (at(1, nodes.is_null(selectedcontent))) return;
  Node option = the_option_selected_in(select);
  at.node("option", option);
  // 4 if option is null
  if (at(2, nodes.is_null(option))) {
    clear_the_selectedcontent(selectedcontent);
    return;
  }
  clone_into_the_selectedcontent(option, selectedcontent);
}

// the enabled selectedcontent of {select: node}
// #select-enabled-selectedcontent, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_enabled_selectedcontent_of(Node select) -> Node {
  const auto at = enter(Branch::the_enabled_selectedcontent_of);
  // 1 if no selectedcontent element has been inserted, or select has an attribute named multiple
  if (at(1, at.part(0, !selects.selectedcontent_inserted()) ||
                at.part(1, nodes.has_attribute(select, attr::multiple))))
    return Tree::null();
  // 2 let selectedcontent be the first selectedcontent element among the descendants of select
  Node selectedcontent = selects.first_selectedcontent(select);
  at.node("selectedcontent", selectedcontent);
  // 3 if selectedcontent is null, or the disabled flag of selectedcontent is true
  if (at(2, at.part(0, nodes.is_null(selectedcontent)) || at.part(1, selects.is_disabled(selectedcontent))))
    return Tree::null();
  return selectedcontent;
}

// clone {option: node} into the selectedcontent {selectedcontent: node}
// #clone-an-option-into-a-selectedcontent, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::clone_into_the_selectedcontent(Node option,
                                                                           Node selectedcontent) {
  const auto at = enter(Branch::clone_into_the_selectedcontent);
  // 1 let fragment be a new DocumentFragment
  Node fragment = tree.create_document_fragment();
  at.node("fragment", fragment);
  // 2 append deep clones of the children of option to fragment, for selectedcontent
  insertion.append_clones_of_children(option, fragment, selectedcontent);
  clear_the_selectedcontent(selectedcontent);
  insertion.move_children(fragment, selectedcontent);
  // for each child in the children of selectedcontent
  for (Node child = tree.first_child(selectedcontent); !nodes.is_null(child);
       child = tree.next_sibling(child)) {
    at(1);
    run_the_insertion_steps_of_the_subtree(child);
  }
}

// clear the selectedcontent {selectedcontent: node}
// #clear-a-selectedcontent, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::clear_the_selectedcontent(Node selectedcontent) {
  enter(Branch::clear_the_selectedcontent);
  // 1 remove the children of selectedcontent
  selects.empty_selectedcontent(selectedcontent);
}

// clear the non-primary selectedcontent elements of {select: node}
// #clear-a-select's-non-primary-selectedcontent-elements, spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::clear_the_non_primary_selectedcontent_elements_of(Node select) {
  const auto at = enter(Branch::clear_the_non_primary_selectedcontent_elements_of);
  bool first_passed = false;
  at.boolean("first passed", first_passed);
  // 2 for each descendant in the descendants of select
  for (Node descendant = selects.following(select, select); !nodes.is_null(descendant);
       descendant = selects.following(descendant, select)) {
    at(1);
    // if descendant is a selectedcontent element
    if (at(2, nodes.is_html_element(descendant, tag::selectedcontent))) {
      // if first passed is false
      if (at(3, !first_passed)) {
        first_passed = true;
        at.boolean("first passed", first_passed);
      } else {
        clear_the_selectedcontent(descendant);
      }
    }
  }
}

// run the selectedcontent post-connection steps of {selectedcontent: element}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_selectedcontent_post_connection_steps_of(
    Element selectedcontent) {
  const auto at = enter(Branch::run_the_selectedcontent_post_connection_steps_of);
  Node nearest_select = Tree::null();
  at.node("nearest select", nearest_select);
  bool disabled = false;
  at.boolean("disabled", disabled);
  // 3 for each ancestor in the ancestors of selectedcontent that are in the set selectedcontent ancestors
  for (const Node ancestor : selects.ancestors_in(selectedcontent, sets::set_selectedcontent_ancestors)) {
    at(1);
    // if ancestor is a select element
    if (at(2, nodes.is_html_element(ancestor, tag::select))) {
      // if nearest select is not null
      if (at(3, !nodes.is_null(nearest_select))) {
        disabled = true;
        at.boolean("disabled", disabled);
        break;
      }
      nearest_select = ancestor;
      at.node("nearest select", nearest_select);
    } else {
      disabled = true;
      at.boolean("disabled", disabled);
      break;
    }
  }
  selects.set_disabled(node_of(selectedcontent), disabled);
  // 4 if disabled is true
  if (at(4, disabled)) return;
  // if selectedcontent is not connected
  if (at(5, !selects.is_connected(node_of(selectedcontent)))) return;
  // if nearest select is null
  if (at(6, nodes.is_null(nearest_select))) return;
  // if nearest select has an attribute named multiple
  if (at(7, nodes.has_attribute(nearest_select, attr::multiple))) return;
  update_the_selectedcontent_of(nearest_select);
  clear_the_non_primary_selectedcontent_elements_of(nearest_select);
}

// run the selectedcontent removing steps of {selectedcontent: element} for {old select: node}
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_selectedcontent_removing_steps_of_for(
    Element selectedcontent, Node old_select) {
  const auto at = enter(Branch::run_the_selectedcontent_removing_steps_of_for);
  // 1 if the disabled flag of selectedcontent is true, or the children of a selectedcontent element are being
  // removed
  if (at(1, at.part(0, selects.is_disabled(node_of(selectedcontent))) ||
                at.part(1, selects.is_emptying_selectedcontent())))
    return;
  // 2 if the nearest ancestor of selectedcontent that is a select element is not null
  if (at(2, !nodes.is_null(the_nearest_ancestor_of_that_is_a_select_element(node_of(selectedcontent)))))
    return;
  // 3 if old select is not null
  if (at(3, !nodes.is_null(old_select))) update_the_selectedcontent_of(old_select);
}

// the nearest ancestor of {node: node} that is a select element
// spec/tree/selectedcontent.rules  [since 2025-07-21]
template <class EditionData, class Tree, Build build>
auto TreeBuilder<EditionData, Tree, build>::the_nearest_ancestor_of_that_is_a_select_element(Node node)
    -> Node {
  const auto at = enter(Branch::the_nearest_ancestor_of_that_is_a_select_element);
  // for each ancestor in the ancestors of node
  for (Node ancestor = tree.parent(node); !nodes.is_null(ancestor); ancestor = tree.parent(ancestor)) {
    at(1);
    // if ancestor is a select element
    if (at(2, nodes.is_html_element(ancestor, tag::select))) return ancestor;
  }
  return Tree::null();
}

// run the script {script: node}
// #scriptEndTag, spec/tree/scripts.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_script(Node script) {
  const auto at = enter(Branch::run_the_script);
  InsertionPoint old_insertion_point = scripts.insertion_point();
  scripts.set_insertion_point_before_next_character();
  ++scripts.state().nesting_level;
  scripts.host().prepare_script(script);
  --scripts.state().nesting_level;
  // if the script nesting level is 0
  if (at(1, scripts.state().nesting_level == 0)) scripts.state().paused = false;
  scripts.set_insertion_point(old_insertion_point);
  // if the pending parsing-blocking script is not null
  if (at(2, scripts.host().has_pending_script())) {
    // if the script nesting level is not 0
    if (at(3, scripts.state().nesting_level != 0)) {
      scripts.state().paused = true;
    } else {
      run_the_pending_parsing_blocking_scripts();
    }
  }
}

// run the pending parsing-blocking scripts
// #scriptTagParserResumes, spec/tree/scripts.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_pending_parsing_blocking_scripts() {
  const auto at = enter(Branch::run_the_pending_parsing_blocking_scripts);
  // while the pending parsing-blocking script is not null
  while (at(1, scripts.host().has_pending_script())) {
    scripts.start_speculative_parser();
    scripts.state().blocked = true;
    // if the pending parsing-blocking script is not ready
    if (at(2, !scripts.host().pending_script_is_ready())) return;
    // if the parser has been aborted
    if (at(3, scripts.state().aborted)) return;
    scripts.stop_speculative_parser();
    scripts.state().blocked = false;
    scripts.set_insertion_point_before_next_character();
    ++scripts.state().nesting_level;
    scripts.host().execute_pending_script();
    --scripts.state().nesting_level;
    // if the script nesting level is 0
    if (at(4, scripts.state().nesting_level == 0)) scripts.state().paused = false;
    scripts.set_insertion_point(InsertionPoint{});
  }
}

// run the SVG script {script: node}
// #scriptForeignEndTag, spec/tree/scripts.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::run_the_svg_script(Node script) {
  const auto at = enter(Branch::run_the_svg_script);
  InsertionPoint old_insertion_point = scripts.insertion_point();
  scripts.set_insertion_point_before_next_character();
  ++scripts.state().nesting_level;
  scripts.state().paused = true;
  scripts.host().process_svg_script(script);
  --scripts.state().nesting_level;
  // if the script nesting level is 0
  if (at(1, scripts.state().nesting_level == 0)) scripts.state().paused = false;
  scripts.set_insertion_point(old_insertion_point);
}

// complete the document
// spec/tree/scripts.rules
template <class EditionData, class Tree, Build build>
bool TreeBuilder<EditionData, Tree, build>::complete_the_document() {
  const auto at = enter(Branch::complete_the_document);
  // 5 while there is a script that will execute when the document has finished parsing
  while (at(1, scripts.host().has_deferred_script())) {
    // if that script is not ready
    if (at(2, !scripts.host().deferred_script_is_ready())) return false;
    scripts.host().execute_deferred_script();
  }
  // 6 if DOMContentLoaded has not been fired
  if (at(3, !scripts.state().content_loaded)) scripts.fire_dom_content_loaded();
  // 7 if the load event is delayed
  if (at(4, scripts.host().load_event_is_delayed())) return false;
  // 9 update the current document readiness to complete
  scripts.update_readiness(DocumentReadiness::complete);
  scripts.host().fire_load();
  return true;
}

// abort the parser
// #abort-a-parser, spec/tree/scripts.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::abort_the_parser() {
  const auto at = enter(Branch::abort_the_parser);
  // 1 throw away the input stream
  scripts.discard_input();
  // 2 stop the speculative HTML parser
  scripts.stop_speculative_parser();
  // 3 update the current document readiness to interactive
  scripts.update_readiness(DocumentReadiness::interactive);
  // 4 while the stack of open elements is not empty
  while (at(1, !stack.empty())) stack.pop();
  // 5 update the current document readiness to complete
  scripts.update_readiness(DocumentReadiness::complete);
}

// clear the stack back to a table context
// #clear-the-stack-back-to-a-table-context, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::clear_the_stack_back_to_a_table_context() {
  const auto at = enter(Branch::clear_the_stack_back_to_a_table_context);
  // while the current node is not in the set table context
  while (at(1, !nodes.is_in_set(stack.current(), sets::set_table_context))) stack.pop();
}

// clear the stack back to a table body context
// #clear-the-stack-back-to-a-table-body-context, spec/tree/in-table-body.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::clear_the_stack_back_to_a_table_body_context() {
  const auto at = enter(Branch::clear_the_stack_back_to_a_table_body_context);
  // while the current node is not in the set table body context
  while (at(1, !nodes.is_in_set(stack.current(), sets::set_table_body_context))) stack.pop();
}

// clear the stack back to a table row context
// #clear-the-stack-back-to-a-table-row-context, spec/tree/in-row.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::clear_the_stack_back_to_a_table_row_context() {
  const auto at = enter(Branch::clear_the_stack_back_to_a_table_row_context);
  // while the current node is not in the set table row context
  while (at(1, !nodes.is_in_set(stack.current(), sets::set_table_row_context))) stack.pop();
}

// close the cell
// #close-the-cell, spec/tree/in-cell.rules
template <class EditionData, class Tree, Build build>
void TreeBuilder<EditionData, Tree, build>::close_the_cell() {
  const auto at = enter(Branch::close_the_cell);
  generate_implied_end_tags();
  // 2 if the current node is not a td th element
  if (at(1, !nodes.is_html_element(stack.current(), sets::tags_td_th))) [[unlikely]]
    errors.add(TreeError::close_the_cell_unclosed_elements);
  // 3 pop elements until a td th element has been popped
  stack.pop_until(sets::tags_td_th);
  clear_the_list_of_active_formatting_elements_up_to_the_last_marker();
  // 5 switch the insertion mode to in row
  state.set_insertion_mode(Mode::in_row);
}

// in head: of the rows for start tag noscript, the first whose guard holds
// #parsing-main-inhead, spec/tree/in-head.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_head_choose_start_tag_noscript() {
  // when the scripting mode is not Disabled
  if (state.scripting_mode() != ScriptingMode::disabled) return in_head_start_tag_noscript();
  // when the scripting mode is Disabled
  return in_head_start_tag_noscript_otherwise();
}

// in body: of the rows for start tag noscript, the first whose guard holds
// #parsing-main-inbody, spec/tree/in-body.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_body_choose_start_tag_noscript() {
  // when the scripting mode is not Disabled
  if (state.scripting_mode() != ScriptingMode::disabled) return in_body_start_tag_noscript();
  return in_body_any_other_start_tag();
}

// in table: of the rows for character, the first whose guard holds
// #parsing-main-intable, spec/tree/in-table.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::in_table_choose_character() {
  // when the current node is a table tbody template tfoot thead tr element
  if (nodes.is_html_element(stack.current(), sets::tags_table_tbody_template_and_3_more))
    return in_table_character();
  return in_table_anything_else();
}

// foreign content: of the rows for start tag font, the first whose guard holds
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_choose_start_tag_font() {
  // when the token has an attribute named color, or the token has an attribute named face, or the token has
  // an attribute named size
  if (token.attribute(attr::color) != nullptr || token.attribute(attr::face) != nullptr ||
      token.attribute(attr::size) != nullptr)
    return foreign_content_start_tag_font();
  return foreign_content_any_other_start_tag();
}

// foreign content: of the rows for end tag script, the first whose guard holds
// #parsing-main-inforeign, spec/tree/foreign-content.rules
template <class EditionData, class Tree, Build build>
Outcome TreeBuilder<EditionData, Tree, build>::foreign_content_choose_end_tag_script() {
  // when the current node is an SVG script element
  if (nodes.is_element_of(Namespace::svg, stack.current(), tag::script))
    return foreign_content_end_tag_script();
  return foreign_content_any_other_end_tag();
}

}  // namespace lockstep::parser

#endif
