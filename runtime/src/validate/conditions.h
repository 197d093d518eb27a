// The conditions of spec/authoring/, evaluated for an element.
#ifndef LOCKSTEP_VALIDATE_CONDITIONS_H
#define LOCKSTEP_VALIDATE_CONDITIONS_H

#include <optional>
#include <string_view>

#include "lockstep/detail/tree.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

// An element with what its conditions ask about. O(attributes) for each condition.
struct AuthoredElement {
  const Tree& tree;
  NodeId id;
  OpenElements open;               // the tracked elements around it
  bool is_hierarchically_correct;  // #hierarchically-correct-main-element, as far as the elements around it

  const NodeRecord& record() const { return tree.nodes[id]; }
  bool has_attribute(NameId attribute) const { return tree.attribute(id, attribute) != nullptr; }
  // Nullopt if there is none.
  std::optional<std::string_view> value(NameId attribute) const {
    const AttributeRecord* found = tree.attribute(id, attribute);
    return found == nullptr ? std::nullopt : std::optional(tree.text(found->value));
  }
  bool holds(const Condition& condition) const;
  bool all_hold(Range conditions) const {
    for (unsigned i = 0; i < conditions.count; ++i)
      if (!holds(kConditions[conditions.first + i])) return false;
    return true;
  }
};

}  // namespace lockstep::detail::authoring

#endif
