// Encodings from outside the bytes: the Content-Type, and the reader's language.
#include <algorithm>
#include <string>

#include "lockstep/bytes.h"
#include "tables/encodings.h"
#include "text/byte_scan.h"
#include "text/characters.h"

namespace lockstep {

namespace {

using detail::ascii_lowercase;

// https://mimesniff.spec.whatwg.org/#http-token-code-point
bool is_token(std::string_view text) {
  constexpr std::string_view kOthers = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
    const char lower = ascii_lowercase(c);
    return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') ||
           kOthers.find(c) != std::string_view::npos;
  });
}

// https://fetch.spec.whatwg.org/#http-whitespace
bool is_http_whitespace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string_view without_trailing_whitespace(std::string_view text) {
  while (!text.empty() && is_http_whitespace(text.back())) text.remove_suffix(1);
  return text;
}
std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_http_whitespace(text.front())) text.remove_prefix(1);
  return without_trailing_whitespace(text);
}

// Whether it may be the value of a parameter:
// https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point
bool is_parameter_value(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte == '\t' || (byte >= 0x20 && byte != 0x7F);
  });
}

// Removes and returns everything before the first of `stops`.
std::string_view take_up_to(std::string_view& text, std::string_view stops) {
  const std::string_view taken = text.substr(0, text.find_first_of(stops));
  text.remove_prefix(taken.size());
  return taken;
}

// https://fetch.spec.whatwg.org/#collect-an-http-quoted-string, after its opening quotation mark.
std::string take_quoted(std::string_view& text) {
  std::string value;
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == '"') break;
    if (c == '\\' && !text.empty()) {
      value += text.front();
      text.remove_prefix(1);
    } else {
      value += c;
    }
  }
  return value;
}

}  // namespace

std::optional<Encoding> charset_of_content_type(std::string_view value) {
  std::string_view rest = trimmed(value);
  const std::string_view type = take_up_to(rest, "/");
  if (!is_token(type) || rest.empty()) return std::nullopt;
  rest.remove_prefix(1);
  if (!is_token(without_trailing_whitespace(take_up_to(rest, ";")))) return std::nullopt;
  while (!rest.empty()) {
    rest.remove_prefix(1);  // the semicolon
    while (!rest.empty() && is_http_whitespace(rest.front())) rest.remove_prefix(1);
    const std::string_view name = take_up_to(rest, ";=");
    if (rest.empty() || rest.front() == ';') continue;
    rest.remove_prefix(1);  // the equals sign
    std::string parameter;
    if (!rest.empty() && rest.front() == '"') {
      rest.remove_prefix(1);
      parameter = take_quoted(rest);
      take_up_to(rest, ";");
    } else {
      parameter = without_trailing_whitespace(take_up_to(rest, ";"));
      if (parameter.empty()) continue;
    }
    if (detail::equals_ignoring_case(name, "charset") && is_parameter_value(parameter))
      return encoding::find(parameter);
  }
  return std::nullopt;
}

Encoding encoding_for_locale(std::string_view language) {
  std::string tag(language);
  for (char& c : tag) c = c == '_' ? '-' : ascii_lowercase(c);
  // Finds the row with the most subtags that the tag begins with.
  while (!tag.empty()) {
    const auto* const end = std::end(detail::locale_encodings);
    const auto* const found = std::lower_bound(
        std::begin(detail::locale_encodings), end, tag,
        [](const detail::LocaleEncoding& row, const std::string& wanted) { return row.language < wanted; });
    if (found != end && found->language == tag) return found->encoding;
    const std::size_t cut = tag.rfind('-');
    tag.resize(cut == std::string::npos ? 0 : cut);
  }
  return Encoding::windows_1252;
}

}  // namespace lockstep
