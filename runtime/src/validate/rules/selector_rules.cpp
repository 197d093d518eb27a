#include "validate/rules/selector_rules.h"

#include <array>
#include <utility>

#include "authoring/selector_rules.h"
#include "select/selector_parser.h"

namespace lockstep::detail::authoring {

namespace {

struct CompiledRule {
  FindingRule rule;
  NameId attribute;
  std::shared_ptr<const CompiledSelector> selector;
};
using RulesByElement = std::array<std::vector<CompiledRule>, kKnownTagNames>;

// Compiled once. The selectors in the table are constants, and all are valid.
const RulesByElement& compiled_rules() {
  static const RulesByElement rules = [] {
    RulesByElement all;
    for (const SelectorRule& rule : kSelectorRules) {
      SelectorParser parser(rule.selector, {});
      if (parser.parse())
        all[rule.element].push_back(
            {rule.rule, rule.attribute, std::make_shared<const CompiledSelector>(std::move(parser.code()))});
    }
    return all;
  }();
  return rules;
}

}  // namespace

void SelectorRules::check(const Subject& element, Findings& findings) {
  const NameId name = element.name();
  if (name >= kKnownTagNames || compiled_rules()[name].empty()) return;
  const std::vector<CompiledRule>& rules = compiled_rules()[name];
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (rules[i].attribute != 0 && !element.has(rules[i].attribute)) continue;
    std::unique_ptr<Matcher>& matcher = matchers_[rules[i].selector.get()];
    if (matcher == nullptr)
      matcher = std::make_unique<Matcher>(NodeAccess::tree(root_), rules[i].selector, NodeAccess::id(root_));
    if (matcher->matches(NodeAccess::id(element.node)))
      findings.add(rules[i].rule, element.node, {{"element", tag_of(element.node)}});
  }
}

}  // namespace lockstep::detail::authoring
