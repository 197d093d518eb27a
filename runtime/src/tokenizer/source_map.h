// Maps the stored part of the text to the input bytes from which it was decoded.
#ifndef LOCKSTEP_TOKENIZER_SOURCE_MAP_H
#define LOCKSTEP_TOKENIZER_SOURCE_MAP_H

#include <cstddef>
#include <cstdint>

#include "text/offset_map.h"

namespace lockstep::detail {

// Offsets are counted from the beginning of the text and of the input.
class SourceMap {
 public:
  // Begins with the first byte of the text and input, or at these offsets.
  SourceMap() = default;
  SourceMap(std::uint64_t text, std::uint64_t input) : text_(text), input_(input) {}
  // The map, for adding to its end.
  OffsetMap& offsets() { return offsets_; }
  // Whether the text and the input have been identical so far.
  bool is_identity() const { return text_ == input_ && offsets_.is_identity(); }
  // Returns the beginning of the character at that offset in the text; at the end of the text, the end of the
  // input.
  std::uint64_t begin_of(std::uint64_t text) const { return input_ + offsets_.input_begin(text - text_); }
  // Returns the end of the character that ends at that offset in the text.
  std::uint64_t end_of(std::uint64_t text) const { return input_ + offsets_.input_end(text - text_); }
  // Returns the range of a part of the text, including adjacent input that produces no text.
  ByteRange around(std::uint64_t begin, std::uint64_t end) const { return {end_of(begin), begin_of(end)}; }
  std::size_t runs_from(std::uint64_t text) const { return offsets_.runs_from(text - text_); }
  // Discards everything before that offset in the text. O(runs)
  void forget(std::uint64_t text) {
    const std::uint64_t input = offsets_.input_size();
    text_ += offsets_.forget(text - text_);
    input_ += input - offsets_.input_size();
  }

 private:
  OffsetMap offsets_;  // begins at these offsets:
  std::uint64_t text_ = 0, input_ = 0;
};

}  // namespace lockstep::detail

#endif
