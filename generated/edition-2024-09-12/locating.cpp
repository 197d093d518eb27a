// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2024-09-12/edition.h"

#include "parse/edition_entry.h"

namespace lockstep::edition_2024_09_12 {

detail::EditionPipeline* Rules::make_locating_pipeline(void* storage, detail::Tree& tree,
                                                       const ParseOptions& options) {
  return detail::make_pipeline<Rules>(storage, tree, options, detail::Locating());
}

}  // namespace lockstep::edition_2024_09_12
