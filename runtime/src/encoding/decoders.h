// The decoders of the legacy encodings, a block of bytes at a time. UTF-8 is in utf_8.h.
#ifndef LOCKSTEP_ENCODING_DECODERS_H
#define LOCKSTEP_ENCODING_DECODERS_H

#include <cstddef>
#include <cstdint>

#include "lockstep/generated/encodings.h"

namespace lockstep::detail {

// The state of decoding a block.
struct Block {
  // The bytes not decoded yet. A decoder leaves bytes that may begin a longer sequence, at most three. If
  // errors are fatal, it leaves the malformed sequence and everything after it.
  const char* p;
  const char* end;
  // Where to write the next character. There must be room for three bytes per byte of the block, plus 16.
  char* out;
  bool last;   // nothing follows the block
  bool fatal;  // stop at the first error
  bool failed = false;

  // Handles a malformed sequence of `length` bytes at `p`. Returns true to continue after it.
  bool error(std::size_t length) {
    if (fatal) {
      failed = true;
      return false;
    }
    p += length;
    *out++ = '\xEF';
    *out++ = '\xBF';
    *out++ = '\xBD';
    return true;
  }
};

// Decodes the block; the encoding is not UTF-8. `state` must be 0 for the first call, and is kept between
// calls.
void decode_block(Block& block, Encoding encoding, std::uint8_t& state);

}  // namespace lockstep::detail

#endif
