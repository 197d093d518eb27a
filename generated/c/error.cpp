// Functions of the C interface that only forward to C++: error. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/error.interface: edit that, then run scripts/generate.
#include "c/handles.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

const char* lockstep_error_name(const lockstep_error* error) {
  if (error == nullptr) return nullptr;
  return literal(parse_error_name(in_cpp(error)));
}

const char* lockstep_error_explanation(const lockstep_error* error) {
  if (error == nullptr) return nullptr;
  return literal(parse_error_explanation(in_cpp(error)));
}

const char* lockstep_error_anchor(const lockstep_error* error) {
  if (error == nullptr) return nullptr;
  return literal(parse_error_anchor(in_cpp(error)));
}

lockstep_status lockstep_error_message(const lockstep_error* error, lockstep_buffer* message) {
  if (message == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *message = {nullptr, 0};
  if (error == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(message, [&] { return parse_error_message(in_cpp(error)); });
}

uint64_t lockstep_error_offset(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).offset;
}

uint64_t lockstep_error_end(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).end;
}

uint32_t lockstep_error_line(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).line;
}

uint32_t lockstep_error_column(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).column;
}

uint64_t lockstep_error_reported_offset(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).reported.offset;
}

uint32_t lockstep_error_reported_line(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).reported.line;
}

uint32_t lockstep_error_reported_column(const lockstep_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).reported.column;
}

lockstep_range lockstep_error_second_range(const lockstep_error* error) {
  if (error == nullptr) return kNoRange;
  const auto& it = in_cpp(error).second;
  if (!it) return kNoRange;
  return range_in_c(it->range);
}

uint32_t lockstep_error_second_line(const lockstep_error* error) {
  if (error == nullptr) return 0;
  const auto& it = in_cpp(error).second;
  if (!it) return 0;
  return it->line;
}

uint32_t lockstep_error_second_column(const lockstep_error* error) {
  if (error == nullptr) return 0;
  const auto& it = in_cpp(error).second;
  if (!it) return 0;
  return it->column;
}

lockstep_status lockstep_error_note(const lockstep_error* error, lockstep_buffer* note) {
  if (note == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *note = {nullptr, 0};
  if (error == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(note, [&] { return parse_error_note(in_cpp(error)); });
}

}  // extern "C"
