// MIME types: the type that a Content-Type header names, and the type that a browser computes for a resource
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
  std::string type;     // "text": not empty, in lowercase
  std::string subtype;  // "html": not empty, in lowercase
  // The names, in lowercase, and the values, in the order of the header. Each name occurs once.
  std::vector<std::pair<std::string, std::string>> parameters;

  // Returns the type and the subtype: "text/html". https://mimesniff.spec.whatwg.org/#mime-type-essence
  std::string essence() const;
  // Returns the value of the parameter with that name, given in lowercase, or nullopt. The view is valid
  // until the record changes. O(parameters)
  std::optional<std::string_view> parameter(std::string_view name) const LOCKSTEP_LIFETIMEBOUND;
};

// Returns the MIME type that the value of a Content-Type header names, or nullopt; join the values of several
// headers with ", ". Uses the last valid type other than */*. If that type has no charset, it inherits the
// charset of the types just before it that have the same essence.
// https://fetch.spec.whatwg.org/#concept-header-extract-mime-type. O(value · log parameters)
LOCKSTEP_EXPORT std::optional<MimeType> extract_mime_type(std::string_view content_type);

// The maximum number of bytes at the beginning of a resource that determine its type:
// https://mimesniff.spec.whatwg.org/#resource-header
inline constexpr std::size_t kResourceHeaderBytes = 1445;

// Returns the essence of the type that a browser assigns to a resource that it navigates to. The type is
// determined by the value of the Content-Type header (nullopt: no such header) or, if that is not a valid
// type, by the bytes. The bytes may also override an image, audio or video type, and some values that old
// servers send for binary data, such as "text/plain". `bytes` is the beginning of the resource, without
// transfer and content codings; the first kResourceHeaderBytes are enough. "text/html" means that the
// resource is HTML. https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm, without the signatures
// of MP4, WebM and MP3 without ID3: the result for such resources is "application/octet-stream". O(value +
// kResourceHeaderBytes)
LOCKSTEP_EXPORT std::string computed_mime_type(std::optional<std::string_view> content_type,
                                               std::string_view bytes);

}  // namespace lockstep

#endif
