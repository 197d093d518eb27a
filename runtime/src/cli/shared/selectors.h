// The selectors of commands.
#ifndef LOCKSTEP_CLI_SHARED_SELECTORS_H
#define LOCKSTEP_CLI_SHARED_SELECTORS_H

#include <string_view>

#include "lockstep/lockstep.h"

namespace lockstep::cli {

// Throws UsageError, with a mark under the place of the error.
Selector selector_of(std::string_view css);

}  // namespace lockstep::cli

#endif
