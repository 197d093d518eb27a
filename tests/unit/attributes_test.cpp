#include <gtest/gtest.h>

#include <string>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

TEST(Attributes, HundredThousandDistinct) {
  const std::size_t count = 100'000;
  std::string html = "<p";
  for (std::size_t i = 0; i < count; ++i) html += numbered(" a", i) + numbered("=", i);
  const Document document = parse(html + ">");
  const Node p = find_element(document, "p");
  ASSERT_EQ(p.attribute_count(), count);
  for (std::size_t i = 0; i < count; ++i) {
    ASSERT_EQ(p.attribute(i).qualified_name(), numbered("a", i));
    ASSERT_EQ(p.attribute(i).value(), std::to_string(i));
  }
}

TEST(Attributes, HundredThousandEqual) {
  std::string html = "<p a=first";
  for (std::size_t i = 0; i < 100'000; ++i) html += numbered(" a=", i);
  ParseOptions options;
  options.collect_errors = true;
  const Document document = parse("<!DOCTYPE html>" + html + ">", options);
  const Node p = find_element(document, "p");
  ASSERT_EQ(p.attribute_count(), 1u);
  EXPECT_EQ(p.attribute("a"), "first");
  EXPECT_EQ(document.errors().size(), 100'000u);
}

TEST(Attributes, FirstOfEqualNamesWins) {
  EXPECT_EQ(tree("<p a=1 A=2 b=3 a=4>"), R"(
| <html>
|   <head>
|   <body>
|     <p>
|       a="1"
|       b="3"
)");
}

TEST(Attributes, LaterHtmlAndBodyTagsAddMissingOnes) {
  EXPECT_EQ(tree("<html a=1><body b=1><html a=2 c=2><body b=2 d=2><html e=3>"), R"(
| <html>
|   a="1"
|   c="2"
|   e="3"
|   <head>
|   <body>
|     b="1"
|     d="2"
)");
}

TEST(Attributes, Namespaces) {
  const Document document =
      parse("<svg xlink:href=a xml:lang=b xmlns=c xmlns:xlink=d viewbox=e xlink:other=f>");
  const Node svg = find_element(document, "svg");
  ASSERT_EQ(svg.attribute_count(), 6u);
  const struct {
    const char *qualified, *prefix, *local;
    Namespace name_space;
  } expected[] = {
      {"xlink:href", "xlink", "href", Namespace::xlink}, {"xml:lang", "xml", "lang", Namespace::xml},
      {"xmlns", "", "xmlns", Namespace::xmlns},          {"xmlns:xlink", "xmlns", "xlink", Namespace::xmlns},
      {"viewBox", "", "viewBox", Namespace::none},       {"xlink:other", "", "xlink:other", Namespace::none},
  };
  for (std::size_t i = 0; i < 6; ++i) {
    const Attribute attribute = svg.attribute(i);
    EXPECT_EQ(attribute.qualified_name(), expected[i].qualified);
    EXPECT_EQ(attribute.prefix(), expected[i].prefix);
    EXPECT_EQ(attribute.local_name(), expected[i].local);
    EXPECT_EQ(attribute.attribute_namespace(), expected[i].name_space);
  }
  EXPECT_EQ(svg.attribute("viewBox"), "e");
}

// Sorted as UTF-16: U+10000 (D800 DC00) comes before U+E000.
TEST(Attributes, DumpSortsAsUtf16) {
  EXPECT_EQ(tree("<p \xEE\x80\x80 \xF0\x90\x80\x80 b a>"),
            "\n| <html>\n|   <head>\n|   <body>\n|     <p>\n|       a=\"\"\n"
            "|       b=\"\"\n|       \xF0\x90\x80\x80=\"\"\n"
            "|       \xEE\x80\x80=\"\"\n");
}

}  // namespace
}  // namespace lockstep::test
