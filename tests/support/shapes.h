// Hostile inputs that repeat something n times, for which a careless parser takes quadratic time. The tests
// of linear work and the benchmark share them.
#ifndef LOCKSTEP_TESTS_SUPPORT_SHAPES_H
#define LOCKSTEP_TESTS_SUPPORT_SHAPES_H

#include <cstddef>
#include <span>
#include <string>

namespace lockstep::test {

struct Shape {
  const char* name;
  std::string (*html)(std::size_t n);
  // The factor of repetitions that a clock needs if each is short.
  std::size_t factor = 1;
  // The tree has O(n²) nodes, by the Standard: n stays small, and the cost per node is measured.
  bool square = false;
  // Linear only by a fast path: the plain rules walk up the tree each time.
  bool plain_walks = false;
  // For a TokenReader with tree feedback, linear only from its largest depth on: each end tag checks all
  // open foreign elements, of which it keeps a bounded number.
  bool feedback_walks = false;
};

std::span<const Shape> shapes();

}  // namespace lockstep::test

#endif
