// The tree builder's records about rare elements, allocated for the first of them: the selects of
// select_state.h, the patches of content_patches.h, and two tables.
#ifndef LOCKSTEP_TREE_RARE_STATE_H
#define LOCKSTEP_TREE_RARE_STATE_H

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

#include "document/table_bytes.h"
#include "tree/content_patches.h"
#include "tree/select_state.h"

namespace lockstep::detail {

// Created when first needed: on small pages, even creating empty tables would be a noticeable cost.
template <class Tree>
struct RareState {
  using Node = typename Tree::Node;

  // The `encoding` attributes of MathML elements.
  std::unordered_map<Node, std::string> encodings;
  std::size_t encoding_bytes = 0;  // the memory of the strings
  ContentPatches<Tree> content_patches;
  SelectState<Tree> select;

  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return bytes_of(encodings) + encoding_bytes + content_patches.bytes() + select.bytes();
  }
  // Called when the node will not occur again; its handle may be reused.
  void forget(Node node) {
    encodings.erase(node);
    content_patches.forget(node);
    select.forget(node);
  }
};

// The rare state of a parse, if it exists yet.
template <class Tree>
class Rare {
 public:
  bool exists() const { return state_ != nullptr; }
  // Requires that the state exists.
  RareState<Tree>* operator->() const { return state_.get(); }
  RareState<Tree>& created() {
    if (!exists()) create();
    return *state_;
  }

 private:
  [[gnu::cold, gnu::noinline]] void create() { state_ = std::make_unique<RareState<Tree>>(); }

  std::unique_ptr<RareState<Tree>> state_;
};

}  // namespace lockstep::detail

#endif
