// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Speculative parsers by edition. Programs that use none do not link this code.
#include "speculative/session.h"

namespace lockstep {

namespace snapshot_1 {
std::unique_ptr<detail::SpeculativeSession> make_speculative_session(const SpeculativeOptions& options,
                                                                     detail::FetchList& fetches,
                                                                     const detail::BuilderState* state);
}
namespace living {
std::unique_ptr<detail::SpeculativeSession> make_speculative_session(const SpeculativeOptions& options,
                                                                     detail::FetchList& fetches,
                                                                     const detail::BuilderState* state);
}

namespace detail {

std::unique_ptr<SpeculativeSession> make_speculative_session(Edition edition,
                                                             const SpeculativeOptions& options,
                                                             FetchList& fetches, const BuilderState* state) {
#if LOCKSTEP_HTML_2024_09_12
  if (edition == Edition::html_2024_09_12)
    return snapshot_1::make_speculative_session(options, fetches, state);
#endif
#if LOCKSTEP_LIVING
  if (edition == Edition::living) return living::make_speculative_session(options, fetches, state);
#endif
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
