#include "validate/rules.h"

#include "validate/rules/walk.h"

namespace lockstep::detail::authoring {

void check_rules(const Document& document, Findings& findings) {
  std::vector<Node> roots = {document.root()};
  while (!roots.empty()) {
    const Node root = roots.back();
    roots.pop_back();
    RuleWalk walk(root, root == document.root() && !document.fragment(), findings);
    walk.run();
    roots.insert(roots.end(), walk.inner_roots().begin(), walk.inner_roots().end());
  }
}

}  // namespace lockstep::detail::authoring
