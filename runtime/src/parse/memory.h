// Handling an allocation failure during a parse.
#ifndef LOCKSTEP_PARSE_MEMORY_H
#define LOCKSTEP_PARSE_MEMORY_H

#include <new>

namespace lockstep::detail {

// Does the work. Returns false if an allocation failed. Without exceptions, a failure ends the process.
template <class Work>
bool try_allocating(const Work& work) {
#if defined(__cpp_exceptions)
  try {
    work();
  } catch (const std::bad_alloc&) {
    return false;
  }
#else
  work();
#endif
  return true;
}

}  // namespace lockstep::detail

#endif
