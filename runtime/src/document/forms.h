// The form that the parser associates with an element.
#ifndef LOCKSTEP_DOCUMENT_FORMS_H
#define LOCKSTEP_DOCUMENT_FORMS_H

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// Returns the form with which the parser associated the element (step 15 of
// #create-an-element-for-the-token), unless the two have been moved apart since; kNoNode for other elements,
// for copies, and if the element's `form` attribute has been changed. O(log forms) if the parser associated
// no form, otherwise O(depth)
NodeId form_of_parser(const Tree& tree, NodeId element);

}  // namespace lockstep::detail

#endif
