// Byte input: detects the encoding of bytes and parses them
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

// Finds the encoding of a page (#encoding-sniffing-algorithm). `bytes` is the beginning of the page, or all
// of it; the first EncodingOptions::prescan_bytes bytes, and kDetectionBytes bytes from the first non-ASCII
// byte on, are enough. O(EncodingOptions::prescan_bytes + ASCII bytes at the start + kDetectionBytes)
LOCKSTEP_EXPORT EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options = {},
                                            Edition edition = kDefaultEdition);

// Returns the encoding named by the value of a Content-Type header ("text/html; charset=koi8-r"), or nullopt.
// The value is read as by extract_mime_type(), so join the values of several headers with ", ". O(value · log
// parameters)
LOCKSTEP_EXPORT std::optional<Encoding> charset_of_content_type(std::string_view value);

// Returns the suggested default encoding for readers of a language, given as a BCP 47 tag ("ru", "zh-TW"):
// windows-1252 for languages that are not in the Standard's table.
LOCKSTEP_EXPORT Encoding encoding_for_locale(std::string_view language);

// Return a name: the Standard's for a confidence ("tentative", "certain", "irrelevant"), Lockstep's for a
// source ("byte order mark", "prescan", "meta" and so on). Static strings.
LOCKSTEP_EXPORT std::string_view confidence_name(Confidence confidence);
LOCKSTEP_EXPORT std::string_view encoding_source_name(EncodingSource source);

// Parses a whole document given as bytes in any encoding. If the source is borrowed, bytes that are already
// UTF-8, including ASCII, are not copied. O(bytes + tree); twice that when a late `meta` restarts the parser.
// Document::encoding() returns the encoding that was used; error offsets are in bytes of the input. Otherwise
// works like parse().
LOCKSTEP_EXPORT Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding = {},
                                     const ParseOptions& options = {}, Source source = Source::copied);

// Like parse_bytes(), but parses a fragment: see parse_fragment(). Fragments rarely declare their encoding,
// so name it in the options. A declaration is honored as in a document, unless EncodingOptions::prescan_bytes
// is 0 and ignore_late_meta is set.
LOCKSTEP_EXPORT Document parse_fragment_bytes(std::string_view bytes, const FragmentContext& context = {},
                                              const EncodingOptions& encoding = {},
                                              const ParseOptions& options = {},
                                              Source source = Source::copied);

// Parses bytes that arrive in pieces. Parsing starts once the encoding has been sniffed: after
// EncodingOptions::prescan_bytes bytes (at least three), or at the end of the input. If these bytes do not
// determine the encoding, parsing pauses at the first non-ASCII byte until the bytes that
// EncodingOptions::detect_utf_8 examines have arrived. While the encoding is tentative and
// EncodingOptions::ignore_late_meta is off, the parser keeps the bytes that it may have to decode again.
class LOCKSTEP_EXPORT BytesParser {
 public:
  // Creates a parser for a document. Copies the options. A moved-from parser can only be destroyed or
  // assigned to.
  explicit BytesParser(const EncodingOptions& encoding = {}, const ParseOptions& options = {});
  // Creates a parser for a fragment in that context, which is also copied: see parse_fragment_bytes().
  explicit BytesParser(const FragmentContext& context, const EncodingOptions& encoding = {},
                       const ParseOptions& options = {});
  BytesParser(BytesParser&&) noexcept;
  BytesParser& operator=(BytesParser&&) noexcept;
  ~BytesParser();

  // Adds bytes, which may be split anywhere, and parses them as Parser::write() does. While the encoding is
  // tentative, write() leaves no decoded input for later.
  Status write(std::string_view chunk);
  // Ends the input and returns the document. The parser can then only be destroyed, assigned to or reset.
  Document finish();

  // document() returns the document so far, and stop_when() ends the parse early: see Parser. The Document is
  // empty until the encoding has been sniffed. When a late `meta` restarts the parser (see
  // EncodingUsed::parsed_again), a new Document begins: the earlier Document and its nodes become invalid,
  // and the predicate is called again for the same input. EncodingOptions::ignore_late_meta prevents this.
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
