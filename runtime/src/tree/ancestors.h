// The ancestors of an element that are in a set, without a walk through the tree.
#ifndef LOCKSTEP_TREE_ANCESTORS_H
#define LOCKSTEP_TREE_ANCESTORS_H

#include <cstdint>
#include <iterator>

#include "lockstep/detail/names.h"
#include "tables/known_names.h"
#include "tree/open_elements.h"

namespace lockstep::detail {

// The ancestors in the set, which has few names and those of HTML elements, from the bottom up. The element
// has just been inserted, and not pushed yet, or just been popped. A range to walk once; each step takes
// constant time, though the tree may be deep.
//
// For as long as only the rules move nodes, such ancestors are open elements, and open elements are ancestors
// of what stands below them. The exceptions do not matter here: what a table fosters is not inside the table
// and its parts; forms and formatting elements may have left the stack; but none of these is in a set that is
// asked for. The contents of a template have no parent. And when a selectedcontent element loses its children
// while it is open, then what is open in it may be outside the tree, or in it again: there the walk goes
// through the tree.
template <class Operations>
class AncestorsInSet {
 public:
  using Node = typename Operations::Node;
  using Record = typename Operations::Record;
  using NameSet = typename Operations::NameSet;

  AncestorsInSet(const Operations& operations, Record* element, NameSet set)
      : operations_(operations), set_(set), node_(element->node) {
    ++*this;
  }
  AncestorsInSet& begin() { return *this; }
  std::default_sentinel_t end() const { return {}; }
  bool operator==(std::default_sentinel_t) const { return Operations::is_null(node_); }
  Node operator*() const { return node_; }
  void operator++() {
    const bool by_stack = Operations::kFastPaths && operations_.stack_shows_ancestors();
    node_ = by_stack ? next_on_stack() : next_in_tree();
  }

 private:
  Node next_in_tree() const {
    Node node = parent(node_);
    while (!Operations::is_null(node) && !operations_.is_in_set(node, set_)) node = parent(node);
    return node;
  }
  Node next_on_stack() {
    Record* found = above(tag::template_);
    for (const NameId name : Operations::html_members_of(set_)) found = Operations::lower(found, above(name));
    record_ = found;
    return found == nullptr || found->name == tag::template_ ? Operations::node_of(nullptr) : found->node;
  }
  // The open element of that name that is next to the one where the walk is.
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
  Record* record_ = nullptr;  // of node_, if the stack is asked
};

}  // namespace lockstep::detail

#endif
