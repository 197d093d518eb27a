// Parsing UTF-8 text into a Document.
#include "lockstep/parser.h"

#include <functional>
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
  bool has_begun() const { return begun; }
  // Only before there is input.
  void set_stopper(Stopper* used) {
    stopper = used;
    prepare_session();
  }
  const Document& document() { return session->document(); }
  bool is_open(NodeId element) const { return session->is_open(element); }
  // Takes over the memory of a parser or a document that is no longer needed.
  void take_memory(TextParser& spent) {
    if (spent.session->has_tree()) take_memory(spent.session->tree(), spent.stream_.text());
  }
  void take_memory(Tree& spent) { take_memory(spent, spent.owned_source); }

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
      if (at_once || allowance.in_slices()) run(stream_.text(), true);
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
    run(stream_.text(), false);
  }
  void take_memory(Tree& spent, TextStore& text) {
    if (!session->takes_memory()) return;
    session->tree().take_memory(spent);
    text.clear();
    if (text.capacity() > stream_.text().capacity()) stream_.text() = std::move(text);
  }
  Document finish_document() {
    return DocumentAccess::make(ParserBase::finish(stream_.text(), std::move(stream_.offsets())));
  }

  InputStream stream_;
  bool allow_surrogates_ = false;
};

}  // namespace detail

struct Parser::Implementation final : detail::TextParser, detail::Stopper {
  Implementation(const ParseOptions& used, const detail::OwnContext& used_context)
      : TextParser(used), options(used), context(used_context) {
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
  for (Node node = element.parent(); !node.is_null(); node = node.parent())
    context.inside_form |= node.is_html("form");
  context.quirks_mode = detail::NodeAccess::quirks_mode(element);
  return context;
}

}  // namespace lockstep
