// The function whose instructions valgrind counts.
#ifndef LOCKSTEP_TESTS_BENCH_COUNTED_WORK_H
#define LOCKSTEP_TESTS_BENCH_COUNTED_WORK_H

#include <cstddef>

namespace lockstep::bench {

enum class Way { whole, errors, bytes };  // in one piece, with errors collected, a byte a chunk

}  // namespace lockstep::bench

// Parses and frees. In C, and in a file of its own, so that valgrind finds it by this name.
extern "C" void lockstep_counted_work(const char* html, std::size_t size, lockstep::bench::Way way);

#endif
