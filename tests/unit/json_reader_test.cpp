// Tests reading JSON: values, escapes, lone surrogates, errors with their places, JavaScript's conversions.
#include "text/json_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace lockstep::detail {
namespace {

TEST(JsonReader, Values) {
  const JsonText text(
      R"( {"a": [1, true, null, {"b": "c"}, [] ], "n": -1.5e3, "a\u0062": "\u00e4\n", "e": {}} )");
  ASSERT_EQ(text.error().message, "");
  const JsonValue value = text.value();
  ASSERT_TRUE(value.is(JsonKind::object));
  std::string names;
  for (JsonValue name = value.first(); name; name = name.next()) names.append(name.string()).append(" ");
  EXPECT_EQ(names, "a n ab e ");
  const JsonValue array = value.member("a");
  EXPECT_EQ(array.source(), R"([1, true, null, {"b": "c"}, [] ])");
  std::string elements;
  for (JsonValue one = array.first(); one; one = one.next()) elements.append(one.source()).append(";");
  EXPECT_EQ(elements, R"(1;true;null;{"b": "c"};[];)");
  EXPECT_EQ(value.member("ab").string(), "\xC3\xA4\n");
  EXPECT_EQ(value.member("n").source(), "-1.5e3");
  EXPECT_FALSE(value.member("e").first());
  EXPECT_FALSE(value.member("x"));
  EXPECT_FALSE(value.member("x").member("y").first().next());
  EXPECT_TRUE(array.first().next().boolean());
}

TEST(JsonReader, TheLastMemberOfANameCounts) {
  const JsonText text(R"({"a": 1, "b": 2, "a": 3})");
  EXPECT_EQ(text.value().member("a").source(), "3");
}

TEST(JsonReader, Surrogates) {
  const JsonText text(R"(["\ud83d\ude00", "\ud800", "\ude00\ud83d", "\ud83dx", "\ud83d\u0041"])");
  std::string all;
  for (JsonValue one = text.value().first(); one; one = one.next()) all.append(one.string()).append(";");
  EXPECT_EQ(all,
            "\xF0\x9F\x98\x80;\xED\xA0\x80;\xED\xB8\x80\xED\xA0\xBD;\xED\xA0\xBDx;\xED\xA0\xBD"
            "A;");
}

TEST(JsonReader, AByteOrderMarkIsSkipped) {
  const JsonText text("\xEF\xBB\xBF[1]");
  EXPECT_EQ(text.value().source(), "[1]");
  EXPECT_EQ(JsonText("\xEF\xBB\xBF[x").error().column, 2u);
}

TEST(JsonReader, Errors) {
  const struct {
    std::string_view text, message;
    std::size_t line, column;
  } kCases[] = {
      {"", "expected a value, but the text ends", 1, 1},
      {"{", "expected the name of a member in quotation marks, but the text ends", 1, 2},
      {"[1,\n 2,]", "expected a value after the comma", 2, 4},
      {"{\"a\": 1,}", "expected a value after the comma", 1, 9},
      {"[1 2]", "expected “,” or “]”", 1, 4},
      {"{\"a\" 1}", "expected “:”", 1, 6},
      {"{\"a\": 1", "expected “,” or “}”, but the text ends", 1, 8},
      {"{a: 1}", "expected the name of a member in quotation marks", 1, 2},
      {"['a']", "expected a value; strings are in double quotation marks", 1, 2},
      {"// x\n[]", "expected a value; JSON has no comments", 1, 1},
      {"[]\n\n]", "expected nothing more", 3, 1},
      {"\"a", "a string is not closed", 1, 1},
      {"\"ä\\x\"", "an unknown escape; a backslash is written \\\\", 1, 3},
      {"\"\\u12\"", "\\u needs four hexadecimal digits", 1, 2},
      {"\"a\nb\"", "a string contains a control character; write it as \\n, \\t or \\u00XX", 1, 3},
      {"01", "expected nothing more", 1, 2},
      {"-", "expected a digit, but the text ends", 1, 2},
      {"1.x", "expected a digit", 1, 3},
      {"1e", "expected a digit, but the text ends", 1, 3},
      {"nul", "expected a value", 1, 1},
      {"[\"\xFF\"]", "the text is not UTF-8", 1, 3},
      {"[\"\xED\xA0\x80\"]", "the text is not UTF-8", 1, 3},
  };
  for (const auto& one : kCases) {
    const JsonText text(one.text);
    EXPECT_EQ(text.error().message, one.message) << one.text;
    EXPECT_EQ(text.error().line, one.line) << one.text;
    EXPECT_EQ(text.error().column, one.column) << one.text;
    EXPECT_FALSE(text.value()) << one.text;
  }
}

TEST(JsonReader, DepthTakesNoStack) {
  constexpr std::size_t kDepth = 300'000;
  const std::string deep = std::string(kDepth, '[') + std::string(kDepth, ']');
  EXPECT_EQ(JsonText(deep).error().message, "");
  EXPECT_EQ(JsonText(deep).value().to_string(), "");
  EXPECT_NE(JsonText(deep + "]").error().message, "");
  EXPECT_NE(JsonText(std::string(kDepth, '{')).error().message, "");
}

TEST(JsonReader, ToString) {
  const std::string zeros(400, '0'), large = "1" + zeros + "e-10", small = "0." + zeros + "1e10";
  const std::string_view kCases[][2] = {
      {"\"x\"", "x"},
      {"null", "null"},
      {"true", "true"},
      {"{\"a\": [1]}", "[object Object]"},
      {"[]", ""},
      {"[1, \"a\", null, true]", "1,a,,true"},
      {"[[], [[1, 2], 3], [null], {\"a\": [1, 2]}, 4]", ",1,2,3,,[object Object],4"},
      {"[[[]], 1]", ",1"},
      {"123", "123"},
      {"-0", "0"},
      {"-0.0", "0"},
      {"1.50", "1.5"},
      {"1e3", "1000"},
      {"1E21", "1e+21"},
      {"123456789012345680000", "123456789012345680000"},
      {"12345678901234567", "12345678901234568"},
      {"0.000001", "0.000001"},
      {"0.0000001", "1e-7"},
      {"1.25e-9", "1.25e-9"},
      {"-2.5", "-2.5"},
      {"0.1", "0.1"},
      {"1e999", "Infinity"},
      {large, "Infinity"},
      {small, "0"},
      {"-1e-99999999999999999999", "0"},
      {"1e99999999999999999999", "Infinity"},
      {"-1e999", "-Infinity"},
      {"1e-999", "0"},
      {"5e-324", "5e-324"},
  };
  for (const auto& [json, expected] : kCases) EXPECT_EQ(JsonText(json).value().to_string(), expected) << json;
}

TEST(JsonReader, IsTruthy) {
  for (const std::string_view json : {"1", "\"a\"", "\"false\"", "[]", "{}", "true", "1e999"})
    EXPECT_TRUE(JsonText(json).value().is_truthy()) << json;
  for (const std::string_view json : {"0", "-0.0", "\"\"", "null", "false", "0e5"})
    EXPECT_FALSE(JsonText(json).value().is_truthy()) << json;
}

}  // namespace
}  // namespace lockstep::detail
