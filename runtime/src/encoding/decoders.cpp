// The decoders of the legacy encodings.
//
// The Standard describes these decoders byte by byte, with bytes that are restored to the input. Here they
// work on sequences: a reader knows how many bytes an error consumes, and leaves a sequence that is cut off
// by the end of the block for later. So most decoders need no state except the bytes held back.
#include "encoding/decoders.h"

#include <algorithm>

#include "tables/encodings.h"
#include "text/ascii.h"
#include "text/characters.h"
#include "text/small_tables.h"
#include "text/utf_8.h"

namespace lockstep::detail {

namespace {

using Byte = unsigned char;

constexpr bool is_in(Byte byte, int first, int last) { return byte >= first && byte <= last; }

// The result of reading a sequence, as the readers below return it.
struct Sequence {
  // Returned instead of a code point:
  static constexpr std::uint32_t kCut = 0;    // the block ends inside it
  static constexpr std::uint32_t kError = 1;  // it is malformed

  std::uint32_t code;
  std::size_t length;
};

constexpr Sequence kCutOff = {Sequence::kCut, 0};

// A sequence of two bytes; `code` is its code point in an index, or 0. If it is not in the index, an ASCII
// trail byte is not consumed, so that the parser sees it.
Sequence two_bytes(std::uint32_t code, Byte trail) {
  if (code != 0) [[likely]]
    return {code, 2};
  return {Sequence::kError, trail < 0x80 ? 1u : 2u};
}

// https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point; returns 0 for null
std::uint32_t gb18030_ranges_code_point(std::uint32_t pointer) {
  if ((pointer > 39419 && pointer < 189000) || pointer > 1237575) return 0;
  if (pointer == 7457) return 0xE7C7;
  if (pointer >= 189000) return 0x10000 + pointer - 189000;
  const std::uint16_t* const range =
      std::upper_bound(gb18030_range_pointers, gb18030_range_pointers + kGb18030Ranges, pointer) - 1;
  return gb18030_range_code_points[range - gb18030_range_pointers] + pointer - *range;
}

// Readers for the sequence at `p`, which is not ASCII. Only Big5 uses `out`.

// https://encoding.spec.whatwg.org/#gb18030-decoder, also for GBK
struct Gb18030 {
  static Sequence read(const Byte* p, const Byte* end, char*&) {
    const Byte first = p[0];
    if (first == 0x80) return {0x20AC, 1};
    if (first == 0xFF) return {Sequence::kError, 1};
    if (end - p < 2) return kCutOff;
    const Byte second = p[1];
    if (second < 0x40) return is_in(second, '0', '9') ? four(p, end) : Sequence{Sequence::kError, 1};
    if (second == 0x7F || second == 0xFF) return two_bytes(0, second);
    return two_bytes(index_gb18030[(first - 0x81u) * 190 + (second - (second < 0x7F ? 0x40u : 0x41u))],
                     second);
  }

  // If the third or fourth byte is wrong, only the first byte is consumed: the second is a digit, and the
  // third may begin a sequence.
  static Sequence four(const Byte* p, const Byte* end) {
    if (end - p < 3) return kCutOff;
    if (!is_in(p[2], 0x81, 0xFE)) return {Sequence::kError, 1};
    if (end - p < 4) return kCutOff;
    if (!is_in(p[3], '0', '9')) return {Sequence::kError, 1};
    const std::uint32_t code = gb18030_ranges_code_point(((p[0] - 0x81u) * 10 + (p[1] - 0x30u)) * 1260 +
                                                         (p[2] - 0x81u) * 10 + (p[3] - 0x30u));
    return {code != 0 ? code : Sequence::kError, 4};
  }
};

// https://encoding.spec.whatwg.org/#big5-decoder
struct Big5 {
  static Sequence read(const Byte* p, const Byte* end, char*& out) {
    const Byte lead = p[0];
    if (lead == 0x80 || lead == 0xFF) return {Sequence::kError, 1};
    if (end - p < 2) return kCutOff;
    const Byte trail = p[1];
    if (!is_in(trail, 0x40, 0x7E) && !is_in(trail, 0xA1, 0xFE)) return two_bytes(0, trail);
    const std::uint32_t pointer = (lead - 0x81u) * 157 + (trail - (trail < 0x7F ? 0x40u : 0x62u));
    std::uint32_t code = index_big5[pointer];
    if (code == 0) [[unlikely]]
      return two_bytes(two_code_points(pointer, out), trail);
    const std::uint32_t place = pointer - index_big5.first_pointer;
    if ((index_big5_plane_2[place / 32] >> place % 32 & 1) != 0) code += 0x20000;
    return {code, 2};
  }

  // Four pointers represent two code points each. Writes the first and returns the second; returns 0 for all
  // other pointers.
  static std::uint32_t two_code_points(std::uint32_t pointer, char*& out) {
    if (pointer != 1133 && pointer != 1135 && pointer != 1164 && pointer != 1166) return 0;
    write_utf_8(out, pointer < 1150 ? 0x00CA : 0x00EA);
    return pointer == 1133 || pointer == 1164 ? 0x0304 : 0x030C;
  }
};

// https://encoding.spec.whatwg.org/#euc-jp-decoder
struct EucJp {
  static Sequence read(const Byte* p, const Byte* end, char*&) {
    const Byte lead = p[0];
    if (!is_in(lead, 0xA1, 0xFE) && lead != 0x8E && lead != 0x8F) return {Sequence::kError, 1};
    if (end - p < 2) return kCutOff;
    const Byte trail = p[1];
    if (!is_in(trail, 0xA1, 0xFE)) return two_bytes(0, trail);
    if (lead == 0x8E) return two_bytes(trail <= 0xDF ? 0xFF61u - 0xA1 + trail : 0, trail);
    if (lead == 0x8F) return three(p, end);
    return two_bytes(index_jis0208[(lead - 0xA1u) * 94 + (trail - 0xA1u)], trail);
  }

  static Sequence three(const Byte* p, const Byte* end) {
    if (end - p < 3) return kCutOff;
    const bool in_range = is_in(p[2], 0xA1, 0xFE);
    Sequence sequence = two_bytes(in_range ? index_jis0212[(p[1] - 0xA1u) * 94 + (p[2] - 0xA1u)] : 0, p[2]);
    ++sequence.length;
    return sequence;
  }
};

// https://encoding.spec.whatwg.org/#shift_jis-decoder
struct ShiftJis {
  static Sequence read(const Byte* p, const Byte* end, char*&) {
    const Byte lead = p[0];
    if (is_in(lead, 0xA1, 0xDF)) return {0xFF61u - 0xA1 + lead, 1};
    if (lead == 0x80) return {0x80, 1};
    if (lead == 0xA0 || lead > 0xFC) return {Sequence::kError, 1};
    if (end - p < 2) return kCutOff;
    const Byte trail = p[1];
    if (!is_in(trail, 0x40, 0xFC) || trail == 0x7F) return two_bytes(0, trail);
    const std::uint32_t pointer =
        (lead - (lead < 0xA0 ? 0x81u : 0xC1u)) * 188 + (trail - (trail < 0x7F ? 0x40u : 0x41u));
    if (pointer >= 8836 && pointer <= 10715) return {0xE000u - 8836 + pointer, 2};
    return two_bytes(index_jis0208[pointer], trail);
  }
};

// https://encoding.spec.whatwg.org/#euc-kr-decoder
struct EucKr {
  static Sequence read(const Byte* p, const Byte* end, char*&) {
    const Byte lead = p[0];
    if (lead == 0x80 || lead == 0xFF) return {Sequence::kError, 1};
    if (end - p < 2) return kCutOff;
    const Byte trail = p[1];
    if (!is_in(trail, 0x41, 0xFE)) return two_bytes(0, trail);
    return two_bytes(index_euc_kr[(lead - 0x81u) * 190 + (trail - 0x41u)], trail);
  }
};

// Decodes ASCII, and the sequences that the reader reads.
template <class Reader>
void decode_multi_byte(Block& block) {
  const auto* const end = reinterpret_cast<const Byte*>(block.end);
  char* out = block.out;
  for (;;) {
    block.p = copy_ascii(block.p, block.end, out);
    if (block.p == block.end) break;
    const auto* p = reinterpret_cast<const Byte*>(block.p);
    Sequence sequence;
    do {
      sequence = Reader::read(p, end, out);
      if (sequence.code <= Sequence::kError) [[unlikely]]
        break;
      write_utf_8(out, sequence.code);
      p += sequence.length;
    } while (p != end && *p >= 0x80);
    block.p = reinterpret_cast<const char*>(p);
    if (sequence.code > Sequence::kError) continue;
    if (sequence.code == Sequence::kCut) {
      if (!block.last) break;
      sequence.length = static_cast<std::size_t>(end - p);
    }
    block.out = out;
    if (!block.error(sequence.length)) return;
    out = block.out;
  }
  block.out = out;
}

// Whether at most one of the fifteen bytes after the one at `p` is not ASCII. Always false without SSE2, and
// with LOCKSTEP_SMALL_TABLES, which saves code in programs that are loaded over a network.
bool is_alone([[maybe_unused]] const char* p, [[maybe_unused]] const char* end) {
#if LOCKSTEP_SSE2 && !LOCKSTEP_SMALL_TABLES
  if (end - p < 16) return false;
  const int others = _mm_movemask_epi8(load_16(p)) & 0xFFFE;
  return (others & (others - 1)) == 0;
#else
  return false;
#endif
}

// https://encoding.spec.whatwg.org/#single-byte-decoder. In non-Latin scripts, letters alternate with spaces
// too quickly for branch prediction, so all bytes of a group that is not all ASCII take the same path.
// Accented Latin letters are rarer and are decoded one by one.
void decode_single_byte(Block& block, const SingleByteIndex& index) {
  const char* p = block.p;
  char* out = block.out;
  for (;;) {
    const char* const ascii = p;
    p = copy_ascii(p, block.end, out);
    const bool is_one = p - ascii >= 3 && is_alone(p, block.end);
    const char* const group_end = p + (is_one ? 1 : std::min<std::ptrdiff_t>(16, block.end - p));
    if (p == group_end) break;
    for (; p != group_end; ++p) {
      const std::uint32_t byte = static_cast<Byte>(*p);
      const std::uint32_t is_high = 0u - (byte >> 7);
      const std::uint32_t entry = (index.utf_8[byte & 0x7F] & is_high) | ((1u << 24 | byte) & ~is_high);
      if (entry == 0) [[unlikely]]
        break;
      for (int i = 0; i < 4; ++i) out[i] = static_cast<char>(entry >> 8 * i);
      out += entry >> 24;
    }
    if (p == group_end) continue;
    block.p = p;
    block.out = out;
    if (!block.error(1)) return;
    p = block.p;
    out = block.out;
  }
  block.p = p;
  block.out = out;
}

// https://encoding.spec.whatwg.org/#x-user-defined-decoder
constexpr SingleByteIndex x_user_defined_index = [] {
  std::uint16_t code_points[128] = {};
  for (int i = 0; i < 128; ++i) code_points[i] = static_cast<std::uint16_t>(0xF780 + i);
  return SingleByteIndex(code_points);
}();

// https://encoding.spec.whatwg.org/#shared-utf-16-decoder
template <bool big_endian>
void decode_utf_16(Block& block) {
  const auto unit_at = [](const char* p) {
    const std::uint32_t first = static_cast<Byte>(p[0]), second = static_cast<Byte>(p[1]);
    return big_endian ? first << 8 | second : second << 8 | first;
  };
  const char* p = block.p;
  char* out = block.out;
  const auto error = [&](std::size_t length) {
    block.p = p;
    block.out = out;
    const bool keep_decoding = block.error(length);
    p = block.p;
    out = block.out;
    return keep_decoding;
  };
  for (;;) {
#if LOCKSTEP_SSE2
    while (block.end - p >= 16) {
      __m128i units = load_16(p);
      if constexpr (big_endian) units = _mm_or_si128(_mm_slli_epi16(units, 8), _mm_srli_epi16(units, 8));
      const __m128i beyond = _mm_and_si128(units, _mm_set1_epi16(static_cast<short>(0xFF80)));
      if (_mm_movemask_epi8(_mm_cmpeq_epi8(beyond, _mm_setzero_si128())) != 0xFFFF) break;
      _mm_storel_epi64(reinterpret_cast<__m128i*>(out), _mm_packus_epi16(units, units));
      p += 16;
      out += 8;
    }
#endif
    std::uint32_t unit = 0x80;
    while (block.end - p >= 2 && unit >= 0x80) {
      unit = unit_at(p);
      if (unit < 0x80) {
        *out++ = static_cast<char>(unit);
      } else if ((unit & 0xF800) != 0xD800) [[likely]] {
        write_utf_8(out, unit);
      } else if (unit >= 0xDC00) {
        if (!error(2)) return;
        continue;
      } else {
        if (block.end - p < 4) break;
        const std::uint32_t trail = unit_at(p + 2);
        if ((trail & 0xFC00) != 0xDC00) {
          if (!error(2)) return;
          continue;
        }
        write_utf_8(out, 0x10000 + ((unit - 0xD800) << 10) + (trail - 0xDC00));
        p += 2;
      }
      p += 2;
    }
    if (unit >= 0x80) break;
  }
  // At most a leading surrogate and a single byte remain. At the end of the input, these are one error.
  if (block.last && p != block.end && !error(static_cast<std::size_t>(block.end - p))) return;
  block.p = p;
  block.out = out;
}

// https://encoding.spec.whatwg.org/#replacement-decoder. The state tells whether the error has been returned.
void decode_replacement(Block& block, std::uint8_t& state) {
  if (block.p == block.end || (state == 0 && !block.error(1))) return;
  state = 1;
  block.p = block.end;
}

// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder. Its state is the decoder output state and the output
// flag; the bytes held back represent the Standard's other states.
class Iso2022Jp {
 public:
  Iso2022Jp(Block& block, std::uint8_t state)
      : block_(block), set_(static_cast<Set>(state & 3)), output_((state & kOutput) != 0) {}

  std::uint8_t state() const { return static_cast<std::uint8_t>(set_ | (output_ ? kOutput : 0)); }

  void run() {
    while (block_.p != block_.end) {
      if (*block_.p == kEscape) {
        if (!escape()) return;
        continue;
      }
      if (set_ == leading_byte ? !two_bytes_run() : !one_byte_run()) return;
    }
  }

 private:
  enum Set : std::uint8_t { ascii, roman, katakana, leading_byte };
  static constexpr std::uint8_t kOutput = 4;
  static constexpr char kEscape = 0x1B;
  static constexpr ByteSet kNotAscii = [] {
    ByteSet set{};
    for (int c = 0x80; c < 0x100; ++c) set.add(c);
    for (const int c : {0x0E, 0x0F, 0x1B}) set.add(c);
    set.find_ranges();
    return set;
  }();

  std::ptrdiff_t left() const { return block_.end - block_.p; }

  // The functions below return false to stop decoding.

  bool error(std::size_t length) {
    output_ = false;
    return block_.error(length);
  }

  // Called at an escape byte. If no escape sequence begins there, only that byte is consumed.
  bool escape() {
    if (left() < 2) return block_.last && error(1);
    const char first = block_.p[1];
    if (first != '$' && first != '(') return error(1);
    if (left() < 3) return block_.last && error(1);
    const char second = block_.p[2];
    if (first == '(' && second == 'B')
      set_ = ascii;
    else if (first == '(' && second == 'J')
      set_ = roman;
    else if (first == '(' && second == 'I')
      set_ = katakana;
    else if (first == '$' && (second == '@' || second == 'B'))
      set_ = leading_byte;
    else
      return error(1);
    // Two escape sequences with nothing between them are an error.
    const bool twice = output_;
    if (twice && !error(3)) return false;
    if (!twice) block_.p += 3;
    output_ = true;
    return true;
  }

  // Called at a byte that is not ESC: decodes up to the next ESC.
  bool one_byte_run() {
    output_ = false;
    while (block_.p != block_.end && *block_.p != kEscape) {
      if (set_ == ascii) {
        const char* const run_end = skip_run<kNotAscii>(block_.p, block_.end);
        block_.out = std::copy(block_.p, run_end, block_.out);
        block_.p = run_end;
        if (block_.p == block_.end || *block_.p == kEscape) break;
      }
      const auto byte = static_cast<Byte>(*block_.p);
      if (set_ == katakana ? !is_in(byte, 0x21, 0x5F) : kNotAscii[*block_.p]) {
        if (!block_.error(1)) return false;
        continue;
      }
      if (set_ == katakana)
        write_utf_8(block_.out, 0xFF61u - 0x21 + byte);
      else if (byte == 0x5C)
        write_utf_8(block_.out, 0xA5);
      else if (byte == 0x7E)
        write_utf_8(block_.out, 0x203E);
      else
        *block_.out++ = *block_.p;
      ++block_.p;
    }
    return true;
  }

  bool two_bytes_run() {
    while (block_.p != block_.end && *block_.p != kEscape) {
      const auto lead = static_cast<Byte>(block_.p[0]);
      if (!is_in(lead, 0x21, 0x7E)) {
        if (!error(1)) return false;
        continue;
      }
      if (left() < 2) return block_.last && error(1);
      const auto trail = static_cast<Byte>(block_.p[1]);
      const std::uint32_t code =
          is_in(trail, 0x21, 0x7E) ? index_jis0208[(lead - 0x21u) * 94 + (trail - 0x21u)] : 0;
      if (code == 0) [[unlikely]] {
        if (!error(trail == kEscape ? 1 : 2)) return false;
        continue;
      }
      output_ = false;
      write_utf_8(block_.out, code);
      block_.p += 2;
    }
    return true;
  }

  Block& block_;
  Set set_;
  bool output_;
};

}  // namespace

void decode_block(Block& block, Encoding encoding, std::uint8_t& state) {
  switch (encoding) {
    case Encoding::gbk:
    case Encoding::gb18030:
      return decode_multi_byte<Gb18030>(block);
    case Encoding::big5:
      return decode_multi_byte<Big5>(block);
    case Encoding::euc_jp:
      return decode_multi_byte<EucJp>(block);
    case Encoding::shift_jis:
      return decode_multi_byte<ShiftJis>(block);
    case Encoding::euc_kr:
      return decode_multi_byte<EucKr>(block);
    case Encoding::iso_2022_jp: {
      Iso2022Jp decoder(block, state);
      decoder.run();
      state = decoder.state();
      return;
    }
    case Encoding::replacement:
      return decode_replacement(block, state);
    case Encoding::utf_16be:
      return decode_utf_16<true>(block);
    case Encoding::utf_16le:
      return decode_utf_16<false>(block);
    case Encoding::x_user_defined:
      return decode_single_byte(block, x_user_defined_index);
    default:
      return decode_single_byte(block, single_byte_indexes[single_byte_index_of[static_cast<int>(encoding)]]);
  }
}

}  // namespace lockstep::detail
