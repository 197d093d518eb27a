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

// How text nodes are compared: each by itself; adjacent ones together, since a parser would make one of them;
// or so, except for those of nothing but white space and, in the last one of a parent, white space with a
// newline at the end.
enum class Texts : std::uint8_t { separate, joined, joined_without_white_space };

// Two nodes in the same place of two trees that differ. One is null if its tree has none there; both are null
// if the trees are equal. `next_` is the node, or the next one in tree order, null at the end of the tree.
struct NodeDifference {
  Node a, b;
  Node next_a, next_b;
};

// The numbers of elements of `a` whose children are not compared.
using Uncompared = std::unordered_set<NodeId>;

// Returns the first two nodes in tree order, including shadow roots and template contents, that differ.
// O(nodes + attributes * log(attributes))
NodeDifference first_difference(Node a, Node b, Texts texts = Texts::separate,
                                const Uncompared* uncompared = nullptr);

// Where the tree of `other` differs first from that of `document`.
struct DocumentDifference {
  std::string words;  // such as "`table > a` becomes `table > tbody`"
  Node next;          // NodeDifference::next_a
};

// Returns the first difference; nullopt if there is none, and the documents have the same mode.
// O(trees + depth)
std::optional<DocumentDifference> document_difference(const Document& document, const Document& other,
                                                      Texts texts, const Uncompared* uncompared = nullptr);

}  // namespace lockstep::detail

#endif
