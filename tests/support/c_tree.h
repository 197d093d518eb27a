// Parsing into a custom tree through the C interface (lockstep/c/tree.h).
#ifndef LOCKSTEP_TESTS_SUPPORT_C_TREE_H
#define LOCKSTEP_TESTS_SUPPORT_C_TREE_H

#include <optional>
#include <string>

#include "lockstep/lockstep.h"
#include "support/chunks.h"

namespace lockstep::test {

// What the table of functions has.
enum class CFunctions { required, all };

// The difference between a parse into such a tree and `document`, in tree, errors or quirks mode, or a
// violation of the interface; or "".
std::string c_tree_problem(const Document& document, const Chunks& chunks, const ParseOptions& options,
                           const std::optional<FragmentContext>& context, CFunctions functions);

// Parses with the tree unable to create its node number `call`, counted from 1. Returns whether it was asked
// for that many; the parser must then have stopped.
bool c_tree_stops_at(std::string_view html, const ParseOptions& options, std::size_t call);

}  // namespace lockstep::test

#endif
