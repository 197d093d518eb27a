// Hostile inputs: short to write, n times something, on which a careless parser takes quadratic time. The
// tests of linear work and the benchmark share them.
#ifndef LOCKSTEP_TESTS_SUPPORT_SHAPES_H
#define LOCKSTEP_TESTS_SUPPORT_SHAPES_H

#include <cstddef>
#include <span>
#include <string>

namespace lockstep::test {

struct Shape {
  const char* name;
  std::string (*html)(std::size_t n);
  // How many more repetitions a clock needs to see something, where each is short.
  std::size_t factor = 1;
  // The tree has in the order of n² nodes, by the Standard: n stays small, and the cost per node counts.
  bool square = false;
  // Linear by a fast path alone: the plain rules walk up the tree each time.
  bool plain_walks = false;
  // For a TokenReader with tree feedback, linear only from its largest depth on: each end tag looks at all
  // open foreign elements, of which it keeps a bounded number.
  bool feedback_walks = false;
};

std::span<const Shape> shapes();

}  // namespace lockstep::test

#endif
