// Parses and sanitizes in one pass, as the input arrives.
#ifndef LOCKSTEP_SANITIZING_PARSER_H
#define LOCKSTEP_SANITIZING_PARSER_H

#include "lockstep/detail/cpp20.h"

#include <memory>
#include <string_view>

#include "lockstep/bytes.h"
#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/sanitizer.h"

namespace lockstep {

// Parses UTF-8 text in pieces and sanitizes it while parsing (SanitizeMethod::while_parsing): disallowed
// content is never inserted, so document() may be shown at any time. For bytes, decode with a Decoder first,
// or use parse_html_bytes(). The result does not depend on how the text is split into pieces. A
// SanitizingParser is movable but not copyable; only one thread may use it at a time.
//
//   SanitizingParser parser;
//   while (read(piece)) parser.write(piece);
//   Document document = parser.finish();
class LOCKSTEP_EXPORT SanitizingParser {
 public:
  // Creates a parser for a document: Document.parseHTML(). The result does not run scripts, whatever the
  // configuration. `options` has the same meaning as for parse_html(); its method is ignored.
  explicit SanitizingParser(const Sanitizer& sanitizer = Sanitizer(), const SanitizeOptions& options = {});
  // Creates a parser for a fragment: its children are those that set_html() would give the context. If the
  // context is an HTML or SVG `script`, the fragment is empty. The context is copied.
  explicit SanitizingParser(const FragmentContext& context, const Sanitizer& sanitizer = Sanitizer(),
                            const SanitizeOptions& options = {});
  // Create parsers that remove only what the configuration does not allow. The result may run scripts.
  static SanitizingParser unsafe(const Sanitizer& sanitizer, const SanitizeOptions& options = {});
  static SanitizingParser unsafe(const FragmentContext& context, const Sanitizer& sanitizer,
                                 const SanitizeOptions& options = {});
  SanitizingParser(SanitizingParser&&) noexcept;
  SanitizingParser& operator=(SanitizingParser&&) noexcept;
  ~SanitizingParser();

  // Adds input, which may be split anywhere, and parses it as Parser::write() does. Returns the limit at
  // which the parse ended, or ok. Once a limit is reached, the rest of the input is ignored. O(chunk),
  // amortized
  Status write(std::string_view chunk);
  // Parses the rest of the input and returns the document. Must be called only once.
  Document finish();
  // The document so far, already sanitized. It is valid until finish(); its nodes stay valid in the document
  // that finish() returns.
  const Document& document() const;

 private:
  struct Implementation;
  SanitizingParser(const FragmentContext* context, const Sanitizer& sanitizer, const SanitizeOptions& options,
                   bool safe);
  std::unique_ptr<Implementation> implementation_;
};

// Decodes bytes as parse_bytes() does, parses them, and sanitizes while parsing. Use this function for pages
// and email as received. The result does not run scripts, whatever the configuration. O(bytes)
LOCKSTEP_EXPORT Document parse_html_bytes(std::string_view bytes, const Sanitizer& sanitizer = Sanitizer(),
                                          const EncodingOptions& encoding = {},
                                          const SanitizeOptions& options = {},
                                          Source source = Source::copied);
// Like parse_html_bytes(), but removes only what the configuration does not allow. The result may run
// scripts.
LOCKSTEP_EXPORT Document parse_html_bytes_unsafe(std::string_view bytes, const Sanitizer& sanitizer,
                                                 const EncodingOptions& encoding = {},
                                                 const SanitizeOptions& options = {},
                                                 Source source = Source::copied);

}  // namespace lockstep

#endif
