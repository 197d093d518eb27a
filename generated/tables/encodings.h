// Generated from spec/tables/encodings.tsv and spec/encodings/ by the generator. Edit them, then run
// scripts/generate.
// The names and labels of the encodings, and the indexes in which their decoders look up code points.
#ifndef LOCKSTEP_GENERATED_TABLES_ENCODINGS_H
#define LOCKSTEP_GENERATED_TABLES_ENCODINGS_H

#include <cstdint>
#include <string_view>

#include "encoding/index.h"
#include "lockstep/generated/encodings.h"

namespace lockstep::detail {

extern const std::string_view encoding_names[kEncodings];

// Sorted by their bytes.
inline constexpr int kEncodingLabels = 228;
extern const std::string_view encoding_labels[kEncodingLabels];
extern const Encoding label_encodings[kEncodingLabels];

// The suggested defaults by language (spec/tables/locale-encodings.tsv): tags in lower case, sorted.
struct LocaleEncoding {
  std::string_view language;
  Encoding encoding;
};
inline constexpr int kLocaleEncodings = 39;
extern const LocaleEncoding locale_encodings[kLocaleEncodings];

// By encoding: which of the single-byte indexes it uses; -1 if it is not a single-byte encoding.
extern const std::int8_t single_byte_index_of[kEncodings];
extern const SingleByteIndex single_byte_indexes[27];

extern const Index<0, 23940> index_gb18030;
extern const Index<942, 18840> index_big5;
extern const Index<0, 11104> index_jis0208;
extern const Index<108, 7103> index_jis0212;
extern const Index<0, 23750> index_euc_kr;
extern const Index<0, 63> index_iso_2022_jp_katakana;

// A bit for each pointer of index Big5: whether 0x20000 is to be added to its code point.
extern const std::uint32_t index_big5_plane_2[589];

// Index gb18030 ranges, without the last range: where each range begins.
inline constexpr int kGb18030Ranges = 206;
extern const std::uint16_t gb18030_range_pointers[kGb18030Ranges];
extern const std::uint16_t gb18030_range_code_points[kGb18030Ranges];

}  // namespace lockstep::detail

#endif
