// Coercing names and text for XML:
// https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset

#include "serialize/infoset.h"

#include <cstddef>
#include <string>

#include "lockstep/xml.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/code_points.h"
#include "text/utf_8.h"
#include "text/xml_names.h"

namespace lockstep {

namespace detail {

namespace {

// Returns the replacement for the first character of `text`; data() is null if the character is kept. Sets
// `size` to the number of bytes replaced.
std::string_view replacement_of(std::string_view text, XmlText kind, std::size_t& size) {
  size = 1;
  const auto byte = static_cast<unsigned char>(text[0]);
  if (byte >= 0x80) {
    const CodePoint code = first_code_point(text);
    size = code.size;
    return is_xml_character(code) ? std::string_view() : kReplacement;
  }
  if (byte == '\f') return " ";
  if (!is_xml_character(char32_t{byte})) return kReplacement;
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
    // A hyphen is followed by a space in the result if another hyphen follows it, or if it is the last
    // character.
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

// The bytes that are not kept in text of every kind.
constexpr ByteSet kMayBeReplaced = [] {
  ByteSet set = {'&', '<', '>', '"', '-', '?'};
  for (int c = 0; c < ' '; ++c) set.add(c);
  for (int c = 0x80; c < 0x100; ++c) set.add(c);
  set.find_ranges();
  return set;
}();

}  // namespace

void write_coerced_text(Output& out, std::string_view text, XmlText kind) {
  const char* run = text.data();
  const char* const end = run + text.size();
  for (const char* p = run; (p = skip_run<kMayBeReplaced>(p, end)) != end;) {
    std::size_t size = 0;
    const std::string_view replacement =
        replacement_of(std::string_view(p, static_cast<std::size_t>(end - p)), kind, size);
    if (replacement.data() != nullptr) {
      out.append(run, p).append(replacement);
      run = p + size;
    }
    p += size;
  }
  out.append(run, end);
}

void write_coerced_name(Output& out, std::string_view name, XmlNames names) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  for (std::size_t i = 0; i < name.size();) {
    if (const std::size_t run = i; is_letter(name[i])) {
      while (i < name.size() && is_letter(name[i])) ++i;
      out.append(name.substr(run, i - run));
      continue;
    }
    const CodePoint code = first_code_point(name.substr(i));
    if (stays_in_name(code, i == 0, names)) {
      out.append(name.substr(i, code.size));
    } else {
      out += 'U';
      for (int shift = 20; shift >= 0; shift -= 4) out += "0123456789ABCDEF"[code.value >> shift & 15u];
    }
    i += code.size;
  }
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

// Returns the value of "U" and six hexadecimal digits at the beginning of `text`; 0 if it does not begin like
// that, or if the value is not a code point.
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
