// Findings of validation in the C interface.
#ifndef LOCKSTEP_SRC_C_VALIDATION_H
#define LOCKSTEP_SRC_C_VALIDATION_H

#include <cstdint>
#include <vector>

#include "c/handles.h"
#include "lockstep/validator.h"

struct lockstep_validation {
  std::vector<lockstep::Finding> findings;
};

namespace lockstep::c {

inline const lockstep_validation& in_cpp(const lockstep_validation* validation) { return *validation; }
inline const Finding& in_cpp(const lockstep_finding* finding) {
  return *reinterpret_cast<const Finding*>(finding);
}
inline const FindingRuleInfo& in_cpp(const lockstep_finding_rule_info* rule) {
  return *reinterpret_cast<const FindingRuleInfo*>(rule);
}

inline std::int32_t in_c(Severity severity) {
  return static_cast<std::int32_t>(severity) + LOCKSTEP_SEVERITY_ERROR;
}

}  // namespace lockstep::c

#endif
