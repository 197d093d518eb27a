// Checks that chunk boundaries have no effect: every input is cut at every place, and fed byte by byte.
#include <gtest/gtest.h>

#include "support/parsing.h"
#include "support/shapes.h"
#include "support/sinks.h"
#include "support/tokens.h"

namespace lockstep::test {
namespace {

void expect_same_at_every_border(const std::string& html, const ParseOptions& base = {}) {
  SCOPED_TRACE(in_quotes(html));
  ParseOptions options = base;
  options.collect_errors = true;
  const Document whole = parse(html, options);
  const std::string expected = dump_tree(whole.root()), errors = error_list(whole);
  for (std::size_t i = 0; i <= html.size(); ++i) {
    const std::string_view text = html;
    const Document document = parse_chunks({text.substr(0, i), text.substr(i)}, options);
    EXPECT_EQ(dump_tree(document.root()), expected) << "cut at byte " << i;
    EXPECT_EQ(error_list(document), errors) << "cut at byte " << i;
  }
  const Document bytes = parse_chunks(chunks_of(html, 1), options);
  EXPECT_EQ(dump_tree(bytes.root()), expected) << "byte by byte";
  EXPECT_EQ(error_list(bytes), errors) << "byte by byte";
  EXPECT_EQ(pointer_tree_problem(whole, chunks_of(html, 1), options), "") << "byte by byte, into a sink";
}

TEST(Chunks, Newlines) {
  for (const char* html : {"a\r\nb", "a\rb", "a\n\rb", "a\r\r\nb\r", "<pre>\r\nx", "<textarea>\r\n\r\nx",
                           "<a\r\nb=\r\n'\r\n'\r>", "<!--\r\n-\r-->", "\r\n<!DOCTYPE\rhtml\r\n>\r",
                           "<script>\r\n</script>\r\n"}) {
    expect_same_at_every_border(html);
  }
  EXPECT_EQ(text_of(parse("a\r\nb\rc\n\rd")), "a\nb\nc\n\nd");
  EXPECT_EQ(text_of(parse_chunks({"a\r", "\nb\r", "c\n", "\r", "d"})), "a\nb\nc\n\nd");
}

// Also the positions of errors of tree construction, after characters that are not their own text.
TEST(Chunks, ErrorsAfterReferencesAndNewlines) {
  for (const char* html :
       {"<!doctype html><body>a&amp;b</b>", "<!doctype html><body>a&amp;</b>",
        "<!doctype html>&#65;</b>x</b>", "<!doctype html><p>a\r\nb</b>\r</i>",
        "<!doctype html><table>a&amp; b\r\nc<tr>d&lt;</table>", "<!doctype html><table>\r\r\nx&nbsp;\ry",
        "<!doctype html><title>&amp;</title></b>", "<!doctype html><frameset>a&amp; b\rc</frameset>d&amp;",
        "<!doctype html><table>a&ampb;&notit;</b>", "<!doctype html><colgroup>&#32;&#x20;x",
        "<!doctype html></body>&amp;\r\n</b>"})
    expect_same_at_every_border(html);
  ParseOptions options;
  options.collect_errors = true;
  EXPECT_EQ(error_list(parse("<!doctype html><body>a&amp;b</b>", options)),
            "1:29 in-body-end-tag-not-open (byte 28)\n");
  EXPECT_EQ(error_list(parse("<!doctype html><body>a\r\n&amp;</b>", options)),
            "2:6 in-body-end-tag-not-open (byte 29)\n");
}

TEST(Chunks, CharacterReferences) {
  for (const char* html : {"&amp;",
                           "&amp",
                           "&ampx",
                           "&notit;",
                           "&notin;",
                           "&notinx",
                           "&no",
                           "&NotEqualTilde;x",
                           "&NotEqualTild",
                           "&x",
                           "&;",
                           "&#38;",
                           "&#38",
                           "&#x26;",
                           "&#X26g",
                           "&#",
                           "&#x",
                           "&#x;",
                           "&#x110000;",
                           "&#0;",
                           "&#128;",
                           "&#55296;",
                           "&#99999999999999999999;",
                           "<a b=&amp c='&not=' d=\"&notit;\" e=&notin; f=&copy;x>",
                           "<title>&lt;/title></title>",
                           "&CounterClockwiseContourIntegral;",
                           "&CounterClockwiseContourIntegra"}) {
    expect_same_at_every_border(html);
  }
  EXPECT_EQ(text_of(parse_chunks({"&no", "ti", "n;&n", "ot", "it;&am", "p"})), "\xE2\x88\x89\xC2\xACit;&");
}

TEST(Chunks, Markup) {
  for (const char* html : {
           "<!DOCTYPE html PUBLIC \"a\" 'b'><p>x</p>",
           "<!doctypehtml>",
           "<!doc>",
           "<!-- a -- b --!> c -->",
           "<!--><!---><!----!>x",
           "<!--<!-->",
           "<svg><![CDATA[a]]b]]]></svg>",
           "<svg><![CDAT[x]]>",
           "<![CDATA[x]]>",
           // Whether it is a CDATA section depends on elements that the characters before it reconstruct.
           "<math><mi><p><i></p>a<![CDATA[x]]>",
           "<svg><desc><p><b></p>&amp;<![CDATA[x]]>y",
           "<svg><title><table> <b><td></table>x<![CDATA[x]]>",
           "<script>a<!--b<script>c</script>d--></script>e",
           "<script></scriptx></script >",
           "<style></styl></style/>x",
           "<title></titl></title\n>x",
           "<plaintext></plaintext>",
           "<a b c=d e='f' g=\"h\" b=i/>x</a j>",
           "</>x</ y><3",
           "<?target data ?more?>x<?xml ?><?1?><?a?",
           "<table>a b<tr> c<td>d",
           "<table> \n <!-- x --> <tr>",
           "<div><p>a<b>c<p>d</b>e",
           "<select><option>a<option>b</select>",
           "<a\xC3\xA9 \xE2\x82\xAC=\xF0\x9F\x98\x80>\xF0\x9F\x98\x80</a\xC3\xA9>",
           "<frameset> x<frame></frameset> y",
           "<template><td>x</template>",
       }) {
    expect_same_at_every_border(html);
  }
  using namespace std::string_literals;
  for (const std::string& html : {"a\0b<c\0d e\0f='g\0h'>\0"s, "<!--\0-\0--\0-->"s, "<svg>\0</svg>"s,
                                  "<table>\0 x"s, "<?a \0?>"s, "<title>\0</title>"s, "\0<frameset>\0"s}) {
    expect_same_at_every_border(html);
  }
}

TEST(Chunks, BytesThatAreNotUtf8) {
  for (const char* html :
       {"\xEF\xBB\xBFx", "\xEF\xBB", "\xEF", "\xEF\xBBx", "a\xFF\xFE", "\xE2\x82", "\xE2\x82x",
        "\xF0\x9F\x98", "\xF0\x9F\x98<b>", "\xF0\x80\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xC0\x80",
        "\xE2\x28\xA1", "\x80", "\xEF\xBF\xBF\xEF\xB7\x90", "<a \xFF=\xFF>", "\xC2\r\n\xC2"}) {
    expect_same_at_every_border(html);
  }
}

// Only the first one is not text.
TEST(Chunks, ByteOrderMarks) {
  const std::string mark = "\xEF\xBB\xBF";
  for (const std::string& html :
       {mark, mark + "x", mark + mark, mark + mark + mark + "<p a a>", mark + "\xEF\xBB", mark + "\xEF\xBBx",
        mark + "x" + mark, mark + "\r\n" + mark + "</p>"})
    expect_same_at_every_border(html);
  EXPECT_EQ(text_of(parse_chunks({mark, mark, "x"})), mark + "x");
  EXPECT_EQ(text_of(parse_chunks({"", mark, "", mark, mark, "x"})), mark + mark + "x");
  EXPECT_EQ(sink_tree(mark + mark), tree(parse(mark + mark)));
}

TEST(Chunks, ScriptingAndShadowRoots) {
  ParseOptions options;
  options.scripting = true;
  options.allow_declarative_shadow_roots = true;
  expect_same_at_every_border("<head><noscript><p></noscript><body><noscript><p></noscript>", options);
  expect_same_at_every_border("<div><template shadowrootmode=open><slot></slot></template>x</div>", options);
  expect_same_at_every_border("<div><?start name=\"a\">x<?end></div><template for=a>y</template>", options);
}

TEST(Chunks, EmptyPieces) {
  EXPECT_EQ(dump_tree(parse_chunks({"", "<p", "", ">x", ""})), dump_tree(parse("<p>x")));
  EXPECT_EQ(dump_tree(parse_chunks({})), dump_tree(parse("")));
  EXPECT_EQ(dump_tree(parse("", {}, Source::borrowed)), "| <html>\n|   <head>\n|   <body>");
}

// Long ones, whose buffers grow: the same whole, in small pieces, and with limits that are not reached.
TEST(Chunks, HostileShapes) {
  ParseOptions limited;
  limited.limits = {.nodes = 1'000'000'000,
                    .attributes = 1'000'000'000,
                    .errors = 1'000'000'000,
                    .memory_bytes = 1'000'000'000'000};
  for (const Shape& shape : shapes()) {
    const std::string html = shape.html(shape.square ? 40 : 1500 * shape.factor);
    const std::string whole = serialize_html(parse(html, {}, Source::borrowed));
    EXPECT_TRUE(serialize_html(parse_chunks(chunks_of(html, 64))) == whole) << shape.name;
    EXPECT_TRUE(serialize_html(parse_chunks(chunks_of(html, 1460), limited)) == whole) << shape.name;
  }
}

}  // namespace
}  // namespace lockstep::test
