// Hostile inputs: short to write, n times something, on which a careless parser takes quadratic time.
#ifndef LOCKSTEP_TESTS_BENCH_SHAPES_H
#define LOCKSTEP_TESTS_BENCH_SHAPES_H

#include <cstddef>
#include <span>
#include <string>

namespace lockstep::bench {

struct Shape {
  const char* name;
  std::string (*html)(std::size_t n);
  // The tree has in the order of n² nodes, by the Standard: n stays small, and the cost per node counts.
  bool square = false;
};

std::span<const Shape> shapes();

}  // namespace lockstep::bench

#endif
