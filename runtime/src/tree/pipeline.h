// Tokenizer and tree builder put together: text goes in, a tree is built.
#ifndef LOCKSTEP_TREE_PIPELINE_H
#define LOCKSTEP_TREE_PIPELINE_H

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "observer/observer.h"
#include "text/characters.h"
#include "tree/error_log.h"
#include "tree/operations.h"

namespace lockstep::detail {

// `Rules` names what was generated of an edition. Tree and names must live as long as this.
template <class Rules, TreeSink Tree, class Observer>
class Pipeline {
 public:
  Pipeline(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
           const Observer& observer)
      : tree_(tree),
        limits_(options.limits),
        error_log_(options),
        builder_(tree, tag_names, attribute_names, options, observer),
        tokenizer_(builder_, tag_names, attribute_names, observer) {
    builder_.connect(tokenizer_.state_pointer(), tokenizer_.input_pointer(), tokenizer_.token_place(),
                     tokenizer_.run_place(), TokenizerBrake(tokenizer_), error_log_);
    // An observer wants to know where tokens stand, as errors do.
    tokenizer_.set_collect_errors(error_log_.is_wanted() || Observer::kWatches || Observer::kLocates);
    if (limits_.attributes != 0) tokenizer_.set_most_attributes(limits_.attributes);
    if constexpr (kIsArena)
      if ((limits_.nodes | limits_.memory_bytes) != 0)
        tree_.node_limit = {[](void* self) { return static_cast<Pipeline*>(self)->most_nodes(); }, this};
  }
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;

  void set_context(const FragmentContext& context) { builder_.start_fragment(context); }
  void set_encoding_host(EncodingHost* host) { builder_.set_encoding_host(host); }
  // The text so far, but for what was forgotten of it; the same bytes as before and more, which may have
  // moved.
  void run(std::string_view text, bool more) {
    if ((limits_.nodes | limits_.attributes | limits_.errors | limits_.memory_bytes) == 0) [[likely]]
      run_piece(text, more);
    else
      run_limited(text, more);
  }
  // After run(), for a tree that copies its texts: returns how many bytes at the front of the text are not
  // needed any more. The next text must begin behind them. Errors and locations need all of it. All in all
  // O(input).
  std::size_t forget() {
    if (error_log_.is_wanted() || Observer::kLocates) return 0;
    const std::size_t count = builder_.processed();
    constexpr std::size_t kWorthForgetting = 4096;  // so that a byte at a time is not too slow
    if (count < kWorthForgetting || count < builder_.source_size() / 2) return 0;
    builder_.forget(count);
    tokenizer_.forget(count);
    next_look_ -= count;
    return count;
  }
  // The same where what stands behind the point up to which the tokenizer comes may still change. True: it
  // has come to the end, which a limit makes of where it is.
  bool run_again(std::string_view text, bool more) {
    if (status_ != Status::ok) {
      text = text.substr(0, tokenizer_.position());
      more = false;
    }
    error_log_.set_text(text);
    tokenize(text, more);
    if (error_log_.is_wanted()) error_log_.examine(tokenizer_.position());
    if (status_ == Status::ok) status_ = limit_reached();
    return ended_;
  }
  // While a tag is processed.
  void stop_after_token() { tokenizer_.stop_after_token(); }
  // Bytes of the text consumed.
  std::size_t position() const { return tokenizer_.position(); }
  auto& builder() { return builder_; }
  const auto& builder() const { return builder_; }
  ErrorLog& error_log() { return error_log_; }
  // The limit at which the parse ended, or ok.
  Status status() const { return status_; }
  bool flattened() const { return builder_.flattened(); }

 private:
  // Whose nodes and memory can be counted.
  static constexpr bool kIsArena = requires(Tree & tree) { tree.node_limit; };
  // Bytes of text between two looks at the limits.
  static constexpr std::size_t kBetweenLooks = 1 << 16;

  void run_piece(std::string_view text, bool more) {
    if (error_log_.is_wanted()) error_log_.read(text, more);
    tokenize(text, more);
  }
  void tokenize(std::string_view text, bool more) {
    text_size_ = text.size();
    builder_.set_source(text);
    tokenizer_.set_input(text.data(), text.size(), more);
    ended_ = tokenizer_.run();
  }
  // In pieces that do not depend on those that the text comes in. At a limit the text ends where the
  // tokenizer is then.
  [[gnu::cold, gnu::noinline]] void run_limited(std::string_view text, bool more) {
    while (!ended_) {
      const bool all = text.size() <= next_look_;
      run_piece(all ? text : whole_characters(text, next_look_), !all || more);
      if (!all) next_look_ += kBetweenLooks;
      if (status_ == Status::ok && (!all || !more || tokenizer_.refused_tag())) status_ = limit_reached();
      if (status_ != Status::ok && !ended_) run_piece(text.substr(0, tokenizer_.position()), false);
      if (all) return;
    }
  }
  Status limit_reached() const {
    if (tokenizer_.refused_tag()) return Status::too_many_attributes;
    if (error_log_.reached_limit()) return Status::too_many_errors;
    if (!ended_ && has_too_much_memory()) return Status::too_much_memory;
    return Status::ok;
  }
  bool has_too_much_memory() const {
    if (limits_.memory_bytes == 0) return false;
    std::size_t bytes = text_size_ + builder_.bytes() + tokenizer_.bytes() + error_log_.bytes();
    if constexpr (requires { tree_.bytes(); }) bytes += tree_.bytes();
    return bytes > limits_.memory_bytes;
  }
  // The arena is full: how many nodes it may have before it asks again. When it should not have more, those
  // of the current token are the last.
  std::size_t most_nodes() {
    constexpr std::size_t kFew = 64;
    const std::size_t made = tree_.nodes.size();  // one of them is no node
    const bool too_many = limits_.nodes != 0 && made > limits_.nodes;
    if (status_ == Status::ok && (too_many || has_too_much_memory())) {
      status_ = too_many ? Status::too_many_nodes : Status::too_much_memory;
      tokenizer_.stop_after_token();
    }
    std::size_t most = made + std::max(made / 2, kFew);
    if (limits_.nodes >= made) most = std::min(most, limits_.nodes + 1);
    if (limits_.memory_bytes != 0)
      most = std::min(most, made + std::max(limits_.memory_bytes / (32 * sizeof(tree_.nodes[0])), kFew));
    return most;
  }

  Tree& tree_;
  Limits limits_;
  Status status_ = Status::ok;
  bool ended_ = false;
  std::size_t text_size_ = 0;
  std::size_t next_look_ = kBetweenLooks;
  ErrorLog error_log_;
  typename Rules::template TreeBuilder<Tree, Observer> builder_;
  typename Rules::template Tokenizer<typename Rules::template TreeBuilder<Tree, Observer>, Observer>
      tokenizer_;
};

}  // namespace lockstep::detail

#endif
