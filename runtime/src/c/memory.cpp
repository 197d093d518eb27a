// The C interface for replacing the memory functions.
#include "lockstep/memory.h"

#include "c/handles.h"

using namespace lockstep::c;

extern "C" lockstep_status lockstep_set_memory_functions(const lockstep_memory_functions* functions) {
  if (functions == nullptr) {
    lockstep::reset_memory_functions();
    return LOCKSTEP_OK;
  }
  lockstep_memory_functions c = {};
  if (!read(functions, c) || c.resize == nullptr || c.release == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  lockstep::set_memory_functions({c.resize, c.release, c.user_data});
  return LOCKSTEP_OK;
}
