// The tokenizer alone, for callers without a tree.
#include "lockstep/tokenizer.h"

#include "edition/entry.h"
#include "input/input_stream.h"
#include "tokenizer/token_session.h"

namespace lockstep {

namespace detail {

TokenSession::TokenSession(TokenHandler& handler, const TokenizerOptions& options)
    : tag_names_(known_tag_names),
      attribute_names_(known_attribute_names),
      handler_(handler),
      allow_cdata_(options.allow_cdata),
      collect_errors_(options.collect_errors) {}

void TokenSession::run(std::string_view text, bool more) {
  text_ = text;
  if (collect_errors_) {
    find_input_stream_errors(text_, examined_,
                             [this](const ParseError& error) { stream_errors_.push_back(error); });
    examined_ = text_.size();
  }
  tokenize(text, more);
}

void TokenSession::doctype(const DoctypeToken& token) {
  handler_.doctype({token.name, token.public_identifier, token.system_identifier, token.has_name,
                    token.has_public_identifier, token.has_system_identifier, token.force_quirks});
}

void TokenSession::end_of_file() {
  report_stream_errors(~std::uint64_t{0});
  handler_.end_of_file();
}

void TokenSession::tokenizer_error(ParseErrorCode code, std::uint64_t offset) {
  report_stream_errors(offset);
  report({code, 0, offset, 0, 0});
}

void TokenSession::report(ParseError error) {
  finder_.locate(text_, error);
  handler_.error(error);
}

void TokenSession::report_stream_errors(std::uint64_t up_to) {
  while (next_stream_error_ < stream_errors_.size() && stream_errors_[next_stream_error_].offset <= up_to)
    report(stream_errors_[next_stream_error_++]);
}

}  // namespace detail

struct Tokenizer::Implementation {
  Implementation(TokenHandler& handler, const TokenizerOptions& options)
      : session(detail::entry_of(options.edition).make_token_session(handler, options)) {}

  std::unique_ptr<detail::TokenSession> session;
  detail::InputStream stream;
};

Tokenizer::Tokenizer(TokenHandler& handler, const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(handler, options)) {}
Tokenizer::Tokenizer(Tokenizer&&) noexcept = default;
Tokenizer::~Tokenizer() = default;

// A decoded text: a BOM stays in it.
void Tokenizer::write(std::string_view chunk) { write_wobbly(chunk); }

void Tokenizer::write_wobbly(std::string_view chunk) {
  implementation_->stream.write(chunk, true);
  implementation_->session->run(implementation_->stream.text(), true);
}

void Tokenizer::finish() {
  implementation_->stream.finish(true);
  implementation_->session->run(implementation_->stream.text(), false);
}

void tokenize(std::string_view html, TokenHandler& handler, const TokenizerOptions& options) {
  Tokenizer::Implementation tokenizer(handler, options);
  if (html.size() <= kLongestInput && detail::well_formed_prefix(html, true) == html.size()) {
    tokenizer.session->run(html, false);
    return;
  }
  tokenizer.stream.write(html, true);
  tokenizer.stream.finish(true);
  tokenizer.session->run(tokenizer.stream.text(), false);
}

}  // namespace lockstep
