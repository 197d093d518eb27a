// The html5lib tokenizer tests: tokens and parse errors with their positions, each input fed in several ways,
// by every edition. The tests are older than processing instructions, so deviations.txt applies to editions
// with those. The tests in xmlViolation.test expect tokens coerced for XML.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/deviations.h"
#include "support/report.h"
#include "support/test_data.h"
#include "support/tokenizer_test_reader.h"
#include "support/tokens.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTokenizerTests = "html5lib-tests/tokenizer";
constexpr const char* kXmlViolation = "xmlViolation.test";

constexpr std::string_view kFirstWithProcessingInstructions = "2026-06-25";

struct File {
  Edition edition;
  fs::path path;
};

std::vector<File> tokenizer_files() {
  std::vector<File> files;
  if (const std::optional<fs::path> folder = find_test_data(kTokenizerTests))
    for (const EditionInfo& info : editions())
      for (const fs::path& path : files_in(*folder, ".test")) files.push_back({info.edition, path});
  return files;
}

TokenizerOutput tokenize(Edition edition, const Chunks& chunks, const std::string& state,
                         const std::string& last_start_tag) {
  TokenCollector collector;
  TokenizerOptions options;
  options.tree_feedback = false;
  options.edition = edition;
  options.initial_state = state;
  options.last_start_tag = last_start_tag;
  options.collect_errors = true;
  Tokenizer tokenizer(collector, options);
  for (const std::string_view chunk : chunks) tokenizer.write_wtf8(chunk);
  tokenizer.finish();
  return std::move(collector.output);
}

// #coercing-an-html-dom-into-an-infoset
void coerce(std::vector<Token>& tokens) {
  for (Token& token : tokens) {
    if (token.kind == "Character") token.name = coerce_text(token.name);
    if (token.kind == "Comment") token.name = coerce_comment(token.name);
  }
}

class TokenizerConformance : public testing::TestWithParam<File> {
 protected:
  static void TearDownTestSuite() { counts_.print("tokenizer tests, each initial state counted"); }

  static Counts counts_;
};
Counts TokenizerConformance::counts_;

TEST_P(TokenizerConformance, File) {
  const auto& [edition, path] = GetParam();
  const bool deviates = edition_date(edition) >= kFirstWithProcessingInstructions;
  const bool coerces = path.filename() == kXmlViolation;
  const std::string name = "tokenizer/" + path.filename().string();
  FailureReport report(path);
  std::uint32_t seed = 0;
  std::vector<std::string> met;  // deviations
  for (const TokenizerTest& test : read_tokenizer_tests(path)) {
    const Deviation* deviation = deviates ? deviations().find(name, test.description) : nullptr;
    if (deviation != nullptr) met.push_back(test.description);
    for (const std::string& state : test.initial_states) {
      const Watchdog watchdog(path.string() + ':' + std::to_string(test.line) + ", input " +
                              in_quotes(test.input));
      std::string problems;
      std::optional<TokenizerOutput> whole;
      for (const Feeding& feeding : all_feedings(test.input, ++seed)) {
        TokenizerOutput output = tokenize(edition, feeding.chunks, state, test.last_start_tag);
        if (!whole) {
          whole = std::move(output);
          if (whole->ends != 1)
            problems += "  end_of_file() came " + std::to_string(whole->ends) + " times\n";
        } else if (output != *whole) {
          problems += "  Fed differently (" + feeding.name + ") it gives:\n" + to_string(output.tokens) +
                      "  errors:\n" + to_string(output.errors) + "  and not:\n" + to_string(whole->tokens) +
                      "  errors:\n" + to_string(whole->errors);
          break;
        }
      }
      if (coerces) coerce(whole->tokens);
      const bool same_tokens = whole->tokens == test.tokens;
      // Those tests list none.
      const bool same_errors = coerces || whole->errors == test.errors;
      if (deviation != nullptr) {
        if (same_tokens && same_errors) {
          problems +=
              "  It passes, but deviations.txt:" + std::to_string(deviation->line) + " says it fails\n";
        } else if (same_tokens != (deviation->differs == "errors")) {
          problems +=
              "  It fails otherwise than deviations.txt:" + std::to_string(deviation->line) + " says\n";
        }
      }
      if (deviation == nullptr || !problems.empty()) {
        if (!same_tokens) {
          problems +=
              "  Expected tokens:\n" + to_string(test.tokens) + "  actual:\n" + to_string(whole->tokens);
        }
        if (!same_errors) {
          problems +=
              "  Expected errors:\n" + to_string(test.errors) + "  actual:\n" + to_string(whole->errors);
        }
      }
      if (!problems.empty()) {
        ++counts_.failed;
        report.add(test.line, test.description + "\n  state: " + state +
                                  ", last start tag: " + in_quotes(test.last_start_tag) +
                                  "\n  input: " + in_quotes(test.input) + '\n' + problems);
      } else if (deviation != nullptr) {
        ++counts_.deviations;
      } else {
        ++counts_.passed;
      }
    }
  }
  if (!deviates) return;
  for (const Deviation* deviation : deviations().of_file(name)) {
    EXPECT_EQ(std::count(met.begin(), met.end(), deviation->test), 1)
        << "deviations.txt:" << deviation->line << ": not exactly one test has that description";
  }
}

INSTANTIATE_TEST_SUITE_P(Files, TokenizerConformance, testing::ValuesIn(tokenizer_files()),
                         [](const auto& info) {
                           return parameter_name(info.param.path, edition_date(info.param.edition));
                         });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TokenizerConformance);

TEST(TokenizerConformanceData, IsThere) {
  if (tokenizer_files().empty()) GTEST_SKIP() << no_test_data_message(kTokenizerTests);
}

}  // namespace
}  // namespace lockstep::test
