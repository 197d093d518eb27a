// Parsing bytes by an edition's rules, observed or not.
#ifndef LOCKSTEP_PARSE_BYTES_PARSER_H
#define LOCKSTEP_PARSE_BYTES_PARSER_H

#include <string_view>

#include "edition/entry.h"
#include "lockstep/bytes.h"

namespace lockstep::detail {

// parse_bytes(). The watcher is null unless the entry is that of an observed edition.
Document parse_bytes_by(const EditionEntry& entry, Watcher* watcher, std::string_view bytes,
                        const EncodingOptions& encoding, const ParseOptions& options, Source source);

}  // namespace lockstep::detail

#endif
