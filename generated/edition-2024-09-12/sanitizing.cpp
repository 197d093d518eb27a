// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The edition 2024-09-12 for parsers that sanitize while they parse.
#include "sanitize/sanitizing_state.h"

#include "parse/edition_entry.h"
#include "edition-2024-09-12/edition.h"

namespace lockstep::edition_2024_09_12 {

extern const detail::EditionEntry sanitizing_entry;
constexpr detail::EditionEntry sanitizing_entry = detail::entry_for<Rules, detail::Sanitizing>();

}  // namespace lockstep::edition_2024_09_12
