// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for parsers that sanitize while they parse.
#include "sanitize/sanitizing_state.h"

#include "parse/edition_entry.h"
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

namespace lockstep::snapshot_1 {

extern const detail::EditionEntry sanitizing_entry;
constexpr detail::EditionEntry sanitizing_entry =
    detail::entry_for<parser::Rules<parser::Snapshot1>, detail::Build{.locate = true, .sanitize = true}>();

}  // namespace lockstep::snapshot_1
