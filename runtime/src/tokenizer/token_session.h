// Tokenizing without a tree: calls a handler for each token.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_SESSION_H
#define LOCKSTEP_TOKENIZER_TOKEN_SESSION_H

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "input/input_stream.h"
#include "lockstep/detail/names.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/token_reader.h"
#include "lockstep/tokenizer.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/found_error.h"
#include "text/position_finder.h"
#include "tokenizer/source_map.h"
#include "tokenizer/token_source.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

class TokenSession;
using TokenSessionMaker = std::unique_ptr<TokenSession> (*)(TokenHandler&, const TokenizerOptions&);
// Generated; creates a session for the edition in the options.
std::unique_ptr<TokenSession> make_token_session(TokenHandler& handler, const TokenizerOptions& options);

// The part of a session that does not depend on the edition.
class TokenSession {
 public:
  TokenSession(TokenHandler& handler, const TokenizerOptions& options);
  TokenSession(const TokenSession&) = delete;
  TokenSession& operator=(const TokenSession&) = delete;
  virtual ~TokenSession() = default;

  // Sets the text received so far, without the bytes dropped after forget().
  void set_text(std::string_view text, bool more);
  bool finds_errors() const { return finds_errors_; }
  // Called before there is text: skips its first `count` bytes, which contain no input stream errors.
  void skip_errors(std::size_t count) { examined_ = count; }
  // Emits tokens until the text is used up, or until pause(). Returns whether it paused and there is more.
  bool run();
  // For handlers: emits only the current token and the characters before it until the next run().
  void pause() {
    paused_ = true;
    pause_tokenizer();
  }
  // From now on, tags and characters are added to `tokens` instead of being passed to the handler. Pauses
  // after kMostAhead tokens, or when the strings that they refer to take too much memory; these stay valid
  // until the next run(). Names are valid only once run() has returned. Not allowed with limits or attribute
  // ranges.
  void read_ahead(PodVector<Token>& tokens) {
    ahead_ = &tokens;
    tokens.reserve(kMostAhead + 2);
  }
  // Adds another token to `tokens`.
  void add_token(const Token& token) {
    ahead_->push_back(token);
    if (ahead_->size() >= kMostAhead) pause();
  }
  // Returns the text, or a copy that stays valid as long as the tokens. Pauses if it is too long to copy.
  std::string_view keep(std::string_view text) {
    const bool is_input =
        text.data() >= text_.data() && text.data() + text.size() <= text_.data() + text_.size();
    return is_input ? text : keep_copy(text);
  }
  // Call this when the text is used up. Returns the number of bytes at the front of the text that are no
  // longer needed; the next text must begin after them. O(input) over all calls.
  std::size_t forget();
  // From now on, ranges and error offsets refer to the input from which the text was decoded.
  void set_map(const SourceMap& map) {
    watch();
    map_ = &map;
  }
  // Call this when the text is used up: returns the limit that was reached, or ok. `look`: also check those
  // limits whose result depends on where they are checked.
  Status limit_met(bool look);
  // Ends the text at that limit. Another run() emits the remaining tokens.
  void end_at(Status limit);
  // The number of bytes that the memory limit counts for the token under construction and for names.
  std::size_t bytes() const;

 protected:
  // The number of bytes that an attribute may take besides its text: for the token's record, the view, its
  // ranges, and its name in tables.
  static constexpr std::size_t kBytesOfAttribute = 192;

  virtual void tokenize(std::string_view text, bool more) = 0;
  virtual void pause_tokenizer() = 0;
  virtual void forget_input(std::size_t count) = 0;
  virtual void forget_names() = 0;
  virtual bool has_refused_tag(bool or_part_of_one) const = 0;
  virtual std::size_t bytes_besides_text() const = 0;
  virtual std::size_t attributes_removed() const = 0;
  virtual std::uint64_t position() const = 0;
  virtual void release_tokenizer() = 0;

  std::uint64_t end_of_text() const { return origin_ + text_.size(); }
  // Called before characters are emitted or, with `is_whole`, another token; `end` is where they end.
  void locate(std::uint64_t end, bool is_whole) {
    if (!is_watched_) [[likely]]
      handler_.range_ = {handler_.range_.end, end};
    else
      locate_watched(end, is_whole);
  }
  bool is_watched() const { return is_watched_; }
  void set_in_raw_text(bool raw) { handler_.in_raw_text_ = raw; }
  // `begin` is the offset of the tag itself, if attribute ranges are requested; kBeforeInput if it is before
  // the input.
  void hand_over_tag(const TagToken& token, Namespace element_namespace, std::uint64_t begin) {
    if (ahead_ != nullptr) {
      add_tag(token, element_namespace);
    } else {
      hand_over_tag_to_handler(token, element_namespace, begin);
    }
    if (!too_many_names_) return;
    forget_names_next_ = true;
    pause();
  }
  void hand_over_characters(std::string_view run) {
    if (ahead_ != nullptr)
      add_characters(run);
    else
      handler_.characters(run);
  }
  void hand_over_doctype(const DoctypeToken& token);
  void hand_over_end_of_file();
  void report_tokenizer_error(const FoundError& error, std::uint64_t origin);

  NameTable tag_names_, attribute_names_;
  TokenHandler& handler_;

 private:
  // An unknown name, which may move: an attribute's, or a tag's if the attribute is null.
  struct MovingName {
    std::size_t token;
    TokenAttributeView* attribute;
    NameId name;
  };

  void hand_over_tag_to_handler(const TagToken& token, Namespace element_namespace, std::uint64_t begin) {
    attributes_.clear();
    TokenAttributeView* const attributes = attributes_.extend(token.attribute_count);
    for (std::size_t i = 0; i != token.attribute_count; ++i) {
      attributes[i].name = attribute_names_.name(token.attributes[i].name);
      attributes[i].value = token.attributes[i].value;
    }
    const TagRanges* ranges = nullptr;
    if (is_watched_) [[unlikely]]
      ranges = watch_tag(begin);
    handler_.tag({token.is_start_tag,
                  tag_names_.name(token.name),
                  token.self_closing,
                  {attributes, token.attribute_count},
                  element_namespace,
                  ranges});
  }
  void add_tag(const TagToken& token, Namespace element_namespace);
  void add_characters(std::string_view run);
  void begin_attributes(std::size_t count);
  std::string_view keep_copy(std::string_view text);
  void forget_tokens();
  void name_tokens();
  void report(ParseError error);
  void report_stream_errors(std::uint64_t end);
  void watch();
  void locate_watched(std::uint64_t end, bool is_whole);
  const TagRanges* watch_tag(std::uint64_t begin);
  void find_ranges(std::uint64_t begin);
  std::size_t name_bytes() const;
  std::size_t errors() const;
  void check_name_memory();
  void release();
  // The end of the last token in the text.
  std::uint64_t located() const { return is_watched_ ? located_ : handler_.range_.end; }

  PodVector<TokenAttributeView> attributes_;
  std::string_view text_;
  std::uint64_t origin_ = 0;  // the offset of the text
  bool more_ = true;
  bool paused_ = false;
  bool ended_ = false;           // whether the end-of-file token has been emitted
  bool too_many_names_ = false;  // whether names are dropped after the next tag
  bool forget_names_next_ = false;
  bool collect_errors_;
  bool finds_errors_;
  PositionFinder finder_;
  std::vector<ParseError> stream_errors_;
  std::size_t next_stream_error_ = 0;
  std::size_t examined_ = 0;  // number of bytes examined

  // --- For read_ahead(): the tokens, and the strings that they refer to.
  static constexpr std::size_t kMostAhead = 64;
  PodVector<Token>* ahead_ = nullptr;
  std::vector<PodVector<TokenAttributeView>> full_attributes_;
  PodVector<char> kept_text_;
  PodVector<MovingName> moving_names_;

  // --- Members for tasks other than emitting tokens
  bool is_watched_ = false;  // attribute ranges, limits, or input other than the text are in use
  TokenizerLimits limits_;
  bool find_ranges_;
  const SourceMap* map_ = nullptr;
  std::uint64_t located_ = 0;
  TagRanges ranges_;
  std::vector<AttributeRanges> attribute_ranges_;
  bool release_next_ = false;
  std::size_t names_kept_ = 0;    // bytes of names after they were last dropped
  std::size_t names_before_ = 0;  // bytes of names before the token under construction
  std::size_t removed_before_ = 0;
  std::size_t errors_found_ = 0;
  // The last check of the limits: its offset, the NUL characters in the token under construction, and the
  // errors before that token.
  std::uint64_t looked_at_ = 0;
  std::size_t nuls_ = 0;
  std::size_t errors_before_ = 0;
};

// The tokenizer's sink.
template <class Rules>
class EditionTokenSession final : public TokenSession {
  using State = decltype(Rules::state_named({}));

 public:
  EditionTokenSession(TokenHandler& handler, const TokenizerOptions& options)
      : TokenSession(handler, options),
        tokenizer_(*this, tag_names_, attribute_names_, Attachments()),
        feedback_(options, tag_names_),
        tree_feedback_(options.tree_feedback),
        allow_cdata_(options.allow_cdata) {
    tokenizer_.set_locate_tokens(options.attribute_ranges || options.collect_errors);
    if (options.limits.attributes != 0) tokenizer_.set_most_attributes(options.limits.attributes);
    tokenizer_.switch_to(Rules::state_named(options.initial_state));
    tokenizer_.set_last_start_tag(options.last_start_tag);
    tokenizer_.set_locate_run_ends(options.collect_errors || options.limits.errors != 0);
  }

  void start_tag(TagToken& token) {
    locate_here();
    Namespace element_namespace = Namespace::html;
    if (tree_feedback_) {
      const auto state = feedback_.start_tag(token);
      if (state != decltype(state){}) {
        tokenizer_.switch_to(state);
        set_in_raw_text(state != State::rcdata);
      }
      element_namespace = feedback_.element_namespace();
    } else {
      token.self_closing_acknowledged = true;  // only tree construction could know
    }
    hand_over_tag(token, element_namespace, tokenizer_.token_place().begin);
  }
  void end_tag(TagToken& token) {
    locate_here();
    if (tree_feedback_) feedback_.end_tag(token);
    set_in_raw_text(false);
    hand_over_tag(token, tree_feedback_ ? feedback_.element_namespace() : Namespace::html,
                  tokenizer_.token_place().begin);
  }
  void characters(std::string_view run) {
    locate(tokenizer_.run_place().end, false);
    hand_over_characters(run);
  }
  // Whether the characters before a tag may be emitted before the tag has been read. They may not if errors
  // are collected, because errors in the tag are reported before these characters.
  bool takes_runs_at_once() const { return !is_watched() && !finds_errors(); }
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
  static constexpr bool kKeepsText = false;
  void tokenizer_error(const FoundError& error, std::uint64_t origin) {
    report_tokenizer_error(error, origin);
  }

 private:
  // For tokens other than characters, the current character is their last one, unless the input has ended.
  void locate_here() { locate(std::min(tokenizer_.position() + 1, end_of_text()), true); }
  void tokenize(std::string_view text, bool more) override {
    tokenizer_.set_input(text.data(), text.size(), more);
    tokenizer_.run();
  }
  void pause_tokenizer() override { tokenizer_.stop_after_token(); }
  void forget_input(std::size_t count) override { tokenizer_.forget(count); }
  bool has_refused_tag(bool or_part_of_one) const override {
    return or_part_of_one ? tokenizer_.refused_tag() : tokenizer_.refused_whole_tag();
  }
  std::size_t bytes_besides_text() const override {
    return kBytesOfAttribute * tokenizer_.attributes_so_far() + 2 * tokenizer_.temporary_buffer_size();
  }
  std::size_t attributes_removed() const override { return tokenizer_.attributes_removed(); }
  std::uint64_t position() const override { return tokenizer_.position(); }
  void release_tokenizer() override { tokenizer_.release(); }
  // Drops names that are not in the generator's tables, except those of open elements and of the last start
  // tag.
  void forget_names() override {
    const std::string last_start_tag(tokenizer_.last_start_tag());
    NameTable tag_names(known_tag_names);
    feedback_.rename_all([&](NameId name) { return tag_names.intern(tag_names_.name(name)); });
    tag_names_ = std::move(tag_names);
    attribute_names_ = NameTable(known_attribute_names);
    tokenizer_.set_last_start_tag(last_start_tag);
  }

  TokenSource<typename Rules::template Tokenizer<EditionTokenSession, Build{}>> tokenizer_;
  typename Rules::Feedback feedback_;
  bool tree_feedback_;
  bool allow_cdata_;
};

}  // namespace lockstep::detail

#endif
