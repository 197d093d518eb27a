// The places where the contents of `template for` elements are inserted, and the markers in the tree that
// name these places.
#ifndef LOCKSTEP_TREE_CONTENT_PATCHES_H
#define LOCKSTEP_TREE_CONTENT_PATCHES_H

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "document/table_bytes.h"
#include "tree/pseudo_attributes.h"

namespace lockstep::detail {

// Where the content of a `template for` is inserted.
template <class Node>
struct ContentPatch {
  Node target;
  Node start_marker;
  Node end_marker;
};

template <class Tree>
class ContentPatches {
 public:
  using Node = typename Tree::Node;
  using Patch = ContentPatch<Node>;
  static constexpr Patch kNone{Tree::null(), Tree::null(), Tree::null()};

  bool empty() const { return patches_.empty(); }
  // Returns the patch of that template, creating it if there is none.
  Patch& of(Node element) { return patches_.try_emplace(element, kNone).first->second; }
  Patch find(Node element) const {
    const auto found = patches_.find(element);
    return found == patches_.end() ? kNone : found->second;
  }
  // Adds a new processing instruction with the target `marker` or `start`.
  void add_marker(Node node, std::string_view data) {
    const std::string_view name = pseudo_attributes_.find(data, "name");
    if (!name.empty()) remember(node, std::string(name));
  }
  // Adds the markers in the deep copy of a node. O(nodes)
  void add_copied_markers(const Tree& tree, Node original, Node copy) {
    if (names_.empty()) return;
    Node copied = copy;
    for (Node node = original; node != Tree::null();
         node = tree.following(node, original), copied = tree.following(copied, copy))
      if (const auto found = names_.find(node); found != names_.end())
        remember(copied, std::string(found->second));
  }
  // Returns the first `marker` or `start` instruction with that name inside `scope` in tree order, or null.
  // Candidates are indexed by name, so that the scope is walked only if several candidates are inside it, or
  // if examining all candidates would take longer. O(nodes below `scope`)
  Node find_marker(const Tree& tree, std::string_view name, Node scope) {
    const auto found = markers_.find(std::string(name));
    if (found == markers_.end()) return Tree::null();
    Candidates& candidates = found->second;
    while (candidates.first != candidates.nodes.size() &&
           tree.parent(candidates.nodes[candidates.first]) == Tree::null())
      ++candidates.first;  // used up
    Node only = Tree::null();
    Node walked = scope;
    std::size_t steps = 0;
    const auto walk = [&] {
      ++steps_;
      walked = tree.following(walked, scope);
    };
    for (std::size_t i = candidates.first; i < candidates.nodes.size(); ++i) {
      const Node candidate = candidates.nodes[i];
      Node node = candidate;
      do {
        node = tree.parent(node);
        ++steps_;
        // From here on, uses whichever is shorter: the walk, or the paths up from all candidates.
        if (++steps > kQuickSteps) {
          walk();
          if (walked == Tree::null() || is_marker(tree, walked, name)) return walked;
        }
      } while (node != Tree::null() && node != scope);
      if (node == Tree::null()) continue;
      if (only != Tree::null()) {
        do walk();
        while (walked != Tree::null() && !is_marker(tree, walked, name));
        return walked;
      }
      only = candidate;
    }
    return only;
  }

  // Returns the number of nodes visited since the last call.
  std::size_t take_steps() { return std::exchange(steps_, 0); }
  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return bytes_of(patches_) + bytes_of(markers_) + bytes_of(names_) + more_bytes_;
  }
  void forget(Node node) {
    patches_.erase(node);
    names_.erase(node);
  }

 private:
  // Markers with the same name, in order of creation; those before `first` are used up.
  struct Candidates {
    std::vector<Node> nodes;
    std::size_t first = 0;
  };
  // The number of ancestors of candidates that are examined before the walk begins.
  static constexpr std::size_t kQuickSteps = 1024;
  // The number of bytes counted for each marker in addition to its name.
  static constexpr std::size_t kMarkerBytes = 64;

  bool is_marker(const Tree& tree, Node node, std::string_view name) const {
    if (tree.processing_instruction_target(node).empty()) return false;
    const auto found = names_.find(node);
    return found != names_.end() && found->second == name;
  }
  void remember(Node node, std::string name) {
    more_bytes_ += 2 * (name.size() + kMarkerBytes);
    markers_[name].nodes.push_back(node);
    names_[node] = std::move(name);
  }

  std::unordered_map<Node, Patch> patches_;  // by template
  PseudoAttributes pseudo_attributes_;
  std::unordered_map<std::string, Candidates> markers_;  // by name
  std::unordered_map<Node, std::string> names_;          // the names of markers
  std::size_t steps_ = 0;
  std::size_t more_bytes_ = 0;  // the memory of strings and of the lists of nodes by name
};

}  // namespace lockstep::detail

#endif
