// Tokens one by one: the session pauses after each.
#include "lockstep/token_reader.h"

#include <string>
#include <utility>
#include <vector>

#include "edition/entry.h"
#include "input/input_stream.h"
#include "tokenizer/token_session.h"

namespace lockstep {

std::optional<std::string_view> Token::attribute(std::string_view wanted) const {
  for (const TokenAttributeView& attribute : attributes)
    if (attribute.name == wanted) return attribute.value;
  return std::nullopt;
}

struct TokenReader::Implementation : TokenHandler {
  explicit Implementation(const TokenizerOptions& options)
      : session(detail::entry_of(options.edition).make_token_session(*this, options)) {}

  // --- The handler: a token and the characters before it, no more until the next run
  void tag(const Tag& tag) override {
    Token& token = add(tag.is_start_tag ? TokenType::start_tag : TokenType::end_tag);
    token.name = tag.name;
    token.attributes = tag.attributes;
    token.self_closing = tag.self_closing;
  }
  void characters(std::string_view text) override { add(TokenType::characters).text = text; }
  void comment(std::string_view text) override { add(TokenType::comment).text = text; }
  void processing_instruction(std::string_view target, std::string_view data) override {
    Token& token = add(TokenType::processing_instruction);
    token.name = target;
    token.text = data;
  }
  void doctype(const Doctype& doctype) override {
    last_doctype = doctype;
    Token& token = add(TokenType::doctype);
    token.name = doctype.name;
    token.doctype = &last_doctype;
  }
  void error(const ParseError& error) override { errors.push_back(error); }
  void end_of_file() override { ended = true; }
  Token& add(TokenType type) {
    session->pause();
    Token& token = tokens.emplace_back();
    token.type = type;
    token.range = range();
    return token;
  }

  const Token* next() {
    errors.clear();
    if (given == tokens.size()) read_on();
    return given == tokens.size() ? nullptr : &tokens[given++];
  }
  void read_on() {
    tokens.clear();
    given = 0;
    while (tokens.empty() && !ended && (!used_up || take_input())) used_up = !session->run();
  }
  // What has been written becomes text. False: there is nothing new.
  bool take_input() {
    if (waiting.empty() && !finished) return false;
    stream.forget(session->forget());
    if (!stream.write(std::exchange(waiting, {}), true)) {
      status = Status::input_too_long;
      finished = true;
    }
    if (finished) stream.finish(true);
    session->set_text(stream.text(), !finished);
    return true;
  }

  std::unique_ptr<detail::TokenSession> session;
  detail::InputStream stream;
  std::string waiting;  // written, not yet part of the stream
  std::vector<Token> tokens;
  std::size_t given = 0;  // of the tokens
  DoctypeView last_doctype{};
  std::vector<ParseError> errors;
  Status status = Status::ok;
  bool used_up = true;  // the text
  bool finished = false;
  bool ended = false;
};

TokenReader::TokenReader(const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(options)) {}
TokenReader::TokenReader(std::string_view html, const TokenizerOptions& options) : TokenReader(options) {
  if (html.size() <= kLongestInput && detail::well_formed_prefix(html, true) == html.size()) {
    implementation_->session->set_text(html, false);
    implementation_->used_up = false;
    implementation_->finished = true;
  } else {
    write(html);
    finish();
  }
}
TokenReader::TokenReader(TokenReader&&) noexcept = default;
TokenReader& TokenReader::operator=(TokenReader&&) noexcept = default;
TokenReader::~TokenReader() = default;

void TokenReader::write(std::string_view chunk) {
  if (!implementation_->finished) implementation_->waiting.append(chunk);
}
void TokenReader::finish() { implementation_->finished = true; }
const Token* TokenReader::next() { return implementation_->next(); }
bool TokenReader::at_end() const {
  return implementation_->ended && implementation_->given == implementation_->tokens.size();
}
std::span<const ParseError> TokenReader::errors() const { return implementation_->errors; }
Status TokenReader::status() const { return implementation_->status; }

}  // namespace lockstep
