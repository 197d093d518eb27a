// Parsing bytes by an edition's rules, observed or not.
#ifndef LOCKSTEP_PARSE_BYTES_PARSER_H
#define LOCKSTEP_PARSE_BYTES_PARSER_H

#include <string_view>

#include "edition/entry.h"
#include "lockstep/bytes.h"

namespace lockstep::detail {

// parse_bytes(). The attachments are those that the entry has code for.
Document parse_bytes_by(const EditionEntry& entry, const Attachments& attachments, std::string_view bytes,
                        const EncodingOptions& encoding, const ParseOptions& options, Source source);

}  // namespace lockstep::detail

#endif
