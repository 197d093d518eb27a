// Comparing documents node by node.
#ifndef LOCKSTEP_CLI_SHARED_SAME_TREE_H
#define LOCKSTEP_CLI_SHARED_SAME_TREE_H

#include <optional>
#include <string>

#include "lockstep/document.h"

namespace lockstep::cli {

// Whether text nodes that consist of white space matter.
enum class WhiteSpace : std::uint8_t { compared, ignored };

// Returns where the tree of `other` differs first from that of `document`, in words, such as "`table > a`
// becomes `table > tbody`"; nullopt if it does not, and the documents have the same mode. Adjacent text nodes
// are compared as one. O(trees + depth)
std::optional<std::string> difference(const Document& document, const Document& other,
                                      WhiteSpace white_space);

}  // namespace lockstep::cli

#endif
