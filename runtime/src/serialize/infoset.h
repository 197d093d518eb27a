// What XML cannot say, said otherwise; for the serializer, which writes piece by piece.
#ifndef LOCKSTEP_SERIALIZE_INFOSET_H
#define LOCKSTEP_SERIALIZE_INFOSET_H

#include <string_view>

#include "lockstep/xml.h"
#include "serialize/output.h"

namespace lockstep::detail {

void write_coerced_name(Output& out, std::string_view name, XmlNames names);
// Whether coerce_name() leaves it as it is, and it is not empty.
bool is_xml_name(std::string_view name, XmlNames names);

// How the characters that XML has are written. Only those from `comment` on may change what the text says.
enum class XmlText : std::uint8_t { plain, element, attribute, comment, instruction };
void write_coerced_text(Output& out, std::string_view text, XmlText kind);
// Whether coerce_text() leaves it as it is.
bool is_xml_text(std::string_view text);

}  // namespace lockstep::detail

#endif
