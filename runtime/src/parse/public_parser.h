// The common part of Parser and BytesParser: copies of the options and context, stop_when() and reset().
#ifndef LOCKSTEP_PARSE_PUBLIC_PARSER_H
#define LOCKSTEP_PARSE_PUBLIC_PARSER_H

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "parse/parse.h"

namespace lockstep::detail {

// A copy of the context of a fragment, if there is one.
class OwnContext {
 public:
  OwnContext() = default;
  explicit OwnContext(const FragmentContext& context)
      : context_(context), local_name_(context.local_name), encoding_(context.encoding) {}
  // Views point into this object.
  std::optional<FragmentContext> view() const {
    std::optional<FragmentContext> view = context_;
    if (view) view->local_name = local_name_;
    if (view) view->encoding = encoding_;
    return view;
  }

 private:
  std::optional<FragmentContext> context_;
  std::string local_name_, encoding_;
};

struct Renewed {};

// The implementation of `Interface`. A `Source` is created from its Options and the context, which is null
// for a document.
template <class Interface, class Source>
class PublicParser : Stopper {
 public:
  using Options = typename Source::Options;

  PublicParser(const Options& options, const OwnContext& context)
      : options_(options), context_(context), view_(context_.view()), source_(options_, view()) {}
  // Starts again with the other parser's options, context and predicate, taking over its memory.
  PublicParser(PublicParser& spent, Renewed) : PublicParser(spent.options_, spent.context_) {
    parse().take_memory(spent.parse());
    stop_when(std::move(spent.predicate_));
  }
  PublicParser(const PublicParser&) = delete;
  PublicParser& operator=(const PublicParser&) = delete;

  Source& source() { return source_; }
  // Prepares a call that may call the predicate, which receives `parser`.
  Source& source_for(const Interface& parser) {
    parser_ = &parser;
    return source_;
  }
  void stop_when(std::function<bool(const Interface&)> predicate) {
    if (parse().has_input()) return;
    predicate_ = std::move(predicate);
    parse().set_stopper(predicate_ ? this : nullptr);
  }
  bool is_open(Node element) {
    return NodeAccess::is_in(source_.document(), element) && parse().is_open(NodeAccess::id(element));
  }
  void take_memory(Document&& spent) {
    if (std::unique_ptr<Tree> tree = DocumentAccess::take(spent)) {
      TextStore text = std::move(tree->owned_source);
      parse().take_memory(std::move(tree), text);
    }
  }

 private:
  bool stops_here() override { return predicate_(*parser_); }
  Parse& parse() { return source_.parse(); }
  const FragmentContext* view() const { return view_ ? &*view_ : nullptr; }

  const Options options_;
  const OwnContext context_;
  const std::optional<FragmentContext> view_;
  Source source_;
  std::function<bool(const Interface&)> predicate_;
  const Interface* parser_ = nullptr;  // the parser, during its calls
};

}  // namespace lockstep::detail

#endif
