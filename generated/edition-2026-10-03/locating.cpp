// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2026-10-03/edition.h"

#include "parse/edition_entry.h"

namespace lockstep::edition_2026_10_03 {

detail::EditionPipeline* Rules::make_locating_pipeline(void* storage, detail::Tree& tree,
                                                       const ParseOptions& options) {
  return detail::make_pipeline<Rules>(storage, tree, options, detail::Locating());
}

}  // namespace lockstep::edition_2026_10_03
