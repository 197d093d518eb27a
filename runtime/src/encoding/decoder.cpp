// The Decoder: byte order marks, and sequences split across pieces of the input.
#include <algorithm>
#include <cstring>

#include "encoding/ascii_compatible.h"
#include "encoding/byte_order_mark.h"
#include "encoding/decoder_access.h"
#include "encoding/decoders.h"
#include "lockstep/encoding.h"
#include "tables/encodings.h"
#include "text/ascii.h"
#include "text/characters.h"
#include "text/utf_8.h"

namespace lockstep::encoding {

using namespace lockstep::detail;

namespace {

// The number of bytes to decode before their text is appended to the output: few enough that the text is
// still in the cache.
constexpr std::size_t kBlock = 4096;

}  // namespace

Decoder::Decoder(Encoding encoding, DecodeOptions options)
    : encoding_(encoding), options_(options), at_start_(options.bom != Bom::keep) {}

bool Decoder::write(std::string_view chunk, std::string& out) { return feed(chunk, false, out); }

bool Decoder::finish(std::string& out) { return feed({}, true, out); }

template <class Output>
bool Decoder::feed(std::string_view chunk, bool last, Output& out) {
  if (failed_ || (at_start_ && !look_for_bom(chunk, last))) return !failed_;
  if (held_back_ != 0) {
    // Decodes the bytes held back together with enough bytes to complete them and a few more, so that
    // everything held back afterwards is in the chunk.
    char joined[8];
    std::memcpy(joined, bytes_held_back_, held_back_);
    const std::size_t added = std::min(chunk.size(), sizeof joined - held_back_);
    std::copy_n(chunk.data(), added, joined + held_back_);
    const std::string_view both(joined, held_back_ + added);
    const std::size_t used = run(both, last && added == chunk.size(), out);
    if (failed_) return false;
    if (used < held_back_) {
      held_back_ = static_cast<std::uint8_t>(both.copy(bytes_held_back_, 3, used));
      return true;
    }
    chunk.remove_prefix(used - held_back_);
    held_back_ = 0;
  }
  chunk.remove_prefix(run(chunk, last, out));
  if (!failed_) held_back_ = static_cast<std::uint8_t>(chunk.copy(bytes_held_back_, 3));
  return !failed_;
}

// Takes bytes from the chunk and holds them back while they may be a byte order mark. Returns false if more
// bytes are needed.
bool Decoder::look_for_bom(std::string_view& chunk, bool last) {
  for (;;) {
    const std::string_view seen(bytes_held_back_, held_back_);
    bool may_be = false;
    for (const ByteOrderMark& mark : kByteOrderMarks) {
      if (options_.bom == Bom::remove && mark.encoding != encoding_) continue;
      if (seen == mark.bytes) {
        encoding_ = mark.encoding;
        consumed_ = held_back_;
        held_back_ = 0;
        at_start_ = false;
        return true;
      }
      may_be = may_be || mark.bytes.starts_with(seen);
    }
    if (!may_be || last) break;
    if (chunk.empty()) return false;
    bytes_held_back_[held_back_++] = chunk.front();
    chunk.remove_prefix(1);
  }
  at_start_ = false;
  return true;
}

// Decodes the complete sequences, or everything if `last`, and returns the number of bytes decoded.
template <class Output>
std::size_t Decoder::run(std::string_view bytes, bool last, Output& out) {
  const std::uint64_t before = consumed_;
  if (encoding_ == Encoding::utf_8) return run_utf_8(bytes, last, out);
  char text[kBlock * 3 + 16];
  while (!bytes.empty()) {
    if (is_ascii_compatible(encoding_)) {
      const std::size_t ascii = ascii_prefix(bytes);
      out.append(bytes.substr(0, ascii));
      bytes.remove_prefix(ascii);
      consumed_ += ascii;
    }
    const std::size_t size = std::min(bytes.size(), kBlock);
    const bool is_rest = size == bytes.size();
    Block block{bytes.data(), bytes.data() + size, text, last && is_rest,
                options_.errors == ErrorMode::fatal};
    decode_block(block, encoding_, state_);
    out.append(std::string_view(text, static_cast<std::size_t>(block.out - text)));
    const auto used = static_cast<std::size_t>(block.p - bytes.data());
    bytes.remove_prefix(used);
    consumed_ += used;
    failed_ = block.failed;
    if (failed_ || is_rest) break;
  }
  return static_cast<std::size_t>(consumed_ - before);
}

template <class Output>
std::size_t Decoder::run_utf_8(std::string_view bytes, bool last, Output& out) {
  std::size_t used;
  if (options_.errors == ErrorMode::replacement) {
    used = bytes.size() - append_repaired(out, bytes, false, last);
  } else {
    used = well_formed_prefix(bytes, false);
    out.append(bytes.substr(0, used));
    const std::string_view rest = bytes.substr(used);
    failed_ = !rest.empty() && (last || !ill_formed_sequence(rest, false).cut);
  }
  consumed_ += used;
  return used;
}

Decoded decode(std::string_view bytes, Encoding encoding, DecodeOptions options) {
  Decoded result;
  result.text.reserve(bytes.size());
  Decoder decoder(encoding, options);
  if (decoder.write(bytes, result.text)) decoder.finish(result.text);
  result.encoding = decoder.encoding();
  result.error_offset = decoder.error_offset();
  return result;
}

}  // namespace lockstep::encoding

namespace lockstep::detail {

void DecoderAccess::write(encoding::Decoder& decoder, std::string_view chunk, TextStore& out) {
  decoder.feed(chunk, false, out);
}
void DecoderAccess::finish(encoding::Decoder& decoder, TextStore& out) { decoder.feed({}, true, out); }

}  // namespace lockstep::detail
