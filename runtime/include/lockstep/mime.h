// MIME types: the one that a Content-Type header names, and the one that a resource has
// (https://mimesniff.spec.whatwg.org/, https://fetch.spec.whatwg.org/#concept-header-extract-mime-type).
#ifndef LOCKSTEP_MIME_H
#define LOCKSTEP_MIME_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep {

// A MIME type record: https://mimesniff.spec.whatwg.org/#mime-type
struct LOCKSTEP_EXPORT MimeType {
  std::string type;     // "text": not empty, in lower case
  std::string subtype;  // "html": not empty, in lower case
  // Names, in lowercase, and values. Each name occurs once, in the order of the header.
  std::vector<std::pair<std::string, std::string>> parameters;

  // "text/html". https://mimesniff.spec.whatwg.org/#mime-type-essence
  std::string essence() const;
  // The value of a parameter, whose name must be given in lowercase; nullopt if there is no such parameter.
  // The view is valid until the record changes. O(parameters)
  std::optional<std::string_view> parameter(std::string_view name) const LOCKSTEP_LIFETIMEBOUND;
};

// Returns the MIME type that the value of a Content-Type header names; join the values of several headers
// with ", ". The last valid one counts, except */*; it keeps the charset of earlier ones with the same
// essence. nullopt if there is none. https://fetch.spec.whatwg.org/#concept-header-extract-mime-type. O(value
// · log parameters)
LOCKSTEP_EXPORT std::optional<MimeType> extract_mime_type(std::string_view content_type);

// The maximum number of bytes of a resource that determine its type:
// https://mimesniff.spec.whatwg.org/#resource-header
inline constexpr std::size_t kResourceHeaderBytes = 1445;

// Returns the essence of the type that a browser assigns to a resource it navigates to. It is determined by
// the value of the Content-Type header (nullopt: there is none) or, if that is not a valid type, by the
// bytes. `bytes` is the beginning of the resource, without transfer and content codings; the first
// kResourceHeaderBytes are enough. "text/html" means that it is HTML.
// https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm, without the signatures of MP4, WebM and
// MP3 without ID3, which are "application/octet-stream". O(value + kResourceHeaderBytes)
LOCKSTEP_EXPORT std::string computed_mime_type(std::optional<std::string_view> content_type,
                                               std::string_view bytes);

}  // namespace lockstep

#endif
