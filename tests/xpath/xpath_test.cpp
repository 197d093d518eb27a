// Tests XPath: values, the nodes that paths select, and how invalid expressions are reported.
#include "lockstep/xpath.h"

#include <gtest/gtest.h>

#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/lockstep.h"
#include "xpath/xpath_tables.h"

namespace lockstep::test {
namespace {

static_assert(std::copyable<XPath> && std::copyable<XPathValue> && std::copyable<XPathNode>);

constexpr NamespacePrefix kPrefixes[] = {{"svg", Namespace::svg},
                                         {"math", Namespace::mathml},
                                         {"xlink", Namespace::xlink},
                                         {"h", Namespace::html}};

// An element by its ID or name, an attribute as @name, other nodes by their text in brackets.
std::string name_of(const XPathNode& node) {
  if (node.is_attribute()) return "@" + std::string(node.attribute().qualified_name());
  if (!node.node().is_element()) return "[" + node.string_value() + "]";
  return std::string(node.node().has_attribute("id") ? node.node().id() : node.node().local_name());
}

std::string shown(const XPathResult& result) {
  if (!result) return std::to_string(result.error().column) + ": " + result.error().message;
  if (result->type() != XPathType::nodes) return result->string();
  std::string out;
  for (const XPathNode& node : result->nodes()) {
    if (!out.empty()) out += ' ';
    out += name_of(node);
  }
  return out;
}

std::string evaluate(Node context, std::string_view expression) {
  const ParsedXPath xpath = XPath::parse(expression, {.namespaces = kPrefixes, .extensions = true});
  if (!xpath) return std::to_string(xpath.error().column) + ": " + xpath.error().message;
  return shown(xpath->evaluate(context));
}

// Evaluates on a document; without an html element around the body, `*` is short.
std::string xpath(std::string_view html, std::string_view expression) {
  const Document document = parse(html);
  return evaluate(document.root(), expression);
}

// Evaluates from the element with the ID "here".
std::string from_here(std::string_view html, std::string_view expression) {
  const Document document = parse(html);
  return evaluate(document.root().find_by_id("here"), expression);
}

std::string value(std::string_view expression) { return xpath("", expression); }

constexpr std::string_view kTree =
    "<!DOCTYPE html><div id=a><p id=b>1</p><p id=here class=x lang=en>2<i id=c><b "
    "id=d></b></i>3<!--n--></p><p id=e></p>"
    "<ul id=f><li id=g></ul></div><hr id=h>";

// --- Witnesses: an expression for each row of spec/xpath/.

TEST(XPathWitnesses, Axes) {
  const std::map<std::string_view, std::string_view> witnesses = {
      {"ancestor", "html body a"},
      {"ancestor-or-self", "html body a here"},
      {"attribute", "@id @class @lang"},
      {"child", "c"},
      {"descendant", "c d"},
      {"descendant-or-self", "here c d"},
      {"following", "e f g h"},
      {"following-sibling", "e f"},
      {"namespace", ""},
      {"parent", "a"},
      {"preceding", "head b"},
      {"preceding-sibling", "b"},
      {"self", "here"},
  };
  for (const detail::AxisRow& row : detail::axis_rows()) {
    ASSERT_EQ(witnesses.count(row.name), 1U) << row.name;
    EXPECT_EQ(from_here(kTree, std::string(row.name) + "::*"), witnesses.at(row.name)) << row.name;
    // Positions count along the axis: the first is the nearest.
    const std::string first = from_here(kTree, std::string(row.name) + "::*[1]");
    const std::string nodes(witnesses.at(row.name));
    const std::string nearest =
        row.is_reverse ? nodes.substr(nodes.rfind(' ') + 1) : nodes.substr(0, nodes.find(' '));
    EXPECT_EQ(first, nearest) << row.name;
  }
}

TEST(XPathWitnesses, NodeTypes) {
  const std::map<std::string_view, std::string_view> witnesses = {
      {"comment", "[n]"}, {"node", "[2] c [3] [n]"}, {"processing-instruction", ""}, {"text", "[2] [3]"}};
  for (const detail::NodeTypeRow& row : detail::node_type_rows()) {
    ASSERT_EQ(witnesses.count(row.name), 1U) << row.name;
    EXPECT_EQ(from_here(kTree, std::string(row.name) + "()"), witnesses.at(row.name)) << row.name;
  }
}

TEST(XPathWitnesses, Operators) {
  const std::map<std::string_view, std::pair<std::string_view, std::string_view>> witnesses = {
      {"or", {"0 or 'a'", "true"}}, {"and", {"1 and ''", "false"}},
      {"=", {"'1' = 1", "true"}},   {"!=", {"'1' != 1", "false"}},
      {"<", {"1 < '2'", "true"}},   {"<=", {"2 <= 1", "false"}},
      {">", {"1 > 2", "false"}},    {">=", {"2 >= 2", "true"}},
      {"+", {"1 + '2'", "3"}},      {"-", {"1 - - 2", "3"}},
      {"*", {"2 * 3 + 1", "7"}},    {"div", {"1 + 6 div 4", "2.5"}},
      {"mod", {"-5 mod 3", "-2"}},  {"|", {"count(/* | //body | //body)", "2"}},
  };
  for (const detail::OperatorRow& row : detail::operator_rows()) {
    ASSERT_EQ(witnesses.count(row.token), 1U) << row.token;
    EXPECT_EQ(value(witnesses.at(row.token).first), witnesses.at(row.token).second) << row.token;
  }
}

TEST(XPathWitnesses, Abbreviations) {
  EXPECT_EQ(from_here(kTree, "."), "here");
  EXPECT_EQ(from_here(kTree, ".."), "a");
  EXPECT_EQ(from_here(kTree, "@class"), "@class");
  EXPECT_EQ(from_here(kTree, ".//b"), "d");
  EXPECT_EQ(from_here(kTree, "//p"), "b here e");
  EXPECT_EQ(detail::abbreviation_rows().size(), 4U);
}

TEST(XPathWitnesses, Functions) {
  const std::map<std::string_view, std::pair<std::string_view, std::string_view>> witnesses = {
      {"boolean", {"boolean('false')", "true"}},
      {"ceiling", {"ceiling(1.2)", "2"}},
      {"concat", {"concat('a', 1, true())", "a1true"}},
      {"contains", {"contains('abc', 'bc')", "true"}},
      {"count", {"count(//p)", "3"}},
      {"ends-with", {"ends-with('abc', 'bc')", "true"}},
      {"false", {"false()", "false"}},
      {"floor", {"floor(-1.2)", "-2"}},
      {"has-class", {"//p[has-class('x')]", "here"}},
      {"id", {"id('e b b')", "b e"}},
      {"lang", {"lang('en')", "false"}},
      {"last", {"//p[last()]", "e"}},
      {"local-name", {"local-name(//@class)", "class"}},
      {"lower-case", {"lower-case('AbÄ')", "abÄ"}},
      {"name", {"name(//p)", "p"}},
      {"namespace-uri", {"namespace-uri()", "http://www.w3.org/1999/xhtml"}},
      {"normalize-space", {"normalize-space('  a \n b ')", "a b"}},
      {"not", {"not(//q)", "true"}},
      {"number", {"number(' 12 ')", "12"}},
      {"position", {"//p[position() = 2]", "here"}},
      {"round", {"round(2.5)", "3"}},
      {"starts-with", {"starts-with('abc', 'ab')", "true"}},
      {"string", {"string()", "23"}},
      {"string-join", {"string-join(//p, '+')", "1+23+"}},
      {"string-length", {"string-length('aä😀')", "3"}},
      {"substring", {"substring('12345', 2, 3)", "234"}},
      {"substring-after", {"substring-after('1999/04', '/')", "04"}},
      {"substring-before", {"substring-before('1999/04', '/')", "1999"}},
      {"sum", {"sum(//p[1] | //p[2]/text()[1])", "3"}},
      {"translate", {"translate('--bar--', 'abr-', 'ABR')", "BAR"}},
      {"true", {"true()", "true"}},
      {"upper-case", {"upper-case('abä')", "ABä"}},
  };
  for (const detail::FunctionRow& row : detail::function_rows()) {
    ASSERT_EQ(witnesses.count(row.name), 1U) << row.name;
    EXPECT_EQ(from_here(kTree, witnesses.at(row.name).first), witnesses.at(row.name).second) << row.name;
  }
}

// --- HTML documents:
// https://html.spec.whatwg.org/multipage/infrastructure.html#interactions-with-xpath-and-xslt

TEST(XPathHtml, NamesWithoutPrefixAreThoseOfHtmlElements) {
  constexpr std::string_view kPage =
      "<P ID=p DATA-X=1></P><svg id=s viewBox=1 xlink:href=u xmlns=http://www.w3.org/2000/svg><a id=sa></a>"
      "<foreignObject id=f1><a id=ha></a></foreignObject></svg><math id=m><mi id=mi></mi></math>";
  EXPECT_EQ(xpath(kPage, "//p"), "p");
  EXPECT_EQ(xpath(kPage, "//P/@ID"), "@id");
  EXPECT_EQ(xpath(kPage, "//P/@Data-X"), "@data-x");
  EXPECT_EQ(xpath(kPage, "//svg | //mi"), "");
  EXPECT_EQ(xpath(kPage, "//a"), "ha");
  EXPECT_EQ(xpath(kPage, "//svg:a | //math:mi | //h:a"), "sa ha mi");
  EXPECT_EQ(xpath(kPage, "//svg:foreignObject"), "f1");
  EXPECT_EQ(xpath(kPage, "//svg:foreignobject"), "");
  EXPECT_EQ(xpath(kPage, "//*[name() = 'foreignObject']"), "f1");
  EXPECT_EQ(xpath(kPage, "//@viewBox | //@viewbox"), "@viewBox");
  EXPECT_EQ(xpath(kPage, "//@xlink:href | //@xlink:*"), "@xlink:href");
  // Namespace declarations are not attributes.
  EXPECT_EQ(xpath(kPage, "//svg:svg/@*"), "@id @viewBox @xlink:href");
  EXPECT_EQ(xpath(kPage, "name(//p)"), "p");
  EXPECT_EQ(xpath(kPage, "namespace-uri(//svg:a)"), "http://www.w3.org/2000/svg");
}

TEST(XPathHtml, DoctypesAreNotNodes) {
  EXPECT_EQ(xpath("<!DOCTYPE html><!--c--><p>", "/node()"), "[c] html");
  EXPECT_EQ(xpath("<!DOCTYPE html>", "/*/preceding::node()"), "");
  const Document document = parse("<!DOCTYPE html>");
  EXPECT_EQ(evaluate(document.root().first_child(), "."),
            "1: the context node is null, a doctype, or an attribute that does not exist");
  EXPECT_EQ(evaluate(Node(), "."),
            "1: the context node is null, a doctype, or an attribute that does not exist");
}

TEST(XPathHtml, TemplateContentsAreATreeOfTheirOwn) {
  const Document document = parse("<template id=t><p id=p>x</p></template><p id=q>");
  EXPECT_EQ(evaluate(document.root(), "//p"), "q");
  const Node contents = document.root().find_by_id("t").template_contents();
  EXPECT_EQ(evaluate(contents, "//p | /p | id('p')"), "p");
  EXPECT_EQ(evaluate(contents.first_child(), "string(/)"), "x");
  EXPECT_EQ(evaluate(contents.first_child(), ".."), "[x]");
}

TEST(XPathHtml, Fragments) {
  const Document document = parse_fragment("<td id=a><td id=b>", {.local_name = "tr"});
  EXPECT_EQ(evaluate(document.fragment(), "td[2]"), "b");
  EXPECT_EQ(evaluate(document.fragment(), "/td"), "a b");
}

TEST(XPathHtml, AdjacentTextsAreOneNode) {
  Document document = parse("<p id=here>a<b></b></p>");
  const Node p = document.root().find_by_id("here");
  EXPECT_EQ(document.insert_before(p, document.create_text("0"), p.first_child()), DomError::none);
  EXPECT_EQ(document.insert_after(p, document.create_text("b"), p.first_child().next_sibling()),
            DomError::none);
  EXPECT_EQ(evaluate(p, "text()"), "[0ab]");
  EXPECT_EQ(evaluate(p, "count(node())"), "2");
  EXPECT_EQ(evaluate(p, "b/preceding-sibling::node()"), "[0ab]");
  EXPECT_EQ(evaluate(p, "b/preceding::text()[1]"), "[0ab]");
  EXPECT_EQ(evaluate(p.first_child().next_sibling(), "."), "[0ab]");
  EXPECT_EQ(evaluate(p.first_child().next_sibling(), "following-sibling::node()"), "b");
}

TEST(XPathHtml, LanguagesAreThoseOfXmlLang) {
  constexpr std::string_view kPage = "<p lang=en></p><svg id=s xml:lang=de-CH><a id=a></a></svg>";
  EXPECT_EQ(xpath(kPage, "//*[lang('DE')]"), "s a");
  EXPECT_EQ(xpath(kPage, "//*[lang('de-ch')]"), "s a");
  EXPECT_EQ(xpath(kPage, "//*[lang('d') or lang('en')]"), "");
}

// --- Paths

TEST(XPathPaths, OrderIsThatOfTheDocument) {
  EXPECT_EQ(from_here(kTree, "//i/ancestor::*"), "html body a here");
  EXPECT_EQ(from_here(kTree, "//b/../preceding-sibling::node() | //p[1]"), "b [2]");
  EXPECT_EQ(from_here(kTree, "//div/* | //div | //@lang"), "a b here @lang e f");
  // Nested context nodes.
  constexpr std::string_view kNested =
      "<div id=a><p id=b></p><div id=c><p id=d></p></div><p id=e></p></div><p id=f>";
  EXPECT_EQ(xpath(kNested, "//div/p"), "b d e");
  EXPECT_EQ(xpath(kNested, "//div//p"), "b d e");
  EXPECT_EQ(xpath(kNested, "//div/following::p"), "e f");
  EXPECT_EQ(xpath(kNested, "//p/preceding::p"), "b d e");
  EXPECT_EQ(xpath(kNested, "//p/following-sibling::*"), "c e");
  EXPECT_EQ(xpath(kNested, "//p/preceding-sibling::*[1]"), "a c");
  EXPECT_EQ(xpath(kNested, "//p/ancestor::div[1]"), "a c");
  EXPECT_EQ(xpath(kNested, "//p/.."), "body a c");
  // The same where the numbers of nodes do not tell the order, because of the template.
  EXPECT_EQ(xpath(std::string(kNested) + "<template>", "//div/p"), "b d e");
  EXPECT_EQ(xpath(std::string(kNested) + "<template>", "//div/div//p/preceding::p | //div"), "a b c");
  EXPECT_EQ(xpath(std::string(kNested) + "<template>", "//*/following::p"), "b d e f");
}

TEST(XPathPaths, Positions) {
  constexpr std::string_view kLists = "<ul><li id=a><li id=b><li id=c></ul><ul><li id=d></ul>";
  EXPECT_EQ(xpath(kLists, "//li[1]"), "a d");
  EXPECT_EQ(xpath(kLists, "(//li)[1]"), "a");
  EXPECT_EQ(xpath(kLists, "//li[last()]"), "c d");
  EXPECT_EQ(xpath(kLists, "(//li)[last()]"), "d");
  EXPECT_EQ(xpath(kLists, "//li[position() > 1]"), "b c");
  EXPECT_EQ(xpath(kLists, "//li[@id != 'a'][1]"), "b d");
  EXPECT_EQ(xpath(kLists, "//li[1][@id != 'a']"), "d");
  EXPECT_EQ(xpath(kLists, "//li[last()][last()]"), "c d");
  EXPECT_EQ(xpath(kLists, "//li[0] | //li[1.5] | //li[-1] | //li['']"), "");
  EXPECT_EQ(xpath(kLists, "//li[last() - 1]"), "b");
  EXPECT_EQ(xpath(kLists, "//li[count(//ul)]"), "b");
  EXPECT_EQ(xpath(kLists, "/descendant::li[2]"), "b");
  EXPECT_EQ(xpath(kLists, "/descendant::li[last()]"), "d");
  EXPECT_EQ(xpath(kLists, "//li[last()]/preceding::li[1]"), "b c");
  EXPECT_EQ(xpath(kLists, "//li[1]/following-sibling::*[last()]"), "c");
  EXPECT_EQ(xpath(kLists, "//li[3]/preceding-sibling::*[last()]"), "a");
  EXPECT_EQ(xpath(kLists, "(//li[3]/preceding-sibling::*)[1]"), "a");
}

// `//` and a position is one step, which must select the same as the two steps that it stands for.
TEST(XPathPaths, PositionsAfterAnyDescendants) {
  constexpr std::string_view kNested =
      "<ul><li id=a>1<b>2</b>3<li id=b><ul><li>4<li id=c><b></b><b id=d>5</b></ul><li><ol><li "
      "id=e><b>6</b></ol>"
      "</ul>7<p id=f><b>8</b>9<template><li>10<li>11</template><p><b>12</b><b>13</b>";
  constexpr std::string_view kStarts[] = {"", ".", "//ul", "//li", "//@id", "//li[2]", "(//b | //ul)"};
  constexpr std::string_view kTests[] = {"li", "*", "b", "node()", "text()"};
  constexpr std::string_view kPredicates[] = {"[1]",
                                              "[2]",
                                              "[last()]",
                                              "[last() - 1]",
                                              "[position() mod 2 = 0]",
                                              "[position() > 1][2]",
                                              "[position() > 1][last()]",
                                              "[@id][1]",
                                              "[1][@id]",
                                              "[.//b[1]][last()]",
                                              "[count(.//li[1]) + 1]",
                                              "[position() = count(//li[2])]"};
  for (const std::string_view start : kStarts)
    for (const std::string_view test : kTests)
      for (const std::string_view predicate : kPredicates) {
        const std::string after = std::string(test).append(predicate);
        const std::string one = std::string(start).append("//").append(after);
        const std::string two =
            std::string(start).append("/descendant-or-self::node()[true()]/child::").append(after);
        EXPECT_EQ(xpath(kNested, one), xpath(kNested, two)) << one;
        EXPECT_EQ(xpath(kNested, one + "/*"), xpath(kNested, two + "/*")) << one;
      }
}

TEST(XPathPaths, FromAttributes) {
  EXPECT_EQ(from_here(kTree, "@class/.."), "here");
  EXPECT_EQ(from_here(kTree, "@class/ancestor::div"), "a");
  EXPECT_EQ(from_here(kTree, "@class/following::*"), "c d e f g h");
  EXPECT_EQ(from_here(kTree, "@class/preceding::p"), "b");
  EXPECT_EQ(from_here(kTree, "@class/following-sibling::* | @class/node() | @class/@*"), "");
  EXPECT_EQ(from_here(kTree, "@*/descendant-or-self::node()"), "@id @class @lang");
  EXPECT_EQ(from_here(kTree, "@*/self::*"), "");
  EXPECT_EQ(from_here(kTree, "@*[. = 'x']"), "@class");
}

TEST(XPathPaths, AttributesAsContext) {
  const Document document = parse("<!DOCTYPE html><p id=a title='b c'>x</p><p id=d>");
  const Node p = document.root().find_by_id("a");
  const XPathNode title(p, 1);
  const auto value = [&](std::string_view expression) {
    return XPath::parse(expression)->evaluate(title)->string();
  };
  EXPECT_EQ(value("."), "b c");
  EXPECT_EQ(value("string()"), "b c");
  EXPECT_EQ(value("name()"), "title");
  EXPECT_EQ(value("(.)/../@id"), "a");
  EXPECT_EQ(value("count(..)"), "1");
  EXPECT_EQ(value("not(p)"), "true");
  EXPECT_EQ(value("following::*/@id"), "d");
  EXPECT_EQ(value("//p[2]/@id"), "d");
  EXPECT_EQ(value("self::node()[. = 'b c']"), "b c");
  EXPECT_EQ(XPath::parse(".")->first(title), title);
  EXPECT_FALSE(XPath::parse(".")->evaluate(XPathNode(p, 2)));
  EXPECT_TRUE(XPath::parse(".")->first(XPathNode(p, 2)).is_null());
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex
TEST(XPathPaths, NamesOfOperatorsAreNamesWhereAnOperandIsExpected) {
  constexpr std::string_view kPage = "<div id=a></div><or id=b></or><mod id=c></mod>";
  EXPECT_EQ(xpath(kPage, "//div"), "a");
  EXPECT_EQ(xpath(kPage, "count(//div) div 2"), "0.5");
  EXPECT_EQ(xpath(kPage, "//or or //or"), "true");
  EXPECT_EQ(xpath(kPage, "//mod[self::mod mod 1]"), "");
  EXPECT_EQ(xpath(kPage, "count(//*) * 2"), "12");
  EXPECT_EQ(xpath(kPage, "* * *"), "NaN");
  EXPECT_EQ(xpath(kPage, "/html/body/*[1]"), "a");
  EXPECT_EQ(xpath(kPage, "child :: html / body//* [ @id = 'b' ]"), "b");
}

// --- Values

TEST(XPathValues, NumbersAsStrings) {
  EXPECT_EQ(value("string(1000000)"), "1000000");
  EXPECT_EQ(value("string(0.1)"), "0.1");
  EXPECT_EQ(value("string(1 div 3)"), "0.3333333333333333");
  EXPECT_EQ(value("string(-0)"), "0");
  EXPECT_EQ(value("string(.0000001)"), "0.0000001");
  EXPECT_EQ(value("string(12345678901234567890)"), "12345678901234567000");
  EXPECT_EQ(value("string(1 div 0)"), "Infinity");
  EXPECT_EQ(value("string(-1 div 0)"), "-Infinity");
  EXPECT_EQ(value("string(0 div 0)"), "NaN");
  EXPECT_EQ(value("string(-12.50)"), "-12.5");
}

TEST(XPathValues, StringsAsNumbers) {
  EXPECT_EQ(value("number('\t-.5\n')"), "-0.5");
  EXPECT_EQ(value("number('5.')"), "5");
  for (const std::string_view text :
       {"''", "'1e3'", "'+1'", "'.'", "'-'", "'1 2'", "'\f1'", "'1.2.3'", "'0x1'"})
    EXPECT_EQ(value("number(" + std::string(text) + ")"), "NaN") << text;
}

TEST(XPathValues, Rounding) {
  EXPECT_EQ(value("round(2.5)"), "3");
  EXPECT_EQ(value("round(-2.5)"), "-2");
  EXPECT_EQ(value("1 div round(-0.2)"), "-Infinity");
  EXPECT_EQ(value("round(0.49999999999999994)"), "0");
  EXPECT_EQ(value("round(0 div 0)"), "NaN");
  EXPECT_EQ(value("round(1 div 0)"), "Infinity");
}

// The examples of https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring, and others.
TEST(XPathValues, Substrings) {
  EXPECT_EQ(value("substring('12345', 1.5, 2.6)"), "234");
  EXPECT_EQ(value("substring('12345', 0, 3)"), "12");
  EXPECT_EQ(value("substring('12345', 0 div 0, 3)"), "");
  EXPECT_EQ(value("substring('12345', 1, 0 div 0)"), "");
  EXPECT_EQ(value("substring('12345', -42, 1 div 0)"), "12345");
  EXPECT_EQ(value("substring('12345', -1 div 0, 1 div 0)"), "");
  EXPECT_EQ(value("substring('12345', -1 div 0)"), "12345");
  EXPECT_EQ(value("substring('12345', 6)"), "");
  EXPECT_EQ(value("substring('aé😀z', 2, 2)"), "é😀");
}

TEST(XPathValues, Comparisons) {
  constexpr std::string_view kPage = "<p>1</p><p>2</p><i>2</i><i>3</i><b>x</b>";
  EXPECT_EQ(xpath(kPage, "//p = //i"), "true");
  EXPECT_EQ(xpath(kPage, "//p != //i"), "true");
  EXPECT_EQ(xpath(kPage, "//p = //b"), "false");
  EXPECT_EQ(xpath(kPage, "//b != //b"), "false");
  EXPECT_EQ(xpath(kPage, "//q = //q or //q != //q or //q != 1"), "false");
  EXPECT_EQ(xpath(kPage, "//i < //p"), "false");
  EXPECT_EQ(xpath(kPage, "//i <= //p"), "true");
  EXPECT_EQ(xpath(kPage, "//i > //p and //p < //i"), "true");
  EXPECT_EQ(xpath(kPage, "//b < 1 or //b >= 1"), "false");
  EXPECT_EQ(xpath(kPage, "2 = //p and '2' = //p and 1.0 < //p"), "true");
  EXPECT_EQ(xpath(kPage, "//q = false() and //p = true()"), "true");
  EXPECT_EQ(xpath(kPage, "//q < true()"), "true");
  EXPECT_EQ(xpath(kPage, "//p[. = //i]"), "p");
  EXPECT_EQ(xpath(kPage, "count(//p[//i > .])"), "2");
  EXPECT_EQ(value("3 > 2 > 1"), "false");
  EXPECT_EQ(value("1 = 1 = 1"), "true");
  EXPECT_EQ(value("'a' < 'b'"), "false");
  EXPECT_EQ(value("true() = 'x'"), "true");
}

TEST(XPathValues, OperatorsBindAsInTheGrammar) {
  EXPECT_EQ(value("1 + 2 * 3 - 4 div 2"), "5");
  EXPECT_EQ(value("8 div 4 div 2"), "1");
  EXPECT_EQ(value("10 - 3 - 2"), "5");
  EXPECT_EQ(value("- 2 + 5"), "3");
  EXPECT_EQ(value("---2"), "-2");
  EXPECT_EQ(value("2 * -3"), "-6");
  EXPECT_EQ(value("1 or 1 and 0"), "true");
  EXPECT_EQ(value("1 < 2 = 2 > 1"), "true");
  EXPECT_EQ(value("-count(/* | //body)"), "-2");
  // The root alone may be an operand.
  EXPECT_EQ(xpath("3", "/-1"), "2");
  EXPECT_EQ(xpath("3", "/ = 3 and / | /* and not(/<0)"), "true");
}

TEST(XPathValues, Variables) {
  const Document document = parse("<p id=a>1</p><p id=b>2</p>");
  const auto run = [&](std::string_view expression, const std::vector<XPathVariable>& variables) {
    return shown(XPath::parse(expression)->evaluate(document.root(), variables));
  };
  EXPECT_EQ(run("//p[@id = $x]", {{"x", "b"}}), "b");
  EXPECT_EQ(run("//p[$x]", {{"x", 2}}), "b");
  EXPECT_EQ(run("//p[$x]", {{"x", true}}), "a b");
  EXPECT_EQ(run("$x + $y", {{"x", 2}, {"y", "3"}}), "5");
  EXPECT_EQ(run("$a:x", {{"a:x", "v"}}), "v");
  const std::vector<XPathNode> nodes = {document.root().find_by_id("b"), document.root().find_by_id("a"),
                                        XPathNode(document.root().find_by_id("a"), 0)};
  EXPECT_EQ(run("$n", {{"n", nodes}}), "a @id b");
  EXPECT_EQ(run("$n/text() | $n[1]", {{"n", nodes}}), "a [1] [2]");
  EXPECT_EQ(run("é + $x", {}), "5: the variable “$x” has no value");
  EXPECT_EQ(run("$x/p", {{"x", 1}}), "1: the value of “$x” must be nodes here");
  EXPECT_EQ(run("count($x)", {{"x", "s"}}), "7: the value of “$x” must be nodes here");
  const Document other = parse("<p>");
  EXPECT_EQ(run("$n", {{"n", std::vector<XPathNode>{other.body()}}}),
            "1: a variable contains a node that is not in the tree of the context node");
}

TEST(XPathValues, First) {
  const Document document = parse("<p id=a>1</p><p id=b>2</p>");
  EXPECT_EQ(XPath::parse("//p")->first(document.root()).node().id(), "a");
  EXPECT_EQ(XPath::parse("//p[2]/@id/preceding::* | //@id")->first(document.root()).node().local_name(),
            "head");
  EXPECT_EQ(XPath::parse("//p[2]/ancestor::*")->first(document.root()).node().local_name(), "html");
  EXPECT_FALSE(XPath::parse("//q")->first(document.root()));
  EXPECT_FALSE(XPath::parse("1")->first(document.root()));
}

// --- Functions of the caller

// Evaluates with functions: t:text(…) joins strings, t:count(…) counts arguments, t:class() has the class of
// the context node, t:parents(nodes) has parents, t:fail() fails, t:mute() fails without a message, t:wrong()
// should have nodes.
std::string with_functions(std::string_view html, std::string_view expression) {
  using Result = std::optional<XPathValue>;
  const auto text = [](const XPathCall& call, std::string&) -> Result {
    std::string all;
    for (const XPathValue& argument : call.arguments) all += argument.string() + ";";
    return all;
  };
  const auto count = [](const XPathCall& call, std::string&) -> Result {
    return static_cast<double>(call.arguments.size());
  };
  const auto its_class = [](const XPathCall& call, std::string&) -> Result {
    ++*static_cast<int*>(call.data);
    return std::string(call.context.node().attribute("class").value_or(""));
  };
  const auto parents = [](const XPathCall& call, std::string&) -> Result {
    std::vector<XPathNode> nodes;
    for (const XPathNode& node : call.arguments[0].nodes())
      nodes.insert(nodes.begin(), node.is_attribute() ? node.node() : node.node().parent());
    return nodes;
  };
  const auto other = [](const XPathCall& call, std::string&) -> Result {
    return std::vector<XPathNode>{call.context.node().template_contents()};
  };
  const auto fail = [calls = 0](const XPathCall&, std::string& error) mutable -> Result {
    error = "failed after " + std::to_string(calls++);
    return std::nullopt;
  };
  const auto mute = [](const XPathCall&, std::string&) -> Result { return std::nullopt; };
  const XPathFunction functions[] = {
      {"t:text", XPathType::string, text},       {"t:count", XPathType::number, count},
      {"t:class", XPathType::string, its_class}, {"t:parents", XPathType::nodes, parents},
      {"t:other", XPathType::nodes, other},      {"t:wrong", XPathType::nodes, count},
      {"t:fail", XPathType::boolean, fail},      {"t:mute", XPathType::boolean, mute},
      {"count", XPathType::number, count},
  };
  const ParsedXPath xpath = XPath::parse(expression, {.functions = functions});
  if (!xpath) return std::to_string(xpath.error().column) + ": " + xpath.error().message;
  const Document document = parse(html);
  int calls = 0;
  const std::string result = shown(xpath->evaluate(document.root(), {}, &calls));
  return calls == 0 ? result : result + ", " + std::to_string(calls) + " calls";
}

TEST(XPathFunctions, OfTheCallerGetValuesOfEachType) {
  constexpr std::string_view kPage = "<p id=a class=x>one<b id=b>two</b><p id=c class=y>";
  EXPECT_EQ(with_functions(kPage, "t:text(//p, 'é', 1 div 2, true(), //q)"), "onetwo;é;0.5;true;;");
  EXPECT_EQ(with_functions(kPage, "t:text()"), "");
  EXPECT_EQ(with_functions(kPage, "t:count(1, 2) + 1"), "3");
  EXPECT_EQ(with_functions(kPage, "count(//p, //p)"), "2");
  EXPECT_EQ(with_functions(kPage, "//p[t:class() = 'y']"), "c, 2 calls");
  EXPECT_EQ(with_functions(kPage, "//*[@class][t:count(.)]"), "a");
  EXPECT_EQ(with_functions(kPage, "//p[contains(t:text(@id), 'c;')]"), "c");
  EXPECT_EQ(with_functions(kPage, "string(t:count()) = '0' and not(t:text())"), "true");
  EXPECT_EQ(with_functions(kPage, "t:parents(//@id | //b)"), "a b c");
  EXPECT_EQ(with_functions(kPage, "t:parents(//b)/@class"), "@class");
  EXPECT_EQ(with_functions(kPage, "t:parents(//p/b)[1]"), "a");
}

TEST(XPathFunctions, OfTheCallerFail) {
  EXPECT_EQ(with_functions("<p>", "//p[t:fail()]"), "5: failed after 0");
  EXPECT_EQ(with_functions("<p><p><p>", "t:text(t:fail(), t:fail(), //p[t:fail()])"), "8: failed after 0");
  EXPECT_EQ(with_functions("<p>", "//b[t:fail()]"), "");
  EXPECT_EQ(with_functions("<p>", "t:mute()"), "1: a function failed");
  EXPECT_EQ(with_functions("<p>", "t:wrong()/b"), "1: the value of this function must be nodes");
  EXPECT_EQ(with_functions("<template><p></template>", "//template[t:other()]"),
            "12: the value of this function contains a node that is not in the tree of the context node");
  EXPECT_EQ(with_functions("<p>", "t:txt()"), "1: unknown function “t:txt”; did you mean “t:text”?");
  EXPECT_EQ(with_functions("<p>", "t:text(1"), "9: expected “,” or “)”, found the end of the expression");
}

TEST(XPathNames, InAnyNamespace) {
  const Document document = parse("<svg><a id=x /><linearGradient id=g /></svg><a id=y></a><b>");
  const auto found = [&](std::string_view expression) {
    return shown(XPath::parse(expression, {.namespaces = kPrefixes, .any_namespace = true})
                     ->evaluate(document.root()));
  };
  EXPECT_EQ(found("//a"), "x y");
  EXPECT_EQ(found("//A"), "y");
  EXPECT_EQ(found("//svg/linearGradient"), "g");
  EXPECT_EQ(found("//lineargradient | //q"), "");
  EXPECT_EQ(found("//svg:a | //h:b"), "x b");
  EXPECT_EQ(found("//a/@ID"), "@id");
}

// --- Errors

TEST(XPathErrors, SayWhereAndWhatWasMeant) {
  EXPECT_EQ(value(""), "1: expected an expression, found the end of the expression");
  EXPECT_EQ(value("//a["), "5: expected an expression, found the end of the expression");
  EXPECT_EQ(value("//a[1"), "6: expected an operator or “]”, found the end of the expression");
  EXPECT_EQ(value("//"), "3: expected a step, found the end of the expression");
  EXPECT_EQ(value("é/cuont(p)"), "3: expected a step, found “cuont”");
  EXPECT_EQ(value("cuont(//p)"), "1: unknown function “cuont”; did you mean “count”?");
  EXPECT_EQ(value("re:test(1)"), "1: unknown function “re:test”: those of XPath have no prefix");
  EXPECT_EQ(value("//a/ancestors::p"), "5: unknown axis “ancestors”; did you mean “ancestor”?");
  EXPECT_EQ(value("child::txt()"), "8: unknown node type “txt”; did you mean “text”?");
  EXPECT_EQ(value("//sgv:a"), "3: the namespace prefix “sgv” is not declared; did you mean “svg”?");
  EXPECT_EQ(value("a b"), "3: expected an operator or the end of the expression, found “b”");
  EXPECT_EQ(value("1 dvi 2"),
            "3: expected an operator or the end of the expression, found “dvi”; did you mean “div”?");
  EXPECT_EQ(value("'a"), "1: this string is not closed");
  EXPECT_EQ(value("a#b"), "2: “#” cannot begin a token");
  EXPECT_EQ(value("$ x"), "1: the name of a variable must follow “$”");
  EXPECT_EQ(value("concat('a')"), "1: concat() takes at least 2 arguments, not 1");
  EXPECT_EQ(value("true(1)"), "1: true() takes no arguments, not 1");
  EXPECT_EQ(value("not()"), "1: not() takes 1 argument, not 0");
  EXPECT_EQ(value("substring('a')"), "1: substring() takes 2 or 3 arguments, not 1");
  EXPECT_EQ(value("count(1)"), "7: count() needs nodes here, not a number");
  EXPECT_EQ(value("//a | 1"), "5: “|” joins nodes, but one side is a number");
  EXPECT_EQ(value("'a'/b"), "4: “/” needs nodes on its left, not a string");
  EXPECT_EQ(value("(1)[1]"), "4: “[” needs nodes on its left, not a number");
  EXPECT_EQ(value(".[1]"), "2: expected an operator, “/” or the end of the expression, found “[”");
  EXPECT_EQ(XPath::parse("has-class('x')").error().message,
            "“has-class” is not part of XPath 1.0; turn on the extensions to use it");
  const ParsedXPath none = XPath::parse("//é[cuont()]");
  EXPECT_EQ(none.error().offset, 5U);
  EXPECT_EQ(none.error().column, 5U);
  EXPECT_EQ(none.error().suggestion, "count");
  const Document empty = parse("");
  EXPECT_EQ(none->evaluate(empty.root()).error().message, "there is no expression: it could not be parsed");
}

std::string repeated_text(std::string_view text, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

TEST(XPathErrors, LengthAndNestingAreLimited) {
  EXPECT_EQ(value(repeated_text("(", 63) + "1" + repeated_text(")", 63)), "1");
  EXPECT_EQ(value(repeated_text("(", 100000)), "1: the expression is longer than 65536 bytes");
  EXPECT_EQ(value(repeated_text("(", 65536)), "65: the expression is nested more than 64 levels deep");
  EXPECT_EQ(value(repeated_text("*[", 30000)), "129: the expression is nested more than 64 levels deep");
  // What is not nested may be long.
  EXPECT_EQ(value("1" + repeated_text("+1", 30000)), "30001");
  EXPECT_EQ(value(repeated_text("-", 60000) + "1"), "1");
  EXPECT_EQ(value("//p" + repeated_text("|//p", 10000)), "");
  EXPECT_EQ(value("count(/*" + repeated_text("/..", 10000) + ")"), "0");
  EXPECT_EQ(value("0" + repeated_text(" or 0", 10000)), "false");
}

TEST(XPathErrors, DeepDocumentsTakeNoStack) {
  const Document document = parse(repeated_text("<b>", 200000) + "x");
  EXPECT_EQ(evaluate(document.root(), "count(//b[not(*)]/ancestor::*)"), "200001");
  EXPECT_EQ(evaluate(document.root(), "string-length(//b)"), "1");
}

// A name test selects elements on every axis but `attribute` and `namespace`.
TEST(XPath, NamesOnEveryAxis) {
  const Document document =
      parse("<div id=a><p id=b><b id=c>x</b><i id=d>y</i></p><p id=e><b id=f></b></div>");
  constexpr std::pair<const char*, const char*> kSelected[] = {
      {"//i/ancestor::div", "a"},
      {"//b/ancestor-or-self::b", "c f"},
      {"//i/ancestor-or-self::p", "b"},
      {"//i/attribute::id", "@id"},
      {"//div/child::p", "b e"},
      {"//div/descendant::b", "c f"},
      {"//p/descendant-or-self::p", "b e"},
      {"//i/following::b", "f"},
      {"//b/following-sibling::i", "d"},
      {"//i/namespace::i", ""},
      {"//i/namespace::*", ""},
      {"//b/parent::p", "b e"},
      {"//i/preceding::b", "c"},
      {"//i/preceding-sibling::b", "c"},
      {"//b/self::b", "c f"},
  };
  for (const auto& [expression, selected] : kSelected)
    EXPECT_EQ(shown(XPath::parse(expression)->evaluate(document.root())), selected) << expression;
}

// The functions of XPath 1.0, in the order of its clauses; the others are extensions.
TEST(XPath, FunctionsOfTheCoreNeedNoExtensions) {
  constexpr const char* kCore[] = {"last()",
                                   "position()",
                                   "count(/)",
                                   "id('a')",
                                   "local-name()",
                                   "namespace-uri()",
                                   "name()",
                                   "string()",
                                   "concat('a', 'b')",
                                   "starts-with('a', 'b')",
                                   "contains('a', 'b')",
                                   "substring-before('a', 'b')",
                                   "substring-after('a', 'b')",
                                   "substring('a', 1)",
                                   "string-length()",
                                   "normalize-space()",
                                   "translate('a', 'b', 'c')",
                                   "boolean(1)",
                                   "not(1 = 1)",
                                   "true()",
                                   "false()",
                                   "lang('en')",
                                   "number()",
                                   "sum(/)",
                                   "floor(1)",
                                   "ceiling(1)",
                                   "round(1)"};
  for (const char* const call : kCore) EXPECT_TRUE(XPath::parse(call)) << call;
  for (const char* const call :
       {"ends-with('a', 'b')", "has-class('a')", "lower-case('a')", "string-join(/)", "upper-case('a')"}) {
    EXPECT_FALSE(XPath::parse(call)) << call;
    EXPECT_TRUE(XPath::parse(call, {.extensions = true})) << call;
  }
  const Document document = parse("");
  EXPECT_EQ(shown(XPath::parse("string(boolean('a'))")->evaluate(document.root())), "true");
}

// What each function takes: more or other arguments are errors.
TEST(XPath, ArgumentsOfFunctions) {
  const Document document = parse("<p id=a class='x y'>b<i>a</i></p><p id=b class=y></p>");
  const auto value = [&](const char* expression) {
    return shown(XPath::parse(expression, {.extensions = true})->evaluate(document.root()));
  };
  EXPECT_EQ(value("//p[has-class('x', 'y')]"), "a");
  EXPECT_EQ(value("//p[has-class('y')]"), "a b");
  EXPECT_EQ(value("id(//i)"), "a") << "nodes are the names in their texts";
  EXPECT_EQ(value("id(//p)"), "");
  for (const char* const call : {"has-class()", "name('a')", "local-name('a')", "namespace-uri('a')",
                                 "name(1)", "count('a')", "sum(1)"})
    EXPECT_FALSE(XPath::parse(call, {.extensions = true})) << call;
  EXPECT_EQ(XPath::parse("has-class()", {.extensions = true}).error().message,
            "has-class() takes at least 1 argument, not 0");
}

}  // namespace
}  // namespace lockstep::test
