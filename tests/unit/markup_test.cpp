// Tests inserting markup into a document, and changes that are shorthands for others.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/parsing.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

std::string body_html(const Document& document) { return document.body().inner_html(); }

TEST(Markup, SetsInnerHtmlInItsContext) {
  Document document = parse("<table><tr id=r><td>old</table><p id=p>old</p><svg id=s></svg>");
  const Node row = document.root().find_by_id("r");
  const Node old = row.first_child();
  ASSERT_EQ(document.set_inner_html(row, "<td>1<td>2"), DomError::none);
  EXPECT_EQ(row.inner_html(), "<td>1</td><td>2</td>");
  EXPECT_TRUE(old.parent().is_null());
  EXPECT_EQ(old.text_content(), "old");
  const Node p = document.root().find_by_id("p");
  ASSERT_EQ(document.set_inner_html(p, "<td>1<td>2"), DomError::none);
  EXPECT_EQ(p.inner_html(), "12");
  const Node svg = document.root().find_by_id("s");
  ASSERT_EQ(document.set_inner_html(svg, "<lineargradient xlink:href=#a /><p>"), DomError::none);
  EXPECT_EQ(svg.inner_html(), "<linearGradient xlink:href=\"#a\"></linearGradient><p></p>");
  EXPECT_EQ(svg.first_child().attribute(Namespace::xlink, "href"), "#a");
  ASSERT_EQ(document.set_inner_html(p, ""), DomError::none);
  EXPECT_TRUE(p.first_child().is_null());
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, TheHtmlElementGetsAHeadAndABody) {
  Document document = parse("<title>a</title>b");
  ASSERT_EQ(document.set_inner_html(document.document_element(), "<title>c</title>d"), DomError::none);
  EXPECT_EQ(serialize_html(document), "<html><head><title>c</title></head><body>d</body></html>");
  EXPECT_EQ(document.title(), "c");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, ATemplateGetsContents) {
  Document document = parse("<template id=t>a</template><template><i id=x></i></template>");
  const Node element = document.root().find_by_id("t");
  ASSERT_EQ(document.set_inner_html(element, "<td>b<template>c</template>"), DomError::none);
  EXPECT_TRUE(element.first_child().is_null());
  EXPECT_EQ(element.inner_html(), "<td>b<template>c</template></td>");
  // The contents themselves have the same context.
  ASSERT_EQ(document.set_inner_html(element.template_contents(), "<tr><td>d"), DomError::none);
  EXPECT_EQ(element.inner_html(), "<tr><td>d</td></tr>");
  ASSERT_EQ(document.insert_adjacent_html(element, AdjacentPosition::before_end, "e"), DomError::none);
  EXPECT_EQ(element.first_child().data(), "e");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, AShadowRootHasTheContextOfItsHost) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  Document document = parse("<div id=h><template shadowrootmode=open>a</template></div>", options);
  const Node host = document.root().find_by_id("h");
  ASSERT_EQ(document.set_inner_html(host.shadow_root(), "<tr>b<i>c"), DomError::none);
  EXPECT_EQ(dump_tree(host.shadow_root()), "| \"b\"\n| <i>\n|   \"c\"");
  // innerHTML attaches no shadow roots, unless the options ask for it.
  ASSERT_EQ(document.set_inner_html(host, "<p><template shadowrootmode=open>x</template>"), DomError::none);
  EXPECT_TRUE(host.first_child().shadow_root().is_null());
  ASSERT_EQ(document.set_inner_html(host, "<p><template shadowrootmode=open>x</template>", options),
            DomError::none);
  EXPECT_EQ(host.first_child().shadow_root().text_content(), "x");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, TheContextsDocumentDecidesTheQuirksMode) {
  const std::string_view html = "<p><table>";
  Document quirks = parse("<div id=d></div><template id=t><div></div></template>");
  const Node div = quirks.root().find_by_id("d");
  ASSERT_EQ(quirks.set_inner_html(div, html), DomError::none);
  EXPECT_EQ(div.inner_html(), "<p><table></table></p>");
  // The document of template contents is in no-quirks mode, whatever that of the template is.
  const Node contents = quirks.root().find_by_id("t").template_contents();
  ASSERT_EQ(quirks.set_inner_html(contents.first_child(), html), DomError::none);
  EXPECT_EQ(contents.first_child().inner_html(), "<p></p><table></table>");
  ASSERT_EQ(quirks.set_inner_html(contents, html), DomError::none);
  EXPECT_EQ(quirks.root().find_by_id("t").inner_html(), "<p><table></table></p>");
  const Node fragment = quirks.create_document_fragment();
  ASSERT_EQ(quirks.set_inner_html(fragment, html), DomError::none);
  EXPECT_EQ(fragment.inner_html(), "<p><table></table></p>");
}

TEST(Markup, TheFormOwnerIsThatOfTheContext) {
  Document document = parse("<!DOCTYPE html><form><div id=d></div></form><i id=i></i>");
  const Node div = document.root().find_by_id("d"), i = document.root().find_by_id("i");
  ASSERT_EQ(document.set_inner_html(div, "<form><b></b></form>"), DomError::none);
  EXPECT_EQ(div.inner_html(), "<b></b>");
  ASSERT_EQ(document.set_inner_html(i, "<form><b></b></form>"), DomError::none);
  EXPECT_EQ(i.inner_html(), "<form><b></b></form>");
  ASSERT_EQ(document.set_inner_html(div.parent(), "<form></form>x"), DomError::none);
  EXPECT_EQ(document.body().first_child().inner_html(), "x");
}

TEST(Markup, ScriptsHaveAlreadyStarted) {
  Document document = parse("<div id=d></div>");
  const Node div = document.root().find_by_id("d");
  ParseOptions options;
  options.scripting = true;
  ASSERT_EQ(document.set_inner_html(div, "<script>x</script><noscript><p></noscript>", options),
            DomError::none);
  EXPECT_EQ(div.last_child().first_child().type(), NodeType::text);
  ASSERT_EQ(document.set_inner_html(div, "<noscript><p></noscript>"), DomError::none);
  EXPECT_TRUE(div.last_child().first_child().is_html("p"));
}

TEST(Markup, SetsOuterHtml) {
  Document document = parse("<p id=a>1</p>2<p id=b>3</p>");
  const Node a = document.root().find_by_id("a"), text = a.next_sibling();
  ASSERT_EQ(document.set_outer_html(a, "<i>x</i>y"), DomError::none);
  ASSERT_EQ(document.set_outer_html(text, "<b>z</b>"), DomError::none);
  EXPECT_EQ(body_html(document), "<i>x</i>y<b>z</b><p id=\"b\">3</p>");
  EXPECT_TRUE(a.parent().is_null());
  EXPECT_EQ(document.set_outer_html(a, "x"), DomError::not_found);
  EXPECT_EQ(document.set_outer_html(document.document_element(), "x"), DomError::no_modification_allowed);
  EXPECT_EQ(document.set_outer_html(document.root(), "x"), DomError::not_found);
  EXPECT_EQ(document.set_outer_html({}, "x"), DomError::wrong_document);
  ASSERT_EQ(document.set_outer_html(document.root().find_by_id("b"), ""), DomError::none);
  EXPECT_EQ(body_html(document), "<i>x</i>y<b>z</b>");
  const Node fragment = document.create_document_fragment();
  ASSERT_EQ(document.append(fragment, a), DomError::none);
  ASSERT_EQ(document.set_outer_html(a, "<td>1"), DomError::none);
  EXPECT_EQ(fragment.inner_html(), "1");  // the context is `body`
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, InsertsAdjacentHtml) {
  Document document = parse("<p>1</p>");
  const Node p = document.body().first_child();
  ASSERT_EQ(document.insert_adjacent_html(p, AdjacentPosition::before_begin, "a<i>"), DomError::none);
  ASSERT_EQ(document.insert_adjacent_html(p, AdjacentPosition::after_begin, "b<i>"), DomError::none);
  ASSERT_EQ(document.insert_adjacent_html(p, AdjacentPosition::before_end, "c<i>"), DomError::none);
  ASSERT_EQ(document.insert_adjacent_html(p, AdjacentPosition::after_end, "d<i>"), DomError::none);
  EXPECT_EQ(body_html(document), "a<i></i><p>b<i></i>1c<i></i></p>d<i></i>");
  const Node html = document.document_element();
  EXPECT_EQ(document.insert_adjacent_html(html, AdjacentPosition::before_begin, "x"),
            DomError::no_modification_allowed);
  EXPECT_EQ(document.insert_adjacent_html(html, AdjacentPosition::after_end, "x"),
            DomError::no_modification_allowed);
  // In `html` the context is `body`.
  ASSERT_EQ(document.insert_adjacent_html(html, AdjacentPosition::before_end, "<head><b>x"), DomError::none);
  EXPECT_EQ(html.last_child().outer_html(), "<b>x</b>");
  EXPECT_EQ(document.insert_adjacent_html(p.first_child(), AdjacentPosition::after_end, "x"),
            DomError::invalid_node_type);
  const Node loose = document.create_element("div");
  EXPECT_EQ(document.insert_adjacent_html(loose, AdjacentPosition::after_end, "x"),
            DomError::no_modification_allowed);
  EXPECT_EQ(document.insert_adjacent_html(loose, AdjacentPosition::before_end, "x"), DomError::none);
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, RefusesNodesThatCannotHaveMarkup) {
  Document document = parse("<!--c-->a"), other = parse("b");
  const std::string before = dump_tree(document);
  EXPECT_EQ(document.set_inner_html(document.root(), "x"), DomError::invalid_node_type);
  EXPECT_EQ(document.set_inner_html(document.root().first_child(), "x"), DomError::invalid_node_type);
  EXPECT_EQ(document.set_inner_html(other.body(), "x"), DomError::wrong_document);
  EXPECT_EQ(document.set_outer_html(other.body(), "x"), DomError::wrong_document);
  EXPECT_EQ(document.insert_adjacent_html(other.body(), AdjacentPosition::before_end, "x"),
            DomError::wrong_document);
  EXPECT_EQ(document.set_inner_html({}, "x"), DomError::wrong_document);
  ParseOptions options;
  options.limits.nodes = 5;
  EXPECT_EQ(document.set_inner_html(document.body(), "<i><b><i><b><i><b>", options),
            DomError::quota_exceeded);
  options.limits = {};
  options.limits.input_bytes = 3;
  EXPECT_EQ(document.set_outer_html(document.body(), "<i><b>", options), DomError::quota_exceeded);
  EXPECT_EQ(dump_tree(document), before);
}

TEST(Markup, TakesViewsOfTheDocument) {
  Document document = parse("<p>&lt;b>1&lt;/b></p><i></i>");
  const Node p = document.body().first_child();
  for (int i = 0; i < 50; ++i) {
    ASSERT_EQ(
        document.set_data(p.first_child(), "<b>" + std::string(std::size_t{1} << (i % 12), 'x') + "</b>"),
        DomError::none);
    const std::string copy(p.first_child().data());
    ASSERT_EQ(document.set_inner_html(p.next_sibling(), p.first_child().data()), DomError::none);
    ASSERT_EQ(p.next_sibling().inner_html(), copy);
    ASSERT_EQ(document.set_inner_html(p, p.first_child().data()), DomError::none);
    ASSERT_EQ(p.inner_html(), copy);
    ASSERT_EQ(document.set_text_content(p, p.text_content()), DomError::none);
  }
  EXPECT_EQ(broken_links(document), "");
}

TEST(Markup, RepairsTextAsTheParserDoes) {
  Document document = parse("<p></p>");
  const Node p = document.body().first_child();
  ASSERT_EQ(document.set_inner_html(p, "a\0b\r\nc\xFF\xED\xA0\x80&#13;"sv), DomError::none);
  EXPECT_EQ(p.text_content(),
            text_of(parse_fragment("a\0b\r\nc\xFF\xED\xA0\x80&#13;"sv, {.local_name = "p"})));
}

TEST(Markup, MayBeDeep) {
  constexpr std::size_t kDepth = 1'000'000;
  std::string html;
  for (std::size_t i = 0; i < kDepth; ++i) html += "<i>";
  Document document = parse("<div></div>");
  const Node div = document.body().first_child();
  ASSERT_EQ(document.set_inner_html(div, html), DomError::none);
  Node last = div;
  while (last.first_child()) last = last.first_child();
  EXPECT_TRUE(div.contains(last));
  EXPECT_EQ(last.root(), document.root());
  EXPECT_TRUE(last.is_connected());
  ASSERT_EQ(document.set_inner_html(last, "<b>x"), DomError::none);
  ASSERT_EQ(document.set_outer_html(last.first_child(), "<u>y"), DomError::none);
  EXPECT_EQ(last.inner_html(), "<u>y</u>");
  ASSERT_EQ(document.remove_children(div), DomError::none);
  EXPECT_FALSE(last.is_connected());
}

// Setting innerHTML anywhere gives what parse_fragment() and adopting by hand give.
TEST(Markup, IsTheFragmentParsingAlgorithm) {
  std::mt19937 random(41);
  constexpr std::string_view kParts[] = {
      "<div>",      "</div>",      "<p>",      "<table>", "<tr>",   "<td>",     "text",
      "<svg>",      "<title>",     "<i>",      "</i>",    "<form>", "<select>", "<option>",
      "<template>", "</template>", "<!--c-->", "<math>",  "<mi>",   "&amp;",    "\r\n"};
  const auto make = [&](std::size_t parts) {
    std::string html;
    while (parts-- > 0) html += kParts[random() % std::size(kParts)];
    return html;
  };
  for (int i = 0; i < 3000; ++i) {
    Document one = parse(make(12)), two = one.result() ? parse(serialize_html(one)) : parse("");
    two = parse(serialize_html(one));
    one = parse(serialize_html(one));
    std::vector<Node> of_one, of_two;
    for (const Node node : one.root().descendants()) of_one.push_back(node);
    for (const Node node : two.root().descendants()) of_two.push_back(node);
    ASSERT_EQ(of_one.size(), of_two.size());
    const std::size_t place = random() % of_one.size();
    if (!of_one[place].is_element() || of_one[place].template_contents()) continue;
    const std::string html = make(8);
    ASSERT_EQ(one.set_inner_html(of_one[place], html), DomError::none);
    Document parsed = parse_fragment(html, fragment_context_of(of_two[place]));
    while (const Node child = of_two[place].first_child()) ASSERT_EQ(two.remove(child), DomError::none);
    ASSERT_EQ(two.append(of_two[place], two.adopt(parsed, parsed.fragment())), DomError::none);
    ASSERT_EQ(dump_tree(one), dump_tree(two)) << html;
    ASSERT_EQ(broken_links(one), "");
  }
}

TEST(Edits, PrependsAndInsertsAfter) {
  Document document = parse("<p id=a></p><p id=b></p>");
  const Node body = document.body(), a = body.first_child(), b = a.next_sibling();
  ASSERT_EQ(document.prepend(body, b), DomError::none);
  EXPECT_EQ(body.first_child(), b);
  ASSERT_EQ(document.prepend(body, b), DomError::none);
  ASSERT_EQ(document.insert_after(body, b, a), DomError::none);
  EXPECT_EQ(body.last_child(), b);
  ASSERT_EQ(document.insert_after(body, a, a), DomError::none);
  EXPECT_EQ(body.first_child(), a);
  ASSERT_EQ(document.insert_after(body, document.create_text("x"), b), DomError::none);
  EXPECT_EQ(body_html(document), "<p id=\"a\"></p><p id=\"b\"></p>x");
  EXPECT_EQ(document.insert_after(a, b, body), DomError::not_found);
  EXPECT_EQ(document.insert_after(a, body, b), DomError::hierarchy_request);
  EXPECT_EQ(document.insert_after({}, a, {}), DomError::wrong_document);
  Document other = parse("");
  EXPECT_EQ(document.insert_after(body, a, other.body()), DomError::wrong_document);
  EXPECT_EQ(document.prepend(body, other.body()), DomError::none);  // adopts it
  EXPECT_FALSE(other.body());
  EXPECT_EQ(body_html(document), "<body></body><p id=\"a\"></p><p id=\"b\"></p>x");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Edits, UnwrapsAndRemovesChildren) {
  Document document = parse("1<b>2<i>3</i>4</b>5");
  const Node b = document.root().find("b");
  ASSERT_EQ(document.unwrap(b), DomError::none);
  EXPECT_EQ(body_html(document), "12<i>3</i>45");
  EXPECT_EQ(document.unwrap(b), DomError::not_found);
  EXPECT_EQ(document.unwrap(document.document_element()), DomError::hierarchy_request);
  EXPECT_EQ(document.unwrap({}), DomError::wrong_document);
  ASSERT_EQ(document.remove_children(document.body()), DomError::none);
  EXPECT_EQ(body_html(document), "");
  EXPECT_EQ(document.remove_children({}), DomError::wrong_document);
  EXPECT_EQ(broken_links(document), "");
}

TEST(Edits, SetsTextContent) {
  Document document = parse("<p>1<b>2</b></p><!--c-->");
  const Node p = document.body().first_child();
  ASSERT_EQ(document.set_text_content(p, "<a & b>"), DomError::none);
  EXPECT_EQ(p.inner_html(), "&lt;a &amp; b&gt;");
  ASSERT_EQ(document.set_text_content(p, p.first_child().data()), DomError::none);
  EXPECT_EQ(p.text_content(), "<a & b>");
  ASSERT_EQ(document.set_text_content(p, ""), DomError::none);
  EXPECT_TRUE(p.first_child().is_null());
  ASSERT_EQ(document.set_text_content(p.next_sibling(), "d"), DomError::none);
  EXPECT_EQ(p.next_sibling().data(), "d");
  EXPECT_EQ(document.set_text_content(document.root(), "x"), DomError::invalid_node_type);
  EXPECT_EQ(document.set_text_content({}, "x"), DomError::wrong_document);
}

TEST(Edits, AttributesWithANamespace) {
  Document document = parse("<svg xlink:href=a href=b xml:lang=en></svg>");
  const Node svg = document.body().first_child();
  EXPECT_EQ(svg.attribute(Namespace::xlink, "href"), "a");
  EXPECT_EQ(svg.attribute(Namespace::none, "href"), "b");
  EXPECT_EQ(svg.attribute(Namespace::xml, "lang"), "en");
  EXPECT_EQ(svg.attribute(Namespace::none, "xlink:href"), std::nullopt);
  EXPECT_TRUE(svg.has_attribute(Namespace::xml, "lang"));
  ASSERT_EQ(document.set_attribute(svg, Namespace::xlink, "xlink:role", "r"), DomError::none);
  const Attribute role = svg.attribute(svg.attribute_count() - 1);
  EXPECT_EQ(role.attribute_namespace(), Namespace::xlink);
  EXPECT_EQ(role.prefix(), "xlink");
  EXPECT_EQ(role.local_name(), "role");
  EXPECT_EQ(role.qualified_name(), "xlink:role");
  // A second one of the same qualified name, in no namespace.
  const Node g = document.create_element("g", Namespace::svg);
  ASSERT_EQ(document.set_attribute(g, "xlink:role", "none"), DomError::none);
  ASSERT_EQ(document.set_attribute(g, Namespace::xlink, "role", "some"), DomError::none);
  EXPECT_EQ(g.attribute_count(), 2u);
  EXPECT_EQ(g.attribute("xlink:role"), "none");
  EXPECT_EQ(g.attribute(Namespace::xlink, "role"), "some");
  ASSERT_EQ(document.remove_attribute(g, Namespace::xlink, "role"), DomError::none);
  ASSERT_EQ(document.remove_attribute(g, Namespace::xlink, "role"), DomError::none);
  EXPECT_EQ(g.attribute_count(), 1u);
  ASSERT_EQ(document.set_attribute(svg, Namespace::xlink, "href", svg.attribute("href").value()),
            DomError::none);
  EXPECT_EQ(svg.attribute(Namespace::xlink, "href"), "b");
  ASSERT_EQ(document.set_attribute(svg, Namespace::xmlns, "xmlns:xlink", "x"), DomError::none);
  ASSERT_EQ(document.set_attribute(svg, Namespace::xmlns, "xmlns", "y"), DomError::none);
  ASSERT_EQ(document.set_attribute(svg, Namespace::none, "own", "z"), DomError::none);
  EXPECT_EQ(svg.outer_html(),
            "<svg xlink:href=\"b\" href=\"b\" xml:lang=\"en\" xlink:role=\"r\" xmlns:xlink=\"x\" xmlns=\"y\" "
            "own=\"z\"></svg>");
}

TEST(Edits, RefusesAttributesInTheWrongNamespace) {
  Document document = parse("<svg></svg>");
  const Node svg = document.body().first_child();
  const auto set = [&](Namespace name_space, std::string_view name) {
    return document.set_attribute(svg, name_space, name, "x");
  };
  EXPECT_EQ(set(Namespace::none, "a:b"), DomError::namespace_mismatch);
  EXPECT_EQ(set(Namespace::xlink, "xml:lang"), DomError::namespace_mismatch);
  EXPECT_EQ(set(Namespace::none, "xmlns"), DomError::namespace_mismatch);
  EXPECT_EQ(set(Namespace::xmlns, "a"), DomError::namespace_mismatch);
  EXPECT_EQ(set(Namespace::xlink, "xmlns"), DomError::namespace_mismatch);
  EXPECT_EQ(set(Namespace::xlink, "xlink:own"), DomError::not_supported);
  EXPECT_EQ(set(Namespace::xlink, "x:href"), DomError::not_supported);
  EXPECT_EQ(set(Namespace::svg, "href"), DomError::not_supported);
  EXPECT_EQ(set(Namespace::xlink, "xlink:"), DomError::invalid_character);
  EXPECT_EQ(set(Namespace::xlink, ":href"), DomError::invalid_character);
  EXPECT_EQ(set(Namespace::none, "a b"), DomError::invalid_character);
  EXPECT_EQ(document.set_attribute(document.body().first_child().parent().parent().parent(), Namespace::none,
                                   "a", ""),
            DomError::invalid_node_type);
  EXPECT_EQ(document.set_attribute({}, Namespace::none, "a", ""), DomError::wrong_document);
  EXPECT_EQ(document.remove_attribute({}, Namespace::none, "a"), DomError::wrong_document);
  EXPECT_EQ(svg.attribute_count(), 0u);
  EXPECT_EQ(dom_error_name(DomError::namespace_mismatch), "NamespaceError");
  EXPECT_EQ(dom_error_name(DomError::not_supported), "NotSupportedError");
  EXPECT_EQ(dom_error_name(DomError::no_modification_allowed), "NoModificationAllowedError");
  EXPECT_EQ(dom_error_name(DomError::quota_exceeded), "QuotaExceededError");
}

TEST(Tokens, AreUniqueAndInOrder) {
  const Document document = parse("<a rel=' b\ta  b c\na\fd '><i class>");
  const Node a = document.root().find("a");
  EXPECT_EQ(a.token_list("rel"), (std::vector<std::string_view>{"b", "a", "c", "d"}));
  EXPECT_TRUE(a.has_token("rel", "c"));
  EXPECT_FALSE(a.has_token("rel", "C"));
  EXPECT_FALSE(a.has_token("rel", ""));
  EXPECT_FALSE(a.has_token("rel", "b\ta"));
  EXPECT_FALSE(a.has_token("rev", "c"));
  EXPECT_TRUE(a.token_list("rev").empty());
  EXPECT_TRUE(document.root().find("i").token_list("class").empty());
  EXPECT_TRUE(Node().token_list("class").empty());
}

TEST(Tokens, AreAddedRemovedAndToggled) {
  Document document = parse("<a rel=' b  a b '>");
  const Node a = document.root().find("a");
  ASSERT_EQ(document.add_token(a, "rel", "c"), DomError::none);
  EXPECT_EQ(a.attribute("rel"), "b a c");
  ASSERT_EQ(document.remove_token(a, "rel", "a"), DomError::none);
  ASSERT_EQ(document.remove_token(a, "rel", "x"), DomError::none);
  EXPECT_EQ(a.attribute("rel"), "b c");
  ASSERT_EQ(document.toggle_token(a, "rel", "b"), DomError::none);
  ASSERT_EQ(document.toggle_token(a, "rel", a.attribute("rel").value()), DomError::none);
  EXPECT_EQ(a.attribute("rel"), "");
  ASSERT_EQ(document.toggle_token(a, "rel", "n"), DomError::none);
  EXPECT_EQ(a.attribute("rel"), "n");
  ASSERT_EQ(document.remove_token(a, "class", "x"), DomError::none);
  EXPECT_FALSE(a.has_attribute("class"));
  ASSERT_EQ(document.add_token(a, "class", "x"), DomError::none);
  EXPECT_TRUE(a.has_class("x"));
  EXPECT_EQ(document.add_token(a, "class", ""), DomError::invalid_character);
  EXPECT_EQ(document.remove_token(a, "class", "x y"), DomError::invalid_character);
  EXPECT_EQ(document.add_token(a, "a b", "x"), DomError::invalid_character);
  EXPECT_EQ(document.add_token(document.root(), "class", "x"), DomError::invalid_node_type);
  EXPECT_EQ(document.add_token({}, "class", "x"), DomError::wrong_document);
}

TEST(Tokens, TakeLinearTime) {
  std::string value;
  for (int i = 0; i < 300'000; ++i) value += std::to_string(i % 150'000) + ' ';
  Document document = parse("<a rel='" + value + "'>");
  const Node a = document.root().find("a");
  EXPECT_EQ(a.token_list("rel").size(), 150'000u);
  ASSERT_EQ(document.add_token(a, "rel", "x"), DomError::none);
  EXPECT_EQ(a.token_list("rel").size(), 150'001u);
}

TEST(BaseHref, IsThatOfTheFirstBaseThatHasOne) {
  const auto base = [](std::string_view html) {
    const Document document = parse(html);
    const auto href = document.base_href();
    return href ? std::string(*href) : "none";
  };
  EXPECT_EQ(base("<base target=x><base href=' a/ '><base href=b>"), " a/ ");
  EXPECT_EQ(base("<p><base href>"), "");
  EXPECT_EQ(base("<p>"), "none");
  EXPECT_EQ(base("<template><base href=a></template><svg><base href=b></base></svg>"), "none");
}

TEST(Neighbours, Elements) {
  const Document document = parse("<body>1<b id=b></b>2<!--c--><i id=i></i>3");
  const Node body = document.body(), b = document.root().find("b"), i = document.root().find("i");
  EXPECT_EQ(body.first_element_child(), b);
  EXPECT_EQ(body.last_element_child(), i);
  EXPECT_EQ(body.child_element_count(), 2u);
  EXPECT_EQ(b.next_element_sibling(), i);
  EXPECT_EQ(i.previous_element_sibling(), b);
  EXPECT_EQ(body.first_child().next_element_sibling(), b);
  EXPECT_EQ(body.last_child().previous_element_sibling(), i);
  EXPECT_TRUE(b.previous_element_sibling().is_null());
  EXPECT_TRUE(i.next_element_sibling().is_null());
  EXPECT_TRUE(b.first_element_child().is_null());
  EXPECT_EQ(b.child_element_count(), 0u);
  EXPECT_EQ(body.root(), document.root());
  EXPECT_TRUE(body.contains(body));
  EXPECT_TRUE(body.contains(i));
  EXPECT_FALSE(i.contains(body));
  EXPECT_FALSE(b.contains(i));
  EXPECT_FALSE(body.contains({}));
  EXPECT_FALSE(Node().contains({}));
  EXPECT_FALSE(Node().is_connected());
  EXPECT_TRUE(Node().root().is_null());
  const Document other = parse("");
  EXPECT_FALSE(document.root().contains(other.body()));
}

TEST(Neighbours, ConnectedInShadowRootsButNotInTemplates) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  const Document document = parse(
      "<div><template shadowrootmode=open><i></i></template></div><template><b></b></template>", options);
  const Node shadow = document.root().find("div").shadow_root();
  EXPECT_TRUE(shadow.first_child().is_connected());
  EXPECT_EQ(shadow.first_child().root(), shadow);
  EXPECT_FALSE(document.root().find("template").template_contents().first_child().is_connected());
}

TEST(Neighbours, OfANamespace) {
  const Document document = parse("<title>a</title><svg><title>b</title></svg>");
  EXPECT_EQ(document.root().find(Namespace::svg, "title").text_content(), "b");
  EXPECT_EQ(document.root().find(Namespace::html, "title").text_content(), "a");
  EXPECT_TRUE(document.root().find(Namespace::mathml, "title").is_null());
  EXPECT_TRUE(document.root().find_all(Namespace::svg, "b").empty());
  EXPECT_EQ(document.root().find(Namespace::none, "title").text_content(), "a");
}

TEST(Hash, IsConsistentWithEquality) {
  const Document document = parse("<p><p>"), other = parse("<p><p>");
  std::unordered_set<Node> nodes;
  for (const Node node : document.root().descendants()) nodes.insert(node);
  for (const Node node : other.root().descendants()) nodes.insert(node);
  EXPECT_EQ(nodes.size(), 10u);
  EXPECT_TRUE(nodes.contains(document.body()));
  EXPECT_FALSE(nodes.contains(document.root()));
  EXPECT_EQ(std::hash<Node>()(Node()), std::hash<Node>()(document.root().parent()));
}

TEST(Version, IsThatOfTheHeaders) {
  EXPECT_EQ(version(), LOCKSTEP_VERSION);
  EXPECT_EQ(version_number(), LOCKSTEP_VERSION_NUMBER);
  const int number = LOCKSTEP_VERSION_MAJOR * 10000 + LOCKSTEP_VERSION_MINOR * 100 + LOCKSTEP_VERSION_PATCH;
  EXPECT_EQ(version_number(), number);
}

}  // namespace
}  // namespace lockstep::test
