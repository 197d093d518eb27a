// The C interface of main content.
#include "c/content.h"
#include "c/request.h"

using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_main_content(const lockstep_document* document, bool scripting,
                                      lockstep_content** content) {
  if (content == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *content = nullptr;
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    *content = new lockstep_content{lockstep::main_content(from_c(document), {scripting})};
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_content_document(const lockstep_content* content, lockstep_document** document) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  if (content == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return hand_out(lockstep::main_document(content->content), document); });
}

}  // extern "C"
