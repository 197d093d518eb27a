// UTF-8: what is well-formed, and the decoder (https://encoding.spec.whatwg.org/#utf-8-decoder).
#ifndef LOCKSTEP_ENCODING_UTF_8_H
#define LOCKSTEP_ENCODING_UTF_8_H

#include <cstddef>
#include <string>
#include <string_view>

#include "lockstep/detail/text_store.h"

namespace lockstep::detail {

class OffsetMap;

inline constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
inline constexpr std::string_view kUtf8ByteOrderMark = "\xEF\xBB\xBF";

// The length of the longest prefix of `text` that is well-formed UTF-8. With `wobbly`, surrogates count as
// well-formed.
std::size_t well_formed_prefix(std::string_view text, bool wobbly);

// The ill-formed sequence that `text` begins with: how many bytes one U+FFFD takes the place of. `cut`: all
// of them are right, and the text ended where another was due.
struct IllFormed {
  std::size_t length;
  bool cut;
};
IllFormed ill_formed_sequence(std::string_view text, bool wobbly);

// Appends `text` to `out` with every ill-formed sequence replaced by U+FFFD. Returns how many bytes at the
// end were not used because more bytes could complete them (none if `last`). What was made of what is added
// to `offsets`, unless it is null. `Output` is std::string or TextStore.
template <class Output>
std::size_t append_repaired(Output& out, std::string_view text, bool wobbly, bool last,
                            OffsetMap* offsets = nullptr);

}  // namespace lockstep::detail

#endif
