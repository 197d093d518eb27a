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
  ByteRange range;                         // where it stands in the input; see TokenHandler::range()
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

  // The value of the attribute of that name, in lower case; none if the tag does not have it. O(attributes)
  LOCKSTEP_EXPORT std::optional<std::string_view> attribute(std::string_view wanted) const;
};

// Reads tokens out of a whole text, or out of input that comes in pieces:
//
//   lockstep::TokenReader reader;
//   for (bool more = true; more;) {
//     more = read(chunk);
//     more ? reader.write(chunk) : reader.finish();
//     while (const lockstep::Token* token = reader.next()) …
//   }
//
// Memory is that of the longest token and of the pieces that have not been read yet.
class LOCKSTEP_EXPORT TokenReader {
 public:
  // For input that comes in pieces.
  explicit TokenReader(const TokenizerOptions& options = {});
  // All of the input, UTF-8, which must stay where it is: nothing is copied unless it is ill-formed.
  explicit TokenReader(std::string_view html, const TokenizerOptions& options = {});
  TokenReader(TokenReader&&) noexcept;  // what it gave out stays valid
  TokenReader& operator=(TokenReader&&) noexcept;
  ~TokenReader();

  // More input: UTF-8, split anywhere, copied. What comes after finish() is left out.
  void write(std::string_view chunk);
  // The end of the input.
  void finish();
  // The next token, or null: at the end of the input, or until write() or finish() are called. The token and
  // all that it refers to are valid until next() is called again.
  const Token* next();
  // Whether all tokens have been read.
  bool at_end() const;
  // The parse errors of the input stream and of the tokenizer that the last call of next() found; those of a
  // token may come with the text before it. Valid until next() is called again. Empty unless
  // TokenizerOptions::collect_errors.
  std::span<const ParseError> errors() const;
  // Status::input_too_long: a token is longer than kLongestInput; the input from there on was left out.
  Status status() const;

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
