// The conditions of spec/authoring/, evaluated for an element.
#ifndef LOCKSTEP_VALIDATE_CONDITIONS_H
#define LOCKSTEP_VALIDATE_CONDITIONS_H

#include "validate/subject.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

// An element with its context. O(attributes) for each condition on an attribute.
struct AuthoredElement : Subject {
  AuthoredElement(Node node, OpenElements elements, bool hierarchically_correct)
      : Subject(node), open(elements), is_hierarchically_correct(hierarchically_correct) {}

  OpenElements open;               // the tracked elements around it
  bool is_hierarchically_correct;  // #hierarchically-correct-main-element, as far as the enclosing elements
                                   // decide

  bool holds(const Condition& condition) const;
  bool all_hold(Range conditions) const {
    for (unsigned i = 0; i < conditions.count; ++i)
      if (!holds(kConditions[conditions.first + i])) return false;
    return true;
  }
};

}  // namespace lockstep::detail::authoring

#endif
