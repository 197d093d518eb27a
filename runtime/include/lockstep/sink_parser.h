// Parses into your own tree. The parser is instantiated for the tree, so this header includes all of the
// parser's code, through parse/sink.h: include this header in one source file only. Link the CMake target
// lockstep::sink, or use the pkg-config package lockstep-sink.
#ifndef LOCKSTEP_SINK_PARSER_H
#define LOCKSTEP_SINK_PARSER_H

#include "lockstep/detail/cpp20.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/parser.h"
#include "lockstep/script_host.h"
#include "lockstep/scripting.h"
#include "lockstep/tree_sink.h"
#include "parse/sink.h"

namespace lockstep {

// Parses text that arrives in pieces into a TreeSink, by the rules of one edition. Enforcing Limits::nodes is
// left to the tree, and Limits::memory_bytes does not count the tree. With a limit on nodes, attributes,
// errors or memory, the sink receives its nodes after each block of 4096 bytes of text: see Limits.
//
//   MyTree tree;
//   lockstep::SinkParser parser(tree);
//   while (read(chunk) && parser.write(chunk) == lockstep::Status::ok) continue;
//   parser.finish();
template <TreeSink Sink, Edition edition = kDefaultEdition>
class SinkParser {
 public:
  // The sink must outlive the parser. ParseOptions::edition is ignored.
  explicit SinkParser(Sink& sink, const ParseOptions& options = {}) : pipeline_(sink, options) {}
  // Parses a fragment: the result is in the node that is passed to TreeSink::set_fragment(). The context
  // becomes an element of the tree that has no parent.
  SinkParser(Sink& sink, const FragmentContext& context, const ParseOptions& options = {})
      : pipeline_(sink, options) {
    pipeline_.set_context(context);
  }
  SinkParser(const SinkParser&) = delete;
  SinkParser& operator=(const SinkParser&) = delete;

  // Adds input: UTF-8, which may be split anywhere and is copied. Parses as much as possible without knowing
  // what follows, and then discards the text: the parser keeps only the current piece, the longest token, the
  // open elements and new names. It keeps the whole text if errors are collected, reported or limited, and
  // for a tree that satisfies LocatesNodes.
  Status write(std::string_view chunk) {
    pipeline_.write(chunk);
    return pipeline_.status();
  }
  // Parses the rest of the input. Afterwards, only const functions may be called.
  Status finish() {
    pipeline_.finish();
    return pipeline_.status();
  }
  // Whether Limits::depth moved nodes higher in the tree than the Standard puts them.
  bool flattened() const { return pipeline_.flattened(); }
  // The errors, in the order of the input. They are available after finish() if ParseOptions::collect_errors
  // is set, and stay valid as long as the parser exists.
  std::span<const ParseError> errors() const {
    return {pipeline_.errors().data(), pipeline_.errors().size()};
  }
  // Whether there were more errors than ParseOptions::max_errors.
  bool errors_truncated() const { return pipeline_.errors_truncated(); }
  // Converts a range that was passed to a function of LocatesNodes to a range of the input.
  ByteRange in_input(ByteRange text) const {
    return {pipeline_.offsets().input_begin(text.begin), pipeline_.offsets().input_end(text.end)};
  }

 private:
  detail::SinkPipeline<Sink, edition> pipeline_;
};

// A SinkParser with a host that runs the scripts of the page. Everything documented for ScriptingParser
// (lockstep/scripting.h) applies to this class. The parser keeps the whole text.
template <TreeSink Sink, Edition edition = kDefaultEdition>
class SinkScriptingParser {
 public:
  // The sink and the host must outlive the parser.
  SinkScriptingParser(Sink& sink, ScriptHost<typename Sink::Node>& host, const ParseOptions& options = {})
      : pipeline_(sink, tag_names_, attribute_names_, detail::with_edition(options, edition), host) {}
  SinkScriptingParser(const SinkScriptingParser&) = delete;
  SinkScriptingParser& operator=(const SinkScriptingParser&) = delete;

  // Adds input: UTF-8, which may be split anywhere and is copied.
  ParserState write(std::string_view chunk) {
    pipeline_.write(chunk);
    return state();
  }
  // Ends the page.
  ParserState end() {
    pipeline_.end();
    return state();
  }
  // Continues if what blocked the parser is ready.
  ParserState resume() {
    pipeline_.resume();
    return state();
  }
  // Implements document.write().
  bool insert(std::string_view text) { return pipeline_.insert(text); }
  // Whether the insertion point is defined.
  bool has_insertion_point() const { return pipeline_.input().insertion_point() != detail::InsertionPoint{}; }
  // #script-nesting-level
  int script_nesting_level() const { return pipeline_.nesting_level(); }
  // The input that has not been parsed yet. O(unread)
  std::string unread() const { return pipeline_.unread(); }
  // Returns where a speculative parser should start: see ScriptingParser. If the tree is not kReadable, the
  // contents of an open `picture` or media element are not known and therefore not reported.
  std::optional<SpeculativeStart> speculative_start() const { return pipeline_.speculative_start(); }
  // #abort-a-parser
  void abort() { pipeline_.abort(); }
  // What the parser is waiting for.
  ParserState state() const { return pipeline_.state(); }
  // The limit that was reached, or ok.
  Status status() const { return pipeline_.status(); }

 private:
  detail::NameTable tag_names_{detail::known_tag_names};
  detail::NameTable attribute_names_{detail::known_attribute_names};
  detail::ScriptPipeline<typename detail::RulesOf<edition>::type, Sink> pipeline_;
};

}  // namespace lockstep

#endif
