// Functions of the C interface that only forward to C++: selector. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/selector.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/selecting.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

void lockstep_selector_free(lockstep_selector* selector) { delete selector; }

lockstep_string lockstep_selector_error_message(const lockstep_selector_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).message);
}

size_t lockstep_selector_error_offset(const lockstep_selector_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).offset;
}

size_t lockstep_selector_error_column(const lockstep_selector_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).column;
}

lockstep_string lockstep_selector_error_suggestion(const lockstep_selector_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).suggestion);
}

void lockstep_selector_error_free(lockstep_selector_error* error) { delete error; }

void lockstep_selection_free(lockstep_selection* selection) { delete selection; }

}  // extern "C"
