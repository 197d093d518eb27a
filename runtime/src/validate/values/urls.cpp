// Valid URL strings. https://url.spec.whatwg.org/#url-writing
#include <array>
#include <cstdint>

#include "text/code_points.h"
#include "validate/values/functions.h"
#include "validate/values/hosts.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

// https://url.spec.whatwg.org/#special-scheme, without “file”.
constexpr std::array<std::string_view, 5> kSpecialSchemes = {"ftp", "http", "https", "ws", "wss"};

// The URL code points that are ASCII, by byte. https://url.spec.whatwg.org/#url-code-points
constexpr std::array<bool, 256> kUrlCodePoints = [] {
  std::array<bool, 256> table{};
  for (unsigned c = 0; c < 0x80; ++c) table[c] = is_ascii_alphanumeric(static_cast<char>(c));
  for (const char c : std::string_view("!$&'()*+,-./:;=?@_~")) table[static_cast<unsigned char>(c)] = true;
  return table;
}();

bool is_special(std::string_view scheme) {
  for (const std::string_view one : kSpecialSchemes)
    if (equals_ignoring_case(scheme, one)) return true;
  return false;
}

// A URL split into parts, which are views of the value.
struct Parts {
  std::string_view scheme, path, query, fragment;  // `path` includes the authority
  bool has_scheme = false;
};

// https://url.spec.whatwg.org/#url-scheme-string; returns the empty string if the URL does not begin with a
// scheme and “:”.
std::string_view scheme_of(std::string_view url) {
  if (url.empty() || !is_ascii_alpha(url[0])) return {};
  Scanner scanner(url);
  const auto in_scheme = [](char c) { return is_ascii_alphanumeric(c) || c == '+' || c == '-' || c == '.'; };
  const std::string_view scheme = scanner.take_while(in_scheme);
  return scanner.next() == ':' ? scheme : std::string_view();
}

Parts parts_of(std::string_view url) {
  Parts parts;
  const std::size_t hash = url.find('#');
  if (hash != url.npos) parts.fragment = url.substr(hash + 1);
  url = url.substr(0, hash);
  parts.scheme = scheme_of(url);
  parts.has_scheme = !parts.scheme.empty();
  if (parts.has_scheme) url.remove_prefix(parts.scheme.size() + 1);
  const std::size_t mark = url.find('?');
  if (mark != url.npos) parts.query = url.substr(mark + 1);
  parts.path = url.substr(0, mark);
  return parts;
}

// Checks a URL: the value without surrounding spaces.
class UrlReader {
 public:
  explicit UrlReader(std::string_view url) : url_(url), parts_(parts_of(url)) {}

  Fault fault() const {
    Fault fault = parts_.has_scheme ? absolute() : relative();
    if (!fault) fault = units(parts_.query, "query");
    if (!fault) fault = units(parts_.fragment, "fragment");
    return fault;
  }
  bool has_scheme() const { return parts_.has_scheme; }

 private:
  std::size_t offset(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - url_.data());
  }
  ValueFault at(std::string_view part, std::string sentence) const {
    return fault_at(offset(part), offset(part) + part.size(), std::move(sentence));
  }
  std::string scheme() const { return std::string(parts_.scheme); }

  // https://url.spec.whatwg.org/#syntax-url-absolute
  Fault absolute() const {
    const std::string_view path = parts_.path;
    const bool has_authority = path.starts_with("//");
    const bool is_file = equals_ignoring_case(parts_.scheme, "file");
    if ((is_file || is_special(parts_.scheme)) && !has_authority)
      return at(path.empty() ? url_ : path, "“//” must follow “" + scheme() + ":”: write " + scheme() +
                                                (is_file ? ":///path." : "://example.com/."));
    if (is_file) return file(path.substr(2));
    if (has_authority) return authority(path.substr(2), is_special(parts_.scheme));
    if (equals_ignoring_case(parts_.scheme, "data")) return data(path);
    return units(path, "path");
  }

  // https://url.spec.whatwg.org/#syntax-url-relative, for a base URL with a special scheme.
  Fault relative() const {
    if (parts_.path.starts_with("//")) return authority(parts_.path.substr(2), true);
    return units(parts_.path, "path");
  }

  // A scheme-relative-special-URL string or a scheme-relative-URL string, after “//”.
  Fault authority(std::string_view text, bool special) const {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string_view both = text.substr(0, slash);
    if (const std::size_t sign = both.rfind('@'); sign != both.npos)
      return at(both.substr(0, sign + 1),
                "A URL must not contain a user name or password: remove what precedes the host.");
    const std::size_t colon = port_colon(both);
    const std::string_view host = both.substr(0, colon);
    if (host.empty() && (special || colon != both.npos))
      return at(both.empty() ? url_ : both, "The host is missing after “//”.");
    if (auto fault = host_fault(host, special)) return moved(fault, offset(host));
    if (colon != both.npos)
      if (Fault fault = port(both.substr(colon + 1))) return fault;
    return units(text.substr(slash), "path");
  }

  // Returns the offset of the colon before the port; npos if there is none. Colons in brackets belong to the
  // host.
  static std::size_t port_colon(std::string_view host) {
    const std::size_t bracket = host.starts_with('[') ? host.find(']') : host.npos;
    return host.find(':', bracket == host.npos ? 0 : bracket);
  }

  // https://url.spec.whatwg.org/#url-port-string
  Fault port(std::string_view digits) const {
    std::uint32_t number = 0;
    for (const char c : digits) {
      if (!is_ascii_digit(c)) return at(digits, "The port " + quoted_value(digits) + " is not a number.");
      number = std::min<std::uint32_t>(number * 10 + static_cast<std::uint32_t>(c - '0'), 100'000);
    }
    if (number > 65'535) return at(digits, "The port is greater than 65535.");
    return std::nullopt;
  }

  // https://url.spec.whatwg.org/#scheme-relative-file-url-string, after “//”.
  Fault file(std::string_view text) const {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string_view host = text.substr(0, slash);
    if (!host.empty())
      if (auto fault = host_fault(host, true)) return moved(fault, offset(host));
    return units(text.substr(slash), "path");
  }

  // https://www.rfc-editor.org/rfc/rfc2397#section-3
  Fault data(std::string_view path) const {
    if (path.find(',') == path.npos && parts_.query.find(',') == parts_.query.npos)
      return at(path.empty() ? url_ : path, "A data: URL needs a comma before its data, as in data:,Hello.");
    return units(path, "data");
  }

  // https://url.spec.whatwg.org/#url-units
  Fault units(std::string_view part, std::string_view what) const {
    for (std::size_t i = 0; i < part.size();) {
      if (kUrlCodePoints[static_cast<unsigned char>(part[i])]) {
        ++i;
        continue;
      }
      const std::size_t end = end_of_character(part, i);
      if (part[i] == '%') {
        if (i + 2 >= part.size() || hex_value(part[i + 1]) < 0 || hex_value(part[i + 2]) < 0)
          return at(part.substr(i, std::min<std::size_t>(3, part.size() - i)),
                    "Two hexadecimal digits must follow “%”: write %25 for the character itself.");
      } else if (!is_url_code_point(part.substr(i, end - i))) {
        return at(part.substr(i, end - i), not_allowed(part.substr(i, end - i), what));
      }
      i = end;
    }
    return std::nullopt;
  }

  static std::string not_allowed(std::string_view character, std::string_view what) {
    std::string sentence =
        quoted_value(character) + " is not allowed in the " + std::string(what) + " of a URL: ";
    if (character == "\\") return sentence + "write “/”.";
    if (character == "\t" || character == "\n" || character == "\r") return sentence + "remove it.";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    sentence += "write ";
    for (const char c : character) {
      const auto byte = static_cast<unsigned char>(c);
      sentence += '%';
      sentence += kDigits[byte >> 4];
      sentence += kDigits[byte & 15];
    }
    return sentence += '.';
  }

  std::string_view url_;
  Parts parts_;
};

Fault url_fault(std::string_view value, bool may_be_empty, bool must_be_absolute) {
  const std::string_view url = without_spaces_around(value);
  if (url.empty() && !may_be_empty) return fault_at(0, value.size(), "The URL is empty.");
  const UrlReader reader(url);
  if (must_be_absolute && !reader.has_scheme())
    return fault_at(0, value.size(),
                    "The URL is relative: begin it with a scheme, as in https://example.com/.");
  return moved(reader.fault(), url.empty() ? 0 : static_cast<std::size_t>(url.data() - value.data()));
}

}  // namespace

bool is_url_code_point(std::string_view character) {
  if (is_ascii(character[0])) return kUrlCodePoints[static_cast<unsigned char>(character[0])];
  const char32_t code = first_code_point(character).value;
  return code >= 0xA0 && code <= 0x10FFFD && !is_surrogate(code) && !is_noncharacter(code);
}

Fault value_functions::valid_url(std::string_view value) { return url_fault(value, true, false); }

Fault value_functions::valid_non_empty_url(std::string_view value) { return url_fault(value, false, false); }

Fault value_functions::valid_absolute_url(std::string_view value) { return url_fault(value, false, true); }

}  // namespace lockstep::detail::authoring
