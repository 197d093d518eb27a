// Tokenizer and tree builder put together: text goes in, a tree is built.
#ifndef LOCKSTEP_TREE_PIPELINE_H
#define LOCKSTEP_TREE_PIPELINE_H

#include <string_view>

#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "observer/observer.h"
#include "tree/error_log.h"

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
    builder_.connect(tokenizer_.state_pointer(), tokenizer_.token_start(), tokenizer_.token_end(),
                     error_log_);
    // An observer wants to know where tokens stand, as errors do.
    tokenizer_.set_collect_errors(error_log_.is_wanted() || Observer::kWatches);
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
  ErrorLog& error_log() { return error_log_; }

 private:
  ErrorLog error_log_;
  typename Rules::template TreeBuilder<Tree, Observer> builder_;
  typename Rules::template Tokenizer<typename Rules::template TreeBuilder<Tree, Observer>, Observer>
      tokenizer_;
};

}  // namespace lockstep::detail

#endif
