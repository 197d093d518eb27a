// The part of a parse that depends on the edition. `Rules` names what was generated of it; see entry_for() in
// tree/edition_entry.h.
#ifndef LOCKSTEP_TREE_EDITION_SESSION_H
#define LOCKSTEP_TREE_EDITION_SESSION_H

#include "document/tree_inline.h"
#include "tree/session.h"

namespace lockstep::detail {

template <class Rules, class Observer>
class EditionSession final : public Session {
 public:
  using Builder = typename Rules::template TreeBuilder<Tree, Observer>;

  EditionSession(const ParseOptions& options, const Observer& observer)
      : Session(options),
        builder_(*tree_, options, observer),
        tokenizer_(builder_, tree_->tag_names, tree_->attribute_names, observer) {
    builder_.connect(tokenizer_.state_pointer(), tokenizer_.token_place(), tokenizer_.run_place(),
                     error_log_);
    // An observer wants to know where tokens stand, as errors do.
    tokenizer_.set_collect_errors(error_log_.is_wanted() || Observer::kWatches || Observer::kLocates);
  }

  void set_context(const FragmentContext& context) override {
    builder_.start_fragment(create_context(context), context.scripting_mode);
  }
  void set_encoding_host(EncodingHost* host) override { builder_.set_encoding_host(host); }
  void run(std::string_view text, bool more) override {
    if (tree_->source != nullptr && tree_->source != text.data())
      builder_.rebase(tree_->source, tree_->source_size, text.data());
    tree_->source = text.data();
    tree_->source_size = text.size();
    if (error_log_.is_wanted()) error_log_.read(text, more);
    tokenizer_.set_input(text.data(), text.size(), more);
    tokenizer_.run();
  }

 private:
  Builder builder_;
  typename Rules::template Tokenizer<Builder, Observer> tokenizer_;
};

}  // namespace lockstep::detail

#endif
