// Tests changing a document through its interface.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "document/access.h"
#include "document/tree_inline.h"
#include "lockstep/lockstep.h"
#include "parse/parse.h"
#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

// The body of a page of that HTML.
std::string body_html(const Document& document) { return document.body().inner_html(); }

TEST(Mutation, NamesOfErrors) {
  EXPECT_EQ(dom_error_name(DomError::none), "");
  EXPECT_EQ(dom_error_name(DomError::hierarchy_request), "HierarchyRequestError");
  EXPECT_EQ(dom_error_name(DomError::not_found), "NotFoundError");
  EXPECT_EQ(dom_error_name(DomError::wrong_document), "WrongDocumentError");
  EXPECT_EQ(dom_error_name(DomError::invalid_character), "InvalidCharacterError");
  EXPECT_EQ(dom_error_name(DomError::invalid_node_type), "InvalidNodeTypeError");
}

TEST(Mutation, BuildsADocumentFromNothing) {
  Document document = parse("");
  const Node old = document.document_element();
  const Node html = document.create_element("html");
  ASSERT_EQ(document.replace(old, html), DomError::none);
  ASSERT_EQ(document.insert_before(document.root(), document.create_doctype("html"), html), DomError::none);
  const Node body = document.create_element("body");
  ASSERT_EQ(document.append(html, body), DomError::none);
  ASSERT_EQ(document.insert_before(html, document.create_element("head"), body), DomError::none);
  const Node svg = document.create_element("svg", Namespace::svg);
  ASSERT_EQ(document.set_attribute(svg, "viewBox", "0 0 1 1"), DomError::none);
  ASSERT_EQ(document.append(body, svg), DomError::none);
  ASSERT_EQ(document.append(svg, document.create_text("x < y")), DomError::none);
  ASSERT_EQ(document.append(document.root(), document.create_comment("end")), DomError::none);
  ASSERT_EQ(document.append(body, document.create_processing_instruction("a:b", "c")), DomError::none);
  EXPECT_EQ(serialize_html(document.root()),
            "<!DOCTYPE html><html><head></head><body><svg viewBox=\"0 0 1 1\">x &lt; y</svg><?a:b c?>"
            "</body></html><!--end-->");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Mutation, InsertsBeforeAppendsAndMoves) {
  Document document = parse("<p id=a></p><p id=b></p><p id=c></p>");
  const Node body = document.body();
  const Node a = document.root().find_by_id("a"), b = document.root().find_by_id("b"),
             c = document.root().find_by_id("c");
  EXPECT_EQ(document.insert_before(body, c, a), DomError::none);
  EXPECT_EQ(body_html(document), R"(<p id="c"></p><p id="a"></p><p id="b"></p>)");
  EXPECT_EQ(document.append(body, c), DomError::none);
  EXPECT_EQ(body_html(document), R"(<p id="a"></p><p id="b"></p><p id="c"></p>)");
  EXPECT_EQ(document.append(a, b), DomError::none);
  EXPECT_EQ(body_html(document), R"(<p id="a"><p id="b"></p></p><p id="c"></p>)");
  // Before itself it stays where it is.
  EXPECT_EQ(document.insert_before(body, a, a), DomError::none);
  EXPECT_EQ(document.insert_before(body, c, c), DomError::none);
  EXPECT_EQ(body_html(document), R"(<p id="a"><p id="b"></p></p><p id="c"></p>)");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Mutation, RemovedNodesStayUsable) {
  Document document = parse("<div>a<b>b</b></div>c");
  const Node div = document.root().find("div");
  EXPECT_EQ(document.remove(div), DomError::none);
  EXPECT_TRUE(div.parent().is_null());
  EXPECT_TRUE(div.next_sibling().is_null());
  EXPECT_TRUE(div.previous_sibling().is_null());
  EXPECT_EQ(div.outer_html(), "<div>a<b>b</b></div>");
  EXPECT_EQ(body_html(document), "c");
  EXPECT_EQ(document.remove(div), DomError::none);  // no longer has a parent
  EXPECT_EQ(document.remove(document.root()), DomError::none);
  EXPECT_EQ(document.append(document.body(), div), DomError::none);
  EXPECT_EQ(body_html(document), "c<div>a<b>b</b></div>");
}

TEST(Mutation, Replaces) {
  Document document = parse("<i>1</i><b>2</b><u>3</u>");
  const Node i = document.root().find("i"), b = document.root().find("b"), u = document.root().find("u");
  EXPECT_EQ(document.replace(b, b), DomError::none);
  EXPECT_EQ(document.replace(b, document.create_text("x")), DomError::none);
  EXPECT_EQ(body_html(document), "<i>1</i>x<u>3</u>");
  EXPECT_EQ(document.replace(i, i.first_child()), DomError::none);  // what it holds
  EXPECT_EQ(body_html(document), "1x<u>3</u>");
  EXPECT_EQ(document.replace(document.body().first_child(), u), DomError::none);  // a sibling
  EXPECT_EQ(body_html(document), "<u>3</u>x");
  EXPECT_EQ(document.replace(b, i), DomError::not_found);  // has no parent
  EXPECT_EQ(document.replace(u, document.body()), DomError::hierarchy_request);
  EXPECT_EQ(broken_links(document), "");
}

TEST(Mutation, AFragmentGivesItsChildren) {
  Document document = parse("<p>x");
  const Node p = document.root().find("p");
  const Node fragment = document.create_document_fragment();
  document.append(fragment, document.create_element("b"));
  document.append(fragment, document.create_text("t"));
  EXPECT_EQ(document.insert_before(p, fragment, p.first_child()), DomError::none);
  EXPECT_EQ(p.inner_html(), "<b></b>tx");
  EXPECT_TRUE(fragment.first_child().is_null());
  EXPECT_EQ(document.append(p, fragment), DomError::none);  // an empty one
  document.append(fragment, document.create_comment("c"));
  EXPECT_EQ(document.replace(p, fragment), DomError::none);
  EXPECT_EQ(body_html(document), "<!--c-->");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Mutation, TemplatesHaveContents) {
  Document document = parse("<template>a<i></i></template>");
  const Node made = document.create_element("template");
  ASSERT_FALSE(made.template_contents().is_null());
  EXPECT_TRUE(document.create_element("template", Namespace::svg).template_contents().is_null());
  const Node parsed = document.root().find("template");
  EXPECT_EQ(document.append(made.template_contents(), parsed.template_contents()), DomError::none);
  EXPECT_EQ(made.outer_html(), "<template>a<i></i></template>");
  EXPECT_EQ(parsed.outer_html(), "<template></template>");
  // Nodes that would contain themselves.
  EXPECT_EQ(document.append(made.template_contents(), made), DomError::hierarchy_request);
  const Node inner = made.template_contents().first_child().next_sibling();
  EXPECT_EQ(document.append(inner, made), DomError::hierarchy_request);
  EXPECT_EQ(document.append(inner, made.template_contents()), DomError::hierarchy_request);
}

TEST(Mutation, ShadowRootsCountAsTheirHosts) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  Document document = parse("<div><template shadowrootmode=open><p></p></template></div>", options);
  const Node div = document.root().find("div");
  const Node p = div.shadow_root().first_child();
  EXPECT_EQ(document.append(p, div), DomError::hierarchy_request);
  EXPECT_EQ(document.append(div.shadow_root(), document.body()), DomError::hierarchy_request);
  EXPECT_EQ(document.append(document.body(), div.shadow_root()), DomError::none);  // its children
  EXPECT_TRUE(div.shadow_root().first_child().is_null());
  EXPECT_EQ(p.parent(), document.body());
  EXPECT_TRUE(document.clone(div.shadow_root()).is_null());
  EXPECT_TRUE(document.adopt(document, div.shadow_root()).is_null());
}

TEST(Mutation, RefusesCycles) {
  Document document = parse("<div><p><b>x");
  const Node div = document.root().find("div"), p = document.root().find("p"), b = document.root().find("b");
  const std::string before = dump_tree(document.root());
  EXPECT_EQ(document.append(div, div), DomError::hierarchy_request);
  EXPECT_EQ(document.append(b, div), DomError::hierarchy_request);
  EXPECT_EQ(document.insert_before(p, div, b), DomError::hierarchy_request);
  EXPECT_EQ(document.replace(b, div), DomError::hierarchy_request);
  const Node leaf = document.create_element("i");
  EXPECT_EQ(document.append(leaf, leaf), DomError::hierarchy_request);
  EXPECT_EQ(dump_tree(document.root()), before);
}

TEST(Mutation, RefusesParentsThatHaveNoChildren) {
  Document document = parse("<!DOCTYPE html><!--c-->x<?p i>");
  const Node b = document.create_element("b");
  for (const Node node : document.root().descendants()) {
    if (!node.is_element()) {
      EXPECT_EQ(document.append(node, b), DomError::hierarchy_request);
    }
  }
}

TEST(Mutation, RefusesForeignAndNullNodes) {
  Document document = parse("<p>x"), other = parse("<b>y");
  const Node p = document.root().find("p"), b = other.root().find("b");
  EXPECT_EQ(document.append(b, p), DomError::wrong_document);
  EXPECT_EQ(document.append(p, Node()), DomError::wrong_document);
  EXPECT_EQ(document.append(Node(), p), DomError::wrong_document);
  EXPECT_EQ(document.insert_before(document.body(), p, b), DomError::wrong_document);
  EXPECT_EQ(document.replace(b, p), DomError::wrong_document);
  EXPECT_EQ(document.remove(b), DomError::wrong_document);
  EXPECT_EQ(document.remove(Node()), DomError::wrong_document);
  EXPECT_EQ(document.set_attribute(b, "a", ""), DomError::wrong_document);
  EXPECT_EQ(document.remove_attribute(b, "a"), DomError::wrong_document);
  EXPECT_EQ(document.set_data(b.first_child(), ""), DomError::wrong_document);
  EXPECT_TRUE(document.clone(Node()).is_null());
  EXPECT_TRUE(document.adopt(document, b).is_null());
  EXPECT_TRUE(document.adopt(other, Node()).is_null());
  // A reference that is not a child.
  EXPECT_EQ(document.insert_before(document.body(), document.create_text("t"), document.body()),
            DomError::not_found);
}

// A Document whose children the letters name: d the doctype, e the element, c a comment.
Document document_of(std::string_view shape) {
  Document document = parse("");
  document.remove(document.document_element());
  for (const char c : shape) {
    const Node node = c == 'd'   ? document.create_doctype("html")
                      : c == 'e' ? document.create_element("html")
                                 : document.create_comment("c");
    EXPECT_EQ(document.append(document.root(), node), DomError::none) << shape;
  }
  return document;
}

Node child_at(Node parent, std::size_t index) {
  Node child = parent.first_child();
  for (; index != 0; --index) child = child.next_sibling();
  return child;
}

// Step 6 of ensuring validity, written out by positions.
TEST(Mutation, ADocumentHasOneElementAfterOneDoctype) {
  for (const std::string shape : {"", "c", "d", "e", "dc", "cd", "ce", "ec", "de", "cdcec", "dec", "cde"}) {
    for (std::size_t at = 0; at <= shape.size(); ++at) {
      for (const char kind : {'d', 'e', 'c', 't', 'f', 'g', 'n'}) {
        for (const bool replaces : {false, true}) {
          if (replaces && at == shape.size()) continue;
          Document document = document_of(shape);
          Node node;
          switch (kind) {
            case 'd':
              node = document.create_doctype("x");
              break;
            case 'e':
              node = document.create_element("x");
              break;
            case 'c':
              node = document.create_comment("x");
              break;
            case 't':
              node = document.create_text("x");
              break;
            default:  // fragments: f of an element and a comment, g of two elements, n of a text
              node = document.create_document_fragment();
              document.append(node, kind == 'n' ? document.create_text("x") : document.create_element("x"));
              if (kind == 'g') document.append(node, document.create_element("y"));
              if (kind == 'f') document.append(node, document.create_comment("y"));
          }
          const std::string added = kind == 'f' ? "ec" : kind == 'g' ? "ee" : std::string(1, kind);
          const std::string after = shape.substr(0, at) + added + shape.substr(at + (replaces ? 1 : 0));
          const bool fits = kind != 't' && kind != 'n' && std::count(after.begin(), after.end(), 'd') <= 1 &&
                            std::count(after.begin(), after.end(), 'e') <= 1 &&
                            (after.find('e') > after.size() || after.find('d') > after.size() ||
                             after.find('d') < after.find('e'));
          const Node place = at == shape.size() ? Node() : child_at(document.root(), at);
          EXPECT_EQ(
              replaces ? document.replace(place, node) : document.insert_before(document.root(), node, place),
              fits ? DomError::none : DomError::hierarchy_request)
              << kind << " into " << shape << " at " << at << (replaces ? ", replacing" : "");
          EXPECT_EQ(broken_links(document), "");
        }
      }
    }
  }
}

TEST(Mutation, DoctypesAreOnlyInDocuments) {
  Document document = parse("");
  EXPECT_EQ(document.append(document.body(), document.create_doctype("html")), DomError::hierarchy_request);
  EXPECT_EQ(document.append(document.body(), document.root()), DomError::hierarchy_request);
}

TEST(Mutation, NamesOfElements) {
  Document document = parse("");
  for (const std::string_view name : {"a", "foreignObject", "x-y", "a\"b", "_1", ":-.", "\xC3\xA9 ", "a:b"})
    EXPECT_EQ(document.create_element(name).is_null(), name.back() == ' ') << name;
  for (const std::string_view name :
       {""sv, " a"sv, "a b"sv, "a/"sv, "a>"sv, "a\0"sv, "1a"sv, "-"sv, "_ "sv, "_<"sv, "a\f"sv, "a\xFF"sv})
    EXPECT_TRUE(document.create_element(name).is_null()) << name;
  for (const Namespace name_space : {Namespace::none, Namespace::xlink, Namespace::xml, Namespace::xmlns})
    EXPECT_TRUE(document.create_element("a", name_space).is_null());
  EXPECT_EQ(document.create_element("math", Namespace::mathml).element_namespace(), Namespace::mathml);
}

TEST(Mutation, NamesOfOthers) {
  Document document = parse("");
  EXPECT_TRUE(document.create_doctype("a b").is_null());
  EXPECT_TRUE(document.create_doctype("a>").is_null());
  EXPECT_FALSE(document.create_doctype("").is_null());
  const Node doctype = document.create_doctype("svg", "p", "s");
  EXPECT_EQ(doctype.name(), "svg");
  EXPECT_EQ(doctype.public_identifier(), "p");
  EXPECT_EQ(doctype.system_identifier(), "s");
  EXPECT_TRUE(document.create_processing_instruction("1", "").is_null());
  EXPECT_TRUE(document.create_processing_instruction("", "").is_null());
  EXPECT_TRUE(document.create_processing_instruction("a", "b?>").is_null());
  const Node instruction = document.create_processing_instruction("xml:x", "a > b");
  EXPECT_EQ(instruction.target(), "xml:x");
  EXPECT_EQ(instruction.data(), "a > b");
}

TEST(Mutation, SetsAndRemovesAttributes) {
  Document document = parse("<p a=1 b=2 c=3>");
  const Node p = document.root().find("p");
  EXPECT_EQ(document.set_attribute(p, "b", "two"), DomError::none);
  EXPECT_EQ(document.set_attribute(p, "d", ""), DomError::none);
  EXPECT_EQ(document.remove_attribute(p, "a"), DomError::none);
  EXPECT_EQ(document.remove_attribute(p, "nothing"), DomError::none);
  EXPECT_EQ(p.outer_html(), R"(<p b="two" c="3" d=""></p>)");
  EXPECT_TRUE(p.has_attribute("d"));
  EXPECT_FALSE(p.has_attribute("a"));
  for (const std::string_view name : {"b", "c", "d"}) document.remove_attribute(p, name);
  EXPECT_EQ(p.attribute_count(), 0u);
  for (std::size_t i = 0; i < 100; ++i)
    EXPECT_EQ(document.set_attribute(p, numbered("x", i % 50), std::to_string(i)), DomError::none);
  ASSERT_EQ(p.attribute_count(), 50u);
  for (std::size_t i = 0; i < 50; ++i) {
    EXPECT_EQ(p.attribute(i).qualified_name(), numbered("x", i));
    EXPECT_EQ(p.attribute(i).value(), std::to_string(i + 50));
  }
  for (const std::string_view name : {""sv, "a b"sv, "a="sv, "a/"sv, "a>"sv, "\0"sv, "\xFF"sv})
    EXPECT_EQ(document.set_attribute(p, name, "x"), DomError::invalid_character) << name;
  EXPECT_EQ(document.set_attribute(document.root(), "a", ""), DomError::invalid_node_type);
  EXPECT_EQ(document.remove_attribute(document.root(), "a"), DomError::invalid_node_type);
}

// Whether the element has the attribute or not.
TEST(Mutation, PrefixesThatTheDomRefuses) {
  Document document = parse("<svg xlink:href=a></svg><svg></svg>");
  for (const Node svg : document.root().find_all("svg"))
    for (const std::string_view name :
         {":href"sv, "a b:href"sv, "x>:href"sv, "/:href"sv, "\0:href"sv, "\xFF:href"sv})
      EXPECT_EQ(document.set_attribute(svg, Namespace::xlink, name, "x"), DomError::invalid_character)
          << name;
  EXPECT_EQ(document.root().find("svg").attribute("xlink:href"), "a");
}

// A token is compared as it is stored.
TEST(Mutation, TokensAreRepaired) {
  Document document = parse("<p>");
  const Node p = document.root().find("p");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(document.add_token(p, "class", "a\xFF"), DomError::none);
  EXPECT_EQ(p.attribute("class"), "a\uFFFD");
  EXPECT_EQ(document.toggle_token(p, "class", "a\xFF"), DomError::none);
  EXPECT_EQ(p.attribute("class"), "");
}

TEST(Mutation, AttributesInANamespaceAreFoundByQualifiedName) {
  Document document = parse("<svg xlink:href=a></svg>");
  const Node svg = document.root().find("svg");
  document.set_attribute(svg, "xlink:href", "b");
  ASSERT_EQ(svg.attribute_count(), 1u);
  EXPECT_EQ(svg.attribute(0).attribute_namespace(), Namespace::xlink);
  EXPECT_EQ(svg.attribute(0).value(), "b");
  document.remove_attribute(svg, "xlink:href");
  document.set_attribute(svg, "xlink:href", "c");
  ASSERT_EQ(svg.attribute_count(), 1u);
  EXPECT_EQ(svg.attribute(0).attribute_namespace(), Namespace::none);
  EXPECT_EQ(svg.attribute(0).local_name(), "xlink:href");
}

// Elements made for one token share its data.
TEST(Mutation, AttributesOfElementsMadeForTheSameTokenPart) {
  Document document = parse("<p><b class=x>1<p>2<p>3");
  std::vector<Node> all;
  for (const Node b : document.root().find_all("b")) all.push_back(b);
  ASSERT_EQ(all.size(), 3u);
  document.set_attribute(all[1], "class", "y");
  document.remove_attribute(all[2], "class");
  EXPECT_EQ(all[0].outer_html(), R"(<b class="x">1</b>)");
  EXPECT_EQ(all[1].outer_html(), R"(<b class="y">2</b>)");
  EXPECT_EQ(all[2].outer_html(), "<b>3</b>");
}

TEST(Mutation, AttributesOfClonesAreSeparate) {
  Document document = parse("<p a=1>");
  const Node p = document.root().find("p");
  document.set_attribute(p, "b", "2");
  const Node copy = document.clone(p);
  document.set_attribute(p, "b", "3");
  document.set_attribute(copy, "a", "4");
  document.set_attribute(p, "c", "5");
  EXPECT_EQ(p.outer_html(), R"(<p a="1" b="3" c="5"></p>)");
  EXPECT_EQ(copy.outer_html(), R"(<p a="4" b="2"></p>)");
}

TEST(Mutation, SetsData) {
  Document document = parse("a<!--b--><?c d>");
  const Node text = document.body().first_child();
  const Node comment = text.next_sibling(), instruction = comment.next_sibling();
  const Node copy = document.clone(instruction);
  EXPECT_EQ(document.set_data(text, "A"), DomError::none);
  EXPECT_EQ(document.set_data(comment, ""), DomError::none);
  EXPECT_EQ(document.set_data(instruction, "D"), DomError::none);
  EXPECT_EQ(body_html(document), "A<!----><?c D?>");
  EXPECT_EQ(copy.data(), "d");
  EXPECT_EQ(document.set_data(document.body(), "x"), DomError::invalid_node_type);
  EXPECT_EQ(document.set_data(document.root(), "x"), DomError::invalid_node_type);
}

TEST(Mutation, TextIsRepaired) {
  Document document = parse("<p>");
  const Node p = document.root().find("p");
  EXPECT_EQ(document
                .create_text("a\xFF"
                             "b")
                .data(),
            "a\uFFFDb");
  document.set_attribute(p, "a", "\xC3");
  EXPECT_EQ(p.attribute("a"), "\uFFFD");
  EXPECT_EQ(document.create_comment("\xED\xA0\x80").data(), "\xED\xA0\x80");  // a surrogate
}

// Views of the document may be passed to the change that invalidates them.
TEST(Mutation, TextOfTheDocumentItself) {
  Document document = parse("<p a=1>", {}, Source::copied);
  const Node p = document.root().find("p");
  document.set_attribute(p, "v0", std::string(100, 'x'));
  for (std::size_t i = 0; i < 2000; ++i) {
    const std::string name = numbered("v", i + 1);
    document.set_attribute(p, name, p.attribute(numbered("v", i)).value());
    document.set_attribute(p, p.attribute(p.attribute_count() - 1).qualified_name(),
                           p.attribute("a").value());
    document.set_attribute(p, name, std::string(100, 'x'));
    document.append(p, document.create_text(p.attribute(name)->substr(1)));
    document.append(p, document.create_element(p.attribute("v0")->substr(0, 1 + i % 90)));
    document.append(p, document.create_element(p.last_child().local_name().substr(0, 3)));
  }
  EXPECT_EQ(p.attribute("v2000"), std::string(100, 'x'));
  EXPECT_EQ(p.last_child().previous_sibling().previous_sibling().data(), std::string(99, 'x'));
}

TEST(Mutation, Clones) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  Document document = parse(
      "<!DOCTYPE a><div a=1>t<!--c--><?p d><template>in<template>deeper</template></template>"
      "<span><template shadowrootmode=open shadowrootclonable>s</template></span>"
      "<p><template shadowrootmode=open>s</template></p></div>",
      options);
  const Node div = document.root().find("div");
  const Node copy = document.clone(div);
  EXPECT_TRUE(copy.parent().is_null());
  EXPECT_EQ(copy.outer_html(), div.outer_html());
  EXPECT_TRUE(copy.find("p").shadow_root().is_null());
  ASSERT_FALSE(copy.find("span").shadow_root().is_null());
  EXPECT_TRUE(copy.find("span").shadow_root().shadow_root_properties()->clonable);
  EXPECT_EQ(copy.find("span").shadow_root().inner_html(), "s");
  EXPECT_NE(copy.find("span").shadow_root(), div.find("span").shadow_root());
  EXPECT_EQ(document.clone(div, false).outer_html(), R"(<div a="1"></div>)");
  EXPECT_EQ(document.clone(div.find("template"), false).outer_html(), "<template></template>");
  EXPECT_EQ(document.clone(div.find("span"), false).shadow_root().inner_html(), "s");
  EXPECT_EQ(document.clone(div.find("template").template_contents()).inner_html(),
            "in<template>deeper</template>");
  EXPECT_EQ(document.clone(document.root().first_child()).name(), "a");
  EXPECT_TRUE(document.clone(document.root()).is_null());
  // They become separate.
  document.set_data(copy.first_child(), "T");
  document.append(copy.find("template").template_contents(), document.create_element("hr"));
  EXPECT_EQ(div.first_child().data(), "t");
  EXPECT_EQ(div.find("template").inner_html(), "in<template>deeper</template>");
  EXPECT_EQ(broken_links(document), "");
}

TEST(Mutation, ClonesAndAdoptsFromAnotherDocument) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  const std::string html =
      "<div class=x strange=y>te&amp;xt<own-name own=1></own-name><svg xlink:href=z></svg><!--c--><?p d>"
      "<template>in</template><span><template shadowrootmode=open shadowrootclonable>s</template></span>"
      "<p><template shadowrootmode=closed>s</template></p></div>";
  Document document = parse("<other-name other=1>");
  {
    Document other = parse("<!DOCTYPE html>" + html + "after", options);
    const Node div = other.root().find("div");
    const std::string before = div.outer_html();
    const Node copy = document.clone(div);
    EXPECT_EQ(copy.outer_html(), before);
    EXPECT_TRUE(copy.find("p").shadow_root().is_null());
    EXPECT_EQ(document.append(document.body(), copy), DomError::none);
    EXPECT_EQ(div.parent(), other.body());

    const Node adopted = document.adopt(other, div);
    EXPECT_EQ(adopted.outer_html(), before);
    EXPECT_TRUE(adopted.parent().is_null());
    EXPECT_EQ(adopted.find("p").shadow_root().shadow_root_properties()->mode, ShadowRootMode::closed);
    EXPECT_EQ(adopted.find("svg").attribute(0).attribute_namespace(), Namespace::xlink);
    EXPECT_EQ(other.body().inner_html(), "after");
    EXPECT_EQ(div.outer_html(), before);  // what is left of it
    EXPECT_EQ(document.append(document.body(), adopted), DomError::none);
    EXPECT_EQ(document.append(document.body(), document.adopt(other, other.create_text("t"))),
              DomError::none);

    EXPECT_TRUE(document.adopt(other, other.root()).is_null());
    EXPECT_TRUE(document.adopt(other, div.find("template").template_contents()).is_null());
    EXPECT_TRUE(document.adopt(other, document.body()).is_null());
    const Node doctype = document.adopt(other, other.root().first_child());
    EXPECT_EQ(document.insert_before(document.root(), doctype, document.document_element()), DomError::none);
    const Node fragment = other.create_document_fragment();
    other.append(fragment, other.create_element("hr"));
    EXPECT_EQ(document.append(document.body(), document.adopt(other, fragment)), DomError::none);
  }
  const std::string copied =
      "<div class=\"x\" strange=\"y\">te&amp;xt<own-name own=\"1\"></own-name><svg xlink:href=\"z\"></svg>"
      "<!--c--><?p d?><template>in</template><span></span><p></p></div>";
  EXPECT_EQ(serialize_html(document.root()),
            "<!DOCTYPE html><html><head></head><body><other-name other=\"1\">"
            "</other-name>" +
                copied + copied + "t<hr></body></html>");
  EXPECT_EQ(document.root().find_all("own-name").front().attribute("own"), "1");
  EXPECT_EQ(broken_links(document), "");
}

// https://dom.spec.whatwg.org/#concept-node-insert adopts the node.
TEST(Mutation, InsertingAdopts) {
  const auto each = [](auto insert, std::string_view wanted) {
    Document document = parse("<i>1</i><i>2</i>");
    Document other = parse("<p>x<b>y</b>z");
    const Node b = other.root().find("b");
    const Node first = document.body().first_child();
    EXPECT_EQ(insert(document, first, b), DomError::none);
    EXPECT_EQ(body_html(document), wanted);
    EXPECT_EQ(body_html(other), "<p>xz</p>");
    EXPECT_EQ(broken_links(document), "");
    EXPECT_EQ(broken_links(other), "");
    // What stays behind can be read, not modified or inserted again.
    EXPECT_EQ(b.outer_html(), "<b>y</b>");
    EXPECT_FALSE(b.parent());
    EXPECT_EQ(other.set_attribute(b, "a", "1"), DomError::wrong_document);
    EXPECT_EQ(other.set_data(b.first_child(), "1"), DomError::wrong_document);
    EXPECT_EQ(other.append(other.body(), b), DomError::wrong_document);
    EXPECT_EQ(document.append(document.body(), b), DomError::wrong_document);
    EXPECT_EQ(document.append(document.body(), b.first_child()), DomError::wrong_document);
    EXPECT_FALSE(document.adopt(other, b));
    EXPECT_TRUE(document.clone(b));
    // Nor is the new node bound to the old one.
    const Node now = document.root().find("b");
    EXPECT_EQ(document.set_attribute(now, "a", "1"), DomError::none);
    EXPECT_FALSE(b.has_attribute("a"));
  };
  each([](Document& in, Node i, Node b) { return in.append(i, b); }, "<i>1<b>y</b></i><i>2</i>");
  each([](Document& in, Node i, Node b) { return in.prepend(i, b); }, "<i><b>y</b>1</i><i>2</i>");
  each([](Document& in, Node i, Node b) { return in.insert_before(i.parent(), b, i); },
       "<b>y</b><i>1</i><i>2</i>");
  each([](Document& in, Node i, Node b) { return in.insert_after(i.parent(), b, i); },
       "<i>1</i><b>y</b><i>2</i>");
  each([](Document& in, Node i, Node b) { return in.replace(i, b); }, "<b>y</b><i>2</i>");
}

TEST(Mutation, InsertingAdoptsTheChildrenOfAFragment) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  Document document = parse("<i>1</i>");
  Document other = parse_fragment("a<b>b</b><template>in</template>", {}, options);
  const Node fragment = other.fragment(), b = other.fragment().find("b");
  const Node contents = other.fragment().find("template").template_contents();
  EXPECT_EQ(document.append(document.body(), fragment), DomError::none);
  EXPECT_EQ(body_html(document), "<i>1</i>a<b>b</b><template>in</template>");
  // The fragment is empty, and still one of its document.
  EXPECT_FALSE(fragment.first_child());
  EXPECT_EQ(other.set_attribute(b, "a", "1"), DomError::wrong_document);
  EXPECT_EQ(other.set_inner_html(contents, "x"), DomError::wrong_document);
  EXPECT_EQ(other.set_inner_html(fragment, "<u>c"), DomError::none);
  EXPECT_EQ(document.replace(document.body().first_child(), fragment), DomError::none);
  EXPECT_EQ(body_html(document), "<u>c</u>a<b>b</b><template>in</template>");

  // A shadow root and the contents of a template are fragments too.
  Document shadow =
      parse("<p><template shadowrootmode=closed><s>1</s></template><template><q>2</q>", options);
  EXPECT_EQ(document.append(document.body(), shadow.root().find("p").shadow_root()), DomError::none);
  EXPECT_EQ(document.append(document.body(), shadow.root().find("template").template_contents()),
            DomError::none);
  EXPECT_EQ(body_html(document), "<u>c</u>a<b>b</b><template>in</template><s>1</s><q>2</q>");
  EXPECT_EQ(broken_links(document), "");
  EXPECT_EQ(broken_links(shadow), "");
}

TEST(Mutation, RefusedInsertionsAdoptNothing) {
  Document document = parse("<!DOCTYPE html><p>x"), other = parse("<!DOCTYPE html><b>y</b>z");
  const std::string before = dump_tree(document), before_other = dump_tree(other);
  const Node p = document.root().find("p"), b = other.root().find("b");
  EXPECT_EQ(document.append(document.root(), b), DomError::hierarchy_request);
  EXPECT_EQ(document.append(p.first_child(), b), DomError::hierarchy_request);
  EXPECT_EQ(document.append(p, other.root()), DomError::hierarchy_request);
  EXPECT_EQ(document.append(p, other.root().first_child()), DomError::hierarchy_request);
  EXPECT_EQ(document.append(document.root(), b.next_sibling()), DomError::hierarchy_request);
  EXPECT_EQ(document.insert_before(p, b, document.body()), DomError::not_found);
  EXPECT_EQ(document.replace(document.document_element(), b.next_sibling()), DomError::hierarchy_request);
  EXPECT_EQ(dump_tree(document), before);
  EXPECT_EQ(dump_tree(other), before_other);
  EXPECT_EQ(other.set_attribute(b, "a", "1"), DomError::none);
}

// Random nodes of three documents into each other: what arrives is what left, once, and all trees stay whole.
TEST(Mutation, RandomAdoptions) {
  std::mt19937 random(5);
  std::vector<Document> documents;
  for (const std::string_view html : {"<p a=1>x<b>y</b><!--c--></p><template><i>z</i></template>",
                                      "<ul><li>1<li>2<svg xlink:href=u><g></g></svg></ul>",
                                      "<!DOCTYPE html><table><tr><td>a<td>b</table>text"})
    documents.push_back(parse(html));
  const auto pick = [&](const Document& document) {
    std::vector<Node> nodes;
    for (const Node node : document.root().descendants()) nodes.push_back(node);
    return nodes.empty() ? document.root() : nodes[random() % nodes.size()];
  };
  std::size_t moved = 0;
  for (int round = 0; round < 3000; ++round) {
    Document& from = documents[random() % 3];
    Document& to = documents[random() % 3];
    const Node child = pick(from), parent = pick(to);
    const std::string what = child.outer_html();
    const std::size_t before = count_nodes(from) + count_nodes(to);
    const Node parent_before = child.parent(), reference = parent.first_child();
    if (to.insert_before(parent, child, reference) != DomError::none) {
      ASSERT_EQ(child.parent(), parent_before);
      continue;
    }
    ++moved;
    ASSERT_EQ(parent.first_child().outer_html(), what);
    ASSERT_EQ(count_nodes(from) + count_nodes(to), before);
    if (&from != &to) {
      ASSERT_FALSE(child.parent());
      ASSERT_EQ(from.remove(child), DomError::wrong_document);
    }
    if (round % 100 != 0) continue;
    for (const Document& document : documents) ASSERT_EQ(broken_links(document), "");
  }
  EXPECT_GT(moved, 500u);
}

TEST(Mutation, AdoptingFromItselfRemoves) {
  Document document = parse("<p>x");
  const Node p = document.root().find("p");
  EXPECT_EQ(document.adopt(document, p), p);
  EXPECT_TRUE(p.parent().is_null());
  EXPECT_EQ(body_html(document), "");
}

TEST(Mutation, DepthIsNotLimited) {
  constexpr int kDepth = 100'000;
  Document document = parse("");
  Node node = document.body();
  for (int i = 0; i < kDepth; ++i) {
    const Node child = document.create_element("div");
    ASSERT_EQ(document.append(node, child), DomError::none);
    node = child;
  }
  EXPECT_EQ(document.append(node, document.body().first_child()), DomError::hierarchy_request);
  const Node copy = document.clone(document.body().first_child());
  EXPECT_EQ(document.append(node, copy), DomError::none);
  Document other = parse("");
  EXPECT_EQ(other.append(other.body(), document.body().first_child()), DomError::none);
  EXPECT_EQ(count_nodes(other), 2u * kDepth + 4);
}

TEST(Mutation, ErrorsOfUseChangeNothingInAParsedFragment) {
  Document document = parse_fragment("<b>1</b>2");
  const Node fragment = document.fragment();
  EXPECT_EQ(document.append(document.create_element("p"), fragment), DomError::none);
  EXPECT_TRUE(fragment.first_child().is_null());
}

// --- While the tree builder runs

class HalfParsed {
 public:
  explicit HalfParsed(std::string_view html) : parse_({detail::entry_of(kDefaultEdition), options_}, text_) {
    parse_.begin(nullptr);
    text_.append(html);
    parse_.run(true);
  }
  detail::Tree& tree() { return parse_.tree(); }
  detail::NodeId find(std::string_view name) {
    const detail::NameId id = tree().tag_names.find(name);
    for (detail::NodeId node = tree().following(tree().document(), tree().document());
         node != detail::kNoNode; node = tree().following(node, tree().document()))
      if (tree().type(node) == NodeType::element && tree().local_name(node).id() == id) return node;
    return detail::kNoNode;
  }
  Document finish(std::string_view rest) {
    text_.append(rest);
    parse_.run(false);
    detail::OffsetMap same;
    same.add_same(text_.size());
    return detail::DocumentAccess::make(parse_.finish(std::move(same)));
  }

 private:
  const ParseOptions options_;
  detail::TextStore text_;
  detail::Parse parse_;
};

std::string body_of(HalfParsed& parse, std::string_view rest) { return body_html(parse.finish(rest)); }

TEST(Mutation, FormattingElementsAreRecreatedFromTheirTokens) {
  HalfParsed parse("<p><b class=x>1");
  const detail::NodeId b = parse.find("b");
  const detail::NameId name = parse.tree().attribute_names.intern("class");
  parse.tree().set_attribute(b, name, parse.tree().store_any("y"));
  EXPECT_EQ(body_of(parse, "<p>2"), R"(<p><b class="y">1</b></p><p><b class="x">2</b></p>)");
}

// The Noah's Ark clause compares what elements were created with.
TEST(Mutation, TheNoahsArkClauseComparesElementsAsCreated) {
  HalfParsed parse("<p><b class=x><b class=x><b class=x>");
  const detail::NameId name = parse.tree().attribute_names.intern("class");
  for (detail::NodeId b = parse.find("b"); b != detail::kNoNode; b = parse.tree().first_child(b))
    parse.tree().remove_attribute(b, name);
  EXPECT_EQ(body_of(parse, "<b class=x>1<p>2"),
            "<p><b><b><b><b class=\"x\">1</b></b></b></b></p>"
            "<p><b class=\"x\"><b class=\"x\"><b class=\"x\">2</b></b></b></p>");
}

TEST(Mutation, LaterBodyTagsAddWhatIsMissing) {
  HalfParsed parse("<body a=1><body b=2>");
  detail::Tree& tree = parse.tree();
  const detail::NodeId body = parse.find("body");
  tree.remove_attribute(body, tree.attribute_names.intern("a"));
  tree.set_attribute(body, tree.attribute_names.intern("new-one"), tree.store_any("3"));
  EXPECT_EQ(held(parse.finish("<body a=4 b=5 new-one=6 c=7>")).body().outer_html(),
            R"(<body b="2" new-one="3" a="4" c="7"></body>)");
}

TEST(Mutation, TheParserContinuesInAChangedText) {
  HalfParsed parse("<p>one");
  detail::Tree& tree = parse.tree();
  tree.set_data(tree.first_child(parse.find("p")), "changed ");
  EXPECT_EQ(body_of(parse, " two&amp;three"), "<p>changed  two&amp;three</p>");
}

TEST(Mutation, TheParserContinuesInAMovedElement) {
  HalfParsed parse("<div><p>one");
  detail::Tree& tree = parse.tree();
  tree.move_before(parse.find("body"), parse.find("p"), parse.find("div"));
  EXPECT_EQ(body_of(parse, " two<i>3"), "<p>one two<i>3</i></p><div></div>");
}

// The adoption agency would put the i into the u, which a script has put into the i.
TEST(Mutation, TheParserMakesNoCycle) {
  HalfParsed parse("<u><b><i><p>x");
  detail::Tree& tree = parse.tree();
  const detail::NodeId p = parse.find("p"), u = parse.find("u");
  tree.remove(p);
  tree.move_before(p, u, detail::kNoNode);
  tree.move_before(parse.find("body"), p, detail::kNoNode);
  const Document document = parse.finish("</b>y");
  EXPECT_EQ(broken_links(document), "");
}

// --- Random changes, compared with a simple model

class Model {
 public:
  explicit Model(std::uint32_t seed) : random_(seed), document_(parse("")) {
    add(document_.root());
    for (Node node = document_.root().first_child(); node; node = node.following(document_.root())) add(node);
    for (Entry& entry : entries_)
      for (const Node child : entry.node.children()) adopt(entry, index_of(child));
  }

  void step() {
    switch (random_() % 12) {
      case 0:
        add(document_.create_element(random_() % 4 == 0 ? "template" : "div"));
        if (const Node contents = entries_.back().node.template_contents()) {
          add(contents);
          entries_.back().host = entries_.size() - 2;
        }
        break;
      case 1:
        add(document_.create_text("t"));
        break;
      case 2:
        add(random_() % 2 == 0 ? document_.create_comment("c") : document_.create_doctype("html"));
        break;
      case 3:
        add(document_.create_document_fragment());
        break;
      case 4: {
        const std::size_t node = pick();
        EXPECT_EQ(document_.remove(entries_[node].node), DomError::none);
        detach(node);
        break;
      }
      case 5:
        replace(pick(), pick());
        break;
      case 6: {
        const std::size_t node = pick();
        const Node copy = document_.clone(entries_[node].node);
        EXPECT_EQ(copy.is_null(), node == 0);
        if (copy && copy.is_element()) {
          EXPECT_EQ(copy.outer_html(), entries_[node].node.outer_html());
        }
        break;
      }
      default: {
        const std::size_t parent = pick();
        const Entry& entry = entries_[parent];
        const std::size_t reference = entry.children.empty() || random_() % 3 == 0 ? kNone
                                      : random_() % 20 == 0
                                          ? pick()
                                          : entry.children[random_() % entry.children.size()];
        insert(parent, pick(), reference);
      }
    }
  }

  void check() {
    for (const Entry& entry : entries_) {
      const Node node = entry.node;
      const std::vector<std::size_t>& children = entry.children;
      ASSERT_TRUE(is(node.parent(), entry.parent));
      ASSERT_TRUE(is(node.first_child(), children.empty() ? kNone : children.front()));
      ASSERT_TRUE(is(node.last_child(), children.empty() ? kNone : children.back()));
      if (entry.parent == kNone) {
        ASSERT_TRUE(node.next_sibling().is_null());
        ASSERT_TRUE(node.previous_sibling().is_null());
      }
      for (std::size_t i = 0; i < children.size(); ++i) {
        const Node child = at(children[i]);
        ASSERT_TRUE(is(child.next_sibling(), i + 1 < children.size() ? children[i + 1] : kNone));
        ASSERT_TRUE(is(child.previous_sibling(), i > 0 ? children[i - 1] : kNone));
      }
    }
  }

  const Document& document() const { return document_; }

 private:
  static constexpr std::size_t kNone = SIZE_MAX;
  struct Entry {
    Node node;
    std::size_t parent = kNone;
    std::vector<std::size_t> children;
    std::size_t host = kNone;
  };

  void add(Node node) { entries_.push_back({node, kNone, {}, kNone}); }
  Node at(std::size_t index) const { return index == kNone ? Node() : entries_[index].node; }
  bool is(Node node, std::size_t index) const {
    return index == kNone ? node.is_null() : node == entries_[index].node;
  }
  std::size_t index_of(Node node) const {
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (entries_[i].node == node) return i;
    return kNone;
  }
  void adopt(Entry& parent, std::size_t child) {
    parent.children.push_back(child);
    entries_[child].parent = static_cast<std::size_t>(&parent - entries_.data());
  }
  std::size_t pick() { return random_() % entries_.size(); }

  void detach(std::size_t node) {
    if (entries_[node].parent == kNone) return;
    std::erase(entries_[entries_[node].parent].children, node);
    entries_[node].parent = kNone;
  }
  bool is_above(std::size_t node, std::size_t other) const {
    while (other != kNone && other != node)
      other = entries_[other].parent != kNone ? entries_[other].parent : entries_[other].host;
    return other == node;
  }
  // The children of a Document in order: is that a document?
  bool is_document(const std::vector<std::size_t>& children) const {
    bool doctype = false, element = false;
    for (const std::size_t child : children) {
      const NodeType type = entries_[child].node.type();
      if (type == NodeType::text || (type == NodeType::doctype && (doctype || element)) ||
          (type == NodeType::element && element))
        return false;
      doctype |= type == NodeType::doctype;
      element |= type == NodeType::element;
    }
    return true;
  }
  // What `parent` has after the change, with the node also still in its old place, as in the DOM.
  std::vector<std::size_t> children_with(std::size_t parent, std::size_t node, std::size_t reference,
                                         std::size_t leaving) const {
    const Entry& entry = entries_[node];
    const std::vector<std::size_t> added =
        entry.node.type() == NodeType::document_fragment ? entry.children : std::vector<std::size_t>{node};
    std::vector<std::size_t> children = entries_[parent].children;
    auto place = std::find(children.begin(), children.end(), reference);
    place = children.insert(place, added.begin(), added.end());
    std::erase(children, leaving);
    return children;
  }
  DomError expected(std::size_t parent, std::size_t node, std::size_t reference, std::size_t leaving) const {
    const NodeType parent_type = entries_[parent].node.type(), type = entries_[node].node.type();
    if (parent_type != NodeType::document && parent_type != NodeType::element &&
        parent_type != NodeType::document_fragment)
      return DomError::hierarchy_request;
    if (is_above(node, parent)) return DomError::hierarchy_request;
    if (reference != kNone && entries_[reference].parent != parent) return DomError::not_found;
    if (type == NodeType::document || (type == NodeType::doctype && parent_type != NodeType::document))
      return DomError::hierarchy_request;
    if (parent_type != NodeType::document) return DomError::none;
    // A comment moves freely in a document; other children count twice while they are there.
    if (type == NodeType::comment || is_document(children_with(parent, node, reference, leaving)))
      return DomError::none;
    return DomError::hierarchy_request;
  }

  void move(std::size_t parent, std::size_t node, std::size_t reference) {
    const std::vector<std::size_t> moved = at(node).type() == NodeType::document_fragment
                                               ? entries_[node].children
                                               : std::vector<std::size_t>{node};
    if (reference == node) {
      const std::vector<std::size_t>& siblings = entries_[parent].children;
      const auto next = std::find(siblings.begin(), siblings.end(), node) + 1;
      reference = next == siblings.end() ? kNone : *next;
    }
    for (const std::size_t child : moved) {
      detach(child);
      std::vector<std::size_t>& children = entries_[parent].children;
      children.insert(std::find(children.begin(), children.end(), reference), child);
      entries_[child].parent = parent;
    }
  }
  void insert(std::size_t parent, std::size_t node, std::size_t reference) {
    const DomError error = expected(parent, node, reference, kNone);
    ASSERT_EQ(document_.insert_before(at(parent), at(node), at(reference)), error);
    if (error == DomError::none) move(parent, node, reference);
  }
  void replace(std::size_t child, std::size_t node) {
    const std::size_t parent = entries_[child].parent;
    const DomError error = parent == kNone ? DomError::not_found : expected(parent, node, child, child);
    // A child in its own place counts once.
    if (child == node && parent != kNone) {
      ASSERT_EQ(document_.replace(at(child), at(node)), DomError::none);
      return;
    }
    ASSERT_EQ(document_.replace(at(child), at(node)), error);
    if (error != DomError::none) return;
    move(parent, node, child);
    detach(child);
  }

  std::mt19937 random_;
  Document document_;
  std::vector<Entry> entries_;
};

TEST(Mutation, RandomChangesKeepAllLinks) {
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Model model(seed);
    for (int i = 0; i < 400; ++i) {
      model.step();
      model.check();
      if (HasFatalFailure() || HasNonfatalFailure()) return;
    }
    ASSERT_EQ(broken_links(model.document()), "");
  }
}
}  // namespace
}  // namespace lockstep::test
