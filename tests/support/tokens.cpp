#include "support/tokens.h"

namespace lockstep::test {

void TokenCollector::tag(const Tag& tag) {
  Token token;
  token.kind = tag.is_start_tag ? "StartTag" : "EndTag";
  token.name = tag.name;
  // The tests do not contain the attributes of end tags.
  if (tag.is_start_tag) {
    token.flag = tag.self_closing;
    for (const TokenAttributeView& attribute : tag.attributes)
      token.attributes.emplace(attribute.name, attribute.value);
  }
  output.tokens.push_back(std::move(token));
}

void TokenCollector::characters(std::string_view text) {
  if (text.empty()) return;
  if (output.tokens.empty() || output.tokens.back().kind != "Character") {
    output.tokens.push_back({.kind = "Character"});
  }
  output.tokens.back().name += text;
}

void TokenCollector::comment(std::string_view text) {
  output.tokens.push_back({.kind = "Comment", .name = std::string(text)});
}

void TokenCollector::processing_instruction(std::string_view target, std::string_view data) {
  output.tokens.push_back(
      {.kind = "ProcessingInstruction", .name = std::string(target), .data = std::string(data)});
}

void TokenCollector::doctype(const Doctype& doctype) {
  Token token;
  token.kind = "DOCTYPE";
  // The tests write a missing name as null; an empty one cannot occur.
  token.name = doctype.name.value_or("");
  token.public_identifier = doctype.public_identifier;
  token.system_identifier = doctype.system_identifier;
  token.flag = doctype.force_quirks;
  output.tokens.push_back(std::move(token));
}

void TokenCollector::error(const ParseError& error) {
  output.errors.push_back({std::string(parse_error_name(error)), error.reported.line, error.reported.column});
}

void deliver(const lockstep::Token& token, TokenHandler& handler) {
  switch (token.type) {
    case TokenType::start_tag:
    case TokenType::end_tag:
      handler.tag({token.type == TokenType::start_tag, token.name, token.self_closing, token.attributes,
                   token.element_namespace, token.tag_ranges});
      break;
    case TokenType::characters:
      handler.characters(token.text);
      break;
    case TokenType::comment:
      handler.comment(token.text);
      break;
    case TokenType::processing_instruction:
      handler.processing_instruction(token.name, token.text);
      break;
    case TokenType::doctype:
      handler.doctype(*token.doctype);
      break;
  }
}

TokenizerOutput read_tokens(const Chunks& chunks, const TokenizerOptions& options, std::string& problem) {
  TokenReader reader(options);
  TokenCollector collector;
  std::uint64_t end = 0;
  const auto read = [&] {
    const lockstep::Token* token = nullptr;
    do {
      token = reader.next();
      for (const ParseError& error : reader.errors()) collector.error(error);
      if (token == nullptr) return;
      if (token->range.begin != end || token->range.end < end)
        problem = "a token's range begins at " + std::to_string(token->range.begin) +
                  " after one that ends at " + std::to_string(end);
      end = token->range.end;
      deliver(*token, collector);
    } while (token != nullptr);
  };
  for (const std::string_view chunk : chunks) {
    reader.write(chunk);
    read();
  }
  reader.finish();
  read();
  if (reader.at_end()) collector.end_of_file();
  return std::move(collector.output);
}

std::string in_quotes(std::string_view text) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else {
      out += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
    }
  }
  return out + '"';
}

std::string to_string(const Token& token) {
  std::string out = token.kind + ' ' + in_quotes(token.name);
  if (token.kind == "ProcessingInstruction") out += ' ' + in_quotes(token.data);
  for (const auto& [name, value] : token.attributes) out += ' ' + in_quotes(name) + '=' + in_quotes(value);
  if (token.kind == "DOCTYPE") {
    out += " public " + (token.public_identifier ? in_quotes(*token.public_identifier) : "null");
    out += " system " + (token.system_identifier ? in_quotes(*token.system_identifier) : "null");
    if (token.flag) out += " force-quirks";
  } else if (token.flag) {
    out += " self-closing";
  }
  return out;
}

std::string to_string(const std::vector<Token>& tokens) {
  std::string out;
  for (const Token& token : tokens) out += "    " + to_string(token) + '\n';
  return out;
}

std::string to_string(const std::vector<TokenError>& errors) {
  std::string out;
  for (const TokenError& error : errors) {
    out +=
        "    " + error.code + " at " + std::to_string(error.line) + ':' + std::to_string(error.column) + '\n';
  }
  return out;
}

}  // namespace lockstep::test
