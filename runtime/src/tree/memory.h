// What becomes of a parse when the system refuses memory.
#ifndef LOCKSTEP_TREE_MEMORY_H
#define LOCKSTEP_TREE_MEMORY_H

#include <new>

namespace lockstep::detail {

// Does the work. False: memory ran out on the way. Without exceptions that ends the process.
template <class Work>
bool had_memory_for(const Work& work) {
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
