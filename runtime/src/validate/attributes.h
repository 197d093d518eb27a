// Checks the attributes of elements: whether they are allowed, valid and complete.
#ifndef LOCKSTEP_VALIDATE_ATTRIBUTES_H
#define LOCKSTEP_VALIDATE_ATTRIBUTES_H

#include <cstdint>
#include <string>
#include <unordered_map>

#include "validate/conditions.h"
#include "validate/findings.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

// Suggestions for attributes that an element cannot have, by the names of the element and the attribute;
// empty if there is none. Cached, because pages repeat their mistakes.
using AttributeSuggestions = std::unordered_map<std::uint64_t, std::string>;

class AttributeRules {
 public:
  AttributeRules(Findings& findings, Editions edition) : findings_(findings), edition_(edition) {}
  // Checks the attributes of an HTML element. `any`: whether it may also have any other attribute.
  void check(const AuthoredElement& element, bool any);

 private:
  Findings& findings_;
  Editions edition_;
  AttributeSuggestions suggestions_;
};

}  // namespace lockstep::detail::authoring

#endif
