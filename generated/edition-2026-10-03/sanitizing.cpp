// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The edition 2026-10-03 for parsers that sanitize while they parse.
#include "sanitize/sanitizing_state.h"

#include "parse/edition_entry.h"
#include "edition-2026-10-03/edition.h"

namespace lockstep::edition_2026_10_03 {

extern const detail::EditionEntry sanitizing_entry;
constexpr detail::EditionEntry sanitizing_entry = detail::entry_for<Rules, detail::Sanitizing>();

}  // namespace lockstep::edition_2026_10_03
