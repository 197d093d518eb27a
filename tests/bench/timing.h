// The clock of all measurements: processor time, which other programs hardly affect.
#ifndef LOCKSTEP_TESTS_BENCH_TIMING_H
#define LOCKSTEP_TESTS_BENCH_TIMING_H

#include <time.h>

#include <cstdint>

namespace lockstep::bench {

inline double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Runs it for at least that long; returns the seconds of one run.
template <class Run>
double time_of(double least_seconds, Run run) {
  // Doubles the number of times, so the clock is seldom read.
  std::uint64_t times = 0;
  const double begin = processor_seconds();
  for (std::uint64_t more = 1;; more *= 2) {
    for (std::uint64_t i = 0; i < more; ++i) run();
    times += more;
    const double taken = processor_seconds() - begin;
    if (taken >= least_seconds) return taken / static_cast<double>(times);
  }
}

}  // namespace lockstep::bench

#endif
