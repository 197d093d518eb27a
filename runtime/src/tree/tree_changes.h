// The tree builder's changes to the tree, which record positions and notify a watcher if the build supports
// this.
#ifndef LOCKSTEP_TREE_TREE_CHANGES_H
#define LOCKSTEP_TREE_TREE_CHANGES_H

#include <cstdint>
#include <string_view>

#include "lockstep/tree_sink.h"
#include "observer/attachments.h"

namespace lockstep::detail {

// A null `next` means after the last child. `find_place` returns the range of the text.
template <class Tree, Build build>
class TreeChanges {
 public:
  using Node = typename Tree::Node;

  TreeChanges(Tree& tree, const Attached<build>& attached) : tree_(tree), attached_(attached) {}

  [[gnu::always_inline]] inline void insert(Node node, Node parent, Node next) {
    tree_.insert_before(parent, node, next);
    if constexpr (build.watch)
      tell({.change = TreeChange::insert, .node = node, .parent = parent, .next = next});
  }
  void remove(Node node) {
    if constexpr (build.watch) {
      const TreeEvent event = leaving(TreeChange::remove, node);
      tree_.remove(node);
      if (event.old_parent != Tree::null()) tell(event);
    } else {
      tree_.remove(node);
    }
  }
  void move_to_end(Node node, Node parent) {
    if constexpr (build.watch) {
      TreeEvent event = leaving(TreeChange::insert, node);
      event.parent = parent;
      move_node_to_end(node, parent);
      tell(event);
    } else {
      move_node_to_end(node, parent);
    }
  }
  void move_children(Node from, Node to) {
    if constexpr (build.watch) {
      const Node first = tree_.first_child(from);
      tree_.move_children(from, to);
      if (first != Tree::null())
        tell({.change = TreeChange::move_children, .node = first, .parent = to, .old_parent = from});
    } else {
      tree_.move_children(from, to);
    }
  }
  template <class FindPlace>
  [[gnu::always_inline]] inline void insert_text(std::string_view text, Node parent, Node next,
                                                 [[maybe_unused]] const FindPlace& find_place) {
    tree_.insert_text(parent, next, text);
    if constexpr (build.locate)
      if (attached_.records_positions()) tree_.locate_text(parent, next, find_place());
    if constexpr (build.watch) tell_of_text(text, parent, next);
  }
  // insert_text() after the last child, for the arena and lanes, which are not watched.
  template <class FindPlace>
  [[gnu::always_inline]] inline void append_text(std::string_view text, Node parent,
                                                 [[maybe_unused]] const FindPlace& find_place) {
    if constexpr (build.locate)
      append_located_text(text, parent, find_place);
    else
      tree_.append_text(parent, text);
  }
  void add_missing_attributes(Node element, const SinkAttributes& attributes,
                              [[maybe_unused]] const ByteRange& tag) {
    [[maybe_unused]] std::uint32_t before = 0;
    if constexpr (build.watch) before = tree_.attribute_count(element);
    tree_.add_missing_attributes(element, attributes);
    if constexpr (build.locate)
      if (attached_.records_positions() && attributes.size() != 0) tree_.locate_attributes(element, tag);
    if constexpr (build.watch)
      if (const std::uint32_t after = tree_.attribute_count(element); after != before)
        tell({.change = TreeChange::attributes, .node = element, .size = after, .old_size = before});
  }
  void attach_shadow_root(Node host, const ShadowRootProperties& properties) {
    tree_.attach_shadow_root(host, properties);
    if constexpr (build.watch)
      tell({.change = TreeChange::shadow_root, .node = tree_.shadow_root(host), .parent = host});
  }

  // Set the position of a node: of its tag or the node itself, and of its end tag.
  void locate([[maybe_unused]] Node node, [[maybe_unused]] const ByteRange& place) {
    if constexpr (build.locate)
      if (attached_.records_positions()) tree_.locate(node, place);
  }
  void locate_like([[maybe_unused]] Node node, [[maybe_unused]] Node original) {
    if constexpr (build.locate)
      if (attached_.records_positions()) tree_.locate_like(node, original);
  }
  void locate_end_tag([[maybe_unused]] Node element, [[maybe_unused]] const ByteRange& tag) {
    if constexpr (build.locate)
      if (attached_.records_positions()) tree_.locate_end_tag(element, tag);
  }
  // Sets where an element without an end tag of its own ends, in a tree that records this.
  void locate_end([[maybe_unused]] Node element, [[maybe_unused]] std::uint32_t offset) {
    if constexpr (build.locate && requires(Tree & tree) { tree.locate_end(element, offset); })
      if (attached_.records_positions()) tree_.locate_end(element, offset);
  }

 private:
  void move_node_to_end(Node node, Node parent) {
    tree_.remove(node);
    tree_.insert_before(parent, node, Tree::null());
  }
  template <class FindPlace>
  void append_located_text(std::string_view text, Node parent, const FindPlace& find_place) {
    tree_.append_text(parent, text);
    if (attached_.records_positions()) tree_.locate_text(parent, Tree::null(), find_place());
  }
  void tell(const TreeEvent& event) const { attached_.notify(&Watcher::tree_changed, event); }
  void tell_of_text(std::string_view text, Node parent, Node next) const {
    const Node node = next == Tree::null() ? tree_.last_child(parent) : tree_.previous_sibling(next);
    const auto size = static_cast<std::uint32_t>(tree_.text_size(node));
    tell({.change = TreeChange::text,
          .node = node,
          .parent = parent,
          .next = next,
          .size = size,
          .old_size = size - static_cast<std::uint32_t>(text.size())});
  }
  // Returns the event for a node, with its place, before it is removed.
  TreeEvent leaving(TreeChange change, Node node) const {
    const Node parent = tree_.parent(node);
    return {.change = change,
            .node = node,
            .old_parent = parent,
            .old_next = parent == Tree::null() ? Tree::null() : tree_.next_sibling(node)};
  }

  Tree& tree_;
  [[no_unique_address]] Attached<build> attached_;
};

}  // namespace lockstep::detail

#endif
