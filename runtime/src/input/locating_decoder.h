// Decoding bytes that come in pieces, with a note of which bytes each character was made of.
#ifndef LOCKSTEP_INPUT_LOCATING_DECODER_H
#define LOCKSTEP_INPUT_LOCATING_DECODER_H

#include <cstddef>
#include <string>
#include <string_view>

#include "lockstep/detail/positions.h"
#include "lockstep/encoding.h"

namespace lockstep::detail {

class LocatingDecoder {
 public:
  // For text: UTF-8 that may hold surrogates, in which a byte order mark is a character.
  LocatingDecoder() : LocatingDecoder(encoding::Decoder(Encoding::utf_8, {.bom = encoding::Bom::keep})) {
    wobbly_ = repairs_ = true;
  }
  // Goes on from where the decoder is, which holds back no bytes and takes malformed sequences.
  explicit LocatingDecoder(encoding::Decoder decoder) : decoder_(decoder) {}

  // Decodes a part of the bytes, which are not empty, and returns its length. Appends to the text all that
  // the bytes so far decide, and to the offsets what it was made of.
  std::size_t step(std::string_view bytes, std::string& text, OffsetMap& offsets);
  void write(std::string_view bytes, std::string& text, OffsetMap& offsets) {
    while (!bytes.empty()) bytes.remove_prefix(step(bytes, text, offsets));
  }
  // The end of the input: what was held back is incomplete.
  void finish(std::string& text, OffsetMap& offsets);
  // How many bytes were written last that made nothing yet.
  std::size_t held() const { return held_.size(); }

 private:
  std::size_t repair(std::string_view bytes, std::string& text, OffsetMap& offsets);
  void note(std::string_view made, OffsetMap& offsets);

  encoding::Decoder decoder_;
  std::uint64_t consumed_ = decoder_.consumed();
  std::string held_;      // bytes that were written and made nothing yet: three at most
  bool started_ = false;  // bytes have been written
  bool wobbly_ = false;   // surrogates count as well-formed
  bool repairs_ = false;  // UTF-8 behind a byte order mark: needs no decoder
};

}  // namespace lockstep::detail

#endif
