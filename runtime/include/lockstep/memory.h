// Replaces the functions that allocate the memory of documents and parsers.
#ifndef LOCKSTEP_MEMORY_H
#define LOCKSTEP_MEMORY_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>

#include "lockstep/export.h"

namespace lockstep {

// The functions that manage memory; both are required. By default, the library uses std::realloc() and
// std::free(). The functions may be called on any thread that uses the library, and must not throw or call
// the library.
struct MemoryFunctions {
  // Returns a block of at least `size` bytes, aligned for any type; null on failure. `size` is never 0. If
  // `old` is not null, its contents are moved to the new block, and `old` is freed; if the function returns
  // null, `old` stays valid.
  void* (*resize)(void* old, std::size_t size, void* user_data) = nullptr;
  // Frees a block, which is never null.
  void (*release)(void* memory, void* user_data) = nullptr;
  // Passed to both functions.
  void* user_data = nullptr;
};

// Uses these functions from now on for everything that grows with the input: nodes, attributes, text, names,
// errors and positions of a Document, text that is being parsed, and the buffers of the C interface. Applies
// to the whole process. Call this before any other function of the library, or while no object of the library
// exists and no other thread uses the library, because a block is freed by the functions that are set at the
// time it is freed.
//
// Small objects (parsers, the stack of open elements and other bookkeeping of a parse, and the strings and
// vectors that functions return) are allocated by operator new, which a program can replace too
// (https://eel.is/c++draft/new.delete).
//
// If resize() returns null, the library treats this like any other failed allocation: see Limits.
LOCKSTEP_EXPORT void set_memory_functions(const MemoryFunctions& functions);
// Uses std::realloc() and std::free() again. The same conditions apply.
LOCKSTEP_EXPORT void reset_memory_functions();

}  // namespace lockstep

#endif
