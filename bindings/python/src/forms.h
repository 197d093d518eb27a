// The entries that a form would submit.
#ifndef LOCKSTEP_PYTHON_FORMS_H
#define LOCKSTEP_PYTHON_FORMS_H

#include <string>
#include <vector>

#include "lockstep/document.h"

namespace lockstep::python {

struct FormValue {
  std::string name, value;
};

// Constructs the entry list of a form in its initial state, without a submit button. Its controls are the
// ones whose Node::form_owner() is the form. Values are returned as the page gives them, without value
// sanitization and without `dirname`. O(nodes of the tree + depth of each control)
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
std::vector<FormValue> form_values_of(const Document& document, Node form);

}  // namespace lockstep::python

#endif
