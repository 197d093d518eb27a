// Which branches of the sanitizer's rules a case takes. `lockstep` does not record them; only the answers of
// the test program lockstep-observing, which is compiled with LOCKSTEP_OBSERVES_SANITIZER, have them.
#ifndef LOCKSTEP_CLI_CASES_SANITIZER_BRANCHES_H
#define LOCKSTEP_CLI_CASES_SANITIZER_BRANCHES_H

#include <string>

namespace lockstep::cli {

// Called before each case: forgets the branches of the previous one.
void begin_sanitizer_case();
// Appends a comma and the member "branches"; nothing if the program does not record them.
void append_sanitizer_branches(std::string& out);

}  // namespace lockstep::cli

#endif
