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
  const auto& self = in_cpp(document);
  return to_c(self.root());
}

lockstep_node lockstep_document_fragment(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  const auto& self = in_cpp(document);
  return to_c(self.fragment());
}

lockstep_node lockstep_document_result(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  const auto& self = in_cpp(document);
  return to_c(self.result());
}

lockstep_node lockstep_document_element(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  const auto& self = in_cpp(document);
  return to_c(self.document_element());
}

lockstep_node lockstep_document_head(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  const auto& self = in_cpp(document);
  return to_c(self.head());
}

lockstep_node lockstep_document_body(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_NO_NODE;
  const auto& self = in_cpp(document);
  return to_c(self.body());
}

lockstep_status lockstep_document_title(const lockstep_document* document, lockstep_buffer* title) {
  if (title == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *title = {nullptr, 0};
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  const auto& self = in_cpp(document);
  return fill(title, [&] { return self.title(); });
}

lockstep_string lockstep_document_base_href(const lockstep_document* document) {
  if (document == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(document);
  return present(self.base_href());
}

int32_t lockstep_document_quirks_mode(const lockstep_document* document) {
  if (document == nullptr) return 0;
  const auto& self = in_cpp(document);
  return static_cast<int32_t>(self.quirks_mode());
}

const char* lockstep_document_edition(const lockstep_document* document) {
  if (document == nullptr) return nullptr;
  const auto& self = in_cpp(document);
  return literal(edition_date(self.edition()));
}

lockstep_status lockstep_document_status(const lockstep_document* document) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  const auto& self = in_cpp(document);
  return to_c(self.status());
}

bool lockstep_document_flattened(const lockstep_document* document) {
  if (document == nullptr) return false;
  const auto& self = in_cpp(document);
  return self.flattened();
}

size_t lockstep_document_memory(const lockstep_document* document) {
  if (document == nullptr) return 0;
  const auto& self = in_cpp(document);
  return self.memory_bytes();
}

lockstep_string lockstep_document_source(const lockstep_document* document) {
  if (document == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(document);
  return present(self.source());
}

bool lockstep_document_has_positions(const lockstep_document* document) {
  if (document == nullptr) return false;
  const auto& self = in_cpp(document);
  return self.has_positions();
}

size_t lockstep_document_error_count(const lockstep_document* document) {
  if (document == nullptr) return 0;
  const auto& self = in_cpp(document);
  return self.errors().size();
}

bool lockstep_document_errors_truncated(const lockstep_document* document) {
  if (document == nullptr) return false;
  const auto& self = in_cpp(document);
  return self.errors_truncated();
}

}  // extern "C"
