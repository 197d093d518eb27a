// Tests NUL, ill-formed UTF-8, surrogates and the byte order mark.
#include <gtest/gtest.h>

#include <string>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;

#define REPLACEMENT "\xEF\xBF\xBD"

TEST(Characters, Nul) {
  EXPECT_EQ(text_of(parse("a\0b"s)), "ab");                                  // in body: dropped
  EXPECT_EQ(text_of(parse("<svg>a\0b"s)), "a" REPLACEMENT "b");              // foreign content
  EXPECT_EQ(text_of(parse("<title>a\0b"s)), "a" REPLACEMENT "b");            // RCDATA
  EXPECT_EQ(text_of(parse("<script>a\0b"s)), "a" REPLACEMENT "b");           // script data
  EXPECT_EQ(text_of(parse("<plaintext>a\0b"s)), "a" REPLACEMENT "b");        // PLAINTEXT
  EXPECT_EQ(text_of(parse("<svg><![CDATA[a\0b]]>"s)), "a" REPLACEMENT "b");  // CDATA section
  EXPECT_EQ(text_of(parse("<table><tr><td>a\0b"s)), "ab");                   // in cell
  EXPECT_EQ(find_element(parse("<p title='a\0b'>"s), "p").attribute("title"), "a" REPLACEMENT "b");
  EXPECT_EQ(find_element(parse("<p a\0b>"s), "p").attribute(0).qualified_name(), "a" REPLACEMENT "b");
  EXPECT_TRUE(find_element(parse("<p\0q>"s), "p" REPLACEMENT "q"));
  EXPECT_EQ(held(parse("<!--a\0b-->"s)).root().first_child().data(), "a" REPLACEMENT "b");
  // Unlike in comments: #processing-instruction-data-state has no row for NUL.
  EXPECT_EQ(held(parse("<?t a\0b?>"s)).root().first_child().data(), "a\0b"s);
}

TEST(Characters, IllFormedUtf8) {
  const struct {
    const char *input, *expected;
  } cases[] = {
      {"a\xFF", "a" REPLACEMENT},
      {"\xC3x", REPLACEMENT "x"},
      {"\xE2\x82", REPLACEMENT},                                              // cut off by the end: one
      {"\xE2\x82x", REPLACEMENT "x"},                                         // cut off: one
      {"\xF0\x9F\x98", REPLACEMENT},                                          // cut off: one
      {"\xF0\x80\x80\x80", REPLACEMENT REPLACEMENT REPLACEMENT REPLACEMENT},  // overlong
      {"\xC0\x80", REPLACEMENT REPLACEMENT},                                  // overlong
      {"\xED\xA0\x80", REPLACEMENT REPLACEMENT REPLACEMENT},                  // a surrogate
      {"\xF4\x90\x80\x80", REPLACEMENT REPLACEMENT REPLACEMENT REPLACEMENT},  // above U+10FFFF
      {"\xE2\x28\xA1", REPLACEMENT "(" REPLACEMENT},
      {"\x80", REPLACEMENT},
      {"\xE0\xA0\x80\xEE\x80\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF",
       "\xE0\xA0\x80\xEE\x80\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"},  // well-formed
  };
  for (const auto& [input, expected] : cases) {
    EXPECT_EQ(text_of(parse(input)), expected);
    EXPECT_EQ(text_of(parse(input, {}, Source::borrowed)), expected);
    EXPECT_EQ(text_of(parse_chunks(chunks_of(input, 1))), expected);
  }
}

TEST(Characters, IllFormedUtf8InMarkup) {
  const Document document = parse("<p a\xFF='\xFF'><x\xFF><!--\xFF-->");
  EXPECT_EQ(find_element(document, "p").attribute("a" REPLACEMENT), REPLACEMENT);
  EXPECT_EQ(find_element(document, "x" REPLACEMENT).first_child().data(), REPLACEMENT);
}

TEST(Characters, Surrogates) {
  const std::string lone = "a\xED\xA0\x80z";
  Parser surrogates;
  surrogates.write_wtf8(lone);
  EXPECT_EQ(text_of(surrogates.finish()), lone);
  Parser bytes;
  for (const char& c : lone) bytes.write_wtf8({&c, 1});
  EXPECT_EQ(text_of(bytes.finish()), lone);
  // Not surrogates, and still replaced.
  Parser other;
  other.write_wtf8("a\xFFz");
  EXPECT_EQ(text_of(other.finish()), "a" REPLACEMENT "z");
}

TEST(Characters, ByteOrderMark) {
  EXPECT_EQ(text_of(parse("\xEF\xBB\xBFx")), "x");
  EXPECT_EQ(text_of(parse("\xEF\xBB\xBF\xEF\xBB\xBFx")), "\xEF\xBB\xBFx");  // only one
  EXPECT_EQ(text_of(parse("x\xEF\xBB\xBF")), "x\xEF\xBB\xBF");              // only at the start
  EXPECT_EQ(text_of(parse("\xEF\xBB\xBFx", {}, Source::borrowed)), "x");
  EXPECT_EQ(text_of(parse_chunks({"\xEF", "\xBB", "\xBF", "x"})), "x");
  EXPECT_EQ(text_of(parse_chunks({"", "\xEF\xBB", "", "\xBFx"})), "x");
  EXPECT_EQ(text_of(parse("\xEF\xBBx")), REPLACEMENT "x");
}

TEST(Characters, LeadingNewlineOfPre) {
  EXPECT_EQ(text_of(parse("<pre>\n\nx")), "\nx");
  EXPECT_EQ(text_of(parse("<pre>\r\nx")), "x");
  EXPECT_EQ(text_of(parse("<textarea>\rx")), "x");
  EXPECT_EQ(text_of(parse("<listing>&#10;x")), "x");
  EXPECT_EQ(text_of(parse("<pre><!---->\nx")), "\nx");
}

}  // namespace
}  // namespace lockstep::test
