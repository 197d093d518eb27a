// The sanitizer's cases in `lockstep cases`.
#ifndef LOCKSTEP_CLI_CASES_SANITIZER_CASE_H
#define LOCKSTEP_CLI_CASES_SANITIZER_CASE_H

#include <string>

#include "cli/shared/json_line.h"

namespace lockstep::cli {

// Whether the line is a sanitizer case: it has a "method", or neither an input nor a "context".
bool is_sanitizer_case(const JsonLine& line);

// Appends the members of the answer except "id". Throws BadCase or UsageError.
void answer_sanitizer_case(std::string& out, const JsonLine& line);

}  // namespace lockstep::cli

#endif
