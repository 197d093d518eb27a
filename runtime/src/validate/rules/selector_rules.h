// The rules of spec/authoring/rules.tsv that are selectors.
#ifndef LOCKSTEP_VALIDATE_RULES_SELECTOR_RULES_H
#define LOCKSTEP_VALIDATE_RULES_SELECTOR_RULES_H

#include <memory>
#include <string_view>
#include <unordered_map>

#include "select/matcher.h"
#include "validate/findings.h"
#include "validate/subject.h"

namespace lockstep::detail::authoring {

struct SelectorRule {
  FindingRule rule;
  NameId element;    // the element that the rule is about
  NameId attribute;  // an attribute that the element must have; 0 if there is none
  std::string_view selector;
};

// Matches the elements of one tree. A Selector would find the root of the tree for each element, and would
// not keep its caches from one element to the next.
class SelectorRules {
 public:
  explicit SelectorRules(Node root) : root_(root) {}
  // Adds a finding for each rule that an HTML element breaks.
  void check(const Subject& element, Findings& findings);

 private:
  Node root_;
  std::unordered_map<const CompiledSelector*, std::unique_ptr<Matcher>> matchers_;
};

}  // namespace lockstep::detail::authoring

#endif
