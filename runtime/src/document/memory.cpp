// The functions that allocate the memory of documents and parsers.
#include "lockstep/memory.h"

#include <cstdlib>

#include "lockstep/detail/pod_vector.h"

namespace lockstep {

namespace {

constexpr MemoryFunctions kDefaultMemoryFunctions = {
    [](void* old, std::size_t size, void*) { return std::realloc(old, size); },
    [](void* memory, void*) { std::free(memory); },
    nullptr,
};

// The only process-wide state of the library.
constinit MemoryFunctions memory_functions = kDefaultMemoryFunctions;

}  // namespace

void set_memory_functions(const MemoryFunctions& functions) { memory_functions = functions; }
void reset_memory_functions() { memory_functions = kDefaultMemoryFunctions; }

void* detail::resize_memory(void* old, std::size_t size) {
  return memory_functions.resize(old, size, memory_functions.user_data);
}
void detail::free_memory(void* memory) { memory_functions.release(memory, memory_functions.user_data); }

}  // namespace lockstep
