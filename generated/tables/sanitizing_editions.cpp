// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Parsers that sanitize while they parse, by edition. Programs that have none do without the code of all
// this.
#include "sanitize/parser_sanitizer.h"

namespace lockstep {

namespace edition_2024_09_12 {
extern const detail::EditionEntry sanitizing_entry;
}
namespace edition_2026_10_03 {
extern const detail::EditionEntry sanitizing_entry;
}

namespace detail {

const EditionEntry& sanitizing_entry_of(Edition edition) {
  static constexpr const EditionEntry* kEntries[] = {
#if LOCKSTEP_HTML_2024_09_12
    &edition_2024_09_12::sanitizing_entry,
#endif
#if LOCKSTEP_HTML_2026_10_03
    &edition_2026_10_03::sanitizing_entry,
#endif
  };
  return *kEntries[edition_index(edition)];
}

}  // namespace detail
}  // namespace lockstep
