// Functions of the C interface that only forward to C++: document encoding. Those by hand are in
// runtime/src/c/.
//
// Generated from spec/interface/document.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

const char* lockstep_document_encoding(const lockstep_document* document) {
  if (document == nullptr) return nullptr;
  return literal(encoding::name(in_cpp(document).encoding().encoding));
}

const char* lockstep_document_encoding_confidence(const lockstep_document* document) {
  if (document == nullptr) return nullptr;
  return literal(confidence_name(in_cpp(document).encoding().confidence));
}

const char* lockstep_document_encoding_source(const lockstep_document* document) {
  if (document == nullptr) return nullptr;
  return literal(encoding_source_name(in_cpp(document).encoding().source));
}

const char* lockstep_document_late_encoding(const lockstep_document* document) {
  if (document == nullptr) return nullptr;
  const auto& it = in_cpp(document).encoding().late_encoding;
  if (!it) return nullptr;
  return literal(encoding::name(*it));
}

bool lockstep_document_parsed_again(const lockstep_document* document) {
  if (document == nullptr) return false;
  return in_cpp(document).encoding().parsed_again;
}

}  // extern "C"
