// The C interface of coercing names and texts to XML.
#include "lockstep/xml.h"

#include "c/options.h"

namespace lockstep::c {

namespace {

// `coerce` returns the text coerced.
template <class Coerce>
lockstep_status coerce_by(const char* text, std::size_t size, lockstep_buffer* coerced, Coerce coerce) {
  if (coerced == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *coerced = {nullptr, 0};
  if (!is_text(text, size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(coerced, [&] { return coerce(std::string_view(text, size)); });
}

lockstep_status coerce_name_by(const char* name, std::size_t size, std::int32_t xml_names,
                               lockstep_buffer* coerced, std::string (*coerce)(std::string_view, XmlNames)) {
  XmlNames names;
  if (convert(xml_names, names))
    return coerce_by(name, size, coerced, [&](std::string_view text) { return coerce(text, names); });
  if (coerced != nullptr) *coerced = {nullptr, 0};
  return LOCKSTEP_BAD_ARGUMENT;
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_coerce_name(const char* local_name, size_t size, int32_t xml_names,
                                     lockstep_buffer* coerced) {
  return coerce_name_by(local_name, size, xml_names, coerced, lockstep::coerce_name);
}
lockstep_status lockstep_uncoerce_name(const char* name, size_t size, int32_t xml_names,
                                       lockstep_buffer* uncoerced) {
  return coerce_name_by(name, size, xml_names, uncoerced, lockstep::uncoerce_name);
}
lockstep_status lockstep_coerce_text(const char* text, size_t size, lockstep_buffer* coerced) {
  return coerce_by(text, size, coerced, lockstep::coerce_text);
}
lockstep_status lockstep_coerce_comment(const char* data, size_t size, lockstep_buffer* coerced) {
  return coerce_by(data, size, coerced, lockstep::coerce_comment);
}
lockstep_status lockstep_coerce_instruction(const char* data, size_t size, lockstep_buffer* coerced) {
  return coerce_by(data, size, coerced, lockstep::coerce_instruction);
}

}  // extern "C"
