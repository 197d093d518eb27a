// MIME types.
#include "lockstep/mime.h"

#include "mime/content_type_rules.h"
#include "mime/sniffing_rules.h"

namespace lockstep {

std::string MimeType::essence() const { return type + "/" + subtype; }

std::optional<std::string_view> MimeType::parameter(std::string_view name) const {
  for (const auto& [known, value] : parameters)
    if (known == name) return value;
  return std::nullopt;
}

std::optional<MimeType> extract_mime_type(std::string_view content_type) {
  detail::ContentTypeRules rules(content_type);
  rules.extract_a_mime_type();
  return std::move(rules.extracted());
}

std::string computed_mime_type(std::optional<std::string_view> content_type, std::string_view bytes) {
  const std::optional<MimeType> supplied = content_type ? extract_mime_type(*content_type) : std::nullopt;
  return std::string(detail::MimeSniffingRules(content_type, supplied, bytes).the_computed_mime_type());
}

}  // namespace lockstep
