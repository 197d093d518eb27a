// The code that lockstep/sink_parser.h instantiates for a tree.
#ifndef LOCKSTEP_PARSE_SINK_H
#define LOCKSTEP_PARSE_SINK_H

#include <string_view>

#include "edition_rules.h"
#include "input/input_allowance.h"
#include "input/input_stream.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/edition.h"
#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "observer/attachments.h"
#include "parse/pipeline.h"
#include "parse/script_pipeline.h"
#include "tables/known_names.h"

namespace lockstep::detail {

inline ParseOptions with_edition(ParseOptions options, Edition edition) {
  options.edition = edition;
  return options;
}

// The parser of a SinkParser: the text arrives in pieces, which are dropped once they are parsed.
template <TreeSink Sink, Edition edition>
class SinkPipeline {
 public:
  SinkPipeline(Sink& sink, const ParseOptions& options)
      : pipeline_(sink, tag_names_, attribute_names_, with_edition(options, edition),
                  {.positions = kBuild.locate}),
        stream_(options.collect_errors || LocatesNodes<Sink>),
        allowance_(options.limits) {
    pipeline_.set_input_memory(&stream_);
  }

  void set_context(const FragmentContext& context) { pipeline_.set_context(context); }
  void write(std::string_view chunk) {
    if (status() != Status::ok) return;
    allowance_.write_in_slices(allowance_.take(chunk, status_), [&](std::string_view slice) {
      if (!stream_.write(slice, false)) status_ = Status::input_too_long;
      pipeline_.run(stream_.text(), true);
      stream_.forget(pipeline_.forget());
      return pipeline_.status() == Status::ok;
    });
  }
  void finish() {
    stream_.finish(false, status_ == Status::input_too_long);
    pipeline_.run(stream_.text(), false);
    errors_ = pipeline_.error_log().finish();
    errors_truncated_ = pipeline_.error_log().truncated();
    move_to_input(errors_, stream_.offsets());
  }
  Status status() const { return pipeline_.status() != Status::ok ? pipeline_.status() : status_; }
  bool flattened() const { return pipeline_.flattened(); }
  // Available after finish().
  const PodVector<ParseError>& errors() const { return errors_; }
  bool errors_truncated() const { return errors_truncated_; }
  const OffsetMap& offsets() const { return stream_.offsets(); }
  const NameTable& tag_names() const { return tag_names_; }

 private:
  static constexpr Build kBuild{.locate = LocatesNodes<Sink>};

  NameTable tag_names_{known_tag_names};
  NameTable attribute_names_{known_attribute_names};
  Pipeline<typename RulesOf<edition>::type, Sink, kBuild> pipeline_;
  InputStream stream_;
  InputAllowance allowance_;
  Status status_ = Status::ok;
  PodVector<ParseError> errors_;
  bool errors_truncated_ = false;
};

}  // namespace lockstep::detail

#endif
