// Parsing: text in, Document out.
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
#include "lockstep/types.h"

namespace lockstep {

// https://html.spec.whatwg.org/multipage/parsing.html#parser-scripting-mode
enum class ScriptingMode : std::uint8_t {
  normal,    // scripts would run
  disabled,  // no scripts: `noscript` has element content
  inert,     // a fragment for innerHTML: scripts are marked as already started
  fragment,  // a fragment whose scripts will run once it is inserted
};

// Caps what untrusted input may cost. 0 means no limit.
//
// At a limit, other than that of the depth, the parser acts as if the input ended there, inside a tag or
// comment where that is: what is open is closed, and the tree is the one that the beginning of the input has.
// Document::status() tells which limit it was, as does Parser::write(), which ignores all further input.
// Document::source() ends there too.
//
// The result does not depend on how the input is cut into pieces, nor on which of parse(), Parser,
// parse_bytes() and BytesParser parses it: under limits on nodes, attributes, errors or memory they parse the
// text in blocks of 4096 bytes, each when all of it has come (write() may therefore tell of a limit later),
// and check the limits behind each block, those on nodes and memory also as nodes are made. The parser stops
// behind the block, or behind the token that met the limit. SinkParser does the same for its tree.
// A ScriptingParser checks where scripts end and where its text does, which depends on the pieces.
//
// When the system refuses memory, a library that was compiled with exceptions gives Status::out_of_memory and
// the tree as it stood, nothing closed; but std::bad_alloc comes out of the constructors of parsers, of
// parse() and its like where there is no memory for an empty Document, of SinkParser and ScriptingParser, and
// of all that does not parse. Without exceptions the process ends with a message; memory_bytes prevents this.
struct Limits {
  // Bytes of UTF-8 text or, of parse_bytes() and BytesParser, of input. The rest of the input is ignored, and
  // so is a character that this cuts.
  std::size_t input_bytes = 0;
  // Nodes that are made, the Document and those that do not stay in the tree included. The token that exceeds
  // the limit, or the run of characters, is processed to its end; one can make as many nodes again as
  // formatting elements are open.
  std::size_t nodes = 0;
  // How deep the tree may be; `html` has depth 1, what is in `body` 3. Deeper, the tree is built flat as
  // browsers do: what belongs into the innermost open element is put behind it instead. Parsing goes on, and
  // Document::flattened() tells. A few levels more can come of formatting elements that are closed in the
  // wrong order; limits below 3 flatten nothing that is in `html`.
  std::size_t depth = 0;
  // Attributes of a tag, without those that it repeats. The tag that has more is not in the tree.
  std::size_t attributes = 0;
  // Parse errors; this makes the parser look for them. Further ones are neither collected nor told.
  std::size_t errors = 0;
  // Bytes of memory that the parser may allocate: for the text, the tree, the token, what is open, errors and
  // positions, and for bytes that a BytesParser may have to decode again. What is counted is all of that with
  // what its next growth takes, so that the peak stays below the limit, but for what one block of text makes:
  // a tenth and 1 MiB more at most. Borrowed text counts as if it were copied, so that the result is the
  // same; parse_bytes() counts what a BytesParser would keep. Of a SinkParser, the tree does not count.
  // Pieces that you write are yours and do not count either; what is not parsed is not copied.
  std::size_t memory_bytes = 0;
};

// How to parse, and what to keep of it.
struct ParseOptions {
  // The edition of the Standard whose rules are followed.
  Edition edition = kDefaultEdition;
  // Whether the parser's scripting mode is other than Disabled. No script runs; it decides how `noscript` is
  // parsed.
  bool scripting = false;
  // Collect parse errors with their positions: Document::errors(). Off, they cost nothing.
  bool collect_errors = false;
  // How many errors are collected at the most, the first ones in the order of the input; 0: all of them. No
  // page is too bad for the memory that this many take. Document::errors_truncated() tells that there were
  // more.
  std::size_t max_errors = 0;
  // Is told of each error when it is found, whether or not they are collected, and of all of them. Lines and
  // columns are those of Document::errors(); the offset is in bytes of the text, which is UTF-8 and without a
  // byte order mark, whatever the input was. Errors are found nearly in the order of the input: those of the
  // characters of a piece of input (ParseErrorCode::control_character_in_input_stream and the like) before
  // those of its tokens; those that the tokenizer finds in a token before those of the token itself, which
  // stand at its start; those of text in a table when the text ends. The order may depend on how the input is
  // cut into pieces, unless limits on nodes, attributes, errors or memory are set: see Limits. When a late
  // `meta` makes the parser begin again, the errors up to there come again: see EncodingUsed::parsed_again.
  // `error_user_data` is handed to it. Must not throw.
  void (*on_error)(const ParseError& error, void* user_data) = nullptr;
  void* error_user_data = nullptr;
  // Note where nodes stand in the input, to the byte: Node::position(), Node::attribute_positions(),
  // Document::line_column(). Takes 20 bytes a node and, unless the input is well-formed UTF-8, 16 for each
  // run of characters of one size. Off, it costs nothing.
  // A ScriptingParser does not look at it: what scripts write stands nowhere.
  bool positions = false;
  // #allow-declarative-shadow-roots: off, `<template shadowrootmode>` makes an ordinary template.
  bool allow_declarative_shadow_roots = false;
  // The document is that of an iframe's srcdoc attribute: its quirks mode never changes, a missing doctype is
  // no error.
  bool iframe_srcdoc = false;
  // #parser-cannot-change-the-mode-flag: the document's quirks mode stays as it is.
  bool cannot_change_the_mode = false;
  Limits limits = {};
};

// Where the input of parse() stays while the Document lives.
enum class Source : std::uint8_t {
  copied,    // the Document keeps a copy of its own
  borrowed,  // the caller keeps the bytes alive and unchanged for as long as the Document; nothing is copied
};

// The context of a fragment (#fragment-context-element).
struct FragmentContext {
  std::string_view local_name = "body";           // as in the DOM: "foreignObject"
  Namespace element_namespace = Namespace::html;  // html, mathml or svg
  // For `annotation-xml`: the value of its encoding attribute, empty for none.
  std::string_view encoding = {};
  // The quirks mode of the context's document.
  QuirksMode quirks_mode = QuirksMode::no_quirks;
  // Whether the context has a `form` element among its ancestors.
  bool inside_form = false;
  // inert or fragment; without effect unless ParseOptions::scripting.
  ScriptingMode scripting_mode = ScriptingMode::inert;
};

// The context that an element is: with it parse_fragment() gives what innerHTML would make of a text there.
// That of a null Node, or of one that is no element, is that of `body`. Views are those of the node. O(depth)
LOCKSTEP_EXPORT FragmentContext fragment_context_of(Node element);

// Parses a whole document. `html` is UTF-8; ill-formed sequences are replaced by U+FFFD. A BOM at the start
// is dropped. O(html + tree). The result's views point into the source: see Source.
// Document::status() tells whether all of the input was parsed.
LOCKSTEP_EXPORT Document parse(std::string_view html, const ParseOptions& options = {},
                               Source source = Source::copied);

// Parses a fragment (#html-fragment-parsing-algorithm): the children of the result's fragment() are those
// that innerHTML would give to the context. Otherwise as parse().
LOCKSTEP_EXPORT Document parse_fragment(std::string_view html, const FragmentContext& context = {},
                                        const ParseOptions& options = {}, Source source = Source::copied);

// Parses input that comes in pieces.
//
//   lockstep::Parser parser;
//   while (read(chunk) && parser.write(chunk) == lockstep::Status::ok) continue;
//   lockstep::Document document = parser.finish();
class LOCKSTEP_EXPORT Parser {
 public:
  // For a document, or for a fragment in that context. The options and the context are copied.
  explicit Parser(const ParseOptions& options = {});
  Parser(const FragmentContext& context, const ParseOptions& options = {});
  Parser(Parser&&) noexcept;
  Parser& operator=(Parser&&) noexcept;
  ~Parser();

  // Parses more input: UTF-8, split anywhere, copied. Parses all that can be parsed without knowing what
  // follows.
  Status write(std::string_view chunk);
  // The same for text that may hold surrogates, each as three bytes ("WTF-8"), which stay as they are: the
  // input stream of the Standard can hold them after document.write().
  Status write_wobbly(std::string_view chunk);
  // Parses the rest and gives out the result. The parser can then only be destroyed or assigned to.
  Document finish();

 private:
  friend Document parse(std::string_view, const ParseOptions&, Source);
  friend Document parse_fragment(std::string_view, const FragmentContext&, const ParseOptions&, Source);
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
