// Generated from spec/tables/quirks-identifiers.tsv by the generator. Edit the table, then run
// scripts/generate.
// Which DOCTYPEs ask for quirks mode or limited-quirks mode, by their identifiers.
#ifndef LOCKSTEP_GENERATED_TABLES_QUIRKS_IDENTIFIERS_H
#define LOCKSTEP_GENERATED_TABLES_QUIRKS_IDENTIFIERS_H

#include <cstdint>
#include <string_view>

#include "lockstep/export.h"

namespace lockstep::detail {

// What a public identifier asks for. `conditional`: quirks or limited quirks, depending on the system
// identifier.
enum class PublicIdentifier : std::uint8_t { other, quirks, limited_quirks, conditional };

// All compare ignoring ASCII case (#quirks-mode-doctypes).
LOCKSTEP_EXPORT PublicIdentifier
match_public_identifier(std::string_view identifier);  // the whole identifier
LOCKSTEP_EXPORT PublicIdentifier
match_public_identifier_prefix(std::string_view identifier);  // its beginning only
LOCKSTEP_EXPORT bool match_system_identifier(
    std::string_view identifier);  // the whole identifier: quirks or not

}  // namespace lockstep::detail

#endif
