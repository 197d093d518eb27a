// The characters allowed in names of custom elements: the Standard's PCENChar.
#include "text/custom_element_names.h"

#include "text/byte_scan.h"
#include "text/code_points.h"

namespace lockstep::detail {

namespace {

// From U+0080 on.
constexpr CodePointRange kPotentialNameCharacters[] = {
    {0xB7, 0xB7},     {0xC0, 0xD6},     {0xD8, 0xF6},       {0xF8, 0x37D},    {0x37F, 0x1FFF},
    {0x200C, 0x200D}, {0x203F, 0x2040}, {0x2070, 0x218F},   {0x2C00, 0x2FEF}, {0x3001, 0xD7FF},
    {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF},
};

bool may_stand_in_potential_name(char32_t code) {
  if (code >= 0x80) return is_in_ranges(code, kPotentialNameCharacters);
  const int c = static_cast<int>(code);
  return is_ascii_lower_alpha(c) || is_ascii_digit(c) || c == '-' || c == '.' || c == '_';
}

}  // namespace

bool is_potential_custom_element_name(std::string_view name) {
  if (!may_be_custom_element_name(name)) return false;
  while (!name.empty()) {
    const CodePoint code = first_code_point(name);
    if (!may_stand_in_potential_name(code.value)) return false;
    name.remove_prefix(code.size);
  }
  return true;
}

}  // namespace lockstep::detail
