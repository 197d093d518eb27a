// The tokenizer alone, without tree construction.
#ifndef LOCKSTEP_TOKENIZER_H
#define LOCKSTEP_TOKENIZER_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep {

namespace detail {
class TokenSession;
}

// An attribute of a tag.
struct TokenAttributeView {
  // The name is in ASCII lower case; the value is empty for an attribute without one.
  std::string_view name, value;
};

// Where an attribute of a tag stands in the input: see TokenizerOptions::attribute_ranges.
struct AttributeRanges {
  ByteRange name;          // as it is written
  ByteRange value;         // without quotation marks; empty, behind the name, if there is no "="
  ByteRange quoted_value;  // with its quotation marks, if it has any
  bool has_value = false;  // there is an "="
  // The tag has an attribute of that name already, so this one was dropped.
  bool is_duplicate = false;
};

// Where a tag and its attributes stand in the input: see TokenizerOptions::attribute_ranges.
struct TagRanges {
  ByteRange name;  // of the tag
  // Each attribute of the input, in its order. Those that are no duplicates are the attributes of the token,
  // in the same order.
  std::span<const AttributeRanges> attributes;
};

// A DOCTYPE. Whether a text is missing or empty makes a difference to the quirks mode.
struct DoctypeView {
  // Its texts; the name is in ASCII lower case.
  std::optional<std::string_view> name, public_identifier, system_identifier;
  bool force_quirks;  // the force-quirks flag
};

// Takes the tokens (#tokenization). Views are valid during the call. A run of characters may come in several
// calls.
class LOCKSTEP_EXPORT TokenHandler {
 public:
  // The parts of tokens.
  using TokenAttributeView = lockstep::TokenAttributeView;
  using Doctype = DoctypeView;
  // A start or end tag.
  struct Tag {
    bool is_start_tag;                               // else an end tag
    std::string_view name;                           // in ASCII lower case
    bool self_closing;                               // its self-closing flag: "<br/>"
    std::span<const TokenAttributeView> attributes;  // duplicates removed
    // Of the element that it begins or ends; html if none is known, and without tree_feedback.
    Namespace element_namespace = Namespace::html;
    // Null without TokenizerOptions::attribute_ranges, and for a tag that `initial_state` begins in the
    // middle of.
    const TagRanges* ranges = nullptr;
  };

  virtual ~TokenHandler() = default;
  // A token of each kind; nothing happens unless they are overridden.
  virtual void tag(const Tag&) {}
  virtual void characters(std::string_view) {}
  virtual void comment(std::string_view) {}
  virtual void processing_instruction(std::string_view /*target*/, std::string_view /*data*/) {}
  virtual void doctype(const Doctype&) {}
  virtual void error(const ParseError&) {}
  virtual void end_of_file() {}

  // The bytes of the input that the token being handed over was made of. The ranges follow one another
  // without a gap: what makes no token of its own ("</>", "<![CDATA[", a byte order mark that was dropped)
  // belongs to the token behind it; what is left at the end, such as a tag that is not complete, is the range
  // of the end of the file. All of them together are the input, or, at a limit, what was read of it.
  const ByteRange& range() const { return range_; }
  // Whether the characters being handed over stand where there are no character references: in script data,
  // RAWTEXT or PLAINTEXT.
  bool in_raw_text() const { return in_raw_text_; }

 private:
  friend class detail::TokenSession;
  ByteRange range_;
  bool in_raw_text_ = false;
};

// An element outside of the HTML namespace that is open when the input begins.
struct OpenForeignElement {
  Namespace element_namespace;     // svg or mathml
  std::string_view local_name;     // as in the DOM: "foreignObject"
  std::string_view encoding = {};  // for `annotation-xml`: the value of its encoding attribute
};

// What tokenizing may cost. 0, everywhere: as much as it needs.
//
// At a limit the tokenizer acts as if the input ended there: a comment that is not complete becomes a token,
// a tag does not, and the end of the file is handed over. The status tells which limit it was; the rest of
// the input is ignored. The limits look at errors, memory and tags that are not complete each 2 KiB of the
// input, so that tokens and status are the same however it is cut into pieces; at attributes also where a tag
// ends.
struct TokenizerLimits {
  // Bytes of the input. A character that goes beyond is ignored.
  std::size_t input_bytes = 0;
  // Attributes of a tag, without those that it repeats. The tag that has more is not handed over.
  std::size_t attributes = 0;
  // Parse errors; this makes the tokenizer look for them. They are not reported beyond.
  std::size_t errors = 0;
  // Memory, as long as tokens are read after each piece of input; see TokenReader::write() for input that is
  // not read. A tenth and 1 MB may come on top. It is bounded in advance: a token that is not complete counts
  // six times its text (its NUL characters eighteen times), 192 bytes for each attribute and 200 for each
  // error. Names that the library does not know count too, where they belong to open foreign elements or have
  // just been read.
  std::size_t memory_bytes = 0;
};

// How to tokenize.
struct TokenizerOptions {
  // The edition of the Standard whose rules are followed.
  Edition edition = kDefaultEdition;
  // Whether the tokenizer is told what tree construction would tell it: `<script>` switches it to the script
  // data state, CDATA sections are allowed in SVG and MathML, and so on. docs/tokens.md has the documents for
  // which that takes a tree to know, and the tokens may be others than those of parse().
  bool tree_feedback = true;
  // Whether scripts would run, which decides how `noscript` is tokenized. Only with tree_feedback.
  bool scripting = false;
  // The open elements that are not HTML elements, the outermost first. Only with tree_feedback. The names are
  // read by the constructor.
  std::span<const OpenForeignElement> open_foreign_elements = {};
  // The Standard's name of the state to begin in, without "state": "data", "RCDATA", "script data". An
  // unknown name counts as "data".
  std::string_view initial_state = "data";
  // The name of the last start tag before the input, which decides what is an appropriate end tag.
  std::string_view last_start_tag = {};
  // Whether [CDATA[ begins a CDATA section. Only without tree_feedback.
  bool allow_cdata = false;
  // Report parse errors: those of the input stream and of the tokenizer. Those of tree construction need a
  // tree.
  bool collect_errors = false;
  // Find out where the attributes of tags stand. Off, it costs nothing.
  bool attribute_ranges = false;
  TokenizerLimits limits = {};
};

// Tokenizes input that comes in pieces, in memory that the longest token decides and not the input: a run of
// characters counts as long as the piece that it stands in. See TokenizerLimits for a bound.
class LOCKSTEP_EXPORT Tokenizer {
 public:
  // The handler must live as long as the tokenizer is used.
  explicit Tokenizer(TokenHandler& handler, const TokenizerOptions& options = {});
  Tokenizer(Tokenizer&&) noexcept;
  Tokenizer& operator=(Tokenizer&&) noexcept;
  ~Tokenizer();

  // UTF-8, split anywhere. Hands over all tokens that are complete. The status tells which limit was met,
  // then or before; Status::input_too_long also stands for a token longer than kLongestInput.
  Status write(std::string_view chunk);
  Status write_wobbly(std::string_view chunk);  // may hold surrogates, as three bytes each
  Status finish();                              // the end of the input

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

// Tokenizes a whole text: the same as a Tokenizer that is given all of it at once, without a copy unless it
// is ill-formed. O(n)
LOCKSTEP_EXPORT Status tokenize(std::string_view html, TokenHandler& handler,
                                const TokenizerOptions& options = {});

}  // namespace lockstep

#endif
