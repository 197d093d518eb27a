// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "parse/edition_entry.h"

namespace lockstep::parser {

detail::EditionPipeline* Living::make_locating_pipeline(void* storage, detail::Tree& tree,
                                                        const ParseOptions& options) {
  return detail::make_pipeline<Rules<Living>>(storage, tree, options, detail::Locating());
}

}  // namespace lockstep::parser
