// The C interface of documents.
#include "c/handles.h"
#include "lockstep/edition.h"

using namespace lockstep::c;

extern "C" {

lockstep_node lockstep_document_root(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_NODE : to_c(from_c(document).root());
}
lockstep_node lockstep_document_fragment(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_NODE : to_c(from_c(document).fragment());
}
lockstep_node lockstep_document_result(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_NODE : to_c(from_c(document).result());
}
lockstep_node lockstep_document_element(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_NODE : to_c(from_c(document).document_element());
}
lockstep_node lockstep_document_head(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_NODE : to_c(from_c(document).head());
}
lockstep_node lockstep_document_body(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_NODE : to_c(from_c(document).body());
}

lockstep_status lockstep_document_title(const lockstep_document* document, lockstep_buffer* title) {
  if (title == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *title = {nullptr, 0};
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(title, [&] { return from_c(document).title(); });
}

int32_t lockstep_document_quirks_mode(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_NO_QUIRKS : static_cast<int32_t>(from_c(document).quirks_mode());
}
const char* lockstep_document_edition(const lockstep_document* document) {
  return document == nullptr ? nullptr : literal(lockstep::edition_date(from_c(document).edition()));
}
lockstep_status lockstep_document_status(const lockstep_document* document) {
  return document == nullptr ? LOCKSTEP_BAD_ARGUMENT : to_c(from_c(document).status());
}
bool lockstep_document_flattened(const lockstep_document* document) {
  return document != nullptr && from_c(document).flattened();
}
size_t lockstep_document_memory(const lockstep_document* document) {
  return document == nullptr ? 0 : from_c(document).memory_bytes();
}

size_t lockstep_document_error_count(const lockstep_document* document) {
  return document == nullptr ? 0 : from_c(document).errors().size();
}
const lockstep_error* lockstep_document_error(const lockstep_document* document, size_t index) {
  return index < lockstep_document_error_count(document) ? to_c(&from_c(document).errors()[index]) : nullptr;
}
bool lockstep_document_errors_truncated(const lockstep_document* document) {
  return document != nullptr && from_c(document).errors_truncated();
}
lockstep_string lockstep_document_base_href(const lockstep_document* document) {
  return document == nullptr ? lockstep_string{nullptr, 0} : present(from_c(document).base_href());
}
lockstep_string lockstep_document_source(const lockstep_document* document) {
  return document == nullptr ? lockstep_string{nullptr, 0} : present(from_c(document).source());
}
bool lockstep_document_has_positions(const lockstep_document* document) {
  return document != nullptr && from_c(document).has_positions();
}

}  // extern "C"
