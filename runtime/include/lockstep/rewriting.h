// Markup to put in the place of markup: what a rewriter of tokens writes.
#ifndef LOCKSTEP_REWRITING_H
#define LOCKSTEP_REWRITING_H

#include <string>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/token_reader.h"
#include "lockstep/types.h"

namespace lockstep {

// Markup, UTF-8, for the token: any that the tokenizer gave out is tokenized back to an equal one in the
// state that it was made in (its range aside), by the edition. Text is escaped as the Standard does
// (#escapingString), and CR as "&#13;". Names and comments are written as they are, so other tokens may mean
// something else. O(token)
LOCKSTEP_EXPORT std::string serialize(const Token& token, Edition edition = kDefaultEdition);

// `markup`, UTF-8, as bytes to put in the place of `replaced` in a page of that encoding. Characters that are
// not ASCII become numeric character references, unless the encoding is UTF-8 or UTF-16: so they mean the
// same in text and attribute values, but not in names, comments and raw text. `replaced` matters to
// ISO-2022-JP: the last escape sequence in it is kept, for the bytes behind it. O(markup + replaced)
LOCKSTEP_EXPORT std::string encode_markup(std::string_view markup, Encoding encoding,
                                          std::string_view replaced = {});

// What to put in the place of AttributeRanges::quoted_value, whose bytes are `replaced`, to give the
// attribute that value, UTF-8: in quotation marks, escaped, behind "=" if the attribute has none. As
// encode_markup().
LOCKSTEP_EXPORT std::string attribute_value_markup(const AttributeRanges& attribute, std::string_view value,
                                                   Encoding encoding = Encoding::utf_8,
                                                   std::string_view replaced = {});

}  // namespace lockstep

#endif
