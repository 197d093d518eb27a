// What the tree builder remembers of elements that few pages have.
#ifndef LOCKSTEP_TREE_RARE_STATE_H
#define LOCKSTEP_TREE_RARE_STATE_H

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "tree/pseudo_attributes.h"

namespace lockstep::detail {

// Where the content of a `template for` goes.
template <class Node>
struct ContentPatch {
  Node target;
  Node start_marker;
  Node end_marker;
};

// Made when the first of it is needed: a small page is parsed in the time that empty tables take to make.
template <class Node>
struct RareState {
  // By error: where its last run of characters ended.
  std::unordered_map<std::uint16_t, std::uint64_t> error_ends;
  // Of MathML elements, the attribute of that name.
  std::unordered_map<Node, std::string> encodings;

  // --- Patches of content
  std::unordered_map<Node, ContentPatch<Node>> patches;  // by template
  PseudoAttributes pseudo_attributes;
  std::unordered_map<std::string, std::deque<Node>> markers;  // by name, in the order of their making
  std::unordered_map<Node, std::string> marker_names;

  // --- select and selectedcontent
  bool has_select_parts = false;  // an option or a selectedcontent element has been inserted
  bool selectedcontent_inserted = false;
  std::unordered_map<Node, bool> selectedness;      // of options, where the selected attribute does not tell
  std::unordered_map<Node, Node> selected_options;  // by select; some may have left it
  std::unordered_set<Node> removed_options;         // those that have left their select
  std::unordered_set<Node> disabled_selectedcontents;
  std::unordered_map<Node, Node> first_selectedcontents;  // by select, as long as that is known
  bool emptied_selectedcontent = false;
  bool emptied_open_selectedcontent = false;
  bool emptying_selectedcontent = false;  // now
};

}  // namespace lockstep::detail

#endif
