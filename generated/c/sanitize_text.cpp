// Functions of the C interface that only forward to C++: sanitize text. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/sanitizer.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/sanitized_text.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_string lockstep_sanitized_text_message(const lockstep_sanitized_text* result) {
  if (result == nullptr) return {nullptr, 0};
  return present(in_cpp(result).message);
}

size_t lockstep_sanitized_text_rounds(const lockstep_sanitized_text* result) {
  if (result == nullptr) return 0;
  return in_cpp(result).rounds;
}

bool lockstep_sanitized_text_flattened(const lockstep_sanitized_text* result) {
  if (result == nullptr) return false;
  return in_cpp(result).flattened;
}

bool lockstep_sanitized_text_dropped(const lockstep_sanitized_text* result) {
  if (result == nullptr) return false;
  return in_cpp(result).dropped;
}

void lockstep_sanitized_text_free(lockstep_sanitized_text* result) { delete result; }

}  // extern "C"
