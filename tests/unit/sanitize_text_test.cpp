// Tests sanitizing text to text: what settles, what is refused, and that nothing unsafe reappears, wherever
// the text is inserted.
#include <gtest/gtest.h>

#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/random_markup.h"

namespace lockstep::test {
namespace {

std::string repeat(std::string_view text, std::size_t count) {
  std::string out;
  for (; count != 0; --count) out += text;
  return out;
}

Sanitizer sanitizer_of(std::string_view json) {
  const SanitizerResult made = Sanitizer::from_json(json);
  EXPECT_TRUE(made) << json << ": " << made.error().message;
  return *made;
}

// Whether an element or attribute could run a script, found without the sanitizer.
std::string unsafe_in(Node root) {
  std::vector<Node> roots = {root};
  while (!roots.empty()) {
    const Node top = roots.back();
    roots.pop_back();
    for (Node node = top.following(top); node; node = node.following(top)) {
      if (node.template_contents()) roots.push_back(node.template_contents());
      if (node.shadow_root()) roots.push_back(node.shadow_root());
      for (const std::string_view name : {"script", "iframe", "object", "embed", "base", "frame"})
        if (node.is_html(name)) return std::string(name);
      if (node.element_namespace() == Namespace::svg &&
          (node.local_name() == "script" || node.local_name() == "use"))
        return std::string(node.local_name());
      for (const Attribute attribute : node.attributes()) {
        if (attribute.qualified_name().starts_with("on")) return std::string(attribute.qualified_name());
        const bool is_link = node.local_name() == "a" || node.element_namespace() == Namespace::mathml;
        const bool navigates =
            (is_link && attribute.local_name() == "href") || attribute.local_name().ends_with("action");
        if (navigates && attribute.value().starts_with("javascript:")) return std::string(attribute.value());
      }
    }
  }
  return "";
}

// The same of a text, parsed by all editions, with scripting and without, in and out of quirks mode.
std::string unsafe_in(std::string_view html, std::string_view context, Namespace name_space) {
  for (const EditionInfo& info : editions())
    for (const bool scripting : {false, true})
      for (const QuirksMode quirks : {QuirksMode::no_quirks, QuirksMode::quirks}) {
        ParseOptions options;
        options.edition = info.edition;
        options.scripting = scripting;
        const Document document = parse_fragment(
            html, {.local_name = context, .element_namespace = name_space, .quirks_mode = quirks}, options);
        if (const std::string found = unsafe_in(document.fragment()); !found.empty()) return found;
      }
  return "";
}

std::string unsafe_in_page(std::string_view html, const ParseOptions& options = {}) {
  const Document document = parse(html, options);
  return unsafe_in(document.root());
}

TEST(SanitizeText, DefaultConfiguration) {
  const std::string_view kCases[][2] = {
      {"", ""},
      {"a < b & c", "a &lt; b &amp; c"},
      {"<p onclick=x()>Hi <script>alert(1)</script><b class=c>there", "<p>Hi <b>there</b></p>"},
      {"<a href=javascript:x() title=t>x</a><a href='/y'>y</a>", "<a title=\"t\">x</a><a href=\"/y\">y</a>"},
      {"<!-- c --><?pi d?>x", "x"},
      {"<td>x</td><table><tr><td>y", "x<table><tbody><tr><td>y</td></tr></tbody></table>"},
      {"<pre>\n\n a</pre>", "<pre>\n\n a</pre>"},
      {"<p>x&#13;y", "<p>x\ny</p>"},
      {"<plaintext>x", ""},
      {"<a href=1><table><a href=2>x", "<a href=\"1\"></a><a href=\"2\">x</a><table></table>"},
  };
  for (const auto& [html, expected] : kCases) {
    const SanitizedText made = sanitize(html);
    EXPECT_TRUE(made) << html << ": " << made.message;
    EXPECT_EQ(made.html, expected) << html;
    EXPECT_EQ(sanitize(made.html).html, made.html) << html;
    EXPECT_EQ(sanitize(made.html).rounds, 0u) << html;
  }
}

// Published ideas of mutation XSS, as far as they depend on the parser.
constexpr std::string_view kPayloads[] = {
    // Raw text in foreign content.
    "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
    "<math><mi><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
    "<form><math><mtext></form><form><mglyph><svg><mtext><style><path id=\"</style><img onerror=alert(1) "
    "src>\">",
    "<math><mtext><table><mglyph><style><math><img src onerror=alert(1)>",
    "<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title=\"</style><img src "
    "onerror=alert(1)>\">",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    "<svg><title><style><img title=\"</style><img src onerror=alert(1)>\"></title></svg>",
    "<svg><desc><noscript></desc><style></noscript><a id=\"</style><img src onerror=alert(1)>\">",
    "<svg><foreignobject><math><annotation-xml encoding=text/html><style><a id=\"</style><img src "
    "onerror=alert(1)>\">",
    "<math><annotation-xml encoding=\"text/html\"><style><img src "
    "onerror=alert(1)></style></annotation-xml></math>",
    "<math><annotation-xml><style><img src onerror=alert(1)></style></annotation-xml></math>",
    "<svg><a><svg><foreignObject><p><table><svg><style><a title=\"</style><img src onerror=alert(1)>\">",
    // Raw text that another parser ends elsewhere.
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<noscript><style></noscript><img src onerror=alert(1)></style>",
    "<xmp><p title=\"</xmp><svg/onload=alert(1)>\">",
    "<textarea><p title=\"</textarea><img src onerror=alert(1)>\">",
    "<iframe><p title=\"</iframe><img src onerror=alert(1)>\">",
    "<noembed><p title=\"</noembed><img src onerror=alert(1)>\">",
    "<noframes><p title=\"</noframes><img src onerror=alert(1)>\">",
    "<title><p title=\"</title><img src onerror=alert(1)>\">",
    "<template><p title=\"</template><img src onerror=alert(1)>\">",
    "<template shadowrootmode=open shadowrootserializable><img src onerror=alert(1)></template>",
    "<select><template><noscript></select><img src onerror=alert(1)>",
    "<select><style></select><img src=x onerror=alert(1)></style>",
    "<select><option><xmp></select><a title=\"</xmp><img src onerror=alert(1)>\">",
    // Comments and processing instructions.
    "<!--><img src onerror=alert(1)>-->",
    "<!--a--!><img src onerror=alert(1)>-->",
    "<!-- </textarea></title></style></noscript><img src onerror=alert(1)> -->",
    "<?x a=\"><img src onerror=alert(1)>\"?>",
    "<?xml-stylesheet ><img src onerror=alert(1)>?>",
    "<![CDATA[><img src onerror=alert(1)>]]>",
    "<svg><![CDATA[><img src onerror=alert(1)>]]></svg>",
    "</ a=\"><img src onerror=alert(1)>\">",
    // Trees that no text gives.
    "<form id=a><div></form><form id=b><input name=x></form></form>",
    "<form><table><tr><td></form><form><input></form></table></form>",
    "<a><table><a></table><img src onerror=alert(1)>",
    "<table><caption><svg><style><tr><img title=\"</style><img src onerror=alert(1)>\">",
    "<p><table><tr><td><p><table></p><style></table><img src onerror=alert(1)></style>",
    "<b><p><b><p><b><style><p title=\"</style><img src onerror=alert(1)>\">",
    "<dl><dt><template><dd><svg><style></dl><img src onerror=alert(1)>",
    "<nobr><svg><foreignObject><nobr><style></nobr></svg><img src onerror=alert(1)>",
    "<plaintext><img src onerror=alert(1)>",
    "<body onload=alert(1)><html onclick=alert(1)>x",
    "<frameset onload=alert(1)><frame src=javascript:alert(1)>",
    "<image src=x onerror=alert(1)><isindex onclick=alert(1)>",
    "<img src=`x` title='\"><img src onerror=alert(1)>'>",
    std::string_view("<img title=\"\0></style><img src onerror=alert(1)>\">", 50),
    "<svg><animate attributeName=href values=javascript:alert(1)><a><text>x",
    "<svg><use href=\"data:image/svg+xml,<svg id=x onload=alert(1)>#x\">",
    "<math href=javascript:alert(1)>x<mi xlink:href=javascript:alert(2)>y",
};

constexpr std::string_view kConfigs[] = {
    "\"default\"",
    "{}",
    "{\"comments\": true, \"removeElements\": [\"style\"]}",
    "{\"elements\": [\"p\", \"a\", \"img\", \"noscript\", \"style\", \"textarea\", \"title\", \"xmp\", "
    "\"template\", "
    "\"select\", \"option\", \"table\", \"tr\", \"td\", \"form\", {\"name\": \"svg\", \"namespace\": "
    "\"http://www.w3.org/2000/svg\"}, {\"name\": \"style\", \"namespace\": \"http://www.w3.org/2000/svg\"}, "
    "{\"name\": \"math\", \"namespace\": \"http://www.w3.org/1998/Math/MathML\"}, {\"name\": \"mtext\", "
    "\"namespace\": \"http://www.w3.org/1998/Math/MathML\"}], \"comments\": true}",
    "{\"replaceWithChildrenElements\": [\"p\", \"form\", \"table\", \"template\", {\"name\": \"mtext\", "
    "\"namespace\": "
    "\"http://www.w3.org/1998/Math/MathML\"}, {\"name\": \"foreignObject\", \"namespace\": "
    "\"http://www.w3.org/2000/svg\"}, {\"name\": \"style\", \"namespace\": \"http://www.w3.org/2000/svg\"}]}",
    "{\"removeAttributes\": [\"encoding\", \"shadowrootmode\"], \"comments\": true}",
};

constexpr LandingPlace kPlaces[] = {
    {"select", Namespace::html},   {"table", Namespace::html},   {"tr", Namespace::html},
    {"td", Namespace::html},       {"svg", Namespace::svg},      {"desc", Namespace::svg},
    {"math", Namespace::mathml},   {"mtext", Namespace::mathml}, {"template", Namespace::html},
    {"textarea", Namespace::html}, {"title", Namespace::html},   {"noscript", Namespace::html},
    {"p", Namespace::html},        {"a", Namespace::html},       {"button", Namespace::html},
    {"pre", Namespace::html},      {"option", Namespace::html},
};

TEST(SanitizeText, NothingUnsafeComesBack) {
  std::size_t settled = 0, refused = 0;
  for (const std::string_view config : kConfigs) {
    const Sanitizer sanitizer = sanitizer_of(config);
    for (const std::string_view payload : kPayloads) {
      for (const SanitizeMethod method : {SanitizeMethod::filter_tree, SanitizeMethod::while_parsing}) {
        SanitizeTextOptions options;
        options.method = method;
        options.places = kPlaces;
        SanitizedText made = sanitize(payload, sanitizer, options);
        if (!made) {
          ++refused;
          EXPECT_EQ(made.error, SanitizeTextError::unsettled);
          EXPECT_NE(made.message, "");
          EXPECT_EQ(made.html, "");
          options.drop_if_unsettled = true;
          made = sanitize(payload, sanitizer, options);
          EXPECT_TRUE(made) << payload << ": " << made.message;
          EXPECT_TRUE(made.dropped);
        }
        ++settled;
        EXPECT_EQ(unsafe_in(made.html, "body", Namespace::html), "") << config << payload << "\n"
                                                                     << made.html;
        for (const LandingPlace& place : kPlaces) {
          EXPECT_EQ(unsafe_in(made.html, place.local_name, place.element_namespace), "")
              << config << payload << "\n"
              << made.html << "\n"
              << "in " << place.local_name;
          if (place.element_namespace != Namespace::html) continue;
          // As a part of a page.
          std::string page = "<!doctype html><body><";
          page.append(place.local_name).append(">").append(made.html).append("</").append(place.local_name);
          for (const EditionInfo& info : editions())
            for (const bool scripting : {false, true}) {
              ParseOptions parsing;
              parsing.edition = info.edition;
              parsing.scripting = scripting;
              EXPECT_EQ(unsafe_in_page(page + ">", parsing), "") << config << payload << "\n" << page;
            }
        }
      }
    }
  }
  EXPECT_GT(settled, 250u);
  EXPECT_GT(refused, 3u);
}

// What follows the text in a page must not land in an element of the text. Returns what is around it if it
// does.
std::string swallowed_by(std::string_view text) {
  for (const EditionInfo& info : editions()) {
    for (const bool scripting : {false, true}) {
      const std::string page =
          "<!DOCTYPE html><body>" + std::string(text) + "<!---->following<form id=next></form>";
      ParseOptions options;
      options.edition = info.edition;
      options.scripting = scripting;
      const Document document = parse(page, options);
      Node following;
      for (const Node node : document.root().descendants())
        if (node.type() == NodeType::text && node.data().ends_with("following")) following = node;
      if (!following) return "the text is lost";
      if (following.parent() != document.body()) return following.parent().outer_html();
      if (!document.root().find_by_id("next")) return "the form is lost";
    }
  }
  return "";
}

TEST(SanitizeText, WhatFollowsIsNotSwallowed) {
  const Sanitizer sanitizer = sanitizer_of("{\"comments\": true}");
  for (const std::string_view html :
       {"<noscript><a href=//evil.example></noscript>", "<noscript><a href=//evil.example></noscript>x",
        "<noscript><b></noscript>", "<noscript><form action=//evil.example></noscript>",
        "<p><noscript><nobr><i></noscript>",
        "<noscript><a></noscript><table><td><noscript><font></noscript>"}) {
    const SanitizedText made = sanitize(html, sanitizer, {.drop_if_unsettled = true});
    ASSERT_TRUE(made) << html << ": " << made.message;
    EXPECT_EQ(swallowed_by(made.html), "") << html << "\n" << made.html;
  }
  // The formatting element that the end of the text would have reconstructed is not added to it.
  const SanitizedText made = sanitize("<noscript><a href=x></noscript>y", sanitizer);
  ASSERT_TRUE(made) << made.message;
  EXPECT_EQ(made.html.find("</a></a>"), std::string::npos) << made.html;
}

// A parser without scripting reads what is in `noscript`: it must not end elements of the page, nor replace
// its body.
TEST(SanitizeText, WhatIsAroundIsKept) {
  constexpr std::string_view kBefore = "<!DOCTYPE html><title>t</title><form><main><div id=outer><div>",
                             kAfter = "</div><p id=rest></div></main><input id=in></form>";
  const auto damage = [&](std::string_view text) -> std::string {
    const Document page = parse(std::string(kBefore).append(text).append(kAfter));
    const Node rest = page.root().find_by_id("rest"), input = page.root().find_by_id("in");
    if (!rest || rest.parent().id() != "outer") return "the rest is elsewhere";
    if (!input || !input.form_owner()) return "the input has no form";
    return "";
  };
  for (const std::string_view config :
       {R"({"removeElements": ["script"]})", R"({"elements": ["p", "noscript"]})"})
    for (const std::string_view html :
         {"<noscript><frameset></noscript>", "<p></p><noscript><frameset></noscript>",
          "<noscript></div></noscript>", "<noscript></div></div></main></noscript>",
          "<noscript></form></noscript>", "<noscript></body></noscript>",
          "<noscript></div><p>mine</noscript>"}) {
      const SanitizedText made = sanitize(html, sanitizer_of(config));
      EXPECT_TRUE(made.html.empty() || made) << html;
      EXPECT_EQ(damage(made.html), "") << html << "\n" << made.html;
    }
  EXPECT_NE(damage("<noscript></div></noscript>"), "");
  EXPECT_EQ(sanitize("<noscript></div></noscript>", sanitizer_of(R"({"elements": ["noscript"]})")).html,
            "<noscript></noscript>");
}

TEST(SanitizeText, EventHandlersThatNoStandardDefines) {
  const Sanitizer sanitizer = sanitizer_of("{\"removeAttributes\": []}");
  constexpr std::string_view kHtml = "<video onfullscreenchange=\"x\" onclick=\"x\" on1=\"x\"></video>";
  EXPECT_EQ(sanitize(kHtml, sanitizer).html, "<video on1=\"x\"></video>");
  EXPECT_EQ(sanitize(kHtml, sanitizer, {.only_standard_event_handlers = true}).html,
            "<video onfullscreenchange=\"x\" on1=\"x\"></video>");
  EXPECT_EQ(sanitize_unsafe(kHtml, sanitizer).html, kHtml);
}

// Random markup of what parsers read differently, with fixed seeds.
TEST(SanitizeText, RandomMarkup) {
  constexpr std::string_view kTags[] = {"a",        "b",
                                        "p",        "div",
                                        "form",     "table",
                                        "tr",       "td",
                                        "caption",  "select",
                                        "option",   "template",
                                        "noscript", "style",
                                        "xmp",      "textarea",
                                        "title",    "plaintext",
                                        "noembed",  "noframes",
                                        "iframe",   "script",
                                        "svg",      "math",
                                        "mtext",    "mi",
                                        "mglyph",   "annotation-xml",
                                        "desc",     "foreignObject",
                                        "pre",      "li",
                                        "dd",       "nobr",
                                        "button",   "h1",
                                        "br",       "img",
                                        "body",     "html",
                                        "head",     "frameset",
                                        "font",     "object",
                                        "colgroup"};
  constexpr std::string_view kAttributes[] = {"onerror=x",
                                              "title=\"</style><img onerror=1>\"",
                                              "id='</noscript><img onerror=1>'",
                                              "title=\"</textarea></title></xmp><img onerror=1>\"",
                                              "encoding=text/html",
                                              "shadowrootmode=open",
                                              "href=javascript:x",
                                              "name=\"--><img onerror=1>\"",
                                              "class='?><img onerror=1>'"};
  constexpr std::string_view kPieces[] = {"x",
                                          "\n",
                                          "<!--",
                                          "-->",
                                          "--!>",
                                          "<?x ",
                                          "?>",
                                          "</",
                                          "<",
                                          "<![CDATA[",
                                          "]]>",
                                          "&#13;\n",
                                          "<img onerror=1>",
                                          "\""};
  std::mt19937 random(1);
  const auto one_of = [&](const auto& all) { return all[random() % std::size(all)]; };
  std::vector<Sanitizer> sanitizers;
  for (const std::string_view config : kConfigs) sanitizers.push_back(sanitizer_of(config));
  std::size_t refused = 0, changed = 0;
  for (int i = 0; i < 1500; ++i) {
    const std::string html = test::random_markup(random, 18, 5, kTags, kAttributes, kPieces);
    const LandingPlace place = one_of(kPlaces);
    SanitizeTextOptions options;
    options.places = {&place, 1};
    const Sanitizer& sanitizer = sanitizers[random() % sanitizers.size()];
    SanitizedText made = sanitize(html, sanitizer, options);
    if (!made) ++refused;
    options.drop_if_unsettled = true;
    if (!made) made = sanitize(html, sanitizer, options);
    ASSERT_TRUE(made) << html << ": " << made.message;
    if (made.rounds != 0) ++changed;
    EXPECT_EQ(unsafe_in(made.html, "body", Namespace::html), "") << html << "\n" << made.html;
    EXPECT_EQ(unsafe_in(made.html, place.local_name, place.element_namespace), "") << html << "\n"
                                                                                   << made.html;
    EXPECT_EQ(unsafe_in_page("<!doctype html><div>" + made.html + "</div>"), "") << html << "\n" << made.html;
    EXPECT_EQ(swallowed_by(made.html), "") << html << "\n" << made.html;
    // It has settled.
    EXPECT_EQ(sanitize(made.html, sanitizer, options).html, made.html) << html;
  }
  EXPECT_GT(refused, 20u);
  EXPECT_GT(changed, 50u);
}

TEST(SanitizeText, APlaceIsChecked) {
  const Sanitizer sanitizer = sanitizer_of("{\"comments\": true}");
  const std::string_view html = "<!--</textarea><img src onerror=x>-->";
  const SanitizedText anywhere = sanitize(html, sanitizer);
  ASSERT_TRUE(anywhere) << anywhere.message;
  EXPECT_EQ(anywhere.html, html);
  EXPECT_NE(unsafe_in_page("<textarea>" + anywhere.html + "</textarea>"), "");
  const LandingPlace place = {"textarea", Namespace::html};
  const SanitizedText there = sanitize(html, sanitizer, {.places = {&place, 1}});
  ASSERT_TRUE(there) << there.message;
  EXPECT_EQ(unsafe_in_page("<textarea>" + there.html + "</textarea>"), "") << there.html;
  EXPECT_GT(there.rounds, 0u);
}

TEST(SanitizeText, NoscriptWithAndWithoutScripting) {
  const Sanitizer sanitizer = sanitizer_of("{}");
  for (const bool scripting : {false, true}) {
    SanitizeTextOptions options;
    options.parse.scripting = scripting;
    const SanitizedText made =
        sanitize("<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", sanitizer, options);
    ASSERT_TRUE(made) << made.message;
    EXPECT_EQ(unsafe_in(made.html, "body", Namespace::html), "") << made.html;
  }
  const SanitizedText dropped = sanitize("a<noscript>b</noscript>c", sanitizer, {.drop_noscript = true});
  EXPECT_EQ(dropped.html, "ac");
}

TEST(SanitizeText, Drops) {
  const Sanitizer sanitizer = sanitizer_of("{}");
  const std::string_view html =
      "a<!--c--><?p d?><svg><desc><b>x</b></desc></svg><math>y</math><style>s</style><textarea>t</textarea>z";
  EXPECT_EQ(
      sanitize(html, sanitizer, {.drop_comments = true, .drop_foreign = true, .drop_raw_text = true}).html,
      "az");
  const SanitizedText refused = sanitize("<b>a<plaintext>b", sanitizer);
  EXPECT_EQ(refused.error, SanitizeTextError::unsettled);
  EXPECT_EQ(refused.html, "");
  EXPECT_NE(refused.message.find("drop_raw_text"), std::string::npos) << refused.message;
  const SanitizedText made = sanitize("<b>a<plaintext>b", sanitizer, {.drop_if_unsettled = true});
  EXPECT_EQ(made.html, "<b>a</b>");
  EXPECT_TRUE(made.dropped);
}

TEST(SanitizeText, NewlinesAtTheBeginning) {
  const Sanitizer sanitizer = sanitizer_of("{}");
  for (const std::string_view html :
       {"<pre>\n\nx</pre>", "<textarea>\n\n\nx</textarea>", "<listing>\n\n</listing>",
        "<pre>\n\n<b>x</b></pre>", "<p></p><pre>\n\n</pre>\n<pre>x\n<b>\n</b>\n</pre>",
        "<template><pre>\n\n<textarea>\n\n</textarea>\n</pre></template>"}) {
    const SanitizedText made = sanitize(html, sanitizer);
    EXPECT_EQ(made.html, html);
    EXPECT_EQ(made.rounds, 0u);
  }
  // One newline is dropped; only one that is left is doubled.
  EXPECT_EQ(sanitize("<pre>\nx</pre>", sanitizer).html, "<pre>x</pre>");
  // Not in a comment, after one, in other elements or in another namespace.
  for (const std::string_view html : {"<!--<pre>\nx-->", "<pre><!---->\nx</pre>", "<div>\nx</div>",
                                      "<math><mi><listing></listing></mi></math>\n"}) {
    EXPECT_EQ(sanitize(html, sanitizer).html, html);
  }
}

TEST(SanitizeText, DepthIsBounded) {
  const SanitizedText made = sanitize(repeat("<div>", 5000) + "x");
  ASSERT_TRUE(made) << made.message;
  EXPECT_TRUE(made.flattened);
  std::size_t depth = 0, deepest = 0;
  for (std::size_t at = 0; at < made.html.size(); ++at) {
    if (made.html[at] != '<') continue;
    depth = made.html[at + 1] == '/' ? depth - 1 : depth + 1;
    deepest = std::max(deepest, depth);
  }
  EXPECT_LE(deepest, 256u);
  EXPECT_GT(deepest, 200u);
}

TEST(SanitizeText, LimitsHold) {
  SanitizeTextOptions options;
  options.parse.limits.nodes = 20;
  const SanitizedText made = sanitize(repeat("<p>x", 1000), Sanitizer(), options);
  ASSERT_TRUE(made) << made.message;
  EXPECT_EQ(made.status, Status::too_many_nodes);
  EXPECT_LT(made.html.size(), 300u);
  options.parse.limits = {.input_bytes = 10};
  const SanitizedText longer = sanitize("<p>&<p>&<p>&", Sanitizer(), options);
  ASSERT_TRUE(longer) << longer.message;
  EXPECT_EQ(longer.status, Status::input_too_long);
  EXPECT_EQ(longer.html, "<p>&amp;</p><p>&amp;</p>");
}

TEST(SanitizeText, UnknownPlaces) {
  for (const std::string_view name :
       {"script", "style", "br", "img", "iframe", "plaintext", "html", "a b", ""}) {
    const LandingPlace place = {name, Namespace::html};
    const SanitizedText made = sanitize("x", Sanitizer(), {.places = {&place, 1}});
    EXPECT_EQ(made.error, SanitizeTextError::unknown_place) << name;
    EXPECT_NE(made.message, "");
  }
  for (const LandingPlace& place : kPlaces)
    EXPECT_TRUE(sanitize("x", Sanitizer(), {.places = {&place, 1}})) << place.local_name;
}

TEST(SanitizeText, Documents) {
  SanitizeTextOptions options;
  options.document = true;
  const SanitizedText made = sanitize(
      "<!doctype html><html lang=en onclick=x><title>T</title><body onload=x()><p>Hi<script>x</script>",
      Sanitizer(), options);
  ASSERT_TRUE(made) << made.message;
  EXPECT_EQ(made.html,
            "<!DOCTYPE html><html lang=\"en\"><head><title>T</title></head><body><p>Hi</p></body></html>");
  for (const std::string_view payload : kPayloads) {
    const SanitizedText page = sanitize(payload, sanitizer_of("{}"), options);
    EXPECT_EQ(unsafe_in_page(page.html), "") << payload;
  }
}

TEST(SanitizeText, WithoutChecks) {
  SanitizeTextOptions options;
  options.max_rounds = 0;
  EXPECT_EQ(sanitize("<plaintext>x", sanitizer_of("{}"), options).html, "<plaintext>x</plaintext>");
}

// #contains-a-javascript:-url keeps what the URL parser refuses. Chromium accepts and runs the first two.
TEST(SanitizeText, JavascriptUrlsThatTheUrlParserRefuses) {
  const Sanitizer sanitizer = Sanitizer::keep_everything();
  for (const std::string url : {"javascript://[::01.2.3.4]/%0aalert(1)", "javascript://[::00.2.3.4]/",
                                "javascript://[", " JavaScript:/\t/a b", "javascript://a:99999/"}) {
    const std::string html = "<a href='" + url + "' title='" + url + "'>x</a>";
    Document document = parse_html_fragment(html, {}, sanitizer);
    EXPECT_TRUE(document.result().first_child().has_attribute("href")) << url;
    for (const SanitizeMethod method : {SanitizeMethod::filter_tree, SanitizeMethod::while_parsing}) {
      for (const std::size_t max_rounds : {std::size_t{0}, std::size_t{4}}) {
        for (const bool is_document : {false, true}) {
          std::size_t removed = 0;
          SanitizeTextOptions options;
          options.method = method;
          options.document = is_document;
          options.max_rounds = max_rounds;
          options.removal_user_data = &removed;
          options.on_removal = [](const SanitizerRemoval& removal, void* to) {
            EXPECT_EQ(removal.reason, RemovalReason::javascript_url);
            ++*static_cast<std::size_t*>(to);
          };
          const SanitizedText result = sanitize(html, sanitizer, options);
          ASSERT_TRUE(result) << url;
          EXPECT_EQ(result.html.find("href"), std::string::npos) << result.html;
          EXPECT_NE(result.html.find("title="), std::string::npos) << result.html;
          // They are removed at once, and reported.
          EXPECT_EQ(result.rounds, 0u);
          EXPECT_EQ(removed, 1u);
        }
      }
    }
  }
}

TEST(SanitizeText, RemovalsAreReportedOnce) {
  std::vector<std::string> names;
  SanitizeTextOptions options;
  options.parse.positions = true;
  options.removal_user_data = &names;
  options.on_removal = [](const SanitizerRemoval& removal, void* to) {
    std::string name(removal.attribute ? removal.attribute.qualified_name() : removal.node.local_name());
    static_cast<std::vector<std::string>*>(to)->push_back(name + "@" + std::to_string(removal.range.begin));
  };
  EXPECT_TRUE(sanitize("<p onclick=x>a<script>b</script>", Sanitizer(), options));
  EXPECT_EQ(names, (std::vector<std::string>{"onclick@3", "script@14"}));
}

TEST(SanitizeText, UnsafeByTheConfiguration) {
  const Sanitizer sanitizer = sanitizer_of("{\"elements\": [\"p\", \"script\"]}");
  const std::string_view html = "<p>a</p><script>b</script><b>c</b>";
  EXPECT_EQ(sanitize_unsafe(html, sanitizer).html, "<p>a</p><script>b</script>");
  EXPECT_EQ(sanitize(html, sanitizer).html, "<p>a</p>");
}

}  // namespace
}  // namespace lockstep::test
