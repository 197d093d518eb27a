// How the tree builder changes the tree: alone, recording positions, or notifying a watcher.
#ifndef LOCKSTEP_TREE_TREE_CHANGES_H
#define LOCKSTEP_TREE_TREE_CHANGES_H

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "lockstep/tree_sink.h"
#include "observer/observer.h"

namespace lockstep::detail {

// For NoObserver. A null `next` means after the last child. `find_place` returns the range of the text.
template <class Tree>
class PlainChanges {
 public:
  using Node = typename Tree::Node;

  template <class Observer>
  PlainChanges(Tree& tree, const Observer&) : tree_(tree) {}
  explicit PlainChanges(Tree& tree) : tree_(tree) {}

  [[gnu::always_inline]] inline void insert(Node node, Node parent, Node next) {
    tree_.insert_before(parent, node, next);
  }
  void remove(Node node) { tree_.remove(node); }
  void move_to_end(Node node, Node parent) {
    tree_.remove(node);
    tree_.insert_before(parent, node, Tree::null());
  }
  void move_children(Node from, Node to) { tree_.move_children(from, to); }
  template <class FindPlace>
  [[gnu::always_inline]] inline void insert_text(std::string_view text, Node parent, Node next,
                                                 const FindPlace& /*find_place*/) {
    tree_.insert_text(parent, next, text);
  }
  // insert_text() after the last child, for the arena.
  template <class FindPlace>
  [[gnu::always_inline]] inline void append_text(std::string_view text, Node parent,
                                                 const FindPlace& /*find_place*/) {
    tree_.append_text(parent, text);
  }
  void add_missing_attributes(Node element, const SinkAttributes& attributes, const ByteRange& /*tag*/) {
    tree_.add_missing_attributes(element, attributes);
  }
  void attach_shadow_root(Node host, const ShadowRootProperties& properties) {
    tree_.attach_shadow_root(host, properties);
  }
  void locate(Node, const ByteRange&) {}
  void locate_like(Node, Node /*original*/) {}
  void locate_end_tag(Node, const ByteRange&) {}

 protected:
  Tree& tree_;
};

// For Locating.
template <class Tree>
class LocatedChanges : public PlainChanges<Tree> {
 public:
  using Node = typename Tree::Node;

  LocatedChanges(Tree& tree, const Locating&) : PlainChanges<Tree>(tree) {}

  template <class FindPlace>
  void insert_text(std::string_view text, Node parent, Node next, const FindPlace& find_place) {
    tree_.insert_text(parent, next, text);
    tree_.locate_text(parent, next, find_place());
  }
  template <class FindPlace>
  void append_text(std::string_view text, Node parent, const FindPlace& find_place) {
    tree_.append_text(parent, text);
    tree_.locate_text(parent, Tree::null(), find_place());
  }
  void add_missing_attributes(Node element, const SinkAttributes& attributes, const ByteRange& tag) {
    tree_.add_missing_attributes(element, attributes);
    if (attributes.size() != 0) tree_.locate_attributes(element, tag);
  }
  void locate(Node node, const ByteRange& place) { tree_.locate(node, place); }
  void locate_like(Node node, Node original) { tree_.locate_like(node, original); }
  void locate_end_tag(Node element, const ByteRange& tag) { tree_.locate_end_tag(element, tag); }

 private:
  using PlainChanges<Tree>::tree_;
};

// For Sanitizing and MaybeLocating: positions are recorded only if the tree has any.
template <class Tree>
class MaybeLocatedChanges : public PlainChanges<Tree> {
 public:
  using Node = typename Tree::Node;

  template <class Observer>
  MaybeLocatedChanges(Tree& tree, const Observer&) : PlainChanges<Tree>(tree) {}

  template <class FindPlace>
  void insert_text(std::string_view text, Node parent, Node next, const FindPlace& find_place) {
    tree_.insert_text(parent, next, text);
    if (tree_.positions != nullptr) tree_.locate_text(parent, next, find_place());
  }
  template <class FindPlace>
  void append_text(std::string_view text, Node parent, const FindPlace& find_place) {
    tree_.append_text(parent, text);
    if (tree_.positions != nullptr) tree_.locate_text(parent, Tree::null(), find_place());
  }
  void add_missing_attributes(Node element, const SinkAttributes& attributes, const ByteRange& tag) {
    tree_.add_missing_attributes(element, attributes);
    if (tree_.positions != nullptr && attributes.size() != 0) tree_.locate_attributes(element, tag);
  }
  void locate(Node node, const ByteRange& place) {
    if (tree_.positions != nullptr) tree_.locate(node, place);
  }
  void locate_like(Node node, Node original) {
    if (tree_.positions != nullptr) tree_.locate_like(node, original);
  }
  void locate_end_tag(Node element, const ByteRange& tag) {
    if (tree_.positions != nullptr) tree_.locate_end_tag(element, tag);
  }

 protected:
  using PlainChanges<Tree>::tree_;
};

// For Observer, and with MaybeLocatedChanges for AnyObserver. Each change is an event for the watcher.
template <class Tree, class Observer, class Changes>
class WatchedChanges : public Changes {
 public:
  using Node = typename Tree::Node;

  WatchedChanges(Tree& tree, const Observer& observer) : Changes(tree, observer), observer_(observer) {}

  void insert(Node node, Node parent, Node next) {
    Changes::insert(node, parent, next);
    tell({.change = TreeChange::insert, .node = node, .parent = parent, .next = next});
  }
  void remove(Node node) {
    const TreeEvent event = leaving(TreeChange::remove, node);
    tree_.remove(node);
    if (event.old_parent != Tree::null()) tell(event);
  }
  void move_to_end(Node node, Node parent) {
    TreeEvent event = leaving(TreeChange::insert, node);
    event.parent = parent;
    Changes::move_to_end(node, parent);
    tell(event);
  }
  void move_children(Node from, Node to) {
    const Node first = tree_.first_child(from);
    tree_.move_children(from, to);
    if (first != Tree::null())
      tell({.change = TreeChange::move_children, .node = first, .parent = to, .old_parent = from});
  }
  template <class FindPlace>
  void insert_text(std::string_view text, Node parent, Node next, const FindPlace& find_place) {
    Changes::insert_text(text, parent, next, find_place);
    const Node node = next == Tree::null() ? tree_.last_child(parent) : tree_.previous_sibling(next);
    const auto size = static_cast<std::uint32_t>(tree_.text_size(node));
    tell({.change = TreeChange::text,
          .node = node,
          .parent = parent,
          .next = next,
          .size = size,
          .old_size = size - static_cast<std::uint32_t>(text.size())});
  }
  void add_missing_attributes(Node element, const SinkAttributes& attributes, const ByteRange& tag) {
    const std::uint32_t before = tree_.attribute_count(element);
    Changes::add_missing_attributes(element, attributes, tag);
    const std::uint32_t after = tree_.attribute_count(element);
    if (after != before)
      tell({.change = TreeChange::attributes, .node = element, .size = after, .old_size = before});
  }
  void attach_shadow_root(Node host, const ShadowRootProperties& properties) {
    tree_.attach_shadow_root(host, properties);
    tell({.change = TreeChange::shadow_root, .node = tree_.shadow_root(host), .parent = host});
  }

 private:
  using Changes::tree_;
  void tell(const TreeEvent& event) const {
    if (observer_.watches()) observer_.watcher->tree_changed(event);
  }
  // The place of a node, before it leaves it.
  TreeEvent leaving(TreeChange change, Node node) const {
    const Node parent = tree_.parent(node);
    return {.change = change,
            .node = node,
            .old_parent = parent,
            .old_next = parent == Tree::null() ? Tree::null() : tree_.next_sibling(node)};
  }

  [[no_unique_address]] Observer observer_;
};

template <class Tree, class Observer>
using TreeChanges = std::conditional_t<
    Observer::kWatches,
    WatchedChanges<Tree, Observer,
                   std::conditional_t<Observer::kLocates, MaybeLocatedChanges<Tree>, PlainChanges<Tree>>>,
    std::conditional_t<Observer::kSanitizes || std::is_same_v<Observer, MaybeLocating>,
                       MaybeLocatedChanges<Tree>,
                       std::conditional_t<Observer::kLocates, LocatedChanges<Tree>, PlainChanges<Tree>>>>;

}  // namespace lockstep::detail

#endif
