// Parsing into the trees of pointer_tree.h, with the edition in ParseOptions.
#ifndef LOCKSTEP_TESTS_SUPPORT_SINKS_H
#define LOCKSTEP_TESTS_SUPPORT_SINKS_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/pointer_tree.h"

namespace lockstep::test {

struct SinkErrors {
  std::vector<ParseError> errors;
  bool truncated = false;
};

SinkErrors parse_into(PointerTree& tree, const Chunks& chunks, const ParseOptions& options = {},
                      const std::optional<FragmentContext>& context = std::nullopt);
SinkErrors parse_into(LeastTree& tree, const Chunks& chunks, const ParseOptions& options = {},
                      const std::optional<FragmentContext>& context = std::nullopt);

// The difference between a parse into such a tree and `document`, in tree, errors or quirks mode, or a
// violation of the concept; or "".
std::string pointer_tree_problem(const Document& document, const Chunks& chunks, const ParseOptions& options,
                                 const std::optional<FragmentContext>& context = std::nullopt);
std::string least_tree_problem(const Document& document, const Chunks& chunks, const ParseOptions& options,
                               const std::optional<FragmentContext>& context = std::nullopt);

// The dumps of the parsed trees.
std::string sink_tree(std::string_view html, const ParseOptions& options = {});
std::string least_tree(std::string_view html, const ParseOptions& options = {});

}  // namespace lockstep::test

#endif
