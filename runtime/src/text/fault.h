// Finds faults in markup by reading it again when an error is reported, so that the tokenizer need not record
// anything.
#ifndef LOCKSTEP_TEXT_FAULT_H
#define LOCKSTEP_TEXT_FAULT_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/export.h"
#include "lockstep/types.h"
#include "text/found_error.h"

namespace lockstep::detail {

// The words of spec/tables/error-places.tsv, which docs/reference/errors.md explains.
enum class Fault : std::uint8_t {
  character,
  characters,
  end,
  markup,
  processing_instruction,
  opening,
  reference,
  attribute,
  attribute_name,
};
enum class SecondKind : std::uint8_t {
  none,
  markup,
  processing_instruction,
  markup_and_value,
  comment_like_text,
  first_attribute,
  last_value,
};
enum class NamedThing : std::uint8_t { none, tag, attribute };

struct TokenizerErrorPlaces {
  Fault fault;
  std::uint8_t count;  // number of characters
  bool and_this;       // whether to include the current character
  SecondKind second;
  NamedThing named;
};

// The tokenizer's state when it reports an error. Offsets are in `text`, except for `token`.
struct TokenizerPlace {
  std::string_view text;
  std::size_t here;                           // the current character
  std::size_t before;                         // the end of the consumed text
  std::uint64_t origin;                       // the size of the dropped text
  std::uint64_t token;                        // where the last token created begins, including `origin`
  bool keeps_text;                            // whether text is kept from a script's start tag on
  std::string_view tag_name, attribute_name;  // the current names
  NameId tag;                                 // 0: tag_name, if any
  bool is_end_tag;
  NameTable& tag_names;
  NameTable& attribute_names;
};

// Returns the error with its fault and second place, as defined by spec/tables/error-places.tsv. Offsets are
// in `place.text`.
LOCKSTEP_EXPORT FoundError tokenizer_error(ParseErrorCode code, const TokenizerPlace& place);

// Returns the parse error without lines and columns, for text that begins at the offset `origin`.
ParseError complete_error(const FoundError& found, std::string_view text, std::uint64_t origin,
                          const NameTable& tag_names, const NameTable& attribute_names);

// Returns the end of the character that begins at `at`; a newline may be CR LF. `at` may be the end of the
// text.
LOCKSTEP_EXPORT std::size_t end_of_character(std::string_view text, std::size_t at);

}  // namespace lockstep::detail

#endif
