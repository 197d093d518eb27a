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
uint64_t lockstep_error_end(const lockstep_error* error) { return error == nullptr ? 0 : from_c(error)->end; }
uint32_t lockstep_error_line(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->line;
}
uint32_t lockstep_error_column(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->column;
}
uint64_t lockstep_error_reported_offset(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->reported.offset;
}
uint32_t lockstep_error_reported_line(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->reported.line;
}
uint32_t lockstep_error_reported_column(const lockstep_error* error) {
  return error == nullptr ? 0 : from_c(error)->reported.column;
}
lockstep_status lockstep_error_message(const lockstep_error* error, lockstep_buffer* message) {
  if (message == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *message = {nullptr, 0};
  if (error == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(message, [&] { return lockstep::parse_error_message(*from_c(error)); });
}

lockstep_range lockstep_error_second_range(const lockstep_error* error) {
  if (error == nullptr || !from_c(error)->second) return {LOCKSTEP_NO_OFFSET, LOCKSTEP_NO_OFFSET};
  const lockstep::ByteRange& range = from_c(error)->second->range;
  return {range.begin, range.end};
}
uint32_t lockstep_error_second_line(const lockstep_error* error) {
  return error == nullptr || !from_c(error)->second ? 0 : from_c(error)->second->line;
}
uint32_t lockstep_error_second_column(const lockstep_error* error) {
  return error == nullptr || !from_c(error)->second ? 0 : from_c(error)->second->column;
}
lockstep_status lockstep_error_note(const lockstep_error* error, lockstep_buffer* note) {
  if (note == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *note = {nullptr, 0};
  if (error == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(note, [&] { return lockstep::parse_error_note(*from_c(error)); });
}

}  // extern "C"
