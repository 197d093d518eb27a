// Tests serialization as XML, and coercion. tests/conformance/tree_construction_test.cpp tests it with the
// html5lib tests, tests/cli/cli_test.py with expat.
#include <gtest/gtest.h>

#include "support/parsing.h"
#include "support/text.h"
#include "support/xml_reader.h"

namespace lockstep::test {
namespace {

constexpr const char* kHtml = " xmlns=\"http://www.w3.org/1999/xhtml\"";
constexpr const char* kSvg = " xmlns=\"http://www.w3.org/2000/svg\"";
constexpr const char* kMath = " xmlns=\"http://www.w3.org/1998/Math/MathML\"";
constexpr const char* kXlink = " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";

std::string xml_of(std::string_view html, const XmlOptions& options = {}) {
  std::string xml = serialize_xml(parse_fragment(html, {.local_name = "div"}), options);
  EXPECT_EQ(read_xml(xml, true).problem, "") << xml;
  return xml;
}
std::string document_xml(std::string_view html, const XmlOptions& options = {}) {
  std::string xml = serialize_xml(parse(html), options);
  EXPECT_EQ(read_xml(xml, false).problem, "") << xml;
  return xml;
}

TEST(SerializeXml, WithoutHtmlNamespace) {
  const XmlOptions options{.html_namespace = false};
  EXPECT_EQ(xml_of("<p><br><svg><a/><desc><b>x</b></desc></svg>", options),
            std::string("<p><br/><svg") + kSvg + "><a/><desc><b xmlns=\"\">x</b></desc></svg></p>");
  EXPECT_EQ(xml_of("<template><i></i><math></math></template>", options),
            std::string("<template><i></i><math") + kMath + "/></template>");
  const Document document = parse("<svg><desc><template><b></b></template>");
  EXPECT_EQ(serialize_xml(document.root().find("desc"), options),
            std::string("<desc") + kSvg + "><template xmlns=\"\"><b></b></template></desc>");
}

TEST(SerializeXml, WithoutForeignNamespaces) {
  const XmlOptions foreign{.foreign_namespaces = false};
  EXPECT_EQ(xml_of("<p><svg xlink:href=x><a/><desc><b>x</b></desc></svg><math></math>", foreign),
            std::string("<p") + kHtml + "><svg xmlns=\"\"" + kXlink + " xlink:href=\"x\"><a/><desc><b" +
                kHtml + ">x</b></desc></svg><math xmlns=\"\"/></p>");
  const XmlOptions none{.html_namespace = false, .foreign_namespaces = false};
  EXPECT_EQ(xml_of("<p><svg><a/><desc><b>x</b></desc></svg><math></math>", none),
            "<p><svg><a/><desc><b>x</b></desc></svg><math/></p>");
}

TEST(CoerceName, Names) {
  EXPECT_EQ(coerce_name("a-b.c_9"), "a-b.c_9");
  EXPECT_EQ(coerce_name("foo<bar"), "fooU00003Cbar");
  EXPECT_EQ(coerce_name("xlink:href"), "xlinkU00003Ahref");
  EXPECT_EQ(coerce_name("a::"), "aU00003AU00003A");
  EXPECT_EQ(coerce_name("1a1"), "U000031a1");
  EXPECT_EQ(coerce_name("-"), "U00002D");
  EXPECT_EQ(coerce_name(""), "");
  EXPECT_EQ(coerce_name("é\xC3\x97"), "éU0000D7");
  EXPECT_EQ(coerce_name("a\xC2\xB7"), "a\xC2\xB7");
  EXPECT_EQ(coerce_name("\xC2\xB7"), "U0000B7");
  EXPECT_EQ(coerce_name("a\xF0\x9F\x98\x80"), "aU01F600");
  EXPECT_EQ(coerce_name("a\xF0\x9F\x98\x80", XmlNames::fifth_edition), "a\xF0\x9F\x98\x80");
  EXPECT_EQ(coerce_name("a\xED\xA0\x80"), "aU00D800");
}

TEST(CoerceName, IllFormedUtf8Name) {
  EXPECT_EQ(coerce_name("a\xFF\xC3"), "aU00FFFDU00FFFD");
  EXPECT_EQ(coerce_name("\xE2\x82", XmlNames::fifth_edition), "U00FFFDU00FFFD");
  EXPECT_EQ(coerce_text("a\xFF\xF4\xBF\xBF\xBF\xC0\x80"), "a" + repeated("\xEF\xBF\xBD", 7));
}

TEST(CoerceName, EveryCodePointComesBack) {
  for (const XmlNames names : {XmlNames::every_edition, XmlNames::fifth_edition}) {
    for (char32_t code = 1; code <= 0x10FFFF; ++code) {
      std::string name;
      append_code_point(name, code);
      name += 'a';
      append_code_point(name, code);
      ASSERT_EQ(uncoerce_name(coerce_name(name, names), names), name) << static_cast<std::uint32_t>(code);
    }
  }
}

TEST(CoerceName, UndoesOnlyWhatItDoes) {
  EXPECT_EQ(uncoerce_name("aU00003Cb"), "a<b");
  for (const char* name :
       {"U000061", "aU000031", "aU00003c", "aU0003C", "aU110000", "aU000000", "U", "UUUUUUUU"})
    EXPECT_EQ(uncoerce_name(name), name);
  EXPECT_EQ(uncoerce_name("U000031"), "1");
}

TEST(CoerceText, Characters) {
  EXPECT_EQ(coerce_text("a\fb<&\r\n\t"), "a b<&\r\n\t");
  EXPECT_EQ(coerce_text(std::string_view("\0\x01\x1F\x7F", 4)), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\x7F");
  EXPECT_EQ(coerce_text("\xEF\xBF\xBE\xEF\xBF\xBF"), "\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(coerce_text("\xED\xA0\x80z\xED\xBF\xBF"), "\xEF\xBF\xBDz\xEF\xBF\xBD");
  EXPECT_EQ(coerce_text("\xEF\xBF\xBD\xEF\xB7\x90\xF0\x9F\xBF\xBF\xC2\x85"),
            "\xEF\xBF\xBD\xEF\xB7\x90\xF0\x9F\xBF\xBF\xC2\x85");
}

TEST(CoerceText, CommentsAndInstructions) {
  EXPECT_EQ(coerce_comment(" foo -- bar "), " foo - - bar ");
  EXPECT_EQ(coerce_comment("---"), "- - - ");
  EXPECT_EQ(coerce_comment("a-"), "a- ");
  EXPECT_EQ(coerce_comment("a-b?>&"), "a-b?>&");
  EXPECT_EQ(coerce_comment("\f"), " ");
  EXPECT_EQ(coerce_instruction("a?>b?\?>?"), "a? >b?\? >?");
  EXPECT_EQ(coerce_instruction("--"), "--");
}

TEST(SerializeXml, Document) {
  EXPECT_EQ(document_xml("<!DOCTYPE html><!--c--><p class=x>a<br>b<p>"),
            std::string("<!DOCTYPE html><!--c--><html") + kHtml +
                "><head></head><body><p class=\"x\">a<br/>b</p><p></p></body></html>");
  EXPECT_EQ(document_xml("<!DOCTYPE html>", {.declaration = true, .doctype = false}),
            std::string("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<html") + kHtml +
                "><head></head><body></body></html>");
}

TEST(SerializeXml, Namespaces) {
  EXPECT_EQ(xml_of("<svg xmlns=x xml:lang=y xlink:href=z><g xlink:href=z /><foreignobject><p>"),
            std::string("<svg") + kSvg + " xml:lang=\"y\"" + kXlink +
                " xlink:href=\"z\"><g xlink:href=\"z\"/><foreignObject><p" + kHtml +
                "></p></foreignObject></svg>");
  // The declaration of a sibling does not hold.
  EXPECT_EQ(xml_of("<svg><g xlink:href=a /><g xlink:href=b />"), std::string("<svg") + kSvg + "><g" + kXlink +
                                                                     " xlink:href=\"a\"/><g" + kXlink +
                                                                     " xlink:href=\"b\"/></svg>");
  EXPECT_EQ(xml_of("<p xmlns=a xmlns:b=c b:d=e xlink:href=f xml:lang=g>"),
            std::string("<p") + kHtml + " bU00003Ad=\"e\" xlinkU00003Ahref=\"f\" xmlU00003Alang=\"g\"></p>");
  EXPECT_EQ(xml_of("<math><mi>x<mglyph/></math><b>"),
            std::string("<math") + kMath + "><mi>x<mglyph/></mi></math><b" + kHtml + "></b>");
}

TEST(SerializeXml, Escapes) {
  EXPECT_EQ(xml_of("<p title=\"<&amp;>&quot;'\t\n&#13;&nbsp;\f\">"),
            std::string("<p") + kHtml + " title=\"&lt;&amp;&gt;&quot;'&#9;&#10;&#13;\xC2\xA0 \"></p>");
  EXPECT_EQ(xml_of("&lt;&amp;]]&gt;\"\t\n&#13;&nbsp;&#12;&#1;"),
            "&lt;&amp;]]&gt;\"\t\n&#13;\xC2\xA0 \xEF\xBF\xBD");
  EXPECT_EQ(xml_of("<script>a<b&&c</script>"),
            std::string("<script") + kHtml + ">a&lt;b&amp;&amp;c</script>");
}

TEST(SerializeXml, LoneSurrogates) {
  Parser parser;
  parser.write_wtf8("<p\xED\xA0\x80 a\xED\xA0\x80=\xED\xA0\x80>\xED\xBF\xBF<!--\xED\xA0\x80-->");
  const Document document = parser.finish();
  const std::string xml = serialize_xml(document.root());
  EXPECT_EQ(read_xml(xml, false).problem, "");
  EXPECT_NE(xml.find("<pU00D800 aU00D800=\"\xEF\xBF\xBD\">\xEF\xBF\xBD<!--\xEF\xBF\xBD--></pU00D800>"),
            std::string::npos)
      << xml;
}

TEST(SerializeXml, Templates) {
  EXPECT_EQ(xml_of("<template><svg><template></template></svg><template><b>x</b></template></template>y"),
            std::string("<template") + kHtml + "><svg" + kSvg +
                "><template/></svg><template><b>x</b></template></template>y");
  const Document document = parse_fragment("<template><b>x", {.local_name = "div"});
  EXPECT_EQ(serialize_xml(document.result().first_child().template_contents()),
            std::string("<b") + kHtml + ">x</b>");
  EXPECT_EQ(serialize_xml(document.result().first_child().template_contents().first_child()),
            std::string("<b") + kHtml + ">x</b>");
}

TEST(SerializeXml, ShadowRootsAreLeftOut) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  const Document document =
      parse("<div><template shadowrootmode=open shadowrootserializable><b>x</b></template>y</div>", options);
  EXPECT_EQ(serialize_xml(find_element(document, "div")), std::string("<div") + kHtml + ">y</div>");
}

TEST(SerializeXml, Doctypes) {
  const auto doctype = [](std::string_view html) {
    const std::string xml = document_xml(html);
    return xml.substr(0, xml.find("<html"));
  };
  EXPECT_EQ(doctype("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://x/?a&b\">"),
            "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://x/?a&b\">");
  EXPECT_EQ(doctype("<!DOCTYPE html PUBLIC 'a'>"), "<!DOCTYPE html PUBLIC \"a\" \"\">");
  EXPECT_EQ(doctype("<!DOCTYPE html SYSTEM 'a\"'>"), "<!DOCTYPE html SYSTEM 'a\"'>");
  EXPECT_EQ(doctype("<!DOCTYPE html SYSTEM \"a'\">"), "<!DOCTYPE html SYSTEM \"a'\">");
  for (const char* html :
       {"<!DOCTYPE>", "<!DOCTYPE a:b>", "<!DOCTYPE a\"b>", "<!DOCTYPE html PUBLIC 'a\"' ''>",
        "<!DOCTYPE html PUBLIC 'é' ''>", "<!DOCTYPE html SYSTEM 'a\x01'>"})
    EXPECT_EQ(doctype(html), "") << html;
}

TEST(SerializeXml, CommentsAndInstructions) {
  EXPECT_EQ(xml_of("<!--a--b---><!--><!-- - -->"), "<!--a- -b- --><!----><!-- - -->");
  EXPECT_EQ(xml_of("<?t a?\?><?u?><?v a?b>"), "<?t a?\?><?u?><?v a?b?>");
}

// An XML parser refuses a second declaration.
TEST(SerializeXml, InstructionsNamedLikeTheDeclaration) {
  Document document = parse("<p>");
  for (const char* target : {"xml", "XmL", "xml-x"})
    document.append(document.body(), document.create_processing_instruction(target, "a"));
  const std::string xml = serialize_xml(document.body());
  EXPECT_NE(xml.find("<?U000078ml a?><?U000058mL a?><?xml-x a?>"), std::string::npos) << xml;
}

// XML has no data that begins with white space. The parser makes none either; what a program makes is
// written.
TEST(SerializeXml, InstructionsThatBeginWithWhiteSpace) {
  EXPECT_EQ(xml_of("<?t \t\n\f a?\?><?u  ?><?v \r\na \n?>"), "<?t a?\?><?u?><?v a \n?>");
  Document document = parse("<p>");
  for (const char* data : {" a", "\t\n a ", " ", "\fa"})
    document.append(document.body(), document.create_processing_instruction("t", data));
  const std::string xml = serialize_xml(document.body());
  EXPECT_NE(xml.find("<?t  a?><?t \t\n a ?><?t  ?><?t  a?>"), std::string::npos) << xml;
  EXPECT_EQ(read_xml(xml, true).problem, "");
}

// What no parser makes, but a program can.
TEST(SerializeXml, NamesThatCoincide) {
  Document document = parse_fragment("<p>", {.local_name = "div"});
  const Node p = document.fragment().first_child();
  for (const char* name : {"a<", "aU00003C", "b", "cU00003C", "c<", "xlink:href", "xlinkU00003Ahref"})
    ASSERT_EQ(document.set_attribute(p, name, "x"), DomError::none);
  const std::string xml = serialize_xml(document);
  EXPECT_EQ(xml,
            std::string("<p") + kHtml + " aU00003C=\"x\" b=\"x\" cU00003C=\"x\" xlinkU00003Ahref=\"x\"></p>");
  EXPECT_EQ(read_xml(xml, true).problem, "");
}

TEST(SerializeXml, DepthIsNotLimited) {
  const std::size_t depth = 200'000;
  const std::string start = std::string("<div") + kHtml + ">" + repeated("<div>", depth - 1);
  EXPECT_TRUE(serialize_xml(parse_fragment(repeated("<div>", depth), {.local_name = "div"})) ==
              start + repeated("</div>", depth));
  const std::string templates = serialize_xml(parse(repeated("<template>", depth)));
  EXPECT_TRUE(templates.ends_with(repeated("</template>", depth) + "</head><body></body></html>"));
}

// The output that a sink receives, checking the guarantees for pieces.
class Pieces {
 public:
  void operator()(std::string_view piece) {
    EXPECT_FALSE(piece.empty());
    EXPECT_LE(piece.size(), kLongestPiece);
    EXPECT_NE(static_cast<unsigned char>(piece[0]) & 0xC0, 0x80);
    text += piece;
    ++count;
  }
  std::string text;
  std::size_t count = 0;
};

TEST(Sink, SameBytes) {
  ParseOptions options;
  options.collect_errors = true;
  for (const std::string& html : {
           std::string(),
           std::string("<!DOCTYPE html><p title=\"&lt;\">x<svg xlink:href=y><g>z<template><b>"),
           repeated("aé€\xF0\x9F\x98\x80", 40'000),
           "x" + repeated("€", 40'000) + "<!--" + repeated("\xF0\x9F\x98\x80", 20'000) + "-->",
           repeated("<p a='&amp;'>&lt;&amp;\xC2\xA0<b x>", 5'000),
           repeated("<div>", 500),
           "<" + repeated("é", 50'000) + " " + repeated("x:", 50'000) + ">",
           repeated("\"\\\x01", 30'000),
       }) {
    const Document document = parse(html, options);
    Pieces as_html, as_dump, as_json, as_xml;
    serialize_html(document.root(), Sink(as_html));
    dump_tree(document.root(), Sink(as_dump));
    serialize_json(document, Sink(as_json));
    serialize_xml(document.root(), Sink(as_xml));
    EXPECT_TRUE(as_html.text == serialize_html(document.root()));
    EXPECT_TRUE(as_dump.text == dump_tree(document.root()));
    EXPECT_TRUE(as_json.text == serialize_json(document));
    EXPECT_TRUE(as_xml.text == serialize_xml(document.root()));
    // Nor are the pieces tiny.
    EXPECT_LE(as_html.count, 2 + 2 * as_html.text.size() / kLongestPiece);
  }
}

TEST(Sink, FunctionAndPointer) {
  std::string text;
  const auto take = [](void* user, std::string_view piece) {
    static_cast<std::string*>(user)->append(piece);
  };
  serialize_html(held(parse("x")).root(), Sink(+take, &text));
  EXPECT_EQ(text, "<html><head></head><body>x</body></html>");
}

TEST(Sink, MayThrow) {
  const Document document = parse(repeated("<p>x", 100'000));
  std::size_t calls = 0;
  const auto take = [&](std::string_view) {
    if (++calls == 2) throw 1;
  };
  EXPECT_THROW(serialize_html(document.root(), Sink(take)), int);
  EXPECT_EQ(calls, 2u);
}

TEST(Sink, EmptyOutputWritesNoPiece) {
  Pieces pieces;
  serialize_html(held(parse_fragment("")).result(), Sink(pieces));
  EXPECT_EQ(pieces.count, 0u);
}

}  // namespace
}  // namespace lockstep::test
