// Small types shared by the tokenizer, the tree builder and the document.
#ifndef LOCKSTEP_TYPES_H
#define LOCKSTEP_TYPES_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/detail/configuration.h"
#include "lockstep/export.h"
#include "lockstep/generated/encodings.h"
#include "lockstep/generated/parse_error_codes.h"

// The library.
namespace lockstep {

// The kinds of nodes that the parser creates. A shadow root and the contents of a template are
// document_fragments.
enum class NodeType : std::uint8_t {
  none,  // the type of a null Node
  document,
  document_fragment,
  doctype,
  element,
  text,
  comment,
  processing_instruction,
};

// The namespaces of elements and attributes (https://infra.spec.whatwg.org/#namespaces).
enum class Namespace : std::uint8_t { none, html, mathml, svg, xlink, xml, xmlns };

// The quirks mode of a document (https://dom.spec.whatwg.org/#concept-document-quirks).
enum class QuirksMode : std::uint8_t { no_quirks, limited_quirks, quirks };

// The mode of a shadow root (https://dom.spec.whatwg.org/#shadowroot-mode).
enum class ShadowRootMode : std::uint8_t { open, closed };

// The length of the longest input that is parsed completely, in bytes: offsets and sizes of text have 31
// bits.
inline constexpr std::size_t kLongestInput = 0x7FFF'FFF0;

// How parsing ended. Malformed HTML is never an error: every input has a tree. Any value other than `ok` says
// why not all of the input was parsed. There is still a tree: see Limits.
enum class [[nodiscard]] Status : std::uint8_t{
    ok,
    input_too_long,       // longer than kLongestInput or Limits::input_bytes
    too_many_nodes,       // Limits::nodes or Limits::copied_nodes
    too_many_attributes,  // Limits::attributes
    too_many_errors,      // Limits::errors
    too_much_memory,      // Limits::memory_bytes
    out_of_memory,        // an allocation failed: see Limits
    stopped,              // Parser::stop_when()
};

// Returns the name of the status, such as "input too long". A static string.
LOCKSTEP_EXPORT std::string_view status_name(Status status);

// A range of bytes of the input: [begin, end), counted from 0.
struct ByteRange {
  std::uint64_t begin = 0;  // the first byte
  std::uint64_t end = 0;    // one past the last byte
  friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

// The position of a node in the input, if it has one: see docs/reference/positions.md.
struct NodePosition {
  // For an element, its start tag, from "<" to ">"; nullopt if the start tag was implied. An element that the
  // parser created as a copy of a formatting element has the start tag of the original. For a comment, a
  // doctype or a processing instruction, all of it. For text, from its first character to its last.
  std::optional<ByteRange> range;
  // For an element, the end tag with its name that closed it; nullopt if the end tag was implied.
  std::optional<ByteRange> end_tag;
  // For text: whether its range contains anything other than its characters, which may be written as
  // character references. This happens when text from several places was joined, or when characters were
  // ignored.
  bool has_gaps = false;
};

// The position of an attribute in the input.
struct AttributePosition {
  // Nullopt if the attribute is not in the input.
  std::optional<ByteRange> name;
  // Without quotation marks. Nullopt if there is no "="; an empty range if the value is empty.
  std::optional<ByteRange> value;
};

// A line and a column in a text.
struct LineColumn {
  std::uint32_t line = 1;    // 1-based
  std::uint32_t column = 1;  // 1-based, in code points; a newline belongs to the line that it ends
};

namespace detail {
class NameTable;
}  // namespace detail

// A second place in the input that explains an error: where an element was opened, or what closed it.
struct SecondPlace {
  // The tag or other markup; empty if the parser implied the element there.
  ByteRange range;
  std::uint32_t line = 0;    // of the beginning, 1-based
  std::uint32_t column = 0;  // 1-based, in code points
};

// A parse error. The Standard gives codes to some errors: for these, `code` is the Standard's code. The
// errors of tree construction have no codes in the Standard: for these, `code` is
// ParseErrorCode::tree_construction, and `tree_error` identifies the error.
struct ParseError {
  ParseErrorCode code = ParseErrorCode::tree_construction;  // the Standard's code, if it has one
  std::uint16_t tree_error = 0;                             // see parse_error_name()
  // The fault is [offset, end), in bytes from the start of the input: a token, a part of one, or a character;
  // empty at the end of the input. A run of characters to which the same rule applies is one error, whose
  // fault is the first character.
  std::uint64_t offset = 0;
  std::uint64_t end = 0;
  std::uint32_t line = 0;    // of `offset`, 1-based
  std::uint32_t column = 0;  // 1-based, in code points; a newline belongs to the line that it ends
  // Where the Standard's algorithm reports the error: at the character being processed or, in tree
  // construction, at the first byte of the token. This may be after the fault. Useful for comparing parsers.
  struct Reported {
    std::uint64_t offset = 0;  // in bytes from the start of the input
    std::uint32_t line = 0;    // 1-based
    std::uint32_t column = 0;  // 1-based, in code points
  };
  Reported reported;  // see Reported
  // The second place; nullopt if the error has none. parse_error_note() says what is there.
  std::optional<SecondPlace> second;

  // For parse_error_message() and parse_error_note(): names in the document or parser that reported the
  // error, which must still exist.
  const detail::NameTable* names = nullptr;
  std::uint32_t name = 0;         // of the tag or attribute; 0: none
  std::uint32_t second_name = 0;  // of the element at the second place; 0: none
  bool names_end_tag = false;
};

// Returns the name of the error: the Standard's code ("eof-in-tag") or, for an error of tree construction,
// Lockstep's own name ("in-body-end-tag-p-not-open"). Each place in the rules that raises an error has its
// own name. Names are stable; see docs/reference/errors.md. A static string.
LOCKSTEP_EXPORT std::string_view parse_error_name(const ParseError& error);

// Returns one sentence for the author of the page: what is wrong and how the parser handled it. The sentence
// is the same for all errors with that name. A static string.
LOCKSTEP_EXPORT std::string_view parse_error_explanation(const ParseError& error);

// Returns the sentence of parse_error_explanation() with the names of this error's tag, element or attribute.
// Call this function while the document, parser or reader that reported the error exists, or during the
// callback that the error was passed to. O(sentence and names)
LOCKSTEP_EXPORT std::string parse_error_message(const ParseError& error);

// Returns what is at the second place, such as "<div> is opened here". Empty if the error has no second
// place. Call this function under the same conditions as parse_error_message().
LOCKSTEP_EXPORT std::string parse_error_note(const ParseError& error);

// Returns the Standard's anchor for the error, on https://html.spec.whatwg.org/multipage/parsing.html: the
// anchor of the code ("#parse-error-eof-in-tag"), or of the clause whose rule raised the error
// ("#parsing-main-inbody"). A static string.
LOCKSTEP_EXPORT std::string_view parse_error_anchor(const ParseError& error);

// How certain the encoding is (#concept-encoding-confidence).
enum class Confidence : std::uint8_t {
  tentative,   // a `meta` may change it
  certain,     // it will not change
  irrelevant,  // the input was text, not bytes
};

// Where the encoding was taken from.
enum class EncodingSource : std::uint8_t {
  byte_order_mark,
  user,       // EncodingOptions::encoding
  transport,  // EncodingOptions::transport_encoding
  prescan,    // a `meta` or an XML declaration in the first bytes
  container,  // EncodingOptions::container_encoding
  likely,     // EncodingOptions::likely_encoding
  detection,  // EncodingOptions::detect, detect_utf_8 or detect_legacy
  fallback,   // EncodingOptions::default_encoding
  meta,       // a `meta` element found while parsing
  text,       // the input was text
};

// The document's character encoding (https://dom.spec.whatwg.org/#concept-document-encoding), and where it
// was taken from.
struct EncodingUsed {
  Encoding encoding = Encoding::utf_8;             // the encoding in use
  Confidence confidence = Confidence::irrelevant;  // how certain it is
  EncodingSource source = EncodingSource::text;    // where it was taken from
  // Whether a late `meta` restarted the parser. A late `meta` does not restart it if the bytes decoded so far
  // mean the same in both encodings; how many bytes have been decoded depends on how the input is split.
  bool parsed_again = false;
  // The encoding that the first late `meta` named, if it was a different one and was not followed: because of
  // EncodingOptions::ignore_late_meta, or because a ScriptingParser would have had to parse the input again.
  std::optional<Encoding> late_encoding;
};

namespace detail {

// An attribute of a tag token. The value is valid while the token is being processed.
struct TokenAttribute {
  std::uint32_t name;  // NameId
  std::string_view value;
};

}  // namespace detail
}  // namespace lockstep

#endif
