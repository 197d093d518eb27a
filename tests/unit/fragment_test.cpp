#include <gtest/gtest.h>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

FragmentContext context(std::string_view local_name, Namespace element_namespace = Namespace::html) {
  FragmentContext context;
  context.local_name = local_name;
  context.element_namespace = element_namespace;
  return context;
}

std::string inner(std::string_view html, const FragmentContext& fragment_context,
                  const ParseOptions& options = {}) {
  return serialize_html(parse_fragment(html, fragment_context, options));
}

TEST(Fragment, ResultIsAFragment) {
  const Document document = parse_fragment("<p>x");
  ASSERT_TRUE(document.fragment());
  EXPECT_EQ(document.result(), document.fragment());
  EXPECT_EQ(document.fragment().type(), NodeType::document_fragment);
  EXPECT_TRUE(document.fragment().first_child().is_html("p"));
  EXPECT_EQ(broken_links(document), "");
  EXPECT_FALSE(held(parse("x")).fragment());
}

TEST(Fragment, TokenizerStates) {
  for (const char* name : {"title", "textarea"})
    EXPECT_EQ(inner("<b>&amp;", context(name)), "&lt;b&gt;&amp;") << name;
  for (const char* name : {"style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext"}) {
    EXPECT_EQ(text_of(parse_fragment("<b>&amp;", context(name))), "<b>&amp;") << name;
  }
  EXPECT_EQ(inner("<b>", context("title", Namespace::svg)), "<b></b>");
}

TEST(Fragment, Noscript) {
  ParseOptions scripting;
  scripting.scripting = true;
  EXPECT_EQ(text_of(parse_fragment("<b>", context("noscript"), scripting)), "<b>");
  EXPECT_EQ(inner("<b>", context("noscript")), "<b></b>");
  EXPECT_EQ(inner("<noscript><b></noscript>", context("div")), "<noscript><b></b></noscript>");
}

TEST(Fragment, TableParts) {
  EXPECT_EQ(inner("<td>x", context("tr")), "<td>x</td>");
  EXPECT_EQ(inner("<td>x", context("div")), "x");
  EXPECT_EQ(inner("<tr><td>x", context("table")), "<tbody><tr><td>x</td></tr></tbody>");
  EXPECT_EQ(inner("<td>x", context("template")), "<td>x</td>");
  EXPECT_EQ(inner("<col>x", context("colgroup")), "<col>");
}

TEST(Fragment, ForeignContexts) {
  EXPECT_EQ(fragment_tree("<g><p>x", context("svg", Namespace::svg)), "\n| <svg g>\n| <p>\n|   \"x\"\n");
  EXPECT_EQ(fragment_tree("<g>", context("foreignObject", Namespace::svg)), "\n| <g>\n");
  EXPECT_EQ(fragment_tree("<g>", context("mi", Namespace::mathml)), "\n| <g>\n");
  EXPECT_EQ(fragment_tree("<mglyph>", context("mi", Namespace::mathml)), "\n| <math mglyph>\n");
}

TEST(Fragment, AnnotationXml) {
  FragmentContext annotation = context("annotation-xml", Namespace::mathml);
  EXPECT_EQ(fragment_tree("<svg><g>", annotation), "\n| <svg svg>\n|   <svg g>\n");
  EXPECT_EQ(fragment_tree("<g>", annotation), "\n| <math g>\n");
  annotation.encoding = "TEXT/html";
  EXPECT_EQ(fragment_tree("<g>", annotation), "\n| <g>\n");
  annotation.encoding = "application/xhtml+xml";
  EXPECT_EQ(fragment_tree("<g>", annotation), "\n| <g>\n");
  annotation.encoding = "text/plain";
  EXPECT_EQ(fragment_tree("<g>", annotation), "\n| <math g>\n");
}

TEST(Fragment, InsideForm) {
  FragmentContext div = context("div");
  EXPECT_EQ(inner("<form>x</form>", div), "<form>x</form>");
  div.inside_form = true;
  EXPECT_EQ(inner("<form>x</form>", div), "x");
  EXPECT_EQ(inner("<form>x</form>", context("form")), "x");
  // #parsing-template-contents: the pointer does not count in a template.
  FragmentContext contents = context("template");
  contents.inside_form = true;
  EXPECT_EQ(inner("<form>x</form>", contents), "<form>x</form>");
}

TEST(Fragment, QuirksModeOfTheContext) {
  FragmentContext div = context("div");
  EXPECT_EQ(inner("<p><table>", div), "<p></p><table></table>");
  div.quirks_mode = QuirksMode::quirks;
  EXPECT_EQ(inner("<p><table>", div), "<p><table></table></p>");
  EXPECT_EQ(parse_fragment("x", div).quirks_mode(), QuirksMode::quirks);
}

TEST(Fragment, SelectContext) {
  EXPECT_EQ(inner("<option>a<input><select><option>b", context("select")),
            "<option>a</option><option>b</option>");
}

TEST(Fragment, StructureTagsAreIgnored) {
  EXPECT_EQ(inner("<!DOCTYPE html><html a><head><body b><p>x", context("div")), "<p>x</p>");
  EXPECT_EQ(inner("<p>x", context("html")), "<head></head><body><p>x</p></body>");
}

TEST(Fragment, DefaultContextIsBody) { EXPECT_EQ(inner("<p>a<p>b", FragmentContext()), "<p>a</p><p>b</p>"); }

TEST(Fragment, InPieces) {
  Parser parser(context("tr"));
  (void)parser.document();  // so that each piece is parsed when it is written
  for (const char* piece : {"<t", "d>x", "</td", "><td>", "y"}) parser.write(piece);
  EXPECT_EQ(serialize_html(parser.finish()), "<td>x</td><td>y</td>");
}

TEST(Fragment, ContextOfAnElement) {
  const Document page = parse(
      "<form><table id=t><tr></table></form><math><annotation-xml encoding=text/html "
      "id=a></annotation-xml></math>");
  EXPECT_EQ(page.quirks_mode(), QuirksMode::quirks);
  const FragmentContext table = fragment_context_of(page.root().find_by_id("t"));
  EXPECT_EQ(table.local_name, "table");
  EXPECT_EQ(table.quirks_mode, QuirksMode::quirks);
  EXPECT_TRUE(table.inside_form);
  EXPECT_EQ(fragment_tree("<td>x", table), fragment_tree("<td>x", {.local_name = "table"}));
  EXPECT_EQ(fragment_tree("<form>", table), fragment_tree("", table));
  const FragmentContext annotation = fragment_context_of(page.root().find_by_id("a"));
  EXPECT_EQ(annotation.element_namespace, Namespace::mathml);
  EXPECT_EQ(annotation.encoding, "text/html");
  EXPECT_FALSE(annotation.inside_form);
  EXPECT_EQ(fragment_context_of(Node()).local_name, "body");
}

}  // namespace
}  // namespace lockstep::test
