// Decoding bytes while recording the offsets of each character.
#include "input/locating_decoder.h"

#include "encoding/ascii_compatible.h"
#include "text/ascii.h"
#include "text/utf_8.h"

namespace lockstep::detail {

namespace {

// `decoded` resulted from `bytes` in one step: a malformed sequence, followed by bytes that were decoded
// again. Returns where in `bytes` the character at `offset` in `decoded` begins; 0 if no character begins
// there.
std::size_t place_of(std::string_view decoded, std::size_t offset, std::string_view bytes,
                     Encoding encoding) {
  for (std::size_t place = 1; place < bytes.size(); ++place) {
    std::string rest;
    encoding::Decoder decoder(encoding, {.bom = encoding::Bom::keep});
    decoder.write(bytes.substr(place), rest);
    if (rest == decoded.substr(offset) && decoder.consumed() == bytes.size() - place) return place;
  }
  return 0;
}

}  // namespace

std::size_t LocatingDecoder::step(std::string_view bytes, std::string& text, OffsetMap& offsets) {
  if (repairs_) return repair(bytes, text, offsets);
  std::size_t size = 0;
  if (started_ && held_.empty()) {
    if (decoder_.encoding() == Encoding::utf_8) {
      repairs_ = true;  // no byte order mark can follow
      return repair(bytes, text, offsets);
    }
    // Between two sequences, a run of ASCII is decoded as a whole.
    if (is_ascii_compatible(decoder_.encoding())) size = ascii_prefix(bytes);
  }
  started_ = true;
  if (size != 0) {
    decoder_.write(bytes.substr(0, size), text);
    consumed_ = decoder_.consumed();
    offsets.add_same(size);
    return size;
  }
  // Byte by byte: a sequence yields its character when its last byte is written.
  const std::size_t before = text.size();
  decoder_.write(bytes.substr(0, 1), text);
  held_ += bytes.front();
  note(std::string_view(text).substr(before), offsets);
  return 1;
}

void LocatingDecoder::finish(std::string& text, OffsetMap& offsets) {
  if (repairs_) {
    append_repaired(text, held_, allow_surrogates_, true, &offsets);
  } else {
    const std::size_t before = text.size();
    decoder_.finish(text);
    note(std::string_view(text).substr(before), offsets);
  }
  held_.clear();
}

std::size_t LocatingDecoder::repair(std::string_view bytes, std::string& text, OffsetMap& offsets) {
  const bool alone = held_.empty();
  if (!alone) held_ += bytes.front();
  const std::string_view whole = alone ? bytes : held_;
  const std::size_t rest = append_repaired(text, whole, allow_surrogates_, false, &offsets);
  held_ = std::string(whole.substr(whole.size() - rest));
  return alone ? bytes.size() : 1;
}

// Records the offsets of text that the decoder produced from bytes held back.
void LocatingDecoder::note(std::string_view decoded, OffsetMap& offsets) {
  const auto used = static_cast<std::size_t>(decoder_.consumed() - consumed_);
  consumed_ = decoder_.consumed();
  const std::string_view made_of = std::string_view(held_).substr(0, used);
  // Usually one character. There are several for a malformed sequence followed by bytes that are decoded
  // again, and for a sequence that yields two characters.
  std::size_t made_before = 0, used_before = 0;
  for (std::size_t next = 1; next <= decoded.size(); ++next) {
    const bool inside = next != decoded.size() && (static_cast<unsigned char>(decoded[next]) & 0xC0) == 0x80;
    const std::size_t place = inside ? 0
                              : next == decoded.size()
                                  ? used
                                  : place_of(decoded, next, made_of, decoder_.encoding());
    if (place == 0) continue;
    offsets.add(1, static_cast<std::uint16_t>(next - made_before),
                static_cast<std::uint16_t>(place - used_before));
    made_before = next;
    used_before = place;
  }
  if (decoded.empty()) offsets.skip(used);
  held_.erase(0, used);
}

}  // namespace lockstep::detail
