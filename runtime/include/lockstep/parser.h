// Parses UTF-8 text into a Document.
#ifndef LOCKSTEP_PARSER_H
#define LOCKSTEP_PARSER_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/types.h"

namespace lockstep {

// Returns the context that an element provides: with this context, parse_fragment() creates the same nodes as
// setting the element's innerHTML. For a null Node, or a Node that is not an element, the context is `body`.
// The views in the context point into the node's document. O(depth)
LOCKSTEP_EXPORT FragmentContext fragment_context_of(Node element);

// Parses a whole document. `html` is UTF-8; ill-formed sequences are replaced with U+FFFD, and a byte order
// mark at the start is dropped. `source` says whether the Document keeps its own copy of the input, which its
// views may point into. Document::status() says whether all of the input was parsed. O(html + tree)
LOCKSTEP_EXPORT Document parse(std::string_view html, const ParseOptions& options = {},
                               Source source = Source::copied);

// Like parse() above, but reuses the memory of a Document that you no longer need. Use it to parse many pages
// in a row. The nodes and views of `spent` become invalid, so `html` must not point into it. `spent` may be a
// document created with Source::borrowed. With Limits::nodes or Limits::memory_bytes, the memory is not
// reused.
//
//   for (const std::string_view page : pages) document = lockstep::parse(page, std::move(document));
LOCKSTEP_EXPORT Document parse(std::string_view html, Document&& spent, const ParseOptions& options = {},
                               Source source = Source::copied);

// Parses a fragment (#html-fragment-parsing-algorithm): the children of the result's fragment() are those
// that setting innerHTML would give the context. Otherwise works like parse().
LOCKSTEP_EXPORT Document parse_fragment(std::string_view html, const FragmentContext& context = {},
                                        const ParseOptions& options = {}, Source source = Source::copied);

// Parses input that arrives in pieces.
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

  // Adds input: UTF-8, which may be split anywhere and is copied. Parses as much as possible without knowing
  // what follows. Until document() is called for the first time, write() may leave up to 64 KB for later,
  // provided that there are no limits on nodes, attributes, errors or memory, no predicate and no
  // ParseOptions::on_error.
  Status write(std::string_view chunk);
  // Like write(), but for WTF-8: text that may contain surrogates, as three bytes each, which are kept. The
  // Standard's input stream can contain surrogates after document.write().
  Status write_wtf8(std::string_view chunk);
  // Parses the rest of the input and returns the document. The parser can then only be destroyed, assigned to
  // or reset.
  Document finish();

  // The document so far, to be read between calls to write(). It contains everything that the input so far
  // determines: all complete tags, and all text except for text that may still change (an incomplete
  // character at the end, a carriage return, a character reference, and text in a table). With limits on
  // nodes, attributes, errors or memory, the last, incomplete block of text is missing: see Limits. Its
  // status is ok, or the reason why the parse ended; errors and positions are available after finish(). The
  // Document stays valid until finish(), and its nodes stay valid in the Document that finish() returns;
  // views stay valid until more is written. The first call parses the input that write() has left, so two
  // threads must not make that call at the same time; from then on, write() keeps the document up to date.
  const Document& document() const LOCKSTEP_LIFETIMEBOUND;
  // Whether the element is open: on the stack of open elements (#the-stack-of-open-elements), so that further
  // input may become its content. O(open elements)
  bool is_open(Node element) const;
  // Ends the parse early, at the first ">" in the input after which `predicate` returns true. The parser acts
  // as if the input ended there, as it does at a limit: see Limits. The status is then Status::stopped, and
  // the result does not depend on how the input is split. Call stop_when() before the first write(); later
  // calls have no effect. The predicate is called with this parser. It may read document(), but must not call
  // non-const functions. Every tag, comment and doctype ends with a ">"; a ">" can also occur in text,
  // attribute values and the like. Each ">" costs one call to the predicate; without a predicate, there is no
  // cost.
  //
  //   parser.stop_when([](const lockstep::Parser& at) { return bool(at.document().body()); });
  void stop_when(std::function<bool(const Parser&)> predicate);

  // Resets the parser for another input, after finish() or instead of it; the options, context and predicate
  // stay the same. Discards what has been parsed. Keeps the memory of the tree and the text unless finish()
  // has returned them; the second form takes over the memory of a Document that you no longer need. With
  // Limits::nodes or Limits::memory_bytes, the memory is not kept. O(1) apart from freeing memory
  void reset();
  void reset(Document&& spent);

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
