// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// The generated templates by edition, for parsers that are instantiated outside the library.
#ifndef LOCKSTEP_GENERATED_EDITION_RULES_H
#define LOCKSTEP_GENERATED_EDITION_RULES_H

#include "lockstep/edition.h"
#if LOCKSTEP_HTML_2026_10_03
#include "edition-2026-10-03/edition.h"
#endif
#if LOCKSTEP_HTML_2024_09_12
#include "edition-2024-09-12/edition.h"
#endif

namespace lockstep::detail {

template <Edition edition>
struct RulesOf;
#if LOCKSTEP_HTML_2026_10_03
template <>
struct RulesOf<Edition::html_2026_10_03> {
  using type = edition_2026_10_03::Rules;
};
#endif
#if LOCKSTEP_HTML_2024_09_12
template <>
struct RulesOf<Edition::html_2024_09_12> {
  using type = edition_2024_09_12::Rules;
};
#endif

}  // namespace lockstep::detail

#endif
