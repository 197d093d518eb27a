// Matching a compiled selector against the elements of one tree.
#ifndef LOCKSTEP_SELECT_MATCHER_H
#define LOCKSTEP_SELECT_MATCHER_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "lockstep/detail/tree.h"
#include "select/code.h"
#include "select/elements.h"
#include "select/html_conditions.h"
#include "select/memo.h"

namespace lockstep::detail {

// Walks through the descendants of the scope in tree order, and matches each from right to left: first the
// compound selector for the element, then those for elements around it. Results are cached in Memo.
class Matcher {
 public:
  // Matches `list`, a list in the selector.
  Matcher(const Tree& tree, std::shared_ptr<const CompiledSelector> code, NodeId scope, SelectorList list);
  // Matches the selector itself.
  Matcher(const Tree& tree, const std::shared_ptr<const CompiledSelector>& code, NodeId scope)
      : Matcher(tree, code, scope, code->all) {}
  Matcher(const Matcher&) = delete;
  Matcher& operator=(const Matcher&) = delete;

  // Returns the next descendant of the scope after `node` that matches, or null.
  NodeId next(NodeId node);
  // Whether an element matches the selector. Elements must be in the tree of the scope.
  bool matches(NodeId element);

 private:
  using Known = Memo::Known;
  using enum Memo::Known;
  struct BoundName {
    NameId exact, lower;
  };
  // The first test for each element: the name in the rightmost compound of a complex selector, if there is
  // one.
  struct Subject {
    Complex complex;
    bool any_name;
    BoundName name;
  };

  // Complex selectors with a name that does not occur in the document are left out, because they match
  // nothing.
  void find_subjects(SelectorList list);
  // Returns the name's bit in a set of the names that a subject can have. Names that are equal modulo 64
  // share a bit.
  static std::uint64_t name_bit(NameId name) { return std::uint64_t{1} << (name % 64U); }
  bool can_match(const Subject& subject, const NodeRecord& record) const {
    return subject.any_name ||
           record.name ==
               (record.element_namespace == Namespace::html ? subject.name.lower : subject.name.exact);
  }

  // Two forms of next(): the first follows the links between nodes; the second is for a tree whose nodes are
  // in tree order.
  NodeId next_in_tree(NodeId node);
  NodeId next_in_order(NodeId node);

  bool matches_list(SelectorList list, NodeId element);
  // Whether the compound at that index matches the node, and the `left` compounds on its left match nodes
  // around it.
  bool matches_from(std::uint32_t compound, std::uint32_t left, NodeId node);
  bool any_matches_from(std::uint32_t compound, std::uint32_t left, NodeId node, bool siblings);
  bool matches_compound(const Compound& compound, NodeId node);
  bool holds(const Condition& condition, NodeId element) {
    if (tree().attribute_count(element) <= kManyAttributes) return test(condition, element);
    return memo_.remembered(condition, element, [&] { return test(condition, element); });
  }
  bool test(const Condition& condition, NodeId element);
  // Whether the value of an attribute matches, according to `compare`.
  template <class Compare>
  bool value_fits(const Condition& condition, NodeId element, std::string_view value,
                  const Compare& compare) {
    return value.size() <= kLongValue ? compare() : memo_.remembered(condition, element, compare);
  }
  bool has_id(const Condition& condition, NodeId element);
  bool has_class(const Condition& condition, NodeId element);
  bool has_attribute(const Condition& condition, NodeId element);
  bool has_language(const Condition& condition, NodeId element);
  bool is_scope(NodeId node) const;
  bool is_nth(std::uint32_t index, NodeId element);
  std::uint32_t nth_index(std::uint32_t index, NodeId element);
  bool counts(const Nth& nth, NodeId sibling, NodeId like);
  bool has(std::uint32_t list, NodeId anchor);
  void find_anchors(Complex relative, std::vector<bool>& anchors);
  bool contains(const Condition& condition, NodeId element);
  void collect_related(Combinator combinator, const std::vector<NodeId>& from, std::vector<NodeId>& to);

  NodeId parent_for_matching(NodeId node) const {
    const NodeId parent = tree().nodes[node].parent;
    return elements_.is_element(parent) || (parent == scope_ && scope_is_fragment_) ? parent : kNoNode;
  }
  const Tree& tree() const { return elements_.tree(); }
  HtmlContext& html() {
    if (!html_) html_.emplace(elements_, memo_);
    return *html_;
  }

  Elements elements_;
  std::shared_ptr<const CompiledSelector> code_;
  NodeId scope_;
  bool scope_is_fragment_;
  bool quirks_;
  std::vector<BoundName> tag_names_, attribute_names_;
  std::vector<Subject> subjects_;    // subjects of the list to match
  std::uint64_t subject_names_ = 0;  // the bits of their names; all bits if one can have any name
  // The end of the scope's descendants, if the nodes are known to be in tree order; otherwise null.
  NodeId end_ = kNoNode;
  NodeId in_order_to_ = kNoNode;  // a walk from the Document has found nodes up to here in tree order
  Memo memo_;
  std::optional<HtmlContext> html_;  // created for the first condition that needs it
};

}  // namespace lockstep::detail

#endif
