// Tests the sanitizer: configurations, what is removed from a tree, the methods, reports.
#include "lockstep/sanitizer.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/parsing.h"
#include "sanitize/url_operations.h"
#include "sanitizer/url_rules.h"

namespace lockstep::test {
namespace {

const std::string kSvg(kSvgNamespace), kMathml(kMathmlNamespace), kXlink(kXlinkNamespace);

SanitizerElement in_svg(std::string name) { return {std::move(name), kSvg}; }

Sanitizer made(const SanitizerConfig& config, Unmentioned unmentioned = Unmentioned::kept) {
  const SanitizerResult result = Sanitizer::create(config, unmentioned);
  EXPECT_TRUE(result) << result.error().message;
  return *result;
}

std::string path_of_error(const SanitizerConfig& config) {
  const SanitizerResult result = Sanitizer::create(config);
  EXPECT_EQ(result.has_value(), result.error().message.empty());
  return result ? "valid" : result.error().path;
}

// Checks that the children are linked alike in both directions.
void expect_linked(Node parent) {
  std::vector<Node> forwards, backwards;
  for (Node child = parent.first_child(); child; child = child.next_sibling()) {
    EXPECT_EQ(child.parent(), parent);
    forwards.push_back(child);
    expect_linked(child);
  }
  for (Node child = parent.last_child(); child; child = child.previous_sibling()) backwards.push_back(child);
  EXPECT_EQ(forwards, std::vector<Node>(backwards.rbegin(), backwards.rend()));
}

std::string safe(std::string_view html, const Sanitizer& sanitizer = Sanitizer(),
                 const FragmentContext& context = {}) {
  const Document document = parse_html_fragment(html, context, sanitizer);
  expect_linked(document.fragment());
  return document.fragment().inner_html();
}

std::string unsafe(std::string_view html, const SanitizerConfig& config) {
  const Document document = parse_html_fragment_unsafe(html, {}, made(config));
  expect_linked(document.fragment());
  return document.fragment().inner_html();
}

// --- Configurations

TEST(SanitizerConfiguration, CanonicalFormOfNothing) {
  const SanitizerConfig kept = made({}).get();
  EXPECT_TRUE(kept.remove_elements && kept.remove_attributes && kept.remove_processing_instructions);
  EXPECT_FALSE(kept.elements || kept.attributes || kept.processing_instructions);
  EXPECT_FALSE(kept.replace_with_children_elements || kept.data_attributes);
  EXPECT_EQ(kept.comments, true);
  EXPECT_EQ(kept.javascript_urls, true);
  const SanitizerConfig removed = made({}, Unmentioned::removed).get();
  EXPECT_TRUE(removed.processing_instructions && !removed.remove_processing_instructions);
  EXPECT_EQ(removed.comments, false);
  EXPECT_EQ(removed.javascript_urls, false);
  EXPECT_EQ(Sanitizer::keep_everything().get(), kept);
}

TEST(SanitizerConfiguration, DataAttributesComeWithAttributes) {
  SanitizerConfig config;
  config.attributes.emplace();
  EXPECT_EQ(made(config).get().data_attributes, true);
  EXPECT_EQ(made(config, Unmentioned::removed).get().data_attributes, false);
}

TEST(SanitizerConfiguration, NamesAreCanonicalized) {
  SanitizerConfig config;
  config.elements = {{"B", ""}, {"a"}};
  const SanitizerConfig canonical = made(config).get();
  EXPECT_EQ(canonical.elements->at(0).name, "B");  // no namespace comes first
  EXPECT_FALSE(canonical.elements->at(0).namespace_uri);
  EXPECT_EQ(canonical.elements->at(1).remove_attributes, std::vector<SanitizerName>());
  EXPECT_FALSE(canonical.elements->at(1).attributes);
  // Local lists have no meaning elsewhere.
  config = {};
  config.remove_elements = {{"a", std::string(kHtmlNamespace), std::vector<SanitizerName>{{"href"}}}};
  EXPECT_FALSE(made(config).get().remove_elements->at(0).attributes);
}

TEST(SanitizerConfiguration, ListsAreSortedByCodeUnits) {
  SanitizerConfig config;
  config.attributes = {{"\xEF\xBF\xBF"}, {"\xF0\x9F\x98\x80"}, {"b", kXlink}, {"a"}, {"Z"}, {"a", "urn:a"}};
  const SanitizerConfig sorted = made(config).get();
  const std::vector<SanitizerName> expected = {
      {"Z"}, {"a"}, {"\xF0\x9F\x98\x80"}, {"\xEF\xBF\xBF"}, {"b", kXlink}, {"a", "urn:a"}};
  EXPECT_EQ(sorted.attributes, expected);
}

TEST(SanitizerConfiguration, InvalidOnesNameThePlace) {
  const std::vector<SanitizerElement> a = {{"a"}};
  const std::vector<SanitizerName> id = {{"id"}};
  using Names = std::vector<SanitizerName>;
  const auto with = [](auto set) {
    SanitizerConfig config;
    set(config);
    return path_of_error(config);
  };
  EXPECT_EQ(with([&](auto& c) { c.elements = c.remove_elements = a; }), "removeElements");
  EXPECT_EQ(with([&](auto& c) { c.attributes = c.remove_attributes = id; }), "removeAttributes");
  EXPECT_EQ(with([&](auto& c) {
              c.processing_instructions.emplace();
              c.remove_processing_instructions.emplace();
            }),
            "removeProcessingInstructions");
  EXPECT_EQ(with([&](auto& c) { c.elements = {{"a"}, {"b"}, {"a"}}; }), "elements[2]");
  EXPECT_EQ(with([&](auto& c) { c.elements = {{"a"}, {"a", kSvg}}; }), "valid");
  EXPECT_EQ(with([&](auto& c) { c.remove_elements = {{"a"}, {"a"}}; }), "removeElements[1]");
  EXPECT_EQ(with([&](auto& c) { c.attributes = {{"a"}, {"a"}}; }), "attributes[1]");
  EXPECT_EQ(with([&](auto& c) { c.remove_attributes = {{"a"}, {"a", ""}}; }), "removeAttributes[1]");
  EXPECT_EQ(with([&](auto& c) { c.processing_instructions = {"a", "A", "a"}; }), "processingInstructions[2]");
  EXPECT_EQ(with([&](auto& c) {
              c.remove_processing_instructions = {"a", "a"};
            }),
            "removeProcessingInstructions[1]");
  EXPECT_EQ(with([&](auto& c) {
              c.replace_with_children_elements = {{"a"}, {"a"}};
            }),
            "replaceWithChildrenElements[1]");
  EXPECT_EQ(with([&](auto& c) {
              c.replace_with_children_elements = {{"a"}, {"svg", kSvg}};
            }),
            "replaceWithChildrenElements[1]");
  EXPECT_EQ(with([&](auto& c) { c.replace_with_children_elements = {{"svg"}}; }), "valid");
  EXPECT_EQ(with([&](auto& c) { c.elements = c.replace_with_children_elements = a; }),
            "replaceWithChildrenElements[0]");
  EXPECT_EQ(with([&](auto& c) { c.remove_elements = c.replace_with_children_elements = a; }),
            "replaceWithChildrenElements[0]");
  EXPECT_EQ(with([&](auto& c) {
              c.attributes = id;
              c.elements = {{"a", std::string(kHtmlNamespace), Names{{"x"}, {"x"}}}};
            }),
            "elements[0].attributes[1]");
  EXPECT_EQ(with([&](auto& c) {
              c.attributes = id;
              c.elements = {{"b"}, {"a", std::string(kHtmlNamespace), Names{{"x"}, {"id"}}}};
            }),
            "elements[1].attributes[1]");
  EXPECT_EQ(with([&](auto& c) {
              c.attributes = id;
              c.elements = {{"a", std::string(kHtmlNamespace), std::nullopt, Names{{"id"}, {"x"}}}};
            }),
            "elements[0].removeAttributes[1]");
  EXPECT_EQ(with([&](auto& c) {
              c.attributes = id;
              c.data_attributes = false;
              c.elements = {{"a", std::string(kHtmlNamespace), Names{{"data-x"}}}};
            }),
            "valid");
  EXPECT_EQ(with([&](auto& c) {
              c.attributes = id;
              c.elements = {{"a", std::string(kHtmlNamespace), Names{{"data-x"}}}};
            }),
            "elements[0].attributes[0]");
  EXPECT_EQ(with([&](auto& c) { c.attributes = {{"data-x"}}; }), "attributes[0]");
  // No custom data attributes: no suffix, uppercase, a slash, a namespace.
  EXPECT_EQ(with([&](auto& c) {
              c.attributes = {{"data-"}, {"data-X"}, {"data-a/b"}, {"data-a", "urn:a"}};
            }),
            "valid");
  EXPECT_EQ(with([&](auto& c) {
              c.elements = {{"a", std::string(kHtmlNamespace), Names{}, Names{}}};
            }),
            "elements[0].removeAttributes");
  EXPECT_EQ(with([&](auto& c) {
              c.remove_attributes = id;
              c.elements = {{"a", std::string(kHtmlNamespace), Names{{"id"}}}};
            }),
            "elements[0].attributes[0]");
  EXPECT_EQ(with([&](auto& c) {
              c.remove_attributes = id;
              c.elements = {{"a", std::string(kHtmlNamespace), std::nullopt, Names{{"id"}}}};
            }),
            "elements[0].removeAttributes[0]");
  EXPECT_EQ(with([&](auto& c) { c.data_attributes = false; }), "dataAttributes");
}

TEST(SanitizerConfiguration, ResultWithoutValueIsTheDefault) {
  SanitizerConfig config;
  config.data_attributes = true;
  EXPECT_EQ(Sanitizer::create(config).value().get(), Sanitizer().get());
}

// --- Methods of Sanitizer

TEST(SanitizerMethods, CopiesAreIndependent) {
  Sanitizer one;
  Sanitizer other = one;
  EXPECT_TRUE(other.allow_element({"img"}));
  EXPECT_EQ(safe("<img>", one), "");
  EXPECT_EQ(safe("<img>", other), "<img>");
  const Sanitizer moved = std::move(other);
  EXPECT_EQ(safe("<img>", moved), "<img>");
}

TEST(SanitizerMethods, AllowElement) {
  Sanitizer sanitizer;
  EXPECT_FALSE(sanitizer.allow_element({"b", std::string(kHtmlNamespace), std::vector<SanitizerName>{}}));
  // The global attributes are taken out of the local ones, and a local list of others is dropped.
  EXPECT_TRUE(sanitizer.allow_element(
      {"b", std::string(kHtmlNamespace), std::vector<SanitizerName>{{"id"}, {"dir"}, {"id"}}}));
  const SanitizerConfig config = sanitizer.get();
  for (const SanitizerElement& element : *config.elements)
    EXPECT_TRUE(element.name != "b" || element.attributes == std::vector<SanitizerName>{{"id"}});
  EXPECT_TRUE(sanitizer.replace_element_with_children({"b"}));
  EXPECT_TRUE(sanitizer.allow_element({"b"}));
  EXPECT_EQ(sanitizer.get().replace_with_children_elements, std::vector<SanitizerElement>());

  Sanitizer all = Sanitizer::keep_everything();
  EXPECT_FALSE(all.allow_element({"b", std::string(kHtmlNamespace), std::vector<SanitizerName>{}}));
  EXPECT_FALSE(all.allow_element({"b"}));
  EXPECT_TRUE(all.remove_element({"b"}));
  EXPECT_FALSE(all.remove_element({"b"}));
  EXPECT_TRUE(all.allow_element({"b"}));
}

TEST(SanitizerMethods, ReplaceElementWithChildren) {
  Sanitizer sanitizer;
  EXPECT_FALSE(sanitizer.replace_element_with_children({"html"}));
  EXPECT_FALSE(sanitizer.replace_element_with_children(in_svg("svg")));
  EXPECT_TRUE(sanitizer.replace_element_with_children({"b"}));
  EXPECT_FALSE(sanitizer.replace_element_with_children({"b"}));
  EXPECT_EQ(safe("<b>x</b>", sanitizer), "x");
  EXPECT_TRUE(sanitizer.remove_element({"b"}));
  EXPECT_EQ(safe("<b>x</b>", sanitizer), "");
}

TEST(SanitizerMethods, Attributes) {
  SanitizerConfig config;
  config.elements = {{"a", std::string(kHtmlNamespace), std::vector<SanitizerName>{{"id"}}}};
  config.attributes = {{"dir"}};
  config.data_attributes = true;
  Sanitizer sanitizer = made(config);
  EXPECT_FALSE(sanitizer.allow_attribute({"data-x"}));
  EXPECT_TRUE(sanitizer.allow_attribute({"id"}));
  EXPECT_FALSE(sanitizer.allow_attribute({"id"}));
  EXPECT_EQ(sanitizer.get().elements->at(0).attributes, std::vector<SanitizerName>());
  EXPECT_TRUE(sanitizer.remove_attribute({"id"}));
  EXPECT_FALSE(sanitizer.remove_attribute({"id"}));

  Sanitizer all = Sanitizer::keep_everything();
  EXPECT_FALSE(all.allow_attribute({"id"}));
  EXPECT_TRUE(all.remove_attribute({"id"}));
  EXPECT_TRUE(all.allow_attribute({"id"}));
}

TEST(SanitizerMethods, Flags) {
  Sanitizer sanitizer;
  EXPECT_FALSE(sanitizer.set_comments(false));
  EXPECT_TRUE(sanitizer.set_comments(true));
  EXPECT_TRUE(sanitizer.set_data_attributes(true));
  EXPECT_FALSE(sanitizer.set_data_attributes(true));
  EXPECT_TRUE(sanitizer.set_javascript_urls(true));
  EXPECT_EQ(safe("<!--a--><b data-x=1>", sanitizer), "<!--a--><b data-x=\"1\"></b>");
  EXPECT_FALSE(Sanitizer::keep_everything().set_data_attributes(true));
}

// The subset rule does not hold afterwards, and nothing checks it.
TEST(SanitizerMethods, DataAttributesStayInLocalRemoveAttributes) {
  SanitizerConfig config;
  config.attributes = {{"data-x"}};
  config.data_attributes = false;
  config.elements = {
      {"b", std::string(kHtmlNamespace), std::nullopt, std::vector<SanitizerName>{{"data-x"}}}};
  Sanitizer sanitizer = made(config);
  EXPECT_TRUE(sanitizer.set_data_attributes(true));
  EXPECT_EQ(sanitizer.get().elements->at(0).remove_attributes, std::vector<SanitizerName>{{"data-x"}});
  EXPECT_EQ(safe("<b data-x=1 data-y=2>", sanitizer), "<b data-y=\"2\"></b>");
}

TEST(SanitizerMethods, ProcessingInstructions) {
  Sanitizer sanitizer;
  EXPECT_FALSE(sanitizer.remove_processing_instruction("a"));
  EXPECT_TRUE(sanitizer.allow_processing_instruction("a"));
  EXPECT_FALSE(sanitizer.allow_processing_instruction("a"));
  EXPECT_EQ(safe("<?a x?><?b y?><?A z?>", sanitizer), "<?a x?>");
  Sanitizer all = Sanitizer::keep_everything();
  EXPECT_FALSE(all.allow_processing_instruction("a"));
  EXPECT_TRUE(all.remove_processing_instruction("a"));
  EXPECT_EQ(safe("<?a x?><?b y?>", all), "<?b y?>");
}

TEST(SanitizerMethods, RemoveUnsafe) {
  Sanitizer sanitizer;
  EXPECT_FALSE(sanitizer.remove_unsafe());
  Sanitizer all = Sanitizer::keep_everything();
  EXPECT_TRUE(all.remove_unsafe());
  EXPECT_FALSE(all.remove_unsafe());
  EXPECT_EQ(all.get().remove_elements->size(), 8u);
  EXPECT_EQ(all.get().javascript_urls, false);
  const Document document =
      parse_html_fragment_unsafe("<img onclick=1 id=x><script></script><base>", {}, all);
  EXPECT_EQ(document.fragment().inner_html(), "<img id=\"x\">");
}

// --- What is removed

TEST(Sanitize, DefaultConfiguration) {
  EXPECT_EQ(safe("<h1 style=x dir=ltr onclick=y>a<script>b</script><!--c--><form>d</form></h1>"),
            "<h1 dir=\"ltr\">a</h1>");
  EXPECT_EQ(safe("<a href=javascript:x>a</a><a href=b>c</a>"), "<a>a</a><a href=\"b\">c</a>");
  EXPECT_EQ(safe("<svg viewBox='0 0 1 1'><use/><circle r=1 onload=x /></svg>"),
            "<svg viewBox=\"0 0 1 1\"><circle r=\"1\"></circle></svg>");
}

TEST(Sanitize, SafeWhateverTheConfiguration) {
  const Sanitizer all = Sanitizer::keep_everything();
  EXPECT_EQ(safe("<script></script><iframe></iframe><object></object><embed><base>x", all), "x");
  EXPECT_EQ(safe("<svg><script></script><use></use><a xlink:href='javascript:x'></a></svg>", all),
            "<svg><a></a></svg>");
  EXPECT_EQ(safe("<b ONCLICK=1 onbegin=2 ontouchstart=3 onfoo=4>", all), "<b></b>");
  SanitizerConfig config;
  config.elements = {{"script"}, {"b"}};
  config.attributes = {{"onclick"}, {"id"}};
  config.javascript_urls = true;
  EXPECT_EQ(safe("<script></script><b onclick=1 id=2></b>", made(config)), "<b id=\"2\"></b>");
}

TEST(Sanitize, NamesAreOfTheirNamespace) {
  SanitizerConfig config;
  config.elements = {in_svg("svg"), in_svg("title"), {"unknown-element"}};
  config.attributes = {{"href", kXlink}, {"unknown-attribute"}};
  const Sanitizer sanitizer = made(config);
  EXPECT_EQ(safe("<title>a</title><svg xlink:href=x href=y><title>b</title></svg>", sanitizer),
            "<svg xlink:href=\"x\"><title>b</title></svg>");
  EXPECT_EQ(safe("<unknown-element unknown-attribute=1 other-attribute=2></unknown-element><other-element>",
                 sanitizer),
            "<unknown-element unknown-attribute=\"1\"></unknown-element>");
}

TEST(Sanitize, LocalAttributes) {
  SanitizerConfig config;
  config.elements = {{"a", std::string(kHtmlNamespace), std::vector<SanitizerName>{{"id"}}},
                     {"b", std::string(kHtmlNamespace), std::nullopt, std::vector<SanitizerName>{{"dir"}}}};
  config.attributes = {{"dir"}, {"lang"}};
  EXPECT_EQ(unsafe("<a id=1 dir=2 x=3></a><b id=1 dir=2 lang=3></b>", config),
            "<a id=\"1\" dir=\"2\"></a><b lang=\"3\"></b>");
  // With a global list of what to remove, a local list of what to keep decides first.
  config.attributes.reset();
  config.remove_attributes = {{"lang"}};
  EXPECT_EQ(unsafe("<a id=1 dir=2 x=3></a><b id=1 dir=2 lang=3></b>", config),
            "<a id=\"1\"></a><b id=\"1\"></b>");
}

TEST(Sanitize, DataPrefix) {
  SanitizerConfig config;
  config.attributes.emplace();
  config.data_attributes = true;
  EXPECT_EQ(unsafe("<b data-=1 data-x=2 data=3 xdata-=4></b>", config), "<b data-=\"1\" data-x=\"2\"></b>");
}

TEST(Sanitize, ReplacedElements) {
  SanitizerConfig config;
  config.replace_with_children_elements = {{"b"}, {"template"}};
  EXPECT_EQ(unsafe("1<b>2<b>3</b><i>4<b></b>5</i></b>6<b></b><b>7</b>", config), "123<i>45</i>67");
  EXPECT_EQ(unsafe("<b>1</b>", config), "1");
  EXPECT_EQ(unsafe("<b><b><b></b></b></b>", config), "");
  EXPECT_EQ(unsafe("<b><!--x--><i></i></b><u></u>", config), "<!--x--><i></i><u></u>");
  // The contents of a template are not its children.
  EXPECT_EQ(unsafe("<template><i>x</i></template>y", config), "y");
  // In what is replaced, the rest of the configuration still applies.
  config.comments = false;
  config.remove_elements = {{"i"}};
  EXPECT_EQ(unsafe("<b><!--x--><i></i>z</b>", config), "z");
}

TEST(Sanitize, TemplatesAndShadowRoots) {
  const Sanitizer all = Sanitizer::keep_everything();
  EXPECT_EQ(safe("<template><script></script><template><b onclick=1></template></template>", all),
            "<template><template><b></b></template></template>");
  const Document document = parse_html_fragment(
      "<div><template shadowrootmode=open><b onclick=1><script></script></template>", {}, all);
  EXPECT_EQ(document.fragment().first_child().shadow_root().inner_html(), "<b></b>");
  // In SVG a template is an ordinary element.
  EXPECT_EQ(safe("<svg><template><script></script></template></svg>", all),
            "<svg><template></template></svg>");
}

// Elements that the adoption agency and reconstruction make share attributes with the first one.
TEST(Sanitize, SharedAttributes) {
  const Sanitizer all = Sanitizer::keep_everything();
  EXPECT_EQ(safe("<p><b onclick=1 id=2 onload=3 lang=4>x<p>y<p>z", all),
            "<p><b id=\"2\" lang=\"4\">x</b></p><p><b id=\"2\" lang=\"4\">y</b></p>"
            "<p><b id=\"2\" lang=\"4\">z</b></p>");
  EXPECT_EQ(safe("<p><b id=2 onload=3>x<p>y", all), "<p><b id=\"2\">x</b></p><p><b id=\"2\">y</b></p>");
  EXPECT_EQ(safe("<p><b onclick=1>x<p>y", all), "<p><b>x</b></p><p><b>y</b></p>");
}

TEST(Sanitize, AttributesOfLaterTags) {
  Document document = parse_html("<body id=1 onload=2><body onclick=3 lang=4 id=5><html dir=6 onblur=7>",
                                 Sanitizer::keep_everything());
  EXPECT_EQ(document.body().outer_html(), "<body id=\"1\" lang=\"4\"></body>");
  EXPECT_EQ(document.document_element().attribute_count(), 1u);
  // The element can be modified afterwards.
  EXPECT_EQ(document.set_attribute(document.body(), "title", "x"), DomError::none);
  EXPECT_EQ(document.set_attribute(document.body(), "onclick", "y"), DomError::none);
  EXPECT_EQ(document.remove_attribute(document.body(), "id"), DomError::none);
  EXPECT_EQ(document.body().outer_html(), "<body lang=\"4\" title=\"x\" onclick=\"y\"></body>");
  EXPECT_EQ(sanitize(document, document.root(), Sanitizer::keep_everything()), DomError::none);
  EXPECT_EQ(document.body().outer_html(), "<body lang=\"4\" title=\"x\"></body>");
  EXPECT_EQ(document.clone(document.body()).attribute_count(), 2u);
}

TEST(Sanitize, UrlsThatNavigate) {
  const Sanitizer all = Sanitizer::keep_everything();
  EXPECT_EQ(
      safe("<form action=javascript:x><button formaction=javascript:x><input formaction=javascript:x>", all),
      "<form><button><input></button></form>");
  EXPECT_EQ(safe("<area href=javascript:x><img src=javascript:x>", all), "<area><img src=\"javascript:x\">");
  EXPECT_EQ(safe("<math><mi href=javascript:x xlink:href=javascript:y></math>", all),
            "<math><mi></mi></math>");
  EXPECT_EQ(safe("<svg><animate attributeName=href /><set attributeName=xlink:href />"
                 "<animateTransform attributeName=href /><animateMotion attributeName=href /></svg>",
                 all),
            "<svg><animate></animate><set></set><animateTransform></animateTransform>"
            "<animateMotion attributeName=\"href\"></animateMotion></svg>");
  EXPECT_EQ(safe("<svg><set attributeName=' href' /></svg>", all),
            "<svg><set attributeName=\" href\"></set></svg>");
  SanitizerConfig config;
  EXPECT_EQ(unsafe("<a href=javascript:x></a>", config), "<a href=\"javascript:x\"></a>");
  config.javascript_urls = false;
  EXPECT_EQ(unsafe("<a href=javascript:x></a>", config), "<a></a>");
}

// What the URL parser refuses stays in a tree, unless the scheme decides.
TEST(Sanitize, AnyJavascriptScheme) {
  using namespace std::string_view_literals;
  constexpr std::string_view kWithNull = "javascript://a\0b/%0Aalert(1)"sv;
  ASSERT_FALSE(detail::UrlRules().contains_a_javascript_url(kWithNull));
  for (const bool scheme_decides : {false, true}) {
    Document document = parse("<a></a>");
    const Node link = document.root().find("a");
    ASSERT_EQ(document.set_attribute(link, "href", kWithNull), DomError::none);
    SanitizeOptions options;
    options.any_javascript_scheme = scheme_decides;
    EXPECT_EQ(sanitize(document, document.body(), Sanitizer::keep_everything(), options), DomError::none);
    EXPECT_EQ(link.has_attribute("href"), !scheme_decides);
    EXPECT_EQ(sanitize_unsafe(document, document.body(), Sanitizer::keep_everything(), options),
              DomError::none);
    for (const SanitizeMethod method : {SanitizeMethod::filter_tree, SanitizeMethod::while_parsing}) {
      options.method = method;
      const Document parsed =
          parse_html("<a href='javascript://[::01.2.3.4]/'>", Sanitizer::keep_everything(), options);
      EXPECT_EQ(parsed.root().find("a").has_attribute("href"), !scheme_decides);
    }
  }
}

TEST(Sanitize, EventHandlersThatNoStandardDefines) {
  constexpr std::string_view kHtml =
      "<p onfullscreenchange=1 onclick=2 ongesturestart=3 on=4 on1=5 once-=6 xon=7>";
  for (const SanitizeMethod method : {SanitizeMethod::filter_tree, SanitizeMethod::while_parsing}) {
    SanitizeOptions options;
    options.method = method;
    EXPECT_EQ(held(parse_html(kHtml, Sanitizer::keep_everything(), options)).body().inner_html(),
              "<p on=\"4\" on1=\"5\" once-=\"6\" xon=\"7\"></p>");
    options.only_standard_event_handlers = true;
    EXPECT_EQ(
        held(parse_html(kHtml, Sanitizer::keep_everything(), options)).body().inner_html(),
        "<p onfullscreenchange=\"1\" ongesturestart=\"3\" on=\"4\" on1=\"5\" once-=\"6\" xon=\"7\"></p>");
    EXPECT_NE(
        held(parse_html_unsafe(kHtml, Sanitizer::keep_everything())).body().inner_html().find("onclick"),
        std::string::npos);
  }
}

TEST(Sanitize, JavascriptUrls) {
  using namespace std::string_view_literals;
  const auto contains = [](std::string_view value) {
    return detail::UrlRules().contains_a_javascript_url(value);
  };
  for (const std::string_view value : {"javascript:"sv,
                                       "JaVaScRiPt:x"sv,
                                       " \t\x01\x1f"
                                       "javascript:x \n"sv,
                                       "java\nscr\tipt\r:x"sv,
                                       "javascript:/x"sv,
                                       "javascript://x"sv,
                                       "javascript:///"sv,
                                       "javascript://"sv,
                                       "javascript://%0aalert(1)"sv,
                                       "javascript://a:80/"sv,
                                       "javascript://a:/"sv,
                                       "javascript://u:p@a:65535"sv,
                                       "javascript://@a"sv,
                                       "javascript://[::1]"sv,
                                       "javascript://[::1]:80/"sv,
                                       "javascript:/\t/a\nb"sv,
                                       "javascript:[ <"sv,
                                       "javascript:/ <"sv,
                                       "javascript://a/ <>"sv,
                                       "javascript://\xC3\xA9"sv,
                                       "javascript://a\\b"sv,
                                       "javascript://[1:2:3:4:5:6:7:8]"sv,
                                       "javascript://[::1.2.3.4]"sv,
                                       "javascript://?x y"sv}) {
    const bool backslash = value.find('\\') != std::string_view::npos;
    EXPECT_EQ(contains(value), !backslash) << value;
  }
  for (const std::string_view value : {""sv,
                                       "javascript"sv,
                                       "javascript :x"sv,
                                       "xjavascript:"sv,
                                       "\xC2\xA0javascript:x"sv,
                                       "jscript:x"sv,
                                       "\xEF\xBB\xBFjavascript:x"sv,
                                       "\xEF\xBF\xBDjavascript:x"sv,
                                       "java script:x"sv,
                                       "http://javascript:x"sv,
                                       "javascript://["sv,
                                       "javascript://[]"sv,
                                       "javascript://[1]"sv,
                                       "javascript://[::1"sv,
                                       "javascript://[::1]x"sv,
                                       "javascript://a b"sv,
                                       "javascript://<"sv,
                                       "javascript://@/"sv,
                                       "javascript://a@"sv,
                                       "javascript://:80"sv,
                                       "javascript://a:99999/"sv,
                                       "javascript://a:65536"sv,
                                       "javascript://a:8x"sv,
                                       "javascript://a^"sv,
                                       "javascript://a|b"sv,
                                       "javascript://a:b:c"sv,
                                       "javascript://[1:2:3:4:5:6:7:8:9]"sv,
                                       "javascript://[::1.2.3.256]"sv,
                                       "javascript://[:1]"sv,
                                       "javascript://[1::2::3]"sv}) {
    EXPECT_FALSE(contains(value)) << value;
  }
}

TEST(Sanitize, Ipv6Addresses) {
  using detail::is_ipv6_address;
  for (const char* text : {"::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8",
                           "1:2:3:4:5:6:1.2.3.4", "::ffff:1.2.3.4", "ABCD:ef01::"})
    EXPECT_TRUE(is_ipv6_address(text)) << text;
  for (const char* text : {"",
                           ":",
                           "1",
                           ":1",
                           "1:",
                           "1:2:3:4:5:6:7",
                           "1:2:3:4:5:6:7:8:9",
                           "12345::",
                           "g::",
                           ":::",
                           "1::2::3",
                           "::1.2.3",
                           "::1.2.3.4.5",
                           "::01.2.3.4",
                           "::1.2.3.256",
                           "::1.2.3.",
                           "1:2:3:4:5:6:7:1.2.3.4",
                           "::.1.2.3",
                           "::1.2.3.4:5",
                           "1:2:3:4:5:6:7:8::"})
    EXPECT_FALSE(is_ipv6_address(text)) << text;
}

// --- The methods

TEST(SetHtml, Targets) {
  Document document = parse("<!doctype html><div id=d>old<b>old</b></div><template id=t>old</template>");
  const Node div = document.root().find_by_id("d"), templ = document.root().find_by_id("t");
  EXPECT_TRUE(set_html(document, div, "<i onclick=1>new</i><script></script>"));
  EXPECT_EQ(div.outer_html(), "<div id=\"d\"><i>new</i></div>");
  EXPECT_TRUE(set_html(document, templ, "<tr><td onclick=1>x"));
  EXPECT_EQ(templ.inner_html(), "<tr><td>x</td></tr>");
  expect_linked(document.root());
  const Node fragment = document.create_document_fragment();
  EXPECT_TRUE(set_html(document, fragment, "<b>x"));
  EXPECT_EQ(fragment.inner_html(), "<b>x</b>");
  // The markup may be a view of the document.
  EXPECT_EQ(document.set_text_content(div, "<u>x</u>"), DomError::none);
  EXPECT_TRUE(set_html(document, div, div.first_child().data()));
  EXPECT_EQ(div.inner_html(), "<u>x</u>");

  EXPECT_EQ(set_html(document, div.first_child().first_child(), "x").error, DomError::invalid_node_type);
  EXPECT_EQ(set_html(document, Node(), "x").error, DomError::wrong_document);
  const Document other = parse("");
  EXPECT_EQ(set_html(document, other.body(), "x").error, DomError::wrong_document);
  SanitizeOptions limited;
  limited.parse.limits.nodes = 5;
  EXPECT_EQ(set_html(document, div, "<b></b><b></b><b></b><b></b><b></b>", {}, limited).error,
            DomError::quota_exceeded);
  EXPECT_EQ(div.inner_html(), "<u>x</u>");
}

TEST(SetHtml, ShadowRoots) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  Document document = parse("<div><template shadowrootmode=open>old</template></div>", options);
  const Node shadow = document.body().first_child().shadow_root();
  EXPECT_TRUE(set_html(document, shadow, "<b onclick=1>new</b>"));
  EXPECT_EQ(shadow.inner_html(), "<b>new</b>");
}

TEST(SetHtml, Scripts) {
  Document document = parse("<script>old</script><svg><script>old</script></svg>");
  for (const Node script : {document.root().find("script"), document.root().find(Namespace::svg, "script")}) {
    const SetHtmlResult result = set_html(document, script, "new");
    EXPECT_TRUE(result.nothing_done && !result && result.error == DomError::none);
    EXPECT_EQ(script.text_content(), "old");
    EXPECT_TRUE(set_html_unsafe(document, script, "new", Sanitizer::keep_everything()));
    EXPECT_EQ(script.text_content(), "new");
  }
  FragmentContext context;
  context.local_name = "script";
  const Document nothing = parse_html_fragment("x", context);
  EXPECT_FALSE(nothing.fragment().first_child());
}

TEST(SetHtml, ScriptingModes) {
  const Sanitizer all = Sanitizer::keep_everything();
  // As on the Web, noscript of a fragment is text, and that of a document has elements.
  EXPECT_EQ(safe("<noscript><b></noscript>", all), "<noscript>&lt;b&gt;</noscript>");
  SanitizeOptions options;
  options.parse.scripting = false;
  const Document fragment = parse_html_fragment("<noscript><b></noscript>", {}, all, options);
  EXPECT_EQ(fragment.fragment().inner_html(), "<noscript><b></b></noscript>");
  const Document document = parse_html("<body><noscript><b></noscript>", all);
  EXPECT_EQ(document.body().inner_html(), "<noscript><b></b></noscript>");
}

TEST(SetHtml, Documents) {
  Document document = parse_html("<!--a--><!doctype html><?b?><title>c</title><p onclick=1>d</p><!--e-->");
  EXPECT_EQ(document.root().inner_html(),
            "<!DOCTYPE html><html><head><title>c</title></head><body><p>d</p></body></html>");
  SanitizerConfig config;
  config.elements = {{"p"}};
  document = parse_html("<p>x", made(config));
  EXPECT_EQ(document.root().inner_html(), "");
}

TEST(SanitizeTree, GoesIntoTheNodeItself) {
  Document document = parse("<template><script></script>x</template>");
  const Node templ = document.root().find("template");
  EXPECT_EQ(sanitize(document, templ), DomError::none);
  EXPECT_EQ(templ.inner_html(), "x");
  EXPECT_EQ(sanitize(document, Node()), DomError::wrong_document);
  // A tree that the parser does not make.
  const Node fragment = document.create_document_fragment(), b = document.create_element("b");
  ASSERT_EQ(document.append(fragment, b), DomError::none);
  Sanitizer sanitizer;
  sanitizer.replace_element_with_children({"b"});
  EXPECT_EQ(sanitize(document, fragment, sanitizer), DomError::none);
  EXPECT_FALSE(fragment.first_child());
}

// The document's edition decides: that of 2024 parses `<?a?>` as a comment.
TEST(Sanitize, SetHtmlFollowsTheEditionOfTheDocument) {
  if (!find_edition("2024-09-12") || !find_edition("2026-10-03")) GTEST_SKIP() << "an edition is missing";
  ParseOptions options;
  options.edition = *find_edition("2024-09-12");
  Document document = parse("<p>", options);
  const Node body = document.body();
  EXPECT_TRUE(set_html_unsafe(document, body, "<?a?>", Sanitizer::keep_everything()));
  EXPECT_EQ(body.first_child().type(), NodeType::comment);
  Document newer = parse("<p>");
  EXPECT_TRUE(set_html_unsafe(newer, newer.body(), "<?a?>", Sanitizer::keep_everything()));
  EXPECT_EQ(newer.body().first_child().type(), NodeType::processing_instruction);
}

// --- Reports

std::vector<std::string> reported(std::string_view html, const Sanitizer& sanitizer) {
  struct Found {
    std::string_view html;
    std::vector<std::string> lines;
  } found{html, {}};
  SanitizeOptions options;
  options.parse.positions = true;
  options.on_removal = [](const SanitizerRemoval& removal, void* data) {
    auto& into = *static_cast<Found*>(data);
    std::string line(into.html.substr(removal.range.begin, removal.range.end - removal.range.begin));
    line.append(" by ").append(removal.member);
    if (removal.unsafe) line += ", unsafe";
    if (removal.attribute) line += ", attribute " + std::string(removal.attribute.qualified_name());
    into.lines.push_back(line);
  };
  options.removal_user_data = &found;
  const Document document = parse_html_fragment(html, {}, sanitizer, options);
  EXPECT_TRUE(document.has_positions());
  return found.lines;
}

TEST(SanitizeReport, SaysWhatAndWhy) {
  SanitizerConfig config;
  config.remove_elements = {{"i"}};
  config.replace_with_children_elements = {{"u"}};
  config.remove_attributes = {{"id"}};
  config.comments = false;
  const std::vector<std::string> expected = {
      "<!--c--> by comments",
      "id=1 by removeAttributes, attribute id",
      "onclick=\"2\" by removeAttributes, unsafe, attribute onclick",
      "<i class=x> by removeElements",
      "<u> by replaceWithChildrenElements",
      "<script> by removeElements, unsafe",
      "href=javascript:x by javascriptURLs, unsafe, attribute href",
  };
  EXPECT_EQ(
      reported("<!--c--><b id=1 lang onclick=\"2\">x</b><i class=x><br id=3></i><u><script></script></u>"
               "<a href=javascript:x>",
               made(config)),
      expected);
  EXPECT_EQ(reported("<img>", Sanitizer()), std::vector<std::string>{"<img> by elements"});
}

TEST(SanitizeReport, ManyRemovals) {
  SanitizeOptions options;
  options.parse.positions = true;
  std::size_t reports = 0;
  options.on_removal = [](const SanitizerRemoval&, void* data) { ++*static_cast<std::size_t*>(data); };
  options.removal_user_data = &reports;
  constexpr std::size_t kCount = 5'000;
  std::string html;
  for (std::size_t i = 0; i < kCount; ++i) html += "<b onclick=1></b><body onload=1 x=2>";
  html += "<p";
  for (std::size_t i = 0; i < kCount; ++i) html += " a" + std::to_string(i) + "=1";
  const Document document = parse_html(html + ">", Sanitizer(), options);
  EXPECT_EQ(document.status(), Status::ok);
  EXPECT_EQ(reports, 2 * kCount + 2);
}

TEST(Sanitizer, ThreadsShareOne) {
  SanitizerConfig config;
  config.elements = {{"b"}};
  const Sanitizer sanitizer = made(config);
  std::vector<std::thread> threads;
  std::vector<std::string> results(8);
  for (std::string& result : results) threads.emplace_back([&] { result = safe("<b><i>", sanitizer); });
  for (std::thread& thread : threads) thread.join();
  for (const std::string& result : results) EXPECT_EQ(result, "<b></b>");
}

}  // namespace
}  // namespace lockstep::test
