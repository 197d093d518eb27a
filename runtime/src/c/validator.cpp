// The C interface of validation.
#include <utility>

#include "c/validation.h"

using namespace lockstep::c;

namespace {

constexpr lockstep_validate_options default_validate_options() {
  lockstep_validate_options made = {};
  made.parse_errors = made.conformance = true;
  return made;
}

}  // namespace

extern "C" {

const char* lockstep_severity_name(int32_t severity) {
  if (severity < LOCKSTEP_SEVERITY_ERROR || severity > LOCKSTEP_SEVERITY_INFO) return nullptr;
  return literal(
      lockstep::severity_name(static_cast<lockstep::Severity>(severity - LOCKSTEP_SEVERITY_ERROR)));
}

void lockstep_validate_options_init(lockstep_validate_options* options, size_t size) {
  init(options, size, default_validate_options());
}

lockstep_status lockstep_validate(const lockstep_document* document, const lockstep_validate_options* options,
                                  lockstep_validation** validation) {
  if (validation == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *validation = nullptr;
  lockstep_validate_options c = default_validate_options();
  if (document == nullptr || !read(options, c)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    lockstep::Validation made = lockstep::validate(from_c(document), {c.parse_errors, c.conformance});
    if (!made) return LOCKSTEP_BAD_ARGUMENT;
    *validation = new lockstep_validation{std::move(made.findings)};
    return LOCKSTEP_OK;
  });
}

const lockstep_finding* lockstep_validation_finding(const lockstep_validation* validation, size_t index) {
  if (validation == nullptr || index >= validation->findings.size()) return nullptr;
  return reinterpret_cast<const lockstep_finding*>(&validation->findings[index]);
}

const lockstep_finding_rule_info* lockstep_finding_rules(size_t index) {
  const auto rules = lockstep::finding_rules();
  if (index >= rules.size()) return nullptr;
  return reinterpret_cast<const lockstep_finding_rule_info*>(&rules[index]);
}

}  // extern "C"
