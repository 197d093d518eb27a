// Bytes in: which encoding they are in, and parsing them
// (https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream).
#ifndef LOCKSTEP_BYTES_H
#define LOCKSTEP_BYTES_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/encoding.h"
#include "lockstep/export.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"

namespace lockstep {

struct EncodingOptions;

namespace detail {
struct EditionEntry;
class Watcher;
// As parse_bytes(). The watcher is null unless the entry is that of an observed edition.
Document parse_bytes_by(const EditionEntry& entry, Watcher* watcher, std::string_view bytes,
                        const EncodingOptions& encoding, const ParseOptions& options, Source source);
}  // namespace detail

// How many bytes EncodingOptions::detect_utf_8 looks at.
inline constexpr std::size_t kDetectionBytes = 65536;

// What the caller knows of the encoding, in the order in which it counts (#encoding-sniffing-algorithm).
struct EncodingOptions {
  // What the user asked for, before everything but a byte order mark.
  std::optional<Encoding> override_encoding = std::nullopt;
  // What the transport layer said: the charset of Content-Type, see charset_of_content_type().
  std::optional<Encoding> transport_encoding = std::nullopt;
  // How many bytes are searched for a declaration (`meta`, or that of XML); 0: none.
  std::size_t prescan_bytes = 1024;
  // That of the document that contains this one, if both are of the same origin.
  std::optional<Encoding> container_encoding = std::nullopt;
  // That of the page when it was last visited, or the like.
  std::optional<Encoding> likely_encoding = std::nullopt;
  // Looks at the bytes so far and may name an encoding; `user_data` is handed to it. Must not throw.
  std::optional<Encoding> (*detect)(std::string_view bytes, void* user_data) = nullptr;
  void* user_data = nullptr;
  // Take the input for UTF-8 if nothing above names another encoding and the first bytes of it that are not
  // ASCII, 1024 of them, are well-formed UTF-8. Only the first kDetectionBytes are looked at; a parser of
  // input in pieces waits for them until it knows, so pieces make no difference. The Standard lets a user
  // agent detect encodings (step 8), browsers do it for local files, and most pages without a declaration are
  // UTF-8: it is on by default, and the confidence is tentative. Off, such an input is in default_encoding,
  // as in browsers when a page comes over the network.
  bool detect_utf_8 = true;
  // What to take when nothing else is known: see encoding_for_locale().
  Encoding default_encoding = Encoding::windows_1252;
  // What becomes of a `meta` that names another encoding behind the bytes that were searched
  // (#change-the-encoding).
  enum class Late : std::uint8_t {
    follow,  // it is followed: for the bytes to come if those so far mean the same, else by parsing again
    ignore,  // the encoding stays; EncodingUsed::late_encoding says what the meta asked for
  };
  Late late = Late::follow;  // by default as the Standard has it
};

// The first step of reading a page: the encoding of `bytes`, which are its beginning, or all of it. The first
// kDetectionBytes suffice. #encoding-sniffing-algorithm. O(EncodingOptions::prescan_bytes + kDetectionBytes)
LOCKSTEP_EXPORT EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options = {},
                                            Edition edition = kDefaultEdition);

// The encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or none.
// https://mimesniff.spec.whatwg.org/#parsing-a-mime-type. O(value)
LOCKSTEP_EXPORT std::optional<Encoding> charset_of_content_type(std::string_view value);

// The suggested default for readers of a language: a BCP 47 tag ("ru", "zh-TW"); windows-1252 for those that
// the Standard's table does not have.
LOCKSTEP_EXPORT Encoding encoding_for_locale(std::string_view language);

// The Standard's words: "tentative", "certain", "irrelevant"; "byte order mark", "meta", ... Static strings.
LOCKSTEP_EXPORT std::string_view confidence_name(Confidence confidence);
LOCKSTEP_EXPORT std::string_view encoding_source_name(EncodingSource source);

// Parses a whole document given as bytes in any encoding. Bytes that are their own UTF-8, those of an
// ASCII-only page among them, are not copied if the source is borrowed. Otherwise as parse().
// O(bytes + tree); twice that when a late `meta` makes it begin again. Document::encoding() tells what the
// encoding was; positions of errors are in bytes of the input.
LOCKSTEP_EXPORT Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding = {},
                                     const ParseOptions& options = {}, Source source = Source::copied);

// Parses bytes that come in pieces. Nothing is parsed before the encoding has been sniffed: for that it waits
// for EncodingOptions::prescan_bytes bytes, or the end; if these do not tell, for what detect_utf_8 looks at.
// While the encoding is tentative, and a late `meta` is
// to be followed, and while errors are collected, it keeps the bytes.
class LOCKSTEP_EXPORT BytesParser {
 public:
  // The options are copied. One that was moved from can only be destroyed or assigned to.
  explicit BytesParser(const EncodingOptions& encoding = {}, const ParseOptions& options = {});
  BytesParser(BytesParser&&) noexcept;
  BytesParser& operator=(BytesParser&&) noexcept;
  ~BytesParser();

  // More bytes, cut anywhere. Parses what can be parsed without knowing what follows.
  Status write(std::string_view chunk);
  // The end of the input. The parser can then only be destroyed or assigned to.
  Document finish();

 private:
  friend Document parse_bytes(std::string_view, const EncodingOptions&, const ParseOptions&, Source);
  friend Document detail::parse_bytes_by(const detail::EditionEntry&, detail::Watcher*, std::string_view,
                                         const EncodingOptions&, const ParseOptions&, Source);
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
