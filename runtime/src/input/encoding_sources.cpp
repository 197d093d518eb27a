// Encodings from outside the bytes: the Content-Type, and the reader's language.
#include <algorithm>
#include <string>

#include "lockstep/bytes.h"
#include "lockstep/mime.h"
#include "tables/encodings.h"
#include "text/characters.h"

namespace lockstep {

using detail::ascii_lowercase;

std::optional<Encoding> charset_of_content_type(std::string_view value) {
  const std::optional<MimeType> mime_type = extract_mime_type(value);
  if (!mime_type) return std::nullopt;
  const std::optional<std::string_view> charset = mime_type->parameter("charset");
  return charset ? encoding::find(*charset) : std::nullopt;
}

Encoding encoding_for_locale(std::string_view language) {
  std::string tag(language);
  for (char& c : tag) c = c == '_' ? '-' : ascii_lowercase(c);
  // Finds the row with the most subtags among those with which the tag begins.
  while (!tag.empty()) {
    const auto* const end = std::end(detail::locale_encodings);
    const auto* const found = std::lower_bound(
        std::begin(detail::locale_encodings), end, tag,
        [](const detail::LocaleEncoding& row, const std::string& wanted) { return row.language < wanted; });
    if (found != end && found->language == tag) return found->encoding;
    const std::size_t cut = tag.rfind('-');
    tag.resize(cut == std::string::npos ? 0 : cut);
  }
  return Encoding::windows_1252;
}

}  // namespace lockstep
