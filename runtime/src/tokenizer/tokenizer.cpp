// The tokenizer alone, for callers without a tree.
#include "lockstep/tokenizer.h"

#include <vector>

#include "edition-2026-10-03/tokenizer.h"
#include "input/input_stream.h"

namespace lockstep {

namespace edition = edition_2026_10_03;

namespace {

edition::State state_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(edition::state_names); ++i)
    if (edition::state_names[i] == name) return static_cast<edition::State>(i);
  return edition::State::data;
}

}  // namespace

struct Tokenizer::Implementation {
  // The sink: turns the tokenizer's tokens into calls of the handler.
  struct Sink {
    void start_tag(detail::TagToken& token) { tag(token); }
    void end_tag(detail::TagToken& token) { tag(token); }
    void tag(detail::TagToken& token) {
      attributes.clear();
      for (std::size_t i = 0; i < token.attribute_count; ++i)
        attributes.push_back(
            {owner->attribute_names.name(token.attributes[i].name), token.attributes[i].value});
      token.self_closing_acknowledged = true;  // only tree construction could know
      owner->handler.tag(
          {token.is_start_tag, owner->tag_names.name(token.name), token.self_closing, attributes});
    }
    void characters(std::string_view run) { owner->handler.characters(run); }
    void null_character() { owner->handler.characters(std::string_view("\0", 1)); }
    void comment(const detail::CommentToken& token) { owner->handler.comment(token.data); }
    void processing_instruction(const detail::ProcessingInstructionToken& token) {
      owner->handler.processing_instruction(token.target, token.data);
    }
    void doctype(const detail::DoctypeToken& t) {
      owner->handler.doctype({t.name, t.public_identifier, t.system_identifier, t.has_name,
                              t.has_public_identifier, t.has_system_identifier, t.force_quirks});
    }
    void end_of_file() {
      owner->report_stream_errors(~std::uint64_t{0});
      owner->handler.end_of_file();
    }
    bool has_adjusted_current_node() { return owner->allow_cdata; }
    bool adjusted_current_node_is_html() { return !owner->allow_cdata; }
    void tokenizer_error(ParseErrorCode code, std::uint64_t offset) {
      owner->report_stream_errors(offset);
      owner->report({code, 0, offset, 0, 0});
    }
    Implementation* owner = nullptr;
    std::vector<TokenHandler::TokenAttributeView> attributes;
  };

  Implementation(TokenHandler& token_handler, const TokenizerOptions& options)
      : handler(token_handler),
        tag_names(detail::known_tag_names),
        attribute_names(detail::known_attribute_names),
        tokenizer(sink, tag_names, attribute_names),
        allow_cdata(options.allow_cdata),
        collect_errors(options.collect_errors) {
    sink.owner = this;
    tokenizer.switch_to(state_named(options.initial_state));
    tokenizer.set_last_start_tag(options.last_start_tag);
    tokenizer.set_collect_errors(collect_errors);
  }

  void report(ParseError error) {
    finder.locate(text, error);
    handler.error(error);
  }
  void report_stream_errors(std::uint64_t up_to) {
    while (next_stream_error < stream_errors.size() && stream_errors[next_stream_error].offset <= up_to)
      report(stream_errors[next_stream_error++]);
  }
  void run(std::string_view input, bool more) {
    text = input;
    if (collect_errors) {
      detail::find_input_stream_errors(text, examined, stream_errors);
      examined = text.size();
    }
    tokenizer.set_input(text.data(), text.size(), more);
    tokenizer.run();
  }

  TokenHandler& handler;
  detail::NameTable tag_names, attribute_names;
  Sink sink;
  edition::Tokenizer<Sink> tokenizer;
  detail::InputStream stream;
  std::string_view text;  // the input so far
  detail::PositionFinder finder;
  std::vector<ParseError> stream_errors;
  std::size_t next_stream_error = 0;
  std::size_t examined = 0;
  bool allow_cdata;
  bool collect_errors;
};

Tokenizer::Tokenizer(TokenHandler& handler, const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(handler, options)) {}
Tokenizer::Tokenizer(Tokenizer&&) noexcept = default;
Tokenizer::~Tokenizer() = default;

// A decoded text: a BOM stays in it.
void Tokenizer::write(std::string_view chunk) { write_wobbly(chunk); }

void Tokenizer::write_wobbly(std::string_view chunk) {
  implementation_->stream.write(chunk, true);
  implementation_->run(implementation_->stream.text(), true);
}

void Tokenizer::finish() {
  implementation_->stream.finish(true);
  implementation_->run(implementation_->stream.text(), false);
}

void tokenize(std::string_view html, TokenHandler& handler, const TokenizerOptions& options) {
  Tokenizer::Implementation tokenizer(handler, options);
  if (html.size() <= kLongestInput && detail::well_formed_prefix(html, true) == html.size()) {
    tokenizer.run(html, false);
    return;
  }
  tokenizer.stream.write(html, true);
  tokenizer.stream.finish(true);
  tokenizer.run(tokenizer.stream.text(), false);
}

}  // namespace lockstep
