// The tokenizer alone, without tree construction.
#ifndef LOCKSTEP_TOKENIZER_H
#define LOCKSTEP_TOKENIZER_H

#include "lockstep/detail/cpp20.h"

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

// A DOCTYPE. Whether a text is missing or empty makes a difference to the quirks mode.
struct DoctypeView {
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

  // Where the token stands that is being handed over, in bytes of the text. The ranges of the tokens follow
  // one another without a gap: what makes no token of its own ("</>", "<![CDATA[") belongs to the token
  // behind it, what a document that ends too early leaves to the end of the file. All of them together are
  // the input.
  const ByteRange& range() const { return range_; }

 private:
  friend class detail::TokenSession;
  ByteRange range_;
};

// An element outside of the HTML namespace that is open when the input begins.
struct OpenForeignElement {
  Namespace element_namespace;     // svg or mathml
  std::string_view local_name;     // as in the DOM: "foreignObject"
  std::string_view encoding = {};  // for `annotation-xml`: the value of its encoding attribute
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
};

// Tokenizes input that comes in pieces, in memory that the longest token decides and not the input: a run of
// characters counts as long as the piece that it stands in.
class LOCKSTEP_EXPORT Tokenizer {
 public:
  // The handler must live as long as the tokenizer is used.
  explicit Tokenizer(TokenHandler& handler, const TokenizerOptions& options = {});
  Tokenizer(Tokenizer&&) noexcept;
  Tokenizer& operator=(Tokenizer&&) noexcept;
  ~Tokenizer();

  // UTF-8, split anywhere. Hands over all tokens that are complete. Status::input_too_long: a token is longer
  // than kLongestInput; this piece was left out.
  Status write(std::string_view chunk);
  Status write_wobbly(std::string_view chunk);  // may hold surrogates, as three bytes each
  void finish();                                // the end of the input

 private:
  friend void tokenize(std::string_view, TokenHandler&, const TokenizerOptions&);
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

// Tokenizes a whole text: the same as a Tokenizer that is given all of it at once, without a copy unless it
// is ill-formed. O(n)
LOCKSTEP_EXPORT void tokenize(std::string_view html, TokenHandler& handler,
                              const TokenizerOptions& options = {});

}  // namespace lockstep

#endif
