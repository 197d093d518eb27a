// The options of `lockstep edit` and `lockstep rewrite` that change the elements which selectors match.
#ifndef LOCKSTEP_CLI_SHARED_ELEMENT_OPTIONS_H
#define LOCKSTEP_CLI_SHARED_ELEMENT_OPTIONS_H

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "cli/shared/arguments.h"
#include "edits/element_changes.h"

namespace lockstep::cli {

// The changes of the elements that a selector matches. The selector is a view into the arguments, or into
// what another option has read.
struct SelectedChanges {
  std::string_view css;
  std::vector<detail::ElementChange> changes;
};

// The option of a kind of change, such as "--rename", and the other way; nullopt for other options.
std::string_view option_of(detail::ElementChangeKind kind);
std::optional<detail::ElementChangeKind> change_kind_of(std::string_view option);

// Adds what another option asks for.
using OtherOption = std::function<void(std::string_view option, std::string_view value,
                                       std::vector<SelectedChanges>& changes)>;

// Returns the changes in the order of the options. Those after a --select are together, and empty if there
// are none;
// --remove and --unwrap have selectors of their own. Throws UsageError, also if there is no change.
std::vector<SelectedChanges> given_changes(const Arguments& arguments, const OtherOption& other = {});

}  // namespace lockstep::cli

#endif
