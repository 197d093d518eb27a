// The Encoder, and the encoders' steps that do not use indexes.
#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

#include "encoding/encoder_index.h"
#include "lockstep/encoding.h"
#include "text/ascii.h"
#include "text/utf_8.h"

namespace lockstep::encoding {

using namespace lockstep::detail;

namespace {

// The number of encoded bytes to collect before they are appended to the output: few enough to be still in
// the cache.
constexpr std::size_t kPiece = 4096;
// An upper bound on the bytes for a character: an ISO-2022-JP escape sequence and a character reference.
constexpr std::size_t kLongest = 16;

// The state of the ISO-2022-JP encoder.
enum Set : std::uint8_t { ascii, roman, jis0208 };

// Reads the character at `p`, which is well-formed and not ASCII. Advances `p` past it.
char32_t read_character(const char*& p) {
  const auto next = [&] { return static_cast<char32_t>(static_cast<unsigned char>(*p++)); };
  const char32_t lead = next();
  if (lead < 0xE0) return (lead & 0x1F) << 6 | (next() & 0x3F);
  char32_t code = lead < 0xF0 ? lead & 0xF : (lead & 7) << 6 | (next() & 0x3F);
  code = code << 6 | (next() & 0x3F);
  return code << 6 | (next() & 0x3F);
}

char* write_escape(char* to, char first, char second) {
  *to++ = 0x1B;
  *to++ = first;
  *to++ = second;
  return to;
}

bool is_ascii(char byte) { return static_cast<unsigned char>(byte) < 0x80; }

}  // namespace

Encoder::Encoder(Encoding encoding, EncodeOptions options)
    : encoding_(output_encoding(encoding)), options_(options) {}

bool Encoder::write(std::string_view chunk, std::string& out) {
  feed(chunk, false, out);
  return !failed_;
}

bool Encoder::finish(std::string& out) {
  feed({}, true, out);
  if (!failed_ && encoding_ == Encoding::iso_2022_jp && std::exchange(state_, ascii) != ascii)
    out.append("\x1B(B");
  return !failed_;
}

void Encoder::feed(std::string_view text, bool last, std::string& out) {
  if (failed_) return;
  if (held_back_ != 0) {
    // Encodes the bytes held back together with enough bytes to complete them.
    char joined[8];
    std::memcpy(joined, bytes_held_back_, held_back_);
    const std::size_t added = text.copy(joined + held_back_, sizeof joined - held_back_);
    const std::string_view both(joined, held_back_ + added);
    const std::size_t used = run(both, last && added == text.size(), out);
    if (failed_) return;
    if (used < held_back_) {
      held_back_ = static_cast<std::uint8_t>(both.copy(bytes_held_back_, 3, used));
      return;
    }
    text.remove_prefix(used - held_back_);
    held_back_ = 0;
  }
  text.remove_prefix(run(text, last, out));
  if (!failed_) held_back_ = static_cast<std::uint8_t>(text.copy(bytes_held_back_, 3));
}

// Encodes the complete characters, or everything if `last`, and returns the number of bytes encoded.
std::size_t Encoder::run(std::string_view text, bool last, std::string& out) {
  const std::uint64_t before = consumed_;
  if (encoding_ == Encoding::utf_8) {
    consumed_ += text.size() - append_repaired(out, text, false, last);
    return static_cast<std::size_t>(consumed_ - before);
  }
  while (!text.empty()) {
    const std::size_t good = well_formed_prefix(text, false);
    encode_well_formed(text.substr(0, good), out);
    text.remove_prefix(good);
    if (failed_ || text.empty()) break;
    const IllFormed bad = ill_formed_sequence(text, false);
    if (bad.cut && !last) break;
    const std::uint64_t start = consumed_;
    encode_well_formed(kReplacement, out);
    consumed_ = failed_ ? start : start + bad.length;
    if (failed_) break;
    text.remove_prefix(bad.length);
  }
  return static_cast<std::size_t>(consumed_ - before);
}

void Encoder::encode_well_formed(std::string_view text, std::string& out) {
  char buffer[kPiece + 2 * kLongest];
  const char* p = text.data();
  const char* const end = p + text.size();
  while (p != end && !failed_) {
    const char* const start = p;
    char* const to = encode_run(p, end, buffer, buffer + kPiece);
    out.append(buffer, to);
    consumed_ += static_cast<std::uint64_t>(p - start);
  }
}

// Encodes characters until the output reaches `to_end`; up to kLongest bytes may be written after it. Returns
// the end of the output. Advances `p` past the encoded text.
char* Encoder::encode_run(const char*& p, const char* end, char* to, const char* to_end) {
  while (p != end && to < to_end) {
    if (encoding_ == Encoding::iso_2022_jp) {
      const char* const start = p;
      const char32_t code = is_ascii(*p) ? static_cast<char32_t>(*p++) : read_character(p);
      to = encode_iso_2022_jp(code, to);
      if (failed_) {
        p = start;
        return to;
      }
      continue;
    }
    p = copy_ascii(p, p + std::min(end - p, to_end - to), to);
    if (p == end || to >= to_end) break;
    const EncoderIndex& index = this->index();
    while (p != end && !is_ascii(*p) && to < to_end) {
      const char* const start = p;
      const char32_t code = read_character(p);
      const std::uint32_t bytes = index.bytes(code);
      if (bytes > 0xFF) {
        *to++ = static_cast<char>(bytes >> 8);
        *to++ = static_cast<char>(bytes);
      } else if (bytes != 0) {
        *to++ = static_cast<char>(bytes);
      } else {
        to = encode_unencodable(code, to);
        if (failed_) {
          p = start;
          return to;
        }
      }
    }
  }
  return to;
}

// https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
char* Encoder::encode_iso_2022_jp(char32_t code, char* to) {
  const auto change_to = [&](Set set) {
    if (state_ == set) return;
    state_ = set;
    to = set == jis0208 ? write_escape(to, '$', 'B') : write_escape(to, '(', set == roman ? 'J' : 'B');
  };
  const bool is_of_roman = code == 0xA5 || code == 0x203E;
  if (code < 0x80) {
    const bool is_shift = code == 0x0E || code == 0x0F || code == 0x1B;
    if (state_ == jis0208 || (state_ == roman && (code == '\\' || code == '~'))) change_to(ascii);
    if (is_shift) return encode_unencodable(0xFFFD, to);
    *to++ = static_cast<char>(code);
  } else if (is_of_roman) {
    change_to(roman);
    *to++ = code == 0xA5 ? '\\' : '~';
  } else if (const std::uint32_t bytes = index().bytes(code); bytes != 0) {
    change_to(jis0208);
    *to++ = static_cast<char>(bytes >> 8);
    *to++ = static_cast<char>(bytes);
  } else {
    if (state_ == jis0208) change_to(ascii);
    to = encode_unencodable(code, to);
  }
  return to;
}

// Encodes a character that is not in the index: in gb18030, nearly all of these have four bytes.
char* Encoder::encode_unencodable(char32_t code, char* to) {
  const std::uint32_t bytes = encoding_ == Encoding::gb18030 ? gb18030_four_bytes(code) : 0;
  if (bytes != 0) {
    for (int shift = 24; shift >= 0; shift -= 8) *to++ = static_cast<char>(bytes >> shift);
  } else if (options_.errors == Unencodable::fatal) {
    failed_ = true;
  } else {
    // https://encoding.spec.whatwg.org/#concept-encoding-process
    *to++ = '&';
    *to++ = '#';
    to = std::to_chars(to, to + 7, static_cast<std::uint32_t>(code)).ptr;
    *to++ = ';';
  }
  return to;
}

const EncoderIndex& Encoder::index() {
  if (!index_) index_ = std::make_shared<const EncoderIndex>(encoding_);
  return *index_;
}

Encoded encode(std::string_view text, Encoding encoding, EncodeOptions options) {
  Encoded result;
  result.bytes.reserve(text.size());
  Encoder encoder(encoding, options);
  if (encoder.write(text, result.bytes)) encoder.finish(result.bytes);
  result.encoding = encoder.encoding();
  result.error_offset = encoder.error_offset();
  return result;
}

}  // namespace lockstep::encoding
