// The ancestors of an element that are in a set, without walking the tree, and the descendants of a node.
#ifndef LOCKSTEP_TREE_ANCESTORS_H
#define LOCKSTEP_TREE_ANCESTORS_H

#include <cstdint>
#include <iterator>
#include <vector>

#include "lockstep/detail/names.h"
#include "tables/known_names.h"
#include "tree/open_elements.h"

namespace lockstep::detail {

// The ancestors in the set, from the bottom up. The set has few names, all of HTML elements. The element must
// have just been inserted and not pushed yet, or just been popped, or be one that DescendantsInSet returns. A
// range to iterate over once. Except in that last case, each step takes constant time, however deep the tree
// is.
//
// While only the rules move nodes, such ancestors are open elements, and open elements are ancestors of those
// below them in the stack. The exceptions do not matter here: foster-parented nodes are not inside the table
// and its parts, and forms and formatting elements may have been removed from the stack, but none of these is
// in a set that is used here. The contents of a template have no parent. If a selectedcontent element loses
// its children while it is open, the open elements in it may be outside the tree, or back in it; there the
// walk uses the tree, and also once a sanitizer has refused elements. If nothing shows selections, there are
// no such ancestors.
template <class Operations>
class AncestorsInSet {
 public:
  using Node = typename Operations::Node;
  using Record = typename Operations::Record;
  using NameSet = typename Operations::NameSet;

  AncestorsInSet(const Operations& operations, Record* element, NameSet set)
      : operations_(operations), set_(set), node_(element->node), has_record_(element->index != 0) {
    if (!operations.shows_selections())
      node_ = Operations::node_of(nullptr);
    else
      ++*this;
  }
  AncestorsInSet& begin() { return *this; }
  std::default_sentinel_t end() const { return {}; }
  bool operator==(std::default_sentinel_t) const { return Operations::is_null(node_); }
  Node operator*() const { return node_; }
  void operator++() {
    const bool by_stack = Operations::kFastPaths && has_record_ && operations_.stack_shows_ancestors();
    node_ = by_stack ? next_on_stack() : next_in_tree();
  }

 private:
  Node next_in_tree() const {
    const auto is_in_set = [this](Node node) { return operations_.is_in_set(node, set_); };
    if (!has_record_ && operations_.remembers_ancestors(set_)) {
      auto& nearest = operations_.rare_->select.nearest_ancestors();
      const Node found = nearest.find(operations_.tree_, node_, is_in_set);
      operations_.count_visits(nearest.take_steps());
      return found;
    }
    std::size_t steps = 1;
    Node node = parent(node_);
    for (; !Operations::is_null(node) && !is_in_set(node); ++steps) node = parent(node);
    operations_.count_visits(steps);
    return node;
  }
  Node next_on_stack() {
    Record* found = above(tag::template_);
    for (const NameId name : Operations::html_members_of(set_)) found = Operations::lower(found, above(name));
    record_ = found;
    return found == nullptr || found->name == tag::template_ ? Operations::node_of(nullptr) : found->node;
  }
  // The nearest open element of that name above the current one.
  Record* above(NameId name) const {
    Record* found = operations_.open_.bottommost(name);
    if (record_ != nullptr)
      while (found != nullptr && found->order >= record_->order) found = found->same_above;
    return found;
  }
  Node parent(Node node) const { return operations_.tree_.parent(node); }

  const Operations& operations_;
  NameSet set_;
  Node node_;
  bool has_record_;
  Record* record_ = nullptr;  // of node_, if the walk uses the stack
};

// The inclusive descendants of a node that are in the set, in tree order, as they are on construction,
// because processing one may move others. Their records contain only these elements, and are valid until the
// next one. None once Limits::copied_nodes is exceeded.
template <class Operations>
class DescendantsInSet {
 public:
  using Node = typename Operations::Node;
  using Record = typename Operations::Record;
  class Iterator {
   public:
    Iterator(const Operations& operations, const Node* node) : operations_(operations), node_(node) {}
    Record* operator*() {
      record_ = operations_.record_of(*node_);
      return &record_;
    }
    Iterator& operator++() {
      ++node_;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return node_ != other.node_; }

   private:
    const Operations& operations_;
    const Node* node_;
    Record record_;
  };

  template <class Tree>
  DescendantsInSet(const Operations& operations, const Tree& tree, Node root,
                   typename Operations::NameSet set)
      : operations_(operations) {
    if (operations.copied_too_much()) return;
    std::size_t visited = 0;
    for (Node node = root; !Operations::is_null(node); node = tree.following(node, root), ++visited)
      if (operations.is_in_set(node, set)) nodes_.push_back(node);
    operations.count_visits(visited);
    if (nodes_.size() >= kMany) operations.remember_ancestors();
  }
  Iterator begin() { return Iterator(operations_, nodes_.data()); }
  Iterator end() { return Iterator(operations_, nodes_.data() + nodes_.size()); }

 private:
  // If there are fewer, it is faster to walk up from each.
  static constexpr std::size_t kMany = 16;

  const Operations& operations_;
  std::vector<Node> nodes_;
};

}  // namespace lockstep::detail

#endif
