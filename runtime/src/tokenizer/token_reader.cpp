// Reading tokens one by one: the session pauses after a few.
#include "lockstep/token_reader.h"

#include <vector>

#include "lockstep/detail/pod_vector.h"
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
        // Errors must belong to one token, and limits are checked between two tokens.
        reads_ahead(!options.collect_errors && !options.attribute_ranges &&
                    (options.limits.attributes | options.limits.errors | options.limits.memory_bytes) == 0) {
    if (reads_ahead) input.read_ahead(tokens);
  }

  // --- The TokenHandler, for tokens that the session does not add itself. After pause(), only one token and
  // the characters before it follow until the next run().
  void tag(const Tag& tag) override {
    add({.type = tag.is_start_tag ? TokenType::start_tag : TokenType::end_tag,
         .range = range(),
         .name = tag.name,
         .attributes = tag.attributes,
         .self_closing = tag.self_closing,
         .element_namespace = tag.element_namespace,
         .tag_ranges = tag.ranges});
  }
  void characters(std::string_view text) override {
    add({.type = TokenType::characters, .range = range(), .text = text, .in_raw_text = in_raw_text()});
  }
  void comment(std::string_view text) override {
    add({.type = TokenType::comment, .range = range(), .text = keep(text)});
  }
  void processing_instruction(std::string_view target, std::string_view data) override {
    add({.type = TokenType::processing_instruction,
         .range = range(),
         .name = keep(target),
         .text = keep(data)});
  }
  void doctype(const Doctype& doctype) override {
    last_doctype = doctype;
    add({.type = TokenType::doctype,
         .range = range(),
         .name = doctype.name.value_or(std::string_view()),
         .doctype = &last_doctype});
    input.pause();
  }
  void error(const ParseError& error) override { errors.push_back(error); }
  void end_of_file() override {
    ended = true;
    remainder = range();
  }
  void add(const Token& token) {
    if (reads_ahead) return input.add_token(token);
    tokens.push_back(token);
    input.pause();
  }
  std::string_view keep(std::string_view text) { return reads_ahead ? input.keep(text) : text; }

  const Token* next() {
    errors.clear();
    if (given == tokens.size() && !read_more()) return nullptr;
    return &tokens[given++];
  }
  [[gnu::noinline]] bool read_more() {
    tokens.clear();
    given = 0;
    while (tokens.empty() && input.run()) {
    }
    return !tokens.empty();
  }
  bool at_end() const { return ended && given == tokens.size(); }

  detail::TokenInput input;
  bool reads_ahead;
  detail::PodVector<Token> tokens;
  std::size_t given = 0;  // the number of tokens returned
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
