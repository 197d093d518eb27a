// The part of a parse into the arena that depends on the edition. `Rules` names the generated code; see
// entry_for() in parse/edition_entry.h.
#ifndef LOCKSTEP_PARSE_EDITION_SESSION_H
#define LOCKSTEP_PARSE_EDITION_SESSION_H

#include "document/tree_inline.h"
#include "parse/pipeline.h"
#include "parse/session.h"

namespace lockstep::detail {

template <class Rules, class Observer>
class EditionSession final : public Session {
 public:
  EditionSession(const ParseOptions& options, const Observer& observer)
      : Session(options), pipeline_(*tree_, tree_->tag_names, tree_->attribute_names, options, observer) {}

  void set_context(const FragmentContext& context) override { pipeline_.set_context(context); }
  void set_encoding_host(EncodingHost* host) override { pipeline_.set_encoding_host(host); }
  void set_input_memory(const InputMemory* memory) override { pipeline_.set_input_memory(memory); }
  void run(std::string_view text, bool more) override {
    tree_->source = text.data();
    tree_->source_size = text.size();
    if (tree_->status == Status::out_of_memory)
      return pipeline_.error_log().set_text(text);  // it may have moved
    pipeline_.run(text, more);
    if (pipeline_.status() != Status::ok) {
      tree_->status = pipeline_.status();
      tree_->source_size = pipeline_.position();
    }
    tree_->flattened = pipeline_.flattened();
  }

 protected:
  ErrorLog& error_log() override { return pipeline_.error_log(); }

 private:
  Pipeline<Rules, Tree, Observer> pipeline_;
};

}  // namespace lockstep::detail

#endif
