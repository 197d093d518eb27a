// Names, labels and byte order marks of encodings: a separate file, so that a program that decodes nothing
// links no decoders.
#include <algorithm>
#include <iterator>

#include "encoding/byte_order_mark.h"
#include "lockstep/encoding.h"
#include "tables/encodings.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/spaces.h"

namespace lockstep::encoding {

using namespace lockstep::detail;

std::optional<Encoding> bom_sniff(std::string_view bytes) {
  for (const ByteOrderMark& mark : kByteOrderMarks)
    if (bytes.starts_with(mark.bytes)) return mark.encoding;
  return std::nullopt;
}

Encoding output_encoding(Encoding encoding) {
  const bool has_encoder =
      encoding != Encoding::utf_16be && encoding != Encoding::utf_16le && encoding != Encoding::replacement;
  return has_encoder ? encoding : Encoding::utf_8;
}

std::string_view name(Encoding encoding) { return encoding_names[static_cast<int>(encoding)]; }

std::span<const std::string_view> labels() { return encoding_labels; }

std::optional<Encoding> find(std::string_view label) {
  label = without_spaces_around(label);
  char lower[64];
  if (label.size() > sizeof lower) return std::nullopt;
  std::transform(label.begin(), label.end(), lower, ascii_lowercase);
  const std::string_view wanted(lower, label.size());
  const auto found = std::lower_bound(std::begin(encoding_labels), std::end(encoding_labels), wanted);
  if (found == std::end(encoding_labels) || *found != wanted) return std::nullopt;
  return label_encodings[found - encoding_labels];
}

}  // namespace lockstep::encoding
