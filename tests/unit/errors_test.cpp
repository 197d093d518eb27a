// Parse errors and where they are.
#include <gtest/gtest.h>

#include <string>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;

// The errors that the Standard names, a line each: "2:3 eof-in-tag".
std::string named_errors(const std::string& html, const Chunks& chunks) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = chunks.empty() ? parse(html, options) : parse_chunks(chunks, options);
  std::string out;
  for (const ParseError& error : document.errors()) {
    if (error.code == ParseErrorCode::tree_construction) continue;
    out += std::to_string(error.line) + ':' + std::to_string(error.column) + ' ';
    out += parse_error_name(error);
    out += '\n';
  }
  return out;
}

void expect_errors(const std::string& html, const std::string& expected) {
  EXPECT_EQ(named_errors(html, {}), expected);
  EXPECT_EQ(named_errors(html, chunks_of(html, 1)), expected);
}

TEST(Errors, NoneUnlessAskedFor) { EXPECT_TRUE(parse("<p></div>\0"s).errors().empty()); }

TEST(Errors, NoneInAGoodDocument) {
  ParseOptions options;
  options.collect_errors = true;
  EXPECT_EQ(
      error_list(parse(
          "<!DOCTYPE html><html lang=en><head><title>x</title></head><body><p>y</p><svg/></body></html>\n",
          options)),
      "");
}

TEST(Errors, Columns) {
  expect_errors("\0"s, "1:1 unexpected-null-character\n");
  expect_errors("ab\0"s, "1:3 unexpected-null-character\n");
  expect_errors("\t\t\0"s, "1:3 unexpected-null-character\n");                  // a tab is one column
  expect_errors("\xC3\xA9\xE2\x82\xAC\0"s, "1:3 unexpected-null-character\n");  // code points, not bytes
  expect_errors("\xF0\x9F\x98\x80\0"s, "1:2 unexpected-null-character\n");      // nor UTF-16 units
  expect_errors("\xEF\xBB\xBF\0"s, "1:1 unexpected-null-character\n");  // the byte order mark does not count
}

TEST(Errors, Lines) {
  expect_errors("a\n\0"s, "2:1 unexpected-null-character\n");
  expect_errors("a\r\n\0"s, "2:1 unexpected-null-character\n");
  expect_errors("a\r\0"s, "2:1 unexpected-null-character\n");
  expect_errors("a\n\r\0"s, "3:1 unexpected-null-character\n");
  expect_errors("a\r\n\r\nb\0"s, "3:2 unexpected-null-character\n");
  expect_errors("\r\r\n\n\t\xF0\x9F\x98\x80\0"s, "4:3 unexpected-null-character\n");
}

TEST(Errors, ANewlineBelongsToTheLineThatItEnds) {
  expect_errors("<\n", "1:2 invalid-first-character-of-tag-name\n");
  expect_errors("<\r\n", "1:2 invalid-first-character-of-tag-name\n");
  expect_errors("x\n<\r", "2:2 invalid-first-character-of-tag-name\n");
}

TEST(Errors, AtTheEnd) {
  expect_errors("<!--", "1:5 eof-in-comment\n");
  expect_errors("<a b='\r\n", "2:1 eof-in-tag\n");
  expect_errors("<", "1:2 eof-before-tag-name\n");
}

TEST(Errors, InputStream) {
  expect_errors("a\x01", "1:2 control-character-in-input-stream\n");
  expect_errors("\n\xEF\xBF\xBF", "2:1 noncharacter-in-input-stream\n");
  expect_errors("<!--\x7f-->", "1:5 control-character-in-input-stream\n");
  expect_errors("a\xFF\x02", "1:3 control-character-in-input-stream\n");  // one U+FFFD before it
}

TEST(Errors, SurrogatesOfWobblyText) {
  ParseOptions options;
  options.collect_errors = true;
  Parser parser(options);
  parser.write_wobbly("<!DOCTYPE html>a\xED\xA0\x80");
  const Document document = parser.finish();
  ASSERT_EQ(document.errors().size(), 1u);
  EXPECT_EQ(parse_error_name(document.errors()[0]), "surrogate-in-input-stream");
  EXPECT_EQ(document.errors()[0].column, 17u);
}

TEST(Errors, OffsetsAreBytesAndInOrder) {
  ParseOptions options;
  options.collect_errors = true;
  const std::string html = "\xE2\x82\xAC</p>\0<b></i>\x01&#0;<p a a></x y>"s;
  const Document document = parse(html, options);
  std::uint64_t last = 0;
  for (const ParseError& error : document.errors()) {
    EXPECT_GE(error.offset, last);
    last = error.offset;
    if (error.code == ParseErrorCode::unexpected_null_character) {
      EXPECT_EQ(html[error.offset], '\0');
    }
    if (error.code == ParseErrorCode::control_character_in_input_stream) {
      EXPECT_EQ(html[error.offset], '\x01');
    }
    EXPECT_FALSE(parse_error_name(error).empty());
    EXPECT_FALSE(parse_error_explanation(error.code).empty());
  }
  EXPECT_GE(document.errors().size(), 7u);
}

TEST(Errors, TreeConstructionErrorsHaveRules) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = parse("<!DOCTYPE html><body></p>", options);
  ASSERT_EQ(document.errors().size(), 1u);
  EXPECT_EQ(document.errors()[0].code, ParseErrorCode::tree_construction);
  EXPECT_NE(parse_error_name(document.errors()[0]), "tree-construction");
  EXPECT_FALSE(parse_error_name(document.errors()[0]).empty());
}

TEST(Errors, CollectingChangesNothing) {
  ParseOptions options;
  options.collect_errors = true;
  const std::string html = "<table><p>\0<b></i>\r\n&notit;<a><a>"s;
  EXPECT_EQ(tree(html, options), tree(html));
}

}  // namespace
}  // namespace lockstep::test
