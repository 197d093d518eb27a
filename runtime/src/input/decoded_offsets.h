// Which bytes of the input decoded text was made of.
#ifndef LOCKSTEP_INPUT_DECODED_OFFSETS_H
#define LOCKSTEP_INPUT_DECODED_OFFSETS_H

#include <cstddef>
#include <string>
#include <string_view>

#include "lockstep/detail/positions.h"
#include "lockstep/encoding.h"

namespace lockstep::detail {

// Finds them by decoding the input once more, byte for byte. O(input)
class DecodedOffsets {
 public:
  // The input begins with `skipped` bytes that made no text and `same` bytes that are their own text. The
  // decoder is at the start of what follows.
  DecodedOffsets(const encoding::Decoder& decoder, std::size_t skipped, std::size_t same)
      : decoder_(decoder), before_(skipped + same) {
    offsets_.skip(skipped);
    offsets_.add_same(same);
  }
  void write(std::string_view bytes);
  // The end of the input.
  void finish();
  // Gives them out, of what has been decoded.
  OffsetMap take();
  const OffsetMap& offsets() const { return offsets_; }

 private:
  void decode(std::string_view bytes, bool last);

  encoding::Decoder decoder_;
  std::size_t before_;  // bytes that the decoder has not seen
  OffsetMap offsets_;
  std::string unused_;  // bytes that the decoder holds back
  std::string text_;
};

}  // namespace lockstep::detail

#endif
