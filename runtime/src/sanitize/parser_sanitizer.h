// The arguments of a parser that sanitizes while it parses.
#ifndef LOCKSTEP_SANITIZE_PARSER_SANITIZER_H
#define LOCKSTEP_SANITIZE_PARSER_SANITIZER_H

#include <vector>

#include "edition/entry.h"
#include "sanitize/compiled.h"

namespace lockstep::detail {

// For Attachments. Must outlive the parse.
struct ParserSanitizer {
  const CompiledConfiguration& configuration;
  const SanitizeOptions& options;
  // For reports, which must wait for the positions: receives the nodes that may be refused, which are in no
  // tree, in the order of the input. Null: no report.
  std::vector<NodeId>* refused;
};

// Returns the edition as compiled for sanitizing parsers; generated. Programs that do not sanitize while
// parsing do not link it.
const EditionEntry& sanitizing_entry_of(Edition edition);

}  // namespace lockstep::detail

#endif
