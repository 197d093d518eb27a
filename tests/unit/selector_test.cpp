// Tests selectors: what they match, and how invalid ones are reported.
#include "lockstep/selector.h"

#include <gtest/gtest.h>

#include <concepts>
#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "lockstep/lockstep.h"

namespace lockstep::test {
namespace {

static_assert(std::ranges::forward_range<SelectedRange> && std::ranges::common_range<SelectedRange> &&
              std::ranges::view<SelectedRange> && std::ranges::borrowed_range<SelectedRange>);
static_assert(std::ranges::view<Selection> && std::ranges::borrowed_range<Selection>);
static_assert(std::copyable<Selector>);

// The IDs of the selected elements, or their names; or the error.
std::string select(Node root, std::string_view css, const SelectorOptions& options = {}) {
  const SelectorResult selector = Selector::parse(css, options);
  if (!selector) return selector.error().message;
  std::string out;
  for (const Node node : selector->select(root)) {
    if (!out.empty()) out += ' ';
    out += node.has_attribute("id") ? node.id() : node.local_name();
  }
  return out;
}

std::string select(std::string_view html, std::string_view css, const SelectorOptions& options = {}) {
  const Document document = parse(html);
  return select(document.root(), css, options);
}

// The same in a document in no-quirks mode.
std::string in_body(std::string_view body, std::string_view css, const SelectorOptions& options = {}) {
  return select("<!DOCTYPE html><body>" + std::string(body), css, options);
}

std::string error(std::string_view css) {
  const SelectorResult selector = Selector::parse(css);
  return selector ? "none" : std::to_string(selector.error().column) + ": " + selector.error().message;
}

TEST(Selector, SimpleSelectors) {
  constexpr std::string_view kBody = "<p id=a class='x y'><b id=b class=y></b><p id=c>";
  EXPECT_EQ(in_body(kBody, "p"), "a c");
  EXPECT_EQ(in_body(kBody, "P"), "a c");
  EXPECT_EQ(in_body(kBody, "*"), "html head body a b c");
  EXPECT_EQ(in_body(kBody, "#b"), "b");
  EXPECT_EQ(in_body(kBody, ".y"), "a b");
  EXPECT_EQ(in_body(kBody, ".y.x"), "a");
  EXPECT_EQ(in_body(kBody, "p.y#a"), "a");
  EXPECT_EQ(in_body(kBody, ".Y"), "");
  EXPECT_EQ(in_body(kBody, "unknown"), "");
  EXPECT_EQ(in_body(kBody, "p, b"), "a b c");
  EXPECT_EQ(in_body(kBody, " p /* , */ , b "), "a b c");
}

TEST(Selector, Attributes) {
  constexpr std::string_view kBody =
      "<a id=a href=/x-y lang=en-US title='one two'></a><a id=b href=/X title=''></a>";
  EXPECT_EQ(in_body(kBody, "[href]"), "a b");
  EXPECT_EQ(in_body(kBody, "[HREF]"), "a b");
  EXPECT_EQ(in_body(kBody, "[href='/X']"), "b");
  EXPECT_EQ(in_body(kBody, "[href=\"/x\" i]"), "b");
  EXPECT_EQ(in_body(kBody, "[href^='/x']"), "a");
  EXPECT_EQ(in_body(kBody, "[href^='/x' I]"), "a b");
  EXPECT_EQ(in_body(kBody, "[href$=y]"), "a");
  EXPECT_EQ(in_body(kBody, "[href*=x-]"), "a");
  EXPECT_EQ(in_body(kBody, "[href*=X- i]"), "a");
  EXPECT_EQ(in_body(kBody, "[title~=two]"), "a");
  EXPECT_EQ(in_body(kBody, "[title~='one two']"), "");
  EXPECT_EQ(in_body(kBody, "[title*='']"), "");
  EXPECT_EQ(in_body(kBody, "[title^='']"), "");
  EXPECT_EQ(in_body(kBody, "[title$='']"), "");
  EXPECT_EQ(in_body(kBody, "[title='']"), "b");
  EXPECT_EQ(in_body(kBody, "[lang|=en]"), "a");
  EXPECT_EQ(in_body(kBody, "[lang|=e]"), "");
  EXPECT_EQ(in_body(kBody, "[lang|=EN]"), "a") << "lang compares ignoring case";
  EXPECT_EQ(in_body(kBody, "[lang|=EN s]"), "");
  EXPECT_EQ(in_body(kBody, "[ title = 'one two' ]"), "a");
}

TEST(Selector, Combinators) {
  constexpr std::string_view kBody =
      "<div id=a><p id=b><i id=c></i></p>text<p id=d></p><!-- --><p id=e><i id=f></i></p></div><p id=g></p>";
  EXPECT_EQ(in_body(kBody, "div i"), "c f");
  EXPECT_EQ(in_body(kBody, "div > i"), "");
  EXPECT_EQ(in_body(kBody, "div>p>i"), "c f");
  EXPECT_EQ(in_body(kBody, "p + p"), "d e");
  EXPECT_EQ(in_body(kBody, "p~p"), "d e");
  EXPECT_EQ(in_body(kBody, "#b ~ p i"), "f");
  EXPECT_EQ(in_body(kBody, "div + p"), "g");
  EXPECT_EQ(in_body(kBody, "body div ~ p, body > div > p + p > i"), "f g");
}

TEST(Selector, Lists) {
  constexpr std::string_view kBody = "<div id=a class=x><p id=b></p><b id=c></b></div><p id=d></p>";
  EXPECT_EQ(in_body(kBody, ":is(p, b)"), "b c d");
  EXPECT_EQ(in_body(kBody, ":where(.x) p"), "b");
  EXPECT_EQ(in_body(kBody, "p:is(.x > *)"), "b");
  EXPECT_EQ(in_body(kBody, "body :not(p)"), "a c");
  EXPECT_EQ(in_body(kBody, "body :not(p, .x)"), "c");
  EXPECT_EQ(in_body(kBody, "p:not(.x p)"), "d");
  EXPECT_EQ(in_body(kBody, ":is()"), "");
  EXPECT_EQ(in_body(kBody, ":is(::before, :unknown(a,b), p)"), "b d") << "invalid selectors are left out";
  EXPECT_EQ(in_body(kBody, ":is(p], b)"), "c");
  EXPECT_EQ(in_body(kBody, ":is(x[), p], b"), "c") << "a comma in a block does not separate";
  EXPECT_EQ(in_body(kBody, ":is([(], p), p], b)"), "c");
}

TEST(Selector, Has) {
  constexpr std::string_view kBody =
      "<div id=a><div id=b><p id=c><i id=d></i></p></div></div><div id=e><p id=f></p><b id=g></b></div>";
  EXPECT_EQ(in_body(kBody, "div:has(p)"), "a b e");
  EXPECT_EQ(in_body(kBody, "div:has(> p)"), "b e");
  EXPECT_EQ(in_body(kBody, "div:has(p i)"), "a b");
  EXPECT_EQ(in_body(kBody, "div:has(div i)"), "a");
  EXPECT_EQ(in_body(kBody, "div:has(> div i)"), "a");
  EXPECT_EQ(in_body(kBody, "p:has(+ b)"), "f");
  EXPECT_EQ(in_body(kBody, "div:has(~ div b)"), "a");
  EXPECT_EQ(in_body(kBody, "div:has(i, b)"), "a b e");
  EXPECT_EQ(in_body(kBody, "div:not(:has(i))"), "e");
  EXPECT_EQ(error("a:has(b:has(c))"), "8: “:has()” cannot contain “:has()”");
}

TEST(Selector, Places) {
  constexpr std::string_view kBody = "<p id=a></p><b id=b></b><p id=c>x</p><p id=d><!-- --></p>";
  EXPECT_EQ(in_body(kBody, "body > :first-child"), "a");
  EXPECT_EQ(in_body(kBody, "body > :last-child"), "d");
  EXPECT_EQ(in_body(kBody, "body :only-child"), "");
  EXPECT_EQ(in_body(kBody, ":only-of-type"), "html head body b");
  EXPECT_EQ(in_body(kBody, "p:first-of-type"), "a");
  EXPECT_EQ(in_body(kBody, "p:last-of-type"), "d");
  EXPECT_EQ(in_body(kBody, "body > :nth-child(odd)"), "a c");
  EXPECT_EQ(in_body(kBody, "body > :nth-child( 2n )"), "b d");
  EXPECT_EQ(in_body(kBody, "body > :nth-child(-n + 2)"), "a b");
  EXPECT_EQ(in_body(kBody, "body > :nth-last-child(2)"), "c");
  EXPECT_EQ(in_body(kBody, "p:nth-of-type(2)"), "c");
  EXPECT_EQ(in_body(kBody, "p:nth-last-of-type(n+3)"), "a");
  EXPECT_EQ(in_body(kBody, ":nth-child(2 of p)"), "c");
  EXPECT_EQ(in_body(kBody, ":nth-last-child(1 of p, b)"), "d");
  EXPECT_EQ(in_body(kBody, "body > :empty"), "a b d");
  EXPECT_EQ(in_body(kBody, ":root"), "html");
  EXPECT_EQ(in_body(kBody, ":scope"), "html");
}

// More siblings than are counted each time.
TEST(Selector, ManySiblings) {
  std::string body;
  for (int i = 1; i <= 100; ++i)
    body += i % 2 == 0 ? "<b id=b" + std::to_string(i) + "></b>" : "<i id=i" + std::to_string(i) + "></i>";
  EXPECT_EQ(in_body(body, "body > :nth-child(30n)"), "b30 b60 b90");
  EXPECT_EQ(in_body(body, "body > :nth-last-child(98)"), "i3");
  EXPECT_EQ(in_body(body, "b:nth-of-type(20n)"), "b40 b80");
  EXPECT_EQ(in_body(body, "body > :nth-last-of-type(50)"), "i1 b2");
  EXPECT_EQ(in_body(body, ":nth-child(49 of b)"), "b98");
}

TEST(Selector, Scope) {
  const Document document = parse("<!DOCTYPE html><div id=a><p id=b><i id=c></i></p></div>");
  const Node div = document.root().find_by_id("a");
  EXPECT_EQ(select(div, ":scope > p"), "b");
  EXPECT_EQ(select(div, "& > p"), "b") << "& is :scope outside of style rules";
  EXPECT_EQ(select(div, "p:not(&), div& p"), "b");
  EXPECT_FALSE(Selector::parse("&div")) << "a type selector comes first";
  EXPECT_EQ(select(div, "body i"), "c") << "ancestors of the root count";
  EXPECT_EQ(select(div, "div"), "");
  const Document fragment = parse_fragment("<p id=a><p id=b>");
  EXPECT_EQ(select(fragment.fragment(), ":scope > p"), "a b");
  EXPECT_EQ(select(fragment.fragment(), ":root"), "");
  // A fragment is not an element.
  EXPECT_EQ(select(fragment.fragment(), "* > p"), "");
  EXPECT_EQ(select(fragment.fragment(), "* p, * > p + p"), "");
}

TEST(Selector, MatchesAndClosest) {
  const Document document = parse("<!DOCTYPE html><div id=a class=x><p id=b><i id=c></i></p></div>");
  const Node i = document.root().find_by_id("c");
  EXPECT_TRUE(Selector::parse("div i")->matches(i));
  EXPECT_TRUE(Selector::parse(":scope")->matches(i));
  EXPECT_FALSE(Selector::parse("p")->matches(i));
  EXPECT_FALSE(Selector::parse("*")->matches(document.root()));
  EXPECT_FALSE(Selector::parse("*")->matches(Node()));
  EXPECT_EQ(Selector::parse(".x, html")->closest(i).id(), "a");
  EXPECT_EQ(Selector::parse("i")->closest(i), i);
  EXPECT_TRUE(Selector::parse("b")->closest(i).is_null());
  EXPECT_EQ(Selector::parse("p")->select_first(document.root()).id(), "b");
}

TEST(Selector, OfANode) {
  const Document document = parse("<!DOCTYPE html><div id=a class=x><p id=b><i id=c></i></p></div>");
  std::string ids;
  for (const Node node : document.root().select(".x *")) ids += node.id();
  EXPECT_EQ(ids, "bc");
  EXPECT_EQ(document.root().select(".x *").error(), nullptr);
  const Selection invalid = document.root().select("p:frist-child");
  EXPECT_TRUE(invalid.empty());
  ASSERT_NE(invalid.error(), nullptr);
  EXPECT_EQ(invalid.error()->suggestion, ":first-child");
  EXPECT_EQ(document.root().select_first("p").id(), "b");
  EXPECT_TRUE(document.root().select_first("p").matches("div > p"));
  EXPECT_EQ(document.root().select_first("i").closest(".x").id(), "a");
  EXPECT_TRUE(document.root().select_first("::p").is_null());
  EXPECT_FALSE(document.root().select_first("p").matches("p("));
  EXPECT_TRUE(Node().select("p").empty());
  EXPECT_TRUE(Node().select_first("p").is_null());
  EXPECT_FALSE(Node().matches("p"));
}

// A range keeps the code of its Selector, and copies of iterators advance independently.
TEST(Selector, Lifetimes) {
  const Document document = parse("<!DOCTYPE html><p id=a><p id=b><p id=c>");
  const SelectedRange range = Selector::parse("p")->select(document.root());
  auto first = range.begin();
  auto second = first;
  EXPECT_EQ((*++second).id(), "b");
  EXPECT_EQ((*first++).id(), "a");
  EXPECT_EQ(first, second);
  const Document other = parse("<p id=d>");
  const SelectorResult selector = Selector::parse("p");
  EXPECT_EQ(selector->select_first(document.root()).id(), "a");
  EXPECT_EQ(selector->select_first(other.root()).id(), "d");
}

TEST(Selector, QuirksMode) {
  EXPECT_EQ(select("<p id=A class=B>", "#a.b"), "A");
  EXPECT_EQ(select("<!DOCTYPE html><p id=A class=B>", "#a.b"), "");
  EXPECT_EQ(select("<p id=A>", "[id=a]"), "");
  const Document document = parse("<template><p id=A></p></template>");
  EXPECT_EQ(select(document.root().find("template").template_contents(), "#a"), "");
  EXPECT_EQ(select(document.root(), "p"), "") << "template contents are a tree of their own";
}

TEST(Selector, ForeignElements) {
  constexpr std::string_view kBody =
      "<svg id=s viewBox=1><foreignObject id=f></foreignObject><a id=a xlink:href=x></a></svg>";
  EXPECT_EQ(in_body(kBody, "foreignObject"), "f");
  EXPECT_EQ(in_body(kBody, "foreignobject"), "");
  EXPECT_EQ(in_body(kBody, "[viewBox]"), "s");
  EXPECT_EQ(in_body(kBody, "[viewbox]"), "");
  const NamespacePrefix prefixes[] = {
      {"svg", Namespace::svg}, {"h", Namespace::html}, {"xl", Namespace::xlink}};
  EXPECT_EQ(in_body(kBody, "svg|a", {prefixes}), "a");
  EXPECT_EQ(in_body(kBody, "h|a", {prefixes}), "");
  EXPECT_EQ(in_body(kBody, "svg|*", {prefixes}), "s f a");
  EXPECT_EQ(in_body(kBody, "*|a"), "a");
  EXPECT_EQ(in_body(kBody, "|a"), "");
  EXPECT_EQ(in_body(kBody, "[*|href]"), "a");
  EXPECT_EQ(in_body(kBody, "[xl|href=x]", {prefixes}), "a");
  EXPECT_EQ(in_body(kBody, "[href]"), "");
  EXPECT_EQ(in_body(kBody, "sgv|a", {prefixes}),
            "the namespace prefix “sgv” is not declared; did you mean “svg”?");
  const NamespacePrefix by_default[] = {{"", Namespace::svg}};
  EXPECT_EQ(in_body(kBody, "*", {by_default}), "s f a");
  EXPECT_EQ(in_body(kBody, "#f", {by_default}), "f");
}

TEST(Selector, FormControls) {
  constexpr std::string_view kBody = R"(<form><input id=a required><input id=b type=hidden required>
<fieldset id=c disabled><legend><input id=d></legend><input id=e></fieldset>
<input id=f type=checkbox checked><input id=g type=radio name=r checked><input id=h type=radio name=r checked>
<input id=i type=radio name=q><select id=j><option id=k disabled><option id=l><option id=m></select>
<textarea id=n readonly placeholder=x></textarea><button id=o type=button></button><button id=p></button>
<input id=q type=submit></form>)";
  EXPECT_EQ(in_body(kBody, ":required"), "a");
  EXPECT_EQ(in_body(kBody, "input:optional"), "d e f g h i");
  EXPECT_EQ(in_body(kBody, ":disabled"), "c e k");
  EXPECT_EQ(in_body(kBody, "input:enabled"), "a b d f g h i q");
  EXPECT_EQ(in_body(kBody, ":checked"), "f h l");
  EXPECT_EQ(in_body(kBody, ":indeterminate"), "i");
  EXPECT_EQ(in_body(kBody, ":default"), "f g h p");
  EXPECT_EQ(in_body(kBody, ":placeholder-shown"), "n");
  EXPECT_EQ(in_body(kBody, ":read-write"), "a d");
  EXPECT_EQ(in_body(kBody, "textarea:read-only"), "n");
}

// The placeholder is shown if the value is empty once it is sanitized.
TEST(Selector, PlaceholderOfSanitizedValue) {
  const auto is_shown = [](const std::string& type, const std::string& value) {
    const std::string input = "<input id=a placeholder=b type=" + type + " value=\"" + value + "\">";
    return in_body(input, ":placeholder-shown") == "a";
  };
  for (const char* type : {"text", "search", "tel", "password", "unknown"}) {
    EXPECT_TRUE(is_shown(type, "\n")) << type;
    EXPECT_FALSE(is_shown(type, " ")) << type;
  }
  for (const char* type : {"url", "email"}) {
    EXPECT_TRUE(is_shown(type, " \n\t")) << type;
    EXPECT_FALSE(is_shown(type, "a")) << type;
  }
  for (const char* value : {"", "a", "1.", "+1", " 1", "1e", "-", ".", "1 ", "1e+"})
    EXPECT_TRUE(is_shown("number", value)) << value;
  for (const char* value : {"0", "-1", ".5", "1.5", "1e9", "1E-9", "-.5e+1"})
    EXPECT_FALSE(is_shown("number", value)) << value;
  EXPECT_FALSE(is_shown("date", ""));
}

TEST(Selector, SelectedOptions) {
  EXPECT_EQ(in_body("<select><option id=a><option id=b></select>", ":checked"), "a");
  EXPECT_EQ(in_body("<select><option id=a selected><option id=b selected></select>", ":checked"), "b");
  EXPECT_EQ(in_body("<select multiple><option id=a selected><option id=b selected></select>", ":checked"),
            "a b");
  EXPECT_EQ(in_body("<select multiple><option id=a></select>", ":checked"), "");
  EXPECT_EQ(in_body("<select size=2><option id=a><option id=b></select>", ":checked"), "");
  // A size that is not a number counts as none.
  for (const char* size : {"", "x", "-1", "0", "00", "1", " 01", "+1x"})
    EXPECT_EQ(in_body("<select size='" + std::string(size) + "'><option id=a></select>", ":checked"), "a")
        << size;
  for (const char* size : {"2", " 10", "+3x"})
    EXPECT_EQ(in_body("<select size='" + std::string(size) + "'><option id=a></select>", ":checked"), "")
        << size;
  EXPECT_EQ(in_body("<select><optgroup disabled><option id=a></optgroup><option id=b></select>", ":checked"),
            "b");
  EXPECT_EQ(in_body("<select disabled><option id=a></select>", "option:disabled"), "a");
}

TEST(Selector, OtherHtmlPseudoClasses) {
  EXPECT_EQ(in_body("<a id=a href></a><a id=b></a><svg><a id=c href></a></svg>", ":link"), "a c");
  EXPECT_EQ(in_body("<a id=a href></a><area id=b href><link id=c href>", ":any-link"), "a b");
  EXPECT_EQ(in_body("<a href></a>", ":visited, a:hover, :target, :valid, :state(x), :host(a)"), "");
  EXPECT_EQ(in_body("<x-y id=a></x-y><p id=b is=x-y></p><i id=c></i>", "body > :defined"), "c");
  EXPECT_EQ(in_body("<svg id=a></svg><math id=b></math>", "body :defined"), "a b");
  EXPECT_EQ(in_body("<svg lang=de><a id=a></a></svg>", "a:lang(de)"), "a");
  EXPECT_EQ(in_body("<h1 id=a></h1><h2 id=b></h2><h6 id=c></h6>", ":heading"), "a b c");
  EXPECT_EQ(in_body("<h1 id=a></h1><h2 id=b></h2><h6 id=c></h6>", ":heading(2, 6)"), "b c");
  EXPECT_EQ(in_body("<details id=a open></details><dialog id=b></dialog>", ":open"), "a");
  EXPECT_EQ(
      in_body("<div id=a contenteditable><p id=b><i id=c contenteditable=false></i></div>", ":read-write"),
      "a b");
  EXPECT_EQ(in_body("<div id=a contenteditable><svg><foreignObject><p id=b></p></foreignObject></svg></div>",
                    "body :read-write"),
            "a")
      << "foreign elements in svg are not editable";
  EXPECT_EQ(in_body("<div id=a lang=de-Latn-DE><p id=b></p></div><p id=c lang=en>", ":lang(de)"), "a b");
  EXPECT_EQ(in_body("<div id=a lang=de-Latn-DE></div><p id=c lang=en>", ":lang('*-DE', fr)"), "a");
  EXPECT_EQ(in_body("<div id=a dir=rtl><p id=b></p></div><p id=c dir=auto>\xD7\xA9</p>", ":dir(rtl)"),
            "a b c");
  EXPECT_EQ(in_body("<bdi id=a>1x</bdi>", "bdi:dir(ltr)"), "a");
}

TEST(Selector, Language) {
  EXPECT_EQ(in_body("<p id=a><p id=b lang=''><p id=c lang=EN-us>", "p:lang(en)"), "c");
  EXPECT_EQ(in_body("<p id=a lang=de-Latn-DE-1996>", "p:lang(de-DE)"), "a");
  EXPECT_EQ(in_body("<p id=a lang=de-x-DE>", "p:lang(de-DE)"), "");
  EXPECT_EQ(in_body("<p id=a lang=de-CH>", "p:lang('*-ch')"), "a");
  EXPECT_EQ(in_body("<p id=a lang=den>", "p:lang(de)"), "");
  EXPECT_EQ(in_body("<p id=a><p id=b lang=x>", "p:lang('')"), "a");
  EXPECT_EQ(
      in_body("<svg xml:lang=fr lang=de><g id=a></g></svg><math lang=fr><mi id=b></mi></math>", ":lang(fr)"),
      "svg a");
  constexpr std::string_view kPragma = "<!DOCTYPE html><meta http-equiv=Content-Language content=' de x'>";
  EXPECT_EQ(select(std::string(kPragma) + "<p id=a><p id=b lang=en>", "p:lang(de)"), "a");
  EXPECT_EQ(select("<!DOCTYPE html><meta http-equiv=content-language content='de,en'><p>", "p:lang(de)"), "");
}

// What language() says is what :lang() matches.
TEST(Selector, LanguageOfNodes) {
  const auto language = [](std::string_view html, std::string_view css) {
    const Document document = parse(html);
    const Node node = document.root().select_first(css);
    const std::string found(node.language());
    EXPECT_EQ(select(document.root(), ":lang('" + found + "')").find(node.id()) != std::string::npos, true);
    return found;
  };
  EXPECT_EQ(language("<html lang=de><p id=a>", "p"), "de");
  EXPECT_EQ(language("<html lang=de><p id=a lang=''>", "p"), "");
  EXPECT_EQ(language("<html lang=de><p id=a xml:lang=fr>", "p"), "de") << "xml:lang has no meaning in HTML";
  EXPECT_EQ(language("<svg lang=de xml:lang=fr><g id=a>", "g"), "fr");
  EXPECT_EQ(language("<math lang=de><mi id=a>", "mi"), "") << "lang is not for MathML";
  const std::string pragma = "<meta http-equiv=content-language content=";
  EXPECT_EQ(language(pragma + "' de x'><p id=a>", "p"), "de");
  EXPECT_EQ(language(pragma + "de,en><p id=a>", "p"), "");
  EXPECT_EQ(language(pragma + "de>" + pragma + "fr>" + pragma + "''>" + pragma + "a,b><p id=a>", "p"), "fr")
      << "the last one that is valid";

  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  const Document document = parse(
      "<html lang=de><p>a<div lang=fr><template shadowrootmode=open><b>b</template></div>"
      "<template lang=en><i>c</template>",
      options);
  const Node root = document.root();
  EXPECT_EQ(root.language(), "");
  EXPECT_EQ(root.find("p").first_child().language(), "de");
  EXPECT_EQ(root.find("div").shadow_root().find("b").language(), "fr");
  EXPECT_EQ(select(root.find("div").shadow_root(), "b:lang(fr)"), "b");
  EXPECT_EQ(root.find("template").template_contents().find("i").language(), "");
  EXPECT_EQ(Node().language(), "");
  Document other = parse(pragma + "de>");
  EXPECT_EQ(other.create_element("p").language(), "de");
}

TEST(Selector, Directionality) {
  EXPECT_EQ(in_body("<p id=a>\xD7\x90</p>", "p:dir(ltr)"), "a") << "only dir=auto looks at the text";
  EXPECT_EQ(in_body("<p id=a dir=auto>1 \xD7\x90 a</p>", "p:dir(rtl)"), "a");
  EXPECT_EQ(in_body("<p id=a dir=auto>a \xD7\x90</p>", "p:dir(rtl)"), "");
  EXPECT_EQ(
      in_body("<p id=a dir=auto><b dir=ltr>a</b><bdi>a</bdi><style>a</style>\xD7\x90</p>", "p:dir(rtl)"),
      "a");
  EXPECT_EQ(in_body("<div dir=rtl><p id=a dir=auto>1</p><bdi id=b>1</bdi></div>", ":dir(ltr)"),
            "html head body a b");
  EXPECT_EQ(in_body("<input id=a dir=auto value='\xD7\x90'><input id=b type=range dir=auto value='\xD7\x90'>",
                    "input:dir(rtl)"),
            "a");
  EXPECT_EQ(in_body("<div dir=rtl><input id=a type=TEL><input id=b></div>", "input:dir(rtl)"), "b");
  EXPECT_EQ(in_body("<textarea id=a dir=auto>\xD7\x90</textarea>", "textarea:dir(rtl)"), "a");
  EXPECT_EQ(in_body("<div dir=rtl><svg id=a dir=ltr></svg></div>", "svg:dir(rtl)"), "a");
  EXPECT_EQ(in_body("<p id=a dir=auto>\xF0\x9E\xA4\x80</p>", "p:dir(rtl)"), "a") << "Adlam";
  EXPECT_EQ(in_body("<p id=a dir=auto>\xCC\x80\xE2\x88\x91\xE4\xB8\x80\xD7\x90</p>", "p:dir(rtl)"), "")
      << "a combining accent and a sign are neutral, an ideograph is not";
  EXPECT_EQ(in_body("<p id=a>", ":dir(up)"), "");
}

TEST(Selector, Disabled) {
  EXPECT_EQ(
      in_body("<fieldset disabled id=a><div><legend><input id=b></legend></div><legend id=c><input id=d>"
              "<fieldset id=e></fieldset></legend><legend><input id=f></legend></fieldset>",
              ":disabled"),
      "a b f")
      << "only the first legend that is a child";
  EXPECT_EQ(
      in_body(
          "<select><optgroup id=a disabled><option id=b></optgroup></select><optgroup disabled><option id=c>",
          ":disabled"),
      "a b optgroup c");
  EXPECT_EQ(in_body("<select disabled id=a><optgroup id=b><option id=c></select>", ":disabled"), "a b c");
  EXPECT_EQ(in_body("<fieldset disabled><button id=a></button><object id=b></object><label id=c></label>",
                    "fieldset :disabled, fieldset :enabled"),
            "a");
}

TEST(Selector, FormOwners) {
  constexpr std::string_view kBody =
      "<form id=f><button id=a></button></form><button id=b form=f></button><button id=c form=g></button>"
      "<button id=d form></button><input type=image id=e>";
  EXPECT_EQ(in_body(kBody, ":default"), "a");
  EXPECT_EQ(in_body("<button id=a form=f></button><form id=f><button id=b></button></form>", ":default"), "a")
      << "the first one in tree order, wherever it is";
  EXPECT_EQ(in_body("<form><input type=radio name=r checked id=a></form><input type=radio name=r id=b>"
                    "<input type=radio id=c>",
                    ":indeterminate"),
            "b c");
}

// Removed nodes, separate trees and modified documents.
TEST(Selector, Trees) {
  Document document =
      parse("<!DOCTYPE html><div id=a><p id=b><b id=c></b></p></div><template><p id=d></p></template>");
  const Node p = document.root().find_by_id("b");
  ASSERT_EQ(document.remove(p), DomError::none);
  EXPECT_EQ(select(p, "*"), "c");
  EXPECT_EQ(select(p, "p > b, div b"), "c");
  EXPECT_EQ(select(p, ":root"), "");
  EXPECT_TRUE(p.matches(":first-child:last-child:not(div p)"));
  EXPECT_TRUE(p.first_child().closest("div").is_null());
  EXPECT_EQ(select(document.root(), "p"), "");
  EXPECT_EQ(select(document.root().find("template").template_contents(), "p, template p"), "d");
  EXPECT_TRUE(document.root().find("template").template_contents().first_child().matches(":not(template *)"));
}

TEST(Selector, ModifiedWhileARangeIsAlive) {
  Document document = parse("<!DOCTYPE html>" + std::string(2000, ' ') + "<p></p><p></p><p></p><p></p>");
  std::size_t seen = 0;
  for (const Node node : document.root().select("body p:nth-child(n):not(:has(b)):lang('')")) {
    ASSERT_LT(++seen, 100u);
    EXPECT_EQ(seen == 2 ? document.remove(node) : DomError::none, DomError::none);
    for (int i = 0; i < 1000 && seen == 1; ++i) {
      const Node added = document.create_element("p");
      ASSERT_EQ(document.insert_before(node.parent(), added, node), DomError::none);
    }
  }
  EXPECT_GE(seen, 2u);
}

TEST(Selector, Escapes) {
  EXPECT_EQ(in_body("<p id=1a class='a.b'>", "#\\31 a"), "1a");
  EXPECT_EQ(in_body("<p id=1a class='a.b'>", ".a\\.b"), "1a");
  // A class contains no white space.
  EXPECT_EQ(in_body("<p id=x class='two words'>", ".two\\ words"), "");
  EXPECT_EQ(in_body("<p id=x class='two words'>", "[class='two words']"), "x");
  EXPECT_EQ(in_body("<p id=é>", "#é"), "é");
  EXPECT_EQ(in_body("<p id=x title='a\"b'>", "[title='a\\\"b']"), "x");
  EXPECT_EQ(in_body("<p id=--x>", "#--x"), "--x");
  EXPECT_EQ(in_body("<p id=x\xEF\xBF\xBD class=y>", "#x\\"), "x\xEF\xBF\xBD");
}

TEST(Selector, EscapesInPlaces) {
  constexpr std::string_view kBody = "<p id=a></p><p id=b></p><p id=c></p><p id=d></p><p id=e></p>";
  EXPECT_EQ(in_body(kBody, "p:nth-child(\\n+3)"), "c d e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(+\\6e + 3)"), "c d e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(2\\4E)"), "b d");
  EXPECT_EQ(in_body(kBody, "p:nth-child(-\\n+2)"), "a b");
  EXPECT_EQ(in_body(kBody, "p:nth-child(\\-n+2)"), "a b") << "the minus sign belongs to the identifier";
  EXPECT_EQ(in_body(kBody, "p:nth-child(2n\\-1)"), "a c e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(2n-\\31)"), "a c e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(2\\n\\- 1)"), "a c e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(\\65 ven)"), "b d");
  EXPECT_EQ(in_body(kBody, "p:nth-child(\\6f\\64 d)"), "a c e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(\\n o\\66  p)"), "a b c d e");
  EXPECT_EQ(in_body(kBody, "p:nth-child(+/**/n/**/+/**/3)"), "c d e")
      << "white space, but no comment, parts + and n";
  for (const std::string_view invalid :
       {"\\+n",      "\\32n",       "n+\\33", "n\\+3", "+-n",    "+even",   "-even",  "--n",
        "n-\\-1",    "n--1",        "2-n",    "+ n",   "-/**/n", "+/**/2n", "2/**/n", "1e2n",
        "3\\6f f p", "n+3\\6f f p", "-",      "+",     "\\",     "n\\"})
    EXPECT_NE(error(":nth-child(" + std::string(invalid) + ")"), "none") << invalid;
}

// https://drafts.csswg.org/selectors/#logical-combination: restrictions pass to the arguments of :is() and
// :not().
TEST(Selector, CombinatorsInHost) {
  EXPECT_EQ(error(":host(a b)"), "9: expected “)”, found “b”");
  EXPECT_EQ(error(":host(:not(a, b c))"), "17: expected “,” or the end, found “c”");
  EXPECT_EQ(error(":host(:not(:not(a > b)))"), "19: expected “,” or the end, found “>”");
  EXPECT_EQ(error(":host(:is(a b))"), "none") << "invalid selectors are left out";
  EXPECT_EQ(error(":host(:has(a b):not(c, d ))"), "none");
  EXPECT_EQ(error(":host(:not(a)) :not(b c)"), "none");
}

TEST(Selector, UnusualText) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  const std::string body = "<p id='" + std::string(kReplacement) + "'>";
  EXPECT_EQ(in_body(body, std::string_view("#\0", 2)), kReplacement);
  EXPECT_EQ(in_body(body, "#\\0"), kReplacement);
  EXPECT_EQ(in_body(body, "#\\D800 "), kReplacement) << "a surrogate";
  EXPECT_EQ(in_body(body, "#\\110000"), kReplacement);
  EXPECT_EQ(in_body("<p id=a>", "#\\000061"), "a");
  EXPECT_EQ(in_body("<p id=ab>", "#\\61\r\nb"), "ab");
  EXPECT_EQ(in_body("<p id=ab>", "#\\0000610"), "") << "six digits at most";
  EXPECT_EQ(in_body("<p id=a title='x y'>", "[title='x\\\n y']"), "a") << "a line break in a string";
  EXPECT_EQ(error("[a='\\"), "none");
  EXPECT_EQ(error("a\\\nb"), "2: expected a combinator, “,” or the end, found “\\”");
  EXPECT_EQ(error("a/*"), "none");
  EXPECT_EQ(error("a /* x */ > /* y */ b"), "none");
  EXPECT_EQ(error("a\xFF"), "none") << "any byte from 0x80 on belongs to a name";
}

// The end of the selector in every construct: an error or not, but an answer.
TEST(Selector, EveryPrefix) {
  constexpr std::string_view kAll =
      "*|a.b#c[d|='e' i]:nth-child(2n + 1 of :is(f, g > h))::before, :has(+ i ~ j):lang('k', l):dir(ltr)"
      ":heading(1, 2):host(m):state(n):not(\\6f p)[*|q$=\"r\\\"s\" s] /* t */ || u";
  for (std::size_t size = 0; size <= kAll.size(); ++size) {
    const SelectorResult selector = Selector::parse(kAll.substr(0, size));
    EXPECT_EQ(selector.has_value(), selector.error().message.empty()) << kAll.substr(0, size);
    EXPECT_LE(selector.error().offset, size);
  }
}

TEST(Selector, TheEndClosesBrackets) {
  EXPECT_EQ(in_body("<p id=x>", "[id"), "x");
  EXPECT_EQ(in_body("<p id=x>", "[id='x"), "x");
  EXPECT_EQ(in_body("<p id=x>", ":is(p"), "x");
  EXPECT_EQ(in_body("<p id=x>", "p:nth-child(n"), "x");
}

TEST(Selector, Errors) {
  EXPECT_EQ(error(""), "1: expected a selector, found the end of the selector");
  EXPECT_EQ(error("p,"), "3: expected a selector, found the end of the selector");
  EXPECT_EQ(error("p >"), "4: expected a selector, found the end of the selector");
  EXPECT_EQ(error("> p"), "1: expected a selector, found “>”");
  EXPECT_EQ(error("é p:frist-child"), "4: unknown pseudo-class “:frist-child”; did you mean “:first-child”?");
  EXPECT_EQ(error("p:xyzzyxyzzy"), "2: unknown pseudo-class “:xyzzyxyzzy”");
  EXPECT_EQ(error("p::before"), "2: “::before” is a pseudo-element, not an element of the document");
  EXPECT_EQ(error("p:after"), "2: “:after” is a pseudo-element, not an element of the document");
  EXPECT_EQ(error("p::hover"), "2: unknown pseudo-element “::hover”; did you mean “:hover”?");
  EXPECT_EQ(error("p:root(a)"), "2: “:root” takes no argument");
  EXPECT_EQ(error("p:not"), "2: “:not” needs an argument in parentheses");
  EXPECT_EQ(error(":not()"), "6: expected a selector, found “)”");
  EXPECT_EQ(error("#1"), "2: expected an ID after “#”, found “1”");
  EXPECT_EQ(error(".#a"), "2: expected a class after “.”, found “#”");
  EXPECT_EQ(error("[a=1]"), "4: expected an identifier or a quoted string, found “1”");
  EXPECT_EQ(error("[a!=b]"), "3: expected “=”, “~=”, “|=”, “^=”, “$=”, “*=” or “]”, found “!”");
  EXPECT_EQ(error("[a=b x]"), "6: expected “i”, “s” or “]”, found “x”");
  EXPECT_EQ(error("[a='b\n']"), "4: the string is not closed before the end of the line");
  EXPECT_EQ(error(".a b.c*"), "7: a type selector must come first in a compound selector");
  EXPECT_EQ(error("p:nth-child(+ n)"), "13: expected “odd”, “even”, or an+b, such as “2n+1”");
  EXPECT_EQ(error("p)"), "2: expected a combinator, “,” or the end, found “)”");
  EXPECT_EQ(error("x|p"), "1: the namespace prefix “x” is not declared");
  EXPECT_EQ(error(":not(p])"), "7: expected a combinator, “,” or the end, found “]”");
  EXPECT_EQ(error("p{}"), "2: expected a combinator, “,” or the end, found “{”");
  std::string nested, chain = "a";
  for (int i = 0; i < 100'000; ++i) nested += ":is(";
  EXPECT_EQ(error(nested), "65: more than 16 pseudo-classes are nested");
  for (int i = 0; i < 100'000; ++i) chain += ">a";
  EXPECT_EQ(error(chain), "257: a complex selector has more than 128 compound selectors");
}

std::string repeat(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

constexpr SelectorOptions kExtensions = {.extensions = true};

TEST(Selector, ContainedText) {
  constexpr std::string_view kBody =
      "<div id=a>one <b id=b>tw</b>o<p id=c>three<!--four--><template>five</template></div><p id=d>";
  const auto found = [&](std::string_view css) { return in_body(kBody, css, kExtensions); };
  EXPECT_EQ(found("body :-soup-contains('one two')"), "a");
  EXPECT_EQ(found("body :-soup-contains(tw)"), "a b");
  EXPECT_EQ(found("body :contains('o')"), "a");
  EXPECT_EQ(found("p:contains(x, hree)"), "c");
  EXPECT_EQ(found("body :contains('twothree', \"zz\")"), "a");
  EXPECT_EQ(found(":contains(four), :contains(five), :contains(ONE)"), "");
  EXPECT_EQ(found("body :contains('')"), "a b c template d");
  EXPECT_EQ(found("body :-soup-contains-own(o)"), "a");
  EXPECT_EQ(found("body :-soup-contains-own(tw)"), "b");
  EXPECT_EQ(found("body :-soup-contains-own('one o')"), "");
  EXPECT_EQ(found("div:has(> p:contains(three)):not(:contains(x))"), "a");
  const Document document = parse(std::string("<!DOCTYPE html>").append(kBody));
  const Node first = document.root().select("div").front();
  EXPECT_EQ(select(first, ":contains(t)", kExtensions), "b c");
  EXPECT_TRUE(Selector::parse(":contains(one)", kExtensions)->matches(first));

  // The root of a tree may be an element.
  Document other = parse("<!DOCTYPE html><div id=x>ab<p id=y>cd</p></div>");
  const Node alone = other.root().find_by_id("x");
  other.remove(alone);
  EXPECT_TRUE(Selector::parse(":contains(ab)", kExtensions)->matches(alone));
  EXPECT_EQ(select(alone, ":contains('abcd') > p", kExtensions), "y");

  EXPECT_EQ(error("p:contains(x)"), "2: “:contains()” is not CSS: it needs the option “extensions”");
  EXPECT_EQ(error(":contaims(x)"), "1: unknown pseudo-class “:contaims”");
  EXPECT_EQ(Selector::parse(":contaims(x)", kExtensions).error().suggestion, ":contains");
  EXPECT_EQ(Selector::parse(":contains()", kExtensions).error().message, "expected a string, found “)”");
  EXPECT_EQ(Selector::parse(":contains", kExtensions).error().message,
            "“:contains” needs an argument in parentheses");
}

// The values that select_values() selects: texts, attributes as “@name=value”, elements by their names.
std::string values(Node root, std::string_view css) {
  std::string all;
  const SelectorResult selector = Selector::parse(css, kExtensions);
  if (!selector) return selector.error().message;
  for (const XPathNode& node : selector->select_values(root)) {
    if (!all.empty()) all += '|';
    if (node.is_attribute())
      all.append("@").append(node.attribute().qualified_name()).append("=").append(node.attribute().value());
    else
      all.append(node.node().is_element() ? node.node().local_name() : node.node().data());
  }
  return all;
}

TEST(Selector, Values) {
  Document document = parse(
      "<!DOCTYPE html><body><div Title=T>one<p id=p "
      "title=U>two<b>three</b>four</p>five<template>six</template>"
      "</div><svg viewBox=v xlink:href=h><g/></svg>");
  const Node root = document.root();
  EXPECT_EQ(values(root, "p::text"), "two|four");
  // After a descendant combinator, “*” includes the element before it.
  EXPECT_EQ(values(root, "div ::text"), "one|two|three|four|five");
  EXPECT_EQ(values(root, "p *::text, b ::text"), "two|three|four");
  EXPECT_EQ(values(root, "body div *::attr(title)"), "@title=T|@title=U");
  EXPECT_EQ(values(root, "div > ::text"), "two|four");
  EXPECT_EQ(values(root, "div *:not(q)::text"), "two|three|four");
  EXPECT_EQ(values(root, "div ~ ::attr(viewBox)"), "@viewBox=v");
  EXPECT_EQ(values(root, "::text"), "one|two|three|four|five");
  EXPECT_EQ(values(root, "div::text, p, b::attr(id), p::attr(id), *::attr( title )"),
            "@title=T|one|p|@id=p|@title=U|five");
  EXPECT_EQ(values(root, "p::attr(title), p::attr(id), p, p::attr(TITLE)"), "p|@id=p|@title=U");
  EXPECT_EQ(values(root, "[title]::attr(TITLE), div > p::attr(title)"), "@title=T|@title=U");
  EXPECT_EQ(values(root, "svg::attr(viewBox), svg::attr(viewbox)"), "@viewBox=v");
  EXPECT_EQ(values(root, "svg::attr(xlink:href)"), "@xlink:href=h");
  EXPECT_EQ(values(root, "p, b"), "p|b");
  EXPECT_EQ(values(root, "p::attr(id"), "@id=p");
  EXPECT_EQ(values(root, "p::text:hover"), "expected “,” or the end, found “:”");
  // The root counts too.
  const Node p = root.find_by_id("p");
  EXPECT_EQ(values(p, "p::text"), "two|four");
  EXPECT_EQ(values(p, ":scope::attr(id), :scope > b::text"), "@id=p|three");
  // Other functions take elements.
  EXPECT_EQ(select(root, "p::text", kExtensions), "p");
  EXPECT_TRUE(Selector::parse("p::attr(id)", kExtensions)->matches(p));
  EXPECT_TRUE(Selector::parse("b, p::text", kExtensions)->selects_values());
  EXPECT_FALSE(Selector::parse("b, p", kExtensions)->selects_values());
  // Adjacent texts are one.
  document.append(p, document.create_text("five"));
  EXPECT_EQ(values(p, "::text"), "two|three|four");

  EXPECT_EQ(error("p::text"), "2: “::text” is not CSS: it needs the option “extensions”");
  const auto message = [](std::string_view css) { return Selector::parse(css, kExtensions).error().message; };
  EXPECT_EQ(message("p::text b"), "expected “,” or the end, found “b”");
  EXPECT_EQ(message("p::text > b"), "expected “,” or the end, found “>”");
  EXPECT_EQ(message(":not(::text)"), "“::text” is possible only at the end of a whole selector");
  EXPECT_EQ(message("p:has(b::attr(x))"), "“::attr” is possible only at the end of a whole selector");
  EXPECT_EQ(message("p::attr"),
            "expected “(” and the name of an attribute after “::attr”, found the end of the selector");
  EXPECT_EQ(message("p::attr()"), "expected the name of an attribute, found “)”");
  EXPECT_EQ(message("p::before"), "“::before” is a pseudo-element, not an element of the document");
}

constexpr int kMany = 100'000;

TEST(SelectorLinear, Values) {
  const Document tall = parse("<!DOCTYPE html><body>" + repeat("<div title=a>b", kMany));
  const SelectorResult selector = Selector::parse("div::text, div::attr(title)", kExtensions);
  EXPECT_EQ(selector->select_values(tall.root()).size(), 2 * kMany);
  std::string attributes;
  for (int i = 0; i < kMany; ++i) attributes += "a::attr(x" + std::to_string(i) + "), ";
  EXPECT_TRUE(Selector::parse(attributes + "p::text", kExtensions));
}

// The number of selected elements, whose names would be long.
std::size_t count(Node root, std::string_view css) {
  std::size_t count = 0;
  for (const Node node : root.select(css)) count += node.is_element() ? 1 : 0;
  return count;
}

// Each would take minutes if its time were quadratic.
TEST(SelectorLinear, DeepAndWide) {
  const Document tall = parse(repeat("<div>", kMany)), flat = parse(repeat("<p></p>", kMany));
  EXPECT_EQ(select(tall.root(), "x div"), "");
  EXPECT_EQ(select(tall.root(), "x > div div div div"), "");
  EXPECT_EQ(select(tall.root(), "div:has(x)"), "");
  EXPECT_EQ(select(tall.root(), "div:not(div, x div div)"), "");
  EXPECT_EQ(select(flat.root(), "x ~ p"), "");
  EXPECT_EQ(select(flat.root(), "x ~ p + p ~ p"), "");
  EXPECT_EQ(select(flat.root(), "p:has(~ x)"), "");
  EXPECT_EQ(select(flat.root(), "p:nth-child(100001)"), "");
  EXPECT_EQ(select(flat.root(), "p:nth-last-of-type(100001)"), "");
  EXPECT_EQ(count(flat.root(), ":nth-child(even of :is(p, x ~ p))"), kMany / 2);
}

// What elements inherit.
TEST(SelectorLinear, Ancestors) {
  const Document tall =
      parse("<!DOCTYPE html><body lang=de dir=rtl contenteditable>" + repeat("<div>", kMany));
  EXPECT_EQ(count(tall.root(), "div:lang(de)"), kMany);
  EXPECT_EQ(count(tall.root(), "div:dir(rtl)"), kMany);
  EXPECT_EQ(count(tall.root(), "div:read-write"), kMany);
  const Document nowhere = parse("<!DOCTYPE html>" + repeat("<div>", kMany));
  EXPECT_EQ(count(nowhere.root(), "div:lang(de), div:dir(rtl), div:read-write"), 0);
  const Document controls = parse("<!DOCTYPE html>" + repeat("<div><input type=radio name=a>", kMany / 2));
  EXPECT_EQ(count(controls.root(), "input:enabled:not(:checked):indeterminate"), kMany / 2);
  EXPECT_EQ(count(controls.root(), "input:disabled, input:default"), 0);
  const Document selects = parse("<!DOCTYPE html>" + repeat("<select><object><option>", kMany / 4));
  EXPECT_EQ(count(selects.root(), "option:enabled:not(:disabled)"), kMany / 4);
  EXPECT_EQ(count(selects.root(), "option:checked"), kMany / 4);
  const Document numbers = parse("<!DOCTYPE html>" + repeat("<div dir=auto>1", kMany / 2));
  EXPECT_EQ(count(numbers.root(), "div:dir(ltr)"), kMany / 2);
  const Document fields = parse("<!DOCTYPE html><fieldset disabled>" + repeat("<input>", kMany));
  EXPECT_EQ(count(fields.root(), "input:disabled"), kMany);
}

TEST(SelectorLinear, ContainedText) {
  const Document tall = parse(repeat("<div>a", kMany));
  for (const std::string_view css : {":contains('aab')", ":contains('aa', 'b')", ":-soup-contains-own(b)"})
    EXPECT_EQ(std::ranges::distance(Selector::parse(css, kExtensions)->select(tall.root())),
              css == ":contains('aa', 'b')" ? kMany + 1 : 0);
  // Occurrences that overlap, and nearly occur.
  const Document flat = parse(repeat("a", kMany) + repeat("<p>a", kMany));
  const std::string many = repeat("a", kMany / 2);
  EXPECT_EQ(select(flat.root(), ":contains('" + many + "'):not(html)", kExtensions), "body");
  EXPECT_EQ(select(flat.root(), ":contains('" + many + "b')", kExtensions), "");
  EXPECT_EQ(select(flat.root(), ":-soup-contains-own('" + many + "b')", kExtensions), "");
}

TEST(SelectorLinear, LongValuesAndManyAttributes) {
  const Document classes = parse("<div class='" + repeat("a ", kMany) + "'>" + repeat("<p></p>", kMany));
  EXPECT_EQ(count(classes.root(), ".x > p, .x p, [class$=x] > p, [class*=x] > p"), 0);
  EXPECT_EQ(count(classes.root(), ".a > p"), kMany);
  std::string attributes;
  for (int i = 0; i < kMany; ++i) attributes += " a" + std::to_string(i);
  const Document many = parse("<div" + attributes + ">" + repeat("<p></p>", kMany));
  EXPECT_EQ(count(many.root(), "[x] > p, [x] p, .x > p, :link > p"), 0);
  EXPECT_EQ(count(many.root(), "[a99999] > p"), kMany);
  EXPECT_EQ(count(classes.root(), "[*|class~=x] > p, [*|class~=x] p"), 0);
  const Document language = parse("<html lang='" + repeat("aa-", kMany) + "'>" + repeat("<p></p>", kMany));
  EXPECT_EQ(count(language.root(), "p:lang(aa-zz)"), 0);
  const Document named = parse("<a-" + repeat("x", kMany) + ">" + repeat("<p></p>", kMany));
  EXPECT_EQ(count(named.root(), ":not(:defined) > p"), kMany);
  EXPECT_EQ(count(named.root(), "a:not(:defined) > p, p:not(:defined)"), 0);
  const Document select = parse("<select size='" + repeat("0", kMany) + "'>" + repeat("<option>", kMany));
  EXPECT_EQ(count(select.root(), "option:checked"), 1);
}

// Comments between elements, and in those that have nothing else.
TEST(SelectorLinear, Comments) {
  const std::string comments = repeat("<!---->", kMany), children = repeat("<br>", kMany);
  const Document after = parse("<div>" + comments + "<p>" + children),
                 before = parse("<div><p>" + children + "</p>" + comments);
  EXPECT_EQ(count(after.root(), "p:first-child > br"), kMany);
  EXPECT_EQ(count(after.root(), "p:nth-child(1) > br"), kMany);
  EXPECT_EQ(count(after.root(), "p:nth-last-of-type(2) > br, i + p > br, i ~ p > br"), 0);
  EXPECT_EQ(count(before.root(), "p:only-child > br"), kMany);
  EXPECT_EQ(count(before.root(), "p:has(+ i) > br"), 0);
  const Document inside = parse("<div>" + comments + children);
  EXPECT_EQ(count(inside.root(), ":empty > br"), 0);
  EXPECT_EQ(count(inside.root(), "br:empty"), kMany);
  const Document empty = parse("<div>" + comments);
  EXPECT_EQ(count(empty.root(), "div:empty"), 1);
  Document text = parse("<textarea placeholder=x></textarea>");
  const Node area = text.root().find("textarea");
  for (int i = 0; i < kMany; ++i) (void)text.append(area, text.create_comment(""));
  EXPECT_EQ(count(text.root(), "textarea:placeholder-shown"), 1);
  for (int i = 0; i < kMany; ++i) (void)text.append(area, text.create_element("br"));
  EXPECT_EQ(count(text.root(), "textarea:placeholder-shown > br"), kMany);
}

// An index among the siblings that match a selector with such an index, and so on: not exponential.
TEST(SelectorLinear, NestedIndexes) {
  const Document document = parse(repeat("<p></p>", 16));
  for (const char* index : {":nth-child(n of ", ":nth-last-child(n of ", ":nth-child(n+2 of "}) {
    const std::string css = repeat(index, 16) + "p" + repeat(")", 16);
    EXPECT_EQ(count(document.root(), css),
              std::string_view(index).find('+') == std::string_view::npos ? 16 : 0)
        << css;
    EXPECT_EQ(document.root().find("p").matches(css),
              std::string_view(index).find('+') == std::string_view::npos)
        << css;
  }
  EXPECT_EQ(count(document.root(), repeat(":nth-child(n+2 of ", 3) + "p)))"), 13);
}

// Which of the ancestors a compound selector matches is tried for each of those on its right.
TEST(SelectorLinear, Backtracking) {
  const Document tall = parse(repeat("<a class=x><b></b></a><div>", kMany / 10) + repeat("<div>", kMany / 2));
  EXPECT_EQ(count(tall.root(), "x " + repeat("div ", 100) + "div"), 0);
  EXPECT_EQ(count(tall.root(), "x > " + repeat("div div > ", 60) + "div"), 0);
  const Document flat = parse(repeat("<p></p>", kMany / 2));
  EXPECT_EQ(count(flat.root(), "x + " + repeat("p ~ p + ", 60) + "p"), 0);
  EXPECT_EQ(count(flat.root(), ":is(:is(:is(x ~ p) ~ p) ~ p) ~ p"), 0);
}

TEST(SelectorLinear, LongSelectors) {
  const Document document = parse("<!DOCTYPE html><p id=a><b id=b></b>");
  EXPECT_EQ(select(document.root(), repeat("x,", 500'000) + "b"), "b");
  EXPECT_EQ(select(document.root(), ":is(" + repeat("::x,", 250'000) + "b)"), "b");
  EXPECT_EQ(select(document.root(), ":is(" + repeat(":frist-child,", 80'000) + "b)"), "b");
  EXPECT_EQ(select(document.root(), "b" + repeat("[id]", 250'000)), "b");
  EXPECT_EQ(select(document.root(), "b" + repeat(":not(.x)", 125'000)), "b");
  EXPECT_EQ(select(document.root(), "#" + std::string(1'000'000, 'x')), "");
  EXPECT_EQ(error(std::string(1'000'000, '[')), "2: expected an attribute’s name, found “[”");
  EXPECT_EQ(error(repeat("a>", 500'000)), "257: a complex selector has more than 128 compound selectors");
  const std::string chain = repeat("a ", 100);
  EXPECT_EQ(error(chain + ":is(" + chain + ":is(" + chain + "a))"),
            "612: more than 256 compound selectors are nested");
  EXPECT_EQ(error(chain + ":is(" + chain + "a)"), "none");
}

// --- Trees whose nodes are in tree order, and others

std::vector<Node> selected(const Selector& selector, Node root) {
  const SelectedRange range = selector.select(root);
  return {range.begin(), range.end()};
}

std::vector<Node> matching(const Selector& selector, Node root) {
  std::vector<Node> found;
  for (const Node node : root.descendants())
    if (selector.matches(node)) found.push_back(node);
  return found;
}

// Each selector in the document and in each of its elements, again and again: the first walk finds out the
// order.
void expect_order_does_not_matter(const Document& document) {
  for (const char* css : {"*", "p", "b, i, svg", ".x", "[id]", "div p", "p + *", "p:first-child",
                          "li:nth-child(2n)", "table td", "TITLE", "linearGradient", "nothing", ":not(p)"}) {
    const Selector selector = *Selector::parse(css);
    for (int i = 0; i < 2; ++i)
      ASSERT_EQ(selected(selector, document.root()), matching(selector, document.root())) << css;
    for (const Node node : document.root().descendants())
      ASSERT_EQ(selected(selector, node), matching(selector, node)) << css;
  }
}

TEST(SelectorOrder, OfPages) {
  for (const char* html :
       {"<p>a<b>c<p>d", "<!DOCTYPE html><div class=x><p>a<ul><li>1<li>2</ul></div><!--c--><p id=z>y",
        "<table>a<tr><td>b<i>c<p>d</table><p>e", "<b>1<p>2</b>3<p>4", "<head></head> <title>a</title><p>b",
        "<template><p>a</template><p>b", "<svg><linearGradient id=g/><title>x</title></svg><p>", "<frameset>",
        "", "<div><template shadowrootmode=open><p>a</template><p class=x>b</div>"}) {
    SCOPED_TRACE(html);
    ParseOptions options;
    options.allow_declarative_shadow_roots = true;
    expect_order_does_not_matter(parse(html, options));
  }
}

TEST(SelectorOrder, AfterChanges) {
  const std::string html =
      "<!DOCTYPE html><title>t</title><div class=x id=d><p>a<b>b</b><p "
      "class=x>c</div><ul><li>1<li>2<li>3</ul>"
      "<table><tr><td><i>x</i></table><svg><g><path/></g></svg>";
  std::uint32_t random = 1;
  const auto below = [&](std::size_t count) {
    random = random * 1664525U + 1013904223U;
    return (random >> 8U) % count;
  };
  for (int round = 0; round < 30; ++round) {
    Document document = parse(html);
    const Document other = parse("<p class=x><i>other");
    expect_order_does_not_matter(document);
    for (int step = 0; step < 4; ++step) {
      const auto all = document.body().descendants();
      const std::vector<Node> nodes(all.begin(), all.end());
      const Node node = nodes[below(nodes.size())], to = nodes[below(nodes.size())];
      switch (below(8)) {
        case 0:
          static_cast<void>(document.append(to, node));
          break;
        case 1:
          static_cast<void>(document.prepend(to, node));
          break;
        case 2:
          static_cast<void>(document.insert_before(to.parent(), node, to));
          break;
        case 3:
          static_cast<void>(document.remove(node));
          break;
        case 4:
          static_cast<void>(document.unwrap(node));
          break;
        case 5:
          static_cast<void>(document.set_inner_html(to, "<p>n<b class=x>"));
          break;
        case 6:
          static_cast<void>(
              document.append(document.body(), document.clone(below(2) == 0 ? to : other.body())));
          break;
        default:
          static_cast<void>(document.append(to, document.create_element("p")));
      }
      expect_order_does_not_matter(document);
    }
  }
}

// The walk that finds out the order is interrupted by a change.
TEST(SelectorOrder, ChangedDuringAWalk) {
  Document document = parse("<!DOCTYPE html><div id=a><p id=b></p></div><div id=c><p id=d></p></div>");
  const Selector any = *Selector::parse("*");
  const SelectedRange range = any.select(document.root());
  auto at = range.begin();
  while ((*at).id() != "d") ++at;
  ASSERT_EQ(document.remove(document.root().find_by_id("b")), DomError::none);
  while (at != range.end()) ++at;
  expect_order_does_not_matter(document);
  EXPECT_EQ(select(document.root(), "p"), "d");
}

// A range continues in a document that has been changed, and uses nothing that has moved or been freed.
TEST(Selector, ChangedDuringAWalk) {
  const auto change_at_each = [](Document& document, std::string_view css, const auto& change) {
    std::size_t steps = 0;
    for (const Node node : document.root().select(css)) {
      ASSERT_LT(++steps, 100'000U);
      change(document, node);
    }
    EXPECT_GT(steps, 0U);
  };
  // All texts move.
  const auto grow = [](Document& document, Node node) {
    static_cast<void>(document.set_attribute(node, "data-x", std::string(1 << 16, 'x')));
  };
  Document language = parse("<meta http-equiv=content-language>" + repeat("<p></p>", 40));
  static_cast<void>(language.set_attribute(language.root().find("meta"), "content", "de"));
  change_at_each(language, "p:lang(de)", grow);
  Document forms = parse("<form></form>" + repeat("<button form=f></button>", 40));
  static_cast<void>(forms.set_attribute(forms.root().find("form"), "id", std::string(40, 'f')));
  for (const Node button : forms.root().find_all("button"))
    static_cast<void>(forms.set_attribute(button, "form", std::string(40, 'f')));
  change_at_each(forms, "button:default, button:not(:default)", grow);
  // What descendants inherit is removed.
  Document tall = parse("<body lang=de dir=rtl contenteditable>" + repeat("<div>", 3000));
  int steps = 0;
  change_at_each(tall, "div:lang(de):dir(rtl):read-write, div:not(:lang(de))", [&](Document& document, Node) {
    if (++steps == 1000) static_cast<void>(document.remove_attribute(document.body(), "lang"));
  });
  EXPECT_EQ(steps, 3000);
  // Siblings move far.
  const std::string gap = repeat("<!---->", 40);
  Document flat = parse("<i id=a></i>" + gap + "<i id=b></i>" + gap + repeat("<p></p>", 20));
  change_at_each(flat, "u ~ p, p:not(u ~ p)", [](Document& document, Node) {
    static_cast<void>(document.append(document.body(), document.root().find_by_id("a")));
    static_cast<void>(document.prepend(document.body(), document.root().find_by_id("b")));
  });
}

TEST(SelectorOrder, Sanitized) {
  Document document = parse("<!DOCTYPE html><div id=a><form><p id=b></p></form></div><p id=c></p>");
  EXPECT_EQ(select(document.root(), "p"), "b c");
  Sanitizer keep;
  static_cast<void>(keep.replace_element_with_children({"form"}));
  static_cast<void>(sanitize(document, document.body(), keep));
  expect_order_does_not_matter(document);
  EXPECT_EQ(select(document.root(), "form, p"), "p p");
}

}  // namespace
}  // namespace lockstep::test
