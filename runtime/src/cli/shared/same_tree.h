// Comparing documents node by node.
#ifndef LOCKSTEP_CLI_SHARED_SAME_TREE_H
#define LOCKSTEP_CLI_SHARED_SAME_TREE_H

#include <optional>
#include <string>

#include "trace/difference.h"

namespace lockstep::cli {

// Returns where the tree of `other` differs first from that of `document`, in words, such as "`table > a`
// becomes `table > tbody`"; nullopt if it does not, and the documents have the same mode. O(trees + depth)
std::optional<std::string> difference(const Document& document, const Document& other, detail::Texts texts);

}  // namespace lockstep::cli

#endif
