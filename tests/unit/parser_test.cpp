// Tests the interface itself: moving objects, walking over trees, options.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

TEST(Parser, HelloWorld) {
  const Document document = parse("<p>Hello, <b>world</b>");
  std::string names;
  for (Node node = document.root(); node; node = node.following(document.root())) {
    if (node.is_element()) names += std::string(node.local_name()) + ' ';
  }
  EXPECT_EQ(names, "html head body p b ");
}

TEST(Parser, MovesInTheMiddle) {
  Parser first;
  (void)first.document();  // so that each piece is parsed when it is written
  first.write("<p>a");
  Parser second = std::move(first);
  second.write("b<b>c");
  first = Parser();
  first.write("<i>other");
  EXPECT_EQ(text_of(second.finish()), "abc");
  EXPECT_EQ(text_of(first.finish()), "other");
}

TEST(Parser, NothingWritten) { EXPECT_EQ(tree(Parser().finish()), "\n| <html>\n|   <head>\n|   <body>\n"); }

TEST(Parser, DestroyedWithoutFinish) {
  Parser parser;
  EXPECT_EQ(parser.write("<p>a<!-- b"), Status::ok);
}

TEST(Node, Walking) {
  const Document document = parse("<body><p>a<b>c</b></p><i>d</i>");
  const Node body = find_element(document, "body");
  const Node p = body.first_child(), i = body.last_child();
  EXPECT_TRUE(p.is_html("p"));
  EXPECT_FALSE(p.is_html("i"));
  EXPECT_EQ(p.next_sibling(), i);
  EXPECT_EQ(i.previous_sibling(), p);
  EXPECT_FALSE(p.previous_sibling());
  EXPECT_FALSE(i.next_sibling());
  EXPECT_EQ(p.following_skipping_children(body), i);
  EXPECT_EQ(p.following(body), p.first_child());
  EXPECT_FALSE(p.last_child().first_child().following(p));  // stays inside the root
  EXPECT_FALSE(i.following_skipping_children(body));
  EXPECT_FALSE(body.following_skipping_children(body));
  EXPECT_TRUE(Node().is_null());
  EXPECT_FALSE(document.root().parent());
  EXPECT_EQ(document.root().type(), NodeType::document);
}

TEST(Node, Doctype) {
  const Document document = parse("<!DOCTYPE a PUBLIC 'b' 'c'>");
  const Node doctype = document.root().first_child();
  ASSERT_EQ(doctype.type(), NodeType::doctype);
  EXPECT_EQ(doctype.name(), "a");
  EXPECT_EQ(doctype.public_identifier(), "b");
  EXPECT_EQ(doctype.system_identifier(), "c");
}

TEST(Node, Namespaces) {
  const Document document = parse("<svg><foreignobject><math>");
  EXPECT_EQ(find_element(document, "foreignObject").element_namespace(), Namespace::svg);
  EXPECT_EQ(find_element(document, "math").element_namespace(), Namespace::mathml);
  EXPECT_EQ(find_element(document, "body").element_namespace(), Namespace::html);
  EXPECT_FALSE(find_element(document, "svg").is_html("svg"));
}

TEST(Options, Scripting) {
  ParseOptions options;
  options.scripting = true;
  EXPECT_EQ(text_of(parse("<noscript><b></noscript>", options)), "<b>");
  EXPECT_EQ(text_of(parse("<body><noscript><b></noscript>", options)), "<b>");
  EXPECT_TRUE(find_element(parse("<body><noscript><b></noscript>"), "b"));
}

}  // namespace
}  // namespace lockstep::test
