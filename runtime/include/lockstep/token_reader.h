// Tokens one by one, at the reader's pace.
#ifndef LOCKSTEP_TOKEN_READER_H
#define LOCKSTEP_TOKEN_READER_H

#include "lockstep/detail/cpp20.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/export.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"

namespace lockstep {

struct EncodingOptions;  // lockstep/bytes.h

// The kinds of tokens; the end of the input is none.
enum class TokenType : std::uint8_t {
  start_tag,               // "<a href=x>"
  end_tag,                 // "</a>"
  characters,              // text, or a part of it
  comment,                 // "<!-- … -->", and markup that is taken for a comment
  processing_instruction,  // "<?target data?>"
  doctype,                 // "<!DOCTYPE html>"
};

// A token (#tokenization).
struct Token {
  TokenType type = TokenType::characters;  // says which of the others have a meaning
  ByteRange range;  // the bytes of the input that it was made of; see TokenHandler::range()
  // Of a tag or doctype its name, of a processing instruction its target. Tag names and attribute names are
  // in lower case, also those of SVG, whose spelling is the business of tree construction.
  std::string_view name = {};
  // The characters, or the data of a comment or processing instruction.
  std::string_view text = {};
  // Of a tag: without duplicates, in the order of the input.
  std::span<const TokenAttributeView> attributes = {};
  // Of a tag: its self-closing flag.
  bool self_closing = false;
  // Of a tag: of the element that it begins or ends; html if none is known, and without
  // TokenizerOptions::tree_feedback.
  Namespace element_namespace = Namespace::html;
  // Of a doctype all of it, else null.
  const DoctypeView* doctype = nullptr;
  // Of characters: see TokenHandler::in_raw_text().
  bool in_raw_text = false;
  // Of a tag; null without TokenizerOptions::attribute_ranges, and for a tag that
  // TokenizerOptions::initial_state begins in the middle of.
  const TagRanges* tag_ranges = nullptr;

  // The value of the attribute of that name, in lower case; none if the tag does not have it. O(attributes)
  LOCKSTEP_EXPORT std::optional<std::string_view> attribute(std::string_view wanted) const;
  // Where that attribute stands; null if the tag does not have it, and without
  // TokenizerOptions::attribute_ranges. O(attributes)
  LOCKSTEP_EXPORT const AttributeRanges* attribute_ranges(std::string_view wanted) const;
};

// Reads tokens out of a whole text, or out of input that comes in pieces:
//
//   lockstep::TokenReader reader;
//   for (bool more = true; more;) {
//     more = read(chunk) && reader.write(chunk) == lockstep::Status::ok;
//     if (!more) reader.finish();
//     while (const lockstep::Token* token = reader.next()) …
//   }
//
// Memory is that of the longest token and of the pieces that have not been read yet; see TokenizerLimits for
// a bound.
class LOCKSTEP_EXPORT TokenReader {
 public:
  // For input that comes in pieces: UTF-8, in which a byte order mark is a character like others.
  explicit TokenReader(const TokenizerOptions& options = {});
  // For bytes in any encoding that come in pieces. The encoding is sniffed as by BytesParser, which says how
  // many bytes have to be written, or finish() called, before a token is read. A byte order mark is dropped.
  // EncodingOptions::late is ignored: a `meta` behind those bytes changes nothing. All ranges, and the
  // offsets of errors, are those of the bytes.
  TokenReader(const EncodingOptions& encoding, const TokenizerOptions& options);
  // All of the input, UTF-8, which must stay where it is: nothing is copied unless it is ill-formed.
  explicit TokenReader(std::string_view html, const TokenizerOptions& options = {});
  TokenReader(TokenReader&&) noexcept;  // what it gave out stays valid
  TokenReader& operator=(TokenReader&&) noexcept;
  ~TokenReader();

  // More input, split anywhere, copied. What comes after finish(), or after a limit, is ignored. Returns
  // status().
  //
  // With TokenizerLimits::memory_bytes, input that has not been read may take what the limit leaves. Of a
  // piece that goes beyond, only the beginning is taken, as if the input ended there, with
  // Status::too_much_memory. A piece is always taken as a whole if next() has returned null since the last
  // one; so memory is bounded by the limit and the longest piece, and how the input is cut makes no
  // difference.
  Status write(std::string_view chunk);
  // The end of the input.
  void finish();
  // The next token, or null: at the end of the input, or until write() or finish() are called. The token and
  // all that it refers to are valid until next() is called again.
  const Token* next();
  // Whether all tokens have been read.
  bool at_end() const;
  // At the end: the bytes of the input behind the last token, which make none: a tag that is not complete,
  // the end of a CDATA section. Empty at the end of the last token if there are none. At a limit it ends
  // where reading did; what was written behind that was not looked at.
  ByteRange remainder() const;
  // The encoding of bytes, once a token has been read or next() has returned null at the end; of text, UTF-8.
  const EncodingUsed& encoding() const;
  // The parse errors of the input stream and of the tokenizer that the last call of next() found; those of a
  // token may come with the text before it. Valid until next() is called again. Empty unless
  // TokenizerOptions::collect_errors.
  std::span<const ParseError> errors() const;
  // The limit that ended the input, or ok. Tokens from before the limit may still be unread.
  // Status::input_too_long also stands for a token longer than kLongestInput.
  Status status() const;

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
