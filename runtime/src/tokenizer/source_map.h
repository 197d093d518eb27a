// Which bytes of the input the text was made of, for the part of the text that is kept.
#ifndef LOCKSTEP_TOKENIZER_SOURCE_MAP_H
#define LOCKSTEP_TOKENIZER_SOURCE_MAP_H

#include <cstddef>
#include <cstdint>

#include "lockstep/detail/positions.h"

namespace lockstep::detail {

// Offsets are counted from the beginning of text and input.
class SourceMap {
 public:
  // For what is added behind.
  OffsetMap& offsets() { return offsets_; }
  // Whether text and input have been the same so far.
  bool is_identity() const { return text_ == input_ && offsets_.is_identity(); }
  // Where the character begins that stands at that offset of the text; behind the last one, the end of the
  // input.
  std::uint64_t begin_of(std::uint64_t text) const { return input_ + offsets_.input_begin(text - text_); }
  // Where the character ends that ends at that offset of the text.
  std::uint64_t end_of(std::uint64_t text) const { return input_ + offsets_.input_end(text - text_); }
  // That of a piece of the text, with what stands around it and makes no text.
  ByteRange around(std::uint64_t begin, std::uint64_t end) const { return {end_of(begin), begin_of(end)}; }
  std::size_t runs_from(std::uint64_t text) const { return offsets_.runs_from(text - text_); }
  // What stands before that offset of the text will not be asked for. O(runs)
  void forget(std::uint64_t text) {
    const std::uint64_t input = offsets_.input_size();
    text_ += offsets_.forget(text - text_);
    input_ += input - offsets_.input_size();
  }

 private:
  OffsetMap offsets_;  // from here on:
  std::uint64_t text_ = 0, input_ = 0;
};

}  // namespace lockstep::detail

#endif
