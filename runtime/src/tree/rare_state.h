// The tree builder's state for elements that few pages have.
#ifndef LOCKSTEP_TREE_RARE_STATE_H
#define LOCKSTEP_TREE_RARE_STATE_H

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "document/table_bytes.h"
#include "tree/pseudo_attributes.h"

namespace lockstep::detail {

// Where the content of a `template for` goes.
template <class Node>
struct ContentPatch {
  Node target;
  Node start_marker;
  Node end_marker;
};

// Created when first needed: on small pages even creating empty tables would be a noticeable cost.
template <class Node>
struct RareState {
  // By error: the end of its last run of characters.
  std::unordered_map<std::uint16_t, std::uint64_t> error_ends;
  // The attribute of that name of MathML elements.
  std::unordered_map<Node, std::string> encodings;

  // --- Patches of content
  std::unordered_map<Node, ContentPatch<Node>> patches;  // by template
  PseudoAttributes pseudo_attributes;
  std::unordered_map<std::string, std::deque<Node>> markers;  // by name, in the order of creation
  std::unordered_map<Node, std::string> marker_names;

  // --- select and selectedcontent
  bool has_select_parts = false;  // whether an option or a selectedcontent element was inserted
  bool selectedcontent_inserted = false;
  std::unordered_map<Node, bool> selectedness;      // of options; overrides the selected attribute
  std::unordered_map<Node, Node> selected_options;  // by select; some may no longer be in it
  std::unordered_set<Node> removed_options;         // those that were removed from their select
  std::unordered_set<Node> disabled_selectedcontents;
  std::unordered_map<Node, Node> first_selectedcontents;  // by select, if known
  bool emptied_selectedcontent = false;
  bool emptied_open_selectedcontent = false;
  bool emptying_selectedcontent = false;  // in progress
  // The memory of strings, and of nodes by name.
  std::size_t more_bytes = 0;
  // Bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return bytes_of(encodings) + bytes_of(patches) + bytes_of(markers) + bytes_of(marker_names) +
           bytes_of(selectedness) + bytes_of(selected_options) + bytes_of(removed_options) +
           bytes_of(disabled_selectedcontents) + bytes_of(first_selectedcontents) + more_bytes;
  }

  // The node will not occur again, but its handle may be reused.
  void forget(Node node) {
    encodings.erase(node);
    patches.erase(node);
    marker_names.erase(node);
    selectedness.erase(node);
    selected_options.erase(node);
    removed_options.erase(node);
    disabled_selectedcontents.erase(node);
    first_selectedcontents.erase(node);
  }
};

}  // namespace lockstep::detail

#endif
