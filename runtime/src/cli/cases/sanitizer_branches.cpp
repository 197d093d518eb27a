// The definitions for the program `lockstep`, which does not record the branches of the sanitizer's rules.
#include "cli/cases/sanitizer_branches.h"

namespace lockstep::cli {

void begin_sanitizer_case() {}

void append_sanitizer_branches(std::string& /*out*/) {}

}  // namespace lockstep::cli
