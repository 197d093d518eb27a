// The C interface of detecting legacy encodings: a separate file, so that others do not link the models.
#include "lockstep/detection.h"

#include "c/options.h"
#include "lockstep/c/encoding.h"

using namespace lockstep::c;

extern "C" {

lockstep_detector lockstep_legacy_detector(const char* top_level_domain) {
  const lockstep::LegacyDetector detector = lockstep::legacy_detector(or_empty(top_level_domain));
  return {reinterpret_cast<void (*)()>(detector.detect), detector.likely};
}

const char* lockstep_detect_legacy_encoding(const char* bytes, size_t size, const char* top_level_domain) {
  if (!is_text(bytes, size)) return nullptr;
  const auto found = lockstep::detect_legacy_encoding({bytes, size}, or_empty(top_level_domain));
  return found ? literal(lockstep::encoding::name(*found)) : nullptr;
}

}  // extern "C"
