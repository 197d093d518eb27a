// Tokenizing without a tree: the tokenizer's tokens as calls of a handler.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_SESSION_H
#define LOCKSTEP_TOKENIZER_TOKEN_SESSION_H

#include <string_view>
#include <vector>

#include "input/input_stream.h"
#include "lockstep/detail/names.h"
#include "lockstep/tokenizer.h"
#include "observer/observer.h"
#include "tables/known_names.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

// What does not depend on the edition; it is the tokenizer's sink.
class TokenSession {
 public:
  TokenSession(TokenHandler& handler, const TokenizerOptions& options);
  TokenSession(const TokenSession&) = delete;
  TokenSession& operator=(const TokenSession&) = delete;
  virtual ~TokenSession() = default;

  // The text so far, all of it.
  void run(std::string_view text, bool more);

  // --- The sink
  void start_tag(TagToken& token) { tag(token); }
  void end_tag(TagToken& token) { tag(token); }
  void characters(std::string_view run) { handler_.characters(run); }
  void null_character() { handler_.characters(std::string_view("\0", 1)); }
  void comment(const CommentToken& token) { handler_.comment(token.data); }
  void processing_instruction(const ProcessingInstructionToken& token) {
    handler_.processing_instruction(token.target, token.data);
  }
  void doctype(const DoctypeToken& token);
  void end_of_file();
  bool has_adjusted_current_node() const { return allow_cdata_; }
  bool adjusted_current_node_is_html() const { return !allow_cdata_; }
  void tokenizer_error(ParseErrorCode code, std::uint64_t offset);

 protected:
  virtual void tokenize(std::string_view text, bool more) = 0;

  NameTable tag_names_, attribute_names_;

 private:
  void tag(TagToken& token) {
    attributes_.clear();
    for (std::size_t i = 0; i < token.attribute_count; ++i)
      attributes_.push_back({attribute_names_.name(token.attributes[i].name), token.attributes[i].value});
    token.self_closing_acknowledged = true;  // only tree construction could know
    handler_.tag({token.is_start_tag, tag_names_.name(token.name), token.self_closing, attributes_});
  }
  void report(ParseError error);
  void report_stream_errors(std::uint64_t up_to);

  TokenHandler& handler_;
  std::vector<TokenHandler::TokenAttributeView> attributes_;
  std::string_view text_;  // the input so far
  PositionFinder finder_;
  std::vector<ParseError> stream_errors_;
  std::size_t next_stream_error_ = 0;
  std::size_t examined_ = 0;
  bool allow_cdata_;
  bool collect_errors_;
};

template <class Rules>
class EditionTokenSession final : public TokenSession {
 public:
  EditionTokenSession(TokenHandler& handler, const TokenizerOptions& options)
      : TokenSession(handler, options), tokenizer_(*this, tag_names_, attribute_names_, NoObserver()) {
    tokenizer_.switch_to(Rules::state_named(options.initial_state));
    tokenizer_.set_last_start_tag(options.last_start_tag);
    tokenizer_.set_collect_errors(options.collect_errors);
  }

 protected:
  void tokenize(std::string_view text, bool more) override {
    tokenizer_.set_input(text.data(), text.size(), more);
    tokenizer_.run();
  }

 private:
  typename Rules::template Tokenizer<TokenSession, NoObserver> tokenizer_;
};

}  // namespace lockstep::detail

#endif
