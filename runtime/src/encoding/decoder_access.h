// Decoding into the text that a tree refers to.
#ifndef LOCKSTEP_ENCODING_DECODER_ACCESS_H
#define LOCKSTEP_ENCODING_DECODER_ACCESS_H

#include <string_view>

#include "lockstep/detail/text_store.h"
#include "lockstep/encoding.h"

namespace lockstep::detail {

// Provides Decoder::write() and Decoder::finish() for text that a tree refers to. Errors must not be fatal.
struct DecoderAccess {
  static void write(encoding::Decoder& decoder, std::string_view chunk, TextStore& out);
  static void finish(encoding::Decoder& decoder, TextStore& out);
};

}  // namespace lockstep::detail

#endif
