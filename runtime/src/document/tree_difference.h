// Finding the first difference between two trees.
#ifndef LOCKSTEP_DOCUMENT_TREE_DIFFERENCE_H
#define LOCKSTEP_DOCUMENT_TREE_DIFFERENCE_H

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>

#include "document/access.h"
#include "lockstep/document.h"

namespace lockstep::detail {

// How text nodes are compared: each by itself; adjacent ones joined, since a parser would create a single
// one; or joined, ignoring texts of only white space, and the white space at the end of a parent's last text
// if it contains a newline.
enum class Texts : std::uint8_t { separate, joined, joined_without_white_space };

// Two different nodes at the same place in two trees. One is null if its tree has no node there; both are
// null if the trees are equal. `next_a` and `next_b` are the same nodes, but with the next node in tree order
// in place of null; they are null only at the end of the tree.
struct NodeDifference {
  Node a, b;
  Node next_a, next_b;
};

// The IDs of elements of `a` whose children are not compared.
using Uncompared = std::unordered_set<NodeId>;

// Returns the first two nodes that differ, in tree order, including shadow roots and template contents.
// O(nodes + attributes * log(attributes))
NodeDifference first_difference(Node a, Node b, Texts texts = Texts::separate,
                                const Uncompared* uncompared = nullptr);

// The difference between two documents: between their modes or, if these are equal, the first one between
// their trees.
struct DocumentDifference {
  std::string words;  // such as "`table > a` becomes `table > tbody`"
  Node next;          // NodeDifference::next_a
};

// Returns the difference; nullopt if the trees are equal and the documents have the same mode.
// O(nodes + attributes * log(attributes))
std::optional<DocumentDifference> document_difference(const Document& document, const Document& other,
                                                      Texts texts, const Uncompared* uncompared = nullptr);

}  // namespace lockstep::detail

#endif
