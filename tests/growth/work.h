// Counts the library's work, which is the same on each machine, however busy it is.
#ifndef LOCKSTEP_TESTS_GROWTH_WORK_H
#define LOCKSTEP_TESTS_GROWTH_WORK_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace lockstep::test {

struct Work {
  // Basic blocks of the library that were executed, and one for each eight bytes that memcpy() and the like
  // moved, set or compared.
  std::uint64_t steps = 0;
  // The most memory that was allocated at the same time, in bytes, without what there was before.
  std::size_t memory = 0;
  // It reached `most`, and was given up.
  bool too_much = false;
};

// Counts what `run` does. At `most` it is left by longjmp(): its memory is lost. Not for several threads.
Work work_of(const std::function<void()>& run, const Work& most = {.steps = UINT64_MAX, .memory = SIZE_MAX});

// How many bytes were lost so far by giving up.
std::size_t lost_memory();

// Something counted for n, 2n and 4n.
using Counts = std::array<std::uint64_t, 3>;

// How much more the second doubling added than the first: 2 if it is linear, whatever it costs at the
// beginning; 4 if it is quadratic. A buffer that is copied at some size can make it more.
double growth_of_difference(const Counts& counts);

// The growth for a doubling: that of the difference, or the mean of the two doublings, whichever is less.
double growth(const Counts& counts);

}  // namespace lockstep::test

#endif
