// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2024-09-12/edition.h"

#include "parse/edition_entry.h"

namespace lockstep::edition_2024_09_12 {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry = detail::entry_for<Rules, detail::NoObserver>();

}  // namespace lockstep::edition_2024_09_12
