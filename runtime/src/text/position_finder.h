// Line and column of a place in a text.
#ifndef LOCKSTEP_TEXT_POSITION_FINDER_H
#define LOCKSTEP_TEXT_POSITION_FINDER_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/types.h"

namespace lockstep::detail {

// Finds lines and columns, in a single pass for increasing offsets.
class PositionFinder {
 public:
  // O(distance from the previous offset, and to the start of the line if the offset is before that one)
  LineColumn find(std::string_view text, std::uint64_t offset);
  // Fills in `line` and `column` of the error from its offset, also those of `reported`.
  void locate(std::string_view text, ParseError& error);
  // The first `count` bytes of the text will be removed. No later call has an offset before them.
  void forget(std::string_view text, std::size_t count);

 private:
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

}  // namespace lockstep::detail

#endif
