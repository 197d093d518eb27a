// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Parsers that sanitize while they parse, by edition. Programs that use none do not link this code.
#include "sanitize/parser_sanitizer.h"

namespace lockstep {

namespace snapshot_1 {
extern const detail::EditionEntry sanitizing_entry;
}
namespace living {
extern const detail::EditionEntry sanitizing_entry;
}

namespace detail {

const EditionEntry& sanitizing_entry_of(Edition edition) {
  static constexpr const EditionEntry* kEntries[] = {
#if LOCKSTEP_HTML_2024_09_12
    &snapshot_1::sanitizing_entry,
#endif
#if LOCKSTEP_LIVING
    &living::sanitizing_entry,
#endif
  };
  return *kEntries[edition_index(edition)];
}

}  // namespace detail
}  // namespace lockstep
