// The newest edition without the code that parses to a Document. It replaces
// generated/parser/editions/living/edition.cpp.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "parse/edition_entry.h"

namespace lockstep::living {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry =
    detail::entry_without_engine<parser::Rules<parser::Living>, detail::Build{}>();

}  // namespace lockstep::living
