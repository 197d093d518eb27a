// Counts the memory that a program requests, for tests of its bounds. Include it in one file of a program
// that is linked with -Wl,--wrap=realloc -Wl,--wrap=free.
#ifndef LOCKSTEP_TESTS_MEMORY_COUNTED_MEMORY_H
#define LOCKSTEP_TESTS_MEMORY_COUNTED_MEMORY_H

#include <malloc.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::size_t live = 0, peak = 0;

void* counted(void* memory) {
  if (memory == nullptr) return nullptr;
  live += malloc_usable_size(memory);
  peak = std::max(peak, live);
  return memory;
}

}  // namespace

// The linker replaces the functions that the arenas use by these.
extern "C" void* __real_realloc(void* old, std::size_t size);
extern "C" void __real_free(void* memory);
extern "C" void __wrap_free(void* memory) {
  if (memory != nullptr) live -= malloc_usable_size(memory);
  __real_free(memory);
}
extern "C" void* __wrap_realloc(void* old, std::size_t size) {
  if (old != nullptr) live -= malloc_usable_size(old);
  return counted(__real_realloc(old, size));
}

[[gnu::noinline]] void* operator new(std::size_t size) {
  void* const memory = counted(std::malloc(size));
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(std::malloc(size)); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { __wrap_free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { __wrap_free(memory); }

#endif
