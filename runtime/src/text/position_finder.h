// Finding the lines and columns of places in a text.
#ifndef LOCKSTEP_TEXT_POSITION_FINDER_H
#define LOCKSTEP_TEXT_POSITION_FINDER_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/export.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// Finds lines and columns, in a single pass for increasing offsets.
class PositionFinder {
 public:
  // O(distance from the previous offset; if the offset is before that one, also to the start of the line)
  LineColumn find(std::string_view text, std::uint64_t offset);
  // Fills in the error's `line` and `column` from its offset, and likewise those of `reported`.
  void locate(std::string_view text, ParseError& error);
  // Called before the first `count` bytes of the text are removed. Later offsets count from the first byte
  // that remains.
  void forget(std::string_view text, std::size_t count);

 private:
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

// Finds lines and columns of offsets in any order, from checkpoints that are a fixed distance apart.
class LineCheckpoints {
 public:
  static constexpr std::size_t kShortestStep = 16, kLongestStep = 1024;

  // `distance`: the approximate distance between the offsets to find. Dense offsets get dense checkpoints.
  LOCKSTEP_EXPORT explicit LineCheckpoints(std::size_t distance = kLongestStep);
  // Creates the checkpoints before that offset in the text, whose beginning must not have changed. O(text)
  void extend(std::string_view text, std::size_t offset);
  // Returns the line and column of a byte of the text, or of its end. Requires extend() up to that offset.
  // O(step)
  LineColumn find(std::string_view text, std::uint64_t offset) const;
  // Returns the line and column of an offset after `before`, whose place is given. O(distance, at most a
  // step)
  LineColumn find_after(std::string_view text, std::uint64_t before, LineColumn place,
                        std::uint64_t offset) const;
  std::size_t bytes() const { return places_.bytes_outside(); }

 private:
  unsigned step_;                 // the binary logarithm of the step
  PodVector<LineColumn> places_;  // at the multiples of the step, from the first on
};

}  // namespace lockstep::detail

#endif
