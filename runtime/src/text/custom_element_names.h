// The syntax of custom element names, current and former.
#ifndef LOCKSTEP_TEXT_CUSTOM_ELEMENT_NAMES_H
#define LOCKSTEP_TEXT_CUSTOM_ELEMENT_NAMES_H

#include <string_view>

#include "lockstep/export.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

// Both functions take a tag name, and do not exclude the reserved names.

// https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
inline bool may_be_custom_element_name(std::string_view name) {
  return !name.empty() && is_ascii_lower_alpha(name[0]) && name.find('-') != std::string_view::npos &&
         name.find_first_of(std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZ\0", 27)) == std::string_view::npos;
}
// The earlier syntax, PotentialCustomElementName: most characters that XML allows in names, but no colon.
LOCKSTEP_EXPORT bool is_potential_custom_element_name(std::string_view name);

}  // namespace lockstep::detail

#endif
