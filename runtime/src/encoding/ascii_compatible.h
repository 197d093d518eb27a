// The encodings in which ASCII bytes are ASCII characters.
#ifndef LOCKSTEP_ENCODING_ASCII_COMPATIBLE_H
#define LOCKSTEP_ENCODING_ASCII_COMPATIBLE_H

#include "lockstep/generated/encodings.h"

namespace lockstep::detail {

// Whether every ASCII byte at the start of a character is that character, whatever came before. If so, bytes
// that are all ASCII are already UTF-8, and a caller needs no copy of them. Narrower than the HTML Standard's
// term: it excludes replacement, and ISO-2022-JP, which uses ASCII bytes to switch between character sets.
constexpr bool is_ascii_compatible(Encoding encoding) {
  return encoding != Encoding::utf_16be && encoding != Encoding::utf_16le &&
         encoding != Encoding::iso_2022_jp && encoding != Encoding::replacement;
}

}  // namespace lockstep::detail

#endif
