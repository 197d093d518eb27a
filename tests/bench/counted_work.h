// The function whose instructions valgrind counts.
#ifndef LOCKSTEP_TESTS_BENCH_COUNTED_WORK_H
#define LOCKSTEP_TESTS_BENCH_COUNTED_WORK_H

#include <cstddef>

namespace lockstep::bench {

enum class Way {
  whole,
  errors,          // collected
  bytes,           // a byte a piece
  limited,         // with limits that are not reached
  limited_pieces,  // the same, seven bytes a piece
  token_pieces,    // a TokenReader, seven bytes a piece
};
inline constexpr Way kWays[] = {Way::whole,   Way::errors,         Way::bytes,
                                Way::limited, Way::limited_pieces, Way::token_pieces};

}  // namespace lockstep::bench

// Parses and frees. In C, and in a file of its own, so that valgrind finds it by this name.
extern "C" void lockstep_counted_work(const char* html, std::size_t size, lockstep::bench::Way way);

#endif
