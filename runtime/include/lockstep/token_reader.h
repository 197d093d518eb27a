// Reads tokens one by one, on request.
#ifndef LOCKSTEP_TOKEN_READER_H
#define LOCKSTEP_TOKEN_READER_H

#include "lockstep/detail/cpp20.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"

namespace lockstep {

// The kinds of tokens. The end of the input is not a token.
enum class TokenType : std::uint8_t {
  start_tag,               // "<a href=x>"
  end_tag,                 // "</a>"
  characters,              // text, or part of it
  comment,                 // "<!-- … -->", and markup that is treated as a comment
  processing_instruction,  // "<?target data?>"
  doctype,                 // "<!DOCTYPE html>"
};

// A token (#tokenization).
struct Token {
  TokenType type = TokenType::characters;  // determines which members are meaningful
  ByteRange range;  // the bytes of the input from which it was created; see TokenHandler::range()
  // The name of a tag or doctype, or the target of a processing instruction. Names of tags and attributes are
  // in lower case, even those of SVG, whose spelling tree construction adjusts.
  std::string_view name = {};
  // The characters, or the data of a comment or processing instruction.
  std::string_view text = {};
  // The attributes of a tag, in the order of the input, without duplicates.
  std::span<const TokenAttributeView> attributes = {};
  // The self-closing flag of a tag.
  bool self_closing = false;
  // For a tag: the namespace of the element that it opens or closes; html if the namespace is not known, or
  // without TokenizerOptions::tree_feedback.
  Namespace element_namespace = Namespace::html;
  // The doctype; null for other tokens.
  const DoctypeView* doctype = nullptr;
  // For characters: see TokenHandler::in_raw_text().
  bool in_raw_text = false;
  // For a tag: its positions. Null without TokenizerOptions::attribute_ranges, and for a tag that began
  // before the input: see TokenizerOptions::initial_state.
  const TagRanges* tag_ranges = nullptr;

  // Returns the value of the attribute with that name, given in lower case, or nullopt. O(attributes)
  LOCKSTEP_EXPORT std::optional<std::string_view> attribute(std::string_view wanted) const;
  // Returns the position of the attribute with that name; null if the tag does not have the attribute, or
  // without TokenizerOptions::attribute_ranges. O(attributes)
  LOCKSTEP_EXPORT const AttributeRanges* attribute_ranges(std::string_view wanted) const;
};

// Reads tokens from a whole text, or from input that arrives in pieces:
//
//   lockstep::TokenReader reader;
//   for (bool more = true; more;) {
//     more = read(chunk) && reader.write(chunk) == lockstep::Status::ok;
//     if (!more) reader.finish();
//     while (const lockstep::Token* token = reader.next()) …
//   }
//
// A TokenReader takes memory for the longest token and for input that has not been read yet. TokenizerLimits
// can bound this memory.
class LOCKSTEP_EXPORT TokenReader {
 public:
  // Creates a reader for UTF-8 input that arrives in pieces. A byte order mark is an ordinary character.
  explicit TokenReader(const TokenizerOptions& options = {});
  // Creates a reader for bytes, in any encoding, that arrive in pieces. The encoding is sniffed as by
  // BytesParser: until there are enough bytes for that, or finish() is called, next() returns null. A byte
  // order mark is dropped. EncodingOptions::ignore_late_meta has no effect: a late `meta` is always ignored.
  // All ranges and error offsets are in bytes of the input.
  TokenReader(const EncodingOptions& encoding, const TokenizerOptions& options);
  // Creates a reader for a whole text in UTF-8, which must outlive the reader. The text is copied only if it
  // is ill-formed.
  explicit TokenReader(std::string_view html, const TokenizerOptions& options = {});
  TokenReader(TokenReader&&) noexcept;  // tokens and views stay valid
  TokenReader& operator=(TokenReader&&) noexcept;
  ~TokenReader();

  // Adds input, which may be split anywhere and is copied. Input after finish() or after a limit is ignored.
  // Returns status().
  //
  // With TokenizerLimits::memory_bytes, unread input may take only the memory that the limit leaves. A piece
  // that exceeds this is truncated, as if the input ended there, with Status::too_much_memory. A piece is
  // always accepted whole if next() has returned null since the previous piece. If you read all tokens after
  // each piece, memory is therefore bounded by the limit plus the longest piece, and the result does not
  // depend on how the input is split.
  Status write(std::string_view chunk);
  // Ends the input.
  void finish();
  // Returns the next token. Returns null at the end of the input, or if the next token is not complete until
  // more input is written or finish() is called. The token and everything it refers to stay valid until the
  // next call to next().
  const Token* next();
  // Whether all tokens have been read.
  bool at_end() const;
  // At the end: the bytes of the input after the last token, which are not part of any token, such as an
  // incomplete tag or the end of a CDATA section. If there are no such bytes, an empty range at the end of
  // the last token. At a limit, the range ends where reading ended; later input was not examined.
  ByteRange remainder() const;
  // The encoding of the input. For text, it is UTF-8. For bytes, it is known once a token has been read or
  // next() has returned null at the end; EncodingOptions::detect_utf_8 may still change it when the first
  // non-ASCII byte has been read.
  const EncodingUsed& encoding() const;
  // The parse errors of the input stream and the tokenizer that the last call to next() found. Errors in a
  // token may be returned with the text before the token. Valid until the next call to next(). Empty unless
  // TokenizerOptions::collect_errors is set.
  std::span<const ParseError> errors() const;
  // The limit that ended the input, or ok. There may still be unread tokens from before the limit. A token
  // longer than kLongestInput also ends the input, with Status::input_too_long.
  Status status() const;

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
