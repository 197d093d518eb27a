// Functions of the C interface that only forward to C++: validator. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/validator.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/validation.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

size_t lockstep_validation_finding_count(const lockstep_validation* validation) {
  if (validation == nullptr) return 0;
  return in_cpp(validation).findings.size();
}

void lockstep_validation_free(lockstep_validation* validation) { delete validation; }

const char* lockstep_finding_rule(const lockstep_finding* finding) {
  if (finding == nullptr) return nullptr;
  return literal(in_cpp(finding).rule);
}

int32_t lockstep_finding_severity(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  return static_cast<int32_t>(in_c(in_cpp(finding).severity));
}

lockstep_string lockstep_finding_message(const lockstep_finding* finding) {
  if (finding == nullptr) return {nullptr, 0};
  return present(in_cpp(finding).message);
}

const char* lockstep_finding_explanation(const lockstep_finding* finding) {
  if (finding == nullptr) return nullptr;
  return literal(in_cpp(finding).explanation);
}

lockstep_status lockstep_finding_link(const lockstep_finding* finding, lockstep_buffer* link) {
  if (link == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *link = {nullptr, 0};
  if (finding == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(link, [&] { return in_cpp(finding).link(); });
}

const char* lockstep_finding_anchor(const lockstep_finding* finding) {
  if (finding == nullptr) return nullptr;
  return literal(in_cpp(finding).anchor);
}

lockstep_range lockstep_finding_range(const lockstep_finding* finding) {
  if (finding == nullptr) return kNoRange;
  return range_in_c(in_cpp(finding).range.bytes);
}

uint32_t lockstep_finding_line(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  return in_cpp(finding).range.begin.line;
}

uint32_t lockstep_finding_column(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  return in_cpp(finding).range.begin.column;
}

uint32_t lockstep_finding_end_line(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  return in_cpp(finding).range.end.line;
}

uint32_t lockstep_finding_end_column(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  return in_cpp(finding).range.end.column;
}

lockstep_range lockstep_finding_second_range(const lockstep_finding* finding) {
  if (finding == nullptr) return kNoRange;
  const auto& it = in_cpp(finding).second;
  if (!it) return kNoRange;
  return range_in_c(it->range.bytes);
}

uint32_t lockstep_finding_second_line(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  const auto& it = in_cpp(finding).second;
  if (!it) return 0;
  return it->range.begin.line;
}

uint32_t lockstep_finding_second_column(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  const auto& it = in_cpp(finding).second;
  if (!it) return 0;
  return it->range.begin.column;
}

uint32_t lockstep_finding_second_end_line(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  const auto& it = in_cpp(finding).second;
  if (!it) return 0;
  return it->range.end.line;
}

uint32_t lockstep_finding_second_end_column(const lockstep_finding* finding) {
  if (finding == nullptr) return 0;
  const auto& it = in_cpp(finding).second;
  if (!it) return 0;
  return it->range.end.column;
}

lockstep_string lockstep_finding_second_message(const lockstep_finding* finding) {
  if (finding == nullptr) return {nullptr, 0};
  const auto& it = in_cpp(finding).second;
  if (!it) return {nullptr, 0};
  return present(it->message);
}

const char* lockstep_finding_rule_info_name(const lockstep_finding_rule_info* rule) {
  if (rule == nullptr) return nullptr;
  return literal(in_cpp(rule).name);
}

const char* lockstep_finding_rule_info_sentence(const lockstep_finding_rule_info* rule) {
  if (rule == nullptr) return nullptr;
  return literal(in_cpp(rule).sentence);
}

const char* lockstep_finding_rule_info_link(const lockstep_finding_rule_info* rule) {
  if (rule == nullptr) return nullptr;
  return literal(in_cpp(rule).link);
}

int32_t lockstep_finding_rule_info_severity(const lockstep_finding_rule_info* rule) {
  if (rule == nullptr) return 0;
  return static_cast<int32_t>(in_c(in_cpp(rule).severity));
}

}  // extern "C"
