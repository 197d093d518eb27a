// Finds the bytes of the input that decoded text came from.
#ifndef LOCKSTEP_INPUT_DECODED_OFFSETS_H
#define LOCKSTEP_INPUT_DECODED_OFFSETS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "input/locating_decoder.h"

namespace lockstep::detail {

// Computes the offsets by decoding the input a second time. O(input)
class DecodedOffsets {
 public:
  // The input begins with `skipped` bytes that produced no text, followed by `same` bytes that are unchanged
  // in the text. The decoder is at the start of the rest.
  DecodedOffsets(const encoding::Decoder& decoder, std::size_t skipped, std::size_t same)
      : decoder_(decoder), written_(skipped + same) {
    offsets_.skip(skipped);
    offsets_.add_same(same);
  }
  void write(std::string_view bytes) {
    written_ += bytes.size();
    for (; !bytes.empty(); text_.clear()) bytes.remove_prefix(decoder_.step(bytes, text_, offsets_));
  }
  // Ends the input.
  void finish() { decoder_.finish(text_, offsets_); }
  // Returns the offsets for the bytes written so far. The last bytes may have produced no text.
  OffsetMap take() {
    offsets_.skip(written_ - decoder_.held() - offsets_.input_size());
    return std::move(offsets_);
  }
  const OffsetMap& offsets() const { return offsets_; }

 private:
  LocatingDecoder decoder_;
  std::uint64_t written_;  // the number of bytes of input written
  OffsetMap offsets_;
  std::string text_;
};

}  // namespace lockstep::detail

#endif
