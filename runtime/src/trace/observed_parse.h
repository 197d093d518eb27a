// Parsing with an observer.
#ifndef LOCKSTEP_TRACE_OBSERVED_PARSE_H
#define LOCKSTEP_TRACE_OBSERVED_PARSE_H

#include <string_view>

#include "lockstep/document.h"
#include "trace/observed_edition.h"

namespace lockstep::detail {

// Parses a text by the edition of the options, and tells the watcher all about it; offsets are in bytes of
// the text, if it is well-formed. `context` is null for a document. The text may hold surrogates, and keeps a
// byte order mark. Errors are collected.
Document observed_parse(std::string_view text, const FragmentContext* context, ParseOptions options,
                        Watcher& watcher);

// The same for a document given as bytes.
Document observed_parse_bytes(std::string_view bytes, const EncodingOptions& encoding, ParseOptions options,
                              Watcher& watcher);

}  // namespace lockstep::detail

#endif
