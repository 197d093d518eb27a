// Coercion of names and text for the XML serializer, which writes in pieces.
#ifndef LOCKSTEP_SERIALIZE_INFOSET_H
#define LOCKSTEP_SERIALIZE_INFOSET_H

#include <cstdint>
#include <string_view>

#include "lockstep/xml.h"
#include "serialize/output.h"

namespace lockstep::detail {

void write_coerced_name(Output& out, std::string_view name, XmlNames names);

// How to write text. Characters that XML does not allow are always replaced; apart from them, only the values
// from `comment` on change the text that an XML parser reads.
enum class XmlText : std::uint8_t { plain, element, attribute, comment, instruction };
void write_coerced_text(Output& out, std::string_view text, XmlText kind);

}  // namespace lockstep::detail

#endif
