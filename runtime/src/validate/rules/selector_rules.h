// The rules of spec/authoring/rules.tsv that are selectors.
#ifndef LOCKSTEP_VALIDATE_RULES_SELECTOR_RULES_H
#define LOCKSTEP_VALIDATE_RULES_SELECTOR_RULES_H

#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "select/matcher.h"
#include "validate/findings.h"
#include "validate/rules/subject.h"

namespace lockstep::detail::authoring {

struct SelectorRule {
  FindingRule rule;
  NameId element;  // of the selector's last part
  std::string_view selector;
};

// Matches the elements of one tree. A Selector would look for the root of the tree for each element, and
// forget what it knows of the others.
class SelectorRules {
 public:
  explicit SelectorRules(Node root) : root_(root) {}
  // Adds a finding for each rule that an HTML element breaks.
  void check(const Subject& element, Findings& findings);

 private:
  Node root_;
  std::unordered_map<NameId, std::vector<std::unique_ptr<Matcher>>> matchers_;  // in the order of the rules
};

}  // namespace lockstep::detail::authoring

#endif
