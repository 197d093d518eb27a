// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for parsers that sanitize while they parse.
#include "sanitize/sanitizing_state.h"

#include "parse/edition_entry.h"
#include "parser/edition.h"
#include "parser/editions/living/data.h"

namespace lockstep::living {

extern const detail::EditionEntry sanitizing_entry;
constexpr detail::EditionEntry sanitizing_entry =
    detail::entry_for<parser::Rules<parser::Living>, detail::Build{.locate = true, .sanitize = true}>();

}  // namespace lockstep::living
