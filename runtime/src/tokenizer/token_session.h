// Tokenizing without a tree: the tokenizer's tokens as calls of a handler.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_SESSION_H
#define LOCKSTEP_TOKENIZER_TOKEN_SESSION_H

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "input/input_stream.h"
#include "lockstep/detail/names.h"
#include "lockstep/tokenizer.h"
#include "observer/observer.h"
#include "tables/known_names.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

class TokenSession;
using TokenSessionMaker = std::unique_ptr<TokenSession> (*)(TokenHandler&, const TokenizerOptions&);
// Of the edition that the options ask for; generated.
std::unique_ptr<TokenSession> make_token_session(TokenHandler& handler, const TokenizerOptions& options);

// What does not depend on the edition.
class TokenSession {
 public:
  TokenSession(TokenHandler& handler, const TokenizerOptions& options);
  TokenSession(const TokenSession&) = delete;
  TokenSession& operator=(const TokenSession&) = delete;
  virtual ~TokenSession() = default;

  // The text so far, without what was forgotten of it.
  void set_text(std::string_view text, bool more);
  // Hands over tokens until the text is used up, or until pause(). Returns whether it has paused and
  // there is more.
  bool run();
  // For a handler: nothing but the token at hand, and characters before it, is handed over until the next
  // run().
  void pause() {
    paused_ = true;
    pause_tokenizer();
  }
  // To be called when the text is used up. Returns how many bytes at its front will not be needed again; the
  // text must begin behind them then. All in all O(input).
  std::size_t forget();

 protected:
  virtual void tokenize(std::string_view text, bool more) = 0;
  virtual void pause_tokenizer() = 0;
  virtual void forget_input(std::size_t count) = 0;
  virtual void forget_names() = 0;

  std::uint64_t end_of_text() const { return origin_ + text_.size(); }
  // A token is about to be handed over that ends at `end`.
  void locate(std::uint64_t end) { handler_.range_ = {handler_.range_.end, end}; }
  void hand_over_tag(const TagToken& token, Namespace element_namespace) {
    attributes_.clear();
    for (std::size_t i = 0; i < token.attribute_count; ++i)
      attributes_.push_back({attribute_names_.name(token.attributes[i].name), token.attributes[i].value});
    handler_.tag({token.is_start_tag, tag_names_.name(token.name), token.self_closing, attributes_,
                  element_namespace});
    if (!too_many_names_) return;
    forget_names_next_ = true;
    pause();
  }
  void hand_over_doctype(const DoctypeToken& token);
  void hand_over_end_of_file();
  void report_tokenizer_error(ParseErrorCode code, std::uint64_t offset);

  NameTable tag_names_, attribute_names_;
  TokenHandler& handler_;

 private:
  void report(ParseError error);
  void report_stream_errors(std::uint64_t up_to);

  std::vector<TokenAttributeView> attributes_;
  std::string_view text_;
  std::uint64_t origin_ = 0;  // of the text
  bool more_ = true;
  bool paused_ = false;
  bool ended_ = false;           // the end of the file has been handed over
  bool too_many_names_ = false;  // they are forgotten behind the next tag
  bool forget_names_next_ = false;
  bool collect_errors_;
  PositionFinder finder_;
  std::vector<ParseError> stream_errors_;
  std::size_t next_stream_error_ = 0;
  std::size_t examined_ = 0;  // bytes of the text
};

// It is the tokenizer's sink.
template <class Rules>
class EditionTokenSession final : public TokenSession {
 public:
  EditionTokenSession(TokenHandler& handler, const TokenizerOptions& options)
      : TokenSession(handler, options),
        tokenizer_(*this, tag_names_, attribute_names_, NoObserver()),
        feedback_(options, tag_names_),
        tree_feedback_(options.tree_feedback),
        allow_cdata_(options.allow_cdata) {
    tokenizer_.switch_to(Rules::state_named(options.initial_state));
    tokenizer_.set_last_start_tag(options.last_start_tag);
    tokenizer_.set_locate_run_ends(options.collect_errors);
  }

  void start_tag(TagToken& token) {
    locate_here();
    Namespace element_namespace = Namespace::html;
    if (tree_feedback_) {
      const auto state = feedback_.start_tag(token);
      if (state != decltype(state){}) tokenizer_.switch_to(state);
      element_namespace = feedback_.element_namespace();
    } else {
      token.self_closing_acknowledged = true;  // only tree construction could know
    }
    hand_over_tag(token, element_namespace);
  }
  void end_tag(TagToken& token) {
    locate_here();
    if (tree_feedback_) feedback_.end_tag(token);
    hand_over_tag(token, tree_feedback_ ? feedback_.element_namespace() : Namespace::html);
  }
  void characters(std::string_view run) {
    locate(tokenizer_.run_place()->end);
    handler_.characters(run);
  }
  void null_character() { characters(std::string_view("\0", 1)); }
  void comment(const CommentToken& token) {
    locate_here();
    handler_.comment(token.data);
  }
  void processing_instruction(const ProcessingInstructionToken& token) {
    locate_here();
    handler_.processing_instruction(token.target, token.data);
  }
  void doctype(const DoctypeToken& token) {
    locate_here();
    hand_over_doctype(token);
  }
  void end_of_file() { hand_over_end_of_file(); }
  bool has_adjusted_current_node() const { return true; }
  bool adjusted_current_node_is_html() const {
    return tree_feedback_ ? !feedback_.is_foreign() : !allow_cdata_;
  }
  void tokenizer_error(ParseErrorCode code, std::uint64_t offset) { report_tokenizer_error(code, offset); }

 private:
  // Of other tokens than characters the last character is being looked at, unless the input is at its end.
  void locate_here() { locate(std::min(tokenizer_.position() + 1, end_of_text())); }
  void tokenize(std::string_view text, bool more) override {
    tokenizer_.set_input(text.data(), text.size(), more);
    tokenizer_.run();
  }
  void pause_tokenizer() override { tokenizer_.stop_after_token(); }
  void forget_input(std::size_t count) override { tokenizer_.forget(count); }
  // Names that the tables of the generator do not have; those of open elements are kept.
  void forget_names() override {
    const std::string last_start_tag(tokenizer_.last_start_tag());
    NameTable tag_names(known_tag_names);
    feedback_.rename_all([&](NameId name) { return tag_names.intern(tag_names_.name(name)); });
    tag_names_ = std::move(tag_names);
    attribute_names_ = NameTable(known_attribute_names);
    tokenizer_.set_last_start_tag(last_start_tag);
  }

  typename Rules::template Tokenizer<EditionTokenSession, NoObserver> tokenizer_;
  typename Rules::Feedback feedback_;
  bool tree_feedback_;
  bool allow_cdata_;
};

}  // namespace lockstep::detail

#endif
