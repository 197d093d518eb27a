// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// The generated templates by edition, for parsers that are instantiated outside the library.
#ifndef LOCKSTEP_GENERATED_EDITION_RULES_H
#define LOCKSTEP_GENERATED_EDITION_RULES_H

#include "lockstep/edition.h"
#include "parser/edition.h"
#if LOCKSTEP_LIVING
#include "parser/editions/living/data.h"
#endif
#if LOCKSTEP_HTML_2024_09_12
#include "parser/editions/snapshot_1/data.h"
#endif

namespace lockstep::detail {

template <Edition edition>
struct RulesOf;
#if LOCKSTEP_LIVING
template <>
struct RulesOf<Edition::living> {
  using type = parser::Rules<parser::Living>;
};
#endif
#if LOCKSTEP_HTML_2024_09_12
template <>
struct RulesOf<Edition::html_2024_09_12> {
  using type = parser::Rules<parser::Snapshot1>;
};
#endif

}  // namespace lockstep::detail

#endif
