// Small types shared by the tokenizer, the tree builder and the document.
#ifndef LOCKSTEP_TYPES_H
#define LOCKSTEP_TYPES_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "lockstep/detail/configuration.h"
#include "lockstep/export.h"
#include "lockstep/generated/encodings.h"
#include "lockstep/generated/parse_error_codes.h"

// The library.
namespace lockstep {

// The kinds of node that the parser makes. A shadow root or the contents of a template is a
// document_fragment.
enum class NodeType : std::uint8_t {
  none,  // of a null Node
  document,
  document_fragment,
  doctype,
  element,
  text,
  comment,
  processing_instruction,
};

// Of elements and attributes (https://infra.spec.whatwg.org/#namespaces).
enum class Namespace : std::uint8_t { none, html, mathml, svg, xlink, xml, xmlns };

// https://dom.spec.whatwg.org/#concept-document-quirks
enum class QuirksMode : std::uint8_t { no_quirks, limited_quirks, quirks };

// https://dom.spec.whatwg.org/#shadowroot-mode
enum class ShadowRootMode : std::uint8_t { open, closed };

// The longest input that is parsed whole, in bytes: offsets and sizes of text have 31 bits.
inline constexpr std::size_t kLongestInput = 0x7FFF'FFF0;

// How parsing ended. Malformed HTML is never an error: every input has a tree. All but `ok` say that the
// input was not parsed as a whole, and why; there is a tree all the same: see Limits.
enum class [[nodiscard]] Status : std::uint8_t{
    ok,
    input_too_long,       // longer than kLongestInput or Limits::input_bytes
    too_many_nodes,       // Limits::nodes
    too_many_attributes,  // Limits::attributes
    too_many_errors,      // Limits::errors
    too_much_memory,      // Limits::memory_bytes
    out_of_memory,        // the system gave none: see Limits
};

// "input too long" and the like. A static string.
LOCKSTEP_EXPORT std::string_view status_name(Status status);

// A piece of the input: bytes [begin, end), counted from 0.
struct ByteRange {
  std::uint64_t begin = 0;  // of the first byte
  std::uint64_t end = 0;    // behind the last one
  friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

// Where a node stands in the input, as far as it does: see docs/positions.md.
struct NodePosition {
  // Of an element the start tag, "<" to ">"; none if it was implied. An element that the parser made as a
  // copy of a formatting element has the start tag of that one. Of a comment, a doctype or a processing
  // instruction all of it; of a text from its first character to its last one.
  std::optional<ByteRange> range;
  // Of an element the end tag that closed it, which has its name; none if it was implied.
  std::optional<ByteRange> end_tag;
  // Of a text: its range holds something else besides its characters (which may be written as references):
  // text was put together that the input has in several places, or characters were ignored.
  bool has_gaps = false;
};

// Where an attribute stands in the input.
struct AttributePosition {
  // None if the input does not have it.
  std::optional<ByteRange> name;
  // Without quotation marks; none if there is no "=". Empty where the value is.
  std::optional<ByteRange> value;
};

// A place in a text as people count.
struct LineColumn {
  std::uint32_t line = 1;    // 1-based
  std::uint32_t column = 1;  // 1-based, in code points; a newline belongs to the line that it ends
};

// A parse error. For the errors that the Standard names, `code` is its code; for those of tree construction,
// which it leaves unnamed, `code` is ParseErrorCode::tree_construction and `tree_error` tells which it is.
struct ParseError {
  ParseErrorCode code = ParseErrorCode::tree_construction;  // the Standard's
  std::uint16_t tree_error = 0;                             // see parse_error_name()
  // Bytes from the start of the input: of the character that was being looked at, and for tree construction
  // of the first byte of the token. A run of characters that meets the same rule is one error.
  std::uint64_t offset = 0;
  std::uint32_t line = 0;    // 1-based
  std::uint32_t column = 0;  // 1-based, in code points; a newline belongs to the line that it ends
};

// The Standard's code of the error ("eof-in-tag"), or for an error of tree construction a name of Lockstep's
// own ("in-body-end-tag-p-not-open"), one for each place in the rules that raises one. Names stay the same;
// see docs/errors.md. A static string.
LOCKSTEP_EXPORT std::string_view parse_error_name(const ParseError& error);

// What is wrong and what was done about it: one sentence for the author of the page. A static string.
LOCKSTEP_EXPORT std::string_view parse_error_explanation(const ParseError& error);

// Where the Standard speaks of it: the anchor of the code ("#parse-error-eof-in-tag"), or of the clause whose
// rule raised the error ("#parsing-main-inbody"), on
// https://html.spec.whatwg.org/multipage/parsing.html. A static string.
LOCKSTEP_EXPORT std::string_view parse_error_anchor(const ParseError& error);

// How sure the encoding is (#concept-encoding-confidence).
enum class Confidence : std::uint8_t {
  tentative,   // a `meta` may change it
  certain,     // it stays
  irrelevant,  // the input was text, not bytes
};

// What the encoding was taken from.
enum class EncodingSource : std::uint8_t {
  byte_order_mark,
  user,       // EncodingOptions::override_encoding
  transport,  // EncodingOptions::transport_encoding
  prescan,    // a `meta` or an XML declaration among the first bytes
  container,  // EncodingOptions::container_encoding
  likely,     // EncodingOptions::likely_encoding
  detection,  // EncodingOptions::detect or detect_utf_8
  fallback,   // EncodingOptions::default_encoding
  meta,       // a `meta` element that the parser met
  text,       // the input was text
};

// The document's character encoding (https://dom.spec.whatwg.org/#concept-document-encoding), and where it
// comes from.
struct EncodingUsed {
  Encoding encoding = Encoding::utf_8;             // which it is
  Confidence confidence = Confidence::irrelevant;  // how sure it is
  EncodingSource source = EncodingSource::text;    // what tells it
  // Whether a late `meta` made the parser begin again. It need not where the bytes that have been decoded by
  // then mean the same; how many those are depends on the pieces of the input.
  bool parsed_again = false;
  // With EncodingOptions::Late::ignore: what the first late `meta` asked for, if that was another encoding.
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
