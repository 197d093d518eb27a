// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "parse/edition_entry.h"

namespace lockstep::parser {

detail::EditionPipeline* Snapshot1::make_locating_pipeline(void* storage, detail::Tree& tree,
                                                           const ParseOptions& options) {
  return detail::make_pipeline<Rules<Snapshot1>>(storage, tree, options, detail::Locating());
}

}  // namespace lockstep::parser
