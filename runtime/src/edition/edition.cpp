// The version, the list of editions, and the names that depend on the edition.
#include "lockstep/edition.h"

#include "edition/entry.h"
#include "lockstep/version.h"

namespace lockstep {

std::string_view version() { return LOCKSTEP_VERSION; }

int version_number() { return LOCKSTEP_VERSION_NUMBER; }

std::span<const EditionInfo> editions() { return detail::edition_infos; }

std::optional<Edition> find_edition(std::string_view date) {
  for (const EditionInfo& info : editions())
    if (info.date == date) return info.edition;
  return std::nullopt;
}

std::string_view edition_date(Edition edition) {
  const EditionInfo& info = editions()[detail::edition_index(edition)];
  return info.edition == edition ? info.date : std::string_view("");
}

namespace {

// Null for an error that the Standard names.
const detail::TreeErrorInfo* tree_error(const ParseError& error) {
  if (error.code != ParseErrorCode::tree_construction) return nullptr;
  const detail::EditionEntry& entry = *detail::edition_entries[error.tree_error >> detail::kTreeErrorBits];
  return &entry.errors[error.tree_error & ((1u << detail::kTreeErrorBits) - 1)];
}

}  // namespace

std::string_view parse_error_name(const ParseError& error) {
  const detail::TreeErrorInfo* info = tree_error(error);
  return info != nullptr ? info->name : parse_error_code_name(error.code);
}

std::string_view parse_error_explanation(const ParseError& error) {
  const detail::TreeErrorInfo* info = tree_error(error);
  return info != nullptr ? info->explanation : parse_error_explanation(error.code);
}

std::string_view parse_error_anchor(const ParseError& error) {
  const detail::TreeErrorInfo* info = tree_error(error);
  return info != nullptr ? info->anchor : parse_error_anchor(error.code);
}

}  // namespace lockstep
