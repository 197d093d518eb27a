// The editions, and the names that depend on them.
#include "lockstep/edition.h"

#include "edition/entry.h"

namespace lockstep {

std::span<const EditionInfo> editions() { return detail::edition_infos; }

std::optional<Edition> find_edition(std::string_view date) {
  for (const EditionInfo& info : editions())
    if (info.date == date) return info.edition;
  return std::nullopt;
}

std::string_view edition_date(Edition edition) { return editions()[static_cast<std::size_t>(edition)].date; }

std::string_view parse_error_name(const ParseError& error) {
  if (error.code != ParseErrorCode::tree_construction) return parse_error_code_name(error.code);
  const auto edition = static_cast<Edition>(error.rule >> detail::kRuleBits);
  return detail::entry_of(edition).rules[error.rule & ((1u << detail::kRuleBits) - 1)].name;
}

}  // namespace lockstep
