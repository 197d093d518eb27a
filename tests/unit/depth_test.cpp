// Checks that depth is not limited: nothing may recurse over the tree.
#include <gtest/gtest.h>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

constexpr std::size_t kDepth = 1'000'000;

TEST(Depth, MillionNestedDivs) {
  const std::string html = repeated("<div>", kDepth);
  std::string serialized;
  {
    const Document document = parse(html, {}, Source::borrowed);
    EXPECT_EQ(count_nodes(document), kDepth + 4);  // the Document, html, head, body
    EXPECT_EQ(broken_links(document), "");
    serialized = serialize_html(document.root());
  }
  EXPECT_TRUE(serialized ==
              "<html><head></head><body>" + html + repeated("</div>", kDepth) + "</body></html>");
}

TEST(Depth, MillionNestedDivsAsText) {
  const Document document = parse("<!doctype html>" + repeated("<div>", kDepth) + "x");
  EXPECT_EQ(document.body().inner_text(), "x");
  EXPECT_EQ(document.root().inner_text(), "x");
  // A line for each tag.
  EXPECT_LT(serialize_html(document, {.indent = 1}).size(), kDepth * (2 * 65 + 11) + 200);
}

TEST(Depth, DeepJson) {
  const std::size_t depth = 100'000;
  const std::string json = serialize_json(parse(repeated("<div>", depth)));
  EXPECT_EQ(json.front(), '{');
  EXPECT_GT(json.size(), depth);
}

// The size of the dump is quadratic in the depth.
TEST(Depth, DeepDump) {
  const std::size_t depth = 5'000;
  std::string expected = "| <html>\n|   <head>\n|   <body>";
  for (std::size_t i = 0; i < depth; ++i) expected += "\n| " + repeated("  ", i + 2) + "<div>";
  EXPECT_TRUE(dump_tree(parse(repeated("<div>", depth))) == expected);
}

TEST(Depth, NestedTemplates) {
  const std::size_t depth = 100'000;
  const Document document = parse(repeated("<template>", depth));
  EXPECT_EQ(count_nodes(document), 4 + 2 * depth);  // each with its contents
  EXPECT_EQ(serialize_html(document.root()), "<html><head>" + repeated("<template>", depth) +
                                                 repeated("</template>", depth) +
                                                 "</head><body></body></html>");
}

TEST(Depth, NestedSvg) {
  const Document document = parse("<svg>" + repeated("<g>", kDepth));
  EXPECT_EQ(count_nodes(document), kDepth + 5);
}

TEST(Depth, CloneOfDeepOption) {
  const std::size_t depth = 200'000;
  const Document document =
      parse("<select><button><selectedcontent></selectedcontent></button><option>" +
            repeated("<span>", depth) + repeated("</span>", depth) + "</option></select>");
  EXPECT_EQ(count_nodes(document), 8 + 2 * depth);
  EXPECT_EQ(broken_links(document), "");
}

}  // namespace
}  // namespace lockstep::test
