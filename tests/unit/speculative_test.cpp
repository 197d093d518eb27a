// Tests what the speculative parser reports, and what it does not report.
#include <gtest/gtest.h>

#include <algorithm>

#include "lockstep/lockstep.h"
#include "support/chunks.h"

namespace lockstep::test {
namespace {

std::string shown(const SpeculativeFetch& fetch) {
  static const char* const kNames[] = {
      "script",     "module",   "style",      "image",    "preload",  "modulepreload", "icon",   "manifest",
      "dictionary", "prefetch", "preconnect", "dns",      "media",    "track",         "frame",  "embed",
      "object",     "base",     "csp",        "referrer", "viewport", "color-scheme",  "refresh"};
  std::string out = kNames[static_cast<std::size_t>(fetch.kind)];
  out.append(" ").append(fetch.url);
  if (!fetch.content.empty()) out.append(fetch.url.empty() ? "" : " ").append(fetch.content);
  if (!fetch.base.empty() && fetch.kind != SpeculativeKind::base) out.append(" base=").append(fetch.base);
  for (const SpeculativeSource& source : fetch.sources)
    out.append(" (").append(source.srcset).append(" ").append(source.media).append(")");
  return out + '\n';
}

std::string rest_of(SpeculativeParser& parser) {
  std::string out;
  while (const SpeculativeFetch* fetch = parser.next()) out += shown(*fetch);
  return out;
}

std::string fetches(std::string_view html, const SpeculativeOptions& options = {}) {
  SpeculativeParser parser(options);
  parser.start();
  parser.write(html);
  return rest_of(parser);
}

TEST(Speculative, Scripts) {
  EXPECT_EQ(
      fetches("<script src=a.js></script><script src=b.js async></script><script src=c.js defer></script>"),
      "script a.js\nscript b.js\nscript c.js\n");
  EXPECT_EQ(fetches("<script src=a.mjs type=module></script><script src=b.mjs type=' MODULE'></script>"),
            "module a.mjs\nmodule b.mjs\n");
  EXPECT_EQ(fetches("<script src=a type></script><script src=b type=text/JavaScript></script>"
                    "<script src=c language=JavaScript1.2></script><script src=d language></script>"),
            "script a\nscript b\nscript c\nscript d\n");
  EXPECT_EQ(fetches("<script src=a for=window event=onload></script>"), "script a\n");
}

TEST(Speculative, ScriptsThatAreNotFetched) {
  EXPECT_EQ(fetches("<script src=''></script><script>'<img src=x>'</script>"), "");
  EXPECT_EQ(
      fetches("<script src=a type=text/template></script><script src=b type=importmap></script>"
              "<script src=c type='text/javascript;charset=utf-8'></script><script src=d language=vbscript>"),
      "");
  EXPECT_EQ(fetches("<script src=a nomodule></script><script src=b for=x event=onload></script>"), "");
  SpeculativeOptions options;
  options.scripting = false;
  EXPECT_EQ(fetches("<script src=a></script>", options), "");
}

TEST(Speculative, Links) {
  EXPECT_EQ(fetches("<link rel=stylesheet href=a.css media=print><link rel='ALTERNATE Stylesheet' href=b.css>"
                    "<link rel=stylesheet type='Text/CSS; charset=utf-8' href=c.css>"),
            "style a.css\nstyle b.css\nstyle c.css\n");
  EXPECT_EQ(
      fetches("<link rel=preload as=font href=a><link rel=modulepreload href=b><link rel=prefetch href=c>"
              "<link rel=preconnect href=d><link rel=dns-prefetch href=d>"),
      "preload a\nmodulepreload b\nprefetch c\npreconnect d\ndns d\n");
  EXPECT_EQ(fetches("<link rel=preload as=image imagesrcset='a 2x'>"), "preload \n");
  // Only six destinations can be preloaded.
  EXPECT_EQ(fetches("<link rel=preload as=FETCH href=a><link rel=preload as=track href=b>"),
            "preload a\npreload b\n");
  EXPECT_EQ(fetches("<link rel=preload as=video href=a><link rel=preload as=x href=b>"), "");
}

TEST(Speculative, LinksThatAreNotFetched) {
  EXPECT_EQ(
      fetches("<link rel=stylesheet><link rel=stylesheet href=''><link href=a><link rel=canonical href=b>"
              "<link rel=stylesheet disabled href=c><link rel=stylesheet type=text/less href=d>"
              "<link rel=preload href=e><link rel=notstylesheet href=f>"),
      "");
}

TEST(Speculative, Images) {
  EXPECT_EQ(fetches("<img src=a><image src=b><img srcset='c 2x'><input type=IMAGE src=d><video poster=e>"),
            "image a\nimage b\nimage \nimage d\nimage e\n");
  EXPECT_EQ(fetches("<img><img src=''><img src=a loading=LAZY><input src=b>"), "");
  SpeculativeOptions options;
  options.scripting = false;
  EXPECT_EQ(fetches("<img src=a loading=lazy>", options), "image a\n");
}

TEST(Speculative, Pictures) {
  EXPECT_EQ(
      fetches(
          "<picture><source srcset=a media=print><source><source srcset=b><img src=c></picture><img src=d>"),
      "image c (a print) (b )\nimage d\n");
  EXPECT_EQ(fetches("<source srcset=a><img src=c>"), "image c\n");
  EXPECT_EQ(fetches("<picture><source srcset=a></picture><img src=c>"), "image c\n");
  EXPECT_EQ(fetches("<picture><source srcset=a><div><img src=c>"), "image c\n");
}

TEST(Speculative, AttributesOfTheElement) {
  SpeculativeParser parser;
  parser.start();
  parser.write(
      "<script src=a crossorigin integrity=x referrerpolicy=origin nonce=n fetchpriority=low async>");
  const SpeculativeFetch* fetch = parser.next();
  ASSERT_NE(fetch, nullptr);
  EXPECT_EQ(fetch->attribute("crossorigin"), "");
  EXPECT_EQ(fetch->attribute("integrity"), "x");
  EXPECT_EQ(fetch->attribute("nonce"), "n");
  EXPECT_EQ(fetch->attribute("defer"), std::nullopt);
}

TEST(Speculative, Effects) {
  EXPECT_EQ(fetches("<img src=a><base target=x><base href=/b/><img src=a><base href=/c/><img src=d>"),
            "image a\nbase /b/\nimage a base=/b/\nimage d base=/b/\n");
  EXPECT_EQ(
      fetches(
          "<meta http-equiv=Content-Security-Policy content='img-src x'><meta name=Referrer content=origin>"
          "<meta name=viewport content=width=1><meta charset=utf-8><meta name=author content=x>"
          "<meta name=color-scheme content=dark><meta http-equiv=refresh content=5>"),
      "csp img-src x\nreferrer origin\nviewport width=1\ncolor-scheme dark\nrefresh 5\n");
  EXPECT_EQ(fetches("<body><meta http-equiv=Content-Security-Policy content=x>"), "");
  SpeculativeParser parser;
  parser.start({.base = "/own/"});
  parser.write("<base href=/b/><img src=a>");
  EXPECT_EQ(rest_of(parser), "image a base=/own/\n");
}

TEST(Speculative, TextIsNotMarkup) {
  EXPECT_EQ(fetches("<!--<img src=a>--><title><img src=b></title><textarea><img src=c></textarea>"
                    "<style><img src=d></style><noscript><img src=e></noscript><iframe><img src=f></iframe>"
                    "<xmp><img src=f></xmp><noembed><img src=f></noembed><noframes><img src=f></noframes>"
                    "<img src=g><plaintext><img src=h>"),
            "image g\n");
  SpeculativeOptions options;
  options.scripting = false;
  EXPECT_EQ(fetches("<noscript><img src=e></noscript>", options), "image e\n");
}

TEST(Speculative, Templates) {
  EXPECT_EQ(
      fetches("<template><img src=a><template></template><base href=b><img src=c></template><img src=d>"),
      "image d\n");
  EXPECT_EQ(fetches("</template><img src=d>"), "image d\n");
  EXPECT_EQ(fetches("<template><svg><image href=a></template><img src=d>"), "image d\n");
  EXPECT_EQ(
      fetches("<template><svg><template><image href=a></template><image href=b></svg><img src=c></template>"
              "<img src=d>"),
      "image d\n");
  EXPECT_EQ(fetches("<template><svg><foreignObject><b></template><img src=d>"), "image d\n");
  EXPECT_EQ(fetches("<template for=x><img src=a></template>"), "");
}

TEST(Speculative, ShadowRoots) {
  constexpr std::string_view kPage =
      "<div><b>x</b><template shadowrootmode=open><img src=a><base href=/><template><img src=b></template>"
      "</template></div><a-b><template shadowrootmode=CLOSED><img src=c></template>"
      "<template shadowrootmode=open><img src=d></template></a-b>"
      "<button><template shadowrootmode=open><img src=e></template></button><font-face><template "
      "shadowrootmode=open><img src=f></template></font-face><p><template shadowrootmode=x><img "
      "src=g></template><section><template shadowrootmode=open><div><template shadowrootmode=open>"
      "<img src=h></template></div><img src=i></template></section><img src=j>";
  EXPECT_EQ(fetches(kPage), "image j\n");
  SpeculativeOptions options;
  options.allow_declarative_shadow_roots = true;
  EXPECT_EQ(fetches(kPage, options), "image a\nimage c\nimage h\nimage i\nimage j\n");
}

TEST(Speculative, Svg) {
  EXPECT_EQ(
      fetches(
          "<svg><image href=a /><image xlink:href=b /><script href=c></script><script xlink:href=d />"
          "<img src=e></svg><svg><link rel=stylesheet href=f><a><foreignObject><link rel=stylesheet href=g>"
          "<svg><style><image href=h><feImage href=i>"),
      "image a\nimage b\nscript c\nscript d\nimage e\nstyle g\nimage h\nimage i\n");
  EXPECT_EQ(fetches("<math><image href=a>"), "");
}

TEST(Speculative, NothingTwice) {
  EXPECT_EQ(
      fetches("<link rel=preload as=script href=a><script src=a></script><img src=a><img src=b><img src=b>"
              "<img src=b srcset='c 2x'><img src=b srcset='c 2x'><link rel=preconnect href=a>"),
      "preload a\nimage b\nimage b\npreconnect a\n");
  SpeculativeParser parser;
  for (int round = 0; round < 3; ++round) {
    parser.start();
    parser.write("<img src=a><script src=b></script>");
    EXPECT_EQ(rest_of(parser), round == 0 ? "image a\nscript b\n" : "");
    parser.stop();
  }
}

TEST(Speculative, StopDiscardsTheState) {
  SpeculativeParser parser;
  parser.write("<img src=a>");
  EXPECT_EQ(parser.next(), nullptr);
  parser.start();
  parser.write("<img src=a><img src=b><img src=");
  ASSERT_NE(parser.next(), nullptr);
  parser.stop();
  EXPECT_EQ(parser.next(), nullptr);
  parser.write("c>");
  parser.start();
  parser.write("d><img src=b>");
  EXPECT_EQ(rest_of(parser), "image b\n");
}

TEST(Speculative, AnyChunks) {
  const std::string html =
      "<base href=/x/><script src='a&amp;b'></script><picture><source srcset='s 1x'><img src=c></picture>"
      "<template><img src=d></template><svg><image xlink:href=e></svg><title><img src=f></title><img src=g>"
      "\xC3\xA4<link href=h rel=stylesheet><!-- <img src=i> --><script>'<img src=j>'</script><img src=k>";
  const std::string expected = fetches(html);
  EXPECT_EQ(expected,
            "base /x/\nscript a&b base=/x/\nimage c base=/x/ (s 1x )\nimage e base=/x/\nimage g base=/x/\n"
            "style h base=/x/\nimage k base=/x/\n");
  for (const Feeding& feeding : all_feedings(html, 11)) {
    SpeculativeParser parser;
    parser.start();
    std::string out;
    for (const std::string_view chunk : feeding.chunks) {
      parser.write(chunk);
      out += rest_of(parser);
    }
    EXPECT_EQ(out, expected) << feeding.name;
  }
}

// Elements that their insertion mode ignores, and those that only a tree can decide.
TEST(Speculative, ElementsThatAreIgnored) {
  EXPECT_EQ(fetches("<frameset><img src=a><link rel=stylesheet href=b><script src=c></script>"
                    "<frame src=d></frameset><img src=e><noframes><img src=f></noframes>"),
            "frame d\n");
  EXPECT_EQ(fetches("<p>x<frameset><frame src=a></frameset><img src=b>"), "image b\n");
  EXPECT_EQ(fetches("<frame src=a><body><frame src=b><img src=c>"), "image c\n");
  EXPECT_EQ(fetches("<table><colgroup><img src=a></colgroup><col></table>"), "image a\n");
  EXPECT_EQ(fetches("<svg><img src=a></svg><math><image href=b /></math><svg><title><img src=c></svg>"),
            "image a\nimage c\n");
}

TEST(Speculative, ElementsInSelects) {
  EXPECT_EQ(fetches("<select><img src=a><option><picture><source srcset=b><img src=c></picture></select>"),
            "image a\nimage c (b )\n");
  EXPECT_EQ(fetches("<select><input type=image src=a><img src=b>"), "image a\nimage b\n");
#if LOCKSTEP_HTML_2024_09_12
  SpeculativeOptions options;
  options.edition = Edition::html_2024_09_12;
  EXPECT_EQ(
      fetches("<select><img src=a><option><img src=b><script src=c></script></select><img src=d>", options),
      "script c\nimage d\n");
#endif
}

TEST(Speculative, AfterTheEnd) {
  EXPECT_EQ(fetches("<body></body></html><img src=a><link rel=stylesheet href=b>"), "image a\nstyle b\n");
  EXPECT_EQ(fetches("<frameset></frameset></html><img src=a><frame src=b><script src=c></script>"), "");
}

TEST(Speculative, ForeignContent) {
  EXPECT_EQ(fetches("<svg><![CDATA[<img src=a>]]><desc><img src=b></desc></svg><![CDATA[<img src=c>]]>"),
            "image b\n");
  EXPECT_EQ(fetches("<svg><title><style><image href=a></style><img src=b>"), "image b\n");
  EXPECT_EQ(fetches("<math><annotation-xml encoding=text/html><link rel=stylesheet href=a></annotation-xml>"
                    "<annotation-xml><link rel=stylesheet href=b></annotation-xml></math>"),
            "style a\n");
}

TEST(Speculative, FosterParents) {
  EXPECT_EQ(fetches("<table><img src=a><tr><img src=b><td><img src=c></table>"),
            "image a\nimage b\nimage c\n");
  EXPECT_EQ(fetches("<picture><source srcset=a><table><img src=b>"), "image b (a )\n");
  EXPECT_EQ(fetches("<template><table><img src=a></table></template><table><template><img src=b>"), "");
}

TEST(Speculative, PicturesAsTreesHaveThem) {
  EXPECT_EQ(fetches("<picture><source srcset=a><p>x</p><img src=b><img src=c></picture>"),
            "image b (a )\nimage c (a )\n");
  EXPECT_EQ(fetches("<picture><source srcset=a><b><img src=c></b></picture>"), "image c\n");
  EXPECT_EQ(fetches("<picture><source srcset=a><template></template><picture><source srcset=b><img src=c>"
                    "</picture><img src=d></picture>"),
            "image c (b )\nimage d (a )\n");
}

TEST(Speculative, Media) {
  EXPECT_EQ(fetches("<video src=a poster=b><source src=c></video><audio><source src=d><source src=e type=x>"
                    "<track src=f><track default src=g></audio><source src=h>"),
            "image b\nmedia a\nmedia d\nmedia e\ntrack g\n");
  SpeculativeParser parser;
  parser.start();
  parser.write("<video poster=a><source src=b></video><video><source src=c>");
  std::vector<std::uint64_t> elements;
  while (const SpeculativeFetch* fetch = parser.next()) elements.push_back(fetch->element);
  ASSERT_EQ(elements.size(), 3u);
  EXPECT_EQ(elements[0], elements[1]);
  EXPECT_NE(elements[1], elements[2]);
}

TEST(Speculative, FramesAndObjects) {
  EXPECT_EQ(fetches("<iframe src=a></iframe><iframe srcdoc=x src=b></iframe><iframe loading=lazy src=c>"
                    "</iframe><embed src=d><object data=e><object data=f></object><embed src=g><img src=h>"
                    "</object><video><embed src=i></video>"),
            "frame a\nembed d\nobject e\nimage h\n");
}

TEST(Speculative, IconsAndOthers) {
  EXPECT_EQ(fetches("<link rel='shortcut icon' href=a><link rel=manifest href=b><link "
                    "rel=compression-dictionary href=c><link rel='preconnect dns-prefetch' href=d>"),
            "icon a\nmanifest b\ndictionary c\npreconnect d\ndns d\n");
}

TEST(Speculative, ImportRules) {
  EXPECT_EQ(
      fetches("<style>@import 'a';@IMPORT url(b) screen and (x);@import url( \"c\" ) layer(d);</style>"),
      "style a\nstyle b screen and (x)\nstyle c layer(d)\n");
  EXPECT_EQ(
      fetches("<style><!-- @charset 'utf-8'; /* ; @import 'x'; **/ @layer a, b; @import/**/'c'/*;*/; -->"
              "@import \"d;}\";a{} @import 'e';</style>"),
      "style c\nstyle d;}\n");
  EXPECT_EQ(fetches("<style>@import '\\61\\a\\000062 \\;\\'';@import url(\\)c\\ d);</style>"),
            "style a\nb;'\nstyle )c d\n");
  EXPECT_EQ(fetches("<style>@import 'a'</style><style>@import url(b</style><style>@import 'c\n';@import 'd';"
                    "</style><style>@font-face{}@import 'e';</style><img src=f>"),
            "style a\nstyle b\nimage f\n");
  EXPECT_EQ(fetches("<style type=text/less>@import 'a';</style><style media=print>@import 'b';</style>"
                    "<template><style>@import 'c';</style></template><svg><style>@import &quot;d&quot;;"),
            "style b\nstyle d\n");
  SpeculativeParser parser;
  parser.start();
  parser.write("<style nonce=n>@import 'a';@import 'b' print;");
  parser.next();
  const SpeculativeFetch* fetch = parser.next();
  ASSERT_NE(fetch, nullptr);
  EXPECT_EQ(fetch->url, "b");
  EXPECT_EQ(fetch->content, "print");
  EXPECT_EQ(fetch->attribute("nonce"), "n");
}

TEST(Speculative, Limits) {
  SpeculativeOptions options;
  options.limits.input_bytes = 30;
  SpeculativeParser parser(options);
  parser.start();
  parser.write("<img src=a><img src=b><img src=c><img src=d>");
  EXPECT_EQ(rest_of(parser), "image a\nimage b\n");
  EXPECT_EQ(parser.status(), Status::input_too_long);
  parser.start();
  EXPECT_EQ(parser.status(), Status::ok);

  options.limits = {};
  options.limits.attributes = 2;
  SpeculativeParser few(options);
  few.start();
  few.write("<img src=a><img src=b c d><img src=e>");
  EXPECT_EQ(rest_of(few), "image a\n");
  EXPECT_EQ(few.status(), Status::too_many_attributes);

  options.limits = {};
  options.limits.memory_bytes = 1 << 20;
  SpeculativeParser deep(options);
  deep.start();
  std::string html;
  for (int i = 0; i < 100000; ++i) html += "<div>";
  deep.write(html + "<img src=a>");
  EXPECT_EQ(rest_of(deep), "");
  EXPECT_EQ(deep.status(), Status::too_much_memory);
}

// Closed elements of any kind take no memory.
TEST(Speculative, MemoryIsThatOfOpenElements) {
  std::string html;
  for (int i = 0; i < 20000; ++i)
    html +=
        "<p><b class=x><i>x</b><div>y</i></div><table><tr><img src=a><td><select><option selected>z"
        "<selectedcontent></select></table><a href=b><svg><a/></svg><picture><source srcset=c><img src=d>"
        "</picture><math><annotation-xml encoding=text/html></math><template><p></template>"
        "<section><template shadowrootmode=open><p>x</template></section></p></a></b></i><video></video>";
  SpeculativeOptions options;
  options.allow_declarative_shadow_roots = true;
  options.limits.memory_bytes = 1 << 18;
  SpeculativeParser parser(options);
  parser.start();
  for (std::size_t i = 0; i < html.size(); i += 4096) {
    parser.write(std::string_view(html).substr(i, 4096));
    while (parser.next() != nullptr) {
    }
  }
  EXPECT_EQ(parser.status(), Status::ok);
}

TEST(Speculative, ManySources) {
  std::string html = "<picture>";
  for (int i = 0; i < 10000; ++i) html += "<source srcset=a>";
  html += "<img src=b>";
  SpeculativeParser parser;
  parser.start();
  parser.write(html);
  const SpeculativeFetch* fetch = parser.next();
  ASSERT_NE(fetch, nullptr);
  EXPECT_EQ(fetch->sources.size(), 64u);
}

// A fetch found near long texts does not copy them.
TEST(Speculative, LongTextsAreShared) {
  static constexpr int kMany = 20'000;
  std::string images, rules;
  for (int i = 0; i < kMany; ++i) {
    images += "<img src=" + std::to_string(i) + ">";
    rules += "@import '" + std::to_string(i) + "' print;";
  }
  const std::string long_text(1'000'000, 'x');
  const auto expect_all = [](const std::string& html, std::size_t sources, std::size_t attributes) {
    SpeculativeParser parser;
    parser.start();
    parser.write(html);
    int count = 0;
    while (const SpeculativeFetch* fetch = parser.next()) {
      if (fetch->kind == SpeculativeKind::base) continue;
      ASSERT_EQ(fetch->url, std::to_string(count++));
      ASSERT_EQ(fetch->sources.size(), sources);
      ASSERT_EQ(fetch->attributes.size(), attributes);
    }
    EXPECT_EQ(count, kMany);
  };
  expect_all("<picture><source srcset=" + long_text + "><source srcset=a>" + images, 2, 1);
  expect_all("<style data-x=" + long_text + " media=print>" + rules + "</style>", 0, 2);
  expect_all("<base href=" + long_text + ">" + images, 0, 1);
}

// An image has the sources before it, also if others follow.
TEST(Speculative, SourcesBetweenImages) {
  EXPECT_EQ(fetches("<picture><source srcset=a><img src=x><source srcset=b><img src=y><img src=z></picture>"),
            "image x (a )\nimage y (a ) (b )\nimage z (a ) (b )\n");
}

TEST(Speculative, SourcesCountAsMemory) {
  SpeculativeOptions options;
  options.limits.memory_bytes = 1 << 20;
  SpeculativeParser parser(options);
  parser.start();
  for (int i = 0; i < 1000; ++i) parser.write("<picture><source srcset=" + std::string(4000, 'x') + ">");
  parser.write("<img src=a>");
  EXPECT_EQ(rest_of(parser), "");
  EXPECT_EQ(parser.status(), Status::too_much_memory);
}

}  // namespace
}  // namespace lockstep::test
