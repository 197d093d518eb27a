// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// The editions of the HTML Standard that a build contains.
#ifndef LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_EDITIONS_H
#define LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_EDITIONS_H

#include <cstddef>
#include <cstdint>

// Which editions this build has: all, unless LOCKSTEP_EDITIONS says otherwise. LOCKSTEP_LIVING stands for the
// newest one, as does the macro with its date.
#ifndef LOCKSTEP_HTML_2024_09_12
#define LOCKSTEP_HTML_2024_09_12 1
#endif
#ifdef LOCKSTEP_HTML_2026_10_03
#define LOCKSTEP_LIVING LOCKSTEP_HTML_2026_10_03
#endif
#ifndef LOCKSTEP_LIVING
#define LOCKSTEP_LIVING 1
#endif

// The symbol described in lockstep/detail/configuration.h.
#define LOCKSTEP_NAME_CONFIGURATION(major, minor, plain, debug, html_2024_09_12_, living_) \
  lockstep_is_built_with_version_##major##_##minor##_and_html_2024_09_12_is_##html_2024_09_12_##_and_living_is_##living_##_and_plain_rules_is_##plain##_and_glibcxx_debug_is_##debug
#define LOCKSTEP_EXPAND_CONFIGURATION(...) LOCKSTEP_NAME_CONFIGURATION(__VA_ARGS__)
#define LOCKSTEP_CONFIGURATION                                                                        \
  LOCKSTEP_EXPAND_CONFIGURATION(LOCKSTEP_VERSION_MAJOR, LOCKSTEP_VERSION_MINOR, LOCKSTEP_PLAIN_RULES, \
                                LOCKSTEP_GLIBCXX_DEBUG, LOCKSTEP_HTML_2024_09_12, LOCKSTEP_LIVING)

namespace lockstep {

// An edition of the HTML Standard: its date as a number; see lockstep/edition.h. `living` is the newest
// edition, and its date advances as the Standard changes; the others never change.
enum class Edition : std::uint32_t {
#if LOCKSTEP_HTML_2024_09_12
  html_2024_09_12 = 20240912,
#endif
#if LOCKSTEP_LIVING
  html_2026_10_03 = 20261003,
  living = html_2026_10_03,
#endif
};

// The current edition; in a build without it, the newest one available.
inline constexpr Edition kDefaultEdition =
#if LOCKSTEP_LIVING
    Edition::living;
#elif LOCKSTEP_HTML_2024_09_12
    Edition::html_2024_09_12;
#else
#error "LOCKSTEP_EDITIONS leaves no edition"
#endif

// The editions of this build, oldest first.
inline constexpr Edition kEditions[] = {
#if LOCKSTEP_HTML_2024_09_12
    Edition::html_2024_09_12,
#endif
#if LOCKSTEP_LIVING
    Edition::living,
#endif
};

// The number of editions in this build.
inline constexpr std::size_t kEditionCount = sizeof(kEditions) / sizeof(kEditions[0]);

}  // namespace lockstep

#endif
