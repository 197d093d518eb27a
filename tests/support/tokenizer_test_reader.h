// Reads the .test files of the html5lib tokenizer tests.
#ifndef LOCKSTEP_TESTS_SUPPORT_TOKENIZER_TEST_READER_H
#define LOCKSTEP_TESTS_SUPPORT_TOKENIZER_TEST_READER_H

#include <filesystem>
#include <string>
#include <vector>

#include "support/tokens.h"

namespace lockstep::test {

struct TokenizerTest {
  std::string description;
  std::size_t line = 0;                     // of its "description" in the file, 1-based
  std::string input;                        // UTF-8; a lone surrogate is three bytes
  std::vector<std::string> initial_states;  // as in TokenizerOptions: "script data"
  std::string last_start_tag;
  std::vector<Token> tokens;
  std::vector<TokenError> errors;
};

// Those of xmlViolationTests too. Throws std::runtime_error for files that are not in the format.
std::vector<TokenizerTest> read_tokenizer_tests(const std::filesystem::path& path);

}  // namespace lockstep::test

#endif
