// Byte input: finding the encoding of bytes, and parsing them
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
// Like parse_bytes(). The watcher is null unless the entry is that of an observed edition.
Document parse_bytes_by(const EditionEntry& entry, Watcher* watcher, std::string_view bytes,
                        const EncodingOptions& encoding, const ParseOptions& options, Source source);
}  // namespace detail

// The maximum number of bytes that EncodingOptions::detect_utf_8 examines.
inline constexpr std::size_t kDetectionBytes = 65536;

// What the caller knows about the encoding, in order of precedence (#encoding-sniffing-algorithm).
struct EncodingOptions {
  // The encoding that the user asked for. Only a byte order mark takes precedence over it.
  std::optional<Encoding> override_encoding = std::nullopt;
  // The encoding from the transport layer: the charset of Content-Type. See charset_of_content_type().
  std::optional<Encoding> transport_encoding = std::nullopt;
  // How many bytes to search for a declaration (a `meta` element or an XML declaration). 0: none.
  std::size_t prescan_bytes = 1024;
  // The encoding of the document that contains this one, if both have the same origin.
  std::optional<Encoding> container_encoding = std::nullopt;
  // The encoding of the page when it was last visited, or a similar hint.
  std::optional<Encoding> likely_encoding = std::nullopt;
  // Called with the bytes read so far and `user_data`; may return an encoding. Must not throw.
  std::optional<Encoding> (*detect)(std::string_view bytes, void* user_data) = nullptr;
  void* user_data = nullptr;
  // Treat the input as UTF-8 if nothing above names another encoding and its first 1024 non-ASCII bytes are
  // well-formed UTF-8. Only the first kDetectionBytes bytes are examined. A parser whose input comes in
  // pieces waits for them until it can decide, so the result does not depend on the pieces. The Standard lets
  // a user agent detect encodings (step 8), browsers do so for local files, and most pages without a
  // declaration are UTF-8. It is therefore on by default; the confidence is tentative. When off, such input
  // is decoded with default_encoding, as browsers do for pages from the network.
  bool detect_utf_8 = true;
  // The encoding to use when nothing else is known. See encoding_for_locale().
  Encoding default_encoding = Encoding::windows_1252;
  // What to do about a late `meta`: one that names another encoding, found after the bytes that were searched
  // (#change-the-encoding).
  enum class Late : std::uint8_t {
    follow,  // switch if the bytes so far mean the same in the new encoding, else parse again
    ignore,  // keep the encoding; EncodingUsed::late_encoding holds the one that the meta names
  };
  Late late = Late::follow;  // the default is what the Standard specifies
};

// Finds the encoding of a page (#encoding-sniffing-algorithm). `bytes` is the beginning of the page or all of
// it; the first kDetectionBytes bytes suffice. O(EncodingOptions::prescan_bytes + kDetectionBytes)
LOCKSTEP_EXPORT EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options = {},
                                            Edition edition = kDefaultEdition);

// Returns the encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or
// nullopt. https://mimesniff.spec.whatwg.org/#parsing-a-mime-type. O(value)
LOCKSTEP_EXPORT std::optional<Encoding> charset_of_content_type(std::string_view value);

// Returns the suggested default encoding for readers of a language, which is given as a BCP 47 tag ("ru",
// "zh-TW"). It is windows-1252 for languages that are not in the Standard's table.
LOCKSTEP_EXPORT Encoding encoding_for_locale(std::string_view language);

// The Standard's names: "tentative", "certain", "irrelevant"; "byte order mark", "meta", ... Static strings.
LOCKSTEP_EXPORT std::string_view confidence_name(Confidence confidence);
LOCKSTEP_EXPORT std::string_view encoding_source_name(EncodingSource source);

// Parses a whole document given as bytes in any encoding. If the source is borrowed, bytes that are already
// UTF-8, including ASCII, are not copied. O(bytes + tree); twice that when a late `meta` restarts the parser.
// Document::encoding() returns the encoding that was used; positions of errors are in bytes of the input.
// Otherwise like parse().
LOCKSTEP_EXPORT Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding = {},
                                     const ParseOptions& options = {}, Source source = Source::copied);

// Parses bytes that come in pieces. Parsing starts once the encoding has been sniffed: after
// EncodingOptions::prescan_bytes bytes or the end of the input or, if these do not determine it, after the
// bytes that detect_utf_8 looks at. The parser keeps the bytes while the encoding is tentative and
// EncodingOptions::late is `follow`, and while errors are collected.
class LOCKSTEP_EXPORT BytesParser {
 public:
  // Copies the options. A moved-from parser can only be destroyed or assigned to.
  explicit BytesParser(const EncodingOptions& encoding = {}, const ParseOptions& options = {});
  BytesParser(BytesParser&&) noexcept;
  BytesParser& operator=(BytesParser&&) noexcept;
  ~BytesParser();

  // Adds bytes, which may be split anywhere, and parses what can be parsed without knowing what follows.
  Status write(std::string_view chunk);
  // Ends the input and returns the document. The parser can then only be destroyed or assigned to.
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
