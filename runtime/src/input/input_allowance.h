// How much input is parsed (Limits::input_bytes).
#ifndef LOCKSTEP_INPUT_INPUT_ALLOWANCE_H
#define LOCKSTEP_INPUT_INPUT_ALLOWANCE_H

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "lockstep/parser.h"
#include "lockstep/types.h"
#include "text/characters.h"

namespace lockstep::detail {

// Bytes.
inline std::size_t longest_input(const Limits& limits) {
  return limits.input_bytes == 0 ? kLongestInput : std::min(limits.input_bytes, kLongestInput);
}

// Of text that comes in pieces.
class InputAllowance {
 public:
  explicit InputAllowance(const Limits& limits) : left_(longest_input(limits)) {}
  // What of the piece may be parsed: whole characters. When that is not all, the status says so.
  std::string_view take(std::string_view piece, Status& status) {
    if (piece.size() > left_) {
      status = Status::input_too_long;
      piece = whole_characters(piece, left_);
    }
    left_ -= piece.size();
    return piece;
  }

 private:
  std::size_t left_;
};

}  // namespace lockstep::detail

#endif
