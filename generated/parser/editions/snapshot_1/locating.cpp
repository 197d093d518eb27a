// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for parsers that keep the positions of nodes.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "parse/edition_entry.h"

namespace lockstep::parser {

detail::Engine* Snapshot1::make_locating_engine(void* storage, detail::Tree& tree,
                                                const ParseOptions& options) {
  return detail::make_engine<Rules<Snapshot1>, detail::Build{.locate = true}>(storage, tree, options,
                                                                              {.positions = true});
}

}  // namespace lockstep::parser
