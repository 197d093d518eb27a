// The C interface of parse errors.
#include "c/handles.h"

using namespace lockstep::c;

extern "C" {

const char* lockstep_error_name(const lockstep_error* error) {
  return error == nullptr ? nullptr : literal(lockstep::parse_error_name(*from_c(error)));
}
const char* lockstep_error_explanation(const lockstep_error* error) {
  return error == nullptr ? nullptr : literal(lockstep::parse_error_explanation(*from_c(error)));
}
const char* lockstep_error_anchor(const lockstep_error* error) {
  return error == nullptr ? nullptr : literal(lockstep::parse_error_anchor(*from_c(error)));
}
uint64_t lockstep_error_offset(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->offset;
}
uint32_t lockstep_error_line(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->line;
}
uint32_t lockstep_error_column(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->column;
}

}  // extern "C"
