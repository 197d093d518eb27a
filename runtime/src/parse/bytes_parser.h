// Parsing bytes with any entry of an edition.
#ifndef LOCKSTEP_PARSE_BYTES_PARSER_H
#define LOCKSTEP_PARSE_BYTES_PARSER_H

#include <string_view>

#include "lockstep/bytes.h"
#include "parse/parse.h"

namespace lockstep::detail {

// Implements parse_bytes(), also for fragments and while sanitizing.
Document parse_bytes_by(const ParseSetup& setup, std::string_view bytes, const EncodingOptions& encoding,
                        Source source);

}  // namespace lockstep::detail

#endif
