// Which bytes of the input decoded text was made of.
#ifndef LOCKSTEP_INPUT_DECODED_OFFSETS_H
#define LOCKSTEP_INPUT_DECODED_OFFSETS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "input/locating_decoder.h"

namespace lockstep::detail {

// Finds them by decoding the input once more. O(input)
class DecodedOffsets {
 public:
  // The input begins with `skipped` bytes that made no text and `same` bytes that are their own text. The
  // decoder is at the start of what follows.
  DecodedOffsets(const encoding::Decoder& decoder, std::size_t skipped, std::size_t same)
      : decoder_(decoder), written_(skipped + same) {
    offsets_.skip(skipped);
    offsets_.add_same(same);
  }
  void write(std::string_view bytes) {
    written_ += bytes.size();
    for (; !bytes.empty(); text_.clear()) bytes.remove_prefix(decoder_.step(bytes, text_, offsets_));
  }
  // The end of the input.
  void finish() { decoder_.finish(text_, offsets_); }
  // Gives them out, of what has been written. The last bytes may have made no text.
  OffsetMap take() {
    offsets_.skip(written_ - decoder_.held() - offsets_.input_size());
    return std::move(offsets_);
  }
  const OffsetMap& offsets() const { return offsets_; }

 private:
  LocatingDecoder decoder_;
  std::uint64_t written_;  // bytes of the input
  OffsetMap offsets_;
  std::string text_;
};

}  // namespace lockstep::detail

#endif
