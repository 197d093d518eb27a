// What the speculative parser reports, and what it does not.
#include <gtest/gtest.h>

#include "lockstep/lockstep.h"
#include "support/chunks.h"

namespace lockstep::test {
namespace {

std::string shown(const SpeculativeFetch& fetch) {
  static const char* const kNames[] = {"script",        "module",   "style",      "image", "preload",
                                       "modulepreload", "prefetch", "preconnect", "dns",   "base",
                                       "csp",           "referrer", "viewport"};
  std::string out = kNames[static_cast<std::size_t>(fetch.kind)];
  out.append(" ").append(fetch.url).append(fetch.content);
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
}

TEST(Speculative, LinksThatAreNotFetched) {
  EXPECT_EQ(fetches("<link rel=stylesheet><link rel=stylesheet href=''><link href=a><link rel=icon href=b>"
                    "<link rel=stylesheet disabled href=c><link rel=stylesheet type=text/less href=d>"
                    "<link rel=preload href=e><link rel=notstylesheet href=f>"),
            "");
}

TEST(Speculative, Images) {
  EXPECT_EQ(fetches("<img src=a><image src=b><img srcset='c 2x'><input type=IMAGE src=d><video poster=e>"),
            "image a\nimage b\nimage \nimage d\nimage e\n");
  EXPECT_EQ(fetches("<img><img src=''><img src=a loading=LAZY><input src=b><video src=c>"), "");
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
          "<meta name=viewport content=width=1><meta charset=utf-8><meta name=author content=x>"),
      "csp img-src x\nreferrer origin\nviewport width=1\n");
  SpeculativeParser parser;
  parser.start({.base = "/own/"});
  parser.write("<base href=/b/><img src=a>");
  EXPECT_EQ(rest_of(parser), "image a base=/own/\n");
}

TEST(Speculative, TextIsNoMarkup) {
  EXPECT_EQ(fetches("<!--<img src=a>--><title><img src=b></title><textarea><img src=c></textarea>"
                    "<style><img src=d></style><noscript><img src=e></noscript><iframe><img src=f></iframe>"
                    "<img src=g>"),
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
      "<div> <template shadowrootmode=open><img src=a><template><img src=b></template></template></div>"
      "<a-b><template shadowrootmode=CLOSED><img src=c></template><template shadowrootmode=open><img "
      "src=d></template>"
      "</a-b><button><template shadowrootmode=open><img src=e></template></button><font-face><template "
      "shadowrootmode=open><img src=f></template></font-face><p><template shadowrootmode=x><img "
      "src=g></template>";
  EXPECT_EQ(fetches(kPage), "");
  SpeculativeOptions options;
  options.allow_declarative_shadow_roots = true;
  EXPECT_EQ(fetches(kPage, options), "image a\nimage c\n");
}

TEST(Speculative, Svg) {
  EXPECT_EQ(
      fetches(
          "<svg><image href=a /><image xlink:href=b /><script href=c></script><script xlink:href=d />"
          "<img src=e></svg><svg><link rel=stylesheet href=f><a><foreignObject><link rel=stylesheet href=g>"
          "<svg><style><image href=h>"),
      "image a\nimage b\nscript c\nscript d\nimage e\nstyle g\nimage h\n");
  EXPECT_EQ(fetches("<math><image href=a>"), "");
}

TEST(Speculative, StartsInForeignContent) {
  const OpenForeignElement open[] = {{Namespace::svg, "svg"}};
  SpeculativeParser parser;
  parser.start({.open_foreign_elements = open});
  parser.write("<image href=a /><link rel=stylesheet href=b></svg><image src=c>");
  EXPECT_EQ(rest_of(parser), "image a\nimage c\n");
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

TEST(Speculative, StopThrowsAway) {
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

}  // namespace
}  // namespace lockstep::test
