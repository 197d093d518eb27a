// MIME types: what a Content-Type header says, and what a resource is
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
  // Names, in lower case, and values. Each name occurs once, in the order of the header.
  std::vector<std::pair<std::string, std::string>> parameters;

  // "text/html". https://mimesniff.spec.whatwg.org/#mime-type-essence
  std::string essence() const;
  // The value of a parameter, whose name is given in lower case; nullopt if it has none of that name. The
  // view is valid until the record changes. O(parameters)
  std::optional<std::string_view> parameter(std::string_view name) const LOCKSTEP_LIFETIMEBOUND;
};

// Returns the MIME type that the value of a Content-Type header names; join those of several headers by ", ".
// The last valid one counts, except */*; it keeps the charset of earlier ones with the same essence. nullopt
// if there is none. https://fetch.spec.whatwg.org/#concept-header-extract-mime-type. O(value · log
// parameters)
LOCKSTEP_EXPORT std::optional<MimeType> extract_mime_type(std::string_view content_type);

// How many bytes of a resource may decide its type: https://mimesniff.spec.whatwg.org/#resource-header
inline constexpr std::size_t kResourceHeaderBytes = 1445;

// Returns the essence of the type that a browser assigns to a resource it navigates to: what the value
// of its Content-Type says (nullopt: it has none), or what the bytes look like if that is not a type. `bytes`
// is the beginning of the resource, without transfer and content codings; the first kResourceHeaderBytes
// suffice. "text/html" means that it is HTML.
// https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm, without the signatures of MP4, WebM and
// MP3 without ID3, which are "application/octet-stream". O(value + kResourceHeaderBytes)
LOCKSTEP_EXPORT std::string computed_mime_type(std::optional<std::string_view> content_type,
                                               std::string_view bytes);

}  // namespace lockstep

#endif
