// The option that names an edition of the Standard.
#ifndef LOCKSTEP_CLI_SHARED_EDITIONS_H
#define LOCKSTEP_CLI_SHARED_EDITIONS_H

#include <string_view>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/flags.h"
#include "lockstep/edition.h"

namespace lockstep::cli {

inline constexpr Option kEditionOption = flag_named(options::kParse, "edition");

// Returns the edition of that date. Throws a UsageError that lists the available editions.
Edition edition_of(std::string_view date);

// Returns the edition given with --edition, or the default.
Edition edition_option(const Arguments& arguments);

}  // namespace lockstep::cli

#endif
