// Tokens as plain values, so that they can be compared and printed, and a handler that collects them.
#ifndef LOCKSTEP_TESTS_SUPPORT_TOKENS_H
#define LOCKSTEP_TESTS_SUPPORT_TOKENS_H

#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/token_reader.h"
#include "lockstep/tokenizer.h"
#include "support/chunks.h"

namespace lockstep::test {

struct Token {
  std::string kind;       // as in the tests: "StartTag", "Character", …
  std::string name = {};  // or target, or the data of comments and characters
  std::string data = {};  // of a processing instruction
  std::map<std::string, std::string> attributes = {};
  bool flag = false;  // start tag: self-closing; doctype: force-quirks
  std::optional<std::string> public_identifier = {}, system_identifier = {};
  bool operator==(const Token&) const = default;
};

struct TokenError {
  std::string code;
  std::uint32_t line = 0, column = 0;
  bool operator==(const TokenError&) const = default;
};

struct TokenizerOutput {
  std::vector<Token> tokens;
  std::vector<TokenError> errors;
  int ends = 0;  // how often the end of file was reported
  bool operator==(const TokenizerOutput&) const = default;
};

// Joins adjacent characters.
class TokenCollector : public TokenHandler {
 public:
  TokenizerOutput output;

  void tag(const Tag& tag) override;
  void characters(std::string_view text) override;
  void comment(std::string_view text) override;
  void processing_instruction(std::string_view target, std::string_view data) override;
  void doctype(const Doctype& doctype) override;
  void error(const ParseError& error) override;
  void end_of_file() override { ++output.ends; }
};

// Passes a token from a TokenReader to the handler.
void deliver(const lockstep::Token& token, TokenHandler& handler);

// The tokens from a TokenReader for the pieces, read after each, as a TokenCollector stores them. Sets
// `problem` if their ranges are not contiguous.
TokenizerOutput read_tokens(const Chunks& chunks, const TokenizerOptions& options, std::string& problem);

// `text` in quotation marks, all but printable ASCII as \xHH.
std::string in_quotes(std::string_view text);
std::string to_string(const Token& token);
std::string to_string(const std::vector<Token>& tokens);  // a line per token
std::string to_string(const std::vector<TokenError>& errors);

}  // namespace lockstep::test

#endif
