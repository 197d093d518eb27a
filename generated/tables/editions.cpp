// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// The editions of this build, in the order of Edition.
#include "edition/entry.h"

namespace lockstep {

namespace snapshot_1 {
extern const detail::EditionEntry entry;
}
namespace living {
extern const detail::EditionEntry entry;
}

namespace detail {

namespace {

constexpr EditionInfo infos[] = {
#if LOCKSTEP_HTML_2024_09_12
    {Edition::html_2024_09_12, "2024-09-12",
     "the parser before customizable select, processing instructions, template for and scripting modes; "
     "reconstructed from the page of October 2018, the changes dated up to that day and the wording of July "
     "2025"},
#endif
#if LOCKSTEP_LIVING
    {Edition::living, "2026-10-03",
     "pull request 12911, merged September 2026; first-parent log read up to commit 508a0373 of 2026-08-21, "
     "later changes by pull request number"},
#endif
};

constexpr const EditionEntry* entries[] = {
#if LOCKSTEP_HTML_2024_09_12
    &snapshot_1::entry,
#endif
#if LOCKSTEP_LIVING
    &living::entry,
#endif
};

}  // namespace

constexpr std::span<const EditionInfo> edition_infos{infos};
constexpr std::span<const EditionEntry* const> edition_entries{entries};

}  // namespace detail
}  // namespace lockstep
