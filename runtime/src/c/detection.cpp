// The C interface of detecting legacy encodings: a separate file, so that other functions do not link the
// models.
#include "lockstep/detection.h"

#include "c/options.h"
#include "lockstep/c/encoding.h"

using namespace lockstep::c;

extern "C" {

lockstep_detector lockstep_legacy_detector(const char* top_level_domain) {
  const lockstep::LegacyDetector detector = lockstep::legacy_detector(or_empty(top_level_domain));
  return {reinterpret_cast<void (*)()>(detector.detect), detector.likely};
}

}  // extern "C"
