// Parsing and sanitizing at once, as the input arrives.
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
// or use parse_html_bytes(). The result does not depend on the pieces. Movable, not copyable; one thread at a
// time.
//
//   SanitizingParser parser;
//   while (read(piece)) parser.write(piece);
//   Document document = parser.finish();
class LOCKSTEP_EXPORT SanitizingParser {
 public:
  // For a document: Document.parseHTML(). The result does not run scripts, whatever the configuration.
  // `options` has the same meaning as for parse_html(); its method is ignored.
  explicit SanitizingParser(const Sanitizer& sanitizer = Sanitizer(), const SanitizeOptions& options = {});
  // For a fragment: the children that set_html() would give the context. A `script` as context, in HTML or
  // SVG, gives an empty fragment. The context is copied.
  explicit SanitizingParser(const FragmentContext& context, const Sanitizer& sanitizer = Sanitizer(),
                            const SanitizeOptions& options = {});
  // The same, following only the configuration. The result may run scripts.
  static SanitizingParser unsafe(const Sanitizer& sanitizer, const SanitizeOptions& options = {});
  static SanitizingParser unsafe(const FragmentContext& context, const Sanitizer& sanitizer,
                                 const SanitizeOptions& options = {});
  SanitizingParser(SanitizingParser&&) noexcept;
  SanitizingParser& operator=(SanitizingParser&&) noexcept;
  ~SanitizingParser();

  // Parses more input; a piece may end anywhere. Returns the limit at which the parse ended, if any; the rest
  // is then ignored. O(chunk), amortized
  Status write(std::string_view chunk);
  // Ends the input and returns the document; call once. O(1) for well-formed input
  Document finish();
  // The document so far: sanitized. Valid until finish(); nodes stay valid in the document that it returns.
  const Document& document() const;

 private:
  struct Implementation;
  SanitizingParser(const FragmentContext* context, const Sanitizer& sanitizer, const SanitizeOptions& options,
                   bool safe);
  std::unique_ptr<Implementation> implementation_;
};

// Decodes bytes as parse_bytes() does, parses them, and sanitizes while parsing: for pages and e-mail as
// received. The result does not run scripts, whatever the configuration. O(bytes)
LOCKSTEP_EXPORT Document parse_html_bytes(std::string_view bytes, const Sanitizer& sanitizer = Sanitizer(),
                                          const EncodingOptions& encoding = {},
                                          const SanitizeOptions& options = {},
                                          Source source = Source::copied);
// The same, following only the configuration. The result may run scripts.
LOCKSTEP_EXPORT Document parse_html_bytes_unsafe(std::string_view bytes, const Sanitizer& sanitizer,
                                                 const EncodingOptions& encoding = {},
                                                 const SanitizeOptions& options = {},
                                                 Source source = Source::copied);

}  // namespace lockstep

#endif
