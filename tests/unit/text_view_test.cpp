// Tests views into the source, and how long they are valid.
#include <gtest/gtest.h>

#include <memory>
#include <optional>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

bool points_into(std::string_view view, std::string_view whole) {
  return view.data() >= whole.data() && view.data() + view.size() <= whole.data() + whole.size();
}

TEST(TextView, BorrowedTextPointsIntoTheInput) {
  const std::string html = "<p title='a title'>plain text<!-- a comment --></p>";
  const Document document = parse(html, {}, Source::borrowed);
  const Node p = find_element(document, "p");
  EXPECT_EQ(p.first_child().data(), "plain text");
  EXPECT_TRUE(points_into(p.first_child().data(), html));
  EXPECT_EQ(p.attribute("title"), "a title");
  EXPECT_TRUE(points_into(p.attribute("title").value(), html));
  EXPECT_EQ(p.last_child().data(), " a comment ");
  EXPECT_TRUE(points_into(document.source(), html));
}

TEST(TextView, BorrowedAfterByteOrderMark) {
  const std::string html = "\xEF\xBB\xBF<p>text</p>";
  const Document document = parse(html, {}, Source::borrowed);
  EXPECT_TRUE(points_into(find_element(document, "p").first_child().data(), html));
}

TEST(TextView, ChangedTextIsNotInTheInput) {
  const std::string html = "<p>a&amp;b</p><p>c\r\nd</p>";
  const Document document = parse(html, {}, Source::borrowed);
  const Node first = find_element(document, "p");
  EXPECT_EQ(text_of(first), "a&b");
  EXPECT_EQ(text_of(first.next_sibling()), "c\nd");
}

TEST(TextView, CopiedTextPointsIntoTheCopy) {
  const std::string html = "<p>plain text</p>";
  const Document document = parse(html, {}, Source::copied);
  const std::string_view text = find_element(document, "p").first_child().data();
  EXPECT_TRUE(points_into(text, document.source()));
  EXPECT_FALSE(points_into(text, html));
}

// Short ones too, which a std::string stores inline.
TEST(TextView, CopiedSourceOutlivesTheInput) {
  for (const std::size_t size : {1u, 5u, 16u, 100u, 100'000u}) {
    const std::string text = repeated("x", size);
    auto html = std::make_unique<std::string>("<b>" + text);
    std::optional<Document> document = parse(*html, {}, Source::copied);
    html->assign(html->size(), '#');
    html.reset();
    const Node node = find_element(*document, "b").first_child();
    const Document moved = std::move(*document);
    document.reset();
    EXPECT_EQ(node.data(), text);
    EXPECT_EQ(find_element(moved, "b").first_child(), node);
  }
}

TEST(TextView, WrittenPiecesOutliveTheInput) {
  Parser parser;
  (void)parser.document();  // so that each piece is parsed when it is written
  for (std::size_t i = 0; i < 1000; ++i) {
    std::string chunk = numbered("<p class=c", i) + numbered(">text ", i);
    parser.write(chunk);
    chunk.assign(chunk.size(), '#');
  }
  const Document document = parser.finish();
  std::size_t i = 0;
  for (Node p = find_element(document, "p"); p; p = p.next_sibling(), ++i) {
    EXPECT_EQ(p.attribute("class"), numbered("c", i));
    EXPECT_EQ(text_of(p), numbered("text ", i));
  }
  EXPECT_EQ(i, 1000);
}

TEST(TextView, IllFormedBorrowedInputIsCopied) {
  auto html = std::make_unique<std::string>("<p>a\xff");
  const Document document = parse(*html, {}, Source::borrowed);
  EXPECT_EQ(text_of(document.root()), "a\xEF\xBF\xBD");
}

TEST(TextView, MissingAndEmptyAttributesDiffer) {
  const Document document = parse("<p a b=''>");
  const Node p = find_element(document, "p");
  EXPECT_EQ(p.attribute("a"), "");
  EXPECT_EQ(p.attribute("b"), "");
  EXPECT_EQ(p.attribute("c"), std::nullopt);
}

TEST(TextView, MemoryCountsACopiedSource) {
  const std::string html = "<p>" + repeated("text ", 100'000);
  const std::size_t borrowed = parse(html, {}, Source::borrowed).memory_bytes();
  const std::size_t copied = parse(html, {}, Source::copied).memory_bytes();
  EXPECT_LT(borrowed, html.size());
  EXPECT_GE(copied, html.size());
}

}  // namespace
}  // namespace lockstep::test
