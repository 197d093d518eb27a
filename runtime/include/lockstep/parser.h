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
#include "lockstep/types.h"

namespace lockstep {

// https://html.spec.whatwg.org/multipage/parsing.html#parser-scripting-mode
enum class ScriptingMode : std::uint8_t {
  normal,    // scripts would run
  disabled,  // scripts do not run; `noscript` has element content
  inert,     // a fragment for innerHTML: its scripts are marked as already started
  fragment,  // a fragment whose scripts will run once it is inserted
};

// Caps what untrusted input may cost. 0 means no limit.
//
// When a limit other than `depth` is reached, the parser acts as if the input ended there, even inside a tag
// or a comment: it closes what is open, and the tree is that of the truncated input. Document::status() and
// Parser::write() return the limit; write() ignores all further input. Document::source() also ends there.
//
// The result does not depend on how the input is split, nor on whether parse(), Parser, parse_bytes() or
// BytesParser parses it. Under limits on nodes, attributes, errors or memory these parse the text in blocks
// of 4096 bytes, each once it is complete, so write() may report a limit later. They check the limits after
// each block, and those on nodes and memory also while creating nodes. The parser stops after the block, or
// after the token, that reached the limit. SinkParser does the same for its tree. A ScriptingParser checks at
// the end of each script and of its text, which depends on the pieces.
//
// When an allocation fails, a library compiled with exceptions returns Status::out_of_memory and the tree as
// it is, with nothing closed. std::bad_alloc is still thrown by the constructors of parsers; by parse() and
// the like if there is no memory for an empty Document; by SinkParser and ScriptingParser; and by all
// functions that do not parse. Without exceptions the process ends with a message; memory_bytes prevents
// this.
struct Limits {
  // Bytes of UTF-8 text or, for parse_bytes() and BytesParser, of input. The rest of the input is ignored,
  // and so is a character that the limit cuts in two.
  std::size_t input_bytes = 0;
  // Nodes created, including the Document and nodes that do not stay in the tree. The token or run of
  // characters that exceeds the limit is processed to its end; it can create one more node for each open
  // formatting element.
  std::size_t nodes = 0;
  // The depth of the tree: `html` has depth 1, a child of `body` depth 3. Beyond the limit the tree is built
  // flat, as browsers do: what belongs in the innermost open element is inserted after it instead. Parsing
  // continues, and Document::flattened() returns true. Formatting elements that are closed in the wrong order
  // can add a few levels; a limit below 3 does not flatten what is directly in `html`.
  std::size_t depth = 0;
  // Attributes of a tag, not counting duplicates. A tag that exceeds the limit is not in the tree.
  std::size_t attributes = 0;
  // Parse errors. With this limit the parser looks for errors even if it does not collect them. It neither
  // collects nor reports errors beyond the limit.
  std::size_t errors = 0;
  // Bytes of memory that the parser may allocate: for the text, the tree, the current token, the stacks of
  // open and formatting elements, errors, positions, and the bytes that a BytesParser may have to decode
  // again. The count includes the next growth of each buffer, so the peak exceeds the limit at most by what
  // one block of text makes: at most a tenth and 1 MiB. To make results the same, borrowed text counts as if
  // it were copied, and parse_bytes() counts what a BytesParser would keep. For a SinkParser the tree does
  // not count. Neither do the pieces that you write; text that is not parsed is not copied.
  std::size_t memory_bytes = 0;
};

// How to parse, and what to record.
struct ParseOptions {
  // The edition of the Standard whose rules to follow.
  Edition edition = kDefaultEdition;
  // Whether the parser's scripting mode is other than Disabled. It decides how `noscript` is parsed; no
  // script runs.
  bool scripting = false;
  // Collect parse errors and their positions for Document::errors(). When off, they cost nothing.
  bool collect_errors = false;
  // The maximum number of errors collected, the first ones in the order of the input; 0: no maximum. It
  // bounds the memory that errors take on any page. Document::errors_truncated() returns true if there were
  // more.
  std::size_t max_errors = 0;
  // Called for each error as it is found, whether or not errors are collected; max_errors does not apply.
  // `error_user_data` is passed to it. Must not throw.
  //
  // Lines and columns are those of Document::errors(). The offset is in bytes of the UTF-8 text without a
  // byte order mark, whatever the encoding of the input.
  //
  // Errors are found nearly in the order of the input, with these exceptions: errors in the characters of a
  // piece of input (ParseErrorCode::control_character_in_input_stream and the like) come before those of its
  // tokens; errors that the tokenizer finds inside a token come before errors of tree construction, which
  // have the offset of the token's start; errors of text in a table come when the text ends. The order may
  // depend on how the input is split, unless limits on nodes, attributes, errors or memory are set: see
  // Limits. When a late `meta` restarts the parser, the errors up to that point are reported again: see
  // EncodingUsed::parsed_again.
  void (*on_error)(const ParseError& error, void* user_data) = nullptr;
  void* error_user_data = nullptr;
  // Record the positions of nodes in the input, to the byte: Node::position(), Node::attribute_positions(),
  // Document::line_column(). Takes 20 bytes a node and, unless the input is well-formed UTF-8, 16 bytes for
  // each run of characters of one size. When off, it costs nothing. A ScriptingParser ignores it: text
  // written by scripts has no position.
  bool positions = false;
  // #allow-declarative-shadow-roots: when off, `<template shadowrootmode>` makes an ordinary template.
  bool allow_declarative_shadow_roots = false;
  // The document is that of an iframe's srcdoc attribute: its quirks mode never changes, and a missing
  // doctype is not an error.
  bool iframe_srcdoc = false;
  // #parser-cannot-change-the-mode-flag: the document's quirks mode does not change.
  bool cannot_change_the_mode = false;
  Limits limits = {};
};

// Who keeps the input of parse() while the Document exists.
enum class Source : std::uint8_t {
  copied,    // the Document keeps its own copy
  borrowed,  // no copy is made; the caller keeps the bytes alive while the Document exists
};

// The context of a fragment (#fragment-context-element).
struct FragmentContext {
  std::string_view local_name = "body";           // as in the DOM: "foreignObject"
  Namespace element_namespace = Namespace::html;  // html, mathml or svg
  // For `annotation-xml`: the value of its encoding attribute, or empty.
  std::string_view encoding = {};
  // The quirks mode of the context's document.
  QuirksMode quirks_mode = QuirksMode::no_quirks;
  // Whether the context has a `form` element among its ancestors.
  bool inside_form = false;
  // inert or fragment. Ignored unless ParseOptions::scripting is set.
  ScriptingMode scripting_mode = ScriptingMode::inert;
};

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
  friend Document parse(std::string_view, const ParseOptions&, Source);
  friend Document parse_fragment(std::string_view, const FragmentContext&, const ParseOptions&, Source);
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
