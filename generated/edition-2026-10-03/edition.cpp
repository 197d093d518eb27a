// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2026-10-03/edition.h"

#include "parse/edition_entry.h"

namespace lockstep::edition_2026_10_03 {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry = detail::entry_for<Rules, detail::NoObserver>();

}  // namespace lockstep::edition_2026_10_03
