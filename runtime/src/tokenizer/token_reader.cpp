// Reading tokens one by one: the session pauses after each.
#include "lockstep/token_reader.h"

#include <vector>

#include "tokenizer/token_input.h"

namespace lockstep {

std::optional<std::string_view> Token::attribute(std::string_view wanted) const {
  for (const TokenAttributeView& attribute : attributes)
    if (attribute.name == wanted) return attribute.value;
  return std::nullopt;
}

const AttributeRanges* Token::attribute_ranges(std::string_view wanted) const {
  if (tag_ranges == nullptr) return nullptr;
  std::size_t i = 0;
  for (const AttributeRanges& range : tag_ranges->attributes)
    if (!range.is_duplicate && attributes[i++].name == wanted) return &range;
  return nullptr;
}

struct TokenReader::Implementation : TokenHandler {
  Implementation(const TokenizerOptions& options, const EncodingOptions* encoding)
      : input(*this, options, encoding) {}

  // --- The TokenHandler. It gets a token and the characters before it, and nothing more until the next
  // run().
  void tag(const Tag& tag) override {
    Token& token = add(tag.is_start_tag ? TokenType::start_tag : TokenType::end_tag);
    token.name = tag.name;
    token.attributes = tag.attributes;
    token.self_closing = tag.self_closing;
    token.element_namespace = tag.element_namespace;
    token.tag_ranges = tag.ranges;
  }
  void characters(std::string_view text) override {
    Token& token = add(TokenType::characters);
    token.text = text;
    token.in_raw_text = in_raw_text();
  }
  void comment(std::string_view text) override { add(TokenType::comment).text = text; }
  void processing_instruction(std::string_view target, std::string_view data) override {
    Token& token = add(TokenType::processing_instruction);
    token.name = target;
    token.text = data;
  }
  void doctype(const Doctype& doctype) override {
    last_doctype = doctype;
    Token& token = add(TokenType::doctype);
    token.name = doctype.name.value_or(std::string_view());
    token.doctype = &last_doctype;
  }
  void error(const ParseError& error) override { errors.push_back(error); }
  void end_of_file() override {
    ended = true;
    remainder = range();
  }
  Token& add(TokenType type) {
    input.pause();
    Token& token = tokens.emplace_back();
    token.type = type;
    token.range = range();
    return token;
  }

  const Token* next() {
    errors.clear();
    if (given == tokens.size()) {
      tokens.clear();
      given = 0;
      while (tokens.empty() && input.run()) {
      }
    }
    return given == tokens.size() ? nullptr : &tokens[given++];
  }

  detail::TokenInput input;
  std::vector<Token> tokens;  // at most one token and the characters before it
  std::size_t given = 0;      // how many tokens have been returned
  DoctypeView last_doctype{};
  std::vector<ParseError> errors;
  bool ended = false;
  ByteRange remainder;
};

TokenReader::TokenReader(const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(options, nullptr)) {}
TokenReader::TokenReader(const EncodingOptions& encoding, const TokenizerOptions& options)
    : implementation_(std::make_unique<Implementation>(options, &encoding)) {}
TokenReader::TokenReader(std::string_view html, const TokenizerOptions& options) : TokenReader(options) {
  implementation_->input.lend_whole(html);
}
TokenReader::TokenReader(TokenReader&&) noexcept = default;
TokenReader& TokenReader::operator=(TokenReader&&) noexcept = default;
TokenReader::~TokenReader() = default;

Status TokenReader::write(std::string_view chunk) {
  implementation_->input.write(chunk);
  return status();
}
void TokenReader::finish() { implementation_->input.finish(); }
const Token* TokenReader::next() { return implementation_->next(); }
bool TokenReader::at_end() const {
  return implementation_->ended && implementation_->given == implementation_->tokens.size();
}
ByteRange TokenReader::remainder() const { return implementation_->remainder; }
const EncodingUsed& TokenReader::encoding() const { return implementation_->input.encoding(); }
std::span<const ParseError> TokenReader::errors() const { return implementation_->errors; }
Status TokenReader::status() const { return implementation_->input.status(); }

}  // namespace lockstep
