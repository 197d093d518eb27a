// Tests templates: contents, declarative shadow roots, content patching.
#include <gtest/gtest.h>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

ParseOptions with_shadow_roots() {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  return options;
}

TEST(Template, ContentsAreASeparateFragment) {
  const Document document = parse("<body><template><td>x</td></template>");
  const Node element = find_element(document, "template");
  ASSERT_TRUE(element);
  EXPECT_FALSE(element.first_child());
  const Node contents = element.template_contents();
  ASSERT_TRUE(contents);
  EXPECT_EQ(contents.type(), NodeType::document_fragment);
  EXPECT_FALSE(contents.parent());
  EXPECT_TRUE(contents.first_child().is_html("td"));
  EXPECT_FALSE(find_element(document, "td"));  // a walk does not enter it
  EXPECT_FALSE(find_element(document, "body").template_contents());
  EXPECT_EQ(tree(document), R"(
| <html>
|   <head>
|   <body>
|     <template>
|       content
|         <td>
|           "x"
)");
}

TEST(Template, SvgTemplateHasNoContents) {
  const Document document = parse("<svg><template>x");
  EXPECT_FALSE(find_element(document, "template").template_contents());
}

TEST(ShadowRoot, Allowed) {
  const Document document =
      parse("<div><template shadowrootmode=open><p>x</template>y</div>", with_shadow_roots());
  EXPECT_EQ(tree(document), R"(
| <html>
|   <head>
|   <body>
|     <div>
|       #shadow-root (open)
|         <p>
|           "x"
|       "y"
)");
  const Node host = find_element(document, "div");
  const Node root = host.shadow_root();
  ASSERT_TRUE(root);
  EXPECT_EQ(root.type(), NodeType::document_fragment);
  EXPECT_FALSE(root.parent());
  ASSERT_NE(root.shadow_root_properties(), nullptr);
  EXPECT_EQ(root.shadow_root_properties()->mode, ShadowRootMode::open);
  EXPECT_FALSE(root.shadow_root_properties()->serializable);
  EXPECT_EQ(host.shadow_root_properties(), nullptr);
  EXPECT_EQ(broken_links(document), "");
}

TEST(ShadowRoot, NotAllowed) {
  EXPECT_EQ(tree("<div><template shadowrootmode=open><p>x</template>y</div>"), R"(
| <html>
|   <head>
|   <body>
|     <div>
|       <template>
|         shadowrootmode="open"
|         content
|           <p>
|             "x"
|       "y"
)");
}

TEST(ShadowRoot, Properties) {
  const Document document = parse(
      "<x-host><template shadowrootmode=CLOSED shadowrootdelegatesfocus shadowrootserializable "
      "shadowrootclonable "
      "shadowrootslotassignment=Manual shadowrootcustomelementregistry></template>",
      with_shadow_roots());
  const Node root = find_element(document, "x-host").shadow_root();
  ASSERT_TRUE(root);
  const ShadowRootProperties& properties = *root.shadow_root_properties();
  EXPECT_EQ(properties.mode, ShadowRootMode::closed);
  EXPECT_TRUE(properties.delegates_focus);
  EXPECT_TRUE(properties.serializable);
  EXPECT_TRUE(properties.clonable);
  EXPECT_TRUE(properties.manual_slot_assignment);
  EXPECT_TRUE(properties.null_custom_element_registry);
}

TEST(ShadowRoot, OnlyTheFirstTemplateAttaches) {
  EXPECT_EQ(tree("<p><template shadowrootmode=closed>a</template><template shadowrootmode=open>b</template>",
                 with_shadow_roots()),
            R"(
| <html>
|   <head>
|   <body>
|     <p>
|       #shadow-root (closed)
|         "a"
|       <template>
|         shadowrootmode="open"
|         content
|           "b"
)");
}

TEST(ShadowRoot, ElementsThatCannotBeHosts) {
  for (const char* host : {"a", "ul", "button", "annotation-xml", "font-face"}) {
    const std::string tag = host;
    const Document document =
        parse('<' + tag + "><template shadowrootmode=open>x</template>", with_shadow_roots());
    EXPECT_FALSE(find_element(document, host).shadow_root()) << host;
    EXPECT_TRUE(find_element(document, "template")) << host;
  }
  for (const char* host : {"article", "h1", "span", "x-y", "div"}) {
    const std::string tag = host;
    const Document document =
        parse('<' + tag + "><template shadowrootmode=open>x</template>", with_shadow_roots());
    EXPECT_TRUE(find_element(document, host).shadow_root()) << host;
    EXPECT_FALSE(find_element(document, "template")) << host;
  }
  // The body element can.
  EXPECT_TRUE(find_element(parse("<body><template shadowrootmode=open>x", with_shadow_roots()), "body")
                  .shadow_root());
}

TEST(ShadowRoot, UnknownModeIsAnOrdinaryTemplate) {
  EXPECT_TRUE(find_element(parse("<div><template shadowrootmode=ajar>x", with_shadow_roots()), "template"));
}

TEST(ShadowRoot, Nested) {
  EXPECT_EQ(tree("<div><template shadowrootmode=open><span><template "
                 "shadowrootmode=closed>x</template></span></template>",
                 with_shadow_roots()),
            R"(
| <html>
|   <head>
|   <body>
|     <div>
|       #shadow-root (open)
|         <span>
|           #shadow-root (closed)
|             "x"
)");
}

TEST(ShadowRoot, Serialized) {
  const Document document = parse(
      "<body><div><template shadowrootmode=open shadowrootserializable "
      "shadowrootdelegatesfocus>x</template>y</div>"
      "<p><template shadowrootmode=open>z</template></p>",
      with_shadow_roots());
  const Node body = find_element(document, "body");
  EXPECT_EQ(serialize_html(body), "<div>y</div><p></p>");
  SerializeOptions options;
  options.serializable_shadow_roots = true;
  EXPECT_EQ(serialize_html(body, options),
            "<div><template shadowrootmode=\"open\" shadowrootdelegatesfocus=\"\" "
            "shadowrootserializable=\"\">x</template>y"
            "</div><p></p>");
}

// Neighbouring texts are two nodes where a marker was between them; the dump joins them.
TEST(ContentPatching, RangeBetweenMarkers) {
  const Document document = parse(
      "<body><div>a<?start name=\"n\">old<b>old</b><?end>z</div><template for=n>new<i>new</i></template>q");
  EXPECT_EQ(tree(document), R"(
| <html>
|   <head>
|   <body>
|     <div>
|       "anew"
|       <i>
|         "new"
|       "z"
|     "q"
)");
  EXPECT_EQ(broken_links(document), "");
}

TEST(ContentPatching, SingleMarker) {
  EXPECT_EQ(tree("<body><div>a<?marker name=\"n\">z</div><template for=n><b>new</b></template>"), R"(
| <html>
|   <head>
|   <body>
|     <div>
|       "a"
|       <b>
|         "new"
|       "z"
)");
}

TEST(ContentPatching, StartWithoutEndReachesToTheEndOfItsParent) {
  EXPECT_EQ(tree("<body><div>a<?start name=\"n\">old<p>old</div><template for=n>new</template>"), R"(
| <html>
|   <head>
|   <body>
|     <div>
|       "anew"
)");
}

TEST(ContentPatching, MarkersStayAtTheEndOfTheFile) {
  EXPECT_EQ(tree("<body><div><?start name=\"n\">old<?end></div><template for=n>new"), R"(
| <html>
|   <head>
|   <body>
|     <div>
|       <?start name="n"?>
|       "new"
|       <?end ?>
)");
}

TEST(ContentPatching, NestedRanges) {
  EXPECT_EQ(tree("<body><div><?start name=\"n\">a<?start name=\"m\">b<?end>c<?end>d</div><template "
                 "for=n>new</template>"),
            R"(
| <html>
|   <head>
|   <body>
|     <div>
|       "newd"
)");
}

TEST(ContentPatching, FirstOfSeveralMarkersInTreeOrder) {
  // The second one is foster-parented.
  EXPECT_EQ(tree("<body><table><?marker name=\"n\"><div>a<?marker name=\"n\">b</div></table>"
                 "<template for=n>new</template>"),
            R"(
| <html>
|   <head>
|   <body>
|     <div>
|       "anewb"
|     <table>
|       <?marker name="n"?>
)");
  // Those in other trees do not count, however many and deep they are.
  const std::string deep = "<template>" + repeated("<div>", 1000) + repeated("<?marker name=\"n\">", 3) +
                           repeated("</div>", 1000) + "</template>";
  const Document document =
      parse("<body>" + deep + deep + "<?marker name=\"m\"><p>a<?marker name=\"n\">b</p>" +
            "<template for=n>new</template>");
  EXPECT_EQ(find_element(document, "p").text_content(), "anewb");
  EXPECT_EQ(document.body().last_child().text_content(), "anewb");
}

TEST(ContentPatching, WithoutMarkerAnOrdinaryTemplate) {
  for (const char* html : {"<body><div><?marker name=\"n\"></div><template for=m>new</template>",
                           "<body><div><?marker name=\"n\"></div><template for>new</template>"}) {
    const Document document = parse(html);
    EXPECT_TRUE(find_element(document, "template").template_contents().first_child()) << html;
  }
}

}  // namespace
}  // namespace lockstep::test
