// Finds lines and columns in the text of a document.
#ifndef LOCKSTEP_DETAIL_LINE_INDEX_H
#define LOCKSTEP_DETAIL_LINE_INDEX_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/types.h"

namespace lockstep::detail {

// Lines and columns, from checkpoints every 1024 bytes of the text. The checkpoints are created on the first
// call. Any number of threads may call find() at the same time: if several create the checkpoints, one set is
// kept.
class LineIndex {
 public:
  LineIndex() = default;
  LineIndex(const LineIndex&) = delete;
  LineIndex& operator=(const LineIndex&) = delete;
  ~LineIndex();

  // Returns the line and column of the byte at `offset`, or of the end of the text. O(distance between
  // checkpoints); O(text) on the first call, and while the text is still growing
  LineColumn find(std::string_view text, std::uint64_t offset) const;
  // Discards the checkpoints. Called when the text has changed.
  void forget();
  std::size_t bytes() const;

 private:
  struct Checkpoints;
  mutable std::atomic<const Checkpoints*> checkpoints_{nullptr};
};

}  // namespace lockstep::detail

#endif
