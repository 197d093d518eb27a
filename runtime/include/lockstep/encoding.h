// The Encoding Standard (https://encoding.spec.whatwg.org/): encodings by label, and their decoders. Usable
// without the parser. There are no encoders: parsing needs none; in HTML they serve forms and URLs.
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

// Encodings and their decoders.
namespace lockstep::encoding {

// The encoding that the label names, whatever its case and the ASCII whitespace around it; none if it is
// unknown. https://encoding.spec.whatwg.org/#concept-encoding-get. O(log of the number of labels)
LOCKSTEP_EXPORT std::optional<Encoding> find(std::string_view label);

// The Standard's name: "windows-1252". A static string.
LOCKSTEP_EXPORT std::string_view name(Encoding encoding);

// All labels in lower case, sorted by their bytes. Static.
LOCKSTEP_EXPORT std::span<const std::string_view> labels();

// The encoding whose byte order mark the bytes begin with; three bytes suffice.
// https://encoding.spec.whatwg.org/#bom-sniff
LOCKSTEP_EXPORT std::optional<Encoding> bom_sniff(std::string_view bytes);

// What becomes of a malformed sequence (https://encoding.spec.whatwg.org/#error-mode).
enum class ErrorMode : std::uint8_t {
  replacement,  // U+FFFD takes its place
  fatal,        // decoding ends
};

// What becomes of a byte order mark at the start.
enum class Bom : std::uint8_t {
  // That of UTF-8, UTF-16BE or UTF-16LE goes before the encoding that was asked for, and is dropped.
  // https://encoding.spec.whatwg.org/#decode
  sniff,
  // That of the encoding itself is dropped. https://encoding.spec.whatwg.org/#utf-8-decode
  remove,
  // It is text like any other. https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
  keep,
};

// How to decode.
struct DecodeOptions {
  ErrorMode errors = ErrorMode::replacement;  // what becomes of malformed sequences
  Bom bom = Bom::sniff;                       // what becomes of a byte order mark
};

// Decodes bytes that come in pieces. How they are cut makes no difference to what comes out. An object of a
// few words, without memory of its own; a copy of it goes on from where the original is.
//
//   lockstep::encoding::Decoder decoder(encoding);
//   while (read(chunk)) decoder.write(chunk, text);
//   decoder.finish(text);
class LOCKSTEP_EXPORT Decoder {
 public:
  // At the start of the input.
  explicit Decoder(Encoding encoding, DecodeOptions options = {});

  // Appends to `out`, as UTF-8, all that the bytes up to here decide: what is held back are the beginnings of
  // a byte order mark and of a sequence, three bytes at the most. False when a sequence was malformed and
  // errors are fatal: then `out` has what came before it, and nothing will follow. O(chunk); three bytes of
  // text a byte at the most.
  bool write(std::string_view chunk, std::string& out);
  // The end of the input: what was held back is incomplete. Otherwise as write(), which must not follow.
  bool finish(std::string& out);

  // The encoding in use: the one asked for, until a byte order mark has been found.
  Encoding encoding() const { return encoding_; }
  // How many bytes of the input the text so far stands for, with those of a byte order mark that was dropped.
  std::uint64_t consumed() const { return consumed_; }
  // When errors are fatal and there was one: the first byte of the malformed sequence, counted from 0.
  std::optional<std::uint64_t> error_offset() const {
    return failed_ ? std::optional(consumed_) : std::nullopt;
  }

 private:
  bool feed(std::string_view chunk, bool last, std::string& out);
  bool look_for_bom(std::string_view& chunk, bool last);
  std::size_t run(std::string_view bytes, bool last, std::string& out);
  std::size_t run_utf_8(std::string_view bytes, bool last, std::string& out);

  std::uint64_t consumed_ = 0;
  Encoding encoding_;
  DecodeOptions options_;
  bool at_start_;  // a byte order mark may still come
  bool failed_ = false;
  std::uint8_t state_ = 0;      // of the decoders that have one besides the bytes that are held back
  std::uint8_t held_back_ = 0;  // how many bytes
  char bytes_held_back_[3];
};

// What decode() makes.
struct Decoded {
  std::string text;                           // UTF-8; up to the error when there was a fatal one
  Encoding encoding;                          // the one in use: see Decoder::encoding()
  std::optional<std::uint64_t> error_offset;  // see Decoder::error_offset()
};

// Decodes a whole input. O(n)
LOCKSTEP_EXPORT Decoded decode(std::string_view bytes, Encoding encoding, DecodeOptions options = {});

}  // namespace lockstep::encoding

#endif
