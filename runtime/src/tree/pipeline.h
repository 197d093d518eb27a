// Tokenizer and tree builder put together: text goes in, a tree is built.
#ifndef LOCKSTEP_TREE_PIPELINE_H
#define LOCKSTEP_TREE_PIPELINE_H

#include <string_view>

#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "observer/observer.h"
#include "tree/error_log.h"
#include "tree/operations.h"

namespace lockstep::detail {

// `Rules` names what was generated of an edition. Tree and names must live as long as this.
template <class Rules, TreeSink Tree, class Observer>
class Pipeline {
 public:
  Pipeline(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
           const Observer& observer)
      : error_log_(options),
        builder_(tree, tag_names, attribute_names, options, observer),
        tokenizer_(builder_, tag_names, attribute_names, observer) {
    builder_.connect(tokenizer_.state_pointer(), tokenizer_.token_place(), tokenizer_.run_place(),
                     TokenizerBrake(tokenizer_), error_log_);
    // An observer wants to know where tokens stand, as errors do.
    tokenizer_.set_collect_errors(error_log_.is_wanted() || Observer::kWatches || Observer::kLocates);
  }
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;

  void set_context(const FragmentContext& context) { builder_.start_fragment(context); }
  void set_encoding_host(EncodingHost* host) { builder_.set_encoding_host(host); }
  // The text so far, all of it; the same bytes as before and more, which may have moved.
  void run(std::string_view text, bool more) {
    builder_.set_source(text);
    if (error_log_.is_wanted()) error_log_.read(text, more);
    tokenizer_.set_input(text.data(), text.size(), more);
    tokenizer_.run();
  }
  // The same where what stands behind the point up to which the tokenizer comes may still change. True: it
  // has come to the end.
  bool run_again(std::string_view text, bool more) {
    builder_.set_source(text);
    error_log_.set_text(text);
    tokenizer_.set_input(text.data(), text.size(), more);
    const bool ended = tokenizer_.run();
    if (error_log_.is_wanted()) error_log_.examine(tokenizer_.position());
    return ended;
  }
  // While a tag is processed.
  void stop_after_token() { tokenizer_.stop_after_token(); }
  // Bytes of the text consumed.
  std::size_t position() const { return tokenizer_.position(); }
  auto& builder() { return builder_; }
  ErrorLog& error_log() { return error_log_; }

 private:
  ErrorLog error_log_;
  typename Rules::template TreeBuilder<Tree, Observer> builder_;
  typename Rules::template Tokenizer<typename Rules::template TreeBuilder<Tree, Observer>, Observer>
      tokenizer_;
};

}  // namespace lockstep::detail

#endif
