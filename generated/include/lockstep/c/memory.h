// Replaces the functions that allocate the memory of documents and parsers.
//
// Generated from spec/interface/memory.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_MEMORY_H
#define LOCKSTEP_C_MEMORY_H

#include "lockstep/c/base.h"

#ifdef __cplusplus
extern "C" {
#endif

// The functions that manage memory; by default realloc() and free(). They may be called on any thread that
// uses the library, and must not call the library.
typedef struct lockstep_memory_functions {
  size_t size;  // of this struct: sizeof(lockstep_memory_functions)
  // Returns a block of at least `size` bytes, aligned for any type; null on failure. `size` is never 0. If
  // `old` is not null, the function moves its contents to the new block and frees it; if the function returns
  // null, `old` stays valid.
  void* (*resize)(void* old, size_t size, void* user_data);
  // Frees a block, which is never null.
  void (*release)(void* memory, void* user_data);
  void* user_data;  // passed to both functions
} lockstep_memory_functions;

// Uses these functions from now on, or the default ones again if `functions` is null, for everything that
// grows with the input: nodes, attributes, text, names, errors and positions of documents, text that is being
// parsed, and the data of lockstep_buffer. Applies to the whole process. Call it before any other function of
// the library, or while no handle or buffer of the library exists and no other thread uses it. Handles and
// the small bookkeeping data of a parse are allocated by C++'s operator new. Returns LOCKSTEP_BAD_ARGUMENT if
// a function is missing.
LOCKSTEP_EXPORT lockstep_status lockstep_set_memory_functions(const lockstep_memory_functions* functions);

#ifdef __cplusplus
}
#endif

#endif
