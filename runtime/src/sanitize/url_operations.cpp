// The parts of the URL Standard used in the rules about javascript: URLs.
#include "sanitize/url_operations.h"

#include "text/characters.h"

namespace lockstep::detail {

namespace {

// Whether the text is four decimal numbers from 0 to 255, separated by dots and without leading zeros.
// Together, they count as two pieces.
bool is_ipv4_part(std::string_view text) {
  for (int number = 0; number < 4; ++number) {
    if (number > 0) {
      if (text.empty() || text.front() != '.') return false;
      text.remove_prefix(1);
    }
    int value = -1;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
      const int digit = text.front() - '0';
      if (value == 0) return false;
      value = value == -1 ? digit : value * 10 + digit;
      if (value > 255) return false;
      text.remove_prefix(1);
    }
    if (value == -1) return false;
  }
  return text.empty();
}

}  // namespace

bool is_ipv6_address(std::string_view text) {
  int pieces = 0;
  bool compressed = false;
  std::size_t at = 0;
  if (text.starts_with(':')) {
    if (!text.starts_with("::")) return false;
    at = 2;
    ++pieces;
    compressed = true;
  }
  while (at < text.size()) {
    if (pieces == 8) return false;
    if (text[at] == ':') {
      if (compressed) return false;
      ++at;
      ++pieces;
      compressed = true;
      continue;
    }
    const std::size_t begin = at;
    while (at < text.size() && at - begin < 4 && hex_value(text[at]) >= 0) ++at;
    if (at < text.size() && text[at] == '.') {
      if (at == begin || pieces > 6 || !is_ipv4_part(text.substr(begin))) return false;
      pieces += 2;
      break;
    }
    if (at < text.size()) {
      if (text[at] != ':') return false;
      if (++at == text.size()) return false;
    }
    ++pieces;
  }
  return compressed || pieces == 8;
}

std::size_t colon_outside_brackets(std::string_view host) {
  bool inside = false;
  for (std::size_t i = 0; i < host.size(); ++i) {
    if (host[i] == '[') inside = true;
    if (host[i] == ']') inside = false;
    if (host[i] == ':' && !inside) return i;
  }
  return std::string_view::npos;
}

}  // namespace lockstep::detail
