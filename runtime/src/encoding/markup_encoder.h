// Encodes markup so that it is decoded to the same characters.
#ifndef LOCKSTEP_ENCODING_MARKUP_ENCODER_H
#define LOCKSTEP_ENCODING_MARKUP_ENCODER_H

#include <string>
#include <string_view>
#include <unordered_map>

#include "lockstep/encoding.h"

namespace lockstep::detail {

// Writes character references for characters that the encoding lacks or does not preserve: the Standard's
// encoders write some characters as others, such as U+00A5 as a backslash in Shift_JIS. Only for encodings
// that have an encoder.
class MarkupEncoder {
 public:
  explicit MarkupEncoder(Encoding encoding) : encoder_(encoding) {}
  // Returns the bytes of a text, which begin and end in the encoder's initial state. O(text)
  std::string encode(std::string_view text);

 private:
  bool is_kept(std::string_view character) const;
  encoding::Encoder encoder_;
  std::unordered_map<char32_t, bool> known_;
};

}  // namespace lockstep::detail

#endif
