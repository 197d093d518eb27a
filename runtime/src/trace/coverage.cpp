// Recording and naming the branches that were taken.
#include "trace/coverage.h"

namespace lockstep::detail {

Coverage::Coverage(const ObservedEdition& edition) : edition_(edition), taken_(2 * edition.branches.size()) {}

void Coverage::dispatched(unsigned mode, unsigned token_class) {
  for (const std::uint16_t branch : edition_.rows_passed(mode, token_class)) entered(branch);
}

std::vector<std::string> Coverage::names() const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < taken_.size(); ++i) {
    if (!taken_[i]) continue;
    names.emplace_back(edition_.branches[i / 2].name);
    if (i % 2 != 0) names.back() += ":no";
  }
  return names;
}

}  // namespace lockstep::detail
