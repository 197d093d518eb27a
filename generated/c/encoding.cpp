// Functions of the C interface that only forward to C++: encoding. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/encoding.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

const char* lockstep_encoding_for_label(const char* label) {
  const auto& it = encoding::find(or_empty(label));
  if (!it) return nullptr;
  return literal(encoding::name(*it));
}

const char* lockstep_output_encoding(const char* label) {
  const auto& it = encoding::find(or_empty(label));
  if (!it) return nullptr;
  return literal(encoding::name(encoding::output_encoding(*it)));
}

const char* lockstep_encoding_bom_sniff(const char* bytes, size_t size) {
  if (!is_text(bytes, size)) return nullptr;
  const auto& it = encoding::bom_sniff(std::string_view(bytes, size));
  if (!it) return nullptr;
  return literal(encoding::name(*it));
}

const char* lockstep_charset_of_content_type(const char* value) {
  return guarded_value(
      [&]() -> const char* {
        const auto& it = charset_of_content_type(or_empty(value));
        if (!it) return nullptr;
        return literal(encoding::name(*it));
      },
      nullptr);
}

}  // extern "C"
