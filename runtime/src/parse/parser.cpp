// Parsing UTF-8 text into a Document.
#include "lockstep/parser.h"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "document/access.h"
#include "edition/entry.h"
#include "parse/text_parser.h"

namespace lockstep {

struct Parser::Implementation final : detail::TextParser, detail::Stopper {
  Implementation(const ParseOptions& used, const detail::OwnContext& used_context)
      : TextParser(used, detail::entry_of(used.edition)), options(used), context(used_context) {
    if (const auto view = context.view()) set_context(*view);
  }
  bool stops_here() override { return predicate(*parser); }
  void stop_when(std::function<bool(const Parser&)> used) {
    if (has_begun()) return;
    predicate = std::move(used);
    set_stopper(predicate ? this : nullptr);
  }

  const ParseOptions options;
  const detail::OwnContext context;
  std::function<bool(const Parser&)> predicate;
  const Parser* parser = nullptr;  // during its calls
};

Parser::Parser(const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(options, detail::OwnContext())) {}
Parser::Parser(const FragmentContext& context, const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(options, detail::OwnContext(context))) {}
Parser::Parser(Parser&&) noexcept = default;
Parser& Parser::operator=(Parser&&) noexcept = default;
Parser::~Parser() = default;

Status Parser::write(std::string_view chunk) {
  implementation_->parser = this;
  return implementation_->write(chunk, false);
}
Status Parser::write_wtf8(std::string_view chunk) {
  implementation_->parser = this;
  return implementation_->write(chunk, true);
}
Document Parser::finish() {
  implementation_->parser = this;
  return implementation_->finish();
}

const Document& Parser::document() const { return implementation_->document(); }
bool Parser::is_open(Node element) const {
  return detail::NodeAccess::is_in(document(), element) &&
         implementation_->is_open(detail::NodeAccess::id(element));
}
void Parser::stop_when(std::function<bool(const Parser&)> predicate) {
  implementation_->stop_when(std::move(predicate));
}

void Parser::reset() {
  auto fresh = std::make_unique<Implementation>(implementation_->options, implementation_->context);
  fresh->take_memory(*implementation_);
  fresh->stop_when(std::move(implementation_->predicate));
  implementation_ = std::move(fresh);
}
void Parser::reset(Document&& spent) {
  reset();
  if (const auto tree = detail::DocumentAccess::take(spent)) implementation_->take_memory(*tree);
}

// Parsers of whole inputs live on the stack. Frames of this size fit on any stack.
Document parse(std::string_view html, const ParseOptions& options, Source source) {
  return detail::TextParser(options, detail::entry_of(options.edition), {}, nullptr, html)
      .parse(html, source);
}

Document parse(std::string_view html, Document&& spent, const ParseOptions& options, Source source) {
  return detail::TextParser(options, detail::entry_of(options.edition), {},
                            detail::DocumentAccess::take(spent))
      .parse(html, source);
}

Document parse_fragment(std::string_view html, const FragmentContext& context, const ParseOptions& options,
                        Source source) {
  detail::TextParser parser(options, detail::entry_of(options.edition), {}, nullptr, html);
  parser.set_context(context);
  return parser.parse(html, source);
}

FragmentContext fragment_context_of(Node element) {
  FragmentContext context;
  if (!element.is_element()) return context;
  context.local_name = element.local_name();
  context.element_namespace = element.element_namespace();
  context.encoding = element.attribute("encoding").value_or(std::string_view());
  for (Node node = element.parent(); !node.is_null(); node = node.parent())
    context.inside_form |= node.is_html("form");
  context.quirks_mode = detail::NodeAccess::quirks_mode(element);
  return context;
}

}  // namespace lockstep
