// How much of the input to parse (Limits::input_bytes).
#ifndef LOCKSTEP_INPUT_INPUT_ALLOWANCE_H
#define LOCKSTEP_INPUT_INPUT_ALLOWANCE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/parser.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// The maximum length, in bytes.
inline std::size_t longest_input(const Limits& limits) {
  return limits.input_bytes == 0 ? kLongestInput : std::min(limits.input_bytes, kLongestInput);
}

// Whether limits other than the one on the input's length can end the parse early.
inline bool may_end_early(const Limits& limits) {
  return (limits.nodes | limits.attributes | limits.errors | limits.memory_bytes) != 0;
}

// The number of bytes of text between two checks of the limits.
inline constexpr std::size_t kLimitCheckInterval = 4096;

// The allowance of input that arrives in pieces.
class InputAllowance {
 public:
  explicit InputAllowance(const Limits& limits)
      : left_(longest_input(limits)), in_slices_(may_end_early(limits)) {}
  // Returns the part of the piece that may be parsed. If this is not all of it, sets the status; a character
  // cut in two must then be left out.
  std::string_view take(std::string_view piece, Status& status) {
    if (piece.size() > left_) {
      status = Status::input_too_long;
      piece = piece.substr(0, left_);
    }
    left_ -= piece.size();
    return piece;
  }
  // Calls write(slice) for slices of the piece as long as the calls return true. The slices are small if the
  // parse may end early, because text that is not parsed should not be copied. An empty piece is one slice.
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
