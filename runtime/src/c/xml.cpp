// The C interface for coercing names to XML: the functions that do more than forward calls.
#include "lockstep/xml.h"

#include "c/options.h"

namespace lockstep::c {

namespace {

// `coerce` returns the coerced name.
lockstep_status coerce_by(const char* name, std::size_t size, std::int32_t xml_names,
                          lockstep_buffer* coerced, std::string (*coerce)(std::string_view, XmlNames)) {
  if (coerced == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *coerced = {nullptr, 0};
  XmlNames names;
  if (!is_text(name, size) || !convert(xml_names, names)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(coerced, [&] { return coerce(std::string_view(name, size), names); });
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_coerce_name(const char* local_name, size_t size, int32_t xml_names,
                                     lockstep_buffer* coerced) {
  return coerce_by(local_name, size, xml_names, coerced, lockstep::coerce_name);
}
lockstep_status lockstep_uncoerce_name(const char* name, size_t size, int32_t xml_names,
                                       lockstep_buffer* uncoerced) {
  return coerce_by(name, size, xml_names, uncoerced, lockstep::uncoerce_name);
}

}  // extern "C"
