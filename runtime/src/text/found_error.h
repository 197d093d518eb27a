// A parse error as recorded when it is found.
#ifndef LOCKSTEP_TEXT_FOUND_ERROR_H
#define LOCKSTEP_TEXT_FOUND_ERROR_H

#include <cstdint>

#include "lockstep/detail/names.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// The offsets in the text, from which the rest of a ParseError is computed on request.
struct FoundError {
  enum class Second : std::uint8_t {
    none,
    range,      // the range itself
    markup,     // the markup that begins at second_begin
    start_tag,  // the element's start tag at second_begin, unless it was implied
  };
  enum class Names : std::uint8_t { none, of_tags, of_attributes };

  std::uint32_t offset = 0, end = 0;
  std::uint32_t reported = 0;
  std::uint32_t second_begin = 0, second_end = 0;
  NameId name = 0, second_name = 0;
  std::uint32_t number = 0;  // counts errors in the order in which they were found
  std::uint16_t tree_error = 0;
  ParseErrorCode code = ParseErrorCode::tree_construction;
  Second second = Second::none;
  Names names = Names::of_tags;
  bool names_end_tag = false;
};

}  // namespace lockstep::detail

#endif
