// Showing the changes in a file.
#ifndef LOCKSTEP_CLI_SHARED_UNIFIED_DIFF_H
#define LOCKSTEP_CLI_SHARED_UNIFIED_DIFF_H

#include <span>
#include <string>
#include <string_view>

#include "lockstep/edit_source.h"

namespace lockstep::cli {

// Returns a unified diff, with three lines of context, for a file whose changes are known; empty if there are
// none. O(before + after)
std::string unified_diff(std::string_view name, std::string_view before, std::string_view after,
                         std::span<const SourceChange> changes);

}  // namespace lockstep::cli

#endif
