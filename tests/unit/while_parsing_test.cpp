// Tests sanitizing while parsing: content that the configuration refuses is never inserted.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/sanitizer.h"
#include "lockstep/sanitizing_parser.h"
#include "support/parsing.h"
#include "support/random_markup.h"

namespace lockstep::test {
namespace {

using Names = std::vector<std::string_view>;

std::vector<SanitizerElement> elements(const Names& names) {
  std::vector<SanitizerElement> made;
  for (const std::string_view name : names) made.push_back({.name = std::string(name)});
  return made;
}

std::vector<SanitizerName> attributes(const Names& names) {
  std::vector<SanitizerName> made;
  for (const std::string_view name : names) made.push_back({std::string(name)});
  return made;
}

// Keeps everything but these; the second list names elements that their children replace.
Sanitizer without(const Names& removed, const Names& replaced = {}, const Names& removed_attributes = {}) {
  SanitizerConfig config;
  config.remove_elements = elements(removed);
  config.replace_with_children_elements = elements(replaced);
  config.remove_attributes = attributes(removed_attributes);
  const SanitizerResult made = Sanitizer::create(config);
  EXPECT_TRUE(made) << made.error().message;
  return made.value();
}

SanitizeOptions while_parsing() {
  SanitizeOptions options;
  options.method = SanitizeMethod::while_parsing;
  return options;
}

FragmentContext div_context() {
  FragmentContext context;
  context.local_name = "div";
  return context;
}

// The children of a div whose content that markup is, by an unsafe method.
std::string inner(std::string_view html, const Sanitizer& sanitizer,
                  const SanitizeOptions& options = while_parsing()) {
  const Document document = parse_html_fragment_unsafe(html, div_context(), sanitizer, options);
  EXPECT_EQ(broken_links(document), "") << html;
  return serialize_html(document);
}

TEST(WhileParsing, RemovedElementsAreOpenButNotInserted) {
  EXPECT_EQ(inner("a<i>b<b>c</i>d", without({"i"})), "a<b>d</b>");  // the b is created again
  EXPECT_EQ(inner("<p>a<p>b", without({"p"})), "");
  EXPECT_EQ(inner("<title><b></title>x", without({"title"})), "x");  // its text is not markup
  EXPECT_EQ(inner("<svg><p>x", without({"p"})), "<svg></svg>");      // p still ends the svg
  EXPECT_EQ(inner("<div><li>a<li>b</div>c", without({"li"})), "<div></div>c");
}

TEST(WhileParsing, ReplacedElements) {
  EXPECT_EQ(inner("a<i>b<b>c</i>d", without({}, {"i"})), "ab<b>c</b><b>d</b>");
  EXPECT_EQ(inner("<div><p>a<p>b</div>c", without({}, {"div", "p"})), "abc");
  EXPECT_EQ(inner("<script><b>x</b></script>", without({}, {"script"})), "&lt;b&gt;x&lt;/b&gt;");
  EXPECT_EQ(inner("<div><i><div>x", without({"i"}, {"div"})), "");
  // Text that the element separated is one node.
  const Document document =
      parse_html_fragment_unsafe("a<i>b</i>c", div_context(), without({}, {"i"}), while_parsing());
  EXPECT_EQ(document.fragment().first_child(), document.fragment().last_child());
}

TEST(WhileParsing, FosterParenting) {
  EXPECT_EQ(inner("<span><table>a</table></span>", without({}, {"span"})), "a<table></table>");
  EXPECT_EQ(inner("<table><span>a</span><tr><td>b", without({}, {"span"})),
            "a<table><tbody><tr><td>b</td></tr></tbody></table>");
  EXPECT_EQ(inner("<div><table><div>a</div><tr><td>b</table></div>", without({}, {"div"})),
            "a<table><tbody><tr><td>b</td></tr></tbody></table>");
  // A table that is not in the tree has no parent: the content is appended to the element above it.
  EXPECT_EQ(inner("<div><table>a<tr><td>b</table>c", without({"table"})), "<div>ac</div>");
  EXPECT_EQ(inner("<table>1<tr><td>2</td></tr>3</table>4", without({}, {"table"})),
            "1<tbody><tr><td>2</td></tr></tbody>34");
}

TEST(WhileParsing, AdoptionAgency) {
  // The furthest block is replaced, removed, or the formatting elements around it are.
  EXPECT_EQ(inner("<b><div>Text</b><span>More</span></div>", without({}, {"div"})),
            "<b>Text</b><b></b><span>More</span>");
  EXPECT_EQ(inner("<b><i><div>Text</b><span>More</span></div>", without({}, {"div"})),
            "<b><i>Text</i></b><i><b></b><span>More</span></i>");
  EXPECT_EQ(inner("<b><i><u><div>Text</b><span>More</span></div>", without({}, {"u", "div"})),
            "<b><i>Text</i></b><i><b></b><span>More</span></i>");
  EXPECT_EQ(inner("<b><i><u><div>Text</b><span>More</span></div>", without({}, {"i"})),
            "<b><u></u></b><u><div><b>Text</b><span>More</span></div></u>");
  EXPECT_EQ(inner("<b><i><u><div>Text</b><span>More</span></div>", without({}, {"i", "u"})),
            "<b></b><div><b>Text</b><span>More</span></div>");
  EXPECT_EQ(inner("<b><i><u><div>Text</b><span>More</span></div>", without({"u"})), "<b><i></i></b><i></i>");
  EXPECT_EQ(inner("<b><i><u><div>Text</b><span>More</span></div>", without({"b"})),
            "<i><u><div><span>More</span></div></u></i>");
  EXPECT_EQ(inner("<b><div>Text</b><span>More</span></div>", without({}, {"b"})),
            "<div>Text<span>More</span></div>");
  EXPECT_EQ(inner("<b><i><p>foo</b>bar</i>", without({"i"})), "<b></b><p></p>");
  EXPECT_EQ(inner("<b><i><div>Text</b></i>", without({"div"}, {"i"})), "<b></b>");
  EXPECT_EQ(inner("<table><b><div>x</b>y", without({}, {"div"})), "<b>x</b><b></b>y<table></table>");
}

TEST(WhileParsing, FormattingElementsCompareAttributesAsParsed) {
  const Sanitizer sanitizer = without({}, {}, {"title"});
  EXPECT_EQ(inner("<p><b title=1>1<b title=2>2<b title=3>3<b title=4>4</p>x", sanitizer),
            "<p><b>1<b>2<b>3<b>4</b></b></b></b></p><b><b><b><b>x</b></b></b></b>");
  EXPECT_EQ(inner("<p><b title=1>1<b title=1>2<b title=1>3<b title=1>4</p>x", sanitizer),
            "<p><b>1<b>2<b>3<b>4</b></b></b></b></p><b><b><b>x</b></b></b>");
  EXPECT_EQ(inner("<p><b title=1 id=2>x</p>y", sanitizer), "<p><b id=\"2\">x</b></p><b id=\"2\">y</b>");
}

TEST(WhileParsing, TheParserSeesAttributesAsParsed) {
  EXPECT_EQ(inner("<svg><font color=red><p>", without({}, {}, {"color"})), "<svg></svg><font><p></p></font>");
  EXPECT_EQ(inner("<math><annotation-xml encoding=text/html><div>x", without({}, {}, {"encoding"})),
            "<math><annotation-xml><div>x</div></annotation-xml></math>");
  EXPECT_EQ(inner("<table><input type=hidden>", without({}, {}, {"type"})), "<table><input></table>");
}

TEST(WhileParsing, CommentsAndProcessingInstructions) {
  SanitizerConfig config;
  config.comments = false;
  config.processing_instructions = {"a"};
  const Sanitizer sanitizer = Sanitizer::create(config).value();
  EXPECT_EQ(inner("1<!--x-->2<?a x?>3<?b x?>4", sanitizer), "12<?a x?>34");
  EXPECT_EQ(serialize_html(parse_html_unsafe("<!--a--><p>x</p></body><!--b--></html><!--c-->", sanitizer,
                                             while_parsing())),
            "<html><head></head><body><p>x</p></body></html>");
}

TEST(WhileParsing, AttributesOfSecondHtmlAndBodyTags) {
  EXPECT_EQ(serialize_html(parse_html("<html lang=a><body dir=ltr><html onclick=b lang=c dir=rtl>"
                                      "<body dir=d onload=e title=f>x",
                                      Sanitizer(), while_parsing())),
            "<html lang=\"a\" dir=\"rtl\"><head></head><body dir=\"ltr\" title=\"f\">x</body></html>");
}

TEST(WhileParsing, Templates) {
  EXPECT_EQ(inner("<template>a<p>b</p></template>c", without({"p"})), "<template>a</template>c");
  EXPECT_EQ(inner("<template>a<p>b</p></template>c", without({}, {"p"})), "<template>ab</template>c");
  // The contents of a template that is replaced are lost.
  EXPECT_EQ(inner("<template>a<p>b</p></template>c", without({}, {"template"})), "c");
  EXPECT_EQ(inner("<template>a<p>b</p></template>c", without({"template"})), "c");
}

TEST(WhileParsing, DeclarativeShadowRoots) {
  const auto shadow_root = [](const Sanitizer& sanitizer) {
    const Document document = parse_html_fragment_unsafe(
        "<div><template shadowrootmode=open shadowrootdelegatesfocus>s<i>t</i></template>x</div>",
        div_context(), sanitizer, while_parsing());
    const Node div = document.fragment().first_child();
    return div.shadow_root() ? "#" + serialize_html(div.shadow_root()) : serialize_html(div);
  };
  EXPECT_EQ(shadow_root(without({})), "#s<i>t</i>");
  EXPECT_EQ(shadow_root(without({"i"})), "#s");
  EXPECT_EQ(shadow_root(without({"template"})), "x");
  EXPECT_EQ(shadow_root(without({}, {"template"})), "x");
  EXPECT_EQ(shadow_root(without({}, {}, {"shadowrootmode"})),
            "<template shadowrootdelegatesfocus=\"\">s<i>t</i></template>x");
  const Document document = parse_html_fragment_unsafe(
      "<div><template shadowrootmode=open shadowrootdelegatesfocus>", div_context(),
      without({}, {}, {"shadowrootdelegatesfocus"}), while_parsing());
  EXPECT_EQ(serialize_html(document.fragment().first_child(), {.serializable_shadow_roots = true}), "");
}

TEST(WhileParsing, ContentPatches) {
  const char* const html = "<div><?marker name=\"x\"?>a<template for=x><b>new</b></template></div>";
  EXPECT_EQ(inner(html, without({})), "<div><b>new</b>a</div>");
  EXPECT_EQ(inner(html, without({"b"})), "<div>a</div>");
  EXPECT_EQ(inner(html, without({}, {"b"})), "<div>newa</div>");
  EXPECT_EQ(inner(html, without({"template"})), "<div><?marker name=\"x\"?>a</div>");
  EXPECT_EQ(inner(html, without({}, {}, {"for"})),
            "<div><?marker name=\"x\"?>a<template><b>new</b></template></div>");
  SanitizerConfig config;
  config.remove_processing_instructions = {"marker"};
  EXPECT_EQ(inner(html, Sanitizer::create(config).value()),
            "<div>a<template for=\"x\"><b>new</b></template></div>");
}

TEST(WhileParsing, Selectedcontent) {
  const char* const html =
      "<select><button><selectedcontent></selectedcontent></button><option>a<option "
      "selected><i>b</i></select>";
  const auto select = [&](const Sanitizer& sanitizer) { return inner(html, sanitizer); };
  EXPECT_EQ(select(without({})),
            "<select><button><selectedcontent><i>b</i></selectedcontent></button><option>a</option><option "
            "selected=\"\"><i>b</i></option></select>");
  EXPECT_EQ(select(without({}, {"i"})),
            "<select><button><selectedcontent>b</selectedcontent></button><option>a</option><option "
            "selected=\"\">b</option></select>");
  EXPECT_EQ(select(without({"option"})),
            "<select><button><selectedcontent></selectedcontent></button></select>");
  EXPECT_EQ(select(without({}, {"option"})),
            "<select><button><selectedcontent></selectedcontent></button>a<i>b</i></select>");
  EXPECT_EQ(select(without({}, {"select"})),
            "<button><selectedcontent></selectedcontent></button><option>a</option><option "
            "selected=\"\"><i>b</i></option>");
  EXPECT_EQ(select(without({}, {}, {"selected"})),
            "<select><button><selectedcontent>a</selectedcontent></button><option>a</option><option><i>b</i>"
            "</option></select>");
}

TEST(WhileParsing, RefusedDocumentElements) {
  EXPECT_EQ(serialize_html(parse_html_unsafe("<!DOCTYPE html><p>x", without({"html"}), while_parsing())),
            "<!DOCTYPE html>");
  EXPECT_EQ(serialize_html(
                parse_html_unsafe("<title>t</title><p>x", without({}, {"head", "body"}), while_parsing())),
            "<html><title>t</title><p>x</p></html>");
  EXPECT_EQ(serialize_html(parse_html_unsafe("<p>x<frameset>", without({"body"}), while_parsing())),
            "<html><head></head></html>");
}

// Safe methods remove what is unsafe whatever the configuration.
TEST(WhileParsing, Safe) {
  const Document document =
      parse_html_fragment("<a href='java\nscript:x' onclick=x>1<script>x</script><iframe>x</iframe>2",
                          div_context(), Sanitizer::keep_everything(), while_parsing());
  EXPECT_EQ(serialize_html(document), "<a>12</a>");
  Document own = parse("<div>old</div>");
  const Node div = own.body().first_child();
  EXPECT_TRUE(set_html(own, div, "<p onclick=x>a<script>b</script>", Sanitizer(), while_parsing()));
  EXPECT_EQ(serialize_html(div), "<p>a</p>");
  FragmentContext script;
  script.local_name = "script";
  EXPECT_EQ(serialize_html(parse_html_fragment("x", script, Sanitizer(), while_parsing())), "");
}

// Whole and in pieces, with and without limits, positions and errors: the same tree.
TEST(WhileParsing, Pieces) {
  const std::string html =
      "<!DOCTYPE html><p onclick=1>a<b><i><div><table>x<tr><td><script>y</script>z</b>q</i>"
      "<svg><font color=red><p>w<!--c--><?pi d?><a href=javascript:1>l<template><em>t</template>";
  const Sanitizer sanitizer = without({"i", "script"}, {"div", "td"}, {"color"});
  const std::string whole = serialize_html(parse_html_unsafe(html, sanitizer, while_parsing()));
  for (std::size_t size = 1; size < html.size(); ++size) {
    SanitizingParser parser = SanitizingParser::unsafe(sanitizer);
    (void)parser.document();  // so that each piece is parsed when it is written
    for (std::size_t i = 0; i < html.size(); i += size)
      ASSERT_EQ(parser.write(std::string_view(html).substr(i, size)), Status::ok);
    const Document document = parser.finish();
    ASSERT_EQ(serialize_html(document), whole) << size;
  }
  SanitizeOptions all = while_parsing();
  all.parse.positions = all.parse.collect_errors = true;
  all.parse.limits.nodes = all.parse.limits.memory_bytes = 1000000;
  EXPECT_EQ(serialize_html(parse_html_unsafe(html, sanitizer, all)), whole);
  all.parse.edition = kEditions[0];
  EXPECT_EQ(serialize_html(parse_html_unsafe("<b><div>x</b>y", without({}, {"div"}), all)),
            "<html><head></head><body><b>x</b><b></b>y</body></html>");
}

// Random markup and configurations, with fixed seeds: the result is the same in pieces as whole, and has
// nothing unsafe; filtering it with the same sanitizer removes nothing.
TEST(WhileParsing, RandomPieces) {
  constexpr std::string_view kTags[] = {"a",        "b",        "i",      "nobr",
                                        "p",        "div",      "x-y",    "table",
                                        "tbody",    "tr",       "td",     "th",
                                        "form",     "h1",       "li",     "ul",
                                        "select",   "option",   "button", "template",
                                        "svg",      "math",     "mi",     "desc",
                                        "font",     "html",     "body",   "head",
                                        "frameset", "frame",    "script", "style",
                                        "title",    "xmp",      "pre",    "br",
                                        "img",      "input",    "object", "caption",
                                        "col",      "textarea", "iframe", "selectedcontent",
                                        "mglyph"};
  constexpr std::string_view kAttributes[] = {"onclick=x",           "id=1",        "href=javascript:x",
                                              "shadowrootmode=open", "class='a b'", "color=red",
                                              "encoding=text/html",  "type=hidden"};
  constexpr std::string_view kPieces[] = {"x",       " ",      "\n", "<!--c-->", "<?p d?>",      "&amp;",
                                          "&notit;", "\u00E9", "<",  "</",       "<![CDATA[y]]>"};
  std::mt19937 random(7);
  const auto one_of = [&](const auto& all) { return all[random() % std::size(all)]; };
  const auto some = [&](std::size_t most) {
    std::vector<std::string_view> names;
    for (std::size_t n = random() % (most + 1); n != 0; --n) {
      const std::string_view name = one_of(kTags);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
  };
  for (int i = 0; i < 2000; ++i) {
    SanitizerConfig config;
    Names removed = some(6), replaced = some(6);
    std::erase_if(replaced, [&](std::string_view name) {
      return name == "html" || std::find(removed.begin(), removed.end(), name) != removed.end();
    });
    config.remove_elements = elements(removed);
    config.replace_with_children_elements = elements(replaced);
    config.remove_attributes = attributes(random() % 2 == 0 ? Names{"id", "class"} : Names{"shadowrootmode"});
    config.comments = random() % 2 == 0;
    const SanitizerResult made = Sanitizer::create(config);
    ASSERT_TRUE(made) << made.error().message;
    const std::string html = test::random_markup(random, 24, 6, kTags, kAttributes, kPieces);
    SanitizeOptions options = while_parsing();
    options.parse.allow_declarative_shadow_roots = random() % 2 == 0;
    options.parse.edition = kEditions[random() % std::size(kEditions)];
    const bool is_fragment = random() % 2 == 0;
    FragmentContext context;
    context.local_name = one_of(kTags);
    if (context.local_name == "script") context.local_name = "div";
    Document whole = is_fragment ? parse_html_fragment(html, context, made.value(), options)
                                 : parse_html(html, made.value(), options);
    ASSERT_EQ(broken_links(whole), "") << html;
    const std::string tree = dump_tree(whole);
    for (const std::size_t size : {std::size_t{1}, 2 + random() % 20}) {
      SanitizingParser parser = is_fragment ? SanitizingParser(context, made.value(), options)
                                            : SanitizingParser(made.value(), options);
      (void)parser.document();  // so that each piece is parsed when it is written
      for (std::size_t at = 0; at < html.size(); at += size)
        ASSERT_EQ(parser.write(std::string_view(html).substr(at, size)), Status::ok);
      const Document document = parser.finish();
      ASSERT_EQ(dump_tree(document), tree) << "pieces of " << size << ": " << html;
    }
    ASSERT_EQ(sanitize(whole, whole.result(), made.value()), DomError::none);
    ASSERT_EQ(dump_tree(whole), tree) << html;
  }
}

TEST(WhileParsing, Reports) {
  SanitizeOptions options = while_parsing();
  options.parse.positions = true;
  std::string report;
  options.removal_user_data = &report;
  options.on_removal = [](const SanitizerRemoval& removal, void* to) {
    std::string& lines = *static_cast<std::string*>(to);
    lines += removal.attribute ? std::string(removal.attribute.local_name())
                               : std::string(removal.node.local_name());
    lines += " " + std::string(removal.member) + (removal.unsafe ? " unsafe " : " ") +
             std::to_string(removal.range.begin) + "-" + std::to_string(removal.range.end) + "\n";
  };
  const Document document =
      parse_html_fragment("<p onclick=1>a<i><b>x</i><!--c--><script>y</script><div id=2>", div_context(),
                          without({"i"}, {"div"}, {"id"}), options);
  EXPECT_EQ(serialize_html(document), "<p>a<!--c--></p>");
  EXPECT_EQ(report,
            "onclick removeAttributes unsafe 3-12\n"
            "i removeElements 14-17\n"
            "script removeElements unsafe 33-41\n"
            "div replaceWithChildrenElements 51-61\n");
}

// The tree so far never has what is refused.
TEST(WhileParsing, Streaming) {
  SanitizingParser parser;
  EXPECT_EQ(parser.write("<p>a<scr"), Status::ok);
  EXPECT_EQ(parser.write("ipt>alert(1)</scrip"), Status::ok);
  EXPECT_EQ(serialize_html(parser.document()), "<html><head></head><body><p>a</p></body></html>");
  EXPECT_EQ(parser.write("t>b"), Status::ok);
  EXPECT_EQ(serialize_html(parser.finish()), "<html><head></head><body><p>ab</p></body></html>");
  SanitizingParser fragment(div_context());
  EXPECT_EQ(fragment.write("<td>x<b onclick=1>y"), Status::ok);
  EXPECT_EQ(serialize_html(fragment.finish()), "x<b>y</b>");
  EXPECT_EQ(serialize_html(parse_html_bytes("<meta charset=koi8-r><p onclick=1>\xC1", Sanitizer())),
            "<html><head></head><body><p>\u0430</p></body></html>");
}

TEST(WhileParsing, Limits) {
  SanitizeOptions options = while_parsing();
  options.parse.limits.nodes = 100;
  std::string html;
  for (int i = 0; i < 1000; ++i) html += "<i>x</i>";
  // What is refused counts, because it takes memory while the input is parsed.
  EXPECT_EQ(parse_html_unsafe(html, without({"i"}), options).status(), Status::too_many_nodes);
  options.parse.limits = {};
  options.parse.limits.depth = 10;
  const Document document =
      parse_html_unsafe(std::string(300, 'x').replace(0, 0, "<div><i><p>"), without({"i"}), options);
  EXPECT_EQ(document.status(), Status::ok);
}

}  // namespace
}  // namespace lockstep::test
