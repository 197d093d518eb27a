// Checks the contents and attributes of elements in one walk over a document.
#ifndef LOCKSTEP_VALIDATE_CONTENT_H
#define LOCKSTEP_VALIDATE_CONTENT_H

#include "validate/findings.h"

namespace lockstep::detail::authoring {

// Adds the findings about elements and attributes. O(nodes + attributes)
void check_content(const Document& document, Findings& findings);

}  // namespace lockstep::detail::authoring

#endif
