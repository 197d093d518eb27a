// Functions of the C interface that only forward to C++: detection. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/encoding.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/detection.h"
#include "lockstep/encoding.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

const char* lockstep_detect_legacy_encoding(const char* bytes, size_t size, const char* top_level_domain) {
  if (!is_text(bytes, size)) return nullptr;
  return guarded_value(
      [&]() -> const char* {
        const auto& it = detect_legacy_encoding(std::string_view(bytes, size), or_empty(top_level_domain));
        if (!it) return nullptr;
        return literal(encoding::name(*it));
      },
      nullptr);
}

}  // extern "C"
