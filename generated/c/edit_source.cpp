// Functions of the C interface that only forward to C++: edit source. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/edit_source.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/edited_source.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_string lockstep_edited_source_message(const lockstep_edited_source* result) {
  if (result == nullptr) return {nullptr, 0};
  return present(in_cpp(result).message);
}

size_t lockstep_edited_source_change_count(const lockstep_edited_source* result) {
  if (result == nullptr) return 0;
  return in_cpp(result).changes.size();
}

void lockstep_edited_source_free(lockstep_edited_source* result) { delete result; }

}  // extern "C"
