// Tests the positions of nodes and attributes in the input.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "document/positions.h"
#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "support/tokens.h"
#include "text/position_finder.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;

constexpr ParseOptions kWithPositions{.positions = true};

Document located(std::string_view html) { return parse(html, kWithPositions); }

std::string shown(const std::optional<ByteRange>& range, std::string_view input) {
  if (!range) return "-";
  if (range->end > input.size() || range->begin > range->end) return "outside";
  std::string out = "`";
  return out.append(input.substr(range->begin, range->end - range->begin)).append("`");
}

// All nodes in tree order, with their ranges in bytes.
std::string places(const Document& document, std::string_view input, Node root) {
  std::string out;
  for (Node node = root.following(root); node; node = node.following(root)) {
    const NodePosition position = node.position();
    if (!out.empty()) out += "; ";
    switch (node.type()) {
      case NodeType::element:
        out.append(node.local_name()).append(" ").append(shown(position.range, input));
        out.append(" ").append(shown(position.end_tag, input));
        for (const AttributePosition& attribute : node.attribute_positions())
          out.append(" ")
              .append(shown(attribute.name, input))
              .append("=")
              .append(shown(attribute.value, input));
        if (node.template_contents())
          out.append(" {").append(places(document, input, node.template_contents())).append("}");
        break;
      case NodeType::text:
        out.append("text ").append(shown(position.range, input)).append(position.has_gaps ? " gaps" : "");
        break;
      default:
        out.append("node ").append(shown(position.range, input));
    }
  }
  return out;
}

std::string places(const Document& document, std::string_view input) {
  return places(document, input, document.result());
}

// In a body whose tags and those around it are implied.
std::string body_places(std::string_view input) {
  const Document document = located(input);
  return places(document, input, document.body());
}

TEST(Positions, OffByDefault) {
  const Document document = parse("<p id=a>x</p>");
  EXPECT_FALSE(document.has_positions());
  const Node p = document.root().find("p");
  EXPECT_EQ(p.position().range, std::nullopt);
  EXPECT_EQ(p.position().end_tag, std::nullopt);
  ASSERT_EQ(p.attribute_positions().size(), 1u);
  EXPECT_EQ(p.attribute_positions()[0].name, std::nullopt);
}

TEST(Positions, EachKindOfNode) {
  const std::string_view input =
      "<!doctype html><!--c--><html><head></head><body><p>x</p><?t d?></body></html>";
  EXPECT_EQ(places(located(input), input),
            "node `<!doctype html>`; node `<!--c-->`; html `<html>` `</html>`; head `<head>` `</head>`; "
            "body `<body>` `</body>`; p `<p>` `</p>`; text `x`; node `<?t d?>`");
}

TEST(Positions, ImpliedNodesHaveNone) {
  EXPECT_EQ(places(located("a"), "a"), "html - -; head - -; body - -; text `a`");
  EXPECT_EQ(body_places("<table><td>x</table>"),
            "table `<table>` `</table>`; tbody - -; tr - -; td `<td>` -; text `x`");
  EXPECT_EQ(body_places("<p>a<p>b"), "p `<p>` -; text `a`; p `<p>` -; text `b`");
}

TEST(Positions, EndTagsThatMakeElements) {
  EXPECT_EQ(body_places("x</p>y</br>z"), "text `x`; p - `</p>`; text `y`; br - `</br>`; text `z`");
}

TEST(Positions, TheLastEndTagOfBodyAndHtmlCounts) {
  const std::string_view input = "<body>a</body ><p>b</p></body></html ></html>";
  EXPECT_EQ(places(located(input), input),
            "html - `</html>`; head - -; body `<body>` `</body>`; text `a`; p `<p>` `</p>`; text `b`");
  EXPECT_EQ(places(located("</body>"), "</body>"), "html - -; head - -; body - `</body>`");
  EXPECT_EQ(places(located("<frameset></frameset></html>"), "<frameset></frameset></html>"),
            "html - `</html>`; head - -; frameset `<frameset>` `</frameset>`");
}

TEST(Positions, EndTagsOfAnotherNameOrThatAreIgnored) {
  EXPECT_EQ(body_places("<h1>x</h2>y"), "h1 `<h1>` -; text `x`; text `y`");
  EXPECT_EQ(body_places("<div>x</span></div>"), "div `<div>` `</div>`; text `x`");
  EXPECT_EQ(body_places("<form><div></form>x</div>"),
            "form `<form>` `</form>`; div `<div>` `</div>`; text `x`");
  EXPECT_EQ(body_places("<br></br>"), "br `<br>` -; br - `</br>`");
}

// Where elements without an end tag of their own end: the token that closes them begins there.
std::string ends_without_tags(const Document& document) {
  std::string out;
  for (const Node node : document.root().descendants()) {
    if (node.type() != NodeType::element || !node.position().range) continue;
    const std::optional<std::uint64_t> end = detail::end_without_tag(node);
    out.append(node.local_name()).append(end ? " " + std::to_string(*end) : " -").append("; ");
  }
  return out;
}

TEST(Positions, TheTokenThatClosesAnElementWithoutEndTag) {
  EXPECT_EQ(ends_without_tags(located("<form><div>a</form><h1>b</h2>c<ul><li>d<li>e</ul></div>")),
            "form -; div -; h1 24; ul -; li 39; li 44; ");
  EXPECT_EQ(ends_without_tags(located("<head>x<p>y<p>z")), "head 6; p 11; p -; ");
  EXPECT_EQ(ends_without_tags(located("<table><tr><td><b>a</table>")), "table -; tr 19; td 19; b 19; ");
  EXPECT_EQ(ends_without_tags(located("<svg><g><path></svg>")), "svg -; g 14; path 14; ");
  const Document without_positions = parse("<p>a<p>b");
  EXPECT_EQ(detail::end_without_tag(without_positions.root().find("p")), std::nullopt);
}

TEST(Positions, FormattingElementsThatAreSplit) {
  // One tag, two elements, both of them closed by the end tag.
  EXPECT_EQ(body_places("<b id=i><p>x</b>y</p>"),
            "b `<b id=i>` `</b>` `id`=`i`; p `<p>` `</p>`; b `<b id=i>` `</b>` `id`=`i`; text `x`; text `y`");
  EXPECT_EQ(body_places("<p><i>x<p>y</i>"),
            "p `<p>` -; i `<i>` -; text `x`; p `<p>` -; i `<i>` `</i>`; text `y`");
}

TEST(Positions, ForeignElements) {
  EXPECT_EQ(body_places("<svg viewBox='0 0'><Title>x</TITLE><path/></svg>"),
            "svg `<svg viewBox='0 0'>` `</svg>` `viewBox`=`0 0`; title `<Title>` `</TITLE>`; text `x`; "
            "path `<path/>` -");
  EXPECT_EQ(body_places("<svg><![CDATA[a]]><g></g>&amp;<![CDATA[]]>\0</svg>"s),
            "svg `<svg>` `</svg>`; text `a`; g `<g>` `</g>`; text `&amp;<![CDATA[]]>\0` gaps"s);
  EXPECT_EQ(body_places("<svg><a xlink:href=u />"),
            "svg `<svg>` -; a `<a xlink:href=u />` - `xlink:href`=`u`");
}

TEST(Positions, Templates) {
  EXPECT_EQ(body_places("<div><template><b>x</b></template>"),
            "div `<div>` -; template `<template>` `</template>` {b `<b>` `</b>`; text `x`}");
}

TEST(Positions, Attributes) {
  EXPECT_EQ(body_places("<p a B = 'x' c=y/ d=\"\" e= >"),
            "p `<p a B = 'x' c=y/ d=\"\" e= >` - `a`=- `B`=`x` `c`=`y/` `d`=`` `e`=``");
  EXPECT_EQ(body_places("<p a=1 A=2 =x=y / f/g>"),
            "p `<p a=1 A=2 =x=y / f/g>` - `a`=`1` `=x`=`y` `f`=- `g`=-");
  EXPECT_EQ(body_places("<p a='&lt;>' b=\"\r\n\" c\0=&x>"s),
            "p `<p a='&lt;>' b=\"\r\n\" c\0=&x>` - `a`=`&lt;>` `b`=`\r\n` `c\0`=`&x`"s);
  EXPECT_EQ(body_places("<p\r\na\r=\n'b'\f>"), "p `<p\r\na\r=\n'b'\f>` - `a`=`b`");
}

TEST(Positions, AttributesOfLaterTags) {
  const std::string_view input = "<body a=1><html b=2><body a=3 c=4><html b=5 d>";
  EXPECT_EQ(places(located(input), input),
            "html - - `b`=`2` `d`=-; head - -; body `<body a=1>` - `a`=`1` `c`=`4`");
}

// Later tags are only looked at for html and body, not for each element that was changed.
TEST(Positions, AttributesOfManyChangedElements) {
  constexpr std::size_t kMany = 100'000;
  std::string html;
  for (std::size_t i = 0; i < kMany; ++i) html += "<body b=1><br a=2>";
  ParseOptions options;
  options.positions = true;
  Document document = parse(html, options);
  for (const Node br : document.root().find_all("br")) (void)document.set_attribute(br, "a", "3");
  std::size_t count = 0;
  for (const Node br : document.root().find_all("br")) count += br.attribute_positions()[0].value ? 1 : 0;
  EXPECT_EQ(count, kMany);
}

TEST(Positions, TextOfSeveralPieces) {
  EXPECT_EQ(body_places("a&amp;b&#66;&notin;&x"), "text `a&amp;b&#66;&notin;&x`");
  EXPECT_EQ(body_places("x\r\ny\rz\r\n"), "text `x\r\ny\rz\r\n`");
  EXPECT_EQ(body_places("<b>\r\nx</b>"), "b `<b>` `</b>`; text `\r\nx`");
  EXPECT_EQ(body_places("a\0b"s), "text `a\0b` gaps"s);
  EXPECT_EQ(body_places("a</>b"), "text `a</>b` gaps");
  EXPECT_EQ(body_places("a</i>&lt;</>&gt;"), "text `a</i>&lt;</>&gt;` gaps");
  EXPECT_EQ(body_places("<table>a<tr>b<td>c"),
            "text `a<tr>b` gaps; table `<table>` -; tbody - -; tr `<tr>` -; td `<td>` -; text `c`");
  EXPECT_EQ(body_places("<pre>\n\nx"), "pre `<pre>` -; text `\nx`");
  EXPECT_EQ(body_places("x<script>\0<!--\0--\0-->a</scrip>&amp;</script>"s),
            "text `x`; script `<script>` `</script>`; text `\0<!--\0--\0-->a</scrip>&amp;`"s);
}

TEST(Positions, MarkupAfterInputWithoutTokens) {
  EXPECT_EQ(body_places("x</><i></i></><!--c--></><?p?></><!x></></ y>"),
            "text `x`; i `<i>` `</i>`; node `<!--c-->`; node `<?p?>`; node `<!x>`; node `</ y>`");
  const std::string_view input = "</><!doctype html></><p>";
  EXPECT_EQ(places(located(input), input), "node `<!doctype html>`; html - -; head - -; body - -; p `<p>` -");
}

TEST(Positions, UnfinishedAtTheEnd) {
  EXPECT_EQ(body_places("<p>a<b c"), "p `<p>` -; text `a`");
  EXPECT_EQ(body_places("<p><!--x"), "p `<p>` -; node `<!--x`");
  EXPECT_EQ(body_places("<p><"), "p `<p>` -; text `<`");
  EXPECT_EQ(body_places("<p></"), "p `<p>` -; text `</`");
  EXPECT_EQ(body_places("<p>&am"), "p `<p>` -; text `&am`");
}

TEST(Positions, ClonesOfAnOptionHaveNone) {
  const std::string_view input =
      "<select><button><selectedcontent></selectedcontent></button><option><b>x</b></option></select>";
  const Document document = located(input);
  EXPECT_EQ(places(document, input, document.root().find("selectedcontent")), "b - -; text -");
  EXPECT_EQ(places(document, input, document.root().find("option")), "b `<b>` `</b>`; text `x`");
}

TEST(Positions, Fragments) {
  const std::string_view input = "<td>x</td><tr>";
  const Document document = parse_fragment(input, {.local_name = "tbody"}, kWithPositions);
  EXPECT_EQ(places(document, input), "tr - -; td `<td>` `</td>`; text `x`; tr `<tr>` -");
}

TEST(Positions, InBytesOfTheInput) {
  const std::string mark = "\xEF\xBB\xBF";
  const std::string input = mark + "<p>\xFFx\xE2\x82y<b>\xC3\xA9</b>\xF0";
  const std::string expected =
      "p `<p>` -; text `\xFFx\xE2\x82y`; b `<b>` `</b>`; text `\xC3\xA9`; text `\xF0`";
  for (const Source source : {Source::copied, Source::borrowed}) {
    const Document document = parse(input, kWithPositions, source);
    EXPECT_EQ(places(document, input, document.body()), expected);
  }
  const Document document = parse_bytes(input, {.encoding = Encoding::utf_8}, kWithPositions);
  EXPECT_EQ(places(document, input, document.body()), expected);
  const std::string good = mark + "<p>\xC3\xA9<i>";
  EXPECT_EQ(places(parse(good, kWithPositions, Source::borrowed), good),
            places(parse(good, kWithPositions), good));
}

TEST(Positions, OfEncodings) {
  const auto in = [](std::string_view input, Encoding encoding) {
    const Document document = parse_bytes(input, {.encoding = encoding}, kWithPositions);
    return places(document, input, document.body());
  };
  EXPECT_EQ(in("<p t=\xE9>\xE9<b>\xE9\xE9 x</b>", Encoding::windows_1252),
            "p `<p t=\xE9>` - `t`=`\xE9`; text `\xE9`; b `<b>` `</b>`; text `\xE9\xE9 x`");
  EXPECT_EQ(in("\x83\x41\x83<b>\x83\x41", Encoding::shift_jis),
            "text `\x83\x41\x83`; b `<b>` -; text `\x83\x41`");
  EXPECT_EQ(in("a\x88\x62<b>\x88\x62\x88\x62", Encoding::big5),
            "text `a\x88\x62`; b `<b>` -; text `\x88\x62\x88\x62`");
  EXPECT_EQ(in("\x1B$B$\"\x1B(B<b>x", Encoding::iso_2022_jp), "text `$\"`; b `<b>` -; text `x`");
  const std::string wide = "\xFE\xFF\0<\0b\0>\x30\x42\xD8\x3D\xDE\x00\xD8\x3D\0<\0/\0b\0>"s;
  EXPECT_EQ(in(wide, Encoding::utf_16be),
            "b `\0<\0b\0>` `\0<\0/\0b\0>`; text `\x30\x42\xD8\x3D\xDE\x00\xD8\x3D`"s);
  EXPECT_EQ(in("xyz", Encoding::replacement), "text `x`");
}

TEST(Positions, AfterALateMeta) {
  std::string input =
      "<!doctype html><p t='\xE9'>" + std::string(2000, ' ') + "<meta charset=koi8-r><b>\xE9</b>";
  for (const bool ascii : {false, true}) {
    if (ascii) input[input.find('\xE9')] = 'e';
    const Document document = parse_bytes(input, {}, kWithPositions);
    EXPECT_EQ(document.encoding().encoding, Encoding::koi8_r);
    const Node b = document.root().find("b");
    EXPECT_EQ(shown(b.position().range, input), "`<b>`");
    EXPECT_EQ(shown(b.first_child().position().range, input), "`\xE9`");
  }
}

TEST(Positions, LinesAndColumns) {
  const std::string_view input = "\xEF\xBB\xBF<p>\r\n\xC3\xA9<b>\n\nx\n";
  const Document document = located(input);
  const auto place = [&](std::uint64_t offset) {
    const LineColumn found = document.line_column(offset);
    return std::to_string(found.line).append(":").append(std::to_string(found.column));
  };
  EXPECT_EQ(place(0), "1:1");
  EXPECT_EQ(place(3), "1:1");
  EXPECT_EQ(place(input.find("<b>")), "2:2");
  EXPECT_EQ(place(input.find('x')), "4:1");
  EXPECT_EQ(place(input.size()), "5:1");
  EXPECT_EQ(place(1000), "5:1");
  EXPECT_EQ(parse("a\nb").line_column(2).line, 2u);
}

// The index gives the same as counting.
TEST(Positions, LinesAndColumnsOfALongText) {
  constexpr std::string_view kPieces[] = {"\n",     "\r\n",   "\r",         "a",
                                          "\u00E9", "\u20AC", "\U0001F600", "some words "};
  std::mt19937 random(12);
  std::string input;
  while (input.size() < 20'000)
    input += random() % 50 == 0 ? std::string(random() % 3000, 'x') : kPieces[random() % 8];
  const Document document = parse(input);
  const std::size_t bytes = document.memory_bytes();
  // Several threads may make the first request at once.
  std::vector<std::jthread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      ParseError counted;
      detail::PositionFinder finder;
      for (std::size_t offset = 0; offset <= input.size(); offset += 1) {
        counted.offset = offset;
        finder.locate(input, counted);
        const LineColumn found = document.line_column(offset);
        ASSERT_EQ(std::pair(found.line, found.column), std::pair(counted.line, counted.column)) << offset;
      }
    });
  }
  threads.clear();
  EXPECT_EQ(document.line_column(1'000'000).line, document.line_column(input.size()).line);
  EXPECT_GT(document.memory_bytes(), bytes);
  EXPECT_LT(document.memory_bytes(), bytes + input.size() / 20);
}

// However dense the checkpoints are, and however much of the text they were made for at first.
TEST(Positions, CheckpointsOfAnyDistance) {
  constexpr std::string_view kPieces[] = {"\n", "\r\n", "\r", "ab", "\u00E9", "\U0001F600", "twelve bytes"};
  std::mt19937 random(13);
  for (const std::size_t distance : {1u, 16u, 40u, 64u, 300u, 1024u, 5000u}) {
    std::string text;
    while (text.size() < 6000)
      text += random() % 30 == 0 ? std::string(random() % 700, 'x') : kPieces[random() % 7];
    detail::LineCheckpoints lines(distance);
    detail::PositionFinder finder;
    for (std::size_t offset = 0; offset <= text.size(); ++offset) {
      if (random() % 3 == 0) lines.extend(text, offset);
      const LineColumn expected = finder.find(text, offset);
      detail::LineCheckpoints others(distance);
      if (offset % 251 == 0) others.extend(text, text.size());
      lines.extend(text, offset);
      const LineColumn found = offset % 251 == 0 ? others.find(text, offset) : lines.find(text, offset);
      ASSERT_EQ(std::pair(found.line, found.column), std::pair(expected.line, expected.column))
          << offset << " of a distance of " << distance;
    }
  }
}

// A script may request it while the text is still growing.
TEST(Positions, LinesWhileAPageArrives) {
  class Host : public ScriptHost<Node> {
   public:
    void prepare_script(Node) override {}
  } host;
  ScriptingParser parser(host);
  std::string input;
  for (std::uint32_t i = 1; i <= 3000; ++i) {
    parser.write("x\n<b>");
    input += "x\n<b>";
    EXPECT_EQ(parser.document().line_column(input.size()).line, i + 1);
  }
  parser.end();
  const Document document = parser.finish();
  EXPECT_EQ(document.line_column(5).line, 2u);
  EXPECT_EQ(document.line_column(input.size()).line, 3001u);
}

TEST(Positions, TheSameInAnyPieces) {
  const std::string inputs[] = {
      "\xEF\xBB\xBF<!doctype html>\r\n<p a=&amp; b='\r\n'>x&amp;y\r\n\xFFz&notit;</><b>\0<i></p>u</b></i>"s,
      "<script>a<!--\0-<script>--></script>b-->\r</script><svg><![CDATA[x]]>&lt;]]>\0<a>]]</a></svg><table>q&#9;<td>w"s,
      "<?a b?><!x></ y><textarea>\r\n\0</texta>&amp;</textarea><title>&lt;</title></body>&copy;<!--"s};
  for (const std::string& input : inputs) {
    const std::string whole = places(located(input), input);
    for (const Feeding& feeding : all_feedings(input, 5))
      EXPECT_EQ(places(parse_chunks(feeding.chunks, kWithPositions), input), whole) << feeding.name;
    const std::string of_bytes = places(parse_bytes(input, {}, kWithPositions), input);
    for (const Feeding& feeding : all_feedings(input, 5)) {
      BytesParser parser({}, kWithPositions);
      for (const std::string_view chunk : feeding.chunks) parser.write(chunk);
      EXPECT_EQ(places(parser.finish(), input), of_bytes) << feeding.name;
    }
  }
}

TEST(Positions, TheTreeIsTheSame) {
  const std::string_view input = "<b><p>x</b>y&amp;<table>z<td></p>\r<svg><![CDATA[x]]></svg>";
  EXPECT_EQ(dump_tree(located(input)), dump_tree(parse(input)));
}

TEST(Positions, OfOlderEditions) {
  const Document document = parse("<p>x</p>", {.edition = kEditions[0], .positions = true});
  EXPECT_EQ(document.root().find("p").position().end_tag, (ByteRange{4, 8}));
}

// --- Offsets in a text

Node first_text(const Document& document, std::string_view tag) {
  Node node = document.root().find(tag).first_child();
  while (node && node.type() != NodeType::text) node = node.next_sibling();
  return node;
}

// For each character of the text, the input from its beginning on to that of the next one.
std::string pieces_of(std::string_view html, std::string_view tag) {
  const Document document = located(html);
  const Node text = first_text(document, tag);
  std::string out;
  for (std::size_t i = 0; i < text.data().size(); ++i) {
    const auto begin = text.source_offset(i), end = text.source_offset(i + 1);
    if (!begin || !end) return "none";
    if (i != 0) out += "|";
    out += html.substr(*begin, *end - *begin);
  }
  return out;
}

TEST(SourceOffset, CharactersAndReferences) {
  EXPECT_EQ(pieces_of("<p>abc</p>", "p"), "a|b|c");
  EXPECT_EQ(pieces_of("<p>a&amp;b&#x26;c&#65d&lt;</p>", "p"), "a|&amp;|b|&#x26;|c|&#65|d|&lt;");
  EXPECT_EQ(pieces_of("<p>a&b &notit;&x;&#;&</p>", "p"), "a|&|b| ||&not|i|t|;|&|x|;|&|#|;|&");
  EXPECT_EQ(pieces_of("<p>a\r\nb\rc&#13;\n</p>", "p"), "a|\r\n|b|\r|c|&#13;|\n");
  // Two characters for one reference: the first byte of either is where the reference begins.
  const Document document = located("<p>&NotEqualTilde;x</p>");
  const Node text = first_text(document, "p");
  EXPECT_EQ(text.source_offset(0), 3u);
  EXPECT_EQ(text.source_offset(3), 3u);
  EXPECT_EQ(text.source_offset(5), 18u);
  EXPECT_EQ(text.source_offset(6), 19u);
  EXPECT_EQ(text.source_offset(7), std::nullopt);
}

TEST(SourceOffset, RawTextHasNoReferences) {
  EXPECT_EQ(pieces_of("<style>&amp;\r\n&</style>", "style"), "&|a|m|p|;|\r\n|&");
  EXPECT_EQ(pieces_of("<textarea>&amp;x</textarea>", "textarea"), "&amp;|x");
  EXPECT_EQ(pieces_of("<plaintext>&lt;", "plaintext"), "&|l|t|;");
}

TEST(SourceOffset, NoneWhereItIsNotKnown) {
  EXPECT_EQ(pieces_of("<p>a</b>b", "p"), "none") << "gaps";
  Document document = located("<p>abc<!--abc-->");
  const Node text = first_text(document, "p");
  EXPECT_EQ(text.source_offset(1), 4u);
  EXPECT_EQ(text.next_sibling().source_offset(0), std::nullopt) << "not a text";
  EXPECT_EQ(Node().source_offset(0), std::nullopt);
  ASSERT_EQ(document.set_data(text, "xyz"), DomError::none);
  EXPECT_EQ(text.source_offset(1), std::nullopt) << "changed";
  EXPECT_EQ(first_text(parse("<p>a"), "p").source_offset(0), std::nullopt) << "no positions";
}

TEST(SourceOffset, CountsBytesOfTheEncoding) {
  const std::string bytes = "<p>\xE4&auml;\xE4x</p>";
  EncodingOptions encoding;
  encoding.transport_encoding = encoding::find("windows-1252");
  const Document document = parse_bytes(bytes, encoding, kWithPositions);
  const Node text = first_text(document, "p");
  ASSERT_EQ(text.data(), "äääx");
  EXPECT_EQ(text.source_offsets(std::vector<std::size_t>{0, 2, 4, 6, 7}),
            (std::vector<std::uint64_t>{3, 4, 10, 11, 12}));
}

// Each text without gaps has all of its offsets, in order, and those of literal characters are theirs.
TEST(SourceOffset, RandomMarkup) {
  constexpr std::string_view kPieces[] = {
      "a",       "&amp;",    "&",      "&#65;",    "&not",  "&notin;", "&nGt;",   "\r\n",       "\r",
      "ä",       "&#0;",     "&#x80;", "<b>",      "</b>",  "<p>",     "<table>", "<textarea>", "</textarea>",
      "<style>", "</style>", "</i>",   "<!--c-->", "&#38;", "&lt",     "\n",      "\xC3"};
  std::mt19937 random(1);
  std::size_t texts = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string html;
    for (std::size_t n = random() % 12; n != 0; --n) html += kPieces[random() % std::size(kPieces)];
    const Document document = located(html);
    for (const Node node : document.root().descendants()) {
      if (node.type() != NodeType::text) continue;
      std::vector<std::size_t> all(node.data().size() + 1);
      for (std::size_t at = 0; at < all.size(); ++at) all[at] = at;
      const std::vector<std::uint64_t> found = node.source_offsets(all);
      const NodePosition position = node.position();
      ASSERT_EQ(found.empty(), position.has_gaps) << html << ": " << node.data();
      if (found.empty()) continue;
      ++texts;
      EXPECT_TRUE(std::is_sorted(found.begin(), found.end())) << html;
      EXPECT_EQ(found.front(), position.range->begin) << html;
      EXPECT_EQ(found.back(), position.range->end) << html;
      for (std::size_t at = 0; at + 1 < all.size(); ++at) {
        const char source = html[found[at]];
        if (source == '&' || source == '\r' || source == '\xC3') continue;
        EXPECT_EQ(source, node.data()[at]) << html << " at " << at;
      }
    }
  }
  EXPECT_GT(texts, 3000u);
}

}  // namespace
}  // namespace lockstep::test
