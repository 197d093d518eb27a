// Names that authors choose.
#include <algorithm>
#include <array>

#include "text/custom_element_names.h"
#include "validate/values/functions.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

// https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
constexpr std::array<std::string_view, 8> kReservedNames = {
    "annotation-xml", "color-profile",    "font-face",      "font-face-src",
    "font-face-uri",  "font-face-format", "font-face-name", "missing-glyph"};

ValueFault name_fault_of(std::string_view value, std::string_view sentence) {
  return fault_at(0, value.size(), quoted_value(value) + std::string(sentence));
}

}  // namespace

Fault value_functions::custom_element_name(std::string_view value) {
  if (std::find(kReservedNames.begin(), kReservedNames.end(), value) != kReservedNames.end())
    return name_fault_of(value, " is reserved for SVG and MathML.");
  if (may_be_custom_element_name(value) && value.find_first_of("\t\n\f\r />") == value.npos)
    return std::nullopt;
  return name_fault_of(
      value,
      " is not the name of a custom element: begin with a lowercase letter, use no capitals or "
      "spaces, and write a hyphen, as in fancy-button.");
}

Fault value_functions::property_name(std::string_view value) {
  if (value.find(':') != value.npos) return valid_absolute_url(value);
  if (value.find('.') == value.npos) return std::nullopt;
  return name_fault_of(value, " has a “.”, which only a property name that is a URL may have.");
}

}  // namespace lockstep::detail::authoring
