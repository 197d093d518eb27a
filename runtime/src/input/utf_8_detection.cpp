// Detecting UTF-8, and waiting for enough input to sniff the encoding.
#include "input/utf_8_detection.h"

#include <algorithm>

#include "encoding/ascii.h"
#include "encoding/utf_8.h"

namespace lockstep::detail {

namespace {

// The number of bytes to examine, from the first one outside ASCII on. In a legacy encoding this many are
// rarely well-formed UTF-8 by chance.
constexpr std::size_t kExaminedBytes = 1024;

}  // namespace

MaybeEncoding detect_utf_8(std::string_view bytes) {
  bytes = bytes.substr(0, kDetectionBytes);
  bytes = bytes.substr(ascii_prefix(bytes)).substr(0, kExaminedBytes);
  const std::size_t good = well_formed_prefix(bytes, false);
  // Only ASCII, or a character that may have been cut off.
  if (good == 0) return std::nullopt;
  return good == bytes.size() || ill_formed_sequence(bytes.substr(good), false).cut
             ? MaybeEncoding(Encoding::utf_8)
             : std::nullopt;
}

bool SniffingWait::is_over(std::string_view bytes, const EncodingOptions& options,
                           const EditionEntry& entry) {
  // Three bytes are enough for a byte order mark.
  if (bytes.size() < std::max<std::size_t>(options.prescan_bytes, 3)) return false;
  if (!detects_utf_8(options) || bytes.size() >= kDetectionBytes) return true;
  ascii_ += ascii_prefix(bytes.substr(ascii_));
  if (ascii_ != bytes.size() && bytes.size() - ascii_ >= kExaminedBytes) return true;
  if (!undeclared_) {
    EncodingOptions declared = options;
    declared.detect = nullptr;
    declared.detect_utf_8 = false;
    const std::string_view searched = bytes.substr(0, options.prescan_bytes);
    undeclared_ = entry.sniff(bytes, searched, declared, nullptr).source == EncodingSource::fallback;
  }
  return !undeclared_;
}

}  // namespace lockstep::detail
