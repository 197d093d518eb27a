// Tests rewriting while streaming: what handlers see and change, which bytes are unchanged, and which
// selectors can be used.
#include "lockstep/rewriter.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"

namespace lockstep {
namespace {

using namespace std::string_view_literals;

// Writes the page in pieces of that size; 0: at once.
std::string rewrite(Rewriter& rewriter, std::string_view page, std::size_t piece = 0) {
  std::string output;
  if (piece == 0) piece = page.size() + 1;
  for (std::size_t at = 0; at < page.size(); at += piece)
    static_cast<void>(rewriter.write(page.substr(at, piece), output));
  static_cast<void>(rewriter.finish(output));
  return output;
}

// The result of one handler for elements, which must not depend on how the page is split, nor on how tokens
// are read.
std::string element(std::string_view page, std::string_view selector, const RewriteHandler& handler) {
  std::vector<std::string> results;
  for (const std::size_t piece : {0, 1, 2, 3, 7, 64}) {
    Rewriter rewriter;
    const SelectorError error = rewriter.on(selector, {.element = handler});
    if (!error.message.empty()) return "error: " + error.message;
    results.push_back(rewrite(rewriter, page, piece));
  }
  RewriteReader reader;
  reader.watch(selector, RewriteKinds::elements);
  for (const char c : page) {
    reader.write({&c, 1});
    while (RewriteToken* const token = reader.next())
      if (token->type() == RewriteType::start_tag) handler(*token);
  }
  reader.finish();
  while (RewriteToken* const token = reader.next())
    if (token->type() == RewriteType::start_tag) handler(*token);
  results.push_back(reader.take_output());
  for (const std::string& result : results) EXPECT_EQ(result, results.front());
  return results.front();
}

RewriteHandler set(std::string_view name, std::string_view value) {
  return [=](RewriteToken& token) { token.set_attribute(name, value); };
}

TEST(Rewriter, PassesOnATagWhenItEnds) {
  const std::string before(2000, ' ');  // more than the encoding is sniffed from
  for (const std::string_view page : {"<b>1</b>", "<p>1</p>", "<i a=b>", "<!--1-->"}) {
    Rewriter rewriter;
    rewriter.on("b", {.element = set("c", "")});
    std::string output;
    static_cast<void>(rewriter.write(before + std::string(page) + "<", output));
    EXPECT_EQ(output.back(), '>') << page;
  }
}

TEST(Rewriter, ChangesAttributesInPlace) {
  EXPECT_EQ(element("<P ID = x  Class='a'>b</P>", "p", set("id", "y")), "<P ID = y  Class='a'>b</P>");
  EXPECT_EQ(element("<p id='x'>", "p", set("id", "a'b")), "<p id=\"a'b\">");
  EXPECT_EQ(element("<p>", "p", set("id", "a\"b&c")), "<p id='a\"b&amp;c'>");
  EXPECT_EQ(element("<img src=a/>", "img", set("loading", "lazy")), "<img src=a/ loading=\"lazy\">");
  EXPECT_EQ(element("<p a=1 b=2 a=3>", "p", [](RewriteToken& p) { EXPECT_TRUE(p.remove_attribute("a")); }),
            "<p b=2>");
  EXPECT_EQ(element("<p a=>", "p", set("b", "1")), "<p a=\"\" b=\"1\">");
  EXPECT_EQ(element("<p a=1 a=>", "p", set("b", "1")), "<p a=1 a=\"\" b=\"1\">");
  EXPECT_EQ(element("<p a=1 a=>", "p",
                    [](RewriteToken& p) {
                      p.set_attribute("a", "2");
                      p.set_attribute("b", "3");
                    }),
            "<p a=2 a=\"\" b=\"3\">");
  EXPECT_EQ(element("<p a=1>", "p", [](RewriteToken& p) { EXPECT_FALSE(p.set_attribute("a b", "")); }),
            "<p a=1>");
  EXPECT_EQ(element("<svg viewBox=1>", "svg", set("viewBox", "2")), "<svg viewBox=2>");
}

TEST(Rewriter, ShowsTheChangesSoFar) {
  element("<p a=1 b=2>", "p", [](RewriteToken& p) {
    EXPECT_EQ(p.name(), "p");
    EXPECT_EQ(p.bytes(), "<p a=1 b=2>");
    EXPECT_EQ(p.attribute("a"), "1");
    p.set_attribute("a", "3");
    p.set_attribute("c", "4");
    p.remove_attribute("b");
    ASSERT_EQ(p.attributes().size(), 2u);
    EXPECT_EQ(p.attributes()[0].value, "3");
    EXPECT_EQ(p.attributes()[1].name, "c");
    EXPECT_FALSE(p.attribute("b"));
  });
}

// Attributes that no selector asks for are read once a handler asks.
TEST(Rewriter, ReadsAttributesWhenAHandlerAsks) {
  std::vector<std::string> seen;
  const auto note = [&seen](RewriteToken& tag) {
    seen.push_back(std::string(tag.name()));
    for (const auto& [name, value] : tag.attributes())
      seen.back().append(" ").append(name).append("=").append(value);
  };
  constexpr std::string_view kPage =
      "<DIV ID=1 data-x='&amp;&lt' id=2 y>\xE4</DIV><p data-x=\"&copy;a\" q=a&b z><a B=1>"
      "<svg viewbox=1 xlink:href=&amp;><g baseprofile=2></g></svg><image src=3><b c=1 d='>'>";
  const std::vector<std::string> expected = {"div id=1 data-x=&< y=",
                                             "p data-x=\u00A9a q=a&b z=",
                                             "a b=1",
                                             "svg viewBox=1 xlink:href=&",
                                             "g baseProfile=2",
                                             "img src=3",
                                             "b c=1 d=>"};
  for (const std::size_t first : {0, 1, 2, 3, 4, 5, 6}) {
    for (const std::size_t piece : {0, 1, 5}) {
      seen.clear();
      std::size_t number = 0;
      Rewriter rewriter;
      (void)rewriter.on("body *", {.element = [&](RewriteToken& tag) {
                          if (number++ >= first) note(tag);
                        }});
      EXPECT_EQ(rewrite(rewriter, kPage, piece), kPage);
      EXPECT_EQ(seen, std::vector<std::string>(expected.begin() + static_cast<std::ptrdiff_t>(first),
                                               expected.end()));
    }
  }
  // Rules read some, and rename an element.
  EXPECT_EQ(element("<p><b a=1><b a=2><b a=3><b a=4><p>", "b", set("x", "")),
            "<p><b a=1 x=\"\"><b a=2 x=\"\"><b a=3 x=\"\"><b a=4 x=\"\"><p>");
  EXPECT_EQ(element("<table><input type=hidden><input>", "table > input", set("x", "")),
            "<table><input type=hidden x=\"\"><input>");
  EXPECT_EQ(element("<image src=1>", "img[src]", set("x", "")), "<image src=1 x=\"\">");
  EXPECT_EQ(element("<svg><font color=1><p>", "svg + font", set("x", "")), "<svg><font color=1 x=\"\"><p>");
}

TEST(Rewriter, RenamesVoidElements) {
  const auto rename = [](const char* name, bool expected) {
    return [=](RewriteToken& tag) { EXPECT_EQ(tag.set_name(name), expected); };
  };
  EXPECT_EQ(element("1<br>2<p>3", "br", rename("em", true)), "1<em></em>2<p>3");
  EXPECT_EQ(element("1<br>2", "br", rename("HR", true)), "1<HR>2");
  EXPECT_EQ(element("<em>x</em>", "em", rename("Br", false)), "<em>x</em>");
  EXPECT_EQ(element("1<br>2", "br",
                    [](RewriteToken& tag) {
                      EXPECT_TRUE(tag.set_name("em") && tag.after("a") && tag.set_name("hr"));
                    }),
            "1<hr>a2");
  EXPECT_EQ(element("<svg><g/><path>x", "g", rename("img", true)), "<svg><img/><path>x");
  EXPECT_EQ(element("<b>1</b>", "b",
                    [](RewriteToken& tag) {
                      tag.on_end_tag([](RewriteToken& end) { EXPECT_FALSE(end.set_name("br")); });
                    }),
            "<b>1</b>");
}

TEST(Rewriter, ChangesElements) {
  const std::string_view page = "<div><b>1</b> 2</div>3";
  EXPECT_EQ(element(page, "b", [](RewriteToken& b) { b.set_name("i"); }), "<div><i>1</i> 2</div>3");
  EXPECT_EQ(element(page, "b", [](RewriteToken& b) { b.remove(); }), "<div> 2</div>3");
  EXPECT_EQ(element(page, "b", [](RewriteToken& b) { b.remove_and_keep_content(); }), "<div>1 2</div>3");
  EXPECT_EQ(element(page, "b", [](RewriteToken& b) { b.replace("<"); }), "<div>&lt; 2</div>3");
  EXPECT_EQ(element(page, "b", [](RewriteToken& b) { b.set_inner_content("<i>", ContentType::html); }),
            "<div><b><i></b> 2</div>3");
  const RewriteHandler insert = [](RewriteToken& token) {
    for (const std::string_view text : {"1", "2"}) {
      token.before(text);
      token.after(text);
      token.prepend(text);
      token.append(text);
    }
  };
  EXPECT_EQ(element("<div><b>x</b></div>", "b", insert), "<div>12<b>21x12</b>21</div>");
  EXPECT_EQ(element("<p><img>x", "img", insert), "<p>12<img>21x");
  EXPECT_EQ(element("<svg><g/>x", "g", insert), "<svg>12<g/>21x");
}

TEST(Rewriter, WritesEndTagsThatTheSourceLeavesOut) {
  const RewriteHandler after = [](RewriteToken& token) { token.after("X"); };
  const RewriteHandler append = [](RewriteToken& token) { token.append("X"); };
  EXPECT_EQ(element("<p>a<p>b", "p:first-child", after), "<p>a</p>X<p>b");
  EXPECT_EQ(element("<p>a<p>b", "p", append), "<p>aX<p>bX");
  EXPECT_EQ(element("<ul><li>a</ul>b", "ul", append), "<ul><li>a</li>X</ul>b");
  EXPECT_EQ(element("<ul><li>a</ul>b", "li", after), "<ul><li>a</li>X</ul>b");
  EXPECT_EQ(element("<ul><li>a</ul>b", "ul", after), "<ul><li>a</ul>Xb");
  EXPECT_EQ(element("<p>a<div>b</div>", "div", [](RewriteToken& div) { div.before("X"); }),
            "<p>a</p>X<div>b</div>");
  EXPECT_EQ(element("<p>a<div>b</div>c", "div", [](RewriteToken& div) { div.remove(); }), "<p>a</p>c");
  EXPECT_EQ(element("<p>a<p>b", "p", [](RewriteToken& p) { p.set_name("x-p"); }), "<x-p>a</x-p><x-p>b</x-p>");
  EXPECT_EQ(element("<body><p>a<div ", "body", append), "<body><p>a</p>X<div ");
}

TEST(Rewriter, HandsOverEnds) {
  std::vector<std::string> names;
  Rewriter rewriter;
  rewriter.on("b, p", {.element = [&](RewriteToken& start) {
                EXPECT_TRUE(start.on_end_tag([&](RewriteToken& end) {
                  names.push_back(std::string(end.name()) + ":" + std::string(end.bytes()));
                  end.before("<");
                  end.after(">");
                }));
              }});
  EXPECT_EQ(rewrite(rewriter, "<p>1<b>2</b>3<p>4</P>"), "<p>1<b>2&lt;</b>&gt;3&lt;</p>&gt;<p>4&lt;</P>&gt;");
  EXPECT_EQ(names, (std::vector<std::string>{"b:</b>", "p:", "p:</P>"}));
}

TEST(Rewriter, HandsOverTexts) {
  std::string texts;
  Rewriter rewriter;
  rewriter.on(
      "p, script", {.text = [&](RewriteToken& text) {
        texts.append(text.text()).append(text.is_last_in_text_node() ? "|" : text.is_raw_text() ? "r" : "");
        if (text.text() == "1" || text.text() == "a<b") text.replace("<" + std::string(text.text()) + ">");
        if (text.is_last_in_text_node()) text.after(".");
      }});
  EXPECT_EQ(rewrite(rewriter, "0<p>1&amp;2<b>3</b></p>4<script>a<b</script>"),
            "0<p>&lt;1&gt;&amp;2.<b>3.</b></p>4<script><a<b>.</script>");
  EXPECT_EQ(texts, "1&2|3|a<br|");
}

TEST(Rewriter, HandsOverTheDocument) {
  std::string seen;
  Rewriter rewriter;
  rewriter.on("div", {.comments = [&](RewriteToken& comment) {
                comment.set_text("<" + std::string(comment.text()));
              }});
  rewriter.on_document(
      {.doctype =
           [&](RewriteToken& doctype) { seen.append(doctype.name()).append(doctype.public_identifier()); },
       .comments = [&](RewriteToken& comment) { seen.append(comment.text()); },
       .end = [](RewriteToken& end) { end.append("<end>", ContentType::html); }});
  EXPECT_EQ(rewrite(rewriter, "<!DOCTYPE html PUBLIC a 'b'><!--1--><div><!--2--></div>"),
            "<!DOCTYPE html PUBLIC a 'b'><!--1--><div><!--<2--></div><end>");
  EXPECT_EQ(seen, "html1<2");
}

// The number of elements that match while streaming.
std::size_t matches(std::string_view page, std::string_view selector) {
  std::size_t count = 0;
  Rewriter rewriter;
  const SelectorError error = rewriter.on(selector, {.element = [&](RewriteToken&) { ++count; }});
  EXPECT_EQ(error.message, "");
  EXPECT_EQ(rewrite(rewriter, page), page);
  return count;
}

TEST(Rewriter, MatchesAsSelectDoes) {
  constexpr std::string_view kPage =
      "<!DOCTYPE html><html lang=de><head><meta charset=utf-8><title>t</title></head><body class='a b'>"
      "<div id=x><p>1</p><p class=a>2</p><b lang=en-GB>3</b><p>4</p></div><!-- --><ul><li><a "
      "href=/>l</a></li>"
      "<li>m</li><li "
      "class=a>n</li></ul><svg><foreignObject><p>5</p></foreignObject></svg><h2>h</h2></body></html>";
  const Document document = parse(kPage);
  for (const std::string_view selector : {"p",
                                          "*",
                                          ".a",
                                          "#x",
                                          "div p",
                                          "div > p",
                                          "body > p",
                                          "p + p",
                                          "p ~ p",
                                          "p ~ b",
                                          "b + p",
                                          ":root",
                                          "li:first-child",
                                          "li:nth-child(2n+1)",
                                          "p:first-of-type",
                                          "p:nth-of-type(2)",
                                          ":not(p)",
                                          ":is(p, b):not(.a)",
                                          "ul :where(a, li.a)",
                                          "[href]",
                                          "[class~=b]",
                                          "[class^='a ' i]",
                                          ":lang(de)",
                                          ":lang(en)",
                                          "svg p",
                                          "foreignObject > p",
                                          "li:nth-child(2 of :not(.a))",
                                          "div > p.a ~ p",
                                          ":is(div > p + p)",
                                          ":any-link",
                                          "body p:not(div p)",
                                          "html > body > div > p",
                                          "p + b + p",
                                          "x",
                                          "h2, .a, p",
                                          ":heading"}) {
    std::size_t expected = 0;
    for ([[maybe_unused]] const Node node : document.result().select(selector)) ++expected;
    EXPECT_EQ(matches(kPage, selector), expected) << selector;
  }
}

TEST(Rewriter, RefusesSelectorsThatNeedWhatFollows) {
  const auto why = [](std::string_view selector) { return Rewriter().on(selector, {}).message; };
  EXPECT_EQ(why("p:last-child"), "“:last-child” is known only at the end of the parent");
  EXPECT_EQ(why("p:nth-last-of-type(2)"), "“:nth-last-of-type” is known only at the end of the parent");
  EXPECT_EQ(why(":is(p:empty)"), "“:empty” is known only at the end tag");
  EXPECT_EQ(why("p:has(b)"), "“:has” depends on what follows the start tag");
  EXPECT_EQ(why("input:checked"), "“:checked” depends on more than the start tag");
  EXPECT_NE(why("p["), "");
  EXPECT_EQ(why("p:hover"), "");  // matches nothing
}

TEST(Rewriter, WritesTheEncodingOfThePage) {
  EXPECT_EQ(element("<meta charset=windows-1251><p>\xE0", "p", set("t", "\xD0\xB6\xE2\x82\xBF")),
            "<meta charset=windows-1251><p t=\"\xE6&#8383;\">\xE0");
  // Until the encoding is certain, in ASCII.
  EXPECT_EQ(element("<p>\xE0", "p", set("t", "\xC3\xA0")), "<p t=\"&#224;\">\xE0");
  EXPECT_EQ(element("\xFE\xFF\0<\0p\0>\0x"sv, "p", set("a", "\xC3\xA0")),
            "\xFE\xFF\0<\0p\0 \0a\0=\0\"\0\xE0\0\"\0>\0x"sv);
  EXPECT_EQ(element("<meta charset=iso-2022-jp><p>\x1B$B$\"\x1B(B</p>", "p",
                    [](RewriteToken& p) { p.append("\xE3\x81\x82"); }),
            "<meta charset=iso-2022-jp><p>\x1B$B$\"\x1B(B&#12354;\x1B(B</p>");
}

// An escape sequence that the encoding does not have is an error, and changes nothing.
TEST(Rewriter, IgnoresWrongEscapeSequences) {
  const std::string start = "<meta charset=iso-2022-jp>";
  EXPECT_EQ(element(start + "<p \x1Bme class=a>", "p", set("b", "c")), start + "<p \x1Bme class=a b=\"c\">");
  EXPECT_EQ(element(start + "<p>\x1B(Jx\x1B(y</p>", "p", [](RewriteToken& p) { p.append("a"); }),
            start + "<p>\x1B(Jx\x1B(y\x1B(Ba\x1B(J</p>");
  EXPECT_EQ(element(start + "<p>a\x1B(C</p>", "p", [](RewriteToken& p) { p.prepend("b"); }),
            start + "<p>ba\x1B(C</p>");
}

TEST(Rewriter, WritesNoTwoEscapeSequencesInARow) {
  const std::string_view page = "<meta charset=iso-2022-jp><script>\x1B$B$\"\x1B(B</script>";
  EXPECT_EQ(element(page, "script", [](RewriteToken& script) { script.append("い"); }),
            "<meta charset=iso-2022-jp><script>\x1B$B$\"\x1B$B$$\x1B(B</script>");
}

TEST(Rewriter, FollowsALateMeta) {
  const std::string start = "<!--" + std::string(2000, ' ') + "--><title>\xC3\xA9</title>";
  std::vector<std::string> seen;
  Rewriter rewriter;
  rewriter.on("title, p", {.text = [&](RewriteToken& text) { seen.emplace_back(text.text()); }});
  const std::string page = start + "<meta charset=windows-1251><p>\xE0</p>";
  EXPECT_EQ(rewrite(rewriter, page), page);
  EXPECT_EQ(seen, (std::vector<std::string>{"\xC3\x83\xC2\xA9", "", "\xD0\xB0", ""}));
  EXPECT_EQ(rewriter.encoding().encoding, Encoding::windows_1251);
  EXPECT_TRUE(rewriter.encoding().parsed_again);
}

// A `meta` makes the encoding certain before a reader's insertions in front of it are written.
TEST(Rewriter, WritesInFrontOfALateMetaAsBeforeIt) {
  const auto before = [](RewriteToken& meta) { meta.before("\xC3\xA9"); };
  const std::string start = "<!--" + std::string(2000, ' ') + "-->";
  EXPECT_EQ(element(start + "<meta charset=koi8-r>", "meta", before), start + "&#233;<meta charset=koi8-r>");
  EXPECT_EQ(element("<meta charset=koi8-r>", "meta", before), "&#233;<meta charset=koi8-r>");
}

// References are not decoded there.
TEST(Rewriter, WritesNoReferencesInNames) {
  EXPECT_EQ(element("<p><svg><d\xC3><meta charset=latin1>", "meta",
                    [](RewriteToken& meta) { meta.before("<!---->", ContentType::html); }),
            "<p><svg><d\xC3></d\xC3></svg><!----><meta charset=latin1>");
  EXPECT_EQ(element("<b>1</b>", "b", [](RewriteToken& b) { b.set_name("a\xC3\xA9"); }), "<a\xE9>1</a\xE9>");
}

TEST(Rewriter, FinishesElementsAfterALateMeta) {
  const std::string start = "<!--" + std::string(2000, ' ') + "--><meta charset=koi8-r>";
  const RewriteHandler after = [](RewriteToken& token) { token.after("X"); };
  EXPECT_EQ(element(start + "<table><form><tr>", "form", after), start + "<table><form>X<tr>");
  // A form in a table is closed by its own start tag.
  EXPECT_EQ(
      element("<table><form><td>1", "form, td", [](RewriteToken& token) { token.set_inner_content("2"); }),
      "<table><form>2<td>2");
}

// Read one by one, tokens are ahead of what is written.
TEST(Rewriter, SeesWhatFollowsHiddenContents) {
  EXPECT_EQ(element("<svg><option><td>t<style></style><h1>u", "option, h1",
                    [](RewriteToken& token) { token.set_inner_content("X"); }),
            "<svg><option>X<h1>X");
}

TEST(Rewriter, PassesOnEverythingAtALimit) {
  RewriterOptions options;
  options.parse.limits.attributes = 2;
  Rewriter rewriter(options);
  rewriter.on("p", {.element = set("x", "y")});
  std::string output;
  const std::string page = "<p>" + std::string(9000, 'x') + "<p a b c>" + std::string(9000, 'y') + "<p>";
  EXPECT_EQ(rewriter.write(page, output), Status::too_many_attributes);
  EXPECT_EQ(rewriter.finish(output), Status::too_many_attributes);
  EXPECT_EQ(output, "<p x=\"y\">" + page.substr(3));
}

// What is longer than the limit is written as it came, and the rest is rewritten.
TEST(Rewriter, PassesOnLongTokens) {
  const std::string value(1'200'000, 'v');
  const std::string page = "<p>1<img src='data:" + value + "' class=a><p>2<!--" + value + "--><b>3</b><p " +
                           value + "=x>" + value + "<i>4</i " + value + "><p>5";
  for (const std::size_t piece : {0, 1000, 65536}) {
    RewriterOptions options;
    options.token_bytes = 20'000;
    Rewriter rewriter(options);
    std::size_t comments = 0, images = 0;
    rewriter.on("p", {.element = set("x", "y")});
    rewriter.on("img", {.element = [&](RewriteToken&) { ++images; }});
    rewriter.on(".a + p, i", {.element = [](RewriteToken& token) { token.after("+"); }});
    rewriter.on_document({.comments = [&](RewriteToken&) { ++comments; }});
    std::string expected = page;
    for (const std::string_view number : {"1", "2", "5"})
      expected.replace(expected.find("<p>" + std::string(number)), 3, "<p x=\"y\">");
    expected.replace(expected.rfind("<p x"), 0, "+");
    EXPECT_TRUE(rewrite(rewriter, page, piece) == expected);
    EXPECT_EQ(rewriter.skipped_tokens(), 4u);
    EXPECT_EQ(comments + images, 0u);
  }
}

// Random bytes and pieces of markup, with handlers that change nothing.
TEST(Rewriter, LeavesEveryByteAsItIs) {
  constexpr std::string_view kParts[] = {
      "<p>",          "</p>",     "<table>", "<tr>",      "<b a='1'>",
      "</b>",         "<select>", "<svg>",   "</svg>",    "&amp;",
      "&#0;",         "\r\n",     "\0"sv,    "\x1B$B",    "\x1B(B",
      "\xEF\xBB\xBF", "<!--",     "-->",     "<script>",  "</script>",
      "<template>",   "<a>",      "x",       "<!DOCTYPE", "<meta charset=gbk>",
      "<div",         ">",        "'",       "\"",        "<textarea>\n",
      "<![CDATA[",    "]]>",      "\xC3\xA9"};
  std::mt19937 random(37);
  const auto below = [&](std::size_t end) { return random() % end; };
  for (int i = 0; i < 3000; ++i) {
    std::string page;
    for (std::size_t parts = below(30); parts != 0; --parts) {
      if (below(3) == 0)
        page += static_cast<char>(below(256));
      else
        page += kParts[below(std::size(kParts))];
    }
    RewriterOptions options;
    if (below(2) == 0) options.encoding.encoding = static_cast<Encoding>(below(kEncodings));
    if (below(2) == 0) options.encoding.prescan_bytes = below(8);
    Rewriter rewriter(options);
    const RewriteHandler nothing = [](RewriteToken&) {};
    rewriter.on("*", {.element = [&](RewriteToken& start) { start.on_end_tag(nothing); },
                      .text = nothing,
                      .comments = nothing});
    rewriter.on_document({.doctype = nothing, .comments = nothing, .text = nothing, .end = nothing});
    ASSERT_EQ(rewrite(rewriter, page, below(9)), page) << i;
  }
}

TEST(RewriteReader, ReachesTheEndWithinATagOrComment) {
  for (const std::string_view page :
       {"<a><", "<a></", "<!--b", "<p><!", "<textarea></textare", "<b>&am", "<a b", "<"}) {
    RewriteReader reader;
    ASSERT_TRUE(reader.watch("*", RewriteKinds::elements | RewriteKinds::text | RewriteKinds::comments));
    reader.watch_document(RewriteKinds::comments | RewriteKinds::text | RewriteKinds::end);
    std::size_t tokens = 0;
    const auto read_all = [&] {
      while (RewriteToken* const token = reader.next()) {
        token->watch_end_tag();
        ASSERT_LT(++tokens, 20u) << page;
      }
    };
    reader.write(page);
    read_all();
    reader.finish();
    read_all();
    EXPECT_EQ(reader.take_output(), page);
    EXPECT_GT(tokens, 0u);
  }
}

TEST(RewriteReader, HandsOverTheEndOfAnElementThatItsStartTagCloses) {
  for (const std::string_view page : {"<table><form>", "<table>&amp;|<form>"}) {
    RewriteReader reader;
    ASSERT_TRUE(reader.watch("form", RewriteKinds::elements));
    reader.write(page);
    reader.finish();
    std::vector<RewriteType> types;
    while (RewriteToken* const token = reader.next()) {
      types.push_back(token->type());
      token->watch_end_tag();
    }
    EXPECT_EQ(types, (std::vector{RewriteType::start_tag, RewriteType::end_tag})) << page;
  }
}

// A `<template for>` is pushed onto the stack of open elements and popped before it is inserted.
TEST(Rewriter, DoesNotTakeAnElementForClosedBeforeItIsInserted) {
  EXPECT_EQ(element("<p>x<template for>y", "template",
                    [](RewriteToken& token) { token.before("<!---->", ContentType::html); }),
            "<p>x<!----><template for>y");
  RewriteReader reader;
  ASSERT_TRUE(reader.watch("p *", RewriteKinds::elements | RewriteKinds::text));
  reader.watch_document(RewriteKinds::text);
  reader.write("<p>x<template for>y<b>");
  reader.finish();
  std::string texts;
  while (RewriteToken* const token = reader.next()) {
    if (token->type() == RewriteType::start_tag) token->set_inner_content("z");
    texts += token->text();
  }
  EXPECT_EQ(texts, "x");
  EXPECT_EQ(reader.take_output(), "<p>x<template for>z");
}

}  // namespace
}  // namespace lockstep
