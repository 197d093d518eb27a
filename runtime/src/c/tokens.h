// The common parts of the functions for tokens in the C interface.
#ifndef LOCKSTEP_SRC_C_TOKENS_H
#define LOCKSTEP_SRC_C_TOKENS_H

#include <optional>

#include "c/handles.h"
#include "lockstep/token_reader.h"

namespace lockstep::c {

inline const Token& in_cpp(const lockstep_token* token) { return *from_c(token); }

// Returns null if there is no such attribute.
inline const TokenAttributeView* attribute_of(const Token& token, std::size_t index) {
  return index < token.attributes.size() ? &token.attributes[index] : nullptr;
}

// Returns the positions of an attribute; null if there is no such attribute, or if positions are not
// recorded.
inline const AttributeRanges* ranges_of(const Token& token, std::size_t index) {
  const TagRanges* const ranges = token.tag_ranges;
  return ranges == nullptr || index >= ranges->attributes.size() ? nullptr : &ranges->attributes[index];
}
inline std::optional<ByteRange> value_of(const AttributeRanges& ranges) {
  return ranges.has_value ? std::optional(ranges.value) : std::nullopt;
}
inline std::optional<ByteRange> quoted_value_of(const AttributeRanges& ranges) {
  return ranges.has_value ? std::optional(ranges.quoted_value) : std::nullopt;
}

}  // namespace lockstep::c

#endif
