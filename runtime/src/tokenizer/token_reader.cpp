// Reading tokens one by one: the session pauses after a few.
#include "lockstep/token_reader.h"

#include <algorithm>
#include <array>
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
      : input(*this, options, encoding),
        // Errors are those of one token, and limits are checked between two.
        reads_ahead(!options.collect_errors && !options.attribute_ranges &&
                    (options.limits.attributes | options.limits.errors | options.limits.memory_bytes) == 0) {}

  // --- The TokenHandler. After pause() it gets a token and the characters before it, and nothing more until
  // the next run().
  void tag(const Tag& tag) override {
    const std::size_t count = tag.attributes.size();
    const bool fits = attributes.size() - attribute_count >= count;
    Token& token = add(tag.is_start_tag ? TokenType::start_tag : TokenType::end_tag,
                       fits && reads_ahead && input.current_tag_lasts());
    token.name = tag.name;
    token.attributes = tag.attributes;
    if (fits && reads_ahead) {
      TokenAttributeView* const own = attributes.data() + attribute_count;
      std::copy(tag.attributes.begin(), tag.attributes.end(), own);
      token.attributes = {own, count};
      attribute_count += count;
    }
    token.self_closing = tag.self_closing;
    token.element_namespace = tag.element_namespace;
    token.tag_ranges = tag.ranges;
  }
  void characters(std::string_view text) override {
    Token& token = add(TokenType::characters, input.lasts(text));
    token.text = text;
    token.in_raw_text = in_raw_text();
  }
  void comment(std::string_view text) override { add(TokenType::comment, input.lasts(text)).text = text; }
  void processing_instruction(std::string_view target, std::string_view data) override {
    Token& token = add(TokenType::processing_instruction, input.lasts(target) && input.lasts(data));
    token.name = target;
    token.text = data;
  }
  void doctype(const Doctype& doctype) override {
    last_doctype = doctype;
    Token& token = add(TokenType::doctype, false);
    token.name = doctype.name.value_or(std::string_view());
    token.doctype = &last_doctype;
  }
  void error(const ParseError& error) override { errors.push_back(error); }
  void end_of_file() override {
    ended = true;
    remainder = range();
  }
  // `lasts`: whether all that the token refers to stays valid until the next run().
  Token& add(TokenType type, bool lasts) {
    Token& token = tokens.emplace_back();
    if (!lasts || !reads_ahead || tokens.size() >= kMostAhead) input.pause();
    token.type = type;
    token.range = range();
    return token;
  }

  const Token* next() {
    errors.clear();
    if (given == tokens.size()) {
      tokens.clear();
      given = attribute_count = 0;
      while (tokens.empty() && input.run()) {
      }
    }
    return given == tokens.size() ? nullptr : &tokens[given++];
  }
  bool at_end() const { return ended && given == tokens.size(); }

  static constexpr std::size_t kMostAhead = 32;

  detail::TokenInput input;
  bool reads_ahead;
  std::vector<Token> tokens;
  std::size_t given = 0;  // how many of them have been returned
  std::array<TokenAttributeView, 4 * kMostAhead> attributes;
  std::size_t attribute_count = 0;
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
bool TokenReader::at_end() const { return implementation_->at_end(); }
ByteRange TokenReader::remainder() const {
  return implementation_->at_end() ? implementation_->remainder : ByteRange{};
}
const EncodingUsed& TokenReader::encoding() const { return implementation_->input.encoding(); }
std::span<const ParseError> TokenReader::errors() const { return implementation_->errors; }
Status TokenReader::status() const { return implementation_->input.status(); }

}  // namespace lockstep
