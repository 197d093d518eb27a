// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for speculative parsers.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "speculative/edition_session.h"

namespace lockstep::snapshot_1 {

std::unique_ptr<detail::SpeculativeSession> make_speculative_session(const SpeculativeOptions& options,
                                                                     detail::FetchList& fetches,
                                                                     const detail::BuilderState* state) {
  return std::make_unique<detail::EditionSpeculativeSession<parser::Rules<parser::Snapshot1>>>(
      options, fetches, state);
}

}  // namespace lockstep::snapshot_1
