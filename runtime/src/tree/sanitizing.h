// The empty version of SanitizingState, for tree builders that do not sanitize. The other version is in
// sanitize/sanitizing_state.h.
#ifndef LOCKSTEP_TREE_SANITIZING_H
#define LOCKSTEP_TREE_SANITIZING_H

#include <cstddef>

namespace lockstep::detail {

struct ParserSanitizer;

// See sanitize/sanitizing_state.h.
template <class Tree, bool kSanitizes>
class SanitizingState;

template <class Tree>
class SanitizingState<Tree, false> {
 public:
  template <class Names>
  SanitizingState(const ParserSanitizer*, const Names&, const Names&) {}
  static constexpr bool sanitizes() { return false; }
  static constexpr bool has_refused_elements() { return false; }
  static constexpr bool shows_selections() { return true; }
  static std::size_t bytes() { return 0; }
};

}  // namespace lockstep::detail

#endif
