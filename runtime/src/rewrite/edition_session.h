// The part of a Rewriter that depends on the edition. Included only by generated/parser/editions/.
#ifndef LOCKSTEP_REWRITE_EDITION_SESSION_H
#define LOCKSTEP_REWRITE_EDITION_SESSION_H

#include "parse/pipeline.h"
#include "rewrite/rewrite_tree.h"
#include "rewrite/session.h"

namespace lockstep::detail {

template <class Rules>
class EditionRewriteSession final : public RewriteSession {
 public:
  EditionRewriteSession(RewriteCore& core, const ParseOptions& options, EncodingHost& encoding)
      : tree_(bound(core), tag_names_, attribute_names_),
        pipeline_(tree_, tag_names_, attribute_names_, options, {.positions = true}) {
    pipeline_.set_encoding_host(&encoding);
    // A tokenizer that pauses between tokens must not emit several at a time.
    if (!core.has_handlers()) pipeline_.hold_runs();
  }
  bool run(std::string_view text, bool more) override {
    is_paused_ = false;
    // The end of the input must be processed only once.
    if (!is_complete_)
      is_complete_ = pipeline_.run_until([text] { return text; }, more, true, [this] { return is_paused_; });
    return !is_paused_;
  }
  void pause() override {
    is_paused_ = true;
    pipeline_.stop_after_token();
  }
  std::size_t forget() override { return pipeline_.forget(); }
  bool abridge() override { return pipeline_.abridge(kKept); }
  std::uint64_t processed() const override { return pipeline_.processed(); }
  std::uint64_t position() const override { return pipeline_.position(); }
  Status status() const override { return pipeline_.status(); }

 private:
  // Enough for the attributes that selectors read.
  static constexpr std::size_t kKept = 4096;

  RewriteCore& bound(RewriteCore& core) {
    core.selectors().bind(tag_names_, attribute_names_);
    return core;
  }

  NameTable tag_names_{known_tag_names};
  NameTable attribute_names_{known_attribute_names};
  RewriteTree tree_;
  Pipeline<Rules, RewriteTree, Build{.locate = true}> pipeline_;
  bool is_paused_ = false, is_complete_ = false;
};

}  // namespace lockstep::detail

#endif
