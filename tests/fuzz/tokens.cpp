// Tokenizing a text whole, in pieces and by the plain rules, with tokens read or passed to a handler, gives
// the same tokens, ranges and errors. The ranges are contiguous, also in bytes in any encoding, so a rewriter
// that changes nothing writes what it has read. The markup of a token is tokenized to an equal token.
#include "fuzz.h"

#include <optional>

namespace lockstep::fuzz {
namespace {

std::string read_pieces(const Case& read, const test::Chunks& pieces) {
  TokenReader reader(read.tokenizer);
  TokenLog log;
  const auto take = [&] {
    while (const Token* const token = reader.next()) {
      log.add(*token);
      log.add(reader.errors());
    }
    log.add(reader.errors());
  };
  write_pieces(pieces, [&](std::string_view piece) {
    (void)reader.write(piece);
    take();
  });
  (void)reader.finish();
  take();
  expect(reader.at_end(), "tokens are left at the end");
  return log.text();
}

// Joins the tokens that it receives as a TokenReader does.
class Handler final : public TokenHandler {
 public:
  explicit Handler(std::string_view input) : input_(input) {}

  void tag(const Tag& tag) override {
    Token token = of(tag.is_start_tag ? TokenType::start_tag : TokenType::end_tag);
    token.name = tag.name;
    token.attributes = tag.attributes;
    token.self_closing = tag.self_closing;
    token.element_namespace = tag.element_namespace;
    log_.add(token);
  }
  void characters(std::string_view text) override { add(TokenType::characters, {}, text); }
  void comment(std::string_view data) override { add(TokenType::comment, {}, data); }
  void processing_instruction(std::string_view target, std::string_view data) override {
    add(TokenType::processing_instruction, target, data);
  }
  void doctype(const Doctype& doctype) override {
    Token token = of(TokenType::doctype);
    token.name = doctype.name.value_or("");
    token.doctype = &doctype;
    log_.add(token);
  }
  void error(const ParseError& error) override { log_.add({&error, 1}); }
  void end_of_file() override { (void)of(TokenType::characters); }

  std::string text() { return log_.text(); }
  const std::string& rewritten() const { return rewritten_; }

 private:
  Token of(TokenType type) {
    expect(range().begin == rewritten_.size() && range().end >= range().begin,
           "a gap between the ranges of tokens");
    rewritten_ += input_.substr(range().begin, range().end - range().begin);
    Token token;
    token.type = type;
    token.range = range();
    return token;
  }
  void add(TokenType type, std::string_view name, std::string_view text) {
    Token token = of(type);
    token.name = name;
    token.text = text;
    log_.add(token);
  }

  std::string_view input_;
  std::string rewritten_;
  TokenLog log_;
};

std::string serialized_and_read_again(const Token& token, Edition edition) {
  TokenizerOptions options;
  options.edition = edition;
  options.tree_feedback = false;
  const std::string markup = serialize(token, edition);
  TokenReader reader(markup, options);
  TokenLog log;
  while (const Token* const again = reader.next()) {
    Token found = *again;
    found.range = {};
    log.add(found);
  }
  return log.text();
}

void expect_serializable(Token token, Edition edition) {
  token.range = {};
  token.element_namespace = Namespace::html;
  TokenLog log;
  log.add(token);
  expect_same("a token from its markup", log.text(), serialized_and_read_again(token, edition));
}

void expect_ranges_inside(const Token& tag) {
  std::uint64_t at = tag.range.begin;
  const auto follows = [&](const ByteRange& range) {
    expect(at <= range.begin && range.begin <= range.end && range.end <= tag.range.end,
           "the range of a part of a tag");
    at = range.begin;
  };
  follows(tag.tag_ranges->name);
  std::size_t kept = 0;
  for (const AttributeRanges& attribute : tag.tag_ranges->attributes) {
    follows(attribute.name);
    follows(attribute.quoted_value);
    follows(attribute.value);
    expect(attribute.value.end <= attribute.quoted_value.end, "the end of a quoted value");
    at = attribute.quoted_value.end;
    if (!attribute.is_duplicate) ++kept;
  }
  expect(kept == tag.attributes.size(), "a range for each attribute");
}

// The input as bytes in an encoding.
void check_bytes(const Case& read) {
  TokenizerOptions options = read.tokenizer;
  options.attribute_ranges = true;
  TokenReader reader(read.encoding, options);
  const bool from_data = options.initial_state == "data";
  std::uint64_t end = 0;
  const auto take = [&] {
    while (const Token* const token = reader.next()) {
      expect(token->range.begin == end && token->range.end >= end, "a gap between the ranges of bytes");
      end = token->range.end;
      // A state within a tag continues a tag without a beginning.
      if (from_data && token->tag_ranges != nullptr) expect_ranges_inside(*token);
      if (from_data && !token->in_raw_text) expect_serializable(*token, options.edition);
    }
  };
  write_pieces(pieces_of(read), [&](std::string_view piece) {
    (void)reader.write(piece);
    take();
  });
  reader.finish();
  take();
  expect(reader.remainder().begin == end, "a gap before the remainder");
  expect(reader.remainder().end == read.markup.size() || reader.status() != Status::ok,
         "bytes that belong to nothing");
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const std::string expected = tokenize_whole(input);
  expect_same("the tokens in pieces", expected, read_pieces(*read, pieces_of(*read)));
  if (!sampled(input, 4)) return;

#if LOCKSTEP_FUZZ_PLAIN_RULES
  expect_same("the plain rules' tokens", expected, lockstep_plain::fuzz::tokenize_whole(input));
#endif
  check_bytes(*read);
  expect_same("the tokens byte by byte", expected, read_pieces(*read, test::chunks_of(read->markup, 1)));
  // Without positions in ill-formed input.
  const std::string text =
      encoding::decode(read->markup, Encoding::utf_8, {encoding::ErrorMode::replacement, encoding::Bom::keep})
          .text;
  Handler handler(text);
  (void)tokenize(text, handler, read->tokenizer);
  expect_same("the rewritten text", text, handler.rewritten());
  if (text == read->markup) expect_same("the tokens passed to the handler", expected, handler.text());
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
