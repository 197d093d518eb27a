// Functions of the C interface that only forward to C++: sanitize text. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/sanitizer.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/sanitized_text.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_string lockstep_sanitized_text_message(const lockstep_sanitized_text* result) {
  if (result == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(result);
  return present(self.message);
}

size_t lockstep_sanitized_text_rounds(const lockstep_sanitized_text* result) {
  if (result == nullptr) return 0;
  const auto& self = in_cpp(result);
  return self.rounds;
}

bool lockstep_sanitized_text_flattened(const lockstep_sanitized_text* result) {
  if (result == nullptr) return false;
  const auto& self = in_cpp(result);
  return self.flattened;
}

bool lockstep_sanitized_text_dropped(const lockstep_sanitized_text* result) {
  if (result == nullptr) return false;
  const auto& self = in_cpp(result);
  return self.dropped;
}

}  // extern "C"
