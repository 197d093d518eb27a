// The byte order marks and their encodings.
#ifndef LOCKSTEP_ENCODING_BYTE_ORDER_MARK_H
#define LOCKSTEP_ENCODING_BYTE_ORDER_MARK_H

#include <string_view>

#include "lockstep/encoding.h"
#include "text/utf_8.h"

namespace lockstep::detail {

struct ByteOrderMark {
  Encoding encoding;
  std::string_view bytes;
};
inline constexpr ByteOrderMark kByteOrderMarks[] = {
    {Encoding::utf_8, kUtf8ByteOrderMark},
    {Encoding::utf_16be, "\xFE\xFF"},
    {Encoding::utf_16le, "\xFF\xFE"},
};

}  // namespace lockstep::detail

#endif
