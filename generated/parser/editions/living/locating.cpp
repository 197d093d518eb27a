// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for parsers that keep the positions of nodes.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "parse/edition_entry.h"

namespace lockstep::parser {

detail::Engine* Living::make_locating_engine(void* storage, detail::Tree& tree, const ParseOptions& options) {
  return detail::make_engine<Rules<Living>, detail::Build{.locate = true}>(storage, tree, options,
                                                                           {.positions = true});
}

}  // namespace lockstep::parser
