// Checks attribute values against their microsyntaxes.
#ifndef LOCKSTEP_VALIDATE_VALUES_VALUE_H
#define LOCKSTEP_VALIDATE_VALUES_VALUE_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "authoring/microsyntaxes.h"

namespace lockstep::detail::authoring {

// The fault in a value: a sentence or two, and the part that is wrong.
struct ValueFault {
  std::string sentence;
  std::size_t begin = 0, end = 0;  // in bytes from the value's beginning
};

// Returns the first fault in a value; nullopt if it is valid. `attribute` is the attribute's name, which a
// boolean attribute may have as its value. Allocates only for faults, and to find duplicates among
// items, or among many tokens. O(value), and O(n log n) for n tokens that must differ.
std::optional<ValueFault> value_fault(ValueSyntax syntax, std::string_view value,
                                      std::string_view attribute = {});

// Whether a value is valid, with the complexity of value_fault().
bool is_valid(ValueSyntax syntax, std::string_view value);

// Returns the row's name, such as "valid date string".
std::string_view name_of(ValueSyntax syntax);
// Returns the address of the clause that defines the microsyntax.
std::string_view link_of(ValueSyntax syntax);

}  // namespace lockstep::detail::authoring

#endif
