// What a parser that sanitizes while it parses is given.
#ifndef LOCKSTEP_SANITIZE_PARSER_SANITIZER_H
#define LOCKSTEP_SANITIZE_PARSER_SANITIZER_H

#include <vector>

#include "edition/entry.h"
#include "observer/observer.h"
#include "sanitize/compiled.h"

namespace lockstep::detail {

// Passed as the watcher of a sanitizing edition, which must not get any other. Must outlive the parse.
class ParserSanitizer final : public Watcher {
 public:
  // `safe`: by the configuration after removing what is unsafe. The sanitizer must outlive this.
  ParserSanitizer(const Sanitizer& sanitizer, bool safe, const SanitizeOptions& its_options)
      : configuration(compiled(sanitizer, safe)),
        lenient(safe && its_options.on_removal != nullptr ? &compiled(sanitizer, false) : nullptr),
        options(its_options) {}

  const CompiledConfiguration& configuration;
  const CompiledConfiguration* const lenient;  // for reports: without safety; null if this is it
  const SanitizeOptions options;
  // For reports, which have to wait for the positions: nodes in no tree, in the order of the input.
  std::vector<NodeId> refused;
};

// The edition compiled once more for parsers that sanitize; generated. A program that has none does without
// it.
const EditionEntry& sanitizing_entry_of(Edition edition);

}  // namespace lockstep::detail

#endif
