// Parsing the pseudo-attributes of processing instructions.
#include "tree/pseudo_attributes.h"

#include <algorithm>
#include <vector>

#include "tokenizer/text_buffer.h"

namespace lockstep::detail {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool is_name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool is_name(char c) { return is_name_start(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; }

// Appends the character for the reference at the beginning of `rest` (after its &). Returns false if the
// reference is not one that XML defines.
bool decode_reference(std::string_view& rest, std::string& out) {
  const std::size_t end = rest.find(';');
  if (end == std::string_view::npos) return false;
  const std::string_view body = rest.substr(0, end);
  rest.remove_prefix(end + 1);
  if (body == "amp") return out += '&', true;
  if (body == "lt") return out += '<', true;
  if (body == "gt") return out += '>', true;
  if (body == "quot") return out += '"', true;
  if (body == "apos") return out += '\'', true;
  if (body.size() < 2 || body[0] != '#') return false;
  const bool hex = body[1] == 'x';
  std::string_view digits = body.substr(hex ? 2 : 1);
  if (digits.empty()) return false;
  char32_t code = 0;
  for (const char c : digits) {
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : !hex                 ? -1
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit < 0 || code > 0x10FFFF) return false;
    code = code * (hex ? 16 : 10) + static_cast<char32_t>(digit);
  }
  const bool legal =
      code == 9 || code == 10 || code == 13 ||
      (code >= 0x20 && code <= 0x10FFFF && !is_surrogate(code) && code != 0xFFFE && code != 0xFFFF);
  if (!legal) return false;
  char bytes[4];
  out.append(bytes, encode_utf8(code, bytes));
  return true;
}

}  // namespace

std::string_view PseudoAttributes::find(std::string_view data, std::string_view name) {
  std::vector<std::string_view> names;
  bool found = false;
  std::string value;
  std::string_view rest = data;
  bool spaced = true;  // whether an attribute may begin here
  for (;;) {
    while (!rest.empty() && is_space(rest.front())) {
      rest.remove_prefix(1);
      spaced = true;
    }
    if (rest.empty()) break;
    if (!spaced || !is_name_start(rest.front())) return {};
    std::size_t size = 1;
    while (size < rest.size() && is_name(rest[size])) ++size;
    const std::string_view attribute = rest.substr(0, size);
    names.push_back(attribute);
    rest.remove_prefix(size);
    const auto skip_spaces = [&] {
      while (!rest.empty() && is_space(rest.front())) rest.remove_prefix(1);
    };
    skip_spaces();
    if (rest.empty() || rest.front() != '=') return {};
    rest.remove_prefix(1);
    skip_spaces();
    if (rest.empty() || (rest.front() != '"' && rest.front() != '\'')) return {};
    const char quote = rest.front();
    rest.remove_prefix(1);
    value.clear();
    for (;;) {
      if (rest.empty()) return {};
      const char c = rest.front();
      rest.remove_prefix(1);
      if (c == quote) break;
      if (c == '<') return {};
      if (c != '&') {
        value += c;
      } else if (!decode_reference(rest, value)) {
        return {};
      }
    }
    if (attribute == name) {
      found = true;
      value_ = value;
    }
    spaced = false;
  }
  if (!found) return {};
  // Sorted, because there may be many.
  std::sort(names.begin(), names.end());
  const bool repeated = std::adjacent_find(names.begin(), names.end()) != names.end();
  return repeated ? std::string_view() : std::string_view(value_);
}

}  // namespace lockstep::detail
