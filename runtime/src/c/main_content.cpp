// The C interface of main content.
#include "c/content.h"
#include "c/request.h"

using namespace lockstep::c;

extern "C" {

const char* lockstep_page_kind_name(int32_t kind) {
  if (kind < LOCKSTEP_PAGE_ARTICLE || kind > LOCKSTEP_PAGE_PRODUCT) return nullptr;
  return literal(lockstep::page_kind_name(static_cast<lockstep::PageKind>(kind - LOCKSTEP_PAGE_ARTICLE)));
}

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
