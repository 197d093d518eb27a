// The characters that XML allows in names and in text.
#ifndef LOCKSTEP_TEXT_XML_NAMES_H
#define LOCKSTEP_TEXT_XML_NAMES_H

#include <string_view>

#include "lockstep/options.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/code_points.h"

namespace lockstep::detail {

// Like stays_in_name(), for characters from U+0080 on.
bool is_in_xml_names(char32_t code, bool first, XmlNames names);

// Whether the character is allowed in an NCName (https://www.w3.org/TR/xml-names/#NT-NCName).
inline bool stays_in_name(char32_t code, bool first, XmlNames names) {
  if (code >= 0x80) return is_in_xml_names(code, first, names);
  const int c = static_cast<int>(code);
  return is_ascii_alpha(c) || c == '_' || (!first && (is_ascii_digit(c) || c == '-' || c == '.'));
}
// Whether the next character of a text is allowed; an ill-formed one is not.
inline bool stays_in_name(const CodePoint& next, bool first, XmlNames names) {
  return stays_in_name(next.value, first, names) && !is_ill_formed(next);
}
// Whether the name is not empty and coerce_name() leaves it unchanged.
bool is_xml_name(std::string_view name, XmlNames names);

// https://www.w3.org/TR/xml/#NT-Char
constexpr bool is_xml_character(char32_t code) {
  if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
  return !is_surrogate(code) && code != 0xFFFE && code != 0xFFFF && code <= 0x10FFFF;
}
inline bool is_xml_character(const CodePoint& next) {
  return is_xml_character(next.value) && !is_ill_formed(next);
}
// Whether coerce_text() leaves the text unchanged.
bool is_xml_text(std::string_view text);

}  // namespace lockstep::detail

#endif
