// Parsing into a tree of one's own. The parser is instantiated for the tree, so this header brings the whole
// of it: include it in one source file. Link the CMake target lockstep::sink, or use the pkg-config package
// lockstep-sink.
#ifndef LOCKSTEP_SINK_PARSER_H
#define LOCKSTEP_SINK_PARSER_H

#include "lockstep/detail/cpp20.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "edition_rules.h"
#include "input/input_allowance.h"
#include "input/input_stream.h"
#include "lockstep/edition.h"
#include "lockstep/parser.h"
#include "lockstep/script_host.h"
#include "lockstep/scripting.h"
#include "lockstep/tree_sink.h"
#include "tables/known_names.h"
#include "tree/pipeline.h"
#include "tree/script_pipeline.h"

namespace lockstep {
namespace detail {
inline ParseOptions with_edition(ParseOptions options, Edition edition) {
  options.edition = edition;
  return options;
}
}  // namespace detail

// Parses text that comes in pieces into a TreeSink, by the rules of one edition. Of Limits, that on nodes is
// the sink's own business, and what a tree takes does not count as memory. With a limit on nodes, attributes,
// errors or memory the sink gets its nodes a block of 4096 bytes of text at a time: see Limits.
//
//   MyTree tree;
//   lockstep::SinkParser parser(tree);
//   while (read(chunk) && parser.write(chunk) == lockstep::Status::ok) continue;
//   parser.finish();
template <TreeSink Sink, Edition edition = kDefaultEdition>
class SinkParser {
 public:
  // The sink must live as long as the parser. ParseOptions::edition is not looked at.
  explicit SinkParser(Sink& sink, const ParseOptions& options = {})
      : SinkParser(sink, options, NoContext()) {}
  // Parses a fragment: the result is in the node that TreeSink::set_fragment() was called with. The context
  // becomes an element of the tree that is without a parent.
  SinkParser(Sink& sink, const FragmentContext& context, const ParseOptions& options = {})
      : SinkParser(sink, options, NoContext()) {
    pipeline_.set_context(context);
  }
  SinkParser(const SinkParser&) = delete;
  SinkParser& operator=(const SinkParser&) = delete;

  // Parses more input: UTF-8, split anywhere, copied. Parses all that can be parsed without knowing what
  // follows, and then forgets it: beside the tree, open elements and new names it keeps the piece and the
  // longest token. With errors that are collected or told, and for a LocatesNodes, it keeps all of the text.
  Status write(std::string_view chunk) {
    if (status() != Status::ok) return status();
    allowance_.write_in_slices(allowance_.take(chunk, status_), [&](std::string_view slice) {
      if (!stream_.write(slice, false)) status_ = Status::input_too_long;
      pipeline_.run(stream_.text(), true);
      stream_.forget(pipeline_.forget());
      return pipeline_.status() == Status::ok;
    });
    return status();
  }
  // Parses the rest. Only errors() and in_input() may be called afterwards.
  Status finish() {
    stream_.finish(false, status_ == Status::input_too_long);
    pipeline_.run(stream_.text(), false);
    errors_ = pipeline_.error_log().finish();
    errors_truncated_ = pipeline_.error_log().truncated();
    for (ParseError& error : errors_) error.offset = stream_.offsets().input_begin(error.offset);
    return status();
  }
  // Whether nodes stand higher than the Standard puts them because of Limits::depth.
  bool flattened() const { return pipeline_.flattened(); }
  // After finish(), with ParseOptions::collect_errors, in the order of the input. Valid as long as the
  // parser.
  std::span<const ParseError> errors() const { return {errors_.data(), errors_.size()}; }
  // Whether there were more than ParseOptions::max_errors.
  bool errors_truncated() const { return errors_truncated_; }
  // Where in the input a range stands that a LocatesNodes was given.
  ByteRange in_input(ByteRange text) const {
    return {stream_.offsets().input_begin(text.begin), stream_.offsets().input_end(text.end)};
  }

 private:
  using Observer = std::conditional_t<LocatesNodes<Sink>, detail::Locating, detail::NoObserver>;
  struct NoContext {};
  Status status() const { return pipeline_.status() != Status::ok ? pipeline_.status() : status_; }
  SinkParser(Sink& sink, const ParseOptions& options, NoContext)
      : pipeline_(sink, tag_names_, attribute_names_, detail::with_edition(options, edition), Observer()),
        stream_(options.collect_errors || LocatesNodes<Sink>),
        allowance_(options.limits) {
    pipeline_.set_input_memory(&stream_);
  }

  detail::NameTable tag_names_{detail::known_tag_names};
  detail::NameTable attribute_names_{detail::known_attribute_names};
  detail::Pipeline<typename detail::RulesOf<edition>::type, Sink, Observer> pipeline_;
  detail::InputStream stream_;
  detail::InputAllowance allowance_;
  Status status_ = Status::ok;
  detail::PodVector<ParseError> errors_;
  bool errors_truncated_ = false;
};

// A SinkParser that has a host run the scripts of the page: see ScriptingParser (lockstep/scripting.h), of
// which all that is said there holds. It keeps all of the text.
template <TreeSink Sink, Edition edition = kDefaultEdition>
class SinkScriptingParser {
 public:
  // Sink and host must live as long as the parser.
  SinkScriptingParser(Sink& sink, ScriptHost<typename Sink::Node>& host, const ParseOptions& options = {})
      : pipeline_(sink, tag_names_, attribute_names_, detail::with_edition(options, edition), host) {}
  SinkScriptingParser(const SinkScriptingParser&) = delete;
  SinkScriptingParser& operator=(const SinkScriptingParser&) = delete;

  // UTF-8, split anywhere, copied.
  ParserState write(std::string_view chunk) {
    pipeline_.write(chunk);
    return state();
  }
  // The end of the page.
  ParserState end() {
    pipeline_.end();
    return state();
  }
  // Goes on if what blocked the parser is ready.
  ParserState resume() {
    pipeline_.resume();
    return state();
  }
  // document.write()
  bool insert(std::string_view text) { return pipeline_.insert(text); }
  // Whether the insertion point is defined.
  bool has_insertion_point() const { return pipeline_.input().insertion_point() != detail::InsertionPoint{}; }
  // #script-nesting-level
  int script_nesting_level() const { return pipeline_.nesting_level(); }
  // What has come in and has not been parsed. O(unread)
  std::string unread() const { return pipeline_.unread(); }
  // Where a speculative parser starts: see ScriptingParser. Of a tree that is not kReadable, what is in a
  // `picture` or media element that is open is not known, and not reported.
  std::optional<SpeculativeStart> speculative_start() const { return pipeline_.speculative_start(); }
  // #abort-a-parser
  void abort() { pipeline_.abort(); }
  // What the parser waits for.
  ParserState state() const { return pipeline_.state(); }
  // Which limit was met, or ok.
  Status status() const { return pipeline_.status(); }

 private:
  detail::NameTable tag_names_{detail::known_tag_names};
  detail::NameTable attribute_names_{detail::known_attribute_names};
  detail::ScriptPipeline<typename detail::RulesOf<edition>::type, Sink> pipeline_;
};

}  // namespace lockstep

#endif
