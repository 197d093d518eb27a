// Coercing names and texts for XML:
// https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset

#include "serialize/infoset.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

#include "lockstep/xml.h"
#include "text/characters.h"
#include "text/code_points.h"

namespace lockstep {

namespace detail {

namespace {

// https://www.w3.org/TR/xml/#NT-NameStartChar from U+0080 on
constexpr CodePointRange kFifthEditionStarts[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x2FF},    {0x370, 0x37D},
    {0x37F, 0x1FFF},  {0x200C, 0x200D}, {0x2070, 0x218F}, {0x2C00, 0x2FEF},
    {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF},
};
// https://www.w3.org/TR/xml/#NT-NameChar, in addition to those
constexpr CodePointRange kFifthEditionOthers[] = {{0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}};
// Long runs of https://www.w3.org/TR/2006/REC-xml-20060816/#NT-Letter that the fifth edition also has.
constexpr CodePointRange kEveryEditionStarts[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x131},    {0x388, 0x38A},   {0x38E, 0x3A1},
    {0x3A3, 0x3CE},   {0x401, 0x40C},   {0x40E, 0x44F},   {0x451, 0x45C},   {0x5D0, 0x5EA},
    {0x621, 0x63A},   {0x905, 0x939},   {0xE01, 0xE2E},   {0x1E00, 0x1E9B}, {0x1EA0, 0x1EF9},
    {0x3041, 0x3094}, {0x30A1, 0x30FA}, {0x4E00, 0x9FA5}, {0xAC00, 0xD7A3},
};
constexpr CodePointRange kEveryEditionOthers[] = {{0xB7, 0xB7}};

// Whether the character is allowed in an NCName (https://www.w3.org/TR/xml-names/#NT-NCName).
bool stays_in_name(char32_t code, bool first, XmlNames names) {
  if (code < 0x80) {
    const char32_t lower = code | 0x20;
    if ((lower >= 'a' && lower <= 'z') || code == '_') return true;
    return !first && ((code >= '0' && code <= '9') || code == '-' || code == '.');
  }
  if (names == XmlNames::fifth_edition)
    return is_in_ranges(code, kFifthEditionStarts) || (!first && is_in_ranges(code, kFifthEditionOthers));
  return is_in_ranges(code, kEveryEditionStarts) || (!first && is_in_ranges(code, kEveryEditionOthers));
}

// https://www.w3.org/TR/xml/#NT-Char
constexpr bool is_xml_character(char32_t code) {
  if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
  return !is_surrogate(code) && code != 0xFFFE && code != 0xFFFF && code <= 0x10FFFF;
}

// Returns the replacement of the character at `text`; data() is null if it stays. Sets `size` to the number
// of bytes that it replaces.
std::string_view replacement_of(std::string_view text, XmlText kind, std::size_t& size) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  size = 1;
  const auto byte = static_cast<unsigned char>(text[0]);
  if (byte >= 0x80) {
    const CodePoint code = first_code_point(text);
    size = code.size;
    return is_xml_character(code.value) && (code.value != 0xFFFD || size == 3) ? std::string_view()
                                                                               : kReplacement;
  }
  if (byte == '\f') return " ";
  if (!is_xml_character(byte)) return kReplacement;
  const bool escapes = kind == XmlText::element || kind == XmlText::attribute;
  switch (byte) {
    case '&':
      if (escapes) return "&amp;";
      break;
    case '<':
      if (escapes) return "&lt;";
      break;
    case '>':
      if (escapes) return "&gt;";
      break;
    case '"':
      if (kind == XmlText::attribute) return "&quot;";
      break;
    // An XML parser would normalize these.
    case '\r':
      if (escapes) return "&#13;";
      break;
    case '\n':
      if (kind == XmlText::attribute) return "&#10;";
      break;
    case '\t':
      if (kind == XmlText::attribute) return "&#9;";
      break;
    // Only the first of two hyphens is replaced, so each hyphen of "---" gets a space, and so does a final
    // one.
    case '-':
      if (kind == XmlText::comment && (text.size() == 1 || text[1] == '-')) return "- ";
      break;
    case '?':
      if (kind == XmlText::instruction && text.size() > 1 && text[1] == '>') return "? ";
      break;
    default:
      break;
  }
  return {};
}

}  // namespace

void write_coerced_text(Output& out, std::string_view text, XmlText kind) {
  std::size_t run = 0;
  for (std::size_t i = 0, size = 0; i < text.size(); i += size) {
    const std::string_view replacement = replacement_of(text.substr(i), kind, size);
    if (replacement.data() == nullptr) continue;
    out.append(text.substr(run, i - run)).append(replacement);
    run = i + size;
  }
  out.append(text.substr(run));
}

bool is_xml_text(std::string_view text) {
  for (std::size_t i = 0, size = 0; i < text.size(); i += size)
    if (replacement_of(text.substr(i), XmlText::plain, size).data() != nullptr) return false;
  return true;
}

void write_coerced_name(Output& out, std::string_view name, XmlNames names) {
  for (std::size_t i = 0; i < name.size();) {
    const CodePoint code = first_code_point(name.substr(i));
    if (stays_in_name(code.value, i == 0, names) && !(code.value == 0xFFFD && code.size == 1)) {
      out.append(name.substr(i, code.size));
    } else {
      out += 'U';
      for (int shift = 20; shift >= 0; shift -= 4) out += "0123456789ABCDEF"[code.value >> shift & 15u];
    }
    i += code.size;
  }
}

bool is_xml_name(std::string_view name, XmlNames names) {
  for (std::size_t i = 0; i < name.size();) {
    const CodePoint code = first_code_point(name.substr(i));
    if (!stays_in_name(code.value, i == 0, names) || (code.value == 0xFFFD && code.size == 1)) return false;
    i += code.size;
  }
  return !name.empty();
}

}  // namespace detail

namespace {

std::string coerced_text(std::string_view text, detail::XmlText kind) {
  std::string result;
  detail::Output out(result);
  detail::write_coerced_text(out, text, kind);
  out.finish();
  return result;
}

// Returns the value of "U" and six hexadecimal digits at the beginning of `text`; 0 if it does not begin so.
char32_t escaped_code_point(std::string_view text) {
  if (text.size() < 7 || text[0] != 'U') return 0;
  char32_t code = 0;
  for (const char c : text.substr(1, 6)) {
    if (c >= '0' && c <= '9')
      code = code << 4 | static_cast<char32_t>(c - '0');
    else if (c >= 'A' && c <= 'F')
      code = code << 4 | static_cast<char32_t>(c - 'A' + 10);
    else
      return 0;
  }
  return code <= 0x10FFFF ? code : 0;
}

}  // namespace

std::string coerce_name(std::string_view local_name, XmlNames names) {
  std::string result;
  detail::Output out(result);
  detail::write_coerced_name(out, local_name, names);
  out.finish();
  return result;
}

std::string uncoerce_name(std::string_view name, XmlNames names) {
  std::string result;
  for (std::size_t i = 0; i < name.size();) {
    const char32_t code = escaped_code_point(name.substr(i));
    if (code == 0 || detail::stays_in_name(code, i == 0, names)) {
      result += name[i++];
      continue;
    }
    char bytes[4];
    result.append(bytes, detail::encode_utf8(code, bytes));
    i += 7;
  }
  return result;
}

std::string coerce_text(std::string_view text) { return coerced_text(text, detail::XmlText::plain); }
std::string coerce_comment(std::string_view data) { return coerced_text(data, detail::XmlText::comment); }
std::string coerce_instruction(std::string_view data) {
  return coerced_text(data, detail::XmlText::instruction);
}

}  // namespace lockstep
