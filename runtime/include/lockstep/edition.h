// The editions of the HTML Standard that this build contains. `Edition` has a constant for each, named after
// its date. The date is also its number, in every version and build: Edition::html_2024_09_12 is 20240912.
// kDefaultEdition is the current edition. A build may leave editions out (LOCKSTEP_EDITIONS). Compile
// programs with the same LOCKSTEP_HTML_<date> macros as the library, or they will not link.
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

// An edition in this build.
struct EditionInfo {
  Edition edition;          // its number: 20261003
  std::string_view date;    // the date of the Standard that it follows: "2026-10-03"
  std::string_view covers;  // which of the Standard's changes it includes
};

// Returns all editions in this build, the oldest first.
LOCKSTEP_EXPORT std::span<const EditionInfo> editions();

// Returns the edition of that date ("2024-09-12"), or nullopt.
LOCKSTEP_EXPORT std::optional<Edition> find_edition(std::string_view date);

// Returns the date, such as "2026-10-03"; empty if this build does not have the edition. A static string.
LOCKSTEP_EXPORT std::string_view edition_date(Edition edition);

}  // namespace lockstep

#endif
