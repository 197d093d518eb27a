// The rules of spec/authoring/rules.tsv that are selectors.
#ifndef LOCKSTEP_VALIDATE_RULES_SELECTOR_RULES_H
#define LOCKSTEP_VALIDATE_RULES_SELECTOR_RULES_H

#include <string_view>

#include "validate/findings.h"
#include "validate/rules/subject.h"

namespace lockstep::detail::authoring {

struct SelectorRule {
  FindingRule rule;
  NameId element;  // of the selector's last part
  std::string_view selector;
};

// Adds a finding for each rule that an HTML element breaks.
void check_selector_rules(const Subject& element, Findings& findings);

}  // namespace lockstep::detail::authoring

#endif
