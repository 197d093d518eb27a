// Generated from spec/sanitizer/ by the generator (javascript-urls.rules). Edit the rules, then run
// scripts/generate.
// Whether a value is a javascript: URL. As of the default edition. See runtime/src/sanitize/url_operations.h
// for the statements.
#ifndef LOCKSTEP_GENERATED_SANITIZER_URL_RULES_H
#define LOCKSTEP_GENERATED_SANITIZER_URL_RULES_H

#include "sanitize/url_operations.h"
#include "sanitize/taken.h"

namespace lockstep::detail {

class UrlRules : public UrlOperations {
 public:
  using UrlOperations::UrlOperations;

  bool contains_a_javascript_url(std::string_view value);
  bool the_authority_that_comes_next_is_valid();
  bool is_a_valid_opaque_host(std::string_view host);
  bool is_a_valid_port(std::string_view port);
};

// {value: string value} contains a javascript: URL
// #contains-a-javascript:-url, spec/sanitizer/javascript-urls.rules
inline bool UrlRules::contains_a_javascript_url(std::string_view value) {
  const auto at = enter(SanitizerBranch::contains_a_javascript_url);
  // 1 read value as the basic URL parser does, without surrounding C0 controls and spaces, tabs and newlines
  read(value);
  // 2 if the scheme is not "javascript"
  if (at(1, !has_scheme("javascript"))) return false;
  // 3 if "//" comes next
  if (at(2, comes_next("//"))) {
    // if the authority that comes next is not valid
    if (at(3, !the_authority_that_comes_next_is_valid())) return false;
  }
  return true;
}

// the authority that comes next is valid
// #authority-state, spec/sanitizer/javascript-urls.rules
inline bool UrlRules::the_authority_that_comes_next_is_valid() {
  const auto at = enter(SanitizerBranch::the_authority_that_comes_next_is_valid);
  // 1 let host be the input up to the next '/' '?' '#'
  std::string_view host = input_up_to([](unsigned char c) { return c == '#' || c == '/' || c == '?'; });
  // 2 if host contains "@"
  if (at(1, host.find("@") != std::string_view::npos)) {
    // 1 set host to the part of host after the last "@"
    host = host.substr(host.rfind("@") + 1);
    // 2 if host is the empty string
    if (at(2, host.empty())) return false;
  }
  // 3 if host has a ":" outside brackets
  if (at(3, colon_outside_brackets(host) != std::string_view::npos)) {
    // 1 let port be the part of host after that ":"
    std::string_view port = host.substr(colon_outside_brackets(host) + 1);
    // 2 set host to the part of host before that ":"
    host = host.substr(0, colon_outside_brackets(host));
    // 3 if host is the empty string
    if (at(4, host.empty())) return false;
    // 4 if port is not a valid port
    if (at(5, !is_a_valid_port(port))) return false;
  }
  // 4 if host is not a valid opaque host
  if (at(6, !is_a_valid_opaque_host(host))) return false;
  return true;
}

// {host: string value} is a valid opaque host
// #concept-host-parser, spec/sanitizer/javascript-urls.rules
inline bool UrlRules::is_a_valid_opaque_host(std::string_view host) {
  const auto at = enter(SanitizerBranch::is_a_valid_opaque_host);
  // 2 if host begins with "["
  if (at(1, host.starts_with("["))) {
    // 1 if host does not end with "]"
    if (at(2, !host.ends_with("]"))) return false;
    // 2 if what is in the brackets of host is not an IPv6 address
    if (at(3, !is_ipv6_address(host.substr(1, host.size() - 2)))) return false;
    return true;
  }
  // 3 if host contains any of NUL TAB LF CR SPACE '#' '/' ':' '<' '>' '?' '@' '[' '\' ']' '^' '|'
  if (at(4, contains_any(host, [](unsigned char c) {
           return c == '\0' || c == '\t' || c == '\n' || c == '\r' || c == ' ' || c == '#' || c == '/' ||
                  c == ':' || c == '<' || (c >= '>' && c <= '@') || (c >= '[' && c <= '^') || c == '|';
         })))
    return false;
  return true;
}

// {port: string value} is a valid port
// #port-state, spec/sanitizer/javascript-urls.rules
inline bool UrlRules::is_a_valid_port(std::string_view port) {
  const auto at = enter(SanitizerBranch::is_a_valid_port);
  // 1 if port contains anything but ASCII digits
  if (at(1, port.find_first_not_of("0123456789") != std::string_view::npos)) return false;
  // 2 if port as a number is greater than 65535
  if (at(2, is_greater(port, 65535))) return false;
  return true;
}

}  // namespace lockstep::detail

#endif
