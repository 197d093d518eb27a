// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Speculative parsers by edition. Programs that have none do without the code of all this.
#include "speculative/session.h"

namespace lockstep {

namespace edition_2024_09_12 {
std::unique_ptr<detail::SpeculativeSession> make_speculative_session(const SpeculativeOptions& options,
                                                                     detail::FetchList& fetches,
                                                                     const detail::BuilderState* state);
}
namespace edition_2026_10_03 {
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
    return edition_2024_09_12::make_speculative_session(options, fetches, state);
#endif
#if LOCKSTEP_HTML_2026_10_03
  if (edition == Edition::html_2026_10_03)
    return edition_2026_10_03::make_speculative_session(options, fetches, state);
#endif
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
