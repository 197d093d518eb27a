// Reports which branches of the sanitizer's rules are taken, for the test program lockstep-observing.
// Compiles to nothing in all other programs.
#ifndef LOCKSTEP_SANITIZE_TAKEN_H
#define LOCKSTEP_SANITIZE_TAKEN_H

#include "sanitizer/branches.h"

namespace lockstep::detail {

#ifdef LOCKSTEP_OBSERVES_SANITIZER

// `holds`: the value of a condition; true for a row or algorithm that is entered. Defined in
// tests/sanitizer/observed.cpp.
void sanitizer_takes(unsigned branch, bool holds);

// An algorithm that was entered: at(n, condition) evaluates its nth condition, at(n) enters its nth loop.
struct SanitizerRule {
  unsigned branch;
  bool operator()(unsigned number, bool condition) const {
    sanitizer_takes(branch + number, condition);
    return condition;
  }
  void operator()(unsigned number) const { sanitizer_takes(branch + number, true); }
};

inline SanitizerRule enter(SanitizerBranch branch) {
  sanitizer_takes(static_cast<unsigned>(branch), true);
  return {static_cast<unsigned>(branch)};
}

#else

struct SanitizerRule {
  constexpr bool operator()(unsigned, bool condition) const { return condition; }
  constexpr void operator()(unsigned) const {}
};

constexpr SanitizerRule enter(SanitizerBranch) { return {}; }

#endif

}  // namespace lockstep::detail

#endif
