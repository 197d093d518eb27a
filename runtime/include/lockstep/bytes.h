// Byte input: detecting the encoding of bytes, and parsing them
// (https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream).
#ifndef LOCKSTEP_BYTES_H
#define LOCKSTEP_BYTES_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/encoding.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"

namespace lockstep {

// Finds the encoding of a page (#encoding-sniffing-algorithm). `bytes` is the beginning of the page or all of
// it; kDetectionBytes bytes from the first non-ASCII byte on are enough. O(EncodingOptions::prescan_bytes +
// ASCII bytes at the start + kDetectionBytes)
LOCKSTEP_EXPORT EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options = {},
                                            Edition edition = kDefaultEdition);

// Returns the encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or
// nullopt. It is the one named by the charset of extract_mime_type(), so join the values of several headers
// with ", ". O(value)
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

// The same for a fragment. Fragments rarely declare their encoding, so name it in the options; a declaration
// is honored as in a document, unless EncodingOptions::prescan_bytes is 0 and ignore_late_meta is set.
LOCKSTEP_EXPORT Document parse_fragment_bytes(std::string_view bytes, const FragmentContext& context = {},
                                              const EncodingOptions& encoding = {},
                                              const ParseOptions& options = {},
                                              Source source = Source::copied);

// Parses bytes that arrive in pieces. Parsing starts once the encoding has been sniffed: after
// EncodingOptions::prescan_bytes bytes or the end of the input. If these do not determine it, parsing stops
// at the first non-ASCII byte until the bytes that detect_utf_8 examines have arrived. The parser keeps the
// bytes while the encoding is tentative and EncodingOptions::ignore_late_meta is off, and while errors are
// collected.
class LOCKSTEP_EXPORT BytesParser {
 public:
  // Copies the options. A moved-from parser can only be destroyed or assigned to.
  explicit BytesParser(const EncodingOptions& encoding = {}, const ParseOptions& options = {});
  // Parses a fragment in that context, which is copied, too: see parse_fragment_bytes().
  explicit BytesParser(const FragmentContext& context, const EncodingOptions& encoding = {},
                       const ParseOptions& options = {});
  BytesParser(BytesParser&&) noexcept;
  BytesParser& operator=(BytesParser&&) noexcept;
  ~BytesParser();

  // Adds bytes, split anywhere, and parses as Parser::write() does: at once while the encoding is tentative.
  Status write(std::string_view chunk);
  // Ends the input and returns the document. The parser can then only be destroyed, assigned to or reset.
  Document finish();

  // The document so far, and ending the parse early: see Parser. There is an empty Document until the
  // encoding has been sniffed. When a late `meta` restarts the parser (see EncodingUsed::parsed_again), a new
  // Document begins: the earlier one and its nodes become invalid, and the predicate is called again for the
  // same input. EncodingOptions::ignore_late_meta prevents this.
  const Document& document() const LOCKSTEP_LIFETIMEBOUND;
  bool is_open(Node element) const;
  void stop_when(std::function<bool(const BytesParser&)> predicate);
  // Resets the parser for another input: see Parser.
  void reset();
  void reset(Document&& spent);

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
