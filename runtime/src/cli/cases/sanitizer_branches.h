// Which branches of the sanitizer's rules a case takes. `lockstep` does not record them: only the test
// program lockstep-observing, which is compiled with LOCKSTEP_OBSERVES_SANITIZER, has them in its answers.
#ifndef LOCKSTEP_CLI_CASES_SANITIZER_BRANCHES_H
#define LOCKSTEP_CLI_CASES_SANITIZER_BRANCHES_H

#include <string>

namespace lockstep::cli {

// Before a case: forgets those of the case before.
void begin_sanitizer_case();
// The member "branches", with a comma before it; nothing if the program does not record them.
void append_sanitizer_branches(std::string& out);

}  // namespace lockstep::cli

#endif
