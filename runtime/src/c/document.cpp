// The C interface of documents: the functions that do more than forward calls.
#include "c/handles.h"

using namespace lockstep::c;

extern "C" {

const lockstep_error* lockstep_document_error(const lockstep_document* document, size_t index) {
  return index < lockstep_document_error_count(document) ? to_c(&from_c(document).errors()[index]) : nullptr;
}

}  // extern "C"
