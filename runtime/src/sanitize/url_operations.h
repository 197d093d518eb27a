// The operations that the phrases of spec/sanitizer/javascript-urls.rules call. A value is read in place;
// only an authority is copied, without its tabs and newlines.
#ifndef LOCKSTEP_SANITIZE_URL_OPERATIONS_H
#define LOCKSTEP_SANITIZE_URL_OPERATIONS_H

#include <cstddef>
#include <string>
#include <string_view>

#include "text/spaces.h"

namespace lockstep::detail {

// https://url.spec.whatwg.org/#concept-ipv6-parser
bool is_ipv6_address(std::string_view text);

// Returns the position of the first ":" outside brackets; npos if there is none.
// https://url.spec.whatwg.org/#host-state
std::size_t colon_outside_brackets(std::string_view host);

class UrlOperations {
 public:
  // Whether a value has the scheme "javascript", even if the URL parser rejects the rest.
  static bool has_javascript_scheme(std::string_view value) {
    UrlOperations url;
    url.read(value);
    return url.has_scheme("javascript");
  }

 protected:
  // Begins to read a value, stripping surrounding C0 controls and spaces.
  void read(std::string_view value) {
    const auto is_stripped = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    rest_ = without_around(value, is_stripped);
  }

  // Consumes the scheme and its colon if the scheme, in lowercase, is this one.
  bool has_scheme(std::string_view scheme) {
    for (const char expected : scheme) {
      skip_tabs_and_newlines();
      if (rest_.empty() || lowercase(rest_.front()) != expected) return false;
      rest_.remove_prefix(1);
    }
    return comes_next(":");
  }

  // Consumes these characters and returns true if they come next; otherwise, some of them may have been
  // consumed.
  bool comes_next(std::string_view characters) {
    for (const char expected : characters) {
      skip_tabs_and_newlines();
      if (rest_.empty() || rest_.front() != expected) return false;
      rest_.remove_prefix(1);
    }
    return true;
  }

  // Returns the input, without tabs and newlines, up to the first character that `ends` accepts, or to its
  // end. Valid until the next call.
  template <class Ends>
  std::string_view input_up_to(Ends ends) {
    authority_.clear();
    for (const char c : rest_) {
      if (ends(static_cast<unsigned char>(c))) break;
      if (!is_tab_or_newline(c)) authority_ += c;
    }
    return authority_;
  }

  template <class Matches>
  static bool contains_any(std::string_view text, Matches matches) {
    for (const char c : text)
      if (matches(static_cast<unsigned char>(c))) return true;
    return false;
  }

  // Whether the value of ASCII digits, which is 0 if there are none, is greater than `limit`.
  static bool is_greater(std::string_view digits, unsigned limit) {
    unsigned number = 0;
    for (const char digit : digits) {
      number = number * 10 + static_cast<unsigned>(digit - '0');
      if (number > limit) return true;
    }
    return false;
  }

 private:
  static bool is_tab_or_newline(char c) { return c == '\t' || c == '\n' || c == '\r'; }
  static char lowercase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }
  void skip_tabs_and_newlines() {
    while (!rest_.empty() && is_tab_or_newline(rest_.front())) rest_.remove_prefix(1);
  }

  std::string_view rest_;
  std::string authority_;
};

}  // namespace lockstep::detail

#endif
