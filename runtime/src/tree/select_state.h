// The part of RareState about select, option and selectedcontent elements: facts that the tree does not
// contain, such as selectedness.
#ifndef LOCKSTEP_TREE_SELECT_STATE_H
#define LOCKSTEP_TREE_SELECT_STATE_H

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "document/table_bytes.h"

namespace lockstep::detail {

// The nearest ancestors in a set, cached for all nodes on the path to them until a node moves. Therefore,
// many options with the same ancestors find their select in time linear in the number of nodes.
template <class Tree>
class NearestAncestors {
 public:
  using Node = typename Tree::Node;

  void begin() { remembers_ = true; }
  void forget() {
    if (!remembers_) return;
    remembers_ = false;
    set_.reset();
    nearest_.clear();
  }
  // Whether the ancestors in that set are cached.
  bool remembers(unsigned set) {
    if (!remembers_) return false;
    if (!set_) set_ = set;
    return *set_ == set;
  }
  // Returns the nearest ancestor for which is_in_set(ancestor), or null.
  template <class IsInSet>
  Node find(const Tree& tree, Node node, const IsInSet& is_in_set) {
    way_.clear();
    node = tree.parent(node);
    if (node == Tree::null() || is_in_set(node)) return node;
    auto known = nearest_.find(node);
    while (known == nearest_.end()) {
      if (way_.size() < kMost) way_.push_back(node);
      node = tree.parent(node);
      if (node == Tree::null() || is_in_set(node)) break;
      known = nearest_.find(node);
    }
    if (known != nearest_.end()) node = known->second;
    // Paths are short, and begin at nodes that are not queried again: few pages fill the table.
    if (nearest_.size() < kMost)
      for (const Node passed : way_) nearest_[passed] = node;
    steps_ += way_.size();
    return node;
  }
  // Returns the number of nodes visited since the last call.
  std::size_t take_steps() { return std::exchange(steps_, 0); }
  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const { return bytes_of(nearest_) + bytes_of_vector(way_); }

 private:
  static constexpr std::size_t kMost = 8192;

  bool remembers_ = false;
  std::size_t steps_ = 0;
  std::optional<unsigned> set_;
  std::unordered_map<Node, Node> nearest_;
  std::vector<Node> way_;
};

// The attributes of surrounding elements that affect options, as one number.
class SelectAttributes {
 public:
  SelectAttributes(bool multiple, bool disabled, int display_size)
      : bits_((multiple ? 1u : 0u) | (disabled ? 2u : 0u) |
              static_cast<std::uint32_t>(std::min(display_size, kMostSize)) << 2) {}
  explicit SelectAttributes(std::uint32_t bits) : bits_(bits) {}
  bool multiple() const { return (bits_ & 1) != 0; }
  bool disabled() const { return (bits_ & 2) != 0; }
  // At most kMostSize.
  int display_size() const { return static_cast<int>(bits_ >> 2); }
  std::uint32_t bits() const { return bits_; }

 private:
  static constexpr int kMostSize = (1 << 29) - 1;
  std::uint32_t bits_;
};

template <class Tree>
class SelectState {
 public:
  using Node = typename Tree::Node;

  bool has_parts = false;  // whether an option or a selectedcontent element was inserted
  bool has_selectedcontent = false;
  bool emptied_selectedcontent = false;
  bool emptied_open_selectedcontent = false;
  bool emptying_selectedcontent = false;  // whether a selectedcontent element is being emptied
  // Moves of options before there is a selectedcontent element: each may visit everything in the select, so
  // only a limited number are followed.
  static constexpr int kMostEarlyMoves = 256;
  int early_moves = 0;
  // See Limits::copied_nodes. The number of copies depends only on the page; the number of visits also
  // depends on fast paths.
  std::size_t copied = 0;
  std::size_t visited = 0;

  // Returns null if there is none. The option may no longer be in the select.
  Node selected_option(Node select) const { return find(selected_options_, select).value_or(Tree::null()); }
  void set_selected_option(Node select, Node option) { selected_options_[select] = option; }
  // The selectedness that overrides the option's selected attribute, if any.
  std::optional<bool> selectedness(Node option) const {
    if (!has(option, kIsSet)) return std::nullopt;
    return has(option, kIsSelected);
  }
  void set_selectedness(Node option, bool value) {
    set(option, kIsSet, true);
    set(option, kIsSelected, value);
  }
  // Whether the option was removed from its select.
  bool is_removed(Node option) const { return has(option, kIsRemoved); }
  void set_removed(Node option, bool removed) { set(option, kIsRemoved, removed); }
  bool is_disabled(Node selectedcontent) const { return has(selectedcontent, kIsDisabled); }
  void set_disabled(Node selectedcontent, bool disabled) { set(selectedcontent, kIsDisabled, disabled); }
  // Returns the first selectedcontent element of that select, which may be null; nullopt if it is unknown.
  std::optional<Node> first_selectedcontent(Node select) const {
    return find(first_selectedcontents_, select);
  }
  void set_first_selectedcontent(Node select, Node first) { first_selectedcontents_[select] = first; }
  void forget_first_selectedcontents() { first_selectedcontents_.clear(); }
  // Whether the selectedness setting algorithm has found no option to select, and none has been added since.
  bool has_no_candidate(Node select) const { return select == without_candidate_; }
  void set_no_candidate(Node select) { without_candidate_ = select; }
  // Returns the attributes of that element, which are read only once.
  template <class Read>
  SelectAttributes attributes_of(Node element, const Read& read) {
    if (asked_element_ != element) {
      const auto found = facts_.find(element);
      asked_ = found != facts_.end() ? found->second : (facts_[element] = read().bits());
      asked_element_ = element;
    }
    return SelectAttributes(asked_);
  }
  NearestAncestors<Tree>& nearest_ancestors() { return nearest_ancestors_; }
  // Called when nodes leave their parents, and when nodes or new options are inserted.
  void nodes_leave() { nearest_ancestors_.forget(); }
  void nodes_arrive() {
    nearest_ancestors_.forget();
    without_candidate_ = Tree::null();
  }

  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return bytes_of(facts_) + bytes_of(selected_options_) + bytes_of(first_selectedcontents_) +
           nearest_ancestors_.bytes();
  }
  // Called when the node will not occur again.
  void forget(Node node) {
    facts_.erase(node);
    selected_options_.erase(node);
    first_selectedcontents_.erase(node);
    asked_element_ = Tree::null();
  }

 private:
  // Facts about an option or a selectedcontent element.
  static constexpr std::uint32_t kIsSet = 1, kIsSelected = 2, kIsRemoved = 4, kIsDisabled = 8;

  static std::optional<Node> find(const std::unordered_map<Node, Node>& nodes, Node node) {
    const auto found = nodes.find(node);
    return found == nodes.end() ? std::nullopt : std::optional(found->second);
  }
  bool has(Node node, std::uint32_t fact) const {
    const auto found = facts_.find(node);
    return found != facts_.end() && (found->second & fact) != 0;
  }
  void set(Node node, std::uint32_t fact, bool holds) {
    if (holds)
      facts_[node] |= fact;
    else if (const auto found = facts_.find(node); found != facts_.end())
      found->second &= ~fact;
  }

  // One table for all elements, because compiling each kind of table takes megabytes in programs with a
  // custom tree. For select and optgroup elements, it contains the SelectAttributes.
  std::unordered_map<Node, std::uint32_t> facts_;
  std::unordered_map<Node, Node> selected_options_;        // by select
  std::unordered_map<Node, Node> first_selectedcontents_;  // by select
  Node asked_element_ = Tree::null();                      // the last element whose attributes were queried
  std::uint32_t asked_ = 0;
  Node without_candidate_ = Tree::null();
  NearestAncestors<Tree> nearest_ancestors_;
};

}  // namespace lockstep::detail

#endif
