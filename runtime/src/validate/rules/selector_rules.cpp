#include "validate/rules/selector_rules.h"

#include <unordered_map>
#include <utility>
#include <vector>

#include "authoring/selector_rules.h"
#include "lockstep/selector.h"

namespace lockstep::detail::authoring {

namespace {

using RulesByElement = std::unordered_map<NameId, std::vector<std::pair<FindingRule, Selector>>>;

// Compiled once; the table is constant, so that all selectors are valid.
const RulesByElement& compiled_rules() {
  static const RulesByElement rules = [] {
    RulesByElement all;
    for (const SelectorRule& rule : kSelectorRules)
      if (const SelectorResult selector = Selector::parse(rule.selector))
        all[rule.element].emplace_back(rule.rule, *selector);
    return all;
  }();
  return rules;
}

}  // namespace

void check_selector_rules(const Subject& element, Findings& findings) {
  const auto rules = compiled_rules().find(NodeAccess::name(element.node));
  if (rules == compiled_rules().end()) return;
  for (const auto& [rule, selector] : rules->second)
    if (selector.matches(element.node)) findings.add(rule, element.node, {{"element", tag_of(element.node)}});
}

}  // namespace lockstep::detail::authoring
