// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
#ifndef LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_EDITIONS_H
#define LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_EDITIONS_H

#include <cstddef>
#include <cstdint>

// Which editions this build has: all, unless LOCKSTEP_EDITIONS says otherwise.
#ifndef LOCKSTEP_HTML_2024_09_12
#define LOCKSTEP_HTML_2024_09_12 1
#endif
#ifndef LOCKSTEP_HTML_2026_10_03
#define LOCKSTEP_HTML_2026_10_03 1
#endif

namespace lockstep {

// An edition of the HTML Standard, by its day; see lockstep/edition.h.
enum class Edition : std::uint8_t {
#if LOCKSTEP_HTML_2024_09_12
  html_2024_09_12,
#endif
#if LOCKSTEP_HTML_2026_10_03
  html_2026_10_03,
#endif
};

// How many editions this build has.
inline constexpr std::size_t kEditionCount = LOCKSTEP_HTML_2024_09_12 + LOCKSTEP_HTML_2026_10_03;

// The current edition; in a build without it, the newest that there is.
inline constexpr Edition kDefaultEdition =
#if LOCKSTEP_HTML_2026_10_03
    Edition::html_2026_10_03;
#elif LOCKSTEP_HTML_2024_09_12
    Edition::html_2024_09_12;
#else
#error "LOCKSTEP_EDITIONS leaves no edition"
#endif

}  // namespace lockstep

#endif
