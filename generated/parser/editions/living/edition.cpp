// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for parsers that neither sanitize nor keep the positions of nodes.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "parse/edition_entry.h"

namespace lockstep::living {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry = detail::entry_for<parser::Rules<parser::Living>, detail::Build{}>();

}  // namespace lockstep::living
