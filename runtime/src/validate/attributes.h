// Which attributes an element may have and must have.
#ifndef LOCKSTEP_VALIDATE_ATTRIBUTES_H
#define LOCKSTEP_VALIDATE_ATTRIBUTES_H

#include "validate/conditions.h"
#include "validate/findings.h"

namespace lockstep::detail::authoring {

// Checks the attributes of an HTML element. `any`: it may have any others, too.
void check_attributes(const AuthoredElement& element, bool any, Findings& findings);

}  // namespace lockstep::detail::authoring

#endif
