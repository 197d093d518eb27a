// The name characters of XML 1.0, in its fifth edition and in all its editions.
#include "text/xml_names.h"

#include <cstddef>

namespace lockstep::detail {

namespace {

// https://www.w3.org/TR/xml/#NT-NameStartChar from U+0080 on
constexpr CodePointRange kFifthEditionStarts[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x2FF},    {0x370, 0x37D},
    {0x37F, 0x1FFF},  {0x200C, 0x200D}, {0x2070, 0x218F}, {0x2C00, 0x2FEF},
    {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF},
};
// The other characters of https://www.w3.org/TR/xml/#NT-NameChar.
constexpr CodePointRange kFifthEditionOthers[] = {{0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}};
// Long runs of https://www.w3.org/TR/2006/REC-xml-20060816/#NT-Letter that are also in the fifth edition.
constexpr CodePointRange kEveryEditionStarts[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x131},    {0x388, 0x38A},   {0x38E, 0x3A1},
    {0x3A3, 0x3CE},   {0x401, 0x40C},   {0x40E, 0x44F},   {0x451, 0x45C},   {0x5D0, 0x5EA},
    {0x621, 0x63A},   {0x905, 0x939},   {0xE01, 0xE2E},   {0x1E00, 0x1E9B}, {0x1EA0, 0x1EF9},
    {0x3041, 0x3094}, {0x30A1, 0x30FA}, {0x4E00, 0x9FA5}, {0xAC00, 0xD7A3},
};
constexpr CodePointRange kEveryEditionOthers[] = {{0xB7, 0xB7}};

}  // namespace

bool is_in_xml_names(char32_t code, bool first, XmlNames names) {
  if (names == XmlNames::fifth_edition)
    return is_in_ranges(code, kFifthEditionStarts) || (!first && is_in_ranges(code, kFifthEditionOthers));
  return is_in_ranges(code, kEveryEditionStarts) || (!first && is_in_ranges(code, kEveryEditionOthers));
}

bool is_xml_name(std::string_view name, XmlNames names) {
  for (std::size_t i = 0; i < name.size();) {
    const CodePoint next = first_code_point(name.substr(i));
    if (!stays_in_name(next, i == 0, names)) return false;
    i += next.size;
  }
  return !name.empty();
}

bool is_xml_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint next = first_code_point(text.substr(i));
    if (!is_xml_character(next)) return false;
    i += next.size;
  }
  return true;
}

}  // namespace lockstep::detail
