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
// have just been inserted and not pushed yet, or just been popped, or be returned by DescendantsInSet. A
// single-pass range. Except in the last case, each step takes constant time, however deep the tree is.
//
// While only the rules move nodes, the ancestors in the set are open elements, and open elements are
// ancestors of those below them in the stack. The exceptions do not matter: foster-parented nodes are not
// inside the table and its parts, and forms and formatting elements may have been removed from the stack, but
// none of these is in a set used here. The contents of a template have no parent. If a selectedcontent
// element loses its children while it is open, the open elements in it may be outside the tree, or back in
// it; then the walk uses the tree, as it does once a sanitizer has refused elements. If nothing shows
// selections, the range is empty.
template <class Selects>
class AncestorsInSet {
 public:
  using Node = typename Selects::Node;
  using Record = typename Selects::Record;
  using NameSet = typename Selects::NameSet;

  AncestorsInSet(const Selects& selects, Record* element, NameSet set)
      : selects_(selects), set_(set), node_(element->node), has_record_(element->index != 0) {
    if (!selects.shows_selections())
      node_ = Selects::null();
    else
      ++*this;
  }
  AncestorsInSet& begin() { return *this; }
  std::default_sentinel_t end() const { return {}; }
  bool operator==(std::default_sentinel_t) const { return Selects::is_null(node_); }
  Node operator*() const { return node_; }
  void operator++() {
    const bool by_stack = Selects::kFastPaths && has_record_ && selects_.stack_shows_ancestors();
    node_ = by_stack ? next_on_stack() : next_in_tree();
  }

 private:
  Node next_in_tree() const {
    if (!has_record_ && selects_.remembers_ancestors(set_)) return selects_.remembered_ancestor(node_, set_);
    std::size_t steps = 1;
    Node node = selects_.parent(node_);
    for (; !Selects::is_null(node) && !selects_.is_in_set(node, set_); ++steps) node = selects_.parent(node);
    selects_.count_visits(steps);
    return node;
  }
  Node next_on_stack() {
    Record* found = above(tag::template_);
    for (const NameId name : Selects::html_members_of(set_))
      found = OpenElements<Node>::lower(found, above(name));
    record_ = found;
    return found == nullptr || found->name == tag::template_ ? Selects::null() : found->node;
  }
  // Returns the nearest open element with that name above the current one.
  Record* above(NameId name) const {
    Record* found = selects_.bottommost(name);
    if (record_ != nullptr)
      while (found != nullptr && found->order >= record_->order) found = found->same_above;
    return found;
  }

  const Selects& selects_;
  NameSet set_;
  Node node_;
  bool has_record_;
  Record* record_ = nullptr;  // the record of node_, if the walk uses the stack
};

// The inclusive descendants of a node that are in the set, in tree order at the time of construction, because
// processing one may move others. The record of each contains only the node, its names and its sets, and is
// valid until the next element is visited. Empty once Limits::copied_nodes is exceeded.
template <class Selects>
class DescendantsInSet {
 public:
  using Node = typename Selects::Node;
  using Record = typename Selects::Record;
  class Iterator {
   public:
    Iterator(const Selects& selects, const Node* node) : selects_(selects), node_(node) {}
    Record* operator*() {
      record_ = selects_.record_of(*node_);
      return &record_;
    }
    Iterator& operator++() {
      ++node_;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return node_ != other.node_; }

   private:
    const Selects& selects_;
    const Node* node_;
    Record record_;
  };

  template <class Tree>
  DescendantsInSet(const Selects& selects, const Tree& tree, Node root, typename Selects::NameSet set)
      : selects_(selects) {
    if (selects.copied_too_much()) return;
    std::size_t visited = 0;
    for (Node node = root; !Selects::is_null(node); node = tree.following(node, root), ++visited)
      if (selects.is_in_set(node, set)) nodes_.push_back(node);
    selects.count_visits(visited);
    if (nodes_.size() >= kMany) selects.remember_ancestors();
  }
  Iterator begin() { return Iterator(selects_, nodes_.data()); }
  Iterator end() { return Iterator(selects_, nodes_.data() + nodes_.size()); }

 private:
  // With fewer nodes, it is faster to walk up from each.
  static constexpr std::size_t kMany = 16;

  const Selects& selects_;
  std::vector<Node> nodes_;
};

}  // namespace lockstep::detail

#endif
