// Parsing UTF-8 text into a Document.
#include "lockstep/parser.h"

#include <memory>
#include <string_view>
#include <utility>

#include "document/access.h"
#include "edition/entry.h"
#include "encoding/utf_8.h"
#include "input/input_stream.h"
#include "parse/parser_base.h"

namespace lockstep {
namespace detail {

class TextParser : ParserBase {
 public:
  explicit TextParser(const ParseOptions& options)
      : ParserBase(options.limits), stream_(options.collect_errors || options.positions) {
    session.emplace(entry_of(options.edition), options, nullptr);
    session->set_input_memory(&stream_);
  }
  void set_context(const FragmentContext& context) { session->set_context(context); }

  // Adds input and parses it.
  Status write(std::string_view chunk, bool surrogates) {
    allow_surrogates_ |= surrogates;
    if (status() == Status::ok) guard(stream_.text(), [&] { add(take(chunk), surrogates, true); });
    return status();
  }
  Document finish() {
    guard(stream_.text(), [this] { finish_stream(); });
    return finish_document();
  }
  Document parse(std::string_view html, Source source) {
    guard(stream_.text(), [&] {
      const std::string_view taken = take(html);
      if (source == Source::borrowed && run_borrowed(taken)) return;
      add(taken, false, false);
      finish_stream();
    });
    return finish_document();
  }

 private:
  // Adds input. Parses it if that may end the parse early, or if `at_once`.
  void add(std::string_view input, bool surrogates, bool at_once) {
    allowance.write_in_slices(input, [&](std::string_view slice) {
      if (!stream_.write(slice, surrogates)) too_long = true;
      if (at_once || allowance.in_slices()) session->run(stream_.text(), true);
      return parsed() == Status::ok;
    });
  }
  // Parses a whole input in place. Returns false if it must be repaired, which cannot be done there.
  bool run_borrowed(std::string_view text) {
    const std::size_t well_formed = well_formed_prefix(text, false);
    const bool is_cut =
        too_long && well_formed != text.size() && ill_formed_sequence(text.substr(well_formed), false).cut;
    if (well_formed != text.size() && !is_cut) return false;
    text = text.substr(0, well_formed);
    if (text.starts_with(kUtf8ByteOrderMark)) {
      text.remove_prefix(kUtf8ByteOrderMark.size());
      stream_.offsets().skip(kUtf8ByteOrderMark.size());
    }
    stream_.offsets().add_same(text.size());
    session->reserve_for(text);  // the text is in the cache now
    session->run(text, false);
    return true;
  }
  void finish_stream() {
    stream_.finish(allow_surrogates_, status() == Status::input_too_long);
    if (session->tree().source == nullptr) session->reserve_for(stream_.text());
    session->run(stream_.text(), false);
  }
  Document finish_document() {
    return DocumentAccess::make(ParserBase::finish(stream_.text(), std::move(stream_.offsets())));
  }

  InputStream stream_;
  bool allow_surrogates_ = false;
};

}  // namespace detail

struct Parser::Implementation final : detail::TextParser {
  using TextParser::TextParser;
};

Parser::Parser(const ParseOptions& options) : implementation_(std::make_unique<Implementation>(options)) {}
Parser::Parser(const FragmentContext& context, const ParseOptions& options) : Parser(options) {
  implementation_->set_context(context);
}
Parser::Parser(Parser&&) noexcept = default;
Parser& Parser::operator=(Parser&&) noexcept = default;
Parser::~Parser() = default;

Status Parser::write(std::string_view chunk) { return implementation_->write(chunk, false); }
Status Parser::write_wtf8(std::string_view chunk) { return implementation_->write(chunk, true); }
Document Parser::finish() { return implementation_->finish(); }

// Parsers of whole inputs live on the stack. Frames of this size fit on any stack.
Document parse(std::string_view html, const ParseOptions& options, Source source) {
  return detail::TextParser(options).parse(html, source);
}

Document parse_fragment(std::string_view html, const FragmentContext& context, const ParseOptions& options,
                        Source source) {
  detail::TextParser parser(options);
  parser.set_context(context);
  return parser.parse(html, source);
}

FragmentContext fragment_context_of(Node element) {
  FragmentContext context;
  if (!element.is_element()) return context;
  context.local_name = element.local_name();
  context.element_namespace = element.element_namespace();
  context.encoding = element.attribute("encoding").value_or(std::string_view());
  context.quirks_mode = detail::NodeAccess::quirks_mode(element);
  for (Node node = element.parent(); !node.is_null(); node = node.parent())
    context.inside_form |= node.is_html("form");
  return context;
}

}  // namespace lockstep
