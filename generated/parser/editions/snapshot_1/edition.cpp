// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for parsers that neither sanitize nor keep the positions of nodes.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "parse/edition_entry.h"

namespace lockstep::snapshot_1 {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry = detail::entry_for<parser::Rules<parser::Snapshot1>, detail::Build{}>();

}  // namespace lockstep::snapshot_1
