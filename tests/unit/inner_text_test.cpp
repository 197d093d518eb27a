// Tests Node::inner_text(): the rendered text collection steps with the user-agent style sheet.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/parsing.h"

namespace lockstep::test {
namespace {

std::string shown(std::string_view body, bool scripting = false) {
  const std::string html = "<!doctype html><body>" + std::string(body);
  ParseOptions options;
  options.scripting = scripting;
  const Document document = parse(html, options);
  return document.body().inner_text({.scripting = scripting});
}

std::string shown_of(std::string_view html, std::string_view id) {
  const Document document = parse(html);
  return document.root().find_by_id(id).inner_text();
}

TEST(InnerText, CollapsesWhiteSpace) {
  EXPECT_EQ(shown(" a \t\n b "), "a b");
  EXPECT_EQ(shown("a <b> </b> b"), "a b");
  EXPECT_EQ(shown("a<b> </b>"), "a");
  EXPECT_EQ(shown("<div>a<!-- c --> b<?x?> c</div>"), "a b c");
  EXPECT_EQ(shown("a&#13;b"), "a b");
  EXPECT_EQ(shown("a\fb"), "a\fb");  // not white space in CSS
  EXPECT_EQ(shown("a &nbsp; b"), "a \xC2\xA0 b");
  EXPECT_EQ(shown("a\xE2\x80\x8B\nb"),
            "a\xE2\x80\x8B"
            "b");
  EXPECT_EQ(shown("a\xE2\x80\x8B b"), "a\xE2\x80\x8B b");
  EXPECT_EQ(shown("<nobr>a  b</nobr>"), "a b");
}

TEST(InnerText, PreservesWhiteSpace) {
  EXPECT_EQ(shown("<pre>a <b> b </b>\n c</pre>"), "a  b \n c");
  EXPECT_EQ(shown("<pre>abc\n\n</pre>def"), "abc\n\n\ndef");
  EXPECT_EQ(shown("<pre>\n\nabc </pre>"), "\nabc ");
  EXPECT_EQ(shown("<pre><div>a</div>\n<div>b</div></pre>"), "a\n\n\nb");
  EXPECT_EQ(shown("<listing>a\nb</listing><xmp><b>\n</xmp>"), "a\nb\n<b>\n");
  EXPECT_EQ(shown("<pre><table><tr> <td>a  a</td> <td>b</td> </tr> </table></pre>"), "a  a\tb");
}

// Answers of Chromium and Firefox.
TEST(InnerText, FloatsSeparateLines) {
  EXPECT_EQ(shown("a<img align=left>b"), "a\nb");
  EXPECT_EQ(shown("a <img align=LEFT> b"), "a \nb");
  EXPECT_EQ(shown("a<iframe align=right></iframe>b"), "a\nb");
  EXPECT_EQ(shown("a<embed align=left src=x>b"), "a\nb");
  EXPECT_EQ(shown("a<input type=image align=right> b"), "a\n b");
  EXPECT_EQ(shown("a<object align=left>f</object>b"), "a\nf\nb");
  EXPECT_EQ(shown("a <span><img align=left></span> b"), "a \nb");
  EXPECT_EQ(shown("a<table align=left><tr><td>x</table>b"), "a\nx\nb");
  for (const char* const inline_box : {"<img align=middle>", "<input align=left>",
                                       "<button align=left></button>", "<video align=left></video>"})
    EXPECT_EQ(shown("a" + std::string(inline_box) + "b"), "ab") << inline_box;
}

TEST(InnerText, FormFeedsThatBeginABlock) {
  EXPECT_EQ(shown("<div>a</div><div>\f</div><div>b</div>"), "a\nb");
  EXPECT_EQ(shown("<div>\f\n \f</div>x"), "x");
  EXPECT_EQ(shown("a<div>\f<b></b></div>b"), "a\nb");
  EXPECT_EQ(shown("<span>\f</span>a\f"), "\fa\f");
  EXPECT_EQ(shown("<b>a</b>\f<b>b</b>"), "a\fb");
  EXPECT_EQ(shown("<div><b></b>\f</div>x"), "\f\nx");
  EXPECT_EQ(shown("<pre>\f</pre>x"), "\f\nx");
}

TEST(InnerText, QuirksModeTablesDoNotInheritWhiteSpace) {
  constexpr std::string_view kTable = "<pre><table><tr><td>a  a</table>";
  EXPECT_EQ(held(parse(kTable)).body().inner_text(), "a a");
  EXPECT_EQ(shown(kTable), "a  a");
}

TEST(InnerText, LineBreaks) {
  EXPECT_EQ(shown("a<br>b <br> c"), "a\nb\nc");
  EXPECT_EQ(shown("<br>a<br>"), "\na\n");
  EXPECT_EQ(shown("<pre>a<br>\nb</pre>"), "a\n\nb");
}

TEST(InnerText, Blocks) {
  EXPECT_EQ(shown("<div>a<div></div> b </div> c"), "a\nb\nc");
  EXPECT_EQ(shown("<p>a<p>b"), "a\n\nb");
  EXPECT_EQ(shown("<p>a</p><div>b</div>c"), "a\n\nb\nc");
  EXPECT_EQ(shown("<p></p>a<p></p>b<p></p>"), "a\n\nb");
  EXPECT_EQ(shown("<ul><li>a<li> b </ul>"), "a\nb");
  EXPECT_EQ(shown("<dl><dt>a<dd>b<dt>c</dl>"), "a\nb\nc");
  EXPECT_EQ(shown("<fieldset><legend>l</legend>x</fieldset>"), "l\nx");
  EXPECT_EQ(shown("<slot>a<p>b</p></slot>"), "a\n\nb");
  EXPECT_EQ(shown("<hr>a<hr>b"), "a\nb");
}

TEST(InnerText, BoxesInALine) {
  EXPECT_EQ(shown("a <input> b"), "a  b");
  EXPECT_EQ(shown("a <img alt=x> b"), "a  b");
  EXPECT_EQ(shown("a <button> b </button> c"), "a b c");
  EXPECT_EQ(shown("<label>a <input>  <input></label> b"), "a   b");
  EXPECT_EQ(shown("a<textarea>x</textarea>b"), "ab");
  EXPECT_EQ(shown("<video>x</video>y<iframe>w</iframe><meter>m</meter>"), "y");
  EXPECT_EQ(shown("<ruby> a <rp>(</rp><rt> b </rt><rp>)</rp> c</ruby> e"), "a b c e");
}

TEST(InnerText, RubyHasNoBlocks) {
  EXPECT_EQ(shown("<ruby>w<pre>  x</pre></ruby>"), "w  x");
  EXPECT_EQ(shown("<ruby>a<b><ul><li>b</li> <li>c</li></ul></b><rt><div>d</div></ruby>e"), "a\nb\nc\nde");
  EXPECT_EQ(shown("<ruby>a<p>b</p></ruby>"), "a\n\nb");
  EXPECT_EQ(shown("<ruby>a<rt><div>b</div></ruby>c<rt><div>d</div>"), "abc\nd");
}

TEST(InnerText, Tables) {
  EXPECT_EQ(shown("<table><caption>c</caption><tr><td>a<td>b<tr><td>d<td></table>e"), "c\na\tb\nd\t\ne");
  EXPECT_EQ(shown("<table><thead><tr><td>h</thead> <tbody><tr><td>b</table>"), "h\nb");
  EXPECT_EQ(shown("<table><tfoot><tr><td>f</tfoot><tbody><tr><td>b</table>"), "f\nb");
  EXPECT_EQ(shown("<table><tr><td>a<td hidden>b<tr hidden><td>c</table>"), "a");
  EXPECT_EQ(shown("<table><tr><td><table><tr><td>a<td>b<tr><td>c</table><td>d</table>"), "a\tb\nc\n\td");
  EXPECT_EQ(shown("<table>x<tr>y<td>z</table>"), "xy\nz");
  EXPECT_EQ(shown("<table><form>x<tr><td>a</table>"), "x\na");
}

TEST(InnerText, PartsOfTablesWithoutATable) {
  Document document = parse("<div>");
  const Node div = document.body().first_child();
  for (const std::string_view name : {"td", "td", "tr", "tr"}) {
    const Node part = document.create_element(name);
    ASSERT_EQ(document.append(part, document.create_text("x")), DomError::none);
    ASSERT_EQ(document.append(div, part), DomError::none);
  }
  EXPECT_EQ(div.inner_text(), "x\txx\nx");
}

TEST(InnerText, HiddenElements) {
  EXPECT_EQ(shown("a<p hidden>x</p> b"), "a b");
  EXPECT_EQ(shown("<template>x</template><script>s</script><style>t</style><noembed>n</noembed>y"), "y");
  EXPECT_EQ(shown("<dialog>d</dialog><dialog open>e</dialog><div popover>x</div>f"), "e\nf");
  EXPECT_EQ(shown("<dialog open popover>e</dialog>"), "e");
  EXPECT_EQ(shown("<div hidden=UNTIL-FOUND>x</div><b hidden=until-found>y</b>"), "y");
  EXPECT_EQ(shown("a<embed hidden> <datalist>d</datalist>b <embed hidden popover> c"), "a b c");
}

// The line that an element out of flow is in continues after it.
TEST(InnerText, OutOfFlow) {
  EXPECT_EQ(shown("a <dialog open>x</dialog> b"), "a \nx\nb");
  EXPECT_EQ(shown("a <dialog open>x</dialog> "), "a\nx");
  EXPECT_EQ(shown("a <dialog open>x</dialog> <br>b"), "a\nx\n\nb");
  EXPECT_EQ(shown("<b>a</b><dialog open>x</dialog> <b>c</b>"), "a\nx\n c");
  EXPECT_EQ(shown("a <dialog open> x <dialog open>y</dialog> z</dialog> b"), "a \nx \ny\nz\nb");
  EXPECT_EQ(shown("a <dialog open> x <dialog open>y</dialog></dialog> "), "a\nx\ny");
  EXPECT_EQ(shown("<ruby>a <dialog open>x</dialog> b</ruby>"), "a \nx\nb");
  EXPECT_EQ(shown("<pre>a <dialog open> x </dialog> b</pre>"), "a \n x \n b");
  EXPECT_EQ(shown("a\n<dialog open>x</dialog>\xE2\x80\x8B"), "a\nx\n\xE2\x80\x8B");
}

// Quotation marks are not part of the text, but take room in the line.
TEST(InnerText, Quotes) {
  EXPECT_EQ(shown("a <q> b </q> c"), "a  b  c");
  EXPECT_EQ(shown("<q></q> x <q></q>"), " x ");
  EXPECT_EQ(shown("<math><ms> a </ms></math>"), " a ");
}

TEST(InnerText, Invisible) {
  EXPECT_EQ(shown("<table><tr><td>a<tr hidden=until-found><td>b<td>c</table>"), "a\n");
  EXPECT_EQ(shown("<table><tbody hidden=until-found><tr><td>a</table>b"), "b");
  EXPECT_EQ(shown("x <math><mphantom><mn>1</mn></mphantom><mn>2</mn></math>"), "x \n2");
  EXPECT_EQ(shown_of("<table><tr hidden=until-found><td id=a>b</table>", "a"), "");
}

TEST(InnerText, Frameset) {
  EXPECT_EQ(held(parse("<frameset><frame><noframes>x</noframes></frameset>")).body().inner_text(), "");
}

TEST(InnerText, Details) {
  EXPECT_EQ(shown("<details>x<summary>a</summary>y<summary>z</summary></details>b"), "a\nb");
  EXPECT_EQ(shown("<details open>x<summary>a</summary>y</details>"), "x\na\ny");
  EXPECT_EQ(shown("<details>x<p>y</details>z"), "z");
}

TEST(InnerText, Scripting) {
  EXPECT_EQ(shown("<noscript>n</noscript><canvas>c</canvas>m <audio>x</audio> o"), "ncm  o");
  EXPECT_EQ(shown("<noscript>n</noscript><canvas>c</canvas>m <audio>x</audio> o", true), "m o");
}

TEST(InnerText, Select) {
  EXPECT_EQ(shown("<select>a<option> b  c </option><optgroup label=l>d<option>e</optgroup></select> f"),
            "b c\ne\n f");
  EXPECT_EQ(shown("a<select><div>q</div><option>x</select>b"), "a\nx\nb");
  EXPECT_EQ(shown("<select><progress>a<option>b</option></progress></select>"), "b");
}

TEST(InnerText, Svg) {
  EXPECT_EQ(shown("<svg>abc<text> x <tspan> y</tspan></text><title>t</title><g>u</g>"
                  "<foreignObject> v <p>w</p></foreignObject></svg>z"),
            "x y\nv\n\nw\n\nz");
}

TEST(InnerText, MathMl) {
  EXPECT_EQ(shown("x <math>t<mi>xy</mi> <mo>+</mo></math> z"), "x \nxy\n+\n z");
  EXPECT_EQ(shown("<math><mtable><mtr><mtd>a</mtd><mtd>b</mtd></mtr><mtr><mtd>c</mtd></mtr></mtable></math>"),
            "a\tb\nc");
  EXPECT_EQ(shown("<math><semantics> <mn>1</mn><annotation>x</annotation></semantics></math>"), "1");
}

TEST(InnerText, OfAnElement) {
  EXPECT_EQ(shown_of("<table><tr><td id=a> a  b <td>c", "a"), "a b");
  EXPECT_EQ(shown_of("<table><tbody id=a><tr><td>a<tr><td>b<tbody><tr><td>c", "a"), "a\nb\n");
  EXPECT_EQ(shown_of("<pre><b id=a> x  y </b>", "a"), " x  y ");
  EXPECT_EQ(shown_of("<p id=a> x </p>", "a"), "x");
  EXPECT_EQ(shown_of("<textarea id=a>x</textarea>", "a"), "");
  EXPECT_EQ(shown_of("<details id=a>x<summary>y", "a"), "y");
}

TEST(InnerText, OfAnElementThatIsNotRendered) {
  EXPECT_EQ(shown_of("<p id=a hidden> x  <br>y</p>", "a"), " x  y");
  EXPECT_EQ(shown_of("<div hidden><p id=a> x  y</p></div>", "a"), " x  y");
  EXPECT_EQ(shown_of("<details><p id=a> x  y</p></details>", "a"), " x  y");
  EXPECT_EQ(shown_of("<select><div id=a> x  y</div></select>", "a"), " x  y");
  EXPECT_EQ(shown_of("<slot id=a> x  y</slot>", "a"), " x  y");
}

TEST(InnerText, OfOtherNodes) {
  const Document document = parse("<title>t</title><p>a<p> b<!-- c --><template> d <p>e</template>");
  EXPECT_EQ(document.root().inner_text(), "a\n\nb");
  EXPECT_EQ(document.body().last_child().first_child().inner_text(), " b");
  EXPECT_EQ(document.root().find("template").template_contents().inner_text(), "d\n\ne");
  EXPECT_EQ(Node().inner_text(), "");
  EXPECT_EQ(held(parse_fragment("a<p>b")).fragment().inner_text(), "a\n\nb");
}

TEST(InnerText, DeepAndWide) {
  constexpr std::size_t kMany = 100'000;
  std::string html = "<!doctype html><table><tr>";
  for (std::size_t i = 0; i < kMany; ++i) html += "<td hidden>";
  html += "<td>a";
  for (std::size_t i = 0; i < kMany; ++i) html += "<td hidden>";
  html += "</table>";
  for (std::size_t i = 0; i < kMany; ++i) html += "<pre>";
  html += "b";
  const Document document = parse(html);
  EXPECT_EQ(document.body().inner_text(), "a\nb");
}

// Each run has the text that it claims, and text in no run is white space.
TEST(RenderedText, RunsAreParts) {
  for (const std::string_view html :
       {"<p>a  b\n c</p><pre> x  y\n</pre>z", "a <img align=left> <b> b </b> c",
        "<table><td>1<td>2<tr><td> 3 </table>", "a<br>b<q>c</q> <span> </span>", "<head><title>t</title>",
        "<p hidden>x</p>y", "a <dialog open>b</dialog> ", "a <object align=left> b </object> "}) {
    const Document document = parse(html);
    for (const Node root :
         {document.root(), document.body(), document.root().find("title"), document.root().find("p")}) {
      if (!root) continue;
      const RenderedText rendered = root.rendered_text();
      EXPECT_EQ(rendered.text, root.inner_text()) << html;
      std::size_t end = 0;
      const auto is_space = [&](std::size_t from, std::size_t to) {
        return rendered.text.substr(from, to - from).find_first_not_of(" \n\t") == std::string::npos;
      };
      for (const RenderedRun& run : rendered.runs) {
        ASSERT_LE(end, run.begin) << html;
        EXPECT_TRUE(is_space(end, run.begin)) << html;
        EXPECT_EQ(rendered.text.substr(run.begin, run.end - run.begin),
                  run.node.data().substr(run.offset, run.end - run.begin))
            << html;
        end = run.end;
      }
      EXPECT_TRUE(is_space(end, rendered.text.size())) << html;
    }
  }
}

// From a word of the rendered text to the input.
TEST(RenderedText, LeadsToTheInput) {
  constexpr std::string_view kHtml = "<p>caf&eacute;   au\r\n lait</p>";
  const Document document = parse(kHtml, {.positions = true});
  const RenderedText rendered = document.body().rendered_text();
  EXPECT_EQ(rendered.text, "café au lait");
  const std::size_t at = rendered.text.find("lait");
  for (const RenderedRun& run : rendered.runs) {
    if (at < run.begin || at >= run.end) continue;
    EXPECT_EQ(run.node.source_offset(run.offset + (at - run.begin)), kHtml.find("lait"));
  }
}

}  // namespace
}  // namespace lockstep::test
