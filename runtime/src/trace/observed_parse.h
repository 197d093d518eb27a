// Parsing with an observer.
#ifndef LOCKSTEP_TRACE_OBSERVED_PARSE_H
#define LOCKSTEP_TRACE_OBSERVED_PARSE_H

#include <string_view>

#include "lockstep/document.h"
#include "trace/observed_edition.h"

namespace lockstep::detail {

// Parses a text using the edition in the options, and reports all events to the watcher; offsets are in bytes
// of the text, if it is well-formed. A null `context` parses a document. The text may contain surrogates, and
// a byte order mark is kept. Errors are collected.
Document observed_parse(std::string_view text, const FragmentContext* context, ParseOptions options,
                        Watcher& watcher);

// Like observed_parse(), but parses a document from bytes.
Document observed_parse_bytes(std::string_view bytes, const EncodingOptions& encoding, ParseOptions options,
                              Watcher& watcher);

}  // namespace lockstep::detail

#endif
