// Parsing into a tree of one's own. The parser is instantiated for the tree, so this header brings the whole
// of it: include it in one source file. Link the CMake target lockstep::sink, or use the pkg-config package
// lockstep-sink.
#ifndef LOCKSTEP_SINK_PARSER_H
#define LOCKSTEP_SINK_PARSER_H

#include <span>
#include <string_view>
#include <type_traits>

#include "edition_rules.h"
#include "input/input_stream.h"
#include "lockstep/edition.h"
#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "tables/known_names.h"
#include "tree/pipeline.h"

namespace lockstep {

// Parses text that comes in pieces into a TreeSink, by the rules of one edition.
//
//   MyTree tree;
//   lockstep::SinkParser parser(tree);
//   while (read(chunk)) parser.write(chunk);
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
  // follows.
  Status write(std::string_view chunk) {
    if (status_ == Status::ok && !stream_.write(chunk, false)) status_ = Status::input_too_long;
    pipeline_.run(stream_.text(), true);
    return status_;
  }
  // Parses the rest. Only errors() and in_input() may be called afterwards.
  Status finish() {
    stream_.finish(false);
    pipeline_.run(stream_.text(), false);
    errors_ = pipeline_.error_log().finish();
    for (ParseError& error : errors_) error.offset = stream_.offsets().input_begin(error.offset);
    return status_;
  }
  // After finish(), in the order of the input: as Document::errors().
  std::span<const ParseError> errors() const { return errors_; }
  // Where in the input a range stands that a LocatesNodes was given.
  ByteRange in_input(ByteRange text) const {
    return {stream_.offsets().input_begin(text.begin), stream_.offsets().input_end(text.end)};
  }

 private:
  using Observer = std::conditional_t<LocatesNodes<Sink>, detail::Locating, detail::NoObserver>;
  struct NoContext {};
  static ParseOptions options_of_edition(ParseOptions options) {
    options.edition = edition;
    return options;
  }
  SinkParser(Sink& sink, const ParseOptions& options, NoContext)
      : pipeline_(sink, tag_names_, attribute_names_, options_of_edition(options), Observer()) {}

  detail::NameTable tag_names_{detail::known_tag_names};
  detail::NameTable attribute_names_{detail::known_attribute_names};
  detail::Pipeline<typename detail::RulesOf<edition>::type, Sink, Observer> pipeline_;
  detail::InputStream stream_;
  Status status_ = Status::ok;
  std::vector<ParseError> errors_;
};

}  // namespace lockstep

#endif
