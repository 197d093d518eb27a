// The options of `lockstep edit` and `lockstep rewrite` that change the elements that selectors match.
#ifndef LOCKSTEP_CLI_SHARED_ELEMENT_OPTIONS_H
#define LOCKSTEP_CLI_SHARED_ELEMENT_OPTIONS_H

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "cli/shared/arguments.h"
#include "edits/element_changes.h"

namespace lockstep::cli {

// The changes to the elements that a selector matches. The selector is a view into the arguments, or into a
// file that another option has read.
struct SelectedChanges {
  std::string_view css;
  std::vector<detail::ElementChange> changes;
};

// Returns the option for a kind of change, such as "--rename". The second function returns the kind for an
// option; nullopt for other options.
std::string_view option_of(detail::ElementChangeKind kind);
std::optional<detail::ElementChangeKind> change_kind_of(std::string_view option);

// Adds the changes that another option requests.
using OtherOption = std::function<void(std::string_view option, std::string_view value,
                                       std::vector<SelectedChanges>& changes)>;

// Returns the changes in the order of the options. Changes after a --select are grouped, with an empty group
// if there are none; each `--remove` and `--unwrap` has its own selector. Throws UsageError, also if there is
// no change.
std::vector<SelectedChanges> given_changes(const Arguments& arguments, const OtherOption& other = {});

}  // namespace lockstep::cli

#endif
