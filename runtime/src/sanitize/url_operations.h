// What the phrases about URLs do: see spec/sanitizer/javascript-urls.rules. A value is read in place.
#ifndef LOCKSTEP_SANITIZE_URL_OPERATIONS_H
#define LOCKSTEP_SANITIZE_URL_OPERATIONS_H

#include <string_view>

namespace lockstep::detail {

class UrlOperations {
 protected:
  // Begins to read a value, from which surrounding C0 controls and spaces are stripped.
  void read(std::string_view value) {
    const auto is_stripped = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    while (!value.empty() && is_stripped(value.front())) value.remove_prefix(1);
    while (!value.empty() && is_stripped(value.back())) value.remove_suffix(1);
    rest_ = value;
  }

  // Consumes the scheme, with its colon, if it is this one, in lowercase.
  bool has_scheme(std::string_view scheme) {
    for (const char expected : scheme)
      if (lowercase(next()) != expected) return false;
    return next() == ':';
  }

 private:
  // Consumes a character that is no tab or newline; a null character at the end.
  char next() {
    while (!rest_.empty()) {
      const char c = rest_.front();
      rest_.remove_prefix(1);
      if (c != '\t' && c != '\n' && c != '\r') return c;
    }
    return '\0';
  }
  static char lowercase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

  std::string_view rest_;
};

}  // namespace lockstep::detail

#endif
