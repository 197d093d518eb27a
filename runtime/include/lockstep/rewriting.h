// Creates markup for rewriting a page token by token.
#ifndef LOCKSTEP_REWRITING_H
#define LOCKSTEP_REWRITING_H

#include <string>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/token_reader.h"
#include "lockstep/types.h"

namespace lockstep {

// Returns the markup of the token, in UTF-8. For every token that the tokenizer can emit, tokenizing the
// markup in the same state under that edition gives an equal token (except for its range). Attribute values,
// and text other than raw text, are escaped as in the Standard (#escapingString); CR is written as "&#13;".
// Names and comments are written unchanged, so the markup of a token that the tokenizer cannot emit may have
// a different meaning. O(token)
LOCKSTEP_EXPORT std::string serialize(const Token& token, Edition edition = kDefaultEdition);

// Encodes `markup`, which is UTF-8, as the bytes that will replace `replaced` in a page with that encoding.
// Non-ASCII characters become numeric character references, unless the encoding is UTF-8 or UTF-16; in
// ISO-2022-JP, so do the backslash and the tilde. The references have the same meaning as the characters in
// text and attribute values, but not in names, comments and raw text. `replaced` matters for ISO-2022-JP: the
// result keeps its last escape sequence for the bytes that follow. O(markup + replaced)
LOCKSTEP_EXPORT std::string encode_markup(std::string_view markup, Encoding encoding,
                                          std::string_view replaced = {});

// Returns the bytes that must replace AttributeRanges::quoted_value to give the attribute that value, which
// is UTF-8. `replaced` contains the bytes that are currently there. The result is escaped and in quotation
// marks, with "=" before it if the attribute has none. It is encoded as by encode_markup().
LOCKSTEP_EXPORT std::string attribute_value_markup(const AttributeRanges& attribute, std::string_view value,
                                                   Encoding encoding = Encoding::utf_8,
                                                   std::string_view replaced = {});

}  // namespace lockstep

#endif
