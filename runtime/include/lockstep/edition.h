// The editions of the HTML Standard that the library has. `Edition` has a constant for each, named after its
// day, which is also its number: Edition::html_2024_09_12 is 20240912, in every version and build.
// kDefaultEdition is the current one. A build may leave some out (LOCKSTEP_EDITIONS): programs are compiled
// with the same LOCKSTEP_HTML_<date> macros, else they do not link.
#ifndef LOCKSTEP_EDITION_H
#define LOCKSTEP_EDITION_H

#include "lockstep/detail/cpp20.h"

#include <optional>
#include <span>
#include <string_view>

#include "lockstep/detail/configuration.h"
#include "lockstep/export.h"
#include "lockstep/generated/editions.h"

namespace lockstep {

// An edition that the library has.
struct EditionInfo {
  Edition edition;          // its number: 20261003
  std::string_view date;    // the day of the Standard that it restates: "2026-10-03"
  std::string_view covers;  // which of the Standard's changes are in it
};

// All that this build has, the oldest first.
LOCKSTEP_EXPORT std::span<const EditionInfo> editions();

// The edition of that day ("2024-09-12"), or none.
LOCKSTEP_EXPORT std::optional<Edition> find_edition(std::string_view date);

// "2026-10-03"; empty for a number that is no edition of this build. A static string.
LOCKSTEP_EXPORT std::string_view edition_date(Edition edition);

}  // namespace lockstep

#endif
