// The text from which the tree builder's tokens are created, and the current token's place in it.
#ifndef LOCKSTEP_TREE_SOURCE_TEXT_H
#define LOCKSTEP_TREE_SOURCE_TEXT_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/types.h"
#include "text/characters.h"
#include "tokenizer/control.h"
#include "tokenizer/text_buffer.h"
#include "tree/token.h"

namespace lockstep::detail {

// `State` is the enumeration of the tokenizer's states.
template <class State>
class SourceText {
 public:
  explicit SourceText(const TreeToken& token) : token_(token) {}

  void connect(const TokenizerControl<State>& tokenizer) { tokenizer_ = tokenizer; }
  TokenizerControl<State>& tokenizer() { return tokenizer_; }
  const TokenizerControl<State>& tokenizer() const { return tokenizer_; }

  // The text received so far, without the bytes dropped by forget().
  std::string_view text() const { return text_; }
  std::uint64_t origin() const { return origin_; }  // the number of bytes dropped from it
  void set_text(std::string_view text) { text_ = text; }
  // Makes the text begin that many bytes later.
  void forget(std::size_t count) {
    text_.remove_prefix(count);
    origin_ += count;
  }

  // The number of bytes of the text that the tokenizer has consumed.
  std::size_t tokenizer_position() const {
    return static_cast<std::size_t>(*tokenizer_.input - text_.data());
  }
  // The range of the current token, unless it consists of characters.
  const ByteRange& token_place() const { return *tokenizer_.token_place; }
  std::size_t offset_of(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text_.data());
  }
  bool contains(std::string_view part) const {
    return part.data() >= text_.data() && part.data() + part.size() <= text_.data() + text_.size();
  }
  bool is_whitespace(std::string_view run) const {
    const char* const end = run.data() + run.size();
    return is_all_whitespace(run, contains(run) ? text_.data() + text_.size() : end);
  }
  // The range of the token's characters.
  ByteRange place_of_characters() const {
    if (!contains(token_.text)) return *tokenizer_.run_place;
    const std::uint64_t start = origin_ + offset_of(token_.text);
    return {start, start + token_.text.size()};
  }
  // The range of the characters, starting with the CR if the first one is a newline written as CR LF.
  ByteRange place_of_characters_and_returns() const {
    ByteRange place = place_of_characters();
    const auto begin = static_cast<std::size_t>(place.begin - origin_);
    if (begin != 0 && text_[begin] == '\n' && text_[begin - 1] == '\r') --place.begin;
    return place;
  }
  // Whether the characters begin with the LF of a newline written as CR LF.
  bool follows_return(const ByteRange& place) const {
    const std::size_t at =
        contains(token_.text) ? offset_of(token_.text) : static_cast<std::size_t>(place.begin - origin_);
    return at != 0 && at < text_.size() && text_[at] == '\n' && text_[at - 1] == '\r';
  }
  // Used while errors or positions are requested.
  [[gnu::noinline]] std::uint32_t token_begin() const {
    return static_cast<std::uint32_t>(token_.kind == TokenKind::characters ? place_of_characters().begin
                                                                           : token_place().begin);
  }
  // The beginning of an end tag without attributes, which may have been recognized without being scanned.
  [[gnu::noinline]] std::uint32_t begin_of_end_tag(std::string_view start) const {
    const std::string_view read = text_.substr(0, tokenizer_position());
    return read.ends_with(start) ? static_cast<std::uint32_t>(origin_ + read.size() - start.size())
                                 : token_begin();
  }

 private:
  const TreeToken& token_;
  std::string_view text_;
  std::uint64_t origin_ = 0;
  TokenizerControl<State> tokenizer_;
};

}  // namespace lockstep::detail

#endif
