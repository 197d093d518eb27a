// Tests ranges over nodes, searching for elements, and the accessors of Document.
#include <gtest/gtest.h>

#include <algorithm>
#include <concepts>
#include <iterator>
#include <memory>
#include <ranges>
#include <string>
#include <type_traits>
#include <vector>

#include "document/access.h"
#include "document/tree_inline.h"
#include "lockstep/lockstep.h"
#include "support/parsing.h"
#include "support/text.h"
#include "text/name_keys.h"

namespace lockstep::test {
namespace {

template <class Range>
concept CheapRange = std::ranges::forward_range<Range> && std::ranges::common_range<Range> &&
    std::ranges::view<Range> && std::ranges::borrowed_range<Range> && std::is_trivially_copyable_v<Range> &&
    std::is_trivially_copyable_v<std::ranges::iterator_t<Range>> && std::default_initializable<Range>;

static_assert(sizeof(Node) == 2 * sizeof(void*));
static_assert(CheapRange<decltype(Node().children())>);
static_assert(CheapRange<decltype(Node().child_elements())>);
static_assert(CheapRange<decltype(Node().descendants())>);
static_assert(CheapRange<decltype(Node().ancestors())>);
static_assert(CheapRange<decltype(Node().find_all(""))>);
static_assert(CheapRange<decltype(Node().find_by_class(""))>);
static_assert(CheapRange<decltype(Node().find_by_attribute(""))>);
static_assert(CheapRange<AttributeRange> && std::ranges::sized_range<AttributeRange>);
static_assert(std::same_as<std::ranges::range_value_t<decltype(Node().children())>, Node>);
static_assert(std::same_as<std::ranges::range_value_t<AttributeRange>, Attribute>);

static_assert(std::ranges::bidirectional_range<decltype(Node().children())>);
static_assert(std::ranges::bidirectional_range<decltype(Node().child_elements())>);
static_assert(CheapRange<decltype(Node().following_siblings())>);
static_assert(std::ranges::bidirectional_range<decltype(Node().following_siblings())>);
static_assert(CheapRange<decltype(Node().preceding_siblings())>);
static_assert(std::ranges::bidirectional_range<decltype(Node().preceding_siblings())>);
static_assert(std::ranges::bidirectional_range<decltype(Node().descendants())>);
static_assert(!std::ranges::bidirectional_range<decltype(Node().ancestors())>);
static_assert(std::ranges::bidirectional_range<AttributeRange>);

constexpr std::size_t kDepth = 100'000;

ParseOptions with_shadow_roots() {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  return options;
}

// The names of elements and the data of others, with a space after each.
template <class Range>
std::string names(const Range& range) {
  std::string out;
  for (const Node node : range) {
    out += node.is_element()                   ? node.local_name()
           : node.type() == NodeType::document ? "#document"
                                               : node.data();
    out += ' ';
  }
  return out;
}

// The nodes of a range, walked backwards, in the order of the range.
template <class Range>
std::vector<Node> backwards(const Range& range) {
  std::vector<Node> nodes;
  for (const Node node : range | std::views::reverse) nodes.push_back(node);
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}
template <class Range>
std::vector<Node> forwards(const Range& range) {
  std::vector<Node> nodes;
  for (const Node node : range) nodes.push_back(node);
  return nodes;
}

TEST(Ranges, AreTheSameBackwards) {
  const Document document = parse(
      "<title>t</title><p>1<b>2</b><!--c--><i><u>3</u></i></p><template><q></q></template><table><td>4<td>5");
  std::size_t nodes = 0;
  for (Node node = document.root(); node; node = node.following(document.root())) {
    EXPECT_EQ(backwards(node.children()), forwards(node.children()));
    EXPECT_EQ(backwards(node.child_elements()), forwards(node.child_elements()));
    EXPECT_EQ(backwards(node.descendants()), forwards(node.descendants()));
    EXPECT_EQ(backwards(node.following_siblings()), forwards(node.following_siblings()));
    EXPECT_EQ(backwards(node.preceding_siblings()), forwards(node.preceding_siblings()));
    std::vector<Node> all = forwards(node.preceding_siblings());
    std::reverse(all.begin(), all.end());
    all.push_back(node);
    for (const Node sibling : node.following_siblings()) all.push_back(sibling);
    if (node.parent()) {
      EXPECT_EQ(all, forwards(node.parent().children()));
    }
    ++nodes;
  }
  EXPECT_GT(nodes, 15u);
  EXPECT_TRUE(Node().following_siblings().empty());
  EXPECT_TRUE(Node().preceding_siblings().empty());
}

TEST(Ranges, ReverseIteratorsKeepTheNode) {
  const Document document = parse("<b id=1></b><b id=2></b>");
  const auto children = document.body().children();
  const auto last = std::make_reverse_iterator(children.end());
  EXPECT_EQ(last->id(), "2");
  EXPECT_EQ(std::next(last)->id(), "1");
  const Document attributes = parse("<b a=1 b=2 c=3>");
  std::string names;
  for (const Attribute attribute : attributes.root().find("b").attributes() | std::views::reverse)
    names += attribute.qualified_name();
  EXPECT_EQ(names, "cba");
}

TEST(Ranges, Children) {
  const Document document = parse("<p>a<b>b</b><!--c--><i>d</i>e");
  const Node p = find_element(document, "p");
  EXPECT_EQ(names(p.children()), "a b c i e ");
  EXPECT_EQ(names(p.child_elements()), "b i ");
  EXPECT_EQ(p.children().front().data(), "a");
  EXPECT_EQ(p.child_elements().front().local_name(), "b");
}

TEST(Ranges, DescendantsInTreeOrder) {
  const Document document = parse("<div>a<p>b<b>c</b></p><i>d</i></div><u>after</u>");
  EXPECT_EQ(names(find_element(document, "div").descendants()), "a p b b c i d ");
  EXPECT_EQ(names(document.root().descendants()), "html head body div a p b b c i d u after ");
}

TEST(Ranges, Ancestors) {
  const Document document = parse("<div><p><b>x");
  EXPECT_EQ(names(find_element(document, "b").ancestors()), "p div body html #document ");
  EXPECT_TRUE(document.root().ancestors().empty());
}

TEST(Ranges, Attributes) {
  const Document document = parse("<p id=a class='b c' hidden><b>");
  std::string out;
  for (const Attribute attribute : find_element(document, "p").attributes())
    (out += attribute.qualified_name()).append("=").append(attribute.value()).append(";");
  EXPECT_EQ(out, "id=a;class=b c;hidden=;");
  EXPECT_EQ(find_element(document, "p").attributes().size(), 3u);
  EXPECT_EQ(find_element(document, "p").attributes().begin()->value(), "a");
  EXPECT_TRUE(find_element(document, "b").attributes().empty());
  EXPECT_TRUE(document.root().attributes().empty());
}

// A later token adds attributes to html, and its records move.
TEST(Ranges, AttributesOfHtmlThatGrew) {
  const Document document = parse("<html a=1><p><html b=2 a=3><html c=4 d=5 e=6>");
  std::string out;
  for (const Attribute attribute : document.document_element().attributes()) out += attribute.value();
  EXPECT_EQ(out, "12456");
}

TEST(Ranges, Empty) {
  const Document document = parse("<br>");
  const Node br = find_element(document, "br");
  for (const Node node : {br, Node(), document.root().parent()}) {
    EXPECT_TRUE(node.children().empty());
    EXPECT_TRUE(node.child_elements().empty());
    EXPECT_TRUE(node.descendants().empty());
    EXPECT_TRUE(node.attributes().empty());
    EXPECT_TRUE(node.find_all("p").empty());
    EXPECT_TRUE(node.find_by_class("c").empty());
    EXPECT_TRUE(node.find_by_attribute("id").empty());
    EXPECT_TRUE(node.find_by_attribute("id", "x").empty());
    EXPECT_TRUE(node.descendants().begin() == node.descendants().end());
    EXPECT_TRUE(node.attributes().begin() == node.attributes().end());
    EXPECT_FALSE(node.children().front());
    EXPECT_FALSE(node.find("p"));
    EXPECT_FALSE(node.find_by_id("x"));
  }
  EXPECT_TRUE(Node().ancestors().empty());
  EXPECT_TRUE(decltype(br.children())().empty());
  EXPECT_TRUE(AttributeRange().empty());
}

TEST(Ranges, SiblingsAfterTheRootAreNotDescendants) {
  const Document document = parse("<p></p><i></i><p>x</p>");
  EXPECT_TRUE(find_element(document, "p").descendants().empty());
  EXPECT_TRUE(find_element(document, "p").find_all("i").empty());
}

TEST(Ranges, NotIntoTemplatesAndShadowRoots) {
  const Document document = parse(
      "<template><b id=t>x</b></template><div><template shadowrootmode=open><i id=s>y</i></template>z</div>",
      with_shadow_roots());
  EXPECT_EQ(names(document.root().descendants()), "html head template body div z ");
  EXPECT_FALSE(document.root().find("b"));
  EXPECT_FALSE(document.root().find_by_id("t"));
  EXPECT_FALSE(document.root().find_by_id("s"));
  const Node contents = document.root().find("template").template_contents();
  EXPECT_EQ(names(contents.descendants()), "b x ");
  EXPECT_EQ(contents.find_by_id("t"), contents.first_child());
  EXPECT_EQ(std::ranges::distance(contents.find("b").ancestors()), 1);  // the fragment
  EXPECT_EQ(names(document.root().find("div").shadow_root().descendants()), "i y ");
}

TEST(Ranges, Algorithms) {
  const Document document = parse("<ul><li>a<li class=x>b<li>c</ul>");
  const Node ul = document.root().find("ul");
  EXPECT_EQ(std::ranges::distance(ul.children()), 3);
  EXPECT_EQ(std::ranges::count_if(document.root().descendants(), &Node::is_element), 7);
  // Borrowed: the iterator outlives the range.
  const auto found = std::ranges::find_if(ul.children(), [](Node li) { return li.has_class("x"); });
  EXPECT_EQ(found->text_content(), "b");
  EXPECT_EQ((*std::ranges::next(found)).text_content(), "c");
  const auto again = std::ranges::max_element(ul.children(), {}, &Node::text_content);
  EXPECT_EQ(again->text_content(), "c");
  const auto attribute = std::ranges::find(found->attributes(), "x", &Attribute::value);
  EXPECT_EQ(attribute->local_name(), "class");
  // Algorithms and containers that are older than ranges.
  const auto children = ul.children();
  const std::vector<Node> nodes(children.begin(), children.end());
  EXPECT_EQ(nodes.size(), 3u);
  EXPECT_TRUE(std::equal(nodes.begin(), nodes.end(), children.begin(), children.end()));
  auto at = children.begin();
  const auto before = at++;
  EXPECT_EQ(before->next_sibling(), *at);
}

// The adaptors of libstdc++ 12 are not for Clang before 16.
#if !defined(__clang__) || __clang_major__ >= 16
TEST(Ranges, Views) {
  const Document document = parse("<p>a<b>b</b>c<b>d</b>");
  std::string out;
  for (const std::string_view data : document.root().descendants() | std::views::filter([](Node node) {
                                       return node.type() == NodeType::text;
                                     }) | std::views::transform(&Node::data) |
                                         std::views::take(3))
    out += data;
  EXPECT_EQ(out, "abc");
}
#endif

TEST(Ranges, Deep) {
  const Document document = parse(repeated("<div class=c>", kDepth) + "<b id=b>x", {}, Source::copied);
  const Node root = document.root();
  EXPECT_EQ(std::ranges::distance(root.descendants()), std::ptrdiff_t{kDepth} + 5);
  EXPECT_EQ(std::ranges::distance(root.find_all("div")), std::ptrdiff_t{kDepth});
  EXPECT_EQ(std::ranges::distance(root.find_by_class("c")), std::ptrdiff_t{kDepth});
  EXPECT_EQ(std::ranges::distance(root.find_by_attribute("class", "c")), std::ptrdiff_t{kDepth});
  const Node b = root.find_by_id("b");
  EXPECT_EQ(std::ranges::distance(b.ancestors()), std::ptrdiff_t{kDepth} + 3);
  EXPECT_EQ(document.body().text_content(), "x");
  const std::string html =
      repeated("<div class=\"c\">", kDepth) + "<b id=\"b\">x</b>" + repeated("</div>", kDepth);
  EXPECT_TRUE(document.body().inner_html() == html);
  EXPECT_TRUE(document.body().outer_html() == "<body>" + html + "</body>");
}

TEST(Find, ByName) {
  const Document document = parse("<a>1</a><p><a>2</a></p><made-up>3</made-up><svg><a>4</a><foreignobject>");
  const Node root = document.root();
  EXPECT_EQ(std::ranges::distance(root.find_all("a")), 3);
  EXPECT_EQ(root.find("a").text_content(), "1");
  EXPECT_EQ(root.find("p").find("a").text_content(), "2");
  EXPECT_EQ(root.find("made-up").text_content(), "3");
  EXPECT_TRUE(root.find("foreignObject"));
  EXPECT_FALSE(root.find("foreignobject"));
  EXPECT_FALSE(root.find("never-met"));
  EXPECT_FALSE(root.find(""));
  EXPECT_FALSE(root.find("a").find("a"));  // not itself
}

// In the record of a doctype or a processing instruction, the name is not the name of a tag.
TEST(Find, OnlyElements) {
  std::string html = "<!DOCTYPE html><body>";
  for (int i = 0; i < 500; ++i) html += "<?t d?><!--c-->";
  const Document document = parse(html + "<a>");
  for (const Node node : document.root().descendants()) {
    if (!node.is_element()) continue;
    EXPECT_EQ(std::ranges::distance(document.root().find_all(node.local_name())), 1);
  }
}

TEST(Find, ById) {
  const Document document = parse("<p id=''><p id=x>1<b id=x>2</b><i id=X>3</i>");
  const Node root = document.root();
  EXPECT_EQ(root.find_by_id("x").local_name(), "p");
  EXPECT_EQ(root.find_by_id("X").text_content(), "3");
  EXPECT_FALSE(root.find_by_id(""));
  EXPECT_FALSE(root.find_by_id("y"));
  EXPECT_EQ(root.find_by_id("x").id(), "x");
  EXPECT_EQ(root.id(), "");
}

TEST(Find, ByAttribute) {
  const Document document = parse("<a href=x>1</a><a>2</a><b href>3</b><svg><use xlink:href=y />");
  const Node root = document.root();
  EXPECT_EQ(names(root.find_by_attribute("href")), "a b ");
  EXPECT_EQ(names(root.find_by_attribute("href", "x")), "a ");
  EXPECT_EQ(names(root.find_by_attribute("href", "")), "b ");
  EXPECT_EQ(names(root.find_by_attribute("href", {})), "b ");
  EXPECT_EQ(names(root.find_by_attribute("xlink:href")), "use ");
  EXPECT_TRUE(root.find_by_attribute("").empty());
}

TEST(Find, HasAttribute) {
  const Document document = parse("<p hidden title='x'>y");
  const Node p = document.root().find("p");
  EXPECT_TRUE(p.has_attribute("hidden"));
  EXPECT_TRUE(p.has_attribute("title"));
  EXPECT_FALSE(p.has_attribute("id"));
  EXPECT_FALSE(p.first_child().has_attribute("title"));
  EXPECT_FALSE(document.root().has_attribute("title"));
}

TEST(Find, ByClass) {
  const Document document =
      parse("<!DOCTYPE html><p class='\ta b&#12;\n c'>1</p><p class=ab>2</p><p class>3</p><svg class=b>");
  ASSERT_EQ(document.quirks_mode(), QuirksMode::no_quirks);
  const Node root = document.root();
  EXPECT_EQ(names(root.find_by_class("b")), "p svg ");
  for (const char* name : {"a", "b", "c"}) EXPECT_TRUE(root.find("p").has_class(name)) << name;
  for (const char* name : {"", " ", "a b", "A", "d", "ab", "\t"})
    EXPECT_FALSE(root.find("p").has_class(name)) << name;
  EXPECT_TRUE(root.find_by_class("").empty());
  EXPECT_FALSE(root.has_class("a"));
}

TEST(Find, ClassesInQuirksMode) {
  const Document quirks = parse("<p class='One \xC3\x84'>");
  ASSERT_EQ(quirks.quirks_mode(), QuirksMode::quirks);
  EXPECT_TRUE(quirks.root().find("p").has_class("oNE"));
  EXPECT_TRUE(quirks.root().find("p").has_class("\xC3\x84"));
  EXPECT_FALSE(quirks.root().find("p").has_class("\xC3\xA4"));  // only ASCII case
  EXPECT_EQ(names(quirks.root().find_by_class("ONE")), "p ");
  const Document limited =
      parse("<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Transitional//EN' ''><p class=One>");
  ASSERT_EQ(limited.quirks_mode(), QuirksMode::limited_quirks);
  EXPECT_FALSE(limited.root().find("p").has_class("one"));
}

TEST(TextContent, OfEachNode) {
  const Document document =
      parse("<!DOCTYPE html><!--c--><p>a<!--no--><b>b<?t no?></b><template>no</template>c&amp;");
  EXPECT_EQ(document.root().text_content(), "");
  EXPECT_EQ(document.root().first_child().text_content(), "");  // the doctype
  EXPECT_EQ(document.root().first_child().next_sibling().text_content(), "c");
  const Node p = document.root().find("p");
  EXPECT_EQ(p.text_content(), "abc&");
  EXPECT_EQ(p.first_child().text_content(), "a");
  EXPECT_EQ(p.find("b").last_child().text_content(), p.find("b").last_child().data());
  EXPECT_EQ(p.find("template").text_content(), "");
  EXPECT_EQ(p.find("template").template_contents().text_content(), "no");
  EXPECT_EQ(held(parse_fragment("x<i>y</i>")).fragment().text_content(), "xy");
  EXPECT_EQ(held(parse("<br>")).root().find("br").text_content(), "");
}

TEST(Html, InnerAndOuter) {
  const Document document =
      parse("<!DOCTYPE html><p title='\"'>a &lt; b<br><!--c--><template><i>t</i></template></p>");
  const Node p = document.root().find("p");
  const std::string inner = "a &lt; b<br><!--c--><template><i>t</i></template>";
  EXPECT_EQ(p.inner_html(), inner);
  EXPECT_EQ(p.outer_html(), "<p title=\"&quot;\">" + inner + "</p>");
  EXPECT_EQ(p.find("br").inner_html(), "");
  EXPECT_EQ(p.find("br").outer_html(), "<br>");
  EXPECT_EQ(p.find("template").inner_html(), "<i>t</i>");
  EXPECT_EQ(p.find("template").outer_html(), "<template><i>t</i></template>");
  EXPECT_EQ(p.first_child().outer_html(), "a &lt; b");
  EXPECT_EQ(document.root().outer_html(), serialize_html(document.root()));
  EXPECT_EQ(document.root().inner_html(), serialize_html(document.root()));
  EXPECT_EQ(held(parse_fragment("x<i>y</i>")).fragment().outer_html(), "x<i>y</i>");
}

// A parent's inner_html() is the concatenation of its children's outer_html().
TEST(Html, OuterHtmlOfTheChildrenIsInnerHtml) {
  const Document document = parse(
      "<script>a<b</script><style>c&d</style><p>x<p hidden>&nbsp;<svg><path/></svg><?t d?><plaintext><&");
  for (const Node node : document.root().descendants()) {
    if (!node.is_element()) continue;
    std::string together;
    for (const Node child : node.children()) together += child.outer_html();
    EXPECT_EQ(node.inner_html(), together);
  }
}

TEST(Html, OptionsAndEditions) {
  const Document document = parse(
      "<div><template shadowrootmode=open shadowrootserializable>s</template>x</div>", with_shadow_roots());
  const Node div = document.root().find("div");
  EXPECT_EQ(div.outer_html(), "<div>x</div>");
  SerializeOptions options;
  options.serializable_shadow_roots = true;
  const std::string shadow = "<template shadowrootmode=\"open\" shadowrootserializable=\"\">s</template>x";
  EXPECT_EQ(div.inner_html(options), shadow);
  EXPECT_EQ(div.outer_html(options), "<div>" + shadow + "</div>");
  for (const EditionInfo& info : editions()) {
    ParseOptions of_edition;
    of_edition.edition = info.edition;
    const Document page = parse("<p title='<'>", of_edition);
    SerializeOptions named;
    named.edition = info.edition;
    EXPECT_EQ(page.body().inner_html(), serialize_html(page.body(), named));
    EXPECT_EQ(page.body().outer_html(), "<body>" + serialize_html(page.body(), named) + "</body>");
  }
}

TEST(DocumentElements, Ordinary) {
  const Document document = parse("<!--c--><p>x");
  EXPECT_TRUE(document.document_element().is_html("html"));
  EXPECT_TRUE(document.head().is_html("head"));
  EXPECT_TRUE(document.body().is_html("body"));
  EXPECT_EQ(document.head().parent(), document.document_element());
}

TEST(DocumentElements, Frameset) { EXPECT_TRUE(held(parse("<frameset><frame>")).body().is_html("frameset")); }

TEST(DocumentElements, OfAFragmentsDocument) {
  const Document document = parse_fragment("<title>x</title><p>y");
  EXPECT_FALSE(document.head());
  EXPECT_FALSE(document.body());
  EXPECT_EQ(document.title(), "");
}

TEST(DocumentElements, None) {
  const Document document = detail::DocumentAccess::make(std::make_unique<detail::Tree>());
  EXPECT_FALSE(document.document_element());
  EXPECT_FALSE(document.head());
  EXPECT_FALSE(document.body());
  EXPECT_EQ(document.title(), "");
}

TEST(Title, StrippedAndCollapsed) {
  EXPECT_EQ(parse("<title>\n  Clocks\t\f&#13; &amp; \n keys </title>").title(), "Clocks & keys");
  EXPECT_EQ(parse("<title>&nbsp; x</title>").title(), "\xC2\xA0 x");
  EXPECT_EQ(parse("<title> \n </title>").title(), "");
  EXPECT_EQ(parse("<title></title><title>second</title>").title(), "");
  EXPECT_EQ(parse("<p>x").title(), "");
}

TEST(Title, TheFirstHtmlOneInTheDocument) {
  EXPECT_EQ(parse("<svg><title>svg</title></svg><p><title>in body</title>").title(), "in body");
  EXPECT_EQ(parse("<template><title>template</title></template>").title(), "");
}

// The parser makes no such document.
TEST(Title, OfSvg) {
  auto tree = std::make_unique<detail::Tree>();
  const auto append = [&](detail::NodeId parent, Namespace name_space, std::string_view name) {
    const detail::NodeId node = tree->create_element(
        name_space, {tree->tag_names, tree->tag_names.intern(name)}, {tree->attribute_names, nullptr, 0});
    tree->insert_before(parent, node, detail::kNoNode);
    return node;
  };
  const detail::NodeId svg = append(tree->document(), Namespace::svg, "svg");
  const detail::NodeId g = append(svg, Namespace::svg, "g");
  tree->insert_text(append(g, Namespace::svg, "title"), detail::kNoNode, "no child");
  tree->insert_text(append(svg, Namespace::html, "title"), detail::kNoNode, "HTML");
  const detail::NodeId title = append(svg, Namespace::svg, "title");
  tree->insert_text(title, detail::kNoNode, " ten ");
  tree->insert_text(append(title, Namespace::svg, "b"), detail::kNoNode, "not a child text");
  tree->insert_text(title, detail::kNoNode, " past\n");
  tree->insert_text(append(svg, Namespace::svg, "title"), detail::kNoNode, "second");
  const Document document = detail::DocumentAccess::make(std::move(tree));
  EXPECT_EQ(document.title(), "ten past");
  EXPECT_FALSE(document.head());
  EXPECT_FALSE(document.body());
}

}  // namespace
}  // namespace lockstep::test
