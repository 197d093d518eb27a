// Parsing UTF-8 text into a Document.
#include "lockstep/parser.h"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "document/access.h"
#include "edition/entry.h"
#include "parse/public_parser.h"
#include "parse/text_source.h"

namespace lockstep {

struct Parser::Implementation final : detail::PublicParser<Parser, detail::TextSource> {
  using PublicParser::PublicParser;
};

Parser::Parser(const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(options, detail::OwnContext())) {}
Parser::Parser(const FragmentContext& context, const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(options, detail::OwnContext(context))) {}
Parser::Parser(Parser&&) noexcept = default;
Parser& Parser::operator=(Parser&&) noexcept = default;
Parser::~Parser() = default;

Status Parser::write(std::string_view chunk) {
  return implementation_->source_for(*this).write(chunk, false);
}
Status Parser::write_wtf8(std::string_view chunk) {
  return implementation_->source_for(*this).write(chunk, true);
}
Document Parser::finish() { return implementation_->source_for(*this).finish(); }
const Document& Parser::document() const { return implementation_->source().document(); }
bool Parser::is_open(Node element) const { return implementation_->is_open(element); }
void Parser::stop_when(std::function<bool(const Parser&)> predicate) {
  implementation_->stop_when(std::move(predicate));
}
void Parser::reset() {
  implementation_ = std::make_unique<Implementation>(*implementation_, detail::Renewed());
}
void Parser::reset(Document&& spent) {
  reset();
  implementation_->take_memory(std::move(spent));
}

// Parsers of whole inputs live on the stack. Frames of this size fit on any stack.
Document parse(std::string_view html, const ParseOptions& options, Source source) {
  return detail::TextSource({detail::entry_of(options.edition), options}, nullptr, html)
      .parse_whole(html, source);
}

Document parse(std::string_view html, Document&& spent, const ParseOptions& options, Source source) {
  return detail::TextSource({detail::entry_of(options.edition), options}, detail::DocumentAccess::take(spent))
      .parse_whole(html, source);
}

Document parse_fragment(std::string_view html, const FragmentContext& context, const ParseOptions& options,
                        Source source) {
  return detail::TextSource({detail::entry_of(options.edition), options, {}, &context}, nullptr, html)
      .parse_whole(html, source);
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
