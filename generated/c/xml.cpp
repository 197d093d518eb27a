// Functions of the C interface that only forward to C++: xml. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/xml.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/xml.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_coerce_text(const char* text, size_t size, lockstep_buffer* coerced) {
  if (coerced == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *coerced = {nullptr, 0};
  if (!is_text(text, size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(coerced, [&] { return coerce_text(std::string_view(text, size)); });
}

lockstep_status lockstep_coerce_comment(const char* data, size_t size, lockstep_buffer* coerced) {
  if (coerced == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *coerced = {nullptr, 0};
  if (!is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(coerced, [&] { return coerce_comment(std::string_view(data, size)); });
}

lockstep_status lockstep_coerce_instruction(const char* data, size_t size, lockstep_buffer* coerced) {
  if (coerced == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *coerced = {nullptr, 0};
  if (!is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(coerced, [&] { return coerce_instruction(std::string_view(data, size)); });
}

}  // extern "C"
