// How much input is parsed (Limits::input_bytes).
#ifndef LOCKSTEP_INPUT_INPUT_ALLOWANCE_H
#define LOCKSTEP_INPUT_INPUT_ALLOWANCE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/parser.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// Bytes.
inline std::size_t longest_input(const Limits& limits) {
  return limits.input_bytes == 0 ? kLongestInput : std::min(limits.input_bytes, kLongestInput);
}

// Whether the parse may end within the input, and not for the input's length.
inline bool may_end_early(const Limits& limits) {
  return (limits.nodes | limits.attributes | limits.errors | limits.memory_bytes) != 0;
}

// Bytes of text between two checks of the limits.
inline constexpr std::size_t kLimitCheckInterval = 4096;

// Of input that comes in pieces.
class InputAllowance {
 public:
  explicit InputAllowance(const Limits& limits)
      : left_(longest_input(limits)), in_slices_(may_end_early(limits)) {}
  // What of the piece may be parsed. When that is not all, the status says so; a character that is cut is to
  // be left out then.
  std::string_view take(std::string_view piece, Status& status) {
    if (piece.size() > left_) {
      status = Status::input_too_long;
      piece = piece.substr(0, left_);
    }
    left_ -= piece.size();
    return piece;
  }
  // Calls write(slice) for slices of the piece as long as it returns true. They are small where the parse may
  // end early: what is not parsed is not copied either. An empty piece is a slice.
  template <class Write>
  void write_in_slices(std::string_view piece, const Write& write) const {
    const std::size_t size = in_slices_ ? kLimitCheckInterval : SIZE_MAX;
    do {
      const std::string_view slice = piece.substr(0, size);
      piece.remove_prefix(slice.size());
      if (!write(slice)) return;
    } while (!piece.empty());
  }
  bool in_slices() const { return in_slices_; }

 private:
  std::size_t left_;
  bool in_slices_;
};

}  // namespace lockstep::detail

#endif
