// The memory of what comes before the text, which Limits::memory_bytes counts too.
#ifndef LOCKSTEP_INPUT_INPUT_MEMORY_H
#define LOCKSTEP_INPUT_INPUT_MEMORY_H

#include <cstddef>

namespace lockstep::detail {

class InputMemory {
 public:
  // Bytes of memory, besides the text, that the input of the text's first `text_end` bytes takes. They do not
  // depend on how the input is cut into pieces, nor on what is behind.
  virtual std::size_t bytes_for(std::size_t text_end) const = 0;

 protected:
  ~InputMemory() = default;
};

}  // namespace lockstep::detail

#endif
