// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// The editions of this build with an observer, in the order of Edition.
#include "trace/observed_edition.h"

namespace lockstep {

namespace snapshot_1 {
extern const detail::ObservedEdition observed;
}
namespace living {
extern const detail::ObservedEdition observed;
}

namespace detail {

namespace {

constexpr const ObservedEdition* editions[] = {
#if LOCKSTEP_HTML_2024_09_12
    &snapshot_1::observed,
#endif
#if LOCKSTEP_LIVING
    &living::observed,
#endif
};

}  // namespace

const ObservedEdition& observed_edition(Edition edition) { return *editions[edition_index(edition)]; }

}  // namespace detail
}  // namespace lockstep
