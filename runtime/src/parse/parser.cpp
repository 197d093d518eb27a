// Parsing UTF-8 text into a Document.
#include "lockstep/parser.h"

#include "encoding/utf_8.h"
#include "input/input_allowance.h"
#include "input/input_stream.h"
#include "parse/memory.h"
#include "parse/session.h"

namespace lockstep {

using detail::AnySession;
using detail::Tree;

struct Parser::Implementation {
  explicit Implementation(const ParseOptions& options)
      : allowance(options.limits), stream(options.collect_errors || options.positions), session(options) {
    session->set_input_memory(&stream);
  }

  Status& status() { return session->tree().status; }
  void run_stream(bool more) { session->run(stream.text(), more); }

  // Adds input. Parses it if that may end the parse early, or if `at_once`.
  void write(std::string_view chunk, bool surrogates, bool at_once) {
    allow_surrogates |= surrogates;
    if (status() != Status::ok) return;
    Status taken = Status::ok;
    allowance.write_in_slices(allowance.take(chunk, taken), [&](std::string_view slice) {
      if (!stream.write(slice, surrogates)) taken = Status::input_too_long;
      if (at_once || allowance.in_slices()) run_stream(true);
      return status() == Status::ok;
    });
    if (status() == Status::ok) status() = taken;
  }
  Status write_and_run(std::string_view chunk, bool surrogates) {
    guard([&] { write(chunk, surrogates, true); });
    return status();
  }
  // Does the work; if an allocation fails, keeps what has been parsed.
  template <class Work>
  void guard(const Work& work) {
    if (detail::try_allocating(work)) return;
    status() = Status::out_of_memory;
    // The text may have moved in the meantime.
    if (!stream.text().empty()) run_stream(false);
  }

  void run_borrowed(std::string_view html) {
    Status taken = Status::ok;
    std::string_view text = detail::InputAllowance(allowance).take(html, taken);
    const std::size_t well_formed = detail::well_formed_prefix(text, false);
    const bool is_cut = taken != Status::ok && well_formed != text.size() &&
                        detail::ill_formed_sequence(text.substr(well_formed), false).cut;
    if (well_formed != text.size() && !is_cut) {
      write(html, false, false);
      finish_stream();
      return;
    }
    text = text.substr(0, well_formed);
    if (text.starts_with(detail::kUtf8ByteOrderMark)) {
      text.remove_prefix(detail::kUtf8ByteOrderMark.size());
      stream.offsets().skip(detail::kUtf8ByteOrderMark.size());
    }
    stream.offsets().add_same(text.size());
    status() = taken;
    session->reserve_for(text);  // the text is in the cache now
    session->run(text, false);
  }

  std::unique_ptr<Tree> parse(std::string_view html, Source source) {
    guard([&] {
      if (source == Source::borrowed) {
        run_borrowed(html);
      } else {
        write(html, false, false);
        finish_stream();
      }
    });
    return finish();
  }
  void finish_stream() {
    stream.finish(allow_surrogates, status() == Status::input_too_long);
    if (session->tree().source == nullptr) session->reserve_for(stream.text());
    run_stream(false);
  }
  std::unique_ptr<Tree> finish() { return session->finish(stream.text(), std::move(stream.offsets())); }

  detail::InputAllowance allowance;
  detail::InputStream stream;
  AnySession session;
  bool allow_surrogates = false;
};

Parser::Parser(const ParseOptions& options) : implementation_(std::make_unique<Implementation>(options)) {}
Parser::Parser(const FragmentContext& context, const ParseOptions& options) : Parser(options) {
  implementation_->session->set_context(context);
}
Parser::Parser(Parser&&) noexcept = default;
Parser& Parser::operator=(Parser&&) noexcept = default;
Parser::~Parser() = default;

Status Parser::write(std::string_view chunk) { return implementation_->write_and_run(chunk, false); }

Status Parser::write_wtf8(std::string_view chunk) { return implementation_->write_and_run(chunk, true); }

Document Parser::finish() {
  implementation_->guard([this] { implementation_->finish_stream(); });
  return Document(implementation_->finish());
}

// Parsers of whole inputs live on the stack. Frames of this size fit on any stack.
Document parse(std::string_view html, const ParseOptions& options, Source source) {
  Parser::Implementation parser(options);
  return Document(parser.parse(html, source));
}

FragmentContext fragment_context_of(Node element) {
  FragmentContext context;
  if (!element.is_element()) return context;
  context.local_name = element.local_name();
  context.element_namespace = element.element_namespace();
  context.encoding = element.attribute("encoding").value_or(std::string_view());
  context.quirks_mode = detail::DocumentAccess::quirks_mode(element);
  for (Node node = element.parent(); !node.is_null(); node = node.parent())
    context.inside_form |= node.is_html("form");
  return context;
}

Document parse_fragment(std::string_view html, const FragmentContext& context, const ParseOptions& options,
                        Source source) {
  Parser::Implementation parser(options);
  parser.session->set_context(context);
  return Document(parser.parse(html, source));
}

}  // namespace lockstep
