// Matching a compiled selector against the elements of one tree, with the caches for that.
#ifndef LOCKSTEP_SELECT_SELECTOR_QUERY_H
#define LOCKSTEP_SELECT_SELECTOR_QUERY_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/detail/tree.h"
#include "select/code.h"

namespace lockstep::detail {

// Elements are matched from right to left. As long as few steps are taken that costs nothing but the steps.
// When a query takes more of them than kStepsPerElement, it remembers for each node whether it or one of its
// ancestors (or previous siblings) matches what is left of a combinator, and what it inherits (its language,
// its form), so that the time of a query stays linear in the size of the document. :nth-child() and :has()
// have caches of their own, and so have elements with many attributes or long values.
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
  NodeId nearest_ancestor_select(NodeId option);
  // Whether the nearest optgroup of an option has the attribute `disabled`, as long as no select is nearer.
  bool has_disabled_optgroup(NodeId option);
  // Whether the element is in a fieldset with the attribute `disabled`, and not in its first legend.
  bool has_disabled_fieldset(NodeId element);
  // An editing host (https://html.spec.whatwg.org/multipage/interaction.html#editing-host), or editable
  // (https://w3c.github.io/editing/docs/execCommand/#editable).
  bool is_editable(NodeId element);
  // https://html.spec.whatwg.org/multipage/dom.html#the-directionality
  Direction direction(NodeId element);
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
  // Whether the element has a child that is a text with characters or, if they count, an element.
  bool has_contents(NodeId element, bool elements_count);
  bool may_be_custom_element(NameId name);

 private:
  static constexpr std::size_t kStepsPerElement = 16;

  struct BoundName {
    NameId exact, lower;
  };
  // Values and attributes beyond these are looked at once, and the result is remembered.
  static constexpr std::size_t kLongValue = 512;
  static constexpr std::size_t kManyAttributes = 64;
  // What is found after passing more siblings or children than these is remembered.
  static constexpr int kFewNodes = 16;

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
  // One bit for each remainder of the names by 64: those that a subject can have.
  static std::uint64_t name_bit(NameId name) { return std::uint64_t{1} << (name % 64U); }
  bool can_match(const Subject& subject, const NodeRecord& record) const {
    return subject.any_name ||
           record.name ==
               (record.element_namespace == Namespace::html ? subject.name.lower : subject.name.exact);
  }

  // next() along the links between nodes, and in a tree whose nodes are in tree order.
  NodeId next_in_tree(NodeId node);
  NodeId next_in_order(NodeId node);

  bool matches_list(SelectorList list, NodeId element);
  // The compound at that index matches the node, and those on its left, of which there are `left`, match
  // nodes around it.
  bool matches_from(std::uint32_t compound, std::uint32_t left, NodeId node);
  bool any_matches_from(std::uint32_t compound, std::uint32_t left, NodeId node, bool siblings);
  bool matches_compound(const Compound& compound, NodeId node);
  bool holds(const Condition& condition, NodeId element) {
    if (tree_.attribute_count(element) <= kManyAttributes) return test(condition, element);
    return remembered(condition, element, [&] { return test(condition, element); });
  }
  bool test(const Condition& condition, NodeId element);
  template <class Compute>
  bool remembered(const Condition& condition, NodeId element, const Compute& compute);
  // Whether the value of an attribute fits, which `compare` finds out.
  template <class Compare>
  bool value_fits(const Condition& condition, NodeId element, std::string_view value,
                  const Compare& compare) {
    return value.size() <= kLongValue ? compare() : remembered(condition, element, compare);
  }
  // What an element inherits from the nearest inclusive ancestor for which `own` does not return T(), and
  // `otherwise` if there is none.
  template <class T, class Own>
  T inherited(std::vector<T>& known, NodeId element, T otherwise, const Own& own);
  bool has_id(const Condition& condition, NodeId element);
  bool has_class(const Condition& condition, NodeId element);
  bool has_attribute(const Condition& condition, NodeId element);
  static bool value_fits(std::string_view value, const AttributeTest& test, bool ignore_case);
  bool is_scope(NodeId node) const;
  bool is_nth(std::uint32_t index, NodeId element);
  std::uint32_t nth_index(std::uint32_t index, NodeId element);
  bool counts(const Nth& nth, NodeId sibling, NodeId like);
  bool has(std::uint32_t list, NodeId anchor);
  void find_anchors(Complex relative, std::vector<bool>& anchors);
  void collect_related(Combinator combinator, const std::vector<NodeId>& from, std::vector<NodeId>& to);
  bool has_language(const Condition& condition, NodeId element);
  std::string radio_group(NodeId button);
  NodeId nearest_ancestor_select(NodeId option, bool in_optgroup);
  NodeId first_legend(NodeId fieldset);
  Known own_direction(NodeId element);
  bool is_right_to_left_by_text(NodeId element);

  NodeId parent_for_matching(NodeId node) const {
    const NodeId parent = tree_.nodes[node].parent;
    return is_element(parent) || (parent == scope_ && scope_is_fragment_) ? parent : kNoNode;
  }
  NodeId previous_element(NodeId node) {
    for (int passed = 0; passed < kFewNodes; ++passed) {
      node = tree_.previous_sibling(node);
      if (node == kNoNode || is_element(node)) return node;
    }
    return element_beyond(node, false);
  }
  NodeId next_element(NodeId node) {
    for (int passed = 0; passed < kFewNodes; ++passed) {
      node = tree_.nodes[node].next;
      if (node == kNoNode || is_element(node)) return node;
    }
    return element_beyond(node, true);
  }
  NodeId element_beyond(NodeId node, bool forwards);

  const Tree& tree_;
  std::shared_ptr<const CompiledSelector> code_;
  NodeId scope_;
  NodeId root_;  // of the scope's tree
  bool scope_is_fragment_;
  bool quirks_;
  std::vector<BoundName> tag_names_, attribute_names_;
  std::vector<Subject> subjects_;    // of the selector itself
  std::uint64_t subject_names_ = 0;  // the bits of their names; all if one of them has any name
  // Where the descendants of the scope end, if the nodes are known to be in tree order; otherwise null.
  NodeId end_ = kNoNode;
  NodeId in_order_to_ = kNoNode;  // up to here a walk from the Document has found them in tree order
  std::uint32_t moves_;           // when it began

  std::size_t steps_ = 0;
  std::size_t allowed_steps_ = 1024;
  // By compound: where the last search among ancestors or siblings began, and what it found. The next element
  // in tree order often has the same parent, or the last element as its parent.
  struct LastSearch {
    NodeId start = kNoNode;
    bool result = false;
  };
  std::vector<LastSearch> last_;
  std::vector<std::vector<std::uint8_t>> known_;        // by compound and node
  std::vector<std::vector<std::uint32_t>> indexes_;     // by nth and node; 0 if not counted yet
  std::vector<std::vector<bool>> anchors_;              // by list and node
  std::unordered_map<std::uint64_t, bool> remembered_;  // by condition and node
  // By where a search among siblings began to be long: the nearest element before that and after it.
  std::unordered_map<NodeId, NodeId> beyond_[2];
  std::unordered_map<NodeId, bool> contents_[2];   // see has_contents()
  std::unordered_map<NameId, bool> custom_names_;  // those that are long
  // What elements inherit, by node.
  std::vector<NodeId> language_, form_, select_[2];
  std::vector<Known> disabled_fieldset_, disabled_optgroup_, editable_, right_to_left_;
  // Each is filled when it is first needed.
  bool radio_groups_found_ = false, default_buttons_found_ = false, ids_found_ = false;
  bool options_found_ = false;
  std::unordered_map<std::string, NodeId> checked_in_group_;
  std::unordered_map<NodeId, NodeId> checked_radio_buttons_;  // by radio button
  std::unordered_map<NodeId, NodeId> forms_by_attribute_;     // by control
  std::unordered_map<NodeId, NodeId> default_buttons_;        // by form
  std::unordered_map<std::string, NodeId> ids_;               // the first element with each ID
  struct Options {
    NodeId selected = kNoNode;       // the last one that says so
    NodeId first_enabled = kNoNode;  // shown when none is selected
    Known shows_one = unknown;       // whether the select then shows it
  };
  std::unordered_map<NodeId, Options> options_;             // by select
  std::unordered_map<NodeId, NodeId> first_legends_;        // by fieldset
  std::unordered_map<NodeId, bool> right_to_left_by_text_;  // by element
  std::optional<std::string> default_language_;
};

template <class Compute>
bool SelectorQuery::remembered(const Condition& condition, NodeId element, const Compute& compute) {
  const auto index = static_cast<std::uint64_t>(&condition - code_->conditions.data());
  const std::uint64_t key = index << 32 | element;
  const auto known = remembered_.find(key);
  if (known != remembered_.end()) return known->second;
  const bool result = compute();
  remembered_.emplace(key, result);
  return result;
}

template <class T, class Own>
T SelectorQuery::inherited(std::vector<T>& known, NodeId element, T otherwise, const Own& own) {
  NodeId at = element;
  T found{};
  for (; at != kNoNode; at = parent_element(at)) {
    if (at < known.size() && known[at] != T{}) found = known[at];
    if (found == T{}) found = own(at);
    if (found != T{}) break;
    steps_ += 1 + tree_.attribute_count(at) / kManyAttributes;
  }
  if (found == T{}) found = otherwise;
  if (steps_ >= allowed_steps_) {
    if (known.size() < tree_.nodes.size()) known.resize(tree_.nodes.size(), T{});
    for (NodeId below = element; below != at; below = parent_element(below)) known[below] = found;
    if (at != kNoNode) known[at] = found;
  }
  return found;
}

}  // namespace lockstep::detail

#endif
