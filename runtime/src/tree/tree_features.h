// The features that a tree supports: each is a constant, unless the tree has a function that returns it at
// run time.
#ifndef LOCKSTEP_TREE_TREE_FEATURES_H
#define LOCKSTEP_TREE_TREE_FEATURES_H

#include <cstdint>

#include "lockstep/tree_sink.h"

namespace lockstep::detail {

template <class Tree>
bool is_readable(const Tree& tree) {
  if constexpr (requires { tree.readable(); })
    return tree.readable();
  else
    return Tree::kReadable;
}

template <class Tree>
bool associates_forms(const Tree& tree) {
  if constexpr (requires { tree.associates_forms(); })
    return tree.associates_forms();
  else
    return Tree::kAssociatesForms;
}

template <class Tree>
bool releases_nodes(const Tree& tree) {
  if constexpr (requires { tree.releases_nodes(); })
    return tree.releases_nodes();
  else
    return ReleasesNodes<Tree>;
}

// A tree inside the library whose closed() is called when an element has left the stack of open elements:
// with the element, the beginning of the token that closes it, and whether the element is still in the list
// of active formatting elements.
template <class Tree>
concept HearsOfClosing = requires(Tree& tree, typename Tree::Node node) {
  tree.closed(node, std::uint64_t{}, bool{});
};

}  // namespace lockstep::detail

#endif
