// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2026-10-03/edition.h"

#include "speculative/edition_session.h"

namespace lockstep::edition_2026_10_03 {

std::unique_ptr<detail::SpeculativeSession> make_speculative_session(const SpeculativeOptions& options,
                                                                     detail::FetchList& fetches,
                                                                     const detail::BuilderState* state) {
  return std::make_unique<detail::EditionSpeculativeSession<Rules>>(options, fetches, state);
}

}  // namespace lockstep::edition_2026_10_03
