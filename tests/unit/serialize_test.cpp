#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "support/parsing.h"

namespace lockstep::test {
namespace {

std::string body_html(std::string_view html, const SerializeOptions& options = {}) {
  const Document document = parse(html);
  return serialize_html(find_element(document, "body"), options);
}

TEST(SerializeHtml, WholeDocument) {
  EXPECT_EQ(serialize_html(parse("<!DOCTYPE html PUBLIC 'x' 'y'><!--c--><p>x")),
            "<!DOCTYPE html><!--c--><html><head></head><body><p>x</p></body></html>");
}

TEST(SerializeHtml, Escapes) {
  EXPECT_EQ(body_html("<p>&amp;&lt;&gt;&nbsp;\"'"), "<p>&amp;&lt;&gt;&nbsp;\"'</p>");
  EXPECT_EQ(body_html("<p title='&amp;&lt;&gt;&nbsp;&quot;'>"),
            "<p title=\"&amp;&lt;&gt;&nbsp;&quot;\"></p>");
}

// The Standard's replacements one after the other.
std::string naively_escaped(std::string_view text, bool attribute_mode) {
  std::string escaped;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '&') {
      escaped += "&amp;";
    } else if (text.substr(i, 2) == "\u00A0") {
      escaped += "&nbsp;";
      ++i;
    } else if (text[i] == '<') {
      escaped += "&lt;";
    } else if (text[i] == '>') {
      escaped += "&gt;";
    } else if (text[i] == '"' && attribute_mode) {
      escaped += "&quot;";
    } else {
      escaped += text[i];
    }
  }
  return escaped;
}

// Texts, values and names of all lengths up to beyond the serializer's buffer, with a character to replace in
// each place; to a string and to a sink.
TEST(SerializeHtml, AllLengths) {
  Document document = parse("<body>");
  const Node body = find_element(document, "body");
  for (std::size_t size = 0; size < 1100; size = size < 140 ? size + 1 : size + 61) {
    const std::string name = "x" + std::string(size, 'n');
    const Node element = document.create_element(name);
    const Node text = document.create_text(std::string(size, 't'));
    ASSERT_EQ(document.append(body, element), DomError::none);
    ASSERT_EQ(document.append(element, text), DomError::none);
    for (const std::string_view special : {"", "&", "<", ">", "\"", "\u00A0", "\u00C2", "'"}) {
      for (std::size_t at = 0; at <= size; at += size < 40 ? 1 : 13) {
        std::string value(size, 'v');
        value.insert(at, special);
        ASSERT_EQ(document.set_data(text, value), DomError::none);
        ASSERT_EQ(document.set_attribute(element, "a" + name, value), DomError::none);
        const std::string expected = "<" + name + " a" + name + "=\"" + naively_escaped(value, true) + "\">" +
                                     naively_escaped(value, false) + "</" + name + ">";
        ASSERT_EQ(serialize_html(body), expected);
        std::string written;
        const auto write = [&](std::string_view piece) { written += piece; };
        serialize_html(body, Sink(write));
        ASSERT_EQ(written, expected);
        if (special.empty()) break;
      }
    }
    ASSERT_EQ(document.remove(element), DomError::none);
  }
}

TEST(SerializeHtml, RawText) {
  for (const char* name : {"style", "script", "xmp", "iframe", "noembed", "noframes"}) {
    const std::string html = '<' + std::string(name) + ">a<b>&amp;</" + name + '>';
    EXPECT_EQ(body_html("<body>" + html), html);
  }
  EXPECT_EQ(body_html("<plaintext>a<b>&amp;"), "<plaintext>a<b>&amp;</plaintext>");
  EXPECT_EQ(body_html("<svg><style>&lt;</style></svg>"), "<svg><style>&lt;</style></svg>");
}

TEST(SerializeHtml, Noscript) {
  ParseOptions parse_options;
  parse_options.scripting = true;
  const Document document = parse("<body><noscript><p>&amp;</noscript>", parse_options);
  SerializeOptions options;
  options.scripting = true;
  EXPECT_EQ(serialize_html(find_element(document, "body"), options), "<noscript><p>&amp;</noscript>");
  EXPECT_EQ(serialize_html(find_element(document, "body")), "<noscript>&lt;p&gt;&amp;amp;</noscript>");
}

TEST(SerializeHtml, VoidElements) {
  EXPECT_EQ(
      body_html(
          "<br><img src=a><hr><input><wbr><area><embed><param><keygen><bgsound><basefont><source><track>"),
      "<br><img src=\"a\"><hr><input><wbr><area><embed><param><keygen><bgsound><basefont><source><track>");
  EXPECT_EQ(serialize_html(find_element(parse("<br>"), "br")), "");
}

TEST(SerializeHtml, ForeignContent) {
  EXPECT_EQ(body_html("<svg viewbox=a "
                      "xlink:href=b><foreignobject><p>x</p></foreignobject><path/></svg><math><mi>y</math>"),
            "<svg viewBox=\"a\" xlink:href=\"b\"><foreignObject><p>x</p></foreignObject><path></path></svg>"
            "<math><mi>y</mi></math>");
}

TEST(SerializeHtml, CommentsInstructionsTemplates) {
  EXPECT_EQ(body_html("<body><!-- a --><?t d?><template><td>x</template>"),
            "<!-- a --><?t d?><template><td>x</td></template>");
}

TEST(SerializeHtml, RoundTrip) {
  for (const char* html : {
           "<!DOCTYPE html><title>a &amp; b</title><p class=\"x y\">one<b>two</b><p>three",
           "<table><tr><td>x<th>y</table>z",
           "<ul><li>a<li>b<ul><li>c</ul></ul>",
           "<svg><g id=a><![CDATA[<>]]></g></svg><math><mi>x</mi></math>",
           "<select><option>a<optgroup><option>b</select>",
           "<template><tr><td>x</template><?pi data?><!-- c -->",
           "<p>&lt;&#160;&amp;amp;\xF0\x9F\x98\x80<textarea>&lt;/textarea&gt;</textarea>",
           "<script>if (a < b && c) { /* <!-- */ }</script><style>a > b {}</style>",
           "<b><p>x</b>y</p>",
           "<frameset><frame></frameset>",
       }) {
    const Document document = parse(html);
    const std::string serialized = serialize_html(document.root());
    const Document again = parse(serialized);
    EXPECT_EQ(dump_tree(again.root()), dump_tree(document.root())) << serialized;
    EXPECT_EQ(serialize_html(again.root()), serialized);
  }
}

TEST(SerializeHtml, RoundTripOption) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  SerializeOptions round_trip;
  round_trip.round_trip = true;
  for (const char* html : {
           "<!DOCTYPE html SYSTEM 'about:legacy-compat'><p>a<table>",
           "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\"><p>a<table>",
           "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\" \"\"><p>a<table>",
           "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\" \"'\"><p>a<table>",
           "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Frameset//EN'><p>a<table>",
           "<!DOCTYPE html PUBLIC 'a' 'b'x><p>a<table>",
           "<!DOCTYPE html PUBLIC 'a' 'b><p>a<table>",
           "<!DOCTYPE html PUBLIC 'a\"b' x><p>a<table>",
           "<!DOCTYPE html x><p>a<table>",
           "<!DOCTYPE a SYSTEM 'b'>",
           "<!DOCTYPE>",
           "<pre>\n\na</pre><textarea>&#10;\n</textarea><listing>\r\n\r\n</listing>",
           "<p title='&#13;\"'>&#13;\"\r&#13;&#10;",
           "<div><template shadowrootmode=closed shadowrootclonable>a</template>b</div>",
           "<div><template shadowrootmode=open shadowrootserializable></template>b</div>",
           "<p>a<plaintext></p>\n&amp;",
           "<p><script><!--<script>a",
           "<script><!--<SCRIPT/></script >b</script>c<script><!--<script",
           "<script><!--><script></script>a<script><!---><script></script><script><!--<script>--></script>",
           "<script><!--<scripts><script>-</script\f<script\t</script<script>-",
       })
    for (const Edition edition : kEditions) {
      options.edition = edition;
      const Document document = parse(html, options);
      const std::string serialized = serialize_html(document, round_trip);
      const Document again = parse(serialized, options);
      EXPECT_EQ(dump_tree(again), dump_tree(document)) << serialized;
      EXPECT_EQ(again.quirks_mode(), document.quirks_mode()) << serialized;
      EXPECT_EQ(serialize_html(again, round_trip), serialized);
    }
  round_trip.indent = 2;
  EXPECT_EQ(serialize_html(parse("<body><p>a<plaintext>b"), round_trip),
            "<html>\n  <head></head>\n  <body>\n    <p>a</p>\n    <plaintext>b");
}

// Each node on its own, independent of its neighbours.
TEST(DumpTree, SingleNodes) {
  Document document = parse("<p>");
  const Node p = find_element(document, "p");
  const Node nodes[] = {document.create_text("a"),    document.create_text("b"),
                        document.create_comment("c"), document.create_text("d"),
                        document.create_text("e"),    document.create_processing_instruction("t", "x"),
                        document.create_element("i")};
  constexpr std::string_view kDumps[] = {"| \"a\"", "| \"b\"",   "| <!-- c -->", "| \"d\"",
                                         "| \"e\"", "| <?t x?>", "| <i>"};
  constexpr std::string_view kXml[] = {
      "a", "b", "<!--c-->", "d", "e", "<?t x?>", "<i xmlns=\"http://www.w3.org/1999/xhtml\"></i>"};
  constexpr std::string_view kHtml[] = {"a", "b", "<!--c-->", "d", "e", "<?t x?>", "<i></i>"};
  for (const bool attached : {false, true}) {
    for (const Node node : nodes)
      if (attached) document.append(p, node);
    for (std::size_t i = 0; i < std::size(nodes); ++i) {
      EXPECT_EQ(dump_tree(nodes[i]), kDumps[i]) << attached;
      EXPECT_EQ(serialize_xml(nodes[i]), kXml[i]) << attached;
      EXPECT_EQ(nodes[i].outer_html(), kHtml[i]) << attached;
      EXPECT_EQ(nodes[i].inner_html(), "") << attached;
    }
  }
  EXPECT_EQ(dump_tree(p), "| <p>\n|   \"ab\"\n|   <!-- c -->\n|   \"de\"\n|   <?t x?>\n|   <i>");
}

TEST(DumpTree, Doctypes) {
  EXPECT_EQ(dump_tree(held(parse("<!DOCTYPE html>")).root().first_child()), "| <!DOCTYPE html>");
  EXPECT_EQ(dump_tree(held(parse("<!DOCTYPE html PUBLIC 'p'>")).root().first_child()),
            "| <!DOCTYPE html \"p\" \"\">");
  EXPECT_EQ(dump_tree(held(parse("<!DOCTYPE>")).root().first_child()), "| <!DOCTYPE >");
}

TEST(SerializeJson, IsJson) {
  const Document document = parse(
      "<!DOCTYPE html><p title='\"\\'>a\tb\x01\xE2\x82\xAC<!--c--><?t d?><template>x</template><svg "
      "xlink:href=y></svg>");
  const nlohmann::json json = nlohmann::json::parse(serialize_json(document), nullptr, false);
  EXPECT_TRUE(json.is_object());
}

TEST(SerializeJson, Strings) {
  const auto string = [](std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
  };
  EXPECT_EQ(string("a"), "\"a\"");
  EXPECT_EQ(string("\"\\"), "\"\\\"\\\\\"");
  EXPECT_EQ(nlohmann::json::parse(string("\n\t\x01\x7f/\xE2\x82\xAC\xF0\x9F\x98\x80")).get<std::string>(),
            "\n\t\x01\x7f/\xE2\x82\xAC\xF0\x9F\x98\x80");
  const std::string lone = string("a\xED\xA0\x80z");
  EXPECT_TRUE(lone == "\"a\\ud800z\"" || lone == "\"a\\uD800z\"") << lone;
}

}  // namespace
}  // namespace lockstep::test
