#include "growth/work.h"

#include <malloc.h>

#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

std::uint64_t steps = 0, most_steps = UINT64_MAX;
std::size_t live = 0, peak = 0, most_live = SIZE_MAX, lost = 0;
std::jmp_buf given_up;

void give_up() {
  most_steps = UINT64_MAX;
  most_live = SIZE_MAX;
  std::longjmp(given_up, 1);
}

// Calls to memcpy() and the like count a step for every eight bytes.
constexpr std::size_t kBytesOfStep = 8;
void add_bytes(std::size_t count) {
  steps += count / kBytesOfStep;
  if (steps > most_steps) give_up();
}

void* allocated(void* memory) {
  if (memory == nullptr) return nullptr;
  live += malloc_usable_size(memory);
  peak = std::max(peak, live);
  if (live > most_live) give_up();
  return memory;
}
void freed(void* memory) {
  if (memory != nullptr) live -= malloc_usable_size(memory);
}

}  // namespace

extern "C" {

void __sanitizer_cov_trace_pc() {
  if (++steps > most_steps) give_up();
}

// The linker replaces the functions with these.
void* __real_memcpy(void*, const void*, std::size_t);
void* __real_memmove(void*, const void*, std::size_t);
void* __real_memset(void*, int, std::size_t);
int __real_memcmp(const void*, const void*, std::size_t);
void* __real_memchr(const void*, int, std::size_t);
std::size_t __real_strlen(const char*);
void* __real_malloc(std::size_t);
void* __real_calloc(std::size_t, std::size_t);
void* __real_realloc(void*, std::size_t);
void __real_free(void*);

void* __wrap_memcpy(void* to, const void* from, std::size_t size) {
  add_bytes(size);
  return __real_memcpy(to, from, size);
}
void* __wrap_memmove(void* to, const void* from, std::size_t size) {
  add_bytes(size);
  return __real_memmove(to, from, size);
}
void* __wrap_memset(void* to, int value, std::size_t size) {
  add_bytes(size);
  return __real_memset(to, value, size);
}
// These count only the bytes that they examine.
int __wrap_memcmp(const void* one, const void* other, std::size_t size) {
  const auto* const a = static_cast<const unsigned char*>(one);
  const auto* const b = static_cast<const unsigned char*>(other);
  add_bytes(static_cast<std::size_t>(std::mismatch(a, a + size, b).first - a));
  return __real_memcmp(one, other, size);
}
void* __wrap_memchr(const void* in, int value, std::size_t size) {
  void* const found = __real_memchr(in, value, size);
  add_bytes(found == nullptr
                ? size
                : static_cast<std::size_t>(static_cast<char*>(found) - static_cast<const char*>(in)));
  return found;
}
std::size_t __wrap_strlen(const char* text) {
  const std::size_t size = __real_strlen(text);
  add_bytes(size);
  return size;
}
void* __wrap_malloc(std::size_t size) { return allocated(__real_malloc(size)); }
void* __wrap_calloc(std::size_t count, std::size_t size) {
  add_bytes(count * size);
  return allocated(__real_calloc(count, size));
}
// Whether it moves the bytes is up to the C library: they count always.
void* __wrap_realloc(void* old, std::size_t size) {
  if (old != nullptr) add_bytes(std::min(malloc_usable_size(old), size));
  freed(old);
  return allocated(__real_realloc(old, size));
}
void __wrap_free(void* memory) {
  freed(memory);
  __real_free(memory);
}

}  // extern "C"

[[gnu::noinline]] void* operator new(std::size_t size) {
  void* const memory = __wrap_malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return __wrap_malloc(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { __wrap_free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { __wrap_free(memory); }

namespace lockstep::test {

Work work_of(const std::function<void()>& run, const Work& most) {
  const std::size_t before = live;
  peak = live;
  steps = 0;
  most_steps = most.steps;
  most_live = most.memory == SIZE_MAX ? SIZE_MAX : before + most.memory;
  // Nothing that changes in between is read after it.
  const bool too_much = setjmp(given_up) != 0;
  if (!too_much) run();
  const Work work = {.steps = steps, .memory = peak - before, .too_much = too_much};
  most_steps = UINT64_MAX;
  most_live = SIZE_MAX;
  if (too_much) lost += live - before;
  return work;
}

std::size_t lost_memory() { return lost; }

double growth_of_difference(const Counts& counts) {
  const double first = static_cast<double>(counts[1]) - static_cast<double>(counts[0]);
  const double second = static_cast<double>(counts[2]) - static_cast<double>(counts[1]);
  if (second <= 0) return 0;
  return first <= 0 ? 1e9 : second / first;
}

double growth(const Counts& counts) {
  const double once = static_cast<double>(std::max<std::uint64_t>(counts[0], 1));
  return std::min(growth_of_difference(counts), std::sqrt(static_cast<double>(counts[2]) / once));
}

}  // namespace lockstep::test
