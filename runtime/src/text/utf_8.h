// UTF-8: validation, and the decoder (https://encoding.spec.whatwg.org/#utf-8-decoder).
#ifndef LOCKSTEP_TEXT_UTF_8_H
#define LOCKSTEP_TEXT_UTF_8_H

#include <cstddef>
#include <string>
#include <string_view>

#include "lockstep/detail/text_store.h"

namespace lockstep::detail {

class OffsetMap;

inline constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
inline constexpr std::string_view kUtf8ByteOrderMark = "\xEF\xBB\xBF";

// Returns the length of the longest prefix of `text` that is well-formed UTF-8. With `allow_surrogates`,
// surrogates count as well-formed.
std::size_t well_formed_prefix(std::string_view text, bool allow_surrogates);

// Returns the ill-formed sequence at the beginning of `text`: the number of bytes that one U+FFFD replaces.
// `cut`: its bytes are valid so far, but the text ends where another byte must follow.
struct IllFormed {
  std::size_t length;
  bool cut;
};
IllFormed ill_formed_sequence(std::string_view text, bool allow_surrogates);

// Appends `text` to `out` with every ill-formed sequence replaced by U+FFFD. Returns the number of bytes at
// the end that were not used because more bytes could complete them (0 if `last`). Records in `offsets`,
// unless it is null, the input bytes from which the text was decoded. `Output` is std::string or TextStore.
template <class Output>
std::size_t append_repaired(Output& out, std::string_view text, bool allow_surrogates, bool last,
                            OffsetMap* offsets = nullptr);

}  // namespace lockstep::detail

#endif
