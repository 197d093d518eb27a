// The rules about whole documents.
#ifndef LOCKSTEP_VALIDATE_RULES_H
#define LOCKSTEP_VALIDATE_RULES_H

#include "validate/findings.h"

namespace lockstep::detail::authoring {

// Adds a document's findings that depend on more than one element and its parent.
void check_rules(const Document& document, Findings& findings);

}  // namespace lockstep::detail::authoring

#endif
