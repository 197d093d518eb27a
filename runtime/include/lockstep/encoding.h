// The Encoding Standard (https://encoding.spec.whatwg.org/): encodings by label, and their decoders, usable
// without the parser. There are no encoders: a parser does not need them, since HTML uses them only for forms
// and URLs.
#ifndef LOCKSTEP_ENCODING_H
#define LOCKSTEP_ENCODING_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/detail/configuration.h"
#include "lockstep/export.h"
#include "lockstep/generated/encodings.h"

namespace lockstep::detail {
struct DecoderAccess;
}

// Encodings and their decoders.
namespace lockstep::encoding {

// Returns the encoding that the label names, or nullopt if the label is unknown. Ignores case and surrounding
// ASCII whitespace. https://encoding.spec.whatwg.org/#concept-encoding-get. O(log of the number of labels)
LOCKSTEP_EXPORT std::optional<Encoding> find(std::string_view label);

// Returns the Standard's name: "windows-1252". A static string.
LOCKSTEP_EXPORT std::string_view name(Encoding encoding);

// Returns all labels, in lower case, sorted by their bytes. Static.
LOCKSTEP_EXPORT std::span<const std::string_view> labels();

// Returns the encoding of the byte order mark that the bytes begin with, or nullopt. Three bytes are enough.
// https://encoding.spec.whatwg.org/#bom-sniff
LOCKSTEP_EXPORT std::optional<Encoding> bom_sniff(std::string_view bytes);

// What to do about a malformed sequence (https://encoding.spec.whatwg.org/#error-mode).
enum class ErrorMode : std::uint8_t {
  replacement,  // replace it with U+FFFD
  fatal,        // stop decoding
};

// What to do about a byte order mark at the start.
enum class Bom : std::uint8_t {
  // A mark of UTF-8, UTF-16BE or UTF-16LE overrides the requested encoding and is dropped.
  // https://encoding.spec.whatwg.org/#decode
  sniff,
  // A mark of the requested encoding is dropped. https://encoding.spec.whatwg.org/#utf-8-decode
  remove,
  // It is treated as text. https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
  keep,
};

// How to decode.
struct DecodeOptions {
  ErrorMode errors = ErrorMode::replacement;  // what to do about malformed sequences
  Bom bom = Bom::sniff;                       // what to do about a byte order mark
};

// Decodes bytes that arrive in pieces. The result does not depend on how they are split. A decoder is a few
// words and allocates no memory; a copy continues from the state of the original.
//
//   lockstep::encoding::Decoder decoder(encoding);
//   while (read(chunk)) decoder.write(chunk, text);
//   decoder.finish(text);
class LOCKSTEP_EXPORT Decoder {
 public:
  // Creates a decoder at the start of the input.
  explicit Decoder(Encoding encoding, DecodeOptions options = {});

  // Appends to `out`, as UTF-8, all text that the bytes so far determine. It holds back an incomplete byte
  // order mark or sequence, at most three bytes. Returns false if a sequence is malformed and errors are
  // fatal: `out` then ends before it, and later calls append nothing. O(chunk); appends at most three bytes
  // of text per byte.
  bool write(std::string_view chunk, std::string& out);
  // Ends the input: bytes held back are an incomplete sequence. Returns the same as write(), which must not
  // be called afterwards.
  bool finish(std::string& out);

  // The encoding in use: the requested one unless a byte order mark has overridden it.
  Encoding encoding() const { return encoding_; }
  // The number of input bytes that the text so far was decoded from, including a dropped byte order mark.
  std::uint64_t consumed() const { return consumed_; }
  // The offset of the first byte of the malformed sequence, counted from 0, if errors are fatal and there was
  // one.
  std::optional<std::uint64_t> error_offset() const {
    return failed_ ? std::optional(consumed_) : std::nullopt;
  }

 private:
  friend struct detail::DecoderAccess;

  template <class Output>
  bool feed(std::string_view chunk, bool last, Output& out);
  bool look_for_bom(std::string_view& chunk, bool last);
  template <class Output>
  std::size_t run(std::string_view bytes, bool last, Output& out);
  template <class Output>
  std::size_t run_utf_8(std::string_view bytes, bool last, Output& out);

  std::uint64_t consumed_ = 0;
  Encoding encoding_;
  DecodeOptions options_;
  bool at_start_;  // a byte order mark may still come
  bool failed_ = false;
  std::uint8_t state_ = 0;      // for decoders that need more than the bytes held back
  std::uint8_t held_back_ = 0;  // in bytes
  char bytes_held_back_[3];
};

// The result of decode().
struct Decoded {
  std::string text;                           // UTF-8; ends before the error if there was a fatal one
  Encoding encoding;                          // the encoding used: see Decoder::encoding()
  std::optional<std::uint64_t> error_offset;  // see Decoder::error_offset()
};

// Decodes a whole input. O(n)
LOCKSTEP_EXPORT Decoded decode(std::string_view bytes, Encoding encoding, DecodeOptions options = {});

}  // namespace lockstep::encoding

#endif
