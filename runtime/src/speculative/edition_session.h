// The part of the speculative parser that depends on the edition. Included only by
// generated/parser/editions/.
#ifndef LOCKSTEP_SPECULATIVE_EDITION_SESSION_H
#define LOCKSTEP_SPECULATIVE_EDITION_SESSION_H

#include "input/input_allowance.h"
#include "input/input_stream.h"
#include "parse/pipeline.h"
#include "speculative/mock_tree.h"
#include "speculative/session.h"

namespace lockstep::detail {

template <class Rules>
class EditionSpeculativeSession final : public SpeculativeSession {
 public:
  EditionSpeculativeSession(const SpeculativeOptions& options, FetchList& fetches, const BuilderState* state)
      : tree_(fetches),
        pipeline_(tree_, tag_names_, attribute_names_, parse_options(options), Attachments()),
        allowance_(options.limits) {
    if (state == nullptr) return;
    pipeline_.builder().set_state(*state, tree_.make(*state, tag_names_));
    stream_.begin_in_the_middle();
  }
  void write(std::string_view chunk) override {
    if (status() == Status::ok) {
      chunk = allowance_.take(chunk, status_);
      if (!stream_.write(chunk, false)) status_ = Status::input_too_long;
    }
    pipeline_.run(stream_.text(), true);
    stream_.forget(pipeline_.forget());
  }
  Status status() const override { return pipeline_.status() != Status::ok ? pipeline_.status() : status_; }

 private:
  static ParseOptions parse_options(const SpeculativeOptions& wanted) {
    ParseOptions options;
    options.scripting = wanted.scripting;
    options.allow_declarative_shadow_roots = wanted.allow_declarative_shadow_roots;
    options.limits = wanted.limits;
    return options;
  }

  NameTable tag_names_{known_tag_names};
  NameTable attribute_names_{known_attribute_names};
  MockTree tree_;
  Pipeline<Rules, MockTree, Build{}> pipeline_;
  InputStream stream_;
  InputAllowance allowance_;
  Status status_ = Status::ok;
};

}  // namespace lockstep::detail

#endif
