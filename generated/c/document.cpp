// Functions of the C interface that only forward to C++: document. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/document.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/edition.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_node lockstep_document_root(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(in_cpp(document).root());
}

lockstep_node lockstep_document_fragment(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(in_cpp(document).fragment());
}

lockstep_node lockstep_document_result(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(in_cpp(document).result());
}

lockstep_node lockstep_document_element(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(in_cpp(document).document_element());
}

lockstep_node lockstep_document_head(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(in_cpp(document).head());
}

lockstep_node lockstep_document_body(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(in_cpp(document).body());
}

lockstep_status lockstep_document_title(const lockstep_document* document, lockstep_buffer* title) {
  if (title == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *title = {nullptr, 0};
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(title, [&] { return in_cpp(document).title(); });
}

lockstep_string lockstep_document_base_href(const lockstep_document* document) {
  if (document == nullptr) return {nullptr, 0};
  return present(in_cpp(document).base_href());
}

int32_t lockstep_document_quirks_mode(const lockstep_document* document) {
  if (document == nullptr) return 0;
  return static_cast<int32_t>(in_cpp(document).quirks_mode());
}

const char* lockstep_document_edition(const lockstep_document* document) {
  if (document == nullptr) return nullptr;
  return literal(edition_date(in_cpp(document).edition()));
}

lockstep_status lockstep_document_status(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return to_c(in_cpp(document).status());
}

bool lockstep_document_flattened(const lockstep_document* document) {
  if (document == nullptr) return false;
  return in_cpp(document).flattened();
}

size_t lockstep_document_memory(const lockstep_document* document) {
  if (document == nullptr) return 0;
  return in_cpp(document).memory_bytes();
}

lockstep_string lockstep_document_source(const lockstep_document* document) {
  if (document == nullptr) return {nullptr, 0};
  return present(in_cpp(document).source());
}

bool lockstep_document_has_positions(const lockstep_document* document) {
  if (document == nullptr) return false;
  return in_cpp(document).has_positions();
}

size_t lockstep_document_error_count(const lockstep_document* document) {
  if (document == nullptr) return 0;
  return in_cpp(document).errors().size();
}

bool lockstep_document_errors_truncated(const lockstep_document* document) {
  if (document == nullptr) return false;
  return in_cpp(document).errors_truncated();
}

}  // extern "C"
