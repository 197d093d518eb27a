// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for speculative parsers.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "speculative/edition_session.h"

namespace lockstep::living {

std::unique_ptr<detail::SpeculativeSession> make_speculative_session(const SpeculativeOptions& options,
                                                                     detail::FetchList& fetches,
                                                                     const detail::BuilderState* state) {
  return std::make_unique<detail::EditionSpeculativeSession<parser::Rules<parser::Living>>>(options, fetches,
                                                                                            state);
}

}  // namespace lockstep::living
