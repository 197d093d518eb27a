// Tests markdown(): HTML in, Markdown out. tests/content/law.py checks that renderers read the Markdown as
// intended.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/parsing.h"

namespace lockstep::test {
namespace {

std::string written(std::string_view body, const MarkdownOptions& options = {}) {
  const Document document = parse("<!doctype html><body>" + std::string(body));
  return markdown(document.root(), options).text;
}

std::vector<std::string_view> lost(std::string_view body, const MarkdownOptions& options = {}) {
  const Document document = parse("<!doctype html><body>" + std::string(body));
  std::vector<std::string_view> names;
  for (const MarkdownLoss& loss : markdown(document.root(), options).losses)
    names.push_back(markdown_loss_name(loss.kind));
  return names;
}
using Names = std::vector<std::string_view>;

struct Row {
  std::string_view html, markdown;
};
void expect(std::initializer_list<Row> rows, const MarkdownOptions& options = {}) {
  for (const Row& row : rows) EXPECT_EQ(written(row.html, options), row.markdown) << row.html;
}

TEST(Markdown, Blocks) {
  expect({
      {"", ""},
      {" <div> </div> ", ""},
      {"<p>a<p>b", "a\n\nb\n"},
      {"a<div>b<p>c</p>d</div>e", "a\n\nb\n\nc\n\nd\n\ne\n"},
      {"<h1>a</h1><h6> b <i>c</i></h6>", "# a\n\n###### b *c*\n"},
      {"<h2>a<br>b<p>c</h2>", "## a<br>b<br>c\n"},
      {"<h1>a # ##</h1><h2>#</h2><h2>C#</h2>", "# a # \\##\n\n## \\#\n\n## C#\n"},
      {"a<hr>b", "a\n\n---\n\nb\n"},
      {"<blockquote>a<p>b<blockquote>c</blockquote></blockquote>d", "> a\n>\n> b\n>\n> > c\n\nd\n"},
      {"<blockquote></blockquote><blockquote>a</blockquote><blockquote>b</blockquote>", "> a\n\n> b\n"},
      {"<p>a<br>b<br><br>c<br>", "a\\\nb\\\n\\\nc\n"},
      {"<p hidden>a</p><script>b</script><details><summary>c</summary>d</details>", "c\n"},
  });
}

TEST(Markdown, Lists) {
  expect({
      {"<ul><li>a<li>b<ul><li>c</ul><li></ul>", "- a\n- b\n  - c\n-\n"},
      {"<ul><li><p>a<li>b</ul>", "- a\n\n- b\n"},
      {"<ol start=9><li>a<li>b<p>c</ol>", "9. a\n\n10. b\n\n    c\n"},
      {"<ul><li>a</ul><ul><li>b</ul><ol><li>c</ol><ol><li>d</ol>", "- a\n\n* b\n\n1. c\n\n1) d\n"},
      {"<ul><li><ul><li><ul><li></ul></ul></ul>", "- * -\n"},
      {"<ul><li>a<ul><li></ul></ul>", "- a\n\n  -\n"},
      {"<ul><li>a<ul><li>b</ul></ul>", "- a\n  - b\n"},
      {"<ul><li>a</li><ul><li>b</ul></ul>", "- a\n  - b\n"},
      {"<ul>a<li>b</ul>", "- a\n- b\n"},
      {"<ul><li><hr>a</ul>", "- ___\n  a\n"},
      {"<ul><li>a<pre>b\n\nc</pre><li><blockquote>d</blockquote></ul>",
       "- a\n  ```\n  b\n\n  c\n  ```\n- > d\n"},
      {"<li>a<li>b", "a\n\nb\n"},
      {"<ul><li><input type=checkbox> a<li><input type=checkbox checked><p>b<li><input type=checkbox></ul>",
       "- [ ] a\n\n- [x] b\n\n-\n"},
      {"<ul><li><ul><li><input type=checkbox>a</ul></ul>", "-\n  * [ ] a\n"},
  });
  EXPECT_EQ(lost("<ol><li>a<li value=5>b</ol>"), Names{"list number"});
  EXPECT_EQ(lost("<ol reversed><li>a</ol><ol start=-1></ol>"), (Names{"list number", "list number"}));
  EXPECT_EQ(lost("<ul><li>a</li>b</ul>"), Names{"content outside item"});
  EXPECT_EQ(lost("<input type=checkbox>"), Names{"checkbox"});
  // GFM has no checkbox before another block.
  expect({{"<ul><li><input type=checkbox><pre>a</pre>b<li>c</ul>", "- ```\n  a\n  ```\n  b\n- c\n"},
          {"<ul><li><input type=checkbox><h2>a</h2></ul>", "- ## a\n"}});
  EXPECT_EQ(lost("<ul><li><input type=checkbox><h2>a</h2></ul>"), Names{"checkbox"});
}

TEST(Markdown, Escapes) {
  expect({
      {"*a* _b_ a_b 2 * 3", "\\*a\\* \\_b\\_ a_b 2 * 3\n"},
      {"# a<p>#a<p>####", "\\# a\n\n#a\n\n\\####\n"},
      {"1. a<p>1.a<p>2) b<p>1234567890. c", "1\\. a\n\n1.a\n\n2\\) b\n\n1234567890. c\n"},
      {"- a<p>-a<p>---<p>+ b<p>* c", "\\- a\n\n-a\n\n\\---\n\n\\+ b\n\n\\* c\n"},
      {"&gt; a &gt; b", "\\> a > b\n"},
      {"a<br>===<br>| - |<br>:-:", "a\\\n\\===\\\n\\| - |\\\n\\:-:\n"},
      {"&lt;b> 1 &lt; 2 &amp;amp; AT&amp;T", "\\<b> 1 < 2 \\&amp; AT&T\n"},
      {"[a](b) ![c](d) e]", "\\[a](b) !\\[c](d) e]\n"},
      {"`a` ~~b~~ ~1", "\\`a\\` \\~\\~b\\~\\~ \\~1\n"},
      {"C:\\a \\* \\", "C:\\a \\\\\\* \\\\\n"},
      {"http://a.b www.a.b Http://c", "http\\://a.b www\\.a.b Http\\://c\n"},
      {"a!<a href=b>c</a>", "a\\![c](b)\n"},
      {"<a href=b><code>]:</code></a>", "[<code>\\]:</code>](b)\n"},
      {"a\fb", "a&#12;b\n"},
      // Readers drop a byte order mark at the beginning.
      {"<p>\xEF\xBB\xBF"
       "a<p>\xEF\xBB\xBF"
       "b",
       "&#65279;a\n\n\xEF\xBB\xBF"
       "b\n"},
  });
  expect({{"http://a.b www.a.b", "http://a.b www.a.b\n"}}, {.flavor = MarkdownFlavor::commonmark});
  EXPECT_EQ(lost("x@y.z"), Names{"automatic link"});
}

TEST(Markdown, Emphasis) {
  expect({
      {"<b>a</b> <i>b</i> <del>c</del>", "**a** *b* ~~c~~\n"},
      {"<b> a </b>b<i> </i>c", "**a** b c\n"},
      {"a<b>b</b>c", "a**b**c\n"},
      {"a<b>\"b\"</b>c", "a<strong>\"b\"</strong>c\n"},
      {"<b>a<i>b</i></b><em><strong>c</strong> d</em>", "**a<em>bc</em>** *d*\n"},
      {"<i>a</i><b>b</b>", "*a*<strong>b</strong>\n"},
      {"<i><b>a</b> x<b>b</b>y</i>", "***a** x<strong>b</strong>y*\n"},
      {"<b><b>a</b></b><i>b</i><i>c</i>", "**a**<em>bc</em>\n"},
      {"<i>a<p>b</i>", "*a*\n\n*b*\n"},
      {"<i><br>a<br>b</i>", "*a\\\nb*\n"},
      {"<b>&nbsp;</b>", "<strong>\xC2\xA0</strong>\n"},
      {"\xE3\x81\x82<b>\xE3\x80\x8C\xE5\xAD\x97\xE3\x80\x8D</b>\xE3\x81\x82",
       "\xE3\x81\x82<strong>\xE3\x80\x8C\xE5\xAD\x97\xE3\x80\x8D</strong>\xE3\x81\x82\n"},
      {"<q>a</q>", "\"a\"\n"},
      {"<select><q>a</q><option>b</select>", "b\n"},
  });
  expect({{"<i>a</i> <b>b</b> c<i>d</i>e <i>f<b>g</b></i>", "_a_ __b__ c*d*e _f**g**_\n"}},
         {.emphasis = '_'});
  expect({{"<s>a</s>", "<del>a</del>\n"}}, {.flavor = MarkdownFlavor::commonmark});
  EXPECT_EQ(lost("x<sup>2</sup>"), Names{"raised text"});
}

TEST(Markdown, Code) {
  expect({
      {"<code>a  *b*</code> <kbd>`</kbd> <tt>``a`</tt>", "`a *b*` `` ` `` ``` ``a` ```\n"},
      {"a<code> b </code>c", "a `b` c\n"},
      {"<code>a <b>b</b></code>", "`a` **`b`**\n"},
      // The order of marks does not matter.
      {"<code><b><i>a </i></b><i><b>b</b></i></code>", "***`a b`***\n"},
      {"<b><i>a</i></b><i><b>b</b></i>", "***ab***\n"},
      {"<pre>\n a\n\n  b </pre>", "```\n a\n\n  b \n```\n"},
      {"<pre>```\na\n````</pre>", "`````\n```\na\n````\n`````\n"},
      {"<pre class='x language-c++'>a</pre><pre><code class=language-js>b\n</code></pre>",
       "```c++\na\n```\n\n```js\nb\n```\n"},
      {"<pre>a<div>b</div>c<br>d&#13;e</pre>", "```\na\nb\nc\nd\ne\n```\n"},
      {"<pre> \n </pre>", ""},
      {"<math><annotation-xml encoding=text/html><pre>a", ""},
      {"<blockquote><pre>a\n\nb</pre></blockquote>", "> ```\n> a\n>\n> b\n> ```\n"},
  });
  // cmark reads no fences of code spans of more than 80 characters, and none of blocks of more than 255.
  const std::string most(79, '`'), many(80, '`');
  EXPECT_EQ(written("<code>" + most + "</code>"), "`" + most + " " + most + " `" + most + "\n");
  EXPECT_EQ(written("<code>" + many + "</code>").find("<code>\\`\\`"), 0u);
  EXPECT_EQ(written("<code>a@" + many + "</code>").find("<code>a<!-- -->@\\`"), 0u);
  const std::string block(255, '`');
  EXPECT_EQ(written("<pre>" + block + "</pre>"), "~~~\n" + block + "\n~~~\n");
  EXPECT_EQ(lost("<pre>a<b>b</b></pre><a href=x><pre>c</pre></a><pre><code>d</code></pre>"),
            (Names{"markup in code", "markup in code"}));
}

TEST(Markdown, LinksAndImages) {
  expect({
      {"<a href='b c'>a</a> <a href=x(y title='a \"b\"'>c</a> <a href=x(y)>d</a> <a>e</a> <a href=''>f</a>",
       "[a](<b c>) [c](<x(y> \"a \\\"b\\\"\") [d](x(y)) e [f]()\n"},
      {"<a href=http://a.b/>http://a.b/</a> <a href=//a.b>//a.b</a>", "<http://a.b/> [//a.b](//a.b)\n"},
      {"<a href=x>[a] <b>b</b></a>", "[\\[a\\] **b**](x)\n"},
      {"<a href=x><img src=y alt='a\n]'></a>", "[![a \\]](y)](x)\n"},
      {"<a href=x></a>b<a href=y> </a>", "b\n"},
      {"<a href=x>a<div>b</div></a>", "[a](x)\n\n[b](x)\n"},
      {"<a href=' a\tb\n'>c</a> <a href='?a=b&amp;amp;c'>d</a>", "[c](ab) [d](?a=b&amp;amp;c)\n"},
      {"<img src=x align=left>a<img alt=b>", "![](x)a![b]()\n"},
  });
  expect({{"<a href=x title=t>a</a> <a href=y>b</a> <a href=x title=t>c</a> <img src='' alt=d>",
           "[a][1] [b][2] [c][1] ![d][3]\n\n[1]: x \"t\"\n[2]: y\n[3]: <>\n"}},
         {.links = MarkdownLinks::referenced});
  expect({{"a <img src=x alt='*'> b", "a * b\n"}}, {.images = MarkdownImages::alt});
  expect({{"a <img src=x alt=c> b", "a b\n"}}, {.images = MarkdownImages::dropped});
  EXPECT_EQ(lost("<a href=x>a<div>b</div></a>"), Names{"link split"});
  EXPECT_EQ(lost("<video></video><iframe></iframe>"), (Names{"embedded content", "embedded content"}));
}

TEST(Markdown, Tables) {
  expect({
      {"<table><tr><th>a<th>b|c<tr><td>1<td><code>d|e</code></table>",
       "| a | b\\|c |\n| --- | --- |\n| 1 | `d\\|e` |\n"},
      {"<table><tr><td>a<td><tr><td>b</table>", "|  |  |\n| --- | --- |\n| a |  |\n| b |\n"},
      {"<table><caption>c</caption><thead><tr><td>a<th>b</thead><tr><td>1<p>2</table>",
       "c\n\n| a | b |\n| --- | --- |\n| 1<br>2 |\n"},
      {"<table><tr><th colspan=2>a<th>b<tr><td rowspan=2>1<td>2<td>3<tr><td>4<td>5</table>",
       "| a |  | b |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n|  | 4 | 5 |\n"},
      {"<table><tr><td><code>a\\|b</code></table>", "|  |\n| --- |\n| <code>a\\\\\\|b</code> |\n"},
      {"<table><tr><td>a<ul><li>b</ul><td>c</table>", "a\n\n- b\n\nc\n"},
      {"<table><tr><td>a<table><tr><td>b</table></table>", "a\n\n|  |\n| --- |\n| b |\n"},
      {"<table><tr><td></table>", ""},
      {"<table><th><caption>c", "c\n"},
      {"<ul><li>a<table><tr><th>b</table></ul>", "- a\n\n  | b |\n  | --- |\n"},
  });
  expect({{"<table><tr><th>a<td>b</table>", "a\n\nb\n"}}, {.tables = MarkdownTables::text});
  expect({{"<table><tr><th>a<td>b</table>", "a\n\nb\n"}}, {.flavor = MarkdownFlavor::commonmark});
  EXPECT_EQ(lost("<table><tr><th colspan=2>a<tr><th>b<td>c<p>d</table>"),
            (Names{"blocks in cell", "merged cells", "header cells"}));
  EXPECT_EQ(lost("<table><tr><td><hr></table>"), Names{"table as text"});
}

TEST(Markdown, TablesAsHtml) {
  const MarkdownOptions html{.tables = MarkdownTables::html};
  expect(
      {
          {"<table><tr><th scope=COL>a<th>b<tr><td>1<td></table>",
           "<table>\n<tr><th scope=\"col\">a</th><th>b</th></tr>\n<tr><td>1</td><td></td></tr>\n</table>\n"},
          {"x<table><tr><td colspan=2 rowspan=0 class=y id=z>a&amp;b|c<tr></table>y",
           "x\n\n<table>\n<tr><td colspan=\"2\" "
           "rowspan=\"0\">a&amp;b|c</td></tr>\n<tr></tr>\n</table>\n\ny\n"},
          {"<table><caption>c<p>d</caption><thead><tr><th>a<tbody><tr><td>b<tbody><tr><td>c<tfoot><tr><td>d</"
           "table>",
           "<table>\n<caption>c<p>d</p></caption>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n"
           "<tr><td>b</td></tr>\n</tbody>\n<tbody>\n<tr><td>c</td></tr>\n</tbody>\n<tfoot>\n"
           "<tr><td>d</td></tr>\n</tfoot>\n</table>\n"},
          {"<table><tr><td>a<div>b</div>c<p>d<td><h2>e<br>f</h2><hr><blockquote>g</blockquote>"
           "<ol start=3><li>h<ul><li>i</ul></ol></table>",
           "<table>\n<tr><td>a<div>b</div><div>c</div><p>d</p></td><td><h2>e<br>f</h2><hr>"
           "<blockquote>g</blockquote><ol "
           "start=\"3\"><li>h<ul><li>i</li></ul></li></ol></td></tr>\n</table>\n"},
          {"<table><tr><td><a href='x?a&amp;b=\"' title=t><b>*a*</b> <code>&lt;b></code></a>"
           "<img src=i alt=' j\nk '><s>l</s>www.m.n o@p.q</table>",
           "<table>\n<tr><td><a href=\"x?a&amp;b=&quot;\" title=\"t\"><strong>*a*</strong> "
           "<code>&lt;b&gt;</code></a>"
           "<img src=\"i\" alt=\"j k\"><del>l</del>www.m.n o@p.q</td></tr>\n</table>\n"},
          {"<table><tr><td><pre class=language-c>a\n\n \n\tb&lt;\n</pre></table>",
           "<table>\n<tr><td><pre><code class=\"language-c\">a&#10;&#10; "
           "\n\tb&lt;\n</code></pre></td></tr>\n</table>\n"},
          {"<table><tr><td>a<table><tr><td>b</table>c</table>",
           "<table>\n<tr><td>a\n<table>\n<tr><td>b</td></tr>\n</table>\nc</td></tr>\n</table>\n"},
          {"<ul><li>a<table><tr><td><pre>b\n\nc</pre></table>d</ul>",
           "- a\n\n  <table>\n  <tr><td><pre><code>b&#10;\n  c</code></pre></td></tr>\n  </table>\n\n  d\n"},
          {"<blockquote><table><tr><td><ul><li><input type=checkbox checked>a</ul></table></blockquote>b",
           "> <table>\n> <tr><td><ul><li><input type=\"checkbox\" checked disabled> a</li></ul></td></tr>\n"
           "> </table>\n\nb\n"},
          {"<table><tr><td></table><table><tr><td><script>a</script><!--b--><p hidden>c</table>", ""},
      },
      html);
  const std::string_view drop[] = {"i"};
  expect({{"<table><tr><td>a<i>b</i><img src=c alt=d></table>", "<table>\n<tr><td>ad</td></tr>\n</table>\n"}},
         {.flavor = MarkdownFlavor::commonmark,
          .images = MarkdownImages::alt,
          .tables = MarkdownTables::html,
          .drop = drop});
  EXPECT_EQ(lost("<table><caption>a<caption>b<tr><th colspan=2>a@b<tr><th>b<td>c<p>d<hr></table>", html),
            Names());
}

// The parser puts nothing visible but form feeds in a table outside of its cells, but programs may.
TEST(Markdown, ContentOutsideOfCellsAsHtml) {
  Document document = parse("<table><tr><td>a</table>");
  const Node table = document.root().select_first("table"), row = document.root().select_first("tr");
  const Node cell = document.create_element("td");
  ASSERT_EQ(document.append(cell, document.create_text("c")), DomError::none);
  ASSERT_EQ(document.append(table, document.create_text("b")), DomError::none);
  ASSERT_EQ(document.append(table, cell), DomError::none);
  ASSERT_EQ(document.append(row, document.create_element("hr")), DomError::none);
  EXPECT_EQ(markdown(document.root(), {.tables = MarkdownTables::html}).text,
            "<table>\n<tbody>\n<tr><td>a</td><td><hr></td></tr>\n</tbody>\n"
            "<tbody>\n<tr><td>b</td><td>c</td></tr>\n</tbody>\n</table>\n");
}

TEST(Markdown, Widths) {
  expect({{"<p>aa bb cc dd-dd eeeeeeeeeee f 1. g - h", "aa bb cc\ndd-dd\neeeeeeeeeee\nf 1. g -\nh\n"},
          {"<p>aaaaaa 1. b <code>c c c c</code>", "aaaaaa\n1\\. b\n`c c c c`\n"},
          {"<h1>aa bb cc dd ee</h1>", "# aa bb cc dd ee\n"},
          {"<p>\xC3\xA9\xC3\xA9\xC3\xA9 \xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9 a",
           "\xC3\xA9\xC3\xA9\xC3\xA9 "
           "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\na\n"}},
         {.width = 8});
}

std::string absolute(std::string_view url, void* base) {
  return *static_cast<std::string*>(base) + std::string(url);
}

TEST(Markdown, Options) {
  expect({{"<h1>- a</h1><h2>b</h2><h3>c</h3>", "\\- a\n===\n\nb\n---\n\n### c\n"}},
         {.headings = MarkdownHeadings::setext});
  expect({{"<ul><li>a</ul><ul><li>b</ul>", "+ a\n\n- b\n"}}, {.bullet = '+'});
  const std::string_view drop[] = {"nav", "b"};
  expect({{"a<nav>b</nav>u<b>d</b>v", "a\n\nuv\n"}}, {.drop = drop});
  std::string base = "http://x/";
  MarkdownOptions options;
  options.address = absolute;
  options.address_user_data = &base;
  expect({{"<a href=a>b</a><img src=c>", "[b](http://x/a)![](http://x/c)\n"}}, options);
}

TEST(Markdown, Nodes) {
  const Document document = parse("<h1>a</h1><ul><li>b <i>c</i></ul><template>d</template>");
  EXPECT_EQ(markdown(document.root().select_first("h1")).text, "# a\n");
  EXPECT_EQ(markdown(document.root().select_first("li")).text, "b *c*\n");
  EXPECT_EQ(markdown(document.root().select_first("i")).text, "*c*\n");
  EXPECT_EQ(markdown(document.root().select_first("i").first_child()).text, "c\n");
  EXPECT_EQ(markdown(document.root().select_first("template")).text, "");
  EXPECT_EQ(markdown(Node()).text, "");
}

TEST(Markdown, Sinks) {
  std::string html, text;
  for (int i = 0; i != 5000; ++i) html += "<p>\xC3\xA9*";
  const Document document = parse(html);
  std::size_t pieces = 0;
  auto sink = [&](std::string_view piece) {
    ++pieces;
    EXPECT_LE(piece.size(), kLongestPiece);
    text += piece;
  };
  EXPECT_TRUE(markdown(document.root(), Sink(sink)).empty());
  EXPECT_EQ(text, markdown(document.root()).text);
  EXPECT_GT(pieces, 1u);
}

TEST(Markdown, Depth) {
  const auto nested = [](std::string_view tag) {
    std::string html;
    for (int i = 0; i != 100; ++i) html += tag;
    return html + "x";
  };
  EXPECT_EQ(written(nested("<div>")), "x\n");
  std::string quotes;
  for (std::size_t i = 0; i != kMarkdownDepth; ++i) quotes += "> ";
  EXPECT_EQ(written(nested("<blockquote>")), quotes + "x\n");
  EXPECT_EQ(lost(nested("<blockquote>")), Names(100 - kMarkdownDepth, "too deep"));
}

}  // namespace
}  // namespace lockstep::test
