// The conditions of spec/authoring/, evaluated for an element.
#ifndef LOCKSTEP_VALIDATE_CONDITIONS_H
#define LOCKSTEP_VALIDATE_CONDITIONS_H

#include <optional>
#include <string_view>

#include "lockstep/detail/tree.h"
#include "validate/attribute_filter.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

// An element with what its conditions ask about. O(attributes) for each condition about an attribute.
struct AuthoredElement {
  const Tree& tree;
  NodeId id;
  OpenElements open;               // the tracked elements around it
  bool is_hierarchically_correct;  // #hierarchically-correct-main-element, as far as the elements around it
  AttributeFilter names{tree, id};

  const NodeRecord& record() const { return tree.nodes[id]; }
  const AttributeRecord* attribute(NameId name) const {
    return names.may_have(name) ? tree.attribute(id, name) : nullptr;
  }
  bool has_attribute(NameId name) const { return attribute(name) != nullptr; }
  // Nullopt if there is none.
  std::optional<std::string_view> value(NameId name) const {
    const AttributeRecord* found = attribute(name);
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
