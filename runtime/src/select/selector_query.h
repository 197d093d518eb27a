// Matching a compiled selector against the elements of one tree, with the caches for that.
#ifndef LOCKSTEP_SELECT_SELECTOR_QUERY_H
#define LOCKSTEP_SELECT_SELECTOR_QUERY_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/detail/tree.h"
#include "select/code.h"

namespace lockstep::detail {

// Elements are matched from right to left. As long as few steps are taken that costs nothing but the steps.
// When a query takes more of them than kStepsPerElement, it remembers for each node whether it or one of its
// ancestors (or previous siblings) matches what is left of a combinator, so that the time of a query stays
// linear in the size of the document. :nth-child() and :has() have caches of their own.
class SelectorQuery {
 public:
  SelectorQuery(const Tree& tree, std::shared_ptr<const CompiledSelector> code, NodeId scope);

  // Returns the next descendant of the scope after `node` that matches, or null.
  NodeId next(NodeId node);
  // Whether an element matches the selector. Elements must be in the tree of the scope.
  bool matches(NodeId element);

  // --- For HtmlConditions
  const Tree& tree() const { return tree_; }
  NodeId scope() const { return scope_; }
  NodeId parent_element(NodeId node) const {
    const NodeId parent = tree_.nodes[node].parent;
    return is_element(parent) ? parent : kNoNode;
  }
  bool is_element(NodeId node) const { return tree_.nodes[node].type == NodeType::element; }
  bool is_html(NodeId node, NameId name) const {
    const NodeRecord& record = tree_.nodes[node];
    return record.name == name && record.element_namespace == Namespace::html && is_element(node);
  }
  // The checked radio button of a button's group, or null.
  // https://html.spec.whatwg.org/multipage/input.html#radio-button-group
  NodeId checked_radio_button(NodeId button);
  // The option of a select element without `multiple` that is selected, or null.
  NodeId selected_option(NodeId select);
  // https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select
  NodeId nearest_ancestor_select(NodeId option) const;
  // The form that a control belongs to by its place or its `form` attribute, or null.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  NodeId form_owner(NodeId control);
  // The first submit button of a form, or null.
  NodeId default_button(NodeId form);
  // Empty if there is no such attribute.
  std::string_view attribute_value(NodeId element, NameId attribute) const {
    const AttributeRecord* const found = tree_.attribute(element, attribute);
    return found == nullptr ? std::string_view() : tree_.text(found->value);
  }
  bool has_attribute(NodeId element, NameId attribute) const {
    return tree_.attribute(element, attribute) != nullptr;
  }

 private:
  static constexpr std::size_t kStepsPerElement = 16;

  struct BoundName {
    NameId exact, lower;
  };
  enum Known : std::uint8_t { unknown, no, yes };
  // What is tested of each element before anything else: the name of the rightmost compound of a complex
  // selector, if it has one.
  struct Subject {
    Complex complex;
    bool any_name;
    BoundName name;
  };

  // Complex selectors with a name that the document does not have are left out: they match nothing.
  void find_subjects();
  bool can_match(const Subject& subject, const NodeRecord& record) const {
    return subject.any_name ||
           record.name ==
               (record.element_namespace == Namespace::html ? subject.name.lower : subject.name.exact);
  }

  bool matches_list(SelectorList list, NodeId element);
  // The compound at that index matches the node, and those on its left, of which there are `left`, match
  // nodes around it.
  bool matches_from(std::uint32_t compound, std::uint32_t left, NodeId node);
  bool any_matches_from(std::uint32_t compound, std::uint32_t left, NodeId node, bool siblings);
  bool matches_compound(const Compound& compound, NodeId node);
  bool holds(const Condition& condition, NodeId element);
  bool has_id(NodeId element, std::string_view id) const;
  bool has_class(NodeId element, std::string_view name) const;
  bool has_attribute(NodeId element, const AttributeTest& test) const;
  bool value_fits(std::string_view value, const AttributeTest& test, bool ignore_case) const;
  bool is_empty(NodeId element) const;
  bool is_scope(NodeId node) const;
  bool is_nth(std::uint32_t index, NodeId element);
  std::uint32_t nth_index(std::uint32_t index, NodeId element);
  bool counts(const Nth& nth, NodeId sibling, NodeId like);
  bool has(std::uint32_t list, NodeId anchor);
  void find_anchors(Complex relative, std::vector<bool>& anchors);
  void collect_related(Combinator combinator, const std::vector<NodeId>& from, std::vector<NodeId>& to) const;
  bool has_language(SelectorList ranges, NodeId element) const;
  std::string_view language(NodeId element) const;
  std::string radio_group(NodeId button);

  NodeId parent_for_matching(NodeId node) const {
    const NodeId parent = tree_.nodes[node].parent;
    return is_element(parent) || (parent == scope_ && scope_is_fragment_) ? parent : kNoNode;
  }
  NodeId previous_element(NodeId node) const {
    do {
      node = tree_.previous_sibling(node);
    } while (node != kNoNode && !is_element(node));
    return node;
  }
  NodeId next_element(NodeId node) const {
    do {
      node = tree_.nodes[node].next;
    } while (node != kNoNode && !is_element(node));
    return node;
  }

  const Tree& tree_;
  std::shared_ptr<const CompiledSelector> code_;
  NodeId scope_;
  NodeId root_;  // of the scope's tree
  bool scope_is_fragment_;
  bool quirks_;
  std::vector<BoundName> tag_names_, attribute_names_;
  std::vector<Subject> subjects_;  // of the selector itself

  std::size_t steps_ = 0;
  std::size_t allowed_steps_ = 1024;
  std::vector<std::vector<std::uint8_t>> known_;     // by compound and node
  std::vector<std::vector<std::uint32_t>> indexes_;  // by nth and node; 0 if not counted yet
  std::vector<std::vector<bool>> anchors_;           // by list and node
  // Each is filled when it is first needed.
  bool radio_groups_found_ = false, default_buttons_found_ = false, ids_found_ = false;
  std::unordered_map<std::string, NodeId> checked_in_group_;
  std::unordered_map<NodeId, NodeId> default_buttons_;   // by form
  std::unordered_map<std::string_view, NodeId> ids_;     // the first element with each ID
  std::unordered_map<NodeId, NodeId> selected_options_;  // by select
};

}  // namespace lockstep::detail

#endif
