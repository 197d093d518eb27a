// Tests main_content(): the precedence of facts, the model's blocks, and the results made from them.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"

namespace lockstep::test {
namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

constexpr std::string_view kSentence =
    "The clock was built by hand in a small town, and it has been running for more than ninety years, "
    "although it was repaired twice. ";

// A page with an article and what usually surrounds articles.
std::string article_page() {
  std::string html =
      "<!doctype html><html lang=en><title>A clock | Clocks</title>"
      "<header><a href=/>Clocks</a><nav><ul><li><a href=/a>Home</a><li><a href=/b>Shop</a><li><a "
      "href=/c>Contact</a></ul></nav></header><main><article><h1>A clock</h1>";
  for (int i = 0; i < 6; ++i) html.append("<p>").append(repeated(kSentence, 3)).append("</p>");
  return html +
         "<ul><li>It has a bell, which is struck every hour.<li>It has two hands, which are made of "
         "brass.</ul>"
         "<p hidden>Hidden words that no reader sees.</p></article></main>"
         "<aside class=sidebar><h3>Related</h3><ul><li><a href=/1>Another clock</a><li><a href=/2>A third "
         "clock</a></ul></aside><footer class=footer><p>Copyright 2026 Clocks. All rights reserved.</p>"
         "<a href=/p>Privacy policy</a> <a href=/t>Terms of use</a></footer>";
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

TEST(MainContent, Article) {
  const Document document = parse(article_page());
  const MainContent content = main_content(document);
  EXPECT_EQ(content.kind, PageKind::article);
  EXPECT_EQ(page_kind_name(content.kind), "article");
  EXPECT_GT(content.confidence, 0.7);
  EXPECT_LE(content.confidence, 1);
  const std::string text = main_text(content);
  EXPECT_TRUE(contains(text, "built by hand in a small town")) << text;
  EXPECT_TRUE(contains(text, "struck every hour")) << text;
  for (const std::string_view other : {"Shop", "Hidden words", "Another clock", "Privacy policy"})
    EXPECT_FALSE(contains(text, other)) << other << "\n" << text;
  EXPECT_TRUE(contains(main_markdown(content).text, "\n- It has a bell")) << main_markdown(content).text;
  EXPECT_TRUE(contains(main_html(content), "<li>It has a bell")) << main_html(content);
}

TEST(MainContent, ForumWithManyPosts) {
  std::string html =
      "<!doctype html><title>How do I wind a clock?</title><nav><a href=/>Forum</a></nav><div class=thread>";
  for (int i = 0; i < 12; ++i)
    html.append("<div class=post><div class=user><a href=/u>member")
        .append(std::to_string(i))
        .append("</a></div>")
        .append("<div class=message><p>Answer ")
        .append(std::to_string(i))
        .append(": ")
        .append(kSentence)
        .append("</p></div></div>");
  const Document document = parse(html + "</div><footer><a href=/p>Privacy policy</a></footer>");
  const std::string text = main_text(main_content(document));
  EXPECT_TRUE(contains(text, "Answer 0:")) << text;
  EXPECT_TRUE(contains(text, "Answer 11:")) << text;
  EXPECT_FALSE(contains(text, "Privacy policy")) << text;
}

// If all text is main content, the nodes are still inside the body.
TEST(MainContent, WholePage) {
  const Document document = parse("<!doctype html><main><p>" + repeated(kSentence, 4) + "</main>");
  const MainContent content = main_content(document);
  ASSERT_EQ(content.nodes.size(), 1u);
  EXPECT_TRUE(content.nodes[0].is_html("main"));
  EXPECT_TRUE(main_html(content).starts_with("<main><p>")) << main_html(content);
}

TEST(MainContent, NodesAreInTreeOrderAndDisjoint) {
  const Document document = parse(article_page());
  const MainContent content = main_content(document);
  ASSERT_FALSE(content.nodes.empty());
  for (const Node node : content.nodes)
    for (const Node other : content.nodes) EXPECT_TRUE(node == other || !node.contains(other));
  std::vector<Node> in_order;
  for (const Node node : document.root().descendants())
    for (const Node chosen : content.nodes)
      if (node == chosen) in_order.push_back(node);
  EXPECT_EQ(in_order, content.nodes);
}

TEST(MainContent, SameForPieces) {
  const std::string html = article_page();
  const MainContent whole = main_content(parse(html));
  Parser parser;
  for (const char& c : html) static_cast<void>(parser.write({&c, 1}));
  const Document document = parser.finish();
  const MainContent pieces = main_content(document);
  const Document again = parse(html);
  EXPECT_EQ(main_text(pieces), main_text(main_content(again)));
  EXPECT_EQ(pieces.confidence, whole.confidence);
}

TEST(MainContent, NothingToFind) {
  for (const std::string_view html :
       {"", "<!doctype html>", "<title>a</title>", "<p> ", "<p>.", "<script>a b c</script>"}) {
    const Document document = parse(std::string(html));
    const MainContent content = main_content(document);
    EXPECT_EQ(main_text(content), html == "<p>." ? main_text(content) : "") << html;
  }
  const Document fragment = parse_fragment(repeated(kSentence, 9), FragmentContext{});
  EXPECT_TRUE(contains(main_text(main_content(fragment)), "built by hand"));
}

// --- What is made of the nodes

std::string html_of(std::string_view body, std::string_view selector) {
  const Document document = parse("<!doctype html><body>" + std::string(body));
  MainContent content;
  for (const Node node : document.root().select(selector)) content.nodes.push_back(node);
  return main_html(content);
}

TEST(MainDocument, CopiesTheElementsAround) {
  EXPECT_EQ(html_of("<ul id=u><li class=x>a<li>b<li class=x>c</ul>d", ".x"),
            "<ul id=\"u\"><li class=\"x\">a</li><li class=\"x\">c</li></ul>");
  EXPECT_EQ(html_of("<div><p class=x>a</p></div><div><p class=x>b</p><p>c</p></div><p class=x>d</p>", ".x"),
            "<div><p class=\"x\">a</p></div><div><p class=\"x\">b</p></div><p class=\"x\">d</p>");
  EXPECT_EQ(html_of("<table><tr><td>a<td class=x>b<tr><td class=x>c</table>", ".x"),
            "<table><tbody><tr><td class=\"x\">b</td></tr><tr><td class=\"x\">c</td></tr></tbody></table>");
  EXPECT_EQ(html_of("<details class=x><summary>a</summary>b</details>", ".x"),
            "<details class=\"x\" open=\"\"><summary>a</summary>b</details>");
  EXPECT_EQ(html_of("<div hidden id=S:0><p class=x>a<p>b</div><div hidden class=x>c</div>", ".x"),
            "<div id=\"S:0\"><p class=\"x\">a</p></div><div hidden=\"\" class=\"x\">c</div>");
  EXPECT_EQ(html_of("<p>a", "b"), "");
}

// --- Facts

PageFacts facts_of(std::string_view html) {
  const Document document = parse("<!doctype html>" + std::string(html));
  return main_content(document).facts;
}

TEST(MainDocument, LeavesOutWhatScriptsHide) {
  std::string html = article_page();
  html.insert(
      html.find("<ul><li>It has"),
      "<noscript><p>Without scripts there is no sound.</p></noscript><canvas>A picture of it.</canvas>");
  for (const bool scripting : {false, true}) {
    ParseOptions options;
    options.scripting = scripting;
    const Document document = parse(html, options);
    const MainContent content = main_content(document, {.scripting = scripting});
    EXPECT_TRUE(contains(main_text(content), "struck every hour"));
    for (const std::string& text : {main_text(content), main_markdown(content).text, main_html(content)}) {
      EXPECT_EQ(contains(text, "no sound"), !scripting) << text;
      EXPECT_EQ(contains(text, "picture of it"), !scripting) << text;
    }
  }
}

TEST(PageFacts, DataComesBeforeElements) {
  constexpr std::string_view kElements =
      "<html lang=de><title>t | s</title><h1> the\n <b>heading</b></h1><time datetime=2026-01-04>4 "
      "January</time>"
      "<a rel='author nofollow' href=/x>A. Link</a>";
  constexpr std::string_view kMeta =
      "<meta property=og:title content=' og '><meta name=Author content='M. Meta'><meta "
      "property=article:published_time content=2026-01-03><meta property=og:site_name content=Site><meta "
      "name=description content=d><meta property=og:image content=/i.png><link rel='x Canonical' href=/c>";
  constexpr std::string_view kJson =
      R"(<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"S"},
      {"@type":["Thing","NewsArticle"],"headline":"json","datePublished":"2026-01-02","dateModified":"2026-02-02",
      "author":[{"@type":"Person","name":"J. One"},{"name":"J. Two"}],"articleBody":"The body."}]}</script>)";
  const PageFacts elements = facts_of(kElements);
  EXPECT_EQ(elements.title, "the heading");
  EXPECT_EQ(elements.author, "A. Link");
  EXPECT_EQ(elements.published, "2026-01-04");
  EXPECT_EQ(elements.language, "de");
  EXPECT_EQ(elements.site, "");
  const PageFacts meta = facts_of(std::string(kElements) + std::string(kMeta));
  EXPECT_EQ(meta.title, "og");
  EXPECT_EQ(meta.author, "M. Meta");
  // It may be anything: twitter:label1 says what.
  EXPECT_EQ(
      facts_of(
          "<meta name=twitter:label1 content='Reading time'><meta name=twitter:data1 content='2 minutes'>")
          .author,
      "");
  EXPECT_EQ(meta.published, "2026-01-03");
  EXPECT_EQ(meta.site, "Site");
  EXPECT_EQ(meta.description, "d");
  EXPECT_EQ(meta.image, "/i.png");
  EXPECT_EQ(meta.canonical, "/c");
  // Data counts wherever it is.
  for (const bool first : {false, true}) {
    const std::string html =
        first ? std::string(kJson) + std::string(kMeta) : std::string(kMeta) + std::string(kJson);
    const PageFacts json = facts_of(html);
    EXPECT_EQ(json.title, "json");
    EXPECT_EQ(json.author, "J. One, J. Two");
    EXPECT_EQ(json.published, "2026-01-02");
    EXPECT_EQ(json.modified, "2026-02-02");
    EXPECT_EQ(json.site, "Site");
    EXPECT_EQ(json.body, "The body.");
  }
  EXPECT_EQ(facts_of("<title> only\n this </title>").title, "only this");
}

TEST(PageFacts, Microdata) {
  const PageFacts facts = facts_of(
      "<div itemscope itemtype=https://schema.org/Article><h2 itemprop=headline>a  b</h2><span "
      "itemprop=author "
      "itemscope><span itemprop=name>C. D</span>, editor</span><meta itemprop=dateModified "
      "content=2026-03-01><time "
      "itemprop=datePublished datetime=2026-02-01>x</time></div>");
  EXPECT_EQ(facts.title, "a b");
  EXPECT_EQ(facts.author, "C. D");
  EXPECT_EQ(facts.published, "2026-02-01");
  EXPECT_EQ(facts.modified, "2026-03-01");
}

TEST(PageFacts, JsonThatIsNotQuiteJson) {
  const auto headline = [](std::string_view json) {
    return facts_of("<script type='application/ld+json'>" + std::string(json) + "</script>").title;
  };
  EXPECT_EQ(headline("{\"@type\":\"Article\",\"headline\":\"a\nb\"}"), "a b");
  EXPECT_EQ(headline("/*<![CDATA[*/{\"@type\":\"Article\",\"headline\":\"a\"}/*]]>*/"), "a");
  EXPECT_EQ(headline("{\"@type\":\"Article\",\"headline\":\"a\""), "");
  EXPECT_EQ(headline("{\"@type\":\"Thing\",\"headline\":\"a\"}"), "");
  EXPECT_EQ(headline("[[[[{\"x\":{\"@type\":\"Article\",\"headline\":\"a\"}}]]]]"), "a");
  EXPECT_EQ(headline(repeated("[", 100'000)), "");
}

TEST(PageFacts, ReferencesInJson) {
  const PageFacts facts = facts_of(R"(<script type=application/ld+json>{"@graph":[
      {"@type":"Article","headline":"A &amp; B &#8211; <i>","author":{"@id":"#p/1"},"publisher":{"@id":"https://x.org/#o"},
       "image":{"@id":"#i"},"mainEntityOfPage":{"@id":"https://x.org/a"},"inLanguage":["en","de"]},
      {"@id":"#p/1","@type":"Person"},{"@id":"#p/1","name":"P. One"},{"@id":"https://x.org/#o","name":"Site"},
      {"@id":"#i","@type":"ImageObject","name":"not this","url":"/i.png"}]}</script>)");
  EXPECT_EQ(facts.title, "A & B \xE2\x80\x93 <i>");
  EXPECT_EQ(facts.author, "P. One");
  EXPECT_EQ(facts.site, "Site");
  EXPECT_EQ(facts.image, "/i.png");
  EXPECT_EQ(facts.canonical, "https://x.org/a");
  EXPECT_EQ(facts.language, "en");
  // Nothing describes it.
  const PageFacts unknown = facts_of(
      "<script type=application/ld+json>{\"@type\":\"Article\",\"author\":{\"@id\":\"#p\"},\"publisher\":"
      "{\"@id\":\"#o\"},\"image\":[{\"@id\":\"#i\"},\"/a.png\",\"/b.png\"]}</script>");
  EXPECT_EQ(unknown.author, "");
  EXPECT_EQ(unknown.site, "");
  EXPECT_EQ(unknown.image, "/a.png");
}

TEST(PageFacts, TheBodyIsTheTextIfThePageHasNone) {
  const Document document = parse(
      "<!doctype html><div id=app></div><script "
      "type=application/ld+json>{\"@type\":\"Article\",\"articleBody\":\"The "
      "body.\"}</script>");
  EXPECT_EQ(main_text(main_content(document)), "The body.");
  EXPECT_EQ(main_markdown(main_content(document)).text, "The body.\n");
}

}  // namespace
}  // namespace lockstep::test
