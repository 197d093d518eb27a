// The places where nodes are inserted, and how Limits::depth changes them.
#ifndef LOCKSTEP_TREE_INSERTION_LOCATION_H
#define LOCKSTEP_TREE_INSERTION_LOCATION_H

#include <cstddef>
#include <cstdint>

#include "lockstep/types.h"
#include "tables/known_names.h"
#include "tree/open_elements.h"

namespace lockstep::detail {

// An insertion location (#insertion-location): a null reference child means after the last child.
template <class Tree>
struct InsertionLocation {
  using Node = typename Tree::Node;
  Node parent = Tree::null();
  Node reference = Tree::null();
};

// Limits::depth: a node that would be too deep is inserted after its intended parent, as browsers do.
template <class Tree>
class DepthLimit {
 public:
  using Location = InsertionLocation<Tree>;
  using Node = typename Tree::Node;
  using Stack = OpenElements<Node>;

  explicit DepthLimit(std::size_t most) : most_(most == 0 ? SIZE_MAX : most) {}

  bool exists() const { return most_ != SIZE_MAX; }
  // The number of open elements at which the limit is reached.
  std::size_t most() const { return most_; }
  bool is_reached(const Stack& open) const { return open.size() >= most_; }
  // Whether nodes were moved higher in the tree than the Standard puts them.
  bool flattened() const { return flattened_; }
  void set_flattened() { flattened_ = true; }
  // Returns where to insert a node that would be too deep at that place.
  Location flatten(const Tree& tree, const Stack& open, const Location& intended) {
    if (intended.reference != Tree::null()) return intended;
    // Template contents are treated like the template.
    const auto* const current = open.current();
    const bool in_template = current->name == tag::template_ &&
                             current->element_namespace == Namespace::html &&
                             tree.template_contents(current->node) == intended.parent;
    const Node parent = tree.parent(in_template ? current->node : intended.parent);
    if (parent == Tree::null() || parent == tree.document()) return intended;
    flattened_ = true;
    return {parent, Tree::null()};
  }

 private:
  std::size_t most_;  // in open elements
  bool flattened_ = false;
};

}  // namespace lockstep::detail

#endif
