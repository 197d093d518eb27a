// The protocol of `lockstep cases`, for programs that answer their own kinds of cases.
#ifndef LOCKSTEP_TESTS_SUPPORT_CASES_H
#define LOCKSTEP_TESTS_SUPPORT_CASES_H

#include <nlohmann/json_fwd.hpp>

namespace lockstep::test {

// Reads cases from the standard input, an object of JSON per line, and writes what `answer` returns for each,
// with the "id" of the case.
void answer_cases(nlohmann::json (*answer)(const nlohmann::json& one));

}  // namespace lockstep::test

#endif
