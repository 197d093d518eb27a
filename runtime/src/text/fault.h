// Where the faults of markup are, found by reading the markup again: only when an error is reported, so that
// the tokenizer need not record anything.
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
  std::uint8_t count;  // of characters
  bool and_this;       // including the current character
  SecondKind second;
  NamedThing named;
};

// The tokenizer where it reports an error. Offsets are in the text that it has.
struct TokenizerPlace {
  std::string_view text;
  std::size_t here;                           // the current character
  std::size_t before;                         // the end of what has been consumed
  std::uint64_t origin;                       // how much text has been dropped
  std::uint64_t token;                        // where the last token that was created begins, with `origin`
  bool keeps_text;                            // from the start tag of a script on
  std::string_view tag_name, attribute_name;  // the current ones
  NameId tag;                                 // 0: tag_name, if any
  bool is_end_tag;
  NameTable& tag_names;
  NameTable& attribute_names;
};

// The error with its fault and its second place, by spec/tables/error-places.tsv. Offsets are in that text.
LOCKSTEP_EXPORT FoundError tokenizer_error(ParseErrorCode code, const TokenizerPlace& place);

// The result, without lines and columns, in a text that begins at that offset.
ParseError complete_error(const FoundError& found, std::string_view text, std::uint64_t origin,
                          const NameTable& tag_names, const NameTable& attribute_names);

// The end of the character that begins there; a newline may be CR LF. `at` may be the end of the text.
LOCKSTEP_EXPORT std::size_t end_of_character(std::string_view text, std::size_t at);

}  // namespace lockstep::detail

#endif
