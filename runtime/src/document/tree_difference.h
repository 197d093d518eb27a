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
// one; or joined, ignoring those of only white space and, in the last one of a parent, white space with a
// newline at the end.
enum class Texts : std::uint8_t { separate, joined, joined_without_white_space };

// Two different nodes at the same place in two trees. One is null if its tree has no node there; both are
// null if the trees are equal. `next_` is the node, or the next one in tree order; null at the end of the
// tree.
struct NodeDifference {
  Node a, b;
  Node next_a, next_b;
};

// The numbers of elements of `a` whose children are not compared.
using Uncompared = std::unordered_set<NodeId>;

// Returns the first two nodes that differ, in tree order, including shadow roots and template contents.
// O(nodes + attributes * log(attributes))
NodeDifference first_difference(Node a, Node b, Texts texts = Texts::separate,
                                const Uncompared* uncompared = nullptr);

// The first difference between the trees of `document` and `other`.
struct DocumentDifference {
  std::string words;  // such as "`table > a` becomes `table > tbody`"
  Node next;          // NodeDifference::next_a
};

// Returns the first difference; nullopt if the trees are equal and the documents have the same mode. O(trees
// + depth)
std::optional<DocumentDifference> document_difference(const Document& document, const Document& other,
                                                      Texts texts, const Uncompared* uncompared = nullptr);

}  // namespace lockstep::detail

#endif
