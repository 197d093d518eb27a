// Tests values of each microsyntax with tests/validate/values.tsv, and that the work is linear in the length
// of a value.
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "validate/values/value.h"

namespace lockstep::detail::authoring {

namespace {

struct Row {
  std::string syntax, verdict, value;
  std::size_t line;
};

std::string unescaped(const std::string& text) {
  std::string value;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\') {
      value += text[i];
      continue;
    }
    const char c = text[++i];
    value += c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
  }
  return value;
}

std::vector<Row> rows() {
  std::ifstream file(LOCKSTEP_VALUES_FILE);
  std::vector<Row> found;
  std::size_t line = 0;
  for (std::string text; std::getline(file, text);) {
    ++line;
    if (text.starts_with("# ")) continue;
    std::istringstream columns(text);
    Row row{{}, {}, {}, line};
    std::getline(columns, row.syntax, '\t');
    std::getline(columns, row.verdict, '\t');
    std::getline(columns, row.value);
    row.value = unescaped(row.value);
    found.push_back(row);
  }
  return found;
}

std::optional<ValueSyntax> syntax_named(std::string_view name) {
  for (std::size_t i = 0; i < kValueSyntaxes; ++i)
    if (name_of(static_cast<ValueSyntax>(i)) == name) return static_cast<ValueSyntax>(i);
  return std::nullopt;
}

TEST(Values, AreValidOrNotAsTheTableSays) {
  const auto all = rows();
  ASSERT_GT(all.size(), 800u);
  for (const Row& row : all) {
    SCOPED_TRACE("tests/validate/values.tsv:" + std::to_string(row.line));
    const auto syntax = syntax_named(row.syntax);
    ASSERT_TRUE(syntax) << row.syntax;
    const auto fault = value_fault(*syntax, row.value, "attribute");
    EXPECT_EQ(fault ? "invalid" : "valid", row.verdict) << (fault ? fault->sentence : row.value);
    if (!fault) continue;
    EXPECT_LE(fault->begin, fault->end);
    EXPECT_LE(fault->end, row.value.size());
    EXPECT_TRUE(fault->sentence.ends_with('.') || fault->sentence.ends_with('?')) << fault->sentence;
  }
}

// Rows that are only parts of others need no examples.
TEST(Values, EachSyntaxOfAnAttributeHasExamples) {
  std::set<std::string> tested;
  for (const Row& row : rows()) tested.insert(row.syntax);
  EXPECT_GE(tested.size(), 90u);
}

// Long values of every kind; a quadratic reader would not end in the time that CTest allows.
TEST(Values, MayBeLong) {
  for (const char* part :
       {"a ", "a,", "(", "[", "{", "1,", "a 1x,", "%", "a:", "//", "((", "not (", "1w ", "<", ".", "-"}) {
    std::string value;
    while (value.size() < 30'000) value += part;
    for (std::size_t i = 0; i < kValueSyntaxes; ++i)
      (void)value_fault(static_cast<ValueSyntax>(i), value, "attribute");
  }
}

}  // namespace

}  // namespace lockstep::detail::authoring
