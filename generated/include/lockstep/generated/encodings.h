// Generated from spec/tables/encodings.tsv by the generator. Edit the table, then run scripts/generate.
// The encodings, by number.
#ifndef LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_ENCODINGS_H
#define LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_ENCODINGS_H

#include <cstdint>

namespace lockstep {

// The encodings (https://encoding.spec.whatwg.org/#names-and-labels), in the Standard's order.
enum class Encoding : std::uint8_t {
  utf_8,
  ibm866,
  iso_8859_2,
  iso_8859_3,
  iso_8859_4,
  iso_8859_5,
  iso_8859_6,
  iso_8859_7,
  iso_8859_8,
  iso_8859_8_i,
  iso_8859_10,
  iso_8859_13,
  iso_8859_14,
  iso_8859_15,
  iso_8859_16,
  koi8_r,
  koi8_u,
  macintosh,
  windows_874,
  windows_1250,
  windows_1251,
  windows_1252,
  windows_1253,
  windows_1254,
  windows_1255,
  windows_1256,
  windows_1257,
  windows_1258,
  x_mac_cyrillic,
  gbk,
  gb18030,
  big5,
  euc_jp,
  iso_2022_jp,
  shift_jis,
  euc_kr,
  replacement,
  utf_16be,
  utf_16le,
  x_user_defined,
};
// The number of encodings.
inline constexpr int kEncodings = 40;

}  // namespace lockstep

#endif
