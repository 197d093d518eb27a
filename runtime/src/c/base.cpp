// The C interface of statuses, buffers and the editions: the functions that do more than forward calls.
#include "c/handles.h"
#include "lockstep/edition.h"
#include "lockstep/version.h"

using namespace lockstep::c;

extern "C" {

const char* lockstep_status_name(lockstep_status status) {
  switch (status) {
    case LOCKSTEP_OK:
      return "ok";
    case LOCKSTEP_INPUT_TOO_LONG:
      return "input too long";
    case LOCKSTEP_TOO_MANY_NODES:
      return "too many nodes";
    case LOCKSTEP_TOO_MANY_ATTRIBUTES:
      return "too many attributes";
    case LOCKSTEP_TOO_MANY_ERRORS:
      return "too many errors";
    case LOCKSTEP_TOO_MUCH_MEMORY:
      return "too much memory";
    case LOCKSTEP_RAN_OUT_OF_MEMORY:
      return "ran out of memory";
    case LOCKSTEP_STOPPED:
      return "stopped";
    case LOCKSTEP_MALFORMED:
      return "malformed";
    case LOCKSTEP_BAD_ARGUMENT:
      return "bad argument";
    case LOCKSTEP_OUT_OF_MEMORY:
      return "out of memory";
    case LOCKSTEP_FINISHED:
      return "finished";
    case LOCKSTEP_INVALID_SELECTOR:
      return "invalid selector";
    case LOCKSTEP_INVALID_XPATH:
      return "invalid XPath";
    case LOCKSTEP_INVALID_CONFIGURATION:
      return "invalid configuration";
    case LOCKSTEP_INEXPRESSIBLE:
      return "inexpressible";
    case LOCKSTEP_UNSETTLED:
      return "unsettled";
    case LOCKSTEP_HIERARCHY_REQUEST:
      return "hierarchy request";
    case LOCKSTEP_NOT_FOUND:
      return "not found";
    case LOCKSTEP_INVALID_CHARACTER:
      return "invalid character";
    case LOCKSTEP_INVALID_NODE_TYPE:
      return "invalid node type";
    case LOCKSTEP_NO_MODIFICATION_ALLOWED:
      return "no modification allowed";
    case LOCKSTEP_NAMESPACE_MISMATCH:
      return "namespace mismatch";
    case LOCKSTEP_NOT_SUPPORTED:
      return "not supported";
    case LOCKSTEP_QUOTA_EXCEEDED:
      return "quota exceeded";
    case LOCKSTEP_NO_INSERTION_POINT:
      return "no insertion point";
    default:
      return nullptr;
  }
}

void lockstep_buffer_free(lockstep_buffer* buffer) {
  if (buffer == nullptr) return;
  if (buffer->data != nullptr) lockstep::detail::free_memory(buffer->data);
  *buffer = {nullptr, 0};
}

const char* lockstep_edition(size_t index) {
  return index < lockstep::editions().size() ? literal(lockstep::editions()[index].date) : nullptr;
}

const char* lockstep_edition_covers(size_t index) {
  return index < lockstep::editions().size() ? literal(lockstep::editions()[index].covers) : nullptr;
}

}  // extern "C"
