#include "input/decoded_offsets.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "encoding/ascii.h"

namespace lockstep::detail {

namespace {

// Where the character at `offset` of `made` begins in `bytes`, which made it all at once: a malformed
// sequence, and behind it bytes that were looked at again. 0 if nowhere.
std::size_t place_of(std::string_view made, std::size_t offset, std::string_view bytes, Encoding encoding) {
  for (std::size_t place = 1; place < bytes.size(); ++place) {
    std::string rest;
    encoding::Decoder decoder(encoding, {.bom = encoding::Bom::keep});
    decoder.write(bytes.substr(place), rest);
    if (rest == made.substr(offset) && decoder.consumed() == bytes.size() - place) return place;
  }
  return 0;
}

}  // namespace

void DecodedOffsets::write(std::string_view bytes) {
  while (!bytes.empty()) {
    // A sequence makes its character when its last byte comes. Between two sequences, ASCII may come at once.
    const bool between = unused_.empty() && decoder_.consumed() != 0;
    const std::size_t ascii = between && is_ascii_compatible(decoder_.encoding()) ? ascii_prefix(bytes) : 0;
    const std::size_t taken = std::max<std::size_t>(ascii, 1);
    decode(bytes.substr(0, taken), false);
    bytes.remove_prefix(taken);
  }
}

void DecodedOffsets::finish() { decode({}, true); }

OffsetMap DecodedOffsets::take() {
  // The last bytes may have made no text.
  offsets_.skip(before_ + decoder_.consumed() - offsets_.input_size());
  return std::move(offsets_);
}

void DecodedOffsets::decode(std::string_view bytes, bool last) {
  const std::uint64_t begin = decoder_.consumed();
  text_.clear();
  unused_.append(bytes);
  if (last)
    decoder_.finish(text_);
  else
    decoder_.write(bytes, text_);
  const auto used = static_cast<std::size_t>(decoder_.consumed() - begin);
  const std::string_view made_of = std::string_view(unused_).substr(0, used);
  if (!text_.empty()) {
    offsets_.skip(before_ + begin - offsets_.input_size());
    if (text_ == made_of) {
      offsets_.add_same(text_.size());
    } else {
      // Mostly one character. Several are those of a malformed sequence and of bytes that were looked at
      // again, or of a sequence that makes two.
      std::size_t made = 0, at = 0;
      for (std::size_t next = 1; next <= text_.size(); ++next) {
        const bool inside = next != text_.size() && (static_cast<unsigned char>(text_[next]) & 0xC0) == 0x80;
        const std::size_t place = inside ? 0
                                  : next == text_.size()
                                      ? used
                                      : place_of(text_, next, made_of, decoder_.encoding());
        if (place == 0) continue;
        offsets_.add(1, static_cast<std::uint16_t>(next - made), static_cast<std::uint16_t>(place - at));
        made = next;
        at = place;
      }
    }
  }
  unused_.erase(0, used);
}

}  // namespace lockstep::detail
