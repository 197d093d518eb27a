// The editions of the HTML Standard that this build contains. `Edition::living` is the newest edition: its
// name stays the same, while its rules and its date follow the Standard. The others are snapshots, which
// never change. Each edition has a constant named after its date; the date is also its numeric value in every
// version and build. kDefaultEdition is `Edition::living` or, in a build without it, the newest edition
// available. A build may leave editions out (LOCKSTEP_EDITIONS). Compile programs with the same
// LOCKSTEP_LIVING and LOCKSTEP_HTML_<date> macros as the library, or they will not link.
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
  Edition edition;          // its number: the date as YYYYMMDD
  std::string_view date;    // the date of the Standard that it follows: YYYY-MM-DD
  std::string_view covers;  // which of the Standard's changes it includes
};

// Returns all editions in this build, oldest first.
LOCKSTEP_EXPORT std::span<const EditionInfo> editions();

// Returns the edition with that date (in the form of EditionInfo::date), or the newest one for "living";
// nullopt if this build has no such edition.
LOCKSTEP_EXPORT std::optional<Edition> find_edition(std::string_view date);

// Returns the date of the edition (YYYY-MM-DD); empty if this build does not have the edition. A static
// string.
LOCKSTEP_EXPORT std::string_view edition_date(Edition edition);

}  // namespace lockstep

#endif
