// The Encoding Standard (https://encoding.spec.whatwg.org/): encodings by label, with their decoders and
// encoders, usable without the parser. Encoders are linked only into programs that use them.
#ifndef LOCKSTEP_ENCODING_H
#define LOCKSTEP_ENCODING_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/detail/configuration.h"
#include "lockstep/export.h"
#include "lockstep/generated/encodings.h"

namespace lockstep::detail {
struct DecoderAccess;
class EncoderIndex;
class MarkupEncoder;
}  // namespace lockstep::detail

// Encodings, their decoders and their encoders.
namespace lockstep::encoding {

// Returns the encoding that the label names, or nullopt if the label is unknown. Ignores case and surrounding
// ASCII whitespace. https://encoding.spec.whatwg.org/#concept-encoding-get. O(log of the number of labels)
LOCKSTEP_EXPORT std::optional<Encoding> find(std::string_view label);

// Returns the Standard's name: "windows-1252". A static string.
LOCKSTEP_EXPORT std::string_view name(Encoding encoding);

// Returns all labels, in lowercase, sorted by their bytes. A static array.
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
  // The mark is treated as text. https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
  keep,
};

// How to decode.
struct DecodeOptions {
  ErrorMode errors = ErrorMode::replacement;  // what to do about malformed sequences
  Bom bom = Bom::sniff;                       // what to do about a byte order mark
};

// Decodes bytes that arrive in pieces. The result does not depend on how the input is split. A decoder takes
// a few words and allocates no memory; a copy continues from the state of the original.
//
//   lockstep::encoding::Decoder decoder(encoding);
//   while (read(chunk)) decoder.write(chunk, text);
//   decoder.finish(text);
class LOCKSTEP_EXPORT Decoder {
 public:
  // Creates a decoder at the start of the input.
  explicit Decoder(Encoding encoding, DecodeOptions options = {});

  // Appends to `out`, in UTF-8, all text that the bytes so far determine. Holds back an incomplete byte order
  // mark or sequence, which is at most three bytes. Returns false if a sequence is malformed and errors are
  // fatal: `out` then ends before it, and later calls append nothing. O(chunk); appends at most three bytes
  // of text per byte.
  bool write(std::string_view chunk, std::string& out);
  // Ends the input: any bytes held back are decoded as an incomplete sequence. The result has the same
  // meaning as that of write(), which must not be called afterwards.
  bool finish(std::string& out);

  // The encoding in use: the requested one unless a byte order mark has overridden it.
  Encoding encoding() const { return encoding_; }
  // The number of input bytes that the text so far was decoded from, including a dropped byte order mark.
  std::uint64_t consumed() const { return consumed_; }
  // The offset of the first byte of the malformed sequence, counted from 0; nullopt unless errors are fatal
  // and there was one.
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
  bool at_start_;  // a byte order mark may still follow
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

// Returns the encoding to encode with: UTF-8 for UTF-16BE, UTF-16LE and replacement, which have no encoder;
// otherwise the encoding itself. https://encoding.spec.whatwg.org/#get-an-output-encoding
LOCKSTEP_EXPORT Encoding output_encoding(Encoding encoding);

// What to do about a character that the encoding cannot represent
// (https://encoding.spec.whatwg.org/#error-mode).
enum class Unencodable : std::uint8_t {
  html,   // write a decimal character reference: &#8364;
  fatal,  // stop encoding
};

// How to encode.
struct EncodeOptions {
  Unencodable errors = Unencodable::html;  // what to do about characters that the encoding cannot represent
};

// Encodes UTF-8 text that arrives in pieces. The result does not depend on how the text is split. Each
// ill-formed sequence, including a surrogate, is encoded as U+FFFD. At the first non-ASCII character, an
// encoder for any encoding other than UTF-8 allocates a table of at most 140 KB, which later copies of the
// encoder share. A copy continues from the state of the original.
//
//   lockstep::encoding::Encoder encoder(encoding);
//   while (read(chunk)) encoder.write(chunk, bytes);
//   encoder.finish(bytes);
class LOCKSTEP_EXPORT Encoder {
 public:
  // Creates an encoder at the start of the text, for the output_encoding() of `encoding`.
  explicit Encoder(Encoding encoding, EncodeOptions options = {});

  // Appends to `out` the bytes of all complete characters so far. Returns false if the encoding cannot
  // represent a character and errors are fatal: `out` then ends before that character, and later calls append
  // nothing. O(chunk)
  bool write(std::string_view chunk, std::string& out);
  // Ends the text: an incomplete sequence is ill-formed, and ISO-2022-JP returns to ASCII. The result has the
  // same meaning as that of write(), which must not be called afterwards.
  bool finish(std::string& out);

  // The encoding in use.
  Encoding encoding() const { return encoding_; }
  // The offset in the text, in bytes counted from 0, of the character that the encoding cannot represent;
  // nullopt unless errors are fatal and there was one.
  std::optional<std::uint64_t> error_offset() const {
    return failed_ ? std::optional(consumed_) : std::nullopt;
  }

 private:
  friend class detail::MarkupEncoder;

  void feed(std::string_view text, bool last, std::string& out);
  std::size_t run(std::string_view text, bool last, std::string& out);
  void encode_well_formed(std::string_view text, std::string& out);
  char* encode_run(const char*& p, const char* end, char* to, const char* to_end);
  char* encode_iso_2022_jp(char32_t code, char* to);
  char* encode_unencodable(char32_t code, char* to);
  const detail::EncoderIndex& index();

  std::shared_ptr<const detail::EncoderIndex> index_;  // null until it is needed
  std::uint64_t consumed_ = 0;
  Encoding encoding_;
  EncodeOptions options_;
  bool failed_ = false;
  std::uint8_t state_ = 0;      // of ISO-2022-JP
  std::uint8_t held_back_ = 0;  // in bytes
  char bytes_held_back_[3];
};

// The result of encode().
struct Encoded {
  std::string bytes;                          // ends before the error if there was a fatal one
  Encoding encoding;                          // the encoding used: see output_encoding()
  std::optional<std::uint64_t> error_offset;  // see Encoder::error_offset()
};

// Encodes a whole text. O(n)
LOCKSTEP_EXPORT Encoded encode(std::string_view text, Encoding encoding, EncodeOptions options = {});

}  // namespace lockstep::encoding

#endif
