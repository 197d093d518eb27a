// The tokenizer and the tree builder, which together build a tree from text.
#ifndef LOCKSTEP_PARSE_PIPELINE_H
#define LOCKSTEP_PARSE_PIPELINE_H

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "input/input_allowance.h"
#include "input/input_memory.h"
#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "observer/attachments.h"
#include "parse/engine.h"
#include "text/characters.h"
#include "tokenizer/token_source.h"
#include "tree/error_log.h"
#include "tree/token_sink.h"

namespace lockstep::detail {

// `Rules` names the generated code of an edition. The tree and the names must outlive the pipeline. If the
// tree is an arena, the pipeline is used as an Engine.
template <class Rules, TreeSink Tree, Build build>
class Pipeline final : public Engine {
  using Builder = TokenSink<typename Rules::template TreeBuilder<Tree, build>>;
  using Tokenizer = TokenSource<typename Rules::template Tokenizer<Builder, build>>;

 public:
  // With scripts: the tokenizer that has replaced the original one, and the one that will take over once the
  // current token has been processed.
  struct Tokenizers {
    std::unique_ptr<Tokenizer> now, next;
  };

  Pipeline(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
           const Attachments& attachments)
      : tree_(tree),
        limits_(options.limits),
        in_blocks_(may_end_early(options.limits)),
        error_log_(options, tag_names, attribute_names),
        tag_names_(tag_names),
        attribute_names_(attribute_names),
        builder_(tree, tag_names, attribute_names, options, attachments),
        tokenizer_(builder_, tag_names, attribute_names, attachments) {
    builder_.connect(tokenizer_.control(), error_log_);
    // Watchers and node positions need the positions of tokens, as errors do.
    const Attached<build> attached(attachments);
    const bool reports_errors = error_log_.is_wanted() || attached.watches();
    tokenizer_.set_collect_errors(reports_errors || attached.locates(), reports_errors);
    if (in_blocks_) tokenizer_.set_hold_runs();
    if (limits_.attributes != 0) tokenizer_.set_most_attributes(limits_.attributes);
    if constexpr (kIsArena)
      if ((limits_.nodes | limits_.memory_bytes) != 0) {
        tree_.nodes.shrink();  // so that the next node checks node_limit
        tree_.node_limit = {[](void* self) { return static_cast<Pipeline*>(self)->node_allowance(); }, this};
        builder_.set_copy_check(
            {[](void* self, std::size_t count) { return static_cast<Pipeline*>(self)->may_copy(count); },
             this});
      }
  }
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;

  // --- Engine
  void set_context(const FragmentContext& context) override { builder_.start_fragment(context); }
  void set_encoding_host(EncodingHost* host) override { builder_.set_encoding_host(host); }
  void set_input_memory(const InputMemory* memory) override { input_memory_ = memory; }
  void set_at_once() override { in_blocks_ = at_once_ = true; }
  // `text` is all text so far without the part that was dropped.
  void run(std::string_view text, bool more) override {
    error_log_.move_text(text);  // errors of the text that has been parsed may still be located
    if constexpr (kIsArena) {
      tree_.source = text.data();
      tree_.source_size = text.size();
      if (tree_.status == Status::out_of_memory) return;
    }
    if (!in_blocks_) [[likely]]
      run_piece(text, more);
    else
      run_in_blocks(text, more);
    if constexpr (kIsArena) {
      if (status_ != Status::ok) {
        tree_.status = status_;
        tree_.source_size = position();
      }
      tree_.flattened = flattened();
    }
  }
  void stop() override { status_ = Status::stopped; }
  bool is_open([[maybe_unused]] NodeId element) const override {
    if constexpr (kIsArena) return builder_.is_open(element);
    return false;
  }
  ErrorLog& error_log() override { return error_log_; }

  // After run(), for a tree that copies its text: returns the number of bytes at the front of the text that
  // are no longer needed. The next text must begin after them. Errors and positions need the whole text.
  // O(input) over all calls.
  std::size_t forget() {
    if (keeps_text()) return 0;
    if (!may_end_early(limits_) || kAtOnce) find_forgettable(builder_.source_size());
    const std::size_t count = std::exchange(forgettable_, 0);
    if (count == 0) return 0;
    builder_.forget(count);
    tokenizer_.forget(count);
    forgotten_ += count;
    block_end_ -= std::min(count, block_end_);
    return count;
  }
  // Shortens the strings of the token under construction to `most` bytes, so that all text so far can be
  // dropped. Does nothing and returns false if not all text has been read, or if table text is pending.
  bool abridge(std::size_t most) {
    if (local_position() != text_size_ || !builder_.abridge()) return false;
    current().abridge(most);
    return true;
  }
  // Like run(), for text that may still change after the point that the tokenizer reaches; stops when
  // `waits()` returns true. Returns true if the tokenizer has reached the end, possibly because of a limit.
  // Uses blocks as run_in_blocks() does, but with `at_once` the last block need not be complete.
  template <class Text, class Waits>
  bool run_until(const Text& all_text, bool more, bool at_once, const Waits& waits) {
    while (true) {
      std::string_view text = all_text();  // parse_within_token() may have moved it
      if (status_ != Status::ok) {
        if (within_token_) return false;
        text = text.substr(0, local_position());
        more = false;
      }
      const bool is_full = may_end_early(limits_) && status_ == Status::ok && text.size() >= block_end_;
      if (may_end_early(limits_) && more && !is_full && !at_once) {
        look_at(text.substr(0, text_size_));  // the text may have moved
        return false;
      }
      const std::string_view block = is_full ? whole_characters(text, block_end_) : text;
      error_log_.set_text(block);
      text_size_ = block.size();
      builder_.set_source(block);
      current().set_input(block.data(), block.size(), more || is_full);
      ended_ = current().run();
      if (has_next()) take_over();
      if (error_log_.is_wanted()) error_log_.examine(current().position(), more);
      const bool stops = ended_ || waits();
      const bool is_over = builder_.copied_too_much() || current().refused_whole_tag();
      if (status_ == Status::ok && (stops || is_over || is_full)) status_ = limit_reached(is_full);
      if (stops || (status_ == Status::ok && !is_full)) return ended_;
      if (is_full) block_end_ += kLimitCheckInterval;
    }
  }
  // Called before the first run_until(); parse_within_token() needs this.
  void set_tokenizers(Tokenizers& tokenizers) { tokenizers_ = &tokenizers; }
  // For use while a tag is processed: calls `parse`, whose calls to run_until() parse the text after the tag.
  // Their `all_text` must return the same text. Since this tokenizer is in the middle of a token, another one
  // parses that text, and takes over once the tag has been processed.
  template <class Parse, class Text>
  void parse_within_token(const Parse& parse, const Text& all_text) {
    Tokenizer* const outer = &current();
    auto& [now, next] = *tokenizers_;
    std::unique_ptr<Tokenizer> outer_if_owned = std::move(now);
    if (next) {
      now = std::move(next);
    } else {
      now = std::make_unique<Tokenizer>(builder_, tag_names_, attribute_names_, Attachments());
      now->start_after_tag(*outer);
    }
    builder_.connect(now->control(), error_log_);
    const auto token = builder_.current_token();
    const bool nested = std::exchange(within_token_, true);
    parse();
    within_token_ = nested;
    builder_.set_current_token(token);
    next = std::move(now);
    now = std::move(outer_if_owned);
    const std::string_view text = all_text();
    outer->set_input(text.data(), text.size(), true);
    builder_.connect(outer->control(), error_log_);
    outer->stop_after_token();
    state_within_token_ = outer->state();
  }
  // Called before the first run_until(): see Characters::set_hold().
  void hold_runs() { tokenizer_.set_hold_runs(); }
  // For use while a tag is processed.
  void stop_after_token() { current().stop_after_token(); }
  // How many bytes of the text have been consumed.
  std::size_t position() const { return static_cast<std::size_t>(current().position()); }
  // While a tag is processed: the position at which the tokenizer will continue.
  std::size_t position_after_token() const {
    return has_next() ? tokenizers_->next->position() : position() + 1;
  }
  // For a tree that copies its text: the number of bytes of the text that earlier tokens were created from.
  std::size_t processed() const { return forgotten_ + builder_.processed(); }
  auto& builder() { return builder_; }
  const auto& builder() const { return builder_; }
  // The limit that ended the parse, or `stopped`; ok if the parse has not ended early.
  Status status() const { return status_; }
  bool flattened() const { return builder_.flattened(); }

 private:
  // Whether the tree is an arena, whose nodes and memory can be counted.
  static constexpr bool kIsArena = requires(Tree & tree) { tree.node_limit; };
  // Whether incomplete blocks must be parsed immediately for the tree, even if results then depend on how the
  // input is split.
  static constexpr bool kAtOnce = !kIsArena && requires(Tree & tree) { tree.bytes(); };
  bool has_next() const { return tokenizers_ != nullptr && tokenizers_->next != nullptr; }
  Tokenizer& current() { return tokenizers_ != nullptr && tokenizers_->now ? *tokenizers_->now : tokenizer_; }
  const Tokenizer& current() const { return const_cast<Pipeline*>(this)->current(); }
  // Called when the tag has been processed, which may have set the tokenizer's state.
  void take_over() {
    if (current().state() != state_within_token_) tokenizers_->next->switch_to(current().state());
    tokenizers_->now = std::move(tokenizers_->next);
    builder_.connect(current().control(), error_log_);
  }
  bool keeps_text() const {
    // For a tree that uses positions immediately.
    if constexpr (requires { Tree::kDropsLocatedText; }) return error_log_.is_wanted();
    return error_log_.is_wanted() || builder_.locates();
  }
  // Finds how much of the text up to `end` can be dropped, if dropping it is worthwhile.
  void find_forgettable(std::size_t end) {
    if constexpr (!kIsArena) {
      constexpr std::size_t kWorthForgetting =
          4096;  // so that input that arrives byte by byte is not too slow
      const std::size_t processed = builder_.processed();
      if (processed >= forgettable_ + kWorthForgetting &&
          processed - forgettable_ >= (end - forgettable_) / 2)
        forgettable_ = processed;
    }
  }

  void run_piece(std::string_view text, bool more) {
    if (status_ == Status::ok) {
      run_block(text, more);
      if (builder_.copied_too_much()) [[unlikely]]
        status_ = Status::too_many_nodes;
    }
    if (status_ != Status::ok && !ended_) [[unlikely]]
      run_block(text.substr(0, local_position()), false);
  }
  void tokenize(std::string_view text, bool more) {
    text_size_ = text.size();
    builder_.set_source(text);
    tokenizer_.set_input(text.data(), text.size(), more);
    ended_ = tokenizer_.run();
  }
  void look_at(std::string_view text) {
    error_log_.set_text(text);
    builder_.set_source(text);
    current().set_input(text.data(), text.size(), true);
  }
  void run_block(std::string_view text, bool more) {
    error_log_.set_text(text);
    tokenize(text, more);
    // Not beyond the point where a limit has stopped the tokenizer.
    if (error_log_.is_wanted()) error_log_.examine(local_position(), more);
  }
  // Under limits, the text is parsed in blocks, each once it is complete. The ends of blocks do not depend on
  // how the input is split, so neither do the pending state and its memory when the limits are checked. At a
  // limit, the text ends at the tokenizer's position.
  [[gnu::cold, gnu::noinline]] void run_in_blocks(std::string_view text, bool more) {
    // The context of a fragment may already exceed a limit, and the parse may have been stopped.
    if (status_ != Status::ok && !ended_) run_block(text.substr(0, local_position()), false);
    while (!ended_) {
      const bool is_last = text.size() <= block_end_;
      if (is_last && more && !kAtOnce && !may_run_at_once(text)) return;
      run_block(is_last ? text : whole_characters(text, block_end_), !is_last || more);
      if (status_ == Status::ok) status_ = limit_reached(!is_last);
      if (status_ != Status::ok && !ended_) run_block(text.substr(0, local_position()), false);
      if (is_last) return;
      if (!keeps_text()) find_forgettable(text_size_);
      block_end_ += kLimitCheckInterval;
    }
  }
  // Whether an incomplete block may be parsed, although this checks the limits: the places of these checks
  // must not depend on how the input is split.
  bool may_run_at_once(std::string_view text) const {
    return at_once_ && (!may_end_early(limits_) || text.ends_with('>'));
  }
  // The position of the tokenizer in the text that has not been dropped.
  std::size_t local_position() const { return static_cast<std::size_t>(position() - forgotten_); }
  // Called after a block, which is full unless it is the last one so far.
  Status limit_reached(bool is_full) const {
    // Incomplete markup at the end of the input is not a tag.
    if (is_full && !ended_ ? current().refused_tag() : current().refused_whole_tag())
      return Status::too_many_attributes;
    if (error_log_.reached_limit()) return Status::too_many_errors;
    if (builder_.copied_too_much()) return Status::too_many_nodes;
    if (!ended_ && has_too_much_memory()) return Status::too_much_memory;
    return Status::ok;
  }
  bool has_too_much_memory(std::size_t more = 0) const {
    if (limits_.memory_bytes == 0) return false;
    // The text's buffer may be up to an eighth longer.
    const std::size_t text_size = text_size_ - forgettable_;
    std::size_t bytes = text_size + text_size / 8 + builder_.bytes() + current().bytes() + error_log_.bytes();
    if (input_memory_ != nullptr) bytes += input_memory_->bytes_for(text_size_);
    if constexpr (kIsArena)
      bytes += tree_.bytes_to_grow();
    else if constexpr (requires { tree_.bytes(); })
      bytes += tree_.bytes();
    return bytes + more > limits_.memory_bytes;
  }
  // Whether copying `count` nodes stays within the limits. If not, the current token is the last.
  bool may_copy(std::size_t count) {
    if constexpr (kIsArena) {
      const bool too_many = limits_.nodes != 0 && tree_.nodes.size() + count > limits_.nodes + 1;
      if (!too_many && !has_too_much_memory(count * Builder::kBytesOfNode)) return true;
      if (status_ == Status::ok && !ended_) {
        status_ = too_many ? Status::too_many_nodes : Status::too_much_memory;
        current().stop_after_run();
      }
    }
    return false;
  }
  // Called when the arena is full: returns the number of nodes it may have before the next call. If it has
  // reached a limit, the nodes of the current token or run of characters are the last ones.
  std::size_t node_allowance() {
    constexpr std::size_t kFew = 64;
    const std::size_t nodes = tree_.nodes.size();  // including the null node
    const bool too_many = limits_.nodes != 0 && nodes > limits_.nodes;
    if (status_ == Status::ok && (too_many || has_too_much_memory())) {
      status_ = too_many ? Status::too_many_nodes : Status::too_much_memory;
      current().stop_after_run();
    }
    std::size_t most = nodes + std::max(nodes / 2, kFew);
    if (limits_.nodes >= nodes) most = std::min(most, limits_.nodes + 1);
    if (limits_.memory_bytes != 0)
      most = std::min(most, nodes + std::max(limits_.memory_bytes / (128 * sizeof(tree_.nodes[0])), kFew));
    return most;
  }

  Tree& tree_;
  Limits limits_;
  bool in_blocks_;        // see run_in_blocks()
  bool at_once_ = false;  // see set_at_once()
  Status status_ = Status::ok;
  bool ended_ = false;
  std::size_t text_size_ = 0;
  std::size_t block_end_ = kLimitCheckInterval;  // the end of the next block
  std::size_t forgotten_ = 0;
  std::size_t forgettable_ = 0;  // bytes at the front of the text
  const InputMemory* input_memory_ = nullptr;
  ErrorLog error_log_;
  NameTable& tag_names_;
  NameTable& attribute_names_;
  Builder builder_;
  Tokenizer tokenizer_;
  Tokenizers* tokenizers_ = nullptr;
  decltype(std::declval<Tokenizer&>().state()) state_within_token_{};
  bool within_token_ = false;
};

}  // namespace lockstep::detail

#endif
