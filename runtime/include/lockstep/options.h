// The options for parsing, tokenizing and serializing. An option has the same name everywhere. In C, it is
// the member with that name (lockstep/c/options.h; `limits.nodes` is `limit_nodes` there); on the command
// line, the flag with hyphens (`--iframe-srcdoc`); in `lockstep cases`, the member with that name.
#ifndef LOCKSTEP_OPTIONS_H
#define LOCKSTEP_OPTIONS_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/types.h"

namespace lockstep {

// Caps what untrusted input may cost. 0 means no limit. docs/reference/costs.md says what each function
// costs, and which limit bounds it.
//
// When a limit other than `depth` is reached, the parser acts as if the input ended there, even inside a tag
// or a comment: it closes all open elements, and the tree is that of the truncated input. Document::status()
// and Parser::write() return the limit; write() ignores all further input. Document::source() also ends
// there.
//
// The result does not depend on how the input is split, nor on whether parse(), Parser, parse_bytes() or
// BytesParser parses it. With limits on nodes, attributes, errors or memory, all four parse the text in
// blocks of 4096 bytes, each once it is complete, so write() may report a limit late. They check the limits
// after each block; they also check the limits on nodes and memory while creating nodes. The parser stops
// after the block, or after the token, that reached the limit. A SinkParser also parses in these blocks; the
// limit on nodes is left to its tree. A ScriptingParser also checks the limits at the end of each script and
// of each text that a script writes, so its result depends on how the input is split.
//
// When an allocation fails, a library compiled with exceptions returns Status::out_of_memory and the tree as
// it is, without closing the open elements. std::bad_alloc is still thrown by the constructors of parsers; by
// parse() and the like if there is no memory for an empty Document; by SinkParser and ScriptingParser; and by
// all functions that do not parse. A library compiled without exceptions ends the process with a message;
// memory_bytes prevents this.
struct Limits {
  // Bytes of UTF-8 text or, for parse_bytes() and BytesParser, of input. The rest of the input is ignored,
  // and so is a character that the limit cuts in two.
  std::size_t input_bytes = 0;
  // Nodes created, including the Document and nodes that do not stay in the tree. The token or run of
  // characters that exceeds the limit is processed to the end; it can create one more node for each open
  // formatting element.
  std::size_t nodes = 0;
  // The depth of the tree: `html` has depth 1, a child of `body` depth 3. Beyond the limit, elements are
  // flattened, as in browsers: whatever belongs in the innermost open element is inserted after it instead.
  // Parsing continues, and Document::flattened() returns true. Copies in `selectedcontent` elements are
  // flattened, too. Elements that stay in the tree when they leave the stack of open elements, such as a
  // `form` that is closed in the wrong order, do not count, so the tree may have up to twice as many levels
  // as the limit. A limit below 3 does not flatten the children of `html`.
  std::size_t depth = 0;
  // Attributes of a tag, not counting duplicates. A tag that exceeds the limit is not in the tree.
  std::size_t attributes = 0;
  // Parse errors. With this limit, the parser detects errors even if it does not collect them. It neither
  // collects nor reports errors beyond the limit.
  std::size_t errors = 0;
  // Bytes of memory that the parser may allocate: for the text, the tree, the current token, the stack of
  // open elements, the list of active formatting elements, errors, positions, and the bytes that a
  // BytesParser may have to decode again. The count includes the next growth of each buffer, so the peak
  // exceeds the limit only by the memory that one block of text needs: at most a tenth of the limit plus 1
  // MiB. So that the limit has the same effect however the input is passed, borrowed text counts as if it
  // were copied, and parse_bytes() counts what a BytesParser would keep. For a SinkParser, the tree does not
  // count. The pieces that you pass to write() do not count either: the parser copies them block by block,
  // only as far as it parses them.
  std::size_t memory_bytes = 0;
  // Nodes that are copied into `selectedcontent` elements; 16 times as many may be visited to determine what
  // to copy, or where a `template for` belongs (a few more or less, depending on the kind of parser).
  // According to the Standard, closing an option may copy its subtree, and moving a select may copy the
  // subtrees of all its options: without a limit, a page of one kilobyte can take gigabytes. No ordinary page
  // comes close to the default. A copy that would exceed this limit, or the limits on nodes or memory, is not
  // made, and the status is too_many_nodes or, for memory, too_much_memory. Unlike the other limits, this one
  // is set by default.
  std::size_t copied_nodes = 500'000;
};

// How to parse, and what to record.
struct ParseOptions {
  // The edition of the Standard to follow.
  Edition edition = kDefaultEdition;
  // Whether the parser's scripting mode is anything other than Disabled. This determines how `noscript` is
  // parsed; no script runs.
  bool scripting = false;
  // Collect parse errors and their positions for Document::errors(). When off, they cost nothing.
  bool collect_errors = false;
  // The maximum number of errors to collect, starting with the first in the order of the input; 0: no
  // maximum. This bounds the memory that errors take on any page. Document::errors_truncated() returns true
  // if there were more.
  std::size_t max_errors = 0;
  // Called for each error as it is found, whether or not errors are collected; max_errors does not apply.
  // `error_user_data` is passed to it. Must not throw.
  //
  // Lines and columns are the same as in Document::errors(). The offset is in bytes of the UTF-8 text without
  // a byte order mark, whatever the encoding of the input.
  //
  // Errors are reported in the order of the input, with these exceptions: errors in the characters of a piece
  // of input (ParseErrorCode::control_character_in_input_stream and the like) come after those of its tokens;
  // errors that the tokenizer finds inside a token come before errors of tree construction, which have the
  // offset of the token's start; errors about text in a table come when the text ends. The order may depend
  // on how the input is split, unless limits on nodes, attributes, errors or memory are set: see Limits. When
  // a late `meta` restarts the parser, the errors up to that point are reported again: see
  // EncodingUsed::parsed_again.
  void (*on_error)(const ParseError& error, void* user_data) = nullptr;
  void* error_user_data = nullptr;
  // Record the positions of nodes in the input, to the byte: Node::position(), Node::attribute_positions(),
  // Document::line_column(). Takes 20 bytes per node and, unless the input is well-formed UTF-8, 16 bytes for
  // each run of characters of the same encoded size. Costs nothing when off. A ScriptingParser ignores this
  // option: text written by scripts has no position.
  bool positions = false;
  // #allow-declarative-shadow-roots: when off, `<template shadowrootmode>` creates an ordinary template.
  bool allow_declarative_shadow_roots = false;
  // Whether the document comes from an iframe's srcdoc attribute: its quirks mode then never changes, and a
  // missing doctype is not an error.
  bool iframe_srcdoc = false;
  // #parser-cannot-change-the-mode-flag: when on, the document's quirks mode does not change.
  bool cannot_change_the_mode = false;
  Limits limits = {};  // for untrusted input
};

// Who owns the input of parse(), parse_bytes() and the like while the Document exists.
enum class Source : std::uint8_t {
  copied,    // the Document keeps its own copy
  borrowed,  // copied only if it must be decoded or repaired; the bytes must outlive the Document
};

// https://html.spec.whatwg.org/multipage/parsing.html#parser-scripting-mode
enum class ScriptingMode : std::uint8_t {
  normal,    // scripts would run
  disabled,  // scripts do not run; `noscript` has element content
  inert,     // a fragment for innerHTML: its scripts are marked as already started
  fragment,  // a fragment whose scripts will run once it is inserted
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
  // The scripting mode: inert or fragment. Ignored unless ParseOptions::scripting is set.
  ScriptingMode scripting_mode = ScriptingMode::inert;
};

// The maximum number of bytes that EncodingOptions::detect_utf_8 examines, from the first non-ASCII byte on.
inline constexpr std::size_t kDetectionBytes = 65536;

// Detects legacy encodings. legacy_detector() in lockstep/detection.h creates one; the models are linked only
// into programs that call that function. A default LegacyDetector detects nothing.
struct LegacyDetector {
  // Returns the encoding, or nullopt. If this pointer is null, nothing is detected.
  std::optional<Encoding> (*detect)(std::string_view bytes, std::uint32_t likely) = nullptr;
  std::uint32_t likely = 0;  // the likely candidates, as bits
};

// What the caller knows about the encoding, in order of precedence (#encoding-sniffing-algorithm).
struct EncodingOptions {
  // The encoding that the user requested. Only a byte order mark takes precedence over it.
  std::optional<Encoding> encoding = std::nullopt;
  // The encoding from the transport layer: the charset of Content-Type. See charset_of_content_type().
  std::optional<Encoding> transport_encoding = std::nullopt;
  // How many bytes to search for a declaration (a `meta` element or an XML declaration). 0: none.
  std::size_t prescan_bytes = 1024;
  // The encoding of the document that contains this one, if both have the same origin.
  std::optional<Encoding> container_encoding = std::nullopt;
  // The encoding of the page when it was last visited, or a similar hint.
  std::optional<Encoding> likely_encoding = std::nullopt;
  // Called with the bytes read so far and `detect_user_data`; may return an encoding. Must not throw.
  std::optional<Encoding> (*detect)(std::string_view bytes, void* user_data) = nullptr;
  void* detect_user_data = nullptr;
  // Detect UTF-8 if nothing above names another encoding. ASCII is the same in UTF-8 and in default_encoding,
  // so detection begins at the first non-ASCII byte, wherever it is. The input is UTF-8 if the 1024 bytes
  // from there on are well-formed UTF-8. It is also UTF-8 if more than two thirds of the sequences among the
  // first 1024 non-ASCII bytes, within kDetectionBytes bytes from there on, are well-formed: a page with a
  // few ill-formed bytes is still UTF-8. A parser whose input arrives in pieces parses the ASCII text and
  // then waits for these bytes, so the result does not depend on how the input is split. A `meta` that is
  // found before the first non-ASCII byte ends the detection. The Standard lets a user agent detect encodings
  // (step 8), browsers do so for local files, and most pages without a declaration are UTF-8. This option is
  // therefore on by default; the confidence is tentative. When off, such input is decoded with
  // default_encoding, as browsers do for pages from the network. Ignored if default_encoding is UTF-16BE/LE,
  // ISO-2022-JP or replacement, in which bytes that look like ASCII may mean something else.
  bool detect_utf_8 = true;
  // Detect legacy encodings: `options.detect_legacy = legacy_detector()`. This applies if the non-ASCII bytes
  // that detect_utf_8 examines are not UTF-8, whether or not detect_utf_8 is on. In all other respects, it
  // works like detect_utf_8. Off by default, since browsers and other parsers differ in what they detect.
  LegacyDetector detect_legacy = {};
  // The encoding to use when nothing else is known. See encoding_for_locale().
  Encoding default_encoding = Encoding::windows_1252;
  // Keep the encoding when a late `meta` (one found after the bytes that were searched) names another
  // encoding (#change-the-encoding). EncodingUsed::late_encoding then holds that encoding. When off, the
  // parser follows the late `meta`, as the Standard specifies: it switches if the bytes so far mean the same
  // in the new encoding; otherwise it parses the input again.
  bool ignore_late_meta = false;
};

// Caps what tokenizing untrusted input may cost. 0 means no limit.
//
// At a limit, the tokenizer acts as if the input ended there: an incomplete comment becomes a token, an
// incomplete tag does not, and the end-of-file token is emitted. The status names the limit; the rest of the
// input is ignored. The limits on attributes, errors and memory are checked every 2 KiB of input, and the
// limit on attributes also at the end of each tag. Tokens and status therefore do not depend on how the input
// is split.
struct TokenizerLimits {
  // Bytes of the input. A character that the limit cuts in two is ignored.
  std::size_t input_bytes = 0;
  // Attributes of a tag, not counting duplicates. A tag that exceeds the limit is not emitted.
  std::size_t attributes = 0;
  // Parse errors. With this limit, the tokenizer detects errors even if it does not report them; it reports
  // none beyond the limit.
  std::size_t errors = 0;
  // Bytes of memory, provided that tokens are read after each piece of input; see TokenReader::write() for
  // unread input. The peak exceeds the limit by at most a tenth of it plus 1 MiB. Memory is counted in
  // advance: an incomplete token counts six times its text (eighteen times for NUL characters), 192 bytes for
  // each attribute and 456 for each error. Names that the library does not know also count if they belong to
  // open foreign elements or have just been read.
  std::size_t memory_bytes = 0;
};

// An element outside the HTML namespace that is open when the input begins.
struct OpenForeignElement {
  Namespace element_namespace;     // svg or mathml
  std::string_view local_name;     // as in the DOM: "foreignObject"
  std::string_view encoding = {};  // for `annotation-xml`: the value of its encoding attribute
};

// How to tokenize.
struct TokenizerOptions {
  // The edition of the Standard to follow.
  Edition edition = kDefaultEdition;
  // Whether the tokenizer does on its own what tree construction would tell it to do: `<script>` switches it
  // to the script data state, CDATA sections are allowed in SVG and MathML, and so on. For some documents,
  // doing this correctly would require a tree, so the tokens may differ from those of parse(): see
  // docs/guides/tokens.md.
  bool tree_feedback = true;
  // Whether scripts would run, which determines how `noscript` is tokenized. Used only with tree_feedback.
  bool scripting = false;
  // The open elements outside the HTML namespace, outermost first. Used only with tree_feedback. The
  // constructor reads the names; they need not outlive the call.
  std::span<const OpenForeignElement> open_foreign_elements = {};
  // The initial state: its name in the Standard without "state", such as "data", "RCDATA", "script data". An
  // unknown name is treated as "data".
  std::string_view initial_state = "data";
  // The name of the last start tag before the input, which determines what counts as an appropriate end tag.
  std::string_view last_start_tag = {};
  // Whether "[CDATA[" begins a CDATA section. Used only without tree_feedback.
  bool allow_cdata = false;
  // Report the parse errors of the input stream and the tokenizer. Errors of tree construction require a
  // tree.
  bool collect_errors = false;
  // Record the positions of attributes. Costs nothing when off.
  bool attribute_ranges = false;
  TokenizerLimits limits = {};
};

// The options that the speculative parser shares with the parser.
struct SpeculativeOptions {
  // The edition of the Standard to follow. A speculative parser that starts from the state of a parser
  // follows the edition of that parser instead.
  Edition edition = kDefaultEdition;
  // When off, scripts are not reported, the contents of `noscript` are searched, and `loading=lazy` has no
  // effect.
  bool scripting = true;
  // Like ParseOptions::allow_declarative_shadow_roots: when on, the contents of shadow roots are searched.
  bool allow_declarative_shadow_roots = false;
  // The limits apply to each start() as they do to a parse; see SpeculativeParser::status(). The parser keeps
  // a list of the URLs that it has reported, which counts as memory.
  Limits limits = {};
};

// Options for serialize_html().
struct SerializeOptions {
  // Write the text of `noscript` raw, which is correct for a page parsed with scripting.
  bool scripting = false;
  // Write serializable shadow roots (#html-fragment-serialisation-algorithm).
  bool serializable_shadow_roots = false;
  // The edition of the Standard to follow; nullopt: that of the document.
  std::optional<Edition> edition = std::nullopt;
  // Format the result: break lines, and indent each line by this many spaces (at most 16) for each level (at
  // most 64). 0: write the tree unchanged. See serialize_html() for where white space is inserted.
  std::size_t indent = 0;
  // Write what the Standard's serializer leaves out although HTML can express it, so that parsing the result
  // gives the same document: see serialize_html().
  bool round_trip = false;
};

// Options for Node::inner_text().
struct TextOptions {
  // Hide `noscript` and the fallback content of `canvas`, which is correct for a page parsed with scripting.
  bool scripting = false;
};

// Options for serialize_json().
struct JsonOptions {
  // Write "errors" even if there are none, to distinguish "no errors" from "errors not collected".
  bool empty_errors = false;
};

// Which characters to keep in names. The editions of XML 1.0 differ: the fifth allows most of Unicode. The
// earlier ones, which expat and therefore Python follow, allow only letters that Unicode had in 1996.
enum class XmlNames : std::uint8_t {
  // ASCII and letters of common scripts: a subset of what all editions allow.
  every_edition,
  fifth_edition,
};

// Options for serialize_xml().
struct XmlOptions {
  XmlNames names = XmlNames::every_edition;  // which characters to keep in names
  // Begin with <?xml version="1.0" encoding="UTF-8"?> and a newline.
  bool declaration = false;
  // Write the DOCTYPE. Lockstep adds no DTD, but the system identifier may make an XML tool fetch one.
  bool doctype = true;
  // Whether HTML elements are in the HTML namespace; when off, they are in no namespace, as in the trees of
  // other parsers.
  bool html_namespace = true;
  // Whether SVG and MathML elements are in their namespaces; when off, they are in no namespace.
  bool foreign_namespaces = true;
};

}  // namespace lockstep

#endif
