// Tests editing in place: what is written for each kind of change, which bytes are unchanged, and what is
// refused.
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "document/tree_difference.h"
#include "edits/child_list.h"
#include "lockstep/lockstep.h"
#include "support/source_changes.h"

namespace lockstep {
namespace {

using namespace std::string_view_literals;
using Edit = std::function<void(Document&, Node)>;

std::vector<Node> selected(const Document& document, std::string_view css) {
  std::vector<Node> nodes;
  for (const Node node : document.result().select(css)) nodes.push_back(node);
  return nodes;
}

EditedSource edited(std::string_view source, std::string_view css, const Edit& edit,
                    const SourceOptions& options = {}) {
  Document document = parse_bytes(source, options.encoding, options.parse);
  for (const Node node : selected(document, css)) edit(document, node);
  return edit_source(document, source, options);
}

// The result, or why there is none.
std::string text_of(const EditedSource& result) {
  return result ? result.bytes : "refused: " + result.message;
}

std::string edit(std::string_view source, std::string_view css, const Edit& edit) {
  return text_of(edited(source, css, edit));
}

Edit set(std::string_view name, std::string_view value) {
  return [=](Document& document, Node node) { document.set_attribute(node, name, value); };
}
Edit remove_attribute(std::string_view name) {
  return [=](Document& document, Node node) { document.remove_attribute(node, name); };
}
Edit rename_attribute(std::string_view name, std::string_view other) {
  return [=](Document& document, Node node) { document.rename_attribute(node, name, other); };
}
Edit rename(std::string_view name) {
  return [=](Document& document, Node node) { document.rename_element(node, name); };
}
Edit insert(AdjacentPosition position, std::string_view html) {
  return [=](Document& document, Node node) { document.insert_adjacent_html(node, position, html); };
}
Edit set_text(std::string_view text) {
  return [=](Document& document, Node node) { document.set_text_content(node, text); };
}
void remove(Document& document, Node node) { document.remove(node); }
void unwrap(Document& document, Node node) { document.unwrap(node); }

constexpr auto kBefore = AdjacentPosition::before_begin, kPrepend = AdjacentPosition::after_begin,
               kAppend = AdjacentPosition::before_end, kAfter = AdjacentPosition::after_end;

TEST(EditSource, OptionsThatASelectedcontentShows) {
  constexpr std::string_view source =
      "<select><button><selectedcontent></selectedcontent></button>"
      "<option>A<option selected>B <i>1</i></select><p>";
  const auto expect = [&](std::string_view css, const Edit& change, std::string_view option) {
    Document document = parse_bytes(source);
    for (const Node node : selected(document, css)) change(document, node);
    const std::string before = dump_tree(document.result());
    for (int i = 0; i < 2; ++i)
      EXPECT_EQ(text_of(edit_source(document, source)),
                std::string(source.substr(0, source.find("B <i>"))) + std::string(option) + "</select><p>");
    EXPECT_EQ(dump_tree(document.result()), before);
  };
  expect("q", remove, "B <i>1</i>");
  expect("[selected]", set_text("C"), "C");
  expect("[selected] i", remove, "B ");
  expect("[selected] i", set("id", "x"), "B <i id=\"x\">1</i>");
  // The copy itself is not in the source.
  EXPECT_EQ(edit(source, "selectedcontent", set_text("C")).substr(0, 7), "refused");
}

TEST(EditSource, KeepsWhatIsNotConcerned) {
  constexpr std::string_view source =
      "\xEF\xBB\xBF<!docTYPE html >\r\n<P  Class = x\n ID='y'hidden>A &amp; B&copy<BR/></ P>\0</p ><p>"sv;
  EXPECT_EQ(edit(source, "q", remove), source);
  EXPECT_EQ(edit(source, "p:last-child", set("id", "z")),
            std::string(source.substr(0, source.size() - 1)) + " id=\"z\">");
}

TEST(EditSource, NewValueKeepsQuotationMarks) {
  const auto value = [](std::string_view tag, std::string_view to) { return edit(tag, "a", set("b", to)); };
  EXPECT_EQ(value("<a b=\"1\">", "2"), "<a b=\"2\">");
  EXPECT_EQ(value("<a b='1'>", "2 3"), "<a b='2 3'>");
  EXPECT_EQ(value("<a b=1>", "2"), "<a b=2>");
  EXPECT_EQ(value("<a b=1>", "/x/"), "<a b=/x/>");
  EXPECT_EQ(value("<a b=1>", "2 3"), "<a b=\"2 3\">");
  EXPECT_EQ(value("<a b=1>", ""), "<a b=\"\">");
  EXPECT_EQ(value("<a b>", "2"), "<a b=\"2\">");
  EXPECT_EQ(value("<a b= >", "2"), "<a b= 2>");
  EXPECT_EQ(value("<a b/>", "2"), "<a b=\"2\"/>");
  EXPECT_EQ(value("<a B = \"1\"c>", "'\""), "<a B = \"'&quot;\"c>");
  EXPECT_EQ(value("<a b=\"1\">", "say \"x\""), "<a b='say \"x\"'>");
  EXPECT_EQ(value("<a b='1'>", "it's"), "<a b=\"it's\">");
  EXPECT_EQ(value("<a b='1'>", "\"'"), "<a b='\"&#39;'>");
  EXPECT_EQ(value("<a b='1'>", "a&amp;\r\n<"), "<a b='a&amp;amp;&#13;\n<'>");
  EXPECT_EQ(value("<a b='1' b='2'>", "3"), "<a b='3' b='2'>");
  EXPECT_EQ(value("<a b='1'>", "1"), "<a b='1'>");
}

TEST(EditSource, NewAttributesFollowTheLast) {
  const auto added = [](std::string_view tag) { return edit(tag, "a, path, br", set("n", "v")); };
  EXPECT_EQ(added("<A>"), "<A n=\"v\">");
  EXPECT_EQ(added("<a >"), "<a n=\"v\" >");
  EXPECT_EQ(added("<a b=1  c >"), "<a b=1  c n=\"v\" >");
  EXPECT_EQ(added("<a b=>"), "<a b=\"\" n=\"v\">");
  EXPECT_EQ(added("<br/>"), "<br n=\"v\"/>");
  EXPECT_EQ(added("<svg><path d=x/></svg>"), "<svg><path d=x/ n=\"v\"></svg>");
  EXPECT_EQ(added("<svg><path d='x'/></svg>"), "<svg><path d='x' n=\"v\"/></svg>");
  EXPECT_EQ(edit("<svg viewbox=0>", "svg", set("viewBox", "1")), "<svg viewbox=1>");
  EXPECT_EQ(edit("<p>\xC3\xA9", "p", set("a\xC3\xA9", "1")), "<p a\xC3\xA9=\"1\">\xC3\xA9");
}

TEST(EditSource, RemovedAttributesTakeTheWhiteSpaceBeforeThem) {
  const auto removed = [](std::string_view tag) { return edit(tag, "a, path", remove_attribute("b")); };
  EXPECT_EQ(removed("<a b>"), "<a>");
  EXPECT_EQ(removed("<a \n b=1 >"), "<a >");
  EXPECT_EQ(removed("<a c=1 b=2 d=3>"), "<a c=1 d=3>");
  EXPECT_EQ(removed("<a c=1 b='2'd=3>"), "<a c=1 d=3>");
  EXPECT_EQ(removed("<a c='1'b='2'd=3>"), "<a c='1'd=3>");
  EXPECT_EQ(removed("<a b=1 c B=2>"), "<a c>") << "a duplicate does not come alive";
  EXPECT_EQ(removed("<svg><path c=x b=''/></svg>"), "<svg><path c=x /></svg>");
  EXPECT_EQ(removed("<a/b>"), "<a/>");
}

TEST(EditSource, RenamedAttributesKeepTheirValue) {
  EXPECT_EQ(edit("<a B = 'x' c b=2>", "a", rename_attribute("b", "d")), "<a d = 'x' c>");
  EXPECT_EQ(edit("<a b=1 c=2>", "a", rename_attribute("b", "c")), "<a c=1>");
  EXPECT_EQ(edit("<a b>", "a", rename_attribute("b", "c")), "<a c>");
  EXPECT_EQ(edit("<a b>", "a", rename_attribute("x", "c")), "<a b>");
}

TEST(EditSource, AttributesOfTheHtmlAndBodyElements) {
  EXPECT_EQ(edit("<title>x</title>\ny", "html", set("lang", "en")), "<html lang=\"en\"><title>x</title>\ny");
  EXPECT_EQ(edit("<title>x</title>\ny", "body", set("id", "b")), "<title>x</title>\n<body id=\"b\">y");
  EXPECT_EQ(edit("<body a=1>x<body a=2 b=3>", "body", remove_attribute("a")), "<body>x<body b=3>");
  EXPECT_EQ(edit("<body a=1>x<body a=2 b=3>", "body", set("b", "4")), "<body a=1>x<body a=2 b=4>");
  EXPECT_EQ(edit("<table><tr><td>", "tbody", set("a", "1")), "<table><tbody a=\"1\"><tr><td>");
  EXPECT_EQ(edit("", "html, head, body", set("a", "1")), "<html a=\"1\"><head a=\"1\"><body a=\"1\">");
}

TEST(EditSource, RenamesElements) {
  EXPECT_EQ(edit("<H1 a=1>x</H1 >", "h1", rename("h2")), "<h2 a=1>x</h2 >");
  EXPECT_EQ(edit("<ul><li>a<li>b</ul>", "li", rename("x-y")), "<ul><x-y>a</x-y><x-y>b</x-y></ul>");
  EXPECT_EQ(edit("<p>a<br>b</p>", "br", rename("span")), "<p>a<span></span>b</p>");
  EXPECT_EQ(edit("<p>a<b></b>b</p>", "b", rename("hr")).substr(0, 7), "refused");
  EXPECT_EQ(edit("<p>a<i></i>b</p>", "i", rename("wbr")), "<p>a<wbr>b</p>");
  EXPECT_EQ(edit("<svg><g/></svg>", "g", rename("path")), "<svg><path/></svg>");
}

TEST(EditSource, RemovesElements) {
  EXPECT_EQ(edit("a<b>x</b>c", "b", remove), "ac");
  EXPECT_EQ(edit("<ul><li>a<li>b<li>c</ul>", "li:nth-child(2)", remove), "<ul><li>a<li>c</ul>");
  EXPECT_EQ(edit("<p>a<p>b</p>c", "p+p", remove), "<p>a</p>c");
  EXPECT_EQ(edit("<p>a<p>b", "p+p", remove), "<p>a");
  EXPECT_EQ(edit("<div>1<div>2</div></div>3", "div", remove), "3");
  EXPECT_EQ(edit("<p>&am<b>x</b>p;</p>", "b", remove), "<p>&amp;amp;</p>") << "a reference must not form";
  EXPECT_EQ(edit("<pre><b>x</b>\ny</pre>", "b", remove), "<pre>\n\ny</pre>");
  EXPECT_EQ(edit("x</p>y", "p", remove), "xy");
  EXPECT_EQ(edit("<h1>1</h1>\r\n<p>2", "h1", remove), "<body>\r\n<p>2")
      << "white space before a `body` is ignored";
}

TEST(EditSource, UnwrapsElements) {
  EXPECT_EQ(edit("<p>a<b x>b<i>c</i></b >d</p>", "b", unwrap), "<p>ab<i>c</i>d</p>");
  EXPECT_EQ(edit("<div>1<div>2</div>3</div>", "div", unwrap), "123");
  EXPECT_EQ(edit("<ul><li>a<li>b</ul>", "li", unwrap), "<ul>ab</ul>");
  EXPECT_EQ(edit("<p>a<p>b</p>", "p+p", unwrap), "<p>a</p>b");
  std::string deep;
  for (int i = 0; i < 20'000; ++i) deep += "<div>";
  EXPECT_EQ(edit(deep + "x", "div", unwrap), "x");
}

TEST(EditSource, InsertsHtmlAndText) {
  EXPECT_EQ(edit("<p>x</p>y", "p", insert(kBefore, "<HR>")), "<hr><p>x</p>y");
  EXPECT_EQ(edit("<p>x</p>y", "p", insert(kAfter, "1<b>2")), "<p>x</p>1<b>2</b>y");
  EXPECT_EQ(edit("<p >x</p>", "p", insert(kPrepend, "<b>1</b>")), "<p ><b>1</b>x</p>");
  EXPECT_EQ(edit("<p>x</p>", "p", insert(kAppend, "&lt;")), "<p>x&lt;</p>");
  EXPECT_EQ(edit("<ul><li>a\n<li>b</ul>", "li", insert(kAfter, "<li>n")),
            "<ul><li>a\n</li><li>n</li><li>b</li><li>n</li></ul>");
  EXPECT_EQ(edit("<div></div>", "div", insert(kAppend, "x")), "<div>x</div>");
  EXPECT_EQ(edit("<svg><g/></svg>", "g", insert(kAppend, "x")), "<svg><g>x</g></svg>");
  EXPECT_EQ(edit("<pre>\nx</pre>", "pre", insert(kPrepend, "<b>1</b>")), "<pre>\n<b>1</b>x</pre>");
  EXPECT_EQ(edit("<pre></pre>", "pre", [](Document& d, Node n) { d.append(n, d.create_text("\nx")); }),
            "<pre>\n\nx</pre>");
  EXPECT_EQ(edit("<p>x", "p", insert(kAfter, "y")), "<p>x</p>y");
  EXPECT_EQ(edit("<template>a</template>", "template",
                 [](Document& d, Node n) { d.append(n.template_contents(), d.create_text("b<")); }),
            "<template>ab&lt;</template>");
}

TEST(EditSource, InsertsIntoTheParts) {
  EXPECT_EQ(edit("<p>x</p>\n</body>\n</html>\n", "body", insert(kAppend, "<script>1</script>")),
            "<p>x</p><script>1</script>\n</body>\n</html>\n");
  EXPECT_EQ(edit("<title>x</title>y", "head", insert(kAppend, "<link>")), "<title>x</title><link>y");
  EXPECT_EQ(edit("<p>x", "head", insert(kPrepend, "<link>")), "<link><p>x");
  EXPECT_EQ(edit("", "body", insert(kPrepend, "x")), "x");
}

TEST(EditSource, SetsContents) {
  EXPECT_EQ(edit("<p A>x<b>y</b></p>z", "p", set_text("1 < 2")), "<p A>1 &lt; 2</p>z");
  EXPECT_EQ(edit("<title>x</title>", "title", set_text("a & </b>")), "<title>a &amp; &lt;/b&gt;</title>");
  EXPECT_EQ(edit("<script>x</script>", "script", set_text("1 < 2 && 3")), "<script>1 < 2 && 3</script>");
  EXPECT_EQ(edit("<script>x</script>", "script", set_text("</script>")).substr(0, 7), "refused");
  EXPECT_EQ(edit("<p>x</p>", "p", [](Document& d, Node n) { d.set_inner_html(n, "<i>1"); }),
            "<p><i>1</i></p>");
  EXPECT_EQ(edit("<p>x</p>y", "p", [](Document& d, Node n) { d.set_outer_html(n, "<i>1"); }), "<i>1</i>y");
  EXPECT_EQ(edit("<p>x&amp;<!-- c --></p>", "p",
                 [](Document& d, Node n) {
                   d.set_data(n.first_child(), "y&");
                   d.set_data(n.last_child(), "d");
                 }),
            "<p>y&amp;<!--d--></p>");
}

TEST(EditSource, MovedNodesAreWrittenAgain) {
  EXPECT_EQ(edit("<i id=1></i><b  id=2>x</b><u  id=3></u>", "i",
                 [](Document& d, Node n) { d.append(n.parent(), n); }),
            "<b  id=2>x</b><u  id=3></u><i id=\"1\"></i>");
  EXPECT_EQ(
      edit("<p>a</p ><i id=x>b</i>", "i", [](Document& d, Node n) { d.append(n.previous_sibling(), n); }),
      "<p>a<i id=\"x\">b</i></p >");
}

TEST(EditSource, TagsThatElementsShare) {
  constexpr std::string_view source = "<u>0</u ><p>1<b>2<i A=1>3</b>4</i>5</p >";
  EXPECT_EQ(edit(source, "p > i", set("n", "v")),
            "<u>0</u ><p>1<b>2<i a=\"1\">3</i></b><i a=\"1\" n=\"v\">4</i>5</p >");
  EXPECT_EQ(edit("<div >x</div ><table >a<tr><td>b</table ><hr >", "td", set("n", "v")),
            "<div >x</div ><table >a<tr><td n=\"v\">b</table ><hr >");
  EXPECT_EQ(edit("<div >x</div >a<table>b<tr><td>c</table ><hr >", "table", remove), "<div >x</div >ab<hr >");
}

TEST(EditSource, Encodings) {
  SourceOptions latin;
  latin.encoding.encoding = Encoding::windows_1252;
  EXPECT_EQ(text_of(edited("<p a='\xE4'>\xE4</p>", "p", insert(kAppend, "\xC3\xA9"), latin)),
            "<p a='\xE4'>\xE4\xE9</p>");
  EXPECT_EQ(text_of(edited("<script>1</script>", "script", set_text("'\xD0\x90'"), latin)).substr(0, 7),
            "refused");
  const auto utf_16 = [](std::string_view text) {
    std::string bytes = "\xFF\xFE";
    for (const char c : text) bytes.append({c, '\0'});
    return bytes;
  };
  EXPECT_EQ(text_of(edited(utf_16("<p a=1  b='2'>x</p>"), "p",
                           [](Document& d, Node n) {
                             d.set_attribute(n, "a", "3");
                             d.remove_attribute(n, "b");
                             d.rename_element(n, "div");
                             d.append(n, d.create_text("y"));
                           })),
            utf_16("<div a=3>xy</div>"));
  SourceOptions japanese;
  japanese.encoding.encoding = Encoding::iso_2022_jp;
  EXPECT_EQ(text_of(edited("<p>\x1B$B$\"\x1B(B</p>", "p", insert(kAppend, "x"), japanese)),
            "<p>\x1B$B$\"\x1B(Bx\x1B(B</p>");
  // Never two escape sequences in a row.
  EXPECT_EQ(text_of(edited("<p>\x1B$B$\"\x1B(B</p>", "p", insert(kAppend, "い"), japanese)),
            "<p>\x1B$B$\"\x1B$B$$\x1B(B</p>");
  EXPECT_EQ(text_of(edited("<p>\x1B$B$\"\x1B(B</p>", "p", insert(kPrepend, "い"), japanese)),
            "<p>\x1B$B$$\x1B$B$\"\x1B(B</p>");
}

TEST(EditSource, Refusals) {
  const EditedSource link = edited("\n<a>x</a>", "a", insert(kAppend, "<b>1</b>"));
  EXPECT_TRUE(link) << link.message;
  const EditedSource refused =
      edited("\n<p>x</p>", "p", [](Document& d, Node n) { d.append(n, d.create_element("div")); });
  EXPECT_EQ(refused.error, SourceEditError::inexpressible);
  EXPECT_EQ(refused.message.substr(0, 18), "line 2, column 1: ");
  EXPECT_EQ(refused.offset, std::optional<std::uint64_t>(1));
  EXPECT_TRUE(refused.bytes.empty());

  Document document = parse("<p>x</p>");
  EXPECT_EQ(edit_source(document, "<p>y</p>").error, SourceEditError::wrong_source);
  SourceOptions limited;
  limited.parse.limits.input_bytes = 3;
  EXPECT_EQ(edited("<p>x</p>", "p", remove, limited).error, SourceEditError::incomplete);
}

TEST(EditSource, LimitsThatTheSourceMeets) {
  std::string source;
  for (int i = 0; i < 200; ++i) source += "<p a=b>x";
  SourceOptions options;
  // The least memory that the source takes; positions take more.
  std::size_t& most = options.parse.limits.memory_bytes;
  for (most = 1024; parse_bytes(source, {}, options.parse).status() != Status::ok;) most += 1024;
  EXPECT_EQ(text_of(edited(source, "p:first-child", set("a", "c"), options)), "<p a=c" + source.substr(6));
  options.parse.limits = {};
  options.parse.limits.nodes = 404;
  ASSERT_EQ(parse_bytes(source, {}, options.parse).status(), Status::ok);
  EXPECT_EQ(text_of(edited(source, "body", insert(kAppend, "<b></b>"), options)), source + "</p><b></b>");
}

TEST(EditSource, Fragments) {
  SourceOptions options;
  options.context.local_name = "tr";
  constexpr std::string_view source = "<td>1<td>2";
  Document document = parse_fragment(source, options.context);
  for (const Node cell : selected(document, "td")) document.set_attribute(cell, "a", "b");
  EXPECT_EQ(text_of(edit_source(document, source, options)), "<td a=\"b\">1<td a=\"b\">2");
  Document empty = parse_fragment("");
  empty.append(empty.fragment(), empty.create_text("x"));
  EXPECT_EQ(text_of(edit_source(empty, "")), "x");
}

TEST(EditSource, Changes) {
  const std::string source = "<p a=1>x</p><b>y</b>";
  const EditedSource result = edited(source, "p, b", [](Document& d, Node n) {
    n.is_html("p") ? d.set_attribute(n, "a", "22") : d.remove(n);
  });
  ASSERT_EQ(result.changes.size(), 2u);
  EXPECT_EQ(result.changes[0].source, (ByteRange{5, 6}));
  EXPECT_EQ(result.changes[0].result, (ByteRange{5, 7}));
  EXPECT_EQ(result.changes[1].source, (ByteRange{12, 20}));
  EXPECT_EQ(result.changes[1].result, (ByteRange{13, 13}));
}

TEST(LongestIncreasing, KeepsAsManyAsPossible) {
  using Numbers = std::vector<std::size_t>;
  EXPECT_EQ(detail::longest_increasing({}), Numbers{});
  EXPECT_EQ(detail::longest_increasing({3, 0, 1, 2}), (Numbers{1, 2, 3}));
  EXPECT_EQ(detail::longest_increasing({1, 2, 0}), (Numbers{0, 1}));
}

TEST(Renaming, KeepsThePlaceOfAttributes) {
  Document document = parse("<a b=1 c=2 d=3>");
  const Node a = document.root().find("a");
  EXPECT_EQ(document.rename_attribute(a, "b", "d"), DomError::none);
  EXPECT_EQ(a.outer_html(), "<a d=\"1\" c=\"2\"></a>");
  EXPECT_EQ(document.rename_attribute(a, "b", "e"), DomError::not_found);
  EXPECT_EQ(document.rename_attribute(a, "c", "x y"), DomError::invalid_character);
  EXPECT_EQ(document.rename_attribute(a, "c", "c"), DomError::none);
  // The namespace is that of an attribute that has the new name, or none.
  for (const bool has_both : {false, true}) {
    Document svg = parse(has_both ? "<svg xlink:href=1 href=2>" : "<svg href=2>");
    const Node element = svg.root().select_first("svg");
    EXPECT_EQ(svg.rename_attribute(element, "href", "xlink:href"), DomError::none);
    ASSERT_EQ(element.attribute_count(), 1u);
    EXPECT_EQ(element.attribute(0).value(), "2");
    EXPECT_EQ(element.attribute(0).attribute_namespace(), has_both ? Namespace::xlink : Namespace::none);
  }
  EXPECT_EQ(document.rename_attribute(document.root(), "c", "d"), DomError::invalid_node_type);
  EXPECT_EQ(document.rename_element(a, "i"), DomError::none);
  EXPECT_EQ(a.outer_html(), "<i d=\"1\" c=\"2\"></i>");
  EXPECT_EQ(document.rename_element(a, "template"), DomError::not_supported);
  EXPECT_EQ(document.rename_element(a, "1"), DomError::invalid_character);
  EXPECT_EQ(document.rename_element({}, "i"), DomError::wrong_document);
}

// --- Random documents

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  std::size_t below(std::size_t count) { return engine_() % count; }
  template <class List>
  const auto& of(const List& list) {
    return list[below(std::size(list))];
  }

 private:
  std::mt19937 engine_;
};

constexpr std::string_view kPieces[] = {
    "<p>",        "</p>",         "<b>",           "</b>",        "<i a=1>",
    "</i>",       "<a href='x'>", "</a>",          "<div >",      "</div>",
    "<table>",    "</table>",     "<tr>",          "<td b>",      "</td>",
    "<ul>",       "<li>",         "</ul>",         "<svg>",       "<path d=x/>",
    "</svg>",     "<select>",     "<option>",      "<template>",  "</template>",
    "<script>",   "</script>",    "<textarea>",    "</textarea>", "<pre>",
    "</pre>",     "\n",           "\r\n",          "x",           "&amp;",
    "&am",        "p;",           "<!--c-->",      "<body c=1>",  "</body>",
    "</html>",    "<html d=2>",   "<head>",        "<title>",     "</title>",
    "<br/>",      "</br>",        "<form>",        "</form>",     "<h1 A = \"q\" a=2>",
    "</h1>",      "<math><mi>",   "</math>",       "\0"sv,        "<!DOCTYPE html>",
    "<frameset>", "<nobr>",       "<![CDATA[x]]>", "<?pi x?>",    "<selectedcontent>",
    "<button>",   "\xC3\xA9",     "\xFF",          "<plaintext>", "<option selected>"};

std::string random_source(Random& random) {
  std::string source;
  for (std::size_t count = random.below(24); count-- > 0;) source += random.of(kPieces);
  return source;
}

void edit_at_random(Document& document, Random& random) {
  std::vector<Node> nodes;
  for (const Node node : document.result().descendants()) nodes.push_back(node);
  if (nodes.empty()) return;
  constexpr std::string_view names[] = {"a", "b", "class", "d"},
                             elements[] = {"b", "div", "li", "span", "td"},
                             texts[] = {"", "x", "<", "\nx", "a b", "'\""},
                             htmls[] = {"", "x", "<b>y", "<p>z", "<td>"};
  const Node node = random.of(nodes), other = random.of(nodes);
  switch (random.below(12)) {
    case 0:
      document.set_attribute(node, random.of(names), random.of(texts));
      break;
    case 1:
      document.remove_attribute(node, random.of(names));
      break;
    case 2:
      document.rename_attribute(node, random.of(names), random.of(names));
      break;
    case 3:
      document.rename_element(node, random.of(elements));
      break;
    case 4:
      document.remove(node);
      break;
    case 5:
      document.unwrap(node);
      break;
    case 6:
      document.set_text_content(node, random.of(texts));
      break;
    case 7:
      document.set_inner_html(node, random.of(htmls));
      break;
    case 8:
      document.set_outer_html(node, random.of(htmls));
      break;
    case 9:
      document.insert_before(node.parent(), other, node);
      break;
    case 10:
      document.append(node, document.create_text(random.of(texts)));
      break;
    default:
      document.insert_adjacent_html(node, static_cast<AdjacentPosition>(random.below(4)), random.of(htmls));
  }
}

TEST(EditSourceRandom, ResultsParseToTheEditedTree) {
  Random random(1);
  int results = 0, needless = 0;
  for (int i = 0; i < 5'000; ++i) {
    const std::string source = random_source(random);
    Document document = parse_bytes(source);
    for (std::size_t count = 1 + random.below(3); count-- > 0;) edit_at_random(document, random);
    const EditedSource result = edit_source(document, source);
    SCOPED_TRACE(source);
    if (!result) {
      // Most refused trees are such that HTML cannot express them at all.
      const std::string whole = serialize_html(document, {.round_trip = true});
      needless += !detail::document_difference(document, parse_bytes(whole), detail::Texts::joined);
      EXPECT_EQ(result.error, SourceEditError::inexpressible);
      EXPECT_FALSE(result.message.empty());
      continue;
    }
    ++results;
    const Document again = parse_bytes(result.bytes);
    detail::Uncompared copies;
    for (const Node element : document.result().find_all("selectedcontent"))
      copies.insert(detail::NodeAccess::id(element));
    const auto difference = detail::document_difference(document, again, detail::Texts::joined, &copies);
    ASSERT_FALSE(difference) << difference->words;
    ASSERT_TRUE(test::keeps_other_bytes(source, result));
  }
  EXPECT_LT(needless * 10, results) << results << " results, " << needless << " refusals";
}

TEST(EditSourceRandom, WithoutEditsNothingChanges) {
  const char* const wish = std::getenv("LOCKSTEP_RANDOM_STRINGS");
  Random random(2);
  for (unsigned long i = wish != nullptr ? std::strtoul(wish, nullptr, 10) : 100'000; i-- > 0;) {
    std::string source = random_source(random);
    for (std::size_t count = random.below(8); count-- > 0;)
      source.insert(random.below(source.size() + 1), 1, static_cast<char>(random.below(256)));
    SourceOptions options;
    if (random.below(4) != 0) options.encoding.encoding = static_cast<Encoding>(random.below(40));
    Document document = parse_bytes(source, options.encoding);
    const EditedSource result = edit_source(document, source, options);
    ASSERT_EQ(text_of(result), source);
    ASSERT_TRUE(result.changes.empty());
  }
}

}  // namespace
}  // namespace lockstep
