// The objects of the C interface of XPath.
#ifndef LOCKSTEP_SRC_C_EVALUATING_H
#define LOCKSTEP_SRC_C_EVALUATING_H

#include <cstddef>
#include <cstdint>

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

inline std::int32_t in_c(XPathType type) { return static_cast<std::int32_t>(type) + LOCKSTEP_XPATH_NODES; }

// Returns a null node if the index is out of range.
inline XPathNode node_at(const XPathValue& value, std::size_t index) {
  return index < value.nodes().size() ? value.nodes()[index] : XPathNode();
}
inline std::size_t attribute_at(const XPathValue& value, std::size_t index) {
  const XPathNode node = node_at(value, index);
  return node.is_attribute() ? node.attribute_index() : LOCKSTEP_NO_ATTRIBUTE;
}

}  // namespace lockstep::c

#endif
