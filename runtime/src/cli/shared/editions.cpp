// The option that names an edition of the Standard.
#include "cli/shared/editions.h"

#include <string>
#include <vector>

namespace lockstep::cli {

Edition edition_of(std::string_view date) {
  if (const auto found = find_edition(date)) return *found;
  std::vector<std::string_view> known;
  for (const EditionInfo& info : editions()) known.push_back(info.date);
  throw UsageError(unknown_word("edition", date, known) +
                   "\nThe CMake option LOCKSTEP_EDITIONS chooses the editions of a build: see "
                   "docs/start/install.md and docs/design/following.md.");
}

Edition edition_option(const Arguments& arguments) {
  const auto date = arguments.find(kEditionOption.name);
  return date ? edition_of(*date) : kDefaultEdition;
}

}  // namespace lockstep::cli
