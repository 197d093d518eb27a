// Detects undeclared legacy encodings from language statistics. The models take about 90 KB and are linked
// only into programs that use these functions.
#ifndef LOCKSTEP_DETECTION_H
#define LOCKSTEP_DETECTION_H

#include "lockstep/detail/cpp20.h"

#include <optional>
#include <string_view>

#include "lockstep/encoding.h"
#include "lockstep/export.h"
#include "lockstep/options.h"

namespace lockstep {

// Returns a detector for EncodingOptions::detect_legacy:
//
//   lockstep::EncodingOptions options;
//   options.detect_legacy = lockstep::legacy_detector("jp");
//
// Encodings that are likely for pages of the top-level domain need less evidence. Pass the domain in
// lowercase, without a dot; pass an empty string if it is unknown. O(log of the number of domains)
LOCKSTEP_EXPORT LegacyDetector legacy_detector(std::string_view top_level_domain = {});

// Returns the legacy encoding that the bytes are most likely in, or nullopt if they are plain ASCII or do not
// look like text. Compares how likely the first 512 non-ASCII bytes and their neighbors are in each encoding;
// all other bytes, and therefore most markup, are ignored. Detects windows-1250 to windows-1258, windows-874,
// ISO-8859-2, -4, -5, -6, -7 and -13, KOI8-U (also for KOI8-R), IBM866, Shift_JIS, EUC-JP, ISO-2022-JP,
// EUC-KR, GBK and Big5; never UTF-8. docs/reference/detection.md says how often the result is right. O(bytes)
LOCKSTEP_EXPORT std::optional<Encoding> detect_legacy_encoding(std::string_view bytes,
                                                               std::string_view top_level_domain = {});

}  // namespace lockstep

#endif
