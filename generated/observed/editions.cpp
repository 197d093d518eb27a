// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// The editions of this build with an observer, in the order of Edition.
#include "trace/observed_edition.h"

namespace lockstep {

namespace edition_2024_09_12 {
extern const detail::ObservedEdition observed;
}
namespace edition_2026_10_03 {
extern const detail::ObservedEdition observed;
}

namespace detail {

namespace {

constexpr const ObservedEdition* editions[] = {
#if LOCKSTEP_HTML_2024_09_12
    &edition_2024_09_12::observed,
#endif
#if LOCKSTEP_HTML_2026_10_03
    &edition_2026_10_03::observed,
#endif
};

}  // namespace

const ObservedEdition& observed_edition(Edition edition) { return *editions[edition_index(edition)]; }

}  // namespace detail
}  // namespace lockstep
