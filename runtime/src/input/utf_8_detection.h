// Detecting UTF-8 without a declaration: EncodingOptions::detect_utf_8.
#ifndef LOCKSTEP_INPUT_UTF_8_DETECTION_H
#define LOCKSTEP_INPUT_UTF_8_DETECTION_H

#include <cstddef>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/bytes.h"

namespace lockstep::detail {

inline bool detects_utf_8(const EncodingOptions& options) {
  return options.detect_utf_8 && options.default_encoding != Encoding::utf_8;
}

// Returns UTF-8 if `bytes`, the beginning of the input, appear to be UTF-8. O(kDetectionBytes)
MaybeEncoding detect_utf_8(std::string_view bytes);

// Decides whether enough of an input that comes in pieces has arrived to sniff its encoding, so that the
// result does not depend on the pieces.
class SniffingWait {
 public:
  // `bytes` is all input so far. O(bytes since the last call)
  bool is_over(std::string_view bytes, const EncodingOptions& options, const EditionEntry& entry);

 private:
  bool undeclared_ = false;  // only detection can determine the encoding
  std::size_t ascii_ = 0;    // the number of ASCII bytes at the beginning
};

}  // namespace lockstep::detail

#endif
