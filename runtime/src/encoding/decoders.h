// The decoders of the legacy encodings, a block of bytes at a time. UTF-8 has its own file.
#ifndef LOCKSTEP_ENCODING_DECODERS_H
#define LOCKSTEP_ENCODING_DECODERS_H

#include <cstddef>
#include <cstdint>

#include "lockstep/generated/encodings.h"

namespace lockstep::detail {

// A block on its way through a decoder.
struct Block {
  // What is still to be decoded. A decoder leaves what may be the beginning of a longer sequence, three bytes
  // at most, and, when errors are fatal, the malformed sequence and all behind it.
  const char* p;
  const char* end;
  // Where the next character goes. There must be room for three bytes for each byte of the block, and 16
  // more.
  char* out;
  bool last;   // nothing follows the block
  bool fatal;  // stop at an error
  bool failed = false;

  // A malformed sequence of that length, at `p`: true to go on behind it.
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

// Decodes the block; the encoding is not UTF-8. `state`: 0 at the start, then what the last call has left
// there.
void decode_block(Block& block, Encoding encoding, std::uint8_t& state);

}  // namespace lockstep::detail

#endif
