// The inverse of the decoders' indexes.
#include "encoding/encoder_index.h"

#include <algorithm>
#include <iterator>

#include "tables/encodings.h"

namespace lockstep::detail {

namespace {

constexpr std::uint32_t pair_of(std::uint32_t lead, std::uint32_t trail) { return lead << 8 | trail; }

constexpr std::uint32_t kEuroSign = 0x20AC, kYenSign = 0xA5, kOverline = 0x203E, kMinusSign = 0x2212,
                        kFullwidthHyphen = 0xFF0D, kHalfwidthKatakana = 0xFF61,
                        kHalfwidthKatakanaEnd = 0xFFA0;

// Returns the code point of a SingleByteIndex entry that is not 0.
std::uint32_t code_of_utf_8(std::uint32_t entry) {
  if (entry >> 24 == 2) return (entry & 0x1F) << 6 | (entry >> 8 & 0x3F);
  return (entry & 0xF) << 12 | (entry >> 8 & 0x3F) << 6 | (entry >> 16 & 0x3F);
}

}  // namespace

EncoderIndex::EncoderIndex(Encoding encoding) : bytes_(kBlock) {
  switch (encoding) {
    case Encoding::gbk:
    case Encoding::gb18030:
      add_gb18030(encoding == Encoding::gbk);
      return;
    case Encoding::big5:
      add_big5();
      return;
    case Encoding::euc_jp:
    case Encoding::iso_2022_jp:
    case Encoding::shift_jis:
      add_japanese(encoding);
      return;
    case Encoding::euc_kr:
      // https://encoding.spec.whatwg.org/#euc-kr-encoder
      add_index(index_euc_kr, 0, UINT32_MAX, 190, 0x81, [](std::uint32_t trail) { return trail + 0x41; });
      return;
    case Encoding::x_user_defined:
      // https://encoding.spec.whatwg.org/#x-user-defined-encoder
      for (std::uint32_t byte = 0x80; byte <= 0xFF; ++byte) add(0xF780 - 0x80 + byte, byte);
      return;
    default:
      add_single_byte(encoding);
      return;
  }
}

std::uint16_t& EncoderIndex::entry(std::uint32_t code) {
  std::uint16_t& block = block_of_[code / kBlock];
  if (block == 0) {
    block = static_cast<std::uint16_t>(bytes_.size() / kBlock);
    bytes_.resize(bytes_.size() + kBlock);
  }
  return bytes_[std::size_t{block} * kBlock + code % kBlock];
}

void EncoderIndex::add(std::uint32_t code, std::uint32_t bytes) {
  std::uint16_t& known = entry(code);
  if (known == 0) known = static_cast<std::uint16_t>(bytes);
}

template <class Index, class Trail>
void EncoderIndex::add_index(const Index& index, std::uint32_t first, std::uint32_t last,
                             std::uint32_t trails, std::uint32_t lead, Trail trail) {
  const std::uint32_t end = Index::first_pointer + static_cast<std::uint32_t>(std::size(index.code_points));
  for (std::uint32_t p = std::max(first, Index::first_pointer); p < std::min(last, end); ++p)
    if (const std::uint32_t code = index[p]; code != 0)
      add(code, pair_of(lead + p / trails, trail(p % trails)));
}

// https://encoding.spec.whatwg.org/#single-byte-encoder
void EncoderIndex::add_single_byte(Encoding encoding) {
  const SingleByteIndex& index = single_byte_indexes[single_byte_index_of[static_cast<int>(encoding)]];
  for (std::uint32_t i = 0; i < 128; ++i)
    if (index.utf_8[i] != 0) add(code_of_utf_8(index.utf_8[i]), 0x80 + i);
}

// https://encoding.spec.whatwg.org/#gb18030-encoder
void EncoderIndex::add_gb18030(bool is_gbk) {
  if (is_gbk) add(kEuroSign, 0x80);
  // Step 5, whose table keeps the mappings of the 2005 edition.
  struct Run {
    std::uint32_t code, bytes, length;
  };
  constexpr Run kRuns[] = {{0xE78D, 0xA6D9, 7}, {0xE794, 0xA6EC, 2}, {0xE796, 0xA6F3, 1}, {0xE81E, 0xFE59, 1},
                           {0xE826, 0xFE61, 1}, {0xE82B, 0xFE66, 2}, {0xE832, 0xFE6D, 1}, {0xE843, 0xFE7E, 1},
                           {0xE854, 0xFE90, 1}, {0xE864, 0xFEA0, 1}};
  for (const Run& run : kRuns)
    for (std::uint32_t i = 0; i < run.length; ++i) add(run.code + i, run.bytes + i);
  add_index(index_gb18030, 0, UINT32_MAX, 190, 0x81,
            [](std::uint32_t trail) { return trail + (trail < 0x3F ? 0x40u : 0x41u); });
}

// https://encoding.spec.whatwg.org/#big5-encoder, https://encoding.spec.whatwg.org/#index-big5-pointer
void EncoderIndex::add_big5() {
  constexpr std::uint32_t kFirst = (0xA1 - 0x81) * 157;
  constexpr std::uint32_t kLastPointers[] = {0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345};
  const std::uint32_t end =
      index_big5.first_pointer + static_cast<std::uint32_t>(std::size(index_big5.code_points));
  for (std::uint32_t p = kFirst; p < end; ++p) {
    std::uint32_t code = index_big5[p];
    if (code == 0) continue;
    const std::uint32_t place = p - index_big5.first_pointer, trail = p % 157;
    if ((index_big5_plane_2[place / 32] >> place % 32 & 1) != 0) code += 0x20000;
    if (std::find(std::begin(kLastPointers), std::end(kLastPointers), code) != std::end(kLastPointers))
      entry(code) = 0;
    add(code, pair_of(0x81 + p / 157, trail + (trail < 0x3F ? 0x40u : 0x62u)));
  }
}

// https://encoding.spec.whatwg.org/#euc-jp-encoder, https://encoding.spec.whatwg.org/#iso-2022-jp-encoder,
// https://encoding.spec.whatwg.org/#shift_jis-encoder
void EncoderIndex::add_japanese(Encoding encoding) {
  const bool is_shift_jis = encoding == Encoding::shift_jis, is_euc_jp = encoding == Encoding::euc_jp;
  if (is_shift_jis) {
    add(0x80, 0x80);
    const auto trail = [](std::uint32_t t) { return t + (t < 0x3F ? 0x40u : 0x41u); };
    // https://encoding.spec.whatwg.org/#index-shift_jis-pointer. Leads from 0x1F on have another offset.
    add_index(index_jis0208, 0, 0x1F * 188, 188, 0x81, trail);
    add_index(index_jis0208, 0x1F * 188, 8272, 188, 0xC1, trail);
    add_index(index_jis0208, 8836, UINT32_MAX, 188, 0xC1, trail);
  } else {
    const std::uint32_t base = is_euc_jp ? 0xA1 : 0x21;
    add_index(index_jis0208, 0, 94 * 94, 94, base, [base](std::uint32_t trail) { return trail + base; });
  }
  if (is_shift_jis || is_euc_jp) {
    entry(kYenSign) = 0x5C;
    entry(kOverline) = 0x7E;
  }
  for (std::uint32_t code = kHalfwidthKatakana; code < kHalfwidthKatakanaEnd; ++code) {
    const std::uint32_t byte = code - kHalfwidthKatakana + 0xA1;
    entry(code) = static_cast<std::uint16_t>(
        is_shift_jis ? byte
        : is_euc_jp  ? pair_of(0x8E, byte)
                     : bytes(static_cast<char32_t>(index_iso_2022_jp_katakana[code - kHalfwidthKatakana])));
  }
  entry(kMinusSign) = static_cast<std::uint16_t>(bytes(kFullwidthHyphen));
}

// https://encoding.spec.whatwg.org/#gb18030-encoder, from step 9 on, and
// https://encoding.spec.whatwg.org/#index-gb18030-ranges-pointer
std::uint32_t gb18030_four_bytes(char32_t code) {
  if (code == 0xE5E5) return 0;  // step 3
  std::uint32_t pointer = 7457;
  if (code >= 0x10000) {
    pointer = static_cast<std::uint32_t>(code) - 0x10000 + 189000;
  } else if (code != 0xE7C7) {
    const std::uint16_t* const range =
        std::upper_bound(std::begin(gb18030_range_code_points), std::end(gb18030_range_code_points), code) -
        1;
    pointer =
        gb18030_range_pointers[range - gb18030_range_code_points] + static_cast<std::uint32_t>(code) - *range;
  }
  return (pointer / 12600 + 0x81) << 24 | (pointer / 1260 % 10 + 0x30) << 16 |
         (pointer / 10 % 126 + 0x81) << 8 | (pointer % 10 + 0x30);
}

}  // namespace lockstep::detail
