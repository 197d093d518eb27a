// Making text safe and visible on a terminal.
#include "cli/shared/terminal.h"

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

#include "lockstep/encoding.h"

namespace lockstep::cli {

namespace {

void append_escape(std::string& out, char32_t code) {
  constexpr char kHex[] = "0123456789abcdef";
  if (code < 0x80) {
    out.append("\\x") += kHex[code >> 4];
    out += kHex[code & 15];
    return;
  }
  out += "\\u{";
  bool begun = false;
  for (int shift = 20; shift >= 0; shift -= 4) {
    const auto digit = (code >> shift) & 15;
    begun = begun || digit != 0;
    if (begun) out += kHex[digit];
  }
  out += '}';
}

// Whether this is a control or format character, a line or paragraph separator, a surrogate or a
// noncharacter.
bool is_unseen(char32_t code) {
  return (code >= 0x7F && code < 0xA0) || code == 0xAD || code == 0x61C ||
         (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || (code >= 0xD800 && code < 0xE000) ||
         (code >= 0xFDD0 && code <= 0xFDEF) || code == 0xFEFF || (code >= 0xFFF9 && code <= 0xFFFB) ||
         (code & 0xFFFE) == 0xFFFE || (code >= 0xE0000 && code < 0xE0080);
}

}  // namespace

bool wants_colour(std::string_view choice) {
  if (choice != "auto") return choice == "always";
  const char* const no_color = std::getenv("NO_COLOR");
  return (no_color == nullptr || *no_color == '\0') && ::isatty(STDOUT_FILENO) != 0;
}

std::string visible(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    if (lead < 0x80) {
      ++i;
      switch (lead) {
        case '\n':
          out += "\\n";
          break;
        case '\t':
          out += "\\t";
          break;
        case '\r':
          out += "\\r";
          break;
        case '\0':
          out += "\\0";
          break;
        case '\\':
          out += "\\\\";
          break;
        default:
          if (lead < 0x20 || lead == 0x7F)
            append_escape(out, lead);
          else
            out += static_cast<char>(lead);
      }
      continue;
    }
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (i + length > text.size()) break;
    char32_t code = lead & (0xFFu >> (length + 1));
    for (std::size_t k = 1; k < length; ++k)
      code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
    if (is_unseen(code))
      append_escape(out, code);
    else
      out.append(text.substr(i, length));
    i += length;
  }
  return out;
}

std::string utf_8_name(std::string_view file) {
  return encoding::decode(file, Encoding::utf_8, {.bom = encoding::Bom::keep}).text;
}

std::string shown_name(std::string_view file) { return visible(utf_8_name(file)); }

std::size_t columns_of(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character[0]);
  if (lead < 0xE1) return lead >= 0xCC && lead <= 0xCD ? (lead == 0xCC ? 0 : 1) : 1;
  char32_t code = lead & (0xFFu >> (character.size() + 1));
  for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(c) & 0x3Fu);
  const bool wide = (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
                    (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
                    (code >= 0xFE30 && code <= 0xFE6F) || (code >= 0xFF00 && code <= 0xFF60) ||
                    (code >= 0x1F300 && code <= 0x1FAFF) || (code >= 0x20000 && code <= 0x3FFFD);
  return wide ? 2 : 1;
}

std::string counted(std::size_t number, std::string_view what) {
  return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}

std::size_t length_of(char lead) {
  const auto byte = static_cast<unsigned char>(lead);
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = std::min(length_of(text[i]), text.size() - i);
    width += columns_of(text.substr(i, length));
    i += length;
  }
  return width;
}

}  // namespace lockstep::cli
