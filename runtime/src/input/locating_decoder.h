// Decoding bytes that arrive in pieces, while recording which bytes each character came from.
#ifndef LOCKSTEP_INPUT_LOCATING_DECODER_H
#define LOCKSTEP_INPUT_LOCATING_DECODER_H

#include <cstddef>
#include <string>
#include <string_view>

#include "lockstep/encoding.h"
#include "text/offset_map.h"

namespace lockstep::detail {

class LocatingDecoder {
 public:
  // For text: UTF-8 that may contain surrogates and in which a byte order mark is a character.
  LocatingDecoder() : LocatingDecoder(encoding::Decoder(Encoding::utf_8, {.bom = encoding::Bom::keep})) {
    allow_surrogates_ = repairs_ = true;
  }
  // Continues from the state of the decoder, which must not hold back bytes, and must replace malformed
  // sequences.
  explicit LocatingDecoder(encoding::Decoder decoder) : decoder_(decoder) {}

  // Decodes a part of the bytes, which must not be empty, and returns its length. Appends all text determined
  // by the bytes so far, and the offsets of the bytes that produced it.
  std::size_t step(std::string_view bytes, std::string& text, OffsetMap& offsets);
  void write(std::string_view bytes, std::string& text, OffsetMap& offsets) {
    while (!bytes.empty()) bytes.remove_prefix(step(bytes, text, offsets));
  }
  // Ends the input; bytes held back are an incomplete sequence.
  void finish(std::string& text, OffsetMap& offsets);
  // The number of bytes written that have produced no text yet.
  std::size_t held() const { return held_.size(); }

 private:
  std::size_t repair(std::string_view bytes, std::string& text, OffsetMap& offsets);
  void note(std::string_view decoded, OffsetMap& offsets);

  encoding::Decoder decoder_;
  std::uint64_t consumed_ = decoder_.consumed();
  std::string held_;               // bytes written that have produced no text yet: at most three
  bool started_ = false;           // whether bytes have been written
  bool allow_surrogates_ = false;  // whether surrogates count as well-formed
  bool repairs_ = false;  // whether the rest is UTF-8 without a byte order mark, which needs no decoder
};

}  // namespace lockstep::detail

#endif
