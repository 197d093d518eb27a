// Parsing UTF-8 text into a Document.
#ifndef LOCKSTEP_PARSER_H
#define LOCKSTEP_PARSER_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/types.h"

namespace lockstep {

// Returns the context that an element provides, so that parse_fragment() gives what setting its innerHTML
// would. For a null Node, or one that is not an element, the context is `body`. Views point into the node.
// O(depth)
LOCKSTEP_EXPORT FragmentContext fragment_context_of(Node element);

// Parses a whole document. `html` is UTF-8; ill-formed sequences are replaced by U+FFFD, and a byte order
// mark at the start is dropped. The result's views point into the source: see Source. Document::status()
// returns whether all of the input was parsed. O(html + tree)
LOCKSTEP_EXPORT Document parse(std::string_view html, const ParseOptions& options = {},
                               Source source = Source::copied);

// Parses a fragment (#html-fragment-parsing-algorithm): the children of the result's fragment() are those
// that setting innerHTML would give the context. Otherwise like parse().
LOCKSTEP_EXPORT Document parse_fragment(std::string_view html, const FragmentContext& context = {},
                                        const ParseOptions& options = {}, Source source = Source::copied);

// Parses input that comes in pieces.
//
//   lockstep::Parser parser;
//   while (read(chunk) && parser.write(chunk) == lockstep::Status::ok) continue;
//   lockstep::Document document = parser.finish();
class LOCKSTEP_EXPORT Parser {
 public:
  // Creates a parser for a document, or for a fragment in that context. Copies the options and the context.
  explicit Parser(const ParseOptions& options = {});
  Parser(const FragmentContext& context, const ParseOptions& options = {});
  Parser(Parser&&) noexcept;
  Parser& operator=(Parser&&) noexcept;
  ~Parser();

  // Adds input: UTF-8, split anywhere, copied. Parses what can be parsed without knowing what follows.
  Status write(std::string_view chunk);
  // The same for WTF-8: text that may contain surrogates, as three bytes each, which are kept. The Standard's
  // input stream can contain them after document.write().
  Status write_wtf8(std::string_view chunk);
  // Parses the rest and returns the document. The parser can then only be destroyed or assigned to.
  Document finish();

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
