// Generated from spec/sanitizer/ by the generator (javascript-urls.rules). Edit the rules, then run
// scripts/generate. Whether a value is a javascript: URL. See runtime/src/sanitize/url_operations.h for the
// statements. Edition 2026-10-03.
#ifndef LOCKSTEP_GENERATED_SANITIZER_URL_RULES_H
#define LOCKSTEP_GENERATED_SANITIZER_URL_RULES_H

#include "sanitize/url_operations.h"
#include "sanitize/taken.h"

namespace lockstep::detail {

class UrlRules : public UrlOperations {
 public:
  using UrlOperations::UrlOperations;

  bool contains_a_javascript_url(std::string_view value);
};

// {value: string value} contains a javascript: URL
// #contains-a-javascript:-url, spec/sanitizer/javascript-urls.rules
inline bool UrlRules::contains_a_javascript_url(std::string_view value) {
  const auto at = enter(SanitizerBranch::contains_a_javascript_url);
  // 1 read value as the basic URL parser does, without surrounding C0 controls and spaces, tabs and newlines
  read(value);
  // 2 if the scheme is not "javascript"
  if (at(1, !has_scheme("javascript"))) {
    return false;
  }
  return true;
}

}  // namespace lockstep::detail

#endif
