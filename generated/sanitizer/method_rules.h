// Generated from spec/sanitizer/ by the generator (methods.rules). Edit the rules, then run scripts/generate.
// The methods that parse and sanitize. As of the default edition. See
// runtime/src/sanitize/method_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_SANITIZER_METHOD_RULES_H
#define LOCKSTEP_GENERATED_SANITIZER_METHOD_RULES_H

#include "sanitize/method_operations.h"
#include "sanitize/taken.h"

namespace lockstep::detail {

class MethodRules : public MethodOperations {
 public:
  using MethodOperations::MethodOperations;

  void set_and_filter_the_html_with(bool safe);
  void parse_the_html_as_a_document_with(bool safe);
  void sanitize_the_result_with(bool safe);
  void choose_the_configuration_with(bool safe);
};

// set and filter the HTML, with {safe: boolean}
// #set-and-filter-html, spec/sanitizer/methods.rules
inline void MethodRules::set_and_filter_the_html_with(bool safe) {
  const auto at = enter(SanitizerBranch::set_and_filter_the_html_with);
  // 3 if safe is true, and the context is an HTML or SVG script element
  if (at(1, safe && context_is_script())) {
    report_nothing_done();
    return;
  }
  set_scripting_mode(ScriptingMode::inert);
  // 6 if the option runScripts is true, and safe is false
  if (at(2, options().run_scripts && !safe)) set_scripting_mode(ScriptingMode::fragment);
  // if the method is while parsing
  if (at(3, sanitizes_while_parsing())) {
    choose_the_configuration_with(safe);
    parse_while_sanitizing(true);
  } else {
    // 7 parse the HTML as a fragment in the context
    parse_fragment();
    sanitize_the_result_with(safe);
  }
  // 9 replace all children of the target with the result
  replace_children();
}

// parse the HTML as a document, with {safe: boolean}
// #dom-parsehtml, spec/sanitizer/methods.rules
inline void MethodRules::parse_the_html_as_a_document_with(bool safe) {
  const auto at = enter(SanitizerBranch::parse_the_html_as_a_document_with);
  set_scripting_mode(ScriptingMode::disabled);
  // if the method is while parsing
  if (at(1, sanitizes_while_parsing())) {
    choose_the_configuration_with(safe);
    parse_while_sanitizing(false);
  } else {
    // 4 parse the HTML as a document
    parse_document();
    sanitize_the_result_with(safe);
  }
}

// sanitize the result with {safe: boolean}
// #sanitize, spec/sanitizer/methods.rules
inline void MethodRules::sanitize_the_result_with(bool safe) {
  enter(SanitizerBranch::sanitize_the_result_with);
  choose_the_configuration_with(safe);
  // 4 run the inner sanitize steps on the result
  run_inner_sanitize_steps();
}

// choose the configuration with {safe: boolean}
// spec/sanitizer/methods.rules
inline void MethodRules::choose_the_configuration_with(bool safe) {
  const auto at = enter(SanitizerBranch::choose_the_configuration_with);
  // 1 use the configuration of the sanitizer
  use_configuration();
  // 3 if safe is true
  if (at(1, safe)) use_safe_configuration();
}

}  // namespace lockstep::detail

#endif
