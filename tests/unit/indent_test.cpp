// Tests SerializeOptions::indent: what it writes, and that it changes nothing but text nodes of white space.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/parsing.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

SerializeOptions indented(std::size_t indent = 2) {
  SerializeOptions options;
  options.indent = indent;
  return options;
}

// The contents of the body, as its inner HTML.
std::string formatted(std::string_view body) {
  const Document document = parse("<!doctype html><body>" + std::string(body));
  return serialize_html(document.body(), indented());
}

TEST(Indent, Document) {
  EXPECT_EQ(serialize_html(parse("<!--a--><!doctype html><html lang=en><title>T</title><meta charset=utf-8>\n"
                                 "<body><h1>A <b>b</b></h1><ul><li>c<li><p>d</ul></body></html><!--e-->"),
                           indented()),
            "<!--a-->\n<!DOCTYPE html>\n<html lang=\"en\">\n  <head>\n    <title>T</title>\n"
            "    <meta charset=\"utf-8\">\n  </head>\n  <body>\n    <h1>A <b>b</b></h1>\n    <ul>\n"
            "      <li>c</li>\n      <li>\n        <p>d</p>\n      </li>\n    </ul>\n  </body>\n</html>\n"
            "<!--e-->\n");
}

TEST(Indent, InnerAndOuterHtml) {
  const Document document = parse("<!doctype html><div id=a> <p>x</p> <p>y</p> </div>");
  const Node div = document.root().find_by_id("a");
  EXPECT_EQ(div.inner_html(indented(1)), "<p>x</p>\n<p>y</p>");
  EXPECT_EQ(div.outer_html(indented(1)), "<div id=\"a\">\n <p>x</p>\n <p>y</p>\n</div>");
  EXPECT_EQ(div.outer_html(indented(0)), "<div id=\"a\"> <p>x</p> <p>y</p> </div>");
  EXPECT_EQ(div.first_child().outer_html(indented()), " ");
}

// The outer HTML of a document or a fragment is its children: the same as its inner HTML.
TEST(Indent, OuterHtmlOfDocumentsAndFragments) {
  const Document document = parse("<!doctype html><template><ul><li>x</ul></template><p>y");
  EXPECT_EQ(document.root().outer_html(indented()), serialize_html(document.root(), indented()));
  EXPECT_EQ(document.root().outer_html(indented()).find("<!DOCTYPE html>\n<html>\n  <head>"), 0u);
  const Node contents = document.root().find("template").template_contents();
  EXPECT_EQ(contents.outer_html(indented()), contents.inner_html(indented()));
  const Document fragment = parse_fragment("<ul><li>x</ul>");
  EXPECT_EQ(fragment.fragment().outer_html(indented()), "<ul>\n  <li>x</li>\n</ul>");
}

TEST(Indent, InlineContentIsUntouched) {
  EXPECT_EQ(formatted("<p>a <b>b</b><i>c</i> <img><br>\n d</p>"), "<p>a <b>b</b><i>c</i> <img><br>\n d</p>");
  EXPECT_EQ(formatted("<b>a</b><b>b</b> <b>c</b><p>d</p><b>e</b>"),
            "<b>a</b><b>b</b> <b>c</b>\n<p>d</p>\n<b>e</b>");
  EXPECT_EQ(formatted("<div>a<p>b</p>c</div>"), "<div>a<p>b</p>c</div>");
  EXPECT_EQ(formatted("<div>a<p>b</p><p>c</p></div>"), "<div>a<p>b</p>\n  <p>c</p>\n</div>");
  EXPECT_EQ(formatted("<ul> <li> a </li> </ul>"), "<ul>\n  <li> a </li>\n</ul>");
  EXPECT_EQ(formatted("<button><p>x</p></button>"), "<button>\n  <p>x</p>\n</button>");
  EXPECT_EQ(formatted("<x-card><p>x</p></x-card> y"), "<x-card>\n  <p>x</p>\n</x-card> y");
  EXPECT_EQ(formatted("<div> </div><div></div>"), "<div> </div>\n<div></div>");
}

// End tags that the source omits get no separate lines.
TEST(Indent, OmittedEndTags) {
  EXPECT_EQ(formatted("<ul>\n  <li>One\n  <li><a>Two</a>\n\n  <li>\n    Three\n  <li></ul>"),
            "<ul>\n  <li>One</li>\n  <li><a>Two</a></li>\n  <li>\n    Three\n  </li>\n  <li></li>\n</ul>");
  EXPECT_EQ(formatted("<table><tr><td>1\n<td>2 \n<th>3 </table>"),
            "<table>\n  <tbody>\n    <tr>\n      <td>1</td>\n      <td>2</td>\n      <th>3 </th>\n    </tr>\n"
            "  </tbody>\n</table>");
  EXPECT_EQ(formatted("<p>a &lt; &amp;\n<p>b\n  c\n<dl><dt>d\n<dd>e\n<p>f\n</dl>"),
            "<p>a &lt; &amp;</p>\n<p>b\n  c</p>\n<dl>\n  <dt>d</dt>\n  <dd>e\n<p>f</p>\n  </dd>\n</dl>");
  // Neither in a line, nor where white space is kept.
  EXPECT_EQ(formatted("<b>a\n</b>b<pre>c\n</pre><p>d<b>e\n</b></p>"),
            "<b>a\n</b>b<pre>c\n</pre>\n<p>d<b>e\n</b></p>");
}

TEST(Indent, ElementsThatAreNotRendered) {
  EXPECT_EQ(formatted("<p>a</p><script>b\n c</script><p>d</p>"),
            "<p>a</p>\n<script>b\n c</script>\n<p>d</p>");
  // White space between the two would be rendered.
  EXPECT_EQ(formatted("<b>a</b><script></script><b>b</b><p>c</p>"),
            "<b>a</b><script></script><b>b</b>\n<p>c</p>");
  EXPECT_EQ(formatted("<b>a</b><p hidden>x</p><b>b</b>"), "<b>a</b><p hidden=\"\">x</p><b>b</b>");
  EXPECT_EQ(formatted("<p>a</p><!--x--><p>b</p>"), "<p>a</p>\n<!--x-->\n<p>b</p>");
  EXPECT_EQ(formatted("<b>a</b><!--x--><b>b</b>"), "<b>a</b><!--x--><b>b</b>");
}

TEST(Indent, PreformattedAndRawText) {
  for (const std::string_view html :
       {"<pre>a\n <div>b</div> <div>c</div></pre>", "<textarea> \n a </textarea>", "<script> </script>",
        "<style> a  { }\n</style>", "<listing> <p>x</p> </listing>", "<xmp> <p> </xmp>", "<title> </title>",
        "<ruby> <p>a</p> <rt>b</rt></ruby>", "<video> <p>a</p> </video>", "<iframe> <p> </iframe>"}) {
    const Document document = parse("<!doctype html><body>" + std::string(html));
    EXPECT_EQ(serialize_html(document.body(), indented()), serialize_html(document.body())) << html;
  }
  EXPECT_EQ(formatted("<plaintext> <p> "), "<plaintext> <p> </plaintext>");
  const Document document = parse("<pre><b id=a><div>x</div> <div>y</div></b></pre>");
  EXPECT_EQ(document.root().find_by_id("a").inner_html(indented()), "<div>x</div> <div>y</div>");
}

TEST(Indent, ForeignContent) {
  constexpr std::string_view kForeign =
      "<svg> <g><path></path></g> <foreignObject> <p>a</p> <p>b</p></foreignObject></svg>"
      "<math> <mi>x</mi> <mo>+</mo></math>";
  EXPECT_EQ(formatted(kForeign), kForeign);
}

TEST(Indent, Tables) {
  EXPECT_EQ(formatted("<table><caption>a</caption><col><tr><td>b<td><p>c</table>"),
            "<table>\n  <caption>a</caption>\n  <colgroup>\n    <col>\n  </colgroup>\n  <tbody>\n    <tr>\n"
            "      <td>b</td>\n      <td>\n        <p>c</p>\n      </td>\n    </tr>\n  </tbody>\n</table>");
}

TEST(Indent, Select) {
  EXPECT_EQ(formatted("<p>a <select><option>b<optgroup label=c><option>d</select> e</p>"),
            "<p>a <select>\n  <option>b</option>\n  <optgroup label=\"c\">\n    <option>d</option>\n"
            "  </optgroup>\n</select> e</p>");
}

TEST(Indent, Templates) {
  EXPECT_EQ(formatted("<template><p>a</p><p>b</p></template><template><b>c</b> </template>"),
            "<template>\n  <p>a</p>\n  <p>b</p>\n</template>\n<template><b>c</b> </template>");
  EXPECT_EQ(formatted("<template><tr><td>a</td></tr></template>"),
            "<template>\n  <tr>\n    <td>a</td>\n  </tr>\n</template>");
  ParseOptions parsing;
  parsing.allow_declarative_shadow_roots = true;
  const Document document = parse(
      "<!doctype html><div id=a><template shadowrootmode=open shadowrootserializable><p>a</p><p>b</p>"
      "</template><p>c</p></div>",
      parsing);
  SerializeOptions options = indented();
  options.serializable_shadow_roots = true;
  EXPECT_EQ(document.root().find_by_id("a").outer_html(options),
            "<div id=\"a\"><template shadowrootmode=\"open\" shadowrootserializable=\"\">\n  <p>a</p>\n"
            "  <p>b</p>\n</template>\n  <p>c</p>\n</div>");
}

TEST(Indent, HeadAndAfterBody) {
  EXPECT_EQ(serialize_html(parse("<title>a</title>x"), indented()),
            "<html>\n  <head>\n    <title>a</title>\n  </head>\n  <body>x</body></html>");
  EXPECT_EQ(serialize_html(parse("x </body> <!--a--> </html><!--b--> "), indented()),
            "<html>\n  <head></head>\n  <body>x    </body><!--a--></html><!--b-->");
  EXPECT_EQ(serialize_html(parse("<p>x</p> </body> <!--a--> </html> <!--b--> "), indented()),
            "<html>\n  <head></head>\n  <body>\n    <p>x</p>\n  </body>\n  <!--a-->\n</html>\n<!--b-->\n");
  EXPECT_EQ(serialize_html(parse(" "), indented()), "<html>\n  <head></head>\n  <body></body>\n</html>\n");
  EXPECT_EQ(serialize_html(parse("<frameset> <frame> <frameset></frameset></frameset> <!--a-->"), indented()),
            "<html>\n  <head></head>\n  <frameset>\n    <frame>\n    <frameset></frameset>\n  </frameset>\n"
            "  <!--a-->\n</html>\n");
}

TEST(Indent, BoundsTheIndentation) {
  std::string html = "<!doctype html>";
  for (int i = 0; i < 200; ++i) html += "<div>";
  const std::string text = serialize_html(parse(html), indented(1'000'000));
  const std::string deepest(64 * 16, ' ');
  EXPECT_NE(text.find("\n" + deepest + "<div>"), text.npos);
  EXPECT_EQ(text.find(" " + deepest), text.npos);
}

TEST(Indent, SinkGetsTheSame) {
  const Document document = parse("<!doctype html><ul><li>a<li>b<table><tr><td>c</table></ul>");
  std::string text;
  const auto take = [&](std::string_view piece) { text += piece; };
  serialize_html(document.root(), Sink(take), indented());
  EXPECT_EQ(text, serialize_html(document, indented()));
}

// --- Properties

void remove_white_space(Document& document, Node root) {
  std::vector<Node> found, trimmed, contents;
  for (const Node node : root.descendants()) {
    if (node.type() == NodeType::text) {
      const std::string_view text = node.data();
      const std::size_t end = text.find_last_not_of(" \t\n") + 1;
      if (end == 0) {
        found.push_back(node);
      } else if (!node.next_sibling() && text.find('\n', end) != text.npos) {
        trimmed.push_back(node);
      }
    }
    if (node.is_element() && node.template_contents()) contents.push_back(node.template_contents());
  }
  for (const Node node : found) (void)document.remove(node);
  for (const Node node : trimmed) {
    const std::string_view text = node.data();
    const std::string data(text.substr(0, text.find_last_not_of(" \t\n") + 1));
    (void)document.set_text_content(node, data);
  }
  for (const Node node : contents) remove_white_space(document, node);
}

std::string dump_without_white_space(std::string_view html) {
  Document document = parse(html);
  remove_white_space(document, document.root());
  return dump_tree(document);
}

// Returns what is wrong, or an empty string. Counts the documents that HTML cannot express.
std::string what_formatting_changes(std::string_view markup, int& skipped) {
  const std::string html = serialize_html(parse(markup));
  const Document document = parse(html);
  if (serialize_html(document) != html || dump_tree(parse(serialize_html(document))) != dump_tree(document)) {
    ++skipped;
    return {};
  }
  const std::string text = serialize_html(document, indented());
  if (dump_without_white_space(text) != dump_without_white_space(html)) return "the tree";
  const Document again = parse(text);
  if (again.root().inner_text() != document.root().inner_text()) return "inner_text()";
  if (serialize_html(again, indented()) != text) return "itself, when it is done again";
  return {};
}

std::string random_nodes(std::mt19937& random, int depth) {
  constexpr std::string_view kTags[] = {
      "div",        "p",        "span",     "b",     "pre",     "ul",       "li",       "table",
      "tr",         "td",       "th",       "tbody", "caption", "br",       "input",    "button",
      "select",     "option",   "script",   "style", "details", "summary",  "dialog",   "ruby",
      "rt",         "h1",       "textarea", "svg",   "text",    "title",    "math",     "mi",
      "template",   "noscript", "hr",       "img",   "a",       "object",   "col",      "xmp",
      "fieldset",   "legend",   "optgroup", "slot",  "section", "form",     "dl",       "dd",
      "video",      "x-card",   "iframe",   "audio", "meter",   "frameset", "datalist", "selectedcontent",
      "body hidden"};
  constexpr std::string_view kAttributes[] = {"", "", "", " hidden", " open", " popover", " class=a"};
  constexpr std::string_view kTexts[] = {"a",   "b c",  " ",        "\n",        "  x",
                                         "y  ", "\n\n", "<!--c-->", " <!--d--> "};
  const auto one_of = [&](const auto& list) { return list[random() % std::size(list)]; };
  std::string out;
  for (auto count = 1 + random() % 4; count != 0; --count) {
    if (depth > 5 || random() % 10 < 3) {
      out += one_of(kTexts);
      continue;
    }
    const std::string tag(one_of(kTags));
    out += '<' + tag + std::string(one_of(kAttributes)) + '>';
    if (random() % 5 != 0) out += random_nodes(random, depth + 1);
    if (random() % 10 != 0) out += "</" + tag + '>';
  }
  return out;
}

// Formatting the result again must not change it.
TEST(Indent, WhatIsCopiedOrCannotEndALine) {
  int skipped = 0;
  for (const std::string_view html :
       {"<!DOCTYPE html><body hidden><p hidden></p>\n", "<!DOCTYPE html><body hidden>",
        "<!DOCTYPE html><body hidden>a<p>", "<html hidden><frameset hidden><frameset>",
        "<!doctype html><select><button><selectedcontent></selectedcontent></button>"
        "<option>a<datalist><option>b</datalist></option></select>\n",
        "<!doctype "
        "html><select><button><selectedcontent></selectedcontent></button><option><div>a</div><p>b</select>"})
    EXPECT_EQ(what_formatting_changes(html, skipped), "") << html;
  EXPECT_EQ(skipped, 0);
}

TEST(Indent, RandomDocuments) {
  constexpr int kCount = 2000;
  int skipped = 0;
  for (unsigned seed = 0; seed < kCount; ++seed) {
    std::mt19937 random(seed);
    std::string html = seed % 4 != 0 ? "<!doctype html>" : "";
    if (seed % 8 == 1) html += "<head>" + random_nodes(random, 4) + "</head>";
    html += random_nodes(random, 0);
    if (seed % 3 == 0) html += "</body>" + random_nodes(random, 6) + "</html>" + random_nodes(random, 6);
    const std::string changed = what_formatting_changes(html, skipped);
    ASSERT_EQ(changed, "") << seed << ": " << html << "\n"
                           << serialize_html(parse(serialize_html(parse(html))), indented());
  }
  EXPECT_LT(skipped, kCount / 4);
}

TEST(Indent, Corpus) {
  constexpr const char* kFolder = "corpus/readability";
  const auto folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  int skipped = 0;
  for (const std::filesystem::path& path : files_in(*folder, ".html"))
    EXPECT_EQ(what_formatting_changes(read_file(path), skipped), "") << path;
  std::printf("%d pages do not round-trip\n", skipped);
}

}  // namespace
}  // namespace lockstep::test
