// The C interface of the encoding of a document. In a separate file because it links the names of encodings.
#include "c/handles.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"

using namespace lockstep::c;

extern "C" {

const char* lockstep_document_encoding(const lockstep_document* document) {
  return document == nullptr ? nullptr
                             : literal(lockstep::encoding::name(from_c(document).encoding().encoding));
}
const char* lockstep_document_encoding_confidence(const lockstep_document* document) {
  return document == nullptr ? nullptr
                             : literal(lockstep::confidence_name(from_c(document).encoding().confidence));
}
const char* lockstep_document_encoding_source(const lockstep_document* document) {
  return document == nullptr ? nullptr
                             : literal(lockstep::encoding_source_name(from_c(document).encoding().source));
}
const char* lockstep_document_late_encoding(const lockstep_document* document) {
  if (document == nullptr || !from_c(document).encoding().late_encoding) return nullptr;
  return literal(lockstep::encoding::name(*from_c(document).encoding().late_encoding));
}
bool lockstep_document_parsed_again(const lockstep_document* document) {
  return document != nullptr && from_c(document).encoding().parsed_again;
}

}  // extern "C"
