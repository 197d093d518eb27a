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
#include "lockstep/options.h"
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

// The position of an attribute of a tag in the input: see TokenizerOptions::attribute_ranges.
struct AttributeRanges {
  ByteRange name;          // as written
  ByteRange value;         // without quotation marks; empty, after the name, if there is no "="
  ByteRange quoted_value;  // with its quotation marks, if it has any
  bool has_value = false;  // whether there is an "="
  // Whether the tag already has an attribute with that name, so that this one was dropped.
  bool is_duplicate = false;
};

// The positions of a tag and its attributes in the input: see TokenizerOptions::attribute_ranges.
struct TagRanges {
  ByteRange name;  // of the tag
  // All attributes of the tag in the input, in order, including duplicates. Those that are not duplicates are
  // the attributes of the token, in the same order.
  std::span<const AttributeRanges> attributes;
};

// A DOCTYPE. The quirks mode depends on whether a string is missing or empty.
struct DoctypeView {
  // The name is in ASCII lower case.
  std::optional<std::string_view> name, public_identifier, system_identifier;
  bool force_quirks;  // the force-quirks flag
};

// Receives the tokens (#tokenization). Override the functions for the tokens that you need. Views are valid
// only during the call. A run of characters may be reported in several calls.
class LOCKSTEP_EXPORT TokenHandler {
 public:
  // The parts of tokens.
  using TokenAttributeView = lockstep::TokenAttributeView;
  using Doctype = DoctypeView;
  // A start or end tag.
  struct Tag {
    bool is_start_tag;                               // false: an end tag
    std::string_view name;                           // in ASCII lower case
    bool self_closing;                               // its self-closing flag: "<br/>"
    std::span<const TokenAttributeView> attributes;  // duplicates removed
    // The namespace of the element that the tag opens or closes; html if the namespace is not known, or
    // without TokenizerOptions::tree_feedback.
    Namespace element_namespace = Namespace::html;
    // The positions of the tag. Null without TokenizerOptions::attribute_ranges, and for a tag that began
    // before the input: see TokenizerOptions::initial_state.
    const TagRanges* ranges = nullptr;
  };

  virtual ~TokenHandler() = default;
  // Called for each token, for each parse error (if TokenizerOptions::collect_errors is set), and at the end
  // of the input. The default implementations do nothing.
  virtual void tag(const Tag&) {}
  virtual void characters(std::string_view) {}
  virtual void comment(std::string_view) {}
  virtual void processing_instruction(std::string_view /*target*/, std::string_view /*data*/) {}
  virtual void doctype(const Doctype&) {}
  virtual void error(const ParseError&) {}
  virtual void end_of_file() {}

  // The bytes of the input from which the current token was created. Ranges are contiguous: input that
  // produces no token ("</>", "<![CDATA[", a dropped byte order mark) belongs to the next token's range. The
  // rest at the end, such as an incomplete tag, is the range of the end-of-file token. Together, the ranges
  // cover the input or, at a limit, the part of it that was read.
  const ByteRange& range() const { return range_; }
  // Whether the current characters are script data, RAWTEXT or PLAINTEXT, where there are no character
  // references.
  bool in_raw_text() const { return in_raw_text_; }

 private:
  friend class detail::TokenSession;
  ByteRange range_;
  bool in_raw_text_ = false;
};

// Tokenizes input that arrives in pieces. Memory use depends on the longest token, not on the length of the
// input. A run of characters takes no more memory than the piece of input that it is in. TokenizerLimits can
// bound memory use.
class LOCKSTEP_EXPORT Tokenizer {
 public:
  // The handler must outlive the last call to a member function.
  explicit Tokenizer(TokenHandler& handler, const TokenizerOptions& options = {});
  Tokenizer(Tokenizer&&) noexcept;
  Tokenizer& operator=(Tokenizer&&) noexcept;
  ~Tokenizer();

  // Adds UTF-8 input, which may be split anywhere and may contain surrogates as three bytes each, and emits
  // all complete tokens. Returns ok, or the limit that was reached in this or an earlier call. A token longer
  // than kLongestInput also ends the input, with Status::input_too_long.
  Status write(std::string_view chunk);
  Status write_wtf8(std::string_view chunk);  // the same as write()
  Status finish();                            // ends the input

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

// Tokenizes a whole text, as a Tokenizer would in one piece. Copies the text only if it is ill-formed. O(n)
LOCKSTEP_EXPORT Status tokenize(std::string_view html, TokenHandler& handler,
                                const TokenizerOptions& options = {});

}  // namespace lockstep

#endif
