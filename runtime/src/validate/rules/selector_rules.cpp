#include "validate/rules/selector_rules.h"

#include <utility>

#include "authoring/selector_rules.h"
#include "select/selector_parser.h"

namespace lockstep::detail::authoring {

namespace {

struct CompiledRule {
  FindingRule rule;
  std::shared_ptr<const CompiledSelector> selector;
};
using RulesByElement = std::unordered_map<NameId, std::vector<CompiledRule>>;

// Compiled once; the table is constant, so that all selectors are valid.
const RulesByElement& compiled_rules() {
  static const RulesByElement rules = [] {
    RulesByElement all;
    for (const SelectorRule& rule : kSelectorRules) {
      SelectorParser parser(rule.selector, {});
      if (parser.parse())
        all[rule.element].push_back(
            {rule.rule, std::make_shared<const CompiledSelector>(std::move(parser.code()))});
    }
    return all;
  }();
  return rules;
}

}  // namespace

void SelectorRules::check(const Subject& element, Findings& findings) {
  const auto rules = compiled_rules().find(NodeAccess::name(element.node));
  if (rules == compiled_rules().end()) return;
  std::vector<std::unique_ptr<Matcher>>& matchers = matchers_[rules->first];
  if (matchers.empty())
    for (const CompiledRule& rule : rules->second)
      matchers.push_back(
          std::make_unique<Matcher>(NodeAccess::tree(root_), rule.selector, NodeAccess::id(root_)));
  for (std::size_t i = 0; i < matchers.size(); ++i)
    if (matchers[i]->matches(NodeAccess::id(element.node)))
      findings.add(rules->second[i].rule, element.node, {{"element", tag_of(element.node)}});
}

}  // namespace lockstep::detail::authoring
