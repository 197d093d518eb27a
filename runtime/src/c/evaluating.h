// The objects of the C interface of XPath.
#ifndef LOCKSTEP_SRC_C_EVALUATING_H
#define LOCKSTEP_SRC_C_EVALUATING_H

#include "c/handles.h"
#include "lockstep/xpath.h"

struct lockstep_xpath {
  lockstep::XPath xpath;
};

struct lockstep_xpath_error {
  lockstep::XPathError error;
};

struct lockstep_xpath_value {
  lockstep::XPathValue value;
};

namespace lockstep::c {

inline const XPathError& in_cpp(const lockstep_xpath_error* error) { return error->error; }
inline const XPathValue& in_cpp(const lockstep_xpath_value* value) { return value->value; }

}  // namespace lockstep::c

#endif
