// Conversions between C++ and C that need the library, and freeing a document.
#include "lockstep/convert.h"

#include "document/access.h"

namespace lockstep::c {

lockstep_node number_of(Node node) { return detail::NodeAccess::id(node); }

Node node_of(const Document& document, lockstep_node node) {
  return detail::NodeAccess::find(document, node);
}

lockstep_status to_c(Status status) {
  switch (status) {
    case Status::ok:
      return LOCKSTEP_OK;
    case Status::input_too_long:
      return LOCKSTEP_INPUT_TOO_LONG;
    case Status::too_many_nodes:
      return LOCKSTEP_TOO_MANY_NODES;
    case Status::too_many_attributes:
      return LOCKSTEP_TOO_MANY_ATTRIBUTES;
    case Status::too_many_errors:
      return LOCKSTEP_TOO_MANY_ERRORS;
    case Status::too_much_memory:
      return LOCKSTEP_TOO_MUCH_MEMORY;
    case Status::out_of_memory:
      return LOCKSTEP_RAN_OUT_OF_MEMORY;
    case Status::stopped:
      return LOCKSTEP_STOPPED;
  }
  return LOCKSTEP_OK;
}

}  // namespace lockstep::c

extern "C" void lockstep_document_free(lockstep_document* document) {
  if (document != nullptr) delete &lockstep::c::from_c(document);
}
