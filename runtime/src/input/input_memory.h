// The memory of the stages that turn input into text, which also counts toward Limits::memory_bytes.
#ifndef LOCKSTEP_INPUT_INPUT_MEMORY_H
#define LOCKSTEP_INPUT_INPUT_MEMORY_H

#include <cstddef>

namespace lockstep::detail {

class InputMemory {
 public:
  // The number of bytes of memory, not counting the text, for the input of the text's first `text_end` bytes.
  // Depends neither on how the input is split nor on later input.
  virtual std::size_t bytes_for(std::size_t text_end) const = 0;

 protected:
  ~InputMemory() = default;
};

}  // namespace lockstep::detail

#endif
